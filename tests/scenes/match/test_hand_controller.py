"""Cards taken up, dropped, aimed and refused, by mouse and by keys (R3, R4.6, R6)."""

import pygame
import pytest

from game.kit.input.intents import RIGHT_BUTTON
from game.rules import ASSAULT, BOTTOM, LEFT, RIGHT, TOP, Attack, CastIncantation, PlayCreature
from game.scenes import Services
from game.scenes.common.dialogs.ways_dialog import ConfirmDialog
from tests.play.games import sure
from tests.rules.pictures import duel

from .sitting import Sitting, before, middle

HAND = "* x Bolt=!2@1 y z w | top: 1/3 | bottom: 1/4"
FOE = "* a b | top: 0/3 0/4 | bottom: 0/5"


pytestmark = before(duel(HAND, FOE, mana=6))

# Creatures


@pytest.mark.parametrize("lane", [TOP, BOTTOM])
@pytest.mark.parametrize("way", ["drag", "click", "keys"])
def test_a_creature_goes_to_a_lane(at: Sitting, way: str, lane: int) -> None:
    if way == "drag":
        at.carry(middle(at.hand(0)), at.lane(lane))
        marks = at.match.selection.marks()
        assert (marks.lane, marks.held) == ((LEFT, lane), at.hand(0))
        at.release(at.lane(lane))
    elif way == "click":
        at.click(middle(at.hand(0)))
        assert at.match.selection.held is at.hand(0)
        at.click(at.lane(lane))
    else:
        at.key(pygame.K_1, (pygame.K_UP, pygame.K_DOWN)[lane], pygame.K_RETURN)
    assert at.did(PlayCreature(0, lane))


def test_a_card_is_reached_by_arrows_alone(at: Sitting) -> None:
    at.key(pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RIGHT)
    assert at.match.selection.focused is at.hand(2)
    at.key(pygame.K_RETURN, pygame.K_DOWN, pygame.K_RETURN)
    assert at.did(PlayCreature(2, BOTTOM))


def test_the_keys_are_on_the_card_that_is_taken_up_and_stay_there_once_it_is_put_back(
    at: Sitting,
) -> None:
    at.key(pygame.K_RIGHT, pygame.K_3)
    assert at.match.selection.focused is at.match.selection.held is at.hand(2)
    # An incantation is aimed by the keys meanwhile.
    at.key(pygame.K_2, pygame.K_ESCAPE)
    assert at.match.selection.held is None
    assert at.match.selection.focused is at.hand(1)
    at.key(pygame.K_RIGHT)
    assert at.match.selection.focused is at.hand(2)


@pytest.mark.parametrize("what", [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.K_p])
def test_a_drag_ends_with_the_focus_the_window_or_a_screen_on_top(at: Sitting, what: int) -> None:
    at.carry(middle(at.hand(0)), at.lane(BOTTOM))
    assert at.match.selection.dragging
    if what == pygame.K_p:
        at.key(what)
        at.release(at.lane(TOP))
        at.key(pygame.K_ESCAPE)
    else:
        at._post(what)
    assert at.match.selection.held is None
    at.click(at.lane(TOP))
    assert not at.actions


# Incantations


@pytest.mark.parametrize("way", ["drag", "click", "keys"])
def test_an_incantation_goes_to_its_target(at: Sitting, way: str) -> None:
    card, target = middle(at.hand(1)), middle(at.creature(RIGHT, TOP, 1))
    if way == "drag":
        at.drag(card, target)
    elif way == "click":
        at.click(card)
        at.click(target)
    else:
        for place, key in enumerate((pygame.K_2, pygame.K_RIGHT)):
            at.key(key)
            assert at.match.selection.focused is at.creature(RIGHT, TOP, place)
        at.key(pygame.K_RETURN)
    assert at.did(CastIncantation(1, RIGHT, TOP, 1))


#: As full as lanes can be.
ONES = " ".join(["1/3"] * 8)


@before(duel(f"* Bolt=!2@1 y | top: {ONES}", f"* a b | top: {ONES} {ONES} | bottom: 0/5"))
def test_every_creature_can_be_hovered_and_hit_in_its_middle(at: Sitting) -> None:
    for side, lane, count in ((LEFT, TOP, 8), (RIGHT, TOP, 16), (RIGHT, BOTTOM, 1)):
        for position in range(count):
            piece = at.creature(side, lane, position)
            at.move(middle(piece))
            assert at.match.selection.hovered is piece
            at.click(middle(at.hand(0)))
            at.move(middle(piece))
            assert at.match.selection.intended_plays == (CastIncantation(0, side, lane, position),)
            at.key(pygame.K_ESCAPE)


# Thinking better of it


def is_untouched(at: Sitting) -> bool:
    targets = at.match.view.table.targets(at.match.view.layout)
    lies = all(piece.spot == spot for piece, (spot, _) in targets.items())
    return lies and at.did() and at.match.selection.held is None


