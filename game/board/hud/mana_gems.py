"""Mana as crystals in a panel: filled one by one, and spent on the card that is played (R3.1)."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.content import Strings
from game.kit import Canvas, Colours, Point, text_style, timeline

from ..effects import Effect, Ring, Sparks, shine
from ..effects.light import glow
from ..layout import Box
from ..table import Piece, Table

if TYPE_CHECKING:
    from ..animation.animator import Animator

#: More crystals than this are told by their number alone.
MOST_GEMS = 12
#: Seconds for one crystal to fill, between two that are spent, and for one to fly.
FILL, SPEND, FLY = 0.085, 0.055, 0.34
_FULL, _EMPTY = "ui/mana1", "ui/mana0"
#: How far a crystal's way is bent upward.
_BOW = 60.0
#: A crystal that fills or empties is drawn in so many sizes.
_SIZES = 6


@dataclass(frozen=True, slots=True)
class ManaGems:
    """A row of crystals: the middle of the first, and the pitch and size of all."""

    x: float
    y: float
    pitch: float
    size: float

    def middle(self, gem: int) -> Point:
        """Return the middle of a crystal, counted from 0."""
        return self.x + gem * self.pitch, self.y


def own_gems(box: Box, total: int) -> ManaGems:
    """Return where the crystals of the panel of the player below lie."""
    pitch = min(20.0, (box.width - 28) / max(total, 1))
    return ManaGems(box.x + 25.5, box.y + box.height - 25.5, pitch, 25)


def other_gems(box: Box, total: int) -> ManaGems:
    """Return where the crystals of the panel at the top lie."""
    return ManaGems(box.x + 98, box.y + 69, min(15.0, (box.width - 144) / max(total, 1)), 22)


def total_of(table: Table) -> int:
    """Return how many crystals the turn has, full and empty."""
    return max(table.mana_total, table.mana)


def draw_own_mana(canvas: Canvas, box: Box, table: Table, strings: Strings) -> None:
    """Draw the mana of the player below: the number over the crystals."""
    look = text_style.STRONG.with_changes(size=15, colour=Colours.playable, align="left")
    words = strings.text("match.mana", count=round(table.lit))
    canvas.text(words, (box.x + 16, box.y + box.height - 60, box.width - 32, 20), look)
    _draw_gems(canvas, own_gems(box, total_of(table)), table)


def draw_other_mana(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the mana of the player or deck at the top: the crystals before the number."""
    _draw_gems(canvas, other_gems(box, total_of(table)), table)
    look = text_style.CAPTION.with_changes(size=12.5, align="right", colour=Colours.playable)
    where = (box.x + 84, box.y + 58, box.width - 98, 24)
    canvas.text(f"{round(table.lit)}/{total_of(table)}", where, look)


def _draw_gems(canvas: Canvas, gems: ManaGems, table: Table) -> None:
    total = total_of(table)
    if total > MOST_GEMS:
        return
    for gem in range(total):
        middle = gems.middle(gem)
        share = min(1.0, max(0.0, table.lit - gem))
        if share < 1:
            _gem(canvas, _EMPTY, middle, gems.size)
        if share <= 0:
            continue
        grown = round(share * _SIZES) / _SIZES
        if 0 < share < 1:
            light = pygame.FRect(0, 0, gems.size * 0.3, gems.size * 0.5)
            light.center = middle
            canvas.glow(light, Colours.playable, strength=round(220 * share), spread=12)
        _gem(canvas, _FULL, middle, gems.size * grown * (1.0 if share == 1 else 1.18))


def _gem(canvas: Canvas, name: str, middle: Point, size: float) -> None:
    if size > 1:
        canvas.image(name, (middle[0] - size / 2, middle[1] - size / 2, size, size))


# Motion


@dataclass(eq=False)
class Crystal(Effect):
    """A crystal on its way from a panel to a card, wherever that is now; ``share`` of the way."""

    start: Point
    piece: Piece
    size: float
    share: float = 0.0
    alpha: float = 255.0

    def draw(self, canvas: Canvas) -> None:
        """Draw it in a bow over its way, with the light it sheds."""
        (x0, y0), share = self.start, self.share
        x = x0 + (self.piece.x - x0) * share
        y = y0 + (self.piece.y - y0) * share - _BOW * math.sin(math.pi * share)
        light = 1.7 * self.size
        shine(canvas, glow, Colours.playable, (x, y), (light, light), self.alpha * 0.6)
        box = (x - self.size / 2, y - self.size / 2, self.size, self.size)
        canvas.image(_FULL, box, alpha=round(self.alpha))


def fill(board: Animator) -> None:
    """Fill the crystals of a turn that begins, one by one."""
    table = board.table
    table.lit = 0.0
    board.aside(timeline.Tween(table, "lit", float(table.left), FILL * table.left, timeline.linear))


def spend(board: Animator, side: int, piece: Piece, paid: int) -> None:
    """Let the crystals ``paid`` leave the panel of ``side`` for a card, the rightmost first."""
    table = board.table
    left = table.left
    board.aside(timeline.Tween(table, "lit", float(left), SPEND * paid, timeline.linear))
    if board.reduced:
        return
    layout, total = board.layout, total_of(table)
    own = side == table.viewer
    gems = own_gems(layout.own_panel, total) if own else other_gems(layout.other_panel, total)
    if total > MOST_GEMS:
        gems = ManaGems(gems.x, gems.y, 0.0, gems.size)
    for number, gem in enumerate(range(min(left + paid, total) - 1, left - 1, -1)):
        _send(board, gems.middle(gem), piece, gems.size, SPEND * number)


def _send(board: Animator, start: Point, piece: Piece, size: float, wait: float) -> None:
    crystal = Crystal(start, piece, size)

    def leave() -> None:
        bits = Sparks(*start, Colours.playable, count=6, reach=24, seed=round(start[0]))
        board.show(bits, timeline.Tween(bits, "spread", 1.0, 0.24), fade=0.1)
        flight = timeline.Tween(crystal, "share", 1.0, FLY, timeline.ease_in_out)
        board.show(crystal, timeline.Timeline(flight).call(arrive), fade=0.06)

    def arrive() -> None:
        light = Ring(piece.x, piece.y, 26, Colours.playable)
        board.show(light, timeline.Tween(light, "t", 1.0, 0.2), fade=0.1)

    board.aside(timeline.Timeline(timeline.Wait(wait)).call(leave))
