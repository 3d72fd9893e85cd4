# SPDX-License-Identifier: GPL-3.0-or-later
import unittest

from tree import TreeTest


class LocLimits(TreeTest):
    tool = "loc_limits"

    def test_files_at_the_limit_pass(self) -> None:
        self.write("src/base/a.h", "\n" * 250)
        self.write("src/base/a.cpp", "\n" * 450)
        self.assert_passes()

    def test_a_long_header_fails(self) -> None:
        self.write("src/base/a.h", "\n" * 251)
        self.assert_fails("src/base/a.h: 251 lines, at most 250")

    def test_a_long_source_fails(self) -> None:
        self.write("tests/base/a_test.cpp", "\n" * 451)
        self.assert_fails("tests/base/a_test.cpp: 451 lines, at most 450")

    def test_a_table_of_data_may_be_long(self) -> None:
        self.write("src/base/a.cpp", "// loc_limits: data\n" + "\n" * 900)
        self.assert_passes()


if __name__ == "__main__":
    unittest.main()
