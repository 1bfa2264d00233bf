"""The anatomy of a blow: how heavy it is, how a creature lunges, how another is thrown back."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.kit import Colour, Point, timeline

from ..card_faces import CardFace
from ..effects import Burst, Puff, Ring, Sparks, Trail
from ..effects.card_ghosts import Ghost
from ..table_side import Piece
from .animator import Animator

#: Seconds at normal speed: drawing back, the leap onto the bridge, and springing back home.
DRAW_BACK, DASH, SPRING = 0.12, 0.21, 0.3
#: How high it leaps; and who is met on the bridge: seconds of standing there, and of the way home.
_HOP = 30.0
_STAND, _BACK = 0.2, 0.3
_DUST: Colour = (222, 206, 178)
_HOT: Colour = (255, 196, 104)
#: How large all is in the map of a ring, beside what stands on the land.
_IN_MAP = 0.3
#: Degrees, and the after-images on the way.
_TILT, _GHOSTS = 4.0, 4


@dataclass(frozen=True, slots=True)
class Weight:
    """How heavy a blow is: lengths in logical units, ``stop`` in seconds."""

    stop: float
    shake: float
    back: float
    recoil: float
    burst: float
    sparks: int
    number_size: float

    @property
    def small(self) -> Weight:
        """The same blow in the map of a ring, where nothing shakes."""
        lengths = (self.back, self.recoil, self.burst)
        back, recoil, burst = (length * _IN_MAP for length in lengths)
        return Weight(self.stop, 0.0, back, recoil, burst, self.sparks // 2, self.number_size)


LIGHT = Weight(0.05, 0.0, 14, 9, 110, 9, 34)
MEDIUM = Weight(0.07, 0.0, 20, 15, 160, 14, 42)
HEAVY = Weight(0.09, 5.0, 28, 22, 220, 20, 52)


def blow_weight(amount: int) -> Weight:
    """Return how heavy a blow of ``amount`` is."""
    if amount >= 5:
        return HEAVY
    return MEDIUM if amount >= 3 else LIGHT


@dataclass(frozen=True, slots=True)
class Lunge:
    """A blow on its way: who, seen as what, how heavy, to where; ``ahead`` is 1 to the right.

    ``trail`` is the colour of the lines that it draws behind it, if it does.
    """

    piece: Piece
    face: CardFace
    weight: Weight
    reach: Point
    ahead: int
    trail: Colour | None = None


def lunge(animator: Animator, blow: Lunge, contact: Callable[[], None]) -> timeline.Timeline:
    """Return the motion up to the contact; from there it springs back by itself."""
    line = timeline.Timeline()
    if animator.reduced:
        return line.wait(DRAW_BACK).call(contact)
    piece, home = blow.piece, blow.piece.goal
    piece.depth = 10
    animator.marked.pop(piece, None)
    line.together(
        timeline.Tween(piece, "x", home.x - blow.ahead * blow.weight.back, DRAW_BACK),
        timeline.Tween(piece, "y", home.y - 7, DRAW_BACK),
        timeline.Tween(piece, "angle", blow.ahead * _TILT, DRAW_BACK),
        timeline.Tween(piece, "width", home.width * 1.06, DRAW_BACK, _coarse),
        timeline.Tween(piece, "height", home.height * 1.06, DRAW_BACK, _coarse),
    )
    x, y = blow.reach
    if blow.trail is not None:
        line.call(partial(_streaks, animator, blow, blow.trail))
    line.together(
        timeline.Tween(piece, "x", x, DASH, _gather),
        timeline.Timeline(
            timeline.Tween(piece, "y", y - _HOP, DASH * 0.5),
            timeline.Tween(piece, "y", y, DASH * 0.5, timeline.ease_in_cubic),
        ),
        timeline.Tween(piece, "angle", -blow.ahead * _TILT, DASH, timeline.ease_in_cubic),
        _after_images(animator, blow),
    )
    line.call(lambda: animator.spring_back(piece, _home(piece)))
    line.call(lambda: raise_dust(animator, (x, y + home.height / 2), home.width))
    return line.call(contact)


def step_out(animator: Animator, piece: Piece, x: float) -> None:
    """Let who is attacked step out onto the bridge, to be at ``x`` when the blow lands."""
    if animator.reduced:
        return
    seconds = DRAW_BACK + DASH
    line = timeline.Timeline(timeline.Tween(piece, "x", x, seconds, timeline.ease_in_out))
    # An attacker that is not thrown back stands there for a moment, and goes home.
    line.tween(piece, "x", piece.goal.x, _STAND + _BACK, _stand_first)
    animator.spring_back(piece, line)


def raise_dust(animator: Animator, foot: Point, width: float) -> None:
    """Raise the dust of a bridge that is landed on."""
    animator.unfold(
        Puff(foot[0], foot[1] - 8, width * 1.15, _DUST, count=6, rise=20.0), 0.42, fade=0.14
    )


def _gather(t: float) -> float:
    """Go faster all the time, but not so late that the way is not seen."""
    return math.pow(t, 1.6)


def _stand_first(t: float) -> float:
    start = _STAND / (_STAND + _BACK)
    return timeline.ease_in_out((t - start) / (1 - start)) if t > start else 0.0


def _after_images(animator: Animator, blow: Lunge) -> timeline.Timeline:
    piece = blow.piece
    size = piece.goal.width, piece.goal.height
    line = timeline.Timeline(timeline.Wait(DASH * 0.55))
    for _ in range(_GHOSTS):
        line.call(lambda: animator.show(Ghost(blow.face, piece.x, piece.y, *size), fade=0.16))
        line.wait(DASH * 0.14)
    return line


def _streaks(animator: Animator, blow: Lunge, colour: Colour) -> None:
    (x, y), home = blow.reach, blow.piece.goal
    trail = Trail(home.x, y, home.height * 0.8, abs(x - home.x) + 90, colour, blow.ahead, 9)
    rush = timeline.Together(
        timeline.Tween(trail, "x", x, DASH, timeline.ease_in_cubic),
        timeline.Tween(trail, "t", 1.0, DASH, timeline.linear),
    )
    animator.show(trail, rush, fade=0.3)


def _home(piece: Piece) -> timeline.Timeline:
    home = piece.goal
    line = timeline.Timeline()
    line.together(
        timeline.Tween(piece, "x", home.x, SPRING, _overshoot),
        timeline.Tween(piece, "y", home.y, SPRING, timeline.ease_in_out),
        timeline.Tween(piece, "angle", 0.0, SPRING * 0.6),
        timeline.Tween(piece, "width", home.width, SPRING * 0.7, _coarse),
        timeline.Tween(piece, "height", home.height, SPRING * 0.7, _coarse),
    )
    return line.call(lambda: setattr(piece, "depth", 0))


def _coarse(t: float) -> float:
    """Arrive slowly, in few steps: every size of a card that is tilted is a picture to make."""
    return round(timeline.ease_out_cubic(t) * 3) / 3


def _overshoot(t: float) -> float:
    return timeline.back_out(timeline.ease_in_out(t)) if t < 1 else 1.0


def show_impact(
    animator: Animator, place: Point, weight: Weight, aim: float, colour: Colour = _HOT
) -> None:
    """Show the contact: a star, a wave, and sparks thrown on in the direction ``aim``, radians."""
    x, y = place
    # Large at once: it is what is seen while all stands still.
    animator.unfold(Burst(x, y, weight.burst, colour, t=0.75), 0.06, fade=0.16)
    animator.unfold(Ring(x, y, weight.burst * 0.46, colour, alpha=170.0), 0.2, fade=0.08)
    animator.unfold(
        Sparks(x, y, colour, weight.sparks, weight.burst * 0.8, weight.sparks, aim=aim, fan=2.6),
        0.36,
        fade=0.12,
    )


def recoil(animator: Animator, piece: Piece, ahead: int, weight: Weight, *, falls: bool) -> None:
    """Throw a creature back, from where it is, by a blow that goes ``ahead``.

    One that ``falls`` stays there.
    """
    if animator.reduced:
        return
    home = piece.goal
    animator.stay(piece)
    # At once, so that it is seen while all stands still; and one step back, not a second one that
    # could begin after others have moved it on.
    piece.x, piece.angle = piece.x + ahead * weight.recoil, -ahead * 4.0
    if falls:
        return
    line = timeline.Together(
        timeline.Tween(piece, "x", home.x, 0.28, timeline.back_out),
        timeline.Tween(piece, "angle", 0.0, 0.18),
    )
    animator.spring_back(piece, line)
