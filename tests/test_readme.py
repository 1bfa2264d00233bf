"""README's promises hold; ``test_pages`` asks whether what it names is there."""

import io
from pathlib import Path

from game.cases import resolve

ROOT = Path(__file__).parents[1]


def test_the_second_command_is_what_the_checks_run() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    commands = [line for line in readme.splitlines() if line.startswith("python3 -m venv .venv &&")]
    assert len(commands) == 2
    test_command = commands[1].rpartition("&& .venv/bin/")[2]
    assert test_command == "python -m pytest"
    checks = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert f' {test_command} "$@" ' in checks
    assert checks.endswith("\ntested\n")


def test_the_picture_is_small_and_its_position_holds() -> None:
    assert (ROOT / "assets" / "readme.webp").stat().st_size < 400_000
    said, complained = io.StringIO(), io.StringIO()
    assert resolve([str(ROOT / "tests" / "pictures" / "readme.yaml")], said, complained) == 0
    assert '"phase": "assault"' in said.getvalue()
    assert not complained.getvalue()
