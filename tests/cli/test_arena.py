# SPDX-License-Identifier: GPL-3.0-or-later
"""`ilion arena` as people use it."""
from __future__ import annotations

import json
import os
import signal
import subprocess
import tempfile
import time
import unittest
from pathlib import Path


def arena(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([os.environ["ILION"], "arena", *arguments], capture_output=True, text=True, timeout=300)


class Arena(unittest.TestCase):
    def test_bots_are_compared_and_everything_adds_up(self) -> None:
        done = arena("hector", "--bots", "random,novice,easy", "--blocks", "10", "--json", "-")
        self.assertEqual(done.returncode, 0, done.stderr)
        found = json.loads(done.stdout)
        self.assertEqual((found["matches"], found["complete"]), (10 * 3 * 2, True))
        self.assertAlmostEqual(sum(bot["share"] for bot in found["bots"]), 1.5)
        self.assertEqual(len(found["cross"]), 6)
        strength = {bot["bot"]: bot["elo"] for bot in found["bots"]}
        self.assertLess(strength["random"], strength["easy"])
        for bot in found["bots"]:
            self.assertLessEqual(bot["low"], bot["share"])
            self.assertLessEqual(bot["share"], bot["high"])

    def test_the_same_iterations_and_seed_give_the_same_matches(self) -> None:
        cross = [json.loads(arena("achaia", "--players", "3", "--bots", "novice,hard", "--iterations", "8", "--blocks", "1",
                                  "--threads", threads, "--json", "-").stdout)["cross"] for threads in ("1", "2")]
        self.assertEqual(cross[0], cross[1])

    def test_a_bot_can_meet_itself_with_more_time(self) -> None:
        done = arena("hector", "--bots", "hard@1,hard@30", "--blocks", "1", "--json", "-")
        self.assertEqual(done.returncode, 0, done.stderr)
        less, more = (next(bot["mean_ms"] for bot in json.loads(done.stdout)["bots"] if bot["bot"] == name)
                      for name in ("hard@1", "hard@30"))
        self.assertLess(less, more)

    def test_time_can_be_counted_by_the_processor(self) -> None:
        for more, said in (([], False), (["--processor-time"], True)):
            done = arena("hector", "--bots", "hard@5,easy", "--blocks", "1", "--json", "-", *more)
            self.assertEqual(done.returncode, 0, done.stderr)
            found = json.loads(done.stdout)
            self.assertEqual((found["processor_time"], found["matches"]), (said, 2))
        self.assertIn("each level's own time, of the processor",
                      arena("hector", "--bots", "novice,easy", "--blocks", "1", "--processor-time").stdout)

    def test_the_first_can_be_compared_alone(self) -> None:
        done = arena("deukalion", "--players", "3", "--bots", "easy,random,novice", "--first-alone", "--blocks", "2", "--json", "-")
        self.assertEqual(done.returncode, 0, done.stderr)
        found = json.loads(done.stdout)
        self.assertEqual(found["matches"], 2 * 2 * 3)
        self.assertAlmostEqual(found["fair_share"], 1 / 3)
        self.assertEqual([(cell["bot"], cell["rival"]) for cell in found["cross"]], [("easy", "random"), ("easy", "novice")])

    def test_the_page_needs_nothing_but_itself(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "arena.html"
            done = arena("deukalion", "--bots", "random,easy", "--blocks", "2", "--report", str(path))
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertIn("95 % interval", done.stdout)
            page = path.read_text()
        self.assertGreaterEqual(page.count("<svg"), 3)
        for outside in ("http:", "https:", "<script", "<link", "<img"):
            self.assertNotIn(outside, page)

    def test_blocks_that_are_not_whole_are_left_out_and_counted(self) -> None:
        running = subprocess.Popen([os.environ["ILION"], "arena", "hector", "--bots", "hard,medium,easy", "--blocks", "100000",
                                    "--iterations", "60", "--threads", "1", "--json", "-"], stdout=subprocess.PIPE,
                                   stderr=subprocess.DEVNULL, text=True)
        time.sleep(2)
        running.send_signal(signal.SIGINT)
        found = json.loads(running.communicate(timeout=120)[0])
        self.assertFalse(found["complete"])
        counted = found["blocks_counted"]
        self.assertEqual(found["matches"], 6 * counted + found["matches_left_out"])
        self.assertTrue(all(bot["blocks"] == counted for bot in found["bots"]))
        self.assertTrue(all(cell["matches"] == 2 * counted for cell in found["cross"]))

    def test_the_clairvoyant_is_for_the_arena_alone(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "arena.html"
            done = arena("hector", "--bots", "novice,clairvoyant", "--blocks", "1", "--iterations", "10", "--report", str(path))
            self.assertEqual(done.returncode, 0, done.stderr)
            page = path.read_text()
        self.assertIn("* clairvoyant is told the truth", page)
        self.assertEqual(page.count("clairvoyant"), page.count("clairvoyant *") + 1)
        done = subprocess.run([os.environ["ILION"], "simulate", "hector", "--games", "1", "--seats", "easy,clairvoyant"],
                              capture_output=True, text=True)
        self.assertEqual(done.returncode, 1)

    def test_what_cannot_be_done_is_said_in_a_sentence(self) -> None:
        for arguments in (["hector", "--bots", "easy,zeus"], ["hector", "--bots", "easy"], ["hector", "--bots", "easy,easy"],
                          ["hector", "--bots", "easy,novice", "--blocks", "0"],
                          ["hector", "--bots", "easy,hard@never"], ["hector", "--bots", "easy,zeus@5"],
                          ["hector", "--bots", "easy,hard", "--time-ms", "5", "--iterations", "5"]):
            done = arena(*arguments)
            self.assertEqual(done.returncode, 1, arguments)
            self.assertEqual(len(done.stderr.strip().splitlines()), 1)


if __name__ == "__main__":
    unittest.main()
