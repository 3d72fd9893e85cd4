# SPDX-License-Identifier: GPL-3.0-or-later
"""Who may do what: forged, stale, malformed and oversized wishes are refused with a sentence, and nobody is told more
than his seat may know."""
from __future__ import annotations

import json
import random
import tempfile
import unittest

import wire


class Rights(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.server = wire.Server()
        cls.addClassCleanup(cls.server.stop)

    def table(self, game: str = "hector", *seats: str, **more: object) -> tuple[wire.Person, dict, wire.Socket]:
        me = self.server.guest()
        match = me.match(game, *(seats or ("me", "random")), **more)
        table = me.sit(match["id"])
        table.hello()
        return me, match, table

    def test_the_same_nonce_gets_the_same_answer_and_one_move(self) -> None:
        me, match, table = self.table("hector", "me", "me")
        asked, step = table.frame["asked"], table.frame["steps"]
        wish = {"seat": asked["seat"], "step": step, "moves": [asked["choices"][0]["text"]], "nonce": "once"}
        first = table.ask("move", **wish)
        again = table.ask("move", **wish)
        self.assertEqual(first, again)
        self.assertEqual(first["type"], "done")
        other = me.sit(match["id"])
        other.hello()
        self.assertEqual(other.ask("move", **wish), first)
        self.assertEqual(sum(news["type"] == "step" and news["step"] == step for news in table.news), 1)

    def test_a_stale_step_is_refused(self) -> None:
        _, _, table = self.table()
        table.until_frame(lambda frame: frame["asked"])
        asked = table.frame["asked"]
        answer = table.ask("move", seat=0, step=table.frame["steps"] - 1, moves=[asked["choices"][0]["text"]])
        self.assertEqual((answer["type"], answer["code"]), ("refused", "stale"))

    def test_several_moves_hold_all_or_none(self) -> None:
        _, _, table = self.table("hector", "me", "me")
        asked, step = table.frame["asked"], table.frame["steps"]
        answer = table.ask("move", seat=asked["seat"], step=step, moves=[asked["choices"][0]["text"], "nonsense"])
        self.assertEqual(answer["type"], "refused")
        self.assertEqual(table.frame["steps"], step)
        self.assertEqual(table.play()["type"], "done")

    def test_forged_seats_are_refused(self) -> None:
        _, _, table = self.table()
        table.until_frame(lambda frame: frame["asked"])
        move = table.frame["asked"]["choices"][0]["text"]
        for seat in (1, 2, -1, 99, "0", None):
            with self.subTest(seat=seat):
                answer = table.ask("move", seat=seat, step=table.frame["steps"], moves=[move])
                self.assertEqual(answer["code"], "not-your-seat")

    def test_other_peoples_matches_are_closed(self) -> None:
        _, match, _ = self.table("hector", "me", "random")
        stranger = self.server.guest()
        stranger.get(f"/api/matches/{match['id']}", expect=404)
        self.assertEqual(stranger.sit(match["id"]).read()["code"], "no-match")
        stranger.get(f"/api/matches/{match['id']}/luck", expect=404)
        _, public, _ = self.table("hector", "me", "random", public=True, spectators=False)
        self.assertEqual(stranger.sit(public["id"]).read()["code"], "no-spectators")
        stranger.get(f"/api/matches/{public['id']}/record", expect=409)
        stranger.get(f"/api/matches/{public['id']}/moments/0", expect=409)
        for what in ("chart", "mistakes", "weighed/0"):
            stranger.get(f"/api/matches/{public['id']}/{what}", expect=409)
        stranger.post(f"/api/matches/{public['id']}/join", {}, expect=409)
        stranger.post(f"/api/matches/{public['id']}/rematch", {}, expect=409)

    def test_a_spectator_may_not_act(self) -> None:
        _, match, _ = self.table("hector", "me", "random", public=True, spectators=True)
        stranger = self.server.guest()
        table = stranger.sit(match["id"])
        table.hello()
        self.assertIsNone(table.frame["asked"])
        for kind, members in (("move", {"seat": 0, "step": table.frame["steps"], "moves": ["from 1"]}),
                              ("undo", {"seat": 0, "step": 0}), ("resign", {"seat": 0}), ("pause", {"seat": 0}),
                              ("hint", {"seat": 0}), ("why", {"seat": 0, "move": "from 1"}),
                              ("vote", {"kind": "undo", "yes": True}), ("quiet", {"window": "x", "on": True}),
                              ("replace", {"seat": 0, "with": "easy"})):
            with self.subTest(kind=kind):
                self.assertEqual(table.ask(kind, **members)["code"], "not-your-seat")

    def test_malformed_messages_are_refused_and_hurt_nobody(self) -> None:
        _, _, table = self.table()
        for text in ("", "{", "[]", "null", "7", '{"type": "move"}', '{"type": 7, "nonce": "a"}', '{"nonce": "b"}',
                     '{"type": "move", "nonce": 5}', '{"type": "fly", "nonce": "c"}', "[" * 5000,
                     json.dumps({"type": "chat", "nonce": "x" * 41, "text": "a"}),
                     json.dumps({"type": "chat", "nonce": "d", "text": "x" * 501}),
                     json.dumps({"type": "chat", "nonce": "e", "text": "\u001b[31m"}),
                     json.dumps({"type": "move", "nonce": "f", "seat": 0, "step": 0, "moves": "from 1"}),
                     json.dumps({"type": "quiet", "nonce": "g", "window": "door", "on": True})):
            with self.subTest(text=text[:40]):
                table.send(text)
                self.assertEqual(table.until_type("refused")["type"], "refused")
        table.until_frame(lambda frame: frame["asked"])
        self.assertEqual(table.play()["type"], "done")

    def test_broken_frames_close_the_connection_alone(self) -> None:
        me, match, table = self.table()
        for frame in (dict(payload=b"x" * 70000), dict(payload=b"\xff\xfe"), dict(payload=b"{}", masked=False),
                      dict(payload=b"{}", opcode=3)):
            with self.subTest(frame=str(frame)[:40]):
                other = me.sit(match["id"])
                other.hello()
                with self.assertRaises((ConnectionError, OSError)):
                    other.send_frame(**frame)
                    while True:
                        other.read(5)
        self.assertEqual(table.play()["type"], "done")

    def test_requests_from_other_pages_are_refused(self) -> None:
        me, match, _ = self.table()
        me.origin = "http://evil.example"
        self.assertEqual(me.request("POST", "/api/me", b'{"name": "x"}')[0], 403)
        with self.assertRaises(wire.Refused) as refused:
            me.sit(match["id"])
        self.assertEqual(str(refused.exception), "403")
        unknown = wire.Person(self.server.port)
        with self.assertRaises(wire.Refused):
            unknown.sit(match["id"], origin="http://evil.example")
        self.assertEqual(unknown.sit(match["id"]).read()["code"], "no-match")  # a guest, who has no key of it

    def test_bad_requests_get_a_status_and_a_sentence(self) -> None:
        me = self.server.guest()
        me.get("/api/nothing", expect=404)
        me.get("/api/matches/nothing", expect=404)
        me.get("/api/rules/chess", expect=404)
        me.get("/api/games/chess/content", expect=404)
        match = me.match("hector", "me", "open", public=True)["id"]
        for path in ("matches", "me", "account", "login", "tokens", "logout", f"matches/{match}/join", f"matches/{match}/leave"):
            for body in ("{", "[]", "7", '{"name": "Nestor"', "null", "\xff"):
                self.assertEqual(me.post(f"/api/{path}", body, expect=400)["error"]["code"], "bad-json")
        me.post(f"/api/matches/{match}/leave", "")  # nothing said is nothing wrong
        me.post("/api/matches", {"game": "chess", "seats": []}, expect=400)
        me.post("/api/matches", {"game": "hector", "seats": [{"kind": "me"}]}, expect=400)
        me.post("/api/matches", {"game": "hector", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "zeus"}]}, expect=400)
        me.post("/api/matches", {"game": "hector", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"fog": "yes"}},
                expect=400)
        me.post("/api/records", "ilion record 1\ngame hector\n", expect=400)
        # Sentences in sentences, and draws by the million, in a few bytes.
        me.post("/api/records", "ilion record 1\ngame " + "Line 1: " * 20000, expect=400)
        me.post("/api/records", "ilion record 1\ngame hector\nluck 00 00\nluck-draws " + "0-1048575 " * 5000, expect=400)
        me.post("/api/me", {"name": ""}, expect=400)
        me.post("/api/me", {"name": "x" * 31}, expect=400)
        me.post("/api/me", {"name": "\u009b31m"}, expect=400)
        self.assertEqual(me.request("POST", "/api/me", b"x" * 70000)[0], 413)
        self.assertEqual(me.request("POST", "/api/records", b"x" * 1100000)[0], 413)
        self.assertEqual(me.request("DELETE", "/api/me")[0], 405)
        self.assertEqual(me.request("GET", "/api/%zz")[0], 400)
        self.assertEqual(me.request("GET", "/nothing.js")[0], 404)
        self.assertEqual(me.request("GET", "/../../etc/passwd")[0], 404)

    def test_finished_matches_take_no_moves(self) -> None:
        _, _, table = self.table("hector", "me", "me")
        table.ask("resign", seat=0)
        for kind, members in (("move", {"seat": 0, "step": table.frame["steps"], "moves": ["from 1"]}),
                              ("undo", {"seat": 0, "step": 0}), ("resign", {"seat": 0}), ("pause", {"seat": 0})):
            self.assertEqual(table.ask(kind, **members)["code"], "finished")
        self.assertEqual(table.ask("chat", text="Well played.")["type"], "done")

    def test_accounts(self) -> None:
        me = self.server.guest()
        me.post("/api/account", {"name": "Nestor of Pylos", "password": "short"}, expect=400)
        account = me.post("/api/account", {"name": "Nestor of Pylos", "password": "wise and old"})
        self.assertTrue(account["account"])
        other = self.server.guest()
        other.post("/api/account", {"name": "nestor of pylos", "password": "wise and old"}, expect=409)
        other.post("/api/login", {"name": "Nestor of Pylos", "password": "wrong and old"}, expect=403)
        other.post("/api/login", {"name": "Nobody at all", "password": "wrong and old"}, expect=403)
        self.assertEqual(other.post("/api/login", {"name": "Nestor of Pylos", "password": "wise and old"})["id"], account["id"])
        stranger = wire.Person(self.server.port)  # a device that was never here
        stranger.post("/api/login", {"name": "Nestor of Pylos", "password": "wise and old"})
        self.assertEqual(stranger.get("/api/me")["id"], account["id"])
        old = other.cookie
        other.post("/api/logout", {})
        other.cookie = old
        self.assertNotEqual(other.get("/api/me")["id"], account["id"])

    def test_what_every_answer_bears(self) -> None:
        me = self.server.guest()
        _, _, headers = me.request("GET", "/health")
        self.assertEqual(headers["X-Content-Type-Options"], "nosniff")
        self.assertIn("frame-ancestors 'none'", headers["Content-Security-Policy"])
        self.assertNotIn("script-src 'unsafe", headers["Content-Security-Policy"])
        fresh = wire.Person(self.server.port)
        cookie = fresh.request("GET", "/api/me")[2]["Set-Cookie"]
        self.assertIn("HttpOnly", cookie)
        self.assertIn("SameSite=Lax", cookie)
        self.assertIn("ilion_moves_total", me.request("GET", "/metrics")[1])

    def test_behind_https_the_cookie_travels_by_https_alone(self) -> None:
        proxied = wire.Server("--origin", "https://ilion.example")
        self.addCleanup(proxied.stop)
        me = wire.Person(proxied.port)
        cookie = me.request("GET", "/api/me")[2]["Set-Cookie"]
        self.assertTrue(cookie.startswith("__Host-ilion="), cookie)
        for word in ("Secure", "HttpOnly", "SameSite=Lax", "Path=/"):
            self.assertIn(word, cookie.split("; "))
        self.assertNotIn("Domain", cookie)
        proof = {"Cookie": cookie.split(";")[0]}
        status, first, _ = me.request("GET", "/api/me", **proof)
        self.assertEqual((status, me.request("GET", "/api/me", **proof)[1]), (200, first))
        plain = {"Cookie": proof["Cookie"].replace("__Host-", "")}  # what plain http could have set
        self.assertNotEqual(me.request("GET", "/api/me", **plain)[1]["id"], first["id"])
        for origin, expected in (("http://ilion.example", 403), (f"http://127.0.0.1:{proxied.port}", 403),
                                 ("https://ilion.example", 200)):
            self.assertEqual(me.request("POST", "/api/me", b'{"name": "x"}', Origin=origin, **proof)[0], expected)

    def test_only_the_owner_may_measure(self) -> None:
        me = self.server.guest()
        self.assertEqual(me.request("GET", "/metrics", X_Forwarded_For="192.0.2.1")[0], 404)
        self.assertEqual(me.request("GET", "/metrics", Forwarded="for=192.0.2.1")[0], 404)
        proxied = wire.Server("--origin", "https://ilion.example")
        self.addCleanup(proxied.stop)
        self.assertEqual(wire.Person(proxied.port).request("GET", "/metrics")[0], 404)
        with tempfile.NamedTemporaryFile("w") as file:
            file.write("0123456789abcdef\n")
            file.flush()
            guarded = wire.Server("--metrics-token", file.name)
        self.addCleanup(guarded.stop)
        self.assertEqual(wire.Person(guarded.port).request("GET", "/metrics")[0], 404)
        self.assertEqual(wire.Person(guarded.port, "0123456789abcdee").request("GET", "/metrics")[0], 404)
        self.assertEqual(wire.Person(guarded.port, "0123456789abcdef").request("GET", "/metrics")[0], 200)

    def test_games_rules_and_lobby(self) -> None:
        me = self.server.guest()
        self.assertEqual([game["id"] for game in me.get("/api/games?lang=de")], ["hector", "deukalion", "achaia"])
        for game in ("hector", "deukalion", "achaia"):
            for lang in ("en", "de", "nl"):
                rules = me.get(f"/api/rules/{game}?lang={lang}")
                paragraphs = [p for chapter in rules["chapters"] for p in chapter["paragraphs"]]
                self.assertGreater(len(paragraphs), 30)
                self.assertTrue(any(p.get("mark") == "ruling" for p in paragraphs), (game, lang))
            me.get(f"/api/games/{game}/content")
        match = me.match("hector", "me", "open", public=True)
        lobby = self.server.guest().get("/api/lobby")
        self.assertIn(match["id"], [each["id"] for each in lobby["open"]])
        self.assertNotIn("invite", json.dumps(lobby))
        self.assertIn(match["id"], [each["id"] for each in me.get("/api/lobby")["mine"]])
        me.post(f"/api/matches/{match['id']}/leave", {})
        self.assertEqual(me.get(f"/api/matches/{match['id']}", expect=410)["error"]["code"], "gone")


