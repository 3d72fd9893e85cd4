# SPDX-License-Identifier: GPL-3.0-or-later
"""Answer windows of Achaia over the wire: while somebody is asked in secret, whoever polls sees nothing change.

A match is brought to an open window and its server stopped; copies of the data then differ only in what a third seat may not
know, and everything that this seat and a spectator can ask for must be the same, byte for byte.
"""
from __future__ import annotations

import json
import random
import shutil
import sqlite3
import tempfile
import unittest
from pathlib import Path

import wire

NAMES = ("Anna", "Bert", "Cleo", "Dora")


def drain(table: wire.Socket, timeout: float = 0.003) -> None:
    try:
        while True:
            table.read(timeout)
    except TimeoutError:
        pass


class World:
    """A server on a copy of the data, with everybody at the table."""

    def __init__(self, folder: Path, cookies: list[str], match: str) -> None:
        self.server, self.match = wire.Server(data=str(folder)), match
        self.people = []
        for cookie in cookies:
            person = wire.Person(self.server.port)
            person.cookie = cookie
            self.people.append(person)
        try:
            self.tables = [person.sit(match) for person in self.people]
            for table in self.tables:
                table.hello()
        except ConnectionError:
            self.server.stop()
            raise
        for table in self.tables:
            drain(table)

    def asked(self) -> int:
        """Who is asked now; an answer that is given for somebody takes its moment."""
        for _ in range(200):
            for table in self.tables:
                drain(table)
            for seat, table in enumerate(self.tables):
                if table.frame["asked"]:
                    return seat
        raise AssertionError("nobody is asked")

    def answer(self, seat: int, text: str = "none") -> None:
        table = self.tables[seat]
        step = table.frame["steps"]
        done = table.ask("move", seat=seat, step=step, moves=[text])
        assert done["type"] == "done", done
        table.until_frame(lambda frame: frame["steps"] > step)  # the answer may come before what it changed

    def looks(self, seat: int) -> dict[str, bytes]:
        """All that somebody gets who asks for everything."""
        person = self.people[seat]
        found = {}
        for path in (f"/api/matches/{self.match}", "/api/lobby", "/api/lobby?lang=de", f"/api/matches/{self.match}/luck",
                     f"/api/matches/{self.match}/record", f"/api/matches/{self.match}/moments/1"):
            found[path] = json.dumps(person.request("GET", path)[1]).encode()
        for query in ("lang=en", "lang=nl&since=5", "since=100000"):
            table = person.sit(self.match, query)
            steps = table.hello()["frame"]["steps"]
            wishes = [("lang", {"lang": "nl"}), ("why", {"seat": seat, "move": "none"}), ("hint", {"seat": seat}),
                      ("undo", {"seat": seat, "step": steps})]
            wishes += [("look", {"step": step}) for step in range(-1, steps + 2)]
            wishes += [(wish, {"seat": seat, "step": step, "moves": ["none"]}) for wish in ("try", "move") for step in range(max(0, steps - 3), steps + 4)]
            for number, (wish, members) in enumerate(wishes):
                table.ask(wish, nonce=f"look-{number}", **members)
            found[query] = table.heard
            table.close()
        return found

    def stop(self) -> None:
        for table in self.tables:
            table.close()
        self.server.stop()


