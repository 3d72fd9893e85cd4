# SPDX-License-Identifier: GPL-3.0-or-later
"""Ctrl-C for a program that may be slow to start."""
from __future__ import annotations

import re
import subprocess
import time
from pathlib import Path

SIGINT_BIT = 1 << 1


def wait_until_it_listens(running: subprocess.Popen) -> None:
    """Until it has asked to be told of interrupts, as /proc says; before, one would end it."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        caught = re.search(r"^SigCgt:\s*([0-9a-f]+)", Path(f"/proc/{running.pid}/status").read_text(), re.MULTILINE)
        if caught and int(caught[1], 16) & SIGINT_BIT:
            return
        time.sleep(0.02)
    raise AssertionError("it never listens to interrupts")
