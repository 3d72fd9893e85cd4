// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/luck.h"

#include <doctest/doctest.h>

#include "server/secrets.h"
#include "table/table.h"

using namespace ilion;
using namespace ilion::server;

namespace {

const std::string kSeed(32, 's');

// A match of bots whose luck is drawn as a server draws it.
Record played(std::size_t skipped) {
  prepare_secrets();
  const std::vector<std::string> texts{"mine", ""};
  const Luck luck(kSeed, texts);
  auto table = std::move(*open_table({"hector", 2}, {"random", "random"}));
  RecordLuck proof{commitment_of(kSeed), hex(kSeed), texts};
  Rng bots(3);
  std::uint64_t number = 0;
  while (!table->actor().is_nobody()) {
    if (table->actor().is_chance()) {
      if (number == 5) number += skipped;  // somebody took back what he had drawn
      Rng rng = luck.draw(number);
      proof.draws.push_back(number++);
      table->draw(rng);
    } else {
      table->play(table->actor().seat(), *table->bot_choice("random", bots));
    }
  }
  Record record = table->record();
  record.luck = proof;
  return record;
}

}  // namespace

TEST_CASE("a draw depends on the seed, on every player's text and on its number") {
  prepare_secrets();
  const Luck luck(kSeed, {"a", "b"});
  CHECK(luck.draw(0) == Luck(kSeed, {"a", "b"}).draw(0));
  CHECK_FALSE(luck.draw(0) == luck.draw(1));
  CHECK_FALSE(luck.draw(0) == Luck(kSeed, {"a", "c"}).draw(0));
  CHECK_FALSE(luck.draw(0) == Luck(kSeed, {"ab", ""}).draw(0));
  CHECK_FALSE(luck.draw(0) == Luck(std::string(32, 't'), {"a", "b"}).draw(0));
}

TEST_CASE("a record proves its luck, also after something was taken back") {
  for (std::size_t skipped : {0U, 3U}) {
    const Record record = played(skipped);
    CHECK(verify_luck(record).ok());
    const auto read = parse_record(to_text(record));
    REQUIRE(read.ok());
    CHECK(*read == record);
    CHECK(verify_luck(*read).ok());
  }
}

TEST_CASE("luck that does not follow from its seed is refused") {
  const Record record = played(0);
  Record forged = record;
  forged.luck->texts[0] = "yours";
  CHECK_FALSE(verify_luck(forged).ok());
  forged = record;
  forged.luck->seed = hex(std::string(32, 't'));
  CHECK_FALSE(verify_luck(forged).ok());
  forged = record;
  forged.luck->draws.pop_back();
  CHECK_FALSE(verify_luck(forged).ok());
  forged = record;
  forged.luck->draws[0] = 999;
  CHECK_FALSE(verify_luck(forged).ok());
  forged = record;
  forged.luck->draws.push_back(forged.luck->draws.back() + 1);
  CHECK_FALSE(verify_luck(forged).ok());
  forged = record;
  forged.luck.reset();
  CHECK_FALSE(verify_luck(forged).ok());
}

TEST_CASE("numbers of draws rise, and those that are passed over are counted") {
  // A server that draws the same number again whenever it liked what came out.
  const std::vector<std::string> texts{"mine", ""};
  const Luck luck(kSeed, texts);
  auto table = std::move(*open_table({"hector", 2}, {"random", "random"}));
  RecordLuck proof{commitment_of(kSeed), hex(kSeed), texts};
  Rng bots(3);
  while (!table->actor().is_nobody()) {
    if (table->actor().is_chance()) {
      Rng rng = luck.draw(7);
      proof.draws.push_back(7);
      table->draw(rng);
    } else {
      table->play(table->actor().seat(), *table->bot_choice("random", bots));
    }
  }
  Record record = table->record();
  record.luck = proof;
  CHECK_FALSE(verify_luck(record).ok());
  CHECK(draws_taken_back(*played(0).luck) == 0);
  CHECK(draws_taken_back(*played(3).luck) == 3);
}

TEST_CASE("broken lines about luck are refused") {
  std::string text = to_text(played(0));
  const auto with = [&](const std::string& old, const std::string& fresh) {
    std::string changed = text;
    changed.replace(changed.find(old), old.size(), fresh);
    return parse_record(changed).ok();
  };
  CHECK(with("luck-text 0", "luck-text 1"));
  CHECK_FALSE(with("luck-text 0", "luck-text 9"));
  CHECK_FALSE(with("luck-draws 0-", "luck-draws 9-8 0-"));
  CHECK_FALSE(with("luck-draws 0-", "luck-draws x-"));
  CHECK_FALSE(with("luck-draws 0-", "luck-draws 0-99999999999 0-"));
  CHECK_FALSE(with("luck-draws", "luck-dice"));
}
