// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a function ends the program by a failed CHECK. It is tried in a child process, because
// that is what such an end means.
#pragma once

#include <sys/wait.h>
#include <unistd.h>
#include <csignal>
#include <cstdio>
#include <cstdlib>

namespace ilion::test {

template <class Function>
bool dies(const Function& function) {
  std::fflush(nullptr);
  const pid_t child = fork();
  if (child == 0) {
    std::signal(SIGABRT, SIG_DFL);  // doctest would report it
    if (std::freopen("/dev/null", "w", stderr) == nullptr) std::_Exit(1);
    function();
    std::_Exit(0);
  }
  int status = 0;
  return waitpid(child, &status, 0) == child && WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT;
}

}  // namespace ilion::test
