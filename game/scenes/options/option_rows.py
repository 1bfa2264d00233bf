"""The parts of the options: the pages' tabs, and a row with a sentence for every setting."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

import pygame
from pygame.typing import RectLike

from game.kit import (
    TAB,
    Alphas,
    Canvas,
    Colours,
    ColumnButton,
    ScrollArea,
    Sizes,
    Spoken,
    ValueWidget,
    Viewport,
    Widget,
    grown,
    text_size,
    text_style,
)

from ..services import Services
from .option_kinds import Option, OptionHost

ROW_HEIGHT, ROW_GAP = 71.0, 7.0
#: The least height of a row in a column that is long, of one in a column of so few, and the
#: height of a heading; the side of a picture, for a row's least height of one.
_LOW_ROW, _TALL_ROW, _FEW, _HEADING, _PICTURE = 58.0, 124.0, 2, 36.0, 0.52
_ICON, _EDGE, _INSIDE, _CONTROL = 38.0, 22.0, 8.0, 40.0
#: The size of letters from which a control that is wider than this lies below the words.
_STACKED, _NARROW = 1.4, 100.0
#: The least width of the words beside a control.
_LEAST_WORDS = 220.0
_BAR = 5.0
_TAB_ICON = 0.6
_NAME = text_style.NAME.with_changes(
    size=19, colour=Colours.light, wrap=True, fit=False, valign="top"
)
_SENTENCE = text_style.BODY.with_changes(size=15, colour=Colours.muted)
_HEAD = text_style.NAME.with_changes(size=18, colour=Colours.gold)


class OptionTab(ColumnButton):
    """A page's name; the one that lies open is marked."""

    feedback: ClassVar[str] = "toggle"

    def __init__(self, label: str, icon: str, on_click: Callable[[], None]) -> None:
        super().__init__(label, on_click, kind="quiet", icon=icon, size=Sizes.strong + 1)
        self.chosen = False

    @property
    def spoken(self) -> Spoken:
        """The name of the page: it opens as the keyboard comes to it."""
        return super().spoken._replace(role=TAB)

    def draw(self, canvas: Canvas) -> None:
        """Draw the mark of the open page, and the words as a quiet button has them."""
        if self.chosen:
            canvas.fill(self.rect, Colours.gold, radius=Sizes.radius, alpha=Alphas.selected)
            bar = (self.rect.x + 4, self.rect.y + 9, _BAR, self.rect.height - 18)
            canvas.fill(bar, Colours.gold, radius=_BAR / 2)
        super().draw(canvas)

    def draw_label(self, canvas: Canvas, box: pygame.FRect) -> None:
        """Draw the picture and the words at the edge where reading begins."""
        side = min(box.height * _TAB_ICON, _ICON)
        words = pygame.FRect(box.x, box.y, box.width - side - 16, box.height)
        x = box.right - side / 2
        if not canvas.begins_right(self.label):
            words.right = box.right
            x = box.x + side / 2
        self.draw_icon(canvas, (x, box.centery), side)
        canvas.text(self.label, words, self.label_style.with_changes(align="start", wrap=True))

    @property
    def label_style(self) -> text_style.TextStyle:
        """Gold and bold for the open page."""
        look = super().label_style.with_changes(carved=True, bold=True)
        return look.with_changes(colour=Colours.gold) if self.chosen else look


