"""The grid of the screens around the match: a title, a body, and a foot with its buttons.

The way back is at the left of the foot, what matters most in its middle. Where cards take all of
the height, the way back stands above them, at the left of the title.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

import pygame

from game.kit import Block, Canvas, Colours, Sizes, Viewport, Widget, grown, text_room, text_style

from .dialogs.why_button import LampButton, WhyButton
from .drawings.gold_lettering import draw_lettering

#: The heights of title and foot, and the space at the left and right.
HEADER, FOOTER, MARGIN = 78.0, 80.0, 24.0
WIDEST = 1440.0
TITLE_SIZE = 44.0
BACK, ASIDE = (176.0, Sizes.button_height), (220.0, Sizes.button_height)
PRIMARY = (320.0, 56.0)
#: The size of the words on a screen's main button.
PRIMARY_WORDS = 22.0
NOTE = text_style.BODY.with_changes(size=Sizes.body, valign="middle", fit=True, outline=1.4)
#: From this width on words over the foot stand in the middle.
_LONG_NOTE = 700.0
#: How far what lies between the way back and the lamp stays off them.
_APART = 14.0


@dataclass(frozen=True, slots=True)
class Page:
    """The places on one screen; ``area`` is all of it between the margins, from top to bottom.

    ``note_row`` is the height of words over the buttons of the foot, 0 where they stand beside,
    ``tip_row`` that of a tip below the title.
    """

    area: pygame.FRect
    note_row: float = 0.0
    tip_row: float = 0.0

    @classmethod
    def of(cls, view: Viewport, widest: float = WIDEST, tallest: float | None = None) -> Page:
        """Return the grid of a window, at most ``widest`` wide and in its middle.

        With ``tallest``, title and foot stay at a body that needs no more height.
        """
        height = view.height if tallest is None else min(view.height, tallest)
        return cls(view.centered((min(view.width - 2 * MARGIN, widest), height)))

    def with_note(self, view: Viewport, *words: str, beside: float = 0.0) -> Page:
        """Return the page with a row for ``words`` where larger ones do not fit in the foot.

        Each of the words stands there at another time; ``beside`` is a width that is taken there.
        """
        note = replace(self, note_row=0.0).note
        high = self._note_height(view, words, note.width - beside)
        if grown(1.0) == 1.0 or high <= note.height:
            return self
        high = self._note_height(view, words, self.area.width)
        return replace(self, note_row=high + Sizes.gap_small)

    @staticmethod
    def _note_height(view: Viewport, words: tuple[str, ...], width: float) -> float:
        return max(text_room(view, each, NOTE, width) for each in words)

    def needs(self, body: float) -> float:
        """Return how high the page must be for a body of so many logical units."""
        return HEADER + self.tip_row + body + self.note_row + self.foot_height

    @property
    def header(self) -> pygame.FRect:
        """Where the title stands."""
        return pygame.FRect(self.area.x, self.area.y, self.area.width, HEADER)

    @property
    def body(self) -> pygame.FRect:
        """The place between title and foot."""
        height = self.area.height - self.needs(0.0)
        y = self.header.bottom + self.tip_row
        return pygame.FRect(self.area.x, y, self.area.width, height)

    @property
    def foot_height(self) -> float:
        """How high the foot is: its buttons grow with their words."""
        return FOOTER + 0.75 * (grown(PRIMARY[1]) - PRIMARY[1])

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
        """Where words stand at the right of the main button, or over all of the foot."""
        if self.note_row:
            y = self.area.bottom - self.foot_height - self.note_row
            return pygame.FRect(self.area.x, y, self.area.width, self.note_row)
        primary = self.primary
        x = primary.right + MARGIN
        return pygame.FRect(x, primary.y, self.area.right - x, primary.height)

    def _at_foot(
        self, size: tuple[float, float], where: Literal["left", "middle", "right"]
    ) -> pygame.FRect:
        wide = min(grown(size[0]), size[0] + (WIDEST - size[0]) * 0.12)
        box = pygame.FRect(0, 0, wide, min(grown(size[1]), 1.6 * size[1]))
        box.centery = self.area.bottom - self.foot_height / 2
        if where == "left":
            box.left = self.area.left
        elif where == "right":
            box.right = self.area.right
        else:
            box.centerx = self.area.centerx
        return box


@dataclass(frozen=True, slots=True)
class Foot:
    """The foot of a page: the way back at the left, what matters most in the middle, one more.

    Words say what can be done here, or in its place what the player must hear. They stand at the
    right, before the button at the ``end``; beside them ``aside`` lies between the others. Without
    a main button they have all of the room between the way back and the ``end``, which is at least
    ``end_wide``. Where larger words do not fit there, they have a row of their own. A ``row`` of
    other things lies over all of the foot's width, as high as the way back. A ``lamp`` lies beside
    the main button, what is ``between`` between it and the way back, and ``why`` behind the words.
    """

    main: Widget | None = None
    back: Widget | None = None
    aside: Widget | None = None
    hint: str = ""
    message: str = ""
    end: Widget | None = None
    end_wide: float = 0.0
    row: Block | None = None
    lamp: LampButton | None = None
    between: Widget | None = None
    why: WhyButton | None = None

    @property
    def widgets(self) -> list[Widget]:
        """The buttons, in the order in which the keyboard goes through them."""
        row = [] if self.row is None else self.row.widgets()
        order = (
            self.back,
            self.aside,
            self.main,
            *row,
            self.end,
            self.lamp,
            self.why,
            self.between,
        )
        return [each for each in order if each is not None]

    @property
    def has_words(self) -> bool:
        """Whether words stand in it, at some time."""
        return bool(self.hint or self.message)

    def on(self, view: Viewport, page: Page) -> Page:
        """Return the page with room for the words."""
        if not self.has_words:
            return page
        # Larger words leave the button aside no room beside the main one but theirs.
        taken = self.aside is not None and grown(1.0) > 1.0
        beside = page.note.width - (1.0 if taken else self._words_place(page).width)
        return page.with_note(view, self.hint, self.message, beside=beside)

    def place(self, view: Viewport, page: Page) -> None:
        """Lay the buttons."""
        if self.main is not None:
            self.main.place(page.primary)
        if self.back is not None:
            self.back.place(self._back(self.back.wanted_width(view), page))
        if self.lamp is not None:
            self.lamp.place_beside(page.primary, page.back)
            if self.between is not None:
                box = page.back.move(page.back.width + _APART, 0)
                box.width = self.lamp.rect.x - _APART - box.x
                self.between.place(box)
        if self.aside is not None:
            box = page.aside
            if self.has_words and not page.note_row:
                box.x = page.back.right + Sizes.gap
                box.width = min(box.width, page.primary.x - Sizes.gap - box.x)
            self.aside.place(box)
        if self.end is not None:
            self.end.place(self._end(page))

    def _back(self, wanted: float, page: Page) -> pygame.FRect:
        """Return where the way back lies: as wide as its words, with nothing beside it."""
        box = page.back
        aside = self.aside is not None and self.aside.visible
        if self.main is not None and self.lamp is None and not aside:
            box.width = max(box.width, min(wanted, page.primary.x - MARGIN - box.x))
        return box

    def place_row(self, view: Viewport, page: Page) -> None:
        """Lay the row, if there is one."""
        if self.row is not None:
            back = page.back
            self.row.place(view, pygame.FRect(back.x, back.y, page.area.width, back.height))

    def _end(self, page: Page) -> pygame.FRect:
        box = page.aside
        wide = max(box.width, self.end_wide)
        return pygame.FRect(box.right - wide, box.y, wide, box.height)

    def _words_place(self, page: Page) -> pygame.FRect:
        note = page.note
        if page.note_row:
            return note
        if self.main is None:
            left = page.back.right + Sizes.gap
            note = pygame.FRect(left, note.y, note.right - left, note.height)
        if self.end is not None:
            note.width = self._end(page).x - Sizes.gap - note.x
        return note

    def draw(self, canvas: Canvas, page: Page) -> None:
        """Write the words, and draw what lies in the row."""
        if self.row is not None:
            self.row.draw(canvas)
        if self.has_words:
            place = self._words_place(page)
            if self.why is not None:
                place = self.why.make_room(canvas, self.message, place, NOTE)
            draw_note(canvas, self.hint, self.message, place)


def draw_title(
    canvas: Canvas, words: str, box: pygame.FRect, align: Literal["left", "center"] = "center"
) -> pygame.FRect:
    """Write a screen's title in its header; return where the letters are."""
    return draw_lettering(canvas, words, box, TITLE_SIZE, align=align)


def draw_note(canvas: Canvas, hint: str, message: str, box: pygame.FRect) -> None:
    """Write what can be done here, or in its place what the player must hear of."""
    colour = Colours.attention if message else Colours.text
    align: Literal["start", "center"] = "center" if box.width > _LONG_NOTE else "start"
    canvas.text(message or hint, box, NOTE, colour=colour, align=align)
