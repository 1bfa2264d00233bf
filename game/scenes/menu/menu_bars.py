"""The bars over the cards of the menu: what is next, what is near, the goals, and what is new."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.kit import Canvas, Point, SceneStack, Viewport, box_at, grown

from ..common import LinedButton, draw_progress
from .boot_pictures import MENU_ICONS

if TYPE_CHECKING:
    from ..routes import FirstNews, NextUp

#: The size of the first bar, where its words are of the usual size; what lies beside another is
#: shorter, and has what is left of the cards' width.
_WIDE, _HIGH, _SHARE = 500.0, 68.0, 0.56
#: The line at the foot of a bar that tells how much is done: its height, what is
#: around it, and how much higher the bar is for it.
_LINE, _INSET, _FOOT, _HIGHER = 6.0, 14.0, 6.0, 10.0


class NextUpButton(LinedButton):
    """Leads to what is proposed; it is not there before the profile was looked at."""

    def __init__(self, stack: Callable[[], SceneStack]) -> None:
        super().__init__("", self._take, icon=MENU_ICONS["learn"])
        self._stack = stack
        self._proposal: NextUp | None = None
        self.visible = False

    def tell(self, proposal: NextUp) -> None:
        """Have something to propose."""
        self._proposal = proposal
        self.label = f"{proposal.words} · {proposal.detail}"
        self.lines, self.icon = (proposal.why,), proposal.icon
        self.visible = True

    def _take(self) -> None:
        if self._proposal is not None:
            self._proposal.go(self._stack())


class NewsBar(LinedButton):
    """Tells something beside what is next, and leads to it; not there while there is nothing."""

    def __init__(self, stack: Callable[[], SceneStack]) -> None:
        super().__init__("", self._take, icon=MENU_ICONS["learn"])
        self._stack = stack
        self._news: FirstNews | None = None
        self.visible = False

    def tell(self, news: FirstNews | None) -> None:
        """Have something to tell, or nothing."""
        self._news, self.visible = news, news is not None
        if news is not None:
            self.label, self.icon, self.faces = news.words, news.picture, news.faces
            self.lines = (news.line, news.left) if news.left else (news.line,)

    def _take(self) -> None:
        if self._news is not None:
            self._news.go(self._stack())

    def wanted_height(self, view: Viewport, width: float) -> float:
        """Return the height that its words ask for, with the line at its foot."""
        shared = self._news is not None and self._news.share is not None
        usual = super().wanted_height(view, width)
        return max(usual, _HIGH) + _HIGHER if shared else usual

    def draw_icon(self, canvas: Canvas, center: Point, side: float) -> None:
        """Draw the picture in its own shape."""
        shape = self._news.shape if self._news is not None else 1.0
        box = box_at(center, min(side, side * shape), min(side, side / shape))
        canvas.image(self.icon or "", box, light=self.light)

    def draw(self, canvas: Canvas) -> None:
        """Draw the bar, and at its foot how much is done."""
        super().draw(canvas)
        if self._news is None or self._news.share is None:
            return
        foot = self.rect.inflate(-2 * _INSET, 0)
        foot.height = _LINE
        foot.bottom = self.rect.bottom - _FOOT
        draw_progress(canvas, foot, self._news.share)


class MenuBars:
    """The bars: what is next nearest to the cards, what else there is beside and above it."""

    def __init__(self, stack: Callable[[], SceneStack]) -> None:
        #: What is proposed, once the profile has been looked at.
        self.next_up = NextUpButton(stack)
        self.news = {key: NewsBar(stack) for key in ("goals", "letters", "near", "new")}

    @property
    def all(self) -> dict[str, LinedButton]:
        """The bars by the names of the menu's entries, in the order of the keyboard."""
        above = {key: self.news[key] for key in ("new", "letters", "near")}
        return {**above, "next_up": self.next_up, "goals": self.news["goals"]}

    @property
    def entries(self) -> dict[str, LinedButton]:
        """Those of them that have something to tell, and the one that always will."""
        bars = self.all.items()
        return {key: bar for key, bar in bars if bar.visible or bar is self.next_up}

    def tell(self, proposal: NextUp, news: Sequence[FirstNews]) -> None:
        """Have something to propose and to tell."""
        self.next_up.tell(proposal)
        told = {each.key: each for each in news}
        for key, bar in self.news.items():
            bar.tell(told.get(key))

    def _rows(self) -> list[list[LinedButton]]:
        """Return the bars in rows from below; in larger texts each is a row by itself."""
        goals, letters, near, new = self.news.values()
        bars: list[list[LinedButton]] = [[self.next_up, goals], [letters, near, new]]
        rows = [[each for each in row if each.visible] for row in bars]
        if grown(1.0) > 1.0:
            return [[each] for row in rows for each in row] or [[self.next_up]]
        return [row for row in rows if row] or [[self.next_up]]

    def _high(self, view: Viewport, row: Sequence[LinedButton], widths: Sequence[float]) -> float:
        usual = _HIGH if grown(1.0) == 1.0 else grown(_HIGH)
        both = zip(row, widths, strict=True)
        return max(usual, *(bar.wanted_height(view, width) for bar, width in both))

    def _widths(self, row: Sequence[LinedButton], width: float, gap: float) -> list[float]:
        if len(row) == 1 and (grown(1.0) > 1.0 or len(self._rows()) == 1):
            return [min(grown(_WIDE), width)]
        # One that is alone in its row ends where the first of two does.
        return [_SHARE * (width - gap), (1 - _SHARE) * (width - gap)][: len(row)]

    def height(self, view: Viewport, width: float, gap: float) -> float:
        """Return how high the bars are over cards of a width, with a gap for each row."""
        rows = self._rows()
        return sum(self._high(view, row, self._widths(row, width, gap)) + gap for row in rows)

    def place_over(self, view: Viewport, cards: pygame.FRect, gap: float) -> None:
        """Take their places over the cards, at their beginning."""
        y = cards.y
        for row in self._rows():
            widths, x = self._widths(row, cards.width, gap), cards.x
            high = self._high(view, row, widths)
            y -= gap + high
            for bar, width in zip(row, widths, strict=True):
                bar.place((x, y, width, high))
                x += width + gap
