"""The turns of a review that are worth a look, below one another, and the marks that they have."""

from collections.abc import Callable

import pygame
from pygame.typing import RectLike

from game.kit import (
    Block,
    Canvas,
    Colour,
    Colours,
    Drawn,
    Item,
    Point,
    Row,
    ScrollList,
    Space,
    draw_well,
    grown,
    text_style,
)
from game.play import Grade, Review, Verdict

from ..common import draw_emblem

SOUND, MISSED_WIN = "sound", "missed_win"
LOOSE, BROKEN, FALL = "loose_plank", "broken_plank", "fall"
FAIR_WIND, ILL_WIND = "fair_wind", "ill_wind"

_GRADES = {Grade.INACCURACY: LOOSE, Grade.MISTAKE: BROKEN, Grade.BLUNDER: FALL}
_COLOURS: dict[str, Colour] = {
    SOUND: Colours.muted,
    MISSED_WIN: Colours.gold,
    LOOSE: Colours.attention,
    BROKEN: Colours.accent_light,
    FALL: Colours.negative,
    FAIR_WIND: Colours.positive,
    ILL_WIND: Colours.playable,
}
_WIDTH = 0.2


def kind_of(verdict: Verdict) -> str:
    """Return which mark a verdict has; that of a turn without a mark is ``SOUND``."""
    if verdict.missed_win:
        return MISSED_WIN
    if not verdict.marked:
        return SOUND
    if verdict.grade == Grade.SOUND:
        return FAIR_WIND if verdict.luck > 0 else ILL_WIND
    return _GRADES[verdict.grade]


def percent(share: float) -> int:
    """Return a share of one in per cent."""
    return round(100 * share)


def signed(share: float) -> str:
    """Return a change in per cent with its sign, as it is printed."""
    return f"{percent(share):+}".replace("-", "−")


def mark_colour(kind: str) -> Colour:
    """Return the colour of a mark, which never tells it alone."""
    return _COLOURS[kind]


def draw_mark(canvas: Canvas, kind: str, center: Point, radius: float) -> None:
    """Draw a mark on a coin."""
    canvas.circle((center[0], center[1] + 1.5), radius + 1.5, Colours.shadow, alpha=150)
    canvas.circle(center, radius + 1, Colours.ink_shadow)
    canvas.circle(center, radius, _COLOURS[kind])
    canvas.circle(center, radius * 0.84, Colours.well)
    if kind == MISSED_WIN:
        side = radius * 1.3
        canvas.image("ui/crown", (center[0] - side / 2, center[1] - side * 0.56, side, side))
    elif kind in (FAIR_WIND, ILL_WIND):
        _draw_wind(canvas, kind, center, radius)
    else:
        _draw_plank(canvas, kind, center, radius)


def _draw_plank(canvas: Canvas, kind: str, center: Point, radius: float) -> None:
    colour, width = _COLOURS[kind], radius * _WIDTH * 1.3
    strokes = {
        SOUND: (((-0.5, 0.0), (0.5, 0.0)),),
        LOOSE: (((-0.5, 0.16), (0.5, -0.22)),),
        BROKEN: (((-0.55, -0.22), (-0.06, 0.2)), ((0.55, -0.22), (0.06, 0.2))),
        FALL: (
            ((-0.66, -0.3), (-0.34, -0.3)),
            ((0.66, -0.3), (0.34, -0.3)),
            ((0, -0.36), (0, 0.2)),
        ),
    }[kind]
    for start, end in strokes:
        canvas.line(_at(center, start, radius), _at(center, end, radius), colour, width=width)
    if kind == FALL:
        drop = [(-0.3, 0.1), (0.3, 0.1), (0.0, 0.58)]
        canvas.polygon([_at(center, point, radius) for point in drop], colour)


def _draw_wind(canvas: Canvas, kind: str, center: Point, radius: float) -> None:
    """Draw a wind from the left's back, or in its face."""
    way = 1 if kind == FAIR_WIND else -1
    for y, left, right in ((-0.3, -0.5, 0.3), (0.0, -0.36, 0.5), (0.3, -0.5, 0.16)):
        start, end = (_at(center, (way * x, y), radius) for x in (left, right))
        canvas.line(start, end, _COLOURS[kind], width=radius * _WIDTH * 0.8)
        head = [(way * right, y - 0.17), (way * right, y + 0.17), (way * (right + 0.2), y)]
        canvas.polygon([_at(center, point, radius) for point in head], _COLOURS[kind])


def _at(center: Point, point: Point, radius: float) -> Point:
    return center[0] + point[0] * radius, center[1] + point[1] * radius


