"""One press, one meaning: double clicks and keys held or pressed again never skip or end."""

import pygame
import pytest

from game.kit import Times
from game.rules import BOTTOM, LEFT, RIGHT, TOP, Attack, EndTurn, PlayCreature
from game.scenes import MatchScene, Services
from game.scenes.match.dialogs.hand_over_scene import HandOverScene
from tests.play.games import sure
from tests.rules.pictures import duel, solo

from .sitting import Sitting, before, middle

WALLS = "* a b | top: 0/9 | bottom: 0/9"
ATTACKERS = "* x y | top: 1/5 1/6"


@pytest.mark.parametrize("speed", [1.0, 4.0, 0.0])
def test_a_double_click_on_assault_skips_nothing(services: Services, speed: float) -> None:
    at = Sitting(services, duel("* Bolt=!1@1 x | top: 1/5 1/6", WALLS, mana=1), speed=speed)
    button = at.match.buttons.first.rect.center
    for _ in range(3):
        at.click(button)
    assert not at.match.flow.rushing
    assert at.busy == (speed == 1.0)
    assert at.did(Attack())
    at.rest()
    assert at.did(Attack())
    assert len(at.offers) == 2


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_n])
@before(duel("* Bolt=!1@1 x | top: 1/5 1/6", WALLS, mana=1), speed=0.0)
def test_a_key_pressed_twice_leads_on_once(at: Sitting, key: int) -> None:
    at.key(key, key, key)
    assert at.did(Attack())


@before(duel("* 1/1 1/2 x y", WALLS))
def test_a_double_click_on_the_table_skips_no_animation(at: Sitting) -> None:
    at.click(middle(at.hand(0)))
    at.click(at.lane(0))
    assert at.match.view.busy
    at.click(at.lane(0))
    assert at.match.view.busy
    at.wait(Times.double_click)
    at.click(at.lane(1))
    assert not at.match.view.busy


@before(duel(ATTACKERS, WALLS))
def test_a_button_that_does_something_else_rests_and_shows_it(at: Sitting) -> None:
    at.press_button("Assault")
    step = at.match.buttons.first
    assert (step.resting, step.sunk) == (True, True)
    at.wait(Times.rest + 0.1)
    assert not step.resting
    at.press_button("Skip")
    assert at.match.flow.rushing


@before(solo("* x y | top: 1/5", "* 1/1 a b c d | top: 0/9", mana=0))
def test_the_third_click_does_not_reach_the_turn_of_the_horde(at: Sitting) -> None:
    at.click(at.match.buttons.first.rect.center)
    at.wait(0.1)
    at.match.flow.submit(EndTurn())
    at.turn()
    at.click(at.match.buttons.first.rect.center)
    assert not at.match.flow.rushing


@before(duel(ATTACKERS, WALLS))
def test_the_turn_ends_by_itself_only_after_it_was_said(at: Sitting) -> None:
    """R5.8: nothing can be played any more."""
    at.press_button("Assault")
    at.until(lambda: at.match.flow.closing)
    assert at.message == "Nothing is left to do. The turn ends."
    assert at.offers == []
    at.wait(Times.turn_end / 2)
    assert at.did(Attack(), Attack())
    at.wait(Times.turn_end)
    assert at.did(Attack(), Attack(), EndTurn())


@pytest.mark.parametrize(
    ("at", "kind"),
    [
        (duel("* x y", "* a b", mana=0), "primary"),
        (duel("* x y", "* a b", mana=1), "secondary"),
        # An incantation on own creatures alone is nothing left.
        (duel("* Bolt=!1@1 1/1@9 | top: 1/5:s", "* a b", mana=1), "primary"),
    ],
    indirect=["at"],
)
def test_to_end_the_turn_shines_only_when_nothing_is_left(at: Sitting, kind: str) -> None:
    assert at.offers == ["End turn"]
    assert at.match.buttons.first.kind == kind
    assert at.match.buttons.first.urgent == (kind == "primary")


