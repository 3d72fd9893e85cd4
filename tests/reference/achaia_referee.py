#!/usr/bin/env python3
"""A referee for Achaia that shares no code with Ilion.

It reads the output of `ilion trace achaia ...` (docs/trace.md), plays every match along in its own model of
rules/achaia.md and compares at every step who decides, all legal moves or all outcomes with their probabilities, the
whole state afterwards, and at the end the result. It prefers the plain way over the fast one.

    ilion trace achaia --games 100 --seed 1 --players 4 | python3 achaia_referee.py
    python3 achaia_referee.py trace.jsonl

Exit code 0: everything agrees; 1: something differs, or nothing was checked. [Ax.y] are paragraphs of the rules.

The course of a match is written as one story, Game.story(): it asks its questions by `yield` and goes on with the
answer.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Callable, Generator, Iterable, Optional

from trace_referee import TraceReferee, referee_main

Json = Any
Die = tuple[str, int, int]  # colour, value, place: a location by its number, or RESERVE
Op = dict[str, Any]  # as in the content file
Story = Generator[None, str, Any]

COLOURS = "RYBGK"  # [A1.1], K black
RESERVE = 0
LOCATIONS = range(1, 13)
DICE = 5  # of a colour [A1.1]
MARKERS = 10  # of a colour [A1.1]
INCREASED = 5  # [A1.1]
COPIES = 3  # of each intrigue card [A1.2]
STACKS = {"street": 12, "court": 8}  # [A1.2]
ROUNDS = 3
OPEN_CHARACTERS = 3  # [A2.4]
START_GOLD = 7  # [A2.3]
START_INFLUENCE = 5  # [A2.4]
QUOTA = {2: 1, 3: 1, 4: 2, 5: 3}  # [A5.14]
FATE_POOL = 19  # [A12.2]
MAX_GIFT = 10  # [A12.4]

CHANCE_PHASES = (
    "lay-tile", "deal-card", "deal-event", "turn-up", "roll", "roll-again", "draw-start", "supply-card", "roll-pick",
    "draw-card",
)  # fmt: skip
DECISION_PHASES = (
    "reroll", "set-die", "place", "supplies", "reserve", "turn", "window", "free-card", "pick-die", "pick-step",
    "pick-to", "pick-partner", "pick-location", "pick-marker", "pick-character", "keep-card", "drop-card", "sell-card",
    "take-card", "yield", "spoils", "order", "use", "tied", "move-out",
)  # fmt: skip
FOR_NOBODY = ("lay-tile", "turn-up", "draw-start", "over")

OPTIONS = ("new_order", "own_fate", "not_lost", "negotiate")

# Everything a trace can contain, so that the summary also tells what did not occur.
KINDS: dict[str, tuple[str, ...]] = {
    "phase": CHANCE_PHASES + DECISION_PHASES + ("over",),
    "move": (
        "keep", "reroll", "set", "place", "supplies cards", "supplies gold", "play", "against", "character", "pass",
        "event", "cousin street", "cousin court", "answer", "die", "turn", "to", "marker", "dismiss", "card",
        "give gold", "give influence", "give street", "give court", "take gold", "take influence", "next", "leaves",
        "use", "none", "sell", "gift",
    ),
    "outcome": ("tile", "draw", "event", "open", "roll", "start"),
    # What was carried out: cards by side, characters, events, uses of locations.
    "card": tuple(f"A10.I{n:02} {side}" for n in range(1, 17) for side in "ab")
    + ("A10.O01", "A10.O02")
    + tuple(f"A10.C{n:02}" for n in range(1, 13))
    + tuple(f"A10.E{n:02}" for n in range(1, 19))
    + ("A10.S01", "A10.S02"),
    "location": tuple(f"A7.{n}" for n in LOCATIONS) + ("A7.5 two", "A7.12 second"),
    "end": ("most-influence", "larger-remainder", "shared-victory"),
    # Turns of the rules worth knowing to be checked, many of them rare.
    "event": (
        "A1.3 a stack of cousins runs out", "A1.7 two increased-limit markers on one location",
        "A2.6 tie for the lowest sum", "A3.1 the start marker moves",
        "A3.2 sold in a turn", "A3.2 sold for the Spymaster's card", "A3.2 sold in a window", "A3.2 sold in yield",
        "A3.2 sold for supplies", "A3.2 sold for a reserve die", "A3.2 sold for a location",
        "A3.6 beyond 1 or 6 is lost", "A3.10 pays less than is asked", "A3.10 price out of reach",
        "A3.11 no influence left", "A3.12 colour without markers lays none", "A3.13 discards become the deck",
        "A3.13 within one draw", "A3.13 nothing left to draw", "A3.14 a part is skipped", "A3.17 equal dice",
        "A4.4 no card, only gold", "A4.4 a single card", "A4.5 placed",
        "A5.1 nothing but passing", "A5.4 no answer", "A5.4 somebody else than the Opp answers",
        "A5.7 a counter without effect", "A5.8 a reaction by the Opp", "A5.8 a reaction by another",
        "A5.8 a reaction without effect", "A5.10 impossible after a sale", "A5.11 greed raises a price",
        "A5.12 answered a card of the Spymaster", "A5.13 first to pass", "A5.14 quota used up", "A5.14 declined",
        "A5.15 income", "A5.16 a passed player is the target", "A5.16 a passed player answers",
        "A5.18 second die", "A5.18 no second die", "A5.18 the second die looks like the first",
        "A6.2 tie, nobody dominates", "A6.3 first marker", "A6.3 another marker", "A6.4 the start player orders",
        "A6.4 one owner twice in a tie", "A6.4 a die has changed since", "A6.6 a die leaves",
        "A6.6 tie between colours", "A6.6 an empty location", "A6.6 the start player is not the owner",
        "A6.6 another marker counts", "A7.11 more than one card", "A8.1 majority", "A8.1 tie", "A8.2 wealth",
        "A9.3 left out", "A9.3 an Opp without anything is asked", "A9.8 carried out unasked",
        "A9.8 two equal cards are asked about", "A10.I01 poor victim", "A10.I01 victim without gold",
        "A10.I02 neither", "A10.I11 one die only",
        "A10.O01 all markers out", "A10.O01 moves a die there", "A10.O02 a single card", "A10.O02 nothing to draw",
        "A10.C10 plays no card", "A10.C10 nothing to draw", "A10.C10 must decline",
        "A10.E03 neither", "A10.E09 nobody to dismiss", "A10.E14 nothing to return", "A10.E18 neither",
        "A11.2 second colour first", "A11.4 own colours tie", "A11.4 point for the support colour",
        "A11.5 other own colour is not offered", "A12.1 tiles in another order", "A12.2 gold for points",
        "A12.3 another start player", "A12.4 gift", "A12.4 gift while one must pay",
    ),
}  # fmt: skip


# ---------------------------------------------------------------------------------------------------------------------
# Content


@dataclass(frozen=True)
class Side:
    kind: str  # normal, counter, reaction
    at_opponent: bool
    ops: tuple[Op, ...]


@dataclass(frozen=True)
class Character:
    round: int  # 0: House Orion
    cost: int
    ops: tuple[Op, ...]


@dataclass(frozen=True)
class Content:
    limits: dict[int, int]  # by location, for this number of players [A1.6]
    opens: dict[int, int]
    uses: dict[int, tuple[tuple[Op, ...], ...]]  # by location its one or two actions
    cards: dict[str, dict[str, Side]]
    characters: dict[str, Character]
    events: dict[int, dict[str, tuple[Op, ...]]]  # by round


def short(name: str) -> str:
    """A10.I03: I03"""
    return name.split(".")[1]


def uses_of(action: list[Op]) -> tuple[tuple[Op, ...], ...]:
    """Citadel: which; Prison: how many; otherwise one [A5.18]"""
    if action[0]["op"] == "choose":
        return tuple(tuple(option) for option in action[0]["options"])
    if action[0]["op"] == "buy_cousin":
        return tuple(({**action[0], "n": n},) for n in range(1, action[0]["max"] + 1))
    return (tuple(action),)


def read_content(data: Json, players: int) -> Content:
    marked = data["limit_marker_tiles"]["by_players"][str(players)]
    tiles = {row["no"]: row for row in data["locations"]}
    if sorted(tiles) != list(LOCATIONS):
        raise ValueError("not twelve locations")
    characters = {short(row["id"]): Character(0, row["cost"] or 0, tuple(row["ops"])) for row in data["house_orion"]}
    for row in data["characters"]:
        characters[short(row["id"])] = Character(row["round"], row["cost"] or 0, tuple(row["ops"]))
    events: dict[int, dict[str, tuple[Op, ...]]] = {1: {}, 2: {}, 3: {}}
    for row in data["events"]:
        events[row["round"]][short(row["id"])] = tuple(row["ops"])
    return Content(
        limits={no: row["marker"] if no in marked else row["base"] for no, row in tiles.items()},
        opens={no: row["opens"] for no, row in tiles.items()},
        uses={no: uses_of(row["action"]) for no, row in tiles.items()},
        cards={
            short(row["id"]): {
                name: Side(row[name]["kind"], row[name]["target"] == "opponent", tuple(row[name]["ops"]))
                for name in "ab"
            }
            for row in data["intrigue"]
        },
        characters=characters,
        events=events,
    )


# ---------------------------------------------------------------------------------------------------------------------
# The match


@dataclass
class Player:
    seat: int
    colours: str  # main colour first
    gold: int = START_GOLD
    influence: int = START_INFLUENCE
    cousins: dict[str, int] = field(default_factory=lambda: {"street": 1, "court": 0})  # [A2.3]
    hand: Counter = field(default_factory=Counter)
    event: Optional[str] = None
    event_fate: Optional[str] = None
    passed: bool = False
    reroll: Optional[str] = None  # [A2.5] "none" or a colour, once decided
    last_placed: Optional[str] = None  # colour, of two players

    def pay(self, sum: int) -> int:
        """[A3.10] what there is, if less"""
        paid = min(sum, self.gold)
        self.gold -= paid
        return paid


@dataclass
class Effect:
    """An effect that is announced and then carried out. Dice are known by their place in the list of all dice."""

    of: str  # card, answer, character, event, location
    id: str
    part: str
    seat: int
    other: Optional[int]  # the Opp, or the attacker
    ops: tuple[Op, ...]
    board: list[Die]  # the dice, earlier steps of the announcement counting as done [A5.18]
    named: list[Json] = field(default_factory=list)
    used: list[int] = field(default_factory=list)  # dice named
    rolls: list[int] = field(default_factory=list)
    raised: Optional[int] = None  # the location of an increased-limit marker
    marker: Optional[tuple[str, int]] = None
    dismissed: Optional[str] = None
    due: int = 0  # price and costs that are to be paid first


def clamp(value: int) -> int:
    """[A3.6]"""
    return max(1, min(6, value))


def die_text(die: Die) -> str:
    colour, value, place = die
    return f"{colour}{value}" if place == RESERVE else f"{colour}{value}@{place}"


class Game:
    def __init__(self, content: Content, players: int, options: Iterable[str], notes: dict[str, Counter]) -> None:
        self.content = content
        self.options = set(options)
        self.notes = notes
        pairs = ("RG", "BY") if players == 2 else COLOURS[:players]  # [A2.8]
        self.players = [Player(seat, colours) for seat, colours in enumerate(pairs)]
        self.owner = {colour: player.seat for player in self.players for colour in player.colours}
        self.colours = "".join(colour for colour in COLOURS if colour in self.owner)
        self.dice: list[Optional[Die]] = [None] * (DICE * len(self.colours))
        self.markers: dict[str, Counter] = {colour: Counter() for colour in self.colours}
        self.increased: Counter = Counter()
        self.characters: dict[str, int] = {"O01": 0, "O02": 0}  # the open ones with their greed markers
        self.order: list[int] = []
        self.deck = Counter({card: COPIES for card in content.cards})
        self.discards: Counter = Counter()
        self.drawn: Counter = Counter()
        self.round = 1
        self.start: Optional[int] = None
        self.effect: Optional[Effect] = None
        self.location: Optional[int] = None
        self.due: list[tuple[int, int]] = []  # seat, value
        self.leaving: Optional[str] = None
        self.result: Json = None
        # The question.
        self.phase = ""
        self.seat: Optional[int] = None
        self.answers: list[str] = []
        self.weights: dict[str, int] = {}
        self.told = self.story()
        next(self.told)

    def note(self, what: str, if_so: Any = True) -> None:
        if if_so:
            self.notes["event"][what] += 1

    # ----- questions and chance

    def actor(self) -> Any:
        return "chance" if self.phase in CHANCE_PHASES else self.seat

    def legal_moves(self) -> list[str]:
        return self.answers

    def outcomes(self) -> dict[str, int]:
        return self.weights

    def apply(self, chosen: str) -> None:
        try:
            self.told.send(chosen)
        except StopIteration:
            self.phase, self.seat = "over", None

    def put(self, phase: str, seat: Optional[int], answers: list[str]) -> Story:
        self.phase, self.seat, self.answers = phase, seat, answers
        return (yield)

    def chance(self, phase: str, seat: Optional[int], weights: dict[str, int]) -> Story:
        self.phase, self.seat, self.weights = phase, seat, weights
        return (yield)

    def ask(self, phase: str, seat: int, answers: list[str], always: bool = False) -> Story:
        """[A9.8] A question with a single answer is not put but carried out."""
        if len(answers) == 1 and not always:
            self.note("A9.8 carried out unasked")
            return answers[0]
        return (yield from self.put(phase, seat, answers))

    def ask_with_sales(self, phase: str, seat: int, answers: Callable[[], list[str]], always: bool = False) -> Story:
        """[A3.2] [A12.4] A moment at which influence may be sold and gold given, as often as one likes."""
        player = self.players[seat]
        while True:
            more = ["sell"] if player.influence > 0 else []
            if "negotiate" in self.options:
                amounts = range(1, min(MAX_GIFT, player.gold) + 1)
                more += [f"gift {other.seat} {n}" for other in self.players if other is not player for n in amounts]
            own = answers()
            if not own:
                return None  # nothing is asked of him (any more)
            chosen = yield from self.ask(phase, seat, own + more, always)
            word, *rest = chosen.split(" ")
            if word == "sell":
                player.influence -= 1
                player.gold += 5
                self.note_sale(phase)
                self.note("A3.11 no influence left", player.influence == 0)
            elif word == "gift":
                player.gold -= int(rest[1])
                self.players[int(rest[0])].gold += int(rest[1])
                self.note("A12.4 gift while one must pay" if phase == "yield" else "A12.4 gift")
            else:
                return chosen

    def note_sale(self, phase: str) -> None:
        where = {
            "turn": "in a turn", "free-card": "for the Spymaster's card", "window": "in a window", "yield": "in yield",
            "supplies": "for supplies", "reserve": "for a reserve die", "use": "for a location",
        }  # fmt: skip
        self.note(f"A3.2 sold {where[phase]}")

    def clockwise(self, first: int) -> list[int]:
        return [(first + i) % len(self.players) for i in range(len(self.players))]

    # ----- places

    def locked(self, location: int) -> bool:
        """[A2.1] [A4.3]"""
        return self.content.opens[location] > self.round

    def limit(self, location: int, effect: Optional[Effect] = None) -> int:
        """[A1.7]"""
        pending = 1 if effect is not None and effect.raised == location else 0
        return self.content.limits[location] + self.increased[location] + pending

    def available(self, board: list[Die], effect: Optional[Effect] = None) -> list[int]:
        """[A3.7]"""
        held = [0] * 13
        for die in board:
            if die is not None:
                held[die[2]] += 1
        return [at for at in LOCATIONS if not self.locked(at) and held[at] < self.limit(at, effect)]

    # ----- cards

    def cards_left(self) -> int:
        return sum(self.deck.values()) + sum(self.discards.values())

    def draw(self, seat: int, phase: str, number: int, looked_at: bool = False) -> Story:
        """[A3.13] Returns how many were drawn. Of cards looked at some are to be kept."""
        for n in range(number):
            if not +self.deck:
                if not +self.discards:
                    self.note("A3.13 nothing left to draw")
                    return n
                self.note("A3.13 discards become the deck")
                self.note("A3.13 within one draw", n > 0)
                self.deck, self.discards = self.discards, Counter()
            weights = {f"draw {card}": count for card, count in self.deck.items() if count}
            card = (yield from self.chance(phase, seat, weights)).split(" ")[1]
            self.deck[card] -= 1
            self.players[seat].hand[card] += 1
            if looked_at:
                self.drawn[card] += 1
        return number

    def stack(self, kind: str) -> int:
        return STACKS[kind] - sum(player.cousins[kind] for player in self.players)

    # ----- the whole match

    def story(self) -> Story:
        yield from self.setup()
        for self.round in range(1, ROUNDS + 1):
            if self.round > 1:
                yield from self.preparation()
            yield from self.intrigue_phase()
            yield from self.dominance_phase()
        self.reckoning()

    # ----- chapter 2: setup

    def setup(self) -> Story:
        yield from self.lay_tiles()
        for player in self.players:
            yield from self.draw(player.seat, "deal-card", 6 if len(self.players) == 2 else 3)
            yield from self.deal_event(player)
        yield from self.turn_up_characters()
        if "own_fate" in self.options:
            yield from self.set_dice()
        else:
            yield from self.roll_dice()
        yield from self.find_start()
        yield from self.place_dice()

    def lay_tiles(self) -> Story:
        """[A2.1] [A12.1]"""
        if "new_order" not in self.options:
            self.order = list(LOCATIONS)
        while len(self.order) < len(LOCATIONS):
            left = [at for at in LOCATIONS if at not in self.order]
            chosen = yield from self.chance("lay-tile", None, {f"tile {at}": 1 for at in left})
            self.order.append(int(chosen.split(" ")[1]))
        self.note("A12.1 tiles in another order", self.order != list(LOCATIONS))

    def deal_event(self, player: Player) -> Story:
        dealt = {each.event for each in self.players}
        left = {f"event {card}": 1 for card in self.content.events[self.round] if card not in dealt}
        player.event = (yield from self.chance("deal-event", player.seat, left)).split(" ")[1]
        player.event_fate = "held"

    def turn_up_characters(self) -> Story:
        """[A2.4] [A4.1]"""
        for _ in range(OPEN_CHARACTERS):
            of_round = [who for who, row in self.content.characters.items() if row.round == self.round]
            left = {f"open {who}": 1 for who in of_round if who not in self.characters}
            self.characters[(yield from self.chance("turn-up", None, left)).split(" ")[1]] = 0

    def indices(self, colour: str) -> range:
        first = self.colours.index(colour) * DICE
        return range(first, first + DICE)

    def roll_colour(self, phase: str, colour: str) -> Story:
        for i in self.indices(colour):
            chosen = yield from self.chance(phase, self.owner[colour], {f"roll {n}": 1 for n in range(1, 7)})
            self.dice[i] = (colour, int(chosen.split(" ")[1]), RESERVE)

    def roll_dice(self) -> Story:
        """[A2.5] [A11.2]"""
        for player in self.players:
            for colour in player.colours:
                yield from self.roll_colour("roll", colour)
        for player in self.players:
            answers = ["keep"] + [f"reroll {colour}" for colour in player.colours]
            chosen = yield from self.ask("reroll", player.seat, answers)
            player.reroll = "none" if chosen == "keep" else chosen.split(" ")[1]
        for player in self.players:
            if player.reroll != "none":
                for i in self.indices(player.reroll):
                    self.dice[i] = None
                yield from self.roll_colour("roll-again", player.reroll)

    def set_dice(self) -> Story:
        """[A12.2]"""
        bought = {}
        for player in self.players:
            purse = START_GOLD
            for colour in player.colours:
                total = 0
                for k, i in enumerate(self.indices(colour)):
                    rest = DICE - 1 - k
                    values = [
                        n
                        for n in range(1, 7)
                        if total + n + rest <= FATE_POOL + purse and total + n + 6 * rest >= FATE_POOL
                    ]
                    chosen = yield from self.ask("set-die", player.seat, [f"set {n}" for n in values], always=True)
                    value = int(chosen.split(" ")[1])
                    self.dice[i] = (colour, value, RESERVE)
                    total += value
                purse -= total - FATE_POOL
            bought[player.seat] = START_GOLD - purse
        for player in self.players:
            player.gold -= bought[player.seat]
            self.note("A12.2 gold for points", bought[player.seat])

    def find_start(self) -> Story:
        """[A2.6] [A12.3]"""
        values = {p.seat: sorted(die[1] for die in self.dice if self.owner[die[0]] == p.seat) for p in self.players}
        counted = 3 if "not_lost" in self.options else 2 * DICE
        lowest = min(sum(each[:counted]) for each in values.values())
        tied = [seat for seat, each in values.items() if sum(each[:counted]) == lowest]
        if len(tied) > 1:
            self.note("A2.6 tie for the lowest sum")
            chosen = yield from self.chance("draw-start", None, {f"start {seat}": 1 for seat in tied})
            tied = [int(chosen.split(" ")[1])]
        self.start = tied[0]
        self.note("A12.3 another start player", sum(values[self.start]) > min(map(sum, values.values())))

    def place_dice(self) -> Story:
        """[A2.7] [A11.2]"""
        for _ in range(6 if len(self.players) == 2 else 3):
            for seat in self.clockwise(self.start):
                player = self.players[seat]
                colours = [colour for colour in player.colours if colour != player.last_placed]
                if len(player.colours) == 1:
                    colours = list(player.colours)
                yield from self.place_one(player, colours, with_sales=False)
        for player in self.players:
            player.last_placed = None

    def place_one(self, player: Player, colours: list[str], with_sales: bool) -> Story:
        def answers() -> list[str]:
            dice = sorted({die for die in self.dice if die[0] in colours and die[2] == RESERVE})
            return [f"place {die_text(die)} {at}" for die in dice for at in self.available(self.dice)]

        if with_sales:
            chosen = yield from self.ask_with_sales("reserve", player.seat, answers)
            self.note("A4.5 placed")
        else:
            chosen = yield from self.ask("place", player.seat, answers())
        _, die, at = chosen.split(" ")
        self.dice[self.dice.index((die[0], int(die[1]), RESERVE))] = (die[0], int(die[1]), int(at))
        self.note("A11.2 second colour first", player.last_placed is None and die[0] == player.colours[1:2])
        player.last_placed = die[0]

    # ----- chapter 4: preparation

    def preparation(self) -> Story:
        self.characters = {"O01": 0, "O02": 0}  # [A4.1]
        for player in self.players:
            player.passed = False
            player.event = player.event_fate = None
        yield from self.turn_up_characters()
        for seat in self.clockwise(self.start):
            yield from self.deal_event(self.players[seat])  # [A4.2]
        for seat in self.clockwise(self.start):
            yield from self.supplies(self.players[seat])
        for _ in range(2 if len(self.players) == 2 else 1):  # [A4.5] [A11.3]
            for seat in self.clockwise(self.start):
                player = self.players[seat]
                free = [colour for colour in player.colours if colour != player.last_placed]
                yield from self.place_one(player, free, with_sales=True)
        for player in self.players:
            player.last_placed = None

    def supplies(self, player: Player) -> Story:
        """[A4.4]"""

        def answers() -> list[str]:
            return ["supplies cards", "supplies gold"] if self.cards_left() else ["supplies gold"]

        self.note("A4.4 no card, only gold", not self.cards_left())
        chosen = yield from self.ask_with_sales("supplies", player.seat, answers)
        if chosen == "supplies gold":
            player.gold += 3
        else:
            self.note("A4.4 a single card", self.cards_left() == 1)
            yield from self.draw(player.seat, "supply-card", 2)

    # ----- chapter 5: intrigue phase

    def intrigue_phase(self) -> Story:
        seat = self.start
        while True:
            player = self.players[seat]
            if player.passed:
                player.gold += 2  # [A5.15]
                self.note("A5.15 income")
            else:
                yield from self.turn(player)
                if all(each.passed for each in self.players):
                    return  # [A5.17]
            seat = (seat + 1) % len(self.players)

    def may_reveal(self, player: Player) -> bool:
        """[A5.14]"""
        return sum(each.passed for each in self.players) < QUOTA[len(self.players)]

    def turn(self, player: Player) -> Story:
        """[A5.1]"""

        def answers() -> list[str]:
            moves = self.playable_cards(player) + self.usable_characters(player) + ["pass"]
            self.note("A5.1 nothing but passing", len(moves) == 1)
            if self.may_reveal(player):
                moves.append("event")
            return moves

        chosen = yield from self.ask_with_sales("turn", player.seat, answers, always=True)
        word, *rest = chosen.split(" ")
        if word in ("play", "against"):
            yield from self.play_card(player, chosen)
        elif word == "character":
            yield from self.use_character(player, rest[0])
        else:
            yield from self.do_pass(player, with_event=word == "event")

    def playable_cards(self, player: Player) -> list[str]:
        """[A5.2] [A5.3]"""
        moves = []
        for card in (card for card, n in player.hand.items() if n):
            for name, side in self.content.cards[card].items():
                if side.kind != "normal":
                    continue
                if not side.at_opponent:
                    if self.is_usable(Effect("card", card, name, player.seat, None, side.ops, self.dice)):
                        moves.append(f"play {card} {name}")
                    continue
                for opp in self.players:
                    effect = Effect("card", card, name, player.seat, opp.seat, side.ops, self.dice)
                    if opp is not player and self.is_usable(effect):
                        moves.append(f"against {opp.seat} {card} {name}")
        return moves

    def price(self, who: str) -> int:
        """[A5.11]"""
        return self.content.characters[who].cost + self.characters[who]

    def usable_characters(self, player: Player) -> list[str]:
        moves = []
        for who in self.characters:
            effect = Effect("character", who, "1", player.seat, None, self.content.characters[who].ops, self.dice)
            if self.is_usable(effect, self.price(who)):
                moves.append(f"character {who}")
            self.note("A3.10 price out of reach", self.price(who) > player.gold)
        return moves

    def is_usable(self, effect: Effect, price: int = 0) -> bool:
        """[A3.14]"""
        costs = price + sum(op["n"] for op in effect.ops if op["op"] == "cost")
        effect.due = costs
        if costs > self.players[effect.seat].gold:
            return False
        nothing = effect.id in ("O02", "C10") and not self.cards_left()
        self.note(f"A10.{effect.id} nothing to draw", nothing)
        parts = [op for op in effect.ops if op["op"] not in ("cost", "may_play_intrigue", "may_move_own_die_there")]
        return any(self.can(op, effect) for op in parts)

    def play_card(self, player: Player, chosen: str) -> Story:
        """[A5.2] to [A5.10]"""
        free = self.effect is not None
        word, *rest = chosen.split(" ")
        other = int(rest.pop(0)) if word == "against" else None
        card, name = rest
        player.hand[card] -= 1
        ops = self.content.cards[card][name].ops
        self.effect = Effect("card", card, name, player.seat, other, ops, list(self.dice))
        self.note("A5.16 a passed player is the target", other is not None and self.players[other].passed)
        yield from self.announce(self.effect)
        answer, by = yield from self.window(self.effect)
        self.note("A5.12 answered a card of the Spymaster", free and answer != "none")
        if answer == "none":
            self.note("A5.4 no answer")
            if self.is_usable(self.effect):
                self.notes["card"][f"A10.{card} {name}"] += 1
                yield from self.carry_out(self.effect)
            else:
                self.note("A5.10 impossible after a sale")
            self.discards[card] += 1
        else:
            self.discards[card] += 1
            yield from self.do_answer(answer, by, player)
        self.effect = None

    def window(self, effect: Effect) -> Story:
        """[A5.4] [A9.3] The answer, or none, and who gave it."""
        others = self.clockwise(effect.seat)[1:]
        if effect.other is not None:
            others.remove(effect.other)
            others.insert(0, effect.other)
        for seat in others:
            player = self.players[seat]
            is_opp = seat == effect.other
            holds = sum(player.hand.values()) + player.cousins["court"]
            if not is_opp and not holds:
                self.note("A9.3 left out")
                continue
            self.note("A9.3 an Opp without anything is asked", is_opp and not holds and not player.cousins["street"])

            def answers() -> list[str]:
                return ["none"] + self.answers_of(player, is_opp)

            chosen = yield from self.ask_with_sales("window", seat, answers, always=True)
            if chosen != "none":
                self.note("A5.4 somebody else than the Opp answers", not is_opp)
                self.note("A5.16 a passed player answers", player.passed)
                return chosen, player
        return "none", None

    def answers_of(self, player: Player, is_opp: bool) -> list[str]:
        """[A5.5] to [A5.8]"""
        moves = []
        if is_opp and player.cousins["street"]:
            moves.append("cousin street")
        if player.cousins["court"]:
            moves.append("cousin court")
        for card in (card for card, n in player.hand.items() if n):
            kinds = {side.kind for side in self.content.cards[card].values()}
            if "reaction" in kinds or (is_opp and "counter" in kinds):
                moves.append(f"answer {card}")
        return moves

    def do_answer(self, answer: str, by: Player, attacker: Player) -> Story:
        word, what = answer.split(" ")
        if word == "cousin":
            by.cousins[what] -= 1  # [A3.16]
            self.notes["card"]["A10.S01" if what == "street" else "A10.S02"] += 1
            return
        name, side = next((n, s) for n, s in self.content.cards[what].items() if s.kind != "normal")
        is_opp = self.effect.other == by.seat
        by.hand[what] -= 1
        self.effect = Effect("answer", what, name, by.seat, attacker.seat, side.ops, list(self.dice))
        if self.is_usable(self.effect):
            self.notes["card"][f"A10.{what} {name}"] += 1
            if side.kind == "reaction":
                self.note("A5.8 a reaction by the Opp" if is_opp else "A5.8 a reaction by another")
            yield from self.announce(self.effect)
            yield from self.carry_out(self.effect)
        else:
            self.note("A5.7 a counter without effect" if side.kind == "counter" else "A5.8 a reaction without effect")
        self.discards[what] += 1

    def use_character(self, player: Player, who: str) -> Story:
        """[A5.11]"""
        self.note("A5.11 greed raises a price", self.characters[who])
        player.gold -= self.price(who)
        self.characters[who] += 1
        self.notes["card"][f"A10.{who}"] += 1
        ops = self.content.characters[who].ops
        self.effect = Effect("character", who, "1", player.seat, None, ops, list(self.dice))
        yield from self.announce(self.effect)
        yield from self.carry_out(self.effect)
        self.effect = None

    def do_pass(self, player: Player, with_event: bool) -> Story:
        """[A5.13] [A5.14]"""
        if not any(each.passed for each in self.players):
            self.note("A5.13 first to pass")
            self.note("A3.1 the start marker moves", self.start != player.seat)
            self.start = player.seat
        self.note("A5.14 declined", not with_event and self.may_reveal(player))
        self.note("A5.14 quota used up", not self.may_reveal(player))
        player.passed = True
        if not with_event:
            player.event_fate = "discarded"
            return
        player.event_fate = "played"
        self.notes["card"][f"A10.{player.event}"] += 1
        ops = self.content.events[self.round][player.event]
        self.effect = Effect("event", player.event, "1", player.seat, None, ops, list(self.dice))
        yield from self.announce(self.effect)
        yield from self.carry_out(self.effect)
        self.effect = None

    # ----- effects: [A3.14] what would do something, [A5.18] steps of the announcement, carrying out

    def can(self, op: Op, effect: Effect) -> bool:
        return getattr(self, f"can_{op['op']}", lambda *_: True)(op, effect)

    def announce(self, effect: Effect) -> Story:
        for op in effect.ops:
            tell = getattr(self, f"announce_{op['op']}", None)
            if not self.can(op, effect):
                self.note("A3.14 a part is skipped", op["op"] != "cost")
            elif tell is not None:
                yield from tell(op, effect)

    def carry_out(self, effect: Effect) -> Story:
        effect.due = 0
        self.dice = effect.board
        for op in effect.ops:
            if op["op"] == "die_reroll":
                for i in effect.rolls:
                    weights = {f"roll {n}": 1 for n in range(1, 7)}
                    chosen = yield from self.chance("roll-pick", effect.seat, weights)
                    colour, _, place = self.dice[i]
                    self.dice[i] = (colour, int(chosen.split(" ")[1]), place)
            elif self.can(op, effect):
                act = getattr(self, f"do_{op['op']}", None)
                if act is not None:
                    yield from act(op, effect) or ()

    def party(self, who: str, effect: Effect) -> list[int]:
        """Seats, opponents clockwise from the one who acts."""
        if who == "self":
            return [effect.seat]
        if who in ("target", "attacker"):
            return [effect.other]
        if who == "any":
            return self.clockwise(effect.seat)
        return self.clockwise(effect.seat)[1:]  # one_opponent, each_opponent

    def dice_of(self, who: str, effect: Effect, in_troy: bool) -> list[int]:
        """Dice not yet named, on locations or also in reserves [A3.5]."""
        seats = self.party(who, effect)
        return [
            i
            for i, (colour, _, place) in enumerate(effect.board)
            if self.owner[colour] in seats and i not in effect.used and (place != RESERVE or not in_troy)
        ]

    def name_die(self, effect: Effect, phase: str, dice: list[int], none: bool = False) -> Story:
        """[A3.17] Equal dice are one choice. Returns the die, or None."""
        texts: dict[str, int] = {}
        for i in dice:
            texts.setdefault(f"die {die_text(effect.board[i])}", i)
        self.note("A3.17 equal dice", len(texts) < len(dice))
        answers = list(texts) + (["none"] if none else [])
        chosen = yield from self.ask(phase, effect.seat, answers)
        if chosen == "none":
            return None
        i = texts[chosen]
        looks = effect.board[i]
        self.note("A5.18 the second die looks like the first", any(effect.board[j] == looks for j in effect.used))
        self.add_named(effect, i)
        return i

    def add_named(self, effect: Effect, i: int) -> None:
        effect.used.append(i)
        looks = die_text(effect.board[i])
        effect.named.append({"die": looks, "becomes": looks})

    def become(self, effect: Effect, i: int, value: Optional[int] = None, place: Optional[int] = None) -> None:
        colour, old_value, old_place = effect.board[i]
        effect.board[i] = (colour, value or old_value, old_place if place is None else place)
        effect.named[effect.used.index(i)]["becomes"] = die_text(effect.board[i])

    # Values.

    def changeable(self, op: Op, effect: Effect) -> list[int]:
        dice = self.dice_of(op["owner"], effect, op["where"] == "troy")
        return [i for i in dice if clamp(effect.board[i][1] + op["n"]) != effect.board[i][1]]

    def can_die_add(self, op: Op, effect: Effect) -> bool:
        return bool(effect.named) or bool(self.changeable(op, effect))

    def announce_die_add(self, op: Op, effect: Effect) -> Story:
        for _ in range(op.get("count", 1)):
            dice = self.changeable(op, effect)
            if not dice:
                self.note("A10.I11 one die only")
                return
            i = yield from self.name_die(effect, "pick-die", dice)
            self.note("A3.6 beyond 1 or 6 is lost", not 1 <= effect.board[i][1] + op["n"] <= 6)
            self.become(effect, i, value=clamp(effect.board[i][1] + op["n"]))

    def announce_die_step(self, op: Op, effect: Effect) -> Story:
        texts: dict[str, tuple[int, int]] = {}
        for i in self.dice_of(op["owner"], effect, op["where"] == "troy"):
            for word, sign in (("up", 1), ("down", -1)):
                value = clamp(effect.board[i][1] + sign * op["n"])
                if value != effect.board[i][1]:
                    texts.setdefault(f"turn {die_text(effect.board[i])} {word}", (i, value))
        i, value = texts[(yield from self.ask("pick-step", effect.seat, list(texts)))]
        self.add_named(effect, i)
        self.become(effect, i, value=value)

    def flippable(self, op: Op, effect: Effect) -> list[int]:
        dice = self.dice_of(op["owner"], effect, op["where"] == "troy")
        return [i for i in dice if effect.board[i][1] <= op["max"]]

    def can_die_flip(self, op: Op, effect: Effect) -> bool:
        return bool(effect.named) or bool(self.flippable(op, effect))

    def announce_die_flip(self, op: Op, effect: Effect) -> Story:
        i = yield from self.name_die(effect, "pick-die", self.flippable(op, effect))
        self.become(effect, i, value=7 - effect.board[i][1])

    # Rerolls.

    def rollable(self, op: Op, effect: Effect) -> list[int]:
        """[A11.5]"""
        dice = self.dice_of(op["owner"], effect, op["where"] == "troy")
        mine = self.players[effect.seat].colours
        own = {effect.board[i][0] for i in effect.used} & set(mine)
        allowed = [i for i in dice if not own or effect.board[i][0] not in mine or effect.board[i][0] in own]
        self.note("A11.5 other own colour is not offered", len(allowed) < len(dice))
        return allowed

    def announce_die_reroll(self, op: Op, effect: Effect) -> Story:
        for n in range(op.get("count", 1)):
            optional = n > 0 and op["upto"]
            i = yield from self.name_die(effect, "pick-die", self.rollable(op, effect), none=optional)
            if optional:
                self.note("A5.18 no second die" if i is None else "A5.18 second die")
            if i is None:
                return
            effect.rolls.append(i)

    # Moves and swaps [A3.8].

    def destinations(self, effect: Effect, i: int) -> list[int]:
        return [at for at in self.available(effect.board, effect) if at != effect.board[i][2]]

    def movable(self, op: Op, effect: Effect) -> list[int]:
        free = self.available(effect.board, effect)
        return [i for i in self.dice_of(op["owner"], effect, True) if any(at != effect.board[i][2] for at in free)]

    def can_die_move(self, op: Op, effect: Effect) -> bool:
        return bool(effect.named) or bool(self.movable(op, effect))

    can_die_add_move = can_die_move

    def name_destination(self, effect: Effect, i: int) -> Story:
        chosen = yield from self.ask("pick-to", effect.seat, [f"to {at}" for at in self.destinations(effect, i)])
        self.become(effect, i, place=int(chosen.split(" ")[1]))

    def announce_die_move(self, op: Op, effect: Effect) -> Story:
        for n in range(op.get("count", 1)):
            optional = n > 0 and op["upto"]
            i = yield from self.name_die(effect, "pick-die", self.movable(op, effect), none=optional)
            if optional:
                self.note("A5.18 no second die" if i is None else "A5.18 second die")
            if i is None:
                return
            yield from self.name_destination(effect, i)

    def announce_die_add_move(self, op: Op, effect: Effect) -> Story:
        """[A10.I09]"""
        i = yield from self.name_die(effect, "pick-die", self.movable(op, effect))
        self.become(effect, i, value=clamp(effect.board[i][1] + op["n"]))
        yield from self.name_destination(effect, i)

    def partners(self, op: Op, effect: Effect, i: int) -> list[int]:
        _, value, place = effect.board[i]
        others = [j for j in self.dice_of(op["b"], effect, True) if j != i]
        if op["op"] == "swap_places":
            return [j for j in others if effect.board[j][2] != place]
        return [j for j in others if effect.board[j][2] == place and effect.board[j][1] != value]

    def with_partner(self, op: Op, effect: Effect) -> list[int]:
        return [i for i in self.dice_of(op["a"], effect, True) if self.partners(op, effect, i)]

    def can_swap_places(self, op: Op, effect: Effect) -> bool:
        return bool(effect.named) or bool(self.with_partner(op, effect))

    can_swap_values = can_swap_places

    def announce_swap_places(self, op: Op, effect: Effect) -> Story:
        i = yield from self.name_die(effect, "pick-die", self.with_partner(op, effect))
        j = yield from self.name_die(effect, "pick-partner", self.partners(op, effect, i))
        (_, value_i, place_i), (_, value_j, place_j) = effect.board[i], effect.board[j]
        if op["op"] == "swap_places":
            self.become(effect, i, place=place_j)
            self.become(effect, j, place=place_i)
        else:
            self.become(effect, i, value=value_j)
            self.become(effect, j, value=value_i)

    announce_swap_values = announce_swap_places

    def can_tile_dice_add(self, op: Op, effect: Effect) -> bool:
        return any(place != RESERVE for _, _, place in effect.board)

    def announce_tile_dice_add(self, op: Op, effect: Effect) -> Story:
        """[A10.E16]"""
        held = sorted({place for _, _, place in effect.board if place != RESERVE})
        at = int((yield from self.ask("pick-location", effect.seat, [f"to {at}" for at in held])).split(" ")[1])
        for i, (colour, value, place) in enumerate(effect.board):
            if place == at:
                effect.board[i] = (colour, clamp(value + op["n"]), place)

    # Limits [A10.O01].

    def can_place_increased_marker(self, op: Op, effect: Effect) -> bool:
        left = sum(self.increased.values()) < INCREASED
        self.note("A10.O01 all markers out", not left)
        return left

    def announce_place_increased_marker(self, op: Op, effect: Effect) -> Story:
        free = [at for at in LOCATIONS if not self.locked(at)]
        chosen = yield from self.ask("pick-location", effect.seat, [f"to {at}" for at in free])
        effect.raised = int(chosen.split(" ")[1])
        effect.named.append({"at": str(effect.raised)})

    def do_place_increased_marker(self, op: Op, effect: Effect) -> None:
        self.increased[effect.raised] += 1
        self.note("A1.7 two increased-limit markers on one location", self.increased[effect.raised] > 1)

    def can_may_move_own_die_there(self, op: Op, effect: Effect) -> bool:
        return effect.raised is not None

    def announce_may_move_own_die_there(self, op: Op, effect: Effect) -> Story:
        at = effect.raised
        dice = [i for i in self.dice_of("self", effect, True) if effect.board[i][2] != at]
        if at not in self.available(effect.board, effect):
            dice = []
        i = yield from self.name_die(effect, "pick-die", dice, none=True)
        if i is not None:
            colour, value, _ = effect.board[i]
            effect.board[i] = (colour, value, at)
            self.note("A10.O01 moves a die there")

    # Influence markers.

    def markers_left(self, colour: str) -> int:
        return MARKERS - sum(self.markers[colour].values())

    def marker_places(self, op: Op, effect: Effect) -> list[str]:
        own = [colour for colour in self.players[effect.seat].colours if self.markers_left(colour)]
        if op["where"] == "any":
            return [f"marker {colour} {at}" for colour in own for at in LOCATIONS]
        places = {(colour, at) for colour, _, at in effect.board if at != RESERVE}
        return [f"marker {colour} {at}" for colour, at in sorted(places) if colour in own]

    def can_lay_marker(self, op: Op, effect: Effect) -> bool:
        return bool(self.marker_places(op, effect))

    def name_marker(self, effect: Effect, answers: list[str]) -> Story:
        chosen = yield from self.ask("pick-marker", effect.seat, answers)
        _, colour, at = chosen.split(" ")
        effect.marker = (colour, int(at))

    def announce_lay_marker(self, op: Op, effect: Effect) -> Story:
        yield from self.name_marker(effect, self.marker_places(op, effect))

    def do_lay_marker(self, op: Op, effect: Effect) -> None:
        colour, at = effect.marker
        self.markers[colour][at] += 1

    def announce_remove_marker(self, op: Op, effect: Effect) -> Story:
        """[A10.E14]"""
        answers = [
            f"marker {colour} {at}"
            for colour in self.colours
            for at in LOCATIONS
            if self.owner[colour] != effect.seat and self.markers[colour][at] >= op["min_on_tile"]
        ]
        if answers:
            yield from self.name_marker(effect, answers)

    def do_remove_marker(self, op: Op, effect: Effect) -> None:
        if effect.marker is None:
            self.note("A10.E14 nothing to return")
            self.players[effect.seat].gold += op["otherwise"]["n"]
        else:
            colour, at = effect.marker
            self.markers[colour][at] -= 1

    # Characters.

    def open_characters(self) -> list[str]:
        return [who for who in self.characters if not who.startswith("O")]

    def can_discard_character(self, op: Op, effect: Effect) -> bool:
        self.note("A10.E09 nobody to dismiss", not self.open_characters())
        return bool(self.open_characters())

    def announce_discard_character(self, op: Op, effect: Effect) -> Story:
        answers = [f"dismiss {who}" for who in self.open_characters()]
        chosen = yield from self.ask("pick-character", effect.seat, answers)
        effect.dismissed = chosen.split(" ")[1]

    def do_discard_character(self, op: Op, effect: Effect) -> None:
        del self.characters[effect.dismissed]

    # Gold and influence.

    def do_cost(self, op: Op, effect: Effect) -> None:
        self.players[effect.seat].gold -= op["n"]

    def do_gain_gold(self, op: Op, effect: Effect) -> None:
        self.players[effect.seat].gold += op["n"]

    def do_take_gold(self, op: Op, effect: Effect) -> Optional[Story]:
        taker = self.players[effect.seat]
        for seat in self.party(op["from"], effect):
            victim = self.players[seat]
            if op["steal_rule"] and victim.gold < op["n"]:
                return self.do_steal_from_poor(taker, victim)
            self.note("A3.10 pays less than is asked", victim.gold < op["n"])
            taker.gold += victim.pay(op["n"])
        return None

    def do_steal_from_poor(self, taker: Player, victim: Player) -> Story:
        """[A10.I01]"""
        self.note("A10.I01 poor victim")
        self.note("A10.I01 victim without gold", victim.gold == 0)
        if (yield from self.ask("spoils", taker.seat, ["take gold", "take influence"])) == "take gold":
            taker.gold += victim.pay(victim.gold)
        else:
            taker.influence += 1

    def do_pay_bank(self, op: Op, effect: Effect) -> None:
        for seat in self.party(op["who"], effect):
            self.note("A3.10 pays less than is asked", self.players[seat].gold < op["n"])
            self.players[seat].pay(op["n"])

    def can_influence(self, op: Op, effect: Effect) -> bool:
        return op["n"] > 0 or any(self.players[seat].influence for seat in self.party(op["who"], effect))

    def do_influence(self, op: Op, effect: Effect) -> None:
        for seat in self.party(op["who"], effect):
            player = self.players[seat]
            player.influence = max(0, player.influence + op["n"])  # [A3.11]

    def own_in_troy(self, effect: Effect) -> int:
        return sum(self.owner[colour] == effect.seat and place != RESERVE for colour, _, place in effect.board)

    def can_gold_per_die(self, op: Op, effect: Effect) -> bool:
        return self.own_in_troy(effect) > 0

    def do_gold_per_die(self, op: Op, effect: Effect) -> None:
        self.players[effect.seat].gold += min(op["cap"], self.own_in_troy(effect))

    def do_pay_or_influence(self, op: Op, effect: Effect) -> Story:
        """[A10.I02]"""
        player = self.players[effect.other]

        def answers() -> list[str]:
            gold = ["give gold"] if player.gold >= op["gold"] else []
            influence = ["give influence"] if player.influence >= op["influence"] else []
            return gold + influence or ["give gold"]

        chosen = yield from self.ask_with_sales("yield", player.seat, answers)
        if chosen == "give influence":
            player.influence -= op["influence"]
        else:
            self.note("A10.I02 neither", player.gold < op["gold"])
            player.pay(op["gold"])

    def do_each_opponent_chooses(self, op: Op, effect: Effect) -> Story:
        """[A10.E03] [A10.E18]"""
        for seat in self.party("each_opponent", effect):
            player = self.players[seat]

            def answers() -> list[str]:
                found = []
                for option in op["options"]:
                    if option["op"] == "return_cousin":
                        kinds = ("street", "court") if option["kind"] == "either" else (option["kind"],)
                        found += [f"give {kind}" for kind in kinds if player.cousins[kind]]
                    elif option["op"] == "pay_bank" and player.gold >= option["n"]:
                        found.append("give gold")
                    elif option["op"] == "influence" and player.influence >= -option["n"]:
                        found.append("give influence")
                return found or (["give gold"] if op["otherwise"] else [])

            chosen = yield from self.ask_with_sales("yield", seat, answers)
            if chosen is None:
                self.note("A10.E18 neither")
                continue
            what = chosen.split(" ")[1]
            if what in player.cousins:
                player.cousins[what] -= 1
            elif what == "influence":
                player.influence -= 1
            else:
                amount = next(option["n"] for option in op["options"] if option["op"] == "pay_bank")
                self.note("A10.E03 neither", player.gold < amount)
                player.pay(amount)

    # Cards and cousins.

    def can_draw(self, op: Op, effect: Effect) -> bool:
        return self.cards_left() > 0

    def do_draw(self, op: Op, effect: Effect) -> Story:
        player = self.players[effect.seat]
        count = yield from self.draw(effect.seat, "draw-card", op["n"], looked_at=op["keep"] < op["n"])
        self.note("A10.O02 a single card", op["keep"] < op["n"] and count == 1)
        if count > op["keep"]:
            self.note("A9.8 two equal cards are asked about", len(+self.drawn) == 1)
            answers = [f"card {card}" for card, n in self.drawn.items() if n]
            kept = (yield from self.ask("keep-card", effect.seat, answers, always=True)).split(" ")[1]
            self.drawn[kept] -= 1
            for card in self.drawn.elements():
                player.hand[card] -= 1
                self.discards[card] += 1
        self.drawn = Counter()

    def do_may_play_intrigue(self, op: Op, effect: Effect) -> Story:
        """[A10.C10]"""
        player = self.players[effect.seat]

        def answers() -> list[str]:
            cards = self.playable_cards(player)
            self.note("A10.C10 must decline", not cards)
            return ["none"] + cards

        chosen = yield from self.ask_with_sales("free-card", effect.seat, answers, always=True)
        if chosen == "none":
            self.note("A10.C10 plays no card")
        else:
            yield from self.play_card(player, chosen)

    def can_discard_for_gold(self, op: Op, effect: Effect) -> bool:
        return bool(+self.players[effect.seat].hand)

    can_sell_cards = can_discard_for_gold

    def give_up_card(self, phase: str, player: Player, none: bool) -> Story:
        """[A9.8] A card from a hand of two or more is always asked for. Returns whether one was named."""
        hand = +player.hand
        self.note("A9.8 two equal cards are asked about", sum(hand.values()) > 1 and len(hand) == 1)
        answers = [f"card {card}" for card in hand] + (["none"] if none else [])
        chosen = yield from self.ask(phase, player.seat, answers, always=sum(hand.values()) > 1)
        if chosen == "none":
            return False
        card = chosen.split(" ")[1]
        player.hand[card] -= 1
        self.discards[card] += 1
        return True

    def do_discard_for_gold(self, op: Op, effect: Effect) -> Story:
        player = self.players[effect.seat]
        yield from self.give_up_card("drop-card", player, none=False)
        player.gold += op["n"]

    def do_sell_cards(self, op: Op, effect: Effect) -> Story:
        """[A7.11]"""
        player = self.players[effect.seat]
        sold = 0
        while +player.hand and (yield from self.give_up_card("sell-card", player, none=sold > 0)):
            player.gold += op["price"]
            sold += 1
        self.note("A7.11 more than one card", sold > 1)

    def can_take_discard(self, op: Op, effect: Effect) -> bool:
        return bool(+self.discards)

    def do_take_discard(self, op: Op, effect: Effect) -> Story:
        for _ in range(op["n"]):
            answers = [f"card {card}" for card in +self.discards]
            if not answers:
                return
            chosen = yield from self.ask("take-card", effect.seat, answers + (["none"] if op["upto"] else []))
            if chosen == "none":
                return
            self.discards[chosen.split(" ")[1]] -= 1
            self.players[effect.seat].hand[chosen.split(" ")[1]] += 1

    def can_take_cousin(self, op: Op, effect: Effect) -> bool:
        self.note("A1.3 a stack of cousins runs out", not self.stack(op["kind"]))
        return self.stack(op["kind"]) > 0

    def do_take_cousin(self, op: Op, effect: Effect) -> None:
        self.players[effect.seat].cousins[op["kind"]] += min(op["n"], self.stack(op["kind"]))

    def can_buy_cousin(self, op: Op, effect: Effect) -> bool:
        purse = self.players[effect.seat].gold - effect.due
        return self.stack(op["kind"]) >= op["n"] and purse >= op["n"] * op["price"]

    def do_buy_cousin(self, op: Op, effect: Effect) -> None:
        self.players[effect.seat].gold -= op["n"] * op["price"]
        self.players[effect.seat].cousins[op["kind"]] += op["n"]

    # ----- chapter 6: dominance

    def dominance_phase(self) -> Story:
        for self.location in self.order:
            if any(place == self.location for _, _, place in self.dice):
                self.lay_dominant_marker(self.location)
                yield from self.actions(self.location)
        if self.round < ROUNDS:
            yield from self.end_increased_limits()
        self.location = None

    def lay_dominant_marker(self, at: int) -> None:
        """[A6.2] [A6.3]"""
        sums: Counter = Counter()
        for colour, value, place in self.dice:
            if place == at:
                sums[colour] += value
        highest = [colour for colour, total in sums.items() if total == max(sums.values())]
        if len(highest) > 1:
            self.note("A6.2 tie, nobody dominates")
            self.note("A11.4 own colours tie", len({self.owner[colour] for colour in highest}) < len(highest))
            return
        colour = highest[0]
        if not self.markers_left(colour):
            self.note("A3.12 colour without markers lays none")
            return
        self.markers[colour][at] += 1
        if self.markers[colour][at] == 1:
            player = self.players[self.owner[colour]]
            player.influence += 1
            self.note("A6.3 first marker")
            self.note("A11.4 point for the support colour", colour == player.colours[1:])
        else:
            self.note("A6.3 another marker")

    def actions(self, at: int) -> Story:
        """[A6.4]"""
        self.due = sorted((self.owner[colour], value) for colour, value, place in self.dice if place == at)
        while self.due:
            highest = max(value for _, value in self.due)
            tied = sorted({seat for seat, value in self.due if value == highest})
            if len(tied) > 1:
                self.note("A6.4 the start player orders")
                self.note("A6.4 one owner twice in a tie", sum(value == highest for _, value in self.due) > len(tied))
            seat = int((yield from self.ask("order", self.start, [f"next {seat}" for seat in tied])).split(" ")[1])
            self.due.remove((seat, highest))
            self.note(
                "A6.4 a die has changed since",
                not any(p == at and v == highest and self.owner[c] == seat for c, v, p in self.dice),
            )
            yield from self.use_location(at, seat)

    def use_location(self, at: int, seat: int) -> Story:
        def effect_of(part: int) -> Effect:
            return Effect("location", str(at), str(part), seat, None, self.content.uses[at][part - 1], self.dice)

        def answers() -> list[str]:
            parts = range(1, len(self.content.uses[at]) + 1)
            return [f"use {part}" for part in parts if self.is_usable(effect_of(part))] + ["none"]

        chosen = yield from self.ask_with_sales("use", seat, answers)
        if chosen == "none":
            return
        part = int(chosen.split(" ")[1])
        self.notes["location"][f"A7.{at}"] += 1
        if part == 2:
            self.notes["location"]["A7.5 two" if at == 5 else "A7.12 second"] += 1
        self.effect = effect_of(part)
        self.effect.board = list(self.dice)
        yield from self.announce(self.effect)
        yield from self.carry_out(self.effect)
        self.effect = None

    def end_increased_limits(self) -> Story:
        """[A6.6]"""
        for self.location in self.order:
            while self.increased[self.location] > 0:
                self.increased[self.location] -= 1
                yield from self.highest_leaves(self.location)

    def highest_leaves(self, at: int) -> Story:
        there = [die for die in self.dice if die[2] == at]
        if not there:
            self.note("A6.6 an empty location")
            return
        highest = max(value for _, value, _ in there)
        tied = [colour for colour in self.colours if (colour, highest, at) in there]
        self.note("A6.6 tie between colours", len(tied) > 1)
        colour = (yield from self.ask("tied", self.start, [f"leaves {colour}" for colour in tied])).split(" ")[1]
        free = [to for to in self.available(self.dice) if to != at]
        if not free:
            return
        self.note("A6.6 a die leaves")
        self.note("A6.6 the start player is not the owner", self.owner[colour] != self.start)
        self.note("A6.6 another marker counts", +self.increased)
        self.leaving = colour
        chosen = yield from self.ask("move-out", self.owner[colour], [f"to {to}" for to in free])
        self.leaving = None
        self.dice[self.dice.index((colour, highest, at))] = (colour, highest, int(chosen.split(" ")[1]))

    # ----- chapter 8: reckoning

    def reckoning(self) -> None:
        for at in LOCATIONS:
            most = max(self.markers[colour][at] for colour in self.colours)
            leaders = [colour for colour in self.colours if self.markers[colour][at] == most]
            if most and len(leaders) == 1:
                self.players[self.owner[leaders[0]]].influence += 1  # [A8.1]
            self.note("A8.1 majority" if len(leaders) == 1 else "A8.1 tie", most)
        keys = []
        for player in self.players:
            wealth = player.gold + 2 * sum(player.cousins.values())  # [A8.2]
            player.influence += wealth // 10
            player.gold, player.cousins = wealth % 10, {"street": 0, "court": 0}
            self.note("A8.2 wealth", wealth >= 10)
            keys.append((player.influence, wealth % 10))
        ranks = [1 + sum(other > key for other in keys) for key in keys]  # [A8.3]
        most = max(player.influence for player in self.players)
        if sum(player.influence == most for player in self.players) == 1:
            reason = "most-influence"
        else:
            reason = "larger-remainder" if ranks.count(1) == 1 else "shared-victory"
        points = [player.influence for player in self.players]
        self.result = {"line": "result", "ranks": ranks, "points": points, "reason": reason, "rule": "A8.3"}


# ---------------------------------------------------------------------------------------------------------------------
# The state as the trace writes it. Lists without order are sorted on both sides of the comparison.


def listed(cards: Counter) -> list[str]:
    return sorted(cards.elements())


def show_state(game: Game) -> Json:
    effect = game.effect
    dice: dict[str, list[str]] = {colour: [] for colour in game.colours}
    for die in game.dice:
        if die is not None:
            dice[die[0]].append(die_text(die))
    return {
        "phase": game.phase,
        "seat": None if game.phase in FOR_NOBODY else game.seat,
        "round": game.round,
        "start": game.start,
        "order": [str(at) for at in game.order],
        "players": [show_player(player, game.phase) for player in game.players],
        "dice": {colour: sorted(of_colour) for colour, of_colour in dice.items()},
        "markers": {colour: show_counts(game.markers[colour]) for colour in game.colours},
        "increased": show_counts(game.increased),
        "characters": dict(sorted(game.characters.items())),
        "deck": listed(game.deck),
        "discards": listed(game.discards),
        "drawn": listed(game.drawn),
        "effect": None if effect is None else show_effect(effect),
        "location": None if game.location is None else str(game.location),
        "due": [{"seat": seat, "value": value} for seat, value in sorted(game.due)],
        "leaving": game.leaving,
    }


def show_counts(counts: Counter) -> Json:
    return {str(at): counts[at] for at in sorted(counts) if counts[at]}


def show_player(player: Player, phase: str) -> Json:
    return {
        "gold": player.gold,
        "influence": player.influence,
        "street": player.cousins["street"],
        "court": player.cousins["court"],
        "hand": listed(player.hand),
        "event": player.event if player.event_fate == "held" else None,
        "event_fate": player.event_fate,
        "passed": player.passed,
        "reroll": player.reroll if phase in ("reroll", "roll-again") else None,
    }


def show_effect(effect: Effect) -> Json:
    return {
        "of": effect.of,
        "id": effect.id,
        "part": effect.part,
        "seat": effect.seat,
        "other": effect.other,
        "named": effect.named,
    }


def sort_found_state(state: Json) -> None:
    """Sorts in place what has no order. Raises if the state has not the shape it should have."""
    for key in ("deck", "discards", "drawn"):
        state[key].sort()
    for player in state["players"]:
        player["hand"].sort()
    for of_colour in state["dice"].values():
        of_colour.sort()
    state["characters"] = dict(sorted(state["characters"].items()))
    state["due"].sort(key=lambda use: (use["seat"], use["value"]))


# ---------------------------------------------------------------------------------------------------------------------
# The referee


def kind_of(chosen: str) -> str:
    """The kind under which a move or an outcome is counted."""
    word = chosen.split(" ")[0]
    return chosen if word in ("supplies", "cousin", "give", "take") else word


class Referee(TraceReferee):
    game_name = "achaia"
    kinds = KINDS

    show_state = staticmethod(show_state)
    sort_found_state = staticmethod(sort_found_state)
    kind_of = staticmethod(kind_of)

    def begin_game(self, line: Json) -> Game:
        if line["players"] not in QUOTA:
            self.refuse("players", "2 to 5", line["players"])
        options = line["options"]
        if not isinstance(options, dict) or not all(options.get(key) in ("no", "yes") for key in OPTIONS):
            self.refuse("options", {key: "no|yes" for key in OPTIONS}, options)
        try:
            content = read_content(line["content"], line["players"])
        except (KeyError, IndexError, TypeError, ValueError) as error:
            self.refuse("content", "a content file of achaia", repr(error))
        return Game(content, line["players"], [key for key in OPTIONS if options[key] == "yes"], self.coverage)


if __name__ == "__main__":
    sys.exit(referee_main(Referee(), __doc__, sys.argv[1:]))
