# SPDX-License-Identifier: GPL-3.0-or-later
import unittest

from tree import TreeTest


class IncludeArrows(TreeTest):
    tool = "include_arrows"

    def setUp(self) -> None:
        super().setUp()
        for room in ("base", "game", "games/hector", "games/achaia", "bots", "arena", "table", "trace"):
            self.write(f"src/{room}/a.h", "#pragma once\n")

    def include(self, source: str, header: str) -> None:
        self.write(f"src/{source}", f'#pragma once\n#include "{header}"\n')

    def test_arrows_down_pass(self) -> None:
        self.include("base/b.h", "base/a.h")
        self.include("bots/b.cpp", "games/hector/a.h")
        self.include("arena/b.cpp", "base/a.h")
        self.include("cli/b.cpp", "table/a.h")
        self.assert_passes()

    def test_an_arrow_up_fails(self) -> None:
        self.include("game/b.h", "table/a.h")
        self.assert_fails('src/game/b.h:2: game may not include table ("table/a.h")')

    def test_games_do_not_know_each_other(self) -> None:
        self.include("games/hector/b.h", "games/achaia/a.h")
        self.assert_fails("games/hector may not include games/achaia")

    def test_neighbours_do_not_know_each_other(self) -> None:
        self.include("table/b.h", "arena/a.h")
        self.assert_fails("table may not include arena")

    def test_one_command_may_see_the_whole_truth(self) -> None:
        self.include("cli/trace.cpp", "trace/a.h")
        self.assert_passes()

    def test_no_other_command_may(self) -> None:
        self.include("cli/b.cpp", "trace/a.h")
        self.assert_fails('src/cli/b.cpp:2: only src/cli/trace.cpp may tell the whole truth ("trace/a.h")')

    def test_nobody_else_may(self) -> None:
        for room in ("bots", "arena", "table", "store", "server"):
            self.include(f"{room}/b.cpp", "trace/a.h")
        self.assert_fails(*(f"{room} may not include trace" for room in ("bots", "arena", "table", "store", "server")))

    def test_a_header_is_named_from_the_root(self) -> None:
        self.include("base/b.h", "a.h")
        self.assert_fails('"a.h" is no header under src/')

    def test_a_file_in_no_room_fails(self) -> None:
        self.write("src/attic/a.h", "")
        self.assert_fails("src/attic/a.h: stands in no room")


if __name__ == "__main__":
    unittest.main()
