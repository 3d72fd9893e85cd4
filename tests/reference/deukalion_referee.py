#!/usr/bin/env python3
"""A referee for Deukalion that shares no code with Ilion.

It reads the output of `ilion trace deukalion ...` (docs/trace.md), plays every match along in its own model of
rules/deukalion.md and compares at every step who decides, all legal moves or all outcomes with their probabilities,
the whole state afterwards, and at the end the result. It prefers the plain way over the fast one.

    ilion trace deukalion --games 100 --seed 1 --players 3 | python3 deukalion_referee.py
    python3 deukalion_referee.py trace.jsonl

Exit code 0: everything agrees; 1: something differs, or nothing was checked. [Dx.y] are paragraphs of the rules.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations, product
from math import factorial
from typing import Any, Iterable, Iterator, Optional

from trace_referee import TraceReferee, referee_main

Json = Any

NAMES = ("DEU", "PER", "HER", "ACH")  # by seat [D1.2]
COLOURS = "RGBYW"  # [D1.4]; also the order in which treasures are returned [D13.P13]
LASTING = ("pegasus", "hades", "fleece")  # [D11.2]
CARD_NAMES = {
    "AC01": "pegasus", "AC02": "hades", "AC03": "fleece", "AC04": "aiolos", "AC05": "charon", "AC06": "ares",
    "AC07": "athena", "AC08": "nike", "AC09": "hermes", "AC10": "poseidon", "AC11": "dionysos",
}  # fmt: skip
SOLDIERS = 10  # [D1.6]
PLACES_ABOARD = 10  # [D1.5]
FIRST_HAND = 3  # [D3.2]
SIDE_SOLDIERS = 2  # [D5.3]
HYDRA_STRENGTH = 5  # [D10.1]
SHIFT_DISTANCES = (3, 2, 1)  # [D9.7]
ROUNDS_EACH = 100  # [D14.3]
TARGETS = {2: 16, 3: 14, 4: 12}  # [D4.1]
STYX_POINTS = {2: 1, 3: 2, 4: 2}  # [D7.4]

CHANCE_PHASES = ("lay", "deal", "secret", "open", "roll", "draw", "throw")
DECISION_PHASES = (
    "anchor", "side", "place", "turn", "styx", "toss", "spoils", "shift", "claim", "reveal", "return", "pay",
)  # fmt: skip
SETUP_PHASES = ("lay", "deal", "secret", "anchor")

# Everything a trace can contain, so that the summary also tells what did not occur.
KINDS: dict[str, tuple[str, ...]] = {
    "phase": CHANCE_PHASES + DECISION_PHASES + ("over",),
    "move": (
        "anchor", "place", "sail", "sail against", "bring", "cards", "hydra", "hydra against", "attack", "found",
        "deliver", "claim", "claim with", "charon", "poseidon", "poseidon against", "dionysos", "unload", "bring-all",
        "leave", "take", "shift", "nothing", "point", "return", "pay", "pass", "end",
        "play pegasus", "play hades", "play fleece", "play aiolos", "play ares", "play athena", "play nike",
        "play hermes", "play dionysos",
    ),
    "outcome": ("treasure", "draw", "quest", "roll", "toss"),
    "quest": tuple(f"Q{n:02} {task}" for n in range(1, 17) for task in "ab"),
    "end": ("target-reached", "round-limit"),
    # Turns of the rules worth knowing to be checked, many of them rare.
    "event": (
        "D5.5 cards carried out at the end", "D6.2 stays", "D6.3 styx stops a sail",
        "D6.4 leaves a shared square", "D6.4 stays on a shared square", "D6.4 several ships to attack",
        "D6.4 without soldiers no attack", "D6.5 enters the Hydra by an open quest",
        "D6.5 enters the Hydra by a quest already shown", "D6.5 shows the secret quest",
        "D6.5 ships lie with the Hydra", "D6.6 a lost fight ends a side turn", "D6.6 a lost fight in a turn",
        "D6.7 no second fight in a sail",
        "D7.3 arrives with nobody below", "D7.3 from one Styx square to the other", "D7.3 stays at the Styx",
        "D7.3 full ship at the Styx", "D7.3 unloads", "D7.3 unloads a second treasure", "D7.3 brings back unasked",
        "D7.4 majority", "D7.4 majority with unloading", "D7.4 majority left below", "D7.4 tie for the most",
        "D8.2 full ship pays a soldier to a ship", "D8.2 full ship pays a soldier to a city",
        "D8.2 full ship without soldiers", "D8.4 returned unasked",
        "D8.5 founds", "D8.5 founds with the last soldiers",
        "D9.2 an attacked ship without soldiers", "D9.2 strength without soldiers", "D9.5 attacker wins",
        "D9.5 defender wins", "D9.5 equal strength", "D9.6 loser without treasure", "D9.7 shift at distance 2",
        "D9.7 shift at distance 1", "D9.7 shift unasked", "D9.8 city won", "D9.8 city lost",
        "D9.9 settlement won", "D9.9 settlement left empty", "D9.9 settlement lost",
        "D10.2 Hydra enclosed", "D10.3 several ships to choose from", "D10.4 attacker beats the Hydra",
        "D10.4 attacked ship beats the Hydra", "D10.4 point card unasked", "D10.4 point card instead of a quest",
        "D10.4 point card keeps a secret", "D10.5 Hydra beats its attacker", "D10.5 Hydra beats an attacked ship",
        "D11.2 second copy not playable", "D11.3 discards become the deck", "D11.3 draw lost",
        "D11.AC04 two Aiolos", "D11.AC06 two Ares", "D11.AC07 saves soldiers", "D11.AC08 Nike after Athena",
        "D11.AC09 only one to draw", "D11.AC09 not twice a round", "D12.6 cards go unasked",
        "D12.7 defender claims for a ship", "D12.7 claims a secret quest for a ship", "D12.8 deck empty",
        "D12.9 nobody meets the new quest", "D12.9 all pass", "D12.9 one claimant", "D12.9 one claimant, not acting",
        "D12.9 two claimants", "D12.9 three claimants", "D12.9 four claimants", "D12.9 second new quest in a row",
        "D12.9 within a fight", "D13.3 asked in turn", "D13.3 would lose without hand cards",
        "D13.6 business by a possible secret quest alone", "D13.6 no business",
        "D14.1 by a quest", "D14.1 by a settlement", "D14.1 by the Hydra", "D14.1 by the Styx",
        "D14.1 by a delivery", "D14.1 by a new quest together", "D14.1 not by the acting player",
        "D14.2 acting player", "D14.2 first clockwise", "D14.3 one leader",
        "D14.3 shared lead", "D14.4 shared rank",
    ),
}  # fmt: skip


# ---------------------------------------------------------------------------------------------------------------------
# Content


@dataclass(frozen=True)
class Task:
    kind: str  # deliver, deliver_same, deliver_distinct, soldiers_at, cards_at, beat_ship, beat_hydra
    colours: tuple[str, ...]  # to deliver
    city: Optional[str]
    count: int


@dataclass(frozen=True)
class Quest:
    points: int
    tasks: dict[str, Task]  # by "a", "b"


@dataclass(frozen=True)
class Place:
    square: str
    value: int
    size: int  # slots of a city, soldiers of a settlement


@dataclass(frozen=True)
class Content:
    """What the first line of a match says about the components."""

    grid: dict[str, str]
    cities: dict[str, Place]
    settlements: dict[str, Place]
    treasures: dict[str, int]  # by letter
    cards: tuple[str, ...]  # every copy
    quests: dict[str, Quest]
    hydra: str


def read_task(data: Json) -> Task:
    colours = [name[0].upper() for name, n in data.get("colours", {}).items() for _ in range(n)]
    return Task(data["op"], tuple(colours), data.get("city"), data.get("count", 0))


def read_content(data: Json) -> Content:
    grid = {
        f"{column}{row + 1}": word
        for row, words in enumerate(data["board"]["grid"])
        for column, word in zip("abcdefghi", words)
    }
    cities = {p["id"]: Place(p["square"], p["value"], p["slots"]) for p in data["places"] if p["kind"] == "city"}
    settlements = {
        p["id"]: Place(p["square"], p["value"], p["soldiers"]) for p in data["places"] if p["kind"] == "settlement"
    }
    quests = {
        quest["id"]: Quest(quest["points"], {task["task"].lower(): read_task(task) for task in quest["tasks"]})
        for quest in data["quests"]
    }
    return Content(
        grid=grid,
        cities=cities,
        settlements=settlements,
        treasures={item["colour"][0].upper(): item["count"] for item in data["treasures"]},
        cards=tuple(CARD_NAMES[card["id"]] for card in data["action_cards"] for _ in range(card["copies"])),
        quests=quests,
        hydra=next(square for square, word in grid.items() if word == "H"),
    )


# ---------------------------------------------------------------------------------------------------------------------
# The board


class Board:
    """[D2] Water, what lies beside what, distances."""

    def __init__(self, content: Content) -> None:
        grid = content.grid
        self.open_water = {square for square, word in grid.items() if word in ("~", "k", "H")}
        self.anchors = {square for square, word in grid.items() if word == "@"}
        self.styx = {square for square, word in grid.items() if word == "S"}
        self.water = self.open_water | self.anchors | self.styx
        places = {**content.cities, **content.settlements}
        self.beside = {name: set(self.sides(place.square)) & self.water for name, place in places.items()}
        self.distances = {square: self.measure(square) for square in self.water}

    @staticmethod
    def sides(square: str) -> Iterator[str]:
        """[D2.3] squares that share a side"""
        column, row = ord(square[0]), int(square[1])
        for c, r in ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)):
            if ord("a") <= c <= ord("i") and 1 <= r <= 7:
                yield f"{chr(c)}{r}"

    def measure(self, start: str) -> dict[str, int]:
        """[D2.3] over water, whatever lies there"""
        return {start: 0, **self.reach(start, 99, self.water, set())}

    def reach(self, start: str, steps: int, allowed: set[str], ends: set[str]) -> dict[str, int]:
        """The squares a path over allowed squares can end on, with its length; it goes no further from `ends`."""
        found: dict[str, int] = {}
        edge = {start}
        for length in range(1, steps + 1):
            edge = {near for square in edge for near in self.sides(square) if near in allowed}
            edge -= found.keys() | {start}
            if not edge:
                break
            found.update((square, length) for square in edge)
            edge -= ends
        return found


# ---------------------------------------------------------------------------------------------------------------------
# Pieces


@dataclass
class Player:
    ship: Optional[str] = None
    aboard: int = SOLDIERS  # [D3.3]
    below: int = 0
    cargo: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    laid: list[str] = field(default_factory=list)
    secret: Optional[str] = None
    shown: bool = False
    completed: list[str] = field(default_factory=list)
    point_cards: int = 0

    def free(self) -> int:
        """[D1.5]"""
        return PLACES_ABOARD - self.aboard - len(self.cargo)

    def bring_back(self, n: int) -> None:
        """[D7.2]"""
        self.below -= n
        self.aboard += n

    def lose(self, n: int) -> None:
        self.aboard -= n
        self.below += n


@dataclass
class Toss:
    """A thrower's part of a fight."""

    crossed: int = 0
    clear: int = 0
    edge: int = 0
    ares: int = 0
    athena: bool = False

    def half_points(self) -> int:
        """[D9.1], [D11.AC06]"""
        return 2 * self.clear + self.edge + 4 * self.ares


