"""A position comes for the third time: a draw is offered, and accepted or not (R7.3)."""

from dataclasses import replace

import pygame
import pytest

from game.play import AGREED, Match, MatchStore, Result, Seat
from game.rules import DRAW, EndTurn, TakeDeck, Terms
from game.scenes import HandOverScene, MatchScene, PauseDialog, ResultsScene, Services
from game.scenes.common import ConfirmDialog
from tests.play.games import sure
from tests.rules.pictures import duel, solo

from ..desktop import Desktop
from .sitting import ADA, BO, Sitting, before

#: The right side stands better by far.
UNEVEN = duel("* x", "* a | top: 0/9 0/9 | bottom: 0/9", mana=2)
MACHINE = Seat("", "computer", strength="greedy")
AGAIN = "The same position again"

#: Neither side can do anything but end the turn (R3.5).
EVEN = duel("* x", "* a", mana=2)
pytestmark = before(EVEN)


def repeated(at: Sitting, turns: int = 4) -> str:
    while len(at.actions) < turns:
        if isinstance(at.top, HandOverScene):
            at.key(pygame.K_RETURN)
        else:
            at.press_button("End turn")
        at.rest()
    if isinstance(at.top, HandOverScene):
        at.keys(pygame.K_RETURN)
    return asked(at)


def asked(at: Desktop) -> str:
    return at.top.title if isinstance(at.top, ConfirmDialog) else ""


def test_the_third_time_is_told_and_not_the_second(at: Sitting) -> None:
    assert not repeated(at, 3)
    assert repeated(at, 4) == AGAIN
    assert "come up 3 times" in at.at(ConfirmDialog).text
    at.keys(pygame.K_ESCAPE)
    assert at.top is at.match
    assert at.played.result is None


def test_both_agree_and_the_match_is_a_draw(at: Sitting) -> None:
    repeated(at)
    at.choose("Offer a draw")
    assert asked(at) == "Bo, a draw?"
    at.choose("Accept the draw")
    results = at.at(ResultsScene)
    assert at.played.result == Result(DRAW, AGREED, at.played.turns)
    assert (results.title, results.ending.how) == ("Draw", "Draw by agreement")


def test_each_side_is_asked_and_again_when_it_has_come_twice_more(at: Sitting) -> None:
    repeated(at)
    at.choose("Offer a draw")
    at.press_button("Play on")
    assert at.top is at.match
    assert at.message == "Bo declines the draw. The match goes on."
    at.rest()
    for turns, question in ((5, AGAIN), (6, ""), (7, ""), (8, AGAIN)):
        assert repeated(at, turns) == question
        if turns == 5:
            at.press_button("Play on")
    assert "come up 5 times" in at.at(ConfirmDialog).text


@before(hand_over=True)
def test_where_the_screen_is_handed_over_no_hand_shows(at: Sitting) -> None:
    repeated(at)
    for answer, name in (("Offer a draw", "Bo"), ("Play on", "Ada")):
        at.choose(answer)
        assert (at.at(HandOverScene).name, at.faces()) == (name, [])
        at.keys(pygame.K_RETURN)
        if name == "Bo":
            assert (asked(at), at.faces()) == ("Bo, a draw?", [])
            assert not at.match.marks.collect().cards
    assert at.top is at.match
    assert at.faces() == ["x"]


@pytest.mark.parametrize("even", [True, False])
def test_a_computer_takes_a_draw_unless_it_stands_clearly_better(
    services: Services, even: bool
) -> None:
    at = Sitting(services, EVEN if even else UNEVEN, rival=MACHINE)
    repeated(at)
    at.press_button("Offer a draw")
    at.at(ResultsScene if even else MatchScene)
    assert even or "declines the draw" in at.message


def test_the_pause_offers_it_once_it_has_repeated(at: Sitting) -> None:
    def offered() -> bool:
        at.key(pygame.K_ESCAPE)
        return len(at.at(PauseDialog).buttons) > 6

    assert not offered()
    at.keys(pygame.K_ESCAPE)
    repeated(at)
    at.choose("Play on")
    assert offered()
    at.choose("Offer a draw")
    assert asked(at) == "Bo, a draw?"
    at.choose("Play on")
    assert not offered(), "declined in this turn"


@pytest.mark.parametrize("left", ["asked", "offered"])
def test_a_match_left_before_the_answer_asks_again(services: Services, left: str) -> None:
    services.settings = replace(services.settings, hand_over=False)
    match = Match.new(services.content, Terms(), (ADA, BO), 3, services.store)
    for deck in (0, 1):
        match.submit(TakeDeck(deck))
    # The first turn has less mana than those after it (R2.7).
    while match.times_stood < 3:
        match.submit(EndTurn())
    desktop = opened(services, match)
    if left == "offered":
        desktop.choose("Offer a draw")
    match.close()
    fresh = replace(services, store=MatchStore(services.store.folder))
    again = Match.resume(fresh.content, sure(fresh.store.unfinished()), fresh.store)
    assert (again.result, again.turns) == (None, match.turns)
    opened(fresh, again)


def opened(services: Services, match: Match) -> Desktop:
    desktop = Desktop(services, MatchScene(services, match))
    desktop.rest()
    assert asked(desktop) == AGAIN
    return desktop


@before(solo("* x y", "* a b c d e f g h", mana=3))
def test_against_the_horde_nothing_is_offered(at: Sitting) -> None:
    assert at.played.times_stood == 0
    assert not at.match.draw_offer.may_offer
