"""Breaking cards: cracks, and the pieces that a card falls apart into; and the fall of a Fort."""

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from random import Random

import pygame

from game.kit import Canvas, Colour, Colours, Point, ramp

from ..card_faces import CardFace
from ..cards import card_view
from ..cards.badges import draw_path
from ..spots import Spot
from ..table_side import Piece
from . import Effect, PlacedEffect

_STEPS = 4
_CRACK: Colour = (18, 8, 12)
_EMBER: Colour = (255, 150, 60)
#: Rows and columns of the pieces of a card, and the steps in degrees in which they turn.
_ROWS, _COLUMNS = 5, 4
_TURN = 15


@dataclass(eq=False)
class Cracks(Effect):
    """Cracks that grow over a card with the progress ``t``, 0 to 1, and go with it."""

    piece: Piece
    seed: int = 1
    t: float = 0.0
    still = True

    def draw(self, canvas: Canvas) -> None:
        """Draw as many of the cracks as have come."""
        step = math.ceil(self.t * _STEPS)
        if step <= 0:
            return
        self.stamp(
            canvas,
            ("cracks", self.seed, step),
            (self.piece.goal.width, self.piece.goal.height),
            partial(_paint_cracks, seed=self.seed, step=step),
            (self.piece.x, self.piece.y),
        )


def _paint_cracks(canvas: Canvas, seed: int, step: int) -> None:
    width, height = canvas.view.width, canvas.view.height
    for path in _cracks(seed, width, height)[: 1 + 2 * step]:
        grown = path[: 2 + round((len(path) - 2) * min(1.0, (step + 1) / _STEPS))]
        for colour, thick in ((_EMBER, 3.6), (_CRACK, 2.2)):
            draw_path(canvas, grown, colour, thick * width / 110)


def _cracks(seed: int, width: float, height: float) -> list[list[Point]]:
    chance = Random(seed)
    heart = width * 0.54, height * 0.46
    paths = []
    for ray in range(9):
        angle = math.tau * (ray * 4 % 9 + chance.uniform(-0.25, 0.25)) / 9
        path = [heart]
        for _ in range(5):
            angle += chance.uniform(-0.5, 0.5)
            reach = height * chance.uniform(0.09, 0.14)
            x, y = path[-1]
            path.append((x + math.cos(angle) * reach, y + math.sin(angle) * reach))
        paths.append(path)
    return paths


@dataclass(eq=False)
class Shatter(Effect):
    """A card in pieces that fly apart; ``t`` goes from 0 to 1."""

    face: CardFace
    spot: Spot
    seed: int = 1
    reach: float = 170.0
    drop: float = 240.0
    t: float = 0.0
    _ways: list[tuple[float, float, float]] = field(default_factory=list)

    def __post_init__(self) -> None:
        chance = Random(self.seed)
        for cell in range(_ROWS * _COLUMNS):
            row, column = divmod(cell, _COLUMNS)
            aside = (column - (_COLUMNS - 1) / 2) / _COLUMNS + chance.uniform(-0.35, 0.35)
            lift = (row - _ROWS) / _ROWS * chance.uniform(0.3, 1.0) + chance.uniform(-0.5, 0.2)
            self._ways.append((aside, lift, chance.uniform(-260, 260)))

    def draw(self, canvas: Canvas) -> None:
        """Draw every piece where its way has brought it."""
        width, height = self.spot.width, self.spot.height
        for cell, (aside, lift, turn) in enumerate(self._ways):
            row, column = divmod(cell, _COLUMNS)
            x = self.spot.x + ((column + 0.5) / _COLUMNS - 0.5) * width
            y = self.spot.y + ((row + 0.5) / _ROWS - 0.5) * height
            x += aside * self.reach * self.t
            y += lift * self.reach * 0.6 * self.t + self.drop * self.t**2
            picture = self._cell(canvas, cell)
            angle = round(turn * self.t / _TURN) * _TURN
            turned = canvas.turned(picture, ("shatter", self.face, self.seed, cell), angle)
            canvas.blit(turned, (x, y), alpha=round(self.alpha), centered=True)

    @property
    def paints(self) -> list[Callable[[Canvas], object]]:
        """The functions that paint its pieces, one each, for ``PaintedAhead``."""
        return [partial(self._cell, cell=cell) for cell in range(len(self._ways))]

    def _cell(self, canvas: Canvas, cell: int) -> pygame.Surface:
        size = self.spot.width / _COLUMNS * 1.5, self.spot.height / _ROWS * 1.5
        key = ("shatter", self.face, self.seed, cell, self.spot.width)
        return canvas.sprite(key, size, lambda offscreen: self._paint(offscreen, cell))

    def _paint(self, canvas: Canvas, cell: int) -> None:
        row, column = divmod(cell, _COLUMNS)
        card = card_view.hand_card(canvas, self.face, self.spot.width)
        across, down = canvas.view.width, canvas.view.height
        x = (column + 0.5) / _COLUMNS * self.spot.width - across / 2
        y = (row + 0.5) / _ROWS * self.spot.height - down / 2
        canvas.blit(card, (-x, -y))
        chance = Random(self.seed * 100 + cell)
        corners = []
        for corner in range(6):
            angle = math.tau * (corner + chance.uniform(-0.3, 0.3)) / 6
            reach = chance.uniform(0.36, 0.5)
            corners.append(
                (across * (0.5 + reach * math.cos(angle)), down * (0.5 + reach * math.sin(angle)))
            )
        mask = canvas.blank(canvas.surface.get_size())
        mask.polygon(corners, (255, 255, 255))
        canvas.surface.blit(mask.surface, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)


