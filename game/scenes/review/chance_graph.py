"""The course of a match as a map: how the border of two lands moved, turn by turn, in ink."""

from collections.abc import Callable, Sequence
from itertools import pairwise, takewhile
from typing import ClassVar

import pygame

from game.kit import (
    Canvas,
    Colours,
    Point,
    Widget,
    box_at,
    draw_panel,
    grown,
    text_style,
)
from game.play import Review, Turn
from game.rules import LEFT, RIGHT

from ..common import across, share_at
from .turn_list import draw_mark, kind_of

_INSET, _FOOT, _GUTTER, _NAME_HIGH = 14.0, 22.0, 118.0, 20.0
_MARK, _DECISIVE = 9.5, 12.5
_NAME = text_style.STRONG.with_changes(size=15, align="right")
_TITLE = text_style.CAPTION.with_changes(size=13, align="right", wrap=True, fit=True)
_NUMBER = text_style.CAPTION.with_changes(size=13.5, align="center", colour=Colours.text)
_LABEL = text_style.STRONG.with_changes(size=14, align="center", outline=1.2, fit=True)
_LABEL_HIGH, _LABEL_ROOM = 22.0, 300.0
#: How strong the colour of a land is on the sheet, and how wide the border between both.
_WASH, _BORDER = 104, 3.2
#: More turns than these leave no room for every number.
_CLOSE = 34


