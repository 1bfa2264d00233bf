"""Every mark on the board is explained where the pointer rests on it."""

from collections.abc import Callable
from functools import partial

import pygame
import pytest

from game.board.cards.card_view import badge_spot
from game.board.hud.mana_gems import odds_chip
from game.kit import Point
from game.rules import ASSAULT, BOTTOM, LEFT, RIGHT, TOP, Odds
from game.scenes import Services
from tests.rules.pictures import duel, solo

from .sitting import Sitting, before, middle

HAND = "* Bolt=!2@1 b=1/1@9 c d e f | top: 3/3:s Hurt=1/4:d1"
FOE = "* a b c | top: 0/3 | bottom: 0/5"

pytestmark = before(duel(HAND, FOE, mana=6), first_tips=False)
with_tips = before(first_tips=True)


def badge(which: str, at: Sitting) -> Point:
    piece = at.creature(LEFT, TOP, 1)
    x, y, _ = badge_spot(which, piece.width, piece.height)
    return piece.x - piece.width / 2 + x, piece.y - piece.height / 2 + y


def corner(at: Sitting) -> Point:
    x, y, _, _ = at.creature(LEFT, TOP).spot.rect
    return x + 14, y + 16


def lane(side: int, at: Sitting) -> Point:
    box = pygame.FRect(at.match.view.layout.lane(side, BOTTOM))
    return (box.right - 30 if side else box.x + 30), box.centery


def bridge(at: Sitting) -> Point:
    return at.match.view.layout.width / 2, at.lane(TOP)[1]


def foot(at: Sitting) -> Point:
    x, y, width, height = at.hand(0).spot.rect
    return x + width / 2, y + height * 0.97


def cost(place: int, at: Sitting) -> Point:
    x, y, width, height = at.hand(place).spot.rect
    return x + width * 0.15, y + height * 0.11


def said(at: Sitting, pos: Point) -> str:
    at.point(pos)
    return at.match.board_hint.hint


@pytest.mark.parametrize(
    ("where", "words"),
    [
        (partial(badge, "attack"), "damage it deals"),
        (partial(badge, "health"), "Health left"),
        (corner, "attacks from your next turn on"),
        (partial(lane, LEFT), "Your lane"),
        (partial(lane, RIGHT), "opponent’s lane"),
        (bridge, "bridge"),
        (foot, "Key 1"),
        (partial(cost, 0), "Cost: 1 mana"),
        (partial(cost, 1), "3 more than you have"),
        (lambda at: middle(at.hand(4)), ""),
        # A card itself is read.
        (lambda at: middle(at.creature(RIGHT, TOP)), ""),
        (lambda at: pygame.FRect(at.match.view.layout.menu).center, ""),
    ],
)
def test_it_is_said_what_it_means(
    at: Sitting, where: Callable[[Sitting], Point], words: str
) -> None:
    said_there = said(at, where(at))
    assert words in said_there
    assert bool(words) == bool(said_there)


@before(duel(HAND, FOE, mana=0))
def test_a_card_in_reach_that_is_too_expensive_is_not_said_to_be_playable(at: Sitting) -> None:
    assert "only the 4 leftmost" in said(at, foot(at))


@with_tips
def test_nothing_is_said_of_the_land_beside_a_tip_a_message_or_a_card_that_is_held(
    at: Sitting,
) -> None:
    assert at.match.tips.visible
    assert not said(at, lane(RIGHT, at))
    at.match.remove(at.match.tips)
    at.match.tips.put_away()
    assert said(at, (lane(RIGHT, at)[0] - 1, lane(RIGHT, at)[1]))
    at.match.view.tell("Faster")
    at.move(lane(RIGHT, at))
    assert at.message
    assert not at.match.board_hint.hint
    at.click(middle(at.hand(0)))
    assert at.match.selection.held is not None
    assert not said(at, lane(RIGHT, at))


@pytest.mark.parametrize("button", [1, 3, None])
def test_it_goes_at_a_press_and_comes_again_for_something_else(
    at: Sitting, button: int | None
) -> None:
    assert said(at, lane(RIGHT, at))
    if button is None:
        at.keys(pygame.K_PLUS)
    else:
        at.press(lane(RIGHT, at), button)
    assert not at.match.widgets.hint_shown
    if button == 1:
        at.point(bridge(at))
        assert at.match.widgets.hint_shown == 1


@with_tips
def test_it_goes_when_the_pointer_comes_to_the_panel_of_the_hint(at: Sitting) -> None:
    at.keys(pygame.K_h)
    at.point(pygame.FRect(at.match.view.layout.menu).center)
    assert at.match.widgets.hint_shown == 1
    at.point(at.match.hint.panel.play.rect.center)
    assert not at.match.widgets.hint_shown


def test_after_a_dialog_it_is_said_of_where_the_pointer_goes(at: Sitting) -> None:
    """While keys lead, what it rests on by chance is not looked at."""
    said(at, lane(RIGHT, at))
    assert at.match.widgets.hint_shown == 1
    at.keys(pygame.K_ESCAPE)
    at.move(bridge(at))
    at.key(pygame.K_ESCAPE)
    at.rest()
    assert at.top is at.match
    assert not at.match.widgets.hint_shown
    assert "bridge" in said(at, bridge(at))


@before(duel("* Bolt=!2@1 x | top: 2/3", "* a b | top: 0/1", mana=6, phase=ASSAULT))
def test_the_marks_of_an_assault_are_explained(at: Sitting) -> None:
    attacker, victim = at.creature(LEFT, TOP), at.creature(RIGHT, TOP)
    rank = attacker.x - attacker.width / 2 + 5, attacker.y - attacker.height / 2 + 6
    for pos, words in (
        ((attacker.x, attacker.y - attacker.height / 2 - 9), "Attacks next. (rulebook R5.2)"),
        ((victim.x, victim.y - victim.height / 2 - 9), "Is attacked next. (rulebook R5.3)"),
        (rank, "Attacks as number 1 in this assault. (rulebook R5.2)"),
        (
            (victim.x, victim.y + victim.height / 2 + 4),
            "Destroyed by the end of this assault, if nothing changes.",
        ),
    ):
        assert said(at, pos) == words


@before(solo("* a b", "* a b c"))
def test_the_piles_of_the_horde_are_explained(at: Sitting) -> None:
    layout = at.match.view.layout
    assert "3 cards" in said(at, (layout.horde_deck.x, layout.horde_deck.y))
    assert "See them (" in said(at, (layout.horde_discard.x, layout.horde_discard.y))


def test_the_sign_of_even_odds_tells_what_is_given(services: Services) -> None:
    """R2.8: at the panel of the side that has it, until its last such turn is over."""
    state = duel(HAND, FOE)
    state.turn = 3
    for odds, words in (
        (Odds(LEFT, 2, 3), "in each of its next 2 turns"),
        (Odds(RIGHT, 2, 2), "in its next turn"),
        (Odds(LEFT, 2, 1), ""),
    ):
        state.odds = odds
        at = Sitting(services, state)
        chip = odds_chip(at.match.view.layout, at.match.view.table)
        assert (chip is not None) == bool(words)
        told = "" if chip is None else said(at, (chip.centerx, chip.bottom - 2))
        assert all(part in told for part in (words and "Even odds", words, words and "R2.8"))
