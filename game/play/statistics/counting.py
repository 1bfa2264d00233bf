"""Older matches counted: records played again, away from the picture and a few at a time."""

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from functools import cache
from typing import NamedTuple

from game.content import Content, load_content
from game.rules import Event, Position, State, events, standing_key

from ..records.header import RecordError
from ..records.match_result import AGREED
from ..records.record import ALIKE, Record, parse_record
from ..records.replay import replay, result_of
from ..records.replay_check import check_end
from .match_figures import MatchFigures, counts, counts_as_fight, figures_of
from .ring_counts import RingFigures, counts_as_ring, ring_figures_of

#: How the statistics take a match: it counts, it is none of the player's, or it cannot be read.
COUNTED, APART, UNREADABLE = "counted", "apart", "unreadable"


class CountedRecord(NamedTuple):
    """A match by its id, what it is for the statistics, and its figures where it counts.

    A ring stands apart from matches of two, with figures of its own; so does a fight of a voyage,
    whose figures are for achievements alone.
    """

    match: str
    state: str
    figures: MatchFigures | None = None
    ring: RingFigures | None = None


def count_records(
    texts: Sequence[tuple[str, bytes]], *, stop: Callable[[], bool] = lambda: False
) -> list[CountedRecord]:
    """Return what these records are, by their ids; fewer of them where it is to ``stop``."""
    found: list[CountedRecord] = []
    for match, text in texts:
        if stop():
            break
        found.append(_counted(_content(), match, text))
    return found


def counted(
    content: Content, match: str, record: Record, happened: Sequence[Event], last: Position
) -> CountedRecord:
    """Return what a match is, by all that happened in it up to its ``last`` position."""
    if counts_as_ring(record):
        return CountedRecord(match, APART, ring=ring_figures_of(record, happened))
    if not (counts(record) or counts_as_fight(record)):
        return CountedRecord(match, APART)
    figures = figures_of(content, record, happened, last)
    return CountedRecord(match, COUNTED if counts(record) else APART, figures)


def _counted(content: Content, match: str, text: bytes) -> CountedRecord:
    try:
        record = parse_record(text, match)
    except (RecordError, OverflowError):
        return CountedRecord(match, UNREADABLE)
    if not (counts_as_ring(record) or counts(record) or counts_as_fight(record)):
        return CountedRecord(match, APART)
    course = _replayed(content, record)
    if course is None:
        return CountedRecord(match, UNREADABLE)
    return counted(content, match, record, *course)


def _replayed(content: Content, record: Record) -> tuple[list[Event], Position] | None:
    """Return what happens in a record played again, and its last position; None where it cannot be.

    It is of other rules or cards, damaged, or was written by hand.
    """
    happened: list[Event] = []
    begun: Counter[Hashable] = Counter()
    agreed = record.result is not None and record.result.rule == AGREED
    try:
        for step in replay(content, record):
            happened += step.events
            if (
                agreed
                and isinstance(step.position, State)
                and events.TurnBegan in map(type, step.events)
            ):
                begun[standing_key(step.position)] += 1
    except RecordError:
        return None
    if check_end(record, step.position, result_of(step)) is not None:
        return None
    if agreed and max(begun.values(), default=0) < ALIKE:
        return None
    return happened, step.position


_content = cache(load_content)
