"""The envelope of a match by letter: addressed, stamped with the writer's face, and sealed."""

from functools import partial
from typing import NamedTuple

import pygame

from game.board import draw_portrait
from game.kit import Canvas, Colour, Colours, Point, box_at, text_style
from game.play import LetterMatch, LetterStage, portraits_of

from ..common import draw_emblem, draw_wax
from ..services import Services
from .letter_words import URGENT, others_words, seat_name

#: How wide an envelope is for its height; the sizes below are for one of this height.
_SHAPE, _HIGH = 180 / 132, 132.0
#: The light around one, its strength and its reach.
_LIGHT: Colour = (255, 226, 150)
_GLOW, _SPREAD = 150, 60.0
#: Where the wax lies on the flap, and its radius; the emblem in it, for a radius of one.
_WAX, _WAX_RADIUS, _PRESSED = (90.0, 62.0), 21.0, 0.56
#: The place of the address, closed and open, that of the stamp, and its turn.
_ADDRESS, _STAMP, _TURN = (16.0, 86.0, 112.0, 34.0), (150.0, 96.0), -5.0
_INK: Colour = (74, 44, 22)
_HAND = text_style.HEADING.with_changes(
    size=19, carved=True, align="center", valign="middle", fit=True, floor=7, colour=_INK
)
#: The place of the last line on the letter.
_LINE_PLACE = (38.0, 40.0, 106.0, 25.0)
_LINE = text_style.STRONG.with_changes(
    size=8.5, align="center", valign="top", wrap=True, fit=True, floor=5.5, colour=_INK
)
#: How far letters of the address lean, for a height of one.
_LEAN = 0.22
#: The stamp's size, its teeth at a side, and the paper around its picture.
_STAMP_SIZE, _TEETH, _MARGIN = (32.0, 38.0), (7, 8), 2.6
_STAMP_PAPER: Colour = (255, 250, 236)


class Envelope(NamedTuple):
    """How an envelope looks: whether it is open, who wrote it, their face, and to whom.

    In an open one the last ``line`` of the letter is read.
    """

    opened: bool = False
    writer: int = 0
    portrait: str = ""
    address: str = ""
    line: str = ""


def own_envelope(services: Services, match: LetterMatch, *, opened: bool) -> Envelope:
    """Return the envelope of the own letter to all others."""
    own, address = match.own, others_words(services, match)
    return Envelope(opened, own, portraits_of(match.seats)[own], address)


def envelope_of(services: Services, match: LetterMatch) -> Envelope | None:
    """Return the envelope that tells where a match stands; None for one that needs no letter.

    What came is sealed by somebody else; what is to be done is open; what is done is sealed.
    """
    stage = match.stage
    if stage is LetterStage.WATCH:
        writer, address = match.course.last_writer, seat_name(services, match, match.own)
        return Envelope(False, writer, portraits_of(match.seats)[writer], address)
    if stage in (*URGENT, LetterStage.WAITING):
        return own_envelope(services, match, opened=stage is not LetterStage.WAITING)
    return None


def draw_envelope(
    canvas: Canvas, look: Envelope, middle: Point, high: float, *, turn: float = 0.0
) -> None:
    """Draw an envelope around its middle, in light, turned by ``turn`` degrees."""
    box = box_at(middle, high * _SHAPE, high)
    # An open one has its flap and its letter above.
    inner = box.inflate(-0.2 * box.width, -0.3 * box.height)
    if look.opened:
        inner = inner.inflate(0, -0.4 * inner.height).move(0, 0.2 * inner.height)
    canvas.glow(inner, _LIGHT, strength=_GLOW, spread=min(_SPREAD, 0.4 * high), radius=10)
    paint = partial(_paint, look=look)
    picture = canvas.sprite(("envelope", look), box.size, paint, upright=True)
    canvas.blit(canvas.turned(picture, ("envelope", look), turn), middle, centered=True)


def draw_seat_wax(canvas: Canvas, seat: int, middle: Point, radius: float) -> None:
    """Draw wax in the colour of a seat around its middle, the seat's emblem pressed into it."""
    draw_wax(canvas, Colours.sides_cloth[seat], middle, radius)
    draw_emblem(canvas, seat, middle, _PRESSED * radius)