_ROW = 30.0
#: The share of a panel's width that its title has, and the inset around the rows.
_TITLE_SHARE, _INSET = 0.24, 13.0
_RADIUS, _EMBLEM, _GAP = 12.0, 9.0, 9.0
#: The room for the number of a turn, and for what was lost in it.
_TURN_ROOM, _FIGURE_ROOM = 82.0, 40.0
_TITLE = text_style.HEADING.with_changes(size=18, align="center", wrap=True, fit=True, floor=11)
_WHO = text_style.NAME.with_changes(size=16, fit=True, floor=12)
_WHAT = text_style.BODY.with_changes(size=16, floor=12, wrap=False, fit=True, valign="middle")
_FIGURE = text_style.STRONG.with_changes(size=16, align="right", fit=True, floor=11)
_EMPTY = text_style.BODY.with_changes(
    size=16, align="center", valign="middle", colour=Colours.muted, fit=True
)

Say = Callable[..., str]


class TurnList(ScrollList):
    """Lists the marked turns; ``on_turn`` hears which turn was chosen."""

    def __init__(self, review: Review, translate: Say, on_turn: Callable[[int], None]) -> None:
        super().__init__(
            0, self._paint, row_height=grown(_ROW), on_select=lambda row: on_turn(self._shown[row])
        )
        self.review, self.translate = review, translate
        self._shown: list[int] = []
        self.refresh()

    def block(self, high: float) -> Block:
        """Return it with its title at the side."""
        row = Row(Space(), Item(self, 0.0, spring=1), Space(), gap=0.0, shares=_shares)
        return Block(Drawn(self._draw_frame, high), row)

    def place(self, rect: RectLike) -> None:
        """Take a place, with rows as high as they are now."""
        super().place(rect)
        self.row_height = grown(_ROW)

    def refresh(self) -> None:
        """Take in what has been found meanwhile; the selected turn stays selected."""
        chosen = None if self.selected is None else self._shown[self.selected]
        self._shown = self.review.marked
        self.selected = self._shown.index(chosen) if chosen in self._shown else None
        self.set_count(len(self._shown))

    def point_out(self, turn: int) -> None:
        """Select the row of a turn, or none."""
        self.selected = row = self._shown.index(turn) if turn in self._shown else None
        if row is not None:
            self.show_row(row)

    def _draw_frame(self, canvas: Canvas, panel: pygame.FRect) -> None:
        title = pygame.FRect(panel.x, panel.y, 0, panel.height)
        title.width = self.rect.x - 10 - title.x
        canvas.text(self.translate("review.points"), title, _TITLE)
        draw_well(canvas, self.rect.inflate(10, 8), radius=8)
        if not self.count:
            key = "no_points" if self.review.done else "no_points_yet"
            canvas.text(self.translate(f"review.{key}"), self.rect.inflate(-16, -8), _EMPTY)

    def _paint(self, canvas: Canvas, rect: pygame.FRect, row: int) -> None:
        with canvas.reading(rect):
            self._paint_row(canvas, rect.inflate(-12, 0), self._shown[row])

    def _paint_row(self, canvas: Canvas, rect: pygame.FRect, index: int) -> None:
        turn, verdict = self.review.turns[index], self.review.final(index)
        mark, side = (rect.x + _RADIUS + 2, rect.centery), 2 * _RADIUS
        if verdict is None:
            canvas.image("icons/hourglass", (mark[0] - _RADIUS, mark[1] - _RADIUS, side, side))
            what, colour, figure = self.translate("review.checking"), Colours.muted, ""
        else:
            kind = kind_of(verdict)
            draw_mark(canvas, kind, mark, _RADIUS)
            what, colour = self.translate(f"review.kinds.{kind}"), mark_colour(kind)
            change = verdict.luck if turn.by_horde else -verdict.lost
            figure = signed(change) if self.review.figured else ""
        x = mark[0] + _RADIUS + _GAP
        draw_emblem(canvas, turn.side, (x + _EMBLEM, rect.centery), _EMBLEM)
        x += 2 * _EMBLEM + 6
        turn_room = grown(_TURN_ROOM)
        number = self.translate("review.turn_number", turn=turn.number)
        canvas.text(number, (x, rect.y, turn_room, rect.height), _WHO)
        x += turn_room + _GAP
        right = rect.right - (grown(_FIGURE_ROOM) if figure else 0)
        canvas.text(what, (x, rect.y, right - x, rect.height), _WHAT, colour=colour)
        if figure:
            place = (right, rect.y, grown(_FIGURE_ROOM), rect.height)
            canvas.text(figure, place, _FIGURE, colour=colour)


def _shares(width: float) -> tuple[float, float, float]:
    title = _INSET + _TITLE_SHARE * width
    return title, width - title - _INSET, _INSET
