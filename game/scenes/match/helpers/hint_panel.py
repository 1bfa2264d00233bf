"""The panel of the hint: the steps of a line between the bridges, the reasons for the lit one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, NamedTuple

import pygame
from pygame.typing import RectLike

from game.board import Layout
from game.kit import (
    Block,
    Button,
    Canvas,
    Colours,
    Column,
    Drawn,
    Intent,
    Item,
    Kind,
    PointerMoved,
    PointerPressed,
    Pressable,
    Row,
    Sizes,
    Space,
    Viewport,
    WidgetGroup,
    Words,
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
_GAP, _PART, _INDENT = 7.0, 5.0, 14.0
_TITLE = text_style.NAME.with_changes(size=18, colour=Colours.gold)
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
        self.steps: list[_Step] = []
        self._body = Column()

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
        self._body.place(self._view, self.box.inflate(-2 * _INSET, 0))
        for widget in self._body.widgets():
            widget.place(self._read(widget.rect))
        close = (self.box.right - _CLOSE - 9, self.box.y + 9, _CLOSE, _CLOSE)
        self.close.place(self._read(close))

    def _measure(self, width: float) -> float:
        """Make what lies on the panel at a width; return how high the panel is."""
        shown, inside = self.shown, width - 2 * _INSET
        head, high = button_height(_HEAD), button_height(_BUTTON)
        self.steps = self._steps_in(inside, self._foot - _TOP - head - high - 3 * Sizes.gap)
        told: Block = Column(*self.steps, gap=_GAP)
        ways: list[Block] = [self._ways(high)]
        if not self.steps:
            words = text_size(self._view, shown.words, _WAIT, inside)[1]
            told = Drawn(self._draw_waiting, words + (30.0 if shown.thinking else 4.0))
            ways = [] if shown.thinking else [Item(self.again, high)]
        self._body = Column(Drawn(self._draw_head, head), told, *ways, Space(Sizes.gap))
        return self._body.height(self._view, inside)

    def _ways(self, high: float) -> Block:
        """Return the button that plays, with the arrows and "2 of 4" before it if there are any."""
        if not self.next.visible:
            return Item(self.play, high)
        room, middle = grown(_COUNT_ROOM), Space(spring=1.0)
        before, after = (
            Column(middle, Item(arrow, _ARROW), middle) for arrow in (self.previous, self.next)
        )
        return Row(
            *(Space(), before, Drawn(self._draw_count), after, Space(), Item(self.play, high)),
            gap=0.0,
            shares=lambda width: (-4, _ARROW, room, _ARROW, 8, width - 4 - 2 * _ARROW - room),
        )

    @property
    def _foot(self) -> float:
        """The lower edge of the panel: above the hand, whose cards are larger in large windows."""
        hand = self._layout.hand(0, 1)
        return min(self._layout.height - _FOOT, hand.y - hand.height / 2 - _INSET)

    def _read(self, rect: RectLike) -> pygame.FRect:
        """Return a place in reading order: mirrored in languages that read from the right."""
        where = pygame.FRect(rect)
        if interface_flipped():
            where.x = self.box.left + self.box.right - where.right
        return where

    def _steps_in(self, width: float, room: float) -> list[_Step]:
        """Return the steps that have room, nearest to the lit one, which is always among them."""
        shown, at = self.shown, self.shown.at
        steps = [
            _Step(number, words, shown.reasons if number == at else None)
            for number, words in enumerate(shown.steps)
        ]
        while len(steps) > 1 and Column(*steps, gap=_GAP).height(self._view, width) > room:
            ends = (steps[0], steps[-1])
            steps.remove(max(ends, key=lambda step: abs(step.number - at)))
        return steps

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel with the steps, or with the words in their place."""
        draw_panel(canvas, self.box)
        with canvas.reading(self.box):
            self._body.draw(canvas)
        self.widgets.draw(canvas)

    def _draw_count(self, canvas: Canvas, area: pygame.FRect) -> None:
        shown = self.shown
        count = self.translate("hint.count", number=shown.at + 1, count=len(shown.steps))
        canvas.text(count, area, _COUNT)

    def _draw_head(self, canvas: Canvas, head: pygame.FRect) -> None:
        canvas.image("icons/hint", (head.x - 3, head.centery - 11, 28, 28))
        words = (head.x + 32, head.y + 8, head.width - 32 - _CLOSE, head.height - 10)
        canvas.text(self.title, words, _TITLE)
        canvas.fill((head.x, head.bottom + 2, head.width, 1), Colours.bronze, alpha=150)

    def _draw_waiting(self, canvas: Canvas, area: pygame.FRect) -> None:
        beads = 24.0 if self.shown.thinking else 0.0
        canvas.text(self.shown.words, (*area.topleft, area.width, area.height - beads), _WAIT)
        for bead in range(_BEADS if self.shown.thinking else 0):
            lit = self.still or int(self._age / _ROUND * _BEADS) == bead
            middle = (area.centerx + (bead - 1) * 20, area.bottom - 8)
            canvas.circle(middle, 6, Colours.brass_dark)
            canvas.circle(middle, 4.6, Colours.gold if lit else Colours.well)


class _Step(Column):
    """A step behind a coin with its number, counted from 0; the lit one with its reasons."""

    def __init__(self, number: int, words: str, reasons: Sequence[str] | None) -> None:
        self.number, self._lit = number, reasons is not None
        edge, aside = Space(8.0 if self._lit else 2.0), button_height(_ASIDE)
        lines = Column(
            Words(words, _LIT if self._lit else _STEP),
            *(
                Row(
                    Drawn(_draw_bead),
                    Words(reason, _REASON),
                    gap=0.0,
                    shares=lambda width: (_INDENT, width - _INDENT),
                )
                for reason in reasons or ()
            ),
            gap=_PART,
        )
        row = Row(
            *(Drawn(self._draw_coin), lines),
            gap=0.0,
            shares=lambda width: (aside, width - aside - 8),
            align="start",
        )
        super().__init__(edge, row, edge)

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate of the lit one below its lines."""
        if self._lit:
            plate = self.area.inflate(12, 0)
            draw_well(canvas, plate, radius=8)
            canvas.frame(plate, Colours.gold, width=1.5, radius=8)
        super().draw(canvas)

    def _draw_coin(self, canvas: Canvas, area: pygame.FRect) -> None:
        coin = button_height(_COIN)
        middle = (area.x + coin + 2, area.y + grown(_COIN))
        canvas.circle(middle, coin, Colours.gold if self._lit else Colours.bronze)
        canvas.circle(middle, coin - 1.8, Colours.accent_deep if self._lit else Colours.well)
        canvas.text(str(self.number + 1), middle, _NUMBER, size=grown(_NUMBER.size))


def _draw_bead(canvas: Canvas, area: pygame.FRect) -> None:
    canvas.circle((area.x + 4, area.y + grown(10)), button_height(3), Colours.gold)


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
