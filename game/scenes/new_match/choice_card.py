"""Large cards to choose between: a picture, a name and a sentence; one of a group is chosen."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.kit import (
    CHOSEN,
    Canvas,
    Colour,
    Colours,
    Pressable,
    Sizes,
    Spoken,
    Times,
    Viewport,
    draw_panel,
    grown,
    text_room,
    text_style,
)

from ..common import draw_check, draw_fade, inner

Paint = Callable[[Canvas, pygame.FRect], None]
#: The share of a card's height that its picture takes.
PICTURE = 0.55
#: The heights below which it has no room for its sentence, and for its picture.
LOW, LOW_PICTURE = 150.0, 84.0
#: The height of a picture over larger texts; of a name, and of the space around the words.
HIGH_PICTURE, NAME, AROUND = 136.0, 30.0, 14.0
#: The side of a picture before a line.
ICON = 32.0
#: The height of the space over the name of a card with lines.
_COMPACT_HEAD = 9.0
_WASH: Colour = (92, 52, 20)
_NAME = text_style.STRONG.with_changes(size=20, colour=Colours.text, align="center", outline=1.4)
_SENTENCE = text_style.BODY.with_changes(
    size=16, colour=Colours.muted, align="center", fit=True, floor=12
)


class Choice(Pressable):
    """One of several things to choose; ``chosen`` shows in light, in a frame and by a mark."""

    def __init__(self, on_click: Callable[[], None]) -> None:
        super().__init__(on_click)
        self.chosen = False
        #: How far the light of what is chosen has come, 0 to 1; None before it is first seen.
        self._lit: float | None = None

    @property
    def spoken(self) -> Spoken:
        """The words on it, and whether it is chosen."""
        said = super().spoken
        return said._replace(states=(CHOSEN, *said.states)) if self.chosen else said

    def update(self, dt: float) -> bool:
        """Light up when it is chosen, and fade when it is no more; True while that goes on."""
        moving = super().update(dt)
        goal = 1.0 if self.chosen else 0.0
        lit = goal if self._lit is None else self._lit
        step = dt / Times.appear
        self._lit = min(goal, lit + step) if goal > lit else max(goal, lit - step)
        return moving or self._lit != lit

    def draw_ground(self, canvas: Canvas) -> pygame.FRect:
        """Draw what lies below its words in the look of its state; return where it lies."""
        rect = self.rect.move(0, 1.5) if self.sunk else self.rect
        lit = float(self.chosen) if self._lit is None else self._lit
        if lit:
            canvas.glow(
                inner(rect, 4), Colours.gold, strength=round(120 * lit), spread=15, radius=12
            )
        draw_panel(canvas, rect)
        area = inner(rect, 8)
        if lit:
            with canvas.shifted(0, 0, alpha=round(255 * lit)):
                canvas.fill(area, _WASH, radius=7, alpha=190)
                draw_fade(canvas, inner(rect, 10), Colours.accent, (0, 70))
                canvas.frame(area, Colours.gold, width=2.2, radius=7)
        elif self.light:
            canvas.fill(area, Colours.gold, radius=7, alpha=self.light)
        return rect

    def draw_mark(self, canvas: Canvas) -> None:
        """Draw the mark of what is chosen in the upper right corner."""
        if self.chosen:
            draw_check(canvas, (self.rect.right - 15, self.rect.y + 15), 13)

    @property
    def strength(self) -> int:
        """How opaque its picture is: what is not chosen stands back."""
        return 255 if self.chosen or self.warmth > 0.5 else 205


class ChoiceCard(Choice):
    """An option with a picture above its name and a sentence."""

    def __init__(self, words: tuple[str, str], paint: Paint, on_click: Callable[[], None]) -> None:
        super().__init__(on_click)
        self.name, self.sentence = words
        self.paint = paint
        #: How high larger words are, on all cards side by side.
        self.words = 0.0

    def needs(self, view: Viewport, width: float) -> float:
        """Return how high it must be for a picture, and words of the wanted size."""
        return HIGH_PICTURE + self.words_height(view, width)

    def words_height(self, view: Viewport, width: float) -> float:
        """Return how high its name and its sentence are, and the space below them."""
        return grown(NAME) + text_room(view, self.sentence, _SENTENCE, width - 40) + AROUND

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture over the words; only its name where it is low."""
        rect = self.draw_ground(canvas)
        if rect.height < LOW:
            self._draw_low(canvas, rect)
            return
        high = rect.height * PICTURE
        if grown(1.0) > 1.0:
            high = min(high, rect.height - self.words)
        picture = pygame.FRect(rect.x + 16, rect.y + 14, rect.width - 32, high - 18)
        with canvas.shifted(0, 0, alpha=self.strength):
            self.paint(canvas, picture)
        y = rect.y + high
        colour = Colours.gold if self.chosen else Colours.text
        name = (rect.x + 16, y, rect.width - 32, grown(NAME))
        canvas.text(self.name, name, _NAME, colour=colour)
        y += grown(NAME)
        words = (rect.x + 20, y + 2, rect.width - 40, rect.bottom - y - AROUND)
        colour = Colours.light if self.chosen else Colours.text
        canvas.text(self.sentence, words, _SENTENCE, colour=colour)
        self.draw_mark(canvas)

    def _draw_low(self, canvas: Canvas, rect: pygame.FRect) -> None:
        """Draw the name alone, or beside the picture where that is not too small."""
        words = inner(rect, 16, 8)
        if rect.height >= LOW_PICTURE:
            wide = words.width * 0.4
            with canvas.shifted(0, 0, alpha=self.strength):
                self.paint(canvas, pygame.FRect(words.x, words.y + 4, wide, words.height - 8))
            words = pygame.FRect(words.x + wide, words.y, words.width - wide, words.height)
        canvas.text(self.name, words, _NAME, colour=Colours.gold if self.chosen else Colours.text)
        self.draw_mark(canvas)


