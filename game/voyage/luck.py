"""All chance of a voyage: streams that follow from its seed and from what happens (R16.1).

The same deed after loading has the same luck, for a stream is named by the event alone.
"""

from collections.abc import Iterable
from hashlib import blake2b
from typing import TypeVar

from game.rules import shuffle

T = TypeVar("T")


def stream(seed: int, *event: object) -> int:
    """Return the random stream, 64 bits, of an event: words and numbers that name it."""
    text = ":".join(map(str, (seed, *event)))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def shuffled(luck: int, items: Iterable[T]) -> list[T]:
    """Return ``items`` in the order that a stream gives them."""
    order = list(items)
    shuffle(luck, order)
    return order
