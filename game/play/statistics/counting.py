"""Older matches counted: records played again, away from the picture and a few at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from game.content import Content, load_content

from ..records.record import RecordError, parse_record
from .match_figures import MatchFigures, counts, counts_as_fight, replayed_figures
from .ring_counts import RingFigures, counts_as_ring, replayed_ring_figures

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


def _counted(content: Content, match: str, text: bytes) -> CountedRecord:
    try:
        record = parse_record(text, match)
    except (RecordError, OverflowError):
        return CountedRecord(match, UNREADABLE)
    if counts_as_ring(record):
        ring = replayed_ring_figures(content, record)
        return CountedRecord(match, UNREADABLE if ring is None else APART, ring=ring)
    state = COUNTED if counts(record) else APART
    if state == APART and not counts_as_fight(record):
        return CountedRecord(match, APART)
    figures = replayed_figures(content, record)
    return CountedRecord(match, UNREADABLE if figures is None else state, figures)


@cache
def _content() -> Content:
    return load_content()
