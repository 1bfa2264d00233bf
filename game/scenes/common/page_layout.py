"""The grid of the screens around the match: a title, a body, and a foot with its buttons.

The way back is at the left of the foot, what matters most in its middle. Where cards take all of
the height, the way back stands above them, at the left of the title.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

import pygame

from game.kit import Canvas, Colours, Sizes, Viewport, text_style

from .drawings.gold_lettering import draw_lettering

if TYPE_CHECKING:
    from .dialogs.why_button import WhyButton

#: The heights of title and foot, and the space at the left and right.
HEADER, FOOTER, MARGIN = 78.0, 80.0, 24.0
WIDEST = 1440.0
TITLE_SIZE = 44.0
BACK, ASIDE = (176.0, Sizes.button_height), (220.0, Sizes.button_height)
PRIMARY = (320.0, 56.0)
#: The size of the words on a screen's main button.
PRIMARY_WORDS = 22.0
_NOTE = text_style.BODY.with_changes(size=Sizes.body, valign="middle", fit=True, outline=1.4)


@dataclass(frozen=True, slots=True)
class Page:
    """The places on one screen; ``area`` is all of it between the margins, from top to bottom."""

    area: pygame.FRect

    @classmethod
    def of(cls, view: Viewport, widest: float = WIDEST, tallest: float | None = None) -> Page:
        """Return the grid of a window, at most ``widest`` wide and in its middle.

        ``tallest`` is for what needs no more height: title and foot then stay at what they are of.
        """
        height = view.height if tallest is None else min(view.height, tallest)
        area = pygame.FRect(0, 0, min(view.width - 2 * MARGIN, widest), height)
        area.center = view.center
        return cls(area)

    @property
    def header(self) -> pygame.FRect:
        """Where the title stands."""
        return pygame.FRect(self.area.x, self.area.y, self.area.width, HEADER)

    @property
    def body(self) -> pygame.FRect:
        """What is left between title and foot."""
        height = self.area.height - HEADER - FOOTER
        return pygame.FRect(self.area.x, self.area.y + HEADER, self.area.width, height)

    @property
    def back(self) -> pygame.FRect:
        """Where the button lies that leads back."""
        return self._at_foot(BACK, "left")

    @property
    def primary(self) -> pygame.FRect:
        """Where the button lies that leads on."""
        return self._at_foot(PRIMARY, "middle")

    @property
    def aside(self) -> pygame.FRect:
        """Where one more button lies, at the right."""
        return self._at_foot(ASIDE, "right")

    @property
    def note(self) -> pygame.FRect:
        """Where words stand at the right of the main button."""
        primary = self.primary
        x = primary.right + MARGIN
        return pygame.FRect(x, primary.y, self.area.right - x, primary.height)

    def _at_foot(
        self, size: tuple[float, float], where: Literal["left", "middle", "right"]
    ) -> pygame.FRect:
        box = pygame.FRect((0, 0), size)
        box.centery = self.area.bottom - FOOTER / 2
        if where == "left":
            box.left = self.area.left
        elif where == "right":
            box.right = self.area.right
        else:
            box.centerx = self.area.centerx
        return box


def draw_title(
    canvas: Canvas,
    words: str,
    box: pygame.FRect,
    align: Literal["left", "center"] = "center",
) -> pygame.FRect:
    """Write a screen's title in its header; return where the letters are."""
    return draw_lettering(canvas, words, box, TITLE_SIZE, align=align)


def draw_note(
    canvas: Canvas, hint: str, message: str, box: pygame.FRect, why: WhyButton | None = None
) -> None:
    """Write what can be done here, or in its place what the player must hear of.

    ``why`` lies behind what was refused.
    """
    colour = Colours.attention if message else Colours.text
    room = box if why is None else why.make_room(canvas, message, box, _NOTE)
    canvas.text(message or hint, room, _NOTE, colour=colour)
