"""The materials of all widgets: dark hollows, lit enamel and brass, lit from the upper left."""

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
