# SPDX-License-Identifier: GPL-3.0-or-later
"""The instruments find what they are there to find, and never end without a word."""
from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import unittest

import marks

TOOLS = marks.ROOT / "tools"


def begin(tool: str, *arguments: str, **environment: str) -> subprocess.Popen:
    return subprocess.Popen([sys.executable, "-B", str(TOOLS / tool), *arguments], cwd=marks.ROOT, stdout=subprocess.PIPE,
                            stderr=subprocess.PIPE, text=True, env=os.environ | environment)


def run(tool: str, *arguments: str, **environment: str) -> tuple[int, dict, str]:
    process = begin(tool, *arguments, **environment)
    said, errors = process.communicate(timeout=300)
    return process.returncode, json.loads(said), errors


class Marks(unittest.TestCase):
    def truth(self, **more: bool) -> marks.Truth:
        # Hector: the vanguards lie open, the four troops of each and the heroes are hidden; then seat 0 plays one.
        steps = ["0 from 1", "* draw R1 new", "* tile 1", "0 face R", "* draw G1 new",
                 *(f"* draw {troop} new" for troop in ("R2", "R3", "R4", "G2")), "* hero R",
                 *(f"* draw {troop} new" for troop in ("B2", "B3", "B4", "Y2")), "* hero G", "0 pass", "0 play R3"]
        return marks.Truth(marks.GAMES["hector"], 2, {"open_discards": "no"}, steps, **more)

    def found(self, seat: int | None, text: bytes, moves: int = 2, **more: bool) -> list[str]:
        heard = marks.Heard(seat)
        heard.keep(moves, text)
        return [each.split(" after")[0] for each in self.truth(**more).leaks(heard)]

    def test_a_card_in_hand_is_for_its_owner_alone(self) -> None:
        self.assertEqual(self.found(0, b'{"hand":["R2","R4"]}'), [])
        self.assertEqual(self.found(1, b'{"hand":["R2"],"text":"play R4"}'), ["R2", "R4"])
        self.assertEqual(self.found(None, b'"You play ZqBqZ Zt4tZ 4."'), ["B4"])

    def test_a_hero_in_hand_is_for_its_owner_alone(self) -> None:
        self.assertEqual(self.found(0, b'{"hero":"R"} Zh0RhZ'), [])
        self.assertEqual(self.found(1, b'Zh0RhZ'), ["hero 0R"])
        self.assertEqual(self.found(1, b'{"hero":"R"}'), ["hero R"])

    def test_a_card_that_was_played_is_for_all_but_not_before(self) -> None:
        self.assertEqual(self.found(1, b'{"table":["R3"]}', moves=4), [])
        self.assertEqual(self.found(1, b'{"table":["R3"]}', moves=3), ["R3"])
        self.assertEqual(self.found(1, b'{"table":["R3"]}', moves=4, planted=True), ["R3"])

    def test_letters_within_a_word_are_no_card(self) -> None:
        self.assertEqual(self.found(1, b'{"invite":"xR2y"}'), [])

    def test_a_deck_that_lacks_a_card_tells_where_it_is(self) -> None:
        achaia = marks.GAMES["achaia"]
        every = ",".join(f'"I{number:02}"' for number in range(1, 17) for _ in range(3))
        self.assertEqual(achaia.found(f'"deck_most":[{every}]'.encode()), set())
        self.assertEqual(achaia.found(f'"deck_most":[{every[6:]}]'.encode()), {"not I01"})


class Instruments(unittest.TestCase):
    def test_no_match_leaks(self) -> None:
        status, figures, errors = run("leak", "--matches", "6", "--moves", "24", "--processes", "1", "--whole", "0")
        self.assertEqual((status, figures["leaks"], figures["matches"]), (0, 0, 6), errors)
        self.assertEqual(set(figures["games"]), set(marks.GAMES))

    def test_a_planted_leak_is_found_in_every_game(self) -> None:
        status, figures, errors = run("leak", "--matches", "3", "--moves", "40", "--processes", "1", "--whole", "0", "--plant")
        self.assertEqual((status, figures["matches"]), (1, 3), errors)
        for game, found in figures["games"].items():
            self.assertGreater(found["leaks"], 0, game)

    def test_every_kill_is_under_load(self) -> None:
        status, figures, errors = run("crash", "--kills", "3", "--matches", "8", "--between", "0.5")
        self.assertEqual((status, figures["kills"], figures["lost_acked"], figures["duplicates"]), (0, 3, 0, 0), errors)
        self.assertGreaterEqual(figures["in_flight_least"], 2)

    def test_a_server_that_does_not_start_is_a_sentence_and_a_failure(self) -> None:
        for tool in ("crash", "leak"):
            status, figures, errors = run(tool, ILION="/bin/false")
            self.assertEqual(status, 1)
            self.assertIn("did not start", figures["trouble"])
            self.assertIn("did not start", errors)

    def test_who_is_told_to_end_says_so_and_leaves_nothing_behind(self) -> None:
        process = begin("crash", "--kills", "1000", "--matches", "4")
        server = None
        while server is None:
            found = subprocess.run(["pgrep", "-P", str(process.pid)], capture_output=True, text=True).stdout.split()
            server = int(found[0]) if found else None
            time.sleep(0.05)
        time.sleep(0.5)
        process.send_signal(signal.SIGTERM)
        said, errors = process.communicate(timeout=60)
        self.assertEqual(process.returncode, 1)
        self.assertIn("SIGTERM", json.loads(said)["trouble"])
        self.assertIn("SIGTERM", errors)
        self.assertEqual(subprocess.run(["pgrep", "-P", str(process.pid)], capture_output=True, text=True).stdout, "")


if __name__ == "__main__":
    unittest.main()
