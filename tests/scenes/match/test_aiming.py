"""Aiming: who stays whole is told before anything is paid, and the target stays to be seen."""

import pygame
import pytest

from game.board.cards.highlight_marks import CLOSED, DEAR, FAR, PLAYABLE, SAFE, TARGET
from game.rules import ASSAULT, LATER, LEFT, RIGHT, TOP, CastIncantation
from game.scenes import ConfirmDialog
from tests.rules.pictures import duel

from .sitting import Sitting, before, middle

HAND = "* Bolt=!2@1 x=1/1@3 y z w | top: 1/3"
FOE = "* a b | top: 0/3+indestructible 0/4 | bottom: 0/5+protection"

pytestmark = before(duel(HAND, FOE, mana=6))


@pytest.mark.parametrize("by_keys", [False, True])
def test_who_stays_whole_is_marked_and_said_while_aiming(at: Sitting, by_keys: bool) -> None:
    whole, other = (at.creature(RIGHT, TOP, position) for position in (0, 1))
    if by_keys:
        at.key(pygame.K_1)
    else:
        at.carry(middle(at.hand(0)), middle(whole))
    marks = at.match.marks.collect()
    assert (marks.pieces[whole], marks.pieces[other]) == (SAFE, TARGET)
    assert marks.safe == {whole: "indestructible"}
    assert marks.said == (whole, "No effect: Indestructible")
    assert marks.aim is not None
    assert not marks.aim.useful
    assert at.did()


def test_who_stays_whole_is_marked_when_the_incantation_is_only_looked_at(at: Sitting) -> None:
    for place, safe in ((0, {at.creature(RIGHT, TOP): "indestructible"}), (1, {})):
        at.move(middle(at.hand(place)))
        assert at.match.marks.collect().safe == safe


@before(duel(HAND, FOE, mana=6, edition=LATER))
def test_a_protection_of_the_later_edition_is_said_to_be_used_up(at: Sitting) -> None:
    at.key(pygame.K_1, pygame.K_DOWN)
    assert at.match.marks.collect().said == (at.creature(RIGHT, 1), "No damage: uses up Protection")
    at.key(pygame.K_RETURN)
    assert at.did(CastIncantation(0, RIGHT, 1, 0))


def test_a_waste_is_asked_about_and_done_when_it_is_meant(at: Sitting) -> None:
    for answer, done in (("Cancel", []), ("Cast it anyway", [CastIncantation(0, RIGHT, TOP, 0)])):
        at.drag(middle(at.hand(0)), middle(at.creature(RIGHT, TOP)))
        at.at(ConfirmDialog)
        assert at.did()
        at.choose(answer)
        assert at.did(*done)


def test_an_incantation_that_is_dragged_lies_in_the_hand_and_points_at_its_target(
    at: Sitting,
) -> None:
    target = at.creature(RIGHT, TOP, 1)
    at.carry(middle(at.hand(0)), middle(target))
    marks = at.match.marks.collect()
    assert at.hand(0).spot == at.hand(0).goal
    assert marks.held is None
    assert marks.aim is not None
    assert (marks.aim.useful, marks.aim.target) == (True, target.spot)


def test_a_creature_that_is_dragged_goes_with_the_pointer(at: Sitting) -> None:
    at.carry(middle(at.hand(1)), at.lane(TOP))
    marks = at.match.marks.collect()
    assert middle(at.hand(1)) == pytest.approx(at.lane(TOP), abs=1)
    assert (marks.aim, marks.held, marks.lane) == (None, at.hand(1), (LEFT, TOP))


@pytest.mark.parametrize(
    ("at", "looks"),
    [
        (
            duel("* a=1/1@1 b=1/1@9 c=1/1@2 d=1/1@3 e=1/1@1 f=1/1@1", "* x y", mana=6),
            [PLAYABLE, DEAR, PLAYABLE, PLAYABLE, FAR],
        ),
        (
            duel("* a=1/1@1 Bolt=!2@1 | top: 1/3", "* x y | top: 0/9", mana=6, phase=ASSAULT),
            [CLOSED, PLAYABLE],
        ),
    ],
    indirect=["at"],
    ids=["summoning", "assault"],
)
def test_cards_look_as_they_can_be_played(at: Sitting, looks: list[str]) -> None:
    marks = at.match.marks.collect().cards
    assert [marks[at.hand(place)] for place in range(len(looks))] == looks
