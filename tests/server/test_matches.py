# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole matches over real sockets, as people and programs play them."""
from __future__ import annotations

import json
import os
import random
import re
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

import wire


class Matches(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.server = wire.Server()
        cls.addClassCleanup(cls.server.stop)

    def finish(self, sockets: list[wire.Socket], luck: random.Random, most: int = 3000) -> None:
        """Everybody plays at random until the match is over."""
        for _ in range(most):
            if all(socket.frame["result"] for socket in sockets):
                return
            mover = next((socket for socket in sockets if socket.frame["asked"]), None)
            if mover:
                self.assertEqual(mover.play(luck.choice)["type"], "done")
            for socket in sockets:
                drain(socket, 0.002 if mover else 0.02)
        self.fail("the match does not end")

    def test_a_whole_match_against_bots_in_every_game(self) -> None:
        for game, bots in (("hector", 1), ("deukalion", 1), ("achaia", 2)):
            with self.subTest(game=game):
                me = self.server.guest()
                match = me.match(game, "me", *["random"] * bots, seed="swift-footed")
                self.assertEqual(match["state"], "running")
                table = me.sit(match["id"])
                self.assertTrue(table.hello()["fresh"])
                luck = random.Random(7)
                while not table.frame["result"]:
                    if answer := table.play(luck.choice):
                        self.assertEqual(answer["type"], "done", answer)
                self.assertEqual(table.frame["state"], "finished")
                self.assertEqual(len(table.frame["result"]["ranks"]), 1 + bots)
                table.close()
                self.check_record(me, match["id"])

    def check_record(self, me: wire.Person, match: str) -> None:
        text = me.get(f"/api/matches/{match}/record")
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "match.ilion"
            path.write_text(text)
            said = subprocess.run([wire.ILION, "verify", str(path)], capture_output=True, text=True, timeout=60)
            self.assertEqual(said.returncode, 0, said.stderr)
            self.assertIn("luck", said.stdout)
            forged = text.replace("luck-text 0 swift-footed", "luck-text 0 slow-footed")
            path.write_text(forged)
            said = subprocess.run([wire.ILION, "verify", str(path)], capture_output=True, text=True, timeout=60)
            self.assertNotEqual(said.returncode, 0)
        luck = me.get(f"/api/matches/{match}/luck")
        self.assertEqual(len(luck["seed"]), 64)
        moment = me.get(f"/api/matches/{match}/moments/3?as=0&lang=de")
        self.assertEqual(moment["step"], 3)
        chart = me.get(f"/api/matches/{match}/chart")
        rows = chart["points"]
        self.assertEqual([rows[0]["step"], rows[-1]["step"]], [0, chart["steps"]])
        if "\ngame hector" in text:
            self.assertEqual(rows[0]["points"], [48, 48])  # all troops are there
        self.assertTrue(all(now["points"] != then["points"] for then, now in zip(rows, rows[1:-1])))
        for row in (rows[1], rows[-1]):
            self.assertEqual(me.get(f"/api/matches/{match}/moments/{row['step']}")["points"], row["points"])
        self.check_chances(chart["chances"], me.get(f"/api/matches/{match}")["result"]["ranks"])
        self.check_looking_back(me, match, text)
        imported = me.post("/api/records", text)
        self.assertEqual(imported["state"], "finished")
        proof = [line for line in text.splitlines() if line.startswith("luck")]
        brought = me.get(f"/api/matches/{imported['id']}/record")
        self.assertEqual([line for line in brought.splitlines() if line.startswith("luck")], proof)
        self.assertEqual(me.get(f"/api/matches/{imported['id']}/luck"), luck)
        me.post("/api/records", text.replace("luck-text 0 swift-footed", "luck-text 0 slow-footed"), expect=400)
        again = me.post(f"/api/matches/{match}/rematch", {})
        self.assertEqual(again["your_seats"], [1])

    def test_two_people_meet_by_a_link(self) -> None:
        anna, bert = self.server.guest("Anna"), self.server.guest("Bert")
        match = anna.match("hector", "me", "open")
        self.assertEqual(match["state"], "open")
        bert.post(f"/api/matches/{match['id']}/join", {}, expect=403)
        at_anna = anna.sit(match["id"])
        self.assertEqual(at_anna.hello()["frame"]["views"], [])
        joined = bert.post(f"/api/matches/{match['id']}/join", {"key": match["invite"], "seed": "b"})
        self.assertEqual(joined["your_seats"], [1])
        again = bert.post(f"/api/matches/{match['id']}/join", {"key": match["invite"]})
        self.assertEqual(again["your_seats"], [1])
        at_anna.until_frame(lambda frame: frame["state"] == "running")
        at_bert = bert.sit(match["id"])
        at_bert.hello()
        self.assertEqual([seat["name"] for seat in at_bert.frame["seats"]], ["Anna", "Bert"])
        self.assertEqual(at_anna.ask("chat", text="Greetings, son of Priam.")["type"], "done")
        said = at_bert.until(lambda m: any(each["type"] == "chat" for each in m.get("news", [])))
        self.assertEqual(said["news"][-1]["name"], "Anna")
        self.finish([at_anna, at_bert], random.Random(3))
        self.assertEqual(at_anna.frame["result"], at_bert.frame["result"])

    def test_a_hotseat_plays_all_its_seats_over_one_connection(self) -> None:
        me = self.server.guest()
        match = me.match("hector", "me", "me")
        table = me.sit(match["id"], "lang=nl")
        table.hello()
        self.assertEqual([view["seat"] for view in table.frame["views"]], [0, 1])
        for _ in range(30):
            self.assertEqual(table.play()["type"], "done")

    def test_a_program_with_a_token_sits_down(self) -> None:
        me = self.server.guest("Owner")
        token = me.post("/api/tokens", {"name": "Talos"})["token"]
        robot = wire.Person(self.server.port, token)
        self.assertTrue(robot.get("/api/me")["bot"])
        match = me.match("hector", "me", "open", public=True)
        robot.post(f"/api/matches/{match['id']}/join", {})
        seats = me.get(f"/api/matches/{match['id']}")["seats"]
        self.assertEqual(seats[1]["kind"], "program")
        wire.Person(self.server.port, "0" * 32).get("/api/me", expect=401)

    def test_taking_back_needs_nobody_against_bots(self) -> None:
        me = self.server.guest()
        match = me.match("hector", "me", "easy")
        table = me.sit(match["id"])
        table.hello()
        table.until_frame(lambda frame: frame["asked"])
        step = table.frame["steps"]
        table.play()
        table.until_frame(lambda frame: frame["asked"])
        self.assertEqual(table.frame["undo"], "free")
        self.assertEqual(table.ask("undo", seat=0, step=step)["type"], "done")
        table.until_frame(lambda frame: frame["steps"] == step)
        self.assertTrue(any(news["type"] == "back" for news in table.news))
        self.assertEqual(table.play()["type"], "done")

    def test_taking_back_needs_the_consent_of_people(self) -> None:
        anna, bert = self.server.guest("Anna"), self.server.guest("Bert")
        match = anna.match("hector", "me", "open", public=True)
        bert.post(f"/api/matches/{match['id']}/join", {})
        tables = [anna.sit(match["id"]), bert.sit(match["id"])]
        for table in tables:
            table.hello()
        luck = random.Random(5)
        turns: list[tuple[int, int]] = []
        while len({seat for seat, _ in turns}) < 2:
            for table in tables:
                drain(table, 0.05)
                if table.frame["asked"]:
                    turns.append((table.frame["asked"]["seat"], table.frame["steps"]))
                    table.play(luck.choice)
        seat, step = turns[0]
        mine, other = tables[seat], tables[1 - seat]
        self.assertEqual(mine.ask("undo", seat=seat, step=step)["type"], "done")
        other.until_frame(lambda frame: frame["votes"])
        self.assertEqual(other.frame["votes"][0]["kind"], "undo")
        self.assertEqual(other.ask("vote", kind="undo", yes=False)["type"], "done")
        mine.until_frame(lambda frame: not frame["votes"])
        self.assertGreater(mine.frame["steps"], step)
        mine.ask("undo", seat=seat, step=step)
        self.assertEqual(other.ask("vote", kind="undo", yes=True)["type"], "done")
        mine.until_frame(lambda frame: frame["steps"] == step)

    def test_pause_and_resign(self) -> None:
        anna, bert = self.server.guest("Anna"), self.server.guest("Bert")
        match = anna.match("deukalion", "me", "open", public=True)
        bert.post(f"/api/matches/{match['id']}/join", {})
        at_anna, at_bert = anna.sit(match["id"]), bert.sit(match["id"])
        at_anna.hello(), at_bert.hello()
        at_anna.ask("pause", seat=0)
        at_bert.until_frame(lambda frame: frame["votes"])
        at_bert.ask("vote", kind="pause", yes=True)
        at_anna.until_frame(lambda frame: frame["state"] == "paused")
        refused = at_anna.ask("move", seat=0, step=at_anna.frame["steps"], moves=["pass"])
        self.assertEqual(refused["code"], "paused")
        at_bert.ask("resume", seat=1)
        at_anna.until_frame(lambda frame: frame["votes"])
        at_anna.ask("vote", kind="resume", yes=True)
        at_bert.until_frame(lambda frame: frame["state"] == "running")
        self.assertEqual(at_bert.ask("resign", seat=1)["type"], "done")
        at_anna.until_frame(lambda frame: frame["result"])
        self.assertEqual(at_anna.frame["result"]["reason"], "resigned")
        self.assertEqual(at_anna.frame["result"]["ranks"], [1, 2])
        self.check_resigned(anna, match["id"])

    def check_resigned(self, person: wire.Person, match: str) -> None:
        text = person.get(f"/api/matches/{match}/record")
        self.assertTrue(text.endswith("end resigned 1 2\n"))
        self.assertEqual(person.post("/api/records", text)["result"]["reason"], "resigned")

    def check_chances(self, rows: list[dict], ranks: list[int]) -> None:
        self.assertGreater(len(rows), 3)
        for row in rows:
            self.assertAlmostEqual(sum(row["chances"]), 1, places=6)
        winners = [rank == 1 for rank in ranks]
        self.assertEqual(rows[-1]["chances"], [won / sum(winners) for won in winners])

    def check_looking_back(self, me: wire.Person, match: str, text: str) -> None:
        """Why a move was made, and which of a person's cost most."""
        steps = text.split("\nsteps\n")[1].splitlines()
        step = next(i for i, line in enumerate(steps) if line[0] == "0")
        weighed = me.get(f"/api/matches/{match}/weighed/{step}?lang=nl")
        self.assertEqual((weighed["seat"], weighed["played"]), (0, steps[step][2:]))
        self.assertTrue(all(0 <= each["value"] <= 1 and each["says"] for each in weighed["tried"]))
        self.assertIn(weighed["played"], [each["move"] for each in weighed["tried"]])
        self.assertEqual((weighed["bot"], weighed["own"]), ("master", False))  # of a person's decision
        self.check_own_words(me, match, text, steps)
        chance = next(i for i, line in enumerate(steps) if line[0] == "*")
        me.get(f"/api/matches/{match}/weighed/{chance}", expect=404)
        me.get(f"/api/matches/{match}/weighed/{len(steps)}", expect=404)
        me.get(f"/api/matches/{match}/weighed/first", expect=400)
        looked_at, deadline = -1, time.monotonic() + 60
        while True:
            self.assertLess(time.monotonic(), deadline, "the decisions are not looked at")
            found = me.get(f"/api/matches/{match}/mistakes?lang=de")
            self.assertGreaterEqual(found["looked_at"], looked_at)
            looked_at = found["looked_at"]
            if looked_at >= min(5, found["of"]):
                break
            time.sleep(0.05)
        self.assertEqual(found["of"], sum(line[0] == "0" for line in steps))
        game = re.search(r"^game (\w+)", text, flags=re.M)[1]
        rules = json.dumps(me.get(f"/api/rules/{game}?lang=de"))
        for mistake in found["mistakes"]:
            self.assertEqual((mistake["seat"], steps[mistake["step"]]), (0, f"0 {mistake['move']}"))
            self.assertGreaterEqual(mistake["lost"], 0.03)
            self.assertRegex(mistake["where"], r"^(Kampf|Runde) \w+|^Spielaufbau$")
            self.assertRegex(rules, rf'"{mistake["rule"]}"|\[{mistake["rule"]}\]')

    def check_own_words(self, me: wire.Person, match: str, text: str, steps: list[str]) -> None:
        """A bot's move is explained by a bot of its level."""
        level = re.search(r"^seat 1 (\w+)", text, flags=re.M)[1]
        step = next(i for i, line in enumerate(steps) if line[0] == "1")
        weighed = me.get(f"/api/matches/{match}/weighed/{step}")
        self.assertEqual((weighed["bot"], weighed["own"]), (level, True))
        self.assertEqual(weighed["by"], {"random": "lot", "novice": "lot", "easy": "advice"}.get(level, "search"))
        self.assertIn(weighed["played"], [each["move"] for each in weighed["tried"]])

    def test_hint_and_why(self) -> None:
        me = self.server.guest()
        match = me.match("hector", "me", "easy")
        table = me.sit(match["id"], "lang=de")
        table.hello()
        table.until_frame(lambda frame: frame["asked"])
        hint = table.ask("hint", seat=0)
        self.assertIn(hint["move"], [choice["text"] for choice in table.frame["asked"]["choices"]])
        self.assertEqual(hint["weighed"]["tried"][0]["move"], hint["move"])
        self.assertIn("Siegchance", " ".join(hint["why"]))
        self.assertEqual(hint["why"][-1].startswith("Er erwartet"), len(hint["weighed"]["line"]) > 1)
        why = table.ask("why", seat=0, move="play R4")
        self.assertEqual(why["type"], "refused")
        self.assertTrue(why["rule"])
        self.assertEqual(table.ask("why", seat=0, move=hint["move"])["type"], "done")
        self.assertEqual(table.ask("lang", lang="nl")["type"], "done")

    def test_an_announcement_is_tried_out_before_it_is_sent(self) -> None:
        me, eve = self.server.guest(), self.server.guest("Eve")
        match = me.match("achaia", "me", "random", "random", public=True, spectators=True)
        table, onlooker = me.sit(match["id"]), eve.sit(match["id"])
        table.hello()
        onlooker.hello()
        first = self.play_until_there_is_more_to_say(table)
        steps = table.frame["steps"]
        said, next_ = [first], table.ask("try", seat=0, step=steps, moves=[first])["next"]
        heard = len(onlooker.heard)
        while next_:
            self.assertTrue(next_["asked"]["goes_on"])
            hint = table.ask("hint", seat=0, step=steps, moves=said)
            choices = [choice["text"] for choice in next_["asked"]["choices"]]
            self.assertIn(hint["move"], choices)
            self.assertEqual(table.ask("why", seat=0, move=choices[0], step=steps, moves=said)["type"], "done")
            refused = table.ask("try", seat=0, step=steps, moves=[*said, "pass the salt"])
            self.assertEqual((refused["type"], refused["code"]), ("refused", "refused-move"))
            said.append(choices[-1])
            next_ = table.ask("try", seat=0, step=steps, moves=said)["next"]
        self.assertEqual(table.ask("hint", seat=0, step=steps, moves=said)["code"], "not-one-turn")
        # Nothing has happened so far, to nobody.
        self.assertEqual(me.sit(match["id"]).hello()["frame"]["steps"], steps)
        self.assertEqual(len(onlooker.heard), heard)
        self.assertEqual(table.ask("try", seat=0, step=steps + 1, moves=said)["code"], "stale")
        self.assertEqual(table.ask("move", seat=0, step=steps, moves=said)["type"], "done")
        table.until_frame(lambda frame: frame["steps"] >= steps + len(said))

    def test_who_comes_back_looks_at_moments_as_they_were_then(self) -> None:
        me, eve = self.server.guest(), self.server.guest("Eve")
        for game, bots in (("hector", 1), ("achaia", 2)):
            match = me.match(game, "me", *["random"] * bots, public=True, spectators=True)["id"]
            tables, saw, luck = [me.sit(match), eve.sit(match)], [{}, {}], random.Random(7)
            for table in tables:
                table.hello()
            for _ in range(16):
                tables[0].until_frame(lambda frame: frame["asked"])
                for table, seen in zip(tables, saw):
                    seen[table.frame["steps"] - 1] = table.frame["views"]
                tables[0].play(luck.choice)
            tables[0].until_frame(lambda frame: frame["asked"])
            for person, seen in zip((me, eve), saw):
                again = person.sit(match)
                steps = again.hello()["frame"]["steps"]
                for step in (-1, steps):
                    self.assertEqual(again.ask("look", step=step)["code"], "stale")
                for step, views in seen.items():
                    if step >= 0:
                        looked = again.ask("look", step=step)
                        self.assertEqual((looked["step"], looked["views"], looked["moment"]), (step, views, None))
                again.close()
            # Once the match is over all steps are counted, those in secret, too.
            tables[0].ask("resign", seat=0)
            for step in list(saw[0])[4::4]:
                looked = tables[0].ask("look", step=step)
                moment = me.get(f"/api/matches/{match}/moments/{looked['moment']}?as=0")
                self.assertEqual((moment["seen"], moment["view"]), (step + 1, looked["views"][0]["view"]))
            for table in tables:
                table.close()

    def test_what_lies_behind_a_secret_is_not_told_by_a_refusal(self) -> None:
        """[A2.5] Whether the others roll again is not known before all have chosen."""
        answers = set()
        for _ in range(8):
            me = self.server.guest()
            match = me.match("achaia", "random", "random", "me")
            table = me.sit(match["id"])
            table.hello()
            table.until_frame(lambda frame: frame["asked"])
            steps = table.frame["steps"]
            self.assertEqual(table.frame["asked"]["choices"][0]["text"], "keep")
            for wish in ("try", "move"):
                answers.add(table.ask(wish, seat=2, step=steps, moves=["keep", "nonsense"])["code"])
            table.close()
        self.assertEqual(answers, {"not-one-turn"})

    def play_until_there_is_more_to_say(self, table: wire.Socket) -> str:
        luck = random.Random(5)
        for _ in range(200):
            table.until_frame(lambda frame: frame["asked"])
            steps = table.frame["steps"]
            for choice in table.frame["asked"]["choices"]:
                if table.ask("try", seat=0, step=steps, moves=[choice["text"]])["next"]:
                    return choice["text"]
            table.play(luck.choice)
        raise AssertionError("nothing has a second step")

    def test_a_clock_runs_out(self) -> None:
        anna, bert = self.server.guest("Anna"), self.server.guest("Bert")
        match = anna.match("hector", "me", "open", public=True, clock={"budget_ms": 1000, "increment_ms": 0})
        bert.post(f"/api/matches/{match['id']}/join", {})
        table = anna.sit(match["id"])
        table.hello()
        table.until_frame(lambda frame: frame["result"])
        self.assertEqual(table.frame["result"]["reason"], "time")

    def test_one_who_is_away_is_replaced_by_a_bot(self) -> None:
        server = wire.Server("--away-ms", "100")
        self.addCleanup(server.stop)
        anna, bert = server.guest("Anna"), server.guest("Bert")
        match = anna.match("hector", "me", "open", public=True)
        bert.post(f"/api/matches/{match['id']}/join", {})
        at_anna, at_bert = anna.sit(match["id"]), bert.sit(match["id"])
        at_anna.hello(), at_bert.hello()
        at_anna.until_frame(lambda frame: frame["seats"][1]["here"])
        self.assertEqual(at_anna.ask("replace", seat=1, **{"with": "easy"})["code"], "not-away")
        at_bert.close()
        at_anna.until_frame(lambda frame: not frame["seats"][1]["here"])
        for _ in range(20000):
            answer = at_anna.ask("replace", seat=1, **{"with": "easy"})
            if answer["type"] == "done":
                break
        at_anna.until_frame(lambda frame: frame["seats"][1]["kind"] == "bot")
        for _ in range(10):
            self.assertEqual(at_anna.play()["type"], "done")

    def test_a_position_of_a_finished_match_is_played_on(self) -> None:
        me = self.server.guest()
        match = me.match("hector", "me", "me")
        table = me.sit(match["id"])
        table.hello()
        for _ in range(5):
            table.play()
        table.ask("resign", seat=0)
        steps = me.get(f"/api/matches/{match['id']}")["steps"]
        other = me.match("hector", "me", "easy", **{"from": {"match": match["id"], "step": steps}})
        self.assertGreaterEqual(other["steps"], steps)
        self.assertEqual(other["state"], "running")

    def test_two_people_play_again_at_one_table(self) -> None:
        anna, bert, eve = self.server.guest("Anna"), self.server.guest("Bert"), self.server.guest("Eve")
        match = anna.match("hector", "me", "open")
        at = f"/api/matches/{match['id']}"
        bert.post(f"{at}/join", {"key": match["invite"]})
        at_anna, at_bert = anna.sit(match["id"]), bert.sit(match["id"])
        at_eve = eve.sit(match["id"], f"key={match['invite']}")
        for table in (at_anna, at_bert):
            table.hello()
        at_eve.read()  # no spectators
        self.assertEqual(at_bert.ask("resign", seat=1)["type"], "done")
        watcher = eve.sit(match["id"], f"key={match['invite']}")  # what is over may be looked at
        watcher.hello()
        next_ = anna.post(f"{at}/rematch", {})
        for table in (at_bert, watcher):
            table.until_frame(lambda frame: frame["again"] == [0])
        # Who waits is told to all at the old table; where, to nobody.
        for table in (at_bert, watcher):
            for secret in (next_["id"], next_["invite"]):
                self.assertNotIn(secret.encode(), table.heard)
        eve.post(f"{at}/rematch", {"key": match["invite"]}, expect=403)
        eve.get(f"/api/matches/{next_['id']}", expect=404)
        eve.post(f"/api/matches/{next_['id']}/join", {}, expect=403)
        joined = bert.post(f"{at}/rematch", {})
        self.assertEqual((joined["id"], joined["state"], joined["your_seats"]), (next_["id"], "running", [0]))
        watcher.until_frame(lambda frame: frame["again"] == [])

    def test_a_record_of_bots_is_opened_and_played_on_by_its_link(self) -> None:
        me, eve = self.server.guest(), self.server.guest("Eve")
        match = me.match("hector", "random", "random", spectators=True)
        table = me.sit(match["id"], f"key={match['invite']}")
        table.hello()
        table.until_frame(lambda frame: frame["result"])
        text = me.get(f"/api/matches/{match['id']}/record?key={match['invite']}")
        made = me.post("/api/records", text)
        self.assertEqual((made["your_seats"], made["state"]), ([], "finished"))
        at = f"/api/matches/{made['id']}"
        me.get(at, expect=404)
        me.get(f"{at}/moments/3?key={made['invite']}")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
        wish = {"game": "hector", "seats": seats, "from": {"match": made["id"], "step": 3}}
        eve.post("/api/matches", wish, expect=404)
        wish["from"]["key"] = made["invite"]
        self.assertEqual(me.post("/api/matches", wish)["state"], "running")

    def test_who_has_the_link_plays_a_record_of_others_on(self) -> None:
        me, eve = self.server.guest(), self.server.guest("Eve")
        match = me.match("hector", "me", "me")
        table = me.sit(match["id"])
        table.hello()
        for _ in range(5):
            table.play()
        table.ask("resign", seat=0)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
        wish = {"game": "hector", "seats": seats, "from": {"match": match["id"], "step": 3}}
        eve.post("/api/matches", wish, expect=404)
        wish["from"]["key"] = "wrong"
        eve.post("/api/matches", wish, expect=404)
        wish["from"]["key"] = match["invite"]
        self.assertEqual(eve.post("/api/matches", wish)["state"], "running")


def drain(socket: wire.Socket, timeout: float = 0.002) -> None:
    """Reads what is there already."""
    try:
        while True:
            socket.read(timeout)
    except TimeoutError:
        pass


if __name__ == "__main__":
    unittest.main()
