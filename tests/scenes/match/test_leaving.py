"""A match that is paused, conceded, left, closed and gone on with: nothing is lost (R7.1)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pygame
import pytest

from game.play import HORDE, Match, MatchStore, RecordError
from game.rules import LEFT, RIGHT, Attack, EndTurn, State, TakeDeck, Terms, digest
from game.scenes import HandOverScene, MatchScene, MenuScene, PauseDialog, ResultsScene, Services
from game.scenes.examples import middle_duel
from game.scenes.match.dialogs.order_dialog import OrderDialog
from tests.rules.pictures import duel, solo

from ..desktop import Desktop
from ..playing import Mouse
from ..table import Player
from .sitting import ADA, BO, Sitting, middle


def begun(services: Services, *, against_horde: bool = False) -> tuple[Desktop, Match]:
    """Return a saved match after some actions, and the desktop it is on."""
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


def state_of(match: Match) -> State:
    assert match.state is not None
    return match.state


def gone_on_with(services: Services) -> Desktop:
    """Return the desktop of a game that was started anew, after "Continue"."""
    fresh = replace(services, store=MatchStore(services.store.folder))
    desktop = Desktop(fresh, MenuScene(fresh))
    desktop.rest()
    desktop.choose("Continue")
    return desktop


def test_a_pause_changes_nothing(services: Services) -> None:
    at = Sitting(services, duel("* x y | top: 1/3", "* a b"))
    before = digest(at.state)
    for key in (pygame.K_ESCAPE, pygame.K_p, pygame.K_F10):
        at.key(key)
        assert isinstance(at.top, PauseDialog)
        at.key(pygame.K_ESCAPE)
        assert isinstance(at.top, MatchScene)
    at.rest()
    assert digest(at.state) == before
    assert at.match.view.table.differences(at.state) is None


def test_a_pause_in_the_middle_of_an_animation_holds_it(services: Services) -> None:
    at = Sitting(services, duel("* x y | top: 1/3", "* a b"))
    at.drag(middle(at.hand(0)), at.lane(0))
    at.key(pygame.K_ESCAPE)
    scene = at.match
    where = scene.view.table.sides[LEFT].lanes[0][1].spot
    for _ in range(20):
        at.turn()
    assert scene.view.animator.busy
    assert scene.view.table.sides[LEFT].lanes[0][1].spot == where
    at.keys(pygame.K_ESCAPE)
    assert at.match.view.table.differences(at.state) is None


@pytest.mark.parametrize("busy", [False, True])
def test_who_concedes_loses(services: Services, busy: bool) -> None:
    """R7.1: in words, by the one whose turn it is."""
    at = Sitting(services, duel("* x y", "* a b"))
    if busy:
        at.drag(middle(at.hand(0)), at.lane(0))
    at.key(pygame.K_ESCAPE)
    at.choose("Concede")
    at.keys(pygame.K_RIGHT, pygame.K_RETURN)
    assert isinstance(at.top, ResultsScene)
    assert at.winner == RIGHT


def test_in_solo_the_player_concedes_even_while_the_horde_is_seen_to_play(
    services: Services,
) -> None:
    state = solo("* x y", "* 1/1 a b c d e f g h i j")
    at = Sitting(services, state)
    at.press_button("End turn")
    at.key(pygame.K_ESCAPE)
    at.choose("Concede")
    at.keys(pygame.K_RIGHT, pygame.K_RETURN)
    assert at.winner == RIGHT


@pytest.mark.parametrize("against_horde", [False, True])
def test_saved_and_left_it_goes_on_where_it_stood(services: Services, against_horde: bool) -> None:
    desktop, match = begun(services, against_horde=against_horde)
    before, count = digest(state_of(match)), len(match.history)
    desktop.key(pygame.K_ESCAPE)
    desktop.choose("Save and leave")
    assert isinstance(desktop.top, MenuScene)
    again = gone_on_with(services)
    assert isinstance(again.top, MatchScene)
    assert digest(again.top.state) == before
    assert len(again.top.match.history) == count
    assert again.top.view.table.differences(again.top.state) is None
    assert len(again.top.view.log.lines) > 0


def test_closed_in_the_middle_of_an_animation_nothing_is_lost(services: Services) -> None:
    desktop, match = begun(services)
    scene = desktop.match
    scene.buttons.first.on_click()
    assert scene.view.animator.busy
    after = digest(state_of(match))
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    desktop.turn()
    assert desktop.app.stack.top is None
    again = gone_on_with(services)
    assert digest(again.match.state) == after


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_l])
def test_closed_under_another_scene_nothing_is_lost(services: Services, key: int) -> None:
    desktop, match = begun(services)
    before = digest(state_of(match))
    desktop.key(key)
    assert len(desktop.app.stack) == 2
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    desktop.turn()
    assert desktop.app.stack.top is None
    assert digest(gone_on_with(services).match.state) == before


def test_gone_on_with_the_screen_is_handed_over_first(services: Services) -> None:
    desktop, _ = begun(services)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    desktop.turn()
    services.settings = replace(services.settings, hand_over=True)
    assert isinstance(gone_on_with(services).top, HandOverScene)


def test_a_window_of_another_size_changes_nothing_but_places(services: Services) -> None:
    at = Sitting(services, duel("* x y | top: 1/3", "* a b | top: 2/2"))
    at.press_button("Assault")
    pygame.display.set_mode((1600, 900))
    pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1600, y=900))
    at.rest()
    scene = at.match
    assert scene.view.table.differences(scene.state) is None
    for piece, (spot, _) in scene.view.table.targets(scene.view.layout).items():
        assert piece.spot == spot


#: Ada strikes two of Bo's creatures at once, and has another attack to make.
SPLASHER = duel("* x y | top: 1/9 5/9+splash", "* a b | top: 1/1 0/9 | bottom: 1/2")


def answer(at: Sitting) -> None:
    """Send the fallen home in the order in which they are shown."""
    assert isinstance(at.top, OrderDialog)
    at.key(pygame.K_1, pygame.K_RETURN)


def test_after_the_other_side_has_ordered_no_hand_shows_before_its_owner_is_back(
    services: Services,
) -> None:
    at = Sitting(services, SPLASHER, hand_over=True)
    at.choose("Assault")
    at.keys(pygame.K_RETURN)
    answer(at)
    seen = set()
    while not isinstance(at.top, HandOverScene):
        at.turn()
        seen |= set(at.faces())
    assert not seen & {"x", "y", "a", "b"}
    assert at.top.name == "Ada"
    at.key(pygame.K_RETURN)
    for _ in range(20):
        at.turn()
    assert at.faces()[:2] == ["x", "y"]


def test_who_pauses_while_the_own_attacks_are_shown_is_the_one_to_concede(
    services: Services,
) -> None:
    at = Sitting(services, duel("* x y | top: 1/9 1/9", "* a b | top: 0/9"))
    at.match.flow.submit(EndTurn())
    at.turn()
    assert at.match.view.animator.busy
    at.key(pygame.K_ESCAPE)
    assert at.at(PauseDialog).name == "Ada"
    at.match.flow.concede()
    assert at.winner == RIGHT


def test_a_full_disk_is_told_and_the_play_can_be_tried_again(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = Sitting(services, duel("* x y | top: 1/9", "* a b | top: 0/9"))
    full = RecordError("duel.jsonl", 0, "the disk is full", "make room, and try again")

    def refuse(*_: object, **_how: object) -> None:
        raise full

    with monkeypatch.context() as disk:
        disk.setattr(Match, "submit", refuse)
        at.press_button("Assault")
        at.turn()
        assert at.match.view.message.words == str(full)
        assert isinstance(at.top, MatchScene)
    assert at.actions == []
    at.rest()
    at.choose("Assault")
    assert at.actions[0] == Attack()


def test_a_creature_with_rage_does_not_rest_in_the_turn_it_came(services: Services) -> None:
    at = Sitting(services, duel("* x | top: 1/1:s 1/1+rage:s", "* a | top: 0/9"))
    faces = at.match.view.table.unit_faces(LEFT)
    assert [faces[at.creature(LEFT, 0, n)].resting for n in (0, 1)] == [True, False]


def test_protection_that_is_used_up_is_seen(services: Services) -> None:
    at = Sitting(services, duel("* x | top: 2/9 2/9", "* a | top: 0/9+protection"))

    def spent() -> list[bool]:
        face = at.match.view.table.unit_faces(RIGHT)[at.creature(RIGHT, 0)]
        return [icon.spent for icon in face.icons]

    assert spent() == [False]
    at.match.flow.submit(Attack())
    at.match.view.animator.skip()
    assert spent() == [True]
    at.match.flow.submit(EndTurn())
    at.match.view.animator.skip()
    assert spent() == [False]


def test_the_gems_are_those_that_the_turn_began_with(services: Services) -> None:
    match = middle_duel(services)
    begun = match.state
    assert begun is not None
    assert MatchScene(services, match).view.table.mana_total == begun.mana


def test_the_pointer_takes_over_from_the_keys_what_is_read(services: Services) -> None:
    at = Sitting(services, duel("* x y | top: 1/9", "* a b | top: 0/9"))
    at.key(pygame.K_UP)
    assert at.match.selection.focused is not None
    at.move((at.creature(RIGHT, 0).x, at.creature(RIGHT, 0).y))
    assert at.match.selection.focused is None
    at.key(pygame.K_UP, pygame.K_ESCAPE)
    assert at.match.selection.focused is None
    assert isinstance(at.top, MatchScene)


def test_a_position_with_no_mana_left_is_drawn(player: Player) -> None:
    position = duel("* x y | top: 1/9", "* a b | top: 0/9", mana=0)
    player.stack.push(MatchScene(player.services, Match.from_position(position)))
    player.draw()
