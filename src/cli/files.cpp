// SPDX-License-Identifier: GPL-3.0-or-later
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <optional>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/commands.h"

namespace ilion::cli {

namespace {

constexpr std::size_t kLongestFile = 32U << 20U;  // a device may have no end

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

[[noreturn]] void fail(const std::string& what, const std::string& path) {
  throw Failure(what + path + "': " + std::strerror(errno) + ".");
}

bool write_all(std::FILE* file, const std::string& text) {
  return std::fwrite(text.data(), 1, text.size(), file) == text.size() && std::fflush(file) == 0;
}

void write_into(const std::string& path, const std::string& text) {
  const File file(std::fopen(path.c_str(), "wb"), std::fclose);
  if (!file || !write_all(file.get(), text)) fail("Cannot write '", path);
}

std::optional<struct stat> status_of(const std::string& path) {
  struct stat there {};
  if (::stat(path.c_str(), &there) != 0) return std::nullopt;
  return there;
}

// Where the links lead, there or not: a rename would replace the first link.
std::string behind_links(const std::string& path) {
  namespace fs = std::filesystem;
  constexpr int kMostLinks = 40;  // as many as the system follows
  fs::path place = path;
  std::error_code error;
  for (int i = 0; fs::is_symlink(place, error); ++i) {
    errno = ELOOP;
    if (i == kMostLinks) fail("Cannot write '", path);
    place = place.parent_path() / fs::read_symlink(place, error);
  }
  return place.string();
}

// A file beside the one that is to be written; a name that is taken belongs to somebody else.
class Draft {
 public:
  explicit Draft(std::string place) : place_(std::move(place)) {
    constexpr int kMostTries = 1000;
    int made = -1;
    for (int i = 0; i < kMostTries && made < 0; ++i) {
      name_ = place_ + ".part" + (i == 0 ? "" : std::to_string(i));
      made = ::open(name_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
      if (made < 0 && errno != EEXIST) break;
    }
    if (made >= 0) file_.reset(::fdopen(made, "wb"));
  }
  ~Draft() {
    if (file_) std::remove(name_.c_str());
  }
  Draft(const Draft&) = delete;
  Draft& operator=(const Draft&) = delete;

  bool is_there() const { return file_ != nullptr; }
  // With the rights of the file whose place it takes.
  bool becomes_file(const std::string& text) {
    if (const auto there = status_of(place_)) ::fchmod(::fileno(file_.get()), there->st_mode);
    if (!write_all(file_.get(), text) || ::fsync(::fileno(file_.get())) != 0 ||
        std::rename(name_.c_str(), place_.c_str()) != 0)
      return false;
    file_.reset();
    return true;
  }

 private:
  std::string place_;
  std::string name_;
  File file_{nullptr, std::fclose};
};

bool is_replaced(const std::optional<struct stat>& there) {
  return !there || S_ISREG(there->st_mode);  // a device or a pipe is written to, never replaced
}

}  // namespace

std::string read_file(const std::string& path) {
  const File file(std::fopen(path.c_str(), "rb"), std::fclose);
  if (!file) fail("Cannot read '", path);
  std::string text;
  char buffer[1 << 16];
  while (const std::size_t n = std::fread(buffer, 1, sizeof buffer, file.get())) {
    text.append(buffer, n);
    if (text.size() > kLongestFile)
      throw Failure("The file '" + path + "' is longer than any record or content can be.");
  }
  if (std::ferror(file.get()) != 0) fail("Cannot read '", path);
  return text;
}

// "-", or a name of what standard output is already: a second way in would write over it.
bool is_standard_output(const std::string& path) {
  if (path == "-") return true;
  struct stat output {};
  const auto there = status_of(path);
  return there && ::fstat(STDOUT_FILENO, &output) == 0 && output.st_dev == there->st_dev &&
         output.st_ino == there->st_ino;
}

bool is_same_file(const std::string& one, const std::string& other) {
  if (one.empty() || other.empty() || is_standard_output(one) || is_standard_output(other))
    return false;
  if (!is_replaced(status_of(one))) return false;
  const auto place = [](const std::string& path) {
    std::error_code error;
    return std::filesystem::weakly_canonical(std::filesystem::absolute(behind_links(path), error),
                                             error);
  };
  return place(one) == place(other);
}

void check_writable(const std::string& path) {
  if (path.empty() || is_standard_output(path)) return;
  const auto there = status_of(path);
  if (there && S_ISDIR(there->st_mode)) {
    errno = EISDIR;
    fail("Cannot write '", path);
  }
  if (there && ::access(path.c_str(), W_OK) != 0) fail("Cannot write '", path);
  if (is_replaced(there) && !Draft(behind_links(path)).is_there()) fail("Cannot write '", path);
}

void write_file(const std::string& path, const std::string& text) {
  if (is_standard_output(path)) {
    if (!write_all(stdout, text)) fail("Cannot write '", path);
    return;
  }
  if (!is_replaced(status_of(path))) return write_into(path, text);
  Draft draft(behind_links(path));
  if (!draft.is_there() || !draft.becomes_file(text)) fail("Cannot write '", path);
}

}  // namespace ilion::cli
