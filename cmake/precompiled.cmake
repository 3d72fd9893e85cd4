# SPDX-License-Identifier: GPL-3.0-or-later
# In the dev build the large headers of others are read once, not 250 times. The release build reads
# them file by file, and so proves that every file includes what it uses.

set(ilion_large_headers
  <algorithm> <array> <charconv> <chrono> <cstdint> <cstdio> <filesystem> <fstream> <functional>
  <map> <memory> <optional> <set> <span> <sstream> <string> <string_view> <tuple> <unordered_map>
  <utility> <variant> <vector> <boost/json.hpp> <fmt/core.h>)
# What follows from the games, for the rooms above them.
set(ilion_games_headers)
foreach(game IN LISTS games)
  list(APPEND ilion_games_headers ${CMAKE_SOURCE_DIR}/src/games/${game}/game.h)
endforeach()

# A precompiled header serves only files compiled with the same options: one for each of ours.
# ilion_precompiled(<name> [OPTIONS <options>…] [HEADERS <more>…] [LINKS <targets>…])
function(ilion_precompiled name)
  if(NOT (CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND CMAKE_BUILD_TYPE STREQUAL "Debug"))
    return()
  endif()
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "OPTIONS;HEADERS;LINKS")
  set(source ${CMAKE_BINARY_DIR}/precompiled/${name}.cpp)
  file(CONFIGURE OUTPUT ${source} CONTENT "")
  set(target ilion_precompiled_${name})
  add_library(${target} OBJECT ${source})
  # ccache takes no precompiled header that carries the time it was made.
  target_compile_options(${target} PRIVATE ${arg_OPTIONS} "SHELL:-Xclang -fno-pch-timestamp")
  target_link_libraries(${target} PRIVATE Boost::json fmt::fmt ${arg_LINKS} ilion_warnings)
  target_include_directories(${target} PRIVATE ${CMAKE_SOURCE_DIR}/src)
  target_precompile_headers(${target} PRIVATE ${ilion_large_headers} ${arg_HEADERS})
endfunction()

function(ilion_use_precompiled target name)
  if(TARGET ilion_precompiled_${name})
    target_precompile_headers(${target} REUSE_FROM ilion_precompiled_${name})
  endif()
endfunction()

ilion_precompiled(plain HEADERS ${ilion_games_headers})
ilion_precompiled(busy OPTIONS ${ilion_busy})
ilion_precompiled(busy_games HEADERS ${ilion_games_headers} OPTIONS ${ilion_busy})
