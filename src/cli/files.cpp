// SPDX-License-Identifier: GPL-3.0-or-later
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

#include <sys/stat.h>
#include <unistd.h>

#include "cli/commands.h"

namespace ilion::cli {

namespace {

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

[[noreturn]] void fail(const std::string& what, const std::string& path) {
  throw Failure(what + path + "': " + std::strerror(errno) + ".");
}

void write_into(const std::string& path, const std::string& text) {
  const File file(std::fopen(path.c_str(), "wb"), std::fclose);
  if (!file || std::fwrite(text.data(), 1, text.size(), file.get()) != text.size() ||
      std::fflush(file.get()) != 0)
    fail("Cannot write '", path);
}

}  // namespace

std::string read_file(const std::string& path) {
  const File file(std::fopen(path.c_str(), "rb"), std::fclose);
  if (!file) fail("Cannot read '", path);
  std::string text;
  char buffer[1 << 16];
  while (const std::size_t n = std::fread(buffer, 1, sizeof buffer, file.get()))
    text.append(buffer, n);
  if (std::ferror(file.get()) != 0) fail("Cannot read '", path);
  return text;
}

void write_file(const std::string& path, const std::string& text) {
  // A device or a pipe is written to; a rename would put a file in its place.
  struct stat there {};
  if (::stat(path.c_str(), &there) == 0 && !S_ISREG(there.st_mode)) return write_into(path, text);
  const std::string draft = path + ".part";
  File file(std::fopen(draft.c_str(), "wb"), std::fclose);
  if (!file) fail("Cannot write '", path);
  const bool whole = std::fwrite(text.data(), 1, text.size(), file.get()) == text.size() &&
                     std::fflush(file.get()) == 0 && ::fsync(::fileno(file.get())) == 0;
  if (!whole || std::rename(draft.c_str(), path.c_str()) != 0) {
    const int reason = errno;
    std::remove(draft.c_str());
    errno = reason;
    fail("Cannot write '", path);
  }
}

}  // namespace ilion::cli
