"""The player's own turns, an opponent's and the Horde's are each shown at a speed of their own."""

from dataclasses import replace

import pygame
import pytest

from game.play import Seat
from game.scenes import Services
from tests.rules.pictures import duel, solo

from .sitting import Sitting

FIELD = duel("* a b c", "* x y z")
RIVAL = Seat("", "computer", strength="beginner")


def speeds(services: Services) -> tuple[float, float, float]:
    mine = services.settings
    return mine.speed, mine.opponent_speed, mine.horde_speed


def seen_at(at: Sitting) -> float:
    return at.match.view.animator.speed


def test_the_own_turn_is_seen_at_its_own_speed(services: Services) -> None:
    at = Sitting(services, FIELD)
    services.settings = replace(services.settings, speed=4.0, opponent_speed=0.5)
    at.match.view.set_pace()
    assert seen_at(at) == 4.0
    at.match.view.table.active = 1
    at.match.view.set_pace()
    assert seen_at(at) == 4.0, "both players sit here"


@pytest.mark.parametrize(
    ("state", "rival", "name"),
    [(FIELD, RIVAL, "opponent_speed"), (solo("* a b", "* x y z"), Seat(), "horde_speed")],
    ids=["opponent", "horde"],
)
def test_the_other_turn_is_seen_at_its_speed_and_keys_set_it(
    services: Services, state: object, rival: Seat, name: str
) -> None:
    at = Sitting(services, state, rival=rival)  # type: ignore[arg-type]
    at.match.view.table.active = 1
    services.settings = replace(services.settings, **{name: 0.5})  # type: ignore[arg-type]
    at.match.view.set_pace()
    assert seen_at(at) == 0.5
    at.key(pygame.K_PLUS)
    assert getattr(services.settings, name) == 1.0
    assert services.settings.speed == 1.0
    at.key(pygame.K_PLUS)
    assert seen_at(at) == 2.0
    assert sorted(speeds(services)) == [1.0, 1.0, 2.0]
