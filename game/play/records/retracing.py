"""What was worked out of a position before, for when a replay comes back to it.

A file may tell thousands of times of one play that was taken back and done again. Each of its
lines is compared; but the same action at the same position leads to the same, and is done once.
"""

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Place = TypeVar("Place")
Action = TypeVar("Action", bound=Hashable)
Happening = TypeVar("Happening")

#: So many positions and steps are kept: more than a turn goes back to.
_MOST = 256


class Retracing(Generic[Place, Action, Happening]):
    """The rules' ``apply`` and ``digest``, asked once about what they were asked just before.

    ``Place`` is a position, or a voyage: nothing changes it.
    """

    def __init__(
        self,
        apply: Callable[[Place, Action], tuple[Place, list[Happening]]],
        digest: Callable[[Place], str],
    ) -> None:
        self._apply, self._digest = apply, digest
        # By identity, for which each holds its place: no other can have its id.
        self._steps: dict[tuple[int, Action], tuple[Place, Place, list[Happening]]] = {}
        self._digests: dict[int, tuple[Place, str]] = {}

    def apply(self, place: Place, action: Action) -> tuple[Place, list[Happening]]:
        """Return the place after an action, and what happened; raises as the rules do."""
        step = self._steps.get((id(place), action))
        if step is None:
            if len(self._steps) >= _MOST:
                self._steps.clear()
            step = place, *self._apply(place, action)
            self._steps[id(place), action] = step
        return step[1], step[2]

    def digest(self, place: Place) -> str:
        """Return the figures that stand for the place."""
        known = self._digests.get(id(place))
        if known is None:
            if len(self._digests) >= _MOST:
                self._digests.clear()
            known = self._digests[id(place)] = place, self._digest(place)
        return known[1]