@dataclass
class Fight:
    kind: str  # ship, city, settlement, hydra (a ship attacks it), hydra-attacks
    square: str
    attacker: Optional[int] = None
    defender: Optional[int] = None
    place: Optional[str] = None
    tosses: dict[int, Toss] = field(default_factory=dict)
    nike: Optional[int] = None  # tosses his crossed soldiers again
    passed: bool = False
    decided: bool = False
    winner: Optional[int] = None  # if a ship has won
    claimed: bool = False
    rewarded: bool = False  # for the Hydra

    def throwers(self) -> list[int]:
        return [seat for seat in (self.attacker, self.defender) if seat is not None]

    def loser(self) -> Optional[int]:
        return next((seat for seat in self.throwers() if seat != self.winner), None)


@dataclass
class Payment:
    purpose: str  # deliver, unload, quest, reveal
    payer: int
    quest: Optional[str]
    cards: int
    treasures: list[str]  # still to be returned, in the order of [D1.4]


@dataclass
class Reveal:
    """[D12.9] A quest just opened."""

    quest: str
    asked: list[int]  # who meets it, in the order of asking
    answers: dict[int, str] = field(default_factory=dict)
    paid: set[int] = field(default_factory=set)

    def claimants(self) -> list[int]:
        return [seat for seat in self.asked if self.answers[seat] != "pass"]


@dataclass
class Turn:
    """What the acting player has done in his side turn or turn."""

    done: set[str] = field(default_factory=set)
    landed: bool = False
    fought: bool = False
    aiolos: int = 0
    hermes: bool = False
    middle_three: bool = False
    ending: bool = False


@dataclass
class Draws:
    by: str  # cards, hermes
    seats: list[int]  # for whom a card is due, in this order


@dataclass
class Styx:
    majority: bool
    unloaded: bool = False


@lru_cache(maxsize=None)
def toss_weights(n: int) -> dict[str, int]:
    """[D9.1] how many of the 3^n equal cases have so many crossed, clear and on edge"""
    return {
        f"toss {crossed} {clear} {n - crossed - clear}":
            factorial(n) // (factorial(crossed) * factorial(clear) * factorial(n - crossed - clear))
        for crossed in range(n + 1)
        for clear in range(n + 1 - crossed)
    }  # fmt: skip


ROLLS = {"roll " + " ".join(faces): 1 for faces in product("123", repeat=5)}  # [D13.5]


def draw_weights(word: str, items: Iterable[str]) -> dict[str, int]:
    """[D13.5] each undrawn card equally likely"""
    return {f"{word} {item}": n for item, n in Counter(items).items()}


# ---------------------------------------------------------------------------------------------------------------------
# The game


