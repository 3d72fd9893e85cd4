"""Ilion's Achaia before the independent referee, and the referee before forged traces.

The environment is that of program_trace.py; a hundredth of the matches asked for is checked for each number of
players and set of variants.
"""

from __future__ import annotations

import copy
import json
import re
import tempfile
import unittest
from itertools import product
from pathlib import Path
from typing import Any, Callable, Iterable

import achaia_referee
import program_trace
from achaia_referee import OPTIONS, Game, Referee
from program_trace import HERE, SOURCE, Lines, lines_of, read_lines, read_program, told

MATCHES = max(1, program_trace.ASKED_MATCHES // 100)

# With gifts to choose from, random play would do little else.
BUSY = ("play", "against", "character", "use", "answer", "none", "pass")
# Plays that lead to rare places: raised limits, hands full of cards, dice that cannot rise, poor victims.
LIMITS = ("character O01", "character O01", "die", "sell", "use", "none")
HOARD = tuple(
    wish
    for wish in ("supplies cards", "character O02", "character C10", "use 2", "use 1", "sell", "pass", "none")
    for _ in range(6)
)
SIXES = ("set 6", "set 6", "set 6", "set 6", "play I11", "play I07", "answer", "none")
ROBBERS = ("against", "against", "answer", "cousin", "gift 1 10", "event", "none")


def trace_command(
    games: int, seed: int, players: int, options: Iterable[str] = (), prefer: Iterable[str] = ()
) -> list[str]:
    command = program_trace.trace_command("achaia", games, seed, "--players", str(players))
    command += [word for key in options for word in ("--option", f"{key}=yes")]
    return command + [word for text in prefer for word in ("--prefer", text)]


def trace(*how: Any) -> Lines:
    return lines_of(trace_command(*how))


def referee_over_program(referee: Referee, *how: Any) -> Referee:
    return read_program(referee, trace_command(*how))


def referee_over(lines: Lines) -> Referee:
    return read_lines(Referee(), lines)


class ProgramAgrees(unittest.TestCase):
    def check(self, seed: int, players: int, prefer: Iterable[str] = ()) -> None:
        """Every set of variants."""
        referee = Referee()
        for n, chosen in enumerate(product((False, True), repeat=len(OPTIONS))):
            options = [key for key, is_on in zip(OPTIONS, chosen) if is_on]
            wishes = prefer or (BUSY if "negotiate" in options else ())
            referee_over_program(referee, MATCHES, seed + n, players, options, wishes)
        self.assertTrue(referee.agrees(), told(referee))
        self.assertEqual(referee.matches, MATCHES * 2 ** len(OPTIONS))
        self.assertEqual(referee.steps, referee.decisions + referee.chance_points)
        self.assertLessEqual(set(referee.missing("outcome")), {"start"})  # a tie for the lowest sum

    def test_two_players(self) -> None:
        self.check(20240801, 2)

    def test_three_players(self) -> None:
        self.check(20240821, 3)

    def test_four_players(self) -> None:
        self.check(20240841, 4)

    def test_five_players(self) -> None:
        self.check(20240861, 5)

    def test_rare_places(self) -> None:
        referee = Referee()
        for n, prefer in enumerate((LIMITS, HOARD, SIXES, ROBBERS)):
            for players in (2, 5):
                options = ("own_fate",) if prefer is SIXES else ("negotiate",) if prefer is ROBBERS else ()
                referee_over_program(referee, MATCHES, 20240881 + n, players, options, prefer)
        self.assertTrue(referee.agrees(), told(referee))
        self.assertEqual(referee.matches, 8 * MATCHES)

    def test_with_other_content(self) -> None:
        """What cards, characters, events and locations do comes from the content, here a changed one."""
        content = other_content()
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "content.json"
            path.write_text(json.dumps(content), encoding="utf-8")
            referee = read_program(Referee(), trace_command(2, 9, 3) + ["--content", str(path)])
        self.assertTrue(referee.agrees(), told(referee))
        self.assertEqual(referee.matches, 2)


def other_content() -> Any:
    """Every location, character and event does what another did, cards exchange sides, and sums differ."""
    content = json.loads((SOURCE / "content" / "achaia.json").read_text(encoding="utf-8"))
    actions = [row["action"] for row in content["locations"]]
    for row, action in zip(content["locations"], reversed(actions)):
        row["action"] = action
    for rows in (content["characters"], content["events"]):
        for row, ops in zip(rows, [row["ops"] for row in rows[5:] + rows[:5]]):
            row["ops"] = ops
    for row in content["characters"] + content["house_orion"]:
        row["cost"] = 2 if row["cost"] is None else row["cost"] - 1
    for row in content["intrigue"]:
        row["a"], row["b"] = row["b"], row["a"]
        for op in row["a"]["ops"] + row["b"]["ops"]:
            if op["op"] in ("gain_gold", "take_gold", "cost"):
                op["n"] += 1
            elif op["op"] == "die_add":
                op["n"] *= -1
    return content


def say(op: Any) -> str:
    """An operation of the content file in one line, as achaia_printed.txt writes it."""
    return " ".join([op["op"]] + [f"{key}={say_value(value)}" for key, value in op.items() if key != "op"])


def say_value(value: Any) -> str:
    if isinstance(value, dict):
        return f"({say(value)})"
    if isinstance(value, list):
        return "[" + " | ".join(", ".join(map(say, o)) if isinstance(o, list) else say(o) for o in value) + "]"
    return str(value)


def say_all(ops: list[Any]) -> str:
    return "; ".join(map(say, ops))


class PrintedContent(unittest.TestCase):
    """What the trace says about the components is what the rules print."""

    @classmethod
    def setUpClass(cls) -> None:
        cls.rules = (SOURCE / "rules" / "achaia.md").read_text(encoding="utf-8")
        cls.data = trace(1, 1, 3)[0]["content"]
        blocks = (HERE / "achaia_printed.txt").read_text(encoding="utf-8").split("\n\n", 1)[1]
        rows = [line.strip() for line in blocks.splitlines()]
        cls.printed = {name: (words, ops) for name, words, ops in zip(rows[::3], rows[1::3], rows[2::3])}

    def test_words_of_the_rules(self) -> None:
        found: dict[str, str] = {}
        for name, rest in re.findall(r"^\| \[A10\.([ICEO]\d\d)\] \| (.*) \|$", self.rules, re.MULTILINE):
            cells = rest.split(" | ")
            if name[0] == "I":
                found[f"{name} a"], found[f"{name} b"] = cells[1:]
            elif name[0] == "O":
                found[name] = " | ".join(cells[1:])
            else:
                found[name] = " | ".join(cells[:1] + cells[2:])
        for number, words in re.findall(r"^### \[A7\.(\d+)\] .*\n(.*)$", self.rules, re.MULTILINE):
            found[f"A7.{number}"] = words
        self.assertEqual(found, {name: words for name, (words, _) in self.printed.items()})

    def test_operations_of_the_content(self) -> None:
        found: dict[str, str] = {}
        for row in self.data["intrigue"]:
            for side in "ab":
                effect = row[side]
                found[f"{row['id'][4:]} {side}"] = f"{effect['kind']} {effect['target']}: {say_all(effect['ops'])}"
        for row in self.data["house_orion"]:
            found[row["id"][4:]] = f"{row['cost']}: {say_all(row['ops'])}"
        for row in self.data["characters"]:
            found[row["id"][4:]] = f"{row['round']} {row['cost']}: {say_all(row['ops'])}"
        for row in self.data["events"]:
            found[row["id"][4:]] = f"{row['round']}: {say_all(row['ops'])}"
        for row in self.data["locations"]:
            found[row["id"]] = say_all(row["action"])
        self.assertEqual(found, {name: ops for name, (_, ops) in self.printed.items()})

    def test_locations(self) -> None:
        """[A1.5]"""
        rows = re.findall(r"^\| (\d+) \| [^|]+ \| (I+) \| \d \| [-\d] \|((?: \dx? \|){4})$", self.rules, re.MULTILINE)
        self.assertEqual(len(rows), 12)
        for players in (2, 3, 4, 5):
            content = achaia_referee.read_content(self.data, players)
            for number, opens, limits in rows:
                self.assertEqual(content.opens[int(number)], len(opens))
                printed = limits.replace("x", "").split("|")[players - 2]
                self.assertEqual(content.limits[int(number)], int(printed))


def match_of_every_kind() -> Lines:
    """The first match that has all that the forgeries below alter."""
    match: Lines = []
    for line in trace(8, 4, 3, ("new_order",), ("against", "answer", "use", "give")):
        match = [line] if line["line"] == "match" else match + [line]
        if line["line"] == "result" and has_every_kind(match[1:-1]):
            match[0]["match"] = 0
            return match
    raise AssertionError("no match has all that shall be altered")


ALTERED_PHASES = {
    "reroll", "place", "supplies", "reserve", "turn", "window", "pick-die", "pick-to", "keep-card", "take-card",
    "yield", "order", "use", "roll-pick", "draw-card",
}  # fmt: skip
ALTERED_MOVES = {"against", "play", "character", "pass", "event", "answer", "cousin street", "sell", "next", "card"}


def has_every_kind(steps: Lines) -> bool:
    phases = {step["state"]["phase"] for step in steps}
    chosen = {achaia_referee.kind_of(step["chosen"]) for step in steps}
    return ALTERED_PHASES <= phases and ALTERED_MOVES <= chosen


class ForgeryIsNoticed(unittest.TestCase):
    """Each test alters one thing in the true trace of a match that has moves and outcomes of nearly every kind."""

    @classmethod
    def setUpClass(cls) -> None:
        cls.true_text = json.dumps(match_of_every_kind())
        assert referee_over(json.loads(cls.true_text)).agrees()

    def setUp(self) -> None:
        self.lines: Lines = json.loads(self.true_text)

    def step(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        return next(line for line in self.lines if line["line"] == "step" and wanted(line))

    def step_in(self, phase: str) -> dict[str, Any]:
        """The first step that leads to this phase."""
        return self.step(lambda line: line["state"]["phase"] == phase)

    def step_with(self, chosen: str) -> dict[str, Any]:
        return self.step(lambda line: line["chosen"].startswith(chosen))

    def step_from(self, phase: str, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first step taken in this phase."""
        steps = zip(self.lines, self.lines[1:])
        return next(line for old, line in steps if old["state"]["phase"] == phase and wanted(line))

    def assert_refused(self, field: str, step: Any = None) -> None:
        """Refused, first of all for this field, in this step."""
        referee = referee_over(self.lines)
        self.assertFalse(referee.agrees())
        first = referee.found_differences[0]
        self.assertIn(field, first.field)
        if step is not None:
            self.assertEqual(first.step, step)
        self.assertEqual(referee.matches, 0)

    # ----- what means nothing may change

    def test_order_of_lists_means_nothing(self) -> None:
        for line in self.lines:
            for key in ("legal", "outcomes"):
                line.get(key, []).reverse()
            for of_colour in line.get("state", {}).get("dice", {}).values():
                of_colour.reverse()
            line.get("state", {}).get("deck", []).reverse()
        referee = referee_over(self.lines)
        self.assertTrue(referee.agrees(), told(referee))
        self.assertEqual(referee.matches, 1)

    # ----- moves and outcomes

    def test_legal_move_removed(self) -> None:
        for phase in ALTERED_PHASES - {"roll-pick", "draw-card"}:
            with self.subTest(phase=phase):
                self.setUp()
                step = self.step_from(phase, lambda line: len(line["legal"]) > 1)
                step["legal"].remove(next(move for move in step["legal"] if move != step["chosen"]))
                self.assert_refused("legal", step["n"])

    def test_legal_move_added(self) -> None:
        for phase, move in (("turn", "play I02 b"), ("window", "cousin royal"), ("use", "use 3"), ("pick-to", "to 13")):
            with self.subTest(phase=phase):
                self.setUp()
                step = self.step_from(phase, lambda line: True)
                step["legal"].append(move)
                self.assert_refused("legal", step["n"])

    def test_legal_move_twice(self) -> None:
        step = self.step(lambda line: "pass" in line.get("legal", []))
        step["legal"].append("pass")
        self.assert_refused("legal", step["n"])

    def test_weight_changed(self) -> None:
        for chosen in ("tile", "draw", "event E", "open", "roll"):
            with self.subTest(outcome=chosen):
                self.setUp()
                step = self.step(lambda line: line["chosen"].startswith(chosen) and len(line["outcomes"]) > 1)
                step["outcomes"][0]["weight"] += 1
                self.assert_refused("outcomes: probability", step["n"])

    def test_outcome_removed(self) -> None:
        step = self.step_with("draw")
        step["outcomes"].remove(next(one for one in step["outcomes"] if one["outcome"] != step["chosen"]))
        self.assert_refused("outcomes", step["n"])

    def test_chosen_exchanged_for_another_legal_move(self) -> None:
        for chosen in ("against", "place", "die"):
            with self.subTest(move=chosen):
                self.setUp()
                step = self.step(lambda line: line["chosen"].startswith(chosen) and len(line["legal"]) > 1)
                step["chosen"] = next(move for move in step["legal"] if move != step["chosen"])
                self.assert_refused("state", step["n"])

    def test_chosen_is_not_legal(self) -> None:
        step = self.step_with("pass")
        step["chosen"] = "play I99 a"
        self.assert_refused("chosen", step["n"])

    def test_wrong_actor(self) -> None:
        step = self.step(lambda line: line["actor"] == 0)
        step["actor"] = 1
        self.assert_refused("actor", step["n"])

    # ----- states

    def test_die_shows_another_value(self) -> None:
        step = self.step_in("turn")
        die = step["state"]["dice"]["R"][0]
        step["state"]["dice"]["R"][0] = f"R{7 - int(die[1])}{die[2:]}"
        self.assert_refused("state.dice.R", step["n"])

    def test_card_discarded_unseen(self) -> None:
        step = self.step(lambda line: line["state"]["phase"] == "turn" and line["state"]["players"][0]["hand"])
        step["state"]["discards"].append(step["state"]["players"][0]["hand"].pop())
        self.assert_refused("state.players[0].hand", step["n"])

    def test_point_for_a_second_marker(self) -> None:
        step = self.step(lambda line: any(n > 1 for of in line["state"]["markers"].values() for n in of.values()))
        for player in step["state"]["players"]:
            player["influence"] += 1
        self.assert_refused("influence", step["n"])

    def test_pass_income_forgotten(self) -> None:
        def has_income(line: dict[str, Any]) -> bool:
            before = self.lines[line["n"] - 1]["state"]
            pairs = zip(before["players"], line["state"]["players"])
            return line["state"]["phase"] == "turn" and any(
                old["passed"] and new["passed"] and new["gold"] == old["gold"] + 2 for old, new in pairs
            )

        step = self.step(has_income)
        for player in step["state"]["players"]:
            player["gold"] -= 2 if player["passed"] else 0
        self.assert_refused("gold", step["n"])

    def test_every_field_of_the_state(self) -> None:
        """No field of a state may be left out, and none be replaced."""
        n = self.step_in("pick-to")["n"]
        state = self.lines[n]["state"]
        for key in list(state):
            self.forge_field(n, lambda forged: forged, key)
        for key in list(state["players"][1]):
            self.forge_field(n, lambda forged: forged["players"][1], key)
        for key in list(state["effect"]):
            self.forge_field(n, lambda forged: forged["effect"], key)

    def forge_field(self, n: int, place: Callable[[Any], Any], key: str) -> None:
        """Checks only the steps up to the forged one."""
        for forge in (lambda owner: owner.pop(key), lambda owner: owner.__setitem__(key, "forged")):
            lines = self.lines[:n] + [copy.deepcopy(self.lines[n])]
            forge(place(lines[n]["state"]))
            with self.subTest(field=key):
                first = referee_over(lines).found_differences[0]
                self.assertEqual(first.step, n)
                self.assertIn("state", first.field)

    # ----- first and last line

    def test_first_state(self) -> None:
        self.lines[0]["state"]["players"][1]["gold"] = 8
        self.assert_refused("state.players[1].gold", 0)

    def test_option_exchanged(self) -> None:
        self.lines[0]["options"]["new_order"] = "no"
        self.assert_refused("state.phase", 0)

    def test_unknown_option(self) -> None:
        self.lines[0]["options"]["new_order"] = "perhaps"
        self.assert_refused("options", 0)

    def test_number_of_players(self) -> None:
        self.lines[0]["players"] = 6
        self.assert_refused("players", 0)

    def test_content_exchanged(self) -> None:
        for row in self.lines[0]["content"]["characters"]:
            row["cost"] = 9
        self.assert_refused("")

    def test_wrong_result(self) -> None:
        for key, value in (("ranks", [3, 3, 3]), ("points", [0, 0, 0]), ("reason", "none"), ("rule", "A8.2")):
            with self.subTest(field=key):
                self.setUp()
                self.lines[-1][key] = value
                self.assert_refused(f"result.{key}")

    def test_end_missing(self) -> None:
        self.lines.pop()
        self.assert_refused("line")


class WorkedExamples(unittest.TestCase):
    """The referee before the examples of chapter 13."""

    def position(self, players: int, dice: str) -> Game:
        data = json.loads((SOURCE / "content" / "achaia.json").read_text(encoding="utf-8"))
        content = achaia_referee.read_content(data, players)
        game = Game(content, players, (), Referee().coverage)
        game.order, game.start = list(achaia_referee.LOCATIONS), 0
        game.dice = [(text[0], int(text[1]), int(text[3:] or 0)) for text in dice.split(" ")]
        return game

    def test_price(self) -> None:
        """[A13.1]"""
        game = self.position(3, "R1@3")
        game.characters["O01"] = 3
        self.assertEqual(game.price("O01"), 5)

    def test_order_of_actions(self) -> None:
        """[A13.2]"""
        game = self.position(3, "R6@8 Y5@8 Y3@8 B3@8")
        game.start = 2
        game.told = game.actions(8)
        next(game.told)
        asked = []
        for answer in ("none", "none", "next 1", "none", "none"):
            asked.append((game.phase, game.seat))
            game.apply(answer)
        self.assertEqual(asked, [("use", 0), ("use", 1), ("order", 2), ("use", 1), ("use", 2)])

    def test_step_five(self) -> None:
        """[A13.3]"""
        game = self.position(3, "R6@3 Y4@3 Y2@3 B1@3")
        game.increased[3] = 2
        game.told = game.end_increased_limits()
        next(game.told)
        self.assertEqual((game.phase, game.seat, game.leaving), ("move-out", 0, "R"))
        game.apply("to 4")
        self.assertEqual((game.phase, game.seat, game.leaving), ("move-out", 1, "Y"))
        game.apply("to 5")
        self.assertEqual(game.phase, "over")
        self.assertEqual(game.dice, [("R", 6, 4), ("Y", 4, 5), ("Y", 2, 3), ("B", 1, 3)])

    def test_two_players(self) -> None:
        """[A13.4]"""
        game = self.position(2, "R3@8 G4@8 B1@8 Y5@8")
        game.lay_dominant_marker(8)
        self.assertEqual(game.markers["Y"][8], 1)
        self.assertEqual([player.influence for player in game.players], [5, 6])


if __name__ == "__main__":
    unittest.main()
