# SPDX-License-Identifier: GPL-3.0-or-later
"""Programs that play: the example bots over the protocol, and `ilion engine` driven line by line."""
from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
import unittest
from pathlib import Path

import wire

SOURCE = Path(os.environ.get("ILION_SOURCE", Path(__file__).resolve().parent.parent.parent))


class Engine:
    def __init__(self, *arguments: str) -> None:
        self.process = subprocess.Popen([wire.ILION, "engine", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, line: str) -> str:
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().rstrip("\n")

    def peak_memory_kb(self) -> int:
        with open(f"/proc/{self.process.pid}/status") as file:
            return int(re.search(r"VmHWM:\s+(\d+)", file.read())[1])

    def end(self) -> int:
        self.process.stdin.write("quit\n")
        self.process.stdin.close()
        self.process.stdout.close()
        return self.process.wait(10)


class Programs(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.server = wire.Server()
        cls.addClassCleanup(cls.server.stop)

    def play_against(self, command: list[str]) -> None:
        me = self.server.guest("Owner")
        token = me.post("/api/tokens", {"name": "Talos"})["token"]
        match = me.match("hector", "me", "open")
        bot = subprocess.Popen([*command, token, match["id"], match["invite"]], stdout=subprocess.PIPE, text=True)
        self.addCleanup(bot.stdout.close)
        table = me.sit(match["id"])
        table.hello()
        table.until_frame(lambda frame: frame["state"] == "running")
        luck = random.Random(5)
        while not table.frame["result"]:
            table.play(luck.choice)
        self.assertEqual(bot.wait(20), 0)
        self.assertEqual(bot.stdout.read().strip(), table.frame["result"]["says"])

    def test_the_python_bot_plays_a_match_through(self) -> None:
        self.play_against([sys.executable, str(SOURCE / "examples" / "bot.py"), f"http://127.0.0.1:{self.server.port}"])

    def test_the_cpp_bot_plays_a_match_through(self) -> None:
        self.play_against([str(Path(wire.ILION).parent / "example_bot"), "127.0.0.1", str(self.server.port)])

    def test_an_engine_plays_whole_matches_of_every_game(self) -> None:
        for game, others in (("hector", 1), ("deukalion", 1), ("achaia", 2)):
            with self.subTest(game=game):
                engine = Engine(game, "--players", str(others + 1))
                self.assertRegex(engine.ask("hello"), rf"^ok ilion \S+ protocol 1 game {game} players {others + 1} ")
                self.assertEqual(engine.ask("seed 7"), "ok")
                me = self.server.guest()
                table = me.sit(me.match(game, "me", *["random"] * others)["id"])
                table.hello()
                while True:
                    table.until_frame(lambda frame: frame["asked"] or frame["result"])
                    if table.frame["result"]:
                        break
                    asked = table.frame["asked"]
                    moves = [choice["text"] for choice in asked["choices"]]
                    said = engine.ask("choose " + json.dumps({"view": table.frame["views"][0]["view"], "moves": moves}))
                    self.assertTrue(said.startswith("move "), said)
                    self.assertIn(said[5:], moves)
                    table.play(lambda choices: next(each for each in choices if each["text"] == said[5:]))
                if not os.environ.get("ILION_SANITIZED"):  # the program itself has 8 MB of it: docs/bots.md
                    self.assertLess(engine.peak_memory_kb(), 32_000)
                self.assertEqual(engine.end(), 0)

    def test_an_engine_says_what_it_does_not_understand(self) -> None:
        engine = Engine("hector", "--bot", "random")
        for line in ("", "fly", "choose", "choose {", "choose []", 'choose {"view": {}, "moves": ["pass"]}', "seed x", "bot zeus",
                     'choose {"view": {}, "moves": [7]}'):
            if line:
                self.assertTrue(engine.ask(line).startswith("error "), line)
        self.assertEqual(engine.ask("bot easy"), "ok")
        self.assertTrue(engine.ask("hello").endswith(" bot easy"))
        self.assertEqual(engine.end(), 0)
        unknown = subprocess.run([wire.ILION, "engine", "hector", "--bot", "zeus"], capture_output=True, text=True)
        self.assertEqual(unknown.returncode, 1)


if __name__ == "__main__":
    unittest.main()
