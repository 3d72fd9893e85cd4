# SPDX-License-Identifier: GPL-3.0-or-later
# `cmake --build --preset release --target ilion_bench`: never part of a normal build.

file(GLOB benches CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/bench/*.cpp)
find_package(benchmark QUIET)
if(benches AND benchmark_FOUND)
  ilion_existing_rooms(rooms games bots arena table)
  add_executable(ilion_bench EXCLUDE_FROM_ALL ${benches})
  target_link_libraries(ilion_bench PRIVATE ${rooms} benchmark::benchmark_main ilion_warnings)
endif()
