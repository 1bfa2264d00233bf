"""The button of the next step: how it draws the eye."""

from __future__ import annotations

import pytest

from game.kit import PointerMoved, Times
from game.scenes import Services
from tests.rules.pictures import duel

from .sitting import Sitting

FIELD = ("* x y | top: 1/5", "* a b | top: 0/9")


@pytest.mark.parametrize("mana", [0, 1])
def test_it_is_urgent_once_no_card_can_be_played(services: Services, mana: int) -> None:
    at = Sitting(services, duel(*FIELD, mana=mana))
    assert at.match.buttons.first.urgent == (mana == 0)


def test_its_light_flares_up_and_comes_to_rest(services: Services) -> None:
    at = Sitting(services, duel(*FIELD, mana=0))
    step = at.match.buttons.first
    assert not step.update(0.1)
    step.age = 0.0
    assert step.update(Times.float_up)
    step.update(2 * Times.float_up)
    assert not step.update(0.1)


def test_a_panel_says_what_its_numbers_mean(services: Services) -> None:
    at = Sitting(services, duel(*FIELD))
    panel = at.match.view.layout.own_panel
    at.match.handle(PointerMoved((panel.x + panel.width / 2, panel.y + panel.height / 2)))
    hints = [area.hint for area in at.match.buttons.hints if area.hovered]
    assert hints == ["Bastion: 2 life. At 0 it becomes the Fort.\n2 cards in hand"]
