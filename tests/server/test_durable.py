# SPDX-License-Identifier: GPL-3.0-or-later
"""What was acknowledged is there after a crash, and who comes back gets what he missed."""
from __future__ import annotations

import random
import subprocess
import tempfile
import unittest
from pathlib import Path

import wire


class Durable(unittest.TestCase):
    def setUp(self) -> None:
        self.server = wire.Server()
        self.addCleanup(self.server.stop)

    def test_a_killed_server_has_lost_nothing_it_acknowledged(self) -> None:
        me = self.server.guest("Anna")
        match = me.match("hector", "me", "me", seed="mine")
        table = me.sit(match["id"])
        hello = table.hello()
        luck = random.Random(1)
        for _ in range(3):
            for _ in range(12):
                nonce = f"n{luck.random()}"
                table.until_frame(lambda frame: frame["asked"])
                asked, step = table.frame["asked"], table.frame["steps"]
                wish = dict(seat=asked["seat"], step=step, moves=[asked["choices"][0]["text"]], nonce=nonce)
                done = table.ask("move", **wish)
                self.assertEqual(done["type"], "done")
                table.until_frame(lambda frame, step=step: frame["steps"] > step)
            self.server.kill()
            self.server.start()
            me.port, me.origin = self.server.port, f"http://127.0.0.1:{self.server.port}"
            table = me.sit(match["id"], f"since={done['v']}")
            again = table.hello()
            self.assertGreaterEqual(again["v"], done["v"])
            self.assertFalse(again["fresh"])
            self.assertTrue(all(news["v"] > done["v"] for news in again["news"]))
            self.assertEqual(again["luck"], hello["luck"])
            self.assertEqual(table.ask("move", **wish), done)
        self.assertEqual(me.get("/api/me")["name"], "Anna")

    def test_who_comes_back_gets_what_he_missed(self) -> None:
        me = self.server.guest()
        match = me.match("hector", "me", "me")
        table = me.sit(match["id"])
        v = table.hello()["v"]
        for _ in range(5):
            table.play()
        back = me.sit(match["id"], f"since={v}")
        hello = back.hello()
        self.assertFalse(hello["fresh"])
        self.assertEqual([news["v"] for news in hello["news"]], list(range(v + 1, hello["v"] + 1)))
        self.assertTrue(me.sit(match["id"], "since=99999").hello()["fresh"])

    def test_a_server_that_stops_says_so(self) -> None:
        me = self.server.guest()
        table = me.sit(me.match("hector", "me", "random")["id"])
        table.hello()
        self.server.process.terminate()
        self.assertEqual(table.until_type("bye")["code"], "stopping")
        self.assertEqual(self.server.process.wait(10), 0)
        self.server.log.close()
        self.server.process.stdout.close()
        self.server.start()

    def test_a_backup_of_a_running_server_can_be_restored(self) -> None:
        me = self.server.guest("Anna")
        match = me.match("hector", "me", "me")
        table = me.sit(match["id"])
        table.hello()
        for _ in range(5):
            table.play()
        with tempfile.TemporaryDirectory() as folder:
            file = str(Path(folder) / "backup.db")
            subprocess.run([wire.ILION, "backup", file, "--data", self.server.data], check=True, capture_output=True)
            for _ in range(3):
                table.play()
            data = str(Path(folder) / "restored")
            subprocess.run([wire.ILION, "restore", file, "--data", data], check=True, capture_output=True)
            other = wire.Server(data=data)
            try:
                me.port, me.origin = other.port, f"http://127.0.0.1:{other.port}"
                restored = me.sit(match["id"])
                restored.hello()
                self.assertLess(restored.frame["steps"], table.frame["steps"])
                self.assertEqual(restored.play()["type"], "done")
            finally:
                other.stop()
            wrong = subprocess.run([wire.ILION, "restore", __file__, "--data", data], capture_output=True, text=True)
            self.assertEqual(wrong.returncode, 1)

    def test_quiet_windows_are_answered_unseen(self) -> None:
        me = self.server.guest()
        match = me.match("deukalion", "me", "random")
        table = me.sit(match["id"])
        table.hello()
        for window in ("toss", "reveal", "side"):
            self.assertEqual(table.ask("quiet", window=window, on=True)["type"], "done")
        luck = random.Random(2)
        for _ in range(80):
            table.until_frame(lambda frame: frame["asked"] or frame["result"])
            if table.frame["result"]:
                break
            self.assertIsNone(table.frame["asked"]["window"])
            table.play(luck.choice)
        self.assertEqual(sorted(table.frame["quiet"]), ["reveal", "side", "toss"])


if __name__ == "__main__":
    unittest.main()
