# SPDX-License-Identifier: GPL-3.0-or-later
"""Whoever wants too much, or reads too slowly, is stopped before he costs the others anything."""
from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import time
import unittest

import wire


class Limited(wire.Server):
    """As people run it: with rate limits."""

    def start(self) -> None:
        self.arguments = [each for each in self.arguments if each != "--no-limits"]
        super().start()


class Limits(unittest.TestCase):
    def test_requests_have_a_rate(self) -> None:
        server = Limited()
        self.addCleanup(server.stop)
        me = server.guest()
        ask = lambda: me.request("GET", "/api/me")[0]
        self.assertEqual([ask() for _ in range(200)], [200] * 200)
        # The bucket fills again meanwhile: how many more it takes depends on how quick the machine is.
        self.assertTrue(any(ask() == 429 for _ in range(5000)))

    def test_guests_passwords_and_matches_have_a_rate_of_their_own(self) -> None:
        server = Limited()
        self.addCleanup(server.stop)
        self.assertIn(429, [wire.Person(server.port).request("GET", "/api/me")[0] for _ in range(40)])
        time.sleep(2.5)
        me = server.guest()
        body = b'{"name": "Nobody at all", "password": "wrong and old"}'
        statuses = [me.request("POST", "/api/login", body)[0] for _ in range(14)]
        self.assertEqual(statuses[0], 403)
        self.assertEqual(statuses[-1], 429)
        self.assertIn(429, [me.request("POST", "/api/tokens", b'{"name": "Talos"}')[0] for _ in range(40)])

    def test_matches_made_again_have_the_rate_of_matches(self) -> None:
        server = Limited()
        self.addCleanup(server.stop)
        me = server.guest()
        match = me.match("hector", "me", "me")
        table = me.sit(match["id"])
        table.hello()
        table.ask("resign", seat=0)
        statuses = [me.request("POST", f"/api/matches/{match['id']}/rematch", b"{}")[0] for _ in range(40)]
        self.assertEqual(statuses[:20], [200] * 20)
        self.assertIn(429, statuses)

    def test_large_bodies_have_a_rate(self) -> None:
        server = Limited()
        self.addCleanup(server.stop)
        me = server.guest()
        content = me.get("/api/games/deukalion/content")
        body = json.dumps({"game": "deukalion", "seats": [{"kind": "me"}, {"kind": "me"}], "content": content}).encode()
        statuses = [me.request("POST", "/api/matches", body)[0] for _ in range(22)]
        self.assertEqual(statuses[:20], [200] * 20)
        self.assertEqual(statuses[-1], 429)
        me.match("hector", "me", "me")  # one without is welcome

    def test_looking_back_has_a_rate(self) -> None:
        server = Limited()
        self.addCleanup(server.stop)
        me = server.guest()
        match = me.match("hector", "me", "me")
        table = me.sit(match["id"])
        table.hello()
        table.ask("resign", seat=0)
        look = lambda: me.request("GET", f"/api/matches/{match['id']}/moments/0")[0]
        self.assertEqual([look() for _ in range(200)], [200] * 200)
        self.assertTrue(any(look() == 429 for _ in range(5000)))
        me.get(f"/api/matches/{match['id']}")

    def test_messages_and_chats_have_a_rate(self) -> None:
        server = Limited()
        self.addCleanup(server.stop)
        me = server.guest()
        match = me.match("hector", "me", "me")
        table = me.sit(match["id"])
        table.hello()
        answers = [table.ask("chat", text="again") for _ in range(12)]
        self.assertEqual([answer["type"] for answer in answers[:8]], ["done"] * 8)
        self.assertEqual(answers[-1]["code"], "too-fast")
        for number in range(400):
            table.send({"type": "why", "nonce": f"n{number}", "seat": 0, "move": "x"})
        self.assertEqual(table.until_type("bye")["code"], "too-fast")

    def test_a_slow_reader_is_cut_off_before_he_eats_the_memory(self) -> None:
        server = wire.Server()
        self.addCleanup(server.stop)
        me, slow = server.guest(), server.guest()
        match = me.match("hector", "me", "me", public=True, spectators=True)
        table = me.sit(match["id"])
        table.hello()
        sluggish = slow.sit(match["id"])
        sluggish.raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        before = memory_kb(server.process)
        text = "x" * 500
        for number in range(40_000):  # the log is full at some time; then its frames alone are sent
            table.send({"type": "lang", "nonce": f"n{number}", "lang": ("en", "de")[number % 2]})
            try:
                sluggish.send({"type": "lang", "nonce": f"s{number}", "lang": ("en", "de")[number % 2]})
            except ConnectionError:  # cut off already
                break
            if number % 50 == 49:
                table.ask("chat", text=text)
                if cut_off(me) > 0:
                    break
        self.assertEqual(cut_off(me), 1)
        if not os.environ.get("ILION_SANITIZED"):  # the sanitizer keeps what was freed, to see whether somebody still uses it
            self.assertLess(memory_kb(server.process) - before, 30_000)
        self.assertEqual(table.ask("lang", lang="en")["type"], "done")  # the others do not notice


def cut_off(person: wire.Person) -> int:
    return int(re.search(r"^ilion_cut_off_total (\d+)$", person.request("GET", "/metrics")[1], re.M)[1])


def memory_kb(process: subprocess.Popen) -> int:
    with open(f"/proc/{process.pid}/status") as file:
        return int(re.search(r"VmRSS:\s+(\d+)", file.read())[1])


if __name__ == "__main__":
    unittest.main()
