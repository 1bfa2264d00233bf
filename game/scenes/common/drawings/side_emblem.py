"""The portrait of who plays a side, with the emblem of the side; and the emblems themselves."""

from __future__ import annotations

from game.board import CALM, draw_emblem, draw_portrait, emblem
from game.kit import Canvas, Point
from game.rules import RIGHT, Field

__all__ = ["draw_emblem", "draw_seat", "emblem", "team_badge"]

#: The medallion on a portrait: its radius, and how far out it lies, as shares of the portrait's.
_BADGE, _BADGE_AWAY = 0.34, 0.66


def draw_seat(
    canvas: Canvas,
    portrait: str,
    side: int,
    center: Point,
    radius: float,
    *,
    light: int = 0,
    feeling: str = CALM,
) -> None:
    """Draw the portrait of who plays a side, with the side's medallion at its foot."""
    draw_portrait(canvas, portrait, side, center, radius, light=light, feeling=feeling)
    away = radius * _BADGE_AWAY if side == RIGHT else -radius * _BADGE_AWAY
    draw_emblem(canvas, side, (center[0] + away, center[1] + abs(away)), radius * _BADGE)


def team_badge(field: Field, side: int) -> str:
    """Return the picture of the badge of a side's team, or "" for one that has no partner."""
    if field.partner(side) is None:
        return ""
    return "icons/team_b" if field.teams[side] else "icons/team_a"
