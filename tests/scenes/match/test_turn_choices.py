"""The choices of a turn: first the possible ones, with their cards, then the others and why."""

import pygame
import pytest

from game.play import turn_choices
from game.rules import LEFT, RIGHT, State
from game.scenes import MatchScene, Services
from game.scenes.match.dialogs.turn_choices_dialog import TurnChoicesDialog
from tests.rules.pictures import duel, solo

from .sitting import Sitting


def rows(at: Sitting) -> list[tuple[str, str]]:
    """Ask, and return what is listed."""
    at.key(pygame.K_w)
    assert isinstance(at.top, TurnChoicesDialog)
    return [(row.title, row.text) for row in at.top.rows]


def asked(services: Services, state: State) -> list[tuple[str, str]]:
    return rows(Sitting(services, state))


CAN, CANNOT = ("You can", ""), ("Not now", "")
END = ("End turn", "Your remaining attacks are made first. Unspent mana is lost.")


def test_what_can_be_done_comes_first_and_then_what_cannot(services: Services) -> None:
    state = duel("* Cheap=1/1@2 Dear=1/1@9 | top: New=1/1:s", "* a", mana=3)
    found = asked(services, state)
    assert found[:3] == [CAN, ("Play Cheap for 2 mana", "Into the top or the bottom lane."), END]
    assert found[3:5] == [CANNOT, ("Dear", "It costs 9, and you have 3 mana.")]
    assert found[5][0] == "Assault"
    assert found[5][1].startswith("All your creatures were summoned this turn.")


def test_an_incantation_lists_the_creatures_that_it_does_something_to(services: Services) -> None:
    state = duel("* Bolt=!1@1 x | top: Mine=1/9", "* a | top: Foe=0/9 Hard=0/9+indestructible")
    found = dict(asked(services, state))
    assert found["Play Bolt for 1 mana"] == "On an enemy: Foe. On your own: Mine."


def test_the_attackers_are_named_in_their_order(services: Services) -> None:
    state = duel("* x | top: Front=1/9 Rear=1/9 | bottom: Last=1/9 New=1/1:s", "* a | top: 0/9")
    found = dict(asked(services, state))
    assert found["Assault"] == "Your creatures attack by themselves: Rear, Front and Last."


@pytest.mark.parametrize("key", [pygame.K_w, pygame.K_ESCAPE, pygame.K_RETURN])
def test_it_is_left_by_keys(services: Services, key: int) -> None:
    at = Sitting(services, duel("* x y", "* a", mana=3))
    at.key(pygame.K_w, key)
    assert isinstance(at.top, MatchScene)
    assert at.did()


def test_it_works_in_solo(services: Services) -> None:
    found = asked(services, solo("* x y | top: 1/9:s", "* a b c", mana=0))
    assert found[0] == CAN
    assert "Assault" in dict(found[found.index(CANNOT) :])


def test_in_another_s_turn_there_is_nothing_to_list() -> None:
    state = duel("* x y", "* a", mana=3)
    assert turn_choices(state, RIGHT) is None
    assert turn_choices(state, LEFT) is not None
