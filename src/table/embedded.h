// SPDX-License-Identifier: GPL-3.0-or-later
// Files of the repository that travel inside the program: rules and content. The definitions are
// generated at build time (cmake/embed.cmake).
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace ilion {

// By its path in the repository: "rules/hector.md".
std::optional<std::string_view> embedded_file(std::string_view path);
std::vector<std::string_view> embedded_paths();

}  // namespace ilion
