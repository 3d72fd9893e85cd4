# SPDX-License-Identifier: GPL-3.0-or-later
# The large headers of others are read once, not 250 times. The build for the thread sanitizer reads
# them file by file, and so proves that every file includes what it uses.

set(ilion_large_headers
  <algorithm> <array> <charconv> <chrono> <cstdint> <cstdio> <filesystem> <fstream> <functional>
  <map> <memory> <optional> <set> <span> <sstream> <string> <string_view> <tuple> <unordered_map>
  <utility> <variant> <vector>)
# What follows from the games, for the rooms above them; g++ would write and read 400 MB for it.
set(ilion_games_headers)
foreach(game IN LISTS games)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    list(APPEND ilion_games_headers ${CMAKE_SOURCE_DIR}/src/games/${game}/game.h)
  endif()
endforeach()

# A precompiled header serves only files compiled with the same options and definitions: one for
# each of ours. With TEXT it has JSON and formatting, too.
# ilion_precompiled(<name> [TEXT] [OPTIONS <options>…] [HEADERS <more>…] [LINKS <targets>…])
function(ilion_precompiled name)
  if(ILION_SANITIZE STREQUAL "thread")
    return()
  endif()
  cmake_parse_arguments(PARSE_ARGV 1 arg "TEXT" "" "OPTIONS;HEADERS;LINKS")
  set(source ${CMAKE_BINARY_DIR}/precompiled/${name}.cpp)
  file(CONFIGURE OUTPUT ${source} CONTENT "")
  set(target ilion_precompiled_${name})
  add_library(${target} OBJECT EXCLUDE_FROM_ALL ${source})
  target_compile_options(${target} PRIVATE ${arg_OPTIONS})
  if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    # ccache takes no precompiled header that carries the time it was made.
    target_compile_options(${target} PRIVATE "SHELL:-Xclang -fno-pch-timestamp")
  endif()
  target_link_libraries(${target} PRIVATE ${arg_LINKS} ilion_warnings)
  target_include_directories(${target} PRIVATE ${CMAKE_SOURCE_DIR}/src)
  target_precompile_headers(${target} PRIVATE ${ilion_large_headers} ${arg_HEADERS})
  if(arg_TEXT)
    target_link_libraries(${target} PRIVATE Boost::json fmt::fmt)
    target_precompile_headers(${target} PRIVATE <boost/json.hpp> <fmt/core.h>)
  endif()
endfunction()

function(ilion_use_precompiled target name)
  if(TARGET ilion_precompiled_${name})
    target_precompile_headers(${target} REUSE_FROM ilion_precompiled_${name})
  endif()
endfunction()

ilion_precompiled(plain TEXT HEADERS ${ilion_games_headers})
ilion_precompiled(busy OPTIONS ${ilion_busy})
ilion_precompiled(busy_games HEADERS ${ilion_games_headers} OPTIONS ${ilion_busy})
