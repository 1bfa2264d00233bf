"""The hint: it shows a line, follows what is done, plays its steps, and goes stale."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.board import Layout, Marks
from game.kit import Assets, Pressable, Viewport
from game.play import Task, TaskRunner, advise, explain, go_on
from game.rules import (
    ASSAULT,
    BOTTOM,
    LEFT,
    RIGHT,
    TOP,
    Attack,
    CastIncantation,
    ChooseOrder,
    EndTurn,
    MatchAction,
    PlayCreature,
    State,
)
from game.scenes import Services
from game.scenes.match.helpers.hint import Hint
from tests.certain import sure_of
from tests.rules.pictures import duel, solo

from ..text_sizes import TextReader
from .sitting import Sitting, before, middle

HAND = "* x Bolt=!1 y z | top: Mine=1/9 | bottom: Low=1/9"
FOE = "* a b | top: Aim=0/2"
SUMMON, BOLT = PlayCreature(0, BOTTOM), CastIncantation(0, RIGHT, TOP, 0)
LINE = (SUMMON, BOLT, Attack(), Attack(), EndTurn())


class Told(TaskRunner):
    """Answers every question with a given line; ``slow`` keeps the answer back."""

    def __init__(self, *actions: MatchAction, slow: bool = False) -> None:
        self.actions, self.slow = actions, slow
        self.asked: list[Task[Any]] = []

    def ask(self, function: Callable[..., Any], *args: object, **named: Any) -> Task[Any]:
        assert getattr(function, "func", function) in (advise, go_on)
        thought = Task[Any](named.get("on_answer"), named.get("on_failure"))
        self.asked.append(thought)
        if not self.slow:
            state = sure_of(State, args[0])
            thought.succeed(explain(state, self.actions))
        return thought


pytestmark = before(duel(HAND, FOE, mana=6), tasks=Told(*LINE))


def sitting(services: Services, tasks: Told) -> Sitting:
    return Sitting(services, duel(HAND, FOE, mana=6), tasks=tasks)


def asked_slowly(services: Services, *actions: MatchAction) -> tuple[Sitting, Told]:
    slow = Told(*actions, slow=True)
    at = sitting(services, slow)
    at.key(pygame.K_h)
    return at, slow


@pytest.fixture
def hinted(at: Sitting) -> Sitting:
    at.keys(pygame.K_h)
    return at


def hint(at: Sitting) -> Hint:
    return at.match.hint


def press(at: Sitting, button: Pressable) -> None:
    """Click a button of the panel, which lies where its words need it, once it is drawn."""
    at.match.draw(reader(at))
    at.click(button.rect.center)


def reader(at: Sitting) -> TextReader:
    return TextReader(pygame.Surface((1280, 720)), at.app.stack.view, Assets())


def kinds(at: Sitting) -> list[str]:
    return [step.kind for step in hint(at).steps]


# Asking


def test_the_button_asks_as_the_key_does(at: Sitting) -> None:
    at.tap(at.match.helpers.hint_button.button.rect.center)
    assert kinds(at) == ["summon", "cast", "assault"]
    assert hint(at).visible


def test_the_answer_may_take_its_time_and_never_comes_late_to_who_goes_on_without(
    services: Services,
) -> None:
    at, slow = asked_slowly(services)
    at.wait(0.5)
    assert hint(at).panel.shown.thinking
    at.key(pygame.K_ESCAPE)
    assert slow.asked[0].cancelled
    assert not hint(at).open
    assert at.top is at.match
    at.key(pygame.K_h)
    at.key(pygame.K_1, pygame.K_RETURN)
    at.wait(5.0)
    assert [thought.cancelled for thought in slow.asked] == [True, True]
    assert not hint(at).open


def test_a_lost_thread_can_be_asked_for_again(services: Services) -> None:
    at, slow = asked_slowly(services, *LINE)
    slow.asked[0].fail("the worker is gone")
    slow.slow = False
    at.rest()
    assert hint(at).panel.again.visible
    press(at, hint(at).panel.again)
    assert kinds(at) == ["summon", "cast", "assault"]


# Walking and marks


def test_the_lit_step_is_marked_on_the_table(hinted: Sitting) -> None:
    def marked() -> Marks:
        marks = hinted.match.selection.marks()
        hint(hinted).mark(marks)
        return marks

    assert (marked().lane, marked().raised) == ((LEFT, BOTTOM), hinted.hand(0))
    hinted.key(pygame.K_PAGEDOWN)
    assert marked().pieces == {hinted.hand(1): "focus", hinted.creature(RIGHT, TOP): "target"}
    hinted.key(pygame.K_PAGEDOWN, pygame.K_PAGEDOWN)
    both = hinted.creature(LEFT, TOP), hinted.creature(LEFT, BOTTOM)
    assert marked().pieces == dict.fromkeys(both, "attacker")


def test_the_button_says_what_it_does_with_a_step_that_is_not_the_next(hinted: Sitting) -> None:
    at, panel = hinted, hint(hinted).panel
    for by_key in (True, False):
        assert (panel.play.label, panel.play.enabled) == ("Play step 1", True)
        press(at, panel.next)
        assert hint(at).at == 1
        assert (panel.play.label, panel.play.enabled) == ("Back to step 1", True)
        if by_key:
            at.key(pygame.K_RETURN)
        else:
            press(at, panel.play)
        assert hint(at).at == 0
        assert at.did()


def test_its_buttons_are_reached_by_the_tabulator_and_left_with_the_arrows(hinted: Sitting) -> None:
    buttons = hint(hinted).panel.widgets
    hinted.key(pygame.K_TAB, pygame.K_TAB)
    assert buttons.focused is hint(hinted).panel.next
    hinted.key(pygame.K_RETURN)
    assert hint(hinted).at == 1
    assert buttons.ring_shown
    hinted.key(pygame.K_DOWN)
    assert hinted.match.selection.focused is not None
    assert not buttons.ring_shown


# Plays by the hint


def test_a_card_played_by_the_panel_or_as_it_says_is_the_bulbs(hinted: Sitting) -> None:
    press(hinted, hint(hinted).panel.play)
    hinted.rest()
    assert hinted.did(SUMMON)
    assert hinted.played.bulb_plays == 1
    hinted.match.tools.play(BOLT)
    hinted.rest()
    assert hinted.played.bulb_plays == 2
    assert hint(hinted).open


@pytest.mark.parametrize(
    ("keys", "play"), [((), PlayCreature(0, TOP)), ((pygame.K_ESCAPE,), SUMMON)]
)
def test_a_card_played_otherwise_or_with_the_panel_closed_is_the_players_own(
    hinted: Sitting, keys: tuple[int, ...], play: PlayCreature
) -> None:
    hinted.key(*keys)
    hinted.match.tools.play(play)
    hinted.rest()
    assert hinted.did(play)
    assert hinted.played.bulb_plays == 0


# Playing


def test_steps_are_played_one_after_the_other(hinted: Sitting) -> None:
    for place, done in ((1, LINE[:1]), (2, LINE[:2])):
        hinted.keys(pygame.K_RETURN)
        assert hinted.did(*done)
        assert hint(hinted).at == place
    hinted.keys(pygame.K_RETURN)
    assert hinted.did(*LINE)
    assert not hint(hinted).open


@pytest.mark.parametrize(("lane", "stays"), [(BOTTOM, True), (TOP, False)])
def test_a_step_by_hand_goes_on_and_something_else_closes_it(
    hinted: Sitting, lane: int, stays: bool
) -> None:
    hinted.pull(middle(hinted.hand(0)), hinted.lane(lane))
    assert hinted.did(PlayCreature(0, lane))
    assert (hint(hinted).open, hint(hinted).at) == (stays, int(stays))


@before(tasks=Told(EndTurn()))
def test_one_step_alone_is_not_gone_through_and_makes_its_attacks_one_by_one(
    hinted: Sitting,
) -> None:
    panel = hint(hinted).panel
    shown = [button.visible for button in (panel.previous, panel.next, panel.play)]
    assert shown == [False, False, True]
    hinted.keys(pygame.K_RETURN)
    assert hinted.did(Attack(), Attack(), EndTurn())
    assert hinted.played.bulb_plays == 0
    assert hinted.state.active == RIGHT
    assert not hint(hinted).open


def test_a_line_that_is_used_up_is_gone_on_with(services: Services) -> None:
    told = Told(SUMMON)
    at = sitting(services, told)
    at.keys(pygame.K_h)
    told.actions = (EndTurn(),)
    hint(at).play()
    at.rest()
    assert len(told.asked) == 2
    assert kinds(at) == ["assault"]


@pytest.mark.parametrize("expected", [(0, 1), (1, 0)])
def test_a_line_goes_on_after_the_other_sides_order(
    services: Services, expected: tuple[int, int]
) -> None:
    """R5.6: Bo's cards return in the order in which they fell, whatever was expected of Bo."""
    state = duel("* Bolt=!1+splash x y | top: 2/9", "* a | top: 0/1 | bottom: 1/1", mana=1)
    told = Told(slow=True)
    at = Sitting(services, state, tasks=told)
    at.key(pygame.K_h)
    told.asked[0].succeed(explain(state, (BOLT,)))
    assert kinds(at) == ["cast"]
    told.asked[1].succeed(explain(state, (BOLT, ChooseOrder(expected), EndTurn())))
    assert kinds(at) == ["cast", "theirs", "assault"]
    told.actions, told.slow = (EndTurn(),), False
    hint(at).play()
    at.do(ChooseOrder((0, 1)))
    assert at.did(BOLT, ChooseOrder((0, 1)))
    assert hint(at).visible
    # The line goes on after the expected order, and is asked for again after another one.
    thought_again = expected != (0, 1)
    assert len(told.asked) == (3 if thought_again else 2)
    assert kinds(at) == (["assault"] if thought_again else ["cast", "theirs", "assault"])
    hint(at).play()
    at.rest()
    assert at.state.active == RIGHT


