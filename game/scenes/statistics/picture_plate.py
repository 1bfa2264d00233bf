"""A plate: a picture over its name, carved trays with figures beside them, and a line at its foot.

What was done is a plaque of wood; what is still to be done is a hollow with its picture in sepia.
"""

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import NamedTuple, TypeAlias

import pygame

from game.kit import (
    Canvas,
    Colour,
    Colours,
    Sizes,
    TextStyle,
    Viewport,
    grown,
    shared_size,
    text_size,
    text_style,
)

#: Draws a picture as large as it fits into its place.
PaintPicture: TypeAlias = Callable[[Canvas, pygame.FRect], object]

#: How far what is on a plate is off its edge, and below its picture.
EDGE, _BELOW = 11.0, 4.0
#: The heights of a line with a tray and of the tray, the side of an icon before it, the room
#: between them.
_LINE, _TRAY, _ICON, _BESIDE = 21.0, 14.0, 17.0, 6.0
#: The room around letters: their height is not quite in proportion to their size.
_SLACK = 2.0
_RADIUS = 10.0
#: What the colours of a picture become that is still to be earned, and how clear it is.
_SEPIA: Colour = (255, 198, 122)
_CLEAR = 225
#: The light around what is pointed at or the next to be done, and its rim: so on every ground.
_LIGHT: Colour = (255, 222, 128)
_POINTED: Colour = (255, 252, 232)
#: A name is written on two lines where it would be smaller than this share of its size on one.
_SMALL = 0.93
_NAME = text_style.NAME.with_changes(
    size=17, align="center", valign="middle", wrap=True, fit=True, floor=9
)
_QUIET = text_style.CAPTION.with_changes(
    size=14, align="center", valign="middle", fit=True, floor=9, wrap=False, colour=Colours.text
)
_FIGURE = text_style.STRONG.with_changes(size=15, align="right", valign="middle", fit=True, floor=9)


class Tray(NamedTuple):
    """A carved tray: what fills it, the figure beside it, and an icon before it ("": none)."""

    fill: PaintPicture
    figure: str = ""
    icon: str = ""


class PicturePlate(NamedTuple):
    """What is on a plate; ``key`` names its picture, ``below`` is a second line of its name.

    ``told`` is said of it at the foot of the page, ``thing`` what can be read where its picture
    is. It is ``done`` or still to be, and the ``next`` to be done has a glow.
    """

    key: Hashable
    name: str
    paint: PaintPicture
    below: str = ""
    trays: Sequence[Tray] = ()
    note: str = ""
    told: str = ""
    rim: Colour = Colours.bronze
    done: bool = True
    next: bool = False
    thing: object = None


class PlateWords(NamedTuple):
    """The sizes in which the words of plates are all written, and how high the lines are.

    ``lower_high`` is the height of trays and the line at the foot together.
    """

    name: TextStyle
    quiet: TextStyle
    figure: TextStyle
    name_high: float
    below_high: float
    note_high: float
    lower_high: float

    @property
    def high(self) -> float:
        """How high a plate is without its picture."""
        return 2 * EDGE + _BELOW + self.name_high + self.below_high + self.lower_high


def measured(view: Viewport, plates: Sequence[PicturePlate], wide: float) -> PlateWords:
    """Return how the words of plates are written that are so wide, all alike."""
    inside, line = wide - 2 * EDGE, Sizes.line * grown(_NAME.size)
    names, belows = {each.name for each in plates}, {each.below for each in plates}
    notes = {each.note for each in plates}
    figures = {tray.figure for each in plates for tray in each.trays}
    name = shared_size(view, sorted(names), _NAME, inside, line)
    if name.size < _SMALL * _NAME.size:
        name = shared_size(view, sorted(names), _NAME, inside, 2 * line)
    quiet = shared_size(view, sorted(belows | notes), _QUIET, inside)
    note_high = _high(view, notes, quiet, inside)
    lower = (len(each.trays) * grown(_LINE) + note_high * bool(each.note) for each in plates)
    return PlateWords(
        name,
        quiet,
        shared_size(view, sorted(figures), _FIGURE, 0.5 * inside),
        _high(view, names, name, inside),
        _high(view, belows, quiet, inside),
        note_high,
        max(lower, default=0.0),
    )


