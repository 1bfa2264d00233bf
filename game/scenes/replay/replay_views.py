"""By whom a replay can be seen: each player, or all hands open; and how the table lies."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.rules import State


class ReplayView(NamedTuple):
    """A choice: the side whose hand lies open, or None for all; ``turning`` as the turns go.

    Then the table shows the bridges of the seat whose turn it is.
    """

    label: str
    side: int | None
    turning: bool = False


def views_of(
    translate: Callable[..., str], names: tuple[str, ...], state: State
) -> list[ReplayView]:
    """Return the choices for a match: those of all hands come last.

    The Horde has no hand to look at.
    """
    seats = [side for side in state.field.sides if state.sides[side].horde is None]
    views = [ReplayView(translate("replay.seen_by", name=names[side]), side) for side in seats]
    if not state.field.is_ring:
        return [*views, ReplayView(translate("replay.both_hands"), None)]
    return [
        *views,
        ReplayView(translate("replay.all_hands"), None),
        ReplayView(translate("replay.turning"), None, turning=True),
    ]
