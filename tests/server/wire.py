# SPDX-License-Identifier: GPL-3.0-or-later
"""A server of our own and clients that speak to it, with nothing but the standard library."""
from __future__ import annotations

import base64
import http.client
import json
import os
import re
import signal
import socket
import struct
import subprocess
import tempfile
import time
from pathlib import Path

import shapes

ILION = os.environ.get("ILION", "build/release/ilion")


class Server:
    """`ilion serve` on a free port with a folder of its own."""

    def __init__(self, *arguments: str, data: str | None = None) -> None:
        self.folder = None if data else tempfile.TemporaryDirectory()
        self.data = data or self.folder.name
        self.arguments = ["--bot-delay-ms", "0", "--no-limits", *arguments]
        self.start()

    def start(self) -> None:
        self.log = open(Path(self.data) / "log.txt", "ab")
        self.process = subprocess.Popen([ILION, "serve", "--listen", "127.0.0.1:0", "--data", self.data, *self.arguments],
                                        stdout=subprocess.PIPE, stderr=self.log, text=True)
        line = self.process.stdout.readline()
        self.port = int(re.search(r":(\d+)/", line)[1])

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self._gone()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        status = self._gone()
        if self.folder:
            self.folder.cleanup()
        return status

    def _gone(self) -> int:
        status = self.process.wait(20)
        self.process.stdout.close()
        self.log.close()
        return status

    def guest(self, name: str | None = None) -> "Person":
        person = Person(self.port)
        person.get("/api/me")
        if name:
            person.post("/api/me", {"name": name})
        return person


class Person:
    """Somebody with a browser, or a program with a token."""

    def __init__(self, port: int, token: str | None = None) -> None:
        self.port, self.token, self.cookie = port, token, None
        self.origin = f"http://127.0.0.1:{port}"

    def request(self, method: str, path: str, body: bytes | None = None, **headers: str) -> tuple[int, object, dict]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        sent = {"Origin": self.origin}
        if self.token:
            sent = {"Authorization": f"Bearer {self.token}"}
        elif self.cookie:
            sent["Cookie"] = f"ilion={self.cookie}"
        connection.request(method, path, body, sent | {name.replace("_", "-"): value for name, value in headers.items()})
        answer = connection.getresponse()
        text = answer.read()
        connection.close()
        if found := re.search(r"ilion=([0-9a-f]*)", (answer.headers.get_all("Set-Cookie") or [""])[-1]):
            self.cookie = found[1]
        if answer.headers.get("Content-Type") == "application/json":
            return answer.status, json.loads(text), dict(answer.headers)
        return answer.status, text.decode(), dict(answer.headers)

    def get(self, path: str, expect: int = 200) -> object:
        status, body, _ = self.request("GET", path)
        assert status == expect, (path, status, body)
        shapes.check_answer("GET", path, status, body)
        return body

    def post(self, path: str, body: object, expect: int = 200) -> object:
        sent = body.encode() if isinstance(body, str) else json.dumps(body).encode()
        status, answer, _ = self.request("POST", path, sent)
        assert status == expect, (path, status, answer)
        shapes.check_answer("POST", path, status, answer)
        return answer

    def match(self, game: str, *seats: str, **more: object) -> dict:
        """A match with these seats: "me", "open" or the name of a bot."""
        kinds = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        return self.post("/api/matches", {"game": game, "players": len(seats), "options": {}, "seats": kinds, **more})

    def sit(self, match: str, query: str = "lang=en", **more: object) -> "Socket":
        return Socket(self, f"/ws/matches/{match}?{query}", **more)


class Refused(Exception):
    pass


