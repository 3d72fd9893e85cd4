# SPDX-License-Identifier: GPL-3.0-or-later
import json
import unittest

from tree import TreeTest

RULES = """# Hector
## 4 Turns
### [H4.1] Order
The attacker begins, see [H4.2].
### [H4.2] Boost
One more.
| id | name |
|---|---|
| [H4.I01] | Fog |
"""
CODE = "int a;  // [H4.1]\n/* [H4.2] and\n [H4.I01] */\n"
TESTS = 'TEST_CASE("[H4.1] [H4.2] both") { SUBCASE("[H4.I01] fog") {} }\n'


class Rulecheck(TreeTest):
    tool = "rulecheck"

    def setUp(self) -> None:
        super().setUp()
        self.write("rules/hector.md", RULES)
        self.write("src/games/hector/apply.cpp", CODE)
        self.write("tests/games/hector/a_test.cpp", TESTS)
        self.bless()

    def bless(self) -> str:
        run = self.run_tool("--bless")
        self.assertEqual(run.returncode, 0, run.stderr)
        return run.stdout

    def test_a_tied_house_passes(self) -> None:
        self.assert_passes()

    def test_a_paragraph_without_code_fails(self) -> None:
        self.write("src/games/hector/apply.cpp", CODE.replace("[H4.1]", ""))
        self.assert_fails("[H4.1] Order: no code decides it")

    def test_a_row_without_code_fails(self) -> None:
        self.write("src/games/hector/apply.cpp", CODE.replace("[H4.I01]", ""))
        self.assert_fails("rules/hector.md:9: [H4.I01] Fog: no code decides it")

    def test_a_paragraph_without_test_fails(self) -> None:
        self.write("tests/games/hector/a_test.cpp", TESTS.replace("[H4.2]", ""))
        self.assert_fails("[H4.2] Boost: no test proves it")

    def test_a_string_in_code_is_no_tie(self) -> None:
        self.write("src/games/hector/apply.cpp", CODE.replace("// [H4.1]", 'auto b = "// [H4.1]";'))
        self.assert_fails("[H4.1] Order: no code decides it")

    def test_a_raw_string_in_code_is_no_tie(self) -> None:
        self.write("src/games/hector/apply.cpp", CODE.replace("// [H4.1]", 'R"x("// [H4.1])x"'))
        self.assert_fails("[H4.1] Order: no code decides it")

    def test_digit_separators_do_not_swallow_comments(self) -> None:
        self.write("src/games/hector/apply.cpp", "int b = 1'000;  " + CODE + "char c = '\"';\n")
        self.assert_passes()

    def test_a_comment_in_a_test_is_no_proof(self) -> None:
        self.write("tests/games/hector/a_test.cpp", "// " + TESTS)
        self.assert_fails("[H4.1] Order: no test proves it")

    def test_a_skipped_test_is_no_proof(self) -> None:
        self.write("tests/games/hector/a_test.cpp", TESTS.replace('both"', 'both" * doctest::skip()'))
        self.assert_fails("[H4.1] Order: no test proves it")

    def test_names_of_several_pieces_and_fixtures_count(self) -> None:
        tests = 'TEST_CASE_FIXTURE(Board, "[H4.1] "\n  "[H4.2]") {}\nTEST_CASE("[H4.I01]" * doctest::timeout(3)) {}\n'
        self.write("tests/games/hector/a_test.cpp", tests)
        self.assert_passes()

    def test_python_tests_tie_by_comment_and_docstring(self) -> None:
        self.write("tests/games/hector/a_test.cpp", "")
        python = 'def test():\n    """[H4.1] [H4.2]"""\n    # [H4.I01]\n'
        self.write("tests/cli/test_play.py", python)
        self.assert_passes()

    def test_a_python_string_is_no_proof(self) -> None:
        self.write("tests/games/hector/a_test.cpp", "")
        self.write("tests/cli/test_play.py", 'x = "[H4.1] [H4.2] [H4.I01]"\n')
        self.assert_fails("[H4.1] Order: no test proves it")

    def test_an_unknown_tag_in_code_fails(self) -> None:
        self.write("src/game/a.h", "\n// [H9.9]\n")
        self.assert_fails("src/game/a.h:2: [H9.9] names no paragraph")

    def test_an_unknown_tag_in_a_refusal_fails(self) -> None:
        self.write("src/game/a.h", 'auto a = "[H9.9] no";\n')
        self.assert_fails("src/game/a.h:1: [H9.9] names no paragraph")

    def test_an_unknown_tag_in_a_test_fails_once(self) -> None:
        self.write("tests/base/b_test.cpp", 'TEST_CASE("[H9.9] x") {}\n')
        self.assert_fails("tests/base/b_test.cpp:1: [H9.9] names no paragraph", "rulecheck: 1 faults")

    def test_an_unknown_tag_of_a_game_not_implemented_fails(self) -> None:
        self.write("rules/achaia.md", "### [A1.1] Box\nDice.\n")
        self.write("src/game/a.h", "// [A1.1] [A1.2]\n")
        self.assert_fails("[A1.2] names no paragraph", "achaia: 1 paragraphs, not implemented yet")

    def test_an_unknown_reference_in_the_rules_fails(self) -> None:
        self.write("rules/hector.md", RULES.replace("see [H4.2]", "see [H4.7]"))
        self.bless()
        self.assert_fails("rules/hector.md: [H4.7] names no paragraph")

    def test_two_ids_in_one_pair_of_brackets_fail(self) -> None:
        self.write("src/game/a.h", "// [H4.1, H4.2]\n")
        self.assert_fails("[H4.1, H4.2] is no tag")

    def test_an_index_in_code_is_no_tag(self) -> None:
        self.write("src/game/a.h", "int b = a[A1] + a[H9];\n")
        self.assert_passes()

    def test_a_game_not_implemented_needs_no_code(self) -> None:
        self.write("rules/achaia.md", "### [A1.1] Box\nDice.\n")
        self.assert_passes()

    def test_a_game_without_rules_fails(self) -> None:
        self.write("src/games/achaia/game.h", "")
        self.assert_fails("rules/achaia.md is missing")

    def test_an_id_used_twice_fails(self) -> None:
        self.write("rules/hector.md", RULES + "### [H4.1] Again\n")
        self.assert_fails("rules/hector.md:10: [H4.1] stands already at rules/hector.md:3")

    def test_an_id_of_another_game_fails(self) -> None:
        self.write("rules/hector.md", RULES + "### [A4.9] Astray\n")
        self.assert_fails("[A4.9] is another game's id")

    def test_a_paragraph_that_explains_needs_neither(self) -> None:
        self.write("rules/hector.md", RULES + "### [H4.8] Why\n<!-- explains: only a reason -->\nSo.\n")
        self.bless()
        self.assert_passes()
        self.assertIn("explains: only a reason", self.run_tool("--matrix").stdout)

    def test_a_paragraph_that_explains_without_reason_fails(self) -> None:
        self.write("rules/hector.md", RULES + "### [H4.8] Why\n<!-- explains: -->\nSo.\n")
        self.bless()
        self.assert_fails("[H4.8] explains, but gives no reason")

    def test_the_mark_counts_only_right_below_the_heading(self) -> None:
        self.write("rules/hector.md", RULES + "### [H4.8] Why\nSo.\n<!-- explains: late -->\n")
        self.bless()
        self.assert_fails("[H4.8] Why: no code decides it")

    def test_a_translation_with_the_same_ids_passes(self) -> None:
        self.write("rules/hector.de.md", RULES.replace("Boost", "Verstärken"))
        self.assert_passes()

    def test_a_translation_that_lacks_an_id_fails(self) -> None:
        self.write("rules/hector.nl.md", RULES.replace("### [H4.1] Order", ""))
        self.assert_fails("rules/hector.nl.md: [H4.1] is not translated")

    def test_a_translation_with_an_id_of_its_own_fails(self) -> None:
        self.write("rules/hector.nl.md", RULES + "### [H4.9] Extra\n")
        self.assert_fails("rules/hector.nl.md: [H4.9] is not in the English rules")

    def test_a_translation_that_doubles_an_id_fails(self) -> None:
        self.write("rules/hector.nl.md", RULES + "### [H4.1] Volgorde\n")
        self.assert_fails("rules/hector.nl.md: [H4.1] stands there twice")

    def test_a_changed_paragraph_fails_until_blessed(self) -> None:
        self.write("rules/hector.md", RULES.replace("One more", "Two more"))
        self.assert_fails("[H4.2] changed; re-read its tests")
        self.assertIn("[H4.2] changed: tests/games/hector/a_test.cpp:1", self.bless())
        self.assert_passes()

    def test_new_line_breaks_are_no_change(self) -> None:
        self.write("rules/hector.md", RULES.replace("The attacker", "The\n  attacker"))
        self.assert_passes()

    def test_a_paragraph_that_went_fails_until_blessed(self) -> None:
        self.write("rules/rules.lock", (self.root / "rules/rules.lock").read_text() + "H4.9 0123456789abcdef\n")
        self.assert_fails("[H4.9] is gone")

    def test_a_missing_lock_fails(self) -> None:
        (self.root / "rules/rules.lock").unlink()
        self.assert_fails("[H4.1] is new")

    def test_the_matrix_names_first_place_and_counts(self) -> None:
        row = next(line for line in self.run_tool("--matrix").stdout.splitlines() if "H4.1 " in line)
        self.assertRegex(row, r"H4\.1 +Order +tests +1 +code +1 src/games/hector/apply\.cpp:1")

    def test_json_holds_the_same(self) -> None:
        report = json.loads(self.run_tool("--json").stdout)
        first = report["games"]["hector"]["paragraphs"][0]
        self.assertEqual(report["faults"], [])
        self.assertEqual((first["id"], first["code"]), ("H4.1", ["src/games/hector/apply.cpp:1"]))


if __name__ == "__main__":
    unittest.main()