class Secrets(unittest.TestCase):
    """What is dealt to a seat is not sent to anybody else."""

    def test_spectators_and_others_are_told_the_public_part_only(self) -> None:
        server = wire.Server()
        self.addCleanup(server.stop)
        for game in ("hector", "deukalion", "achaia"):
            with self.subTest(game=game):
                anna, bert, eve = server.guest("Anna"), server.guest("Bert"), server.guest("Eve")
                match = anna.match(game, "me", "open", *["random"] * (game == "achaia"), public=True, spectators=True)
                bert.post(f"/api/matches/{match['id']}/join", {})
                tables = [anna.sit(match["id"]), bert.sit(match["id"])]
                watcher = eve.sit(match["id"])
                for table in (*tables, watcher):
                    table.hello()
                luck = random.Random(11)
                for _ in range(60):
                    mover = next((table for table in tables if asked(table)), None)
                    if mover is None:
                        break
                    mover.play(luck.choice)
                for seat, table in enumerate(tables):
                    self.assertEqual([view["seat"] for view in table.frame["views"]], [seat])
                self.assertEqual([view["seat"] for view in watcher.frame["views"]], [None])
                self.assertIsNone(watcher.frame["asked"])
                text = watcher.heard.decode()
                self.assertNotIn('"choices"', text)
                for table in tables:
                    if table.frame["asked"]:
                        other = tables[1 - tables.index(table)]
                        self.assertIsNone(other.frame["asked"])
                for secret in (match["invite"], "seed"):
                    self.assertNotIn(secret, text)


def asked(table: wire.Socket) -> bool:
    try:
        while True:
            table.read(0.01)
    except TimeoutError:
        return bool(table.frame["asked"])


if __name__ == "__main__":
    unittest.main()
