#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A bot that sits down at an Ilion server and plays at random: examples/bot.py http://127.0.0.1:8080 TOKEN MATCH [KEY]

The token comes from `POST /api/tokens`, the match and its key from the link of an open seat. docs/protocol.md says the rest.
"""
import base64
import json
import os
import random
import socket
import struct
import sys
import urllib.parse
import urllib.request


def post(server, token, path, body):
    request = urllib.request.Request(server + path, json.dumps(body).encode(), {"Authorization": f"Bearer {token}"})
    return json.load(urllib.request.urlopen(request))


class Socket:
    def __init__(self, server, token, path):
        host = urllib.parse.urlparse(server)
        self.raw = socket.create_connection((host.hostname, host.port or 80))
        key = base64.b64encode(os.urandom(16)).decode()
        self.raw.sendall(f"GET {path} HTTP/1.1\r\nHost: {host.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                         f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
                         f"Authorization: Bearer {token}\r\n\r\n".encode())
        self.file = self.raw.makefile("rb")
        while self.file.readline().strip():
            pass  # the server's headers

    def send(self, message, opcode=1):
        data, mask = (message if opcode == 10 else json.dumps(message).encode()), os.urandom(4)
        size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0xfe]) + struct.pack(">H", len(data))
        self.raw.sendall(bytes([0x80 | opcode]) + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def read(self):
        while True:
            opcode, size = self.file.read(2)
            if size > 125:
                size = struct.unpack(">H" if size == 126 else ">Q", self.file.read(2 if size == 126 else 8))[0]
            data = self.file.read(size)
            if opcode & 15 == 1:
                return json.loads(data)
            if opcode & 15 == 8:
                sys.exit("The server has closed the connection.")
            if opcode & 15 == 9:
                self.send(data, 10)  # a ping wants a pong


server, token, match, *key = sys.argv[1:]
post(server, token, f"/api/matches/{match}/join", {"key": key[0] if key else ""})
table = Socket(server, token, f"/ws/matches/{match}")
while True:
    frame = table.read().get("frame")
    if frame and frame["result"]:
        sys.exit(print(frame["result"]["says"]))
    if frame and (asked := frame["asked"]):
        move = random.choice(asked["choices"])["text"]
        table.send({"type": "move", "nonce": f"step-{frame['steps']}-{random.random()}", "seat": asked["seat"],
                    "step": frame["steps"], "moves": [move]})
