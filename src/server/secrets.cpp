// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/secrets.h"

#include <sodium.h>

#include "base/check.h"

namespace ilion::server {

namespace {

constexpr std::size_t kPasswordMemory = 19U << 20U;
constexpr unsigned long long kPasswordRounds = 2;

const unsigned char* bytes_of(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}
unsigned char* bytes_of(std::string& text) { return reinterpret_cast<unsigned char*>(text.data()); }

}  // namespace

void prepare_secrets() { ILION_CHECK(sodium_init() >= 0); }

std::string random_bytes(std::size_t count) {
  std::string bytes(count, '\0');
  randombytes_buf(bytes.data(), bytes.size());
  return bytes;
}

std::string hex(std::string_view bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    text += kDigits[byte >> 4U];
    text += kDigits[byte & 15U];
  }
  return text;
}

std::optional<std::string> from_hex(std::string_view text) {
  std::string bytes(text.size() / 2, '\0');
  std::size_t length = 0;
  const char* end = nullptr;
  if (text.size() % 2 != 0 ||
      sodium_hex2bin(bytes_of(bytes), bytes.size(), text.data(), text.size(), nullptr, &length,
                     &end) != 0 ||
      length != bytes.size())
    return std::nullopt;
  return bytes;
}

std::string sha256(std::string_view bytes) {
  std::string hash(crypto_hash_sha256_BYTES, '\0');
  crypto_hash_sha256(bytes_of(hash), bytes_of(bytes), bytes.size());
  return hash;
}

std::string random_name(std::size_t letters) {
  constexpr std::string_view kLetters = "abcdefghijkmnpqrstuvwxyz23456789";
  static_assert(kLetters.size() == 32);
  std::string name;
  for (char c : random_bytes(letters)) name += kLetters[static_cast<unsigned char>(c) & 31U];
  return name;
}

std::string hash_password(const std::string& password) {
  std::string hash(crypto_pwhash_STRBYTES, '\0');
  const int status =
      crypto_pwhash_str_alg(hash.data(), password.data(), password.size(), kPasswordRounds,
                            kPasswordMemory, crypto_pwhash_ALG_ARGON2ID13);
  if (status != 0) return {};
  hash.resize(hash.find('\0'));
  return hash;
}

bool is_password(const std::string& password, const std::string& hash) {
  return crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

}  // namespace ilion::server
