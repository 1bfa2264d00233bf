"""The match log and the Horde's discard pile: opened, looked through and closed over a match."""

import pygame
import pytest

from game.scenes import MatchScene, Services
from game.scenes.match.dialogs.discard_screen import DiscardScreen
from game.scenes.match.dialogs.log_screen import LogScreen
from tests.rules.pictures import solo

from .sitting import Sitting


@pytest.fixture
def at(services: Services) -> Sitting:
    return Sitting(services, solo("* x y", "* a b c | discard: d e f"))


@pytest.mark.parametrize("close", [pygame.K_ESCAPE, pygame.K_l, pygame.K_RETURN])
def test_the_log_by_keys(at: Sitting, close: int) -> None:
    at.key(pygame.K_l)
    assert isinstance(at.top, LogScreen)
    at.key(pygame.K_UP, close)
    assert isinstance(at.top, MatchScene)


def test_the_log_by_the_pointer(at: Sitting) -> None:
    log = at.match.view.layout.log
    at.click((log.x + log.width / 2, log.y + log.height / 2))
    scene = at.top
    assert isinstance(scene, LogScreen)
    at.click(scene.close.rect.center)
    assert isinstance(at.top, MatchScene)


@pytest.mark.parametrize("close", [pygame.K_ESCAPE, pygame.K_i, pygame.K_RETURN])
def test_the_pile_by_keys(at: Sitting, close: int) -> None:
    at.key(pygame.K_i)
    scene = at.top
    assert isinstance(scene, DiscardScreen)
    assert [card.name for card in scene.cards] == ["f", "e", "d"]
    at.key(pygame.K_RIGHT, pygame.K_RIGHT)
    assert scene.index == 1
    at.key(close)
    assert isinstance(at.top, MatchScene)


def test_the_pile_by_the_pointer(at: Sitting) -> None:
    spot = at.match.view.layout.horde_discard
    at.click((spot.x, spot.y))
    scene = at.top
    assert isinstance(scene, DiscardScreen)
    at.move(scene.spot(2).center)
    assert scene.index == 2
    at.click(scene.close.rect.center)
    assert isinstance(at.top, MatchScene)
