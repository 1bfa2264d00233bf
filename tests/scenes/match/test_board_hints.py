"""Every mark on the board is explained where the pointer rests on it."""

from collections.abc import Callable

import pygame
import pytest

from game.board.cards.card_view import badge_spot
from game.board.hud.mana_gems import odds_chip
from game.kit import Point
from game.rules import ASSAULT, BOTTOM, LEFT, RIGHT, TOP, Odds
from game.scenes import Services
from tests.rules.pictures import duel, solo

from .sitting import Sitting, middle

HAND = "* Bolt=!2@1 b=1/1@9 c d e f | top: 3/3:s Hurt=1/4:d1"
FOE = "* a b c | top: 0/3 | bottom: 0/5"


def badge(which: str) -> Callable[[Sitting], Point]:
    def where(at: Sitting) -> Point:
        piece = at.creature(LEFT, TOP, 1)
        x, y, _ = badge_spot(which, piece.width, piece.height)
        return piece.x - piece.width / 2 + x, piece.y - piece.height / 2 + y

    return where


def corner(at: Sitting) -> Point:
    x, y, _, _ = at.creature(LEFT, TOP).spot.rect
    return x + 14, y + 16


def lane(side: int) -> Callable[[Sitting], Point]:
    def where(at: Sitting) -> Point:
        box = pygame.FRect(at.match.view.layout.lane(side, BOTTOM))
        return (box.right - 30 if side else box.x + 30), box.centery

    return where


def foot(at: Sitting) -> Point:
    x, y, width, height = at.hand(0).spot.rect
    return x + width / 2, y + height - 4


def cost(place: int) -> Callable[[Sitting], Point]:
    def where(at: Sitting) -> Point:
        x, y, width, _ = at.hand(place).spot.rect
        return x + width * 0.15, y + width * 0.16

    return where


def said(at: Sitting, pos: Point) -> str:
    at.point(pos)
    return at.match.board_hint.hint


@pytest.mark.parametrize(
    ("where", "words"),
    [
        (badge("attack"), "damage it deals"),
        (badge("health"), "Health left"),
        (corner, "attacks from your next turn on"),
        (lane(LEFT), "Your lane"),
        (lane(RIGHT), "opponent’s lane"),
        (lambda at: (at.match.view.layout.width / 2, at.lane(TOP)[1]), "bridge"),
        (foot, "Key 1"),
        (cost(0), "Cost: 1 mana"),
        (cost(1), "3 more than you have"),
        (lambda at: middle(at.hand(4)), ""),
        # A card itself is read.
        (lambda at: middle(at.creature(RIGHT, TOP)), ""),
        (lambda at: pygame.FRect(at.match.view.layout.menu).center, ""),
    ],
)
def test_it_is_said_what_it_means(
    services: Services, where: Callable[[Sitting], Point], words: str
) -> None:
    at = Sitting(services, duel(HAND, FOE, mana=6))
    at.match.remove(at.match.tips)
    at.match.tips.put_away()
    said_there = said(at, where(at))
    assert words in said_there
    assert bool(words) == bool(said_there)


def test_a_card_in_reach_that_is_too_expensive_is_not_said_to_be_playable(
    services: Services,
) -> None:
    at = Sitting(services, duel(HAND, FOE, mana=0))
    assert "only the 4 leftmost" in said(at, foot(at))


def test_nothing_is_said_of_the_land_beside_a_tip_or_a_message(services: Services) -> None:
    at = Sitting(services, duel(HAND, FOE, mana=6))
    assert at.match.tips.visible
    assert not said(at, lane(RIGHT)(at))
    at.match.remove(at.match.tips)
    at.match.tips.put_away()
    assert said(at, (lane(RIGHT)(at)[0] - 1, lane(RIGHT)(at)[1]))
    at.match.view.tell("Faster")
    at.move(lane(RIGHT)(at))
    assert at.match.view.message.words
    assert not at.match.board_hint.hint


def test_nothing_is_said_of_the_land_while_a_card_is_held(services: Services) -> None:
    at = Sitting(services, duel("* Bolt=!2@1 x | top: 3/3", FOE, mana=6))
    at.match.remove(at.match.tips)
    at.match.tips.put_away()
    at.click(middle(at.hand(0)))
    assert at.match.selection.held is not None
    assert not said(at, lane(RIGHT)(at))


