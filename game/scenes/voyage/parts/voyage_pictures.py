"""The pictures of the voyage, by what they show: captains, goals, relics, kinds, goods, a purse."""

import pygame
from pygame.typing import RectLike

from game.board import CALM, paint_rim
from game.kit import Canvas, Colour, Colours, Point, box_at, grown, text_style
from game.voyage import GOLD, GOODS, Voyage

#: The folders of the pictures below the assets.
CAPTAINS, GOALS, GUARDS = (f"voyage/{folder}" for folder in ("captains", "goals", "guards"))
RELICS, OMENS = "voyage/relics", "voyage/omens"
KINDS, PLACES, ICONS = (f"voyage/{folder}" for folder in ("kinds", "places", "icons"))
BUILDINGS = "voyage/buildings"
#: How much of a medal's radius its rim takes, and the dark line inside it.
_RIM, _LINE = 0.14, 0.03
_DARK: Colour = (24, 12, 8)
_WHITE: Colour = (255, 255, 255)
#: The width of a good in a purse.
_WIDE = 104.0


def goods_icon(name: str) -> str:
    """Return the picture of a good (gold, stone, crystal), a deed or a band of the outlook."""
    return f"{ICONS}/{name}"


def guard_portrait(kind: str) -> str:
    """Return the face of those who are of a kind of guards."""
    return f"{GUARDS}/{kind}"


def source_picture(source: str) -> str:
    """Return the picture of what asks for a card: a relic, or the captain by a step ("mirel.1")."""
    captain, dot, _ = source.partition(".")
    return f"{CAPTAINS}/{captain}" if dot else f"{RELICS}/{source}"


def draw_face(
    canvas: Canvas, picture: str, center: Point, radius: float, *, feeling: str = CALM
) -> None:
    """Draw a portrait, such as ``CAPTAINS``/mirel, as a medal in a rim of brass."""
    name = f"{picture}_{feeling}" if feeling != CALM else picture
    size = (2 * radius + 2, 2 * radius + 2)
    medal = canvas.sprite(("voyage face", name), size, lambda other: _paint(other, name, radius))
    canvas.blit(medal, center, centered=True)


def _paint(canvas: Canvas, name: str, radius: float) -> None:
    middle = canvas.view.center
    paint_rim(canvas, middle, radius)
    canvas.circle(middle, radius * (1 - _RIM + _LINE), _DARK)
    face, mask = (canvas.blank(canvas.surface.get_size()) for _ in range(2))
    inside = radius * (1 - _RIM)
    face.image(name, box_at(middle, 2 * inside))
    mask.circle(middle, inside - 1, _WHITE)
    face.surface.blit(mask.surface, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    canvas.surface.blit(face.surface, (0, 0))


def draw_amount(canvas: Canvas, icon: str, words: str, rect: RectLike) -> None:
    """Draw a good and how much there is of it, side by side in the middle of ``rect``."""
    box = pygame.FRect(rect)
    style = text_style.STRONG.with_changes(size=20.0, colour=Colours.light, outline=1.4)
    side = min(box.height, 34.0)
    wide = canvas.text_size(words, style)[0]
    x = box.centerx - (side + 6 + wide) / 2
    canvas.image(icon, (x, box.centery - side / 2, side, side))
    canvas.text(words, (x + side + 6, box.y, wide + 8, box.height), style)


def draw_purse(canvas: Canvas, voyage: Voyage, header: pygame.FRect) -> None:
    """Draw what there is to pay with, gold alone or all goods, at the end of a page's header."""
    goods = GOODS if voyage.scenario.buildings else (GOLD,)
    wide = grown(_WIDE)
    for place, good in enumerate(goods):
        away = (len(goods) - place) * wide
        box = pygame.FRect(header.right - away, header.y, wide, header.height)
        draw_amount(canvas, goods_icon(good), str(getattr(voyage.goods, good)), box)
