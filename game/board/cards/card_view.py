"""Cards as pictures: the large card to read, the card in a hand, the token in a lane.

Each is painted once for a face and a pixel size, and kept. Sizes are logical
units; the design of the large card is 375×525, of the small ones 110×154.
"""

import math
from collections.abc import Callable

import pygame

from game.kit import Canvas, Colour, Colours, current_look, text_style

from ..card_faces import BACK, CREATURE, INCANTATION, PRINTED_BACK, STRONGHOLD, CardFace
from .badges import (
    ATTACK_DIGITS,
    MORE_HIGH,
    SHIELD_DIGITS,
    attack_badge,
    cost_badge,
    health_badge,
    medallion,
    more_badge,
    pack_sign,
    resting,
    shield,
)
from .card_art import (
    LEAST_PIXELS,
    bears_mark,
    custom_mark,
    draw_name,
    is_legible,
    name_picture,
    name_size,
)
from .card_pictures import paint_picture

SMALL = (110.0, 154.0)
SLIM_BELOW = 78.0
TOKEN_HEIGHT = 146.0
#: How many medallions a narrow token shows; the others are counted.
_SLIM_ROWS = 3
#: The shield of a stronghold in a narrow row: its digits are as high as letters that are read.
_SLIM_SHIELD = 33.0

FRAMES = {CREATURE: "creature", INCANTATION: "incantation", STRONGHOLD: "bastion"}
#: How much larger badges may become on a card in a hand, and on a creature in a lane.
_MOST_SWELL, _MOST_TOKEN = 1.6, 1.85
#: A name is broken into so many lines at most.
_MOST_LINES = 3
#: Badges that are larger by more than that leave nothing to be read of the name above them.
_COVERS_NAME = 1.3
#: How far an attack or a shield reaches up from the foot of a card in a hand.
_BADGE_HIGH = 39.0
#: How high the digits of a cost are, which are the lowest ones on a card in a hand.
_COST_DIGITS = 12.2
#: How large the mark of a card of somebody's own is, between its attack and its health.
_MARK_HIGH = 20.0
#: How large the sign of a pack is on a small card.
_PACK_HIGH = 24.0
#: How much larger the figures of a card in a hand are, where cards are to be seen from afar.
_LARGE_FIGURES = 1.2
#: How far off the sides, and off the corners, a token is sure to be opaque, in logical units.
_SIDE, _CORNER = 3.0, 11.0
NAME_COLOUR: Colour = (255, 244, 214)


def hand_card(canvas: Canvas, face: CardFace, width: float) -> pygame.Surface:
    """Return a card as it lies in a hand: picture, name, cost, numbers, medallions."""
    size = (width, width * SMALL[1] / SMALL[0])
    return canvas.sprite(
        ("hand", face), size, lambda offscreen: _paint_hand(offscreen, face, width), upright=True
    )


def token(
    canvas: Canvas, face: CardFace, width: float, height: float, raised: int = 0
) -> pygame.Surface:
    """Return a creature as it stands in a lane, without name and cost; narrow: stacked badges.

    In its picture, and there alone, it is ``raised`` by so many pixels.
    """
    paint = _paint_slim if width < SLIM_BELOW else _paint_token
    size = (width, height)
    return canvas.sprite(
        ("token", face, raised),
        size,
        lambda offscreen: _paint_raised(offscreen, paint, face, raised),
        upright=True,
    )


def moving_parts(
    token: pygame.Surface, scale: float
) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """Return what of a token moves when its creature is raised; all of it is opaque.

    That is all but its rim and its corners: its middle, and what is above and below.
    """
    side, corner = math.ceil(_SIDE * scale), math.ceil(_CORNER * scale)
    width, height = token.get_size()
    between = width - 2 * corner
    return (
        pygame.Rect(side, corner, width - 2 * side, height - 2 * corner),
        pygame.Rect(corner, side, between, corner - side),
        pygame.Rect(corner, height - corner, between, corner - side),
    )


def _paint_raised(
    canvas: Canvas, paint: Callable[[Canvas, CardFace, int], None], face: CardFace, raised: int
) -> None:
    paint(canvas, face, raised)
    if raised:
        rising = canvas.surface.copy()
        canvas.surface.fill((0, 0, 0, 0))
        paint(canvas, face, 0)
        for part in moving_parts(rising, canvas.view.scale):
            canvas.surface.blit(rising, part, part)


def badge_spot(which: str, width: float, height: float) -> tuple[float, float, float]:
    """Return the middle, from the token's left top, and the size of its attack or health badge."""
    attack = which == "attack"
    if width < SLIM_BELOW:
        size = min(36.0, width + 3)
        away = 1.36 if attack else 0.5
        return width / 2, height - size * away, size if attack else size * 0.94
    k = height / TOKEN_HEIGHT
    if attack:
        return 19 * k, height - 19 * k, 41 * k
    return width - 18 * k, height - 18 * k, 38 * k


