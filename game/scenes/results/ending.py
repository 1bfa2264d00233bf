"""How a match ended: all that the results tell differently from one kind of match to another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import pygame

from game.board import CALM, GLAD
from game.kit import Canvas, Point, TextStyle, Viewport, text_size

from .highlight_panels import Highlights
from .match_gains_row import GainSign
from .ways_on import WaysOn

#: The radius of the winner's portrait, and of each of two; how far two are from their middle.
PORTRAIT, _PARTNER, _APART = 56.0, 50.0, 56.0


class Onward(NamedTuple):
    """The way on from a match that is a part of something larger, and the ``story`` it has there.

    ``key`` is that of its words below ``results``; "back" leads there, too.
    """

    story: str
    key: str
    icon: str
    go: Callable[[], None]


@dataclass(frozen=True)
class EndPortraits:
    """The portraits above the headline: the ``winners`` in the middle, or all of a draw.

    ``equals`` are the radius of those of whom none has won, and how far they are from the middle.
    """

    draw_one: Callable[..., object]
    portraits: Sequence[str]
    winners: Sequence[int]
    drawn: Sequence[int]
    equals: tuple[float, float]

    def draw(self, canvas: Canvas, middle: Point) -> None:
        """Draw them side by side."""
        seats, feeling = (self.winners, GLAD) if self.winners else (self.drawn, CALM)
        radius, apart = self.equals
        if self.winners:
            radius, apart = PORTRAIT if len(seats) == 1 else _PARTNER, _APART
        for number, seat in enumerate(seats):
            center = middle[0] + (2 * number - len(seats) + 1) * apart, middle[1]
            self.draw_one(canvas, self.portraits[seat], seat, center, radius, feeling=feeling)


def named_heights(
    view: Viewport, wide: float, *lines: tuple[str, TextStyle, float]
) -> tuple[float, ...]:
    """Return how high a name and the words below it are, each at least so much; 0 for none."""
    return tuple(
        max(least, text_size(view, words, style, wide)[1]) if words else 0.0
        for words, style, least in lines
    )


class FigureColumn(NamedTuple):
    """A figure of every seat: its short name above a column, the long one, and its picture."""

    name: str
    told: str
    icon: str


class FigureTable(Protocol):
    """The figures of a match: rows that come in one after the other, and a line at the foot."""

    @property
    def rows(self) -> Sequence[Any]:
        """The rows, in which figures are counted up."""

    @property
    def columns(self) -> Sequence[FigureColumn]:
        """The columns whose names can be asked for."""

    def heads(self, view: Viewport, box: pygame.FRect) -> Sequence[pygame.FRect]:
        """Return the places of these names."""

    def height(self, view: Viewport, width: float, foot: str) -> float:
        """Return how high the panel must be at a width for all of its words."""

    def draw(self, canvas: Canvas, box: pygame.FRect, progress: Sequence[float], foot: str) -> None:
        """Draw everything; ``progress`` tells how far each row is counted up, 0 to 1."""


@dataclass(frozen=True)
class MatchEnding:
    """How a match ended, for those at the screen.

    ``won`` and ``lost`` are said of them; it is ``quiet`` where they have nothing to celebrate.
    ``level`` is the island that was attempted, ``story`` what is told of it in place of ``how``.
    Only what is ``reviewed`` can be looked back at. ``foot`` is the key of the words around how
    long the match was. ``spoken`` is the table in words, told before anything is asked where it
    is ``told_at_once``. ``offer`` adds the ways on, all but those of an island or of a what-if.
    """

    names: Sequence[str]
    headline: str
    how: str
    won: bool
    lost: bool
    quiet: bool
    portraits: EndPortraits
    table: FigureTable
    spoken: Sequence[str]
    highlights: Highlights
    gains: Sequence[GainSign]
    offer: Callable[[WaysOn], None]
    #: After which kind of match something else is proposed.
    after: str
    level: int | None
    rule: str
    story: str = ""
    onward: Onward | None = None
    reviewed: bool = True
    foot: str = ""
    told_at_once: bool = False
    #: The share of the width that a picture beside the table takes.
    aside_share: float = 0.24
