"""What chance gives a match, where it is told and not drawn from a random stream.

In a match by letter both sides draw by lot together, and each keeps the order of its hand to
itself: nobody has a stream from which all of it follows.
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from .field import Field

T = TypeVar("T")


class Lots(NamedTuple):
    """All that chance decides before the first turn of a match without the Horde.

    ``pile`` are the cards of a draft by id, in the order in which they are revealed; ``first`` is
    who picks first in its first round, or who is A where decks are built (R2.3, R2.5). ``hands``
    tell by side how the cards are laid out: places in the set of cards, from the left (R2.6).
    ``beginner`` is the side that begins (R2.7, R13.7).
    """

    pile: tuple[str, ...]
    first: int
    hands: tuple[tuple[int, ...], ...]
    beginner: int

    def laid_out(self, side: int, cards: Sequence[T]) -> list[T]:
        """Return the cards of a side in the order of its hand."""
        return [cards[place] for place in self.hands[side]]


def why_no_lots(lots: Lots, field: Field, cards: Sequence[str], size: int) -> str | None:
    """Return why these cannot be the lots of a match on ``field``, or None.

    ``cards`` are the ids of which a pile is made, none without a draft; a hand has ``size``.
    """
    if sorted(lots.pile) != sorted(cards):
        return "the pile of the lots is not that of the cards"
    if len(lots.hands) != len(field.sides):
        return "the lots have a hand for each side"
    if any(sorted(hand) != list(range(size)) for hand in lots.hands):
        return f"a hand of the lots names each of {size} places once"
    if lots.first not in field.sides or lots.beginner not in field.sides:
        return "the lots name a side that there is not"
    return None
