"""Events become motion: one event at a time moves the mirror, and the pieces follow.

The rules have finished; here their events are animated, by what the table ``EVENT_ANIMATORS`` says
of each.
"""

import math
from collections import deque
from collections.abc import Callable, Iterable, Sequence

from game.kit import Canvas, Point, Times, timeline
from game.rules import Event, events

from ..effects import Effect
from ..layout import Layout
from ..table import Table
from ..table_side import Piece
from .camera import Shake, Zoom
from .horde_pace import CALM

_TOGETHER = (events.CreatureDamaged, events.DamagePrevented)
#: Bright effects in any second of the clock; those of one moment count as one.
_MOST_FLASHES = 3
_MOMENT = 0.06


#: Moves the table as events of one moment say, and returns the step that shows them.
EventAnimator = Callable[["Animator", Sequence[Event]], timeline.Step]


class Animator:
    """Plays events on a table.

    ``speed`` is 0.5 to 4, or ``timeline.INSTANT``; ``pace`` hurries what is told now, the falls of
    strongholds less. ``heard`` is called with every event when its turn has come, for the log and
    the sounds. ``reduced`` turns motion into fades: pieces vanish here and appear there, effects
    that are not ``still`` are left out, nothing shakes or stops short.
    """

    def __init__(
        self, table: Table, layout: Layout, heard: Callable[[Event], None], animate: EventAnimator
    ) -> None:
        self._animate = animate
        self.table = table
        self.layout = layout
        self.heard = heard
        self.effects: list[Effect] = []
        self.marked: dict[Piece, str] = {}
        self._events: deque[Event] = deque()
        self._now = timeline.Timeline()
        self._aside: list[timeline.Step] = []
        self.speed = 1.0
        self.pace = 1.0
        self._most = math.inf
        self.reduced = False
        #: Whether blows push the table and bring it close; without, it lies still and all else
        #: moves.
        self.pushes = True
        #: Whether the light of dusk lies on the land.
        self.dusk = False
        self._shake = Shake()
        self.zoom = Zoom()
        self._springing_back: dict[Piece, timeline.Step] = {}
        self._held = 0.0
        #: Whether cards may lie otherwise than they are to when all events are animated.
        self._stale = False
        #: Whether banners are shown; not while something is said where they go.
        self.announces = True
        self._clock = 0.0
        self._flashed: deque[float] = deque(maxlen=_MOST_FLASHES)

    @property
    def offset(self) -> tuple[float, float]:
        """How far the table is to be drawn off its place, in logical units."""
        return self._shake.offset

    @property
    def below(self) -> list[Effect]:
        """The effects under the pieces that are lifted."""
        return [effect for effect in self.effects if effect.below]

    def draw(self, canvas: Canvas) -> None:
        """Draw the effects over everything, off their places as the table is."""
        with canvas.shifted(*self.offset):
            for effect in self.effects:
                if not effect.below:
                    effect.draw(canvas)

    @property
    def busy(self) -> bool:
        """Whether events are still to be animated, so that table and state may differ."""
        return bool(self._events or self._now.waiting)

    @property
    def calm(self) -> bool:
        """Whether all has been animated, and nothing is left to be seen over the table."""
        return not self.busy and not any(effect.alpha >= 1 for effect in self.effects)

    def play(self, happened: Sequence[Event]) -> None:
        """Animate what ``happened`` after what waits."""
        self._events.extend(happened)
        if self.speed == timeline.INSTANT:
            self.skip()

    def run(self, step: timeline.Step) -> None:
        """Do ``step`` before the events that wait."""
        self._now.skip()
        self._now = timeline.Timeline(step)
        if self.speed == timeline.INSTANT:
            self.skip()

    def advance(self, dt: float) -> bool:
        """Move on by ``dt`` seconds of the clock; True while anything moves."""
        left = dt * (1.0 if self.speed == timeline.INSTANT else self.speed)
        left *= min(self.pace, self._most)
        self._clock += dt
        self._shake.advance(left)
        self.zoom.advance(left)
        stopped = min(left, self._held)
        self._held -= stopped
        left -= stopped
        for step in self._aside:
            step.advance(left)
        self._aside = [step for step in self._aside if not step.done]
        while left > 0 and (self._events or not self._now.done):
            if self._now.done:
                self._animate_next()
            left = self._now.advance(left)
        if self._stale and not self.busy:
            self._turn_cards()
        moved = not self._shake.done or self.zoom.by > 1
        return self.busy or bool(self._aside) or self._held > 0 or moved

    def skip(self) -> None:
        """Jump to the end of all that waits."""
        self._now.skip()
        while self._events:
            self._animate_next()
            self._now.skip()
        for step in self._aside:
            step.finish()
        self._aside.clear()
        self.effects.clear()
        self.marked.clear()
        self._springing_back.clear()
        self._held = 0.0
        self._shake.stop()
        self.zoom.stop()
        self.table.arrange(self.layout)

    def rest(self, layout: Layout) -> None:
        """Take over a new layout: everything lies at its place at once."""
        self.layout = layout
        self.skip()

    def catch_up(self) -> None:
        """Lay everything at its place, or have cards turned once all events are animated.

        The player may have changed how cards are shown in the meantime.
        """
        self._stale = self.busy
        if not self.busy:
            self.table.arrange(self.layout)

    def _turn_cards(self) -> None:
        self._stale = False
        for piece, (_, turned) in self.table.targets(self.layout).items():
            if piece.turned != turned:
                self.aside(self.turn(piece, turned, Times.move))

    def _animate_next(self) -> None:
        event = self._events.popleft()
        self._most = CALM.get(type(event), math.inf)
        batch = [event]
        # All damage of one blow is dealt at the same time, and seen so (R8.2).
        while isinstance(event, _TOGETHER) and self._events:
            if not isinstance(self._events[0], _TOGETHER):
                break
            batch.append(self._events.popleft())
        self._now = timeline.Timeline(self._animate(self, batch))

    # Tools for the event animators

    @property
    def next_event(self) -> Event | None:
        """The event that is animated after this one, if there is one."""
        return self._events[0] if self._events else None

    def spring_back(self, piece: Piece, step: timeline.Step) -> None:
        """Let ``step`` bring a piece back to its place; the events' own motion leaves it alone."""
        self._springing_back[piece] = step
        self.aside(step)

    def stay(self, piece: Piece) -> None:
        """Let a piece that springs back stay where it is, to be moved by something else."""
        step = self._springing_back.pop(piece, None)
        if step is not None:
            step.stop()

    def aside(self, step: timeline.Step) -> None:
        """Let ``step`` run on beside the events' motion."""
        # Begun now, so that what an event moves later owns what it moves.
        step.advance(0.0)
        self._aside.append(step)

    def show(self, effect: Effect, step: timeline.Step | None = None, fade: float = 0.3) -> None:
        """Show ``effect``: moved by ``step``, then fading, beside the events' motion.

        ``step`` moves the effect and nothing else: it is brought to its end at once
        where motion is reduced, and forgotten with an effect that is left out.
        """
        if (self.reduced and not effect.still) or (effect.flashes and not self._may_flash()):
            return
        line = timeline.Timeline() if step is None else timeline.Timeline(step)
        if self.reduced:
            line.skip()
            full, effect.alpha = effect.alpha, 0.0
            line.tween(effect, "alpha", full, Times.appear, timeline.linear).wait(Times.linger)
        self.effects.append(effect)
        line.tween(effect, "alpha", 0.0, fade, timeline.linear)
        self.aside(line.call(lambda: self.forget(effect)))

    def unfold(
        self,
        effect: Effect,
        seconds: float,
        easing: timeline.Easing = timeline.ease_out_cubic,
        *,
        after: float = 0.0,
        hold: float = 0.0,
        fade: float = 0.3,
    ) -> None:
        """Show ``effect`` while its progress ``t`` goes to 1, ``after`` a while.

        It stays so for the seconds of ``hold``, then it fades.
        """
        line = timeline.Timeline(timeline.Wait(after)).tween(effect, "t", 1.0, seconds, easing)
        self.show(effect, line.wait(hold), fade)

    def forget(self, effect: Effect) -> None:
        """Show an effect no longer."""
        if effect in self.effects:
            self.effects.remove(effect)

    def _may_flash(self) -> bool:
        """Whether a bright effect may begin now; note that it does."""
        seen = self._flashed
        if seen and self._clock - seen[-1] < _MOMENT:
            return True
        if len(seen) == _MOST_FLASHES and self._clock - seen[0] < 1.0:
            return False
        seen.append(self._clock)
        return True

    def shake(self, strength: float, ahead: int = 1) -> None:
        """Shake the table by up to ``strength`` units (``MOST`` at most), first to the right.

        A blow that goes to the left pushes it that way: it is -1 ``ahead``.
        """
        if self.pushes and not self.reduced:
            self._shake.start(strength, ahead)

    def come_close(self, place: Point) -> None:
        """See the table a little larger for a moment, about ``place``."""
        if self.pushes and not self.reduced:
            self.zoom.start(place)

    def pause(self, seconds: float) -> None:
        """Stop all motion for a moment, as a blow that meets something hard."""
        if not self.reduced:
            self._held = max(self._held, seconds)

    def settle(
        self,
        seconds: float = Times.move,
        easing: timeline.Easing = timeline.ease_in_out,
        *,
        held: Iterable[Piece] = (),
    ) -> timeline.Step:
        """Return the motion of every piece to where it belongs, ``held`` ones excepted."""
        tweens: list[timeline.Step] = []
        stay = {self.table.casting, *held}
        for piece, (spot, turned) in self.table.targets(self.layout).items():
            if piece in stay or (piece.goal == spot and self._springs_back(piece)):
                continue
            if piece.spot == spot and piece.turned == turned and not piece.angle:
                piece.goal = spot
                continue
            tweens += self.move_to(piece, spot, seconds, easing)
            tweens.append(self.turn(piece, turned, seconds))
            if not self.reduced:
                tweens.append(timeline.Tween(piece, "angle", 0.0, seconds))
                tweens.append(timeline.Tween(piece, "alpha", 255.0, seconds))
        return timeline.Together(*tweens)

    def _springs_back(self, piece: Piece) -> bool:

        if piece in self._springing_back and self._springing_back[piece].done:
            del self._springing_back[piece]
        return piece in self._springing_back

    def move_to(
        self,
        piece: Piece,
        spot: tuple[float, float, float, float],
        seconds: float,
        easing: timeline.Easing = timeline.ease_in_out,
    ) -> list[timeline.Step]:
        """Return the steps that take a piece to a spot, or let it vanish here and appear there."""
        piece.goal = type(piece.goal)(*spot)
        values = dict(zip(("x", "y", "width", "height"), spot, strict=True))
        if not self.reduced:
            return [
                timeline.Tween(piece, name, value, seconds, easing)
                for name, value in values.items()
            ]
        jump = [
            timeline.Tween(piece, name, end, 0.0) for name, end in {**values, "angle": 0.0}.items()
        ]
        line = timeline.Timeline(timeline.Tween(piece, "alpha", 0.0, seconds / 2, timeline.linear))
        line.together(*jump)
        return [line.tween(piece, "alpha", 255.0, seconds / 2, timeline.linear)]

    def turn(self, piece: Piece, turned: float, seconds: float) -> timeline.Step:
        """Return the step that turns a piece face up (1) or down (0)."""
        if not self.reduced:
            return timeline.Tween(piece, "turned", turned, seconds, timeline.ease_in_out)
        return timeline.Timeline(timeline.Wait(seconds / 2)).tween(piece, "turned", turned, 0.0)

    def on_top(self, piece: Piece, step: timeline.Step) -> timeline.Timeline:
        """Return ``step`` with the piece above the others, put down again at its end."""
        piece.depth = 10
        return timeline.Timeline(step).call(lambda: setattr(piece, "depth", 0))