class CompactChoiceCard(Choice):
    """An option with a name over lines, each with a picture before it."""

    def __init__(
        self, name: str, lines: list[tuple[Paint, str]], on_click: Callable[[], None]
    ) -> None:
        super().__init__(on_click)
        self.name = name
        self.lines = lines
        #: Lines that make no difference to what is planned: they are left out.
        self.idle: set[int] = set()

    def needs(self, view: Viewport, width: float) -> float:
        """Return how high it must be for words of the wanted size."""
        room = width - 36 - ICON - Sizes.gap
        rows = [text_room(view, words, _SENTENCE, room) for words in self._shown_words()]
        return _COMPACT_HEAD + grown(NAME) + max(rows) * len(rows) + 11

    def _shown_words(self) -> list[str]:
        return [words for number, (_, words) in enumerate(self.lines) if number not in self.idle]

    def draw(self, canvas: Canvas) -> None:
        """Draw the name and the lines."""
        rect = self.draw_ground(canvas)
        colour = Colours.gold if self.chosen else Colours.text
        head = _COMPACT_HEAD + grown(NAME)
        name = (rect.x + 20, rect.y + 11, rect.width - 54, head - 11)
        canvas.text(self.name, name, _NAME, colour=colour, align="start")
        shown = [line for number, line in enumerate(self.lines) if number not in self.idle]
        height = (rect.height - head - 11) / len(shown)
        icon = min(ICON, height - 1)
        look = _SENTENCE.with_changes(align="start", valign="middle", floor=11)
        colour = Colours.light if self.chosen else Colours.text
        for number, (paint, words) in enumerate(shown):
            row = pygame.FRect(
                rect.x + 18, rect.y + head + number * height, rect.width - 36, height
            )
            with canvas.shifted(0, 0, alpha=self.strength):
                paint(canvas, pygame.FRect(row.x, row.centery - icon / 2, icon, icon))
            x = row.x + ICON + Sizes.gap
            canvas.text(words, (x, row.y, row.right - x, row.height), look, colour=colour)
        self.draw_mark(canvas)
