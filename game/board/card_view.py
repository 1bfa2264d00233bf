"""Cards as pictures: the large card to read, the card in a hand, the token in a lane.

Each is painted once for a face and a pixel size, and kept. Sizes are logical
units; the design of the large card is 375×525, of the small ones 110×154.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pygame

from game.content import Strings, card_text
from game.kit import Canvas, Colour, Colours, style
from game.rules import Card

from .faces import BACK, CREATURE, INCANTATION, STRONGHOLD, Face, Icon, card_face

LARGE = (375.0, 525.0)
SMALL = (110.0, 154.0)
SLIM_BELOW = 78.0

_FRAMES = {CREATURE: "creature", INCANTATION: "incantation", STRONGHOLD: "bastion"}
_DEFAULT_FOCUS = (37.0, 12.0, 300.0)
_NAME_COLOUR: Colour = (255, 244, 214)
_AURA_COLOUR: Colour = (190, 130, 255)
_LENT_COLOUR: Colour = (255, 226, 140)


@cache
def _focus(root: Path) -> dict[str, tuple[float, float, float]]:
    """Return which part of every picture a small card shows: left, top, width of 375×525."""
    file = root / "cards" / "focus.json"
    if not file.exists():
        return {}
    return {name: tuple(area) for name, area in json.loads(file.read_text()).items()}


def hand_card(canvas: Canvas, face: Face, width: float) -> pygame.Surface:
    """Return a card as it lies in a hand: picture, name, cost, figures, medallions."""
    size = (width, width * SMALL[1] / SMALL[0])
    return canvas.sprite(("hand", face), size, lambda sheet: _paint_hand(sheet, face, width))


def token(canvas: Canvas, face: Face, width: float, height: float) -> pygame.Surface:
    """Return a creature as it stands in a lane, without name and cost; narrow: stacked badges."""
    paint = _paint_slim if width < SLIM_BELOW else _paint_token
    return canvas.sprite(("token", face), (width, height), lambda sheet: paint(sheet, face))


def large_card(
    canvas: Canvas, strings: Strings, card: Card, width: float, now: Face | None = None
) -> pygame.Surface:
    """Return the whole card with its rules text; ``now`` is what it shows in play."""
    face = now or card_face(card)
    words = (strings.text(f"card_types.{face.kind}"), card_text(strings, card))
    return _large(canvas, face, words, width)


def large_stronghold(
    canvas: Canvas, face: Face, words: tuple[str, str], width: float
) -> pygame.Surface:
    """Return the whole stronghold; ``words`` are its type line and its text."""
    return _large(canvas, face, words, width)


def _large(canvas: Canvas, face: Face, words: tuple[str, str], width: float) -> pygame.Surface:
    size = (width, width * LARGE[1] / LARGE[0])
    key = ("large", face, words)
    return canvas.sprite(key, size, lambda sheet: _paint_large(sheet, face, words, width))


# Parts


def _picture(sheet: Canvas, face: Face, box: pygame.FRect, radius: float, whole: bool) -> None:
    """Paint the card's picture with round corners, cropped to its focus or whole."""
    pixels = sheet.view.rect_px(box)
    name = f"cards/{face.id}"
    if not sheet.assets.exists(name):
        _emblem(sheet, face, box, radius)
        return
    area = (0.0, 0.0, 1.0, 1.0)
    if not whole:
        area = _crop(_focus(sheet.assets.root).get(face.id, _DEFAULT_FOCUS), box)
    art = sheet.assets.sized(name, pixels.size, area).convert_alpha()
    mask = sheet.blank(pixels.size)
    mask.fill((0, 0, box.width, box.height), (255, 255, 255), radius=radius)
    art.blit(mask.surface, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    sheet.surface.blit(art, pixels)


def _crop(
    focus: tuple[float, float, float], box: pygame.FRect
) -> tuple[float, float, float, float]:
    """Return the share of a picture to show: the focus, narrowed to the shape of ``box``."""
    left, top, width = focus
    height = width * 1.4
    wanted = height * box.width / box.height
    if wanted < width:
        left, width = left + (width - wanted) / 2, wanted
    else:
        height = width * box.height / box.width
    return left / LARGE[0], top / LARGE[1], width / LARGE[0], height / LARGE[1]


def _emblem(sheet: Canvas, face: Face, box: pygame.FRect, radius: float) -> None:
    """Paint an emblem for a card without a picture, as a case's own cards are."""
    sheet.fill(box, (44, 34, 74) if face.kind == INCANTATION else (28, 58, 66), radius=radius)
    middle = (box.centerx, box.y + box.height * 0.42)
    for share, colour in ((0.46, (70, 96, 104)), (0.38, (122, 140, 120)), (0.30, (216, 196, 138))):
        sheet.circle(middle, box.width * share, colour)
    size = box.width * 0.5
    icon = f"ui/ic_{face.icons[0].name}" if face.icons else "ui/attack"
    sheet.image(icon, (middle[0] - size / 2, middle[1] - size / 2, size, size))


def _badge(
    sheet: Canvas,
    name: str,
    number: int,
    middle: tuple[float, float],
    size: float,
    colour: Colour = Colours.light,
) -> None:
    """Paint a cost, attack or health badge with its figure."""
    x, y = middle
    sheet.image(f"ui/{name}", (x - size / 2, y - size / 2, size, size))
    lift = -0.02 if name == "health" else 0.015
    share = 0.40 if name == "attack" else 0.44
    sheet.text(
        str(number),
        (x, y + size * lift),
        style.BADGE.but(size=size * share, colour=colour, outline=max(1.0, size * 0.04)),
    )


def _shield(sheet: Canvas, number: int, middle: tuple[float, float], size: float) -> None:
    """Paint the stronghold's own badge: a red shield with the damage that would destroy it."""
    x, y = middle
    for share, colour in ((1.0, (44, 10, 16)), (0.9, (232, 196, 120)), (0.76, (168, 32, 38))):
        r = size / 2 * share
        sheet.polygon(
            [(x - r * 0.86, y - r), (x + r * 0.86, y - r), (x + r * 0.86, y + r * 0.1),
             (x + r * 0.5, y + r * 0.68), (x, y + r * 1.06), (x - r * 0.5, y + r * 0.68),
             (x - r * 0.86, y + r * 0.1)],
            colour,
        )  # fmt: skip
    sheet.text(str(number), (x, y - size * 0.03), style.BADGE.but(size=size * 0.5))


def _medallion(sheet: Canvas, icon: Icon, x: float, y: float, size: float) -> None:
    """Paint an ability's medallion at left ``x``, top ``y``; an aura's in a ring with wings."""
    middle = (x + size / 2, y + size / 2)
    if icon.aura:
        wing = size * 0.30
        for way in (-1, 1):
            tip = middle[0] + way * (size / 2 + wing * 0.62)
            root = middle[0] + way * size * 0.40
            sheet.polygon(
                [(root, middle[1] - wing), (tip, middle[1]), (root, middle[1] + wing)], _AURA_COLOUR
            )
        sheet.circle(middle, size * 0.56, _AURA_COLOUR)
    elif icon.lent:
        sheet.circle(middle, size * 0.55, _LENT_COLOUR)
    sheet.image(f"ui/ic_{icon.name}", (x, y, size, size), grey=icon.spent)
    if icon.spent:
        # A bar across, since grey alone is soon overlooked.
        arm = size * 0.34
        ends = (middle[0] - arm, middle[1] + arm), (middle[0] + arm, middle[1] - arm)
        sheet.line(*ends, (24, 14, 20), width=size * 0.2)
        sheet.line(*ends, Colours.refused, width=size * 0.11)


def _numbers(face: Face) -> tuple[Colour, Colour]:
    """Return the colours of the attack's and the health's figures."""
    return (
        Colours.attention if face.grown else Colours.light,
        Colours.wounded if face.wounded else Colours.light,
    )


def _resting(sheet: Canvas, x: float, y: float, size: float) -> None:
    """Paint the crescent of a creature that came this turn and does not attack yet."""
    sheet.circle((x, y), size / 2, (16, 18, 44))
    sheet.circle((x, y), size * 0.43, (62, 72, 140))
    sheet.circle((x - size * 0.02, y), size * 0.29, (255, 240, 190))
    sheet.circle((x + size * 0.10, y - size * 0.07), size * 0.24, (62, 72, 140))


# Whole cards


def _paint_hand(sheet: Canvas, face: Face, width: float) -> None:
    k = width / SMALL[0]
    height = width * SMALL[1] / SMALL[0]
    if face.kind == BACK:
        sheet.image("ui/back", (0, 0, width, height))
        return
    box = pygame.FRect(2 * k, 2 * k, width - 4 * k, height - 4 * k)
    _picture(sheet, face, box, 8 * k, whole=False)
    sheet.image(f"ui/mini_{_FRAMES[face.kind]}", (0, 0, width, height))
    _name_strip(sheet, face.name, k, width)
    if face.kind == STRONGHOLD:
        _shield(sheet, face.life, (width / 2, height - 19 * k), 36 * k)
        return
    _badge(sheet, "cost", face.cost, (16 * k, 17 * k), 35 * k)
    _figures(sheet, face, width, height, k)
    for row, icon in enumerate(face.icons[:5]):
        _medallion(sheet, icon, width - 25 * k, (4 + row * 21) * k, 22 * k)


def _figures(sheet: Canvas, face: Face, width: float, height: float, k: float) -> None:
    attack, health = _numbers(face)
    _badge(sheet, "attack", face.attack, (19 * k, height - 19 * k), 41 * k, attack)
    if face.kind == CREATURE:
        _badge(sheet, "health", face.health, (width - 18 * k, height - 18 * k), 38 * k, health)


def _name_strip(sheet: Canvas, name: str, k: float, width: float) -> None:
    sheet.fill((5 * k, 101 * k, width - 10 * k, 19 * k), (14, 10, 20), alpha=196, radius=3 * k)
    box = (8 * k, 101 * k, width - 16 * k, 19 * k)
    sheet.text(
        name,
        box,
        style.STRONG.but(size=14 * k, colour=_NAME_COLOUR, align="center", floor=6, outline=0.8),
    )


def _paint_token(sheet: Canvas, face: Face) -> None:
    width, height = sheet.view.width, sheet.view.height
    k = height / 146
    box = pygame.FRect(2, 2, width - 4, height - 4)
    _picture(sheet, face, box, 8 * k, whole=False)
    sheet.image("ui/mini_creature", (0, 0, width, height))
    _figures(sheet, face, width, height, k)
    for row, icon in enumerate(face.icons[:5]):
        _medallion(sheet, icon, width - 24 * k, (4 + row * 20) * k, 21 * k)
    if face.resting:
        _resting(sheet, 15 * k, 16 * k, 24 * k)


def _paint_slim(sheet: Canvas, face: Face) -> None:
    """Paint a token of a crowded lane: its badges one above the other."""
    width, height = sheet.view.width, sheet.view.height
    box = pygame.FRect(1, 1, width - 2, height - 2)
    _picture(sheet, face, box, 6, whole=False)
    sheet.frame((0, 0, width, height), (58, 36, 20), width=3, radius=7)
    sheet.frame((1, 1, width - 2, height - 2), Colours.bronze, width=1.6, radius=6)
    size = min(36.0, width + 3)
    attack, health = _numbers(face)
    _badge(sheet, "attack", face.attack, (width / 2, height - size * 1.36), size, attack)
    _badge(sheet, "health", face.health, (width / 2, height - size * 0.5), size * 0.94, health)
    icon = min(19.0, width - 8)
    top = 4.0
    if face.resting:
        _resting(sheet, width / 2, top + icon / 2, icon)
        top += icon + 1
    room = int((height - size * 1.9 - top) // (icon + 1))
    for row, kind in enumerate(face.icons[:room]):
        _medallion(sheet, kind, (width - icon) / 2, top + row * (icon + 1), icon)


def _paint_large(sheet: Canvas, face: Face, words: tuple[str, str], width: float) -> None:
    k = width / LARGE[0]
    height = width * LARGE[1] / LARGE[0]
    inner = pygame.FRect(4 * k, 4 * k, width - 8 * k, height - 8 * k)
    _picture(sheet, face, inner, 18 * k, whole=True)
    sheet.image(f"ui/frame_{_FRAMES[face.kind]}", (0, 0, width, height))
    title = style.STRONG.but(size=26 * k, colour=_NAME_COLOUR, align="center", outline=1.6 * k)
    sheet.text(face.name, (62 * k, 374 * k, width - 124 * k, 32 * k), title)
    kind, text = words
    small = style.CAPTION.but(size=12.5 * k, colour=Colours.ink_soft, align="center")
    sheet.text(kind, (60 * k, 418 * k, width - 120 * k, 16 * k), small)
    inset = 88 * k if face.kind == CREATURE else 34 * k
    body = style.BODY_INK.but(size=17 * k, align="center", valign="middle", fit=True, floor=9 * k)
    sheet.text(text, (inset, 436 * k, width - 2 * inset, 72 * k), body)
    if face.kind == STRONGHOLD:
        return
    _badge(sheet, "cost", face.cost, (38 * k, 40 * k), 76 * k)
    if face.kind == CREATURE:
        attack, health = _numbers(face)
        _badge(sheet, "attack", face.attack, (42 * k, height - 47 * k), 86 * k, attack)
        _badge(sheet, "health", face.health, (width - 42 * k, height - 47 * k), 80 * k, health)
    for row, icon in enumerate(face.icons):
        _medallion(sheet, icon, width - 52 * k, (20 + row * 50) * k, 46 * k)
