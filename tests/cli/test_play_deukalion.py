# SPDX-License-Identifier: GPL-3.0-or-later
"""Deukalion at the terminal table: whole matches, curtains, windows one need not be asked at."""
from __future__ import annotations

import random
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

from test_play import ILION, environment, lines, play, screens

HAND = {"en": "Your hand", "de": "Deine Hand", "nl": "Je hand"}


def ilion(*arguments: str) -> subprocess.CompletedProcess:
    return subprocess.run([ILION, *arguments], capture_output=True, text=True, env=environment(), timeout=120)


class WholeMatches(unittest.TestCase):
    def test_a_match_can_be_played_to_its_end_by_two_three_and_four_in_every_language(self) -> None:
        results = {"en": "wins? with|leads|share", "de": "gewinnt mit|führt|teilen", "nl": "wint met|staat voor|delen"}
        for players, (lang, result) in zip((2, 3, 4), results.items()):
            with self.subTest(players=players, lang=lang):
                seats = ",".join(["human"] + ["random"] * (players - 1))
                output = play("deukalion", "--players", str(players), "--seats", seats, "--seed", "7", "--lang", lang,
                              typed="1\n" * 6000 + "quit\n")
                self.assertRegex(screens(output)[-2], "(new|neu|nieuw): ")
                self.assertRegex(output, result)
                self.assertNotIn("{", output)
                self.assertNotIn("\033", output)

    def test_bots_play_among_themselves(self) -> None:
        output = play("deukalion", "--players", "3", "--seats", "random,random,random", "--seed", "3")
        self.assertRegex(output, r"\w+ wins with 1\d points")
        self.assertNotIn("Your hand", output)

    def test_what_chance_does_is_told_while_bots_play(self) -> None:
        output = play("deukalion", "--players", "4", "--seats", "easy,easy,easy,easy", "--seed", "1", "--lang", "en")
        for word in ("attacks", "tosses: ", "in the middle, ", "is opened."):
            self.assertIn(word, output)
        self.assertGreaterEqual(output.count("tosses: "), output.count(" attacks "))

    def test_who_wins_by_an_open_quest_does_not_empty_the_quests(self) -> None:
        output = play("deukalion", "--players", "4", "--seats", "easy,easy,easy,easy", "--seed", "1", COLUMNS="120")
        self.assertRegex(output, r"quests [1-9]")
        self.assertNotIn("none left", output)

    def test_after_the_end_the_hands_are_shown(self) -> None:
        output = play("deukalion", "--seats", "human,easy", "--seed", "7", typed="1\n" * 6000 + lines("log", "seen", "quit"))
        self.assertRegex(screens(output)[-3], r"(You show|\w+ shows) the (hand cards|secret quest)")
        self.assertRegex(screens(output)[-2], r"Discard pile \(\d+\): ")

    def test_the_number_of_players_can_be_picked(self) -> None:
        output = play(typed=lines("2", "2", "2", "1", "3", "1"))
        self.assertIn("Wie viele spielen mit?", output)
        self.assertIn("Welcher Held bist du?", output)
        self.assertIn("Herkules", output)

    def test_each_seat_can_be_somebody_else(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            record = Path(folder) / "match.ilion"
            # English, Deukalion, three players, seat by seat: easy, the person, novice.
            output = play(typed=lines("1", "2", "2", "9", "5", "1", "6", f"save {record}"))
            self.assertRegex(output, r"Who plays [^?\n]+\?")
            self.assertEqual(re.findall(r"^seat \d (\w+)", record.read_text(), flags=re.M), ["easy", "human", "novice"])

    def test_the_other_commands_know_it(self) -> None:
        self.assertIn("players 2-4", ilion("games").stdout)
        self.assertEqual(ilion("perft", "deukalion", "--depth", "2", "--seed", "1").returncode, 0)
        simulated = ilion("simulate", "deukalion", "--players", "4", "--games", "20", "--threads", "1")
        self.assertIn("target-reached", simulated.stdout)
        self.assertIn("2 to 4 players, not 5", ilion("simulate", "deukalion", "--players", "5").stderr)


class AtTheTable(unittest.TestCase):
    def test_squares_stand_together_and_are_typed(self) -> None:
        shown = screens(play("deukalion", "--seed", "3", typed=lines("ANCHOR D2", "place 0")))
        self.assertRegex(shown[0], r"Drop anchor at \(anchor\)  1 c1  2 e1  3 c2  4 d2  5 e2")
        self.assertIn("You drop anchor at d2.", shown[1])
        self.assertRegex(shown[2], r"Sail to \(sail\)  1 ")
        self.assertRegex(shown[2], r"Move the Hydra to \(hydra\)  \d+ ")

    def test_a_refused_move_names_its_rule_however_it_is_typed(self) -> None:
        shown = screens(play("deukalion", "--seed", "3",
                             typed=lines("anchor c1", "place 0", "sail i6", "SAIL I6", "why sail D1", "why attack rho",
                                         "rule D6.3")))
        for screen in shown[3:5]:
            self.assertIn("Your sail does not reach that square. [D6.1]", screen)
        self.assertIn("No ship enters land. [D2.2]", shown[5])
        self.assertIn("[D6.7]", shown[6])
        self.assertIn("[D6.3] What stops", shown[7])

    def test_what_lies_open_can_be_asked_for(self) -> None:
        for lang, (word, says) in {"en": ("seen", "The discard pile is empty."), "de": ("gesehen", "Der Ablagestapel ist leer."),
                                   "nl": ("gezien", "De aflegstapel is leeg.")}.items():
            self.assertIn(says, screens(play("deukalion", "--lang", lang, "--seed", "3", typed=lines(word)))[1])

    def test_a_row_of_the_rules_is_shown_in_full(self) -> None:
        for columns in ("60", "80", "100", "200"):
            shown = screens(play("deukalion", typed=lines("rule D11.AC07", "rule d13.p02", "rule 11.5"), COLUMNS=columns))
            card, point, table = (" ".join(screen.split()) for screen in shown[1:4])
            self.assertIn("[D11.AC07]", card)
            self.assertIn("card: Athena copies: 3 played at: TOSS effect: Your soldiers that are crossed at the end of TOSS "
                          "go aboard, not below; they still count 0. not playable: none crossed, or you played one in this "
                          "fight", card)
            self.assertNotIn("Nike", card)
            self.assertIn("only while he has business [D13.6] answers: sail or bring back", point)
            self.assertIn("they still count 0.", table)
            self.assertIn("SIDE: M is 3 for you, or no sail left", table)
            self.assertLessEqual(max(len(line) for screen in shown[1:4] for line in screen.splitlines()), int(columns))
        german = screens(play("deukalion", "--lang", "de", typed=lines("regel D13.P08")))[1]
        self.assertIn("[D13.P08]", german)
        self.assertNotIn("|", german)

    def test_a_hint_is_one_of_the_choices_and_undo_goes_back(self) -> None:
        shown = screens(play("deukalion", "--seed", "3", typed=lines("hint", "anchor c2", "undo")))
        self.assertRegex(shown[1], r"The bot “\w+” would choose [1-5]: Drop anchor at ")
        self.assertEqual(shown[0].strip(), shown[3].strip()[-len(shown[0].strip()):])

    def test_a_hint_for_a_turn_that_wins_says_so(self) -> None:
        record = str(Path(__file__).parent / "winning_turn.ilion")
        for lang, hint, says in (("en", "hint", "about 100 % to win in this very turn"),
                                 ("de", "tipp", "etwa 100 % Chance, noch in diesem Zug zu gewinnen"),
                                 ("nl", "tip", "ongeveer 100 % kans om nog in deze beurt te winnen")):
            shown = " ".join(play("--resume", record, "--lang", lang, typed=lines(hint)).split())
            self.assertIn(says, shown)
            self.assertNotRegex(shown, "imagined|gedachte|bedachte")

    def test_plain_letters_and_the_width_of_the_window(self) -> None:
        self.assertTrue(play("deukalion", "--ascii", "--lang", "de", "--seed", "3", typed="1\n" * 90).isascii())
        for columns in (60, 80, 100, 130):
            for lang in HAND:
                for rows in ("24", "40"):
                    output = play("deukalion", "--players", "4", "--seats", "human,random,random,random", "--lang", lang,
                                  "--seed", "9", typed="2\n" * 120, COLUMNS=str(columns), LINES=rows)
                    self.assertEqual([line for line in output.splitlines() if len(line) > columns], [])

    def test_help_tells_of_the_windows_in_every_language(self) -> None:
        for lang, (word, quiet) in {"en": ("help", "quiet toss"), "de": ("hilfe", "ruhe wurf"),
                                    "nl": ("hulp", "stil worp")}.items():
            page = screens(play("deukalion", "--lang", lang, typed=lines(word)))[1]
            self.assertIn(quiet, page)
            self.assertLess(max(map(len, page.splitlines())), 80)
        self.assertNotIn("quiet", screens(play("hector", typed=lines("help")))[1])

    def test_a_content_file_of_ones_own_is_played_by_or_refused_with_its_line(self) -> None:
        printed = Path(__file__).resolve().parents[2].joinpath("content/deukalion.json").read_text()
        with tempfile.TemporaryDirectory() as folder:
            own = Path(folder) / "own.json"
            own.write_text(printed.replace("Perseus", "Theseus"))
            self.assertIn("Theseus", play("deukalion", "--content", str(own)))
            own.write_text(printed.replace('"slots": 1', '"slots": 3', 1))
            self.assertRegex(play("deukalion", "--content", str(own), code=1),
                             r"Line \d+: the slots are not as many as the treasures\.")


class SavedMatches(unittest.TestCase):
    def test_a_saved_match_goes_on_and_verifies(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            file = str(Path(folder) / "match.ilion")
            before = screens(play("deukalion", "--players", "3", "--seats", "human,random,random", "--seed", "3",
                                  typed=lines("1", "1", "1", f"save {file}", "")))
            after = screens(play("--resume", file))
            self.assertEqual(before[3].strip(), after[0].strip())
            self.assertIn("every step follows the rules", ilion("verify", file).stdout)
            self.assertIn("drops anchor", ilion("replay", file, "--all").stdout)


class Windows(unittest.TestCase):
    """`quiet`: who would rather not be asked."""

    def test_a_quiet_window_is_answered_unasked_until_it_is_not(self) -> None:
        typed = lines("1", "quiet", "quiet side on", "quiet") + "1\n" * 120
        shown = screens(play("deukalion", "--seed", "3", typed=typed))
        self.assertRegex(shown[2], r"side off: in your side turns: nothing \[D13\.P02\]")
        self.assertIn("“side” is quiet now", shown[3])
        self.assertRegex(shown[4], r"side on: ")
        self.assertFalse([screen for screen in shown[5:] if "Your side turn" in screen])
        loud = play("deukalion", "--seed", "3", typed=lines("1") + "1\n" * 120)
        self.assertIn("Your side turn", loud)

    def test_it_speaks_every_language_and_can_be_taken_back(self) -> None:
        german = play("deukalion", "--lang", "de", typed=lines("ruhe nebenzug", "ruhe nebenzug aus", "ruhe"))
        self.assertIn("„nebenzug“ ist jetzt still", german)
        self.assertIn("du wirst wieder gefragt", german)
        dutch = play("deukalion", "--lang", "nl", typed=lines("stil worp aan", "stil"))
        self.assertIn("worp aan: ", dutch)
        self.assertIn("nothing of that kind", play("hector", typed=lines("quiet")))

    def test_it_is_no_part_of_the_record(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "match.ilion"
            play("deukalion", typed=lines("quiet toss", "quiet side", f"save {file}"))
            self.assertNotIn("quiet", file.read_text())

    def test_at_one_keyboard_the_curtain_rises_all_the_same(self) -> None:
        # Both anchor; Perseus, behind his curtain, will have no more side turns. It rises for him as before.
        start = ("", "1", "", "1")
        quiet = play("deukalion", "--seats", "human,human", "--seed", "3",
                     typed=lines(*start, "", "quiet side", "end") + "\n1\n" * 40)
        self.assertRegex(quiet, r"Perseus is to decide\.")
        after = quiet.split("is quiet now")[1]
        self.assertGreater(after.count("Perseus is to decide."), 1)
        self.assertNotIn("Your side turn", re.split(r"Deukalion is to decide\.", after)[0])


class SeveralPeople(unittest.TestCase):
    def test_nobody_sees_the_hand_of_another(self) -> None:
        output = play("deukalion", "--players", "3", "--seats", "human,human,human", "--seed", "5", typed="\n1\n" * 120)
        heroes = "Deukalion|Perseus|Hercules"
        parts = re.split(rf"^  ({heroes}) is to decide\.$", output, flags=re.M)
        self.assertGreater(len(parts), 16)
        self.assertNotIn("Your hand", parts[0])
        secrets: dict[str, set[str]] = {}
        for hero, shown in zip(parts[1::2], parts[2::2]):
            secrets.setdefault(hero, set()).update(re.findall(r"^Your secret quest (Q\d\d)", shown, flags=re.M))
            self.assertNotRegex(shown, rf"{hero} draws an action card")  # told as "you"
        self.assertEqual([len(quests) for quests in secrets.values()], [1, 1, 1])
        self.assertEqual(len(set.union(*secrets.values())), 3)

    def test_who_has_but_one_answer_is_asked_as_well(self) -> None:
        """[D13.1] Whether somebody has a card to play is not to be seen by whether he is asked."""
        rng = random.Random(1)
        asked = play("deukalion", "--seats", "human,human", "--seed", "1",
                     typed="".join(f"\n{rng.randrange(1, 12)}\n" for _ in range(4000)))
        tosses = re.findall(r"You would lose, .*\n((?: +\d+ .*\n)+)", asked)
        self.assertTrue(any(len(re.findall(r"(?m)^ +\d+ ", choices)) == 1 for choices in tosses))


if __name__ == "__main__":
    unittest.main()
