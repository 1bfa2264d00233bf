"""The computer in a seat: what it means to do, from what that seat may know."""

import logging
from functools import partial
from operator import eq
from typing import Any, NamedTuple

from game.opponents import MANNERS, Memory, PlannedLine, nothing_seen, remember, takes_draw, think
from game.rules import AnyAction, Position, Preconstructed, State, TakeDeck, to_act, why_not

from ..match import Done, Match
from ..seats import MASTER, USUAL, Seat, strength_of
from .task_runner import Task, TaskRunner

_LOG = logging.getLogger(__name__)
#: Seconds after which it does the best that it has found: the master, and all others.
MASTERS_TIME, LONGEST_TIME = 2.0, 6.0

__all__ = ["ComputerPlayer", "SeenCards", "TurnQuestion", "computer_action", "question", "think"]

#: Parts the seeds of neighbouring decisions, so that they do not repeat one another.
_SPREAD = 0x9E3779B97F4A7C15


class SeenCards:
    """Remembers what has been seen in a match, as it goes on."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._told: list[Done] = []
        self._memory = first_memory(match)

    def memory(self) -> Memory:
        """Return what has been seen up to now."""
        history, told = self._match.history, len(self._told)
        if history[:told] != self._told:
            # Something was taken back.
            told, self._memory = 0, first_memory(self._match)
        for done in history[told:]:
            self._memory = remember(self._memory, done.events)
        self._told = history[:]
        return self._memory._replace(stood=frozenset(self._match.standings))


def first_memory(match: Match) -> Memory:
    """Return what was seen before the first action."""
    if isinstance(match.start, State):
        # A position set up by hand: nobody has seen anything.
        return nothing_seen(match.start)
    return remember(Memory(), match.opening)


class TurnQuestion(NamedTuple):
    """The question to a computer player in a match: the first arguments of ``think``."""

    position: Position
    side: int
    seed: int
    memory: Memory


def question(match: Match, seen: SeenCards | None = None) -> TurnQuestion:
    """Return the question for the side to act; the same for the same match."""
    seed = match.record.header.seed if match.record is not None else 0
    memory = (seen or SeenCards(match)).memory()
    decision, letter = seed ^ (len(match.history) * _SPREAD), match.by_letter
    position = match.position if letter is None else letter.plausible(decision)
    return TurnQuestion(position, to_act(position), decision, memory)


class ComputerPlayer:
    """The computer in the seats of a match: its next actions.

    It thinks once a turn, where it can, and then knows one action after the other:
    as long as just those are done that it has told, and the next is legal.
    ``failure`` is one line when its last thought has failed and it goes on as ``USUAL``, else "".
    """

    def __init__(self, match: Match, tasks: TaskRunner) -> None:
        self.match = match
        self.failure = ""
        self._tasks = tasks
        self._seen = SeenCards(match)
        self._task: Task[PlannedLine] | None = None
        #: Where it has thought last: the number of actions before, and the last of them.
        self._place: tuple[int, Done | None] = (-1, None)
        self._line: tuple[AnyAction, ...] = ()
        if any(seat.is_computer for seat in match.seats):
            tasks.prepare()

    @property
    def thinking(self) -> bool:
        """Whether an answer is awaited."""
        return self._task is not None and not self._task.done

    def next_action(self) -> AnyAction | None:
        """Return what it does now; None while it thinks, which begins here.

        It must be its turn. The action is not done yet: submit it to the match.
        """
        if self._planned() is None and not (self.thinking and self._place == self._here(0)):
            self._think()
        return self._planned()

    @property
    def plan(self) -> tuple[AnyAction, ...]:
        """What it is going to do from here on, as far as it knows; () while it thinks."""
        done = len(self.match.history) - self._place[0]
        return () if self._planned() is None else self._line[done:]

    def forget(self) -> None:
        """Wait for no answer: the match is left, or it has gone another way."""
        if self._task is not None:
            self._task.cancel()

    def _here(self, back: int) -> tuple[int, Done | None]:
        number = len(self.match.history) - back
        return number, self.match.history[number - 1] if number > 0 else None

    def _planned(self) -> AnyAction | None:
        done = len(self.match.history) - self._place[0]
        if not 0 <= done < len(self._line) or self._here(done) != self._place:
            return None
        followed = (one.action for one in self.match.history[self._place[0] :])
        if not all(map(eq, followed, self._line)):
            return None
        action = self._line[done]
        return action if why_not(self.match.position, action) is None else None

    def _think(self) -> None:
        self.forget()
        own = own_deck(self.match)
        if own is not None:
            self._place, self._line, self.failure = self._here(0), (own,), ""
            return
        asked = question(self.match, self._seen)
        seat = self.match.seat(asked.side)
        strength = strength_of(seat)
        self._place, self._line, self.failure = self._here(0), (), ""
        self._task = self._tasks.ask(
            partial(think, timed=self._tasks.timed, **_manner_of(seat)),
            *asked,
            strength,
            seconds=MASTERS_TIME if strength == MASTER else LONGEST_TIME,
            on_answer=self._take,
            on_failure=self._fail,
        )

    def _take(self, line: PlannedLine) -> None:
        self._line = line.actions
        if self._planned() is None:
            self._fail(f"it wanted to do {line.actions[:1]}")

    def _fail(self, reason: str) -> None:
        self.failure = reason
        _LOG.warning("the computer's thinking has failed: %s", reason)
        self._line = think(*question(self.match, self._seen), USUAL).actions


def _manner_of(seat: Seat) -> dict[str, Any]:
    """Return the manner of the character in a seat, by its name among the arguments of ``think``.

    Without a character there is none, as in records from before there were any.
    """
    manner = MANNERS.get(seat.character)
    return {} if manner is None else {"manner": manner}


def accepts_draw(match: Match) -> bool:
    """Whether the computer takes the draw that the side to act offers (R7.3)."""
    position, side, seed, memory = question(match)
    assert isinstance(position, State)
    return takes_draw(position, position.field.rival(side), seed, memory)


def own_deck(match: Match) -> TakeDeck | None:
    """Return how the character to act takes its own deck; None where that is not on offer."""
    setup, record = match.position, match.record
    if not isinstance(setup, Preconstructed) or record is None:
        return None
    decks = [deck.id for deck in record.header.house.decks]
    character = match.seat(setup.to_act()).character
    if character not in decks or decks.index(character) in setup.taken:
        return None
    return TakeDeck(decks.index(character))


def computer_action(match: Match) -> AnyAction:
    """Return what the computer in the seat to act does, thinking here and now."""
    own = own_deck(match)
    if own is not None:
        return own
    asked = question(match)
    seat = match.seat(asked.side)
    return think(*asked, strength_of(seat) or USUAL, **_manner_of(seat)).actions[0]
