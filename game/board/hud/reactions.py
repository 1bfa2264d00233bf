"""Portraits that are glad or sorry for a moment, and the dots beside one that thinks."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pygame

from game.kit import Canvas, Colours, Point, Times, draw_well
from game.rules import DRAW, DUEL, NOBODY, Event, Field
from game.rules import events as ev

from ..cards.portrait_medal import CALM, GLAD, SORRY

#: Seconds at normal speed for which a face is kept, and those of its bounce.
LASTS, BOUNCE = 1.8, Times.pop
#: How far a portrait leaps for joy, how far it is shaken, in logical units, and how often.
_LEAP, _SHAKEN, _TIMES = 7.0, 3.5, 2
#: A lighter event does not wipe away a heavier one.
_FIGHT, _STRONGHOLD, _MATCH = 1, 2, 3

#: The side that loses by an event, or wins the match by it (``NOBODY`` for neither), and how much
#: the event weighs.
Loss = tuple[int, int]


def _deck_struck(event: ev.HordeDeckStruck) -> Loss:
    # Where resistance has kept all of it off, or no card is left, nothing is lost (R9.8, R10.2).
    return (event.side if event.cards else NOBODY), _STRONGHOLD


def _ended(event: ev.MatchEnded) -> Loss:
    return (NOBODY if event.winner == DRAW else event.winner), _MATCH


#: The events that portraits react to; all others leave them calm.
REACTIONS: dict[type, Callable[[Any], Loss]] = {
    ev.CreaturesDestroyed: lambda event: (event.side, _FIGHT),
    ev.StrongholdStruck: lambda event: (event.side, _STRONGHOLD),
    ev.HordeDeckStruck: _deck_struck,
    ev.BastionDestroyed: lambda event: (event.side, _STRONGHOLD),
    ev.FortDestroyed: lambda event: (event.side, _MATCH),
    ev.MatchEnded: _ended,
}


@dataclass
class PortraitReaction:
    """The face that a portrait makes; ``age`` is for how many seconds it has made it."""

    feeling: str = CALM
    weight: int = 0
    age: float = 0.0

    def hear(self, event: Event, side: int, field: Field = DUEL) -> None:
        """Let the portrait of ``side`` take an event whose turn to be seen has come.

        Partners feel alike.
        """
        react = REACTIONS.get(type(event))
        if react is None:
            return
        whose, weight = react(event)
        if whose != NOBODY and weight >= self.weight:
            together = field.teams[whose] == field.teams[side]
            wins = isinstance(event, ev.MatchEnded)
            self.feeling = GLAD if together == wins else SORRY
            self.weight, self.age = weight, 0.0

    def update(self, dt: float) -> bool:
        """Let time pass; True until the face is calm again, or at rest after the match."""
        if not self.feeling:
            return False
        stays = self.weight == _MATCH
        moving = not stays or self.age < BOUNCE
        self.age += dt
        if self.age >= LASTS and not stays:
            self.feeling, self.weight = CALM, 0
        return moving

    @property
    def shift(self) -> Point:
        """How far the portrait is off its place now: it leaps for joy, and shakes with grief."""
        left = 1 - self.age / BOUNCE
        if not self.feeling or left <= 0:
            return 0.0, 0.0
        swing = math.sin(math.pi * _TIMES * (1 - left))
        if self.feeling == GLAD:
            return 0.0, -_LEAP * left * abs(swing)
        return _SHAKEN * left * math.sin(2 * math.pi * _TIMES * (1 - left)), 0.0


#: The whole, the dots at rest, how much they swell, from one to the next, and their round.
SIZE = (42.0, 20.0)
_RADIUS, _SWELL, _APART = 2.5, 1.5, 10.0
_ROUND, _LATER = 1.5, 0.17


class ThinkingDots:
    """Three dots in a bubble; it moves with the board's life, above all that lies there.

    It draws itself anew on what it has found under it, as long as nothing lies over it.
    """

    def __init__(self) -> None:
        self._time = 0.0
        self._moved = False
        self._place: Point | None = None
        #: Where it is in the window, what is under it, and how both look together.
        self._box = pygame.Rect(0, 0, 0, 0)
        self._ground: pygame.Surface | None = None
        self._look = b""

    def hide(self) -> None:
        """Be seen no more, from the next drawing on."""
        self._time, self._ground = 0.0, None

    def draw(self, canvas: Canvas, middle: Point) -> None:
        """Draw it, with a whole picture around it."""
        x, y = middle[0] - SIZE[0] / 2, middle[1] - SIZE[1] / 2
        left, top = canvas.view.point_px((x - 1, y - 1))
        across, down = canvas.view.size_px((SIZE[0] + 3, SIZE[1] + 3))
        self._place = middle
        self._box = pygame.Rect(left, top, across, down).clip(canvas.surface.get_rect())
        self._ground = canvas.surface.subsurface(self._box).copy()
        self._paint(canvas)

    def advance(self, dt: float) -> None:
        """Let its dots move on by ``dt`` seconds."""
        if self._ground is not None:
            self._time += dt
            self._moved = True

    def refresh(self, canvas: Canvas) -> list[pygame.Rect]:
        """Draw it as it is now; return the pixels that have changed."""
        moved, self._moved = self._moved, False
        if not moved or self._ground is None or self._seen(canvas) != self._look:
            return []
        canvas.surface.blit(self._ground, self._box)
        self._paint(canvas)
        return [self._box]

    def _paint(self, canvas: Canvas) -> None:
        assert self._place is not None
        x, y = self._place
        bubble = (x - SIZE[0] / 2, y - SIZE[1] / 2, *SIZE)
        draw_well(canvas, bubble, radius=SIZE[1] / 2)
        for number in (-1, 0, 1):
            swell = _swell(self._time / _ROUND - _LATER * number)
            dot = x + number * _APART, y
            canvas.circle(
                dot, _RADIUS + _SWELL * swell, Colours.gold, alpha=round(130 + 125 * swell)
            )
        self._look = self._seen(canvas)

    def _seen(self, canvas: Canvas) -> bytes:
        return pygame.image.tobytes(canvas.surface.subsurface(self._box), "RGB")


def _swell(rounds: float) -> float:
    """Return how large a dot is, 0 to 1: it swells and shrinks, and rests for half a round."""
    t = rounds % 1.0
    return math.sin(math.pi * t / 0.5) ** 2 if t < 0.5 else 0.0
