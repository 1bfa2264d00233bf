"""The envelope of a match by letter: small in its row, and large beside what is written."""

from functools import partial

import pygame

from game.kit import (
    Block,
    Canvas,
    Colour,
    Column,
    Drawn,
    Panel,
    PanelHead,
    Row,
    Space,
    box_at,
    grown,
)
from game.play import LetterMatch, LetterStage

from ..common import draw_painting, sight_picture
from .letter_words import URGENT

#: How wide an envelope is for its height, how much of a row's height it takes, and at most; how
#: far below the middle of its picture that of the envelope lies.
_SHAPE, _IN_ROW, _HIGHEST, _EDGE, _LOWER = 160 / 128, 0.94, 92.0, 16.0, 0.12
#: The large envelope beside what is written: its height, its place, and from which growth of texts
#: on it lies over the words.
_HERO, _HERO_WIDE, _STACKED = 290.0, 440.0, 1.3
#: The share of the place's height that the village above an envelope takes, and of its own height
#: that the envelope lies over it.
_SIGHT, _OVER = 0.6, 0.16
#: How wide the sheet of a letter is, and its edges, and the space between its columns.
_SHEET, _EDGES, _BETWEEN = 1200.0, 30.0, 34.0
#: The light around one, on wood and parchment alike, and its strength.
_LIGHT: Colour = (255, 226, 150)
_GLOW = 190
_OPEN, _SEALED, _RETURNED = "post/open", "post/sealed", "post/returned"
#: What came is sealed by somebody else; what is to be done is open; what is done is sealed.
_ENVELOPES = {
    LetterStage.WATCH: _RETURNED,
    LetterStage.YOURS: _OPEN,
    LetterStage.READY: _OPEN,
    LetterStage.WAITING: _SEALED,
}


def draw_row_envelope(canvas: Canvas, plate: pygame.FRect, match: LetterMatch) -> pygame.FRect:
    """Draw the envelope at the end of a row; return what is left of its plate.

    Where something can be done now it is lit; a match that is over has none.
    """
    name = _ENVELOPES.get(match.stage)
    if name is None:
        return plate
    place = plate.inflate(-2 * _EDGE, -_EDGE)
    high = min(_IN_ROW * plate.height, grown(_HIGHEST))
    middle = (place.right - high * _SHAPE / 2, place.centery)
    _draw_envelope(canvas, name, box_at(middle, high * _SHAPE, high), lit=match.stage in URGENT)
    return pygame.FRect(plate.x, plate.y, plate.width - high * _SHAPE - _EDGE, plate.height)


def _draw_envelope(canvas: Canvas, name: str, box: pygame.FRect, *, lit: bool) -> None:
    if lit:
        inner = box.inflate(-0.5 * box.width, -0.5 * box.height).move(0, _LOWER * box.height)
        spread = 0.4 * box.height
        canvas.glow(inner, _LIGHT, strength=_GLOW, spread=spread, radius=10)
    canvas.image(name, box)


def large_envelope(*, writes: bool = False, came: bool = False, spring: float = 0.0) -> Block:
    """Return an envelope, large: open for who ``writes``, else sealed by one side.

    One with a ``spring`` is as large as the room that is left; larger texts leave it less.
    """
    name = _OPEN if writes else _RETURNED if came else _SEALED
    return Drawn(partial(_draw_large, name), 0.0 if spring else _HERO / grown(1.0), spring=spring)


def _draw_large(name: str, canvas: Canvas, area: pygame.FRect) -> None:
    sight = pygame.FRect(area.topleft, (area.width, area.height * _SIGHT))
    if area.height > _HERO:
        draw_painting(canvas, sight, sight_picture("village"))
        high = (area.bottom - sight.bottom) / (1 - _OVER)
        area = pygame.FRect(area.x, area.bottom - high, area.width, high)
    high = min(_HERO, area.height, area.width / _SHAPE)
    _draw_envelope(canvas, name, box_at(area.center, high * _SHAPE, high), lit=True)


def letter_sheet(head: str, envelope: Block, *boxes: Block) -> Row:
    """Return a sheet that fills the page: an envelope, and what is written beside it.

    In large texts the words lie below the envelope.
    """
    written = Row(
        envelope,
        Column(PanelHead(head), Space(spring=1), *boxes, Space(spring=1)),
        gap=_BETWEEN,
        shares=lambda width: (_HERO_WIDE, width - _HERO_WIDE - _BETWEEN),
        stack=_STACKED,
        spring=1,
    )
    return Row(Panel(written, edge=_EDGES, paper="parchment"), most=grown(_SHEET), spring=1)
