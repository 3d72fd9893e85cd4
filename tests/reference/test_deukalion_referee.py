"""Ilion's Deukalion before the independent referee, and the referee before forged traces.

The environment is that of program_trace.py; a tenth of the matches asked for is checked for each number of
players and way of playing.
"""

from __future__ import annotations

import json
import re
import unittest
from typing import Any, Callable

import deukalion_referee
import program_trace
from deukalion_referee import Fight, Game, Referee, Styx, Toss, Turn
from program_trace import SOURCE, Lines, lines_of, read_lines, read_program, told

MATCHES = max(1, program_trace.ASKED_MATCHES // 10)

ALTERED_PHASES = {"side", "place", "turn", "draw", "throw", "toss", "spoils", "return"}

# Plays that lead deep: to Athens with treasures, and to the Styx.
HOME = ("claim", "take", "attack", "deliver", "sail d2", "sail c2", "sail e2")
UNDERWORLD = ("unload", "bring-all", "take", "attack", "sail h1", "sail i1")


def trace_command(games: int, seed: int, players: int, prefer: tuple[str, ...] = ()) -> list[str]:
    command = program_trace.trace_command("deukalion", games, seed, "--players", str(players))
    return command + [word for text in prefer for word in ("--prefer", text)]


def trace(games: int, seed: int, players: int, prefer: tuple[str, ...] = ()) -> Lines:
    return lines_of(trace_command(games, seed, players, prefer))


def referee_over_program(seed: int, players: int, prefer: tuple[str, ...] = ()) -> Referee:
    return read_program(Referee(), trace_command(MATCHES, seed, players, prefer))


def referee_over(lines: Lines) -> Referee:
    return read_lines(Referee(), lines)


class ProgramAgrees(unittest.TestCase):
    def check(self, seed: int, players: int, prefer: tuple[str, ...] = ()) -> None:
        referee = referee_over_program(seed, players, prefer)
        self.assertTrue(referee.agrees(), told(referee))
        self.assertEqual(referee.matches, MATCHES)
        self.assertEqual(referee.steps, referee.decisions + referee.chance_points)
        self.assertEqual(referee.missing("outcome"), [])

    def test_two_players(self) -> None:
        self.check(20240701, 2)

    def test_three_players(self) -> None:
        self.check(20240702, 3)

    def test_four_players(self) -> None:
        self.check(20240703, 4)

    def test_on_the_way_home(self) -> None:
        self.check(20240704, 3, HOME)

    def test_in_the_underworld(self) -> None:
        self.check(20240705, 4, UNDERWORLD)

    def test_rounds_run_out(self) -> None:
        self.check(20240706, 2, ("end", "end", "end"))


class PrintedContent(unittest.TestCase):
    """What the trace says about the components is what the rules print."""

    @classmethod
    def setUpClass(cls) -> None:
        cls.rules = (SOURCE / "rules" / "deukalion.md").read_text(encoding="utf-8")
        cls.content = printed_content()
        cls.board = deukalion_referee.Board(cls.content)

    def rows(self, pattern: str) -> list[tuple[str, ...]]:
        return re.findall(pattern, self.rules, re.MULTILINE)

    def test_map(self) -> None:
        """[D2.1], [D2.2]"""
        rows = self.rows(r"^([1-7])((?: +\S+){9})$")
        grid = {f"{column}{row}": word for row, words in rows for column, word in zip("abcdefghi", words.split())}
        self.assertEqual(self.content.grid, grid)
        self.assertEqual([len(self.board.water), len(self.board.open_water)], [49, 42])

    def test_places(self) -> None:
        """[D2.6], [D2.7]"""
        rows = self.rows(r"^\| ([A-Z]{3}) \w+ \| (\w\d) \| (\d) \| (\d) \| ([a-i1-7 ]+) \|$")
        self.assertEqual(len(rows), 12)
        places = {**self.content.cities, **self.content.settlements}
        for name, square, value, size, beside in rows:
            self.assertEqual(places[name], deukalion_referee.Place(square, int(value), int(size)))
            self.assertEqual(self.board.beside[name], set(beside.split()))

    def test_cards(self) -> None:
        """[D11.5]"""
        rows = self.rows(r"^\| \[D11\.(AC\d\d)\] \| [^|]+ \| (\d) \|")
        expected = sorted(deukalion_referee.CARD_NAMES[id] for id, copies in rows for _ in range(int(copies)))
        self.assertEqual(sorted(self.content.cards), expected)
        self.assertEqual(len(expected), 30)

    def test_quests(self) -> None:
        """[D12.10]"""
        rows = self.rows(r"^\| \[D12\.(Q\d\d)\] \| (\d) \| ([^|]+) \| ([^|]+) \|$")
        self.assertEqual([row[0] for row in rows], list(self.content.quests))
        for id, points, *tasks in rows:
            quest = self.content.quests[id]
            self.assertEqual(quest.points, int(points))
            self.assertEqual([say_task(task) for task in quest.tasks.values()], tasks)
        self.assertEqual(sum(quest.points for quest in self.content.quests.values()), 44)


def say_task(task: deukalion_referee.Task) -> str:
    names = {"R": "red", "G": "green", "B": "blue", "Y": "yellow", "W": "white"}
    if task.kind == "deliver":
        counts = {colour: task.colours.count(colour) for colour in task.colours}
        return "deliver " + " + ".join(f"{n} {names[colour]}" for colour, n in counts.items())
    return {
        "deliver_same": f"deliver {task.count} of one colour",
        "deliver_distinct": f"deliver {task.count} of different colours",
        "soldiers_at": f"{task.count} soldiers to {task.city}",
        "cards_at": f"{task.count} cards to {task.city}",
        "beat_ship": "beat a ship",
        "beat_hydra": "beat the Hydra",
    }[task.kind]


def printed_content() -> deukalion_referee.Content:
    text = (SOURCE / "content" / "deukalion.json").read_text(encoding="utf-8")
    return deukalion_referee.read_content(json.loads(text))


def match_of_every_kind() -> tuple[Lines, int]:
    """The first match that has all that the forgeries below alter, and the line by which it has occurred."""
    match: Lines = []
    for line in trace(10, 5, 3, HOME):
        match = [line] if line["line"] == "match" else match + [line]
        if line["line"] == "result":
            phases = [step["state"]["phase"] for step in match[:-1]]
            if ALTERED_PHASES <= set(phases):
                match[0]["match"] = 0
                return match, max(phases.index(phase) for phase in ALTERED_PHASES)
    raise AssertionError("no match has all that shall be altered")


class ForgeryIsNoticed(unittest.TestCase):
    """Each test alters one thing in the true trace of a match, most of them in its beginning."""

    @classmethod
    def setUpClass(cls) -> None:
        match, end = match_of_every_kind()
        cls.match_text = json.dumps(match)
        cls.beginning_text = json.dumps(match[: end + 5])

    def setUp(self) -> None:
        self.lines: Lines = json.loads(self.beginning_text)

    def take_whole_match(self) -> None:
        self.lines = json.loads(self.match_text)

    def step(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        return next(line for line in self.lines if line["line"] == "step" and wanted(line))

    def step_in(self, phase: str) -> dict[str, Any]:
        """The first step that leads to this phase."""
        return self.step(lambda line: line["state"]["phase"] == phase)

    def step_with(self, chosen: str) -> dict[str, Any]:
        return self.step(lambda line: line["chosen"].startswith(chosen))

    def assert_refused(self, field: str, step: Any = None) -> None:
        """Refused, first of all for this field, in this step."""
        referee = referee_over(self.lines)
        self.assertFalse(referee.agrees())
        first = referee.found_differences[0]
        self.assertIn(field, first.field)
        if step is not None:
            self.assertEqual(first.step, step)
        self.assertEqual(referee.matches, 0)

    def test_nothing_altered(self) -> None:
        self.assert_refused("line", len(self.lines) - 1)  # only that the match goes on
        self.take_whole_match()
        self.assertTrue(referee_over(self.lines).agrees())

    def test_order_of_lists_means_nothing(self) -> None:
        self.take_whole_match()
        for line in self.lines:
            for key in ("legal", "outcomes"):
                line.get(key, []).reverse()
            for key in ("undrawn_cards", "undrawn_quests", "discards"):
                line.get("state", {}).get(key, []).reverse()
        self.assertTrue(referee_over(self.lines).agrees())

    def test_only_proportions_of_weights_count(self) -> None:
        self.take_whole_match()
        for line in self.lines:
            for entry in line.get("outcomes", []):
                entry["weight"] *= 7
        self.assertTrue(referee_over(self.lines).agrees())

    def test_legal_move_removed(self) -> None:
        for phase in ("anchor", "side", "place", "turn", "toss", "spoils", "return"):
            with self.subTest(phase=phase):
                self.setUp()
                n = self.step(lambda line: line["state"]["phase"] == phase)["n"]
                step = self.step(lambda line: line["n"] > n and len(line.get("legal", [])) > 1)
                step["legal"].remove(next(move for move in step["legal"] if move != step["chosen"]))
                self.assert_refused("legal", step["n"])

    def test_legal_move_added_or_twice(self) -> None:
        for move in ("sail e4", "end"):
            with self.subTest(move=move):
                self.setUp()
                step = self.step(lambda line: "end" in line.get("legal", []))
                step["legal"].append(move)
                self.assert_refused("legal", step["n"])

    def test_weight_changed(self) -> None:
        for chosen in ("treasure", "draw", "quest", "roll", "toss"):
            with self.subTest(outcome=chosen):
                self.setUp()
                step = self.step(lambda line: line["chosen"].startswith(chosen) and len(line["outcomes"]) > 1)
                step["outcomes"][0]["weight"] += 1
                self.assert_refused("outcomes: probability", step["n"])

    def test_outcome_removed(self) -> None:
        step = self.step_with("roll")
        step["outcomes"].remove(next(one for one in step["outcomes"] if one["outcome"] != step["chosen"]))
        self.assert_refused("outcomes", step["n"])

    def test_chosen_is_not_legal(self) -> None:
        step = self.step_with("sail")
        step["chosen"] = "sail e4"
        self.assert_refused("chosen", step["n"])

    def test_wrong_actor(self) -> None:
        step = self.step(lambda line: line["actor"] == 0)
        step["actor"] = 1
        self.assert_refused("actor", step["n"])

    def test_every_field_of_the_state_counts(self) -> None:
        for key in self.step_in("turn")["state"]:
            with self.subTest(key=key):
                self.setUp()
                step = self.step_in("turn")
                step["state"][key] = ["forged"] if isinstance(step["state"][key], list) else "forged"
                self.assert_refused(f"state.{key}", step["n"])

    def test_every_field_of_a_player_counts(self) -> None:
        for key in self.step_in("turn")["state"]["players"][1]:
            with self.subTest(key=key):
                self.setUp()
                step = self.step_in("turn")
                player = step["state"]["players"][1]
                player[key] = ["forged"] if isinstance(player[key], list) else "forged"
                self.assert_refused(f"state.players[1].{key}", step["n"])

    def test_every_field_of_a_fight_counts(self) -> None:
        for key in self.step_in("spoils")["state"]["fight"]:
            with self.subTest(key=key):
                self.setUp()
                step = self.step_in("spoils")
                step["state"]["fight"][key] = "forged"
                self.assert_refused(f"state.fight.{key}", step["n"])

    def test_step_left_out(self) -> None:
        self.lines.remove(self.step_with("place"))
        self.assert_refused("")

    def test_result_altered(self) -> None:
        self.take_whole_match()
        true = dict(self.lines[-1])
        self.lines[-1].update(ranks=[9, 9, 9], points=[9, 9, 9], reason="forged", rule="forged")
        altered = referee_over(self.lines).found_differences
        fields = {difference.field.split("[")[0] for difference in altered}
        self.assertEqual(fields, {"result.ranks", "result.points", "result.reason", "result.rule"}, true)

    def test_no_match_at_all(self) -> None:
        self.lines = []
        self.assert_refused("trace")


class RefereeKnowsTheRules(unittest.TestCase):
    """Positions that random play does not reach, and the examples of chapter 16."""

    def position(self, players: int = 3, acting: int = 0) -> Game:
        """The acting player's turn, all ships at Athens with 10 soldiers, the treasures all away at sea or in cities."""
        game = Game(printed_content(), players)
        for player, square in zip(game.players, ("d2", "c2", "e2", "c1")):
            player.ship = square
        for city, place in game.content.cities.items():
            game.cities[city] = ["R", "G", "B"][: place.size]
        game.open_quests = ["Q15", "Q16"]
        game.undrawn_quests = ["Q01"]
        game.round, game.active, game.acting = 1, acting, acting
        game.middle, game.outer, game.rotation, game.turn = 3, [2, 2, 2, 2], 0, Turn()
        game.go("turn", acting)
        return game

    def load(self, game: Game, seat: int, cargo: str, aboard: int, below: int) -> None:
        player = game.players[seat]
        player.cargo, player.aboard, player.below = list(cargo), aboard, below
        for colour in cargo:
            next(city for city in game.cities.values() if city).pop()

    def test_kylix(self) -> None:
        """[D5.4], the example"""
        game = self.position()
        game.outer, game.rotation = [3, 1, 2, 2], 1
        self.assertEqual([game.die(action) for action in range(4)], [1, 2, 2, 3])

    def test_two_quests_in_athens(self) -> None:
        """[D12.9], the example"""
        game = self.position()
        game.open_quests[0] = "Q02"
        self.load(game, 0, "GR", 8, 0)
        for move in ("claim Q02 a", "return KOR", "quest Q01", "claim Q01 a"):
            self.assertTrue(game.phase == "open" or move in game.legal_moves(), move)
            game.apply(move)
        self.assertEqual((game.points(0), game.phase), (4, "turn"))

    def test_two_claimants_take_a_point_card_each(self) -> None:
        """[D12.9], the example"""
        game = self.position()
        game.open_quests[0] = "Q02"
        self.load(game, 0, "GR", 8, 0)
        self.load(game, 2, "R", 8, 1)
        for move in ("claim Q02 a", "return KOR", "quest Q01", "claim Q01 a", "claim Q01 a"):
            game.apply(move)
        while game.phase == "return":
            game.apply(game.legal_moves()[0])
        self.assertEqual([game.points(seat) for seat in game.seats], [3, 0, 1])
        self.assertEqual((game.removed_quests, game.open_quests), (["Q01"], [None, "Q16"]))

    def end_together(self, points: tuple[int, int, int], acting: int) -> list[int]:
        """All three claim the new quest; the ranks."""
        game = self.position(acting=acting)
        for seat, player in enumerate(game.players):
            self.load(game, seat, "R", 5, 0)
            player.point_cards = points[seat]
        game.open_quests[0] = None
        game.go("open", None)
        game.apply("quest Q01")
        for _ in game.seats:
            game.apply("claim Q01 a")
        while game.phase == "return":
            game.apply(game.legal_moves()[0])
        self.assertEqual(game.phase, "over")
        return game.result["ranks"]

    def test_several_reach_the_target_at_once(self) -> None:
        """[D14.2], [D14.4]"""
        self.assertEqual(self.end_together((13, 13, 12), 0), [1, 2, 3])
        self.assertEqual(self.end_together((13, 13, 12), 1), [2, 1, 3])
        self.assertEqual(self.end_together((13, 13, 12), 2), [1, 2, 3])
        self.assertEqual(self.end_together((13, 13, 13), 2), [2, 2, 1])

    def test_limit(self) -> None:
        """[D14.3]"""
        game = self.position(players=2)
        game.round, game.rotation = 200, 0
        game.turn.done.add("cards")
        game.apply("end")
        self.assertEqual((game.phase, game.result["ranks"]), ("over", [1, 1]))
        self.assertEqual((game.result["reason"], game.result["rule"]), ("round-limit", "D14.3"))

    def shift_targets(self, *ships: str) -> list[str]:
        game = self.position(players=4)
        for player, square in zip(game.players, ("a1", "a1", *ships)):
            player.ship = square
        game.fight = Fight("ship", "a1", attacker=0, defender=1)
        return sorted(game.shift_squares())

    def test_shift(self) -> None:
        """[D9.7], the example"""
        self.assertEqual(self.shift_targets("d2", "d2"), ["b3"])
        self.assertEqual(self.shift_targets("b3", "d2"), ["b2"])
        self.assertEqual(self.shift_targets("b3", "b2"), ["a2", "b1"])

    def styx(self) -> Game:
        game = self.position()
        for seat, below in enumerate((4, 3, 3)):
            self.load(game, seat, "", 10 - below, below)
        self.load(game, 0, "RGB", 6, 4)
        game.players[0].ship, game.outer = "g1", [2, 2, 2, 2]
        game.apply("sail h1")
        return game

    def test_styx(self) -> None:
        """[D7.4], the example"""
        game = self.styx()
        self.assertEqual(sorted(game.legal_moves()), ["bring-all", "leave", "unload B", "unload G", "unload R"])
        game.apply("bring-all")
        self.assertEqual((game.players[0].aboard, game.players[0].below, game.points(0)), (7, 3, 2))

    def test_styx_after_unloading(self) -> None:
        """[D7.3], the example"""
        game = self.styx()
        for colour in "RGB":
            self.assertEqual(game.phase, "styx")
            game.apply(f"unload {colour}")
            if game.phase == "return":
                game.apply(game.legal_moves()[0])
        self.assertEqual((game.players[0].aboard, game.players[0].below, game.points(0)), (10, 0, 2))
        self.assertTrue(game.turn.landed)

    def test_full_ship_at_the_styx_cannot_repeat_the_majority(self) -> None:
        """[D7.4]"""
        game = self.styx()
        self.load(game, 0, "RGBY", 6, 4)
        game.styx = Styx(majority=True)
        self.assertNotIn("bring-all", game.legal_moves())

    def test_booty_without_room(self) -> None:
        """[D8.2]"""
        for aboard, expected in ((1, ["nothing", "take R"]), (0, ["nothing"])):
            game = self.position()
            self.load(game, 0, "RRGGBBYYW" + "W" * (1 - aboard), aboard, 10 - aboard)
            game.cities["RHO"] = ["R"]
            game.fight = Fight("city", "f6", attacker=0, place="RHO", tosses={0: Toss()}, decided=True, winner=0)
            game.go("spoils", 0)
            self.assertEqual(sorted(game.legal_moves()), expected)
        game.players[0].cargo, game.players[0].aboard, game.players[0].below = list("RRGGBBYYW"), 1, 9
        game.apply("take R")
        self.assertEqual((len(game.players[0].cargo), game.players[0].aboard, game.players[0].below), (10, 0, 10))

    def test_odds_of_ten_soldiers_against_the_hydra(self) -> None:
        """[D9.1], the example"""
        weights = deukalion_referee.toss_weights(10)
        enough = 0
        for outcome, weight in weights.items():
            _, _, clear, edge = outcome.split(" ")
            enough += weight if 2 * int(clear) + int(edge) >= 10 else 0
        self.assertEqual((enough, sum(weights.values())), (34001, 59049))


if __name__ == "__main__":
    unittest.main()
