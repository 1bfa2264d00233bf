"""Drawing by lot together: nobody can choose what falls, and nobody sees another's hand.

Each seat makes a secret of 256 random bits and hashes it again and again. The last hash is its
seal, which it shows when it sits down; the others it shows one by one, its *shares*, each of which
hashes to the one before. A lot is made of one share of every seat. So whoever shows its share last
sees the lot first, and cannot change it any more: the shares were settled by the seals.

The order of a hand follows from its owner's secret and the last lot. The others can neither work it
out (the secret is shown at the end of the match) nor could its owner choose it (the secret was
settled before the lot).
"""

import hashlib
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
#: The bytes of a secret, a seal and a share.
SIZE = 32
#: The bytes that hide a deck until it is shown.
SALT = 16
_WORD = 8


def _hashed(*parts: bytes) -> bytes:
    """Return the hash of parts, none of which can pass for a piece of its neighbour."""
    return hashlib.sha256(b"".join(len(part).to_bytes(2, "big") + part for part in parts)).digest()


class LotChain:
    """The hashes of one seat of a match, as far as they are shown: the seal, and then shares.

    ``match`` and ``seat`` are in every hash, so that nobody can pass another's seal on.
    """

    def __init__(self, match: bytes, seat: int) -> None:
        self._key = match + bytes([seat])
        #: The seal and all shares that were shown; empty until the seat is taken.
        self.shown: list[bytes] = []

    def of_secret(self, secret: bytes, stages: int) -> list[bytes]:
        """Return the whole chain of a secret: the seal, one share for each stage, the secret."""
        chain = [secret]
        for _ in range(stages + 1):
            chain.append(self.before(chain[-1]))
        return chain[::-1]

    def before(self, link: bytes) -> bytes:
        """Return what stands before a link of the chain."""
        return _hashed(b"link", self._key, link)

    @property
    def sealed(self) -> bool:
        """Whether the seat has shown its seal."""
        return bool(self.shown)

    @property
    def shares(self) -> int:
        """How many shares were shown."""
        return max(0, len(self.shown) - 1)

    def show(self, link: bytes) -> bool:
        """Take the next share; False for one that the seal does not fit."""
        if self.before(link) != self.shown[-1]:
            return False
        self.shown.append(link)
        return True

    def is_secret(self, secret: bytes, stages: int) -> bool:
        """Tell whether this is the secret of all that was shown."""
        return self.sealed and self.of_secret(secret, stages)[: len(self.shown)] == self.shown

    def sealed_deck(self, deck: Sequence[str], salt: bytes) -> bytes:
        """Return the seal of a deck that is shown later."""
        return _hashed(b"deck", self._key, salt, *(card.encode() for card in deck))

    def salt(self, secret: bytes) -> bytes:
        """Return what hides the deck of the seat with this secret."""
        return _hashed(b"salt", self._key, secret)[:SALT]

    def hand(self, secret: bytes, lot: bytes, size: int) -> tuple[int, ...]:
        """Return the order of the hand of this seat: places in its cards, from the left."""
        return tuple(LotDraws(_hashed(b"hand", self._key, secret, lot)).shuffled(range(size)))


def lot_of(match: bytes, stage: int, chains: Sequence[LotChain]) -> bytes | None:
    """Return the lot of a stage, counted from 1; None until every seat has shown its share."""
    if any(chain.shares < stage for chain in chains):
        return None
    return _hashed(b"lot", match, bytes([stage]), *(chain.shown[stage] for chain in chains))


class LotDraws:
    """Even numbers drawn from a hash, one after the other."""

    def __init__(self, seed: bytes) -> None:
        self._seed, self._drawn = seed, 0

    def below(self, limit: int) -> int:
        """Return a number from 0 to ``limit`` − 1, each as likely as the others."""
        top = (1 << 8 * _WORD) // limit * limit
        while True:
            word = _hashed(b"draw", self._seed, self._drawn.to_bytes(4, "big"))[:_WORD]
            self._drawn += 1
            number = int.from_bytes(word, "big")
            if number < top:
                return number % limit

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Return the items in an order drawn by lot (Fisher and Yates)."""
        left = list(items)
        return [left.pop(self.below(len(left))) for _ in items]
