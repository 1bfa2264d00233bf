"""The duels of captains: the rival's hand, and the terms on which they meet (R16.91)."""

from game.rules import DUEL, OTHERS, Change, Creature, FightTerms, in_duel

from ..captains import changes_in_force, steps_of, with_name
from ..voyage_state import ATTACKS, FightUnderWay, Rival, Voyage


def rival_hand(voyage: Voyage) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the hand of the rival and which of its cards are packs, by the order of the book.

    Beyond the eight cards of the captain, a higher rank brings those that are proposed next.
    """
    rival = _rival(voyage)
    order = {card: place for place, card in enumerate(voyage.book.proposed)}
    own = voyage.book.captains[rival.captain].cards
    cards = sorted(own, key=lambda card: order.get(card, len(order)))
    cards += [card for card in voyage.book.proposed if card not in own]
    hand = tuple(cards[: voyage.book.ranks[rival.rank].hand])
    home = voyage.scenario.rival_home if voyage.fleet == rival.harbour else 0
    return hand, hand[: rival.packs + home]


def captains_terms(voyage: Voyage, fight: FightUnderWay) -> FightTerms:
    """Return the terms of the duel that waits; who attacks is the first side (R16.91)."""
    side = 0 if voyage.meeting == ATTACKS else 1
    hand = tuple(sorted(fight.hand))
    own = hand, tuple([card for card in hand if card in voyage.packs])
    beside = voyage.beside
    if beside is None:
        other = rival_hand(voyage)
        his = _rival_changes(voyage, other[0])
    else:
        cards = tuple(sorted(fight.other))
        other = cards, tuple([card for card in cards if card in beside.packs])
        his = list(zip(*changes_in_force(beside, dict(fight.other_named)), strict=True))
    found = [
        (side, *each) for each in zip(*changes_in_force(voyage, dict(fight.named)), strict=True)
    ]
    found += [(DUEL.rival(side), *each) for each in his]
    changes = [
        (turned, f"{OTHERS if seat else ''}{source}")
        for seat, change, source in found
        for turned in in_duel(change, seat)
    ]
    first, second = (other, own) if side else (own, other)
    return FightTerms(
        *first,
        changes=tuple([change for change, _ in changes]),
        sources=tuple([source for _, source in changes]),
        other=second[0],
        other_packs=second[1],
    )


def _rival_changes(voyage: Voyage, hand: tuple[str, ...]) -> list[tuple[Change, str]]:
    """Return the changes by the rival's specialty; he names the most expensive that fits."""
    rival = _rival(voyage)
    captain = voyage.book.captains[rival.captain]
    found = []
    for source, step in steps_of(captain, voyage.book.ranks[rival.rank].step):
        named = ""
        if step.named is not None:
            most = step.named.cost
            fitting = [card for card in hand if _is_creature(voyage, card, most)]
            if not fitting:
                continue
            named = max(fitting, key=lambda card: voyage.kit[card].cost)
        found += [(with_name(change, named), source) for change in step.changes]
    return found


def _is_creature(voyage: Voyage, card: str, most: int) -> bool:
    printed = voyage.kit[card]
    return isinstance(printed, Creature) and printed.cost <= most


def _rival(voyage: Voyage) -> Rival:
    assert voyage.rival is not None
    return voyage.rival
