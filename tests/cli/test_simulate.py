# SPDX-License-Identifier: GPL-3.0-or-later
"""`ilion simulate`: what it prints and writes, what it refuses, and how it stops."""
import csv
import json
import os
import pty
import re
import select
import signal
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

ILION = os.environ["ILION"]
TIME = {"threads", "seconds", "matches_per_second", "decisions_per_second"}


def simulate(*arguments: str) -> subprocess.CompletedProcess:
    return subprocess.run([ILION, "simulate", *arguments], capture_output=True, text=True, timeout=120)


class Simulate(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def simulated(self, *arguments: str) -> dict:
        """What the JSON file says."""
        path = self.folder / "out.json"
        done = simulate("hector", *arguments, "--json", str(path))
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(done.stderr, "")
        return json.loads(path.read_text())

    def refused(self, *arguments: str) -> str:
        """The sentence of an error."""
        done = simulate(*arguments)
        self.assertNotEqual(done.returncode, 0)
        self.assertEqual(done.stdout, "")
        self.assertEqual(len(done.stderr.strip().splitlines()), 1, done.stderr)
        return done.stderr

    def test_help_names_every_option(self):
        text = simulate("--help").stdout
        for option in ("--games", "--seats", "--rotate", "--threads", "--seed", "--json", "--csv",
                       "--players", "--option", "--content"):
            self.assertIn(option, text)

    def test_table_shows_wins_lengths_reasons_and_speed(self):
        done = simulate("hector", "--games", "50", "--seats", "easy,random")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(done.stderr, "", "no bar where stderr is no terminal")
        for words in ("50 matches", "95 % interval", "easy", "random", "draw", "median",
                      "-fallen", "decisions a second"):
            self.assertIn(words, done.stdout)

    def test_json_adds_up(self):
        found = self.simulated("--games", "200", "--seats", "easy,random", "--rotate")
        self.assertEqual((found["game"], found["planned"], found["matches"]), ("hector", 200, 200))
        self.assertTrue(found["complete"])
        wins = sum(seat["wins"]["count"] for seat in found["seats"])
        self.assertEqual(wins + found["draws"]["count"], 200)
        wins = sum(bot["wins"]["count"] for bot in found["bots"])
        self.assertEqual(wins + found["draws"]["count"], 200)
        self.assertEqual(sum(reason["count"] for reason in found["reasons"]), 200)
        for share in [seat["wins"] for seat in found["seats"]] + [found["draws"]]:
            self.assertLessEqual(share["low"], share["share"])
            self.assertGreaterEqual(share["high"], share["share"])
        for lengths in (found["decisions"], found["steps"]):
            in_order = [lengths[key] for key in ("min", "p5", "median", "p95", "max")]
            self.assertEqual(in_order, sorted(in_order))
            self.assertAlmostEqual(lengths["mean"], lengths["total"] / 200)

    def test_threads_do_not_change_the_result(self):
        runs = [self.simulated("--games", "150", "--seats", "random,easy", "--threads", threads)
                for threads in ("1", "3")]
        one, three = ({key: run[key] for key in run if key not in TIME} for run in runs)
        self.assertEqual(one, three)

    def test_the_seed_changes_it(self):
        one, two = (self.simulated("--games", "100", "--seed", seed) for seed in ("1", "2"))
        self.assertNotEqual(one["decisions"]["total"], two["decisions"]["total"])

    def test_csv_has_a_line_a_match_that_agrees_with_the_json(self):
        path = self.folder / "out.csv"
        found = self.simulated("--games", "60", "--seats", "easy,random", "--rotate", "--csv", str(path))
        with path.open(newline="") as file:
            rows = list(csv.DictReader(file))
        self.assertEqual([int(row["match"]) for row in rows], list(range(60)))
        self.assertEqual(sum(int(row["decisions"]) for row in rows), found["decisions"]["total"])
        self.assertEqual(sum(int(row["steps"]) for row in rows), found["steps"]["total"])
        self.assertEqual((rows[0]["bot0"], rows[1]["bot0"]), ("easy", "random"))
        for seat in (0, 1):
            wins = sum(row["winner"] == str(seat) for row in rows)
            self.assertEqual(wins, found["seats"][seat]["wins"]["count"])
        for row in rows:
            if row["winner"]:
                self.assertEqual(row[f"rank{row['winner']}"], "1")

    def test_options_of_the_game_are_taken(self):
        found = self.simulated("--games", "10", "--option", "open_discards=yes")
        self.assertEqual(found["options"], {"open_discards": "yes"})

    def test_what_cannot_be_done_is_said_in_a_sentence(self):
        self.assertIn("random, novice, easy", self.refused("hector", "--seats", "easy,zeus"))
        self.assertIn("2 seats", self.refused("hector", "--seats", "easy"))
        self.assertIn("hector", self.refused("chess"))
        self.assertIn("at least one", self.refused("hector", "--games", "0"))
        self.assertIn("threads", self.refused("hector", "--threads", "100000"))
        self.assertIn("open_discards", self.refused("hector", "--option", "open_discards=maybe"))
        self.assertIn("players", self.refused("hector", "--players", "7"))

    def test_what_is_no_number_is_refused(self):
        done = simulate("hector", "--games", "many")
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("--games", done.stderr)

    def test_a_file_that_cannot_be_written_is_an_error(self):
        done = simulate("hector", "--games", "5", "--json", str(self.folder / "no" / "such"))
        self.assertEqual(done.returncode, 1)
        self.assertIn("Cannot write", done.stderr)

    def test_that_is_known_before_anything_is_played(self):
        no_folder = str(self.folder / "no" / "such")
        for wish in (["--json", no_folder], ["--csv", no_folder], ["--json", str(self.folder)]):
            began = time.monotonic()
            self.assertIn("Cannot write", self.refused("hector", "--games", "90000000", *wish))
            self.assertLess(time.monotonic() - began, 10)
        self.assertEqual(list(self.folder.iterdir()), [])

    def test_two_results_need_two_files(self):
        name, folder = str(self.folder / "out"), self.folder / "folder"
        folder.mkdir()
        (self.folder / "link").symlink_to("out")
        (self.folder / "way").symlink_to("folder")
        for there in (False, True):
            if there:
                (self.folder / "out").write_text("precious")
            for other in (name, f"{self.folder}/./out", f"{folder}/../out", str(self.folder / "link"),
                          os.path.relpath(name), str(self.folder / "way" / ".." / "out")):
                sentence = self.refused("hector", "--games", "2", "--json", name, "--csv", other)
                self.assertIn(f"--json and --csv name the same file '{other}'", sentence)
            self.assertEqual((self.folder / "out").exists(), there)
        self.assertEqual((self.folder / "out").read_text(), "precious")
        self.assertEqual(simulate("hector", "--games", "2", "--json", name, "--csv", str(folder / "out")).returncode, 0)
        self.assertEqual(simulate("hector", "--games", "2", "--json", "/dev/null", "--csv", "/dev/null").returncode, 0)

    def test_a_link_is_followed_and_stays_a_link(self):
        target, link = self.folder / "target", self.folder / "link"
        link.symlink_to("target")
        for before in (None, "old"):
            if before:
                target.write_text(before)
            self.assertEqual(simulate("hector", "--games", "2", "--json", str(link)).returncode, 0)
            self.assertTrue(link.is_symlink())
            self.assertEqual(json.loads(target.read_text())["matches"], 2)

    def test_links_in_a_circle_are_refused(self):
        (self.folder / "a").symlink_to("b")
        (self.folder / "b").symlink_to("a")
        self.assertIn("Cannot write", self.refused("hector", "--games", "2", "--json", str(self.folder / "a")))

    def test_a_file_that_looks_like_a_draft_is_left_alone(self):
        (self.folder / "out.json.part").write_text("precious")
        self.simulated("--games", "2")
        self.assertEqual((self.folder / "out.json.part").read_text(), "precious")
        self.assertEqual({path.name for path in self.folder.iterdir()}, {"out.json", "out.json.part"})

    def test_the_rights_of_a_file_stay(self):
        path = self.folder / "out.json"
        path.touch(mode=0o640)
        self.simulated("--games", "2")
        self.assertEqual(path.stat().st_mode & 0o777, 0o640)

    def test_a_dash_is_standard_output_and_nothing_else_is_written_there(self):
        self.assertEqual(json.loads(simulate("hector", "--games", "5", "--json", "-").stdout)["matches"], 5)
        lines = simulate("hector", "--games", "5", "--csv", "-").stdout.splitlines()
        self.assertEqual((len(lines), lines[0].split(",")[0]), (6, "match"))
        self.assertIn("Only one", self.refused("hector", "--games", "5", "--json", "-", "--csv", "-"))

    def test_a_name_of_standard_output_is_standard_output(self):
        path = self.folder / "out.json"
        with path.open("w") as out:
            subprocess.run([ILION, "simulate", "hector", "--games", "5", "--json", str(path)], stdout=out, check=True)
        self.assertEqual(json.loads(path.read_text())["matches"], 5)

    def test_more_than_memory_holds_is_refused(self):
        sentence = self.refused("hector", "--games", "99999999999999", "--csv", str(self.folder / "out.csv"))
        self.assertIn("at most 100,000,000 matches", sentence)

    def test_a_terminal_shows_a_bar_and_an_interrupt_stops_early(self):
        terminal, stderr = pty.openpty()
        self.addCleanup(os.close, terminal)
        path = self.folder / "out.json"
        command = [ILION, "simulate", "hector", "--games", "1000000000", "--json", str(path)]
        running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=stderr, text=True)
        os.close(stderr)
        shown, deadline = "", time.monotonic() + 60
        while not re.search(r"%.*/s.*left", shown) and time.monotonic() < deadline:
            if select.select([terminal], [], [], 1)[0]:
                shown += os.read(terminal, 4096).decode()
        running.send_signal(signal.SIGINT)
        printed, _ = running.communicate(timeout=60)
        self.assertRegex(shown, r"matches +\d+ %")
        self.assertEqual(running.returncode, 0)
        self.assertIn("Stopped before all 1,000,000,000 were played.", printed)
        found = json.loads(path.read_text())
        self.assertFalse(found["complete"])
        self.assertGreater(found["matches"], 0)


if __name__ == "__main__":
    unittest.main()
