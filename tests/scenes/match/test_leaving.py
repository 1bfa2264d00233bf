"""A match that is paused, left, conceded, or drawn as its positions repeat (R7.1, R7.3)."""

from dataclasses import replace
from random import Random
from unittest.mock import Mock

import pygame
import pytest

from game.play import AGREED, HORDE, Match, MatchStore, RecordError, Result, Seat
from game.rules import DRAW, LEFT, RIGHT, Attack, EndTurn, TakeDeck, Terms, digest
from game.scenes import MatchScene, MenuScene, ResultsScene, Services
from game.scenes.common import ConfirmDialog
from game.scenes.examples import middle_duel
from game.scenes.match.dialogs.hand_over_scene import HandOverScene
from game.scenes.match.dialogs.order_dialog import OrderDialog
from game.scenes.match.dialogs.pause_dialog import PauseDialog
from tests.play.games import sure
from tests.rules.pictures import duel, solo

from ..desktop import Desktop
from ..playing import Hands
from .sitting import ADA, BO, Sitting, before, middle

pytestmark = pytest.mark.settings(hand_over=False)


def begun(services: Services, *, against_horde: bool = False) -> tuple[Desktop, Match]:
    terms = Terms("preconstructed", solo=against_horde)
    seats = (ADA, HORDE if against_horde else BO)
    match = Match.new(services.content, terms, seats, 3, services.store)
    for deck in (0,) if against_horde else (0, 1):
        match.submit(TakeDeck(deck))
    desktop = Desktop(services, MatchScene(services, match), rested=True)
    hands = Hands(desktop, Random(3))
    for _ in range(5):
        hands._one(desktop.top)
        desktop.rest()
    assert isinstance(desktop.top, MatchScene)
    return desktop, match


def closed(desktop: Desktop) -> None:
    desktop._post(pygame.QUIT)
    assert desktop.app.stack.top is None


def gone_on_with(services: Services) -> Desktop:
    fresh = replace(services, store=MatchStore(services.store.folder))
    desktop = Desktop(fresh, MenuScene(fresh), rested=True)
    desktop.choose("Continue")
    return desktop


def agrees(at: Desktop) -> bool:
    return at.match.view.table.differences(at.match.state) is None


@before(duel("* x y | top: 1/3", "* a b"))
def test_a_pause_changes_nothing_and_holds_an_animation(at: Sitting) -> None:
    then = digest(at.state)
    for key in (pygame.K_ESCAPE, pygame.K_p, pygame.K_F10):
        at.key(key)
        at.at(PauseDialog)
        at.key(pygame.K_ESCAPE)
        assert at.top is at.match
    at.rest()
    assert digest(at.state) == then
    assert agrees(at)
    at.drag(middle(at.hand(0)), at.lane(0))
    at.key(pygame.K_ESCAPE)
    where = at.creature(LEFT, 0, 1).spot
    at.wait(1.0)
    assert at.match.view.animator.busy
    assert at.creature(LEFT, 0, 1).spot == where
    at.keys(pygame.K_ESCAPE)
    assert agrees(at)


@pytest.mark.parametrize(
    ("at", "busy"),
    [
        (duel("* x y", "* a b"), ""),
        (duel("* x y", "* a b"), "a play"),
        (solo("* x y", "* 1/1 a b c d e f g h i j"), "the Horde's turn"),
    ],
    indirect=["at"],
)
def test_who_concedes_loses(at: Sitting, busy: str) -> None:
    """R7.1: in words, by the one whose turn it is; in solo the player, even in the Horde's turn."""
    if busy == "a play":
        at.drag(middle(at.hand(0)), at.lane(0))
    elif busy:
        at.press_button("End turn")
    at.key(pygame.K_ESCAPE)
    at.choose("Concede")
    at.keys(pygame.K_RIGHT, pygame.K_RETURN)
    at.at(ResultsScene)
    assert at.winner == RIGHT


@pytest.mark.parametrize("against_horde", [False, True])
def test_saved_and_left_it_goes_on_where_it_stood(services: Services, against_horde: bool) -> None:
    desktop, match = begun(services, against_horde=against_horde)
    then, count = digest(desktop.match.state), len(match.history)
    desktop.key(pygame.K_ESCAPE)
    desktop.choose("Save and leave")
    desktop.at(MenuScene)
    again = gone_on_with(services)
    assert digest(again.at(MatchScene).state) == then
    assert len(again.match.match.history) == count
    assert agrees(again)
    assert again.match.view.log.lines


