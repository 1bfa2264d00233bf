"""The one name that a bridge has for its reader, wherever a text speaks of it."""

from __future__ import annotations

from game.content import Strings, You
from game.rules import LANE_NAMES, TOP, Field


def bridge_name(
    strings: Strings, names: tuple[str, ...], field: Field, viewer: int, row: tuple[int, int]
) -> str:
    """Return what the bridge at the end of ``row`` is called by whoever sits at ``viewer``.

    The two bridges of the viewer are the top and the bottom lane, whoever stands there: so they
    lie on the screen. Any other is called by the seats that it joins, the one at whose top lane it
    begins first (R13.2). ``names`` are the players', by side of the ``field``.
    """
    ends = row, field.across[row[0]][row[1]]
    for side, lane in ends:
        if side == viewer:
            return strings.text(f"lanes.{LANE_NAMES[lane]}")
    first, second = (names[side] for side, _ in (ends if row[1] == TOP else ends[::-1]))
    if isinstance(second, You):
        first, second = second, first
    return strings.text("lanes.between", first=first, second=second)
