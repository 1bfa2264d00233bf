"""The turns of a review that are worth a look, below one another."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.kit import Canvas, Colours, ScrollList, base_rtl, draw_head, draw_panel, draw_well, style
from game.play import Review

from .review_marks import draw_mark, kind_of, mark_colour, percent

ROW = 50.0
_HEAD, _RADIUS = 44.0, 13.0
_TITLE = style.HEADING.but(size=19)
_WHO = style.STRONG.but(size=15)
_WHAT = style.BODY.but(size=14, wrap=False, fit=True, valign="middle")
_FIGURE = style.STRONG.but(size=14, align="right", fit=False)
_EMPTY = style.BODY.but(size=15, align="center", valign="middle", colour=Colours.muted, fit=True)

Say = Callable[..., str]


class TurningPoints(ScrollList):
    """Lists the marked turns; ``on_turn`` hears which turn was chosen."""

    def __init__(
        self, review: Review, names: tuple[str, str], say: Say, on_turn: Callable[[int], None]
    ) -> None:
        super().__init__(0, self._paint, row_height=ROW, on_select=self._chosen)
        self.review = review
        self.names = names
        self.say = say
        self.on_turn = on_turn
        self.refresh()

    @property
    def panel(self) -> pygame.FRect:
        """The panel around the list, with room for its title."""
        box = self.rect.inflate(32, 28)
        return pygame.FRect(box.x, box.y - _HEAD, box.width, box.height + _HEAD)

    def place_panel(self, box: pygame.FRect) -> None:
        """Lay it so that its panel is ``box``."""
        inside = box.inflate(-32, -28)
        self.place((inside.x, inside.y + _HEAD, inside.width, inside.height - _HEAD))

    def refresh(self) -> None:
        """Take in what has been found meanwhile."""
        self.set_count(len(self.review.marked))

    def point_out(self, turn: int) -> None:
        """Select the row of a turn, or none."""
        marked = self.review.marked
        if turn in marked:
            row = marked.index(turn)
            self.selected = row
            self.reveal(row * ROW, (row + 1) * ROW)
        else:
            self.selected = None

    def _chosen(self, row: int) -> None:
        self.on_turn(self.review.marked[row])

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, its title, and the rows."""
        panel = self.panel
        draw_panel(canvas, panel)
        head = (panel.x + 14, panel.y + 12, panel.width - 28, _HEAD)
        draw_head(canvas, head, self.say("review.points"), _TITLE)
        draw_well(canvas, self.rect.inflate(10, 8), radius=8)
        if not self.count:
            key = "no_points" if self.review.done else "no_points_yet"
            canvas.text(self.say(f"review.{key}"), self.rect.inflate(-16, -16), _EMPTY)
        super().draw(canvas)

    def _paint(self, canvas: Canvas, rect: pygame.FRect, row: int) -> None:
        index = self.review.marked[row]
        turn, verdict = self.review.turns[index], self.review.verdicts[index]
        assert verdict is not None
        kind = kind_of(verdict)
        who = self.say("review.turn_of", turn=turn.number, name=self.names[turn.side])
        away = _RADIUS + 10
        x = rect.right - away if base_rtl(who) else rect.x + away
        draw_mark(canvas, kind, (x, rect.centery), _RADIUS)
        words = rect.inflate(-2 * away - 12, -8)
        words.x = rect.x + 6 if base_rtl(who) else rect.x + 2 * away
        words.width = rect.width - 2 * away - 6
        half = words.height / 2
        change = verdict.wind if turn.by_ai else -verdict.lost
        figure = f"{percent(change):+}".replace("-", "−")
        wide = canvas.text_size(figure, _FIGURE)[0] + 2
        upper = pygame.FRect(words.x, words.y, words.width - wide - 4, half)
        canvas.text(who, upper, _WHO)
        at_side = (words.right - wide - 4, words.y, wide, half)
        canvas.text(figure, at_side, _FIGURE, colour=mark_colour(kind))
        what = self.say(f"review.kinds.{kind}")
        place = (words.x, words.y + half, words.width, half)
        canvas.text(what, place, _WHAT, colour=mark_colour(kind))
