"""A random stream that is one integer, so that it lies in the state and is copied with it.

The generator is SplitMix64: the stream is a counter that steps by an odd constant, and each value
is that counter, mixed. What a shuffle draws is mixed at once, in one large integer with a lane of
128 bits for each value: a product of 64 bits and 64 does not reach the next lane.
"""

from collections.abc import Sequence
from functools import cache
from struct import Struct
from typing import Final, TypeVar

T = TypeVar("T")

_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15
_FIRST_FACTOR: Final = 0xBF58476D1CE4E5B9
_SECOND_FACTOR: Final = 0x94D049BB133111EB
_LANE: Final = 128


def below(stream: int, limit: int) -> tuple[int, int]:
    """Return a number from 0 to ``limit`` − 1, and the stream after it.

    The bias of the multiplication is below 2⁻⁵⁰ for the limits of a card game.
    """
    stream = z = (stream + _STEP) & _MASK
    z = ((z ^ (z >> 30)) * _FIRST_FACTOR) & _MASK
    z = ((z ^ (z >> 27)) * _SECOND_FACTOR) & _MASK
    return ((z ^ (z >> 31)) * limit) >> 64, stream


class _Lanes:
    """What draws at once a number below each of ``limits``, which are at most 255.

    ``ones`` copies a stream to each lane, ``steps`` is how far it has stepped there, ``mask`` keeps
    64 bits of each; ``step`` is how far it has stepped after all. A value is multiplied by its
    limit bit by bit, as each lane has another: ``bits`` are the masks of the lanes whose limit has
    a bit, and which it is.
    """

    __slots__ = ("bits", "mask", "numbers", "ones", "step", "steps")

    def __init__(self, limits: Sequence[int]) -> None:
        lanes = [1 << _LANE * lane for lane in range(len(limits))]
        self.ones: Final = sum(lanes)
        self.mask: Final = self.ones * _MASK
        self.steps: Final = sum([lane * number for number, lane in enumerate(lanes, 1)]) * _STEP
        self.step: Final = len(limits) * _STEP
        masks = [
            sum([lane for lane, limit in zip(lanes, limits, strict=True) if limit >> bit & 1])
            for bit in range(max(limits, default=0).bit_length())
        ]
        self.bits: Final = [(bit, mask * _MASK) for bit, mask in enumerate(masks) if mask]
        self.numbers: Final = Struct("8xB7x" * len(limits))

    def below(self, stream: int) -> tuple[int, ...]:
        """Return a number below each limit."""
        mask = self.mask
        z = (stream * self.ones + self.steps) & mask
        z = (((z ^ (z >> 30)) & mask) * _FIRST_FACTOR) & mask
        z = (((z ^ (z >> 27)) & mask) * _SECOND_FACTOR) & mask
        z ^= z >> 31
        product = 0
        for bit, lanes in self.bits:
            product += (z & lanes) << bit
        return self.numbers.unpack(product.to_bytes(self.numbers.size, "little"))


@cache
def _lanes(*sizes: int) -> _Lanes:
    """Return what shuffles piles of these sizes, each from its last item to the second."""
    return _Lanes([limit for size in sizes for limit in range(size, 1, -1)])


def shuffle(stream: int, *piles: list[T]) -> int:
    """Shuffle each pile in place (Fisher and Yates) and return the stream after the last."""
    lanes = _lanes(*[len(pile) for pile in piles])
    drawn = lanes.below(stream)
    index = 0
    for pile in piles:
        last = len(pile) - 1
        while last > 0:
            chosen = drawn[index]
            pile[last], pile[chosen] = pile[chosen], pile[last]
            last -= 1
            index += 1
    return (stream + lanes.step) & _MASK
