"""Before a turn is ended into the loss of the Fort it is asked, once, and only where it helps."""

import pygame

from game.rules import LEFT, Attack, EndTurn, State
from game.scenes import Services
from game.scenes.common import ConfirmDialog
from tests.rules.pictures import duel

from .sitting import Sitting

LOST = duel("** a b", "* x y | top: 2/2", mana=3)


def asked(at: Sitting) -> bool:
    return isinstance(at.top, ConfirmDialog)


def ended(services: Services, state: State) -> Sitting:
    """Return the sitting after the first button was pressed."""
    at = Sitting(services, state)
    at.click(at.match.buttons.first.rect.center)
    return at


def dialog(at: Sitting) -> ConfirmDialog:
    assert isinstance(at.top, ConfirmDialog)
    return at.top


def test_ending_the_turn_into_the_loss_is_asked_about(services: Services) -> None:
    at = ended(services, LOST)
    assert asked(at)
    assert at.actions == []
    at.click(dialog(at).buttons[1].rect.center)
    assert at.actions == [EndTurn()]


def test_the_assault_that_ends_the_summoning_is_too(services: Services) -> None:
    state = duel("** a b | bottom: 1/1", "* x y z w v | top: 2/2", mana=3)
    at = ended(services, state)
    assert asked(at)
    at.click(dialog(at).buttons[1].rect.center)
    assert at.actions[:1] == [Attack()]


def test_a_no_plays_on_and_is_asked_no_more_in_this_turn(services: Services) -> None:
    at = ended(services, LOST)
    at.key(pygame.K_ESCAPE)
    assert at.top is at.match
    assert at.actions == []
    at.rest()
    at.click(at.match.buttons.first.rect.center)
    assert at.actions == [EndTurn()]


def test_nothing_is_asked_where_the_fort_holds(services: Services) -> None:
    assert not asked(ended(services, duel("** a b", "* x y | top: 1/2", mana=3)))


def test_a_bastion_may_fall(services: Services) -> None:
    assert not asked(ended(services, duel("* a b", "* x y | top: 2/2", mana=3)))


def test_nothing_is_asked_where_nothing_can_be_played(services: Services) -> None:
    assert not asked(ended(services, duel("** a b", "* x y | top: 2/2", mana=0)))


def test_nothing_is_asked_where_the_own_assault_wins_first(services: Services) -> None:
    state = duel("** a b | bottom: 2/1", "** x y | top: 2/2", mana=3)
    assert not asked(ended(services, state))


def test_never_again_is_remembered(services: Services) -> None:
    at = ended(services, LOST)
    never = dialog(at).never
    assert never is not None
    at.click(never.rect.center)
    assert not services.settings.loss_warning
    at.key(pygame.K_ESCAPE)
    assert not asked(ended(services, LOST))
    assert LOST.active == LEFT
