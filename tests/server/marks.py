# SPDX-License-Identifier: GPL-3.0-or-later
"""Marked cards: what a client may have been told by a moment of a match, and what is found in the bytes it got.

Every card has a mark for a name, by a content file of the match's own, and an id in the notation. A finished match's record
tells the truth: the referees of tests/reference, which share no line with the program, replay it. Until a card has lain open, or was a
seat's own, no byte for that seat may hold its mark or its id. So the search needs no view of the program to compare with.
"""
from __future__ import annotations

import functools
import json
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tests" / "reference"))
import achaia_referee  # noqa: E402
import deukalion_referee  # noqa: E402
import hector_referee  # noqa: E402

LANGUAGES = ("en", "de", "nl")
Tokens = set[str]


def in_all(mark: str) -> dict:
    return {lang: mark for lang in LANGUAGES}


def printed(game: str) -> dict:
    return json.loads((ROOT / "content" / f"{game}.json").read_text())


@functools.cache
def read(game: str, *players: int):
    """A content file as its referee has it: it never changes."""
    referee = {"hector": hector_referee, "deukalion": deukalion_referee, "achaia": achaia_referee}[game]
    return referee.read_content(GAMES[game].content(), *players)


@functools.cache
def the_map(measured=deukalion_referee.Board):
    return measured(read("deukalion"))


deukalion_referee.Board = lambda _: the_map()  # distances are measured once, not in every match


def every(patterns, text: bytes) -> Tokens:
    return {each.decode() for pattern in patterns for each in pattern.findall(text)}


class Battles(hector_referee.Game):
    """A match of Hector that remembers which heroes were shown from the hand [H6.1]."""

    def __init__(self, *arguments) -> None:
        self.shown: set[tuple[int, str]] = set()
        super().__init__(*arguments)

    def victory_check(self) -> None:
        self.shown |= {(seat, army.hero) for seat, army in enumerate(self.armies) if army.hero}
        super().victory_check()


class Hector:
    name = "hector"
    ids = [re.compile(rb"%c[1-4]" % colour) for colour in b"RGBYPN"]
    troops = re.compile(rb"Zq([RGBYPN])qZ[^Z\"]{0,6}Zt([1-4])tZ")
    heroes = re.compile(rb"Zh([01][RGBYPN])hZ")
    hero_ids = re.compile(rb'"(?:hero|under|heroes_out)":(?:"([RGBYPN])"|\[([^\]]+)\])')

    def content(self) -> dict:
        file = printed("hector")
        letter = {colour["id"]: colour["letter"] for colour in file["colours"]}
        for colour in file["colours"]:
            colour["name"] = in_all(f"Zq{colour['letter']}qZ")
        for kind in file["troops"]["types"]:
            kind["name"] = in_all(f"Zt{kind['value']}tZ")
        for seat, side in enumerate(file["sides"]):
            for hero in side["heroes"]:
                hero["name"] = in_all(f"Zh{seat}{letter[hero['colour']]}hZ")
        return file

    def options(self, luck) -> dict:
        return {"open_discards": luck.choice(["no", "yes"])}

    def begin(self, players: int, options: dict) -> Battles:
        return Battles(read("hector"), options["open_discards"] == "yes")

    def found(self, text: bytes) -> Tokens:
        tokens = every(self.ids, text)
        tokens |= {(colour + value).decode() for colour, value in self.troops.findall(text)}
        tokens |= {f"hero {each.decode()}" for each in self.heroes.findall(text)}
        for one, several in self.hero_ids.findall(text):
            tokens |= {f"hero {letter}" for letter in re.findall("[RGBYPN]", (one or several).decode())}
        return tokens

    def hero(self, seat: int, letters) -> Tokens:
        """With its side, as the mark has it, and without, as in the id."""
        return {f"hero {side}{letter}" for letter in letters if letter for side in (seat, "")}

    def open(self, game: Battles, chosen: str) -> Tokens:
        tokens = {chosen[5:]} if chosen.startswith("play ") else set()
        for seat, hero in game.shown:
            tokens |= self.hero(seat, hero)
        for seat, army in enumerate(game.armies):
            tokens |= {laid.troop for laid in army.table} | set(army.out) | self.hero(seat, army.heroes_out)
            if army.hero_deployed():
                tokens |= self.hero(seat, army.hero)
        return tokens

    def own(self, game: Battles, seat: int) -> Tokens:
        army = game.armies[seat]
        return set(army.hand) | set(army.discarded) | self.hero(seat, [army.hero or "", *army.hero_stack_under])


