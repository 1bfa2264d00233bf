"""Two things are never told in the same place between the bridges."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.board import announcing
from game.kit import Assets, Canvas
from game.rules import LEFT
from game.scenes import Services
from game.scenes.match import match_messages
from tests.rules.pictures import duel

from .sitting import Sitting, middle

#: The last card is out of reach.
FIELD = duel("* a b c d e", "* x y", mana=3)

#: Returns the words that the message of a match puts into the picture, and whether aside.
Look = Callable[[Sitting], tuple[str, bool] | None]


@pytest.fixture
def look(monkeypatch: pytest.MonkeyPatch, assets: Assets) -> Look:
    drawn: list[tuple[str, bool]] = []

    def note(_canvas: object, _layout: object, words: str, **how: Any) -> None:
        drawn.append((words, how.get("aside", False)))

    monkeypatch.setattr(match_messages, "draw_message", note)

    def seen(at: Sitting) -> tuple[str, bool] | None:
        drawn.clear()
        canvas = Canvas(pygame.Surface((640, 360)), at.app.stack.view, assets)
        at.match.view.message.draw(canvas, at.match.view.layout)
        return drawn[-1] if drawn else None

    return seen


def announced(at: Sitting) -> None:
    """Let a banner come into the middle of the table."""
    at.match.view.turns.announce(LEFT)
    at.match.invalidate()
    at.wait(0.5)
    assert announcing(at.match.view.animator)


def test_what_stands_waits_until_the_banner_has_gone(services: Services, look: Look) -> None:
    at = Sitting(services, FIELD)
    at.match._tell_standing = lambda: None  # type: ignore[method-assign]
    at.match.view.message.standing = "Is that so?"
    announced(at)
    assert look(at) is None
    at.rest()
    assert look(at) == ("Is that so?", False)


def test_a_banner_gives_way_to_a_refusal(services: Services, look: Look) -> None:
    at = Sitting(services, FIELD)
    announced(at)
    at.click(middle(at.hand(-1)))
    words = at.match.view.message.words
    assert words
    assert not announcing(at.match.view.animator)
    at.wait(0.3)
    assert look(at) == (words, False)


def test_what_was_told_gives_way_to_a_banner_and_does_not_come_back(
    services: Services, look: Look
) -> None:
    at = Sitting(services, FIELD)
    at.match.view.tell("A long story of many words, which takes some seconds to be read")
    announced(at)
    shown = look(at)
    assert shown is not None
    assert shown[1]
    at.wait(1.2)
    assert not announcing(at.match.view.animator)
    assert look(at) == shown
