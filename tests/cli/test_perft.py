# SPDX-License-Identifier: GPL-3.0-or-later
"""`ilion perft`: a divide that adds up, and the same count for the same luck."""
import os
import subprocess
import unittest

ILION = os.environ["ILION"]


def perft(*arguments: str) -> subprocess.CompletedProcess:
    return subprocess.run([ILION, "perft", *arguments], capture_output=True, text=True, timeout=120)


class Perft(unittest.TestCase):
    def counted(self, *arguments: str) -> tuple[dict[str, int], int]:
        """The divide and the total."""
        done = perft("hector", *arguments)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(done.stderr, "")
        *counts, speed = done.stdout.splitlines()
        self.assertIn("leaves a second", speed)
        divide = {text: int(count) for text, count in (line.split(": ") for line in counts)}
        return divide, divide.pop("total")

    def test_divide_adds_up(self):
        for arguments in (["--depth", "5"], ["--depth", "6", "--seed", "1"]):
            divide, total = self.counted(*arguments)
            self.assertEqual(list(divide), ["from 1", "from 2", "from 3", "from home"])
            self.assertEqual(sum(divide.values()), total)

    def test_first_plies_are_those_counted_by_hand(self):
        """Four sources, 24 troops, then 6 tiles (4 colours each), or after a 4 first 3 numbers."""
        totals = [self.counted("--depth", str(depth))[1] for depth in range(5)]
        self.assertEqual(totals, [1, 4, 96, 4 * (18 * 6 + 6 * 3), 4 * (18 * 6 * 4 + 6 * 3 * 6)])

    def test_luck_depends_on_the_seed_alone(self):
        self.assertEqual(self.counted("--depth", "8", "--seed", "7"), self.counted("--depth", "8", "--seed", "7"))
        totals = {self.counted("--depth", "8", "--seed", str(seed))[1] for seed in range(5)}
        self.assertGreater(len(totals), 1)

    def test_what_cannot_be_done_is_said_in_a_sentence(self):
        for arguments in (["chess", "--depth", "1"], ["hector", "--depth", "-1"]):
            done = perft(*arguments)
            self.assertNotEqual(done.returncode, 0)
            self.assertEqual(len(done.stderr.strip().splitlines()), 1, done.stderr)

    def test_the_depth_must_be_given(self):
        done = perft("hector")
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("--depth", done.stderr)


if __name__ == "__main__":
    unittest.main()
