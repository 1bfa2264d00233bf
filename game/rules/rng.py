"""A random stream that is one integer, so that it lies in the state and is copied with it.

The generator is SplitMix64: the stream is a counter that steps by an odd
constant, and each value is that counter, mixed.
"""

from typing import Final, TypeVar

T = TypeVar("T")

_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15


def _mixed(z: int) -> int:
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def below(stream: int, limit: int) -> tuple[int, int]:
    """Return a number from 0 to ``limit`` − 1, and the stream after it.

    The bias of the multiplication is below 2⁻⁵⁰ for the limits of a card game.
    """
    stream = (stream + _STEP) & _MASK
    return (_mixed(stream) * limit) >> 64, stream


def shuffle(stream: int, items: list[T]) -> int:
    """Shuffle ``items`` in place (Fisher and Yates) and return the stream after it."""
    for last in range(len(items) - 1, 0, -1):
        # As ``below``, without the call.
        stream = (stream + _STEP) & _MASK
        chosen = (_mixed(stream) * (last + 1)) >> 64
        items[last], items[chosen] = items[chosen], items[last]
    return stream
