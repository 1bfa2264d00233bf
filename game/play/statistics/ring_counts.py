"""The figures that are kept of a finished ring: they are apart from those of matches of two."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.content import Content
from game.rules import ChooseDifficulty, Event, Position

from ..records.match_result import CONCEDED
from ..records.record import Record, RecordError
from ..records.replay import check_end, replay, result_of
from ..ring_ending import RingEnding
from ..seats import STRENGTHS, seats_of_persons, strength_of
from .match_figures import COUCH, DRAWN, FRIEND_RIVAL, HORDE_RIVAL, LOST, WON
from .ring_deeds import RingDeedCounter


class RingFigures(NamedTuple):
    """A ring as it counts for those at the screen.

    ``outcome`` is WON, LOST or DRAWN where all of them sat in one team, and COUCH where they sat in
    several; ``place`` is theirs, 0 then. ``rival`` is the weakest strength among the opponents,
    HORDE_RIVAL or FRIEND_RIVAL, ``level`` the points of a custom Horde, 0 without; ``deeds`` are in
    ``RING_DEEDS``.
    """

    mode: str
    outcome: str
    place: int
    form: str
    rival: str
    level: int
    turns: int
    deeds: dict[str, int] = {}  # noqa: RUF012


def counts_as_ring(record: Record) -> bool:
    """Tell whether a record is a ring that counts: finished, with a person, with the game's cards.

    It counts for the rings' own tallies and achievements alone, never for those of duels.
    """
    header = record.header
    return (
        record.result is not None
        and header.field.is_ring
        and not header.has_custom_cards
        and bool(seats_of_persons(header.seats))
    )


def ring_figures_of(record: Record, happened: Sequence[Event]) -> RingFigures:
    """Return what counts of a ring that ``counts_as_ring``: of all that happened, to its end."""
    header, result = record.header, record.result
    assert result is not None
    field, persons = header.field, seats_of_persons(header.seats)
    ending = RingEnding.of(field, result.winner, result.places, persons, record.gave_up)
    level = _level(record)
    counter = RingDeedCounter(field, persons)
    counter.follow(happened)
    deeds: dict[str, int] = {}
    # A ring that was given up by all does not tell how it would have gone.
    if ending.home and result.rule != CONCEDED:
        whole = len(ending.home) > 1 and set(ending.home) == set(persons)
        left = set(record.gave_up)
        deeds = dict(counter.counts) | {
            "turns": result.turns,
            "level": level,
            "whole_team": int(whole and not left),
        }
    outcome = _outcome(ending)
    rival = _rival(record, ending)
    return RingFigures(
        field.name, outcome, ending.place, header.terms.form, rival, level, result.turns, deeds
    )


def replayed_ring_figures(content: Content, record: Record) -> RingFigures | None:
    """Return the figures of a record played again; None where it cannot be."""
    happened: list[Event] = []
    position: Position | None = None
    try:
        for step in replay(content, record):
            happened += step.events
            position = step.position
        assert position is not None
        if check_end(record, position, result_of(step)) is not None:
            return None
    except RecordError:
        return None
    return ring_figures_of(record, happened)


def _outcome(ending: RingEnding) -> str:
    if not ending.home:
        return COUCH
    if ending.given_up:
        return LOST
    if ending.drawn:
        return DRAWN
    return WON if ending.won else LOST


def _rival(record: Record, ending: RingEnding) -> str:
    """Return the weakest of the opponents, whom a win says least about."""
    seats, field = record.header.seats, record.header.field
    if field.wings:
        return HORDE_RIVAL
    opponents = [seats[side] for side in field.sides if side not in ending.home]
    strengths = [strength_of(seat) for seat in opponents]
    if not ending.home or not all(strengths):
        return FRIEND_RIVAL
    return min(strengths, key=STRENGTHS.index)


def _level(record: Record) -> int:
    for entry in record.entries:
        if isinstance(entry.action, ChooseDifficulty):
            return entry.action.difficulty.points or 0
    return 0
