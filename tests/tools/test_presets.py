# SPDX-License-Identifier: GPL-3.0-or-later
"""The presets people call by name."""
import json
import os
import unittest
from pathlib import Path

SOURCE = Path(os.environ.get("ILION_SOURCE", "."))


class Presets(unittest.TestCase):
    def setUp(self) -> None:
        self.presets = json.loads((SOURCE / "CMakePresets.json").read_text())

    def named(self, kind: str, name: str) -> dict:
        return next(preset for preset in self.presets[kind] if preset["name"] == name)

    def test_dev_release_and_fuzz_can_be_configured_built_and_run_through(self) -> None:
        for kind in ("configurePresets", "buildPresets", "workflowPresets"):
            for name in ("dev", "release", "fuzz"):
                self.named(kind, name)

    def test_fuzz_builds_the_fuzzers_alone_in_the_folder_of_dev(self) -> None:
        self.assertEqual(self.named("configurePresets", "fuzz")["binaryDir"], "${sourceDir}/build/dev")
        self.assertEqual(self.named("buildPresets", "fuzz")["targets"], ["fuzzers"])
        self.assertIn("add_custom_target(fuzzers)", (SOURCE / "cmake/fuzzers.cmake").read_text())


if __name__ == "__main__":
    unittest.main()