class Game:
    """One match. `legal_moves` or `outcomes` tell what may happen next, `apply` does it."""

    def __init__(self, content: Content, players: int, coverage: Optional[dict[str, Counter]] = None) -> None:
        self.content = content
        self.board = Board(content)
        self.coverage = coverage if coverage is not None else {category: Counter() for category in KINDS}
        self.seats = list(range(players))
        self.players = [Player() for _ in self.seats]
        self.cities: dict[str, list[str]] = {name: [] for name in content.cities}
        self.holders: dict[str, Optional[int]] = {name: None for name in content.settlements}
        self.hydra = content.hydra  # [D3.1]
        self.open_quests: list[Optional[str]] = [None, None]
        self.undrawn_quests = list(content.quests)
        self.removed_quests: list[str] = []
        self.deck = list(content.cards)
        self.discards: list[str] = []
        self.round = 0
        self.active = 0  # [D3.4]
        self.acting = 0
        self.phase = "lay"
        self.seat: Optional[int] = None
        self.middle: Optional[int] = None
        self.outer: Optional[list[int]] = None
        self.rotation: Optional[int] = None
        self.turn: Optional[Turn] = None
        self.fight: Optional[Fight] = None
        self.payment: Optional[Payment] = None
        self.reveal: Optional[Reveal] = None
        self.draws: Optional[Draws] = None
        self.styx: Optional[Styx] = None
        self.new_quests = 0  # opened in a row
        self.result: Optional[dict[str, Json]] = None

    # ----- small questions

    def note(self, event: str, happened: bool = True) -> None:
        if happened:
            self.coverage["event"][event] += 1

    def actor(self) -> Json:
        return "chance" if self.phase in CHANCE_PHASES else self.seat

    def go(self, phase: str, seat: Optional[int]) -> None:
        self.phase = phase
        self.seat = seat

    def left(self, seat: int) -> int:
        """[D1.2]"""
        return (seat + 1) % len(self.seats)

    def right(self, seat: int) -> int:
        return (seat - 1) % len(self.seats)

    def clockwise(self, first: int) -> list[int]:
        return [(first + i) % len(self.seats) for i in self.seats]

    def points(self, seat: int) -> int:
        """[D4.2]"""
        player = self.players[seat]
        quests = sum(self.content.quests[quest].points for quest in player.completed)
        return quests + player.point_cards + self.settled(seat)

    def settled(self, seat: int) -> int:
        return sum(self.content.settlements[name].size for name, holder in self.holders.items() if holder == seat)

    def ships_at(self, square: str) -> list[int]:
        return [seat for seat in self.seats if self.players[seat].ship == square]

    def at_athens(self, seat: int) -> bool:
        """[D2.4]"""
        return self.players[seat].ship in self.board.anchors

    def is_beside(self, seat: int, place: str) -> bool:
        return self.players[seat].ship in self.board.beside[place]

    def in_turn(self) -> bool:
        return self.acting == self.active

    def die(self, action: int) -> int:
        """[D5.4] 0 CARDS, 1 SOLDIERS, 2 SAIL, 3 HYDRA"""
        return self.outer[(action + self.rotation) % 4]

    def free_cities(self) -> list[str]:
        """[D8.4]"""
        return [name for name, city in self.content.cities.items() if len(self.cities[name]) < city.size]

    # ----- what may happen: decisions (chapter 13)

    def legal_moves(self) -> list[str]:
        return {
            "anchor": self.anchor_moves,
            "side": self.side_moves,
            "place": self.place_moves,
            "turn": self.turn_moves,
            "styx": self.styx_moves,
            "toss": self.toss_moves,
            "spoils": self.spoils_moves,
            "shift": self.shift_moves,
            "claim": self.claim_moves,
            "reveal": self.reveal_moves,
            "return": lambda: [f"return {city}" for city in self.free_cities()],
            "pay": lambda: [f"pay {card}" for card in set(self.players[self.seat].hand)],
        }[self.phase]()

    def anchor_moves(self) -> list[str]:
        """[D3.3]"""
        return [f"anchor {square}" for square in self.board.anchors if not self.ships_at(square)]

    def place_moves(self) -> list[str]:
        """[D5.4], Dionysos [D11.AC11]"""
        moves = [f"place {r}" for r in range(4)]
        if "dionysos" in self.players[self.seat].hand:
            moves += [f"dionysos {die} {face}" for die in range(4) for face in (1, 2, 3) if face != self.outer[die]]
        return moves

    def side_moves(self) -> list[str]:
        """[D5.3]"""
        moves = ["end"] + self.landing_moves() + self.own_moves()
        if not self.turn.done:
            moves += self.sail_moves() + self.bring_moves("bring", SIDE_SOLDIERS + self.hades())
        if "dionysos" in self.players[self.seat].hand and self.sail_left() and self.sail_die() < 3:
            moves.append("play dionysos")
        return moves

    def turn_moves(self) -> list[str]:
        """[D5.5]"""
        moves = ["end"] + self.landing_moves() + self.own_moves()
        done = self.turn.done
        if "cards" not in done:
            moves.append("cards")
        if "soldiers" not in done:
            moves += self.bring_moves("bring", self.die(1) + self.hades())  # [D5.7]
        if "sail" not in done:
            moves += self.sail_moves()
        if "hydra" not in done:
            moves += self.hydra_moves("hydra", self.die(3))
        return moves

    def hades(self) -> int:
        """[D11.AC02]"""
        return 1 if "hades" in self.players[self.seat].laid else 0

    def bring_moves(self, word: str, most: int) -> list[str]:
        """[D7.2]"""
        player = self.players[self.seat]
        return [f"{word} {n}" for n in range(1, min(most, player.below, player.free()) + 1)]

    # ----- sailing and landing

    def sail_left(self) -> bool:
        """[D5.3] in a side turn bringing back uses it up"""
        return "sail" not in self.turn.done if self.in_turn() else not self.turn.done

    def sail_die(self) -> int:
        if self.in_turn():
            return self.die(2)
        return 3 if self.turn.middle_three else self.middle

    def sail_moves(self) -> list[str]:
        """[D6.1] to [D6.5]"""
        player = self.players[self.seat]
        allowance = self.sail_die() + ("pegasus" in player.laid) + 2 * self.turn.aiolos
        stops = self.board.styx | {self.hydra}
        stops |= {self.players[seat].ship for seat in self.seats if seat != self.seat} & self.board.open_water
        moves = [f"sail {player.ship}"]  # [D6.2]
        for square in self.board.reach(player.ship, allowance, self.board.water, stops):
            moves += self.sails_to(square)
        return moves

    def sails_to(self, square: str) -> list[str]:
        player = self.players[self.seat]
        if square == self.hydra:
            return [f"sail {square}"] if self.may_enter_hydra() else []
        others = self.ships_at(square) if square in self.board.open_water else []
        if not others:
            return [f"sail {square}"]
        self.note("D6.4 several ships to attack", len(others) > 1)
        self.note("D6.4 without soldiers no attack", player.aboard == 0)
        return [f"sail {square} {NAMES[other]}" for other in others if player.aboard > 0]  # [D6.4]

    def has_task(self, quest: Optional[str], kind: str) -> bool:
        return quest is not None and any(task.kind == kind for task in self.content.quests[quest].tasks.values())

    def may_enter_hydra(self) -> bool:
        """[D6.5]"""
        player = self.players[self.seat]
        quests = [*self.open_quests, player.secret]
        return player.aboard > 0 and any(self.has_task(quest, "beat_hydra") for quest in quests)

    def landing_moves(self) -> list[str]:
        """[D6.7]"""
        return [f"attack {place}" for place in self.attackable()] + [f"found {place}" for place in self.foundable()]

    def attackable(self) -> list[str]:
        """[D9.8], [D9.9]; [D9.2] not without soldiers"""
        turn, seat = self.turn, self.acting
        if not turn.landed or self.players[seat].aboard == 0:
            return []
        cities = [name for name, treasures in self.cities.items() if treasures]
        held = [name for name, holder in self.holders.items() if holder not in (None, seat)]
        targets = [name for name in cities + held if self.is_beside(seat, name)]
        if turn.fought:
            self.note("D6.7 no second fight in a sail", bool(targets))
            return []
        return targets

    def foundable(self) -> list[str]:
        """[D8.5]"""
        seat = self.acting
        if not self.turn.landed:
            return []
        return [
            name for name, place in self.content.settlements.items()
            if self.holders[name] is None and self.is_beside(seat, name) and self.players[seat].aboard >= place.size
        ]  # fmt: skip

    # ----- own moves [D13.2]

    def own_moves(self) -> list[str]:
        seat = self.seat
        moves = [move for card in set(self.players[seat].hand) for move in self.card_moves(card)]
        for quest in self.claimable(seat):
            moves += [f"claim {quest} {how}" for how in self.ways(seat, quest)]
        if self.at_athens(seat):
            moves += [f"deliver {colour}" for colour in set(self.players[seat].cargo)]  # [D8.3]
        return moves

    def card_moves(self, card: str) -> list[str]:
        """[D11.5] the cards marked OWN"""
        player = self.players[self.seat]
        if card in LASTING:
            self.note("D11.2 second copy not playable", card in player.laid)
            return [f"play {card}"] if card not in player.laid else []
        if card == "aiolos":
            return ["play aiolos"] if self.sail_left() else []
        if card == "charon":
            return self.bring_moves("charon", 3)
        if card == "hermes":
            self.note("D11.AC09 not twice a round", self.turn.hermes)
            return ["play hermes"] if (self.deck or self.discards) and not self.turn.hermes else []
        if card == "poseidon":
            return self.hydra_moves("poseidon", 3)
        return []

    def claimable(self, seat: int) -> list[str]:
        """[D12.2]"""
        return [quest for quest in (*self.open_quests, self.players[seat].secret) if quest is not None]

    def ways(self, seat: int, quest: str) -> list[str]:
        """The tasks of [D12.4] to [D12.6] that this player meets, with the colours where they are open."""
        tasks = self.content.quests[quest].tasks
        return [way for name, task in tasks.items() for way in self.ways_of_task(seat, name, task)]

    def ways_of_task(self, seat: int, name: str, task: Task) -> list[str]:
        player = self.players[seat]
        if task.kind == "soldiers_at":
            return [name] if self.is_beside(seat, task.city) and player.aboard >= task.count else []
        if task.kind == "cards_at":
            return [name] if self.is_beside(seat, task.city) and len(player.hand) >= task.count else []
        if task.kind.startswith("beat") or not self.at_athens(seat):
            return []
        cargo = Counter(player.cargo)
        if task.kind == "deliver":
            return [name] if not Counter(task.colours) - cargo else []
        if task.kind == "deliver_same":
            return [f"{name} {colour}" for colour in COLOURS if cargo[colour] >= task.count]
        aboard = [colour for colour in COLOURS if cargo[colour] > 0]
        return [f"{name} {''.join(some)}" for some in combinations(aboard, task.count)]

    # ----- the Hydra

    def hydra_moves(self, word: str, steps: int) -> list[str]:
        """[D10.2], [D10.3]"""
        own = self.players[self.seat].ship
        ships = {player.ship for player in self.players}
        moves = []
        for square in self.board.reach(self.hydra, steps, self.board.open_water, ships):
            others = self.ships_at(square)
            self.note("D10.3 several ships to choose from", len(others) > 1 and square != own)
            if square != own:
                moves += [f"{word} {square} {NAMES[other]}" for other in others] or [f"{word} {square}"]
        self.note("D10.2 Hydra enclosed", not moves)
        return moves

    # ----- questions within

    def styx_moves(self) -> list[str]:
        """[D7.3]"""
        player = self.players[self.acting]
        moves = [] if self.styx.unloaded else ["leave"]
        if player.free() > 0:
            moves.append("bring-all")
        if player.free() < player.below:
            moves += [f"unload {colour}" for colour in set(player.cargo)]
        return moves

    def toss_moves(self) -> list[str]:
        """[D13.P08]"""
        player, toss = self.players[self.seat], self.fight.tosses[self.seat]
        playable = {
            "fleece": "fleece" not in player.laid,
            "ares": True,
            "athena": toss.crossed > 0 and not toss.athena,
            "nike": toss.crossed > 0,
        }
        return ["pass"] + [f"play {card}" for card in set(player.hand) if playable.get(card, False)]

    def spoils_moves(self) -> list[str]:
        """[D13.P09]"""
        fight, player = self.fight, self.players[self.seat]
        loot = self.cities[fight.place] if fight.kind == "city" else self.players[fight.loser()].cargo
        moves = ["nothing"]
        if player.free() > 0 or player.aboard > 0:  # [D8.2]
            moves += [f"take {colour}" for colour in set(loot)]
        else:
            self.note("D8.2 full ship without soldiers")
        if fight.kind == "ship":
            moves += self.shift_moves()
            if not fight.claimed:
                moves += self.victory_claims("beat_ship")
        return moves

    def victory_claims(self, kind: str) -> list[str]:
        """[D12.7]"""
        return [
            f"claim {quest} {name}"
            for quest in self.claimable(self.seat)
            for name, task in self.content.quests[quest].tasks.items()
            if task.kind == kind
        ]

    def shift_squares(self) -> list[str]:
        """[D9.7]"""
        taken = {self.hydra} | {player.ship for player in self.players}
        for distance in SHIFT_DISTANCES:
            squares = [
                square for square, steps in self.board.distances[self.fight.square].items()
                if steps == distance and square in self.board.open_water and square not in taken
            ]  # fmt: skip
            if squares:
                return squares
        raise AssertionError("a free square always is")

    def shift_moves(self) -> list[str]:
        return [f"shift {square}" for square in self.shift_squares()]

    def claim_moves(self) -> list[str]:
        """[D10.4]"""
        moves = self.victory_claims("beat_hydra")
        if self.may_take_point():
            moves.append("point")
        return moves

    def may_take_point(self) -> bool:
        lies_open = any(self.has_task(quest, "beat_hydra") for quest in self.open_quests)
        return self.fight.kind == "hydra-attacks" and not lies_open

    def reveal_moves(self) -> list[str]:
        """[D12.9]"""
        quest = self.reveal.quest
        return ["pass"] + [f"claim {quest} {way}" for way in self.ways(self.seat, quest)]

    # ----- what may happen: chance [D13.5]

    def outcomes(self) -> dict[str, int]:
        if self.phase == "lay":
            return draw_weights("treasure", self.treasures_left())
        if self.phase in ("deal", "draw"):
            return draw_weights("draw", self.deck)
        if self.phase in ("secret", "open"):
            return draw_weights("quest", self.undrawn_quests)
        if self.phase == "roll":
            return ROLLS
        return toss_weights(self.soldiers_to_toss())

    def treasures_left(self) -> list[str]:
        left = Counter(self.content.treasures)
        left.subtract(colour for city in self.cities.values() for colour in city)
        return list(left.elements())

    def soldiers_to_toss(self) -> int:
        fight = self.fight
        if fight.nike is not None:
            return fight.tosses[fight.nike].crossed
        return self.players[self.seat].aboard

    # ----- applying

    def apply(self, chosen: str) -> None:
        word, *rest = chosen.split(" ")
        if self.phase in SETUP_PHASES or self.phase == "open" and self.round == 0:
            self.set_up(rest[0])
            return
        getattr(self, "do_" + word.replace("-", "_"))(*rest)
        self.proceed()

    def set_up(self, item: str) -> None:
        """[D3]: treasures slot by slot, hand and secret quest seat by seat, two quests, anchors."""
        if self.phase == "lay":
            self.cities[self.free_cities()[0]].append(item)
            if not self.free_cities():
                self.go("deal", 0)
        elif self.phase == "deal":
            self.take_card(self.seat, item)
            if len(self.players[self.seat].hand) == FIRST_HAND:
                self.phase = "secret"
        elif self.phase == "secret":
            self.undrawn_quests.remove(item)
            self.players[self.seat].secret = item
            last = self.seat == self.seats[-1]
            self.go("open" if last else "deal", None if last else self.seat + 1)
        elif self.phase == "open":
            self.undrawn_quests.remove(item)
            self.open_quests[self.open_quests.index(None)] = item
            if None not in self.open_quests:
                self.go("anchor", 0)
        else:
            self.players[self.seat].ship = item
            self.seat += 1
            if self.seat == len(self.seats):
                self.begin_round(0)

    def take_card(self, seat: int, card: str) -> None:
        self.deck.remove(card)
        self.players[seat].hand.append(card)

    # ----- rounds [D5]

    def begin_round(self, active: int) -> None:
        self.round += 1
        self.active = self.acting = active
        self.middle = self.outer = self.rotation = self.turn = None
        self.go("roll", None)

    def do_roll(self, middle: str, *outer: str) -> None:
        self.middle, self.outer = int(middle), [int(face) for face in outer]
        self.begin_side_turn(self.left(self.active))

    def begin_side_turn(self, seat: int) -> None:
        """[D5.3]; after the last one the Kylix is placed [D5.4]"""
        self.acting = seat
        self.turn = None if self.in_turn() else Turn()

    def do_place(self, r: str) -> None:
        self.rotation = int(r)
        self.turn = Turn()
        if self.die(0) == 2:
            self.turn.done.add("cards")  # [D5.6]

    def do_dionysos(self, die: str, face: str) -> None:
        self.discard("dionysos")
        self.outer[int(die)] = int(face)

    def do_end(self) -> None:
        if not self.in_turn():
            self.begin_side_turn(self.left(self.acting))
            return
        self.turn.ending = True
        if "cards" not in self.turn.done:
            self.note("D5.5 cards carried out at the end")
            self.do_cards()

    def do_cards(self) -> None:
        """[D5.6]"""
        self.turn.done.add("cards")
        others = self.clockwise(self.active)[1:]
        self.draws = Draws("cards", others if self.die(0) == 1 else [self.active])

    def finish_turn(self) -> None:
        if self.round == ROUNDS_EACH * len(self.seats):
            self.finish_at_limit()
        else:
            self.begin_round(self.left(self.active))

    # ----- what is due next, innermost first [D13.2]

    def proceed(self) -> None:
        """Goes on until somebody is asked, chance decides or the match is over."""
        while self.result is None:
            if self.payment is not None:
                waits = self.ask_payment()
            elif self.reveal is not None:
                waits = self.ask_reveal()
            elif None in self.open_quests and self.undrawn_quests:
                self.go("open", None)  # [D12.8]
                waits = True
            elif self.draws is not None:
                waits = self.ask_draw()
            elif self.styx is not None:
                waits = self.ask_styx()
            elif self.fight is not None:
                waits = self.ask_fight()
            else:
                waits = self.ask_own_point()
            if waits:
                return
        self.go("over", None)

    def ask_own_point(self) -> bool:
        if self.phase == "roll" and self.turn is None and self.middle is None:
            return True
        self.new_quests = 0
        if self.turn is None:
            self.go("place", self.active)
        elif not self.in_turn():
            if self.turn.done and not self.has_business():
                self.begin_side_turn(self.left(self.acting))
                return False
            self.go("side", self.acting)
        elif self.turn.ending:
            self.finish_turn()
            return False
        else:
            self.go("turn", self.acting)
        return True

    def has_business(self) -> bool:
        """[D13.6] by public facts alone"""
        seat = self.acting
        if self.at_athens(seat) and self.players[seat].cargo or self.attackable() or self.foundable():
            return True
        if self.meets_errand(seat, [quest for quest in self.open_quests if quest is not None]):
            return True
        possible = self.meets_errand(seat, self.possible_secrets(seat))
        self.note("D13.6 business by a possible secret quest alone", possible)
        self.note("D13.6 no business", not possible)
        return possible

    def meets_errand(self, seat: int, quests: Iterable[str]) -> bool:
        """A task of [D12.5] or [D12.6] is met."""
        return any(
            task.kind in ("soldiers_at", "cards_at") and self.ways_of_task(seat, name, task)
            for quest in quests
            for name, task in self.content.quests[quest].tasks.items()
        )

    def possible_secrets(self, seat: int) -> list[str]:
        """[D13.6] what his secret quest may be"""
        player = self.players[seat]
        if player.secret is None:
            return []
        if player.shown:
            return [player.secret]
        known = set(self.open_quests) | set(self.removed_quests)
        known |= {quest for other in self.players for quest in other.completed}
        known |= {other.secret for other in self.players if other.shown}
        return [quest for quest in self.content.quests if quest not in known]

    # ----- soldiers, cards

    def do_bring(self, n: str) -> None:
        self.turn.done.add("soldiers")
        self.players[self.acting].bring_back(int(n))

    def do_charon(self, n: str) -> None:
        self.discard("charon")
        self.players[self.acting].bring_back(int(n))

    def discard(self, card: str) -> None:
        self.players[self.seat].hand.remove(card)
        self.discards.append(card)

    def do_play(self, card: str) -> None:
        player = self.players[self.seat]
        if card in LASTING:
            player.hand.remove(card)
            player.laid.append(card)  # [D11.2]
        elif card == "hermes":
            self.play_hermes(player)
        else:
            self.discard(card)
            if card == "aiolos":
                self.turn.aiolos += 1
                self.note("D11.AC04 two Aiolos", self.turn.aiolos > 1)
            elif card == "dionysos":
                self.turn.middle_three = True
            else:
                self.play_in_fight(card)

    def play_hermes(self, player: Player) -> None:
        """[D11.AC09]; [D11.3] it goes to the discards after its draws"""
        player.hand.remove("hermes")
        self.turn.hermes = True
        due = min(2, len(self.deck) + len(self.discards))
        self.note("D11.AC09 only one to draw", due == 1)
        self.draws = Draws("hermes", [self.seat] * due)

    def ask_draw(self) -> bool:
        """[D11.3]"""
        if self.draws.seats and not self.deck:
            self.note("D11.3 discards become the deck" if self.discards else "D11.3 draw lost")
            self.deck, self.discards = self.discards, []
        if self.draws.seats and self.deck:
            self.go("draw", self.draws.seats[0])
            return True
        if self.draws.by == "hermes":
            self.discards.append("hermes")
        self.draws = None
        return False

    def do_draw(self, card: str) -> None:
        self.take_card(self.draws.seats.pop(0), card)

    # ----- sails [D6]

    def do_sail(self, to: str, target: Optional[str] = None) -> None:
        seat, player = self.acting, self.players[self.acting]
        start, player.ship = player.ship, to
        self.turn.done.add("sail")
        self.note_sail(seat, start, to)
        if target is not None:
            self.begin_fight(Fight("ship", to, attacker=seat, defender=NAMES.index(target)))
        elif to != start and to == self.hydra:
            self.show_secret(player)
            self.note("D6.5 ships lie with the Hydra", len(self.ships_at(to)) > 1)
            self.begin_fight(Fight("hydra", to, attacker=seat))
        elif to != start and to in self.board.styx and player.below > 0:
            most = max(other.below for other in self.players if other is not player)
            self.note("D7.4 tie for the most", player.below == most)
            self.styx = Styx(majority=player.below > most)
            self.note("D7.3 full ship at the Styx", player.free() == 0)
        else:
            self.turn.landed = True
        self.turn.fought = self.fight is not None

    def note_sail(self, seat: int, start: str, to: str) -> None:
        shared = start not in self.board.anchors | self.board.styx
        shared = shared and (start == self.hydra or bool(set(self.ships_at(start)) - {seat}))
        self.note("D6.2 stays", start == to)
        self.note("D6.4 leaves a shared square", shared and start != to)
        self.note("D6.4 stays on a shared square", shared and start == to)
        if to in self.board.styx:
            self.note("D6.3 styx stops a sail", start not in self.board.styx)
            self.note("D7.3 stays at the Styx", start == to)
            self.note("D7.3 from one Styx square to the other", start in self.board.styx and start != to)
            self.note("D7.3 arrives with nobody below", start != to and self.players[seat].below == 0)

    def show_secret(self, player: Player) -> None:
        """[D6.5]"""
        if any(self.has_task(quest, "beat_hydra") for quest in self.open_quests):
            self.note("D6.5 enters the Hydra by an open quest")
            return
        self.note("D6.5 enters the Hydra by a quest already shown" if player.shown else "D6.5 shows the secret quest")
        player.shown = True

    # ----- the Styx [D7.3]

    def ask_styx(self) -> bool:
        moves = self.styx_moves()
        if len(moves) > 1:
            self.go("styx", self.acting)
            return True
        word, *rest = moves[0].split(" ")  # [D13.1] a single answer is given unasked
        self.note("D7.3 brings back unasked", word == "bring-all")
        self.seat = self.acting
        getattr(self, "do_" + word.replace("-", "_"))(*rest)
        return False

    def do_unload(self, colour: str) -> None:
        self.note("D7.3 unloads a second treasure" if self.styx.unloaded else "D7.3 unloads")
        self.styx.unloaded = True
        self.payment = Payment("unload", self.acting, None, 0, [colour])

    def do_leave(self) -> None:
        self.note("D7.4 majority left below", self.styx.majority)
        self.leave_styx()

    def leave_styx(self) -> None:
        self.styx = None
        self.turn.landed = True

    def do_bring_all(self) -> None:
        player = self.players[self.acting]
        player.bring_back(min(player.below, player.free()))
        if self.styx.majority:  # [D7.4]
            self.note("D7.4 majority")
            self.note("D7.4 majority with unloading", self.styx.unloaded)
            player.point_cards += STYX_POINTS[len(self.seats)]
        self.leave_styx()
        self.check_target("by the Styx")

    # ----- settlements and deliveries [D8]

    def do_found(self, name: str) -> None:
        player = self.players[self.acting]
        player.aboard -= self.content.settlements[name].size
        self.holders[name] = self.acting
        self.note("D8.5 founds")
        self.note("D8.5 founds with the last soldiers", player.aboard == 0)
        self.check_target("by a settlement")

    def do_deliver(self, colour: str) -> None:
        self.payment = Payment("deliver", self.seat, None, 0, [colour])

    # ----- paying

    def ask_payment(self) -> bool:
        payment = self.payment
        player = self.players[payment.payer]
        if payment.treasures:
            cities = self.free_cities()
            if len(cities) > 1:
                self.go("return", payment.payer)
                return True
            self.note("D8.4 returned unasked")
            self.do_return(cities[0])
        elif payment.cards > 0 and len(player.hand) > payment.cards:
            self.go("pay", payment.payer)
            return True
        else:
            self.note("D12.6 cards go unasked", payment.cards > 0)
            if payment.cards > 0:  # [D13.P14]
                self.discards += player.hand
                player.hand = []
            self.payment = None
            self.settle_payment(payment)
        return False

    def do_return(self, city: str) -> None:
        """[D8.4]"""
        colour = self.payment.treasures.pop(0)
        self.players[self.payment.payer].cargo.remove(colour)
        self.cities[city].append(colour)

    def do_pay(self, card: str) -> None:
        self.discard(card)
        self.payment.cards -= 1

    def settle_payment(self, payment: Payment) -> None:
        if payment.purpose == "deliver":
            self.players[payment.payer].point_cards += 1  # [D8.3]
            self.check_target("by a delivery")
        elif payment.purpose == "quest":
            self.complete(payment.payer, payment.quest, "by a quest")
        elif payment.purpose == "reveal":
            self.reveal.paid.add(payment.payer)

    # ----- quests [D12]

    def do_claim(self, quest: str, task: str, colours: str = "") -> None:
        if self.phase == "reveal":
            self.reveal.answers[self.seat] = f"{task} {colours}".strip()
        elif self.phase in ("spoils", "claim"):
            self.claim_victory(quest, task)
        else:
            player = self.players[self.seat]
            player.shown = player.shown or quest == player.secret  # [D15.1] all have heard the answer
            self.payment = self.price("quest", self.seat, quest, task, colours)
            self.coverage["quest"][f"{quest} {task}"] += 1

    def claim_victory(self, quest: str, task: str) -> None:
        """[D12.7], [D10.4]"""
        fight = self.fight
        fight.claimed = fight.rewarded = True
        self.coverage["quest"][f"{quest} {task}"] += 1
        if self.phase == "spoils":
            self.note("D12.7 defender claims for a ship", self.seat == fight.defender)
            self.note("D12.7 claims a secret quest for a ship", quest not in self.open_quests)
        self.complete(self.seat, quest, "by a quest" if self.phase == "spoils" else "by the Hydra")

    def price(self, purpose: str, seat: int, quest: str, task: str, colours: str) -> Payment:
        """[D12.4] to [D12.6]"""
        wanted = self.content.quests[quest].tasks[task]
        treasures = list(wanted.colours)
        if wanted.kind == "deliver_same":
            treasures = [colours] * wanted.count
        elif wanted.kind == "deliver_distinct":
            treasures = list(colours)
        cards = wanted.count if wanted.kind == "cards_at" else 0
        return Payment(purpose, seat, quest, cards, sorted(treasures, key=COLOURS.index))

    def complete(self, seat: int, quest: str, how: str) -> None:
        """[D12.1]"""
        player = self.players[seat]
        if quest in self.open_quests:
            self.open_quests[self.open_quests.index(quest)] = None
            self.note("D12.8 deck empty", not self.undrawn_quests)
        else:
            player.secret, player.shown = None, False
        player.completed.append(quest)
        self.check_target(how)

    def do_quest(self, quest: str) -> None:
        """[D12.8], [D12.9]"""
        self.undrawn_quests.remove(quest)
        self.open_quests[self.open_quests.index(None)] = quest
        self.new_quests += 1
        self.note("D12.9 second new quest in a row", self.new_quests > 1)
        asked = [seat for seat in self.clockwise(self.acting) if self.ways(seat, quest)]
        self.note("D12.9 nobody meets the new quest", not asked)
        self.note("D12.9 within a fight", bool(asked) and self.fight is not None)
        if asked:
            self.reveal = Reveal(quest, asked)

    def ask_reveal(self) -> bool:
        reveal = self.reveal
        for seat in reveal.asked:
            if seat not in reveal.answers:
                self.go("reveal", seat)
                return True
        claimants = reveal.claimants()
        due = [seat for seat in claimants if seat not in reveal.paid]
        if due:
            task, _, colours = reveal.answers[due[0]].partition(" ")
            self.payment = self.price("reveal", due[0], reveal.quest, task, colours)
        else:
            self.settle_reveal(claimants)
        return False

    def settle_reveal(self, claimants: list[int]) -> None:
        """[D12.9]"""
        quest, answers, self.reveal = self.reveal.quest, self.reveal.answers, None
        numbers = ("all pass", "one claimant", "two claimants", "three claimants", "four claimants")
        self.note("D12.9 " + numbers[len(claimants)])
        if len(claimants) == 1:
            self.note("D12.9 one claimant, not acting", claimants[0] != self.acting)
            self.coverage["quest"][f"{quest} {answers[claimants[0]][0]}"] += 1
            self.complete(claimants[0], quest, "by a quest")
        elif claimants:
            for seat in claimants:
                self.players[seat].point_cards += 1
            self.open_quests[self.open_quests.index(quest)] = None
            self.removed_quests.append(quest)
            self.check_target("by a new quest together")

    # ----- fights [D9]

    def do_attack(self, name: str) -> None:
        kind = "city" if name in self.content.cities else "settlement"
        self.turn.fought = True
        self.begin_fight(Fight(kind, self.players[self.acting].ship, attacker=self.acting, place=name))

    def do_hydra(self, to: str, target: Optional[str] = None) -> None:
        self.turn.done.add("hydra")
        self.move_hydra(to, target)

    def do_poseidon(self, to: str, target: Optional[str] = None) -> None:
        self.discard("poseidon")
        self.move_hydra(to, target)

    def move_hydra(self, to: str, target: Optional[str]) -> None:
        """[D10.2], [D10.3]"""
        self.hydra = to
        if target is not None:
            self.begin_fight(Fight("hydra-attacks", to, defender=NAMES.index(target)))

    def begin_fight(self, fight: Fight) -> None:
        self.fight = fight

    def ask_fight(self) -> bool:
        """[D9.3]"""
        fight = self.fight
        if fight.nike is not None:
            self.go("throw", fight.nike)
            return True
        for seat in fight.throwers():
            if seat not in fight.tosses:
                return self.ask_throw(seat)
        if fight.decided:
            return self.ask_victory()
        loser = self.would_lose()
        if loser is not None and not fight.passed and self.players[loser].hand:
            self.note("D13.3 asked in turn", self.phase == "toss" and self.seat != loser)
            self.go("toss", loser)
            return True
        self.note("D13.3 would lose without hand cards", loser is not None and not fight.passed)
        self.decide(loser)
        return False

    def ask_throw(self, seat: int) -> bool:
        if self.players[seat].aboard > 0:
            self.go("throw", seat)
            return True
        self.fight.tosses[seat] = Toss()  # [D9.2] his toss is 0
        self.note("D9.2 an attacked ship without soldiers")
        return False

    def do_toss(self, *numbers: str) -> None:
        crossed, clear, edge = map(int, numbers)
        fight = self.fight
        if fight.nike is None:
            fight.tosses[self.seat] = Toss(crossed, clear, edge)
            return
        toss = fight.tosses[fight.nike]  # [D11.AC08]
        toss.crossed = crossed
        toss.clear += clear
        toss.edge += edge
        fight.nike = None

    def strength(self, seat: int) -> int:
        """[D9.2] in half-points"""
        return self.fight.tosses[seat].half_points() + (1 if "fleece" in self.players[seat].laid else 0)

    def would_lose(self) -> Optional[int]:
        """[D13.3] the thrower who would lose as things stand"""
        fight = self.fight
        if fight.kind == "ship":  # [D9.5]
            return fight.defender if self.strength(fight.attacker) > self.strength(fight.defender) else fight.attacker
        places = {**self.content.cities, **self.content.settlements}
        needed = HYDRA_STRENGTH if fight.place is None else places[fight.place].value
        (thrower,) = fight.throwers()
        return thrower if self.strength(thrower) < 2 * needed else None

    def play_in_fight(self, card: str) -> None:
        fight = self.fight
        toss = fight.tosses[self.seat]
        if card == "ares":
            toss.ares += 1
            self.note("D11.AC06 two Ares", toss.ares > 1)
        elif card == "athena":
            toss.athena = True
        else:
            self.note("D11.AC08 Nike after Athena", toss.athena)
            fight.nike = self.seat

    def do_pass(self) -> None:
        if self.phase == "reveal":
            self.reveal.answers[self.seat] = "pass"
        else:
            self.fight.passed = True

    def decide(self, loser: Optional[int]) -> None:
        """[D9.4] losses first"""
        fight = self.fight
        fight.decided = True
        self.note_fight(loser)
        for seat in fight.throwers():
            toss = fight.tosses[seat]
            self.note("D11.AC07 saves soldiers", toss.athena and toss.crossed > 0)
            if not toss.athena:
                self.players[seat].lose(toss.crossed)
        fight.winner = next((seat for seat in fight.throwers() if seat != loser), None)

    def note_fight(self, loser: Optional[int]) -> None:
        fight = self.fight
        if fight.kind == "ship":
            one, other = self.strength(fight.attacker), self.strength(fight.defender)
            self.note("D9.5 attacker wins" if loser == fight.defender else "D9.5 defender wins")
            self.note("D9.5 equal strength", one == other)
            self.note("D9.6 loser without treasure", not self.players[loser].cargo)
        elif fight.kind == "city":
            self.note("D9.8 city won" if loser is None else "D9.8 city lost")
        elif fight.kind == "hydra":
            self.note("D10.4 attacker beats the Hydra" if loser is None else "D10.5 Hydra beats its attacker")
        elif fight.kind == "hydra-attacks":
            self.note("D10.4 attacked ship beats the Hydra" if loser is None else "D10.5 Hydra beats an attacked ship")
        for seat in fight.throwers():
            self.note("D9.2 strength without soldiers", self.players[seat].aboard == 0 and self.strength(seat) > 0)

    def ask_victory(self) -> bool:
        fight = self.fight
        if fight.kind == "settlement":
            self.settle_settlement()
            return False
        if fight.kind in ("hydra", "hydra-attacks"):
            return self.ask_hydra_victory()
        if fight.winner is None:
            self.end_fight()
            return False
        self.go("spoils", fight.winner)
        return True

    def settle_settlement(self) -> None:
        """[D9.9]"""
        fight = self.fight
        if fight.winner is None:
            self.note("D9.9 settlement lost")
            self.end_fight()
            return
        number = self.content.settlements[fight.place].size
        winner = self.players[fight.winner]
        self.players[self.holders[fight.place]].below += number
        stays = winner.aboard >= number
        self.holders[fight.place] = fight.winner if stays else None
        winner.aboard -= number if stays else 0
        self.note("D9.9 settlement won" if stays else "D9.9 settlement left empty")
        self.end_fight()
        self.check_target("by a settlement")

    def ask_hydra_victory(self) -> bool:
        """[D10.4], [D10.5]"""
        fight = self.fight
        if fight.winner is not None and not fight.rewarded:
            if self.may_have_quest(fight.winner):
                self.go("claim", fight.winner)
                return True
            self.note("D10.4 point card unasked")
            self.take_hydra_point()
            return False
        mover = fight.winner if fight.winner is not None else self.right(fight.throwers()[0])
        squares = self.shift_squares()
        if len(squares) > 1:
            self.go("shift", mover)
            return True
        self.note("D9.7 shift unasked")
        self.do_shift(squares[0])
        return False

    def may_have_quest(self, seat: int) -> bool:
        """[D13.P11]"""
        quests = [*self.open_quests, *self.possible_secrets(seat)]
        return any(self.has_task(quest, "beat_hydra") for quest in quests)

    def do_point(self) -> None:
        self.note("D10.4 point card instead of a quest")
        self.note("D10.4 point card keeps a secret", self.has_task(self.players[self.seat].secret, "beat_hydra"))
        self.take_hydra_point()

    def take_hydra_point(self) -> None:
        self.fight.rewarded = True
        self.players[self.fight.winner].point_cards += 1
        self.check_target("by the Hydra")

    def do_take(self, colour: str) -> None:
        """[D8.2], [D9.6], [D9.8]"""
        fight, player = self.fight, self.players[self.seat]
        if player.free() == 0:
            self.note(f"D8.2 full ship pays a soldier to a {fight.kind}")
            player.lose(1)
        loot = self.cities[fight.place] if fight.kind == "city" else self.players[fight.loser()].cargo
        loot.remove(colour)
        player.cargo.append(colour)
        self.end_fight()

    def do_nothing(self) -> None:
        self.end_fight()

    def do_shift(self, to: str) -> None:
        """[D9.7]"""
        fight = self.fight
        distance = self.board.distances[fight.square][to]
        self.note(f"D9.7 shift at distance {distance}", distance < 3)
        if fight.kind != "ship" and fight.winner is not None:
            self.hydra = to
        else:
            self.players[fight.loser()].ship = to
        self.end_fight()

    def end_fight(self) -> None:
        """[D6.6] after a fight on arrival"""
        fight, self.fight = self.fight, None
        if fight.kind not in ("ship", "hydra"):
            return
        if fight.winner == fight.attacker:
            self.turn.landed = True
        elif self.in_turn():
            self.note("D6.6 a lost fight in a turn")
        else:
            self.note("D6.6 a lost fight ends a side turn")
            self.begin_side_turn(self.left(self.acting))

    # ----- the end [D14]

    def check_target(self, how: str) -> None:
        """[D14.1], [D14.2]"""
        target = TARGETS[len(self.seats)]
        there = [seat for seat in self.clockwise(self.acting) if self.points(seat) >= target]
        if not there:
            return
        winner = max(there, key=self.points)  # of equal ones the first clockwise from the acting player
        self.note("D14.1 " + how)
        self.note("D14.1 not by the acting player", winner != self.acting)
        if len(there) > 1:  # each by one point card [D12.9], so that their totals are equal
            self.note("D14.2 acting player" if winner == self.acting else "D14.2 first clockwise")
        self.finish("target-reached", "D14.1", winner)

    def finish_at_limit(self) -> None:
        """[D14.3]"""
        totals = [self.points(seat) for seat in self.seats]
        self.note("D14.3 one leader" if totals.count(max(totals)) == 1 else "D14.3 shared lead")
        self.finish("round-limit", "D14.3", None)

    def finish(self, reason: str, rule: str, winner: Optional[int]) -> None:
        """[D14.4]"""
        points = [self.points(seat) for seat in self.seats]
        ranks = []
        for seat in self.seats:
            above = [other for other in self.seats if points[other] > points[seat] or other == winner]
            ranks.append(1 if seat == winner else 1 + len(above))
        self.note("D14.4 shared rank", len(set(ranks)) < len(ranks))
        self.result = {"line": "result", "ranks": ranks, "points": points, "reason": reason, "rule": rule}


