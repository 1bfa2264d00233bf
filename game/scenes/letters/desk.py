"""The look of the screens of letters: a desk before a window, and what lies on it."""

import math
import random
from collections.abc import Iterator
from typing import ClassVar, NamedTuple

import pygame

from game.kit import (
    AmbientLayer,
    AmbientSprite,
    Button,
    Canvas,
    Colour,
    Colours,
    DriftingMote,
    Frame,
    FrameCycle,
    Point,
    PulsingLight,
    Size,
    Sprite,
    Viewport,
    box_at,
    draw_fade,
    grown,
    interface_flipped,
    light_sprite,
)

from ..common import Foot, Screen, draw_oval, sight_picture
from .desk_window import RIM, draw_desk_window, draw_rim

#: Where the desk begins, as a share of the window's height and at most of its width, how far its
#: wood reaches beyond the window, and how much darker it is at its foot and its sides.
_DESK, _BEYOND, _SHADE, _SIDES = (0.53, 0.3), 40.0, 130, (0.3, 110)
#: How far the shadow of its rim falls on the wood.
_CAST = 34.0
#: The light of the window on the wood, how strong, and how far down.
_LIGHT: Colour = (255, 214, 150)
_LIT, _REACH = 96, 0.9
#: The candle and the quill: their sizes, how far from the window's foot and edge they stand, the
#: quill and the map where they lie beside the candle; where its wick ends, as shares of its size.
_CANDLE, _QUILL, _FEET, _AWAY = (168.0, 238.0), (196.0, 258.0), 92.0, 126.0
_BESIDE = (276.0, 520.0)
_WICK = (0.486, 0.165)
#: The map under the quill: its size, how far it lies off the window's edge and up, its turn.
_MAP, _OFF, _UP, _TURN = (280.0, 190.0), 150.0, 39.0, -12.0
_RED: Colour = (168, 44, 34)
#: The flame, its core, and how far and how strong its light is.
_FLAME: Colour = (255, 176, 62)
_CORE: Colour = (255, 246, 206)
_GLOW: Colour = (255, 190, 96)
_STEPS, _FLICKER = 12, 1.6
_DUST: Colour = (255, 226, 170)
_MOTES = 21

#: The growth of texts from which on a sheet hides what stands beside it.
_LARGE = 1.1


class DeskLook(NamedTuple):
    """The place that is seen from a desk, the height of the beam over it, and what stands there.

    Candle, quill and map are of a ``size``, none of them where that is 0. Quill and map lie at the
    right, or ``beside`` the candle.
    """

    sight: str = "bridge"
    beam: float = 92.0
    size: float = 1.0
    beside: bool = False


def desk(look: DeskLook) -> AmbientLayer:
    """Return a desk whose candle is alive."""

    def at_flame(view: Viewport) -> Frame:
        box = _standing(view, look, _CANDLE, _AWAY)
        x, y = box.x + _WICK[0] * box.width, box.y + _WICK[1] * box.height
        return Frame(x, y, look.size or 1.0)

    living = [*(_burning() if look.size else ()), *_dust()]
    return AmbientLayer(("desk", look), at_flame, lambda canvas: _paint(canvas, look), living)


# What moves


def _burning() -> Iterator[AmbientSprite]:
    """Yield what moves around the wick."""
    yield PulsingLight(light_sprite(_GLOW, 300, 260), (0, -14), 60, 150, 2.9)
    yield FrameCycle([_flame(step) for step in range(_STEPS)], (0, -18), _FLICKER)


def _dust() -> Iterator[AmbientSprite]:
    """Yield dust in the light of the flame and before the window."""
    chance, way = random.Random(11), -1 if interface_flipped() else 1
    for number in range(_MOTES):
        near = number % 3 == 0
        x = chance.uniform(-60, 80) if near else way * chance.uniform(120, 1080)
        y = chance.uniform(-100, 40) if near else chance.uniform(-330, -60)
        mote = light_sprite(_DUST, *(2 * [chance.uniform(4, 7)]))
        drift = chance.uniform(-14, 14), chance.uniform(-46, -22)
        yield DriftingMote(
            [mote], (x, y), drift, chance.uniform(5, 8), 1.5, chance.random(), peak=150, sway=7
        )


def _flame(step: int) -> Sprite:
    """Return the flame at a step of its flicker: it leans, and is longer and shorter."""
    turn = math.tau * step / _STEPS
    lean = 2.6 * math.sin(turn) + 1.3 * math.sin(3 * turn + 1)
    tall = 1 + 0.07 * math.sin(2 * turn) + 0.05 * math.sin(3 * turn)

    def paint(canvas: Canvas) -> None:
        x, foot = canvas.view.width / 2, canvas.view.height - 4
        for colour, wide, high, alpha in (
            (_FLAME, 10.5, 42.0, 150), (_FLAME, 8.5, 38.0, 255),
            (_CORE, 5.4, 26.0, 235), ((255, 255, 244), 3.2, 16.0, 255),
        ):  # fmt: skip
            canvas.polygon(_tongue((x, foot), wide, high * tall, lean), colour, alpha=alpha)

    return Sprite(("flame", step), (44, 56), paint)


def _tongue(foot: Point, wide: float, high: float, lean: float) -> list[Point]:
    """Outline a tongue of fire on its foot: round below, pointed above, its tip ``lean`` aside."""
    points = []
    for step in range(24):
        turn = math.tau * step / 24
        up = (1 - math.cos(turn)) / 2
        across = wide * math.sin(turn) * (1 - up) ** 0.55 * 1.25
        points.append((foot[0] + across + lean * up * up, foot[1] - high * up))
    return points


