"""Colours that fade away over a rectangle, and a landscape that goes on beyond its edges."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame
from pygame.typing import ColorLike, RectLike

from ..theme import Colour
from .canvas import Canvas
from .shape_masks import ramp, scaled_smoothly

#: Softness: by how much the picture is made smaller and larger again.
_BLUR = 14
#: Pixels from the picture's own edge to where it is certainly painted.
_INSIDE = 2
_STEPS = 32

_FADE_STEPS = 64


class EdgeLook(NamedTuple):
    """How a landscape goes on.

    ``dark`` is how dark it is at the seam and at the window's edge, ``soft`` where between them it
    is quite soft; no more than ``reach`` of the picture, in logical units, is mirrored: the rest is
    stretched out of that.
    """

    dark: tuple[int, int] = (0, 150)
    soft: float = 0.3
    reach: float = 10_000.0


_LAND = EdgeLook()


class _Way(NamedTuple):
    """The way from a seam to the window's edge: to the side, or up and down; forth, or back."""

    across: bool
    after: bool


def continue_edges(canvas: Canvas, box: RectLike, look: EdgeLook = _LAND) -> None:
    """Fill the window around ``box``, in which a landscape has been drawn."""
    surface = canvas.surface
    window = surface.get_rect()
    drawn = _painted(canvas.view.rect_px(box), window)
    if not drawn:
        return
    reach = canvas.view.length_px(look.reach)
    high, left, right = drawn.height, drawn.left, window.right - drawn.right
    wide, top, bottom = window.width, drawn.top, window.bottom - drawn.bottom
    # The sides first: above and below, they are mirrored with the picture.
    for part, way in (
        (pygame.Rect(0, top, left, high), _Way(across=True, after=False)),
        (pygame.Rect(drawn.right, top, right, high), _Way(across=True, after=True)),
        (pygame.Rect(0, 0, wide, top), _Way(across=False, after=False)),
        (pygame.Rect(0, drawn.bottom, wide, bottom), _Way(across=False, after=True)),
    ):
        if min(part.size) > 0:
            _fill(surface, part, _source(part, drawn, reach, way), way, look)


def _painted(box: pygame.Rect, window: pygame.Rect) -> pygame.Rect:
    """Return what is certainly painted of the window: less than the picture where it ends."""
    left = box.left + _INSIDE if box.left > 0 else 0
    top = box.top + _INSIDE if box.top > 0 else 0
    right = box.right - _INSIDE if box.right < window.right else window.right
    bottom = box.bottom - _INSIDE if box.bottom < window.bottom else window.bottom
    return pygame.Rect(left, top, max(0, right - left), max(0, bottom - top))


def _source(part: pygame.Rect, drawn: pygame.Rect, reach: int, way: _Way) -> pygame.Rect:
    """Return what of the picture is mirrored into a part beside it."""
    source = part.copy()
    if way.across:
        source.width = min(part.width, drawn.width, reach)
        source.x = drawn.right - source.width if way.after else drawn.left
    else:
        source.height = min(part.height, drawn.height, reach)
        source.y = drawn.bottom - source.height if way.after else drawn.top
    return source


def _fill(
    surface: pygame.Surface, part: pygame.Rect, source: pygame.Rect, way: _Way, look: EdgeLook
) -> None:
    mirrored = pygame.transform.flip(surface.subsurface(source), way.across, not way.across)
    if mirrored.get_size() != part.size:
        mirrored = scaled_smoothly(mirrored, part.size)
    small = max(1, part.width // _BLUR), max(1, part.height // _BLUR)
    soft = scaled_smoothly(mirrored, small)
    soft = scaled_smoothly(soft, part.size).convert_alpha()
    fade = _away(part.size, (255, 255, 255), (0, 255), look.soft, way)
    soft.blit(fade, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(mirrored, part)
    surface.blit(soft, part)
    surface.blit(_away(part.size, (0, 0, 0), look.dark, 1.0, way), part)


def _away(
    size: tuple[int, int],
    colour: tuple[int, int, int],
    alphas: tuple[int, int],
    until: float,
    way: _Way,
) -> pygame.Surface:
    """Return a colour whose opacity goes from one to another away from the seam."""
    shares = (min(1.0, (step + 0.5) / _STEPS / until) for step in range(_STEPS))
    shades = [(*colour, round(alphas[0] + (alphas[1] - alphas[0]) * share)) for share in shares]
    return ramp(shades if way.after else shades[::-1], size, down=not way.across)


def draw_fade(
    canvas: Canvas, rect: RectLike, colour: Colour, alphas: tuple[int, int], *, across: bool = False
) -> None:
    """Fill ``rect`` with a colour whose opacity goes from top to bottom, or from left to right."""
    box = pygame.FRect(rect)
    draw_toned_fade(canvas, box, canvas.toned(colour, box), alphas, across=across)


def draw_toned_fade(
    canvas: Canvas,
    box: pygame.FRect,
    colour: Colour,
    alphas: tuple[int, int],
    *,
    across: bool = False,
) -> None:
    """Fill ``box`` as ``draw_fade`` does, with a colour that is toned already."""
    key = ("fade", colour, alphas, across)
    picture = canvas.sprite(
        key, box.size, lambda offscreen: _paint_fade(offscreen, colour, alphas, across)
    )
    canvas.blit(picture, box.topleft)


def _paint_fade(canvas: Canvas, colour: Colour, alphas: tuple[int, int], across: bool) -> None:
    ways = (step / (_FADE_STEPS - 1) for step in range(_FADE_STEPS))
    # Eased, because an even slope shows where it begins and ends.
    eased = (t * t * (3 - 2 * t) for t in ways)
    shades = [(*colour, round(alphas[0] + (alphas[1] - alphas[0]) * t)) for t in eased]
    if canvas.is_flipped and across:
        shades.reverse()
    canvas.surface.blit(ramp(shades, canvas.surface.get_size(), down=not across), (0, 0))


def lay_light(
    surface: pygame.Surface,
    colours: Sequence[ColorLike],
    *,
    down: bool = False,
    how: int = pygame.BLEND_RGB_MULT,
) -> None:
    """Multiply what is painted by colours that follow each other from left to right, or ``down``.

    ``how`` they are laid on it may be another of pygame's ways.
    """
    width, height = surface.get_size()
    # Only along: to scale both ways smoothly takes ten times as long.
    along = ramp(colours, (1, height) if down else (width, 1), down=down)
    surface.blit(pygame.transform.scale(along, (width, height)), (0, 0), special_flags=how)
