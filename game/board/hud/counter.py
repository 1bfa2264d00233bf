"""A number in a panel that swells for a moment when it changes, in step with the table."""

from __future__ import annotations

from dataclasses import dataclass

from game.kit import Times, there_and_back

_SWELL = 0.45
#: Each size of a figure is painted once.
_STEPS = 6


@dataclass
class SwellingNumber:
    """A number that is shown; ``age`` is the time since it changed, in seconds."""

    value: int | None = None
    gained: bool = False
    age: float = Times.pop

    def show(self, value: int) -> None:
        """Show ``value`` from now on; it swells unless it is the first."""
        if self.value is not None and value != self.value:
            self.gained = value > self.value
            self.age = 0.0
        self.value = value

    def update(self, dt: float) -> bool:
        """Let time pass; True while the number is swollen."""
        if not self.changing:
            return False
        self.age += dt
        return True

    @property
    def changing(self) -> bool:
        """Whether it has changed a moment ago."""
        return self.age < Times.pop

    @property
    def swell(self) -> float:
        """By how much it is larger now than at rest, as a factor."""
        share = there_and_back(min(1.0, self.age / Times.pop))
        return 1 + _SWELL * round(share * _STEPS) / _STEPS
