"""Where the painted board has water, poles and lamps, and the banners that wave at its poles."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import TypeAlias

import pygame

from game.kit import Canvas, Colour, FrameCycle, Point, Sprite

FRAMES = 12
#: Width and height of the picture, and of the cloth that hangs in it; the cloth begins at its top.
SIZE = (33.0, 42.0)
WIDTH, LENGTH = 24.0, 38.0
_ROWS, _COLUMNS = 16, 12
_SAMPLING = 3
#: How far its foot swings to both sides, and how many waves run down it.
_SWING, _WAVES = 3.4, 0.66
#: How much narrower its foot is, and how much wider where it swings towards the eye.
_TAPER, _NEARER = 0.1, 0.06
#: How far it lifts, and the phase by which its sides lag behind, in radians for half its width.
_LIFT, _LAG = 1.2, 2.4
#: From this share of its length on it parts into two tails.
_PARTING = 0.74

#: The cloth of each land.
CLOTHS: tuple[Colour, ...] = ((66, 142, 66), (214, 106, 36), (196, 226, 246), (122, 62, 156))
#: Border and emblem: gold, and blue on the pale cloth.
_TRIMS: tuple[Colour, ...] = ((232, 190, 98), (232, 190, 98), (40, 96, 168), (232, 190, 98))
_INK: Colour = (38, 26, 34)
_BORDER = 0.82
#: The emblems, as points of the cloth: how far down, how far across.
_EMBLEMS: tuple[list[Point], ...] = (
    [
        (0.36 + 0.17 * math.sin(math.tau * step / 20), 0.46 * math.cos(math.tau * step / 20))
        for step in range(20)
    ],
    [(0.15, 0.0), (0.36, 0.52), (0.57, 0.0), (0.36, -0.52)],
    [
        *((0.58, -0.3), (0.24, -0.62), (0.36, -0.24), (0.1, 0.0)),
        *((0.36, 0.24), (0.24, 0.62), (0.58, 0.3)),
    ],
    [
        *((0.56, -0.5), (0.3, -0.44), (0.3, -0.6), (0.17, -0.54), (0.17, 0.54), (0.3, 0.6)),
        *((0.3, 0.44), (0.56, 0.5), (0.56, 0.2), (0.32, 0.16), (0.32, -0.16), (0.56, -0.2)),
    ],
)


def pennants(side: int, *, dusk: bool = False) -> tuple[Sprite, ...]:
    """Return the steps of the wave of a seat's banner, 0 to 3; the duel has the first two."""
    cloths = [_Cloth(side, dusk, math.tau * number / FRAMES) for number in range(FRAMES)]
    return tuple(
        Sprite(("cloth", side, dusk, number), SIZE, cloth.paint)
        for number, cloth in enumerate(cloths)
    )


@dataclass(frozen=True, slots=True)
class _Cloth:
    """A side's banner at one step of its wave; ``turn`` is an angle."""

    side: int
    dusk: bool
    turn: float

    def paint(self, canvas: Canvas) -> None:
        width, height = canvas.surface.get_size()
        scale = _SAMPLING * width / SIZE[0]
        large = pygame.Surface((width * _SAMPLING, height * _SAMPLING), pygame.SRCALPHA)
        large.fill((*_INK, 0))
        cloth = large.copy()
        for row in range(_ROWS):
            for column in range(_COLUMNS):
                self._paint_cell(cloth, scale, row, column)
        self._fill(cloth, scale, _EMBLEMS[self.side], self._lit(_TRIMS[self.side], 0.36, 0.0))
        notch = [(1.1, -0.78), (_PARTING, 0.0), (1.1, 0.78)]
        self._fill(cloth, scale, notch, (*_INK, 0))
        steps = [row / _ROWS for row in range(_ROWS + 1)]
        edge = [(down, -1.0) for down in steps] + [(1.0, -0.7), (_PARTING, 0.0), (1.0, 0.7)]
        outline = edge + [(down, 1.0) for down in reversed(steps)]
        for start, end in pairwise([*outline, outline[0]]):
            first, last = self._place(*start, scale), self._place(*end, scale)
            pygame.draw.line(large, _INK, first, last, round(2.6 * scale))
        large.blit(cloth, (0, 0))
        canvas.surface.blit(pygame.transform.smoothscale(large, (width, height)), (0, 0))

    def _paint_cell(self, cloth: pygame.Surface, scale: float, row: int, column: int) -> None:
        top, bottom = row / _ROWS, (row + 1) / _ROWS
        # The outermost columns are the border.
        edges = [-1.0, *(_BORDER * (2 * n / (_COLUMNS - 2) - 1) for n in range(_COLUMNS - 1)), 1.0]
        left, right = edges[column], edges[column + 1]
        base = _TRIMS[self.side] if column in (0, _COLUMNS - 1) or row == 0 else CLOTHS[self.side]
        colour = self._lit(base, (top + bottom) / 2, (left + right) / 2)
        corners = [(top, left), (top, right), (bottom, right), (bottom, left)]
        self._fill(cloth, scale, corners, colour)

    def _fill(
        self,
        cloth: pygame.Surface,
        scale: float,
        points: Sequence[Point],
        colour: Colour | tuple[int, int, int, int],
    ) -> None:
        pygame.draw.polygon(cloth, colour, [self._place(*point, scale) for point in points])

    def _place(self, down: float, across: float, scale: float) -> Point:
        """Return where a point of the cloth hangs, in pixels from the picture's upper left."""
        wave = self.turn - math.tau * _WAVES * down
        swing = _SWING * down**1.4 * math.sin(wave)
        # A part that swings towards the eye looks wider.
        half = WIDTH / 2 * (1 - _TAPER * down + _NEARER * down * math.cos(wave))
        lift = _LIFT * down * math.sin(self.turn + _LAG * across)
        x, y = SIZE[0] / 2 + swing + half * across, 1.5 + LENGTH * down - lift
        return x * scale, y * scale

    def _lit(self, base: Colour, down: float, across: float) -> Colour:
        wave = self.turn - math.tau * _WAVES * down
        slope = math.cos(wave) * down + 0.5 * math.cos(3.4 * across + self.turn)
        shine = 1.0 + 0.2 * slope - 0.16 * across - 0.12 * down
        dim, tint = (0.74, 24) if self.dusk else (1.0, 0)
        red, green, blue = (min(255, round(channel * shine * dim)) for channel in base)
        return red, green, min(255, blue + tint)


