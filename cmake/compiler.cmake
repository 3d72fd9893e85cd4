# SPDX-License-Identifier: GPL-3.0-or-later
# What holds for every line we compile: the language, the warnings, the sanitizers, the cache.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_ARCHIVE_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/lib)

# Debug here means: quick to compile, with lines in traces. For variables in a debugger too:
# cmake --preset dev -DCMAKE_CXX_FLAGS=-g
set(CMAKE_CXX_FLAGS_DEBUG "-O0 -g1 -fno-omit-frame-pointer")
# What plays matches by the thousand is optimised even there.
set(ilion_busy $<$<CONFIG:Debug>:-O1>)
set(CMAKE_CXX_FLAGS_RELEASE "-O3 -DNDEBUG")
# A step of a match is a handful of middling functions of several files. Left to itself GCC calls
# them, and an outcome that travels through a call costs more than deciding it (a quarter of random
# play in all).
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  string(APPEND CMAKE_CXX_FLAGS_RELEASE " --param=max-inline-insns-auto=100")
endif()

# Counting bits is what the rules do most, and the instruction for it came with x86-64-v2 (2009).
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  add_compile_options(-march=x86-64-v2)
endif()

add_compile_options(-fdiagnostics-color=always)
# Paths in messages and debug information start at the repository, on every machine the same. A
# debug build does without: the option names the folder, and ccache would not share across folders.
if(NOT CMAKE_BUILD_TYPE STREQUAL "Debug")
  add_compile_options(-ffile-prefix-map=${CMAKE_SOURCE_DIR}/=)
endif()

if(ILION_SANITIZE)
  add_compile_options(-fsanitize=${ILION_SANITIZE} -fno-sanitize-recover=all)
  add_link_options(-fsanitize=${ILION_SANITIZE})
endif()
if(ILION_FUZZ)
  # Tests and fuzzers run the same objects: one build under sanitizers serves both.
  add_compile_options(-fsanitize-coverage=inline-8bit-counters,pc-table)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  add_link_options(-fuse-ld=lld)
endif()

add_library(ilion_warnings INTERFACE)
target_compile_options(ilion_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Werror)
# GCC 12 sees overlapping copies in "text" + std::string where there are none, at -O2 and above
# without link-time optimisation: https://gcc.gnu.org/bugzilla/show_bug.cgi?id=105651
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION MATCHES "^12\\."
   AND NOT CMAKE_INTERPROCEDURAL_OPTIMIZATION)
  target_compile_options(ilion_warnings INTERFACE $<$<NOT:$<CONFIG:Debug>>:-Wno-restrict>)
endif()

find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # Relative paths let a second clone share what the first one compiled; the compiler's own list of
  # headers spares a run of the preprocessor.
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
    CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} CCACHE_NOHASHDIR=1 CCACHE_DEPEND=1
    CCACHE_SLOPPINESS=pch_defines,time_macros ${CCACHE})
endif()
