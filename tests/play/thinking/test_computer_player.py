"""The computer's line: searched once, done action by action, and searched anew."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, TypeVar

import pytest

from game.opponents import Memory, PlannedLine, remember
from game.play import ComputerPlayer, Match, ProcessTaskRunner, Seat, Task, TaskRunner, think
from game.play.thinking import computer_player as module
from game.play.thinking.computer_player import SeenCards, computer_action, question
from game.rules import (
    AnyAction,
    Attack,
    ChooseOrder,
    EndTurn,
    State,
    TakeDeck,
    Terms,
    apply,
    legal_actions,
    to_act,
    why_not,
)

from ..games import CONTENT, FORMATS, begun, go_on
from .thoughts import LateThinker

T = TypeVar("T")
ROBOTS = Seat("", "computer", strength="greedy"), Seat("", "computer", strength="beginner")


class Counting(TaskRunner):
    def __init__(self) -> None:
        self.lines: list[PlannedLine] = []

    def ask(self, function: Callable[..., T], *args: object, **named: Any) -> Task[T]:
        thought = super().ask(function, *args, **named)
        assert isinstance(thought.answer, PlannedLine)
        self.lines.append(thought.answer)
        return thought


def duel(decks: int = 2) -> Match:
    match = Match.new(CONTENT, Terms(), ROBOTS, 5)
    for deck in range(decks):
        match.submit(TakeDeck(deck))
    return match


def turns_line(match: Match) -> tuple[AnyAction, ...]:
    """Return legal actions up to the end of the turn, or to a question to the other side."""
    side, ahead = to_act(match.position), match.position
    actions: list[AnyAction] = []
    rng = Random(len(match.history))
    while to_act(ahead) == side and not (actions and isinstance(actions[-1], EndTurn)):
        actions.append(rng.choice(legal_actions(ahead)))
        ahead, _ = apply(ahead, actions[-1])
    return tuple(actions)


def next_legal(player: ComputerPlayer, match: Match) -> AnyAction:
    action = player.next_action()
    assert action is not None
    assert why_not(match.position, action) is None
    return action


def asked(decks: int = 2) -> tuple[Match, LateThinker, ComputerPlayer]:
    """Return a duel, who thinks about it, and its player, that waits for a first answer."""
    match, tasks = duel(decks), LateThinker()
    player = ComputerPlayer(match, tasks)
    assert player.next_action() is None
    return match, tasks, player


@pytest.fixture
def tasks() -> Counting:
    return Counting()


@pytest.fixture
def match(monkeypatch: pytest.MonkeyPatch) -> Match:
    match = duel()

    def line(*_: object, stop: object = None, timed: bool = False) -> PlannedLine:
        del stop, timed
        return PlannedLine(turns_line(match))

    monkeypatch.setattr(module, "think", line)
    return match


def test_a_line_is_thought_once_and_done_action_by_action(match: Match, tasks: Counting) -> None:
    player = ComputerPlayer(match, tasks)
    # What is not done is told again.
    assert player.next_action() == player.next_action()
    assert len(tasks.lines) == 1
    for _ in range(200):
        if match.result is not None:
            break
        match.submit(next_legal(player, match))
    assert max(len(line.actions) for line in tasks.lines) > 3
    assert len(tasks.lines) < len(match.history[2:]) / 2


def test_when_something_else_happens_it_thinks_again(match: Match, tasks: Counting) -> None:
    player = ComputerPlayer(match, tasks)
    first = player.next_action()
    match.submit(next(action for action in legal_actions(match.position) if action != first))
    next_legal(player, match)
    assert len(tasks.lines) == 2


def test_when_actions_are_taken_back_it_thinks_again(match: Match, tasks: Counting) -> None:
    player = ComputerPlayer(match, tasks)
    go_on(match, Random(1), 9)
    player.next_action()
    before = duel()
    match.position, match.history = before.position, before.history
    next_legal(player, match)
    assert len(tasks.lines) == 2


@pytest.mark.parametrize("actions", [(), (ChooseOrder((0,)),), (Attack(), EndTurn())])
def test_a_line_that_cannot_be_done_does_not_lose_the_match(actions: tuple[AnyAction, ...]) -> None:
    match, tasks, player = asked()
    tasks.asked[0].succeed(PlannedLine(actions))
    next_legal(player, match)
    assert bool(player.failure) == (not actions or why_not(match.position, actions[0]) is not None)


def test_an_answer_to_an_older_question_is_not_heard() -> None:
    match, tasks, player = asked(0)
    assert player.next_action() is None
    assert len(tasks.asked) == 1
    match.submit(TakeDeck(3))
    assert player.next_action() is None
    assert [thought.cancelled for thought in tasks.asked] == [True, False]
    tasks.answer[0]()
    assert player.next_action() is None
    assert player.thinking
    tasks.answer[1]()
    assert player.next_action() == computer_action(match)
    assert not player.thinking


@pytest.mark.parametrize("timed", [False, True])
def test_it_thinks_by_the_clock_only_where_seconds_count(timed: bool) -> None:
    tasks = LateThinker()
    tasks.timed = timed
    ComputerPlayer(duel(), tasks).next_action()
    (function,) = tasks.functions
    assert isinstance(function, partial)
    assert (function.func, function.keywords) == (think, {"timed": timed})
    assert not TaskRunner.timed
    assert ProcessTaskRunner.timed


def test_a_failure_is_that_of_the_last_thought() -> None:
    match, tasks, player = asked()
    tasks.asked[0].fail("no more memory")
    for _ in range(20):
        action = player.next_action()
        if action is None:
            break
        assert player.failure == "no more memory"
        match.submit(action)
    tasks.answer[1]()
    assert player.next_action() is not None
    assert player.failure == ""


def test_leaving_waits_for_nothing() -> None:
    _, tasks, player = asked(0)
    player.forget()
    assert tasks.asked[0].cancelled


def test_when_thinking_fails_it_plays_on_with_less(caplog: pytest.LogCaptureFixture) -> None:
    match, tasks, player = asked()
    tasks.asked[0].fail("the process has ended")
    assert player.next_action() == think(*question(match), "greedy").actions[0]
    assert player.failure == "the process has ended"
    assert "the process has ended" in caplog.text


def test_each_seat_is_asked_with_its_own_strength_and_seed() -> None:
    match, tasks, player = asked(0)
    for number in range(4):
        player.next_action()
        tasks.answer[number]()
        match.submit(next_legal(player, match))
    assert [question[-1] for question in tasks.questions][:2] == ["greedy", "beginner"]
    assert len({question[2] for question in tasks.questions}) == 4


@pytest.mark.parametrize("terms", FORMATS, ids=str)
def test_the_memory_goes_along_with_the_match(terms: Terms) -> None:
    match = begun(terms, 4)
    seen = SeenCards(match)
    rng = Random(4)
    for _ in range(60):
        if match.result is not None:
            break
        go_on(match, rng, rng.randrange(1, 4))
        happened = [event for done in match.history for event in done.events]
        assert seen.memory().unseen == remember(Memory(), [*match.opening, *happened]).unseen


def test_of_a_position_set_up_by_hand_nothing_has_been_seen() -> None:
    match = go_on(begun(), Random(2), 40)
    assert isinstance(match.position, State)
    by_hand = Match.from_position(match.position)
    hands = tuple(len(side.hand) for side in match.position.sides)
    assert question(by_hand).memory.unseen == hands
