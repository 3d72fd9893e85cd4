# SPDX-License-Identifier: GPL-3.0-or-later
"""What comes beside a page: the names of what it will ask for; and what is zipped, for whom."""
from __future__ import annotations

import gzip
import http.client
import json
import tempfile
import unittest
from pathlib import Path

import wire

SCRIPTS = {"lobby": ["/assets/Lobby-1.js"], "match": ["/assets/MatchPage-1.js"], "table/achaia": ["/assets/AchaiaTable-1.js"],
           "table/hector": ["/assets/HectorTable-1.js"]}


class Pages(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.web = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.web.cleanup)
        Path(cls.web.name, "index.html").write_text("<!doctype html>")
        Path(cls.web.name, "scripts.json").write_text(json.dumps(SCRIPTS))
        cls.server = wire.Server("--web", cls.web.name)
        cls.addClassCleanup(cls.server.stop)

    def raw(self, path: str, **headers: str) -> tuple[http.client.HTTPResponse, bytes]:
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=20)
        self.addCleanup(connection.close)
        connection.putrequest("GET", path, skip_accept_encoding=True)
        for name, value in headers.items():
            connection.putheader(name.replace("_", "-"), value)
        connection.endheaders()
        answer = connection.getresponse()
        return answer, answer.read()

    def link(self, person: wire.Person, path: str) -> str:
        status, _, headers = person.request("GET", path)
        self.assertEqual(status, 200)
        return headers.get("Link", "")

    def test_a_page_names_its_scripts(self) -> None:
        me = self.server.guest()
        self.assertEqual(self.link(me, "/"), "</assets/Lobby-1.js>; rel=modulepreload")
        self.assertEqual(self.link(me, "/nowhere"), "")
        self.assertIsNone(self.raw("/scripts.json")[0].getheader("Link"))

    def test_a_broken_address_is_answered_by_the_page(self) -> None:
        for path in ("/match/%E0%A4%A", "/%", "/replay/x/3?as=%zz"):
            answer, body = self.raw(path)
            self.assertEqual((answer.status, body), (200, b"<!doctype html>"), path)
        for path in ("/api/matches/%E0%A4%A", "/ws/matches/%zz", "/assets/%zz.js"):
            answer, body = self.raw(path)
            self.assertEqual((answer.status, json.loads(body)["error"]["code"]), (400, "not-found"), path)

    def test_the_page_of_a_match_names_table_and_content(self) -> None:
        me = self.server.guest()
        match = me.match("achaia", "me", "easy", public=False)["id"]
        self.assertEqual(self.link(me, f"/match/{match}"),
                         "</api/games/achaia/content>; rel=preload; as=fetch; crossorigin, "
                         "</assets/MatchPage-1.js>; rel=modulepreload, </assets/AchaiaTable-1.js>; rel=modulepreload")
        answer, _ = self.raw(f"/match/{match}")
        self.assertIn("private", answer.getheader("Cache-Control"))

    def test_what_is_played_in_private_is_not_told_to_strangers(self) -> None:
        me, stranger = self.server.guest(), self.server.guest()
        made = me.match("achaia", "me", "easy", public=False)
        alone = "</assets/MatchPage-1.js>; rel=modulepreload"
        for who in (stranger, wire.Person(self.server.port)):
            self.assertEqual(self.link(who, f"/match/{made['id']}"), alone)
            self.assertEqual(self.link(who, f"/match/{made['id']}?key=wrong"), alone)
            self.assertIn("Achaia", self.link(who, f"/match/{made['id']}?key={made['invite']}"))
        self.assertEqual(self.link(me, "/match/nosuchmatch"), alone)
        public = me.match("hector", "me", "easy", public=True)["id"]
        self.assertIn("HectorTable", self.link(stranger, f"/match/{public}"))

    def test_a_page_without_a_list_of_scripts_comes_all_the_same(self) -> None:
        with tempfile.TemporaryDirectory() as web:
            Path(web, "index.html").write_text("<!doctype html>")
            server = wire.Server("--web", web)
            self.addCleanup(server.stop)
            me = server.guest()
            match = me.match("hector", "me", "easy", public=True)["id"]
            for text in (None, "no JSON", '["match"]', '{"match": "x", "lobby": [1]}'):
                if text is not None:
                    Path(web, "scripts.json").write_text(text)
                for path in ("/", f"/match/{match}"):
                    status, body, headers = me.request("GET", path)
                    self.assertEqual((status, body), (200, "<!doctype html>"))
                    self.assertNotIn("Link", headers)

    def test_what_never_changes_is_zipped_for_whoever_takes_it(self) -> None:
        for path in ("/api/games/deukalion/content", "/api/rules/achaia?lang=de", "/api/games?lang=nl"):
            with self.subTest(path=path):
                plain, text = self.raw(path)
                self.assertIsNone(plain.getheader("Content-Encoding"))
                self.assertEqual(plain.getheader("Vary"), "Accept-Encoding")
                json.loads(text)
                zipped, bytes_ = self.raw(path, Accept_Encoding="br, gzip;q=0.5")
                self.assertEqual(zipped.getheader("Content-Encoding"), "gzip")
                self.assertEqual(gzip.decompress(bytes_), text)
                self.assertLess(len(bytes_), len(text) / 2)
                for refusal in ("identity", "gzip;q=0", "br, *;q=0", ""):
                    answer, same = self.raw(path, Accept_Encoding=refusal)
                    self.assertIsNone(answer.getheader("Content-Encoding"), refusal)
                    self.assertEqual(same, text)

    def test_whoever_has_it_already_is_told_so(self) -> None:
        path = "/api/games/hector/content"
        tag = self.raw(path)[0].getheader("ETag")
        answer, nothing = self.raw(path, If_None_Match=tag, Accept_Encoding="gzip")
        self.assertEqual((answer.status, nothing), (304, b""))
        self.assertNotEqual(tag, self.raw("/api/games/achaia/content")[0].getheader("ETag"))
        rules = [self.raw(f"/api/rules/hector?lang={lang}")[0].getheader("ETag") for lang in ("en", "de", "nl")]
        self.assertEqual(len(set(rules)), 3)

    def test_what_is_made_for_one_person_is_never_zipped(self) -> None:
        me = self.server.guest()
        match = me.match("hector", "me", "easy")["id"]
        for path in ("/api/me", "/api/lobby", f"/api/matches/{match}"):
            answer, text = self.raw(path, Accept_Encoding="gzip", Cookie=f"ilion={me.cookie}")
            self.assertIsNone(answer.getheader("Content-Encoding"))
            json.loads(text)

    def test_what_there_is_not_is_not_found(self) -> None:
        me = self.server.guest()
        for path in ("/api/games/chess", "/api/games/chess/content", "/api/rules/chess", "/api/rules", "/api/games/hector",
                     "/api/games/hector/content/more", "/api/rules/hector/more"):
            me.get(path, expect=404)


