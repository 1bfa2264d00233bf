"""Aiming: who stays whole is told before anything is paid, and the target stays to be seen."""

from collections.abc import Callable

import pygame
import pytest

from game.board.cards.highlight_marks import CLOSED, DEAR, FAR, PLAYABLE, SAFE, TARGET
from game.rules import ASSAULT, LATER, LEFT, RIGHT, TOP, CastIncantation
from game.scenes import ConfirmDialog, Services
from tests.rules.pictures import duel

from .sitting import Sitting, middle

HAND = "* Bolt=!2@1 x=1/1@3 y z w | top: 1/3"
FOE = "* a b | top: 0/3+indestructible 0/4 | bottom: 0/5+protection"
WASTED = CastIncantation(0, RIGHT, TOP, 0)


@pytest.fixture
def at(services: Services) -> Sitting:
    return Sitting(services, duel(HAND, FOE, mana=6))


def by_mouse(at: Sitting) -> None:
    at.carry(middle(at.hand(0)), middle(at.creature(RIGHT, TOP)))


def by_keys(at: Sitting) -> None:
    at.key(pygame.K_1)


@pytest.mark.parametrize("aim", [by_mouse, by_keys])
def test_who_stays_whole_is_marked_and_said_while_aiming(
    at: Sitting, aim: Callable[[Sitting], None]
) -> None:
    aim(at)
    marks = at.match.marks.collect()
    whole = at.creature(RIGHT, TOP)
    assert marks.pieces[whole] == SAFE
    assert marks.safe == {whole: "indestructible"}
    assert marks.said == (whole, "No effect: Indestructible")
    assert marks.aim is not None
    assert not marks.aim.useful
    assert marks.pieces[at.creature(RIGHT, TOP, 1)] == TARGET
    assert not at.actions


def test_who_stays_whole_is_marked_when_the_incantation_is_only_looked_at(at: Sitting) -> None:
    at.move(middle(at.hand(0)))
    assert at.match.marks.collect().safe == {at.creature(RIGHT, TOP): "indestructible"}
    at.move(middle(at.hand(1)))
    assert at.match.marks.collect().safe == {}


def test_a_protection_of_the_later_edition_is_said_to_be_used_up(services: Services) -> None:
    state = duel(HAND, FOE, mana=6)
    state.edition = LATER
    at = Sitting(services, state)
    at.key(pygame.K_1, pygame.K_DOWN)
    shielded = at.creature(RIGHT, 1)
    assert at.match.marks.collect().said == (shielded, "No damage: uses up Protection")
    at.key(pygame.K_RETURN)
    assert at.did(CastIncantation(0, RIGHT, 1, 0))


def test_a_waste_is_asked_about_once_and_done_when_it_is_meant(at: Sitting) -> None:
    at.drag(middle(at.hand(0)), middle(at.creature(RIGHT, TOP)))
    assert isinstance(at.top, ConfirmDialog)
    assert at.did()
    at.choose("Cancel")
    assert at.did()
    at.drag(middle(at.hand(0)), middle(at.creature(RIGHT, TOP)))
    at.choose("Cast it anyway")
    assert at.did(WASTED)


def test_an_incantation_that_is_dragged_lies_in_the_hand_and_points_at_its_target(
    at: Sitting,
) -> None:
    target = at.creature(RIGHT, TOP, 1)
    at.carry(middle(at.hand(0)), middle(target))
    marks = at.match.marks.collect()
    assert at.hand(0).spot == at.hand(0).goal
    assert marks.held is None
    assert marks.aim is not None
    assert marks.aim.useful
    assert marks.aim.target == target.spot


def test_a_creature_that_is_dragged_goes_with_the_pointer(at: Sitting) -> None:
    at.carry(middle(at.hand(1)), at.lane(TOP))
    marks = at.match.marks.collect()
    assert middle(at.hand(1)) == pytest.approx(at.lane(TOP), abs=1)
    assert marks.aim is None
    assert (marks.held, marks.lane) == (at.hand(1), (LEFT, TOP))


def test_far_dear_and_closed_cards_look_different(services: Services) -> None:
    at = Sitting(
        services, duel("* a=1/1@1 b=1/1@9 c=1/1@2 d=1/1@3 e=1/1@1 f=1/1@1", "* x y", mana=6)
    )
    marks = at.match.marks.collect().cards
    assert [marks[at.hand(place)] for place in range(5)] == [
        PLAYABLE, DEAR, PLAYABLE, PLAYABLE, FAR,
    ]  # fmt: skip


def test_a_creature_cannot_be_summoned_in_an_assault_and_looks_closed(services: Services) -> None:
    at = Sitting(
        services, duel("* a=1/1@1 Bolt=!2@1 | top: 1/3", "* x y | top: 0/9", mana=6, phase=ASSAULT)
    )
    marks = at.match.marks.collect().cards
    assert (marks[at.hand(0)], marks[at.hand(1)]) == (CLOSED, PLAYABLE)
