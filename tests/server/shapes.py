# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks messages against docs/protocol.schema.json: as much of JSON Schema as that file uses."""
from __future__ import annotations

import json
import os
import re
from pathlib import Path

SOURCE = Path(os.environ.get("ILION_SOURCE", Path(__file__).resolve().parent.parent.parent))
SCHEMA = json.loads((SOURCE / "docs" / "protocol.schema.json").read_text())
TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "null": type(None)}


def is_type(value: object, name: str) -> bool:
    if name == "integer":
        return isinstance(value, int) and not isinstance(value, bool)
    if name == "number":
        return isinstance(value, (int, float)) and not isinstance(value, bool)
    return isinstance(value, TYPES[name])


def faults(value: object, schema: dict, place: str = "$") -> list[str]:
    if "$ref" in schema:
        return faults(value, SCHEMA["$defs"][schema["$ref"].rsplit("/", 1)[1]], place)
    if "oneOf" in schema:
        tries = [faults(value, each, place) for each in schema["oneOf"]]
        return [] if any(not each for each in tries) else min(tries, key=len)
    if "const" in schema:
        return [] if value == schema["const"] else [f"{place}: {value!r} is not {schema['const']!r}"]
    if "enum" in schema:
        return [] if value in schema["enum"] else [f"{place}: {value!r} is none of {schema['enum']}"]
    wanted = schema.get("type")
    if wanted and not any(is_type(value, each) for each in ([wanted] if isinstance(wanted, str) else wanted)):
        return [f"{place}: {value!r} is no {wanted}"]
    found = []
    if isinstance(value, dict):
        found += [f"{place}: {name} is missing" for name in schema.get("required", []) if name not in value]
        known = schema.get("properties", {})
        for name, member in value.items():
            if name in known:
                found += faults(member, known[name], f"{place}.{name}")
            elif schema.get("additionalProperties") is False:
                found.append(f"{place}: {name} is not known")
    if isinstance(value, list) and "items" in schema:
        for index, item in enumerate(value):
            found += faults(item, schema["items"], f"{place}[{index}]")
    return found


def check(value: object, name: str) -> None:
    found = faults(value, {"$ref": f"#/$defs/{name}"})
    assert not found, "\n".join(found[:5])


def check_message(message: dict) -> None:
    check(message, "FromServer")


ANSWERS = [
    (r"GET /api/me", "Person"), (r"POST /api/(me|account|login)", "Person"), (r"POST /api/tokens", "Token"),
    (r"GET /api/games", "Games"), (r"GET /api/rules/\w+", "Rules"), (r"GET /api/lobby", "Lobby"),
    (r"GET /api/lobby/\w+", "More"),
    (r"POST /api/matches(/\w+/(join|leave|rematch))?", "Summary"), (r"GET /api/matches/\w+", "Summary"),
    (r"POST /api/records", "Summary"), (r"GET /api/matches/\w+/moments/\d+", "Moment"),
    (r"GET /api/matches/\w+/luck", "Luck"), (r"GET /api/matches/\w+/chart", "Chart"),
    (r"GET /api/matches/\w+/weighed/\d+", "Weighed"), (r"GET /api/matches/\w+/mistakes", "Mistakes"),
]


def check_answer(method: str, path: str, status: int, body: object) -> None:
    if status >= 400:
        return check(body, "Error")
    for pattern, name in ANSWERS:
        if re.fullmatch(pattern, f"{method} {path.split('?')[0]}"):
            check(body, name)
