// SPDX-License-Identifier: GPL-3.0-or-later
// Zipped answers. Only for what says the same to everybody: the length of a zipped text tells what
// in it is alike, so nothing that holds a secret, or what a stranger wrote, may pass here.
#pragma once

#include <string>
#include <string_view>

namespace ilion::server {

// The text as a gzip file (RFC 1952).
std::string gzipped(std::string_view text);

}  // namespace ilion::server
