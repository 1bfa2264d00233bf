"""One ring from the deal to the last blow; the same job is the same match anywhere."""

from __future__ import annotations

from collections import deque
from random import Random
from time import thread_time

from game.opponents import Memory, remember, think
from game.rules import (
    HAND_SIZE,
    NOBODY,
    RINGS,
    AnyAction,
    Event,
    Relieve,
    RunHordeTurn,
    State,
    apply,
    dealt_ring,
    digest,
    events,
    horde_ring,
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
    game = RingGame(job)
    while (side := to_act(game.position)) != NOBODY:
        game.submit(side, game.choice(side))
    return game.outcome()


def opened(job: RingJob) -> tuple[State, list[Event]]:
    """Return the first position of a job, its cards drawn from the kit, and what happened."""
    rng = Random(job.seed)
    cards = list(kit().cards.values())
    rng.shuffle(cards)
    field = RINGS[job.mode]
    happened: list[Event] = []
    seats = [seat for seat in field.sides if seat not in field.wings]
    hands = [cards[place * HAND_SIZE : (place + 1) * HAND_SIZE] for place, _ in enumerate(seats)]
    stream = rng.getrandbits(64)
    if field.wings:
        deck = cards[len(seats) * HAND_SIZE :]
        return horde_ring(hands, deck, stream, job.difficulty, happened), happened
    return dealt_ring(job.mode, hands, stream, happened, beginner=job.beginner), happened


class RingGame:
    """A match under way, with what its players remember and mean to do."""

    def __init__(self, job: RingJob) -> None:
        self.job = job
        self.position, happened = opened(job)
        self.beginner = self.position.active
        self._memory = remember(Memory(), happened)
        count = len(self.position.sides)
        self._lines: list[deque[AnyAction]] = [deque() for _ in range(count)]
        self._done = 0
        self._reliefs, self._turns, self._nodes = [0] * count, [0] * count, [0] * count
        self._spent, self._slowest = [0.0] * count, [0.0] * count
        self._turns[self.position.active] += 1

    def choice(self, side: int) -> AnyAction:
        """Return what the player of a side does."""
        if self.position.sides[side].horde is not None and self.position.pending_side == NOBODY:
            return RunHordeTurn()
        line = self._lines[side]
        if not line or why_not(self.position, line[0]) is not None:
            line.clear()
            line.extend(self._thought(side))
        return line.popleft()

    def _thought(self, side: int) -> tuple[AnyAction, ...]:
        seed = (self.job.seed ^ self._done * _SPREAD) & _MASK
        position = self.position
        if not self.job.relief[side] and position.ring is not None:
            # As if it had been used: the rules refuse it then, and nothing else changes.
            position = position.copy()
            assert position.ring is not None
            position.ring = position.ring._replace(relieved=True)
        start = thread_time()
        line = think(position, side, seed, self._memory, self.job.players[side])
        seconds = thread_time() - start
        self._spent[side] += seconds
        self._slowest[side] = max(self._slowest[side], seconds)
        self._nodes[side] += line.nodes
        return line.actions

    def submit(self, side: int, action: AnyAction) -> None:
        """Carry out an action; all other sides have to think anew."""
        self._reliefs[side] += isinstance(action, Relieve)
        after, happened = apply(self.position, action)
        assert isinstance(after, State)
        self.position = after
        for event in happened:
            if isinstance(event, events.TurnBegan):
                self._turns[event.side] += 1
        self._memory = remember(self._memory, happened)
        for other, line in enumerate(self._lines):
            if other != side:
                line.clear()
        self._done += 1

    def outcome(self) -> RingOutcome:
        """Return how the match went, which is over."""
        end = self.position
        assert end.ring is not None
        return RingOutcome(
            places(end),
            self.beginner,
            end.turn,
            digest(end),
            end.ring.spoils,
            tuple(self._reliefs),
            tuple(self._turns),
            tuple(self._nodes),
            tuple(self._spent),
            tuple(self._slowest),
        )
