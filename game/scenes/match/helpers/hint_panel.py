"""The panel of the hint: the steps of a line between the bridges, the reasons for the lit one."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, NamedTuple

import pygame
from pygame.typing import RectLike

from game.board import Layout
from game.kit import (
    Button,
    Canvas,
    Colours,
    Intent,
    Kind,
    PointerMoved,
    PointerPressed,
    Pressable,
    Sizes,
    Viewport,
    WidgetGroup,
    button_height,
    draw_arrow_knob,
    draw_panel,
    draw_well,
    grown,
    interface_flipped,
    text_size,
    text_style,
)

from ...common import river_width

#: Where the panel begins at the earliest, below the other row, and where it ends at the latest.
_TOP, _FOOT = 120.0, 198.0
_MARGIN, _INSET = 8.0, 16.0
#: The upper edge of the window, beyond which it never reaches.
_EDGE = 6.0
_WIDEST = 400.0
_HEAD, _BUTTON, _CLOSE = 40.0, 42.0, 30.0
_COIN, _ASIDE = 11.0, 32.0
#: Beside "2 of 4": an arrow before it and one behind, and the room between them.
_ARROW, _COUNT_ROOM = 30.0, 62.0
_GAP, _PART = 7.0, 5.0
_TITLE = text_style.STRONG.with_changes(size=18, colour=Colours.gold)
_STEP = text_style.BODY.with_changes(size=15, colour=Colours.muted)
_LIT = text_style.BODY.with_changes(size=16, colour=Colours.light, bold=True)
_REASON = text_style.BODY.with_changes(size=15)
_COUNT = text_style.STRONG.with_changes(size=15, floor=10, align="center", valign="middle")
_NUMBER = text_style.BADGE.with_changes(size=13, outline=0.8)
_WAIT = text_style.BODY.with_changes(size=16, align="center", valign="middle")
#: The number of beads that show that the master thinks, and the seconds of one round of light.
_BEADS, _ROUND = 3, 1.2


class HintLine(NamedTuple):
    """The content of the panel: the steps, the number of the lit one, and the reasons for it.

    Without steps it shows ``words`` alone: the master thinks, or has failed. ``playable`` tells
    whether the lit step can be played now; ``current`` is the number of the next one.
    """

    steps: tuple[str, ...] = ()
    at: int = 0
    reasons: tuple[str, ...] = ()
    playable: bool = False
    current: int = 0
    words: str = ""
    thinking: bool = False


class HintPanel:
    """Draws the hint and its buttons, over the river, where no creature stands."""

    def __init__(
        self,
        translate: Callable[..., str],
        changed: Callable[[], None],
        acts: dict[str, Callable[[], None]],
    ) -> None:
        self.shown = HintLine()
        self.translate = translate
        self.title = translate("hint.title")
        self.widgets = WidgetGroup(changed)
        self.previous = self.widgets.add(
            StepArrow(-1, acts["previous"], translate("hint.previous_hint"))
        )
        self.play = self._button("play", acts["play"], "", " ")
        self.next = self.widgets.add(StepArrow(1, acts["next"], translate("hint.next_hint")))
        self.again = self._button("again", acts["again"], "", translate("hint.again"))
        self.close = self._button("cross", acts["close"], translate("hint.close_hint"))
        self.still = False
        self._age = 0.0
        self.box = pygame.FRect(0, 0, 0, 0)
        self._view = Viewport.of((1280, 720))
        self._layout = Layout(1280, 720)
        self._rows: list[_Row] = []
        self._count = pygame.FRect(0, 0, 0, 0)
        self._waiting_height = 0.0

    def _button(self, icon: str, act: Callable[[], None], hint: str, words: str = "") -> Button:
        kind: Kind = "primary" if words else "secondary"
        button = _PanelButton(words, act, kind=kind, icon=f"icons/{icon}", hint=hint, size=16)
        return self.widgets.add(button)

    def handle(self, intent: Intent) -> bool:
        """Answer the pointer; True on the panel, so that the table does not hear it."""
        used = self.widgets.handle(intent)
        if not isinstance(intent, PointerPressed | PointerMoved):
            return used
        return used or self.box.collidepoint(intent.pos)

    def update(self, dt: float) -> bool:
        """Move the buttons on, and the beads while the master thinks; True while they move."""
        moving = self.widgets.update(dt)
        if not self.shown.thinking or self.still:
            return moving
        self._age = (self._age + dt) % _ROUND
        return True

    def show(self, shown: HintLine) -> None:
        """Show this line from now on."""
        self.shown = shown
        self.play.visible = bool(shown.steps)
        for arrow in (self.previous, self.next):
            arrow.visible = len(shown.steps) > 1
        self.previous.enabled = shown.at > 0
        self.next.enabled = shown.at + 1 < len(shown.steps)
        self._name_play()
        self.again.visible = not shown.steps and not shown.thinking
        focused = self.widgets.focused
        if focused is not None and not focused.reachable:
            self.widgets.focus(None)
        self._lay_out()

    def _name_play(self) -> None:
        shown = self.shown
        key, icon = ("play", "play") if shown.at == shown.current else ("back_to", "back")
        self.play.label = self.translate(f"hint.{key}", number=shown.current + 1)
        self.play.hint = self.translate(f"hint.{key}_hint")
        self.play.icon = f"icons/{icon}"
        self.play.enabled = shown.playable or shown.at != shown.current

    # Laying out

    def resize(self, view: Viewport, layout: Layout) -> None:
        """Lay the panel out in a new window."""
        self._view, self._layout = view, layout
        self._lay_out()

    def _lay_out(self) -> None:
        layout, foot = self._layout, self._foot
        usual = min(2 * layout.bridge_half - _MARGIN, _WIDEST)
        width = river_width(layout, usual, self._measure, foot - _TOP)
        height = self._measure(width)
        # It grows upwards, so that its buttons keep their places from step to step.
        self.box = pygame.FRect((layout.width - width) / 2, 0, width, height)
        self.box.bottom = max(foot, _EDGE + height)
        self._place_buttons()

    def _measure(self, width: float) -> float:
        """Measure the words at a width; return how high the panel is."""
        inside, head = width - 2 * _INSET, button_height(_HEAD)
        room = self._foot - _TOP - head - button_height(_BUTTON) - 3 * Sizes.gap
        self._rows = self._rows_in(inside, room)
        words = text_size(self._view, self.shown.words, _WAIT, inside)[1]
        self._waiting_height = words + (30.0 if self.shown.thinking else 4.0)
        rows = sum(row.height + _GAP for row in self._rows) - _GAP
        tall = rows if self._rows else self._waiting_height
        buttons = 0.0 if self.shown.thinking else button_height(_BUTTON) + Sizes.gap
        return head + tall + buttons + 2 * Sizes.gap

    @property
    def _foot(self) -> float:
        """The lower edge of the panel: above the hand, whose cards are larger in large windows."""
        hand = self._layout.hand(0, 1)
        return min(self._layout.height - _FOOT, hand.y - hand.height / 2 - _INSET)

    def _place_buttons(self) -> None:
        box = self.box
        high = button_height(_BUTTON)
        y = box.bottom - high - Sizes.gap
        wide = pygame.FRect(box.x + _INSET, y, box.width - 2 * _INSET, high)
        self.again.place(wide)
        close = pygame.FRect(box.right - _CLOSE - 9, box.y + 9, _CLOSE, _CLOSE)
        self.close.place(self._read(close))
        before = pygame.FRect(wide.x - 4, wide.centery - _ARROW / 2, _ARROW, _ARROW)
        room = grown(_COUNT_ROOM)
        self._count = pygame.FRect(before.right, y, room, high)
        after = before.move(_ARROW + room, 0)
        self.next.place(self._read(after))
        self.previous.place(self._read(before))
        if self.next.visible:
            wide.width = wide.right - after.right - 8
            wide.x = after.right + 8
        self.play.place(self._read(wide))

    def _read(self, rect: RectLike) -> pygame.FRect:
        """Return a place in reading order: mirrored in languages that read from the right."""
        where = pygame.FRect(rect)
        if interface_flipped():
            where.x = self.box.left + self.box.right - where.right
        return where

    def _rows_in(self, width: float, room: float) -> list[_Row]:
        """Return the steps that have room, nearest to the lit one, which is always among them."""
        steps, at = self.shown.steps, self.shown.at
        rows = [self._row(number, width) for number in range(len(steps))]
        while len(rows) > 1 and sum(row.height + _GAP for row in rows) - _GAP > room:
            ends = (rows[0], rows[-1])
            rows.remove(max(ends, key=lambda row: abs(row.number - at)))
        return rows

    def _row(self, number: int, width: float) -> _Row:
        lit = number == self.shown.at
        look = _LIT if lit else _STEP
        wide = width - button_height(_ASIDE) - 8
        lines = [(self.shown.steps[number], look, 0.0)]
        lines += [(reason, _REASON, 14.0) for reason in self.shown.reasons] if lit else []
        parts = [
            _Line(text, each, in_by, text_size(self._view, text, each, wide - in_by)[1])
            for text, each, in_by in lines
        ]
        height = sum(part.height + _PART for part in parts) - _PART
        return _Row(number, lit, parts, height + (16 if lit else 4))

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel with the steps, or with the words in their place."""
        draw_panel(canvas, self.box)
        with canvas.reading(self.box):
            self._draw_words(canvas)
        self.widgets.draw(canvas)

    def _draw_words(self, canvas: Canvas) -> None:
        self._draw_head(canvas)
        y = self.box.y + button_height(_HEAD) + Sizes.gap
        for row in self._rows:
            self._draw_row(canvas, row, y)
            y += row.height + _GAP
        if not self._rows:
            self._draw_waiting(canvas, y, self._waiting_height)
        if self.next.visible:
            shown = self.shown
            count = self.translate("hint.count", number=shown.at + 1, count=len(shown.steps))
            canvas.text(count, self._count, _COUNT)

    def _draw_head(self, canvas: Canvas) -> None:
        box = self.box
        head = button_height(_HEAD)
        canvas.image("icons/hint", (box.x + _INSET - 3, box.y + head / 2 - 11, 28, 28))
        room = box.width - 2 * _INSET - 32 - _CLOSE
        words = (box.x + _INSET + 32, box.y + 8, room, head - 10)
        canvas.text(self.title, words, _TITLE)
        line = (box.x + _INSET, box.y + head + 2, box.width - 2 * _INSET, 1)
        canvas.fill(line, Colours.bronze, alpha=150)

    def _draw_row(self, canvas: Canvas, row: _Row, y: float) -> None:
        x, width = self.box.x + _INSET, self.box.width - 2 * _INSET
        if row.lit:
            plate = (x - 6, y, width + 12, row.height)
            draw_well(canvas, plate, radius=8)
            canvas.frame(plate, Colours.gold, width=1.5, radius=8)
        y += 8 if row.lit else 2
        coin = button_height(_COIN)
        middle = (x + coin + 2, y + grown(_COIN))
        canvas.circle(middle, coin, Colours.gold if row.lit else Colours.bronze)
        canvas.circle(middle, coin - 1.8, Colours.accent_deep if row.lit else Colours.well)
        canvas.text(str(row.number + 1), middle, _NUMBER, size=grown(_NUMBER.size))
        aside = button_height(_ASIDE)
        for part in row.parts:
            place = (x + aside + part.in_by, y, width - aside - 8 - part.in_by, part.height + 2)
            if part.in_by:
                canvas.circle((x + aside + 4, y + grown(10)), button_height(3), Colours.gold)
            canvas.text(part.text, place, part.look)
            y += part.height + _PART

    def _draw_waiting(self, canvas: Canvas, y: float, tall: float) -> None:
        box = self.box
        beads = 24.0 if self.shown.thinking else 0.0
        words = (box.x + _INSET, y, box.width - 2 * _INSET, tall - beads)
        canvas.text(self.shown.words, words, _WAIT)
        for bead in range(_BEADS if self.shown.thinking else 0):
            lit = self.still or int(self._age / _ROUND * _BEADS) == bead
            middle = (box.centerx + (bead - 1) * 20, y + tall - 8)
            canvas.circle(middle, 6, Colours.brass_dark)
            canvas.circle(middle, 4.6, Colours.gold if lit else Colours.well)


class StepArrow(Pressable):
    """An arrow that shows the step before (-1) or after (1), and plays none."""

    feedback: ClassVar[str] = "move"

    def __init__(self, way: int, act: Callable[[], None], hint: str) -> None:
        super().__init__(act, hint=hint)
        self.way = way

    def draw(self, canvas: Canvas) -> None:
        """Draw a knob with an arrow."""
        way = -self.way if interface_flipped() else self.way
        draw_arrow_knob(canvas, self.rect.center, way, enabled=self.enabled, warmth=self.warmth)


class _PanelButton(Button):
    """A button whose picture points in reading direction, also without words."""

    def draw_label(self, canvas: Canvas, box: pygame.FRect) -> None:
        """Draw the picture and the words."""
        with canvas.reading(box):
            super().draw_label(canvas, box)


class _Line(NamedTuple):
    """A text of a row, how it looks, how far in it begins, and how high it is."""

    text: str
    look: text_style.TextStyle
    in_by: float
    height: float


class _Row(NamedTuple):
    """A step as it is drawn: its number from 0, and its lines."""

    number: int
    lit: bool
    parts: list[_Line]
    height: float
