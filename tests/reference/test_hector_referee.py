"""Ilion's Hector and Achilles before the independent referee, and the referee before forged traces.

The environment is that of program_trace.py; as many matches as asked for are checked with each option value.
"""

from __future__ import annotations

import copy
import io
import json
import re
import tempfile
import unittest
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, Callable

import hector_referee
from hector_referee import Game, Laid, Referee, Stack
from program_trace import ASKED_MATCHES as MATCHES
from program_trace import SOURCE, Lines, lines_of, read_lines, read_program, told, trace_command
from trace_referee import referee_main

# Random play reaches these too rarely to ask for them in a short run.
RARE_EVENTS = {
    "side without a hero",
    "hero comes from those put under",
    "no change: hero stack empty",
    "shame short: all there is",
    "two fronts depleted at once",
    "winner of the battle loses the game",
    "side falls in a tied battle",
    "front and home fall together",
    "both sides fall, battle won",
    "both sides fall, battle tied",
}
RARE_ENDS = {"both-fallen", "battle-limit"}


def trace(games: int, seed: int, *more: str) -> Lines:
    return lines_of(trace_command("hector", games, seed, *more))


def referee_over_program(games: int, seed: int, *more: str) -> Referee:
    return read_program(Referee(), trace_command("hector", games, seed, *more))


def referee_over(lines: Lines) -> Referee:
    return read_lines(Referee(), lines)


class ProgramAgrees(unittest.TestCase):
    def check(self, seed: int, option: str) -> None:
        referee = referee_over_program(MATCHES, seed, "--option", f"open_discards={option}")
        self.assertTrue(referee.agrees(), told(referee))
        self.assertEqual(referee.matches, MATCHES)
        self.assertEqual(referee.steps, referee.decisions + referee.chance_points)
        for category in ("phase", "move", "outcome"):
            self.assertEqual(referee.missing(category), [], category)
        self.assertLessEqual(set(referee.missing("end")), RARE_ENDS)
        self.assertLessEqual(set(referee.missing("event")), RARE_EVENTS)

    def test_with_closed_discards(self) -> None:
        self.check(20240601, "no")

    def test_with_open_discards(self) -> None:
        self.check(20240602, "yes")

    def test_with_other_content(self) -> None:
        """Hero values and tiles come from the content, here a changed one."""
        content = trace(1, 1)[0]["content"]
        for side in content["sides"]:
            for hero, value in zip(side["heroes"], (3, 3, 4, 6, 6, 5)):
                hero["value"] = value
        content["fate_tiles_clockwise"]["tiles"].reverse()
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "content.json"
            path.write_text(json.dumps(content), encoding="utf-8")
            referee = referee_over_program(5, 3, "--content", str(path))
        self.assertTrue(referee.agrees(), told(referee))
        self.assertEqual(referee.matches, 5)


class PrintedContent(unittest.TestCase):
    """What the trace says about the components is what the rules print in chapter 1."""

    @classmethod
    def setUpClass(cls) -> None:
        cls.rules = (SOURCE / "rules" / "hector.md").read_text(encoding="utf-8")
        cls.data = trace(1, 1)[0]["content"]
        cls.content = hector_referee.read_content(cls.data)

    def paragraph(self, name: str) -> str:
        return self.rules.split(f"[{name}]")[1].split("###")[0]

    def test_heroes(self) -> None:
        """[H1.3]"""
        letters = {colour["id"]: colour["letter"] for colour in self.data["colours"]}
        pattern = r"(red|green|blue|yellow|purple|brown) (\d) (\w+) / (\w+)"
        listed = re.findall(pattern, self.paragraph("H1.3"))
        self.assertEqual(len(listed), 6)
        values = {letters[colour]: int(value) for colour, value, _, _ in listed}
        self.assertEqual(self.content.hero_values, (values, values))
        for seat in (0, 1):
            names = {hero["colour"]: hero["name"]["en"] for hero in self.data["sides"][seat]["heroes"]}
            self.assertEqual(names, {line[0]: line[2 + seat] for line in listed})

    def test_tiles(self) -> None:
        """[H1.4]"""
        listed = re.findall(r"\b[RGBYPN]-[RGBYPN]-[RGBYPN]-[RGBYPN]\b", self.paragraph("H1.4"))
        self.assertEqual([tuple(tile.split("-")) for tile in listed], list(self.content.tiles.values()))

    def test_troops(self) -> None:
        """[H1.2]"""
        expected = sorted(f"{colour}{value}" for colour in "RGBYPN" for value in (1, 2, 3, 4) for _ in (1, 2))
        self.assertEqual(list(self.content.troops), expected)


