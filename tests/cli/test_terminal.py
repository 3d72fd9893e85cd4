# SPDX-License-Identifier: GPL-3.0-or-later
"""The terminal table on a terminal of a given size: what is on each screen, and who may see it."""
from __future__ import annotations

import fcntl
import os
import pty
import random
import re
import select
import signal
import struct
import subprocess
import tempfile
import termios
import threading
import time
import unittest
from pathlib import Path

ILION = os.environ.get("ILION", "build/dev/ilion")
CLEAR = "\033[H\033[2J\033[3J"
COLOUR = re.compile(r"\033\[[\d;]*m")


def environment(**changes: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items()
            if not name.startswith("LC_") and name not in ("LANG", "NO_COLOR", "COLUMNS", "LINES")}
    return {**kept, "LC_ALL": "C.UTF-8", "TERM": "xterm-256color", **changes}


def window(columns: int, rows: int) -> tuple[int, int]:
    """A terminal of that size: the side of the person and the side of the program."""
    ours, its = pty.openpty()
    fcntl.ioctl(its, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    return ours, its


def all_shown(size: tuple[int, int], typed: str, *arguments: str, **variables: str) -> str:
    """All that is written. The lines come from a script, so nothing waits."""
    ours, its = window(*size)
    table = subprocess.Popen([ILION, "play", *arguments], stdin=subprocess.PIPE, stdout=its,
                             env=environment(**variables))
    os.close(its)
    shown = bytearray()

    def read() -> None:
        try:
            while more := os.read(ours, 65536):
                shown.extend(more)
        except OSError:  # the program has left
            pass

    reader = threading.Thread(target=read)
    reader.start()
    try:
        table.stdin.write(typed.encode())
        table.stdin.close()
    except BrokenPipeError:  # it has left before it read all
        pass
    table.wait(timeout=120)
    reader.join()
    os.close(ours)
    return COLOUR.sub("", shown.decode()).replace("\r", "")


def screens(size: tuple[int, int], typed: str, *arguments: str) -> list[str]:
    """Every screen up to its prompt."""
    text = all_shown(size, typed, *arguments)
    return [re.split("^> ", part, flags=re.M)[0] for part in text.split(CLEAR)[1:]]


class EveryScreen(unittest.TestCase):
    def test_no_screen_of_a_match_is_larger_than_the_window(self) -> None:
        for lang in ("en", "de", "nl"):
            for seed, seats in ((3, "human,easy"), (4, "easy,human"), (5, "human,human")):
                some = random.Random(seed)
                typed = "".join(f"{some.randint(1, 6)}\n\n" for _ in range(350 if "easy" in seats else 700)) + "quit\nn\n"
                shown = screens((80, 24), typed, "hector", "--seed", str(seed), "--seats", seats, "--lang", lang)
                self.assertGreater(len(shown), 40)
                self.assertTrue(any(re.search("(swap|tausch|wissel):", screen) for screen in shown),
                                "the match came to its end")
                for screen in shown:
                    rows = screen.split("\n")  # the last one is the prompt's
                    self.assertLessEqual(len(rows), 24, screen)
                    self.assertLessEqual(max(map(len, rows)), 80, screen)

    def test_a_small_window_still_says_which_die_goes_where(self) -> None:
        for lang in ("en", "de", "nl"):
            shown = screens((80, 24), "keep\n", "achaia", "--seed", "5", "--lang", lang)[1]
            rows = shown.split("\n")
            self.assertLessEqual(len(rows), 24, shown)
            listed = " ".join(rows[-8:])
            for die in ("R1", "R4", "G1", "G5"):
                self.assertRegex(listed, rf"\d+-\d+ .*\b{die}\b")

    def test_every_choice_is_a_sentence_in_a_common_terminal(self) -> None:
        for lang, words in {"en": ("No action", "Change hero", "Retreat"), "de": ("Keine Aktion", "Helden wechseln", "Rückzug"),
                            "nl": ("Geen actie", "Held vervangen", "Terugtrekken")}.items():
            shown = screens((80, 24), "1\n" * 40, "hector", "--seed", "3", "--lang", lang)
            actions = next(screen for screen in shown if words[0] in screen)
            for word in words:
                self.assertIn(word, actions)
            for screen in shown:
                self.assertNotRegex(screen, r"(?m)^  1 pass|  2 discard")

    def test_no_screen_of_deukalion_is_larger_and_every_choice_has_its_number(self) -> None:
        english = re.compile(r"\d (sail [a-i]\d [A-Z]|hydra [a-i]\d [A-Z]|claim Q|(attack|take|found) [A-Z])")
        short = 0
        for lang, players in (("en", 2), ("de", 3), ("nl", 4)):
            some = random.Random(players)
            typed = "".join(f"{some.randint(1, 9)}\n" for _ in range(500)) + "quit\nn\n"
            seats = ",".join(["human"] + ["easy"] * (players - 1))
            shown = screens((80, 24), typed, "deukalion", "--players", str(players), "--seed", "3", "--seats", seats,
                            "--lang", lang)
            self.assertGreater(len(shown), 15)
            for screen in shown:
                self.assertLessEqual(len(screen.split("\n")), 24, screen)
                self.assertNotRegex(screen, english)
                short += len(re.findall(r"(?m)^ +\d+-\d+ \S*.* \(?sail\)? ", screen))
        self.assertGreater(short, 9)

    def test_what_chance_does_is_told_at_once(self) -> None:
        told = all_shown((120, 40), "1\n" * 60, "deukalion", "--players", "3", "--seed", "3", "--seats", "human,easy,easy")
        self.assertRegex(told, r"(?m)^  \d in the middle, \d \d \d \d around it\.$")
        self.assertNotIn("easy: ", told)

    def test_a_terminal_that_cannot_be_cleared_is_not_scrolled_beyond_its_rows(self) -> None:
        told = all_shown((80, 24), "anchor c1\nplace 0\n", "deukalion", "--seed", "3", "--lang", "en", TERM="dumb")
        for screen in told.split("> ")[:3]:
            self.assertLessEqual(len(screen.splitlines()), 24, screen)

    def test_a_window_that_is_too_small_is_told_what_the_table_needs(self) -> None:
        for lang, says in {"en": "The table needs 80 columns and 24 rows", "de": "Der Tisch braucht 80 Spalten und 24 Zeilen",
                           "nl": "De tafel heeft 80 kolommen en 24 regels nodig"}.items():
            small = screens((60, 20), "1\n1\n", "hector", "--seed", "3", "--lang", lang)
            self.assertIn(says, " ".join(small[0].split()))
            self.assertNotIn(says, " ".join(screens((80, 24), "1\n", "hector", "--lang", lang)[0].split()))


class APerson(unittest.TestCase):
    """Somebody who types at a terminal, where the program can tell a keyboard from a script."""

    def start(self, *arguments: str, **variables: str) -> None:
        self.terminal, its = window(80, 30)
        self.addCleanup(os.close, self.terminal)
        self.table = subprocess.Popen([ILION, "play", *arguments], stdin=its, stdout=its, stderr=its,
                                      env=environment(**variables), start_new_session=True)
        os.close(its)
        self.addCleanup(self.table.wait, 20)
        self.addCleanup(self.table.kill)

    def read(self, seconds: float) -> str:
        if not select.select([self.terminal], [], [], seconds)[0]:
            return ""
        try:
            return os.read(self.terminal, 65536).decode(errors="replace")
        except OSError:  # the program has left
            return ""

    def until(self, text: str) -> str:
        shown, deadline = "", time.monotonic() + 20
        while text not in COLOUR.sub("", shown) and time.monotonic() < deadline:
            shown += self.read(1)
        shown = COLOUR.sub("", shown)
        self.assertIn(text, shown)
        return shown + self.rest()

    def rest(self) -> str:
        """What comes until nothing comes any more."""
        shown = ""
        while more := self.read(0.3):
            shown += more
        return COLOUR.sub("", shown)

    def type(self, keys: str) -> None:
        os.write(self.terminal, keys.encode())

    def to_a_card(self, **variables: str) -> None:
        """Two people; the Achaeans are to play the card after which the Trojans decide."""
        self.start("hector", "--seed", "5", "--seats", "human,human", **variables)
        self.until("then press Enter.")
        for keys, then in (("\n", "from home"), ("1\n", "face R"), ("1\n", "Your turn"), ("1\n", "Now play")):
            self.type(keys)
            self.until(then)

    def test_lines_typed_ahead_do_not_open_the_curtain(self) -> None:
        self.to_a_card()
        self.type("1\n1\n\n2\n")
        shown = self.until("Trojans are to decide")
        self.assertNotIn("Your hand", shown.split("are to decide")[1])

    # Two players of Deukalion: the ship of the bot is attacked and would lose, and it is asked for a card [D13.P08].
    TOSS = """ilion record 1
game deukalion
rules 1
content printed-1
players 2
seat 0 human
seat 1 BOT
steps
* treasure R
* treasure Y
* treasure W
* treasure W
* treasure B
* treasure R
* treasure G
* treasure B
* treasure B
* treasure R
* treasure Y
* treasure G
* treasure Y
* treasure G
* treasure W
* draw ares
* draw fleece
* draw nike
* quest Q13
* draw poseidon
* draw charon
* draw CARD
* quest Q07
* quest Q01
* quest Q14
0 anchor c1
1 anchor e1
* roll 3 3 1 3 3
1 sail d3
0 place 1
0 sail d3 PER
* toss 3 4 3
* toss 4 3 3
"""

    def seconds_to_the_question(self, record: str, typed: str = "") -> float:
        with tempfile.NamedTemporaryFile("w", suffix=".ilion") as file:
            file.write(record)
            file.flush()
            begun = time.monotonic()
            self.start("--resume", file.name, "--lang", "en")
            self.type(typed)
            shown = ""
            while "\n> " not in COLOUR.sub("", shown).replace("\r", ""):
                self.assertLess(time.monotonic() - begun, 60, shown)
                shown += self.read(20)
            return time.monotonic() - begun

    def test_a_bot_takes_its_time_for_an_answer_that_is_secret_whatever_it_holds(self) -> None:
        for bot, typed in (("medium", ""), ("master", ""), ("medium", "\n\n")):  # nor does typing make it any quicker
            record = self.TOSS.replace("BOT", bot)
            for card in ("aiolos", "ares"):
                self.assertGreater(self.seconds_to_the_question(record.replace("CARD", card), typed), 0.5)
        # Who would think for a second is stopped when the others answer.
        quick, long = (min(self.seconds_to_the_question(self.TOSS.replace("BOT", bot).replace("CARD", "ares")) for _ in range(3))
                       for bot in ("medium", "master"))
        self.assertLess(long - quick, 0.35)

    def test_only_enter_opens_the_curtain(self) -> None:
        self.to_a_card()
        self.type("1\n")
        self.until("then press Enter.")
        self.type("1\n")
        self.assertNotIn("Your hand", self.until("then press Enter."))
        self.type("\n")
        self.until("Your hand")

    def test_nobody_consents_for_the_other_by_typing_ahead(self) -> None:
        self.to_a_card()
        self.type("undo\ny\n")
        shown = self.until("agree? (y/n)")
        self.assertNotIn("are to decide", shown.split("agree?")[1])  # nobody has answered

    def test_a_terminal_that_cannot_be_cleared_is_scrolled_away(self) -> None:
        self.to_a_card(TERM="dumb")
        self.type("1\n")
        before = self.until("Trojans are to decide").split("The Trojans are to decide")[0]
        self.assertTrue(before.replace("\r", "").endswith("\n" * 30 + "\n  "), repr(before[-80:]))

    def test_who_is_interrupted_hears_that_the_match_is_not_saved(self) -> None:
        for keys, lang, says in (("\x03", "en", "The match was not saved."), ("\x04", "de", "Das Spiel wurde nicht gesichert."),
                                 ("\x03", "nl", "Het spel is niet bewaard.")):
            self.start("hector", "--seed", "3", "--lang", lang)
            self.until("from home")
            self.type("1\n")
            self.until("face R")
            if keys == "\x03":  # not through the terminal: it is not the one that controls the program
                self.table.send_signal(signal.SIGINT)
            else:
                self.type(keys)
            self.until(says)

    def test_who_leaves_the_others_leaves_no_hand_on_the_screen(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "match"
            ways = ((("quit\n", "first?"), ("n\n", "Until next time")),
                    (("quit\n", "first?"), ("y\n", "ile"), (f"{file}\n", "Until next time")),
                    ((f"save {file}2\n", "Saved as"), ("quit\n", "Until next time")),
                    (("\x04", "The input has ended"),), ((None, "Interrupted"),))
            for way in ways:
                with self.subTest(way=way):
                    self.to_a_card()
                    shown = ""
                    for keys, then in way:
                        if keys is None:
                            self.table.send_signal(signal.SIGINT)
                        else:
                            self.type(keys)
                        shown += self.until(then)
                    self.assertIn(CLEAR, shown)
                    self.assertNotIn("Your hand", shown.split(CLEAR)[-1])
            self.assertTrue(file.exists())

    def test_who_stays_after_all_sees_his_hand_again(self) -> None:
        self.to_a_card()
        self.type("quit\n")
        self.assertNotIn("Your hand", self.until("first?"))
        self.type("\n")
        self.until("Your hand")

    def test_who_sits_alone_keeps_his_screen(self) -> None:
        self.start("hector", "--seed", "3", "--lang", "en")
        self.until("from home")
        self.type("quit\n")
        self.assertNotIn(CLEAR, self.until("Until next time"))

    def test_who_has_saved_or_decided_nothing_hears_nothing(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            for typed in ((), (("1\n", "face R"), (f"save {Path(folder) / 'match'}\n", "Saved as"))):
                self.start("hector", "--seed", "3", "--lang", "en")
                self.until("from home")
                for keys, then in typed:
                    self.type(keys)
                    self.until(then)
                self.type("\x04")
                self.assertNotIn("not saved", self.until("The input has ended"))


if __name__ == "__main__":
    unittest.main()
