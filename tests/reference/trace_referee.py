"""What every referee of a trace has in common: reading the lines, comparing, and keeping the account (docs/trace.md).

The rules stand in the referee of each game. That is a subclass of TraceReferee, which says how a match of the game
begins, how its state is shown, and under which kinds moves and outcomes are counted.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Iterable, Optional

Json = Any

SHOWN_DIFFERENCES = 30

MATCH_KEYS = {
    "line", "trace", "match", "seed", "game", "players", "rules", "content_version", "options", "content", "state",
}  # fmt: skip


@dataclass(frozen=True)
class Difference:
    match: Json
    step: Json
    field: str
    expected: Json
    found: Json

    def __str__(self) -> str:
        return (
            f"match {self.match} step {self.step}: {self.field}: "
            f"expected {write_json(self.expected)}, found {write_json(self.found)}"
        )


def write_json(value: Json) -> str:
    return json.dumps(value, sort_keys=True, default=str)


def differences(path: str, expected: Json, found: Json) -> list[tuple[str, Json, Json]]:
    """Where two JSON values differ, as deep down as they can be told apart. 1, 1.0 and true are different."""
    if repr(expected) == repr(found):
        return []
    if isinstance(expected, dict) and isinstance(found, dict) and expected.keys() == found.keys():
        return [line for key in expected for line in differences(f"{path}.{key}", expected[key], found[key])]
    if isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        return [line for i in range(len(expected)) for line in differences(f"{path}[{i}]", expected[i], found[i])]
    return [(path, expected, found)]


class Refused(Exception):
    """The rest of a match cannot be checked."""


class TraceReferee:
    """Takes the lines of a trace one by one and keeps the account."""

    game_name: str
    kinds: dict[str, tuple[str, ...]]  # by category what can occur: phase, move, outcome, end and the game's own

    # ----- what each game says

    def begin_game(self, line: Json) -> Any:
        """The match of this first line; refuses options, players and content that cannot be."""
        raise NotImplementedError

    def show_state(self, game: Any) -> Json:
        raise NotImplementedError

    def sort_found_state(self, state: Json) -> None:
        """Brings into our order what has none."""
        raise NotImplementedError

    def kind_of(self, chosen: str) -> str:
        """The kind under which a move or an outcome is counted."""
        raise NotImplementedError

    def __init__(self) -> None:
        self.found_differences: list[Difference] = []
        self.coverage: dict[str, Counter] = {category: Counter() for category in self.kinds}
        self.matches = 0
        self.steps = 0
        self.decisions = 0
        self.chance_points = 0
        self.match_lines = 0
        self.match: Json = None
        self.step = 0
        self.game: Optional[Any] = None  # None between matches, and after a difference until the next match

    # ----- the account

    def differ(self, name: str, expected: Json, found: Json) -> None:
        self.found_differences.append(Difference(self.match, self.step, name, expected, found))

    def refuse(self, name: str, expected: Json, found: Json) -> None:
        self.differ(name, expected, found)
        raise Refused

    def compare(self, name: str, expected: Json, found: Json) -> bool:
        lines = differences(name, expected, found)
        for path, one, other in lines:
            self.differ(path, one, other)
        return not lines

    # ----- lines

    def read(self, lines: Iterable[str]) -> "TraceReferee":
        for line in lines:
            self.read_line(line)
        self.finish()
        return self

    def read_line(self, text: str) -> None:
        try:
            try:
                line = json.loads(text)
                kind = line["line"]
            except (ValueError, TypeError, KeyError):
                self.refuse("line", "a JSON object with the key \"line\"", text[:200])
            self.read_object(kind, line)
        except Refused:
            self.game = None

    def read_object(self, kind: Json, line: Json) -> None:
        if kind == "match":
            self.begin_match(line)
        elif kind not in ("step", "result"):
            self.refuse("line", "match, step or result", kind)
        elif self.game is None:
            if not self.found_differences:
                self.refuse("line", "match", kind)
        elif kind == "step":
            self.check_step(self.game, line)
        else:
            self.check_result(self.game, line)

    def finish(self) -> None:
        self.refuse_unfinished_match()
        if self.match_lines == 0:
            self.differ("trace", "at least one match", "none")

    def refuse_unfinished_match(self) -> None:
        if self.game is not None:
            self.differ("line", "the result of the match", "the next match or the end of the trace")
            self.game = None

    # ----- the first line

    def begin_match(self, line: Json) -> None:
        self.refuse_unfinished_match()
        self.match, self.step = line.get("match"), 0
        if line.keys() != MATCH_KEYS:
            self.refuse("keys", sorted(MATCH_KEYS), sorted(line))
        self.compare("match", self.match_lines, self.match)
        self.match_lines += 1
        self.compare("trace", 1, line["trace"])
        self.compare("game", self.game_name, line["game"])
        self.game = self.begin_game(line)
        self.check_state(self.game, line["state"])

    # ----- steps

    def check_step(self, game: Any, line: Json) -> None:
        self.step += 1
        if game.result is not None:
            self.refuse("line", "result", "step")
        list_key = "outcomes" if game.actor() == "chance" else "legal"
        keys = {"line", "n", "actor", list_key, "chosen", "state"}
        same = self.compare("n", self.step, line.get("n"))
        same &= self.compare("actor", game.actor(), line.get("actor"))
        if line.keys() != keys:
            self.refuse("keys", sorted(keys), sorted(line))
        if list_key == "outcomes":
            possible = self.check_outcomes(game, line["outcomes"])
            self.chance_points += 1
        else:
            possible = self.check_legal(game, line["legal"])
            self.decisions += 1
        self.check_chosen(game, possible, list_key, line)
        self.steps += 1
        if not same:
            raise Refused

    def check_legal(self, game: Any, found: Json) -> set[str]:
        """The order of the moves means nothing, but none may stand twice."""
        expected = game.legal_moves()
        if not isinstance(found, list) or not all(isinstance(move, str) for move in found):
            self.refuse("legal", sorted(expected), found)
        if sorted(found) != sorted(expected):
            missing, extra = sorted(set(expected) - set(found)), sorted(set(found) - set(expected))
            self.refuse(f"legal (missing {missing}, too many {extra})", sorted(expected), sorted(found))
        return set(expected)

    def check_outcomes(self, game: Any, found: Json) -> set[str]:
        expected = game.outcomes()
        weights = self.read_weights(found)
        if weights.keys() != expected.keys():
            self.refuse("outcomes", sorted(expected), sorted(weights))
        if weights != expected:
            self.check_proportions(expected, weights)
        return set(expected)

    def check_proportions(self, expected: dict[str, Any], weights: dict[str, int]) -> None:
        """Weights mean nothing but their proportions; expected are weights too, or probabilities."""
        whole, total = sum(expected.values()), sum(weights.values())
        wrong = [outcome for outcome, weight in weights.items() if weight * whole != expected[outcome] * total]
        for outcome in wrong:
            chance, found = Fraction(expected[outcome]) / whole, Fraction(weights[outcome], total)
            self.differ(f"outcomes: probability of {outcome}", str(chance), str(found))
        if wrong:
            raise Refused

    def read_weights(self, found: Json) -> dict[str, int]:
        weights: dict[str, int] = {}
        try:
            for entry in found:
                outcome, weight = entry["outcome"], entry["weight"]
                if len(entry) != 2 or outcome in weights or type(weight) is not int or weight <= 0:
                    self.refuse("outcomes", "each outcome once, with a positive integer weight", entry)
                weights[outcome] = weight
        except (KeyError, TypeError):
            self.refuse("outcomes", "a list of outcomes with weights", found)
        return weights

    def check_chosen(self, game: Any, possible: set[str], list_key: str, line: Json) -> None:
        chosen = line["chosen"]
        if chosen not in possible:
            self.refuse("chosen", f"one of {list_key}", chosen)
        self.coverage["outcome" if list_key == "outcomes" else "move"][self.kind_of(chosen)] += 1
        game.apply(chosen)
        self.check_state(game, line["state"])

    def check_state(self, game: Any, found: Json) -> None:
        self.coverage["phase"][game.phase] += 1
        expected = self.show_state(game)
        try:
            self.sort_found_state(found)
        except (KeyError, TypeError, AttributeError):
            pass  # the comparison tells what is wrong with its shape
        if isinstance(found, dict) and found.keys() == expected.keys():
            found = {key: found[key] for key in expected}
        if not self.compare("state", expected, found):
            raise Refused

    # ----- the last line

    def check_result(self, game: Any, line: Json) -> None:
        if game.result is None:
            self.refuse("line", "step", "result")
        self.coverage["end"][game.result["reason"]] += 1
        if self.compare("result", game.result, line):
            self.matches += 1
        self.game = None

    # ----- the report

    def agrees(self) -> bool:
        return not self.found_differences

    def missing(self, category: str) -> list[str]:
        """Kinds that did not occur."""
        return [kind for kind in self.kinds[category] if self.coverage[category][kind] == 0]

    def summary(self) -> str:
        verdict = "agrees" if self.agrees() else f"DIFFERS ({len(self.found_differences)} differences)"
        return (
            f"{self.game_name} referee: {verdict}: {self.matches} matches, {self.steps} steps, "
            f"{self.decisions} decisions, {self.chance_points} chance points checked"
        )

    def coverage_lines(self) -> list[str]:
        return [
            f"{category:8} {self.coverage[category][kind]:9} {kind}"
            for category, kinds in self.kinds.items()
            for kind in list(kinds) + sorted(set(self.coverage[category]) - set(kinds))
        ]


def referee_main(referee: TraceReferee, about: Optional[str], arguments: list[str]) -> int:
    if len(arguments) > 1 or arguments[:1] in (["-h"], ["--help"]):
        print(about)
        return 2
    if arguments:
        with open(arguments[0], encoding="utf-8") as file:
            referee.read(file)
    else:
        sys.stdin.reconfigure(encoding="utf-8")
        referee.read(sys.stdin)
    for difference in referee.found_differences[:SHOWN_DIFFERENCES]:
        print(difference, file=sys.stderr)
    print(referee.summary())
    print("\n".join(referee.coverage_lines()))
    return 0 if referee.agrees() else 1
