"""Small drawings over cards: their marks' own shapes, the numbers of the reach, pile counts."""

from __future__ import annotations

import pygame

from game.kit import Canvas, Colour, Colours, Point, button_height, text_style

from ..spots import Spot
from .card_lettering import is_legible

PLAYABLE, REFUSED = "playable", "refused"
#: Why a card cannot be played: beyond the reach, too expensive, not in this part of the turn.
FAR, DEAR, CLOSED = "far", "dear", "closed"
TARGET, ATTACKER, VICTIM, FOCUS = "target", "attacker", "victim", "focus"
#: A target that stays whole; what a line of the log speaks of.
SAFE, TOLD = "safe", "told"

#: The dark edges of the marks, and what numbers stand on.
_TARGET_EDGE: Colour = (10, 40, 16)
_VICTIM_EDGE: Colour = (50, 6, 6)
_ATTACKER_EDGE: Colour = (60, 34, 0)
_COIN: Colour = (74, 46, 28)
#: How high the number of a card in reach is.
_PIP = 13.0
_COIN_EDGE: Colour = (24, 16, 14)
_PLATE: Colour = (20, 14, 22)
#: The tab that says where the reach ends.
#: How high the tab is that says where the reach ends.
REACH_TAB = 19.0
_REACH = text_style.STRONG.with_changes(size=13, align="center", colour=Colours.light, fit=True)
#: The radius of the sign of a target that stays whole.
_SAFE = 27.0
#: How far a mark is from its card; above the other height there is no room for one.
_AWAY, _HIGHEST = 9.0, 10.0


def draw_count(canvas: Canvas, middle: tuple[float, float], number: int) -> None:
    """Write how many cards a pile has on a small plate."""
    x, y = middle
    canvas.fill((x - 17, y - 11, 34, 22), _PLATE, radius=11, alpha=225)
    look = text_style.BADGE.with_changes(size=15, outline=0.8)
    canvas.text(str(number), middle, look)


def draw_pip(
    canvas: Canvas, middle: tuple[float, float], label: str, bright: bool, radius: float = 11.0
) -> None:
    """Draw the number of the key that chooses a card, on a coin, where it can be read."""
    unit = radius / 11
    if not is_legible(canvas, _PIP * unit):
        return
    canvas.circle(middle, radius, _COIN_EDGE)
    canvas.circle(middle, 9.6 * unit, Colours.gold if bright else Colours.bronze)
    canvas.circle(middle, 8 * unit, _COIN)
    look = text_style.STRONG.with_changes(
        size=_PIP * unit, align="center", valign="middle", colour=Colours.light, wrap=False
    )
    inside = pygame.FRect(0, 0, 22 * unit, 22 * unit)
    inside.center = middle
    canvas.text(label, inside, look)


def draw_reach_end(canvas: Canvas, right: float, top: float, height: float, words: str) -> None:
    """Draw where the reach ends: a post behind the last card in reach, and what it is, if said."""
    wide = canvas.text_size(words, _REACH)[0] + 18
    high = button_height(REACH_TAB)
    tab = pygame.FRect(right - wide, top - high - 2, wide, high)
    post = pygame.FRect(right - 3, top - high - 2, 6, height + high + 4)
    for rect, radius in ((tab, 6), (post, 3))[not words :]:
        canvas.fill(rect.inflate(3, 3), _COIN_EDGE, radius=radius + 1)
    if words:
        canvas.fill(tab, Colours.bronze, radius=6)
        canvas.fill(tab.inflate(-3, -3), _COIN, radius=5)
    canvas.fill(post, Colours.bronze, radius=3)
    canvas.fill(post.inflate(-3, -3), Colours.brass_light, radius=1)
    if words:
        canvas.text(words, (tab.x, tab.y, tab.width - 3, tab.height), _REACH)


def mark_middle(spot: Spot) -> Point:
    """Return where a mark's own shape is: over its card, and below one at the window's edge."""
    y = spot.y - spot.height / 2 - _AWAY
    return spot.x, y if y >= _HIGHEST else spot.y + spot.height / 2 + _AWAY


def draw_mark_shape(canvas: Canvas, mark: str, spot: Spot, colour: Colour) -> None:
    """Draw a mark's own shape over a card, so that no mark is told by colour alone."""
    x, y = mark_middle(spot)
    if mark == TARGET:
        canvas.polygon([(x - 10, y - 8), (x + 10, y - 8), (x, y + 7)], _TARGET_EDGE)
        canvas.polygon([(x - 7, y - 6), (x + 7, y - 6), (x, y + 4)], colour)
    elif mark == VICTIM:
        for way in (-1, 1):
            canvas.line((x - 7, y - 7 * way), (x + 7, y + 7 * way), _VICTIM_EDGE, width=7)
        for way in (-1, 1):
            canvas.line((x - 6, y - 6 * way), (x + 6, y + 6 * way), colour, width=3.4)
    elif mark == TOLD:
        box = pygame.FRect(x - 14, y - 15, 28, 28)
        canvas.circle(box.center, 15, _PLATE)
        canvas.circle(box.center, 15, colour, width=2)
        canvas.image("icons/scroll", box.inflate(-6, -6))
    elif mark == ATTACKER:
        canvas.polygon([(x, y - 9), (x + 10, y), (x, y + 9), (x - 10, y)], _ATTACKER_EDGE)
        canvas.polygon([(x, y - 6), (x + 7, y), (x, y + 6), (x - 7, y)], colour)


def draw_safe(canvas: Canvas, spot: Spot, ability: str) -> None:
    """Draw over a creature that it stays whole: what stops the harm, in a crossed ring."""
    radius = min(_SAFE, spot.width * 0.46)
    sign = canvas.sprite(
        ("safe", ability),
        (2 * radius, 2 * radius),
        lambda sheet: _paint_safe(sheet, ability, radius),
    )
    canvas.blit(sign, (spot.x, spot.y - spot.height * 0.1), centered=True)


def _paint_safe(sheet: Canvas, ability: str, radius: float) -> None:
    middle = sheet.view.center
    sheet.circle(middle, radius, _PLATE)
    if ability:
        box = pygame.FRect(0, 0, radius * 1.36, radius * 1.36)
        box.center = middle
        sheet.image(f"ui/ic_{ability}", box)
    arm = radius * 0.62
    ends = (middle[0] - arm, middle[1] + arm), (middle[0] + arm, middle[1] - arm)
    for colour, wide in ((_PLATE, 0.36), (Colours.refused, 0.2)):
        sheet.line(*ends, colour, width=radius * wide)
    sheet.circle(middle, radius * 0.98, Colours.refused, width=radius * 0.16)
