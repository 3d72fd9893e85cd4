// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>

namespace ilion::cli {

// While this lives, the first Ctrl-C only asks to stop; another one a second later or more ends the
// program as usual. Within the second it is the same one heard twice: `timeout` signals a program
// and then its group.
class InterruptWatch {
 public:
  InterruptWatch();
  ~InterruptWatch();
  InterruptWatch(const InterruptWatch&) = delete;
  InterruptWatch& operator=(const InterruptWatch&) = delete;

  bool is_interrupted() const;  // from any thread

 private:
  struct sigaction before_ {};
};

}  // namespace ilion::cli
