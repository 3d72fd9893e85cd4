# SPDX-License-Identifier: GPL-3.0-or-later
"""Many clients at once, for the instruments in tools/: load, crash and leak."""
from __future__ import annotations

import asyncio
import base64
import itertools
import json
import os
import random
import re
import resource
import signal
import struct
import subprocess
import sys
import time
from pathlib import Path

ILION = os.environ.get("ILION", "build/release/ilion")
NONCES = itertools.count()


def want_many_files() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def rss_mb(pid: int) -> float:
    with open(f"/proc/{pid}/status") as file:
        return round(int(re.search(r"VmRSS:\s+(\d+)", file.read())[1]) / 1024, 1)


def progress(text: str, said: list[float] = [0.0]) -> None:  # noqa: B006: it remembers
    """One line that is written over; in a file a line every ten seconds."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
    elif time.monotonic() - said[0] > 10:
        said[0] = time.monotonic()
        print(text, file=sys.stderr, flush=True)


class Ended(BaseException):
    """Somebody told this program to end."""


def end_on_signals() -> None:
    """Python dies of these without a word, and leaves its server behind."""
    def end(number: int, _: object) -> None:
        raise Ended(signal.Signals(number).name)
    for each in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(each, end)


class Server:
    def __init__(self, data: str, *arguments: str) -> None:
        self.data, self.arguments = data, arguments
        self.start()

    def start(self) -> None:
        with open(Path(self.data) / "log.txt", "ab") as log:
            self.process = subprocess.Popen([ILION, "serve", "--listen", "127.0.0.1:0", "--data", self.data, "--no-limits",
                                             "--bot-delay-ms", "0", *self.arguments],
                                            stdout=subprocess.PIPE, stderr=log, text=True)
        line = self.process.stdout.readline()
        if not (found := re.search(r":(\d+)/", line)):
            raise RuntimeError(f"the server did not start: {line!r}\n{self.last_words()}")
        self.port = int(found[1])
        self.pid = self.process.pid

    def last_words(self) -> str:
        return "\n".join((Path(self.data) / "log.txt").read_text(errors="replace").splitlines()[-5:])

    def end_if_running(self) -> None:
        if self.process.poll() is None:
            self.kill()

    def end(self, how: int) -> None:
        self.process.send_signal(how)
        self.process.wait(30)
        self.process.stdout.close()

    def stop(self) -> None:
        self.end(signal.SIGTERM)

    def kill(self) -> None:
        self.end(signal.SIGKILL)


async def request(port: int, method: str, path: str, body: object = None, cookie: str = "") -> tuple[int, object, str]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    text = b"" if body is None else body.encode() if isinstance(body, str) else json.dumps(body).encode()
    writer.write((f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
                  f"Connection: close\r\nCookie: ilion={cookie}\r\nContent-Length: {len(text)}\r\n\r\n").encode() + text)
    answer = await reader.read()
    writer.close()
    head, found, content = answer.partition(b"\r\n\r\n")
    if not found:
        raise ConnectionError(f"no answer to {method} {path}")
    found = re.search(rb"Set-Cookie: ilion=([0-9a-f]+)", head)
    status = int(head.split(b" ")[1])
    is_json = b"application/json" in head
    return status, json.loads(content) if is_json else content.decode(), found[1].decode() if found else cookie


async def guest(port: int) -> str:
    return (await request(port, "GET", "/api/me"))[2]


class Socket:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def open(cls, port: int, path: str, cookie: str) -> "Socket":
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 22)
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write((f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                      f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nOrigin: http://127.0.0.1:{port}\r\n"
                      f"Cookie: ilion={cookie}\r\n\r\n").encode())
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head:
            raise ConnectionError(head.decode())
        return cls(reader, writer)

    def send(self, message: object, opcode: int = 1) -> None:
        data = message if isinstance(message, bytes) else json.dumps(message).encode()
        size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0xfe]) + struct.pack(">H", len(data))
        self.writer.write(bytes([0x80 | opcode]) + size + b"\0\0\0\0" + data)  # a mask of zeros changes nothing

    async def read(self) -> dict:
        return json.loads(await self.read_bytes())

    async def read_bytes(self) -> bytes:
        while True:
            opcode, size = await self.reader.readexactly(2)
            if size == 126:
                size = struct.unpack(">H", await self.reader.readexactly(2))[0]
            elif size == 127:
                size = struct.unpack(">Q", await self.reader.readexactly(8))[0]
            data = await self.reader.readexactly(size)
            if opcode & 15 == 1:
                return data
            if opcode & 15 == 8:
                raise ConnectionError("closed")
            if opcode & 15 == 9:
                self.send(data, 10)

    def close(self) -> None:
        self.writer.close()


class Table:
    """One client at one match, who remembers every move that was acknowledged."""

    def __init__(self, port: int, cookie: str, match: str) -> None:
        self.port, self.cookie, self.match = port, cookie, match
        self.lock = asyncio.Lock()
        self.acked: list[tuple[int, int, str]] = []  # step, v, move
        self.pending: tuple[dict, str] | None = None
        self.over = False

    async def connect(self) -> None:
        self.socket = await Socket.open(self.port, f"/ws/matches/{self.match}", self.cookie)
        hello = await self.socket.read()
        if hello["type"] != "hello":
            raise ConnectionError(str(hello))
        self.frame = hello["frame"]

    def take(self, message: dict) -> None:
        if "frame" in message:
            self.frame = message["frame"]

    async def move(self, luck: random.Random) -> bool:
        """Plays one move and waits for its acknowledgement and for what it changed; False if the match is over."""
        async with self.lock:
            while not self.frame["asked"] and not self.frame["result"]:
                self.take(await self.socket.read())
            if self.frame["result"]:
                self.over = True
                return False
            asked, step = self.frame["asked"], self.frame["steps"]
            move = luck.choice(asked["choices"])["text"]
            wish = {"type": "move", "nonce": f"m{next(NONCES)}-{os.getpid()}", "seat": asked["seat"], "step": step, "moves": [move]}
            self.pending = (wish, move)
            await self.finish(wish, move)
            return True

    async def finish(self, wish: dict, move: str) -> None:
        self.socket.send(wish)
        while True:
            message = await self.socket.read()
            self.take(message)
            if message.get("nonce") == wish["nonce"]:
                break
        self.pending = None
        if message["type"] != "done":  # nobody else moves here, so that nothing can be stale
            raise AssertionError(f"match {self.match}: {wish} was answered by {message}")
        self.acked.append((wish["step"], message["v"], move))
        while self.frame["steps"] <= wish["step"]:  # the answer may come before what it changed
            self.take(await self.socket.read())

    async def audit(self) -> tuple[int, int]:
        """How many acknowledged moves the match has lost, and how many it has that were not acknowledged or twice."""
        self.socket.close()
        await self.connect()
        return await self.compare()

    async def compare(self) -> tuple[int, int]:
        if self.frame["result"] is None:
            wish = {"type": "resign", "nonce": f"r{next(NONCES)}-{os.getpid()}", "seat": 0}
            self.socket.send(wish)
            while (await self.socket.read()).get("nonce") != wish["nonce"]:
                pass
        status, record, _ = await request(self.port, "GET", f"/api/matches/{self.match}/record", cookie=self.cookie)
        assert status == 200, record
        lines = record.split("\nsteps\n", 1)[1].splitlines()
        lost = sum(step >= len(lines) or lines[step].split(" ", 1)[1] != move for step, _, move in self.acked)
        steps = [step for step, _, _ in self.acked]
        decided = sum(line[0].isdigit() for line in lines)
        most = len(set(steps)) + (self.pending is not None)  # one may be stored whose answer nobody heard
        return lost, len(steps) - len(set(steps)) + max(0, decided - most)


async def hotseat(port: int, game: str, seats: int = 2, **more: object) -> Table:
    cookie = await guest(port)
    status, match, _ = await request(port, "POST", "/api/matches",
                                     {"game": game, "seats": [{"kind": "me"}] * seats, "public": True, "spectators": True, **more},
                                     cookie)
    assert status == 200, match
    table = Table(port, cookie, match["id"])
    await table.connect()
    return table


async def watcher(port: int, table: Table) -> Socket:
    socket = await Socket.open(port, f"/ws/matches/{table.match}", await guest(port))

    async def drain() -> None:
        try:
            while True:
                await socket.read()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
    socket.task = asyncio.create_task(drain())
    return socket
