"""Small drawings over cards: their marks' own shapes, the numbers of the reach, pile counts."""

from __future__ import annotations

import pygame

from game.kit import Canvas, Colour, Colours, text_style

from ..layout import Layout, Spot

PLAYABLE, REFUSED, FAR = "playable", "refused", "far"
TARGET, ATTACKER, VICTIM, FOCUS = "target", "attacker", "victim", "focus"

#: The dark edges of the marks, and what numbers stand on.
_TARGET_EDGE: Colour = (10, 40, 16)
_VICTIM_EDGE: Colour = (50, 6, 6)
_ATTACKER_EDGE: Colour = (60, 34, 0)
_COIN: Colour = (74, 46, 28)
_COIN_EDGE: Colour = (24, 16, 14)
_PLATE: Colour = (20, 14, 22)
#: Above this there is no room for a mark: it goes below its card.
_HIGHEST = 10.0


def draw_count(canvas: Canvas, middle: tuple[float, float], number: int) -> None:
    """Write how many cards a pile has on a small plate."""
    x, y = middle
    canvas.fill((x - 17, y - 11, 34, 22), _PLATE, radius=11, alpha=225)
    look = text_style.BADGE.with_changes(size=15, outline=0.8)
    canvas.text(str(number), middle, look)


def draw_pip(canvas: Canvas, middle: tuple[float, float], label: str, bright: bool) -> None:
    """Draw the number of a card in reach, on a coin."""
    canvas.circle(middle, 11, _COIN_EDGE)
    canvas.circle(middle, 9.6, Colours.gold if bright else Colours.bronze)
    canvas.circle(middle, 8, _COIN)
    canvas.text(
        label, middle, size=12, bold=True, align="center", valign="middle", colour=Colours.light
    )


def draw_mark_shape(canvas: Canvas, mark: str, spot: Spot, colour: Colour) -> None:
    """Draw a mark's own shape over a card, so that no mark is told by colour alone."""
    x, y = spot.x, spot.y - spot.height / 2 - 9
    if y < _HIGHEST:
        y = spot.y + spot.height / 2 + 9
    if mark == TARGET:
        canvas.polygon([(x - 10, y - 8), (x + 10, y - 8), (x, y + 7)], _TARGET_EDGE)
        canvas.polygon([(x - 7, y - 6), (x + 7, y - 6), (x, y + 4)], colour)
    elif mark == VICTIM:
        for way in (-1, 1):
            canvas.line((x - 7, y - 7 * way), (x + 7, y + 7 * way), _VICTIM_EDGE, width=7)
        for way in (-1, 1):
            canvas.line((x - 6, y - 6 * way), (x + 6, y + 6 * way), colour, width=3.4)
    elif mark == ATTACKER:
        canvas.polygon([(x, y - 9), (x + 10, y), (x, y + 9), (x - 10, y)], _ATTACKER_EDGE)
        canvas.polygon([(x, y - 6), (x + 7, y), (x, y + 6), (x - 7, y)], colour)


def draw_surroundings(canvas: Canvas, name: str, layout: Layout) -> None:
    """Fill a window of an odd shape around the board with the darkened land, enlarged."""
    scale = max(layout.width / layout.board.width, layout.height / layout.board.height)
    box = pygame.FRect(0, 0, layout.board.width * scale, layout.board.height * scale)
    box.center = layout.width / 2, layout.height / 2
    canvas.image(name, box)
    canvas.dim(alpha=150)
    canvas.shadow(pygame.FRect(layout.board), spread=30, drop=0, strength=200)
