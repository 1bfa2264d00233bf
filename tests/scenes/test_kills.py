"""Killed in the middle of play, the program has kept all that it had said to have kept."""

from pathlib import Path
from random import Random

import pytest

from game.play import Match, Seat
from game.rules import Terms
from game.scenes import MenuScene
from game.start import make_services

from .kills import kill_and_look
from .restless import Restless


def test_who_plays_without_rest_goes_on_from_a_menu_with_a_group_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BRIDGES_OF_ERRET_HOME", str(tmp_path / "home"))
    services = make_services()
    Match.new(services.content, Terms(), (Seat("Ann"), Seat("Ben")), 1, services.store).close()
    restless = Restless(services, Random(1))
    menu = restless.guide.rest()
    assert isinstance(menu, MenuScene)
    menu.open_group("record")
    assert "continue" not in menu.entries
    restless.go_on()
    restless.guide.rest()
    assert hasattr(restless.desktop.app.stack.scenes[0], "match")


def test_a_killed_program_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRIDGES_OF_ERRET_HOME", str(tmp_path / "home"))
    found = kill_and_look(tmp_path / "home", 3)
    assert found["kills"] == 3
    assert found["act"] > 3


@pytest.mark.slow
def test_two_hundred_killed_programs_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRIDGES_OF_ERRET_HOME", str(tmp_path / "home"))
    found = kill_and_look(tmp_path / "home", 200)
    assert found["kills"] == 200
    assert found["act"] > 1000
