"""An assault that wins: nothing is asked before it, and one press plays it to its end."""

from dataclasses import replace

import pygame
import pytest

from game.play import Seat
from game.rules import LEFT, UNDECIDED, Attack, EndTurn, State
from game.scenes import MatchScene, Services
from tests.rules.pictures import duel

from .sitting import Sitting

#: Two attacks destroy the Fort, a card could be played, and an incantation be cast at any time.
WON = duel("* Bolt=!1@1 x y | top: 1/5 1/6", "** a b | bottom: 0/9", mana=3)
#: The same, and one hit too few.
NEARLY = duel("* Bolt=!1@1 x y | top: 1/5 1/6", "** a b c d | bottom: 0/9", mana=3)


def pressed(services: Services, state: State, speed: float = 1.0) -> Sitting:
    """Return the sitting at rest after one press of "Assault", all questions being switched on."""
    services.settings = replace(services.settings, end_warning=True, loss_warning=True)
    at = Sitting(services, state, speed=speed, rival=Seat("", "computer"))
    assert at.offers == ["Assault"]
    at.click(at.match.buttons.first.rect.center)
    at.rest()
    return at


@pytest.mark.parametrize("speed", [1.0, 0.0])
def test_one_press_wins(services: Services, speed: float) -> None:
    """R6.2: the assault would wait for the incantation, R3.2: and a creature could be summoned."""
    at = pressed(services, WON, speed)
    assert at.actions == [Attack(), Attack()]
    assert at.played.result is not None
    assert at.played.result.winner == LEFT


def test_an_assault_that_does_not_win_asks_and_stops_as_before(services: Services) -> None:
    at = pressed(services, NEARLY)
    assert at.actions == []
    at.click(at.top.buttons[1].rect.center)  # type: ignore[attr-defined]
    at.rest()
    assert at.actions == [Attack()]
    assert at.match.flow.stops


def test_an_assault_that_comes_to_win_goes_on_from_the_next_press(services: Services) -> None:
    """The remaining attacks win: there is no reason to wait, and nothing to announce."""
    state = duel("* Bolt=!1@1 x y | top: 1/5:a 1/6 1/7", "** a b | bottom: 0/9", mana=3)
    at = Sitting(services, state)
    at.key(pygame.K_RETURN)
    at.rest()
    assert at.played.result is not None


def test_an_order_on_the_way_leaves_a_win_a_win(services: Services) -> None:
    """R5.6: the other side chooses an order between the attacks; the Fort falls all the same."""
    foes = "** a b c | top: 0/1 | bottom: 0/1"
    state = duel("* Bolt=!1@1 x y | top: 1/5+splash 1/6 1/6 1/6 1/6 1/6", foes, mana=3)
    services.settings = replace(services.settings, end_warning=True)
    at = Sitting(services, state)
    at.click(at.match.buttons.first.rect.center)
    assert isinstance(at.top, MatchScene)
    assert at.actions == [Attack()]


def test_one_to_lose_is_no_win(services: Services) -> None:
    """R4.4: the own Fort is in danger, and the assault at hand wins nothing."""
    state = duel("** Bolt=!1@1 x | top: 1/5", "* a b c d | bottom: 5/9", mana=3)
    at = pressed(services, state)
    assert at.actions == []
    assert EndTurn() not in at.actions
    assert at.state.winner == UNDECIDED
