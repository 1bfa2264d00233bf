"""Results on the screen, and what listens to what they draw."""

from collections.abc import Callable
from typing import Any

import pytest

from game.kit import Canvas
from game.play import Match
from game.scenes import ResultsScene

from ..table import Player


def show(player: Player, match: Match) -> ResultsScene:
    return player.show(ResultsScene(player.services, match))


def ways_of(scene: ResultsScene) -> list[str]:
    return [button.label for button in scene.buttons]


def gains_of(scene: ResultsScene) -> list[str]:
    return [sign.words for sign in scene.ending.gains]


def listen(monkeypatch: pytest.MonkeyPatch, name: str) -> list[str]:
    """Return the first arguments of all calls of a drawing of the canvas, as they come."""
    drawn: list[str] = []
    draw: Callable[..., Any] = getattr(Canvas, name)

    def heard(canvas: Canvas, what: str, *place: Any, **looks: Any) -> Any:
        drawn.append(what)
        return draw(canvas, what, *place, **looks)

    monkeypatch.setattr(Canvas, name, heard)
    return drawn