class Windows(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = Path(folder.name)
        (cls.folder / "begun").mkdir()
        server = wire.Server(data=str(cls.folder / "begun"))
        people = [server.guest(name) for name in (*NAMES, "Eve")]
        cls.cookies = [person.cookie for person in people]
        match = people[0].match("achaia", "me", "open", "open", "open", public=True, spectators=True)
        cls.match = match["id"]
        for person in people[1:4]:
            person.post(f"/api/matches/{cls.match}/join", {})
        tables = [person.sit(cls.match) for person in people[:4]]
        for table in tables:
            table.hello()
        cls.play_to_a_window(tables, random.Random(3))
        for table in tables:
            table.close()
        server.stop()

    @classmethod
    def play_to_a_window(cls, tables: list[wire.Socket], luck: random.Random) -> None:
        for _ in range(600):
            for table in tables:
                drain(table)
            seat, table = next((i, table) for i, table in enumerate(tables) if table.frame["asked"])
            if table.frame["asked"]["window"] == "opp":
                cls.first = seat
                return
            table.play(luck.choice)
        raise AssertionError("no window opens")

    def world(self, name: str, change=None) -> World:
        folder = self.folder / name
        shutil.copytree(self.folder / "begun", folder)
        self.addCleanup(shutil.rmtree, folder)
        if change:
            data = sqlite3.connect(folder / "ilion.db")
            data.execute("DROP TRIGGER log_keeps")
            change(data)
            data.commit()
            data.close()
        world = World(folder, self.cookies, self.match)
        self.addCleanup(world.stop)
        return world

    def outsiders(self, world: World, *insiders: int) -> list[int]:
        """The seats that have not been asked yet, and the spectator."""
        return [seat for seat in range(5) if seat not in insiders]

    def assert_same(self, one: World, other: World, seats: list[int]) -> None:
        for seat in seats:
            first, second = one.looks(seat), other.looks(seat)
            for what in first:
                with self.subTest(seat=seat, what=what):
                    self.assertEqual(first[what], second[what])

    def test_who_has_declined_and_who_is_still_asked_looks_the_same(self) -> None:
        waits, declined = self.world("waits"), self.world("declined")
        self.assertEqual(declined.asked(), self.first)
        heard = [len(table.heard) for table in declined.tables]
        declined.answer(self.first)
        second = declined.asked()
        self.assertNotEqual(second, self.first)
        others = self.outsiders(declined, self.first, second)
        self.assertIn(4, others)
        for seat in others:
            drain(declined.tables[seat], 0.05)
            self.assertEqual(len(declined.tables[seat].heard), heard[seat])
        self.assert_same(waits, declined, others)

    def test_an_answer_given_for_one_who_does_not_want_to_be_asked_looks_the_same(self) -> None:
        waits, quiet = self.world("waits"), self.world("quiet")
        for window in ("opp", "answer"):
            self.assertEqual(quiet.tables[self.first].ask("quiet", window=window, on=True)["type"], "done")
        quiet.tables[self.first].until_frame(lambda frame: not frame["asked"])
        second = quiet.asked()
        self.assertNotEqual(second, self.first)
        self.assert_same(waits, quiet, self.outsiders(quiet, self.first, second))

    def test_words_for_one_ear_look_the_same(self) -> None:
        silent, told = self.world("silent"), self.world("told")
        to = next(seat for seat in range(4) if seat != self.first)
        self.assertEqual(told.tables[self.first].ask("chat", text="He holds the Fence.", to=to)["type"], "done")
        self.assertEqual(told.tables[to].until_type("update")["news"][-1]["text"], "He holds the Fence.")
        self.assert_same(silent, told, self.outsiders(told, self.first, to))

    def test_what_is_held_does_not_show(self) -> None:
        one = self.world("one")
        held = json.dumps(one.tables[self.first].frame["asked"]["choices"])
        for number in range(1, 17):
            other = self.swapped(self.first, f"I{number:02}")
            if other and json.dumps(other.tables[self.first].frame["asked"]["choices"]) != held:
                break
        else:
            self.fail("no other card would change the answers")
        seats = self.outsiders(other, self.first)
        self.assert_same(one, other, seats)
        for world in (one, other):
            world.answer(self.first)
        self.assertEqual(one.asked(), other.asked())
        self.assert_same(one, other, [seat for seat in seats if seat != one.asked()])

    def swapped(self, seat: int, card: str) -> World | None:
        """The same match, but the first card dealt to the seat is another one; nothing if it cannot be."""
        def change(data: sqlite3.Connection) -> None:
            deals = [(v, json.loads(body)) for v, body in data.execute("SELECT v, body FROM log WHERE kind = 'step' ORDER BY v")]
            dealt = [(v, body) for v, body in deals if body["text"].startswith("draw ")]
            v, body = dealt[3 * seat]
            data.execute("UPDATE log SET body = ? WHERE v = ?", (json.dumps(body | {"text": f"draw {card}"}), v))
        try:
            return self.world(f"swapped-{card}", change)
        except ConnectionError:
            return None


if __name__ == "__main__":
    unittest.main()