class Sockets(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.server = wire.Server()
        cls.addClassCleanup(cls.server.stop)

    def test_a_socket_makes_a_guest_of_whoever_is_unknown(self) -> None:
        match = self.server.guest().match("hector", "me", "easy", public=True, spectators=True)["id"]
        somebody = wire.Person(self.server.port)
        socket = somebody.sit(match)
        self.assertEqual(socket.hello()["match"]["your_seats"], [])
        self.assertRegex(somebody.cookie or "", "^[0-9a-f]{32}$")
        self.assertFalse(somebody.get("/api/me")["account"])
        known = somebody.cookie
        somebody.sit(match).hello()
        self.assertEqual(somebody.cookie, known)

    def test_no_guest_is_made_for_another_page_or_a_wrong_token(self) -> None:
        match = self.server.guest().match("hector", "me", "easy", public=True, spectators=True)["id"]
        somebody = wire.Person(self.server.port)
        for person, origin in ((somebody, "http://evil.example"), (wire.Person(self.server.port, "0" * 32), None)):
            with self.assertRaises(wire.Refused):
                person.sit(match, origin=origin)
        self.assertIsNone(somebody.cookie)

    def test_the_past_comes_when_it_is_asked_for(self) -> None:
        me = self.server.guest()
        match = me.match("hector", "easy", "easy", public=True, spectators=True)["id"]
        first = me.sit(match)
        first.hello()
        first.until(lambda message: message.get("frame", {}).get("steps", 0) > 12)
        short = me.sit(match, "lang=en&recent=2")
        hello = short.hello()
        if hello["frame"]["state"] == "finished":
            self.assertNotIn("earlier", hello)
            return
        self.assertEqual((len(hello["news"]), hello["earlier"]), (2, True))
        short.send({"type": "past", "nonce": "p", "before": hello["news"][0]["v"]})
        past = short.until_type("past")["news"]
        self.assertEqual([each["v"] for each in past], sorted(each["v"] for each in past))
        self.assertLess(past[-1]["v"], hello["news"][0]["v"])
        self.assertEqual(past[0]["v"], 1)


if __name__ == "__main__":
    unittest.main()
