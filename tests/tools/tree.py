# SPDX-License-Identifier: GPL-3.0-or-later
"""A tiny repository in a temporary folder, for tests of the tools."""
from __future__ import annotations

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

TOOLS = Path(__file__).resolve().parents[2] / "tools"


class TreeTest(unittest.TestCase):
    """Runs `tool` on the files that a test writes."""

    tool = ""

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def run_tool(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([sys.executable, "-B", str(TOOLS / self.tool), "--root", str(self.root), *arguments],
                              capture_output=True, text=True)

    def assert_passes(self) -> None:
        run = self.run_tool()
        self.assertEqual((run.returncode, run.stderr), (0, ""), run.stdout)

    def assert_fails(self, *sentences: str) -> None:
        run = self.run_tool()
        self.assertEqual((run.returncode, run.stderr), (1, ""), run.stdout)
        for sentence in sentences:
            self.assertIn(sentence, run.stdout)
