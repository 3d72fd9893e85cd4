# SPDX-License-Identifier: GPL-3.0-or-later
"""The terminal table, played through a pipe as a script and in a terminal as a person."""
from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

ILION = os.environ.get("ILION", "build/dev/ilion")
HAND = {"en": "Your hand", "de": "Deine Hand", "nl": "Je hand"}


def environment(**changes: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items()
            if not name.startswith("LC_") and name not in ("LANG", "NO_COLOR", "COLUMNS", "LINES")}
    return {**kept, "LC_ALL": "C.UTF-8", **changes}


def play(*arguments: str, typed: str = "", code: int = 0, **variables: str) -> str:
    done = subprocess.run([ILION, "play", *arguments], input=typed.encode(), capture_output=True,
                          env=environment(**variables), timeout=120)
    if done.returncode != code:
        raise AssertionError(f"exit {done.returncode}: {done.stderr.decode()}\n{done.stdout.decode()[-2000:]}")
    return (done.stdout + done.stderr).decode()


def lines(*typed: str) -> str:
    return "".join(line + "\n" for line in typed)


def screens(output: str) -> list[str]:
    """What was shown between one typed line and the next."""
    return re.split(r"^> .*$", output, flags=re.M)


def choices(screen: str) -> list[str]:
    """The notation of every numbered choice."""
    return re.findall(r"^ {1,2}\d+ .*?  (\w+(?: \w+)?)$", screen, flags=re.M)


class WholeMatches(unittest.TestCase):
    def test_a_match_can_be_played_to_its_end_in_every_language(self) -> None:
        results = {"en": "The match is over|win", "de": "gewinn|verlier|Unentschieden", "nl": "win|verlies|Remise"}
        for lang, result in results.items():
            for seats in ("human,random", "easy,human"):
                with self.subTest(lang=lang, seats=seats):
                    output = play("hector", "--seats", seats, "--seed", "7", "--lang", lang,
                                  typed="1\n" * 1500 + "quit\n")
                    self.assertRegex(screens(output)[-2], "(new|neu|nieuw): ")
                    self.assertRegex(output, result)
                    self.assertNotIn("{", output)
                    self.assertNotIn("\033", output)

    def test_the_same_seed_is_the_same_match(self) -> None:
        once, again = (play("hector", "--seed", "5", typed="1\n" * 60) for _ in range(2))
        self.assertEqual(once, again)
        self.assertNotEqual(once, play("hector", "--seed", "6", typed="1\n" * 60))

    def test_bots_play_among_themselves_without_a_word_from_us(self) -> None:
        output = play("hector", "--seats", "random,easy", "--seed", "3")
        self.assertRegex(output, r"The (Achaeans|Trojans) win: ")
        self.assertNotIn("Your hand", output)

    def test_after_the_end_the_words_of_the_language_count_as_well(self) -> None:
        for lang, word in (("de", "tausch"), ("nl", "wissel"), ("de", "neu"), ("nl", "new")):
            output = play("hector", "--seats", "human,random", "--seed", "7", "--lang", lang,
                          typed="1\n" * 1500 + lines(word))
            self.assertRegex(screens(output)[-2], HAND[lang] + r"|Vorhut|voorhoede")

    def test_after_the_end_a_new_match_begins_or_the_sides_change(self) -> None:
        output = play("hector", "--seats", "human,random", "--seed", "7",
                      typed="1\n" * 1500 + lines("swap"))
        self.assertIn("new: another match", output)
        self.assertRegex(screens(output)[-2], r"Trojans +[└╰╚]")


