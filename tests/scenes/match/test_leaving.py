"""A match that is paused, conceded, left, closed and gone on with: nothing is lost (R7.1)."""

from dataclasses import replace
from random import Random
from unittest.mock import Mock

import pygame
import pytest

from game.play import HORDE, Match, MatchStore, RecordError
from game.rules import LEFT, RIGHT, Attack, EndTurn, TakeDeck, Terms, digest
from game.scenes import HandOverScene, MatchScene, MenuScene, PauseDialog, ResultsScene, Services
from game.scenes.examples import middle_duel
from game.scenes.match.dialogs.order_dialog import OrderDialog
from tests.rules.pictures import duel, solo

from ..desktop import Desktop
from ..playing import Mouse
from .sitting import ADA, BO, Sitting, before, middle


def begun(services: Services, *, against_horde: bool = False) -> tuple[Desktop, Match]:
    services.settings = replace(services.settings, hand_over=False)
    terms = Terms("preconstructed", solo=against_horde)
    seats = (ADA, HORDE if against_horde else BO)
    match = Match.new(services.content, terms, seats, 3, services.store)
    for deck in (0,) if against_horde else (0, 1):
        match.submit(TakeDeck(deck))
    desktop = Desktop(services, MatchScene(services, match))
    desktop.rest()
    hands = Mouse(desktop, Random(3))
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
    desktop = Desktop(fresh, MenuScene(fresh))
    desktop.rest()
    desktop.choose("Continue")
    return desktop


def agrees(at: Desktop) -> bool:
    return at.match.view.table.differences(at.match.state) is None


@before(duel("* x y | top: 1/3", "* a b"))
def test_a_pause_changes_nothing(at: Sitting) -> None:
    then = digest(at.state)
    for key in (pygame.K_ESCAPE, pygame.K_p, pygame.K_F10):
        at.key(key)
        at.at(PauseDialog)
        at.key(pygame.K_ESCAPE)
        assert at.top is at.match
    at.rest()
    assert digest(at.state) == then
    assert agrees(at)


@before(duel("* x y | top: 1/3", "* a b"))
def test_a_pause_in_the_middle_of_an_animation_holds_it(at: Sitting) -> None:
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
