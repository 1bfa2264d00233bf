"""A match is kind to its players: no peeping, no wrong name, no lost advice, true figures."""

import pygame
import pytest

from game.play import Match, RecordError
from game.rules import LEFT, RIGHT, Attack, EndTurn
from game.scenes import HandOverScene, MatchScene, Services
from game.scenes.examples import middle_duel
from game.scenes.match.dialogs.order_dialog import OrderDialog
from game.scenes.match.dialogs.pause_dialog import PauseDialog
from tests.rules.pictures import duel

from ..table import Player
from .sitting import Sitting

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
    at.press_button("Assault")
    at.rest()
    at.key(pygame.K_RETURN)
    at.rest()
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
    assert isinstance(at.top, PauseDialog)
    assert at.top.name == "Ada"
    at.match.flow.concede()
    assert at.played.result is not None
    assert at.played.result.winner == RIGHT


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
    at.press_button("Assault")
    at.rest()
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
