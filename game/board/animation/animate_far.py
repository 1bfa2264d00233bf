"""Motion out of sight: what happens at the bridges of a ring that the viewer does not share.

The creatures there stand small in the map. All is told with less motion, and as fast.
"""

from __future__ import annotations

import math

from game.kit import Colour, Colours, Point, Times, timeline
from game.rules import ability_names
from game.rules import events as ev

from ..effects import AimLine, Burst, FloatingIcon, FloatingNumber, Ring, Sparks, Spear
from ..effects.ability_strikes import WATER, Drops
from ..effects.shields_and_auras import SHIELD
from ..ring_layout import RingLayout
from ..table import Piece
from .animator import Animator
from .lunge import blow_weight

#: The size of a number in the map; seconds of a leap there, and back.
FAR_NUMBER = 26.0
_LEAP, _BACK, _FLY = 0.2, 0.22, 0.2
_BOLT = 14.0
#: How large a spell strikes in the map.
_BLAST = 64.0
_HOT: Colour = (255, 196, 104)


def strike_far(
    animator: Animator, event: ev.CreatureAttacked, attacker: Piece, target: Piece
) -> timeline.Step:
    """Return a short leap to the bridge, and the light of the blow that goes on to what it hits."""
    layout = animator.layout
    assert isinstance(layout, RingLayout)
    start, home = layout.meeting(event.side, event.lane), attacker.goal
    bolt = Spear(start, (target.x, target.y), Colours.attacker, _BOLT)
    way = AimLine((home.x, home.y), (target.x, target.y), Colours.attacker)

    def fly() -> None:
        animator.show(bolt, timeline.Tween(bolt, "t", 1.0, _FLY), fade=0.1)

    line = timeline.Timeline()
    animator.show(way, timeline.Tween(way, "t", 1.0, _LEAP + _FLY), fade=0.16)
    if animator.reduced:
        return line.wait(_LEAP + _FLY)
    attacker.depth = 10
    leap = home.x + (start[0] - home.x) * 0.7
    line.tween(attacker, "x", leap, _LEAP, timeline.ease_in_cubic).call(fly).wait(_FLY)
    line.call(lambda: animator.spring_back(attacker, _home(attacker)))
    return line.call(lambda: _land(animator, (target.x, target.y), event.attack))


def _home(attacker: Piece) -> timeline.Timeline:
    line = timeline.Timeline(timeline.Tween(attacker, "x", attacker.goal.x, _BACK))
    return line.call(lambda: setattr(attacker, "depth", 0))


def _land(animator: Animator, place: Point, attack: int) -> None:
    if attack:
        burst = Burst(*place, blow_weight(attack).small.burst * 1.4, _HOT, t=0.75)
        animator.show(burst, timeline.Tween(burst, "t", 1.0, 0.06), fade=0.16)
        return
    zero = FloatingNumber("0", place[0], place[1] - 10, Colours.muted, FAR_NUMBER)
    animator.show(zero, timeline.Tween(zero, "y", place[1] - 30, Times.float_up))


def reach_far(animator: Animator, source: Piece, piece: Piece) -> None:
    """Let what spreads from a blow leap to a creature, over the table or in the map (R13.4)."""
    drops = Drops((source.x, source.y), (piece.goal.x, piece.goal.y))
    animator.show(drops, timeline.Tween(drops, "t", 1.0, 0.32, timeline.linear), fade=0.08)
    ripple = Ring(piece.goal.x, piece.goal.y, piece.goal.height * 0.9, WATER, flat=0.45)
    animator.show(ripple, timeline.Timeline(timeline.Wait(0.26)).tween(ripple, "t", 1.0, 0.26))


def ward_far(animator: Animator, piece: Piece, event: ev.DamagePrevented) -> None:
    """Show in the map what kept the damage away (R8.4, R8.5): the medallion, and a wave."""
    animator.marked.pop(piece, None)
    x, y = piece.goal.x, piece.goal.y
    medal = FloatingIcon(ability_names(event.by)[0], x, y)
    animator.show(medal, timeline.Tween(medal, "y", y - 24, 0.45), fade=0.2)
    wave = Ring(x, y, piece.goal.height, SHIELD)
    animator.show(wave, timeline.Tween(wave, "t", 1.0, 0.3), fade=0.12)


def blast_far(animator: Animator, target: Piece) -> timeline.Step:
    """Return the stroke of an incantation in the map."""
    place = target.goal.x, target.goal.y

    def strike() -> None:
        burst = Burst(*place, _BLAST, _HOT, t=0.5)
        animator.show(burst, timeline.Tween(burst, "t", 1.0, 0.12), fade=0.2)
        wave = Ring(*place, _BLAST * 0.7, _HOT, alpha=170.0)
        animator.show(wave, timeline.Tween(wave, "t", 1.0, 0.26), fade=0.1)
        sparks = Sparks(*place, _HOT, 12, _BLAST * 0.8, 5, aim=-math.pi / 2, fan=math.tau)
        animator.show(sparks, timeline.Tween(sparks, "spread", 1.0, 0.4), fade=0.15)

    return timeline.Timeline().call(strike).wait(Times.linger)
