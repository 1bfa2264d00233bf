"""Undo and redo on the screen: by every way of input, seen as a motion, and with nothing left."""

from collections.abc import Callable
from functools import partial
from random import Random

import pygame
import pytest

from game.kit import Viewport
from game.play import Seat
from game.rules import LEFT, RIGHT, TOP, Attack, EndTurn, PlayCreature, match_actions, to_text
from game.scenes import Services
from game.scenes.match.dialogs.order_dialog import OrderDialog
from tests.rules.pictures import duel, solo

from .sitting import Sitting, before, middle
from .test_hint import Told

NOTHING = "There is nothing to undo. You have not played a card this turn."
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


def key(at: Sitting, code: int, mod: int = 0) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=code, mod=mod, unicode=""))
    at.rest()


def undo(at: Sitting) -> None:
    key(at, pygame.K_z, CTRL)


def redo(at: Sitting) -> None:
    key(at, pygame.K_y, CTRL)


pytestmark = before(duel(HAND, FOE, mana=6))


def play(at: Sitting, place: int = 0, lane: int = TOP) -> None:
    at.pull(middle(at.hand(place)), at.lane(lane))


def lines(at: Sitting) -> list[str]:
    return [line.text for line in at.match.view.log.lines]


def at_rest(at: Sitting) -> bool:
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


def by_mouse(at: Sitting, step: str) -> None:
    if step == "play":
        at.click(middle(at.hand(0)))
        at.tap(at.lane(TOP))
    else:
        at.tap(getattr(at.match.undo, step).rect.center)


def by_pad(at: Sitting, step: str) -> None:
    names = {"undo": ["left_trigger"], "redo": ["right_trigger"]}
    for name in names.get(step, ["dpad_right", "a", "dpad_up", "a"]):
        at.pad(name)
        at.rest()


def by_keys(at: Sitting, step: str, undo: int = pygame.K_z, redo: int = pygame.K_z) -> None:
    if step == "play":
        at.keys(pygame.K_1, pygame.K_UP, pygame.K_RETURN)
    elif step == "undo":
        key(at, undo, CTRL if undo == pygame.K_z else 0)
    else:
        key(at, redo, CTRL | SHIFT if redo == pygame.K_z else CTRL)


by_other_keys = partial(by_keys, undo=pygame.K_u, redo=pygame.K_y)


@pytest.mark.parametrize("way", [by_mouse, by_keys, by_other_keys, by_pad])
def test_a_play_is_taken_back_and_done_again_by_each_alone(
    at: Sitting, way: Callable[[Sitting, str], None]
) -> None:
    then = to_text(at.state)
    way(at, "play")
    assert len(at.actions) == 1
    for step, text in (("undo", then), ("redo", to_text(at.state))):
        way(at, step)
        assert to_text(at.state) == text
        assert at_rest(at)


def test_the_buttons_are_lit_only_when_they_can(at: Sitting) -> None:
    undo, redo = at.match.undo.undo, at.match.undo.redo

    def lit() -> tuple[bool, bool]:
        assert undo.visible
        assert redo.visible
        return undo.lit, redo.lit

    assert (lit(), undo.hint) == ((False, False), NOTHING)
    play(at)
    assert lit() == (True, False)
    assert undo.hint.startswith("Undo your last play")
    at.tap(undo.rect.center)
    assert lit() == (False, True)


def test_where_nothing_can_be_taken_back_the_reason_is_told(at: Sitting) -> None:
    at.click(at.match.undo.undo.rect.center)
    assert (at.message, at.match.view.message.refused) == (NOTHING, True)
    at.match.view.hush()
    redo(at)
    assert at.actions == []
    at.match.undo.do_again()
    assert at.message == "There is nothing to redo."
    play(at)
    at.match.flow.attack()
    at.match.undo.take_back()
    assert at.message == "You can’t undo once the assault has begun."


