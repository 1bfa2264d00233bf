"""Memory that was freed goes back to the system once nothing moves.

The C library keeps what pictures of left scenes took, and more with every scene: between what is
still in use lie holes, which it gives back only when it is asked to.
"""

from __future__ import annotations

import sys
import weakref
from collections.abc import Callable

#: Seconds without any motion after which freed memory is given back.
QUIET = 2.0
#: Clocks tick in whole milliseconds.
_GRACE = 0.001


def give_back_memory() -> None:
    """Give freed memory back to the system, where the C library can: glibc, some milliseconds."""
    if sys.platform != "linux":
        return
    # Needed only here: the first picture does not wait for it.
    try:
        import ctypes  # noqa: PLC0415

        trim = ctypes.CDLL(None).malloc_trim
    except (ImportError, OSError, AttributeError):
        # Another C library, or a Python without the door to it: it keeps what it has.
        return
    trim(0)


class SpareMemory:
    """Counts the seconds of rest, and has memory given back once after each change of scene.

    It looks at no clock: time is handed in.
    """

    def __init__(self, give_back: Callable[[], None] = give_back_memory) -> None:
        self._give_back = give_back
        self._scene: Callable[[], object | None] = lambda: None
        self._left: float | None = None
        self._due = False

    def stir(self, scene: object | None) -> None:
        """Begin the rest anew, since something moves in ``scene``."""
        if scene is not None and self._scene() is not scene:
            # Kept weakly: a scene that was left is what is to be freed.
            self._scene, self._due = weakref.ref(scene), True
        self._left = QUIET if self._due else None

    @property
    def until_due(self) -> float | None:
        """The seconds of rest until memory is given back; None where none has to be."""
        return self._left

    def rest(self, dt: float) -> None:
        """Let ``dt`` seconds pass in which nothing moved."""
        if self._left is None:
            return
        self._left = max(0.0, self._left - dt)
        if self._left < _GRACE:
            self._left, self._due = None, False
            self._give_back()
