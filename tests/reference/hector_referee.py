#!/usr/bin/env python3
"""A referee for Hector and Achilles that shares no code with Ilion.

It reads the output of `ilion trace hector ...` (docs/trace.md), plays every match along in its own model of
rules/hector.md and compares at every step who decides, all legal moves or all outcomes with their probabilities, the
whole state afterwards, and at the end the result. It prefers the plain way over the fast one.

    ilion trace hector --games 100 --seed 1 | python3 hector_referee.py
    python3 hector_referee.py trace.jsonl

Exit code 0: everything agrees; 1: something differs, or nothing was checked. [Hx.y] are paragraphs of the rules.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from typing import Any, Iterable, Optional

from trace_referee import TraceReferee, referee_main

Json = Any

FRONTS = ("1", "2", "3")
STACKS = ("1", "2", "3", "home")
SIDE_IDS = ("achaean", "trojan")  # by seat
BATTLE_LIMIT = 100  # [H8.6]; not a number of the content file

DECISION_PHASES = ("source", "number", "facing", "action", "card", "fate", "ransom")
CHANCE_PHASES = ("vanguard", "tile", "deal", "deal-hero", "redraw", "new-hero", "shame")

# Everything a trace can contain, so that the summary also tells what did not occur.
KINDS: dict[str, tuple[str, ...]] = {
    "phase": DECISION_PHASES + CHANCE_PHASES + ("over",),
    "move": (
        "from 1", "from 2", "from 3", "from home", "number 1", "number 2", "number 3",
        "face R", "face G", "face B", "face Y", "face P", "face N",
        "pass", "discard", "change", "deploy", "boost", "retreat", "play",
        "turn left", "turn right", "turn none", "lose hero", "lose favour",
    ),
    "outcome": ("draw back", "draw new", "hero", "tile", "pay", "pay-unseen"),
    "end": ("front-fallen", "home-fallen", "both-fallen", "battle-limit"),
    # Turns of the rules worth knowing to be checked, many of them rare.
    "event": (
        "battle won by score", "battle won by retreat", "battle tied",
        "vanguard from another stack than the active one", "vanguard from a stack of 5", "vanguard is a 4",
        "number named is depleted for one side", "number named is depleted for both sides",
        "home fights for a depleted front", "defender is drawn a hand of a stack of 5", "side without a hero",
        "no discard possible", "redraw from home for an empty front", "redraw of the last card",
        "hero comes from those put under", "no change: hero stack empty",
        "hero on the vanguard", "boost on the vanguard", "all favours gone before a boost",
        "superiority equal", "superiority equal after the last turn", "tile and hero of one colour",
        "ransom after a score", "ransom after a retreat", "deployed hero lost without a choice",
        "deployed hero returns to the winner", "deployed heroes on both sides of a tie",
        "retreat in the first turn", "retreat in the fourth turn", "retreat with 3 shame markers",
        "shame paid from the active front", "shame paid from home as active stack",
        "shame paid from home as the front is empty", "shame short: all there is",
        "paid unseen from a stack with no other cards",
        "front depleted that did not fight", "front depleted with no card left", "two fronts depleted at once",
        "tiles shuffled again", "winner of the battle loses the game", "side falls in a tied battle",
        "front and home fall together", "both sides fall, battle won", "both sides fall, battle tied",
    ),
}  # fmt: skip


# ---------------------------------------------------------------------------------------------------------------------
# Content


@dataclass(frozen=True)
class Content:
    """What the first line of a match says about the components."""

    troops: tuple[str, ...]  # one army, every card
    troop_values: dict[str, int]
    hero_values: tuple[dict[str, int], dict[str, int]]  # by seat, by colour letter
    tiles: dict[str, tuple[str, ...]]  # by tile name, colours clockwise
    stack_size: int
    depleted_below: int
    turns: int
    favours: int
    shame_max: int
    first_attacker: int


def read_content(data: Json) -> Content:
    letters = {colour["id"]: colour["letter"] for colour in data["colours"]}
    values = [kind["value"] for kind in data["troops"]["types"]]
    copies = data["troops"]["copies_per_colour_and_value"]
    cards = [f"{letter}{value}" for letter in letters.values() for value in values for _ in range(copies)]
    sides = {side["id"]: side for side in data["sides"]}
    heroes = [{letters[hero["colour"]]: hero["value"] for hero in sides[id]["heroes"]} for id in SIDE_IDS]
    tiles = data["fate_tiles_clockwise"]["tiles"]
    numbers = data["numbers"]
    return Content(
        troops=tuple(sorted(cards)),
        troop_values={card: int(card[1:]) for card in cards},
        hero_values=(heroes[0], heroes[1]),
        tiles={str(i + 1): tuple(letters[colour] for colour in tile) for i, tile in enumerate(tiles)},
        stack_size=numbers["stack_size"],
        depleted_below=numbers["depleted_below"],
        turns=numbers["turns_per_battle"],
        favours=numbers["favours_per_side"],
        shame_max=numbers["shame_max"],
        first_attacker=SIDE_IDS.index(numbers["first_attacker"]),
    )


# ---------------------------------------------------------------------------------------------------------------------
# The pieces of a side


@dataclass
class Stack:
    """Unordered: cards that were drawn before and came back, and places never drawn from [H9.4]."""

    returned: list[str]
    never_drawn: int

    def size(self) -> int:
        return len(self.returned) + self.never_drawn


@dataclass
class Laid:
    """A troop on the table."""

    troop: str
    favour: bool = False


@dataclass
class Army:
    hero_values: dict[str, int]
    stacks: dict[str, Stack]
    never_drawn: list[str]
    hero_stack: list[str]
    favours: int
    active: Optional[str] = None
    hand: list[str] = field(default_factory=list)
    table: list[Laid] = field(default_factory=list)
    out: list[str] = field(default_factory=list)
    discarded: list[str] = field(default_factory=list)
    paid: list[str] = field(default_factory=list)
    paid_never_drawn: int = 0
    hero: Optional[str] = None
    deployed_on: Optional[int] = None
    hero_stack_under: list[str] = field(default_factory=list)
    heroes_out: list[str] = field(default_factory=list)
    shame: int = 0

    def active_stack(self) -> Stack:
        assert self.active is not None
        return self.stacks[self.active]

    def active_or_home(self) -> Stack:
        """Where [H4.2] draws and [H7.3] pays: the active stack, home only once that is empty."""
        return self.active_stack() if self.active_stack().size() > 0 else self.stacks["home"]

    def hero_in_hand(self) -> bool:
        return self.hero is not None and self.deployed_on is None

    def hero_deployed(self) -> bool:
        return self.deployed_on is not None

    def uncovered(self) -> list[Laid]:
        return [laid for place, laid in enumerate(self.table) if place != self.deployed_on]


def new_army(content: Content, seat: int) -> Army:
    """[H2.1], [H2.2]"""
    heroes = content.hero_values[seat]
    return Army(
        hero_values=heroes,
        stacks={name: Stack([], content.stack_size) for name in STACKS},
        never_drawn=list(content.troops),
        hero_stack=list(heroes),
        favours=content.favours,
    )


def laid_value(laid: Laid, content: Content) -> int:
    """[H4.5] a marker makes a troop worth 1 more."""
    return content.troop_values[laid.troop] + (1 if laid.favour else 0)


def superiority(army: Army, content: Content) -> int:
    """[H5.2]"""
    total = sum(laid_value(laid, content) for laid in army.uncovered())
    if army.hero_deployed():
        total += army.hero_values[army.hero]
    return total


def score(army: Army, facing: str, content: Content) -> int:
    """[H6.2], without a hero [H3.7]"""
    colours = {facing, army.hero}
    total = sum(laid_value(laid, content) for laid in army.uncovered() if laid.troop[0] in colours)
    if army.hero_deployed():
        total += army.hero_values[army.hero]
    return total


# ---------------------------------------------------------------------------------------------------------------------
# Probabilities


@lru_cache(maxsize=None)
def probability(part: int, whole: int) -> Fraction:
    return Fraction(part, whole)


def draw_outcomes(army: Army, stack: Stack) -> dict[str, Fraction]:
    """[H9.4] Each place of the stack is equally likely; behind a place never drawn from lies each troop never drawn
    with equal likelihood."""
    size = stack.size()
    outcomes = {f"draw {troop} back": probability(n, size) for troop, n in Counter(stack.returned).items()}
    if stack.never_drawn > 0:
        pool = len(army.never_drawn)
        for troop, n in Counter(army.never_drawn).items():
            outcomes[f"draw {troop} new"] = probability(stack.never_drawn * n, size * pool)
    return outcomes


def pay_outcomes(stack: Stack) -> dict[str, Fraction]:
    """[H7.3] each place of the stack is equally likely; [H7.5] nobody sees a card that was never drawn."""
    size = stack.size()
    outcomes = {f"pay {troop}": probability(n, size) for troop, n in Counter(stack.returned).items()}
    if stack.never_drawn > 0:
        outcomes["pay-unseen"] = probability(stack.never_drawn, size)
    return outcomes


def equally_likely(texts: Iterable[str]) -> dict[str, Fraction]:
    texts = list(texts)
    return {text: probability(1, len(texts)) for text in texts}


def hero_outcomes(army: Army) -> dict[str, Fraction]:
    """[H9.4] each of the shuffled heroes, after them those put under, first in first out."""
    heroes = army.hero_stack or army.hero_stack_under[:1]
    return equally_likely(f"hero {hero}" for hero in heroes)


# ---------------------------------------------------------------------------------------------------------------------
# The game


class Game:
    """One match. `legal_moves` or `outcomes` tell what may happen next, `apply` does it."""

    def __init__(self, content: Content, open_discards: bool, events: Optional[Counter] = None) -> None:
        self.content = content
        self.open_discards = open_discards
        self.events: Counter = Counter() if events is None else events
        self.armies = [new_army(content, 0), new_army(content, 1)]
        self.battle = 1
        self.attacker = content.first_attacker  # [H2.3]
        self.tiles_left = list(content.tiles)
        self.result: Optional[dict[str, Json]] = None
        self.clear_battle()

    def clear_battle(self) -> None:
        """A battle begins with the choice of the vanguard's source [H3.1]."""
        self.phase = "source"
        self.side: Optional[int] = self.attacker
        self.source: Optional[str] = None
        self.number: Optional[str] = None
        self.tile: Optional[str] = None
        self.facing: Optional[list[str]] = None
        self.owed = 0
        self.retreated = False
        self.winner: Optional[int] = None  # of the battle

    def defender(self) -> int:
        return 1 - self.attacker

    def army(self) -> Army:
        """The army of the side that decides or for which chance draws."""
        assert self.side is not None
        return self.armies[self.side]

    def actor(self) -> Json:
        return "chance" if self.phase in CHANCE_PHASES else self.side

    def go(self, phase: str, side: Optional[int]) -> None:
        self.phase = phase
        self.side = side

    def note(self, event: str, happened: bool = True) -> None:
        if happened:
            self.events[event] += 1

    # ----- what may happen: decisions [H9.3]

    def legal_moves(self) -> list[str]:
        if self.phase == "source":
            return self.source_moves()
        if self.phase == "number":
            return [f"number {front}" for front in FRONTS]  # [H3.2] also a depleted one
        if self.phase == "facing":
            return [f"face {colour}" for colour in self.content.tiles[self.tile]]  # [H3.4]
        if self.phase == "action":
            return self.action_moves()
        if self.phase == "card":
            return [f"play {troop}" for troop in set(self.army().hand)]  # [H4.1]
        if self.phase == "fate":
            return ["turn left", "turn right", "turn none"]  # [H5.3]
        if self.phase == "ransom":
            return ["lose hero", "lose favour"]  # [H6.4]
        raise AssertionError(self.phase)

    def source_moves(self) -> list[str]:
        """[H3.1] any of the four stacks that holds cards"""
        return [f"from {name}" for name in STACKS if self.army().stacks[name].size() > 0]

    def action_moves(self) -> list[str]:
        """[H4.1] an action, none, or a retreat"""
        army = self.army()
        moves = ["pass", "retreat"]  # [H4.6]
        moves += self.discard_moves(army)
        if army.hero_in_hand():
            moves += self.change_moves(army)
            moves += [f"deploy {place}" for place in range(len(army.table))]  # [H4.4]
        if army.hero_deployed() and army.favours > 0:
            moves += self.boost_moves(army)
        return moves

    @staticmethod
    def discard_moves(army: Army) -> list[str]:
        """[H4.2] not if no card can be drawn; equal cards are one answer [H9.3]"""
        if army.active_or_home().size() == 0:
            return []
        return [f"discard {troop}" for troop in set(army.hand)]

    @staticmethod
    def change_moves(army: Army) -> list[str]:
        """[H4.3] not when the hero stack is empty"""
        return ["change"] if army.hero_stack or army.hero_stack_under else []

    @staticmethod
    def boost_moves(army: Army) -> list[str]:
        """[H4.5] an uncovered troop without a marker"""
        return [
            f"boost {place}"
            for place, laid in enumerate(army.table)
            if place != army.deployed_on and not laid.favour
        ]

    # ----- what may happen: chance [H9.4]

    def outcomes(self) -> dict[str, Fraction]:
        army = self.army()
        if self.phase in ("vanguard", "deal", "redraw"):
            return draw_outcomes(army, self.stack_to_draw_from())
        if self.phase in ("deal-hero", "new-hero"):
            return hero_outcomes(army)
        if self.phase == "tile":
            return equally_likely(f"tile {tile}" for tile in self.tiles_left)
        if self.phase == "shame":
            return pay_outcomes(army.active_or_home())
        raise AssertionError(self.phase)

    def stack_to_draw_from(self) -> Stack:
        army = self.army()
        if self.phase == "vanguard" and self.side == self.attacker:
            return army.stacks[self.source]  # [H3.1]
        if self.phase == "redraw":
            return army.active_or_home()  # [H4.2]
        return army.active_stack()  # [H3.5], [H3.6]

    # ----- what happens

    def apply(self, chosen: str) -> None:
        """Do a move or an outcome, one of those listed."""
        word, *rest = chosen.split(" ")
        argument = rest[0] if rest else ""
        if self.phase in ("vanguard", "deal", "redraw"):
            self.do_draw(troop=argument, new=rest[1] == "new")
        elif self.phase in ("deal-hero", "new-hero"):
            self.do_draw_hero(argument)
        elif self.phase == "shame":
            self.do_pay(argument if word == "pay" else None)
        elif self.phase == "source":
            self.do_source(argument)
        elif self.phase == "number":
            self.do_number(argument)
        elif self.phase == "tile":
            self.do_tile(argument)
        elif self.phase == "facing":
            self.do_face(argument)
        elif self.phase == "action":
            self.do_action(word, argument)
        elif self.phase == "card":
            self.do_play(argument)
        elif self.phase == "fate":
            self.do_turn(argument)
        elif self.phase == "ransom":
            self.do_ransom(argument)
        else:
            raise AssertionError(self.phase)

    # ----- chapter 3: opening

    def do_source(self, name: str) -> None:
        """[H3.1]"""
        self.note("vanguard from a stack of 5", self.army().stacks[name].size() == self.content.depleted_below)
        self.source = name
        self.go("vanguard", self.attacker)

    def do_draw(self, troop: str, new: bool) -> None:
        army, stack = self.army(), self.stack_to_draw_from()
        if self.phase == "redraw":
            self.note("redraw from home for an empty front", stack is not army.active_stack())
            self.note("redraw of the last card", troops_left(army) == 1)
        if new:
            army.never_drawn.remove(troop)
            stack.never_drawn -= 1
        else:
            stack.returned.remove(troop)
        if self.phase == "vanguard":
            army.table.append(Laid(troop))
            self.after_vanguard(troop)
        elif self.phase == "deal":
            army.hand.append(troop)
            self.after_deal()
        else:
            army.hand.append(troop)
            self.go("card", self.side)

    def after_vanguard(self, troop: str) -> None:
        if self.side == self.defender():
            self.note("defender is drawn a hand of a stack of 5", self.army().active_stack().size() == 4)
            self.begin_deal(self.attacker)  # [H3.5] its value selects nothing
        elif self.content.troop_values[troop] == 4:
            self.note("vanguard is a 4")
            self.go("number", self.attacker)  # [H3.2]
        else:
            self.set_number(troop[1])

    def do_number(self, number: str) -> None:
        """[H3.2]"""
        depleted = sum(army.stacks[number].size() == 0 for army in self.armies)
        self.note("number named is depleted for one side", depleted == 1)
        self.note("number named is depleted for both sides", depleted == 2)
        self.set_number(number)

    def set_number(self, number: str) -> None:
        """[H3.3] For each side on its own."""
        self.number = number
        for seat, army in enumerate(self.armies):
            army.active = "home" if self.is_depleted(seat, number) else number
            self.note("home fights for a depleted front", army.active == "home")
        self.note(
            "vanguard from another stack than the active one", self.source != self.armies[self.attacker].active
        )
        self.go("tile", self.attacker)

    def is_depleted(self, seat: int, front: str) -> bool:
        """[H3.3], [H8.1] A depleted front holds nothing, and others hold at least 5 when a battle opens; so at most
        the vanguard is missing here and a front that is not depleted cannot be empty."""
        return self.armies[seat].stacks[front].size() == 0

    def do_tile(self, tile: str) -> None:
        """[H3.4]"""
        self.tiles_left.remove(tile)
        self.tile = tile
        self.go("facing", self.attacker)

    def do_face(self, colour: str) -> None:
        """[H3.4] one edge faces the attacker, the opposite one the defender"""
        clockwise = self.content.tiles[self.tile]
        opposite = clockwise[(clockwise.index(colour) + 2) % 4]
        self.facing = [colour, opposite] if self.attacker == 0 else [opposite, colour]
        self.go("vanguard", self.defender())

    def begin_deal(self, side: int) -> None:
        """[H3.6], order by [H9.4]"""
        self.owed = self.content.turns
        self.go("deal", side)

    def after_deal(self) -> None:
        self.owed -= 1
        if self.owed > 0:
            return
        if self.army().hero_stack:
            self.go("deal-hero", self.side)
        else:
            self.note("side without a hero")  # [H3.7]
            self.after_hand()

    def do_draw_hero(self, hero: str) -> None:
        """[H3.6], [H4.3]"""
        army = self.army()
        if army.hero_stack:
            army.hero_stack.remove(hero)
        else:
            self.note("hero comes from those put under")
            army.hero_stack_under.remove(hero)
        army.hero = hero
        if self.phase == "deal-hero":
            self.after_hand()
        else:
            self.go("card", self.side)

    def after_hand(self) -> None:
        if self.side == self.attacker:
            self.begin_deal(self.defender())
        else:
            self.begin_turn(self.attacker)  # [H4.1]

    # ----- chapter 4: turns

    def begin_turn(self, side: int) -> None:
        self.go("action", side)
        army = self.army()
        self.note("no discard possible", army.active_or_home().size() == 0)
        self.note(
            "no change: hero stack empty", army.hero_in_hand() and not army.hero_stack and not army.hero_stack_under
        )
        self.note("all favours gone before a boost", army.hero_deployed() and army.favours == 0)

    def do_action(self, word: str, argument: str) -> None:
        if word == "retreat":
            self.do_retreat()
        elif word == "discard":
            self.do_discard(argument)
        elif word == "change":
            self.do_change()
        else:
            if word == "deploy":
                self.do_deploy(int(argument))
            elif word == "boost":
                self.do_boost(int(argument))
            self.go("card", self.side)

    def do_discard(self, troop: str) -> None:
        """[H4.2]"""
        army = self.army()
        army.hand.remove(troop)
        (army.out if self.open_discards else army.discarded).append(troop)
        self.go("redraw", self.side)

    def do_change(self) -> None:
        """[H4.3]"""
        army = self.army()
        army.hero_stack_under.append(army.hero)
        army.hero = None
        self.go("new-hero", self.side)

    def do_deploy(self, place: int) -> None:
        """[H4.4]"""
        self.note("hero on the vanguard", place == 0)
        self.army().deployed_on = place

    def do_boost(self, place: int) -> None:
        """[H4.5]"""
        self.note("boost on the vanguard", place == 0)
        self.army().table[place].favour = True
        self.army().favours -= 1

    def do_play(self, troop: str) -> None:
        """[H4.1]"""
        self.army().hand.remove(troop)
        self.army().table.append(Laid(troop))
        if self.side == self.attacker:
            self.begin_turn(self.defender())
        else:
            self.fate_sequence()  # [H5.1]

    def do_retreat(self) -> None:
        """[H4.6]"""
        army = self.army()
        self.note("battle won by retreat")
        self.note("retreat in the first turn", len(army.table) == 1)
        self.note("retreat in the fourth turn", len(army.table) == self.content.turns)
        self.note("retreat with 3 shame markers", army.shame == self.content.shame_max)
        self.retreated = True
        self.battle_won_by(1 - self.side)

    # ----- chapter 5: fate sequence

    def fate_sequence(self) -> None:
        """[H5.2], [H5.3]"""
        sums = [superiority(army, self.content) for army in self.armies]
        if sums[0] == sums[1]:
            self.note("superiority equal")
            self.note("superiority equal after the last turn", not self.army().hand)
            self.after_fate()
        else:
            self.go("fate", 0 if sums[0] > sums[1] else 1)

    def do_turn(self, direction: str) -> None:
        """[H5.3] right: the colour listed before the former one, left: the one after"""
        step = {"right": -1, "left": 1, "none": 0}[direction]
        clockwise = self.content.tiles[self.tile]
        self.facing = [clockwise[(clockwise.index(colour) + step) % 4] for colour in self.facing]
        self.after_fate()

    def after_fate(self) -> None:
        """[H4.1] four turns each, then [H6.1]"""
        if len(self.armies[self.attacker].table) < 1 + self.content.turns:
            self.begin_turn(self.attacker)
        else:
            self.victory_check()

    # ----- chapter 6: victory check

    def victory_check(self) -> None:
        scores = [score(self.armies[seat], self.facing[seat], self.content) for seat in (0, 1)]
        for seat in (0, 1):
            self.note("tile and hero of one colour", self.armies[seat].hero == self.facing[seat])
        if scores[0] == scores[1]:
            self.settle_tie()
        else:
            self.note("battle won by score")
            self.battle_won_by(0 if scores[0] > scores[1] else 1)  # [H6.3]

    def settle_tie(self) -> None:
        """[H6.5]"""
        self.note("battle tied")
        self.note("deployed heroes on both sides of a tie", all(army.hero_deployed() for army in self.armies))
        for army in self.armies:
            take_back(army)
        self.close()

    def battle_won_by(self, winner: int) -> None:
        """[H6.4] The loser is asked only if there is a hero to lose and a marker to lose instead [H9.3]."""
        self.winner = winner
        loser = self.armies[1 - winner]
        if loser.hero_deployed() and loser.favours > 0:
            self.note("ransom after a retreat" if self.retreated else "ransom after a score")
            self.go("ransom", 1 - winner)
        else:
            self.note("deployed hero lost without a choice", loser.hero_deployed())
            self.settle(hero_saved=False)

    def do_ransom(self, lost: str) -> None:
        """[H6.4]"""
        if lost == "favour":
            self.army().favours -= 1
        self.settle(hero_saved=lost == "favour")

    def settle(self, hero_saved: bool) -> None:
        """[H6.3], [H6.4], [H7.1], [H7.2]"""
        winner, loser = self.armies[self.winner], self.armies[1 - self.winner]
        self.note("deployed hero returns to the winner", winner.hero_deployed())
        take_back(winner)
        put_out(loser, hero_saved)
        self.go("shame", 1 - self.winner)
        if self.retreated:
            self.owed = loser.shame  # [H7.3] the full price, even if less is there
            self.note("shame short: all there is", troops_left(loser) < loser.shame)
        self.go_on_paying()

    def go_on_paying(self) -> None:
        """[H7.3] until the price is paid; if both stacks run short, all there is"""
        if self.owed == 0 or troops_left(self.army()) == 0:
            self.after_shame()

    # ----- chapter 7: retreat

    def do_pay(self, troop: Optional[str]) -> None:
        """[H7.3] troop: a card drawn before, or None for one that was never drawn"""
        army = self.army()
        stack = army.active_or_home()
        self.note_payment(army, stack)
        if troop is None:
            stack.never_drawn -= 1
            army.paid_never_drawn += 1
        else:
            stack.returned.remove(troop)
            army.paid.append(troop)
        self.owed -= 1
        self.go_on_paying()

    def note_payment(self, army: Army, stack: Stack) -> None:
        if stack is not army.active_stack():
            self.note("shame paid from home as the front is empty")
        elif army.active == "home":
            self.note("shame paid from home as active stack")
        else:
            self.note("shame paid from the active front")
        self.note("paid unseen from a stack with no other cards", not stack.returned)

    def after_shame(self) -> None:
        """[H7.4]"""
        self.owed = 0
        if self.retreated:
            loser = self.armies[1 - self.winner]
            loser.shame = min(loser.shame + 1, self.content.shame_max)
        self.close()

    # ----- chapter 8: closing

    def close(self) -> None:
        for army in self.armies:
            self.deplete_fronts(army)
        fallen = [self.reason_to_fall(army) for army in self.armies]
        if fallen[0] is not None or fallen[1] is not None:
            self.end_fallen(fallen)
        elif self.battle == BATTLE_LIMIT:
            self.end([1, 1], "battle-limit", "H8.6")
        else:
            self.next_battle()

    def deplete_fronts(self, army: Army) -> None:
        """[H8.1]"""
        home = army.stacks["home"]
        depleted = 0
        for front in FRONTS:
            stack = army.stacks[front]
            if stack.size() >= self.content.depleted_below:
                continue
            depleted += stack.size() > 0
            self.note("front depleted that did not fight", stack.size() > 0 and army.active != front)
            self.note("front depleted with no card left", stack.size() == 0 and army.active == front)
            home.returned += stack.returned
            home.never_drawn += stack.never_drawn
            army.stacks[front] = Stack([], 0)
        self.note("two fronts depleted at once", depleted >= 2)

    def reason_to_fall(self, army: Army) -> Optional[tuple[str, str]]:
        front = all(army.stacks[name].size() == 0 for name in FRONTS)
        home = army.stacks["home"].size() < self.content.depleted_below
        self.note("front and home fall together", front and home)
        if front:
            return "front-fallen", "H8.2"
        if home:
            return "home-fallen", "H8.3"
        return None

    def end_fallen(self, fallen: list[Optional[tuple[str, str]]]) -> None:
        both = fallen[0] is not None and fallen[1] is not None
        self.note("both sides fall, battle tied", both and self.winner is None)
        self.note("both sides fall, battle won", both and self.winner is not None)
        if both and self.winner is None:
            self.end([1, 1], "both-fallen", "H8.4")
            return
        if both:
            loser = 1 - self.winner  # [H8.4]; the reason is the loser's own
        else:
            loser = 0 if fallen[0] is not None else 1
            self.note("winner of the battle loses the game", loser == self.winner)
            self.note("side falls in a tied battle", self.winner is None)
        reason, rule = fallen[loser]
        self.end([2, 1] if loser == 0 else [1, 2], reason, rule)

    def end(self, ranks: list[int], reason: str, rule: str) -> None:
        points = [sum(stack.size() for stack in army.stacks.values()) for army in self.armies]
        self.result = {"line": "result", "ranks": ranks, "points": points, "reason": reason, "rule": rule}
        self.go("over", None)

    def next_battle(self) -> None:
        """[H8.5]"""
        for army in self.armies:
            army.active = None
            army.hero_stack += army.hero_stack_under
            army.hero_stack_under = []
        if not self.tiles_left:
            self.note("tiles shuffled again")
            self.tiles_left = list(self.content.tiles)
        self.attacker = self.defender() if self.winner is None else self.winner
        self.battle += 1
        self.clear_battle()


