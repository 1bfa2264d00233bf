"""One ring from the first choice to the last blow; the same job is the same match anywhere."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from time import thread_time

from game.opponents import Memory, remember, think
from game.rules import (
    FIRST_TURNS,
    NOBODY,
    RINGS,
    AnyAction,
    ChooseDifficulty,
    CustomSolo,
    Position,
    Relieve,
    RunHordeTurn,
    State,
    apply,
    digest,
    events,
    open_setup,
    places,
    to_act,
    why_not,
)

from ..playing import kit
from .ring_jobs import RingJob, RingOutcome

#: Parts the seeds of neighbouring thoughts, so that they do not repeat one another.
_SPREAD, _MASK = 0x9E3779B97F4A7C15, (1 << 64) - 1


def play_ring(job: RingJob) -> RingOutcome:
    """Play the match of a job to its end."""
    with _tried_first_turns(job):
        game = _RingGame(job)
        while (side := to_act(game.position)) != NOBODY:
            game.submit(side, game.choice(side))
        return game.outcome()


@contextmanager
def _tried_first_turns(job: RingJob) -> Iterator[None]:
    """Play by the list of the job (R13.7): the players count on it, too, so it is the rules'."""
    usual = FIRST_TURNS[job.terms.ring]
    FIRST_TURNS[job.terms.ring] = job.first_turns or usual
    try:
        yield
    finally:
        FIRST_TURNS[job.terms.ring] = usual


class _RingGame:
    """A match under way, with what its players remember and mean to do."""

    def __init__(self, job: RingJob) -> None:
        content = kit()
        decks = [deck.cards for deck in content.decks]
        cards = list(content.cards.values())
        self.job = job
        self.position: Position
        self.position, happened = open_setup(job.terms, cards, decks, job.seed)
        self._memory = remember(Memory(), happened)
        seats = RINGS[job.terms.ring].sides
        self._lines: tuple[deque[AnyAction], ...] = tuple(deque() for _ in seats)
        self._done = 0
        self._reliefs, self._taken = [0 for _ in seats], [0 for _ in seats]
        self._nodes: tuple[list[int], ...] = tuple([] for _ in seats)
        self._seconds: tuple[list[float], ...] = tuple([] for _ in seats)

    def choice(self, side: int) -> AnyAction:
        """Return what the job lays down for this position, or what the player does."""
        position, job = self.position, self.job
        if isinstance(position, CustomSolo) and job.difficulty is not None:
            assert job.difficulty.points is not None
            return ChooseDifficulty(job.difficulty.points, job.difficulty)
        if isinstance(position, State) and position.sides[side].horde is not None:
            return RunHordeTurn()
        line = self._lines[side]
        if not line or why_not(position, line[0]) is not None:
            line.clear()
            line.extend(self._thought(side))
        return line.popleft()

    def _thought(self, side: int) -> tuple[AnyAction, ...]:
        """Let the player think; what it takes is kept of the match itself, not of its setup."""
        seed = (self.job.seed ^ self._done * _SPREAD) & _MASK
        position = self._allowed(side)
        start = thread_time()
        line = think(position, side, seed, self._memory, self.job.players[side])
        if isinstance(position, State):
            self._seconds[side].append(round(thread_time() - start, 6))
            self._nodes[side].append(line.nodes)
        return line.actions

    def _allowed(self, side: int) -> Position:
        """Return the position as a seat may play it that the job denies relief, or any other."""
        position = self.position
        if isinstance(position, State) and not self.job.relief[side]:
            # As if it had been used: the rules refuse it then, and nothing else changes.
            position = position.copy()
            assert position.ring is not None
            position.ring = position.ring._replace(relieved=True)
        return position

    def submit(self, side: int, action: AnyAction) -> None:
        """Carry out an action; all other sides have to think anew."""
        self._reliefs[side] += isinstance(action, Relieve)
        self.position, happened = apply(self.position, action)
        for event in happened:
            if isinstance(event, events.TurnBegan):
                self._taken[event.side] += 1
        self._memory = remember(self._memory, happened)
        for other, line in enumerate(self._lines):
            if other != side:
                line.clear()
        self._done += 1

    def outcome(self) -> RingOutcome:
        """Return how the match went, which is over."""
        end = self.position
        assert isinstance(end, State)
        assert end.ring is not None
        return RingOutcome(
            places(end),
            end.ring.first,
            end.turn,
            digest(end),
            end.ring.spoils,
            tuple(self._reliefs),
            tuple(self._taken),
            tuple(map(tuple, self._nodes)),
            tuple(map(tuple, self._seconds)),
        )
