"""One ring from the first choice to the last blow; the same job is the same match anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from game.opponents import WEIGHTS, Weights
from game.rules import (
    FIRST_TURNS,
    RINGS,
    AnyAction,
    Event,
    Position,
    Relieve,
    State,
    digest,
    events,
    open_setup,
    places,
)

from ..playing import GameUnderWay, kit
from .ring_jobs import RingJob, RingOutcome


def play_ring(job: RingJob) -> RingOutcome:
    """Play the match of a job to its end."""
    with _tried_first_turns(job):
        game = _RingGame(job)
        game.play_out()
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


class _RingGame(GameUnderWay):
    """A game of several seats, with what is counted of relief (R13.8)."""

    notes_standings = False

    def __init__(self, job: RingJob) -> None:
        content, seats = kit(), RINGS[job.terms.ring].sides
        self.job = job
        cards, decks = list(content.cards.values()), [deck.cards for deck in content.decks]
        opened = open_setup(job.terms, cards, decks, job.seed)
        super().__init__(opened, job.seed, job.players, job.difficulty)
        self._reliefs, self._taken = [0 for _ in seats], [0 for _ in seats]

    def thought(
        self, side: int, seed: int, position: Position | None = None, weights: Weights = WEIGHTS
    ) -> tuple[AnyAction, ...]:
        """Think of the position as the seat may play it, where the job denies it relief."""
        position = self.position
        if isinstance(position, State) and not self.job.relief[side]:
            # As if it had been used: the rules refuse it then, and nothing else changes.
            position = position.copy()
            assert position.ring is not None
            position.ring = position.ring._replace(relieved=True)
        return super().thought(side, seed, position, weights)

    def submit(self, side: int, action: AnyAction) -> list[Event]:
        """Count turns, and cards that were passed, too."""
        self._reliefs[side] += isinstance(action, Relieve)
        happened = super().submit(side, action)
        for event in happened:
            if isinstance(event, events.TurnBegan):
                self._taken[event.side] += 1
        return happened

    def outcome(self) -> RingOutcome:
        """Return how the match went, which is over."""
        end = self.end
        assert end.ring is not None
        return RingOutcome(
            places(end),
            end.ring.first,
            end.turn,
            digest(end),
            end.ring.spoils,
            tuple(self._reliefs),
            tuple(self._taken),
            *self.figures,
        )