def take_back(army: Army) -> None:
    """[H6.3], [H6.5], [H7.1] Everything played returns, and after a retreat the hand."""
    army.active_stack().returned += [laid.troop for laid in army.table] + army.hand
    army.favours += sum(laid.favour for laid in army.table)
    if army.hero is not None:
        army.hero_stack.append(army.hero)
    clear_table(army)


def put_out(army: Army, hero_saved: bool) -> None:
    """[H6.4], [H7.2] Troops and markers played are lost, a deployed hero unless ransomed; the hand returns."""
    army.out += [laid.troop for laid in army.table]
    army.active_stack().returned += army.hand
    if army.hero_deployed() and not hero_saved:
        army.heroes_out.append(army.hero)
    elif army.hero is not None:
        army.hero_stack.append(army.hero)
    clear_table(army)


def clear_table(army: Army) -> None:
    army.table = []
    army.hand = []
    army.hero = None
    army.deployed_on = None


def troops_left(army: Army) -> int:
    """In the active stack and home: what [H4.2] can draw and [H7.3] can take."""
    return sum(army.stacks[name].size() for name in {army.active, "home"})


# ---------------------------------------------------------------------------------------------------------------------
# The state as the trace writes it. Lists without order are sorted on both sides of the comparison.


def show_state(game: Game) -> Json:
    return {
        "phase": game.phase,
        "side": game.side,
        "battle": game.battle,
        "attacker": game.attacker,
        "source": game.source if game.phase != "source" and game.number is None else None,
        "number": game.number,
        "tile": game.tile,
        "facing": game.facing,
        "tiles_left": sorted(game.tiles_left),
        "owed": game.owed,
        "retreated": game.retreated,
        "armies": [show_army(army) for army in game.armies],
    }


