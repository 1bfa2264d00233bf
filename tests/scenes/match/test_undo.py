"""Undo and redo on the screen: by every way of input, seen as a motion, and with nothing left."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pygame
import pytest

from game.kit import Viewport
from game.play import Seat
from game.rules import (
    LEFT,
    RIGHT,
    TOP,
    Attack,
    EndTurn,
    PlayCreature,
    match_actions,
    to_text,
)
from game.scenes import Services
from game.scenes.common import KNOWN
from game.scenes.match.dialogs.order_dialog import OrderDialog
from game.scenes.match.helpers.first_tips import FIRST_TIPS
from tests.rules.pictures import duel, solo

from .sitting import Sitting, middle
from .test_hint import Told

HAND, FOE = "* a b c d e | top: 2/5", "* x y | bottom: 1/4"
#: Ada's own incantation fells two of her own creatures, in her own turn.
OWN_ORDER = duel("* Bolt=!5+splash@1 x y | top: 1/1 | bottom: 1/1", "* a b", mana=3)
HORDES_ORDER = solo(
    "* x y | top: 2/1 | bottom: 2/1",
    "* 1/1 a b c d | top: 3/9+splash",
    active=RIGHT,
    phase=1,
    mana=0,
)
CTRL, SHIFT = pygame.KMOD_LCTRL, pygame.KMOD_LSHIFT


def post(kind: int, **values: Any) -> None:
    pygame.event.post(pygame.event.Event(kind, **values))


def key(at: Sitting, code: int, mod: int = 0) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        post(kind, key=code, mod=mod, unicode="")
    at.rest()


def pad(at: Sitting, name: str) -> None:
    at.pad(name)
    at.rest()


@pytest.fixture
def at(services: Services) -> Sitting:
    return Sitting(services, duel(HAND, FOE, mana=6))


def play(at: Sitting, place: int = 0, lane: int = TOP) -> None:
    at.pull(middle(at.hand(place)), at.lane(lane))


def told(at: Sitting) -> str:
    return at.match.view.message.words


def at_rest(at: Sitting) -> bool:
    """Whether table and match agree, each card lies where it belongs, and nothing hangs over."""
    view = at.match.view
    pieces = view.table.pieces()
    return (
        view.table.differences(at.state) is None
        and all(piece.spot == piece.goal and not piece.depth for piece in pieces)
        and all(piece.alpha == 255 and not piece.angle for piece in pieces)
        and not view.animator.effects
        and at.match.selection.held is None
        and view.table.lit == view.table.left
    )


def by_mouse(at: Sitting) -> tuple[Callable[[], None], Callable[[], None]]:
    at.click(middle(at.hand(0)))
    at.tap(at.lane(TOP))
    buttons = at.match.undo
    return lambda: at.click(buttons.undo.rect.center), lambda: at.click(buttons.redo.rect.center)


def by_keyboard(at: Sitting) -> tuple[Callable[[], None], Callable[[], None]]:
    for code in (pygame.K_1, pygame.K_UP, pygame.K_RETURN):
        key(at, code)
    return lambda: key(at, pygame.K_z, CTRL), lambda: key(at, pygame.K_z, CTRL | SHIFT)


def by_other_keys(at: Sitting) -> tuple[Callable[[], None], Callable[[], None]]:
    by_keyboard(at)
    return lambda: key(at, pygame.K_u), lambda: key(at, pygame.K_y, CTRL)


def by_pad(at: Sitting) -> tuple[Callable[[], None], Callable[[], None]]:
    for name in ("dpad_right", "a", "dpad_up", "a"):
        pad(at, name)
    return lambda: pad(at, "left_trigger"), lambda: pad(at, "right_trigger")


@pytest.mark.parametrize("way", [by_mouse, by_keyboard, by_other_keys, by_pad])
def test_a_play_is_taken_back_and_done_again_by_each_alone(
    at: Sitting, way: Callable[[Sitting], tuple[Callable[[], None], Callable[[], None]]]
) -> None:
    before = to_text(at.state)
    undo, redo = way(at)
    assert len(at.actions) == 1
    after = to_text(at.state)
    undo()
    at.rest()
    assert to_text(at.state) == before
    assert at_rest(at)
    redo()
    at.rest()
    assert to_text(at.state) == after
    assert at_rest(at)


def test_the_buttons_are_lit_only_when_they_can(at: Sitting) -> None:
    buttons = at.match.undo

    def lit() -> tuple[bool, bool]:
        return buttons.undo.lit, buttons.redo.lit

    assert buttons.undo.visible
    assert buttons.redo.visible
    assert lit() == (False, False)
    assert buttons.undo.hint == "There is nothing to undo. You have not played a card this turn."
    play(at)
    assert lit() == (True, False)
    assert buttons.undo.hint.startswith("Undo your last play")
    at.tap(buttons.undo.rect.center)
    assert lit() == (False, True)


def test_where_nothing_can_be_taken_back_the_reason_is_told(at: Sitting) -> None:
    at.click(at.match.undo.undo.rect.center)
    assert told(at) == "There is nothing to undo. You have not played a card this turn."
    assert at.match.view.message.refused
    at.match.view.hush()
    key(at, pygame.K_y, CTRL)
    assert at.actions == []
    at.match.undo.do_again()
    assert told(at) == "There is nothing to redo."
    play(at)
    at.match.flow.attack()
    at.match.undo.take_back()
    assert told(at) == "You can’t undo once the assault has begun."


def test_in_the_other_s_turn_nobody_undoes(services: Services) -> None:
    at = Sitting(services, solo("* a b c d", "* x y z"))
    play(at)
    at.match.flow.end_turn()
    # While the Horde's turn is being seen.
    at.match.undo.take_back()
    assert told(at) == "You can undo only in your own turn."
    assert at.actions[-1] == EndTurn()


def test_the_other_person_does_not_undo_what_was_played_before(services: Services) -> None:
    """The screen is handed over: the turn of the one who left it stands."""
    at = Sitting(services, duel(HAND, FOE, mana=6))
    play(at)
    at.do(EndTurn())
    assert at.match.flow.seats.seen == RIGHT
    before = to_text(at.state)
    key(at, pygame.K_z, CTRL)
    assert to_text(at.state) == before


def test_the_card_is_seen_to_go_back_to_the_hand(at: Sitting) -> None:
    play(at)
    here = middle(at.creature(LEFT, TOP, 1))
    at.match.undo.take_back()
    card = at.hand(0)
    assert middle(card) == here
    at.wait(0.2)
    assert middle(card) not in (here, middle_of_goal(card))
    at.rest()
    assert middle(card) == middle_of_goal(card)


def middle_of_goal(piece: object) -> tuple[float, float]:
    goal = piece.goal  # type: ignore[attr-defined]
    return goal.x, goal.y


def test_with_reduced_motion_the_card_does_not_fly(services: Services) -> None:
    services.settings = replace(services.settings, reduced_motion=True)
    at = Sitting(services, duel(HAND, FOE, mana=6))
    play(at)
    at.match.undo.take_back()
    card = at.hand(0)
    places = set()
    while at.match.view.busy:
        places.add(middle(card))
        at.turn()
    assert len(places) <= 2
    assert at_rest(at)


def test_a_play_is_taken_back_while_it_is_still_seen(at: Sitting) -> None:
    before = to_text(at.state)
    at.drag(middle(at.hand(0)), at.lane(TOP))
    at.wait(0.1)
    assert at.match.view.busy
    key(at, pygame.K_z, CTRL)
    assert to_text(at.state) == before
    assert at_rest(at)


def test_what_was_still_to_be_seen_of_a_play_is_not_seen(
    services: Services, caplog: pytest.LogCaptureFixture
) -> None:
    at = Sitting(services, duel("* Bolt=!5+splash@1 x", "* a | top: 1/1 | bottom: 1/9", mana=3))
    lines = [line.text for line in at.match.view.log.lines]
    at.drag(middle(at.hand(0)), middle(at.creature(RIGHT, TOP)))
    at.wait(0.1)
    key(at, pygame.K_z, CTRL)
    assert [line.text for line in at.match.view.log.lines] == lines
    assert at_rest(at)
    # A table that differs is mended, and that is logged.
    assert not caplog.records


def test_a_card_that_is_held_is_put_down(at: Sitting) -> None:
    play(at)
    at.click(middle(at.hand(1)))
    assert at.match.selection.held is not None
    key(at, pygame.K_z, CTRL)
    assert at_rest(at)
    assert at.match.view.reading.piece is None


def test_neither_log_nor_turn_tell_of_what_was_taken_back(at: Sitting) -> None:
    lines = [line.text for line in at.match.view.log.lines]
    play(at)
    assert len(at.match.view.log.lines) == len(lines) + 1
    key(at, pygame.K_z, CTRL)
    assert [line.text for line in at.match.view.log.lines] == lines
    at.do(EndTurn())
    told = [line.text for line in at.match.view.log.lines]
    assert not [line for line in told if "summons" in line or "plays no card" in line]


def test_a_bastion_stands_again_and_a_creature_of_the_horde_comes_back_from_its_pile(
    services: Services,
) -> None:
    at = Sitting(services, duel("a b * c", "* x", mana=9))
    play(at, 2)
    assert at.match.view.table.sides[LEFT].fort
    key(at, pygame.K_z, CTRL)
    assert not at.match.view.table.sides[LEFT].fort
    assert at_rest(at)
    at = Sitting(services, solo("Bolt=!5 * a b", "* x y | top: 1/1 2/2"))
    at.pull(middle(at.hand(0)), middle(at.creature(RIGHT, TOP)))
    assert at.match.view.table.sides[RIGHT].discard
    key(at, pygame.K_z, CTRL)
    assert at_rest(at)
    assert not at.match.view.table.sides[RIGHT].discard


# The order of the fallen (R5.6)


def ordering(services: Services) -> Sitting:
    at = Sitting(services, OWN_ORDER)
    at.pull(middle(at.hand(0)), middle(at.creature(LEFT, TOP)))
    assert isinstance(at.top, OrderDialog)
    return at


@pytest.mark.parametrize("by_button", [True, False])
def test_the_question_for_an_own_order_offers_to_take_the_play_back(
    services: Services, by_button: bool
) -> None:
    at = ordering(services)
    if by_button:
        at.choose("Undo")
    else:
        key(at, pygame.K_z, CTRL)
    assert at.top is at.match
    assert to_text(at.state) == to_text(OWN_ORDER)
    assert at_rest(at)
    assert at.actions == []


def test_an_order_is_done_again_with_its_play(services: Services) -> None:
    at = ordering(services)
    key(at, pygame.K_1)
    at.choose("Confirm")
    after, done = to_text(at.state), at.actions
    key(at, pygame.K_z, CTRL)
    assert to_text(at.state) == to_text(OWN_ORDER)
    key(at, pygame.K_y, CTRL)
    assert at.top is at.match
    assert (to_text(at.state), at.actions) == (after, done)
    assert at_rest(at)


def test_a_question_in_the_horde_s_turn_says_that_it_stands(services: Services) -> None:
    at = Sitting(services, HORDES_ORDER, seated=False)
    assert isinstance(at.top, OrderDialog)
    assert not at.top.undo.visible
    key(at, pygame.K_z, CTRL)
    assert at.at(OrderDialog).refused == "You can undo only in your own turn."


def test_nobody_undoes_while_the_other_chooses(services: Services) -> None:
    """R5.6: Bo is asked, and Ada, whose turn it is, waits."""
    state = duel("* Bolt=!5+splash@1 x y", "* a b | top: 1/1 | bottom: 1/1", mana=3)
    at = Sitting(services, state, rival=Seat("", "computer"))
    at.drag(middle(at.hand(0)), middle(at.creature(RIGHT, TOP)))
    at.match.undo.take_back()
    assert told(at) == "You can’t undo while your opponent is choosing."
    at.rest()
    at.match.undo.take_back()
    assert told(at) == "You can’t undo what came before your opponent’s choice."


# Parts that follow the match


def test_the_hint_goes_a_step_back(services: Services) -> None:
    services.tasks = Told(PlayCreature(0, TOP), PlayCreature(0, 1), Attack(), EndTurn())
    at = Sitting(services, duel(HAND, FOE, mana=6))
    key(at, pygame.K_h)
    hint = at.match.hint
    key(at, pygame.K_RETURN)
    assert (hint.open, hint.current) == (True, 1)
    key(at, pygame.K_z, CTRL)
    assert (hint.open, hint.current, hint.at) == (True, 0, 0)
    key(at, pygame.K_RETURN)
    assert at.actions == [PlayCreature(0, TOP)]


def test_a_hint_from_after_the_play_goes_with_it(services: Services) -> None:
    services.tasks = Told(PlayCreature(0, 1), EndTurn())
    at = Sitting(services, duel(HAND, FOE, mana=6))
    play(at)
    key(at, pygame.K_h)
    assert at.match.hint.open
    key(at, pygame.K_z, CTRL)
    assert not at.match.hint.open


@pytest.mark.parametrize("speed", [0.0, 1.0])
def test_table_and_log_agree_with_random_matches(services: Services, speed: float) -> None:
    rng = Random(4)
    at = Sitting(
        services,
        duel("* Baron Combustion Boom! a b c", "* Troll Meteorite x y z", mana=6),
        speed=speed,
        rival=Seat("Bo"),
    )
    flow, view = at.match.flow, at.match.view
    undone = 0
    for _ in range(60 if speed else 250):
        if at.played.result is not None:
            break
        if flow.why_not_undo is None and rng.random() < 0.35:
            at.match.undo.take_back()
            undone += 1
        elif flow.why_not_redo is None and rng.random() < 0.5:
            at.match.undo.do_again()
        elif isinstance(at.top, OrderDialog):
            at.top.stack.pop(tuple(range(len(at.state.pending))))
        else:
            legal = match_actions(at.state)
            plays = [act for act in legal if not isinstance(act, Attack | EndTurn)]
            flow.submit(rng.choice(plays if plays and rng.random() < 0.8 else legal))
        at.rest()
        if isinstance(at.top, OrderDialog) or at.played.result is not None:
            continue
        assert view.table.differences(at.state) is None
        fresh = view.recalled_log()
        assert [line.text for line in view.log.lines] == [line.text for line in fresh.lines]
    assert undone >= 5


def test_the_first_play_brings_a_tip_that_points_to_the_button(services: Services) -> None:
    others = [tip.key for tip in FIRST_TIPS if tip.key != "undo"]
    services.profile.set_preference(KNOWN, others)
    at = Sitting(services, duel(HAND, FOE, mana=6))
    tips = at.match.tips
    assert tips.current is None
    play(at)
    assert tips.current is not None
    assert tips.current.key == "undo"
    assert tips.bubble.target.collidepoint(at.match.undo.undo.rect.center)
    key(at, pygame.K_z, CTRL)
    assert tips.current is None


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1280, 800), (2560, 1080)])
def test_a_tip_about_a_play_hides_no_button_and_goes_with_it(
    services: Services, size: tuple[int, int]
) -> None:
    """R4.5: what it tells of has not happened once the play is taken back."""
    others = [tip.key for tip in FIRST_TIPS if tip.key != "life_paid"]
    services.profile.set_preference(KNOWN, others)
    at = Sitting(services, duel(HAND, FOE, mana=6))
    at.match.resize(Viewport.of(size))
    at.drag(middle(at.hand(0)), at.lane(TOP))
    at.wait(1.5)
    box = at.match.tips.bubble.box
    assert at.match.tips.visible
    assert not box.colliderect(at.match.undo.undo.rect)
    assert not box.colliderect(at.match.undo.redo.rect)
    at.match.undo.take_back()
    at.wait(1.0)
    assert at.match.tips.current is None
