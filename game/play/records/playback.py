"""A record as it is watched: every moment of the match, to go to forward and back.

Positions share what they do not change, so all of them are kept: to go anywhere is to look it up.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from game.content import Content
from game.rules import Card, Event, State, events

from .header import Header, RecordError
from .match_result import Result
from .record import Entry, HandedOver, Record, TakenBack
from .replay import ReplayStep, replay, result_of
from .replay_check import check_end

#: The kinds of things that can fall.
CREATURE, BASTION, FORT = "creature", "bastion", "fort"
_STRONGHOLDS = {events.BastionDestroyed: BASTION, events.FortDestroyed: FORT}


class Loss(NamedTuple):
    """Something that fell: a CREATURE with its card, a BASTION or a FORT, of ``side``."""

    side: int
    what: str
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class Moment:
    """The match after an action, or as it was dealt.

    ``events`` led here from the moment before. ``mana`` is what the turn began with, and so many
    actions that followed here were ``taken_back`` later. The persons in the seats ``left`` gave up
    here, and left them to the computer (R13.10).
    """

    position: State
    events: tuple[Event, ...]
    mana: int
    taken_back: int
    left: tuple[int, ...] = ()

    @property
    def losses(self) -> tuple[Loss, ...]:
        """The cards and strongholds that fell on the way here."""
        return tuple(_losses(self.events))

    @property
    def turn(self) -> int:
        """The number of the turn, both sides counted."""
        return self.position.turn


@dataclass(slots=True)
class Playback:
    """A match to be watched, without what was taken back.

    ``moments`` begin with the deal; none where the match never came to it. A ``problem`` is what
    keeps the record from being played further than they go.
    """

    header: Header
    moments: list[Moment] = field(default_factory=list)
    result: Result | None = None
    problem: RecordError | None = None
    #: The moments at which turns begin.
    turn_starts: list[int] = field(default_factory=list)

    @classmethod
    def of(cls, content: Content, record: Record) -> Playback:
        """Play a record, as far as it goes."""
        playback = cls(record.header, result=record.result)
        beside = _beside(record)
        steps: list[ReplayStep] = []
        try:
            for step in replay(content, record):
                steps.append(step)
                playback._take(steps, beside.get(len(steps) - 1, []))
        except RecordError as problem:
            playback.problem = problem
            return playback
        result = result_of(steps[-1])
        playback.problem = check_end(record, steps[-1].position, result)
        playback.result = result or record.result
        return playback

    def _take(self, steps: Sequence[ReplayStep], beside: Sequence[TakenBack | HandedOver]) -> None:
        position = steps[-1].position
        if not isinstance(position, State):
            return
        # The choices before the deal are told with it.
        told = steps[-1:] if self.moments else steps
        happened = tuple(event for step in told for event in step.events)
        mana = self.moments[-1].mana if self.moments else position.mana
        for event in happened:
            if isinstance(event, events.TurnBegan):
                mana = event.mana
        if not self.moments or position.turn != self.moments[-1].turn:
            self.turn_starts.append(len(self.moments))
        back = sum(cause.number for cause in beside if isinstance(cause, TakenBack))
        left = tuple(cause.seat for cause in beside if isinstance(cause, HandedOver))
        self.moments.append(Moment(position, happened, mana, back, left))

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self.moments) - 1

    def turn_of(self, number: int) -> int:
        """Return which turn a moment belongs to: its place in ``turn_starts``."""
        return bisect_right(self.turn_starts, number) - 1

    def turn_before(self, number: int) -> int:
        """Return the moment at which this turn began, or that before it where it is just that."""
        return self.turn_starts[max(0, self.turn_of(number - 1))] if number else 0

    def turn_after(self, number: int) -> int:
        """Return the moment at which the next turn begins, or the last one."""
        following = self.turn_of(number) + 1
        return self.turn_starts[following] if following < len(self.turn_starts) else self.last

    def turning_points(self, most: int) -> list[int]:
        """Return at most so many moments that tell the match: the deal, the gravest falls, the end.

        Strongholds come first, then the moments at which most creatures fell.
        """
        inner = range(1, self.last)
        gravest = sorted(inner, key=lambda number: (-_weight(self.moments[number]), number))
        falls = [number for number in gravest if _weight(self.moments[number])]
        return sorted({0, self.last, *falls[: max(0, most - 2)]})


def _losses(happened: Sequence[Event]) -> Iterator[Loss]:
    for event in happened:
        if isinstance(event, events.CreaturesDestroyed):
            yield from (Loss(event.side, CREATURE, fallen.card) for fallen in event.fallen)
        elif isinstance(event, events.BastionDestroyed | events.FortDestroyed):
            yield Loss(event.side, _STRONGHOLDS[type(event)])


def _weight(moment: Moment) -> int:
    return sum(1 if loss.what == CREATURE else 100 for loss in moment.losses)


def _beside(record: Record) -> dict[int, list[TakenBack | HandedOver]]:
    found: dict[int, list[TakenBack | HandedOver]] = {}
    standing = set(record.standing)
    stood = 0
    for place, cause in enumerate(record.causes):
        if isinstance(cause, Entry):
            stood += place in standing
        else:
            found.setdefault(stood, []).append(cause)
    return found
