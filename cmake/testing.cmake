# SPDX-License-Identifier: GPL-3.0-or-later
# One doctest program a group of tests, one ctest entry a program; every Python test is an entry too.

find_package(doctest REQUIRED)
find_package(rapidcheck REQUIRED)
find_package(Python3 REQUIRED COMPONENTS Interpreter)

set(ilion_test_environment ILION=${CMAKE_BINARY_DIR}/ilion ILION_SOURCE=${CMAKE_SOURCE_DIR})

# Compiled once: it holds doctest's own code.
add_library(ilion_test_main STATIC ${CMAKE_SOURCE_DIR}/tests/support/main.cpp)
target_link_libraries(ilion_test_main PUBLIC doctest::doctest rapidcheck PRIVATE ilion_warnings)
target_include_directories(ilion_test_main PUBLIC ${CMAKE_SOURCE_DIR}/tests)

# Only for the dev build: g++ wants the same definitions, and not all tests have those of JSON.
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  ilion_precompiled(tests TEXT HEADERS ${ilion_games_headers} <doctest/doctest.h> LINKS doctest::doctest)
  foreach(game IN LISTS games)
    ilion_precompiled(tests_${game} LINKS doctest::doctest
      HEADERS <doctest/doctest.h> ${CMAKE_SOURCE_DIR}/src/games/${game}/game.h)
  endforeach()
endif()

add_custom_target(ilion_full_tests)

# ilion_tests(<name> <folder under tests/> DEPENDS <rooms>…)
function(ilion_tests name dir)
  cmake_parse_arguments(PARSE_ARGV 2 arg "" "" "DEPENDS")
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/${dir}/*_test.cpp)
  if(NOT sources)
    return()
  endif()
  set(target ${name}_tests)
  ilion_existing_rooms(rooms ${arg_DEPENDS})
  add_executable(${target} ${sources})
  set_target_properties(${target} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
  target_link_libraries(${target} PRIVATE ${rooms} ilion_test_main ilion_warnings)
  # `./test` proves the program of the release build; `./test full` builds its tests as well.
  set_target_properties(${target} PROPERTIES EXCLUDE_FROM_ALL "${CMAKE_INTERPROCEDURAL_OPTIMIZATION}")
  add_dependencies(ilion_full_tests ${target})
  if(TARGET ilion_precompiled_tests_${name})
    ilion_use_precompiled(${target} tests_${name})
  else()
    ilion_use_precompiled(${target} tests)
  endif()
  # These go through whole universes of moves: without optimization they take minutes.
  list(FILTER sources INCLUDE REGEX "/(kit_|simulate_)[^/]*$")
  set_source_files_properties(${sources} PROPERTIES
    COMPILE_OPTIONS ${ilion_busy} SKIP_PRECOMPILE_HEADERS ON)
  add_test(NAME ${name} COMMAND ${target} WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
  set_tests_properties(${name} PROPERTIES
    ENVIRONMENT "${ilion_test_environment}" LABELS "doctest" TIMEOUT 600)
endfunction()

# Every tests/**/test_*.py, in unittest style. Those that need the program are labelled so: ./test
# runs them with the release build, ./test full under sanitizers too.
function(ilion_python_tests)
  file(GLOB_RECURSE files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/test_*.py)
  foreach(file IN LISTS files)
    cmake_path(GET file PARENT_PATH folder)
    cmake_path(GET file FILENAME pattern)
    cmake_path(RELATIVE_PATH file BASE_DIRECTORY ${CMAKE_SOURCE_DIR}/tests OUTPUT_VARIABLE name)
    add_test(NAME ${name}
      COMMAND Python3::Interpreter -B -m unittest discover -s ${folder} -p ${pattern}
      WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
    set(label program)
    if(name MATCHES "^tools/")
      set(label tools)
    endif()
    set_tests_properties(${name} PROPERTIES
      ENVIRONMENT "${ilion_test_environment}" LABELS ${label} TIMEOUT 600)
  endforeach()
endfunction()