@before(duel(HAND.replace("y z", "Dear=1/1@9 z"), FOE, mana=6))
def test_it_makes_room_for_a_refusal(at: Sitting) -> None:
    at.key(pygame.K_h, pygame.K_3)
    at.turn()
    assert at.match.view.message.refusal is not None
    assert not hint(at).visible
    at.keys(pygame.K_ESCAPE)
    assert hint(at).visible


def test_the_speed_is_told_beside_the_panel(hinted: Sitting) -> None:
    places: dict[str, pygame.FRect] = {}

    class Places(TextReader):
        def text(self, string: str, *rest: Any, **look: Any) -> pygame.FRect:
            places[string] = super().text(string, *rest, **look)
            return places[string]

    hinted.key(pygame.K_PLUS)
    hinted.turn()
    assert hint(hinted).visible
    hinted.match.draw(Places(pygame.Surface((1280, 720)), hinted.app.stack.view, Assets()))
    told = next(place for words, place in places.items() if words.startswith("Speed"))
    assert not told.colliderect(hint(hinted).panel.box)


def test_a_press_on_the_panel_is_not_meant_for_the_table_and_its_buttons_stay_where_they_are(
    hinted: Sitting,
) -> None:
    hinted.match.draw(reader(hinted))
    hinted.key(pygame.K_2)
    box = hint(hinted).panel.box
    hinted.click((box.x + 40, box.y + 60))
    assert hinted.match.selection.held is hinted.hand(1)
    assert hint(hinted).open
    panel = hint(hinted).panel
    places, heights = set(), set()
    for _ in LINE:
        places.add(tuple(panel.play.rect))
        heights.add(panel.box.height)
        hint(hinted).walk(1)
    assert len(places) == 1 < len(heights)


