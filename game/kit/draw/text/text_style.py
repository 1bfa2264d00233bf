"""How a text looks and where it stands: named styles, small changes to them, and its place."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias, TypedDict, Unpack

import pygame
from pygame.typing import RectLike

from ...theme import Colour, Colours, Sizes
from ...viewport import Point, Size

Align: TypeAlias = Literal["left", "center", "right", "start"]
VAlign: TypeAlias = Literal["top", "middle", "bottom"]
#: Which letters are written: those of what is read, the same bold, or those of headings.
Face: TypeAlias = Literal["plain", "bold", "carved"]


class StyleChanges(TypedDict, total=False):
    """The fields of TextStyle that may be changed for one text."""

    size: float
    colour: Colour
    bold: bool
    carved: bool
    align: Align
    valign: VAlign
    outline: float
    outline_colour: Colour
    wrap: bool
    fit: bool
    floor: float
    alpha: int


@dataclass(frozen=True, slots=True)
class TextStyle:
    """How a text looks; ``size``, ``outline`` and ``floor`` are logical units.

    ``bold`` letters that are ``carved`` are those of headings, where they have all that is needed.
    ``align`` "start" is left, or right where the text reads from the right.
    ``wrap`` breaks lines at the rectangle's width. ``fit`` shrinks down to ``floor`` until the text
    is inside the rectangle, then cuts it off with an ellipsis.
    """

    size: float = Sizes.body
    colour: Colour = Colours.text
    bold: bool = False
    carved: bool = False
    align: Align = "left"
    valign: VAlign = "top"
    outline: float = 0.0
    outline_colour: Colour = Colours.ink_shadow
    wrap: bool = False
    fit: bool = False
    floor: float = Sizes.text_floor
    alpha: int = 255

    def with_changes(self, **changes: Unpack[StyleChanges]) -> TextStyle:
        """Return this style with some fields changed."""
        return replace(self, **changes) if changes else self

    @property
    def face(self) -> Face:
        """The letters that it is written with."""
        return "plain" if not self.bold else "carved" if self.carved else "bold"


CAPTION = TextStyle(size=Sizes.caption, colour=Colours.muted, align="start", valign="middle")
BODY = TextStyle(align="start", wrap=True)
BODY_INK = BODY.with_changes(colour=Colours.ink)
STRONG = TextStyle(size=Sizes.strong, bold=True, align="start", valign="middle", fit=True)
STRONG_INK = STRONG.with_changes(colour=Colours.ink)
#: What things are called on rows, tabs and plates: in the letters of headings.
NAME = STRONG.with_changes(carved=True)
HEADING = TextStyle(
    size=Sizes.heading,
    colour=Colours.gold,
    bold=True,
    carved=True,
    align="center",
    valign="middle",
    fit=True,
)
TITLE = TextStyle(
    size=Sizes.title,
    colour=Colours.light,
    bold=True,
    carved=True,
    align="center",
    valign="middle",
    outline=2.0,
    fit=True,
)
BADGE = TextStyle(
    size=Sizes.badge, colour=Colours.light, bold=True, align="center", valign="middle", outline=1.6
)
#: Where a text stands that is aligned in flipped coordinates.
FLIPPED: dict[Align, Align] = {
    "left": "right",
    "right": "left",
    "center": "center",
    "start": "right",
}


def text_box(where: RectLike | Point) -> tuple[pygame.FRect, bool]:
    """Return the rectangle that a text is aligned in, and whether it is bounded by it."""
    if isinstance(where, tuple) and len(where) == 2 and not isinstance(where[0], tuple):
        return pygame.FRect(where, (0, 0)), False
    return pygame.FRect(where), True


def placed(box: pygame.FRect, size: Size, style: TextStyle, *, from_right: bool) -> pygame.FRect:
    """Return where a text of ``size`` lies; one that begins where it is read from, at that side."""
    place = pygame.FRect((0, 0), size)
    align = style.align
    if align == "start":
        align = "right" if from_right else "left"
    across = {"left": box.x, "center": box.centerx - size[0] / 2, "right": box.right - size[0]}
    down = {"top": box.y, "middle": box.centery - size[1] / 2, "bottom": box.bottom - size[1]}
    place.topleft = across[align], down[style.valign]
    return place
