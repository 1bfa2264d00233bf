"""The button of the next step: how it draws the eye."""

import pytest

from game.kit import PointerMoved, Sizes, Times, Viewport
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
    life, cards, mana = hints[0].split("\n")
    assert (life, cards) == ("Bastion: 2 life. At 0 it becomes the Fort.", "2 cards in hand")
    assert mana.startswith("Each turn gives 1 mana for each card in your hand")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_two_buttons_have_room_for_their_words(services: Services, size: tuple[int, int]) -> None:
    """The words of both are written as large as is meant, and none is cut."""
    at = Sitting(services, duel("* Bolt=!1 x | top: 1/5 1/5", "* a b | top: 0/9", mana=9))
    at.press_button("Assault")
    at.rest()
    view = Viewport.of(size)
    at.match.resize(view)
    buttons = at.match.buttons.first, at.match.buttons.second
    assert [button.label for button in buttons] == ["Next attack", "All attacks"]
    for button in buttons:
        edge = 0.8 * Sizes.padding
        assert button.wanted_width(view) - edge <= button.rect.width
