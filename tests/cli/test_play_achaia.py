# SPDX-License-Identifier: GPL-3.0-or-later
"""Achaia at the terminal table: whole matches, steps that are confirmed, windows, offers."""
from __future__ import annotations

import re
import tempfile
import unittest
from pathlib import Path

from test_play import lines, play, screens
from test_play_deukalion import ilion


class WholeMatches(unittest.TestCase):
    def test_a_match_can_be_played_to_its_end_by_two_to_five_in_every_language(self) -> None:
        results = {"en": "win|share|lose", "de": "gewinn|teilen|verlier", "nl": "wint|delen|verlies"}
        for players, lang in ((2, "en"), (3, "de"), (5, "nl")):
            with self.subTest(players=players, lang=lang):
                seats = ",".join(["human"] + ["random"] * (players - 1))
                output = play("achaia", "--seats", seats, "--seed", "7", "--lang", lang, typed="1\n" * 900 + "quit\n")
                self.assertRegex(screens(output)[-2], "(new|neu|nieuw): ")
                self.assertRegex(output, results[lang])
                self.assertNotIn("{", output)
                self.assertNotIn("\033", output)

    def test_bots_play_among_themselves_with_every_variant(self) -> None:
        options = [part for key in ("new_order", "own_fate", "not_lost", "negotiate")
                   for part in ("--option", f"{key}=yes")]
        output = play("achaia", "--seats", "random,random,random,random", "--seed", "3", *options)
        self.assertRegex(output, r"\w+ wins|share the victory")
        self.assertNotIn("Your hand", output)

    def test_the_other_commands_know_it(self) -> None:
        games = ilion("games").stdout
        self.assertIn("players 2-5", games)
        for key in ("new_order", "own_fate", "not_lost", "negotiate", "screens"):
            self.assertIn(key, games)
        self.assertEqual(ilion("perft", "achaia", "--depth", "2", "--seed", "1").returncode, 0)
        simulated = ilion("simulate", "achaia", "--games", "10", "--threads", "1", "--seats", "random,random,random")
        self.assertIn("most-influence", simulated.stdout)
        self.assertIn("2 to 5 players, not 6", ilion("simulate", "achaia", "--players", "6").stderr)

    def test_as_many_play_as_seats_are_named(self) -> None:
        self.assertIn("2 Blue", play("achaia", "--seats", "human,random,random"))
        self.assertIn("There are 2 seats, but the list names 3.",
                      play("achaia", "--players", "2", "--seats", "human,random,random", code=1))

    def test_a_colour_can_be_picked(self) -> None:
        output = play(typed=lines("2", "3", "4", "1", "5"))
        self.assertIn("Welche Farbe hast du?", output)
        self.assertIn("Schwarz", output)


def until(pattern: str, *arguments: str, most: int = 400) -> tuple[list[str], int]:
    """Screens of a match in which 1 is typed again and again, and the first of them with the pattern."""
    shown = screens(play("achaia", *arguments, typed="1\n" * most))
    for number, screen in enumerate(shown):
        if re.search(pattern, screen):
            return shown, number
    raise AssertionError(f"nowhere {pattern}")


