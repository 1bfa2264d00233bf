"""Shares as bars, one below the other: how much was won, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame
from pygame.typing import RectLike

from game.kit import (
    Canvas,
    Colours,
    ScrollList,
    Viewport,
    draw_well,
    grown,
    shared_size,
    text_style,
)
from game.play import FEW, WinTally, share_of

from ..services import Services

_ROW = 36.0
_NAME_SHARE, _FIGURE = 0.43, 100.0
_BAR, _WHISKER = 14.0, 1.6
#: How far a few games lie apart, each of them a dot, at most; and how large a dot is.
_APART, _DOT = 13.0, 0.4
_NAME = text_style.BODY.with_changes(size=16, wrap=False, fit=True, valign="middle", floor=10)
_NUMBER = text_style.STRONG.with_changes(size=15, align="right", fit=True, floor=10)


def row_height() -> float:
    """Return how high a row is."""
    return grown(_ROW)


class TallyRow(NamedTuple):
    """A row: its name, its figures, and what is said of it at the foot ("": the usual)."""

    name: str
    tally: WinTally
    words: str = ""


class TallyList(ScrollList):
    """Rows of shares; a row tells its figures when it is pointed at or selected."""

    def __init__(self, services: Services) -> None:
        super().__init__(0, self._paint, row_height=row_height())
        self._services = services
        self.rows: Sequence[TallyRow] = ()

    def show(self, rows: Sequence[TallyRow]) -> None:
        """Show other rows."""
        self.rows = rows
        self.set_count(len(rows))

    def wanted_height(self, view: Viewport, width: float) -> float:
        """Return the height of all rows."""
        del view, width
        self.row_height = row_height()
        return self.content_height

    @property
    def pointed_row(self) -> int | None:
        """The row that is pointed at, or that the keyboard is on."""
        index = self._hovered_row if self.hovered else self.selected if self.focused else None
        return None if index is None or index >= len(self.rows) else index

    @property
    def pointed_y(self) -> float:
        """How far down the row is that is pointed at, 0 for none."""
        index = self.pointed_row if self.visible else None
        return 0.0 if index is None else self.rect.y + (index + 1) * self.row_height

    @property
    def foot_words(self) -> str:
        """The line at the foot about the row that is pointed at, or that the keyboard is on."""
        index = self.pointed_row
        if index is None:
            return ""
        row = self.rows[index]
        return row.words or tally_words(self._services, row.name, row.tally)

    def _paint(self, canvas: Canvas, rect: pygame.FRect, index: int) -> None:
        row = self.rows[index]
        box = rect.inflate(-12, 0)
        name = pygame.FRect(box.x, box.y, box.width * _NAME_SHARE - 8, box.height)
        names = [each.name for each in self.rows]
        style = _NAME if grown(1.0) == 1.0 else shared_size(canvas.view, names, _NAME, *name.size)
        canvas.text(row.name, name, style)
        figure = grown(_FIGURE)
        bar = pygame.FRect(box.x + box.width * _NAME_SHARE, 0, 0, _BAR)
        bar.width = box.right - figure - bar.x
        bar.centery = box.centery
        draw_share(canvas, bar, row.tally)
        number = (box.right - figure + 8, box.y, figure - 8, box.height)
        canvas.text(share_figure(self._services, row.tally), number, _NUMBER)


def draw_share(canvas: Canvas, bar: RectLike, tally: WinTally) -> None:
    """Draw a share as a bar, with a line over where the true share most likely lies.

    A few games are a dot each.
    """
    box = pygame.FRect(bar)
    if tally.sureness == "few":
        _draw_games(canvas, box, tally)
        return
    draw_well(canvas, box, radius=box.height / 2)
    if not tally.games:
        return
    inner = box.inflate(-4, -4)
    filled = pygame.FRect(inner.x, inner.y, max(inner.height, inner.width * tally.share), 0)
    filled.height = inner.height
    if tally.won:
        canvas.fill(filled, Colours.gold, radius=inner.height / 2)
    low, high = likely(tally)
    start, end = (inner.x + inner.width * end for end in (low, high))
    y = box.centery
    for colour, more in ((Colours.ink_shadow, 2.0), (Colours.light, 0.0)):
        width = _WHISKER + more
        canvas.fill((start, y - width / 2, end - start, width), colour)
        for x in (start, end):
            canvas.fill((x - width / 2, y - 4 - more / 2, width, 8 + more), colour)


def _draw_games(canvas: Canvas, box: pygame.FRect, tally: WinTally) -> None:
    """Draw a dot for each game: those won full, those drawn half as large, those lost as rings."""
    apart = min(_APART, box.width / FEW)
    radius = apart * _DOT
    for number in range(tally.games):
        center = (box.x + (number + 0.5) * apart, box.centery)
        if number < tally.won:
            canvas.circle(center, radius, Colours.gold)
        elif number < tally.won + tally.drawn:
            canvas.circle(center, radius * 0.6, Colours.bronze)
        else:
            canvas.circle(center, radius, Colours.muted, width=1.5)


def likely(tally: WinTally) -> tuple[float, float]:
    """Return between what the true share lies in 95 of 100 cases."""
    found = share_of([1.0] * tally.won + [0.0] * (tally.games - tally.won))
    return found.low, found.high


def share_figure(services: Services, tally: WinTally) -> str:
    """Return a share as it stands beside its bar: in full where it is of a few games."""
    if not tally.games:
        return "–"
    if tally.sureness == "few":
        return services.translate("statistics.of_few", won=tally.won, games=tally.games)
    percent = round(100 * tally.share)
    return services.translate("statistics.share", percent=percent, games=tally.games)


def tally_words(services: Services, name: str, tally: WinTally) -> str:
    """Return what is said of a row: its figures, and how sure they are."""
    say = services.translate
    if not tally.games:
        return say("statistics.row.none", name=name)
    key = "drawn" if tally.drawn else "plain"
    row = say(f"statistics.row.{key}", name=name, won=tally.won, lost=tally.lost, drawn=tally.drawn)
    if tally.sureness == "few":
        return say("statistics.row.unsure", row=row)
    low, high = (round(100 * end) for end in likely(tally))
    return say("statistics.row.sure", row=row, percent=round(100 * tally.share), low=low, high=high)
