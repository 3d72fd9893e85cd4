"""What the tests of the referees share: the traces of the program, kept whole or read as they come.

Environment: ILION, the program (default build/release/ilion); ILION_SOURCE, the root of the repository;
ILION_REFEREE_MATCHES, how many matches are asked for (default 100; each game says what it makes of it).
"""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any, TypeVar

from trace_referee import TraceReferee

HERE = Path(__file__).resolve().parent
SOURCE = Path(os.environ.get("ILION_SOURCE", HERE.parent.parent))
ILION = os.environ.get("ILION", str(SOURCE / "build" / "release" / "ilion"))
ASKED_MATCHES = int(os.environ.get("ILION_REFEREE_MATCHES", "100"))

Lines = list[dict[str, Any]]
AnyReferee = TypeVar("AnyReferee", bound=TraceReferee)


def trace_command(game: str, games: int, seed: int, *more: str) -> list[str]:
    return [ILION, "trace", game, "--games", str(games), "--seed", str(seed), *more]


def lines_of(command: list[str]) -> Lines:
    output = subprocess.run(command, check=True, capture_output=True).stdout
    return [json.loads(line) for line in output.decode("utf-8").splitlines()]


def read_program(referee: AnyReferee, command: list[str]) -> AnyReferee:
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as program:
        referee.match_lines = 0  # each trace counts its matches from 0
        referee.read(program.stdout)
    if program.returncode != 0:
        raise AssertionError(f"the program ended with {program.returncode}")
    return referee


def read_lines(referee: AnyReferee, lines: Lines) -> AnyReferee:
    return referee.read(json.dumps(line) for line in lines)


def told(referee: TraceReferee) -> str:
    return "\n".join(str(difference) for difference in referee.found_differences[:5])