class AtTheTable(unittest.TestCase):
    SEATS = ("--seats", "human,random,random", "--seed", "5")

    def test_a_hint_that_is_given_by_habit_says_so(self) -> None:
        for lang, hint, says in (("en", "hint", "Here it decides by habit, without imagined courses"),
                                 ("de", "tipp", "Hier entscheidet er aus Gewohnheit"),
                                 ("nl", "tip", "Hier beslist hij uit gewoonte")):
            shown = play("achaia", *self.SEATS, "--lang", lang, typed=lines("keep", hint))
            self.assertIn(says, " ".join(shown.split()))

    def test_a_refused_move_names_its_rule_however_it_is_typed(self) -> None:
        shown = screens(play("achaia", *self.SEATS, typed=lines("keep", "place r1 1", "PLACE R6 1", "why pass",
                                                                "rule A2.7")))
        for screen in shown[2:4]:  # though 10 and 12 begin so
            self.assertIn("That location is still locked. [A3.7]", screen)
        self.assertIn("You can pass only in your turn. [A5.1", shown[4])
        self.assertIn("[A2.7] Placing", shown[5])

    def test_what_was_said_in_steps_is_confirmed_or_taken_back(self) -> None:
        shown, number = until("Shall it be so", *self.SEATS)
        typed = ["1"] * number
        back = screens(play("achaia", *self.SEATS, typed=lines(*typed, "2", "undo")))
        self.assertIn("Shall it be so", back[number])
        # The die of the step before as well as where it goes: nothing is confirmed unread.
        self.assertRegex(" ".join(back[number].split()), r"At last: Red \d \([\w ]+\), To \w+")
        self.assertNotIn("practice", back[number + 1] + back[number + 2])
        band = re.compile(r"^▸ .*", re.M)
        self.assertEqual(band.findall(back[number + 1]), band.findall(back[number - 1]))

    def test_what_a_last_step_brings_to_light_waits_until_it_is_confirmed(self) -> None:
        seats = ("--seats", "easy,easy,human", "--option", "own_fate=yes", "--seed", "7")
        dice = ["set 4", "set 4", "set 4", "set 4", "set 3"]
        shown = screens(play("achaia", *seats, typed=lines(*dice, "log", "hrmpf", "undo", "set 6", "ok")))
        asked = shown[len(dice)]
        self.assertIn("Shall it be so", asked)
        for screen in shown[:len(dice) + 3]:
            self.assertNotIn("Red shows", screen)  # the others' dice are still under the cup
        self.assertIn("is no move and no command", shown[len(dice) + 2])
        self.assertIn("Shall it be so", shown[len(dice) + 4])
        self.assertIn("Red shows", "".join(shown[len(dice) + 5:]))

    def test_the_discard_pile_can_be_looked_at(self) -> None:
        self.assertIn("Discard pile: nothing", play("achaia", *self.SEATS, typed=lines("seen")))

    def test_who_wishes_not_to_be_asked_declines_unasked(self) -> None:
        pattern = r"\w+ plays: .*Answer\?|plays against (Yellow|Blue|Red): .*Answer\?"
        _, number = until(pattern, *self.SEATS)
        quiet = play("achaia", *self.SEATS, typed=lines("quiet answer") + "1\n" * number)
        self.assertIn("“answer” is quiet now", quiet)
        self.assertNotRegex(quiet, pattern)

    def test_offers_are_made_only_in_hard_negotiations(self) -> None:
        self.assertIn("no offers", play("achaia", *self.SEATS, typed=lines("say Peace!")))
        hard = ("--option", "negotiate=yes", "--seed", "5")
        self.assertEqual(play("achaia", "--seats", "human,random,random", *hard,
                              typed=lines("say Peace!")).count("thanks you politely"), 2)
        people = play("achaia", "--seats", "human,human,human", *hard,
                      typed=lines("", "say Peace to all", "say blue: and a secret", "keep", "", "keep", "", "keep"))
        hands = " ".join(people.split()).split("press Enter")
        self.assertIn("Red says: “Peace to all”", hands[2])
        self.assertNotIn("secret", hands[2])
        self.assertIn("Red says to you alone: “and a secret”", hands[3])

    def test_plain_letters_and_the_width_of_the_window(self) -> None:
        self.assertTrue(play("achaia", "--ascii", "--lang", "de", *self.SEATS, typed="1\n" * 90).isascii())
        for columns in (60, 80, 120):
            for lang in ("en", "de", "nl"):
                output = play("achaia", "--seats", "human,random,random,random,random", "--lang", lang, "--seed", "9",
                              typed="2\n" * 60, COLUMNS=str(columns), LINES="40")
                self.assertEqual([line for line in output.splitlines() if len(line) > columns], [])

    def test_help_tells_of_windows_and_offers_in_every_language(self) -> None:
        for lang, words in {"en": ("help", "quiet answer", "say TEXT"), "de": ("hilfe", "ruhe antwort", "sage TEXT"),
                            "nl": ("hulp", "stil antwoord", "zeg TEKST")}.items():
            page = screens(play("achaia", "--lang", lang, "--option", "negotiate=yes", typed=lines(words[0])))[1]
            for word in words[1:]:
                self.assertIn(word, page)
            self.assertLess(max(map(len, page.splitlines())), 80)
        self.assertNotIn("say TEXT", screens(play("achaia", typed=lines("help")))[1])

    def test_a_content_file_of_ones_own_is_played_by_or_refused_with_its_line(self) -> None:
        printed = Path(__file__).resolve().parents[2].joinpath("content/achaia.json").read_text()
        with tempfile.TemporaryDirectory() as folder:
            own = Path(folder) / "own.json"
            own.write_text(printed.replace("Watchtower", "Lighthouse"))
            self.assertIn("Lighthouse", play("achaia", "--content", str(own)))
            own.write_text(printed.replace('"op": "die_flip"', '"op": "die_melt"'))
            self.assertRegex(play("achaia", "--content", str(own), "--lang", "de", code=1),
                             r"Zeile \d+: Eine solche Operation gibt es nicht\.")


class SavedMatches(unittest.TestCase):
    def test_a_saved_match_goes_on_and_verifies(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            file = str(Path(folder) / "match.ilion")
            before = screens(play("achaia", "--seats", "human,random,random", "--seed", "3",
                                  typed=lines("1", "1", "1", f"save {file}", "")))
            after = play("--resume", file)
            self.assertIn(before[5].strip().splitlines()[0], after)
            self.assertEqual(ilion("verify", file).returncode, 0)


if __name__ == "__main__":
    unittest.main()
