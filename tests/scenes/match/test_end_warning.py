"""Before a turn is ended with a play left it is asked, once, and only where there is one."""

from dataclasses import replace

import pygame
import pytest

from game.play import Seat, Settings
from game.rules import EndTurn, State
from game.scenes import Services
from game.scenes.common import ConfirmDialog
from tests.rules.pictures import duel

from .sitting import Sitting

#: One creature that can be paid, and no threat.
LEFT_OVER = duel("* a b c d e", "* x y z w v", mana=3)


@pytest.fixture
def newcomer(services: Services) -> Services:
    services.settings = replace(services.settings, end_warning=True)
    return services


def ended(services: Services, state: State, rival: Seat | None = None) -> Sitting:
    """Return the sitting after the first button was pressed."""
    at = Sitting(services, state) if rival is None else Sitting(services, state, rival=rival)
    at.click(at.match.buttons.first.rect.center)
    return at


def question(at: Sitting) -> str:
    return at.top.title if isinstance(at.top, ConfirmDialog) else ""


def test_a_newcomer_is_asked() -> None:
    assert Settings().end_warning


def test_a_turn_with_a_play_left_is_asked_about_once(newcomer: Services) -> None:
    at = ended(newcomer, LEFT_OVER)
    assert question(at) == "You have a play left"
    at.key(pygame.K_ESCAPE)
    assert at.actions == []
    at.rest()
    at.click(at.match.buttons.first.rect.center)
    assert at.actions == [EndTurn()]


def test_the_question_can_be_answered_and_never_asked_again(newcomer: Services) -> None:
    at = ended(newcomer, LEFT_OVER)
    assert isinstance(at.top, ConfirmDialog)
    assert at.top.never is not None
    at.click(at.top.never.rect.center)
    at.click(at.top.buttons[1].rect.center)
    assert at.actions == [EndTurn()]
    assert not newcomer.settings.end_warning


@pytest.mark.parametrize(
    "state",
    [
        duel("* a=4/4@9 b=4/4@9 c=4/4@9 d=4/4@9 e", "* x y z w v", mana=3),
        duel("* Bolt=!1@1 x=4/4@9 y=4/4@9 z=4/4@9", "* x y z w v", mana=3),
    ],
    ids=["nothing can be paid", "nothing has a target"],
)
def test_nothing_is_asked_without_a_play(newcomer: Services, state: State) -> None:
    assert question(ended(newcomer, state)) == ""


def test_nothing_is_asked_where_it_is_switched_off(services: Services) -> None:
    assert question(ended(services, LEFT_OVER)) == ""


def test_the_loss_of_the_fort_is_asked_about_alone(newcomer: Services) -> None:
    at = ended(newcomer, duel("** a b", "* x y | top: 2/2", mana=3))
    assert question(at) == "Your Fort is in danger"
    at.key(pygame.K_ESCAPE)
    at.rest()
    at.click(at.match.buttons.first.rect.center)
    assert at.actions == [EndTurn()]
