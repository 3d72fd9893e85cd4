// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>

namespace ilion::cli {

// While this lives, the first Ctrl-C only asks to stop; the second one ends the program as usual.
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
