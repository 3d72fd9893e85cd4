# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by the project's shell scripts: how they speak to a person.

say() { printf '%s\n' "$*" >&2; }

# One sentence, and out.
fail() {
  progress_done
  say "$(basename "$0"): $*"
  exit 1
}

# A line that overwrites itself; a log file gets none of it.
progress() { if [[ -t 2 ]]; then printf '\r\033[K%s' "$*" >&2; fi; }
progress_done() { if [[ -t 2 ]]; then printf '\r\033[K' >&2; fi; }