# What stands still


def _paint(canvas: Canvas, look: DeskLook) -> None:
    view = canvas.view
    top = min(_DESK[0] * view.height, _DESK[1] * view.width)
    draw_desk_window(canvas, sight_picture(look.sight), top, look.beam)
    _draw_wood(canvas, pygame.FRect(0, top, view.width, view.height - top))
    draw_rim(canvas, top)
    if look.size:
        _draw_things(canvas, look, top + RIM)


def _draw_wood(canvas: Canvas, area: pygame.FRect) -> None:
    """Draw the wood of the desk, lit from above, dark at its sides."""
    x, y, wide, high = area
    canvas.sheet("wood", area.inflate(2 * _BEYOND, 2 * _BEYOND).move(0, _BEYOND))
    draw_fade(canvas, (x, y, wide, _REACH * high), _LIGHT, (_LIT, 0))
    draw_fade(canvas, area, Colours.ink_shadow, (0, _SHADE))
    share, dark = _SIDES
    draw_fade(canvas, (x, y, share * wide, high), Colours.ink_shadow, (dark, 0), across=True)
    right = (x + (1 - share) * wide, y, share * wide, high)
    draw_fade(canvas, right, Colours.ink_shadow, (0, dark), across=True)
    draw_fade(canvas, (x, y + RIM, wide, _CAST), Colours.ink_shadow, (200, 0))


def _standing(view: Viewport, look: DeskLook, size: Size, away: float) -> pygame.FRect:
    """Return where something of a size stands, ``away`` from where lines begin."""
    wide, high = look.size * size[0], look.size * size[1]
    return pygame.FRect(_across(view, away) - wide / 2, view.height - _FEET - high, wide, high)


def _across(view: Viewport, away: float) -> float:
    """Return the place so far from where lines begin: nothing else of a desk is turned round."""
    return view.width - away if interface_flipped() else away


def _draw_things(canvas: Canvas, look: DeskLook, top: float) -> None:
    """Draw the map, the quill and the candle, with its light on the wood."""
    view = canvas.view
    away, off = _BESIDE if look.beside else (view.width - _AWAY, view.width - _OFF)
    chart = _standing(view, look, _MAP, off).move(0, -look.size * _UP)
    picture = canvas.sprite("desk map", chart.size, _paint_map, upright=True)
    canvas.blit(canvas.turned(picture, "desk map", _TURN), chart.center, centered=True)
    candle = _standing(view, look, _CANDLE, _AWAY)
    light = candle.inflate(760, 330).move(60, 40)
    with canvas.clip((0, top, view.width, view.height)):
        draw_oval(canvas, light, _GLOW, strength=90)
    quill = _standing(view, look, _QUILL, away)
    for box, name, share in ((candle, "post/candle", 0.8), (quill, "post/quill", 0.44)):
        foot = box_at((box.x + 0.47 * box.width, box.bottom - 14), share * box.width * 1.2, 34)
        draw_oval(canvas, foot, Colours.shadow, strength=220)
        canvas.image(name, box)


def _paint_map(canvas: Canvas) -> None:
    """Paint a chart of isles with a course in red ink."""
    canvas.sheet("parchment", canvas.view.rect)
    unit = canvas.view.width / _MAP[0]
    for spot in ((60, 52, 30), (128, 102, 38), (198, 50, 26), (226, 130, 20), (52, 136, 18)):
        x, y, wide = (unit * each for each in spot)
        isle = [
            (x + wide * (1 + 0.18 * math.sin(3 * turn + x)) * math.cos(turn),
             y + 0.62 * wide * (1 + 0.16 * math.cos(4 * turn + y)) * math.sin(turn))
            for turn in (math.tau * step / 40 for step in range(40))
        ]  # fmt: skip
        canvas.polygon(isle, (112, 78, 40))
        inner = [(x + 0.92 * (a - x), y + 0.9 * (b - y)) for a, b in isle]
        canvas.polygon(inner, (158, 166, 96))
    course = [
        (unit * (60 + 7.4 * n), unit * (52 + 22 * math.sin(n / 4.2) + 2 * n)) for n in range(20)
    ]
    for start, end in zip(course[::2], course[1::2], strict=True):
        canvas.line(start, end, _RED, width=3 * unit)
    (x, y), arm = course[-1], 7.5 * unit
    for way in (-arm, arm):
        canvas.line((x - arm, y - way), (x + arm, y + way), _RED, width=4 * unit)


class LetterScreen(Screen):
    """A screen of letters, which looks at the place that ``sight`` names from a desk like ``look``.

    Its foot has the buttons ``go`` and ``back``, and says what has the key ``hint``.
    """

    sight: str = "bridge"
    look: DeskLook = DeskLook()
    hint: ClassVar[str] = ""
    go: Button
    back: Button

    def remake(self) -> None:
        """Make everything anew, and the desk before the place of now."""
        super().remake()
        self.ambient = self.make_ground()

    def make_ground(self) -> AmbientLayer:
        """Return what the screen lies on: the desk, bare where sheets take all of its width."""
        size = self.look.size if grown(1.0) <= _LARGE else 0.0
        return desk(self.look._replace(sight=self.sight, size=size))

    def go_back(self) -> None:
        """Return to the list."""
        self.stack.clear_to(self.services.routes.letters.all())

    def make_foot(self) -> Foot:
        """Return the ways back and on."""
        hint = self.translate(self.hint) if self.hint else " "
        return Foot(self.go, self.back, hint=hint, message=self.message)