@dataclass(slots=True)
class OptionRow:
    """A setting: its control at the right, its picture, name and sentence at the left.

    Where letters are very large, a wide control lies below the words. ``box`` is where the row
    lies in its column, ``heading`` what stands over it, where a group of rows begins; ``whole`` is
    the place of both.
    """

    option: Option
    name: str
    sentence: str
    control: ValueWidget
    heading: str = ""
    #: Whether a wide control leaves no room for a sentence.
    brief: bool = False
    box: pygame.FRect = field(default_factory=pygame.FRect)
    whole: pygame.FRect = field(default_factory=pygame.FRect)
    _control: pygame.FRect = field(default_factory=pygame.FRect)
    _words: pygame.FRect = field(default_factory=pygame.FRect)
    _name_height: float = 0.0
    _side: float = _ICON

    @classmethod
    def of(
        cls, option: Option, host: OptionHost, group: str | None = None, *, brief: bool = False
    ) -> OptionRow:
        """Return the row of an option, with which a ``group`` may begin."""
        translate, control = host.services.translate, option.control(host)
        control.called = translate(f"options.{option.name}")
        heading = "" if group is None else translate(f"options.groups.{group}")
        row = cls(option, control.called, "", control, heading, brief and option.width > _NARROW)
        row.follow(host.services, None)
        return row

    def follow(self, services: Services, view: Viewport | None) -> None:
        """Show what is set, and what is to be said of it in the window."""
        self.option.follow(self.control, services.settings)
        note = "" if view is None else self.option.note(services, view)
        told = note or services.translate(f"options.{self.option.name}_text")
        self.sentence = "" if self.brief else told
        self.control.explained = told

    def lay(self, view: Viewport, y: float, width: float, least: float) -> float:
        """Lie at ``y`` of the column, at least ``least`` high; return where the next begins."""
        top = y + (grown(_HEADING) if self.heading else 0.0)
        own = self.option.width
        high = _CONTROL + 0.7 * (grown(_CONTROL) - _CONTROL)
        self._side = max(_ICON, _PICTURE * least / grown(1.0))
        x = _EDGE + self._side + 18
        stacked = own > _NARROW and (
            grown(1.0) >= _STACKED or (not self.brief and width - x - own < _LEAST_WORDS)
        )
        words = width - x - _EDGE if stacked else width - x - own - _EDGE - 24
        self._name_height = text_size(view, self.name, _NAME, words)[1]
        text = self._name_height
        if self.sentence:
            text += text_size(view, self.sentence, _SENTENCE, words)[1]
        inside = text + 10 + high if stacked else max(text, high)
        height = max(least, inside + 2 * _INSIDE)
        self.box = pygame.FRect(0, top, width, height)
        self.whole = pygame.FRect(0, y, width, top + height - y)
        self._words = pygame.FRect(x, 0, words, text)
        self._control = pygame.FRect(width - _EDGE - own, 0, own, high)
        self._words.centery = self._control.centery = self.box.centery
        if stacked:
            self._words.y = self.box.centery - inside / 2
            self._control.update(x, self._words.bottom + 10, words, high)
        return self.box.bottom + ROW_GAP

    def show_at(self, area: pygame.FRect, offset: float, seen: pygame.FRect) -> None:
        """Put the control into the window ``area`` of the column, of which part is ``seen``."""
        self.control.place(self._control.move(area.x, area.y - offset))
        self.control.within = seen

    def draw(self, canvas: Canvas) -> None:
        """Draw all but the control: the name over its sentence."""
        control, box = self.control, self.box
        if self.heading:
            canvas.text(self.heading, (4, self.whole.y, box.width - 8, grown(_HEADING) - 4), _HEAD)
        lit = control.hovered or control.focused
        canvas.fill(box, Colours.well, radius=Sizes.radius, alpha=150 if lit else 90)
        side = self._side
        icon = pygame.FRect(_EDGE, self._words.centery - side / 2, side, side)
        alpha = 255 if control.enabled else Alphas.disabled
        canvas.image(self.option.icon, icon, alpha=alpha)
        x, y, width, height = self._words
        canvas.text(self.name, (x, y, width, self._name_height + 1), _NAME, alpha=alpha)
        rest = height - self._name_height
        canvas.text(
            self.sentence, (x, y + self._name_height, width, rest + 2), _SENTENCE, alpha=alpha
        )


class OptionColumn(ScrollArea):
    """The rows of a page one below the other; it scrolls where they are higher than their place.

    The keyboard goes from control to control, and the column follows.
    """

    focusable: ClassVar[bool] = False

    def __init__(self, rows: Sequence[OptionRow], *, low: bool = False) -> None:
        super().__init__()
        self.rows = rows
        #: The least height of a row where letters are not larger than usual.
        self._least = _TALL_ROW if 0 < len(rows) <= _FEW else ROW_HEIGHT
        if low or any(row.heading for row in rows):
            self._least = _LOW_ROW
        self._view: Viewport | None = None
        self._followed: Widget | None = None
        self._sentences: list[str] = []

    def wanted_height(self, view: Viewport, width: float) -> float:
        """Keep the window, for which the rows are laid; it takes whatever height there is."""
        del width
        self._view = view
        return 0.0

    def place(self, rect: RectLike) -> None:
        """Lie in ``rect``, with the letters as large as they now are."""
        super().place(rect)
        if self._view is None:
            return
        for _ in range(2):
            # The width is less once there is a bar, and with it the height is more.
            self._lay(self._view)
        self.scroll_to(self.offset, at_once=True)
        self._show()

    def rows_height(self, view: Viewport, width: float) -> float:
        """Lay the rows out at a width without a bar; return how high they are together."""
        # Large words have rows of their own height, which then need be no taller.
        least, y = max(self._least, min(grown(self._least), grown(ROW_HEIGHT))), 0.0
        for number, row in enumerate(self.rows):
            y = row.lay(view, y + (ROW_GAP if row.heading and number else 0), width, least)
        return max(0.0, y - ROW_GAP)

    def _lay(self, view: Viewport) -> None:
        self.content_height = self.rows_height(view, self.content_width)
        self._sentences = [row.sentence for row in self.rows]

    def _show(self) -> None:
        for row in self.rows:
            row.show_at(self.rect, self.offset, self.seen)

    def follow_keyboard(self, focused: Widget | None) -> None:
        """Bring the row into sight to which the keyboard has come."""
        if focused is self._followed:
            return
        self._followed = focused
        for row in self.rows:
            if row.control is focused:
                whole = row.whole
                self.reveal(0.0 if row is self.rows[0] else whole.top, whole.bottom)

    def update(self, dt: float) -> bool:
        """Glide to where it was scrolled, with the controls."""
        moving = super().update(dt)
        if self._sentences != [row.sentence for row in self.rows]:
            self.place(self.rect)
        self._show()
        return moving

    def spans(self) -> Iterator[tuple[float, float]]:
        """Yield the rows."""
        return ((row.whole.top, row.whole.bottom) for row in self.rows)

    def paint_content(self, canvas: Canvas) -> None:
        """Draw the rows that are seen."""
        for row in self.rows:
            if row.whole.bottom > self.offset and row.whole.top < self.offset + self.rect.height:
                row.draw(canvas)
