# SPDX-License-Identifier: GPL-3.0-or-later
"""The program as a whole: its list of games, its help, and one sentence for whatever it cannot do."""
from __future__ import annotations

import json
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
SOURCE = Path(os.environ.get("ILION_SOURCE", "."))
COMMANDS = ("games", "play", "engine", "serve", "backup", "restore", "simulate", "arena", "trace", "replay", "verify",
            "perft", "bench", "learn", "practise")
OF_A_GAME = {"play": [], "simulate": [], "trace": [], "perft": ["--depth", "1"]}


def ilion(*arguments: str) -> subprocess.CompletedProcess:
    return subprocess.run([ILION, *arguments], capture_output=True, text=True, timeout=120, stdin=subprocess.DEVNULL,
                          env=os.environ | {"LC_ALL": "C.UTF-8"})


class Refusing(unittest.TestCase):
    def refused(self, code: int, *arguments: str) -> str:
        """The one sentence that is said instead."""
        with self.subTest(arguments=arguments):
            done = ilion(*arguments)
            self.assertEqual(done.returncode, code, done.stderr)
            self.assertEqual(done.stdout, "")
            self.assertRegex(done.stderr, r"\Ailion: [^\n]*[.)\]`]\n\Z")
            return done.stderr
        return ""


class TheProgram(Refusing):
    def test_its_help_lists_every_command(self) -> None:
        done = ilion("--help")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        listed = re.findall(r"^  ([a-z]+)  +[A-Z]", done.stdout, flags=re.M)
        self.assertEqual(sorted(listed), sorted(COMMANDS))

    def test_every_command_has_its_help(self) -> None:
        for command in COMMANDS:
            done = ilion(command, "--help")
            self.assertEqual((done.returncode, done.stderr), (0, ""), command)
            self.assertIn(f"ilion {command} [OPTIONS]", done.stdout)
            for line in done.stdout.splitlines():
                if re.match(r"  -", line):
                    self.assertRegex(line, r"  \S.*  +\S", "an option without a word about it")

    def test_the_readme_names_every_command(self) -> None:
        readme = (SOURCE / "README.md").read_text()
        for command in COMMANDS:
            self.assertIn(f"`{command}`", readme)

    def test_it_knows_its_version(self) -> None:
        self.assertRegex(ilion("--version").stdout, r"^ilion \d+\.\d+\.\d+\n$")

    def test_every_level_has_a_sentence(self) -> None:
        for lang, words in (("en", "random, which plays"), ("de", "random, der irgend"), ("nl", "random, die zomaar")):
            said = ilion("games", "--lang", lang).stdout
            for bot in ("random", "novice", "easy", "medium", "hard", "master"):
                self.assertEqual(len(re.findall(rf"^    {bot}, \w+", said, flags=re.M)), 3, bot)
            self.assertIn(words, said)

    def test_no_command_or_an_unknown_one(self) -> None:
        for arguments, word in (([], "command"), (["frobnicate"], "'frobnicate'")):
            sentence = self.refused(2, *arguments)
            self.assertIn(word, sentence)
            self.assertIn("There are: " + ", ".join(COMMANDS), sentence)
        self.assertIn("'--frobnicate'", self.refused(2, "--frobnicate"))

    def test_an_unknown_option_or_too_many_arguments(self) -> None:
        for command in COMMANDS:
            self.assertIn("--frobnicate", self.refused(2, command, "--frobnicate"))
        self.assertIn("surplus", self.refused(2, "games", "surplus"))
        self.assertIn("surplus", self.refused(2, "verify", "a", "surplus"))

    def test_a_number_that_is_none(self) -> None:
        for number in ("-5", "many", "1e3"):
            self.assertIn(f"--games = {number} is no number", self.refused(2, "simulate", "hector", "--games", number))

    def test_no_match_at_all(self) -> None:
        for command in ("simulate", "trace"):
            self.assertIn("at least one match", self.refused(1, command, "hector", "--games", "0"))

    def test_an_option_is_given_once(self) -> None:
        twice = ["--option", "open_discards=yes", "--option", "open_discards=no"]
        self.assertIn("'open_discards' is given twice", self.refused(1, "trace", "hector", *twice))

    def test_what_takes_one_value_is_given_once(self) -> None:
        for arguments in (["simulate", "hector", "--seed", "1", "--seed", "2"], ["games", "--lang", "de", "--lang", "nl"],
                          ["trace", "hector", "--players", "2", "--players", "2"]):
            self.assertIn(f"ilion: {arguments[-2]} is given more than once. See", self.refused(2, *arguments))
        for arguments in (["simulate", "hector", "--games"], ["verify", "x", "--lang"]):
            self.assertIn(f"ilion: {arguments[-1]} needs a value. See", self.refused(2, *arguments))

    def test_an_empty_argument_is_not_taken_for_none(self) -> None:
        for arguments in (["simulate", "hector", "--json", ""], ["simulate", "hector", "--csv", ""], ["play", "--resume", ""],
                          ["trace", "hector", "--content", ""], ["play", "hector", "--seats", ""], ["serve", "--data", ""],
                          ["replay", "x", "--seat", ""]):
            self.assertIn(f"ilion: {arguments[-2]} must not be empty. See", self.refused(2, *arguments))
        self.assertIn("GAME must not be empty", self.refused(2, "play", ""))
        self.assertIn("FILE must not be empty", self.refused(2, "verify", ""))

    def test_a_language_that_is_not_known(self) -> None:
        for command in (["games"], ["play"], ["verify", "x"]):
            for lang in ("fr", ""):
                self.assertIn(f"--lang is en, de or nl, not '{lang}'.", self.refused(2, *command, "--lang", lang))

    def test_a_missing_argument(self) -> None:
        for command, what in {"simulate": "GAME", "trace": "GAME", "perft": "GAME", "replay": "FILE",
                              "verify": "FILE", "backup": "FILE", "restore": "FILE"}.items():
            self.assertIn(what, self.refused(2, command))
        self.assertIn("--games", self.refused(2, "simulate", "hector", "--games"))

    def test_what_is_no_number(self) -> None:
        for arguments in (["simulate", "hector", "--games", "many"], ["perft", "hector", "--depth", "deep"],
                          ["trace", "hector", "--seed", "x"], ["trace", "hector", "--seed", "-1"],
                          ["simulate", "hector", "--games", "-1"], ["perft", "hector", "--depth", "1.5"], ["play", "hector", "--seed", "luck"]):
            self.assertIn(arguments[2], self.refused(2, *arguments))

    def test_numbers_beyond_all_measure(self) -> None:
        huge = "9" * 20
        for arguments in (["simulate", "hector", "--games", huge], ["trace", "hector", "--seed", huge],
                          ["play", "hector", "--seed", "-1"], ["play", "hector", "--players", "-1"],
                          ["simulate", "hector", "--threads", "-1"], ["perft", "hector", "--depth", huge]):
            self.assertIn(arguments[2], self.refused(2, *arguments))
        for command, more in OF_A_GAME.items():
            self.assertIn("The game hector is for 2 players, not 9", self.refused(1, command, "hector", "--players", "9" * 18, *more))
        self.assertIn("depth", self.refused(1, "perft", "hector", "--depth", "-1"))

    def test_an_answer_that_nobody_gets_is_no_success(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            record = str(Path(folder) / "match.ilion")
            subprocess.run([ILION, "play", "hector"], input=f"1\nsave {record}\n".encode(), check=True,
                           capture_output=True)
            for arguments in (["--help"], ["--version"], ["games"], ["games", "--help"], ["verify", record], ["replay", record],
                              ["simulate", "hector", "--games", "2"], ["simulate", "hector", "--games", "2", "--json", "-"],
                              ["trace", "hector"], ["perft", "hector", "--depth", "1"], ["bench", "--seconds", "0.01"],
                              ["play", "hector", "--seats", "random,random"]):
                with self.subTest(arguments=arguments), open("/dev/full", "w") as full:
                    done = subprocess.run([ILION, *arguments], stdin=subprocess.DEVNULL, stdout=full, timeout=120,
                                          stderr=subprocess.PIPE, text=True)
                    self.assertEqual(done.returncode, 1)
                    self.assertRegex(done.stderr, r"\Ailion: [^\n]*(closed or full|No space left)[^\n]*\n\Z")

    def test_a_long_trace_into_a_file_shows_a_bar(self) -> None:
        terminal, stderr = pty.openpty()
        self.addCleanup(os.close, terminal)
        with tempfile.TemporaryFile() as out:
            running = subprocess.Popen([ILION, "trace", "hector", "--games", "100000000"], stdout=out, stderr=stderr)
            os.close(stderr)
            shown, deadline = "", time.monotonic() + 30
            while not re.search(r"matches +\d+ %.*left", shown) and time.monotonic() < deadline:
                if select.select([terminal], [], [], 1)[0]:
                    shown += os.read(terminal, 4096).decode()
            running.kill()
            running.wait()
        self.assertRegex(shown, r"matches +\d+ %.*left")

    def test_an_unknown_game(self) -> None:
        for command, more in OF_A_GAME.items():
            sentence = self.refused(1, command, "chess", *more)
            self.assertIn("'chess'", sentence)
            self.assertIn("hector", sentence)
        self.assertIn("chess", self.refused(1, "bench", "chess"))

    def test_an_unknown_bot(self) -> None:
        for command in ("play", "simulate"):
            sentence = self.refused(1, command, "hector", "--seats", "easy,zeus")
            self.assertIn("'zeus'", sentence)
            self.assertIn("random, novice, easy, medium, hard, master", sentence)

    def test_an_unknown_option_of_the_game_or_a_bad_value(self) -> None:
        for command, more in OF_A_GAME.items():
            self.assertIn("'castling'", self.refused(1, command, "hector", "--option", "castling=yes", *more))
            self.assertIn("no, yes", self.refused(1, command, "hector", "--option", "open_discards=maybe", *more))
            self.assertIn("key=value", self.refused(1, command, "hector", "--option", "open_discards", *more))
            self.assertIn("players", self.refused(1, command, "hector", "--players", "5", *more))


    def test_an_option_takes_one_value_wherever_it_stands(self) -> None:
        done = ilion("simulate", "--games", "2", "--option", "open_discards=yes", "hector")
        self.assertEqual(done.returncode, 0, done.stderr)


class Games(unittest.TestCase):
    def test_each_game_is_listed_with_all_that_can_be_chosen(self) -> None:
        done = ilion("games")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        for words in ("hector  Hector and Achilles", "players 2  minutes 30  rules 1  content printed-1",
                      "bots random, novice, easy, medium, hard, master", "option open_discards=no, yes", "[H4.2]"):
            self.assertIn(words, done.stdout)

    def test_languages(self) -> None:
        self.assertIn("Hektor und Achill", ilion("games", "--lang", "de").stdout)
        self.assertIn("Hector & Achilles", ilion("games", "--lang", "nl").stdout)
        self.assertEqual(ilion("games", "--lang", "fr").returncode, 2)

    def test_a_plain_terminal_gets_plain_letters(self) -> None:
        for lang in ("en", "de", "nl"):
            done = subprocess.run([ILION, "games", "--lang", lang], capture_output=True, text=True, env=os.environ | {"LC_ALL": "C"})
            self.assertEqual(done.returncode, 0)
            self.assertTrue(done.stdout.isascii(), done.stdout)

    def test_every_listed_bot_plays(self) -> None:
        bots = re.search(r"bots (.*)", ilion("games").stdout)[1].split(", ")
        for bot in bots:
            done = ilion("simulate", "hector", "--games", "2", "--iterations", "10", "--seats", f"{bot},{bot}")
            self.assertEqual(done.returncode, 0, done.stderr)


class ContentFiles(Refusing):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = Path(folder.name) / "own.json"
        self.printed = (SOURCE / "content/hector.json").read_text()

    def content(self, text: str) -> tuple[str, str]:
        self.path.write_text(text)
        return "--content", str(self.path)

    def changed(self, old: str, new: str) -> tuple[int, tuple[str, str]]:
        """Where the first such place is, and the file with it changed."""
        at = self.printed.index(old)
        return self.printed.count("\n", 0, at) + 1, self.content(self.printed[:at] + new + self.printed[at + len(old):])

    def test_a_file_of_ones_own_is_played_by_every_command(self) -> None:
        value = re.search(r'"value": 6', self.printed)[0]
        _, own = self.changed(value, '"value": 3')
        for command in (["simulate", "hector", "--games", "20"], ["trace", "hector"], ["perft", "hector", "--depth", "2"],
                        ["play", "hector", "--seats", "random,random", "--seed", "1"]):
            done = ilion(*command, *own)
            self.assertEqual(done.returncode, 0, done.stderr)

    def test_a_mistake_is_told_by_its_line_and_reason(self) -> None:
        for old, new, reason in (('"value": 6', '"value": 7', "'value' must be a whole number from 3 to 6"),
                                 ('"value": 6', '"value": "six"', "'value' must be a number"),
                                 ('"letter": "G"', '"letter": "Q"', "'letter' must be \"G\""),
                                 ('"format": 1', '"format": 2', "'format' must be 1"),
                                 ('"heroes"', '"heros"', "'heros' is not known here"),
                                 ('"game": "hector"', '"game": hector', "this is not JSON")):
            line, own = self.changed(old, new)
            for command, more in OF_A_GAME.items():
                sentence = self.refused(1, command, "hector", *own, *more)
                self.assertIn(f"Line {line}: {reason}", sentence)

    def test_what_is_missing_is_named(self) -> None:
        whole = json.loads(self.printed)
        for key in ("colours", "troops", "sides", "fate_tiles_clockwise", "numbers"):
            text = json.dumps({name: value for name, value in whole.items() if name != key}, indent=1)
            self.assertIn(f"'{key}' is missing", self.refused(1, "simulate", "hector", *self.content(text)))

    def test_a_file_that_breaks_off_is_empty_or_not_there(self) -> None:
        half = self.printed[:len(self.printed) // 2]
        self.assertRegex(self.refused(1, "simulate", "hector", *self.content(half)), r"Line \d+: ")
        self.assertIn("Line 1: ", self.refused(1, "simulate", "hector", *self.content("\n")))
        self.assertIn("No such file", self.refused(1, "simulate", "hector", "--content", str(self.path) + ".no"))
        self.assertIn("empty", self.refused(1, "simulate", "hector", *self.content("")))

    def test_a_file_has_one_version_however_it_is_laid_out(self) -> None:
        changed = json.loads(self.printed.replace('"value": 6', '"value": 3', 1))
        versions = set()
        for text in (json.dumps(changed), json.dumps(changed, indent=1), json.dumps(changed, indent=4, ensure_ascii=False),
                     "\ufeff" + json.dumps(changed, separators=(",", ":"))):
            own = self.content(text)
            record = self.path.with_name("match.ilion")
            subprocess.run([ILION, "play", "hector", *own], input=f"save {record}\ny\n".encode(), check=True, capture_output=True)
            versions.add(re.search("^content (.*)$", record.read_text(), flags=re.M)[1])
            versions.add(json.loads(ilion("trace", "hector", *own).stdout.splitlines()[0])["content_version"])
            versions.add(json.loads(ilion("simulate", "hector", "--games", "1", "--json", "-", *own).stdout)["content_version"])
            self.assertEqual(ilion("verify", str(record)).returncode, 0)
        self.assertEqual(len(versions), 1, versions)
        self.assertRegex(versions.pop(), "^own-[0-9a-f]{16}$")

    def test_a_name_cannot_speak_to_the_terminal(self) -> None:
        for sign in ("\\u001b", "\\u009b", "\u009b", "\\u007f"):
            line, own = self.changed('"Achilles"', f'"{sign}31mAchilles"')
            self.assertIn(f"Line {line}: a name must be", self.refused(1, "simulate", "hector", *own))

    def test_what_stands_twice_is_refused(self) -> None:
        line, own = self.changed('"value": 6', '"value": 6, "value": 3')
        self.assertIn(f"Line {line}: 'value' stands here twice.", self.refused(1, "simulate", "hector", *own))

    def test_a_mistake_is_told_to_a_player_in_his_language(self) -> None:
        line, own = self.changed('"value": 6', '"value": 7')
        self.assertIn(f"Zeile {line}: „value“ muss eine ganze Zahl von 3 bis 6 sein",
                      self.refused(1, "play", "hector", "--lang", "de", *own))


if __name__ == "__main__":
    unittest.main()