def over_a_lane(services: Services) -> Sitting:
    """Return a match in which is said what the lane at the pointer is."""
    at = Sitting(services, duel(HAND, FOE, mana=6))
    at.match.remove(at.match.tips)
    at.match.tips.put_away()
    at.point(lane(RIGHT)(at))
    assert at.match.widgets.hint_shown == 1
    return at


@pytest.mark.parametrize("button", [1, 3, None])
def test_it_goes_at_a_press_and_comes_again_for_something_else(
    services: Services, button: int | None
) -> None:
    at = over_a_lane(services)
    if button is None:
        at.keys(pygame.K_PLUS)
    else:
        at.press(lane(RIGHT)(at), button)
    assert not at.match.widgets.hint_shown
    if button == 1:
        at.point((at.match.view.layout.width / 2, at.lane(TOP)[1]))
        assert at.match.widgets.hint_shown == 1


def test_it_goes_when_the_pointer_comes_to_the_panel_of_the_hint(services: Services) -> None:
    at = Sitting(services, duel(HAND, FOE, mana=6))
    at.keys(pygame.K_h)
    at.point(pygame.FRect(at.match.view.layout.menu).center)
    assert at.match.widgets.hint_shown == 1
    at.point(at.match.hint.panel.play.rect.center)
    assert not at.match.widgets.hint_shown


def test_after_a_dialog_it_is_said_of_where_the_pointer_has_gone(services: Services) -> None:
    at = over_a_lane(services)
    at.keys(pygame.K_ESCAPE)
    assert at.top is not at.match
    at.move((at.match.view.layout.width / 2, at.lane(TOP)[1]))
    at.key(pygame.K_ESCAPE)
    assert not at.match.widgets.hint_shown
    at.rest()
    assert at.top is at.match
    assert "bridge" in at.match.board_hint.hint


def test_the_marks_of_an_assault_are_explained(services: Services) -> None:
    state = duel("* Bolt=!2@1 x | top: 2/3", "* a b | top: 0/1", mana=6, phase=ASSAULT)
    at = Sitting(services, state)
    attacker, victim = at.creature(LEFT, TOP), at.creature(RIGHT, TOP)
    heads = [(piece.x, piece.y - piece.height / 2 - 9) for piece in (attacker, victim)]
    rank = attacker.x - attacker.width / 2 + 5, attacker.y - attacker.height / 2 + 6
    foot_of_victim = victim.x, victim.y + victim.height / 2 + 4
    assert said(at, heads[0]) == "Attacks next. (rulebook R5.2)"
    assert said(at, heads[1]) == "Is attacked next. (rulebook R5.3)"
    assert said(at, rank) == "Attacks as number 1 in this assault. (rulebook R5.2)"
    assert said(at, foot_of_victim) == "Destroyed by the end of this assault, if nothing changes."


def test_the_piles_of_the_horde_are_explained(services: Services) -> None:
    at = Sitting(services, solo("* a b", "* a b c"))
    layout = at.match.view.layout
    assert "3 cards" in said(at, (layout.horde_deck.x, layout.horde_deck.y))
    assert "See them (" in said(at, (layout.horde_discard.x, layout.horde_discard.y))


def test_the_sign_of_even_odds_tells_what_is_given(services: Services) -> None:
    """R2.8: at the panel of the side that has it, until its last such turn is over."""
    for side, words in ((LEFT, "in each of its next 2 turns"), (RIGHT, "in its next turn")):
        state = duel(HAND, FOE)
        state.turn, state.odds = 3, Odds(side, 2, 3 - side)
        at = Sitting(services, state)
        view = at.match.view
        chip = odds_chip(view.layout, view.table)
        assert chip is not None
        told = said(at, (chip.centerx, chip.bottom - 2))
        assert told.startswith("Even odds")
        assert words in told
        assert "R2.8" in told
    state.odds = Odds(LEFT, 2, 1)
    over = Sitting(services, state).match.view
    assert odds_chip(over.layout, over.table) is None
