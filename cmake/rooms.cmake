# SPDX-License-Identifier: GPL-3.0-or-later
# A room is a folder under src/ and the library made of it: src/games/hector is ilion_hector.
# A room that is not built yet is skipped, and so is every arrow to it.

# ilion_room(<dir> [DEPENDS <rooms>…] [LINKS <targets>…] [PROGRAM <name>] [BUSY])
# With PROGRAM the room's main.cpp becomes that program; the rest stays a library that tests can link.
# BUSY rooms, where tests spend their time, are compiled with some optimization even for the dev build.
function(ilion_room dir)
  cmake_parse_arguments(PARSE_ARGV 1 arg "BUSY" "PROGRAM" "DEPENDS;LINKS")
  set(folder ${CMAKE_SOURCE_DIR}/src/${dir})
  if(NOT IS_DIRECTORY ${folder})
    return()
  endif()

  cmake_path(GET dir FILENAME name)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${folder}/*.cpp)
  set(main ${folder}/main.cpp)
  if(arg_PROGRAM)
    list(REMOVE_ITEM sources ${main})
  endif()

  set(target ilion_${name})
  if(sources)
    add_library(${target} STATIC ${sources})
    set(scope PUBLIC)
    target_link_libraries(${target} PRIVATE ilion_warnings)
    if(arg_BUSY)
      target_compile_options(${target} PRIVATE ${ilion_busy})
    endif()
  else()
    add_library(${target} INTERFACE)
    set(scope INTERFACE)
  endif()
  target_include_directories(${target} ${scope} ${CMAKE_SOURCE_DIR}/src)
  ilion_existing_rooms(rooms ${arg_DEPENDS})
  target_link_libraries(${target} ${scope} ${rooms} ${arg_LINKS})

  if(arg_PROGRAM AND EXISTS ${main})
    add_executable(${arg_PROGRAM} ${main})
    target_link_libraries(${arg_PROGRAM} PRIVATE ${target} ilion_warnings)
    target_compile_definitions(${target} ${scope} ILION_VERSION="${PROJECT_VERSION}")
  endif()
endfunction()

# One name for several rooms.
function(ilion_bundle name)
  ilion_existing_rooms(rooms ${ARGN})
  add_library(ilion_${name} INTERFACE)
  target_link_libraries(ilion_${name} INTERFACE ${rooms})
endfunction()

function(ilion_existing_rooms out)
  set(found)
  foreach(room IN LISTS ARGN)
    if(TARGET ilion_${room})
      list(APPEND found ilion_${room})
    endif()
  endforeach()
  set(${out} ${found} PARENT_SCOPE)
endfunction()
