"""The direction of time: from left to right in every language.

All that shows the course of a match or of a rating (the graph of the review, the bar of a replay,
the curve of the rating) runs from the left, as the bars and signs of players of music and films do
also in languages that are read from the right. The left arrow key goes back and the right one on,
and the signs on buttons ("play", "skip", "a step back") are never turned round. Lists of steps,
such as the bans, are texts, and are read as such.

The functions are for scenes that are turned round themselves (``flips``).
"""

from __future__ import annotations

import pygame

from game.kit import interface_flipped


def across(box: pygame.FRect, share: float) -> float:
    """Return where in a box, in the scene's own places, a share of the time is over, 0 to 1."""
    return box.right - box.width * share if interface_flipped() else box.x + box.width * share


def share_at(box: pygame.FRect, x: float) -> float:
    """Return the share of the time that is over at a place; it may lie before 0 or after 1."""
    return (box.right - x if interface_flipped() else x - box.x) / box.width


def way_of(name: str) -> int:
    """Return 1 for the arrow key that goes on, -1 for that which goes back, 0 for another."""
    ways = {"left": -1, "right": 1}
    return -ways.get(name, 0) if interface_flipped() else ways.get(name, 0)
