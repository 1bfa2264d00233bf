"""Where an arrow key leads from one place on the screen to others."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

DIRECTIONS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
# A neighbour straight ahead wins over a nearer one that is off to the side; to the left and right,
# where things stand in rows, it always does.
_ASIDE_WEIGHT = 6.0
_OUT_OF_ROW = 500.0
# Distances that differ by less count as equal: the first of two neighbours wins.
_ALIKE = 0.01
# A widget that begins beside or behind is not meant while another lies ahead: a row as wide as the
# window is below two buttons, not to the right of the left one.
_BEHIND = 1000.0


def nearest(here: pygame.FRect, others: Sequence[pygame.FRect], direction: str) -> int | None:
    """Return the index of the rectangle that ``direction`` ("up", "left", …) leads to, or None."""
    ahead = DIRECTIONS[direction]
    best: tuple[float, int] | None = None
    for index, other in enumerate(others):
        distance = _distance(here, other, ahead)
        if distance is not None and (best is None or distance < best[0] - _ALIKE):
            best = distance, index
    return None if best is None else best[1]


def _distance(here: pygame.FRect, other: pygame.FRect, ahead: tuple[int, int]) -> float | None:
    across, down = other.centerx - here.centerx, other.centery - here.centery
    along = across * ahead[0] + down * ahead[1]
    if along <= 1:
        return None
    # Sideways distance counts from edge to edge: a wide button is straight below.
    if ahead[0]:
        aside = max(0.0, abs(down) - (here.height + other.height) / 2)
        aside += _OUT_OF_ROW if aside else 0.0
    else:
        aside = max(0.0, abs(across) - (here.width + other.width) / 2)
    off = abs(across * ahead[1] + down * ahead[0])
    half = (other.width if ahead[0] else other.height) / 2
    behind = _BEHIND if along - half < 0 else 0.0
    return along + _ASIDE_WEIGHT * aside + off / 8 + behind
