"""Flights over the table, the trail that a card leaves, and motion far off in a ring's map."""

import math
from collections import deque
from collections.abc import Callable

from game.kit import Canvas, Colour, Colours, Point, Times, timeline
from game.rules import ability_names
from game.rules import events as ev

from ..effects import AimLine, Burst, Effect, FloatingIcon, FloatingNumber, Ring, Sparks, Spear
from ..effects.ability_strikes import WATER, Drops
from ..effects.light import glow, shine, stepped
from ..effects.shields_and_auras import SHIELD
from ..stronghold_place import struck_at
from ..table_side import Piece
from .animator import Animator
from .lunge import blow_weight

#: Seconds between two cards that close up.
_STAGGER = 0.025
#: Nothing that flies rises above this.
_HIGHEST = 30.0


class Deferred(timeline.Step):
    """A step that is made when its turn has come, from the table as it then is."""

    def __init__(self, make: Callable[[], timeline.Step]) -> None:
        self._make = make
        self._step: timeline.Step | None = None

    def _made(self) -> timeline.Step:
        if self._step is None:
            self._step = self._make()
        return self._step

    def advance(self, dt: float) -> float:
        """Move the made step on."""
        left = self._made().advance(dt)
        self.done = self._made().done
        return left

    def finish(self) -> None:
        """Make the step, if it is not made, and bring it to its end."""
        if not self.done:
            self.done = True
            self._made().finish()


def _fly_over(thing: Piece, goal: Point, seconds: float, height: float) -> timeline.Step:
    """Return a flight to ``goal``, over a point ``height`` above the higher of both ends."""
    higher = min(thing.y, goal[1])
    # A way to the upper edge stays inside of the window.
    top = min(higher, max(_HIGHEST, higher - height))
    # As long up as down would need for the two heights, as a thrown thing takes.
    up, down = (thing.y - top) ** 0.5, (goal[1] - top) ** 0.5
    rise = seconds * up / (up + down or 1.0)
    return timeline.Together(
        timeline.Tween(thing, "x", goal[0], seconds, timeline.linear),
        timeline.Timeline(
            timeline.Tween(thing, "y", top, rise, _slowing),
            timeline.Tween(thing, "y", goal[1], seconds - rise, _falling),
        ),
    )


def arc_path(start: Point, goal: Point, height: float) -> Callable[[float], Point]:
    """Return the point at each moment of a throw whose middle is ``height`` over the straight."""

    def at(t: float) -> Point:
        bend = 4 * height * t * (1 - t)
        return (start[0] + (goal[0] - start[0]) * t, start[1] + (goal[1] - start[1]) * t - bend)

    return at


def _slowing(t: float) -> float:
    return 1.0 - (1.0 - t) ** 2


def _falling(t: float) -> float:
    return t * t


def fly_to_place(
    animator: Animator, piece: Piece, seconds: float, *, height: float
) -> timeline.Step:
    """Return the flight of a piece to where it belongs, above the others, while they close up."""
    if animator.reduced:
        return animator.on_top(piece, animator.settle(seconds))
    spot, turned = animator.table.targets(animator.layout)[piece]
    piece.goal = spot
    flight = timeline.Together(
        *_closing_up(animator, piece),
        Deferred(lambda: _fly_over(piece, (spot.x, spot.y), seconds, height)),
        timeline.Tween(piece, "width", spot.width, seconds, timeline.ease_in_out),
        timeline.Tween(piece, "height", spot.height, seconds, timeline.ease_in_out),
        timeline.Tween(piece, "angle", 0.0, seconds * 0.7),
        timeline.Tween(piece, "alpha", 255.0, seconds * 0.5),
        animator.turn(piece, turned, seconds),
    )
    return animator.on_top(piece, flight)


def _closing_up(animator: Animator, held: Piece) -> list[timeline.Step]:
    steps: list[timeline.Step] = []
    for piece, (spot, turned) in animator.table.targets(animator.layout).items():
        if piece in (held, animator.table.casting):
            continue
        if piece.spot == spot and piece.turned == turned and not piece.angle:
            piece.goal = spot
            continue
        line = timeline.Timeline(timeline.Wait(_STAGGER * len(steps)))
        line.together(
            *animator.move_to(piece, spot, Times.move),
            animator.turn(piece, turned, Times.move),
            timeline.Tween(piece, "angle", 0.0, Times.move),
            timeline.Tween(piece, "alpha", 255.0, Times.move),
        )
        steps.append(line)
    return steps


