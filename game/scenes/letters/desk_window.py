"""The window over the desk: a place seen between curtains, under swags that hang from a beam."""

from collections.abc import Iterator

import pygame

from game.kit import Canvas, Colour, Colours, Point, draw_fade, ramp

from ..common import paint_sight

#: The cloth of the curtains; where the painted place begins and its width, as a share of the
#: window's; the height of the swags.
_CLOTH: Colour = (46, 104, 108)
_PLACE, _WIDE, _SWAGS = 60.0, 0.74, 92.0
#: The part of the cord in the middle, which has a medal, and the like of it that has none.
_MEDAL, _PLAIN = 0.4, 0.2
#: The inner edge of the left curtain, from its head down to its foot: shares of the window's width
#: and of its own height; the cord that holds it, and how wide its golden hem is.
_EDGE = ((0.30, 0.0), (0.285, 0.25), (0.235, 0.48), (0.155, 0.68), (0.17, 0.84), (0.185, 1.0))
_CORD, _HEM = 0.68, 5.0
#: How far the beam reaches beyond the window, and the light on it; the shadow over the desk's rim.
_BEYOND, _CAST = 40.0, 46.0
_LIGHT: Colour = (255, 214, 150)
_LIT = 48
#: The height of a carved rim, how far apart the lozenges in it lie, and how high they are.
RIM, _APART, _LOZENGE = 22.0, 84.0, 4.5
_GLEAM: Colour = (255, 246, 206)


def draw_desk_window(canvas: Canvas, name: str, foot: float, beam: float) -> None:
    """Draw the window down to its ``foot``, the place ``name`` in it, and the ``beam`` over it."""
    _draw_place(canvas, name, foot)
    _draw_curtains(canvas, foot, beam)


def _draw_place(canvas: Canvas, name: str, foot: float) -> None:
    """Draw what is seen through the window, its sides in the shade of the curtains."""
    view = canvas.view
    wide = _WIDE * view.width
    area = pygame.FRect((view.width - wide) / 2, _PLACE, wide, foot - _PLACE)
    canvas.fill((0, 0, view.width, foot), Colours.night)
    picture = canvas.sprite(("place", name), area.size, lambda other: paint_sight(other, name))
    canvas.blit(picture, area.topleft)
    draw_fade(canvas, (0, foot - _CAST, view.width, _CAST), Colours.night, (0, 200))


def _draw_curtains(canvas: Canvas, foot: float, beam: float) -> None:
    """Draw both curtains, held back by cords, and the swags over them on their beam."""
    wide = canvas.view.width
    size = _EDGE[0][0] * wide + 2 * _HEM, foot - _PLACE
    left = canvas.sprite(("curtain", "left"), size, _paint_curtain, upright=True)
    right = pygame.transform.flip(left, flip_x=True, flip_y=False)
    canvas.blit(left, (0, _PLACE))
    canvas.blit(right, (wide - size[0], _PLACE))
    swags = (0, beam - 4, wide, _SWAGS)
    draw_fade(canvas, (0, beam + 40, wide, 74), Colours.night, (150, 0))
    canvas.image("curtain/swags", swags, tint=_CLOTH)
    trim = canvas.sprite("desk trim", (wide, _SWAGS), _paint_trim, upright=True)
    canvas.blit(trim, (0, beam - 4))
    canvas.sheet("wood", (-_BEYOND, -_BEYOND, wide + 2 * _BEYOND, _BEYOND + beam + 6))
    draw_fade(canvas, (0, 0, wide, beam), _LIGHT, (0, _LIT))
    draw_fade(canvas, (0, beam, wide, 12), Colours.night, (190, 0))
    draw_rim(canvas, beam - RIM)


