# SPDX-License-Identifier: GPL-3.0-or-later
"""`ilion replay` and `ilion verify`: a true record is shown and proved, any other refused with its place and reason."""
from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

ILION = os.environ.get("ILION", "build/dev/ilion")
ENVIRONMENT = {name: value for name, value in os.environ.items() if not name.startswith("LC_")} | {
    "LC_ALL": "C.UTF-8", "TERM": "xterm", "COLUMNS": "100"}


def ilion(*arguments: str, **variables: str) -> subprocess.CompletedProcess:
    return subprocess.run([ILION, *arguments], capture_output=True, text=True, timeout=120, stdin=subprocess.DEVNULL,
                          env=ENVIRONMENT | variables)


def played(path: Path, typed: int) -> list[str]:
    """The record of a match in which a person took the first choice so many times."""
    subprocess.run([ILION, "play", "hector", "--seats", "human,random", "--seed", "7"], check=True,
                   input="1\n" * typed + f"save {path}\n", text=True, capture_output=True, env=ENVIRONMENT, timeout=120)
    return path.read_text().splitlines()


class Records(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = Path(folder.name)
        cls.finished = str(cls.folder / "finished.ilion")
        cls.running = str(cls.folder / "running.ilion")
        cls.lines = played(Path(cls.finished), 1500)
        played(Path(cls.running), 12)
        cls.first = cls.lines.index("steps") + 1  # where step 1 stands, counted from 0
        cls.steps = len(cls.lines) - cls.first - 1

    def forged(self, text: str | bytes) -> str:
        path = self.folder / "forged.ilion"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return str(path)

    def with_line(self, index: int, line: str) -> str:
        return self.forged("\n".join(self.lines[:index] + [line] + self.lines[index + 1:]) + "\n")

    def step_where(self, test) -> tuple[int, str]:
        """The number, from 1, and the text of the first step that is so."""
        return next((number, line) for number, line in enumerate(self.lines[self.first:-1], 1) if test(line))

    def refused(self, path: str, *words: str) -> None:
        """Both commands say one sentence with these words, print nothing else and fail."""
        for command in (["verify", path], ["replay", path], ["replay", "--all", path]):
            with self.subTest(command=command):
                done = ilion(*command)
                self.assertEqual(done.returncode, 1, done.stdout)
                self.assertEqual(done.stdout, "")
                self.assertEqual(len(done.stderr.strip().splitlines()), 1, done.stderr)
                for word in words:
                    self.assertIn(word, done.stderr)


class Verify(Records):
    def test_a_true_record_is_proved(self) -> None:
        done = ilion("verify", self.finished)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertIn(f"{self.steps} steps of Hector and Achilles, rules 1, content printed-1", done.stdout)
        self.assertRegex(done.stdout, r"The (Achaeans|Trojans) win: ")

    def test_an_end_before_the_rules_end_it_is_only_claimed(self) -> None:
        claimed = "no step can prove it"
        done = ilion("verify", self.forged(Path(self.running).read_text() + "end resigned 2 1\n"))
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn(claimed, done.stdout)
        self.assertNotIn(claimed, ilion("verify", self.finished).stdout)

    def test_a_file_without_an_end_is_not_read_for_ever(self) -> None:
        done = ilion("verify", "/dev/zero")
        self.assertEqual(done.returncode, 1)
        self.assertIn("'/dev/zero' is longer than any record", done.stderr)

    def test_a_match_that_goes_on_is_true_as_far_as_it_went(self) -> None:
        done = ilion("verify", self.running)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("The match is not finished.", done.stdout)

    def test_lines_may_end_as_windows_ends_them(self) -> None:
        self.assertEqual(ilion("verify", self.forged("\r\n".join(self.lines) + "\r\n")).returncode, 0)

    def test_languages(self) -> None:
        for lang, words in {"de": ("jeder Schritt folgt den Regeln", "gewinnen: "),
                            "nl": ("elke stap volgt de regels", "winnen: ")}.items():
            done = ilion("verify", self.finished, "--lang", lang)
            for word in words:
                self.assertIn(word, done.stdout)
        self.assertEqual(ilion("verify", self.finished, "--lang", "fr").returncode, 2)


class Refused(Records):
    def test_a_file_that_is_not_there_or_no_file(self) -> None:
        self.refused(str(self.folder / "missing"), "Cannot read", "missing", "No such file")
        self.refused(str(self.folder), "Cannot read", "Is a directory")

    @unittest.skipIf(os.geteuid() == 0, "root may read everything")
    def test_a_file_that_may_not_be_read(self) -> None:
        path = self.forged("\n".join(self.lines))
        os.chmod(path, 0)
        self.addCleanup(os.chmod, path, 0o600)
        self.refused(path, "Cannot read", "Permission denied")

    def test_an_empty_file(self) -> None:
        self.refused(self.forged(""), "The record is empty.")

    def test_what_is_no_record(self) -> None:
        self.refused(self.forged("Arma virumque cano\n"), "Line 1", "no Ilion record")
        self.refused(self.forged(bytes(range(256)) * 40), "Line 1", "no Ilion record")

    def test_a_file_that_breaks_off_in_its_head(self) -> None:
        for kept in range(1, self.first):
            self.refused(self.forged("\n".join(self.lines[:kept]) + "\n"), f"Line {kept} of the record: ")

    def test_a_file_that_breaks_off_in_a_step_or_in_its_end(self) -> None:
        number, line = self.step_where(lambda line: line.endswith(" new"))
        whole = "\n".join(self.lines[:self.first + number - 1]) + "\n"
        self.refused(self.forged(whole + line[:-1]), f"Step {number} of the record ('{line[:-1]}')")
        self.refused(self.forged(whole + "*"), f"Line {self.first + number}", "the step is empty")
        all_steps = "\n".join(self.lines[:-1]) + "\n"
        self.refused(self.forged(all_steps + "end"), f"Line {len(self.lines)}", "the end says its reason")
        self.refused(self.forged(all_steps + self.lines[-1][:-2]), "not how the match ended")

    def test_a_finished_match_without_its_end(self) -> None:
        self.refused(self.forged("\n".join(self.lines[:-1]) + "\n"), "the end line is missing")

    def test_a_head_that_says_something_twice(self) -> None:
        for key in ("game ", "rules ", "content ", "players ", "option "):
            at = next(n for n, each in enumerate(self.lines) if each.startswith(key))
            twice = self.lines[:at + 1] + self.lines[at:]
            self.refused(self.forged("\n".join(twice) + "\n"), f"Line {at + 2} of the record: '{key.strip()}", "is said twice")

    def test_a_damaged_line(self) -> None:
        for index in (2, 5, self.first + 3, len(self.lines) - 1):
            path = self.with_line(index, "\x00\x01 nonsense")
            self.refused(path, f"Line {index + 1} of the record: ")
        self.refused(self.with_line(self.first + 3, ""), f"Line {self.first + 4}")
        self.refused(self.forged("\n".join(self.lines) + "\n0 from 1\n"), f"Line {len(self.lines) + 1}", "behind the end")

    def test_a_forged_file_cannot_speak_to_the_terminal(self) -> None:
        done = ilion("verify", self.with_line(3, "\x1b]0;gotcha\x07 x"))
        self.assertEqual(done.returncode, 1)
        self.assertNotIn("\x1b", done.stderr)
        for escape in ("\u009b31m".encode(), b"\x9b31m", b"\x1b[31m"):  # in a step, and as terminals of 8 bits know it
            done = subprocess.run([ILION, "verify", self.forged("\n".join(self.lines[:self.first]).encode() + b"\n0 " + escape)],
                                  capture_output=True, env=ENVIRONMENT, timeout=120)
            self.assertEqual(done.returncode, 1)
            self.assertNotIn(escape, done.stderr)
        done = ilion("verify", self.with_line(3, "\x1b]0;gotcha\x07 x"))
        self.assertIn("gotcha", done.stderr)

    def test_a_forged_move(self) -> None:
        number, _ = self.step_where(lambda line: line.startswith("0 play") or line == "0 pass")
        for move, reason in (("boost 0", "[H4.5]"), ("face R", "[H9.3]"), ("castle", "no move of this game")):
            self.refused(self.with_line(self.first + number - 1, "0 " + move),
                         f"Step {number} of the record ('0 {move}') is not possible: ", reason)

    def test_a_move_of_the_wrong_seat(self) -> None:
        for seat, reason in (("1", "[H9.3]"), ("4", "no such seat"), ("9", "a step begins with a seat")):
            path = self.with_line(self.first, f"{seat} from 1")
            self.refused(path, reason)

    def test_forged_luck(self) -> None:
        number, line = self.step_where(lambda line: line.startswith("* draw"))
        for luck, reason in (("draw R9 new", "no outcome"), ("tile 1", "cannot come out"), ("hero R", "cannot come out")):
            self.refused(self.with_line(self.first + number - 1, "* " + luck), f"Step {number}", luck, reason)
        self.refused(self.with_line(self.first, "* draw R1 new"), "Step 1", "chance is not to decide here")
        # Of every card a side has two: a third is found out.
        mine = [n for n, each in enumerate(self.lines[self.first:-1], 1) if re.fullmatch(r"\* draw .. new", each)]
        thrice = list(self.lines)
        for n in mine[:5]:
            thrice[self.first + n - 1] = line
        self.refused(self.forged("\n".join(thrice) + "\n"), f"('{line}') is not possible", "cannot come out here")

    def test_a_forged_end(self) -> None:
        reason, one, two = self.lines[-1].split()[1:]
        other = "home-fallen" if reason == "front-fallen" else "front-fallen"
        for end in (f"end {reason} {two} {one}", f"end {other} {one} {two}", f"end {reason} 1 1"):
            self.refused(self.with_line(len(self.lines) - 1, end), "not how the match ended")
        running = Path(self.running).read_text()
        self.refused(self.forged(running + "end front-fallen 1 2\n"), "after its last step it goes on")

    def test_another_game_other_rules_other_content(self) -> None:
        def head(key: str, line: str) -> str:
            return self.with_line(next(n for n, each in enumerate(self.lines) if each.startswith(key)), line)

        self.refused(head("game ", "game chess"), "a game 'chess', which is not known")
        self.refused(head("rules ", "rules 99"), "version 99 of the rules")
        self.refused(head("content ", "content own-0123"), "own-0123")
        self.refused(head("option ", "option open_discards maybe"), "no, yes")
        self.refused(head("option ", "option castling yes"), "no option 'castling'")
        self.refused(head("players ", "players 3"), "3 players but names 2")
        self.refused(head("seat 1", "seat 1"), "seats are listed in order")

    def test_a_plain_terminal_gets_plain_letters(self) -> None:
        forged = self.with_line(3, "unsinn")
        for lang in ("en", "de", "nl"):
            for command in (["verify", self.finished], ["verify", self.running], ["verify", forged], ["replay", forged]):
                done = ilion(*command, "--lang", lang, LC_ALL="C")
                self.assertTrue((done.stdout + done.stderr).isascii(), done.stdout + done.stderr)
        self.assertIn("„unsinn“", ilion("verify", forged, "--lang", "de").stderr)

    def test_reasons_are_said_in_the_language(self) -> None:
        number, _ = self.step_where(lambda line: line.startswith("0 play") or line == "0 pass")
        path = self.with_line(self.first + number - 1, "0 boost 0")
        for command in ("verify", "replay"):
            for lang, words in {"de": (f"Schritt {number} der Aufzeichnung", "Aufwerten kannst du erst"),
                                "nl": (f"Stap {number} van de opname", "Versterken kan pas")}.items():
                done = ilion(command, path, "--lang", lang)
                self.assertEqual(done.returncode, 1)
                for word in words:
                    self.assertIn(word, done.stderr)


class Replay(Records):
    def test_all_is_told_step_by_step(self) -> None:
        told = ilion("replay", "--all", self.finished).stdout.splitlines()
        numbers = [int(line[:4]) for line in told[:-1]]
        self.assertEqual(numbers, sorted(numbers))
        self.assertEqual((numbers[0], numbers[-1]), (1, self.steps))
        self.assertIn("The Achaeans take their vanguard from front 1.", told[0])
        self.assertRegex(told[-1], r"^The (Achaeans|Trojans) win: ")

    def test_a_pipe_gets_it_all(self) -> None:
        self.assertEqual(ilion("replay", self.finished).stdout, ilion("replay", "--all", self.finished).stdout)

    def test_languages(self) -> None:
        for lang, word in {"en": "The Achaeans take", "de": "Die Griechen nehmen", "nl": "De Achaeërs nemen"}.items():
            self.assertIn(word, ilion("replay", self.finished, "--lang", lang).stdout)
        self.assertIn("Die Griechen nehmen", ilion("replay", self.finished, LC_ALL="de_DE.UTF-8").stdout)
        self.assertEqual(ilion("replay", self.finished, "--lang", "fr").returncode, 2)

    def test_a_seat_sees_its_own_hand_and_no_other(self) -> None:
        spectator, mine, theirs = (ilion("replay", self.running, *seat).stdout
                                   for seat in ((), ("--seat", "0"), ("--seat", "1")))
        self.assertNotIn("You draw", spectator)
        self.assertIn("The Achaeans draw a troop from front", spectator)
        self.assertIn("You draw", mine)
        self.assertIn("The Trojans draw a troop from front", mine)
        self.assertIn("The Achaeans draw a troop from front", theirs)
        for wrong in ("2", "x", "-1", "00"):
            done = ilion("replay", self.running, "--seat", wrong)
            self.assertEqual(done.returncode, 1)
            self.assertIn(f"no seat '{wrong}'", done.stderr)


class Stepping(Records):
    """A person at a terminal."""

    def start(self, *arguments: str) -> None:
        pid, self.terminal = pty.fork()
        if pid == 0:
            os.execve(ILION, [ILION, "replay", *arguments], ENVIRONMENT)
        self.pid = pid
        self.addCleanup(os.close, self.terminal)

    def until(self, text: str) -> str:
        shown, deadline = "", time.monotonic() + 20
        while text not in shown and time.monotonic() < deadline:
            if select.select([self.terminal], [], [], 1)[0]:
                try:
                    shown += os.read(self.terminal, 65536).decode(errors="replace")
                except OSError:  # the program has left
                    break
        self.assertIn(text, shown)
        return re.sub(r"\033\[[\d;?]*[A-Za-z]", "", shown)

    def type(self, line: str, until: str) -> str:
        os.write(self.terminal, (line + "\n").encode())
        return self.until(until)

    def left(self) -> int:
        _, status = os.waitpid(self.pid, 0)
        return os.waitstatus_to_exitcode(status)

    def test_on_back_to_a_number_and_out(self) -> None:
        self.start(self.finished, "--lang", "en")
        self.until(f"step 0 of {self.steps}")
        self.assertIn("take their vanguard", self.type("", f"step 1 of {self.steps}"))
        why = self.type("w", f"step 1 of {self.steps}")
        self.assertIn("A person made this move. This is what “master” thinks of it", " ".join(why.split()))
        self.assertRegex(why, r"\d+ % .* \(played\)")
        self.assertEqual(len(re.findall(r"\d+ % ", why)), 4)  # the four fronts
        self.assertIn("The vanguard of the Achaeans is", self.type("", f"step 2 of {self.steps}"))
        self.assertIn("Nobody decided", self.type("w", f"step 2 of {self.steps}"))
        self.assertIn("take their vanguard", self.type("b", f"step 1 of {self.steps}"))
        self.type("b", "step 0 of")
        self.type("b", "step 0 of")  # there is nothing before the beginning
        self.assertIn("battle 1", self.type("20", "step 20 of"))
        told = ""
        for step in range(4, 20):  # where no luck comes between
            self.type(str(step), f"step {step} of")
            told += self.type("w", f"step {step} of")
        self.assertRegex(" ".join(told.split()), r"It expects, for instance: (the )?(Achaeans|Trojans): “")
        self.type("20", "step 20 of")
        self.assertIn("Enter goes on", self.type("what?", "step 20 of"))
        at_the_end = self.type("999999", f"step {self.steps} of")
        self.assertRegex(at_the_end, r"The (Achaeans|Trojans) win: ")
        self.type("", f"step {self.steps} of")  # nor anything behind the end
        self.assertNotRegex(self.type("b", f"step {self.steps - 1} of"), r"(Achaeans|Trojans) win: ")
        os.write(self.terminal, b"q\n")
        self.assertEqual(self.left(), 0)

    def why_of(self, bot: str) -> str:
        """What is said of a decision of this bot, as if it had played the other side."""
        number, _ = self.step_where(lambda line: line.startswith("1 play"))
        named = [line.replace("random", bot) if line.startswith("seat") else line for line in self.lines]
        self.start(self.forged("\n".join(named) + "\n"), "--lang", "en")
        self.until("step 0 of")
        self.type(str(number), f"step {number} of")
        why = " ".join(self.type("w", f"step {number} of").split())
        os.write(self.terminal, b"q\n")
        self.assertEqual(self.left(), 0)
        return why

    def test_a_bot_explains_its_own_moves(self) -> None:
        for bot, words in {"random": "It draws by lot", "novice": "It draws by lot", "easy": "rules of thumb",
                           "medium": "imagined courses", "hard": "It expects, for instance"}.items():
            with self.subTest(bot=bot):
                why = self.why_of(bot)
                self.assertIn(f"“{bot}”, which made this move, says", why)
                self.assertIn(words, why)
                self.assertIn("(played)", why)

    def test_it_asks_in_the_language(self) -> None:
        for lang, prompt in {"de": "Schritt 0 von", "nl": "stap 0 van"}.items():
            self.start(self.running, "--lang", lang)
            self.until(prompt)
            self.type("w", {"de": "zu Ende ist", "nl": "afgelopen is"}[lang])
            os.write(self.terminal, b"q\n")
            self.assertEqual(self.left(), 0)

    def test_the_end_of_input_leaves(self) -> None:
        self.start(self.running)
        self.until("step 0 of")
        os.write(self.terminal, b"\x04")
        self.assertEqual(self.left(), 0)


if __name__ == "__main__":
    unittest.main()