def medal_spot(row: int, width: float, height: float) -> tuple[float, float, float]:
    """Return the middle, from the token's left top, and the size of a medallion of a token."""
    if width < SLIM_BELOW:
        icon = _slim_icon(width)
        return width / 2, 4 + icon / 2 + min(row, _SLIM_ROWS - 1) * (icon + 1), icon
    k = height / TOKEN_HEIGHT
    return width - 13.5 * k, (14.5 + row * 20) * k, 21 * k


def _slim_icon(width: float) -> float:
    return min(19.0, width - 8)


# Whole cards


def _paint_hand(canvas: Canvas, face: CardFace, width: float) -> None:
    k = width / SMALL[0]
    height = width * SMALL[1] / SMALL[0]
    if face == PRINTED_BACK:
        back = canvas.assets.sized("ui/back", canvas.surface.get_size())
        canvas.surface.blit(back, (0, 0))
        return
    if face.kind == BACK:
        canvas.image("ui/back", (0, 0, width, height))
        return
    box = pygame.FRect(2 * k, 2 * k, width - 4 * k, height - 4 * k)
    paint_picture(canvas, face, box, 8 * k, whole=False)
    canvas.image(f"ui/mini_{FRAMES[face.kind]}", (0, 0, width, height))
    token = LEAST_PIXELS / (36 * k * SHIELD_DIGITS * canvas.view.scale)
    if face.kind == STRONGHOLD and (width < SLIM_BELOW or token > _MOST_TOKEN):
        # Its number is what matters; the name would be too small to be read.
        size = min(width, max(_SLIM_SHIELD, LEAST_PIXELS / (SHIELD_DIGITS * canvas.view.scale)))
        shield(canvas, face.life, (width / 2, height - size * 0.6), size)
        return
    swell = _swell(canvas, k)
    if face.kind == STRONGHOLD:
        _name_strip(canvas, face, k, width, swell)
        swell = min(_MOST_TOKEN, max(_usual(), token))
        shield(canvas, face.life, (width / 2, height - 19 * k * swell), 36 * k * swell)
        return
    if bears_mark(face):
        # At the foot lies the number of the key that plays it.
        custom_mark(canvas, (15 * k, 45 * k * min(swell, _MOST_SWELL)), _MARK_HIGH * k)
    if swell <= _MOST_SWELL:
        cost_badge(canvas, face, (16 * k * swell, 17 * k * swell), 35 * k * swell)
        _figures(canvas, face, width, height, k * swell)
    # Over the tip of a sword, which would make another letter of the first.
    _name_strip(canvas, face, k, width, swell)
    if face.pack:
        swell = min(swell, _MOST_SWELL)
        pack_sign(canvas, (15 * k * swell, 49 * k * swell), _PACK_HIGH * k * swell)
    # Five stand closer together, so as not to cover the name.
    pitch = 21 if len(face.icons) < 5 else 19.5 - max(0.0, min(swell, _COVERS_NAME) - 1) * 10
    for row, icon in enumerate(face.icons[:5]):
        medallion(canvas, icon, width - 25 * k, (4 + row * pitch) * k, 22 * k)


def _figures(canvas: Canvas, face: CardFace, width: float, height: float, k: float) -> None:
    attack_badge(canvas, face, (19 * k, height - 19 * k), 41 * k)
    if face.kind == CREATURE:
        health_badge(canvas, face, (width - 18 * k, height - 18 * k), 38 * k)


def _usual() -> float:
    return _LARGE_FIGURES if current_look().large else 1.0


def _swell(canvas: Canvas, k: float) -> float:
    """Return how much larger than usual badges are on a card ``k`` times as large as designed.

    On a small card they grow until their digits can be read; beyond ``_MOST_SWELL`` there is no
    room for that, and nothing but the picture.
    """
    return max(_usual(), LEAST_PIXELS / (_COST_DIGITS * k * canvas.view.scale))


def _name_strip(canvas: Canvas, face: CardFace, k: float, width: float, swell: float) -> None:
    """Paint the name on its plate, as much higher as badges swell; not where they cover it."""
    if not face.name or swell > _COVERS_NAME:
        return
    top = (101 - (swell - 1) * _BADGE_HIGH) * k
    room = pygame.FRect(8 * k, top + k, width - 16 * k, 17 * k)
    picture = name_picture(canvas, face)
    if picture and name_size(canvas, picture, room) is None:
        return
    if not picture and not is_legible(canvas, 14 * k):
        return
    look = text_style.STRONG.with_changes(
        size=14 * k,
        carved=True,
        colour=NAME_COLOUR,
        align="center",
        floor=max(6.0, LEAST_PIXELS / canvas.view.scale),
        outline=0.8,
    )
    name = face.name if picture else _parted(canvas, face.name, look, width - 16 * k)
    tall = 19 * k if picture else _strip_height(canvas, name, look, width - 16 * k, 19 * k)
    strip = pygame.FRect(5 * k, top + 19 * k - tall, width - 10 * k, tall)
    canvas.fill(strip, Colours.night, alpha=196, radius=3 * k)
    if picture:
        draw_name(canvas, picture, room)
    else:
        look = look.with_changes(wrap=tall > 19 * k)
        canvas.text(name, strip.inflate(-6 * k, 0), look)