# ---------------------------------------------------------------------------------------------------------------------
# The state as JSON


def show_state(game: Game) -> Json:
    over = game.phase == "over"
    return {
        "phase": game.phase,
        "seat": game.seat,
        "round": game.round,
        "active": game.active,
        "acting": game.acting,
        "players": [show_player(game, seat) for seat in game.seats],
        "cities": {name: sorted(treasures) for name, treasures in game.cities.items()},
        "settlements": dict(game.holders),
        "hydra": game.hydra,
        "open_quests": list(game.open_quests),
        "undrawn_quests": sorted(game.undrawn_quests),
        "removed_quests": sorted(game.removed_quests),
        "undrawn_cards": sorted(game.deck),
        "discards": sorted(game.discards),
        "fight": None if over or game.fight is None else show_fight(game.fight),
        "payment": None if over or game.payment is None else show_payment(game.payment),
        "reveal": None if over or game.reveal is None else show_reveal(game.reveal, game.seats),
        "draws": None if over or game.draws is None else {"by": game.draws.by, "due": len(game.draws.seats)},
        "styx": None if over or game.styx is None else {"unloaded": game.styx.unloaded},
        "middle": None if over else game.middle,
        "outer": None if over or game.outer is None else list(game.outer),
        "rotation": None if over else game.rotation,
        "turn": None if over or game.turn is None else show_turn(game.turn),
    }


