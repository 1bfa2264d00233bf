"""The lots of a match by letter, as the shares that are shown settle them."""

from collections.abc import Sequence

from game.rules import Lots

from .letter_terms import LetterTerms
from .lot_chain import LotChain, LotDraws, lot_of

#: So many cards of a draft are turned up at once.
_TURNED_UP = 4


def lots_with(
    terms: LetterTerms,
    kit: Sequence[str],
    chains: Sequence[LotChain],
    hands: Sequence[Sequence[int]],
) -> Lots:
    """Return all lots that are drawn, with the hands laid out like this, as far as they are."""
    count = terms.seats
    first, last = (lot_of(terms.match, stage, chains) for stage in (1, terms.stages))
    return Lots(
        _pile(terms, kit, chains) if terms.terms.form == "draft" else (),
        LotDraws(b"first" + first).below(count) if first else 0,
        tuple(tuple(hand) for hand in hands),
        LotDraws(b"beginner" + last).below(count) if last else 0,
    )


def _pile(terms: LetterTerms, kit: Sequence[str], chains: Sequence[LotChain]) -> tuple[str, ...]:
    """Return the pile of a draft: four cards by each lot that is drawn, and then the rest."""
    left, pile = [*kit], []
    for stage in range(1, terms.stages):
        lot = lot_of(terms.match, stage, chains)
        if lot is None:
            break
        drawn = LotDraws(b"pile" + lot).shuffled(left)[:_TURNED_UP]
        pile += drawn
        left = [card for card in left if card not in drawn]
    return (*pile, *left)
