"""The pictures of cards: the part that a small card shows, and a creature in the maps of a ring."""

import json
from functools import cache, partial
from pathlib import Path

import pygame
from pygame.typing import RectLike

from game.kit import AssetError, Canvas, Colours, box_at

from ..card_faces import CREATURE, INCANTATION, CardFace
from ..spots import CARD_SHAPE
from .card_art import LEAST_PIXELS, custom_art, draw_number

#: The size of a card as it is designed, in units.
LARGE = (375.0, 525.0)
_DEFAULT_FOCUS = (37.0, 12.0, 300.0)
#: Where a wide picture is cut out of a higher focus: as much of what is left lies above it.
_FACE = 0.3
#: From where to where down a picture all moves when a creature is raised in it.
_ABOVE, _BELOW = 0.14, 0.8

#: A badge of a small card as a share of its width, and the digits as a share of the badge.
_BADGE, _DIGITS = 0.5, 0.56
_PALE = 96


@cache
def _focus(root: Path) -> dict[str, tuple[float, float, float]]:
    """Return which part of every picture a small card shows: left, top, width of 375×525."""
    file = root / "cards" / "focus.json"
    if not file.exists():
        return {}
    return {name: tuple(area) for name, area in json.loads(file.read_text()).items()}


def card_picture(
    canvas: Canvas, face: CardFace, size: tuple[int, int], area: tuple[float, float, float, float]
) -> pygame.Surface:
    """Return ``area`` (shares) of a card's picture in pixels: painted, a player's, or an emblem.

    A picture that is damaged keeps nobody from playing: such a card has an emblem, too.
    """
    name = f"cards/{face.id}"
    if canvas.assets.exists(name):
        try:
            picture = canvas.assets.sized(name, size, area).convert_alpha()
        except AssetError as fault:
            if face.kind not in (CREATURE, INCANTATION):
                raise
            _tell_once(str(fault))
        else:
            if name not in canvas.assets.missing or face.kind not in (CREATURE, INCANTATION):
                return picture
    return custom_art(face, size, area)


@cache
def _tell_once(fault: str) -> None:
    """Write into the log what is wrong with a picture, however often it is asked for."""
    # Loaded when it is needed: the first picture does not wait for it.
    import logging  # noqa: PLC0415

    logging.getLogger(__name__).warning("%s: an emblem is in its place", fault)


def paint_picture(
    canvas: Canvas,
    face: CardFace,
    box: pygame.FRect,
    radius: float,
    *,
    whole: bool,
    raised: int = 0,
) -> None:
    """Paint the card's picture with round corners, cropped to its focus or whole.

    What it shows is ``raised`` by so many pixels, between an upper and a lower edge that stay.
    """
    pixels = canvas.view.rect_px(box)
    area = (0.0, 0.0, 1.0, 1.0)
    if not whole:
        area = _crop(_focus(canvas.assets.root).get(face.id, _DEFAULT_FOCUS), box)
    art = card_picture(canvas, face, pixels.size, area)
    if raised:
        art = _raised(art, raised)
    mask = canvas.blank(pixels.size)
    mask.fill((0, 0, box.width, box.height), (255, 255, 255), radius=radius)
    art.blit(mask.surface, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    canvas.surface.blit(art, pixels)


def _raised(art: pygame.Surface, by: int) -> pygame.Surface:
    """Return a picture with its middle moved up: all that gives way is narrow strips around it."""
    width, height = art.get_size()
    top, foot = round(height * _ABOVE), round(height * _BELOW)
    moved = pygame.Surface(art.get_size(), pygame.SRCALPHA)
    moved.blit(art, (0, top - by), (0, top, width, foot - top))
    for first, last, up, down in ((0, top, 0, by), (foot, height, by, 0)):
        strip = art.subsurface((0, first, width, last - first))
        size = width, last - first + up - down
        moved.blit(pygame.transform.smoothscale(strip, size), (0, first - up))
    # Scaling leaves what was opaque a little clear.
    moved.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MAX)
    return moved


def _crop(
    focus: tuple[float, float, float], box: pygame.FRect
) -> tuple[float, float, float, float]:
    """Return the share of a picture to show: the focus, narrowed to the shape of ``box``."""
    left, top, width = focus
    height = width * CARD_SHAPE
    wanted = height * box.width / box.height
    if wanted < width:
        left, width = left + (width - wanted) / 2, wanted
    else:
        height = width * box.height / box.width
        # The face is seldom at the very top.
        top += _FACE * (width * CARD_SHAPE - height)
    return left / LARGE[0], top / LARGE[1], width / LARGE[0], height / LARGE[1]


def draw_card_art(canvas: Canvas, face: CardFace, rect: RectLike, *, radius: float = 8.0) -> None:
    """Draw the picture of a card with round corners, so that it fills ``rect``."""
    box = pygame.FRect(rect)

    def paint(offscreen: Canvas) -> None:
        paint_picture(offscreen, face, pygame.FRect(0, 0, *box.size), radius, whole=False)

    canvas.blit(canvas.sprite(("card art", face.id, radius), box.size, paint), box.topleft)


def map_token(canvas: Canvas, face: CardFace, width: float, height: float) -> pygame.Surface:
    """Return a creature as it stands in the large map, so wide and high in logical units."""
    paint = partial(_paint, face=face)
    return canvas.sprite(("map token", face), (width, height), paint, upright=True)


def map_coin(canvas: Canvas, face: CardFace, size: float) -> pygame.Surface:
    """Return a creature as it stands in the small map: its picture on a coin."""
    paint = partial(_paint_coin, face=face)
    return canvas.sprite(("map coin", face), (size, size), paint, upright=True)


def _paint_coin(canvas: Canvas, face: CardFace) -> None:
    middle, radius = canvas.view.center, canvas.view.width / 2
    rim = Colours.wounded if face.wounded else Colours.gold
    for share, colour in ((1.0, Colours.ink), (0.93, rim), (0.8, Colours.ink)):
        canvas.circle(middle, radius * share, colour)
    inner = box_at(middle, radius * 1.5)
    paint_picture(canvas, face, inner, radius * 0.75, whole=False)
    if face.resting:
        canvas.fill(inner, Colours.night, radius=radius * 0.75, alpha=_PALE)


def _paint(canvas: Canvas, face: CardFace) -> None:
    width, height = canvas.view.width, canvas.view.height
    box = pygame.FRect(0, 0, width, height)
    paint_picture(canvas, face, box.inflate(-1.6, -1.6), 3, whole=False)
    if face.resting:
        canvas.fill(box.inflate(-1.6, -1.6), Colours.night, radius=3, alpha=_PALE)
    canvas.frame(box, Colours.ink, width=1.8, radius=4)
    canvas.frame(box.inflate(-1.2, -1.2), Colours.bronze, width=1.1, radius=3.4)
    attack = Colours.attention if face.grown else Colours.light
    health = Colours.wounded if face.wounded else Colours.light
    side = width * _BADGE
    for number, (icon, value, colour) in enumerate((
        ("ui/attack", face.attack, attack), ("ui/health", face.health, health),
    )):  # fmt: skip
        middle = (width - side) * number + side / 2, height - side / 2
        canvas.image(icon, box_at(middle, side))
        size = max(LEAST_PIXELS / canvas.view.scale, side * _DIGITS)
        draw_number(canvas, value, middle, size, colour)