_DARK: Colour = (6, 2, 10)
_FLAG = 76.0
_FALL_TURN = 10
_CLOTH: tuple[Colour, Colour] = ((58, 150, 66), (226, 96, 30))
#: How far the dark reaches in from an edge, as a share of the window.
_REACH = 0.22
_SHADES = 24


@dataclass(eq=False)
class Flag(PlacedEffect):
    """A side's flag that sinks, swaying; ``t`` goes from 0 to 1."""

    side: int
    number: int = 0
    t: float = 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the flag, thrown up a little before it sinks."""
        sway = math.sin(self.t * 9 + self.number * 2.1)
        x = self.x + (self.number - 1) * 90 * self.t + 26 * sway
        y = self.y - 150 * math.sin(min(1.0, self.t * 2.4) * math.pi / 2) + 330 * self.t**1.6
        angle = round((34 * sway + 120 * self.t * (self.number - 1)) / _FALL_TURN) * _FALL_TURN
        turned = canvas.turned(self.picture(canvas), self._key, angle)
        canvas.blit(turned, (x, y), alpha=round(self.alpha), centered=True)

    def picture(self, canvas: Canvas) -> pygame.Surface:
        """Return the flag, upright."""
        return canvas.sprite(self._key, (_FLAG, _FLAG), partial(_paint_flag, self.side))

    @property
    def _key(self) -> tuple[str, int]:
        return ("fallen flag", self.side)


def _paint_flag(side: int, canvas: Canvas) -> None:
    size = canvas.view.width
    canvas.line((size * 0.16, size * 0.06), (size * 0.16, size * 0.97), (40, 22, 16), width=7)
    canvas.line((size * 0.16, size * 0.06), (size * 0.16, size * 0.96), (142, 92, 52), width=4)
    canvas.circle((size * 0.16, size * 0.07), size * 0.06, Colours.gold)
    for inset, colour in ((0.0, _DARK), (0.025, Colours.gold), (0.06, _CLOTH[side])):
        near, far = 0.18 + inset * 0.4, 0.96 - inset * 1.6
        cloth = [
            (near, 0.1 + inset), (0.42, 0.16 + inset), (0.7, 0.08 + inset), (far, 0.13 + inset),
            (0.8 - inset, 0.33), (far, 0.54 - inset), (0.7, 0.5 - inset), (0.58, 0.58 - inset),
            (0.42, 0.52 - inset), (near, 0.55 - inset),
        ]  # fmt: skip
        canvas.polygon([(size * across, size * down) for across, down in cloth], colour)


@dataclass(eq=False)
class Vignette(Effect):
    """The dark that closes in from the edges of the window with the progress ``t``, 0 to 1.

    It slides in, since a picture of that size costs less to move than to let appear.
    """

    width: float
    height: float
    t: float = 0.0
    still = True

    def draw(self, canvas: Canvas) -> None:
        """Darken the four edges."""
        across, down = self.width * _REACH, self.height * _REACH
        left, top = (self.t - 1) * across, (self.t - 1) * down
        alpha = round(self.alpha)
        for flipped in (False, True):
            x = self.width - across - left if flipped else left
            y = self.height - down - top if flipped else top
            size = (across, self.height)
            canvas.blit(_edge(canvas, size, True, flipped), (x, 0), alpha=alpha)
            size = (self.width, down)
            canvas.blit(_edge(canvas, size, False, flipped), (0, y), alpha=alpha)


def _edge(canvas: Canvas, size: tuple[float, float], across: bool, flipped: bool) -> pygame.Surface:
    """Return the dark of one edge: of the left or upper one, or, flipped, of the opposite one."""

    def paint(offscreen: Canvas) -> None:
        ways = (1 - (shade + 0.5) / _SHADES for shade in range(_SHADES))
        shades = [(*_DARK, round(235 * t**1.4)) for t in ways]
        whole = ramp(shades[::-1] if flipped else shades, offscreen.size_px, down=not across)
        offscreen.surface.blit(whole, (0, 0))

    return canvas.sprite(("vignette", across, flipped), size, paint)
