// SPDX-License-Identifier: GPL-3.0-or-later
// Random names and keys, hashes and passwords: the door to libsodium.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace ilion::server {

// Once, before anything else of this file.
void prepare_secrets();

std::string random_bytes(std::size_t count);
std::string hex(std::string_view bytes);
std::optional<std::string> from_hex(std::string_view text);
std::string sha256(std::string_view bytes);  // 32 bytes
// Letters and digits that are hard to mistake, five bits each.
std::string random_name(std::size_t letters);

// Take a tenth of a second and 19 MiB: for a worker.
std::string hash_password(const std::string& password);
bool is_password(const std::string& password, const std::string& hash);

}  // namespace ilion::server
