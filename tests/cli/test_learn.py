# SPDX-License-Identifier: GPL-3.0-or-later
"""`ilion learn` as people use it."""
from __future__ import annotations

import os
import re
import signal
import subprocess
import tempfile
import unittest
from pathlib import Path

from interrupts import wait_until_it_listens


def learn(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([os.environ["ILION"], "learn", *arguments], capture_output=True, text=True, timeout=300)


class Learn(unittest.TestCase):
    def test_the_data_in_the_repository_has_the_same_shape(self) -> None:
        bots = Path(__file__).resolve().parents[2] / "src" / "bots"
        for game, players in (("hector", 2), ("deukalion", 3), ("achaia", 5)):
            with self.subTest(game=game), tempfile.TemporaryDirectory() as folder:
                path = Path(folder) / "weights.inc"
                command = (game, "--players", str(players), "--matches", "40", "--terms", "1", "--seed", "3")
                done = learn(*command, "--out", str(path))
                self.assertEqual(done.returncode, 0, done.stderr)
                first, *rows = path.read_text().splitlines()
                self.assertEqual(first, f"// Made by: ilion learn {' '.join(command[:5])} --seed 3 --terms 1")
                numbers = " ".join(rows).split()
                self.assertTrue(all(re.fullmatch(r"-?\d+\.\d*(e[+-]\d+)?F,", number) for number in numbers), numbers)
                kept = (bots / game / f"weights_{players}.inc").read_text().splitlines()
                self.assertRegex(kept[0], rf"^// Made by: ilion learn {game} --players {players} ")
                self.assertEqual(len(numbers), len(" ".join(kept[1:]).split()))

    def test_it_says_how_much_it_has_learned(self) -> None:
        done = learn("hector", "--matches", "2000", "--terms", "3", "--out", "-")
        self.assertEqual(done.returncode, 0, done.stderr)
        hand_made, learned = (float(re.search(rf"{word}: surprise ([\d.]+)", done.stderr)[1])
                              for word in ("hand-made", "learned"))
        self.assertLess(learned, hand_made)

    def test_who_is_interrupted_writes_nothing(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "weights.inc"
            running = subprocess.Popen([os.environ["ILION"], "learn", "hector", "--matches", "10000000", "--out", str(path)],
                                       stderr=subprocess.PIPE, text=True)
            wait_until_it_listens(running)
            running.send_signal(signal.SIGINT)
            said = running.communicate(timeout=60)[1]
            self.assertEqual(running.returncode, 1)
            self.assertEqual(said.strip(), "ilion: Stopped: nothing was written.")
            self.assertFalse(path.exists())

    def test_what_cannot_be_done_is_said_in_a_sentence(self) -> None:
        for arguments in (["hector", "--matches", "3", "--out", "-"], ["hector", "--terms", "0", "--out", "-"],
                          ["chess", "--out", "-"], ["hector", "--matches", "10", "--out", "/no/such/folder/file"]):
            done = learn(*arguments)
            self.assertNotEqual(done.returncode, 0, arguments)
            self.assertEqual(len(done.stderr.strip().splitlines()), 1, done.stderr)


if __name__ == "__main__":
    unittest.main()