def _high(view: Viewport, words: set[str], style: TextStyle, wide: float) -> float:
    return max(
        (text_size(view, each, style, wide)[1] + _SLACK for each in words if each), default=0.0
    )


def draw_plate(
    canvas: Canvas, box: pygame.FRect, plate: PicturePlate, words: PlateWords, *, pointed: bool
) -> None:
    """Draw a plate into its place."""
    _draw_ground(canvas, box, plate, pointed=pointed)
    inside = box.inflate(-2 * EDGE, -2 * EDGE)
    picture = inside.copy()
    picture.height = box.height - words.high
    if not plate.trays and not plate.note:
        picture.y += words.lower_high / 2
    _draw_picture(canvas, picture, plate)
    line = pygame.FRect(inside.x, picture.bottom + _BELOW, inside.width, words.name_high)
    colour = Colours.gold if plate.done else Colours.text
    canvas.text(plate.name, line, words.name, colour=colour)
    line.y, line.height = line.bottom, words.below_high
    canvas.text(plate.below, line, words.quiet)
    line.y, line.height = line.bottom, grown(_LINE)
    for tray in plate.trays:
        _draw_tray(canvas, line, tray, words.figure)
        line.y = line.bottom
    line.height = words.note_high
    line.bottom = inside.bottom
    colour = Colours.attention if plate.next else Colours.text
    canvas.text(plate.note, line, words.quiet, colour=colour)


def _draw_ground(canvas: Canvas, box: pygame.FRect, plate: PicturePlate, *, pointed: bool) -> None:
    lit = pointed or plate.next
    if lit:
        canvas.glow(box, _LIGHT, strength=230, spread=7, radius=_RADIUS)
    if plate.done:
        canvas.nine_patch("ui/panel_wood", box, light=16 if pointed else 0)
    else:
        canvas.fill(box, Colours.well, radius=_RADIUS, alpha=120)
    width, alpha = (2.4, 255) if lit or plate.done else (1.4, 110)
    rim = _POINTED if pointed else _LIGHT if lit else plate.rim
    canvas.frame(box, rim, width=width, radius=_RADIUS, alpha=alpha)


def _draw_picture(canvas: Canvas, box: pygame.FRect, plate: PicturePlate) -> None:
    if plate.thing is not None:
        canvas.add_hit_region(box, plate.thing)
    if plate.done or plate.next:
        plate.paint(canvas, box)
        return
    sepia = canvas.sprite(("sepia", plate.key), box.size, partial(_paint_sepia, paint=plate.paint))
    canvas.blit(sepia, box.topleft, alpha=_CLEAR)


def _paint_sepia(canvas: Canvas, paint: PaintPicture) -> None:
    paint(canvas, canvas.view.rect)
    brown = pygame.transform.grayscale(canvas.surface)
    brown.fill(_SEPIA, special_flags=pygame.BLEND_RGB_MULT)
    canvas.surface.fill((0, 0, 0, 0))
    canvas.surface.blit(brown, (0, 0))


def _draw_tray(canvas: Canvas, line: pygame.FRect, tray: Tray, figure: TextStyle) -> None:
    bar = pygame.FRect(line.x, 0, line.width, grown(_TRAY))
    bar.centery = line.centery
    if tray.icon:
        side = grown(_ICON)
        canvas.image(tray.icon, (bar.x, line.centery - side / 2, side, side))
        bar.x, bar.width = bar.x + side + _BESIDE, bar.width - side - _BESIDE
    if tray.figure:
        wide = canvas.text_size(tray.figure, figure)[0] + 2
        canvas.text(tray.figure, (bar.right - wide, line.y, wide, line.height), figure)
        bar.width -= wide + _BESIDE
    tray.fill(canvas, bar)
