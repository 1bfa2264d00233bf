"""The marks of a review: planks that gave way, a win that was missed, the wind of the cards."""

from __future__ import annotations

from game.kit import Canvas, Colour, Colours, Point
from game.play import Grade, Verdict

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
        box = (center[0] - side / 2, center[1] - side * 0.56, side, side)
        canvas.image("ui/crown", box)
    elif kind in (FAIR_WIND, ILL_WIND):
        _draw_wind(canvas, kind, center, radius)
    else:
        _draw_plank(canvas, kind, center, radius)


def _draw_plank(canvas: Canvas, kind: str, center: Point, radius: float) -> None:
    """Draw a plank seen from the side: sound, loose at one end, broken, or gone into the river."""
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