def test_the_master_itself_answers_in_solo(services: Services) -> None:
    at = Sitting(services, solo("* x | top: 2/3", "* a b c d | top: 1/1", mana=0))
    at.keys(pygame.K_h)
    assert hint(at).steps
    assert all(step.reasons for step in hint(at).steps)


@before(
    duel("* Bolt=!1 x | top: 1/9 1/9", FOE, mana=1, phase=ASSAULT),
    tasks=Told(Attack(), BOLT, EndTurn()),
)
def test_between_attacks_the_panel_waits_with_the_player(hinted: Sitting) -> None:
    assert kinds(hinted) == ["assault", "cast", "assault"]
    hinted.keys(pygame.K_RETURN)
    assert hinted.did(Attack())
    assert hint(hinted).at == 1


def test_that_a_hint_was_asked_for_is_kept_once_for_an_action(hinted: Sitting) -> None:
    match = hinted.played
    hinted.key(pygame.K_h, pygame.K_h)
    assert match.hints == 1
    match.submit(SUMMON)
    match.note_hint()
    assert match.hints == 2


def test_asking_puts_a_lifted_card_back_and_leaves_the_look_at_the_next_turn(at: Sitting) -> None:
    at.click(middle(at.hand(1)))
    assert at.match.selection.held is not None
    at.keys(pygame.K_h)
    assert at.match.selection.held is None
    assert hint(at).visible
    # One that a look at the next turn hides is shown again, and one that was closed.
    for closed in (False, True):
        at.keys(*[pygame.K_h] * closed, pygame.K_f)
        assert at.match.forecast.ahead
        assert not hint(at).visible
        at.tap(at.match.helpers.hint_button.button.rect.center)
        assert not at.match.forecast.ahead
        assert hint(at).visible
        assert kinds(at) == ["summon", "cast", "assault"]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_it_lies_above_the_hand_at_every_scale(hinted: Sitting, size: tuple[int, int]) -> None:
    layout, panel = Layout(*size), hint(hinted).panel
    panel.resize(Viewport.of(size, 1.0), layout)
    hand = layout.hand(0, 5)
    assert panel.box.bottom < hand.y - hand.height / 2


@before(speed=0.0)
def test_what_else_is_done_at_instant_speed_is_not_forecast_with_the_old_hint(
    hinted: Sitting,
) -> None:
    assert hint(hinted).intended_plays == (SUMMON,)
    # In the assault no creature may be played: the one of the hint is no more intended.
    hinted.key(pygame.K_n)
    assert hinted.state.phase == ASSAULT
    assert hint(hinted).intended_plays == ()