def _parted(canvas: Canvas, name: str, look: text_style.TextStyle, width: float) -> str:
    """Return a name of one word parted at hyphens, where it is too wide for a line."""
    smallest = look.with_changes(size=look.floor, fit=False)
    if " " in name:
        return name
    lines = [""]
    for part in name.replace("-", "-\n").split("\n"):
        if lines[-1] and canvas.text_size(lines[-1] + part, smallest)[0] > width:
            lines.append("")
        lines[-1] += part
    return "\n".join(lines)


def _strip_height(
    canvas: Canvas, name: str, look: text_style.TextStyle, width: float, usual: float
) -> float:
    """Return how high the plate of a name is: higher where its smallest letters need more lines."""
    smallest = look.with_changes(size=look.floor, fit=False)
    if "\n" not in name and canvas.text_size(name, smallest)[0] <= width:
        return usual
    line, whole = (
        canvas.text_size(words, smallest.with_changes(wrap=True), width)[1] for words in ("l", name)
    )
    return max(usual, min(whole, _MOST_LINES * line) + usual / 8)


def _paint_token(canvas: Canvas, face: CardFace, raised: int) -> None:
    width, height = canvas.view.width, canvas.view.height
    k = height / TOKEN_HEIGHT
    box = pygame.FRect(2, 2, width - 4, height - 4)
    paint_picture(canvas, face, box, 8 * k, whole=False, raised=raised)
    canvas.image("ui/mini_creature", (0, 0, width, height))
    if bears_mark(face):
        custom_mark(canvas, (width / 2, height - 14 * k), _MARK_HIGH * k)
    _token_badges(canvas, face)
    shown, more = shared_out(len(face.icons), 5)
    for row, icon in enumerate(face.icons[:shown]):
        x, y, size = medal_spot(row, width, height)
        medallion(canvas, icon, x - size / 2, y - size / 2, size)
    if more:
        x, y, _ = medal_spot(shown, width, height)
        more_badge(canvas, (x - 1, y), more)
    if face.resting:
        resting(canvas, 15 * k, 16 * k, 24 * k)
    if face.pack:
        pack_sign(canvas, (15 * k, 42 * k), _PACK_HIGH * k)


def _token_badges(canvas: Canvas, face: CardFace) -> None:
    width, height = canvas.view.width, canvas.view.height
    for which, paint in (("attack", attack_badge), ("health", health_badge)):
        x, y, size = badge_spot(which, width, height)
        least = LEAST_PIXELS / (size * ATTACK_DIGITS * canvas.view.scale)
        swell = 1.0 if width < SLIM_BELOW else min(_MOST_TOKEN, max(1.0, least))
        x = width - (width - x) * swell if x > width / 2 else x * swell
        paint(canvas, face, (x, height - (height - y) * swell), size * swell)


def _paint_slim(canvas: Canvas, face: CardFace, raised: int) -> None:
    width, height = canvas.view.width, canvas.view.height
    box = pygame.FRect(1, 1, width - 2, height - 2)
    paint_picture(canvas, face, box, 6, whole=False, raised=raised)
    canvas.frame((0, 0, width, height), Colours.ink, width=3, radius=7)
    canvas.frame((1, 1, width - 2, height - 2), Colours.bronze, width=1.6, radius=6)
    size = min(36.0, width + 3)
    if bears_mark(face):
        custom_mark(canvas, (10, height - size * 1.9 - 4), 15)
    _token_badges(canvas, face)
    icon = _slim_icon(width)
    top = 4.0
    if face.resting:
        resting(canvas, width / 2, top + icon / 2, icon)
        top += icon + 1
    room = (height - size * 1.84 - top) / (icon + 1)
    shown = min(len(face.icons), int(room))
    for row, kind in enumerate(face.icons[:shown]):
        medallion(canvas, kind, (width - icon) / 2, top + row * (icon + 1), icon)
    if more := len(face.icons) - shown:
        # The room that is left is enough for a number.
        more_badge(canvas, (width / 2, top + shown * (icon + 1) + MORE_HIGH / 2 - 2), more)


def shared_out(count: int, room: int) -> tuple[int, int]:
    """Return how many medallions are shown where there is ``room``, and how many are counted."""
    return (count, 0) if count <= room else (room - 1, count - room + 1)
