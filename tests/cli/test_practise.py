# SPDX-License-Identifier: GPL-3.0-or-later
"""`ilion practise` as people use it."""
from __future__ import annotations

import os
import re
import subprocess
import tempfile
import unittest
from pathlib import Path


def practise(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([os.environ["ILION"], "practise", *arguments], capture_output=True, text=True, timeout=300)


def names(lines: list[str]) -> list[str]:
    return [line.split("// ")[1] for line in lines[1:]]


class Practise(unittest.TestCase):
    def test_the_data_in_the_repository_has_the_same_rows(self) -> None:
        bots = Path(__file__).resolve().parents[2] / "src" / "bots" / "achaia"
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "habits.inc"
            done = practise("achaia", "--players", "3", "--matches", "1000", "--seed", "3", "--out", str(path))
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertRegex(done.stderr, r"alone among those set by hand: [\d.]+ % \([\d.]+ - [\d.]+\) .* fair are 33\.3")
            made = path.read_text().splitlines()
            self.assertEqual(made[0], "// Made by: ilion practise achaia --players 3 --matches 1000 --seed 3")
            for players in (2, 3, 4, 5):
                kept = (bots / f"habits_{players}.inc").read_text().splitlines()
                self.assertRegex(kept[0], rf"^// Made by: ilion practise achaia --players {players} ")
                self.assertEqual(names(kept), names(made))
                self.assertTrue(all(re.match(r"\d+\.\d{4},  // ", line) for line in kept[1:]), kept)

    def test_what_cannot_be_done_is_said_in_a_sentence(self) -> None:
        for arguments in (["achaia", "--matches", "3", "--out", "-"], ["hector", "--out", "-"],
                          ["chess", "--out", "-"], ["achaia", "--matches", "1000", "--out", "/no/such/folder/file"]):
            done = practise(*arguments)
            self.assertNotEqual(done.returncode, 0, arguments)
            self.assertEqual(len(done.stderr.strip().splitlines()), 1, done.stderr)


if __name__ == "__main__":
    unittest.main()
