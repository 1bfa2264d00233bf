"""The outcome of a line, measured on a rehearsal: the yardstick for every step of it."""

from __future__ import annotations

from typing import NamedTuple

from game.rules import UNDECIDED, Card, Event, State, has_won

from ..event_totals import EventTotals
from .dry_run import DryRun, Mark


class LineOutcome(NamedTuple):
    """The end of the turn, and what the answer of the creatures that stand opposite does then.

    In a ring the creatures of all that follow answer, until the own next turn.
    ``standing`` are the creatures in play, ``survivors`` those after the answer.
    ``dealt`` and ``hurt`` is the damage to the other stronghold and to the own one;
    ``foe`` and ``own`` are whether it is the Fort, and the damage that destroys it. ``won``: the
    line wins the match; ``lost``: the answer does for the others, by the own Fort;
    ``partner_lost``: by that of the partner.
    """

    standing: dict[Mark, Card]
    survivors: dict[Mark, Card]
    dealt: int
    hurt: int
    foe: tuple[bool, int]
    own: tuple[bool, int]
    won: bool
    lost: bool
    partner_lost: bool = False

    def fallen(self, side: int) -> dict[Mark, Card]:
        """Return the creatures of ``side`` that the answer fells."""
        gone = self.standing.keys() - self.survivors.keys()
        return {mark: card for mark, card in self.standing.items() if mark in gone & self.of(side)}

    def of(self, side: int) -> set[Mark]:
        """Return the marks of a side's creatures at the end of the turn."""
        return {mark for mark in self.standing if mark[0] == side}


def outcome(run: DryRun, side: int, turn: int, happened: list[Event], struck: int) -> LineOutcome:
    """Go on to the end of the turn of ``side``, and let what stands opposite answer.

    ``happened`` is what the line has done so far; ``struck`` is the opponent whose stronghold is
    told of.
    """
    happened = happened + run.end_turn(turn)
    state, field = run.state, run.state.field
    standing = run.standing()
    won = state.winner != UNDECIDED and has_won(state, side)
    shown_foe, shown_own = stands(state, struck), stands(state, side)
    answer = run.reply(side)
    partner = field.partner(side)
    return LineOutcome(
        standing,
        run.standing(),
        EventTotals(happened, field=field).sides[struck].pushed,
        EventTotals(answer, field=field).sides[side].pushed,
        shown_foe,
        shown_own,
        won,
        _fallen(state, side),
        partner is not None and _fallen(state, partner),
    )


def most_struck(state: State, side: int, happened: list[Event]) -> int:
    """Return the opponent whose stronghold these events have pushed the furthest."""
    totals = EventTotals(happened, field=state.field).sides
    return max(state.field.foes[side], key=lambda foe: totals[foe].pushed)


def _fallen(state: State, side: int) -> bool:
    """Whether the match has been lost by the stronghold of ``side`` (R4.4)."""
    if state.winner == UNDECIDED or has_won(state, side):
        return False
    own = state.sides[side]
    return state.ring is None or (own.fort and own.stronghold_life <= 0)


def stands(state: State, number: int) -> tuple[bool, int]:
    """Return whether the stronghold of a side is its Fort, and the damage that destroys it."""
    side = state.sides[number]
    return side.fort, side.stronghold_life if side.horde is None else len(side.horde.deck)