class Deukalion:
    name = "deukalion"
    cards = "pegasus hades fleece aiolos charon ares athena nike hermes poseidon dionysos".split()
    quests = re.compile(rb"Q\d\d")
    card_ids = re.compile(rb'[" ](' + "|".join(cards).encode() + rb')(?=[" ])(?!":)')  # not the name of a member
    marked = re.compile(rb"Zc([a-z]+)cZ")

    def content(self) -> dict:
        file = printed("deukalion")
        for card in file["action_cards"]:
            card["name"] = card["text"] = in_all(f"Zc{card['key']}cZ")
        for quest in file["quests"]:
            quest["name"] = in_all(f"Zc{quest['id']}cZ")
            for task in quest["tasks"]:
                task["text"] = in_all(f"Zc{quest['id']}cZ")
        return file

    def options(self, luck) -> dict:
        return {}

    def begin(self, players: int, options: dict) -> deukalion_referee.Game:
        return deukalion_referee.Game(read("deukalion"), players)

    def found(self, text: bytes) -> Tokens:
        return every((self.quests, self.card_ids, self.marked), text)

    def open(self, game: deukalion_referee.Game, chosen: str) -> Tokens:
        # What is played or handed in is laid open, and the discards may become the deck at once.
        words = chosen.split(" ")
        tokens = {word for word in words if word in self.cards} if words[0] in ("play", "pay", *self.cards) else set()
        tokens |= {words[1]} if words[0] == "claim" else set()
        tokens |= {quest for quest in game.open_quests if quest} | set(game.removed_quests) | set(game.discards)
        for each in (game.payment, game.reveal):
            tokens |= {each.quest} if each is not None and each.quest else set()
        for player in game.players:
            tokens |= set(player.laid) | set(player.completed) | ({player.secret} if player.shown and player.secret else set())
        return tokens

    def own(self, game: deukalion_referee.Game, seat: int) -> Tokens:
        player = game.players[seat]
        return set(player.hand) | ({player.secret} if player.secret else set())


EVERY_NOT = {f"not I{number:02}" for number in range(1, 17)}  # fewer of these than there are may lie in the deck


@functools.lru_cache(maxsize=1 << 16)
def told_by_the_rest(cards: bytes) -> Tokens:
    """One who has seen no copy of a card must think all of them possible: fewer tell where one is."""
    return {f"not I{number:02}" for number in range(1, 17) if cards.count(b"I%02d" % number) < achaia_referee.COPIES}


class Achaia:
    name = "achaia"
    ids = (re.compile(rb"I\d\d"), re.compile(rb"E\d\d"))
    # What the deck holds at most names every kind; what it may tell is counted.
    most = re.compile(rb'"deck_most":\[([^\]]+)\]')

    def content(self) -> dict:
        file = printed("achaia")
        for card in file["intrigue"] + file["events"]:
            card["name"] = in_all(f"Zi{card['id'][4:]}iZ")
        return file

    def options(self, luck) -> dict:
        return {key: luck.choice(["no", "no", "yes"]) for key in achaia_referee.OPTIONS}

    def begin(self, players: int, options: dict) -> achaia_referee.Game:
        notes = {category: achaia_referee.Counter() for category in achaia_referee.KINDS}
        chosen = [key for key in achaia_referee.OPTIONS if options.get(key) == "yes"]
        return achaia_referee.Game(read("achaia", players), players, chosen, notes)

    def found(self, text: bytes) -> Tokens:
        return every(self.ids, self.most.sub(b"", text)).union(*map(told_by_the_rest, self.most.findall(text)))

    def open(self, game: achaia_referee.Game, chosen: str) -> Tokens:
        tokens = set(game.discards)
        if game.notes["event"]["A3.13 discards become the deck"]:  # all know what is in it
            tokens |= EVERY_NOT
        if chosen.split(" ")[0] not in ("keep", "draw", "event"):
            tokens |= {word for word in chosen.split(" ") if re.fullmatch(r"[IE]\d\d", word)}
        if game.effect is not None and game.effect.of in ("card", "answer", "event"):
            tokens.add(game.effect.id)
        tokens |= {player.event for player in game.players if player.event and player.event_fate == "played"}
        return tokens | {f"not {token}" for token in tokens}

    def own(self, game: achaia_referee.Game, seat: int) -> Tokens:
        player = game.players[seat]
        tokens = set(player.hand) | ({player.event} if player.event else set())
        tokens |= set(game.drawn) if game.seat == seat else set()
        return tokens | {f"not {token}" for token in tokens}


