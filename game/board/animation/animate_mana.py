"""Motion of the mana: crystals that fill one by one, and fly to the card that is played (R3.1)."""

import math
from dataclasses import dataclass

from game.kit import Canvas, Colours, Point, timeline

from ..effects import Effect, Ring, Sparks, shine
from ..effects.light import glow
from ..hud.mana_gems import FULL_GEM, MOST_GEMS, ManaGems, other_gems, own_gems, total_of
from ..table_side import Piece
from .animator import Animator

#: Seconds for one crystal to fill, between two that are spent, and for one to fly.
_FILL, _SPEND, _FLY = 0.085, 0.055, 0.34
#: How far a crystal's way is bent upward.
_BOW = 60.0


@dataclass(eq=False)
class Crystal(Effect):
    """A crystal on its way from a panel to a card, wherever that is now; ``t`` is how far it is."""

    start: Point
    piece: Piece
    size: float
    t: float = 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw it in a bow over its way, with the light it sheds."""
        (x0, y0), t = self.start, self.t
        x = x0 + (self.piece.x - x0) * t
        y = y0 + (self.piece.y - y0) * t - _BOW * math.sin(math.pi * t)
        light = 1.7 * self.size
        shine(canvas, glow, Colours.playable, (x, y), (light, light), self.alpha * 0.6)
        box = (x - self.size / 2, y - self.size / 2, self.size, self.size)
        canvas.image(FULL_GEM, box, alpha=round(self.alpha))


def fill_mana(animator: Animator) -> None:
    """Fill the crystals of a turn that begins, one by one."""
    animator.table.lit = 0.0
    fill_more(animator)


def fill_more(animator: Animator) -> None:
    """Fill the crystals that come in the middle of a turn, one by one."""
    table = animator.table
    more = max(0.0, table.left - table.lit)
    animator.aside(timeline.Tween(table, "lit", float(table.left), _FILL * more, timeline.linear))


def spend_mana(animator: Animator, side: int, piece: Piece, paid: int) -> None:
    """Let the crystals ``paid`` leave the panel of ``side`` for a card, the rightmost first."""
    table = animator.table
    left = table.left
    animator.aside(timeline.Tween(table, "lit", float(left), _SPEND * paid, timeline.linear))
    if animator.reduced:
        return
    layout, total = animator.layout, total_of(table)
    own = side == table.viewer
    gems = own_gems(layout, total) if own else other_gems(layout, total)
    if total > MOST_GEMS:
        gems = ManaGems(gems.x, gems.y, 0.0, gems.size)
    for number, gem in enumerate(range(min(left + paid, total) - 1, left - 1, -1)):
        _send(animator, gems.middle(gem), piece, gems.size, _SPEND * number)


def _send(animator: Animator, start: Point, piece: Piece, size: float, wait: float) -> None:
    crystal = Crystal(start, piece, size)

    def leave() -> None:
        animator.unfold(
            Sparks(*start, Colours.playable, count=6, reach=24, seed=round(start[0])),
            0.24,
            fade=0.1,
        )
        flight = timeline.Tween(crystal, "t", 1.0, _FLY, timeline.ease_in_out)
        animator.show(crystal, timeline.Timeline(flight).call(arrive), fade=0.06)

    def arrive() -> None:
        animator.unfold(Ring(piece.x, piece.y, 26, Colours.playable), 0.2, fade=0.1)

    animator.aside(timeline.Timeline(timeline.Wait(wait)).call(leave))