@pytest.mark.parametrize("key", [None, pygame.K_ESCAPE, pygame.K_l])
def test_closed_in_an_animation_or_under_another_scene_nothing_is_lost(
    services: Services, key: int | None
) -> None:
    desktop, _ = begun(services)
    scene = desktop.match
    if key is None:
        scene.buttons.first.on_click()
        assert scene.view.animator.busy
    else:
        desktop.key(key)
        assert len(desktop.app.stack) == 2
    then = digest(scene.state)
    closed(desktop)
    assert digest(gone_on_with(services).match.state) == then


def test_gone_on_with_the_screen_is_handed_over_first(services: Services) -> None:
    desktop, _ = begun(services)
    closed(desktop)
    services.settings = replace(services.settings, hand_over=True)
    gone_on_with(services).at(HandOverScene)


@before(duel("* x y | top: 1/3", "* a b | top: 2/2"))
def test_a_window_of_another_size_changes_nothing_but_places(at: Sitting) -> None:
    at.press_button("Assault")
    pygame.display.set_mode((1600, 900))
    at._post(pygame.WINDOWSIZECHANGED, x=1600, y=900)
    at.rest()
    view = at.match.view
    assert agrees(at)
    assert all(piece.spot == spot for piece, (spot, _) in view.table.targets(view.layout).items())


#: Ada strikes two of Bo's creatures at once, and has another attack to make.
SPLASHER = duel("* x y | top: 1/9 5/9+splash", "* a b | top: 1/1 0/9 | bottom: 1/2")


@before(SPLASHER, hand_over=True)
def test_after_the_other_side_has_ordered_no_hand_shows_before_its_owner_is_back(
    at: Sitting,
) -> None:
    at.choose("Assault")
    at.keys(pygame.K_RETURN)
    at.at(OrderDialog)
    # Bo sends the fallen home in the order in which they are shown.
    at.key(pygame.K_1, pygame.K_RETURN)
    seen: set[str] = set()
    while not isinstance(at.top, HandOverScene):
        at.turn()
        seen |= set(at.faces())
    assert not seen & {"x", "y", "a", "b"}
    assert at.top.name == "Ada"
    at.key(pygame.K_RETURN)
    at.wait(1.0)
    assert at.faces()[:2] == ["x", "y"]


@before(duel("* x y | top: 1/9 1/9", "* a b | top: 0/9"))
def test_who_pauses_while_the_own_attacks_are_shown_is_the_one_to_concede(at: Sitting) -> None:
    at.match.flow.submit(EndTurn())
    at.turn()
    assert at.match.view.animator.busy
    at.key(pygame.K_ESCAPE)
    assert at.at(PauseDialog).name == "Ada"
    at.match.flow.concede()
    assert at.winner == RIGHT


