"""Motion over time: tweens, and a timeline that orders them.

Nothing here looks at a clock: whoever draws calls advance() with the seconds that have gone.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from typing import Any, TypeAlias
from weakref import WeakValueDictionary

Easing: TypeAlias = Callable[[float], float]

_BACK = 1.70158


def linear(t: float) -> float:
    """Go evenly."""
    return t


def ease_in_cubic(t: float) -> float:
    """Start slowly."""
    return t**3


def ease_out_cubic(t: float) -> float:
    """Arrive slowly."""
    return 1.0 - (1.0 - t) ** 3


def ease_in_out(t: float) -> float:
    """Start and arrive slowly."""
    return t * t * (3.0 - 2.0 * t)


def back_out(t: float) -> float:
    """Shoot a little over the end and come back."""
    left = t - 1.0
    return 1.0 + (_BACK + 1.0) * left**3 + _BACK * left**2


def there_and_back(t: float) -> float:
    """Go to the end and return, as a blow does; follow it with a tween to where it began."""
    return math.sin(math.pi * t)


# The easings belong to the vocabulary of motion: motion.ease_out_cubic is how it reads.
__all__ = [
    "FASTEST",
    "INSTANT",
    "SLOWEST",
    "Call",
    "Easing",
    "Step",
    "Timeline",
    "Together",
    "Tween",
    "Value",
    "Wait",
    "back_out",
    "ease_in_cubic",
    "ease_in_out",
    "ease_out_cubic",
    "linear",
    "there_and_back",
]

Value: TypeAlias = float | tuple[float, ...]

#: The speed at which a timeline is at its end at once.
INSTANT = math.inf
SLOWEST, FASTEST = 0.5, 4.0


class Step(ABC):
    """Something that takes time, or none."""

    done: bool = False

    @abstractmethod
    def advance(self, dt: float) -> float:
        """Move on by ``dt`` seconds; return the seconds left over, 0 while it is not done."""

    @abstractmethod
    def finish(self) -> None:
        """Jump to the end state. Nothing happens when it is done."""

    def stop(self) -> None:
        """End here, as it is now. Nothing happens when it is done."""
        self.done = True


class Wait(Step):
    """Lets ``seconds`` pass."""

    def __init__(self, seconds: float) -> None:
        self._left = seconds

    def advance(self, dt: float) -> float:
        """Let time pass."""
        if self.done:
            return dt
        self._left -= dt
        self.done = self._left <= 0
        return max(0.0, -self._left)

    def finish(self) -> None:
        """Wait no longer."""
        self.done = True


class Call(Step):
    """Calls a function once."""

    def __init__(self, function: Callable[[], object]) -> None:
        self._function = function

    def advance(self, dt: float) -> float:
        """Call, taking no time."""
        self.finish()
        return dt

    def finish(self) -> None:
        """Call now."""
        if not self.done:
            # Done first: what is called may skip or stop the timeline it is in.
            self.done = True
            self._function()


class Tween(Step):
    """Moves ``attribute`` of ``target`` from what it is at the start to ``end`` in ``seconds``.

    Numbers and tuples of numbers move. If two tweens move one attribute, the one started last
    owns it; the other goes on taking its time but writes nothing any more.
    """

    def __init__(
        self,
        target: object,
        attribute: str,
        end: Value,
        seconds: float,
        easing: Easing = ease_out_cubic,
    ) -> None:
        self.target: Any = target
        self.attribute = attribute
        self.end = end
        self.seconds = seconds
        self.easing = easing
        self._start: Value | None = None
        self._elapsed = 0.0
        self._key = id(target), attribute

    def advance(self, dt: float) -> float:
        """Move on."""
        if self.done:
            return dt
        self._begin()
        self._elapsed += dt
        if self._elapsed >= self.seconds:
            self.finish()
            return self._elapsed - self.seconds
        assert self._start is not None
        t = self.easing(self._elapsed / self.seconds)
        self._write(_between(self._start, self.end, t))
        return 0.0

    def finish(self) -> None:
        """Write the end value itself, not a sum that comes near to it."""
        if not self.done:
            self._begin()
            self._write(self.end)
            self.stop()

    def stop(self) -> None:
        """Leave the attribute as it is and to others."""
        self.done = True
        if self._owns():
            del _owners[self._key]

    def _begin(self) -> None:
        if self._start is None:
            self._start = getattr(self.target, self.attribute)
            _owners[self._key] = self

    def _owns(self) -> bool:
        return _owners.get(self._key) is self

    def _write(self, value: Value) -> None:
        if self._owns():
            setattr(self.target, self.attribute, value)


# Weak, so that a timeline that is dropped half-way does not hold its targets; an id cannot be
# taken by another object as long as the tween that it stands for holds the target.
_owners: WeakValueDictionary[tuple[int, str], Tween] = WeakValueDictionary()


def _between(start: Value, end: Value, t: float) -> Value:
    if isinstance(start, tuple) and isinstance(end, tuple):
        return tuple(a + (b - a) * t for a, b in zip(start, end, strict=True))
    assert not isinstance(start, tuple)
    assert not isinstance(end, tuple)
    return start + (end - start) * t


class Together(Step):
    """Several steps at the same time; it is done with the last of them."""

    def __init__(self, *steps: Step) -> None:
        self._steps = steps

    def advance(self, dt: float) -> float:
        """Move all of them on."""
        left = dt
        for step in self._steps:
            if not step.done:
                left = min(left, step.advance(dt))
        self.done = all(step.done for step in self._steps)
        return left if self.done else 0.0

    def finish(self) -> None:
        """Bring all of them to their end."""
        self.done = True
        for step in self._steps:
            step.finish()

    def stop(self) -> None:
        """Leave all of them as they are."""
        self.done = True
        for step in self._steps:
            step.stop()


class Timeline(Step):
    """Steps one after the other; more may be put behind at any time, also from a call in it.

    ``waiting`` are the steps that are left; ``speed`` is 0.5 to 4, or INSTANT. A timeline is a
    step itself, for parts within others.
    """

    def __init__(self, *steps: Step) -> None:
        self.waiting: deque[Step] = deque(steps)
        self._speed = 1.0

    @property
    def done(self) -> bool:  # type: ignore[override]
        """Whether nothing is left to do."""
        return not self.waiting

    @property
    def speed(self) -> float:
        """How much faster than normal it goes."""
        return self._speed

    @speed.setter
    def speed(self, factor: float) -> None:
        self._speed = factor if factor == INSTANT else min(FASTEST, max(SLOWEST, factor))

    def then(self, *steps: Step) -> Timeline:
        """Do ``steps`` one after the other, behind what is there."""
        self.waiting.extend(steps)
        return self

    def together(self, *steps: Step) -> Timeline:
        """Do ``steps`` at the same time, behind what is there."""
        return self.then(Together(*steps))

    def wait(self, seconds: float) -> Timeline:
        """Let time pass."""
        return self.then(Wait(seconds))

    def call(self, function: Callable[[], object]) -> Timeline:
        """Call ``function`` when its time has come, once."""
        return self.then(Call(function))

    def tween(
        self,
        target: object,
        attribute: str,
        end: Value,
        seconds: float,
        easing: Easing = ease_out_cubic,
    ) -> Timeline:
        """Move an attribute, behind what is there."""
        return self.then(Tween(target, attribute, end, seconds, easing))

    def advance(self, dt: float) -> float:
        """Move on by ``dt`` seconds of the clock; return the seconds left over."""
        if self._speed == INSTANT:
            self.skip()
            return dt
        left = dt * self._speed
        while self.waiting:
            step = self.waiting[0]
            left = step.advance(left)
            if not step.done:
                return 0.0
            # A call may have skipped or stopped this very timeline and taken the step away already.
            if self.waiting and self.waiting[0] is step:
                self.waiting.popleft()
        return left / self._speed

    def skip(self) -> None:
        """Jump to the end state; every call that is left is made, once and in order."""
        while self.waiting:
            self.waiting.popleft().finish()

    finish = skip

    def stop(self) -> None:
        """Leave everything as it is and forget what was to come."""
        waiting, self.waiting = self.waiting, deque()
        for step in waiting:
            step.stop()
