// SPDX-License-Identifier: GPL-3.0-or-later
// The luck of a live match can be checked afterwards. The server draws a seed and shows its SHA-256
// from the start; each player may add a text of his own. Draw number n is what ChaCha20 gives under
// the key SHA-256(seed, then each seat's text and a zero byte) and the nonce n (8 bytes, little end
// first): 256 bits, four words, the state of the generator that decides this one draw. A draw that
// is taken back has used up its number. When the match is over the seed is shown. It proves that
// the luck was fixed in advance, not that the server's owner did not look.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/result.h"
#include "base/rng.h"
#include "game/record.h"

namespace ilion::server {

class Luck {
 public:
  // The seed has 32 bytes; the texts are those of the seats in order.
  Luck(const std::string& seed, const std::vector<std::string>& texts);

  Rng draw(std::uint64_t number) const;

 private:
  std::string key_;
};

std::string commitment_of(const std::string& seed);  // hex

// Every draw of the record is the one that its seed gives. A record without a seed is refused.
Result<Done> verify_luck(const Record& record);
// So many numbers were passed over. Each must have been drawn and taken back, which the players
// know and the record cannot prove: whoever checks it must be told.
std::size_t draws_taken_back(const RecordLuck& luck);

}  // namespace ilion::server
