"""The envelope of a match by letter: small in its row, and large between those who write."""

import pygame

from game.kit import Canvas, Colour, Point, box_at, grown
from game.play import LetterMatch, LetterStage

from .letter_words import URGENT

#: How wide an envelope is for its height, how much of a row's height it takes, and at most; how
#: far below the middle of its picture that of the envelope lies.
_SHAPE, _IN_ROW, _HIGHEST, _EDGE, _LOWER = 160 / 128, 0.94, 92.0, 16.0, 0.12
#: The light around one, on wood, parchment and paintings alike, its strength and its reach.
_LIGHT: Colour = (255, 226, 150)
_GLOW, _SPREAD = 190, 80.0
OPEN, SEALED, RETURNED = "post/open", "post/sealed", "post/returned"
#: What came is sealed by somebody else; what is to be done is open; what is done is sealed.
ENVELOPES = {
    LetterStage.WATCH: RETURNED,
    LetterStage.YOURS: OPEN,
    LetterStage.READY: OPEN,
    LetterStage.WAITING: SEALED,
}


def draw_row_envelope(canvas: Canvas, plate: pygame.FRect, match: LetterMatch) -> pygame.FRect:
    """Draw the envelope at the end of a row; return what is left of its plate.

    Where something can be done now it is lit; a match that is over has none.
    """
    name = ENVELOPES.get(match.stage)
    if name is None:
        return plate
    place = plate.inflate(-2 * _EDGE, -_EDGE)
    high = min(_IN_ROW * plate.height, grown(_HIGHEST))
    middle = (place.right - high * _SHAPE / 2, place.centery)
    draw_envelope(canvas, name, middle, high, lit=match.stage in URGENT)
    return pygame.FRect(plate.x, plate.y, plate.width - high * _SHAPE - _EDGE, plate.height)


def draw_envelope(canvas: Canvas, name: str, middle: Point, high: float, *, lit: bool) -> None:
    """Draw an envelope around its middle, in light where it is ``lit``."""
    box = box_at(middle, high * _SHAPE, high)
    if lit:
        inner = box.inflate(-0.3 * box.width, -0.4 * box.height).move(0, _LOWER * box.height)
        spread = min(_SPREAD, 0.45 * box.height)
        canvas.glow(inner, _LIGHT, strength=_GLOW, spread=spread, radius=10)
    canvas.image(name, box)