#: A flag that flies from a pole: its size, how far its end swings, and how many waves it has.
_FLIES: tuple[float, float] = (27.0, 17.0)
_FLUTTER, _CURLS, _STRIPS = 2.6, 1.15, 14


def streamer(side: int, number: int, *, dusk: bool = False, tip: Point = (0.0, 0.0)) -> FrameCycle:
    """Return the flag of a seat that flies to the right from the ``tip`` of a pole."""
    steps = [
        Sprite(("streamer", side, dusk, step), _FLIES, partial(_paint_streamer, side, dusk, step))
        for step in range(FRAMES)
    ]
    place = tip[0] + _FLIES[0] / 2, tip[1] + _FLIES[1] / 2 - 4
    return FrameCycle(steps, place, 1.3 + 0.17 * number, number * 0.29)


def _paint_streamer(side: int, dusk: bool, step: int, canvas: Canvas) -> None:
    width, height = canvas.surface.get_size()
    scale = _SAMPLING * width / _FLIES[0]
    large = pygame.Surface((width * _SAMPLING, height * _SAMPLING), pygame.SRCALPHA)
    large.fill((*_INK, 0))
    turn = math.tau * step / FRAMES

    def edge(along: float, low: bool, more: float = 0.0) -> Point:
        wave = _FLUTTER * along * math.sin(math.tau * _CURLS * along - turn)
        half = 5.2 - 2.6 * along
        y = _FLIES[1] / 2 + wave + (half + more) * (1 if low else -1)
        return (1 + along * 24) * scale, y * scale

    marks = [strip / _STRIPS for strip in range(_STRIPS + 1)]
    for more, inked in ((1.3, True), (0.0, False)):
        for start, end in pairwise(marks):
            slope = math.cos(math.tau * _CURLS * (start + end) / 2 - turn)
            shine = (1.0 + 0.24 * slope) * (0.8 if dusk else 1.0)
            base = _TRIMS[side] if start < 0.12 else CLOTHS[side]
            red, green, blue = (min(255, round(channel * shine)) for channel in base)
            colour = _INK if inked else (red, green, blue)
            corners = [edge(start, False, more), edge(end, False, more)]
            corners += [edge(end, True, more), edge(start, True, more)]
            pygame.draw.polygon(large, colour, corners)
    canvas.surface.blit(pygame.transform.smoothscale(large, (width, height)), (0, 0))


Place: TypeAlias = tuple[float, float]
Area: TypeAlias = tuple[float, float, float, float]

#: The tips of the poles: left upper, left lower, right upper, right lower.
FLAGS: tuple[Place, ...] = ((476, 112), (476, 322), (804, 112), (804, 322))
#: How far below its tip a pole has its crossbar, from which the cloth hangs.
CROSSBAR = 5
#: Where the river lies open to the sky: left, top, right and bottom.
WATER: tuple[Area, ...] = ((572, 0, 706, 168), (572, 318, 706, 378), (572, 548, 706, 720))
#: Stones in the river, with their sizes.
BOULDERS: tuple[tuple[float, float, float], ...] = (
    (586, 130, 13), (602, 138, 8), (706, 142, 16), (690, 150, 9), (646, 116, 8), (576, 352, 13),
    (664, 350, 10), (708, 362, 15), (616, 342, 7), (604, 548, 14), (588, 556, 9), (694, 572, 13),
    (656, 546, 7), (610, 640, 15), (690, 668, 14), (706, 660, 9), (652, 34, 13), (584, 60, 12),
)  # fmt: skip
#: The step over which the river falls, and how deep.
CASCADE, FALL = 336, 17
#: Lights at dusk in both lands, and how far; and the lamps on the bridges.
LIGHTS: tuple[tuple[float, float, float], ...] = (
    (255, 319, 34), (981, 319, 34), (348, 124, 26), (381, 124, 26), (940, 122, 40),
    (884, 130, 30), (985, 126, 26), (1032, 132, 34), (199, 521, 34), (1051, 516, 30),
)  # fmt: skip
LAMPS: tuple[Place, ...] = ((476, 234), (476, 444), (804, 234), (804, 444))
#: The brook that comes from the mill, and the pond: its middle and half its size.
BROOK: tuple[Place, ...] = (
    (398, 134), (424, 141), (452, 136), (482, 141), (508, 136), (524, 143), (534, 174),
)  # fmt: skip
POND: Area = (344, 333, 40, 7)
#: Where the mill's wheel meets the brook.
WHEEL: Place = (411, 138)
#: From where smoke rises: the mill's chimney, the camp's fire.
SMOKE: tuple[Place, ...] = ((373, 52), (1032, 116))
#: The middle of the camp's fire.
FIRE: Place = (1032, 131)
#: Where fireflies are at home.
FIREFLIES: tuple[Place, ...] = (
    (60, 128), (180, 140), (330, 328), (450, 340), (100, 548), (214, 560), (640, 340), (600, 140),
    (1080, 130), (1230, 138), (830, 338), (1100, 336), (1180, 540), (660, 540),
)  # fmt: skip
