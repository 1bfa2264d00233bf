"""What checks the project: the workflow file, the slow tests of a landing, and a change's tests."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from .sources import ROOT, Checkout
from .sweeps import LANDING
from .touched import touched

FILE = ROOT / ".github" / "workflows" / "check.yml"
WORKFLOW: dict[Any, Any] = yaml.safe_load(FILE.read_text(encoding="utf-8"))
JOBS: dict[str, Any] = WORKFLOW["jobs"]
STEPS = [(job, step) for job, told in JOBS.items() for step in told["steps"]]


def test_all_three_systems_are_checked_with_every_python() -> None:
    pythons = ["3.11", "3.12", "3.13"]
    assert JOBS["all"]["strategy"]["matrix"]["python"] == pythons
    elsewhere = JOBS["elsewhere"]["strategy"]["matrix"]
    assert elsewhere["python"] == pythons
    assert elsewhere["system"] == ["windows-latest", "macos-latest"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["requires-python"] == f">={pythons[0]}"


def test_packages_are_built_on_a_tag_alone_and_attached_to_it() -> None:
    # "on" is a word for true in YAML.
    assert WORKFLOW[True]["push"]["tags"] == ["v*"]
    released = {"packages", "wheel", "release"}
    for job, told in JOBS.items():
        assert (told.get("if") == "startsWith(github.ref, 'refs/tags/v')") == (job in released)
        for needed in told.get("needs", []):
            assert needed in JOBS
    assert set(JOBS["release"]["needs"]) == released - {"release"}


@pytest.mark.parametrize(("job", "step"), STEPS)
def test_each_step_uses_a_major_version_or_runs_what_is_there(job: str, step: Any) -> None:
    assert ("uses" in step) != ("run" in step)
    if "uses" in step:
        assert re.fullmatch(r"[\w-]+/[\w-]+@v\d+", step["uses"])
        return
    for path in re.findall(r"\.ci/[\w.]+|build\.spec", step["run"]):
        assert (ROOT / path).is_file()


@pytest.mark.parametrize("name", LANDING)
def test_the_slow_tests_of_a_landing_are_there(name: str) -> None:
    file, _, test = name.partition("::")
    assert f"def {test.partition('[')[0]}" in (ROOT / file).read_text(encoding="utf-8")


FILES = {
    "game/kit/__init__.py": "from .button import Button\nfrom .label import Label",
    "game/kit/button.py": "class Button: pass",
    "game/kit/label.py": "class Label: pass",
    "game/menu.py": "from game.kit import Button",
    "tests/helper.py": "from game.menu import Button",
    "tests/test_button.py": "from game.kit import Button",
    "tests/test_label.py": "from game.kit import Label",
    "tests/test_menu.py": "def test() -> None:\n    from .helper import Button",
    "tests/window/test_menu_shown.py": "from game.menu import Button",
}


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        ("game/kit/button.py", ["tests/test_button.py", "tests/test_menu.py"]),
        ("game/kit/label.py", ["tests/test_label.py"]),
        ("game/menu.py", ["tests/test_menu.py"]),
        ("tests/test_label.py", ["tests/test_label.py"]),
        ("game/kit/README.md", ["tests/test_pages.py"]),
        ("data/cards/ash.yaml", ["tests/test_content.py"]),
    ],
)
def test_what_a_change_can_touch(changed: str, tests: list[str], tmp_path: Path) -> None:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    assert list(touched([changed], Checkout(tmp_path))) == tests