class ChanceGraph(Widget):
    """Shows the chance of winning at the beginning of each turn; a click chooses one.

    ``label`` says of a turn what is told when the pointer is on it.
    """

    feedback: ClassVar[str] = "move"

    def __init__(
        self,
        review: Review,
        names: tuple[str, ...],
        title: str,
        on_pick: Callable[[int], None],
        label: Callable[[int], str],
    ) -> None:
        super().__init__()
        self.review, self.names, self.title = review, names, title
        self.on_pick, self.label = on_pick, label
        self.selected = 0
        self.meant: int | None = None

    # Where things are

    @property
    def plot(self) -> pygame.FRect:
        """Where the lands are."""
        inside = self.rect.inflate(-2 * _INSET, -2 * _INSET)
        inside.height -= grown(_FOOT)
        inside.width -= grown(_GUTTER)
        inside.x += grown(_GUTTER)
        return inside

    def column(self, index: int) -> pygame.FRect:
        """Return the place of a turn, from top to bottom."""
        plot, count = self.plot, max(1, len(self.review.turns))
        x = min(self._across(index), self._across(index + 1))
        return pygame.FRect(x, plot.y, plot.width / count, plot.height)

    def _across(self, turns: float) -> float:
        return across(self.plot, turns / max(1, len(self.review.turns)))

    def height_of(self, chance: float) -> float:
        """Return how high a chance of the left side is drawn: from the foot of the plot upwards."""
        return self.plot.bottom - chance * self.plot.height

    def mark_at(self, index: int) -> Point:
        """Return where the mark of a turn is: on the border, in the middle of its column."""
        before, after = self.review.chances[index], self.review.chances[index + 1]
        assert before is not None
        y = self.height_of(before if after is None else (before + after) / 2)
        plot = self.plot
        return self.column(index).centerx, min(max(y, plot.top + _MARK), plot.bottom - _MARK)

    # Being used

    def follow(self, pos: Point | None) -> bool:
        """Light the column under the pointer."""
        before, self.meant = self.meant, None if pos is None else self._turn_at(pos)
        return self.meant != before

    def click(self, pos: Point) -> None:
        """Choose the turn under the pointer."""
        index = self._turn_at(pos)
        if index is not None:
            self.on_pick(index)

    def _turn_at(self, pos: Point) -> int | None:
        count = len(self.review.turns)
        index = int(share_at(self.plot, pos[0]) * count)
        return min(max(0, index), count - 1) if count else None

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the lands, the border between them, the turns and their marks."""
        draw_panel(canvas, self.rect, "parchment")
        self._draw_lands(canvas)
        for index, turn in enumerate(self.review.turns):
            self._draw_turn(canvas, index, turn)
        self._draw_selected(canvas)
        self._draw_names(canvas)
        decisive = self.review.decisive()
        for index in self.review.final_marked:
            self._draw_mark(canvas, index, decisive=index == decisive)
        if self.meant is not None:
            self._draw_label(canvas, self.meant)

    @property
    def _points(self) -> list[Point]:
        known = takewhile(lambda chance: chance is not None, self.review.chances)
        return [(self._across(n), self.height_of(chance or 0.0)) for n, chance in enumerate(known)]

    def _draw_lands(self, canvas: Canvas) -> None:
        plot, points = self.plot, self._points

        def paint(offscreen: Canvas) -> None:
            with offscreen.shifted(-plot.x, -plot.y):
                _paint_lands(offscreen, plot, points)

        drawn = canvas.sprite(("lands", tuple(points), plot.topleft), plot.size, paint)
        canvas.blit(drawn, plot.topleft)

    def _draw_turn(self, canvas: Canvas, index: int, turn: Turn) -> None:
        column = self.column(index)
        foot = pygame.FRect(column.x + 1, self.plot.bottom + 3, column.width - 2, 3)
        canvas.fill(foot, Colours.sides[turn.side], radius=1.5)
        if self.review.chances[index] is None:
            canvas.fill(column.inflate(-2, -8), Colours.panel, radius=4, alpha=150)
        every = 1 if len(self.review.turns) <= _CLOSE else 5
        if turn.number % every == 0 or index == self.selected:
            place = (column.x - 4, foot.bottom, column.width + 8, grown(_FOOT) - 7)
            colour = Colours.gold if index == self.selected else Colours.text
            canvas.text(str(turn.number), place, _NUMBER, colour=colour)

    def _draw_selected(self, canvas: Canvas) -> None:
        if self.meant is not None and self.meant != self.selected:
            canvas.fill(self.column(self.meant), Colours.light, alpha=26)
        if self.review.turns:
            column = self.column(self.selected)
            canvas.fill(column, Colours.gold, alpha=46)
            canvas.frame(column, Colours.gold, width=2, radius=3)

    def _draw_names(self, canvas: Canvas) -> None:
        plot = self.plot
        x, wide, high = plot.x - grown(_GUTTER) + 4, grown(_GUTTER) - 14, grown(_NAME_HIGH)
        for side, y in ((RIGHT, plot.y), (LEFT, plot.bottom - high)):
            canvas.text(self.names[side], (x, y, wide, high), _NAME, colour=Colours.sides[side])
        canvas.text(self.title, (x, plot.y + high, wide, plot.height - 2 * high), _TITLE)

    def _draw_mark(self, canvas: Canvas, index: int, *, decisive: bool) -> None:
        verdict = self.review.final(index)
        assert verdict is not None
        center = self.mark_at(index)
        radius = _DECISIVE if decisive else _MARK
        if decisive or index in (self.meant, self.selected):
            halo = box_at(center, 2 * radius)
            canvas.glow(halo, Colours.gold, strength=230, spread=9, radius=radius)
        draw_mark(canvas, kind_of(verdict), center, radius)

    def _draw_label(self, canvas: Canvas, index: int) -> None:
        words = self.label(index)
        wide = min(grown(_LABEL_ROOM), canvas.text_size(words, _LABEL)[0] + 24)
        box = pygame.FRect(0, self.plot.y + 3, wide, grown(_LABEL_HIGH))
        box.centerx = self.column(index).centerx
        box.clamp_ip(self.plot)
        # Off the mark that it tells of.
        if self.review.chances[index] is not None and box.collidepoint(self.mark_at(index)):
            box.bottom = self.plot.bottom - 3
        canvas.box(box, Colours.well, Colours.bronze, width=1.2, radius=6)
        canvas.text(words, box.inflate(-12, 0), _LABEL)


def _paint_lands(canvas: Canvas, plot: pygame.FRect, points: Sequence[Point]) -> None:
    """Paint both lands as washes of their colours, the border in ink."""
    ends = sorted(points)
    if len(ends) > 1:
        first, last = ends[0][0], ends[-1][0]
        for side, edge in ((RIGHT, plot.y), (LEFT, plot.bottom)):
            land = [(first, edge), *ends, (last, edge)]
            canvas.polygon(land, Colours.sides_cloth[side], alpha=_WASH)
    step = 14.0
    for dash in range(int(plot.width / step)):
        canvas.fill((plot.x + dash * step, plot.centery - 0.6, 7, 1.2), Colours.ink, alpha=120)
    for start, end in pairwise(ends):
        canvas.line(start, end, Colours.ink, width=_BORDER)
    for point in ends[1:-1]:
        canvas.circle(point, _BORDER / 2, Colours.ink)
    canvas.frame(plot, Colours.ink_soft, width=1.4)
