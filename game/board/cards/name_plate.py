"""The name of a creature in play, on a plate over its card, as cards of the hand have it."""

from __future__ import annotations

import pygame

from game.kit import Canvas, Colours, text_style
from game.rules import Card

from ..card_faces import card_face
from ..layout import Spot
from .card_lettering import draw_name, name_picture

#: The height of a plate, and how far the name stays off its ends.
_HIGH, _INSET = 24.0, 9.0
#: Where on a card its middle is, over the numbers: as a share of the card's height.
_DOWN = 0.635
_NAME = text_style.STRONG.with_changes(size=15, align="center", fit=False)


def draw_name_plate(canvas: Canvas, card: Card, spot: Spot) -> None:
    """Draw the name of a card over it, inside of the window."""
    face = card_face(card)
    picture = name_picture(canvas, face)
    if picture is None:
        wide = canvas.text_size(card.name, _NAME)[0]
    else:
        across, down = canvas.assets.size(picture)
        wide = (_HIGH - 6) * across / down
    box = pygame.FRect(0, 0, max(wide + 2 * _INSET, min(spot.width, 96.0)), _HIGH)
    box.center = spot.x, spot.y + spot.height * (_DOWN - 0.5)
    box.clamp_ip(canvas.view.rect.inflate(-6, -6))
    canvas.shadow(box, spread=5, drop=2, radius=6, strength=120)
    canvas.box(box, Colours.night, Colours.bronze, width=1.4, radius=6)
    inner = box.inflate(-2 * _INSET, -6)
    if picture is None:
        canvas.text(card.name, box, _NAME)
    else:
        draw_name(canvas, picture, inner)