@pytest.mark.parametrize(
    ("place", "pos", "code"),
    [
        (0, (640, 690), ""),
        (1, (640, 690), ""),
        (1, (640, 330), "not_a_creature"),
        (1, (20.0, 180.0), "not_a_creature"),
        (1, (20.0, 440.0), "not_a_creature"),
    ],
    ids=["hand", "hand, incantation", "between", "top", "bottom"],
)
def test_a_card_that_is_dropped_elsewhere_goes_back_and_an_incantation_on_a_lane_says_why(
    at: Sitting, place: int, pos: tuple[float, float], code: str
) -> None:
    at.carry(middle(at.hand(place)), at.lane(TOP))
    at.move(pos)
    at.release(pos)
    at.turn()
    refusal = at.match.view.message.refusal
    assert (refusal.code if refusal else "") == code
    assert is_untouched(at)


def test_the_right_button_escape_and_a_second_click_put_a_card_back(at: Sitting) -> None:
    at.carry(middle(at.hand(0)), at.lane(TOP))
    at.press(at.lane(TOP), RIGHT_BUTTON)
    at.release(at.lane(TOP), RIGHT_BUTTON)
    at.release(at.lane(TOP))
    assert is_untouched(at)
    at.key(pygame.K_1, pygame.K_ESCAPE)
    assert is_untouched(at)
    assert at.top is at.match
    for _ in range(2):
        at.click(middle(at.hand(0)))
    assert is_untouched(at)


# Refusals


@pytest.mark.parametrize(
    ("left", "place", "phase", "code"),
    [
        (HAND, 4, 0, "out_of_reach"),
        ("* 1/1@9 y", 0, 0, "too_expensive"),
        ("x *", 0, 0, "last_card"),
        ("* x Bolt=!2@1 | top: 1/3", 0, ASSAULT, "assault_creature"),
        ("* Bolt=!2@1 y", 0, 0, "no_creatures"),
    ],
)
def test_a_card_that_cannot_be_played_says_why(
    services: Services, left: str, place: int, phase: int, code: str
) -> None:
    """R3.2, R3.5, R3.6, R6.1"""
    foe = "* a b" if code == "no_creatures" else FOE
    at = Sitting(services, duel(left, foe, mana=4, phase=phase))
    at.click(middle(at.hand(place)))
    message = at.match.view.message
    assert (sure(message.refusal).code, message.refused) == (code, True)
    assert message.words
    assert "{" not in message.words
    assert is_untouched(at)


def test_neither_can_the_opponents_cards_be_taken_nor_any_be_played_under_another_scene(
    at: Sitting,
) -> None:
    for side in (at.match.view.table.sides[RIGHT].row, at.match.view.table.sides[RIGHT].lanes[TOP]):
        at.click(middle(side[0]))
        assert at.match.selection.held is None
    assert is_untouched(at)
    at.key(pygame.K_p)
    at.drag(middle(at.hand(0)), at.lane(TOP))
    at.key(pygame.K_1)
    assert at.match.selection.held is None
    assert at.did()


def test_while_an_animation_runs_nothing_is_played_but_the_number_of_a_card_ends_it(
    at: Sitting,
) -> None:
    at.drag(middle(at.hand(0)), at.lane(TOP))
    assert at.match.view.animator.busy
    at.key(pygame.K_DOWN, pygame.K_RETURN)
    assert at.match.selection.held is None
    assert at.did(PlayCreature(0, TOP))
    at.key(pygame.K_2)
    assert not at.match.view.animator.busy
    assert at.match.selection.held is at.hand(1)


def test_enter_on_a_creature_that_is_read_does_nothing(at: Sitting) -> None:
    at.match.selection.focused = at.creature(RIGHT, TOP, 1)
    at.key(pygame.K_RETURN)
    assert at.did()
    assert at.match.selection.focused is at.creature(RIGHT, TOP, 1)


def test_enter_on_nothing_presses_the_first_button(at: Sitting) -> None:
    at.key(pygame.K_RETURN)
    assert at.actions[0] == Attack()


# R4.6: a play that would lose the Fort


@before(duel("x ** y", "* a b", mana=4))
@pytest.mark.parametrize("yes", [False, True])
def test_a_play_that_would_lose_the_fort_is_asked_about(at: Sitting, yes: bool) -> None:
    """R4.6"""
    at.pull(middle(at.hand(1)), at.lane(TOP))
    at.at(ConfirmDialog)
    assert at.did()
    if yes:
        at.key(pygame.K_RIGHT, pygame.K_RETURN)
        assert at.did(PlayCreature(1, TOP))
        assert at.winner == RIGHT
    else:
        at.keys(pygame.K_RETURN)
        assert at.top is at.match
        assert is_untouched(at)


@pytest.mark.parametrize(
    ("left", "warns"), [("x ** y", False), ("x * y", True)], ids=["switched off", "bastion"]
)
def test_nothing_is_asked_where_that_is_switched_off_or_the_bastion_alone_is_lost(
    services: Services, left: str, warns: bool
) -> None:
    """R4.6"""
    at = Sitting(services, duel(left, "* a b", mana=4), play_warning=warns)
    at.drag(middle(at.hand(1)), at.lane(TOP))
    assert at.did(PlayCreature(1, TOP))
