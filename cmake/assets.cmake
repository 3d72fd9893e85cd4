# SPDX-License-Identifier: GPL-3.0-or-later
# Puts the built page (web/dist) into the program, each file with its gzip beside it.
# Included, it offers ilion_assets(); run with -P, it writes the source file.

# ilion_assets(<target> <folder>): defines ilion::server::embedded_assets() of server/assets.h.
# Without the folder there is no page in the program; `ilion serve --web` names one.
function(ilion_assets target folder)
  set(output ${CMAKE_BINARY_DIR}/generated/assets.cpp)
  file(GLOB_RECURSE files CONFIGURE_DEPENDS ${folder}/*)
  add_custom_command(OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -DFOLDER=${folder} -DOUTPUT=${output}
            -P ${CMAKE_SOURCE_DIR}/cmake/assets.cmake
    DEPENDS ${files} ${CMAKE_SOURCE_DIR}/cmake/assets.cmake
    COMMENT "Embedding the page" VERBATIM)
  target_sources(${target} PRIVATE ${output})
  # Longer than compilers must be able to read, not than ours can.
  set_source_files_properties(${output} PROPERTIES COMPILE_OPTIONS -Wno-overlength-strings)
endfunction()

if(NOT CMAKE_SCRIPT_MODE_FILE)
  return()
endif()

# A file as the inside of a string literal, and its length.
function(literal path out_text out_size)
  file(READ ${path} hex HEX)
  file(SIZE ${path} size)
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "\\\\x\\1" text "${hex}")
  # Compilers limit the length of one literal; neighbours are joined.
  string(REGEX REPLACE "((\\\\x[0-9a-f][0-9a-f])(\\\\x[0-9a-f][0-9a-f])?(\\\\x[0-9a-f][0-9a-f])?(\\\\x[0-9a-f][0-9a-f])?(\\\\x[0-9a-f][0-9a-f])?(\\\\x[0-9a-f][0-9a-f])?(\\\\x[0-9a-f][0-9a-f])?(\\\\x[0-9a-f][0-9a-f])?)" "\\1\"\n\"" text "${text}")
  set(${out_text} "\"${text}\"" PARENT_SCOPE)
  set(${out_size} ${size} PARENT_SCOPE)
endfunction()

set(rows)
file(GLOB_RECURSE files RELATIVE ${FOLDER} ${FOLDER}/*)
foreach(file IN LISTS files)
  if(file MATCHES "\\.map$")
    continue()
  endif()
  literal(${FOLDER}/${file} text size)
  set(zipped "\"\"")
  set(zipped_size 0)
  execute_process(COMMAND gzip -9 -n -c ${FOLDER}/${file}
    OUTPUT_FILE ${OUTPUT}.gz RESULT_VARIABLE status)
  if(status EQUAL 0)
    literal(${OUTPUT}.gz zipped_text zipped_length)
    if(zipped_length LESS size)
      set(zipped "${zipped_text}")
      set(zipped_size ${zipped_length})
    endif()
  endif()
  string(APPEND rows "      {\"/${file}\", {${text}, ${size}}, {${zipped}, ${zipped_size}}},\n")
endforeach()

file(WRITE ${OUTPUT} "// Written by cmake/assets.cmake.
#include \"server/assets.h\"

namespace ilion::server {

const std::vector<Asset>& embedded_assets() {
  static const std::vector<Asset> assets{
${rows}  };
  return assets;
}

}  // namespace ilion::server
")
