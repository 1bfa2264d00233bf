"""Changes to pictures and the placing of shapes, in pixels; and how much of them is kept."""

import math
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import pygame

from ..context.kit_context import active_context
from ..theme import Colour, Colours
from ..viewport import Point
from . import shape_lines, shape_masks
from .assets import Assets
from .shape_masks import scaled_smoothly

ANGLE_STEP = 2
ARROW_STEPS = 24
ARROW_SAMPLING = 3
OPAQUE = 255
NINE_SIDE = 96
LOW_CORNER = 1.3


@dataclass(frozen=True, slots=True)
class SpriteLook:
    """Changes to a picture: multiplied, lightened, without colour, turned by degrees, mirrored."""

    tint: Colour | None = None
    light: int = 0
    grey: bool = False
    angle: int = 0
    mirrored: bool = False


PLAIN = SpriteLook()


@dataclass(frozen=True, slots=True)
class Arrow:
    """A curved arrow: logical bend and width, and how many of its steps are drawn."""

    colour: Colour
    bend: float
    width: float
    steps: int
    head: bool


def quantised(angle: float) -> int:
    """Return the angle in whole steps of degrees, 0 to 359."""
    return round(angle / ANGLE_STEP) * ANGLE_STEP % 360


def arrow_step(t: float) -> int:
    """Return how many steps of a growing arrow are drawn."""
    return max(1, min(ARROW_STEPS, round(t * ARROW_STEPS)))


def changed(picture: pygame.Surface, look: SpriteLook) -> pygame.Surface:
    """Return ``picture`` with its look changed."""
    picture = pygame.transform.grayscale(picture) if look.grey else picture.copy()
    if look.tint is not None:
        picture.fill(look.tint, special_flags=pygame.BLEND_RGB_MULT)
    if look.light:
        picture.fill((look.light,) * 3, special_flags=pygame.BLEND_RGB_ADD)
    if look.mirrored:
        picture = pygame.transform.flip(picture, flip_x=True, flip_y=False)
    return turned(picture, look.angle) if look.angle else picture


def turned(picture: pygame.Surface, angle: int) -> pygame.Surface:
    """Return ``picture`` turned about its middle, with smooth edges."""
    # The clear margin gives rotozoom something to blend the outermost pixels with.
    width, height = picture.get_size()
    padded = shape_masks.blank_surface((width + 2, height + 2))
    padded.blit(picture, (1, 1))
    return _trimmed(pygame.transform.rotozoom(padded, angle, 1.0))


def _trimmed(picture: pygame.Surface) -> pygame.Surface:
    """Return a picture without what is clear at its edges, its middle where it was."""
    whole, seen = picture.get_rect(), picture.get_bounding_rect()
    across = min(seen.left, whole.right - seen.right)
    down = min(seen.top, whole.bottom - seen.bottom)
    inner = whole.inflate(-2 * across, -2 * down)
    return picture.subsurface(inner).copy() if seen and inner != whole else picture


def nine_patch(
    master: pygame.Surface, size: tuple[int, int], corner: float, pixels: int, look: SpriteLook
) -> pygame.Surface:
    """Return a nine-patch at a size; ``corner`` is that of one of 96 a side, ``pixels`` here."""
    # A picture of 96 pixels a side is drawn for one pixel per unit, a larger one for more.
    source_corner = round(corner * master.get_width() / NINE_SIDE)
    # A low patch shrinks nearly as a whole: with full corners its shading would fall in bands.
    most = round(min(size) * corner / NINE_SIDE * LOW_CORNER)
    patch = shape_masks.stretched(master, size, source_corner, min(pixels, most))
    return patch if look == PLAIN else changed(patch, look)


def put(target: pygame.Surface, surface: pygame.Surface, pos: tuple[int, int], alpha: int) -> None:
    """Blit with an opacity, leaving the kept surface as it was."""
    if alpha <= 0:
        return
    if alpha >= OPAQUE:
        target.blit(surface, pos)
        return
    surface.set_alpha(alpha)
    target.blit(surface, pos)
    surface.set_alpha(OPAQUE)


def stretch_over(target: pygame.Surface, picture: pygame.Surface) -> None:
    """Stretch a picture over all of a surface that is still clear."""
    if picture.get_masks() == target.get_masks():
        scaled_smoothly(picture, target.get_size(), target)
    else:
        # Plain: pygame adds one without opacities to one that has them pixel by pixel, 30 times
        # as slowly.
        target.blit(scaled_smoothly(picture, target.get_size()), (0, 0))


def plate(size: tuple[int, int], radius: int, colour: Colour) -> pygame.Surface:
    """Return a filled rectangle, without alpha per pixel where its corners are square."""
    if radius:
        return shape_masks.rounded(size, radius, colour)
    surface = pygame.Surface(size)
    surface.fill(colour)
    return surface


def dim(target: pygame.Surface, colour: Colour, alpha: int) -> None:
    """Mix ``colour`` into all of ``target``, and leave it more of its blue: as night does."""
    keep = OPAQUE - alpha
    # Two fills in place are faster than blending a second full-size surface.
    blue = keep + alpha * keep // (4 * OPAQUE)
    target.fill((keep, keep, blue), special_flags=pygame.BLEND_RGB_MULT)
    share = alpha / OPAQUE
    added = tuple(round(channel * share) for channel in colour)
    if any(added):
        target.fill(added, special_flags=pygame.BLEND_RGB_ADD)


