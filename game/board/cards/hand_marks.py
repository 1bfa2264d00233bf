"""Why a card of the hand cannot be played, told by its look: far, dear, or not at this time."""

from __future__ import annotations

import pygame

from game.kit import Canvas, Colour, Colours, current_look, text_style

from ..card_faces import CardFace
from ..spots import Spot
from . import card_view
from .badges import EMPTY_GEM, cost_badge
from .highlight_marks import CLOSED, DEAR, FAR

_SEAL: Colour = (22, 20, 44)
_SHORT: Colour = (150, 24, 30)
_RED: Colour = (255, 118, 104)
_GEM = 18.0
_SHORT_LOOK = text_style.BADGE.with_changes(size=16, outline=1.0)
_DARK = {FAR: 56, CLOSED: 76}
#: How much of its colours a card out of reach keeps, 0 to 255.
_COLOUR_LEFT = 60
#: Shares of a hand card's width: its cost, and how large the sign of what is closed is.
_COST, _SIGN = (0.15, 0.155, 0.36), 0.36


def out_of_reach(canvas: Canvas, face: CardFace, width: float) -> pygame.Surface:
    """Return a card as it lies in a hand out of reach: nearly without colours."""
    picture = card_view.hand_card(canvas, face, width)
    size = picture.get_width() / canvas.view.scale, picture.get_height() / canvas.view.scale
    return canvas.sprite(
        ("far", face),
        size,
        lambda sheet: _paint_grey(sheet, picture),
    )


def _paint_grey(sheet: Canvas, picture: pygame.Surface) -> None:
    sheet.surface.blit(pygame.transform.grayscale(picture), (0, 0))
    tint = picture.copy()
    tint.set_alpha(_COLOUR_LEFT)
    sheet.surface.blit(tint, (0, 0))


def draw_hindrance(canvas: Canvas, spot: Spot, state: str, cost: int, missing: int) -> None:
    """Draw over a card why it cannot be played: what it costs in red, or a sign in its middle.

    Where contrast is high, nothing darkens its numbers.
    """
    if state in _DARK and not current_look().contrast:
        canvas.fill(spot.rect, Colours.shadow, radius=8, alpha=_DARK[state])
    if state == DEAR:
        _draw_short(canvas, spot, cost, missing)
    elif state != FAR:
        _draw_seal(canvas, spot, "icons/hourglass" if state == CLOSED else "icons/ban")


def _draw_short(canvas: Canvas, spot: Spot, cost: int, missing: int) -> None:
    """Draw the cost in red, and below it the empty crystal and how many of them are missing."""
    x, y, width, _ = spot.rect
    middle = x + width * _COST[0], y + width * _COST[1]
    size = width * _COST[2]
    face = CardFace("", cost=cost)
    picture = canvas.sprite(("dear", cost), (size, size), lambda sheet: _paint_dear(sheet, face))
    canvas.blit(picture, middle, centered=True)
    plate = pygame.FRect(0, 0, size * 0.98, 21)
    plate.midtop = middle[0] + 1, middle[1] + size * 0.43
    canvas.fill(plate, Colours.ink_shadow, radius=10)
    canvas.fill(plate.inflate(-3, -3), _SHORT, radius=8)
    gem = pygame.FRect(plate.x + 1, 0, _GEM, _GEM)
    gem.centery = plate.centery
    canvas.image(EMPTY_GEM, gem)
    canvas.text(str(missing), (plate.right - plate.width * 0.3, plate.centery), _SHORT_LOOK)


def _paint_dear(sheet: Canvas, face: CardFace) -> None:
    size = sheet.view.width
    cost_badge(sheet, face, sheet.view.center, size)
    sheet.surface.fill(_RED, special_flags=pygame.BLEND_RGB_MULT)
    glow = pygame.Surface(sheet.surface.get_size(), pygame.SRCALPHA)
    glow.fill((86, 0, 0, 0))
    sheet.surface.blit(glow, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def _draw_seal(canvas: Canvas, spot: Spot, icon: str) -> None:
    """Draw a sign on a dark disc in the middle of a card's picture."""
    radius = spot.width * _SIGN / 2
    middle = spot.x, spot.y - spot.height * 0.06
    canvas.circle(middle, radius + 2, Colours.ink_shadow)
    canvas.circle(middle, radius, Colours.bronze)
    canvas.circle(middle, radius - 2, _SEAL)
    box = pygame.FRect(0, 0, radius * 1.25, radius * 1.25)
    box.center = middle
    canvas.image(icon, box)
