"""The heads of the muster's panels: a stall with its keeper, and a captain over the company."""

import pygame

from game.board import GLAD
from game.kit import (
    Block,
    Canvas,
    Colour,
    Colours,
    Point,
    Viewport,
    grown,
    mixed,
    shown,
    text_room,
    text_style,
)

from ..parts.voyage_pictures import CAPTAINS, draw_face

#: Who keeps the stall.
KEEPER = "portraits/quill"
#: The height of a head, the radius of a face, and how far words are off it.
_HIGH, _FACE, _GAP = 50.0, 25.0, 10.0
#: The awning: how far it reaches over the panel at its sides, above it at its top, how much
#: narrower it is there, how high its cloth is, and about how wide a stripe.
_BEYOND, _ABOVE, _NARROWER, _CLOTH, _STRIPE = 9.0, 8.0, 16.0, 38.0, 32.0
_STRIPES: tuple[Colour, Colour] = ((196, 52, 44), (246, 228, 190))
#: How dark the cloth is at its upper edge, and its hanging edge.
_TOP, _HEM = 0.34, 0.16
_WORDS = text_style.NAME.with_changes(size=19, colour=Colours.gold, wrap=True, valign="middle")
_SIGN_EDGE = 18.0
#: How far the sides of the panel are off the words.
_PANEL = 18.0


class FaceHead(Block):
    """Words beside a face, as the head of a panel."""

    def __init__(self, face: str, words: str) -> None:
        super().__init__()
        self.face, self.words = face, words

    def height(self, view: Viewport, width: float) -> float:
        """Return the height of the face, or of words that need more."""
        room = width - 2 * _FACE - _GAP
        return max(_HIGH, text_room(view, self.words, _WORDS, room))

    def draw(self, canvas: Canvas) -> None:
        """Draw the face where the line begins, and the words."""
        box = self.area
        draw_face(canvas, self.face, (box.x + _FACE, box.centery), _FACE, feeling=GLAD)
        left = 2 * _FACE + _GAP
        canvas.text(self.words, (box.x + left, box.y, box.width - left, box.height), _WORDS)


class StallHead(FaceHead):
    """A striped awning whose upper edge is ``edge`` off its words, with its keeper and a sign."""

    def __init__(self, words: str, edge: float) -> None:
        super().__init__(KEEPER, words)
        self._edge = edge

    def draw(self, canvas: Canvas) -> None:
        """Draw the awning, the sign that hangs from it, and the keeper beside."""
        box = self.area
        out = _PANEL + _BEYOND
        top = box.y - self._edge - _ABOVE
        high = _ABOVE + _CLOTH + _STRIPE / 2 + 4
        awning = canvas.sprite("awning", (box.width + 2 * out, high), _paint_awning)
        canvas.blit(awning, (box.x - out, top))
        radius = 1.15 * _FACE
        middle = box.right - radius + 4, box.centery - 4
        wide = min(canvas.text_size(self.words, _WORDS)[0] + 2 * _SIGN_EDGE, box.width - 2 * radius)
        high = max(grown(34.0), text_room(canvas.view, self.words, _WORDS, wide - _SIGN_EDGE) + 8)
        sign = pygame.FRect(0, 0, wide, high)
        sign.midleft = box.x, box.centery
        canvas.shadow(sign, spread=8, drop=4, radius=6)
        canvas.nine_patch("ui/panel_wood", sign, corner=10)
        canvas.text(self.words, sign, _WORDS, align="center")
        draw_face(canvas, self.face, middle, radius, feeling=GLAD)


def _paint_awning(canvas: Canvas) -> None:
    wide, foot = canvas.view.width, _ABOVE + _CLOTH
    count = max(3, round(wide / _STRIPE)) // 2 * 2 + 1
    step = wide / count
    top = (wide - 2 * _NARROWER) / count
    for number in range(count):
        x = number * step
        over = _NARROWER + number * top
        colour = _STRIPES[number % 2]
        hem = mixed(colour, Colours.shadow, _HEM)
        canvas.circle((x + step / 2, foot), step / 2, hem)
        rows = 16
        for row in range(rows):
            t, u = row / rows, (row + 1) / rows
            shade = mixed(colour, Colours.shadow, _TOP * (1 - t))
            canvas.polygon([*_across((over, over + top), (x, x + step), t, foot),
                            *reversed(_across((over, over + top), (x, x + step), u, foot))],
                           shown(shade))  # fmt: skip
    canvas.line((0, foot), (wide, foot), Colours.shadow, width=2.5, alpha=70)
    canvas.line((_NARROWER, 2), (wide - _NARROWER, 2), Colours.brass_dark, width=4)


def _across(
    above: tuple[float, float], below: tuple[float, float], t: float, foot: float
) -> list[Point]:
    """Return both ends of a stripe so far down, 0 to 1."""
    pairs = zip(above, below, strict=True)
    return [(high + (low - high) * t, foot * t) for high, low in pairs]


def company_head(captain: str, words: str) -> Block:
    """Return the head over a captain's company."""
    return FaceHead(f"{CAPTAINS}/{captain}", words)