@before(duel("* x y | top: 1/9", "* a b | top: 0/9"))
def test_a_full_disk_is_told_and_the_play_can_be_tried_again(
    at: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = RecordError("duel.jsonl", 0, "the disk is full", "make room, and try again")
    with monkeypatch.context() as disk:
        disk.setattr(Match, "submit", Mock(side_effect=full))
        at.press_button("Assault")
        at.turn()
        assert at.message == str(full)
        assert at.top is at.match
    assert at.actions == []
    at.rest()
    at.choose("Assault")
    assert at.actions[0] == Attack()


@before(duel("* x | top: 1/1:s 1/1+rage:s", "* a | top: 0/9"))
def test_a_creature_with_rage_does_not_rest_in_the_turn_it_came(at: Sitting) -> None:
    faces = at.match.view.table.unit_faces(LEFT)
    assert [faces[at.creature(LEFT, 0, n)].resting for n in (0, 1)] == [True, False]


@before(duel("* x | top: 2/9 2/9", "* a | top: 0/9+protection"))
def test_protection_that_is_used_up_is_seen(at: Sitting) -> None:
    for action, used in ((None, False), (Attack(), True), (EndTurn(), False)):
        if action:
            at.match.flow.submit(action)
            at.match.view.animator.skip()
        (icon,) = at.match.view.table.unit_faces(RIGHT)[at.creature(RIGHT, 0)].icons
        assert icon.spent == used


def test_the_gems_are_those_that_the_turn_began_with(services: Services) -> None:
    scene = MatchScene(services, middle_duel(services))
    assert scene.view.table.mana_total == scene.state.mana


@before(duel("* x y | top: 1/9", "* a b | top: 0/9"))
def test_the_pointer_takes_over_from_the_keys_what_is_read(at: Sitting) -> None:
    at.key(pygame.K_UP)
    assert at.match.selection.focused is not None
    at.move(middle(at.creature(RIGHT, 0)))
    assert at.match.selection.focused is None
    at.key(pygame.K_UP, pygame.K_ESCAPE)
    assert at.match.selection.focused is None
    assert at.top is at.match


#: The right side stands better by far.
UNEVEN = duel("* x", "* a | top: 0/9 0/9 | bottom: 0/9", mana=2)
MACHINE = Seat("", "computer", strength="greedy")
AGAIN = "The same position again"

#: Neither side can do anything but end the turn (R3.5).
EVEN = duel("* x", "* a", mana=2)
repeating = before(EVEN)


def repeated(at: Sitting, turns: int = 4) -> str:
    while len(at.actions) < turns:
        if isinstance(at.top, HandOverScene):
            at.key(pygame.K_RETURN)
        else:
            at.press_button("End turn")
        at.rest()
    if isinstance(at.top, HandOverScene):
        at.keys(pygame.K_RETURN)
    return question(at)


def question(at: Desktop) -> str:
    return at.top.title if isinstance(at.top, ConfirmDialog) else ""


@repeating
def test_the_third_time_is_told_and_not_the_second(at: Sitting) -> None:
    assert not repeated(at, 3)
    assert repeated(at, 4) == AGAIN
    assert "come up 3 times" in at.at(ConfirmDialog).text
    at.keys(pygame.K_ESCAPE)
    assert at.top is at.match
    assert at.played.result is None


@repeating
def test_both_agree_and_the_match_is_a_draw(at: Sitting) -> None:
    repeated(at)
    at.choose("Offer a draw")
    assert question(at) == "Bo, a draw?"
    at.choose("Accept the draw")
    results = at.at(ResultsScene)
    assert at.played.result == Result(DRAW, AGREED, at.played.turns)
    assert (results.title, results.ending.how) == ("Draw", "Draw by agreement")


@repeating
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


@repeating
@before(hand_over=True)
def test_where_the_screen_is_handed_over_no_hand_shows(at: Sitting) -> None:
    repeated(at)
    for answer, name in (("Offer a draw", "Bo"), ("Play on", "Ada")):
        at.choose(answer)
        assert (at.at(HandOverScene).name, at.faces()) == (name, [])
        at.keys(pygame.K_RETURN)
        if name == "Bo":
            assert (question(at), at.faces()) == ("Bo, a draw?", [])
            assert not at.match.marks.collect().cards
    assert at.top is at.match
    assert at.faces() == ["x"]


@repeating
@pytest.mark.parametrize("even", [True, False])
def test_a_computer_takes_a_draw_unless_it_stands_clearly_better(
    services: Services, even: bool
) -> None:
    at = Sitting(services, EVEN if even else UNEVEN, rival=MACHINE)
    repeated(at)
    at.press_button("Offer a draw")
    at.at(ResultsScene if even else MatchScene)
    assert even or "declines the draw" in at.message


@repeating
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
    assert question(at) == "Bo, a draw?"
    at.choose("Play on")
    assert not offered(), "declined in this turn"


@repeating
@pytest.mark.parametrize("left", ["asked", "offered"])
def test_a_match_left_before_the_answer_asks_again(services: Services, left: str) -> None:
    match = Match.new(services.content, Terms(), (ADA, BO), 3, services.store)
    for deck in (0, 1):
        match.submit(TakeDeck(deck))
    # The first turn has less mana than those after it (R2.7).
    while match.times_stood < 3:
        match.submit(EndTurn())
    desktop = reopened(services, match)
    if left == "offered":
        desktop.choose("Offer a draw")
    match.close()
    fresh = replace(services, store=MatchStore(services.store.folder))
    again = Match.resume(fresh.content, sure(fresh.store.unfinished()), fresh.store)
    assert (again.result, again.turns) == (None, match.turns)
    reopened(fresh, again)


def reopened(services: Services, match: Match) -> Desktop:
    desktop = Desktop(services, MatchScene(services, match), rested=True)
    assert question(desktop) == AGAIN
    return desktop


@repeating
@before(solo("* x y", "* a b c d e f g h", mana=3))
def test_against_the_horde_nothing_is_offered(at: Sitting) -> None:
    assert at.played.times_stood == 0
    assert not at.match.draw_offer.may_offer
