"""A card as large as it is looked at closely, with all its words."""

import pygame

from game.content import Strings, card_text
from game.kit import Canvas, Colour, text_style
from game.rules import Card

from ..card_faces import CREATURE, STRONGHOLD, CardFace, card_face
from .badges import attack_badge, cost_badge, health_badge, medallion, pack_sign
from .card_art import bears_mark, custom_mark, draw_name, name_picture
from .card_pictures import LARGE, paint_picture
from .card_view import FRAMES, NAME_COLOUR

#: The smallest letters on a card that is read, and of what it does where that has no more room.
_LEAST, _LEAST_WORDS = 13.0, 11.0
_TYPE_COLOUR: Colour = (64, 34, 12)


def large_card(
    canvas: Canvas, strings: Strings, card: Card, width: float, now: CardFace | None = None
) -> pygame.Surface:
    """Return the whole card with its rules text; ``now`` is what it shows in play or in a fight."""
    face = now or card_face(card)
    words = (strings.text(f"card_types.{face.kind}"), card_text(strings, card))
    return large_face(canvas, face, words, width)


def large_face(
    canvas: Canvas, face: CardFace, words: tuple[str, str], width: float
) -> pygame.Surface:
    """Return a whole card or stronghold; ``words`` are its type line and its text."""
    size = (width, width * LARGE[1] / LARGE[0])
    key = ("large", face, words)
    return canvas.sprite(
        key, size, lambda offscreen: _paint_large(offscreen, face, words, width), upright=True
    )


def _paint_large(canvas: Canvas, face: CardFace, words: tuple[str, str], width: float) -> None:
    k = width / LARGE[0]
    height = width * LARGE[1] / LARGE[0]
    inner = pygame.FRect(4 * k, 4 * k, width - 8 * k, height - 8 * k)
    paint_picture(canvas, face, inner, 18 * k, whole=True)
    canvas.image(f"ui/frame_{FRAMES[face.kind]}", (0, 0, width, height))
    title = pygame.FRect(62 * k, 374 * k, width - 124 * k, 32 * k)
    if picture := name_picture(canvas, face):
        draw_name(canvas, picture, title)
    else:
        look = text_style.NAME.with_changes(
            size=26 * k, colour=NAME_COLOUR, align="center", outline=1.6 * k
        )
        canvas.text(face.name, title, look)
    _large_words(canvas, face, words, width)
    if face.kind == STRONGHOLD:
        return
    cost_badge(canvas, face, (38 * k, 40 * k), 76 * k)
    if bears_mark(face):
        custom_mark(canvas, (38 * k, 104 * k), 40 * k)
    if face.pack:
        pack_sign(canvas, (38 * k, 152 * k), 50 * k)
    if face.kind == CREATURE:
        attack_badge(canvas, face, (42 * k, height - 47 * k), 86 * k)
        health_badge(canvas, face, (width - 42 * k, height - 47 * k), 80 * k)
    for row, icon in enumerate(face.icons):
        medallion(canvas, icon, width - 52 * k, (20 + row * 50) * k, 46 * k)


def _large_words(canvas: Canvas, face: CardFace, words: tuple[str, str], width: float) -> None:
    """Write the type line, and what the card does, as large as there is room.

    On a narrow card what it does takes the place of its type, which its frame tells as well.
    """
    k = width / LARGE[0]
    kind, text = words
    inset = 88 * k if face.kind == CREATURE else 34 * k
    room = pygame.FRect(inset, 414 * k, width - 2 * inset, 99 * k)
    size = max(_LEAST, 19 * k)
    below = pygame.FRect(room.x, room.y + size * 1.1, room.width, room.height - size * 1.1)
    body = text_style.BODY_INK.with_changes(
        size=max(28 * k, _LEAST_WORDS), align="center", valign="middle", fit=True
    )
    if not text or _has_room(canvas, text, body.with_changes(floor=_LEAST), below):
        line = text_style.CAPTION.with_changes(
            size=size, colour=_TYPE_COLOUR, bold=True, align="center", fit=True, floor=_LEAST
        )
        canvas.text(kind, (room.x, room.y, room.width, size * 1.15), line)
        room = below
    canvas.text(text, room, body.with_changes(floor=min(_LEAST_WORDS, 19 * k)))


def _has_room(canvas: Canvas, text: str, look: text_style.TextStyle, room: pygame.FRect) -> bool:
    """Whether a text can be written into a room in its smallest letters, no word of it broken."""
    smallest = look.with_changes(size=look.floor, fit=False)
    alone, wrapped = smallest.with_changes(wrap=False), smallest.with_changes(wrap=True)
    wide = max(canvas.text_size(word, alone)[0] for word in text.split())
    high = canvas.text_size(text, wrapped, room.width)[1]
    return wide <= room.width and high <= room.height