GAMES = {each.name: each for each in (Hector(), Deukalion(), Achaia())}


def is_said(token: str, text: bytes) -> bool:
    """Not just by chance within some other word: patterns that begin with a letter find much more quickly than those that look around."""
    if not re.fullmatch(r"[A-Z]\d+", token):
        return True
    return re.search(rb"(?<![A-Za-z0-9.])%s(?![A-Za-z0-9])|Z[a-z]%s[a-z]Z|Zq%sqZ" % ((token.encode(),) * 2 + (token[0].encode(),)), text) is not None


@dataclass
class Heard:
    """What one client got, each piece with how many decisions had been sent to the server by then."""

    seat: int | None
    pieces: list[tuple[int, bytes, Tokens]] = field(default_factory=list)  # with what it had said itself

    def keep(self, moves: int, text: bytes, said: Tokens = frozenset()) -> None:
        self.pieces.append((moves, text, said))


class Truth:
    """What may be known by when, from a record's steps. `planted` makes a secret of what lies open: that must be found."""

    def __init__(self, game, players: int, options: dict, steps: list[str], planted: bool = False) -> None:
        self.game, self.players = game, players
        match = game.begin(players, options)
        self.known: dict[int | None, list[Tokens]] = {seat: [] for seat in (None, *range(players))}
        known: dict[int | None, Tokens] = {seat: set() for seat in self.known}
        self.hands: list[list[Tokens]] = []  # by then, of each seat: what it must have been sent
        for line in steps:
            who, chosen = line.split(" ", 1)
            if who == "end":  # not by a rule
                break
            if who != "*":  # a decision: what was known before it
                self._note(known, match)
            match.apply(chosen)
            for seat in known:
                known[seat] |= set() if planted else game.open(match, chosen)
                if seat is not None:
                    known[seat] |= game.own(match, seat)
        self._note(known, match)
        self.over = match.phase == "over"

    def _note(self, known: dict[int | None, Tokens], match) -> None:
        for seat, tokens in known.items():
            self.known[seat].append(set(tokens))
        self.hands.append([{token for token in self.game.own(match, seat) if not token.startswith("not ")}
                           for seat in range(self.players)])

    def leaks(self, heard: Heard) -> list[str]:
        """What the client got before it was entitled to it; after the end everything is shown."""
        last = len(self.known[None]) - 1
        found: dict[str, int] = {}
        for moves, text, said in heard.pieces:
            if moves >= last and self.over:
                continue
            for token in self.game.found(text) - said - self.known[heard.seat][min(moves, last)]:
                if is_said(token, text):
                    found.setdefault(token, moves)
        return [f"{token} after {moves} decisions as seen by {heard.seat}" for token, moves in sorted(found.items())]

    def unseen(self, heard: Heard) -> Tokens:
        """Cards of its own that were not found in what a client got: the search would be blind."""
        last = max((moves for moves, _, _ in heard.pieces), default=0)
        unseen = self.hands[min(last, len(self.hands) - 1)][heard.seat]
        for _, text, _ in reversed(heard.pieces):
            if not unseen:
                break
            unseen = unseen - self.game.found(text)
        return unseen
