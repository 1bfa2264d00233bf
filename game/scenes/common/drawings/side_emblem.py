"""Signs of seats: a portrait or a free place, the gem of points, the bulb of a hint."""

from game.board import CALM, draw_emblem, draw_portrait, emblem
from game.kit import Canvas, Colour, Colours, Point, mixed
from game.rules import RIGHT, Field

__all__ = ["draw_emblem", "draw_free_seat", "draw_seat", "emblem", "team_badge"]

#: The medallion on a portrait: its radius, and how far out it lies, as shares of the portrait's.
_BADGE, _BADGE_AWAY = 0.34, 0.66
#: A place that is free: its ring and the hollow in it, for a radius of one; the medallion in that
#: and its shadows; in how many steps the hollow's light fades, and how far up its middle is.
_RING, _HOLLOW_IN, _MEDAL, _SHADOWS = 0.89, 0.815, 0.54, (0.66, 0.6)
_STEPS, _UP = 24, 0.16


def draw_seat(
    canvas: Canvas,
    portrait: str,
    side: int,
    center: Point,
    radius: float,
    *,
    light: int = 0,
    feeling: str = CALM,
) -> None:
    """Draw the portrait of who plays a side, with the side's medallion at its foot."""
    draw_portrait(canvas, portrait, side, center, radius, light=light, feeling=feeling)
    away = radius * _BADGE_AWAY if side == RIGHT else -radius * _BADGE_AWAY
    draw_emblem(canvas, side, (center[0] + away, center[1] + abs(away)), radius * _BADGE)


def draw_free_seat(canvas: Canvas, side: int, center: Point, radius: float) -> None:
    """Draw the place of who will sit at a side: its medallion in the frame of a portrait."""
    size = 2 * radius + 2, 2 * radius + 2
    key = "free seat", side
    place = canvas.sprite(key, size, lambda offscreen: _paint_free(offscreen, side, radius))
    canvas.blit(place, center, centered=True)


def _paint_free(canvas: Canvas, side: int, radius: float) -> None:
    middle = x, y = canvas.view.center
    deep, cloth = Colours.sides_deep[side], Colours.sides_cloth[side]
    draw_emblem(canvas, side, middle, radius)
    canvas.circle(middle, _RING * radius, Colours.brass_dark)
    canvas.circle(middle, (_RING - 0.01) * radius, cloth)
    canvas.circle(middle, _HOLLOW_IN * radius, Colours.brass_dark)
    for step in range(_STEPS):
        t = step / (_STEPS - 1)
        lit = x, y - _UP * radius * t
        shade = mixed(mixed(deep, Colours.shadow, 0.4), cloth, 0.85 * t)
        canvas.circle(lit, (_HOLLOW_IN - 0.02) * radius * (1 - 0.5 * t), shade)
    for share in _SHADOWS:
        canvas.circle((x, y + 0.07 * radius), share * radius, Colours.shadow, alpha=90)
    draw_emblem(canvas, side, middle, _MEDAL * radius)


def team_badge(field: Field, side: int) -> str:
    """Return the picture of the badge of a side's team, or "" for one that has no partner."""
    if field.partner(side) is None:
        return ""
    return "icons/team_b" if field.teams[side] else "icons/team_a"


_DARK: Colour = (96, 10, 34)
_RED: Colour = (214, 38, 70)
_BRIGHT: Colour = (255, 118, 120)
_GLINT: Colour = (255, 224, 214)
_HOLLOW: Colour = (64, 60, 92)

#: The side of a picture, for a radius of one.
_ROOM = 2.6


def draw_point_gem(canvas: Canvas, center: Point, radius: float, *, alpha: int = 255) -> None:
    """Draw a point."""
    size = (_ROOM * radius, _ROOM * radius)
    picture = canvas.sprite("point_gem", size, lambda offscreen: _paint_gem(offscreen, radius))
    canvas.blit(picture, center, alpha=alpha, centered=True)


def draw_empty_gem(canvas: Canvas, center: Point, radius: float, *, minus: bool = False) -> None:
    """Draw a place for a point; ``minus``, a point that is taken away."""
    size = (_ROOM * radius, _ROOM * radius)
    picture = canvas.sprite(
        ("empty_gem", minus), size, lambda offscreen: _paint_empty_gem(offscreen, radius, minus)
    )
    canvas.blit(picture, center, centered=True)


def _paint_gem(canvas: Canvas, r: float) -> None:
    center = x, y = canvas.view.center
    canvas.polygon(_outline(center, r * 1.14), _DARK)
    canvas.polygon(_outline(center, r), _RED)
    table = [(x - r * 0.5, y - r * 0.42), (x + r * 0.5, y - r * 0.42), (x, y + r * 0.62)]
    canvas.polygon([table[0], table[1], (x, y + r * 0.1)], _BRIGHT)
    canvas.polygon([(x - r, y - r * 0.28), table[0], (x, y + r)], _BRIGHT, alpha=110)
    canvas.polygon([(x + r, y - r * 0.28), table[1], (x, y + r)], _DARK, alpha=90)
    canvas.circle((x - r * 0.34, y - r * 0.44), max(0.7, r * 0.13), _GLINT)


def _paint_empty_gem(canvas: Canvas, radius: float, minus: bool) -> None:
    center = x, y = canvas.view.center
    canvas.polygon(_outline(center, radius * 1.14), Colours.muted if minus else _HOLLOW)
    canvas.polygon(_outline(center, radius * 0.88), Colours.well)
    if minus:
        half = radius * 0.42
        canvas.line((x - half, y), (x + half, y), Colours.light, width=max(1.4, radius * 0.26))


def _outline(center: Point, r: float) -> list[Point]:
    x, y = center
    return [
        (x - r, y - r * 0.28),
        (x - r * 0.56, y - r * 0.82),
        (x + r * 0.56, y - r * 0.82),
        (x + r, y - r * 0.28),
        (x, y + r),
    ]


#: A coin with the bulb of the hint on it; ``MARK`` is its usual radius.
MARK, _PICTURE = 10.0, 1.7


def draw_bulb(canvas: Canvas, center: Point, radius: float = MARK) -> None:
    """Draw the bulb on a dark coin, so that it stands out from any picture below it."""
    canvas.circle((center[0], center[1] + 1), radius + 1, Colours.shadow, alpha=150)
    canvas.circle(center, radius, Colours.gold)
    canvas.circle(center, radius - 1.4, Colours.well)
    side = radius * _PICTURE
    canvas.image("icons/hint", (center[0] - side / 2, center[1] - side / 2, side, side))
