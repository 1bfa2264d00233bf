"""The materials of all widgets, lit from above: hollows, enamel, brass; pennants and levers."""

import math

import pygame
from pygame.typing import RectLike

from ..context.kit_context import shown
from ..theme import Alphas, Colour, Colours, Sizes
from ..viewport import Point
from .canvas import Canvas
from .shape_masks import ramp

#: How deep the upper edge of a hollow throws shade, and how far its edge stands out.
_SHADE, _EDGE = 4.0, 1.5
_BANDS = 24

#: The width of a pennant for that from one to the next, and how far up its tail is cut.
_CLOTH, _TAIL = 0.8, 0.24
#: How thick the rope is, and how light the shine on a cloth is.
_ROPE, _SHINE = 0.11, 0.4

#: The size of the plate, the radius of its lamp, and how far that is off the right end.
LEVER = (62.0, 30.0)
_LAMP, _OFF = 6.0, 11.0
#: How far the lever leans to either side, in radians; its length, its breadth, its ball's radius.
_LEAN, _LONG, _BROAD, _BALL = 0.95, 21.0, 5.0, 7.5
#: The light of the lamp.
_SPREAD, _GREY = 9.0, 0.55


def draw_well(
    canvas: Canvas, rect: RectLike, *, radius: float, lit: bool = False, alpha: int = 255
) -> None:
    """Draw a dark hollow for a value to sit in; ``lit`` gives its edge the gold of attention."""
    box = pygame.FRect(rect)
    canvas.fill(box.move(0, 1), Colours.light, radius=radius, alpha=26 * alpha // 255)
    canvas.fill(box, Colours.well, radius=radius, alpha=alpha)
    edge = Colours.gold if lit else Colours.bronze
    canvas.frame(box, edge, width=_EDGE, radius=radius, alpha=alpha)
    inside = box.inflate(-2 * _EDGE, -2 * _EDGE)
    corner = max(0.0, radius - _EDGE)
    depth = min(_SHADE, inside.height / 3)
    shade = (inside.x, inside.y, inside.width, 2 * max(corner, depth))
    with canvas.clip((inside.x, inside.y, inside.width, depth)):
        canvas.fill(shade, Colours.shadow, radius=corner, alpha=110 * alpha // 255)


def draw_enamel(
    canvas: Canvas, rect: RectLike, *, radius: float, enabled: bool = True, alpha: int = 255
) -> None:
    """Draw the glowing filling of what is on: the material of the buttons that matter most."""
    shades = (Colours.accent_light, Colours.accent, Colours.accent_deep)
    _draw_bar(canvas, rect, radius, shades if enabled else _grey(shades), alpha)


def draw_brass(canvas: Canvas, rect: RectLike, *, radius: float, light: int = 0) -> None:
    """Draw a bar of brass to take hold of; ``light`` (0 to 255) is added."""
    shades = (Colours.brass_light, Colours.brass, Colours.brass_dark)
    if light:
        shades = _lighter(shades, light)
    _draw_bar(canvas, rect, radius, shades, 255)


def draw_lacquer(canvas: Canvas, rect: RectLike, colour: Colour) -> None:
    """Draw a round bar of a colour, lit from above: how far something has come."""
    bar = pygame.FRect(rect)
    canvas.fill(bar, colour, radius=bar.height / 2)
    for part, shade, alpha in ((0.0, Colours.light, 90), (0.55, Colours.shadow, 80)):
        band = (bar.x, bar.y + part * bar.height, bar.width, 0.4 * bar.height)
        canvas.fill(band, shade, radius=0.2 * bar.height, alpha=alpha)


def draw_knob(
    canvas: Canvas, center: Point, radius: float, *, enabled: bool = True, warmth: float = 0.0
) -> None:
    """Draw the round handle of a switch or a slider, brighter the warmer it is (0 to 1)."""
    x, y = center
    canvas.circle((x, y + 2), radius + 1, Colours.shadow, alpha=120)
    if warmth and enabled:
        halo = pygame.FRect(x - radius, y - radius, 2 * radius, 2 * radius)
        strength = round(Alphas.hover_glow * 1.6 * warmth)
        canvas.glow(halo, Colours.gold, strength=strength, spread=8, radius=radius)
    size = (2 * radius + 2, 2 * radius + 2)
    knob = canvas.sprite(
        ("knob", enabled), size, lambda offscreen: _paint_knob(offscreen, radius, enabled)
    )
    canvas.blit(knob, center, centered=True)


def draw_arrow_knob(
    canvas: Canvas, center: Point, way: int, *, enabled: bool = True, warmth: float = 0.0
) -> None:
    """Draw a knob with an arrow to the left (-1) or to the right (1), by which one goes through."""
    x, y = center
    draw_knob(canvas, center, 13, enabled=enabled, warmth=warmth)
    tip, base = x + 6 * way, x - 4 * way
    ink = Colours.ink if enabled else Colours.ink_shadow
    canvas.polygon([(tip, y), (base, y - 7), (base, y + 7)], ink)


def draw_row(canvas: Canvas, row: RectLike, *, selected: bool, hovered: bool) -> None:
    """Draw the ground of a row of a list: a golden bar at the side tells the selected one."""
    if not selected and not hovered:
        return
    plate = pygame.FRect(row).inflate(0, -4)
    alpha = Alphas.selected if selected else Alphas.hovered_row
    canvas.fill(plate, Colours.gold, radius=Sizes.radius_small, alpha=alpha)
    if selected:
        draw_brass(canvas, (plate.x, plate.y + 3, 4, plate.height - 6), radius=2)


def mixed(first: Colour, second: Colour, t: float) -> Colour:
    """Return the colour at ``t`` (0 to 1) of the way from the first to the second."""
    ends = zip(shown(first), shown(second), strict=True)
    red, green, blue = (round(a + (b - a) * t) for a, b in ends)
    return red, green, blue


_Shades = tuple[Colour, Colour, Colour]


def _grey(shades: _Shades) -> _Shades:
    first, second, third = ((sum(colour) // 4,) * 3 for colour in shades)
    return first, second, third


def _lighter(shades: _Shades, light: int) -> _Shades:
    first, second, third = (mixed(colour, Colours.light, light / 255) for colour in shades)
    return first, second, third


def _draw_bar(canvas: Canvas, rect: RectLike, radius: float, shades: _Shades, alpha: int) -> None:
    box = pygame.FRect(rect)
    if min(box.size) <= 0:
        return
    key = ("bar", radius, shades)
    bar = canvas.sprite(key, box.size, lambda offscreen: _paint_bar(offscreen, radius, shades))
    canvas.blit(bar, box.topleft, alpha=alpha)


def _paint_bar(canvas: Canvas, radius: float, shades: _Shades) -> None:
    light, middle, dark = shades
    area = canvas.view.rect
    upright = area.height > area.width
    shape = canvas.blank(canvas.surface.get_size())
    shape.fill(area, Colours.light, radius=radius)
    bands = [
        mixed(light, middle, min(1.0, t * 2.2)) if t < 0.5 else mixed(middle, dark, (t - 0.5) * 1.1)
        for t in (band / (_BANDS - 1) for band in range(_BANDS))
    ]
    canvas.surface.blit(ramp(bands, canvas.surface.get_size(), down=not upright), (0, 0))
    # The colours take the shape of the bar: its opacity is multiplied in.
    shape.surface.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    canvas.surface.blit(shape.surface, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def _paint_knob(canvas: Canvas, radius: float, enabled: bool) -> None:
    shades: _Shades = (Colours.brass_light, Colours.brass, Colours.brass_dark)
    light, middle, dark = shades if enabled else _grey(shades)
    x, y = canvas.view.center
    canvas.circle((x, y), radius, dark)
    canvas.circle((x, y), radius * 0.91, middle)
    canvas.circle((x - radius * 0.04, y - radius * 0.05), radius * 0.85, light)
    canvas.circle((x + radius * 0.05, y + radius * 0.06), radius * 0.80, dark)
    steps = 8
    for step in range(steps):
        t = step / (steps - 1)
        away = radius * 0.22 * t
        face = mixed(middle, light, t)
        canvas.circle((x - away, y - away), radius * (0.75 - 0.55 * t), face)


def draw_pennants(
    canvas: Canvas, rect: RectLike, lit: int, count: int, colour: Colour = Colours.accent
) -> None:
    """Draw ``count`` pennants side by side over all of ``rect``, the first ``lit`` of a colour."""
    box = pygame.FRect(rect)
    picture = canvas.sprite(
        ("pennants", lit, count, colour), box.size, lambda drawn: _paint(drawn, lit, count, colour)
    )
    canvas.blit(picture, box.topleft)


def _paint(canvas: Canvas, lit: int, count: int, colour: Colour) -> None:
    box = canvas.view.rect
    pitch, rope = box.width / count, max(1.5, _ROPE * box.height)
    for number in range(count):
        cloth = pygame.FRect(0, rope / 2, _CLOTH * pitch, box.height - rope / 2)
        cloth.centerx = (number + 0.5) * pitch
        if number >= lit:
            canvas.polygon(_outline(cloth), Colours.bronze, alpha=150)
            canvas.polygon(_outline(cloth.inflate(-2, -2.4)), Colours.ink_shadow, alpha=200)
            continue
        canvas.polygon(_outline(cloth), mixed(colour, Colours.shadow, 0.6))
        inside = cloth.inflate(-1.6, -1.6)
        canvas.polygon(_outline(inside), colour)
        inside.width /= 2
        canvas.polygon(_half(inside), mixed(colour, Colours.light, _SHINE))
    canvas.fill((0, 0, box.width, rope), Colours.brass_dark, radius=rope / 2)
    canvas.fill((0, 0, box.width, rope * 0.6), Colours.brass_light, radius=rope / 2, alpha=200)


def _outline(box: pygame.FRect) -> list[Point]:
    """Return the corners of a cloth whose tail is cut in two."""
    cut = box.centerx, box.bottom - _TAIL * box.height
    return [box.topleft, box.topright, box.bottomright, cut, box.bottomleft]


def _half(box: pygame.FRect) -> list[Point]:
    return [box.topleft, box.topright, (box.right, box.bottom - _TAIL * box.height), box.bottomleft]


def draw_lever(
    canvas: Canvas, plate: pygame.FRect, thrown: float, *, enabled: bool, warmth: float
) -> None:
    """Draw the plate and the lever; ``thrown`` is 0 at the left, off, to 1 at the right, on."""
    ground = canvas.sprite(("lever plate", enabled), plate.size, _paint_plate)
    canvas.blit(ground, plate.topleft, alpha=255 if enabled else 130)
    if thrown > 0:
        _light_lamp(canvas, _lamp_of(plate), round(255 * thrown), enabled=enabled)
    foot = plate.centerx, plate.bottom - 6.0
    lean = _LEAN * (2 * thrown - 1)
    ball = foot[0] + _LONG * math.sin(lean), foot[1] - _LONG * math.cos(lean)
    brass = [Colours.brass_dark, Colours.brass, Colours.brass_light]
    if not enabled:
        brass = [mixed(colour, Colours.muted, _GREY) for colour in brass]
    if warmth and enabled:
        halo = pygame.FRect(ball[0] - _BALL, ball[1] - _BALL, 2 * _BALL, 2 * _BALL)
        strength = round(Alphas.hover_glow * 1.6 * warmth)
        canvas.glow(halo, Colours.gold, strength=strength, spread=8, radius=_BALL)
    canvas.line((foot[0], foot[1] + 2), (ball[0], ball[1] + 2), Colours.shadow, width=6, alpha=130)
    for colour, width in zip(brass, (_BROAD + 2, _BROAD, 1.5), strict=True):
        canvas.line(foot, ball, colour, width=width)
    canvas.circle(foot, 5.0, brass[0])
    canvas.circle(foot, 3.6, brass[1])
    canvas.circle((ball[0], ball[1] + 2), _BALL, Colours.shadow, alpha=120)
    canvas.circle(ball, _BALL, brass[0])
    canvas.circle(ball, _BALL - 1.3, brass[1])
    canvas.circle((ball[0] - 2, ball[1] - 2.4), 2.4, brass[2])


def _lamp_of(plate: pygame.FRect) -> pygame.FRect:
    lamp = pygame.FRect(0, 0, 2 * _LAMP, 2 * _LAMP)
    lamp.center = plate.right - _OFF, plate.centery - 3
    return lamp


def _light_lamp(canvas: Canvas, lamp: pygame.FRect, alpha: int, *, enabled: bool) -> None:
    if enabled:
        canvas.glow(lamp, Colours.gold, strength=alpha, spread=_SPREAD, radius=_LAMP)
    draw_enamel(canvas, lamp.inflate(-3, -3), radius=_LAMP - 1.5, enabled=enabled, alpha=alpha)


def _paint_plate(canvas: Canvas) -> None:
    canvas.lie_on("dark")
    box = pygame.FRect(canvas.view.rect)
    canvas.nine_patch("ui/panel_wood", box, corner=9)
    slot = pygame.FRect(0, 0, box.width - 20, 8)
    slot.midbottom = box.centerx, box.bottom - 3
    draw_well(canvas, slot, radius=4)
    draw_well(canvas, _lamp_of(box), radius=_LAMP)