def _paint_curtain(canvas: Canvas) -> None:
    """Paint the left curtain on a canvas as wide as its head."""
    view = canvas.view
    window = (view.width - 2 * _HEM) / _EDGE[0][0]
    edge = [*_smooth([(x * window, y * view.height) for x, y in _EDGE])]
    canvas.image("curtain/folds", (0, 0, 3.0 * view.width, 1.12 * view.height), tint=_CLOTH)
    shade = ramp([(255, 255, 255), (214, 214, 214), (120, 120, 128)], canvas.size_px)
    canvas.surface.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    mask = canvas.blank(canvas.size_px)
    mask.polygon([(0, 0), *edge, (0, view.height)], (255, 255, 255))
    canvas.surface.blit(mask.surface, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    _draw_hem(canvas, edge)
    # The cord hangs from the wall and round the cloth where that is narrowest.
    y, x = _CORD * view.height, min(x for x, _ in edge) + 2
    cord = [(t * x, y - 58 * (1 - t) + 46 * t * (1 - t)) for t in (step / 16 for step in range(17))]
    for half, colour in ((5.5, Colours.brass_dark), (3.6, Colours.brass), (0.8, _LIGHT)):
        above, below = ([(a, b + way * half) for a, b in cord] for way in (-1, 1))
        canvas.polygon(above + below[::-1], colour)


def _paint_trim(canvas: Canvas) -> None:
    """Paint the cords and tassels of the swags, without the medal in their middle."""
    canvas.image("curtain/trim", canvas.view.rect)
    wide, high = canvas.size_px
    part = pygame.Rect(round(_PLAIN * wide), 0, round(_PLAIN * wide), high)
    plain = canvas.surface.subsurface(part).copy()
    middle = part.move(round((_MEDAL - _PLAIN) * wide), 0)
    canvas.surface.fill((0, 0, 0, 0), middle)
    canvas.surface.blit(plain, middle)


def _draw_hem(canvas: Canvas, edge: list[Point]) -> None:
    for wide, colour in ((_HEM, Colours.brass_dark), (_HEM - 1.6, Colours.brass), (1.4, _GLEAM)):
        band = [(x + wide / 2, y) for x, y in edge] + [(x - wide / 2, y) for x, y in edge[::-1]]
        canvas.polygon(band, colour)


def _smooth(points: list[Point]) -> Iterator[Point]:
    """Yield a soft curve through points that go down."""
    ends = [points[0], *points, points[-1]]
    for number in range(len(points) - 1):
        before, first, last, after = ends[number : number + 4]
        for step in range(8):
            t = step / 8
            yield tuple(  # type: ignore[misc]
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t
                       + (3 * b - a - 3 * c + d) * t**3)
                for a, b, c, d in zip(before, first, last, after, strict=True)
            )  # fmt: skip
    yield points[-1]


def draw_rim(canvas: Canvas, y: float) -> None:
    """Draw a carved rim across the window, its upper edge at ``y``."""
    wide = canvas.view.width
    draw_fade(canvas, (0, y - 2, wide, RIM + 2), (58, 36, 20), (255, 255))
    # The rim is round: it has its light above, and its own shadow below.
    draw_fade(canvas, (0, y, wide, RIM), Colours.brass, (110, 10))
    for down, colour, width, alpha in (
        (0.0, Colours.brass_light, 2.0, 200),
        (RIM, Colours.night, 3.0, 230),
        (0.3 * RIM, Colours.brass_dark, 1.5, 200),
        (0.3 * RIM + 1.5, Colours.brass, 1.0, 120),
        (0.78 * RIM, Colours.brass_dark, 1.5, 200),
        (0.78 * RIM + 1.5, Colours.brass, 1.0, 120),
    ):
        canvas.fill((0, y + down - width / 2, wide, width), colour, alpha=alpha)
    middle, count = y + 0.54 * RIM, int(wide / 2 / _APART) + 1
    for number in range(-count, count + 1):
        at = wide / 2 + number * _APART
        points = [(at - 2 * _LOZENGE, middle), (at, middle - _LOZENGE)]
        points += [(at + 2 * _LOZENGE, middle), (at, middle + _LOZENGE)]
        canvas.polygon(points, Colours.brass, alpha=210)
