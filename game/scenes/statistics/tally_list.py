"""Shares as bars, one below the other: how much was won, and how sure that is."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import pygame
from pygame.typing import RectLike

from game.board import card_face, draw_card_art
from game.kit import (
    Canvas,
    Colour,
    Colours,
    Point,
    ScrollList,
    Viewport,
    box_at,
    draw_brass,
    draw_well,
    grown,
    shared_size,
    text_style,
)
from game.play import FEW, WinTally, share_of
from game.rules import Card

from ..common import draw_ring
from ..services import Services
from ..voyage.parts.voyage_pictures import draw_face

#: The least height of a row, and how high rows grow where there is room for all of them.
_ROW, _TALLEST = 42.0, 96.0
_NAME_SHARE, _FIGURE, _EDGE = 0.4, 116.0, 14.0
#: A picture: its side, as a share of the row's height, and the room beside it.
_PICTURE, _BESIDE = 0.8, 16.0
#: The height of a bar, as a share of the row's, and how strong what is likely lies on it.
_BAR, _LIKELY = 0.38, 96
#: The enamel on a bar that is over half, and on one that is not, and how clear it is.
_BETTER: Colour = (22, 122, 70)
_WORSE: Colour = (168, 36, 22)
_ENAMEL = 128
#: How far a few games lie apart, each of them a coin, at most; and how large a coin is.
_APART, _COIN = 30.0, 0.42
#: The folders of persons.
_FACES = ("portraits/", "voyage/captains/", "voyage/goals/", "voyage/guards/")
_NAME = text_style.STRONG.with_changes(size=18, wrap=False, fit=True, valign="middle", floor=10)
_NUMBER = text_style.STRONG.with_changes(
    size=19, align="right", valign="middle", fit=True, floor=10
)


def row_height() -> float:
    """Return how high a row is at least."""
    return grown(_ROW)


class RingSign(NamedTuple):
    """The ring of a mode as the picture of a row."""

    mode: str


#: The picture of a row: of an asset, a ring, or a card's.
Pictured: TypeAlias = str | RingSign | Card


class TallyRow(NamedTuple):
    """A row: its name, its figures, what is said of it at the foot ("": the usual), its picture."""

    name: str
    tally: WinTally
    words: str = ""
    picture: Pictured = ""


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
        return len(self.rows) * row_height()

    def place(self, rect: RectLike) -> None:
        """Let the rows fill the place where it has room for all of them."""
        high = pygame.FRect(rect).height / max(1, len(self.rows))
        self.row_height = min(grown(_TALLEST), max(row_height(), high))
        super().place(rect)

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
        row, pointed = self.rows[index], index == self.pointed_row
        box = rect.inflate(-2 * _EDGE, 0)
        name = pygame.FRect(box.x, box.y, box.width * _NAME_SHARE - 8, box.height)
        side = _PICTURE * self.row_height
        if any(each.picture for each in self.rows):
            draw_row_picture(canvas, row.picture, (box.x + side / 2, box.centery), side)
            name.x, name.width = box.x + side + _BESIDE, name.width - side - _BESIDE
        names = [each.name for each in self.rows]
        style = _NAME if grown(1.0) == 1.0 else shared_size(canvas.view, names, _NAME, *name.size)
        canvas.text(row.name, name, style)
        figure = grown(_FIGURE)
        bar = pygame.FRect(box.x + box.width * _NAME_SHARE, 0, 0, _BAR * rect.height)
        bar.width = box.right - figure - bar.x
        bar.centery = box.centery
        draw_share(canvas, bar, row.tally, pointed=pointed)
        place, look = pygame.FRect(bar.right + 8, box.y, figure - 8, box.height), _NUMBER
        if row.tally.sureness == "few":
            # The figures of all rows of coins stand beside the longest of these.
            most = max(each.tally.games for each in self.rows if each.tally.sureness == "few")
            place.x = bar.x + most * _apart(bar) + _BESIDE
            look = _NUMBER.with_changes(align="left")
        canvas.text(share_figure(self._services, row.tally), place, look)


def draw_row_picture(canvas: Canvas, picture: Pictured, center: Point, side: float) -> None:
    """Draw the picture of a row: who is met on a voyage is a medal, a card a small painting."""
    box = box_at(center, side)
    if isinstance(picture, RingSign):
        draw_ring(canvas, box.inflate(0.3 * side, 0), picture.mode)
    elif isinstance(picture, Card):
        draw_card_art(canvas, card_face(picture), box.inflate(-0.06 * side, -0.06 * side), radius=6)
        canvas.frame(box.inflate(-0.06 * side, -0.06 * side), Colours.brass_dark, width=2, radius=6)
    elif picture.startswith(_FACES):
        draw_face(canvas, picture, center, side / 2)
    elif picture:
        canvas.image(picture, box.inflate(-0.1 * side, -0.1 * side) if _is_icon(picture) else box)


def _is_icon(picture: str) -> bool:
    return not picture.startswith("medals/")


def draw_share(canvas: Canvas, bar: RectLike, tally: WinTally, *, pointed: bool = False) -> None:
    """Draw a share as an inlay, with a notch at half of it; a few games are a coin each.

    Where it is ``pointed`` at, what is likely is seen beside.
    """
    box = pygame.FRect(bar)
    if tally.sureness == "few":
        _draw_games(canvas, box, tally)
        return
    draw_well(canvas, box, radius=box.height / 2)
    if not tally.games:
        return
    inner = box.inflate(-5, -5)
    filled = pygame.FRect(inner.x, inner.y, max(inner.height, inner.width * tally.share), 0)
    filled.height = inner.height
    if tally.won:
        draw_brass(canvas, filled, radius=inner.height / 2, light=40 if pointed else 0)
        enamel = _BETTER if 2 * tally.won + tally.drawn > tally.games else _WORSE
        canvas.fill(filled.inflate(-2, -2), enamel, radius=inner.height / 2, alpha=_ENAMEL)
    canvas.line((box.centerx, box.y - 3), (box.centerx, box.bottom + 3), Colours.ink_line, width=2)
    if pointed:
        low, high = likely(tally)
        band = (inner.x + inner.width * low, inner.y, inner.width * (high - low), inner.height)
        canvas.fill(band, Colours.accent_deep, radius=inner.height / 2, alpha=_LIKELY)


def _draw_games(canvas: Canvas, box: pygame.FRect, tally: WinTally) -> None:
    """Draw a coin for each game: those won full, those drawn half as large, those lost hollow."""
    apart = _apart(box)
    radius = min(apart * _COIN, 0.5 * box.height)
    for number in range(tally.games):
        center = (box.x + (number + 0.5) * apart, box.centery)
        if number < tally.won:
            _draw_coin(canvas, center, radius)
        elif number < tally.won + tally.drawn:
            _draw_coin(canvas, center, radius * 0.6)
        else:
            hollow = box_at(center, 2 * radius)
            draw_well(canvas, hollow, radius=radius)


def _apart(box: pygame.FRect) -> float:
    """Return how far the coins of a few games lie apart."""
    return min(_APART, box.width / FEW)


def _draw_coin(canvas: Canvas, center: Point, radius: float) -> None:
    x, y = center
    canvas.circle((x, y + 1), radius, Colours.brass_dark)
    draw_brass(canvas, box_at(center, 2 * radius - 1), radius=radius - 0.5)
    canvas.circle(center, radius * 0.6, Colours.brass_dark, width=1, alpha=150)


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
