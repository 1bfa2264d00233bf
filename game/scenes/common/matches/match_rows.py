"""Matches as rows of a list: both players face to face, and beside them what there is to say."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame.typing import RectLike

from game.kit import (
    Canvas,
    Colours,
    Point,
    ScrollList,
    Times,
    draw_panel,
    grown,
    text_style,
)
from game.rules import LEFT, RIGHT

from ..drawings.side_emblem import draw_seat
from ..entrance import StaggeredEntrance
from ..screen import inner
from .match_words import PlayerHead

ROW_HEIGHT = 86.0
#: From which growth of the texts on the words of a row are below its players; how high they and
#: the players are then at the usual size, and the air around both.
_STACKED, _PLAYERS, _WORDS, _AIR = 1.2, 46.0, 66.0, 34.0
#: The room that a row keeps free at its left and right for glow and shadow, and below it.
BLEED, _GAP = 8.0, 8.0
#: The radius of a portrait, and the width in the middle for the mark of each side.
_PORTRAIT, MARK = 25.0, 50.0
_NAME = text_style.STRONG.with_changes(size=18, floor=12)
_RANK = text_style.CAPTION.with_changes(size=14, fit=True, floor=12)
_WIDEST_AGAINST = 72.0
_AGAINST = text_style.CAPTION.with_changes(size=14, align="center", colour=Colours.gold)

#: How much larger a portrait is where there is more room.
_LARGER_PORTRAIT = 1.4

PaintMatch = Callable[[Canvas, pygame.FRect, int], None]


def rows_stacked() -> bool:
    """Whether texts are so large that the words of a row are below its players."""
    return grown(1.0) > _STACKED


def row_height() -> float:
    """Return how high a row is at least."""
    return grown(_PLAYERS + _WORDS) + _AIR if rows_stacked() else grown(ROW_HEIGHT)


def split_row(inside: pygame.FRect, share: float, gap: float) -> tuple[pygame.FRect, pygame.FRect]:
    """Return the places of the players and of the words in a row: beside or below each other."""
    if rows_stacked():
        players = pygame.FRect(inside.x, inside.y, inside.width, grown(_PLAYERS))
        words = pygame.FRect(inside.x, 0, inside.width, inside.bottom - players.bottom - 4)
        words.bottom = inside.bottom
        return players, words
    players = pygame.FRect(inside.x, inside.y, inside.width * share, inside.height)
    words = pygame.FRect(players.right + gap, inside.y, 0, inside.height)
    words.width = inside.right - words.x
    return players, words


class MatchRows(ScrollList):
    """Matches to choose from; ``paint_match(canvas, plate, index)`` draws one on its plate.

    A press selects, and reads no more than that; a double click or "accept" picks.
    """

    def __init__(
        self,
        paint_match: PaintMatch,
        *,
        on_select: Callable[[int], None],
        on_pick: Callable[[int], None],
        reduced: bool = False,
    ) -> None:
        super().__init__(
            0, paint_match, row_height=row_height(), on_select=on_select, on_pick=on_pick
        )
        self.arrival = StaggeredEntrance(8, reduced=reduced)
        #: The row that was pressed last, and the time in which a second press makes a double click.
        self._pressed: int | None = None
        self._again = 0.0

    def place(self, rect: RectLike) -> None:
        """Make the rows so high that whole ones are shown; glow and shadow lie beside ``rect``."""
        super().place(pygame.FRect(rect).inflate(2 * BLEED, 0))
        self.row_height = self.rect.height / max(1, int(self.rect.height // row_height()))

    def update(self, dt: float) -> bool:
        """Scroll, and let the rows arrive; True while they do."""
        waits = self._again > 0
        self._again = max(0.0, self._again - dt)
        return super().update(dt) | self.arrival.update(dt) | waits

    def pick(self, pos: Point) -> None:
        """Select the row under the pointer, or pick it by the second press of a double click."""
        index = self.row_at(pos)
        if index is None:
            return
        twice = index == self._pressed and self._again > 0
        self._pressed, self._again = index, 0.0 if twice else Times.double_click
        if twice:
            self.on_pick(index)
        elif index != self.selected:
            self.select(index)

    def show(self, count: int, selected: int | None = 0) -> None:
        """Show other matches, or as many others."""
        self.selected = None if selected is None or not count else min(selected, count - 1)
        self.set_count(count)
        self.visible = count > 0
        if self.selected is not None:
            self.show_row(self.selected)

    def extend(self, count: int) -> None:
        """Show so many matches, of which the first are those that are shown."""
        if not self.count:
            self.show(count)
        self.count, self.content_height = count, count * self.row_height

    @property
    def shown(self) -> range:
        """The rows that are in the window now."""
        first = max(0, int(self.offset // self.row_height))
        last = int((self.offset + self.rect.height) // self.row_height)
        return range(first, min(self.count, last + 1))

    def paint_content(self, canvas: Canvas) -> None:
        """Draw the rows that show."""
        for index in self.shown:
            row = pygame.FRect(0, index * self.row_height, self.content_width, self.row_height)
            plate = pygame.FRect(row.x, row.y + _GAP / 2, row.width, row.height - _GAP)
            plate.inflate_ip(-2 * BLEED, 0)
            with self.arrival.shifted(canvas, index):
                self._draw_plate(canvas, plate, index)
                self.paint(canvas, plate, index)

    def _draw_plate(self, canvas: Canvas, plate: pygame.FRect, index: int) -> None:
        chosen = index == self.selected
        if chosen:
            canvas.glow(plate, Colours.gold, strength=150, spread=8, radius=12)
        draw_panel(canvas, plate)
        wash = inner(plate, 7)
        if chosen:
            canvas.fill(wash, Colours.accent, radius=6, alpha=46)
            canvas.frame(wash, Colours.gold, width=1.8, radius=6, alpha=230)
        elif index == self._hovered_row:
            canvas.frame(wash, Colours.gold, width=1.4, radius=6, alpha=130)


def draw_versus(
    canvas: Canvas,
    rect: RectLike,
    heads: Sequence[PlayerHead],
    against: str,
    mark_width: float = MARK,
) -> tuple[pygame.FRect, pygame.FRect]:
    """Draw two players facing each other; return the places for a mark of each, left and right."""
    box = pygame.FRect(rect)
    wide = min(
        grown(_WIDEST_AGAINST), max(26.0, canvas.text_size(against, _AGAINST, fit=True)[0] + 4)
    )
    middle = pygame.FRect(box.centerx - wide / 2, box.y, wide, box.height)
    canvas.text(against, middle, _AGAINST, fit=True)
    marks = []
    radius = _PORTRAIT * (_LARGER_PORTRAIT if rows_stacked() else 1.0)
    for side in (LEFT, RIGHT):
        way = 1 if side == LEFT else -1
        edge = box.left if side == LEFT else box.right
        draw_seat(canvas, heads[side].portrait, side, (edge + way * radius, box.centery), radius)
        mark = pygame.FRect(0, box.y, mark_width, box.height)
        start = edge + way * (2 * radius + 10)
        if side == LEFT:
            mark.right = middle.left
            words = pygame.FRect(start, box.y, mark.left - start - 4, box.height)
        else:
            mark.left = middle.right
            words = pygame.FRect(mark.right + 4, box.y, start - mark.right - 4, box.height)
        _draw_head(canvas, words, side, heads[side])
        marks.append(mark)
    return marks[LEFT], marks[RIGHT]


def _draw_head(canvas: Canvas, box: pygame.FRect, side: int, head: PlayerHead) -> None:
    align = "left" if side == LEFT else "right"
    name = _NAME.with_changes(align=align, colour=Colours.sides[side])  # type: ignore[arg-type]
    if not head.rank:
        canvas.text(head.name, box, name, wrap=True)
        return
    upper = pygame.FRect(box.x, box.centery - grown(22.0), box.width, grown(24.0))
    canvas.text(head.name, upper, name)
    lower = (box.x, upper.bottom, box.width, grown(18.0))
    canvas.text(head.rank, lower, _RANK.with_changes(align=align))  # type: ignore[arg-type]