def _paint(canvas: Canvas, look: Envelope) -> None:
    """Paint an envelope so that it fills a canvas."""
    unit = canvas.view.height / _HIGH
    canvas.image("post/open" if look.opened else "post/closed", canvas.view.rect)
    if look.line:
        place = pygame.FRect(*(unit * each for each in _LINE_PLACE))
        style = _LINE.with_changes(size=_LINE.size * unit, floor=_LINE.floor * unit)
        canvas.text(look.line, place, style)
    if look.address:
        _write(canvas, look.address, pygame.FRect(*(unit * each for each in _ADDRESS)), unit)
    if look.portrait:
        size = _STAMP_SIZE[0] * unit, _STAMP_SIZE[1] * unit
        key = "stamp", look.portrait, look.writer
        stamp = canvas.sprite(key, size, partial(_paint_stamp, look=look))
        middle = _STAMP[0] * unit, _STAMP[1] * unit
        canvas.blit(canvas.turned(stamp, key, _TURN), middle, centered=True)
        _draw_postmark(canvas, (middle[0] - 20 * unit, middle[1] + 12 * unit), unit)
    if not look.opened:
        draw_seat_wax(canvas, look.writer, (_WAX[0] * unit, _WAX[1] * unit), _WAX_RADIUS * unit)


def _write(canvas: Canvas, words: str, place: pygame.FRect, unit: float) -> None:
    """Write an address, its letters leaning, over two strokes of the pen."""

    def paint(offscreen: Canvas) -> None:
        style = _HAND.with_changes(size=_HAND.size * unit, floor=_HAND.floor * unit)
        offscreen.text(words, offscreen.view.rect.inflate(-0.2 * place.width, 0), style)

    written = canvas.sprite(("address", words), (place.width, 0.62 * place.height), paint)
    canvas.blit(_leaning(written), place.topleft)
    for down, start, end in ((0.74, 0.1, 0.9), (0.94, 0.3, 0.82)):
        y = place.y + down * place.height
        left, right = place.x + start * place.width, place.x + end * place.width
        bend = [(left, y), ((left + right) / 2, y - 1.2 * unit), (right, y - 0.4 * unit)]
        back = [(x, y + 0.7 * unit) for x, y in bend[1:]][::-1]
        canvas.polygon([*bend, *back], _INK, alpha=200)


def _leaning(picture: pygame.Surface) -> pygame.Surface:
    """Return a picture whose head leans to the right."""
    wide, high = picture.get_size()
    leaning = pygame.Surface((wide, high), pygame.SRCALPHA)
    for y in range(high):
        leaning.blit(picture, (round(_LEAN * (high / 2 - y)), y), (0, y, wide, 1))
    return leaning


def _paint_stamp(canvas: Canvas, look: Envelope) -> None:
    """Paint a stamp with teeth: a face on the cloth of its seat."""
    view, seat = canvas.view, look.writer
    tooth = view.width / (2 * _TEETH[0])
    canvas.fill(view.rect.inflate(-tooth, -tooth), _STAMP_PAPER)
    for x, y in _teeth(view.width, view.height, tooth):
        canvas.circle((x, y), 0.62 * tooth, _STAMP_PAPER)
    margin = tooth / 2 + _MARGIN * view.width / _STAMP_SIZE[0]
    field = view.rect.inflate(-2 * margin, -2 * margin)
    canvas.fill(field, Colours.sides_deep[seat])
    canvas.frame(field, Colours.sides_cloth[seat], width=0.04 * view.width)
    draw_portrait(canvas, look.portrait, seat, field.center, 0.47 * field.width)


def _teeth(wide: float, high: float, tooth: float) -> list[Point]:
    """Return the middles of the teeth around a stamp."""
    across, down = (round(side / (2 * tooth)) for side in (wide, high))
    rows = [(wide * (n + 0.5) / across, y) for n in range(across) for y in (tooth, high - tooth)]
    return rows + [(x, high * (n + 0.5) / down) for n in range(down) for x in (tooth, wide - tooth)]


def _draw_postmark(canvas: Canvas, middle: Point, unit: float) -> None:
    """Draw the ring and the waves of a postmark."""
    for radius in (11.0, 8.6):
        box = box_at(middle, 2 * radius * unit)
        canvas.frame(box, _INK, width=0.7 * unit, radius=radius * unit, alpha=120)
