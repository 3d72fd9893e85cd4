# SPDX-License-Identifier: GPL-3.0-or-later
# Every tests/fuzz/<name>_fuzz.cpp is a libFuzzer program; tools/fuzz runs them with their corpus.

if(NOT CMAKE_CXX_COMPILER_ID STREQUAL Clang)
  message(FATAL_ERROR "Fuzzers need clang++: use the preset 'fuzz'.")
endif()

file(GLOB fuzzers CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/fuzz/*_fuzz.cpp)
add_custom_target(fuzzers)
ilion_existing_rooms(rooms games bots arena table trace server cli)
foreach(source IN LISTS fuzzers)
  cmake_path(GET source STEM name)
  add_executable(${name} ${source})
  add_dependencies(fuzzers ${name})
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/fuzzers)
  target_include_directories(${name} PRIVATE ${CMAKE_SOURCE_DIR}/tests)
  target_link_libraries(${name} PRIVATE ${rooms} ilion_warnings)
  ilion_use_precompiled(${name} plain)
  target_link_options(${name} PRIVATE -fsanitize=fuzzer)
endforeach()
