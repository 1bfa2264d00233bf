"""A button of the menu: large words, and below them lines that say what would be gone on with."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.board import draw_portrait
from game.kit import (
    Button,
    Canvas,
    Colours,
    Kind,
    Pressable,
    Size,
    Sizes,
    Viewport,
    draw_panel,
    text_size,
    text_style,
)

_WORDS = text_style.BODY.with_changes(size=Sizes.small + 1)
_LINK = text_style.STRONG.with_changes(size=16, align="center", outline=1.2)
_LINK_HIGH, _LINK_EDGE = 32.0, 10.0
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


class FootLink(Pressable):
    """A word at the foot of the menu that leads somewhere: underlined, without a plate."""

    def __init__(self, label: str, on_click: Callable[[], None]) -> None:
        super().__init__(on_click)
        self.label = label

    def place_at_end(self, view: Viewport, right: float, top: float) -> None:
        """Lie as wide as the word, up to ``right`` from the left, in logical units."""
        width = text_size(view, self.label, _LINK)[0] + 2 * _LINK_EDGE
        self.place((right - width + _LINK_EDGE, top, width, _LINK_HIGH))

    def draw(self, canvas: Canvas) -> None:
        """Draw the word, brighter under the pointer."""
        colour = Colours.light if self.light else Colours.gold
        drawn = canvas.text(self.label, self.rect, _LINK, colour=colour)
        canvas.fill((drawn.x, drawn.bottom + 1, drawn.width, 1.5), colour, alpha=220)


#: The height without lines, that of the label over lines, and what each line adds.
HEIGHT, LABEL, LINE = 48.0, 28.0, 18.0
#: How much larger all that is on the button which matters most.
LARGE = 1.2
#: The side of the picture, and the label's size, by how loud the button is.
ICON = 42.0
_SIZES = {"primary": 24.0, "secondary": 21.0, "quiet": 17.0}
_LINE = text_style.CAPTION.with_changes(size=15, align="start", fit=True, floor=9.2, outline=1.2)
#: The radius of a player's portrait at the end, and how far the second lies from the first.
FACE, FACE_STEP = 0.3, 1.2


class MainMenuButton(Button):
    """A button with its ``lines`` under its label, and the ``faces`` of players at its end.

    A face is a portrait's id and the side that it plays.
    """

    def __init__(
        self,
        label: str,
        on_click: Callable[[], None],
        *,
        icon: str,
        lines: Sequence[str] = (),
        faces: Sequence[tuple[str, int]] = (),
        kind: Kind = "secondary",
        hint: str = "",
    ) -> None:
        super().__init__(label, on_click, kind=kind, icon=icon, hint=hint)
        self.lines = lines
        self.faces = faces

    @property
    def large(self) -> bool:
        """Whether it has lines, and so a larger label and picture."""
        return bool(self.lines)

    @property
    def wanted_height(self) -> float:
        """The height that its words ask for."""
        if not self.large:
            return HEIGHT if self.kind != "quiet" else HEIGHT * 0.82
        return (LABEL * LARGE + LINE * len(self.lines)) + 22

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, the picture at its beginning, the label over the lines, the faces."""
        rect = self.rect.move(0, 1.5) if self.sunk else self.rect
        self.draw_plate(canvas, self.plate, rect)
        rtl = canvas.begins_right(self.label)
        icon = min(ICON * (LARGE if self.large else 1.0), rect.height * 0.82)
        words = pygame.FRect(rect.x + 22 + icon, rect.y, rect.width - 34 - icon, rect.height)
        words.width -= self._draw_faces(canvas, rect, rtl=rtl)
        if rtl:
            words.right = 2 * rect.centerx - words.x
        way = 1 if rtl else -1
        self.draw_icon(
            canvas, (rect.centerx + way * (rect.width / 2 - 12 - icon / 2), rect.centery), icon
        )
        self._draw_words(canvas, words)

    def _draw_words(self, canvas: Canvas, box: pygame.FRect) -> None:
        """Draw the label over the lines, or in the middle where there are none."""
        size = _SIZES[self.kind] * (LARGE if self.large else 1.0)
        if not self.large:
            canvas.text(self.label, box, self.label_style, size=size)
            return
        label = LABEL * LARGE
        y = box.centery - (label + LINE * len(self.lines)) / 2 - 1
        canvas.text(
            self.label, (box.x, y, box.width, label), self.label_style, size=size, align="start"
        )
        colour = Colours.light if self.kind == "primary" else Colours.text
        for number, line in enumerate(self.lines):
            place = (box.x, y + label + number * LINE, box.width, LINE)
            canvas.text(line, place, _LINE, colour=colour)

    def _draw_faces(self, canvas: Canvas, rect: pygame.FRect, *, rtl: bool) -> float:
        """Draw the players at the end of the button; return the width that they take."""
        if not self.faces:
            return 0.0
        radius = rect.height * FACE
        wide = radius * (2 + FACE_STEP * (len(self.faces) - 1))
        x = rect.x + 14 + radius if rtl else rect.right - 14 - wide + radius
        for number, (portrait, side) in enumerate(self.faces):
            center = x + number * radius * FACE_STEP, rect.centery
            draw_portrait(canvas, portrait, side, center, radius, light=self.light)
        return wide + 12
