"""The outcome of a line, measured on a rehearsal: the yardstick for every step of it."""

from __future__ import annotations

from typing import NamedTuple

from game.rules import Card, Event, Side

from ..event_totals import EventTotals
from .dry_run import DryRun, Mark


class LineOutcome(NamedTuple):
    """The end of the turn, and what the answer of the creatures that stand opposite does then.

    ``standing`` are the creatures in play, ``survivors`` those after the answer.
    ``dealt`` and ``hurt`` is the damage to the other stronghold and to the own one;
    ``foe`` and ``own`` are whether it is the Fort, and the damage that destroys it.
    """

    standing: dict[Mark, Card]
    survivors: dict[Mark, Card]
    dealt: int
    hurt: int
    foe: tuple[bool, int]
    own: tuple[bool, int]
    winner: int
    lost: bool

    def fallen(self, side: int) -> dict[Mark, Card]:
        """Return the creatures of ``side`` that the answer fells."""
        gone = self.standing.keys() - self.survivors.keys()
        return {mark: card for mark, card in self.standing.items() if mark in gone & self.of(side)}

    def of(self, side: int) -> set[Mark]:
        """Return the marks of a side's creatures at the end of the turn."""
        return {mark for mark in self.standing if mark[0] == side}


def outcome(run: DryRun, side: int, turn: int, happened: list[Event]) -> LineOutcome:
    """Go on to the end of the turn of ``side``, and let what stands opposite answer.

    ``happened`` is what the line has done so far.
    """
    happened = happened + run.end_turn(turn)
    rival = run.state.field.rival(side)
    own, foe = run.state.sides[side], run.state.sides[rival]
    standing, winner = run.standing(), run.state.winner
    shown_foe, shown_own = _shown(foe), _shown(own)
    answer = run.reply()
    return LineOutcome(
        standing,
        run.standing(),
        EventTotals(happened).sides[rival].pushed,
        EventTotals(answer).sides[side].pushed,
        shown_foe,
        shown_own,
        winner,
        run.state.winner == rival,
    )


def _shown(side: Side) -> tuple[bool, int]:
    return side.fort, side.stronghold_life if side.horde is None else len(side.horde.deck)