def match_of_every_kind() -> Lines:
    """The first match that has all that the forgeries below alter."""
    match: Lines = []
    for line in trace(10, 5):
        match = [line] if line["line"] == "match" else match + [line]
        if line["line"] == "result" and has_every_kind(match[1:-1]):
            match[0]["match"] = 0
            return match
    raise AssertionError("no match has all that shall be altered")


def has_every_kind(steps: Lines) -> bool:
    wanted = {"turn left", "discard", "pass", "pay", "draw back", "lose favour"}
    chosen = {hector_referee.kind_of(step["chosen"]) for step in steps}
    armies = [step["state"]["armies"][0] for step in steps]
    return (
        wanted <= chosen
        and any(len(step.get("outcomes", [])) > 1 for step in steps if step["chosen"].startswith("pay"))
        and any(army["stacks"]["1"]["returned"] for army in armies)
        and any(army["shame"] == 1 for army in armies)
        and any(step["state"]["attacker"] == 1 for step in steps)
    )


def first_step(lines: Lines, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    return next(line for line in lines if line["line"] == "step" and wanted(line))


class ForgeryIsNoticed(unittest.TestCase):
    """Each test alters one thing in the true trace of a match that has moves and outcomes of nearly every kind."""

    @classmethod
    def setUpClass(cls) -> None:
        cls.true_text = json.dumps(match_of_every_kind())
        assert referee_over(json.loads(cls.true_text)).agrees()

    def setUp(self) -> None:
        self.lines: Lines = json.loads(self.true_text)

    def step(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        return first_step(self.lines, wanted)

    def step_in(self, phase: str) -> dict[str, Any]:
        """The first step that leads to this phase."""
        return self.step(lambda line: line["state"]["phase"] == phase)

    def step_with(self, chosen: str) -> dict[str, Any]:
        return self.step(lambda line: line["chosen"].startswith(chosen))

    def result(self) -> dict[str, Any]:
        return next(line for line in self.lines if line["line"] == "result")

    def assert_refused(self, field: str, step: Any = None) -> None:
        """Refused, first of all for this field, in this step."""
        referee = referee_over(self.lines)
        self.assertFalse(referee.agrees())
        first = referee.found_differences[0]
        self.assertIn(field, first.field)
        if step is not None:
            self.assertEqual(first.step, step)
        self.assertEqual(referee.matches, 0)

    def assert_accepted(self) -> None:
        referee = referee_over(self.lines)
        self.assertTrue(referee.agrees(), told(referee))
        self.assertEqual(referee.matches, 1)

    # ----- what means nothing may change

    def test_order_of_lists_means_nothing(self) -> None:
        for line in self.lines:
            for key in ("legal", "outcomes"):
                line.get(key, []).reverse()
            for army in line.get("state", {}).get("armies", []):
                army["never_drawn"].reverse()
                army["hand"].reverse()
        self.assert_accepted()

    def test_only_proportions_of_weights_count(self) -> None:
        for line in self.lines:
            for entry in line.get("outcomes", []):
                entry["weight"] *= 7
        self.assert_accepted()

    # ----- moves and outcomes

    def test_legal_move_removed(self) -> None:
        for phase in ("source", "facing", "action", "card", "fate", "ransom"):
            with self.subTest(phase=phase):
                self.setUp()
                before = None
                for line in self.lines:
                    if before == phase and len(line.get("legal", [])) > 1:
                        line["legal"].remove(next(move for move in line["legal"] if move != line["chosen"]))
                        break
                    before = line.get("state", {}).get("phase")
                self.assert_refused("legal", line["n"])

    def test_legal_move_added(self) -> None:
        step = self.step(lambda line: "pass" in line.get("legal", []))
        step["legal"].append("boost 0")
        self.assert_refused("legal", step["n"])

    def test_legal_move_twice(self) -> None:
        step = self.step(lambda line: "pass" in line.get("legal", []))
        step["legal"].append("pass")
        self.assert_refused("legal", step["n"])

    def test_retreat_missing_where_chosen_otherwise(self) -> None:
        step = self.step(lambda line: "retreat" in line.get("legal", []) and line["chosen"] != "retreat")
        step["legal"].remove("retreat")
        self.assert_refused("legal", step["n"])

    def test_weight_changed(self) -> None:
        for chosen in ("draw", "hero", "tile", "pay"):
            with self.subTest(outcome=chosen):
                self.setUp()
                step = self.step(lambda line: line["chosen"].startswith(chosen) and len(line["outcomes"]) > 1)
                step["outcomes"][0]["weight"] += 1
                self.assert_refused("outcomes: probability", step["n"])

    def test_weight_zero(self) -> None:
        step = self.step_with("tile")
        step["outcomes"].append({"outcome": "tile 7", "weight": 0})
        self.assert_refused("outcomes", step["n"])

    def test_outcome_removed(self) -> None:
        step = self.step(lambda line: len(line.get("outcomes", [])) > 1)
        step["outcomes"].remove(next(one for one in step["outcomes"] if one["outcome"] != step["chosen"]))
        self.assert_refused("outcomes", step["n"])

    def test_outcome_split_in_two(self) -> None:
        step = self.step_with("draw")
        step["outcomes"].append(dict(step["outcomes"][0]))
        self.assert_refused("outcomes", step["n"])

    def test_back_and_new_exchanged(self) -> None:
        step = self.step(lambda line: line["chosen"].endswith(" back"))
        for entry in step["outcomes"]:
            entry["outcome"] = re.sub(r"back$", "new", entry["outcome"])
        self.assert_refused("outcomes", step["n"])

    def test_chosen_exchanged_for_another_legal_move(self) -> None:
        step = self.step_with("play")
        step["chosen"] = next((move for move in step["legal"] if move != step["chosen"]), "pass")
        self.assert_refused("", step["n"])

    def test_chosen_is_not_legal(self) -> None:
        step = self.step_with("pass")
        step["chosen"] = "boost 9"
        self.assert_refused("chosen", step["n"])

    def test_wrong_actor(self) -> None:
        step = self.step(lambda line: line["actor"] == 0)
        step["actor"] = 1
        self.assert_refused("actor", step["n"])

    def test_actor_instead_of_chance(self) -> None:
        step = self.step(lambda line: line["actor"] == "chance")
        step["actor"] = 0
        self.assert_refused("actor", step["n"])

    # ----- states

    def test_card_moved_from_hand_to_out(self) -> None:
        step = self.step_in("card")
        army = step["state"]["armies"][step["state"]["side"]]
        army["out"].append(army["hand"].pop())
        self.assert_refused("state.armies", step["n"])

    def test_card_moved_between_stacks(self) -> None:
        def has_returned(line: dict[str, Any]) -> bool:
            return bool(line["state"]["armies"][0]["stacks"]["1"]["returned"])

        step = self.step(has_returned)
        stacks = step["state"]["armies"][0]["stacks"]
        stacks["home"]["returned"].append(stacks["1"]["returned"].pop())
        self.assert_refused("stacks", step["n"])

    def test_card_exchanged_for_one_never_drawn(self) -> None:
        step = self.step_in("action")
        army = step["state"]["armies"][0]
        army["hand"][0], army["never_drawn"][0] = army["never_drawn"][0], army["hand"][0]
        if army["hand"][0] == army["never_drawn"][0]:
            army["never_drawn"][0] = "R9"
        self.assert_refused("state.armies[0]", step["n"])

    def test_order_on_the_table(self) -> None:
        step = self.step(
            lambda line: len(line["state"]["armies"][0]["table"]) > 1
            and line["state"]["armies"][0]["table"][0] != line["state"]["armies"][0]["table"][1]
        )
        table = step["state"]["armies"][0]["table"]
        table[0], table[1] = table[1], table[0]
        self.assert_refused("table", step["n"])

    def test_wrong_facing_colour(self) -> None:
        step = self.step_with("face")
        step["state"]["facing"].reverse()
        self.assert_refused("state.facing", step["n"])

    def test_tile_turned_the_other_way(self) -> None:
        step = self.step_with("turn left")
        step["state"]["facing"].reverse()  # right instead of left: the opposite edges
        self.assert_refused("state.facing", step["n"])

    def test_every_field_of_the_state(self) -> None:
        """No field of a state may be left out, and none be replaced."""
        n = self.step_in("fate")["n"]
        state_keys = list(self.lines[n]["state"])
        army_keys = list(self.lines[n]["state"]["armies"][1])
        for key in state_keys:
            self.forge_field(n, lambda state: state, key)
        for key in army_keys:
            self.forge_field(n, lambda state: state["armies"][1], key)

    def forge_field(self, n: int, place: Callable[[Any], Any], key: str) -> None:
        """Checks only the steps up to the forged one."""
        for forge in (lambda owner: owner.pop(key), lambda owner: owner.__setitem__(key, "forged")):
            lines = copy.deepcopy(self.lines[: n + 1])
            self.assertEqual(lines[n]["n"], n)
            forge(place(lines[n]["state"]))
            with self.subTest(field=key):
                first = referee_over(lines).found_differences[0]
                self.assertEqual(first.step, n)
                self.assertIn("state", first.field)

    def test_field_too_many(self) -> None:
        step = self.step_in("fate")
        step["state"]["more"] = 1
        self.assert_refused("state", step["n"])

    def test_truth_value_instead_of_number(self) -> None:
        step = self.step(lambda line: line["state"]["attacker"] == 1)
        step["state"]["attacker"] = True
        self.assert_refused("state.attacker", step["n"])

    def test_shame_marker_forgotten(self) -> None:
        step = self.step(lambda line: line["state"]["armies"][0]["shame"] == 1)
        step["state"]["armies"][0]["shame"] = 0
        self.assert_refused("shame", step["n"])

    def test_wrong_next_attacker(self) -> None:
        step = self.step(lambda line: line["state"]["battle"] == 2)
        step["state"]["attacker"] = step["state"]["side"] = 1 - step["state"]["attacker"]
        self.assert_refused("state.side", step["n"])

    # ----- first and last line

    def test_first_state(self) -> None:
        self.lines[0]["state"]["armies"][1]["favours"] = 2
        self.assert_refused("state.armies[1].favours", 0)

    def test_option_exchanged(self) -> None:
        self.lines[0]["options"]["open_discards"] = "yes"
        step = self.step_with("discard")
        self.assert_refused("out", step["n"])

    def test_content_exchanged(self) -> None:
        self.lines[0]["content"]["fate_tiles_clockwise"]["tiles"].reverse()
        self.assert_refused("")

    def test_hero_values_exchanged(self) -> None:
        for hero in self.lines[0]["content"]["sides"][0]["heroes"]:
            hero["value"] = 99
        self.assert_refused("")

    def test_match_number(self) -> None:
        self.lines[0]["match"] = 1
        self.assertFalse(referee_over(self.lines).agrees())

    def test_wrong_winner(self) -> None:
        self.result()["ranks"].reverse()
        self.assert_refused("result.ranks")

    def test_wrong_points(self) -> None:
        self.result()["points"][0] += 1
        self.assert_refused("result.points[0]")

    def test_wrong_reason(self) -> None:
        result = self.result()
        result["reason"] = "home-fallen" if result["reason"] == "front-fallen" else "front-fallen"
        self.assert_refused("result.reason")

    def test_wrong_rule(self) -> None:
        self.result()["rule"] = "H8.6"
        self.assert_refused("result.rule")

    # ----- lines

    def test_missing_step(self) -> None:
        del self.lines[40]
        self.assert_refused("", 40)

    def test_missing_step_renumbered(self) -> None:
        del self.lines[40]
        for line in self.lines[40:]:
            if line["line"] != "step":
                break
            line["n"] -= 1
        self.assert_refused("", 40)

    def test_step_twice(self) -> None:
        self.lines.insert(40, copy.deepcopy(self.lines[40]))
        self.assert_refused("", 41)

    def test_missing_result_before_the_next_match(self) -> None:
        self.lines[-1] = {**copy.deepcopy(self.lines[0]), "match": 1}
        self.assert_refused("line")

    def test_missing_result_at_the_end(self) -> None:
        self.lines.pop()
        self.assert_refused("line")

    def test_missing_first_line(self) -> None:
        del self.lines[0]
        self.assert_refused("line")

    def test_result_too_early(self) -> None:
        self.lines.insert(40, self.result())
        self.assert_refused("line")

    def test_step_after_the_end(self) -> None:
        place = self.lines.index(self.result())
        self.lines.insert(place, copy.deepcopy(self.lines[place - 1]))
        self.assert_refused("line")

    def test_trace_cut_off(self) -> None:
        del self.lines[100:]
        self.assert_refused("line")

    def test_not_json(self) -> None:
        self.assertFalse(Referee().read(["{", "", "[]", "null"]).agrees())

    def test_nothing_at_all(self) -> None:
        self.assertFalse(Referee().read([]).agrees())

    # ----- the command

    def run_main(self) -> tuple[int, str, str]:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "trace.jsonl"
            path.write_text("".join(json.dumps(line) + "\n" for line in self.lines), encoding="utf-8")
            with redirect_stdout(io.StringIO()) as out, redirect_stderr(io.StringIO()) as err:
                code = referee_main(Referee(), None, [str(path)])
        return code, out.getvalue(), err.getvalue()

    def test_command_accepts(self) -> None:
        code, out, err = self.run_main()
        self.assertEqual((code, err), (0, ""))
        self.assertIn("agrees: 1 matches", out)

    def test_command_refuses(self) -> None:
        step = self.step_with("face")
        step["state"]["facing"].reverse()
        code, out, err = self.run_main()
        self.assertEqual(code, 1)
        self.assertIn("DIFFERS", out)
        self.assertRegex(err, rf"match 0 step {step['n']}: state\.facing\[0\]: expected \"\w\", found \"\w\"")


class RareRules(unittest.TestCase):
    """The referee itself in positions random play hardly reaches."""

    @classmethod
    def setUpClass(cls) -> None:
        cls.content = hector_referee.read_content(trace(1, 1)[0]["content"])

    def setUp(self) -> None:
        self.game = Game(self.content, open_discards=False)
        for army in self.game.armies:
            army.active = "1"

    def test_worked_example(self) -> None:
        """Chapter 10: Tom has the Achaeans with Aias, Lin the Trojans with Acamas on a blue 1."""
        tom, lin = self.game.armies
        tom.hero = "G"
        tom.table = [Laid(troop) for troop in ("Y3", "Y4", "Y2", "R1", "B2")]
        lin.hero, lin.deployed_on = "P", 0
        lin.table = [Laid("B1"), Laid("P3", True), Laid("G1"), Laid("R4", True), Laid("B3")]
        sums = [hector_referee.superiority(army, self.content) for army in (tom, lin)]
        scores = [hector_referee.score(tom, "Y", self.content), hector_referee.score(lin, "B", self.content)]
        self.assertEqual((sums, scores), ([12, 17], [9, 11]))

    def test_heroes_put_under_first_in_first_out(self) -> None:
        """[H4.3], [H9.4]"""
        army = self.game.armies[0]
        army.hero, army.hero_stack = "R", ["G"]
        drawn = []
        for _ in range(4):
            self.game.phase = "action"
            self.game.apply("change")
            (outcome,) = self.game.outcomes()
            drawn.append(outcome)
            self.game.apply(outcome)
        self.assertEqual(drawn, ["hero G", "hero R", "hero G", "hero R"])

    def test_no_change_with_an_empty_hero_stack(self) -> None:
        """[H4.3]"""
        army = self.game.armies[0]
        army.hero, army.hero_stack, army.hand, army.table = "R", [], ["B1", "B1"], [Laid("B2")]
        self.game.phase = "action"
        self.assertEqual(sorted(self.game.legal_moves()), ["deploy 0", "discard B1", "pass", "retreat"])

    def test_no_hero_left(self) -> None:
        """[H3.7]"""
        army = self.game.armies[0]
        army.hero_stack, army.hand, army.table = [], ["B1"], [Laid("B2"), Laid("R3")]
        self.game.owed, self.game.phase = 1, "deal"
        self.game.apply("draw B1 new")
        self.assertEqual((self.game.phase, self.game.side), ("deal", 1))
        self.game.go("action", 0)
        self.assertEqual(sorted(self.game.legal_moves()), ["discard B1", "pass", "retreat"])
        self.assertEqual(hector_referee.score(army, "R", self.content), 3)

    def fall(self, side: int, front: bool, home: bool) -> None:
        army = self.game.armies[side]
        if front:
            for name in hector_referee.FRONTS:
                army.stacks[name] = Stack([], 0)
        if home:
            army.stacks["home"] = Stack(["R1"] * 4, 0)

    def close(self, winner: Any) -> tuple[list[int], str, str]:
        self.game.winner = winner
        self.game.close()
        result = self.game.result
        return result["ranks"], result["reason"], result["rule"]

    def test_front_named_before_home(self) -> None:
        """[H8.3]"""
        self.fall(0, front=True, home=True)
        self.assertEqual(self.close(0), ([2, 1], "front-fallen", "H8.2"))

    def test_home_falls_even_if_the_battle_is_won(self) -> None:
        """[H8.3]"""
        self.fall(1, front=False, home=True)
        self.assertEqual(self.close(1), ([1, 2], "home-fallen", "H8.3"))

    def test_both_fall_and_the_winner_of_the_battle_wins(self) -> None:
        """[H8.4]"""
        self.fall(0, front=True, home=False)
        self.fall(1, front=False, home=True)
        self.assertEqual(self.close(0), ([1, 2], "home-fallen", "H8.3"))

    def test_both_fall_in_a_tied_battle(self) -> None:
        """[H8.4]"""
        self.fall(0, front=True, home=False)
        self.fall(1, front=False, home=True)
        self.assertEqual(self.close(None), ([1, 1], "both-fallen", "H8.4"))

    def test_battle_limit(self) -> None:
        """[H8.6]"""
        self.game.battle = 99
        self.game.close()
        self.assertEqual((self.game.result, self.game.battle, self.game.phase), (None, 100, "source"))
        for army in self.game.armies:
            army.active = "1"
        self.assertEqual(self.close(None), ([1, 1], "battle-limit", "H8.6"))


if __name__ == "__main__":
    unittest.main()
