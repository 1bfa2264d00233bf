"""A button of the menu: large words, and below them lines that say what would be gone on with."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.kit import (
    Button,
    Canvas,
    Colours,
    Kind,
    Pressable,
    Size,
    Sizes,
    Viewport,
    base_rtl,
    draw_panel,
    text_size,
    text_style,
)

_WORDS = text_style.BODY.with_changes(size=Sizes.small + 1)
_CLOSE = 34.0
_BAR = 5.0


class Notice(Pressable):
    """A panel with a text and a sign to close it."""

    def __init__(self, text: str, on_close: Callable[[], None], hint: str) -> None:
        super().__init__(on_close, hint=hint)
        self.text = text

    def height(self, view: Viewport, width: float) -> float:
        """Return the height that its words ask for."""
        return text_size(view, self.text, _WORDS, self._words_width(width))[1] + 2 * Sizes.margin

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, the words and the sign."""
        draw_panel(canvas, self.rect)
        bar = (self.rect.x + 9, self.rect.y + 11, _BAR, self.rect.height - 22)
        canvas.fill(bar, Colours.attention, radius=_BAR / 2)
        size: Size = (self._words_width(self.rect.width), self.rect.height)
        words = (self.rect.x + 2 * Sizes.gap, self.rect.y, *size)
        canvas.text(self.text, words, _WORDS, valign="middle")
        self._draw_sign(canvas)

    def _words_width(self, width: float) -> float:
        return width - 3 * Sizes.gap - _CLOSE

    def _draw_sign(self, canvas: Canvas) -> None:
        side = _CLOSE * 0.7
        x = self.rect.right - _CLOSE / 2 - Sizes.gap - side / 2
        box = (x, self.rect.centery - side / 2, side, side)
        canvas.image("icons/cross", box, light=self.light)


#: The height without lines, that of the label over lines, and what each line adds.
HEIGHT, LABEL, LINE = 50.0, 30.0, 17.5
ICON = 44.0
_LINE = text_style.CAPTION.with_changes(size=15, align="center", fit=True, floor=10, outline=1.2)


class MainMenuButton(Button):
    """A button with its ``lines`` on the plate, under its label."""

    def __init__(
        self,
        label: str,
        on_click: Callable[[], None],
        *,
        icon: str,
        lines: Sequence[str] = (),
        kind: Kind = "secondary",
    ) -> None:
        super().__init__(label, on_click, kind=kind, icon=icon, size=23)
        self.lines = lines

    @property
    def wanted_height(self) -> float:
        """The height that its words ask for."""
        return HEIGHT + LINE * len(self.lines)

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, the picture at its beginning, and the label over the lines."""
        rect = self.rect.move(0, 1.5) if self.sunk else self.rect
        self.draw_plate(canvas, self.plate, rect)
        block = LABEL + LINE * len(self.lines)
        first, words = 11 + ICON / 2, rect.inflate(-26 - ICON, 0)
        way = -1 if base_rtl(self.label) else 1
        self.draw_icon(canvas, (rect.centerx + way * (first - rect.width / 2), rect.centery), ICON)
        words.update(words.x + way * ICON / 2, rect.centery - block / 2 - 1, words.width, LABEL)
        canvas.text(self.label, words, self.label_style)
        for number, line in enumerate(self.lines):
            y = words.bottom + number * LINE
            colour = Colours.light if self.kind == "primary" else Colours.text
            canvas.text(line, (words.x, y, words.width, LINE), _LINE, colour=colour)
