// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/luck.h"

#include <array>

#include <sodium.h>

#include "server/secrets.h"
#include "table/table.h"

namespace ilion::server {

namespace {

std::string key_of(const std::string& seed, const std::vector<std::string>& texts) {
  std::string all = seed;
  for (const std::string& text : texts) {
    all += text;
    all += '\0';
  }
  return sha256(all);
}

// The record of the same match without steps and end.
Record empty(Record record) {
  record.steps.clear();
  record.end.reset();
  return record;
}

}  // namespace

Luck::Luck(const std::string& seed, const std::vector<std::string>& texts)
    : key_(key_of(seed, texts)) {}

Rng Luck::draw(std::uint64_t number) const {
  std::array<unsigned char, crypto_stream_chacha20_NONCEBYTES> nonce{};
  for (std::size_t i = 0; i < nonce.size(); ++i)
    nonce[i] = static_cast<unsigned char>(number >> (8 * i));
  std::array<unsigned char, 32> bits{};
  crypto_stream_chacha20(bits.data(), bits.size(), nonce.data(),
                         reinterpret_cast<const unsigned char*>(key_.data()));
  std::array<std::uint64_t, 4> words{};
  for (std::size_t i = 0; i < bits.size(); ++i)
    words[i / 8] |= std::uint64_t{bits[i]} << (8 * (i % 8));
  return Rng(words);
}

std::string commitment_of(const std::string& seed) { return hex(sha256(seed)); }

Result<Done> verify_luck(const Record& record) {
  if (!record.luck) return Error{"The record does not say where its luck came from."};
  const auto seed = from_hex(record.luck->seed);
  if (!seed || commitment_of(*seed) != record.luck->commitment)
    return Error{"The seed of the record is not the one that was promised at the start."};
  const Luck luck(*seed, record.luck->texts);
  auto opened = replay(empty(record));
  if (!opened) return opened.error();
  Table& table = **opened;
  std::size_t drawn = 0;
  for (std::size_t i = 0; i < record.steps.size(); ++i) {
    const Step& step = record.steps[i];
    const std::string place = "Step " + std::to_string(i + 1) + " of the record";
    if (step.seat) {
      if (table.play(*step.seat, step.text)) return Error{place + " is not possible."};
      continue;
    }
    if (i < record.luck->given) {
      if (const auto given = table.outcome(step.text); !given) return given.error();
      continue;
    }
    if (drawn >= record.luck->draws.size())
      return Error{place + " is a draw of which the record does not say the number."};
    if (!table.actor().is_chance()) return Error{place + " is not possible."};
    // Every number is used once and in order: nobody may choose among draws, or draw one twice.
    const std::uint64_t number = record.luck->draws[drawn];
    if (drawn > 0 && number <= record.luck->draws[drawn - 1])
      return Error{place + " has a draw whose number does not rise."};
    ++drawn;
    Rng rng = luck.draw(number);
    table.draw(rng);
    if (table.record().steps.back().text != step.text)
      return Error{place + " is not what the seed gives."};
  }
  if (drawn != record.luck->draws.size())
    return Error{"The record numbers more draws than it has."};
  return Done{};
}

std::size_t draws_taken_back(const RecordLuck& luck) {
  return luck.draws.empty() ? 0 : luck.draws.back() + 1 - luck.draws.size();
}

}  // namespace ilion::server