class LightTrail(Effect):
    """The light that a flying card leaves behind it; as ``age`` grows, it notes where that is."""

    below = True

    def __init__(self, piece: Piece, colour: Colour) -> None:
        self.piece = piece
        self.colour = colour
        self._age = 0.0
        self._seen: deque[Point] = deque(maxlen=18)

    @property
    def age(self) -> float:
        """Seconds of the flight."""
        return self._age

    @age.setter
    def age(self, age: float) -> None:
        self._age = age
        self._seen.append((self.piece.x, self.piece.y))

    def draw(self, canvas: Canvas) -> None:
        """Draw the light, weaker where the card was longer ago."""
        for number, place in enumerate(self._seen):
            t = (number + 1) / len(self._seen)
            size = stepped(self.piece.width * (0.3 + 0.5 * t), 12.0)
            # The disc shows on bright ground, the light on dark.
            canvas.circle(place, size * 0.34, self.colour, alpha=round(self.alpha * 0.3 * t))
            shine(canvas, glow, self.colour, place, (size, size), self.alpha * 0.4 * t)


def leave_trail(animator: Animator, piece: Piece, colour: Colour, seconds: float) -> None:
    """Let a piece leave light behind it for so long."""
    trail = LightTrail(piece, colour)
    animator.show(trail, timeline.Tween(trail, "age", seconds, seconds, timeline.linear), fade=0.2)


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
    start, home = animator.layout.map.meeting(event.side, event.lane), attacker.goal
    place = target.x, target.y
    if target.is_stronghold:
        foe, _ = animator.table.field.across[event.side][event.lane]
        place = struck_at(animator.layout, foe, target)
    bolt = Spear(start, place, Colours.attacker, _BOLT)
    way = AimLine((home.x, home.y), place, Colours.attacker)
    line = timeline.Timeline()
    animator.unfold(way, _LEAP + _FLY, fade=0.16)
    if animator.reduced:
        return line.wait(_LEAP + _FLY)
    attacker.depth = 10
    leap = home.x + (start[0] - home.x) * 0.7
    line.tween(attacker, "x", leap, _LEAP, timeline.ease_in_cubic)
    line.call(lambda: animator.unfold(bolt, _FLY, fade=0.1)).wait(_FLY)
    line.call(lambda: animator.spring_back(attacker, _home(attacker)))
    return line.call(lambda: _land(animator, place, event.attack))


def _home(attacker: Piece) -> timeline.Timeline:
    line = timeline.Timeline(timeline.Tween(attacker, "x", attacker.goal.x, _BACK))
    return line.call(lambda: setattr(attacker, "depth", 0))


def _land(animator: Animator, place: Point, attack: int) -> None:
    if attack:
        animator.unfold(
            Burst(*place, blow_weight(attack).small.burst * 1.4, _HOT, t=0.75), 0.06, fade=0.16
        )
        return
    zero = FloatingNumber("0", place[0], place[1] - 10, Colours.muted, FAR_NUMBER)
    animator.show(zero, timeline.Tween(zero, "y", place[1] - 30, Times.float_up))


def reach_far(animator: Animator, source: Piece, piece: Piece) -> None:
    """Let what spreads from a blow leap to a creature, over the table or in the map (R13.4)."""
    animator.unfold(
        Drops((source.x, source.y), (piece.goal.x, piece.goal.y)), 0.32, timeline.linear, fade=0.08
    )
    animator.unfold(
        Ring(piece.goal.x, piece.goal.y, piece.goal.height * 0.9, WATER, flat=0.45),
        0.26,
        after=0.26,
    )


def ward_far(animator: Animator, piece: Piece, event: ev.DamagePrevented) -> None:
    """Show in the map what kept the damage away (R8.4, R8.5): the medallion, and a wave."""
    animator.marked.pop(piece, None)
    x, y = piece.goal.x, piece.goal.y
    medal = FloatingIcon(ability_names(event.by)[0], x, y)
    animator.show(medal, timeline.Tween(medal, "y", y - 24, 0.45), fade=0.2)
    animator.unfold(Ring(x, y, piece.goal.height, SHIELD), 0.3, fade=0.12)


def blast_far(animator: Animator, target: Piece) -> timeline.Step:
    """Return the stroke of an incantation in the map."""
    place = target.goal.x, target.goal.y

    def strike() -> None:
        animator.unfold(Burst(*place, _BLAST, _HOT, t=0.5), 0.12, fade=0.2)
        animator.unfold(Ring(*place, _BLAST * 0.7, _HOT, alpha=170.0), 0.26, fade=0.1)
        animator.unfold(
            Sparks(*place, _HOT, 12, _BLAST * 0.8, 5, aim=-math.pi / 2, fan=math.tau),
            0.4,
            fade=0.15,
        )

    return timeline.Timeline().call(strike).wait(Times.linger)