def show_player(game: Game, seat: int) -> Json:
    player = game.players[seat]
    return {
        "name": NAMES[seat],
        "ship": player.ship,
        "aboard": player.aboard,
        "below": player.below,
        "settled": game.settled(seat),
        "cargo": sorted(player.cargo),
        "hand": sorted(player.hand),
        "laid": sorted(player.laid),
        "secret": player.secret,
        "shown": player.shown,
        "completed": sorted(player.completed),
        "point_cards": player.point_cards,
        "points": game.points(seat),
    }


def show_fight(fight: Fight) -> Json:
    return {
        "kind": fight.kind,
        "attacker": fight.attacker,
        "defender": fight.defender,
        "place": fight.place,
        "attacker_toss": show_toss(fight.tosses.get(fight.attacker)),
        "defender_toss": show_toss(fight.tosses.get(fight.defender)),
        "decided": fight.decided,
        "winner": fight.winner,
        "claimed": fight.claimed,
    }


def show_toss(toss: Optional[Toss]) -> Json:
    if toss is None:
        return None
    return {
        "crossed": toss.crossed, "clear": toss.clear, "edge": toss.edge, "ares": toss.ares, "athena": toss.athena,
    }  # fmt: skip


def show_payment(payment: Payment) -> Json:
    return {
        "purpose": payment.purpose,
        "payer": payment.payer,
        "quest": payment.quest,
        "cards": payment.cards,
        "treasures": sorted(payment.treasures),
    }