@before(duel("* x y", "* a b", mana=0))
def test_enter_while_the_hint_thinks_ends_no_turn(at: Sitting, services: Services) -> None:
    services.tasks.ask = lambda *_a, **_k: None  # type: ignore[assignment, method-assign]
    at.key(pygame.K_h)
    assert at.match.hint.panel.shown.thinking
    at.wait(1.0)
    at.key(pygame.K_RETURN)
    assert at.did()


@before(duel("* 1/1 1/2 1/3 x y z", WALLS, mana=9))
def test_a_press_on_a_hand_that_has_just_moved_takes_no_card(at: Sitting) -> None:
    second = at.hand(1).x - 20, at.hand(1).y
    at.key(pygame.K_2, pygame.K_RETURN)
    at.move(second)
    while at.match.view.busy:
        at.turn()
    assert any(at.hand(place).spot.holds(second) for place in range(5))
    at.press(second)
    at.release(second)
    assert at.match.selection.held is None
    at.rest()
    at.click(second)
    assert at.match.selection.held is not None
    assert at.did(PlayCreature(1, 0))


@before(duel("* 1/1 1/2 x y", WALLS))
def test_a_table_that_has_just_come_hears_no_press(at: Sitting, services: Services) -> None:
    at.app.stack.replace(MatchScene(services, at.played))
    at.match.flow.seats.seen = LEFT
    at.turn()
    at.match.guard.shut = Times.settle
    at.click(middle(at.hand(0)))
    at.key(pygame.K_1, pygame.K_n)
    assert at.match.selection.held is None
    assert at.did()
    at.rest()
    at.click(middle(at.hand(0)))
    assert at.match.selection.held is not None


@before(duel("* x y", WALLS))
def test_a_press_in_the_pause_is_not_meant_for_the_table_below(at: Sitting) -> None:
    at.key(pygame.K_ESCAPE, pygame.K_ESCAPE)
    assert at.top is at.match
    at.key(pygame.K_n)
    assert at.did()
    assert at.state.active == LEFT


READ = duel("* x Bolt=!2@1 y z w | top: 1/3", "* a b c d e | top: 0/3 | bottom: 0/5", mana=6)


@pytest.fixture
def reads(at: Sitting) -> Sitting:
    at.point(middle(at.creature(RIGHT, TOP)))
    assert at.match.view.reading.piece is at.creature(RIGHT, TOP)
    return at


@before(READ, hand_over=True)
def test_nothing_is_read_after_the_curtain_until_the_pointer_moves(reads: Sitting) -> None:
    while not isinstance(reads.top, HandOverScene):
        reads.keys(pygame.K_n)
    reads.keys(pygame.K_RETURN)
    assert reads.match.flow.seats.seen == RIGHT
    assert reads.match.view.reading.piece is None
    reads.point(middle(reads.hand(0)))
    assert reads.match.view.reading.piece is reads.hand(0)


@before(READ)
def test_what_the_pointer_lies_on_is_not_read_once_a_card_is_lifted_or_the_turn_has_ended(
    reads: Sitting,
) -> None:
    pointed = reads.match.view.reading.piece
    reads.keys(pygame.K_1)
    assert reads.match.selection.held is reads.hand(0)
    assert reads.match.view.reading.piece is not pointed
    reads.keys(pygame.K_ESCAPE)
    turn = reads.state.turn
    while reads.state.turn == turn:
        reads.keys(pygame.K_n)
    assert reads.match.view.reading.piece is None


@before(READ)
def test_a_creature_that_is_held_is_not_read_over_the_lanes_to_press(at: Sitting) -> None:
    at.tap(middle(at.hand(0)))
    assert at.match.view.reading.piece is at.match.selection.held
    read = sure(at.match.reading.words(at.match.parts))
    lanes = [at.match.view.layout.lane(LEFT, lane) for lane in (TOP, BOTTOM)]
    assert all(lane in read.avoid for lane in lanes)


@before(duel("* x Bolt=!2@1 y | top: Mine=1/1", "* a | top: A=0/3 B=0/2", mana=6))
def test_an_incantation_that_destroys_one_of_several_names_them_as_a_choice(at: Sitting) -> None:
    at.tap(middle(at.hand(1)))
    assert sure(at.match.reading.words(at.match.parts)).said == (
        "Would destroy any one of these: B, Mine (yours).",
        "Would damage A.",
    )