@before(solo("* a b c d", "* x y z"))
def test_in_the_other_s_turn_nobody_undoes(at: Sitting) -> None:
    play(at)
    at.match.flow.end_turn()
    # While the Horde's turn is being seen.
    at.match.undo.take_back()
    assert at.message == "You can undo only in your own turn."
    assert at.actions[-1] == EndTurn()


def test_the_card_is_seen_to_go_back_to_the_hand_and_one_that_is_held_is_put_down(
    at: Sitting,
) -> None:
    play(at)
    here = middle(at.creature(LEFT, TOP, 1))
    at.match.undo.take_back()
    card = at.hand(0)
    home = card.goal.x, card.goal.y
    assert middle(card) == here
    at.wait(0.2)
    assert middle(card) not in (here, home)
    at.rest()
    assert middle(card) == home
    play(at)
    at.click(middle(at.hand(1)))
    assert at.match.selection.held is not None
    undo(at)
    assert at_rest(at)
    assert at.match.view.reading.piece is None


@before(reduced_motion=True)
def test_with_reduced_motion_the_card_does_not_fly(at: Sitting) -> None:
    play(at)
    at.match.undo.take_back()
    card, places = at.hand(0), set()
    while at.busy:
        places.add(middle(card))
        at.turn()
    assert len(places) <= 2
    assert at_rest(at)


@before(duel("* Bolt=!5+splash@1 x", "* a | top: 1/1 | bottom: 1/9", mana=3))
def test_a_play_is_taken_back_while_it_is_still_seen_and_the_rest_of_it_is_not_seen(
    at: Sitting, caplog: pytest.LogCaptureFixture
) -> None:
    told, then = lines(at), to_text(at.state)
    at.drag(middle(at.hand(0)), middle(at.creature(RIGHT, TOP)))
    at.wait(0.1)
    assert at.busy
    undo(at)
    assert to_text(at.state) == then
    assert lines(at) == told
    assert at_rest(at)
    # A table that differs is mended, and that is logged.
    assert not caplog.records


def test_neither_log_nor_turn_tell_of_what_was_taken_back_and_a_turn_that_ended_stands(
    at: Sitting,
) -> None:
    told = lines(at)
    play(at)
    assert len(lines(at)) == len(told) + 1
    undo(at)
    assert lines(at) == told
    at.do(EndTurn())
    assert not [line for line in lines(at) if "summons" in line or "plays no card" in line]
    # Nor does the other person, who has the screen now, take anything back.
    undo(at)
    assert at.did(EndTurn())


@before(duel("a b * c", "* x", mana=9))
def test_a_bastion_stands_again(at: Sitting) -> None:
    table = at.match.view.table
    play(at, 2)
    assert table.sides[LEFT].fort
    undo(at)
    assert not table.sides[LEFT].fort
    assert at_rest(at)


@before(solo("Bolt=!5 * a b", "* x y | top: 1/1 2/2"))
def test_a_creature_of_the_horde_comes_back_from_its_pile(at: Sitting) -> None:
    table = at.match.view.table
    at.pull(middle(at.hand(0)), middle(at.creature(RIGHT, TOP)))
    assert table.sides[RIGHT].keep.discard
    undo(at)
    assert at_rest(at)
    assert not table.sides[RIGHT].keep.discard


# The order of the fallen (R5.6)


@pytest.fixture
def ordering(at: Sitting) -> Sitting:
    at.pull(middle(at.hand(0)), middle(at.creature(LEFT, TOP)))
    at.at(OrderDialog)
    return at


@pytest.mark.parametrize("by_button", [True, False])
@before(OWN_ORDER)
def test_the_question_for_an_own_order_offers_to_take_the_play_back(
    ordering: Sitting, by_button: bool
) -> None:
    if by_button:
        ordering.choose("Undo")
    else:
        undo(ordering)
    assert ordering.top is ordering.match
    assert to_text(ordering.state) == to_text(OWN_ORDER)
    assert at_rest(ordering)
    assert ordering.actions == []


