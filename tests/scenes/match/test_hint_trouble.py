"""The hint where it could do harm: before the eyes of the other player, and on a full disk."""

from unittest.mock import Mock

import pygame
import pytest

from game.play import Match, RecordError
from game.rules import RIGHT, TOP, CastIncantation, ChooseOrder, EndTurn
from game.scenes import HandOverScene, Services
from tests.rules.pictures import duel

from .sitting import Sitting
from .test_hint import FOE, HAND, Told, hint, sitting


@pytest.mark.parametrize("speed", [0.0, 4.0])
def test_the_next_player_sees_nothing_of_it(services: Services, speed: float) -> None:
    services.tasks = Told(EndTurn())
    at = Sitting(services, duel(HAND, FOE, mana=6), hand_over=True, speed=speed)
    at.key(pygame.K_h)
    at.rest()
    assert hint(at)._seen == 1.0
    hint(at).play()
    at.rest()
    assert isinstance(at.top, HandOverScene)
    assert hint(at)._seen == 0.0


def test_attacks_that_cannot_be_saved_are_not_tried_again_and_again(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = sitting(services, Told(EndTurn()))
    full = Mock(side_effect=RecordError("duel.jsonl", 0, "the disk is full", "make room"))
    monkeypatch.setattr(Match, "submit", full)
    at.key(pygame.K_h, pygame.K_RETURN)
    at.rest()
    full.assert_called_once()


def test_after_the_other_side_s_order_it_goes_on(services: Services) -> None:
    """R5.6: a line ends where somebody else chooses, and is asked for anew after that."""
    cast = CastIncantation(0, RIGHT, TOP, 0)
    tasks = Told(cast)
    state = duel("Fire=!1+splash * a b | top: Mine=1/9", "* x | top: 0/1 | bottom: 0/1", mana=3)
    at = sitting(services, tasks, state)
    at.key(pygame.K_h)
    at.rest()
    tasks.actions = (EndTurn(),)
    at.match.flow.submit(cast)
    at.match.flow.submit(ChooseOrder((0, 1)))
    at.rest()
    # The line, what follows the order that is expected, and anew after the order itself.
    assert len(tasks.asked) == 3
    assert hint(at).visible