def local(
    points: Sequence[Point], scale: float, margin: int = 1
) -> tuple[int, int, tuple[int, int], list[Point]]:
    """Return the left and top pixel, the pixel size and the points inside of it."""
    scaled = [(x * scale, y * scale) for x, y in points]
    left = math.floor(min(x for x, _ in scaled)) - margin
    top = math.floor(min(y for _, y in scaled)) - margin
    right = math.ceil(max(x for x, _ in scaled)) + margin
    bottom = math.ceil(max(y for _, y in scaled)) + margin
    return left, top, (right - left, bottom - top), [(x - left, y - top) for x, y in scaled]


def arrow_key(
    start: Point, end: Point, drawn: Arrow, scale: float
) -> tuple[Hashable, tuple[int, int]]:
    """Return what names the picture of an arrow, and its left and top pixel."""
    left, top, _, points = _arrow_box(start, end, drawn, scale)
    ends = tuple((round(x), round(y)) for x, y in (points[0], points[-1]))
    return ("arrow", ends, drawn, scale), (left, top)


def arrow(start: Point, end: Point, drawn: Arrow, scale: float) -> pygame.Surface:
    """Return a curved arrow: a soft light, a dark rim, the colour and a pale core."""
    _, _, size, points = _arrow_box(start, end, drawn, scale)
    way = shape_lines.curve(points[0], points[-1], drawn.bend * scale, drawn.steps / ARROW_STEPS)
    picture = _arrow_bands(size, way, drawn, scale, _light(drawn.colour))
    picture.blit(_arrow_bands(size, way, drawn, scale, _body(drawn.colour)), (0, 0))
    return picture


_Band: TypeAlias = tuple[float, Colour, int]


def _light(colour: Colour) -> list[_Band]:
    return [(16.0 - 2.0 * ring, colour, 12 + 14 * ring) for ring in range(6)]


def _body(colour: Colour) -> list[_Band]:
    pale = tuple((channel + 2 * OPAQUE) // 3 for channel in colour)
    core = pale[0], pale[1], pale[2]
    return [(3.0, Colours.ink_shadow, 220), (0.0, colour, OPAQUE), (-4.5, core, OPAQUE)]


def _arrow_bands(
    size: tuple[int, int], way: Sequence[Point], drawn: Arrow, scale: float, bands: Sequence[_Band]
) -> pygame.Surface:
    # Every band overwrites the wider one before it, so one surface and one scaling do for all.
    large = shape_masks.blank_surface(
        (size[0] * ARROW_SAMPLING, size[1] * ARROW_SAMPLING), bands[0][1]
    )
    width = drawn.width * scale
    body = _shortened(way, 3.4 * width) if drawn.head else list(way)
    for extra, colour, alpha in bands:
        wider = extra * scale
        ends = max(1.0, 0.45 * width + wider), max(1.0, width + wider)
        _fill(large, shape_lines.ribbon(body, ends), (*colour, alpha))
        if drawn.head:
            head = shape_lines.arrow_head(way, 4.2 * width, 3.6 * width)
            _fill(large, shape_lines.grown(head, wider / 2), (*colour, alpha))
    return pygame.transform.smoothscale(large, size)


def _fill(
    large: pygame.Surface, points: Sequence[Point], colour: tuple[int, int, int, int]
) -> None:
    corners = [(x * ARROW_SAMPLING, y * ARROW_SAMPLING) for x, y in points]
    pygame.draw.polygon(large, colour, corners)


def _shortened(way: Sequence[Point], length: float) -> list[Point]:
    kept = list(way)
    while len(kept) > 2 and math.dist(kept[-1], way[-1]) < length:
        kept.pop()
    return kept


def _arrow_box(
    start: Point, end: Point, drawn: Arrow, scale: float
) -> tuple[int, int, tuple[int, int], list[Point]]:
    way = [start, *shape_lines.curve(start, end, drawn.bend), end]
    margin = round((3 * drawn.width + 16) * scale)
    return local(way, scale, margin)


#: Bytes for each pixel of the window, and what a small window has at least. With half as much for
#: pictures to be scaled, those of an assault are read again and again.
_SPRITES, _SIZED, _MASTERS = 20, 14, 20
_LINES, _BLOCKS, _PASSING = 2, 4, 10
_LEAST = 1280 * 720
#: The same in a scene that has come to rest, besides what is to be seen of it.
_REST_SPRITES, _REST_SIZED, _REST_MASTERS = 6, 5, 10
_REST_LINES, _REST_BLOCKS, _REST_OTHERS = 1, 2, 1


def fit_caches(assets: Assets, window: tuple[int, int]) -> None:
    """Keep as much of pictures, sprites and texts as a window of these pixels has use for."""
    context, pixels = active_context(), max(_LEAST, window[0] * window[1])
    context.sprites.limit(_SPRITES * pixels)
    assets.limit(masters=_MASTERS * pixels, sized=_SIZED * pixels)
    context.lines.limit(_LINES * pixels)
    context.blocks.limit(_BLOCKS * pixels)
    context.passing.limit(_PASSING * pixels)


def settle_caches(assets: Assets, window: tuple[int, int]) -> None:
    """Keep what was used last, besides what is to be seen: a scene has come to rest."""
    context, pixels = active_context(), max(_LEAST, window[0] * window[1])
    context.sprites.settle(_REST_SPRITES * pixels)
    assets.settle(masters=_REST_MASTERS * pixels, sized=_REST_SIZED * pixels)
    context.lines.settle(_REST_LINES * pixels)
    context.blocks.settle(_REST_BLOCKS * pixels)
    context.passing.settle(0)
    for cache in context.other_caches.values():
        cache.settle(_REST_OTHERS * pixels)
