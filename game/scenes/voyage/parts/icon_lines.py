"""Lines of words below one another, each with a picture before it where it has one.

They are measured and drawn by the same rules, so that a panel is as high as its words ask for at
any size of texts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.board import CARD_SHAPE, ShownCard
from game.kit import (
    Block,
    Canvas,
    Colour,
    Column,
    Drawn,
    Row,
    Sizes,
    Space,
    TextStyle,
    Viewport,
    grown,
    text_room,
    text_style,
)

from ...common import draw_card
from .voyage_pictures import draw_face

#: How large a picture before a line is for a letter of one unit.
_ICON = 1.55
BODY = text_style.BODY.with_changes(size=16.0)
HEAD = text_style.NAME.with_changes(size=20.0, wrap=True, fit=False, valign="top")
STRONG = HEAD.with_changes(size=17.0)
SMALL = text_style.CAPTION.with_changes(size=14.5, wrap=True, valign="top")


class IconLine(NamedTuple):
    """Words in a style; ``above`` is the space over them, ``icon`` a picture before them."""

    words: str
    style: TextStyle = BODY
    icon: str = ""
    above: float = Sizes.gap_small
    colour: Colour | None = None

    def enlarged(self, growth: float) -> IconLine:
        """Return the line so many times as large, with its space."""
        style = self.style.with_changes(size=growth * self.style.size)
        return self._replace(style=style, above=growth * self.above)


def icon_side(style: TextStyle) -> float:
    """Return how large the picture before a line of this style is."""
    return grown(style.size) * _ICON


def _room(line: IconLine, width: float) -> float:
    return width - (icon_side(line.style) + Sizes.gap_small if line.icon else 0.0)


def line_height(view: Viewport, line: IconLine, width: float) -> float:
    """Return how high a line is, without the space above it."""
    high = text_room(view, line.words, line.style, _room(line, width))
    return max(high, icon_side(line.style) if line.icon else 0.0)


def lines_height(view: Viewport, lines: Sequence[IconLine], width: float) -> float:
    """Return how high lines are together; the space above the first does not count."""
    high = sum(line.above + line_height(view, line, width) for line in lines)
    return high - lines[0].above if lines else 0.0


def draw_icon_lines(canvas: Canvas, lines: Sequence[IconLine], box: pygame.FRect) -> float:
    """Draw lines from the top of ``box``; return where they end."""
    y = box.y - (lines[0].above if lines else 0.0)
    for line in lines:
        y += line.above
        high = line_height(canvas.view, line, box.width)
        place = pygame.FRect(box.x, y, box.width, high)
        if line.icon:
            place = _draw_icon(canvas, line, place)
        colour = line.style.colour if line.colour is None else line.colour
        valign = "middle" if line.icon else line.style.valign
        canvas.text(line.words, place, line.style, colour=colour, valign=valign)
        y += high
    return y


def _draw_icon(canvas: Canvas, line: IconLine, place: pygame.FRect) -> pygame.FRect:
    """Draw the picture where reading begins; return what is left for the words."""
    side = icon_side(line.style)
    words = place.copy()
    words.width -= side + Sizes.gap_small
    x = place.right - side
    if not canvas.begins_right(line.words):
        x = place.x
        words.x += side + Sizes.gap_small
    canvas.image(line.icon, (x, place.y, side, side))
    return words


class IconLines(Block):
    """Lines in a tree of blocks."""

    def __init__(self, lines: Sequence[IconLine]) -> None:
        super().__init__()
        self.lines = lines

    def height(self, view: Viewport, width: float) -> float:
        """Return the height of the lines."""
        return lines_height(view, self.lines, width)

    def draw(self, canvas: Canvas) -> None:
        """Draw the lines."""
        draw_icon_lines(canvas, self.lines, self.area)


def lines_beside_face(picture: str, lines: Sequence[IconLine], radius: float) -> Row:
    """Return lines in the middle of the height of a portrait, which is before them."""
    face = Drawn(lambda canvas, area: draw_face(canvas, picture, area.center, radius), 2 * radius)
    words = Column(Space(spring=1.0), IconLines(lines), Space(spring=1.0))
    return Row(face, words, shares=lambda width: (2 * radius, width - 2 * radius - Sizes.gap))


_WIDE, _GAP = 62.0, 8.0


def strip_height(shown: Sequence[ShownCard], width: float) -> float:
    """Return how high the row is at a width; 0 for no cards."""
    return _wide(shown, width) * CARD_SHAPE if shown else 0.0


def draw_strip(canvas: Canvas, shown: Sequence[ShownCard], box: pygame.FRect) -> None:
    """Draw the cards in the middle of ``box``, from its top."""
    wide = _wide(shown, box.width)
    x = box.centerx - (len(shown) * (wide + _GAP) - _GAP) / 2
    for place, card in enumerate(shown):
        spot = (x + place * (wide + _GAP), box.y, wide, wide * CARD_SHAPE)
        draw_card(canvas, card, spot, then=True)


def _wide(shown: Sequence[ShownCard], width: float) -> float:
    return min(_WIDE, (width + _GAP) / max(1, len(shown)) - _GAP)
