"""A position comes for the third time: a draw is offered, and accepted or not (R7.3)."""

from dataclasses import replace

import pygame
import pytest

from game.play import AGREED, HORDE, Match, MatchStore, Result, Seat
from game.rules import DRAW, LEFT, RIGHT, EndTurn, TakeDeck, Terms
from game.scenes import HandOverScene, MatchScene, PauseDialog, ResultsScene, Services
from game.scenes.common import ConfirmDialog
from tests.rules.pictures import duel, solo

from ..desktop import Desktop
from .sitting import ADA, BO, Sitting

#: Neither side can do anything but end the turn (R3.5).
QUIET = duel("* x", "* a", mana=2)
#: The same, and the right side stands better by far.
UNEVEN = duel("* x", "* a | top: 0/9 0/9 | bottom: 0/9", mana=2)
MACHINE = Seat("", "computer", strength="greedy")


def repeated(at: Sitting, turns: int = 4) -> Sitting:
    """Let turns be ended until the one before the screen is asked something."""
    while len(at.actions) < turns:
        if isinstance(at.top, HandOverScene):
            at.key(pygame.K_RETURN)
        else:
            at.press_button("End turn")
        at.rest()
    if isinstance(at.top, HandOverScene):
        at.keys(pygame.K_RETURN)
    return at


def asked(at: Desktop) -> str:
    """Return the title of the question, or nothing."""
    return at.top.title if isinstance(at.top, ConfirmDialog) else ""


def answer(at: Desktop, words: str) -> None:
    at.choose(words)


def test_the_third_time_is_told_and_not_the_second(services: Services) -> None:
    at = repeated(Sitting(services, QUIET), 3)
    assert not asked(at)
    repeated(at, 4)
    assert asked(at) == "The same position again"
    assert "come up 3 times" in at.at(ConfirmDialog).text
    at.keys(pygame.K_ESCAPE)
    assert at.top is at.match
    assert at.played.result is None


def test_both_agree_and_the_match_is_a_draw(services: Services) -> None:
    at = repeated(Sitting(services, QUIET))
    answer(at, "Offer a draw")
    assert asked(at) == "Bo, a draw?"
    answer(at, "Accept the draw")
    assert isinstance(at.top, ResultsScene)
    assert at.played.result == Result(DRAW, AGREED, at.played.turns)
    assert (at.top.title, at.top.ending.how) == ("Draw", "Draw by agreement")


def test_each_side_is_asked_and_again_when_it_has_come_twice_more(services: Services) -> None:
    at = repeated(Sitting(services, QUIET))
    answer(at, "Offer a draw")
    at.press_button("Play on")
    assert at.top is at.match
    assert at.match.view.message.words == "Bo declines the draw. The match goes on."
    at.rest()
    repeated(at, 5)
    assert asked(at) == "The same position again"
    at.press_button("Play on")
    for turns in (6, 7):
        repeated(at, turns)
        assert not asked(at)
    repeated(at, 8)
    assert asked(at) == "The same position again"
    assert isinstance(at.top, ConfirmDialog)
    assert "come up 5 times" in at.top.text


def test_where_the_screen_is_handed_over_no_hand_shows(services: Services) -> None:
    at = repeated(Sitting(services, QUIET, hand_over=True))
    answer(at, "Offer a draw")
    assert at.at(HandOverScene).name == "Bo"
    assert at.faces() == []
    at.keys(pygame.K_RETURN)
    assert asked(at) == "Bo, a draw?"
    assert at.faces() == []
    assert not at.match.marks.collect().cards
    answer(at, "Play on")
    assert at.at(HandOverScene).name == "Ada"
    assert at.faces() == []
    at.keys(pygame.K_RETURN)
    assert isinstance(at.top, MatchScene)
    assert at.faces() == ["x"]


def test_a_computer_takes_a_draw_in_an_even_position(services: Services) -> None:
    at = Sitting(services, QUIET, rival=MACHINE)
    repeated(at)
    answer(at, "Offer a draw")
    assert isinstance(at.top, ResultsScene)


def test_a_computer_that_stands_clearly_better_plays_on(services: Services) -> None:
    at = repeated(Sitting(services, UNEVEN, rival=MACHINE))
    at.press_button("Offer a draw")
    assert at.top is at.match
    assert "declines the draw" in at.match.view.message.words


def test_the_pause_offers_it_once_it_has_repeated(services: Services) -> None:
    at = Sitting(services, QUIET)
    at.key(pygame.K_ESCAPE)
    assert isinstance(at.top, PauseDialog)
    assert len(at.top.buttons) == 6
    at.keys(pygame.K_ESCAPE)
    repeated(at)
    answer(at, "Play on")
    at.key(pygame.K_ESCAPE)
    answer(at, "Offer a draw")
    assert asked(at) == "Bo, a draw?"
    answer(at, "Play on")
    at.key(pygame.K_ESCAPE)
    assert isinstance(at.top, PauseDialog)
    # Declined in this turn.
    assert len(at.top.buttons) == 6


@pytest.mark.parametrize("left", ["asked", "offered"])
def test_a_match_left_before_the_answer_asks_again(services: Services, left: str) -> None:
    """The game is killed between an offer and its answer: the match goes on where it stood."""
    services.settings = replace(services.settings, hand_over=False)
    match = Match.new(services.content, Terms(), (ADA, BO), 3, services.store)
    for deck in (0, 1):
        match.submit(TakeDeck(deck))
    desktop = Desktop(services, MatchScene(services, match))
    desktop.rest()
    # The first turn has less mana than those after it (R2.7).
    while match.times_stood < 3:
        match.submit(EndTurn())
    desktop = Desktop(services, MatchScene(services, match))
    desktop.rest()
    assert asked(desktop) == "The same position again"
    if left == "offered":
        answer(desktop, "Offer a draw")
    match.close()
    fresh = replace(services, store=MatchStore(services.store.folder))
    record = fresh.store.unfinished()
    assert record is not None
    again = Match.resume(fresh.content, record, fresh.store)
    assert (again.result, again.turns) == (None, match.turns)
    desktop = Desktop(fresh, MatchScene(fresh, again))
    desktop.rest()
    assert asked(desktop) == "The same position again"


def test_against_the_horde_nothing_is_offered(services: Services) -> None:
    at = Sitting(services, solo("* x y", "* a b c d e f g h", mana=3))
    assert at.played.seats[RIGHT] == HORDE
    assert at.played.times_stood == 0
    assert not at.match.draw_offer.may_offer
    assert at.played.seats[LEFT] == ADA