class AtTheTable(unittest.TestCase):
    def test_what_is_not_understood_loses_nothing(self) -> None:
        shown = screens(play("hector", "--seed", "3", typed=lines("foo", "99", "r", "", "from 1")))
        self.assertIn("“foo” is no move and no command", shown[1])
        self.assertIn("from 1 to 4", shown[2])
        self.assertIn("several things", shown[3])
        self.assertEqual(choices(shown[0]), ["from 1", "from 2", "from 3", "from home"])
        self.assertEqual(shown[0].strip(), shown[4].strip())
        self.assertIn("You take your vanguard from front 1.", shown[5])

    def test_what_could_be_several_moves_is_told_in_the_notation(self) -> None:
        shown = screens(play("hector", "--seed", "3", typed=lines("1", "1", "disc")))
        self.assertIn("“disc” could be several things: discard R2, discard B4, discard Y2", " ".join(shown[3].split()))

    def test_the_footer_names_what_can_be_asked_for(self) -> None:
        for lang, words in (("en", ("hint", "save", "help")), ("de", ("tipp", "sichern", "hilfe")), ("nl", ("tip", "bewaar", "hulp"))):
            footer = screens(play("hector", "--seed", "3", "--lang", lang))[0].rstrip().splitlines()[-1]
            self.assertLess(len(footer), 80)
            for word in words:
                self.assertIn(f" {word},", footer)

    def test_a_line_of_any_length_is_answered_soon(self) -> None:
        length = 1_000_000 if os.environ.get("ILION_SANITIZED") else 40_000_000
        began = os.times().children_user  # a busy machine must not count
        output = play("hector", "--seed", "3", typed=lines("x" * length, "1"))
        self.assertIn("You take your vanguard from front 1.", output[-4000:])
        self.assertLess(os.times().children_user - began, 4)

    def test_moves_are_taken_by_number_notation_end_or_beginning(self) -> None:
        for typed in ("4", "from home", "FROM HOME", "home", "from h"):
            with self.subTest(typed=typed):
                self.assertIn("You take your vanguard from home.",
                              play("hector", "--seed", "3", typed=lines(typed)))

    def test_a_troop_typed_at_once_means_no_action_before_it(self) -> None:
        # Seed 3: the hand is R2 B4 Y2 N1; "Y2" alone must never discard.
        for typed in ("y2", "play Y2"):
            shown = screens(play("hector", "--seed", "3", typed=lines("1", "1", typed, "undo")))
            self.assertIn("discard Y2", choices(shown[2]))
            self.assertIn("You take no action. You play yellow archer 2.", shown[3])
            self.assertEqual(choices(shown[2]), choices(shown[4]))

    def test_why_judges_a_troop_as_if_no_action_had_been_said(self) -> None:
        # Seed 3: the hand is R2 B4 Y2 N1.
        typed = ("1", "1", "why play Y2", "why y2", "why play G3", "play G3", "why boost 0", "why discard G3", "why 99", "")
        shown = screens(play("hector", "--seed", "3", typed=lines(*typed)))
        for screen in shown[3:5]:
            self.assertIn("“play Y2” is allowed now.", screen)
        for screen in shown[5:7]:
            self.assertIn("You do not hold that troop. [H4.1]", screen)
        self.assertIn("[H4.5]", shown[7])
        self.assertIn("You do not hold that troop. [H4.2]", shown[8])
        self.assertIn("no move of this game", shown[9])
        self.assertEqual(shown[2].strip(), shown[10].strip())  # nothing has happened

    def test_a_refused_move_names_its_rule_in_the_language(self) -> None:
        opening = ("1", "1")  # seed 3: the first stack, the first colour
        output = play("hector", "--seed", "3", typed=lines(*opening, "boost 0", "why", "why boost 0", "why pass",
                                                             "why nonsense", "why"))
        shown = screens(output)
        self.assertIn("You can boost only after your hero is deployed. [H4.5]", shown[3])
        self.assertIn("[H4.5] Boost", shown[4])
        self.assertIn("[H4.5]", shown[5])
        self.assertIn("“pass” is allowed now", shown[6])
        self.assertIn("no move of this game", shown[7])
        german = play("hector", "--seed", "3", "--lang", "de", typed=lines(*opening, "boost 0", "warum"))
        self.assertIn("[H4.5] Aufwerten", german)

    def test_rules_are_shown_by_paragraph_chapter_and_word(self) -> None:
        shown = screens(play("hector", typed=lines("rule H4.5", "rule 4.5", "rule 4", "rule", "rule shame",
                                                   "rule xyzzy")))
        self.assertIn("[H4.5] Boost", shown[1])
        self.assertIn("lay one favour marker from your board", shown[1])
        self.assertEqual(shown[1], shown[2])
        self.assertIn("H4.6  Retreat", shown[3])
        self.assertIn("10  Worked example", shown[4])
        self.assertIn("H7.4  Shame marker", shown[5])
        self.assertIn("xyzzy", shown[6])
        dutch = play("hector", "--lang", "nl", typed=lines("regel H4.5", "regel gunstfiche"))
        self.assertIn("[H4.5] Versterken", dutch)
        self.assertIn("H6.4", dutch)

    def test_undo_goes_back_and_the_same_decision_meets_the_same_luck(self) -> None:
        shown = screens(play("hector", "--seed", "3", typed=lines("undo", "1", "1", "undo", "1", "undo", "undo", "2")))
        self.assertIn("not decided anything yet", shown[1])
        self.assertIn("practice", shown[4])
        self.assertEqual(shown[3], shown[5])
        self.assertNotIn("practice", shown[6])
        self.assertEqual(shown[2], shown[6])
        self.assertEqual(shown[0].strip(), shown[7].strip())
        self.assertIn("You take your vanguard from front 2.", shown[8])

    def test_a_hint_is_one_of_the_choices(self) -> None:
        shown = screens(play("hector", "--seed", "3", typed=lines("hint")))
        self.assertRegex(shown[1], r"The bot “master” would choose [1-4]: ")
        self.assertRegex(" ".join(shown[1].split()), r"about \d+ % to win, after \d+ imagined courses")
        self.assertRegex(" ".join(shown[1].split()), r"It also thought of [1-4]: .* \(\d+ %\)")
        # What luck brings next is not expected, so behind the vanguard there is no line; later there is one.
        later = play("hector", "--seed", "3", typed=lines(*["1", "hint"] * 8))
        self.assertIn("It expects, for instance: ", " ".join(later.split()))

    def test_the_log_tells_what_happened(self) -> None:
        shown = screens(play("hector", "--seed", "3", typed=lines("log", "1", "1", "1", "log all")))
        self.assertIn("Nothing has happened yet.", shown[1])
        self.assertIn("You take your vanguard from front 1.", shown[5])
        self.assertIn("You draw the hero", shown[5])

    def test_what_was_seen_is_shown_in_any_width(self) -> None:
        for lang, word, out in (("en", "seen", "out"), ("de", "gesehen", "aus"), ("nl", "gezien", "uit")):
            for columns in ("60", "80", "130"):
                shown = screens(play("hector", "--seed", "3", "--lang", lang, typed="1\n" * 30 + lines(word), COLUMNS=columns))
                memory = shown[-2]
                self.assertEqual(len(re.findall(rf"\b{out} +[-RGBYPN]", memory)), 2, memory)
                self.assertLessEqual(max(map(len, memory.splitlines())), int(columns))
                self.assertNotIn("..", memory)

    def test_help_is_there_in_every_language(self) -> None:
        for lang, word in {"en": "help", "de": "hilfe", "nl": "hulp"}.items():
            with self.subTest(lang=lang):
                help_page = screens(play("hector", "--lang", lang, typed=lines(word)))[1]
                self.assertIn(word, help_page)
                self.assertLess(max(map(len, help_page.splitlines())), 80)

    def test_plain_letters_and_the_width_of_the_window(self) -> None:
        output = play("hector", "--ascii", "--lang", "de", "--seed", "3", typed="1\n" * 40)
        self.assertTrue(output.isascii())
        self.assertTrue(play("hector", LC_ALL="C", typed="1\n" * 9).isascii())

    def test_a_plain_terminal_understands_the_words_it_shows(self) -> None:
        for typed in ("zurueck", "zurück", "undo"):
            output = play("hector", "--ascii", "--lang", "de", "--seed", "3", typed=lines(typed))
            self.assertNotIn("weder ein Zug noch", output, typed)
        for columns in (80, 100, 130):
            for lang in HAND:
                output = play("hector", "--lang", lang, "--seed", "9", typed="1\n" * 200, COLUMNS=str(columns))
                too_long = [line for line in output.splitlines() if len(line) > columns]
                self.assertEqual(too_long, [])

    def test_the_language_follows_the_environment(self) -> None:
        self.assertIn("Heimat", play("hector", LC_ALL="de_AT.UTF-8"))
        self.assertIn("reserve", play("hector", LC_ALL="nl_NL.UTF-8"))
        self.assertIn("home", play("hector", LC_ALL="fr_FR.UTF-8"))

    def test_options_of_the_game_are_played_by(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "match.ilion"
            play("hector", "--option", "open_discards=yes", typed=lines(f"save {file}"))
            self.assertIn("option open_discards yes", file.read_text())

    def test_wrong_arguments_are_answered_with_a_sentence(self) -> None:
        self.assertIn("There is no game 'chess'", play("chess", code=1))
        self.assertIn("human, random, novice, easy, medium, hard, master", play("hector", "--seats", "human,hal", code=1))
        self.assertIn("2 seats", play("hector", "--seats", "human", code=1))
        self.assertIn("--lang", play("hector", "--lang", "fr", code=2))
        self.assertIn("no-such-file", play("--resume", "no-such-file", code=1))


class SavedMatches(unittest.TestCase):
    def setUp(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.file = str(Path(self.folder.name) / "match.ilion")

    def tearDown(self) -> None:
        self.folder.cleanup()

    def test_a_saved_match_goes_on_where_it_was(self) -> None:
        before = screens(play("hector", "--seed", "3", typed=lines("1", "1", "1", "1", f"save {self.file}", "", "undo")))
        self.assertIn("Saved as", before[5])
        after = screens(play("--resume", self.file, typed=lines("undo")))
        self.assertEqual(before[4].strip(), after[0].strip())
        self.assertEqual(before[6].strip(), after[0].strip())
        self.assertEqual(choices(before[7]), choices(after[1]))
        at_the_table = screens(play("hector", "--seed", "8", typed=lines("1", f"resume {self.file}", "y")))
        self.assertIn(after[0].strip(), at_the_table[-2])

    def test_what_was_taken_back_makes_the_record_one_of_practice(self) -> None:
        for typed, practice in ((("1", "1"), False), (("1", "1", "undo", "2"), True)):
            Path(self.file).unlink(missing_ok=True)
            play("hector", "--seed", "3", typed=lines(*typed, f"save {self.file}"))
            self.assertEqual("\npractice yes\n" in Path(self.file).read_text(), practice)
        self.assertNotIn("From now on", play("--resume", self.file, typed=lines("undo")))

    def test_who_has_just_saved_is_not_asked_again(self) -> None:
        saved = lines("1", "1", f"save {self.file}")
        self.assertNotIn("Save the match", play("hector", "--seed", "3", typed=saved + lines("quit")))
        self.assertNotIn("unsaved", play("hector", "--seed", "3", typed=saved + lines(f"resume {self.file}")))
        for more in (("1",), ("undo", "2")):
            Path(self.file).unlink()
            self.assertIn("unsaved", play("hector", "--seed", "3", typed=saved + lines(*more, f"resume {self.file}", "n")))

    def test_a_file_that_is_not_there_is_said_before_anything_is_asked(self) -> None:
        output = play("hector", "--seed", "3", typed=lines("1", "resume no-such-file"))
        self.assertIn("cannot be resumed", output)
        self.assertNotIn("unsaved", output)

    def test_who_saves_a_running_match_hears_what_is_in_the_file(self) -> None:
        for lang, says in {"en": "also holds what is hidden from you", "de": "was dir verborgen ist",
                           "nl": "wat voor jou verborgen is"}.items():
            Path(self.file).unlink(missing_ok=True)
            said = play("hector", "--lang", lang, typed=lines("1", f"save {self.file}"))
            self.assertIn(says, " ".join(said.split()))
        Path(self.file).unlink()
        ended = play("hector", "--seats", "human,random", "--seed", "7", typed="1\n" * 1500 + lines(f"save {self.file}"))
        self.assertIn("Saved as", ended)
        self.assertNotIn("hidden from you", " ".join(ended.split()))

    def test_a_resumed_match_is_not_chosen_again(self) -> None:
        play("hector", typed=lines("1", f"save {self.file}"))
        for more in (["hector"], ["--seats", "human,easy"], ["--option", "open_discards=yes"], ["--players", "2"],
                     ["--content", self.file]):
            self.assertIn("as it was saved", play(*more, "--resume", self.file, code=1))
        self.assertIn("wie es gesichert wurde", play("hector", "--resume", self.file, "--lang", "de", code=1))
        play("--resume", self.file, "--seed", "4")

    def test_only_files_are_written_over(self) -> None:
        self.assertIn("could not be saved", play("hector", typed=lines(f"save {self.folder.name}")))

    def test_a_name_that_cannot_be_looked_at_ends_no_match(self) -> None:
        loop, taken = Path(self.folder.name) / "loop", Path(self.folder.name) / "taken"
        loop.symlink_to("loop")
        taken.write_text("")
        reasons = {"x" * 300: "File name too long", str(loop): "Too many levels of symbolic links",
                   str(taken / "x"): "Not a directory"}
        for name, reason in reasons.items():
            shown = screens(play("hector", "--seed", "3", typed=lines(f"save {name}", "1", "quit", "y", name, "2")))
            for screen in (shown[1], shown[3]):
                self.assertIn("It could not be saved.", screen)
                self.assertIn(reason, " ".join(screen.split()))
            self.assertIn("You take your vanguard from front 1.", shown[2])
            self.assertIn("Your hand", shown[4])
            ended = play("hector", "--seats", "human,random", "--seed", "7", typed="1\n" * 1500 + lines(f"save {name}", "quit"))
            self.assertIn(reason, " ".join(ended.split()))
        self.assertIn("die Verweise führen im Kreis", " ".join(play("hector", "--lang", "de", typed=lines(f"save {loop}")).split()))

    @unittest.skipIf(os.geteuid() == 0, "root may enter every folder")
    def test_a_folder_that_may_not_be_entered_ends_no_match(self) -> None:
        closed = Path(self.folder.name) / "closed"
        closed.mkdir(mode=0)
        shown = screens(play("hector", "--seed", "3", typed=lines(f"save {closed / 'x'}", "1")))
        self.assertIn("Permission denied", " ".join(shown[1].split()))
        self.assertIn("You take your vanguard from front 1.", shown[2])

    def test_a_file_is_not_written_over_without_a_yes(self) -> None:
        Path(self.file).write_text("precious")
        play("hector", typed=lines(f"save {self.file}", "n"))
        self.assertEqual(Path(self.file).read_text(), "precious")
        play("hector", typed=lines(f"save {self.file}", "maybe", "y"))
        self.assertIn("ilion record", Path(self.file).read_text())

    def test_what_cannot_be_saved_or_resumed_is_said_and_the_match_goes_on(self) -> None:
        Path(self.file).write_text("ilion record 1\ngame hector\nnonsense\n")
        shown = screens(play("hector", "--seed", "3", typed=lines("save /no/such/folder/x", f"resume {self.file}",
                                                                  "resume", "1")))
        self.assertIn("could not be saved", shown[1])
        self.assertIn("cannot be resumed", shown[2])
        self.assertIn("Resume which file?", shown[3])
        self.assertIn("You take your vanguard", shown[4])

    def test_why_it_cannot_be_saved_or_resumed_is_said_in_the_language(self) -> None:
        Path(self.file).write_text("ilion record 1\ngame hector\nnonsense\n")
        wishes = lines("save /no/such/folder/x", f"resume {self.file}", "resume /no/such/file")
        said = {"de": ("„/no/such/folder/x“ lässt sich nicht schreiben", "„nonsense“ ist hier nicht bekannt",
                       "„/no/such/file“ lässt sich nicht lesen"),
                "nl": ("‘/no/such/folder/x’ kan niet geschreven worden", "‘nonsense’ is hier niet bekend",
                       "‘/no/such/file’ kan niet gelezen worden")}
        for lang, sentences in said.items():
            shown = screens(play("hector", "--lang", lang, typed=wishes))
            for screen, sentence in zip(shown[1:], sentences):
                self.assertIn(sentence, " ".join(screen.split()))
            self.assertIn(sentences[1], play("--resume", self.file, "--lang", lang, code=1))
            plain = play("--resume", self.file, "--lang", lang, "--ascii", code=1)
            self.assertTrue(plain.isascii(), plain)

    def test_who_leaves_is_asked_whether_to_save(self) -> None:
        self.assertNotIn("Save the match", play("hector", typed=lines("quit")))
        stays = play("hector", "--seed", "3", typed=lines("1", "quit", "", "quit", "n"))
        self.assertEqual(stays.count("Save the match first?"), 2)
        play("hector", "--seed", "3", typed=lines("1", "quit", "y", self.file))
        self.assertIn("0 from 1", Path(self.file).read_text())


class TwoPeople(unittest.TestCase):
    """Seat 0 and seat 1 at one keyboard: between two curtains only one hand may be seen."""

    def test_nobody_sees_the_other_hand(self) -> None:
        # Enter opens a curtain and otherwise only draws the table again, so a script need not know when one comes.
        output = play("hector", "--seats", "human,human", "--seed", "5", typed="1\n\n" * 80)
        parts = re.split(r"^  The (Achaeans|Trojans) are to decide\.$", output, flags=re.M)
        self.assertGreater(len(parts), 16)
        self.assertNotIn("Your hand", parts[0])
        for side, shown in zip(parts[1::2], parts[2::2]):
            for screen in re.split(r"^> .*$", shown, flags=re.M):
                boards = re.findall(r"^(Achaeans|Trojans)\b.*[└╰╚]", screen, flags=re.M)
                self.assertIn(boards, ([], [side]), screen)  # below lies the own side, and its hand
                self.assertEqual("Your hand" in screen and not boards, False, screen)
            self.assertNotRegex(shown, rf"The {side} (draw|play|discard)")  # told as "you"

    def test_undo_needs_the_consent_of_the_other(self) -> None:
        start = ("", "1", "1", "1")
        refused = play("hector", "--seats", "human,human", "--seed", "5", typed=lines(*start, "undo", "n", ""))
        self.assertIn("Trojans: the Achaeans would like to take back", refused)
        self.assertIn("Now play one of your troops", refused.split("take back")[1])
        agreed = play("hector", "--seats", "human,human", "--seed", "5", typed=lines(*start, "undo", "y", ""))
        self.assertIn("an action, none, or retreat", agreed.split("take back")[1])


class ThePicker(unittest.TestCase):
    def test_enter_takes_what_is_proposed(self) -> None:
        output = play(typed=lines("", "", "", "", "1"))
        self.assertIn("You take your vanguard from front 1.", output)
        self.assertRegex(screens(output)[-2], r"Achaeans +► attacker +[└╰]")

    def test_language_opponent_and_side_can_be_chosen(self) -> None:
        output = play(typed=lines("2", "1", "2", "2"))
        self.assertIn("Wer spielt?", output)
        self.assertRegex(output, r"(?m)^Trojaner\b.*[└╰╚]")

    def test_what_belongs_to_a_game_is_refused_without_one(self) -> None:
        for arguments in (("--players", "3"), ("--seats", "human,easy"), ("--content", "/nope"), ("--option", "a=b")):
            self.assertIn("belong to a game: name it", play(*arguments, typed="q\n", code=1))
        self.assertIn("gehören zu einem Spiel", play("--players", "3", "--lang", "de", code=1))

    def test_a_language_that_is_said_is_not_asked_for(self) -> None:
        output = play("--lang", "nl", typed=lines("q"))
        self.assertNotIn("Sprache", output)
        self.assertIn("Welk spel?", output)
        self.assertLessEqual(max(map(len, output.splitlines())), 80)

    def test_what_only_begins_like_a_number_is_none(self) -> None:
        for typed in ("2x", "1 2", "+1", "0x1"):
            self.assertIn("Please type a number from 1 to", play(typed=lines(typed, "q")))

    def test_q_leaves_and_nonsense_is_answered(self) -> None:
        output = play(typed=lines("", "nine", "q"))
        self.assertIn("Please type a number from 1 to", output)
        self.assertIn("Until next time.", output)

    def test_the_end_of_input_is_an_end(self) -> None:
        self.assertIn("The input has ended", play())


@unittest.skipUnless(shutil.which("tmux"), "tmux is not installed")
class InATerminal(unittest.TestCase):
    servers = 0

    def tmux(self, *arguments: str) -> str:
        return subprocess.run(["tmux", "-L", self.name, *arguments], check=True, capture_output=True,
                              env=environment(TERM="xterm-256color")).stdout.decode()

    def wait_for(self, text: str) -> str:
        end = time.monotonic() + 20
        while time.monotonic() < end:
            shown = self.tmux("capture-pane", "-p", "-e", "-t", "table")
            if text in shown:
                return shown
            time.sleep(0.05)
        self.fail(f"{text!r} did not appear in:\n{shown}")

    def start(self, size: str, *arguments: str) -> None:
        columns, rows = size.split("x")
        InATerminal.servers += 1  # a server of its own: the last one may still be leaving
        self.name = f"ilion{os.getpid()}-{InATerminal.servers}"
        self.addCleanup(subprocess.run, ["tmux", "-L", self.name, "kill-server"], capture_output=True)
        # Not by the shell of whoever runs this: some die of Ctrl-C together with what they started.
        self.tmux("-f", "/dev/null", "new-session", "-d", "-s", "table", "-x", columns, "-y", rows, "bash", "-c",
                  " ".join([ILION, "play", *arguments, "; echo left with $?; sleep 60"]))

    def test_the_table_fits_a_terminal_of_24_rows_and_has_colours(self) -> None:
        self.start("80x24", "hector", "--seed", "3")
        shown = self.wait_for("from home")
        self.assertIn("\033[", shown)
        for line in ("1", "1"):
            self.tmux("send-keys", "-t", "table", line, "Enter")
        shown = self.wait_for("Agamemnon")
        top = re.sub(r"\033\[[\d;]*m", "", shown).splitlines()[0]
        self.assertTrue(top.startswith("Trojans"), shown)

    def test_long_news_push_nothing_off_the_screen(self) -> None:
        for lang, sign in {"de": "Rückzug", "nl": "terugtrekken"}.items():
            self.start("80x24", "hector", "--seed", "3", "--lang", lang)
            self.wait_for("from home")
            for line in ("1", "1"):
                self.tmux("send-keys", "-t", "table", line, "Enter")
            shown = re.sub(r"\033\[[\d;]*m", "", self.wait_for(sign))
            self.assertRegex(shown.splitlines()[0], "^Troja", shown)
            self.assertIn(" ... ", shown)

    def test_help_waits_at_the_end_of_each_screen(self) -> None:
        self.start("80x18", "hector", "--seed", "3")
        self.wait_for("from home")
        self.tmux("send-keys", "-t", "table", "help", "Enter")
        first = self.wait_for("Enter shows more, q is enough.")
        self.assertIn("Choose a move by its number", first)
        self.assertNotIn("The picture: your side lies below", first)
        self.tmux("send-keys", "-t", "table", "Enter")
        self.wait_for("hidden hero may add")
        self.tmux("send-keys", "-t", "table", "help", "Enter")
        self.wait_for("Enter shows more, q is enough.")
        self.tmux("send-keys", "-t", "table", "q", "Enter")
        time.sleep(0.5)
        self.assertNotIn("left with", self.tmux("capture-pane", "-p", "-t", "table"))

    def test_the_last_screen_shows_the_last_battle_and_who_won(self) -> None:
        results = {"en": "You (win|lose)", "de": "Du (gewinnst|verlierst)", "nl": "Je (wint|verliest)"}
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "match.ilion"
            play("hector", "--seats", "human,random", "--seed", "7", typed="1\n" * 1500 + lines(f"save {file}"))
            for lang, result in results.items():
                self.start("80x24", "--resume", str(file), "--lang", lang)
                shown = self.wait_for({"en": "swap:", "de": "tausch:", "nl": "wissel:"}[lang])
                plain = re.sub(r"\033\[[\d;]*m", "", shown).splitlines()
                self.assertRegex(plain[0], "^Troja", shown)  # nothing has scrolled away
                self.assertRegex(shown, result)
                self.assertRegex(shown, "(?s)(score|Wertung).*(score|Wertung)")

    def test_the_curtain_wipes_the_scroll_back_too(self) -> None:
        self.start("80x30", "hector", "--seed", "5", "--seats", "human,human")
        self.wait_for("then press Enter.")
        for line, then in (("", "from home"), ("1", "face R"), ("1", "Your turn"), ("1", "Now play"),
                           ("1", "Trojans are to decide")):
            self.tmux("send-keys", "-t", "table", line, "Enter")
            self.wait_for(then)
        everything = self.tmux("capture-pane", "-p", "-S", "-", "-t", "table")
        self.assertNotIn("Your hand", everything)

    def test_ctrl_c_leaves_with_130_and_ctrl_d_with_0(self) -> None:
        for key, code in (("C-c", "130"), ("C-d", "0")):
            with self.subTest(key=key):
                self.start("80x30", "hector")
                self.wait_for("from home")
                self.tmux("send-keys", "-t", "table", key)
                self.wait_for(f"left with {code}")


class Signals(unittest.TestCase):
    def test_an_interrupt_ends_a_script_with_130(self) -> None:
        table = subprocess.Popen([ILION, "play", "hector"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                 env=environment())
        shown = b""
        while b"> " not in shown:
            more = table.stdout.read1()
            self.assertTrue(more, "the table was not laid")
            shown += more
        table.send_signal(signal.SIGINT)
        output, _ = table.communicate(timeout=20)
        self.assertEqual(table.returncode, 130)
        self.assertIn(b"Interrupted", output)


if __name__ == "__main__":
    unittest.main()
