"""The line of a saga's lamps along the river, and the wicks below it: where the saga stands."""

from collections.abc import Iterator

import pygame

from game.kit import Block, Canvas, Colour, Colours, Viewport, text_style
from game.voyage import Saga

from ..parts.voyage_pictures import goods_icon

#: The side of a lamp, the radius of the stone with its number, and the height of the wicks.
_LAMP, _STONE, _WICKS = 50.0, 10.5, 25.0
_WIDEST_WICK = 34.0
_NUMBER = text_style.STRONG.with_changes(
    size=14.5, align="center", valign="middle", fit=True, floor=10
)
_RIVER: Colour = (58, 92, 116)
_DARK: Colour = (34, 30, 34)
_BURNT: Colour = (128, 84, 60)
_FLAME: Colour = (255, 214, 120)
_WICK: Colour = (226, 214, 188)


class LampLine(Block):
    """A lamp for each stop, lit where it is won; a wick for each voyage, burnt where sailed."""

    def __init__(self, saga: Saga) -> None:
        super().__init__()
        self.saga = saga

    def height(self, view: Viewport, width: float) -> float:
        """Return the height of lamps, stones and wicks."""
        del view, width
        return _LAMP + 2 * _STONE + _WICKS

    def draw(self, canvas: Canvas) -> None:
        """Draw the river, the lamps over it and the wicks below."""
        posts, shore = list(self._posts()), self.area.y + _LAMP + _STONE - 2
        canvas.line((self.area.x, shore), (self.area.right, shore), _RIVER, width=6.0)
        won = min(self.saga.won, len(posts))
        if won:
            canvas.line((posts[0], shore), (posts[won - 1], shore), Colours.gold, width=4.0)
        for number, x in enumerate(posts):
            self._draw_lamp(canvas, number, x, shore)
        self._draw_wicks(canvas)

    def _posts(self) -> Iterator[float]:
        """Yield where each lamp stands."""
        stops = len(self.saga.numbers.stops)
        for number in range(stops):
            yield self.area.x + (number + 0.5) * self.area.width / stops

    def _draw_lamp(self, canvas: Canvas, number: int, x: float, shore: float) -> None:
        lit = number < self.saga.won
        ahead = number == self.saga.won and not self.saga.end
        lamp = pygame.FRect(x - _LAMP / 2, shore - _STONE - _LAMP + 3, _LAMP, _LAMP)
        if lit or ahead:
            colour = Colours.gold if lit else Colours.playable
            glass = lamp.inflate(-0.55 * _LAMP, -0.5 * _LAMP)
            canvas.glow(glass, colour, strength=230 if lit else 130, spread=20, radius=12)
        with canvas.shifted(0, 0, alpha=255 if lit or ahead else 130):
            canvas.image(goods_icon("lamp_lit" if lit else "lamp"), lamp)
        stone = pygame.FRect(x - _STONE, shore - _STONE, 2 * _STONE, 2 * _STONE)
        canvas.circle((x, shore), _STONE + 1.5, Colours.bronze)
        canvas.circle((x, shore), _STONE, _FLAME if lit else _DARK)
        colour = _DARK if lit else Colours.playable if ahead else Colours.muted
        canvas.text(str(number + 1), stone, _NUMBER, colour=colour)

    def _draw_wicks(self, canvas: Canvas) -> None:
        """Draw the wicks: of voyages won, of those lost, and those that are left."""
        saga, area = self.saga, self.area
        count, landed = saga.numbers.voyages, [landing.is_won for landing in saga.landings]
        step = min(_WIDEST_WICK, area.width / count)
        first = area.centerx - step * (count - 1) / 2
        for number in range(count):
            x, used = first + number * step, number < len(saga.voyages)
            won = number < len(landed) and landed[number]
            top = area.bottom - (_WICKS - 12 if used else _WICKS - 5)
            colour = Colours.gold if won else _BURNT if used else _WICK
            canvas.line((x, top), (x, area.bottom - 1), colour, width=6.0)
            if won:
                canvas.circle((x, top - 4), 4.5, _FLAME)