def show_army(army: Army) -> Json:
    return {
        "stacks": {name: show_stack(stack) for name, stack in army.stacks.items()},
        "never_drawn": sorted(army.never_drawn),
        "active": army.active,
        "hand": sorted(army.hand),
        "table": [
            {"troop": laid.troop, "covered": place == army.deployed_on, "favour": laid.favour}
            for place, laid in enumerate(army.table)
        ],
        "out": sorted(army.out),
        "discarded": sorted(army.discarded),
        "paid": sorted(army.paid),
        "paid_never_drawn": army.paid_never_drawn,
        "hero": army.hero,
        "deployed_on": None if army.deployed_on is None else str(army.deployed_on),  # a text, as in `deploy 0`
        "hero_stack": sorted(army.hero_stack),
        "hero_stack_under": army.hero_stack_under,
        "heroes_out": sorted(army.heroes_out),
        "favours": army.favours,
        "shame": army.shame,
    }


def show_stack(stack: Stack) -> Json:
    return {"size": stack.size(), "returned": sorted(stack.returned), "never_drawn": stack.never_drawn}


UNORDERED_IN_ARMY = ("never_drawn", "hand", "out", "discarded", "paid", "hero_stack", "heroes_out")


def sort_found_state(state: Json) -> None:
    """Sorts in place what has no order. Raises if the state has not the shape it should have."""
    state["tiles_left"].sort()
    for army in state["armies"]:
        for key in UNORDERED_IN_ARMY:
            army[key].sort()
        for stack in army["stacks"].values():
            stack["returned"].sort()


# ---------------------------------------------------------------------------------------------------------------------
# The referee


def kind_of(chosen: str) -> str:
    """The kind under which a move or an outcome is counted."""
    words = chosen.split(" ")
    if words[0] == "draw":
        return f"draw {words[2]}"
    if words[0] in ("from", "number", "face", "turn", "lose"):
        return chosen
    return words[0]


class Referee(TraceReferee):
    game_name = "hector"
    kinds = KINDS

    show_state = staticmethod(show_state)
    sort_found_state = staticmethod(sort_found_state)
    kind_of = staticmethod(kind_of)

    def begin_game(self, line: Json) -> Game:
        self.compare("players", 2, line["players"])
        options = line["options"]
        if options not in ({"open_discards": "no"}, {"open_discards": "yes"}):
            self.refuse("options", {"open_discards": "no|yes"}, options)
        try:
            content = read_content(line["content"])
        except (KeyError, IndexError, TypeError, ValueError) as error:
            self.refuse("content", "a content file of hector", repr(error))
        return Game(content, options["open_discards"] == "yes", self.coverage["event"])


if __name__ == "__main__":
    sys.exit(referee_main(Referee(), __doc__, sys.argv[1:]))
