# SPDX-License-Identifier: GPL-3.0-or-later
"""`ilion arena` as people use it."""
from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

from interrupts import wait_until_it_listens


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

    def test_times_of_the_processor_are_called_those_of_one_thread(self) -> None:
        command = ("hector", "--bots", "novice,easy", "--blocks", "1")
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "arena.html"
            for more, said in ([], False), (["--processor-time"], True):
                shown = arena(*command, "--report", str(path), *more).stdout
                self.assertEqual("ms of 1 thread" in shown, said)
                self.assertEqual("ms a move" in shown, not said)
                self.assertEqual("nor any waiting" in shown, said)
                self.assertEqual("<h2>Time a move, of the processor, one thread</h2>" in path.read_text(), said)

    def test_a_budget_of_its_own_is_told_beside_the_common_one(self) -> None:
        command = ("hector", "--bots", "hard@1+playouts=3000,hard+playouts=30,hard", "--blocks", "1", "--time-ms", "2")
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "arena.html"
            shown = arena(*command, "--report", str(path)).stdout
            self.assertIn("2 ms a move, some bots have a budget of their own", path.read_text())
        self.assertIn("2 ms a move, some bots have a budget of their own", shown)
        found = json.loads(arena(*command, "--json", "-").stdout)
        self.assertEqual(found["time_ms"], 2)
        self.assertEqual([(bot["time_ms"], bot["iterations"]) for bot in found["bots"]], [(1, 3000), (None, 30), (None, None)])
        self.assertNotIn("of their own", arena("hector", "--bots", "novice,easy", "--blocks", "1").stdout)

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
        for outside in ("http:", "https:", "<script", "<link", "<img", "url(", "@import"):
            self.assertNotIn(outside, page)

    def test_the_page_has_every_number_and_says_how_it_was_made(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "arena.html"
            done = arena("deukalion", "--players", "3", "--bots", "random,easy,novice,hard+playouts=5+width=2", "--blocks", "2",
                         "--threads", "1", "--seed", "9", "--report", str(path), "--json", str(Path(folder) / "arena.json"))
            self.assertEqual(done.returncode, 0, done.stderr)
            page = path.read_text()
            found = json.loads((Path(folder) / "arena.json").read_text())
        self.assertIn("<code>ilion arena deukalion --players 3 --bots random,easy,novice,hard+playouts=5+width=2 --blocks 2 --seed 9 "
                      "--threads 1</code>", page)
        for said in ("rules version 1", "content printed-1", "on 1 thread,", "fair: 33.3 %", "prefers-color-scheme:dark",
                     ">25 %</text>", "--name:26ch"):
            self.assertIn(said, page)
        for bot in found["bots"]:
            for number in (f"{100 * bot['share']:.2f} %", f"{100 * bot['low']:.2f} – {100 * bot['high']:.2f} %",
                           f"{bot['mean_ms']:.3f} ms", f"{bot['p99_ms']:.3f} ms", f">{bot['moves']:,}<"):
                self.assertIn(number, page)
        for cell in found["cross"]:
            self.assertIn(f"<b>{100 * cell['share']:.1f} %</b><span>{100 * cell['low']:.1f} – {100 * cell['high']:.1f} %</span>"
                          f"<span>2 blocks<br>{cell['matches']} matches</span>", page)
        colours = {float(share): tuple(map(int, rgb.split(","))) for rgb, share in
                   re.findall(r"background:rgb\(([\d,]+)\)\"><b>([\d.]+) %", page)}
        for share, (_, _, blue) in colours.items():  # sand, from which blue begins, is what is fair among three
            self.assertEqual(share > 32, blue >= 216, colours)

    def test_few_blocks_make_wide_intervals(self) -> None:
        found = json.loads(arena("hector", "--bots", "random,easy", "--blocks", "1", "--json", "-").stdout)
        random, easy = found["bots"]
        self.assertEqual((random["share"], easy["share"]), (0, 1))
        self.assertLess(easy["low"], 0.25)
        self.assertLess(easy["elo_low"], 0)
        self.assertIsNone(easy["elo_high"])  # stronger by any amount
        self.assertIsNone(random["elo_low"])
        printed = arena("hector", "--bots", "random,easy", "--blocks", "1", "--threads", "1").stdout
        self.assertIn("∞: no end on this side", printed)
        self.assertIn("2 players, 1 block, 2 matches, seed 1, 1 thread,", printed)

    def test_as_many_bots_as_seats_are_compared_in_pairs(self) -> None:
        command = ("deukalion", "--players", "3", "--bots", "random,easy,novice", "--blocks", "4")
        found = json.loads(arena(*command, "--json", "-").stdout)
        self.assertEqual((found["cross_counts"], found["cross_fair_share"]), ("ahead", 0.5))
        cross = {(cell["bot"], cell["rival"]): cell for cell in found["cross"]}
        self.assertEqual(len(cross), 6)
        for (bot, rival), cell in cross.items():
            self.assertEqual((cell["matches"], cell["blocks"]), (12, 4))
            self.assertAlmostEqual(cell["share"] + cross[rival, bot]["share"], 1)
        self.assertGreater(cross["easy", "random"]["share"], 0.5)
        self.assertIn("finished ahead of the one above, shared places split (fair: 50.0 %)", arena(*command).stdout)
        found = json.loads(arena("deukalion", "--players", "3", "--bots", "easy,novice", "--blocks", "1", "--json", "-").stdout)
        self.assertEqual(found["cross_counts"], "first")
        self.assertAlmostEqual(found["cross_fair_share"], 1 / 3)

    def test_who_is_interrupted_twice_at_once_stops_within_a_move_and_prints(self) -> None:
        running = subprocess.Popen([os.environ["ILION"], "arena", "hector", "--bots", "hard@600000,master@600000", "--threads", "1",
                                    "--json", "-"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        wait_until_it_listens(running)
        running.send_signal(signal.SIGINT)
        time.sleep(0.05)
        running.send_signal(signal.SIGINT)  # as `timeout -s INT` does
        found = json.loads(running.communicate(timeout=60)[0])
        self.assertEqual(running.returncode, 0)
        self.assertEqual((found["matches"], found["complete"]), (0, False))
        self.assertEqual([bot["elo_low"] for bot in found["bots"]], [None, None])

    def test_without_a_whole_block_nothing_is_shown_as_a_result(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            page, file = Path(folder) / "arena.html", Path(folder) / "arena.json"
            running = subprocess.Popen([os.environ["ILION"], "arena", "hector", "--bots", "hard@600000,master@600000", "--threads", "1",
                                        "--report", str(page), "--json", str(file)], stdout=subprocess.PIPE,
                                       stderr=subprocess.DEVNULL, text=True)
            wait_until_it_listens(running)
            running.send_signal(signal.SIGINT)
            shown = running.communicate(timeout=60)[0]
            found = json.loads(file.read_text())
            results = page.read_text().partition("<h2>Cross table")[0]  # below, times that were taken are drawn
        self.assertNotIn("<circle", results)
        self.assertNotIn("0.00 %", results)
        self.assertRegex(shown, r"(?m)^  hard@600000( +-){4} ")
        self.assertRegex(shown, r"(?m)^  master@600000( +-){4} ")
        for bot in found["bots"]:
            for key in ("share", "low", "high", "elo", "elo_low", "elo_high"):
                self.assertIsNone(bot[key], key)

    def test_an_interrupt_while_results_are_written_loses_nothing(self) -> None:
        reading, writing = os.pipe()
        os.set_blocking(writing, False)
        filled = 0
        with contextlib.suppress(BlockingIOError):  # full, so that the program waits with its results in hand
            while True:
                filled += os.write(writing, b" " * 4096)
        os.set_blocking(writing, True)
        running = subprocess.Popen([os.environ["ILION"], "arena", "hector", "--bots", "random,novice", "--blocks", "2", "--json", "-"],
                                   stdout=writing, stderr=subprocess.DEVNULL)
        os.close(writing)
        self.wait_until_it_rests(running)
        running.send_signal(signal.SIGINT)
        time.sleep(0.1)
        with os.fdopen(reading) as pipe:
            found = json.loads(pipe.read()[filled:])
        self.assertEqual(running.wait(timeout=60), 0)
        self.assertTrue(found["complete"])

    def wait_until_it_rests(self, running: subprocess.Popen) -> None:
        """Until its one thread that is left waits for the reader of the pipe."""
        stat = Path(f"/proc/{running.pid}/stat")
        rested = 0
        deadline = time.monotonic() + 60
        while rested < 20 and time.monotonic() < deadline:
            fields = stat.read_text().rpartition(")")[2].split()
            rested = rested + 1 if (fields[0], fields[17]) == ("S", "1") else 0
            time.sleep(0.02)
        self.assertEqual(rested, 20)

    def test_blocks_that_are_not_whole_are_left_out_and_counted(self) -> None:
        running = subprocess.Popen([os.environ["ILION"], "arena", "hector", "--bots", "hard,medium,easy", "--blocks", "100000",
                                    "--iterations", "60", "--threads", "1", "--json", "-"], stdout=subprocess.PIPE,
                                   stderr=subprocess.DEVNULL, text=True)
        wait_until_it_listens(running)
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
        self.assertEqual(page.count("clairvoyant"), page.count("clairvoyant *") + 2)  # the note, the command
        done = subprocess.run([os.environ["ILION"], "simulate", "hector", "--games", "1", "--seats", "easy,clairvoyant"],
                              capture_output=True, text=True)
        self.assertEqual(done.returncode, 1)

    def test_what_would_change_nothing_is_refused_by_name(self) -> None:
        for game, bot, named in (("hector", "easy+learned=1", "trait 'learned'"), ("hector", "easy@5", "time to think"),
                                 ("deukalion", "hard+beliefs=4", "trait 'beliefs'"),
                                 ("deukalion", "hard+practised=1", "trait 'practised'"),
                                 ("achaia", "master+solver=0", "trait 'solver'"),
                                 ("hector", "clairvoyant+solver=0", "trait 'solver'"),
                                 ("achaia", "hard+trusting=1", "trait 'trusting'")):
            done = arena(game, "--bots", f"{bot},novice", "--blocks", "1")
            self.assertEqual(done.returncode, 1, bot)
            for said in (f"'{bot}'", f"'{re.split('[@+]', bot)[0]}'", named):
                self.assertIn(said, done.stderr)
        for twice in ("hard+playouts=5,hard+playouts=05", "hard+width=2+horizon=3,hard+horizon=3+width=2",
                      "hard,hard+horizon=1", "master+learned=1,master"):  # a level has that as it is
            done = arena("hector", "--bots", twice, "--blocks", "1")
            self.assertIn("is the same bot as one before it", done.stderr)

    def test_what_cannot_be_done_is_said_in_a_sentence(self) -> None:
        for arguments in (["hector", "--bots", "easy,zeus"], ["hector", "--bots", "easy"], ["hector", "--bots", "easy,easy"],
                          ["hector", "--bots", "easy,novice", "--blocks", "0"],
                          ["hector", "--bots", "easy,hard@never"], ["hector", "--bots", "easy,zeus@5"],
                          ["hector", "--bots", "easy,hard", "--time-ms", "0"], ["hector", "--bots", "easy,hard", "--iterations", "0"],
                          ["hector", "--bots", "easy,hard", "--time-ms", "5", "--iterations", "5"]):
            done = arena(*arguments)
            self.assertEqual(done.returncode, 1, arguments)
            self.assertEqual(len(done.stderr.strip().splitlines()), 1)


if __name__ == "__main__":
    unittest.main()
