# SPDX-License-Identifier: GPL-3.0-or-later
# Puts files into the program, so that `ilion` is complete wherever it is copied.
# Included, it offers ilion_embed(); run with -P, it writes the source file.

# ilion_embed(<target> <files relative to the repository>…)
# defines ilion::embedded_file() and ilion::embedded_paths() of table/embedded.h in the target.
function(ilion_embed target)
  if(NOT EXISTS ${CMAKE_SOURCE_DIR}/src/table/embedded.h)
    return()
  endif()
  set(output ${CMAKE_BINARY_DIR}/generated/embedded.cpp)
  list(TRANSFORM ARGN PREPEND ${CMAKE_SOURCE_DIR}/ OUTPUT_VARIABLE inputs)
  add_custom_command(OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -DROOT=${CMAKE_SOURCE_DIR} -DOUTPUT=${output} "-DFILES=${ARGN}"
            -P ${CMAKE_SOURCE_DIR}/cmake/embed.cmake
    DEPENDS ${inputs} ${CMAKE_SOURCE_DIR}/cmake/embed.cmake
    COMMENT "Embedding rules and content" VERBATIM)
  # A library of its own: the room may have no source file yet.
  add_library(${target}_embedded STATIC ${output})
  target_include_directories(${target}_embedded PRIVATE ${CMAKE_SOURCE_DIR}/src)
  get_target_property(type ${target} TYPE)
  if(type STREQUAL INTERFACE_LIBRARY)
    target_link_libraries(${target} INTERFACE ${target}_embedded)
  else()
    target_link_libraries(${target} PUBLIC ${target}_embedded)
  endif()
endfunction()

if(NOT CMAKE_SCRIPT_MODE_FILE)
  return()
endif()

set(rows)
foreach(file IN LISTS FILES)
  file(READ ${ROOT}/${file} text)
  # A raw string, because a person may look at it in a debugger.
  string(APPEND rows "    File{\"${file}\", R\"ilion(${text})ilion\"sv},\n")
endforeach()
list(LENGTH FILES count)

file(WRITE ${OUTPUT} "// Written by cmake/embed.cmake.
#include <array>

#include \"table/embedded.h\"

namespace ilion {
namespace {

struct File {
  std::string_view path;
  std::string_view text;
};

using std::literals::operator\"\"sv;

constexpr std::array<File, ${count}> kFiles{{
${rows}}};

}  // namespace

std::optional<std::string_view> embedded_file(std::string_view path) {
  for (const File& file : kFiles) {
    if (file.path == path) return file.text;
  }
  return std::nullopt;
}

std::vector<std::string_view> embedded_paths() {
  std::vector<std::string_view> paths;
  paths.reserve(kFiles.size());
  for (const File& file : kFiles) paths.push_back(file.path);
  return paths;
}

}  // namespace ilion
")