@before(OWN_ORDER)
def test_an_order_is_done_again_with_its_play(ordering: Sitting) -> None:
    at = ordering
    key(at, pygame.K_1)
    at.choose("Confirm")
    after, done = to_text(at.state), at.actions
    undo(at)
    assert to_text(at.state) == to_text(OWN_ORDER)
    redo(at)
    assert at.top is at.match
    assert (to_text(at.state), at.actions) == (after, done)
    assert at_rest(at)


@before(HORDES_ORDER, seated=False)
def test_a_question_in_the_horde_s_turn_says_that_it_stands(at: Sitting) -> None:
    dialog = at.at(OrderDialog)
    assert not dialog.undo.visible
    undo(at)
    assert dialog.refused == "You can undo only in your own turn."


@before(
    duel("* Bolt=!5+splash@1 x y", "* a b | top: 1/1 | bottom: 1/1", mana=3),
    rival=Seat("", "computer"),
)
def test_nobody_undoes_while_the_other_chooses(at: Sitting) -> None:
    """R5.6: Bo is asked, and Ada, whose turn it is, waits."""
    at.drag(middle(at.hand(0)), middle(at.creature(RIGHT, TOP)))
    at.match.undo.take_back()
    assert at.message == "You can’t undo while your opponent is choosing."
    at.rest()
    at.match.undo.take_back()
    assert at.message == "You can’t undo what came before your opponent’s choice."


# Parts that follow the match


@before(tasks=Told(PlayCreature(0, TOP), PlayCreature(0, 1), Attack(), EndTurn()))
def test_the_hint_goes_a_step_back(at: Sitting) -> None:
    hint = at.match.hint
    at.keys(pygame.K_h)
    at.keys(pygame.K_RETURN)
    assert (hint.open, hint.current) == (True, 1)
    undo(at)
    assert (hint.open, hint.current, hint.at) == (True, 0, 0)
    at.keys(pygame.K_RETURN)
    assert at.did(PlayCreature(0, TOP))


@before(tasks=Told(PlayCreature(0, 1), EndTurn()))
def test_a_hint_from_after_the_play_goes_with_it(at: Sitting) -> None:
    play(at)
    at.keys(pygame.K_h)
    assert at.match.hint.open
    undo(at)
    assert not at.match.hint.open


@pytest.mark.parametrize("speed", [0.0, 1.0])
def test_table_and_log_agree_with_random_matches(services: Services, speed: float) -> None:
    rng = Random(4)
    state = duel("* Baron Combustion Boom! a b c", "* Troll Meteorite x y z", mana=6)
    at = Sitting(services, state, speed=speed)
    flow, view = at.match.flow, at.match.view
    undone = 0
    for _ in range(40 if speed else 120):
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
        assert lines(at) == [line.text for line in view.recalled_log().lines]
    assert undone >= 5


@before(untold=["undo"])
def test_the_first_play_brings_a_tip_that_points_to_the_button(at: Sitting) -> None:
    assert not at.match.tips.visible
    play(at)
    assert at.tip == "undo"
    assert at.match.tips.bubble.target.collidepoint(at.match.undo.undo.rect.center)
    undo(at)
    assert not at.tip


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1280, 800), (2560, 1080)])
@before(untold=["life_paid"])
def test_a_tip_about_a_play_hides_no_button_and_goes_with_it(
    at: Sitting, size: tuple[int, int]
) -> None:
    """R4.5: what it tells of has not happened once the play is taken back."""
    buttons, tips = at.match.undo, at.match.tips
    at.match.resize(Viewport.of(size))
    at.drag(middle(at.hand(0)), at.lane(TOP))
    at.wait(1.5)
    assert at.tip == "life_paid"
    assert tips.bubble.box.collidelist([buttons.undo.rect, buttons.redo.rect]) < 0
    buttons.take_back()
    at.wait(1.0)
    assert tips.current is None