class Socket:
    """One WebSocket. `frame` is what lies on the table as far as was told; `heard` all bytes."""

    def __init__(self, person: Person, path: str, origin: str | None = None) -> None:
        self.person, self.raw, self.buffer = person, socket.create_connection(("127.0.0.1", person.port), 20), b""
        self.raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(os.urandom(16)).decode()
        proof = f"Authorization: Bearer {person.token}" if person.token else f"Cookie: ilion={person.cookie or ''}"
        self.raw.sendall((f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{person.port}\r\nUpgrade: websocket\r\n"
                          f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
                          f"Origin: {origin or person.origin}\r\n{proof}\r\n\r\n").encode())
        while b"\r\n\r\n" not in self.buffer:
            self._more()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise Refused(head.split(b" ")[1].decode())
        if found := re.search(rb"Set-Cookie: ilion=([0-9a-f]+)", head):
            person.cookie = found[1].decode()
        self.frame: dict = {}
        self.news: list[dict] = []
        self.heard = bytearray()
        self.v = 0
        self.count = 0

    def _more(self) -> None:
        got = self.raw.recv(65536)
        if not got:
            raise ConnectionError("closed")
        self.buffer += got

    def _take(self, count: int) -> bytes:
        while len(self.buffer) < count:
            self._more()
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def send_frame(self, payload: bytes, opcode: int = 1, masked: bool = True) -> None:
        size = len(payload)
        head = bytes([0x80 | opcode])
        bit = 0x80 if masked else 0
        head += bytes([bit | size]) if size < 126 else \
            bytes([bit | 126]) + struct.pack(">H", size) if size < 65536 else bytes([bit | 127]) + struct.pack(">Q", size)
        mask = os.urandom(4) if masked else b""
        if masked:
            repeated = (mask * (size // 4 + 1))[:size]
            payload = (int.from_bytes(payload, "big") ^ int.from_bytes(repeated, "big")).to_bytes(size, "big")
        self.raw.sendall(head + mask + payload)

    def send(self, message: object) -> None:
        self.send_frame(message.encode() if isinstance(message, str) else json.dumps(message).encode())

    def read(self, timeout: float = 20) -> dict:
        """The next message of the server."""
        self.raw.settimeout(timeout)
        while True:
            first, second = self._take(2)
            size = second & 127
            if size == 126:
                size = struct.unpack(">H", self._take(2))[0]
            elif size == 127:
                size = struct.unpack(">Q", self._take(8))[0]
            payload = self._take(size)
            opcode = first & 15
            if opcode == 9:
                self.send_frame(payload, 10)
            elif opcode == 8:
                raise ConnectionError(f"closed {struct.unpack('>H', payload[:2])[0] if payload else 0}")
            elif opcode == 1:
                break
        self.heard += payload
        message = json.loads(payload)
        shapes.check_message(message)
        if message["type"] in ("hello", "update"):
            self.frame, self.v = message["frame"], message["v"]
            self.news += message["news"]
        return message

    def until(self, test, timeout: float = 20) -> dict:
        """Reads until a message passes the test."""
        end = time.monotonic() + timeout
        while True:
            message = self.read(max(0.01, end - time.monotonic()))
            if test(message):
                return message

    def until_type(self, *types: str) -> dict:
        return self.until(lambda message: message["type"] in types)

    def hello(self) -> dict:
        return self.until_type("hello")

    def ask(self, wish: str, /, **members: object) -> dict:
        """Sends a wish and returns its answer."""
        self.count += 1
        nonce = str(members.pop("nonce", f"n{id(self)}-{self.count}"))
        self.send({"type": wish, "nonce": nonce, **members})
        return self.until(lambda message: message.get("nonce") == nonce)

    def until_frame(self, test, timeout: float = 20) -> dict:
        end = time.monotonic() + timeout
        while not test(self.frame):
            self.read(max(0.01, end - time.monotonic()))
        return self.frame

    def play(self, pick=lambda choices: choices[0]) -> dict:
        """Waits until this client is asked, or the match is over; then plays one move."""
        self.until_frame(lambda frame: frame["asked"] or frame["result"])
        if self.frame["result"]:
            return {}
        asked, step = self.frame["asked"], self.frame["steps"]
        answer = self.ask("move", seat=asked["seat"], step=step, moves=[pick(asked["choices"])["text"]])
        if answer["type"] == "done":
            self.until_frame(lambda frame: frame["steps"] > step)
        return answer

    def close(self) -> None:
        self.raw.close()
