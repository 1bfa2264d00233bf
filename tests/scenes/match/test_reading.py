"""The card that is read: what the pointer or the keys are on now, and nothing from before."""

import pygame

from game.rules import BOTTOM, LEFT, RIGHT, TOP
from game.scenes import HandOverScene, Services
from tests.rules.pictures import duel

from .sitting import Sitting, middle

HAND = "* x Bolt=!2@1 y z w | top: 1/3"
FOE = "* a b c d e | top: 0/3 | bottom: 0/5"


def reads(services: Services, *, hand_over: bool = False) -> Sitting:
    """Bo's creature is pointed at."""
    at = Sitting(services, duel(HAND, FOE, mana=6), hand_over=hand_over)
    at.move(middle(at.creature(RIGHT, TOP)))
    at.rest()
    assert at.match.view.reading.piece is at.creature(RIGHT, TOP)
    return at


def test_nothing_is_read_after_the_curtain_until_the_pointer_moves(services: Services) -> None:
    at = reads(services, hand_over=True)
    at.key(pygame.K_n)
    at.rest()
    for _ in range(20):
        if isinstance(at.top, HandOverScene):
            break
        at.key(pygame.K_n)
        at.rest()
    assert isinstance(at.top, HandOverScene)
    at.key(pygame.K_RETURN)
    at.rest()
    assert at.match.flow.seats.seen == RIGHT
    assert at.match.view.reading.piece is None
    at.move(middle(at.hand(0)))
    at.rest()
    assert at.match.view.reading.piece is at.hand(0)


def test_what_the_pointer_lies_on_is_not_read_once_a_card_is_lifted_by_its_number(
    services: Services,
) -> None:
    at = reads(services)
    pointed = at.match.view.reading.piece
    at.key(pygame.K_1)
    at.rest()
    assert at.match.selection.held is at.hand(0)
    assert at.match.view.reading.piece is not pointed


def test_nothing_is_read_once_the_turn_has_ended(services: Services) -> None:
    at = reads(services)
    turn = at.state.turn
    for _ in range(4):
        if at.state.turn == turn:
            at.key(pygame.K_n)
            at.rest()
    assert at.state.turn == turn + 1
    assert at.match.view.reading.piece is None


def test_a_creature_that_is_held_is_not_read_over_the_lanes_to_press(services: Services) -> None:
    at = Sitting(services, duel(HAND, FOE, mana=6))
    at.click(middle(at.hand(0)))
    at.rest()
    assert at.match.view.reading.piece is at.match.selection.held
    read = at.match.reading.words(at.match.parts)
    assert read is not None
    lanes = [at.match.view.layout.lane(LEFT, lane) for lane in (TOP, BOTTOM)]
    assert all(lane in read.avoid for lane in lanes)


def test_an_incantation_that_destroys_one_of_several_names_them_as_a_choice(
    services: Services,
) -> None:
    at = Sitting(
        services, duel("* x Bolt=!2@1 y | top: Mine=1/1", "* a | top: A=0/3 B=0/2", mana=6)
    )
    at.click(middle(at.hand(1)))
    at.rest()
    read = at.match.reading.words(at.match.parts)
    assert read is not None
    assert read.said == (
        "Would destroy any one of these: B, Mine (yours).",
        "Would damage A.",
    )
