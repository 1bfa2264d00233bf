"""The seats of a ring in words: which is whose, when it plays, and the bridges beyond one's own."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.board import Table
from game.rules import BOTTOM, LANE_NAMES, TOP


def seat_told(table: Table, side: int, text: Callable[..., str]) -> Iterator[str]:
    """Yield what is to be said of a seat of a ring; nothing in a duel.

    It is where it sits as the viewer sees it, when its turn comes, and its spoils (R13.2, R15.2).
    """
    field, viewer = table.field, table.viewer
    if not field.is_ring:
        return
    if field.partner(viewer) == side:
        yield text("seat_partner")
    elif side != viewer:
        met = (lane for lane in (TOP, BOTTOM) if field.across[viewer][lane][0] == side)
        lane = next(met, None)
        yield text("seat_far" if lane is None else f"seat_{LANE_NAMES[lane]}")
    turns = (side - table.active) % len(field.sides)
    if turns < 2:
        yield text("seat_next" if turns else "seat_now")
    else:
        yield text("seat_later", count=turns)
    if field.spoils:
        yield text("seat_spoils", count=table.spoils[side])


def bridges_beyond(table: Table) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """Yield both rows, each as side and lane, of the bridges that the viewer does not share."""
    for side in table.field.sides:
        other = table.field.across[side][TOP]
        if table.field.is_ring and table.viewer not in (side, other[0]):
            yield (side, TOP), other