def show_reveal(reveal: Reveal, seats: list[int]) -> Json:
    return {
        "quest": reveal.quest,
        "answers": [reveal.answers.get(seat) for seat in seats],
        "paid": [seat in reveal.paid for seat in seats],
    }


def show_turn(turn: Turn) -> Json:
    return {
        "done": sorted(turn.done),
        "landed": turn.landed,
        "fought": turn.fought,
        "aiolos": turn.aiolos,
        "hermes": turn.hermes,
        "middle_three": turn.middle_three,
        "ending": turn.ending,
    }


UNORDERED = ("undrawn_quests", "removed_quests", "undrawn_cards", "discards")
UNORDERED_OF_PLAYER = ("cargo", "hand", "laid", "completed")


def sort_found_state(state: Json) -> None:
    """Sorts in place what has no order. Raises if the state has not the shape it should have."""
    for key in UNORDERED:
        state[key].sort()
    for player in state["players"]:
        for key in UNORDERED_OF_PLAYER:
            player[key].sort()
    for treasures in state["cities"].values():
        treasures.sort()
    if state["payment"] is not None:
        state["payment"]["treasures"].sort()
    if state["turn"] is not None:
        state["turn"]["done"].sort()


# ---------------------------------------------------------------------------------------------------------------------
# The referee


def kind_of(chosen: str) -> str:
    """The kind under which a move or an outcome is counted."""
    words = chosen.split(" ")
    if words[0] == "play":
        return chosen
    if words[0] in ("sail", "hydra", "poseidon") and len(words) == 3:
        return f"{words[0]} against"
    if words[0] == "claim" and len(words) == 4:
        return "claim with"
    return words[0]


class Referee(TraceReferee):
    game_name = "deukalion"
    kinds = KINDS

    show_state = staticmethod(show_state)
    sort_found_state = staticmethod(sort_found_state)
    kind_of = staticmethod(kind_of)

    def begin_game(self, line: Json) -> Game:
        self.compare("options", {}, line["options"])
        if line["players"] not in TARGETS:
            self.refuse("players", sorted(TARGETS), line["players"])
        try:
            content = read_content(line["content"])
        except (KeyError, IndexError, TypeError, ValueError, StopIteration) as error:
            self.refuse("content", "a content file of deukalion", repr(error))
        return Game(content, line["players"], self.coverage)


if __name__ == "__main__":
    sys.exit(referee_main(Referee(), __doc__, sys.argv[1:]))
