"""The fights of a voyage: their terms, and a sample of them for the outlook (R16.20 to R16.23)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from game.rules import PLAYER, Card, CardChange, ChangeTable, Creature, FightTerms

from .captains import changes_in_force, sources_in_force
from .chart import Hex
from .guards import drawn_guard, guard_of, plays_guards
from .luck import stream
from .others.allies import SEATS, allied_terms, other_captain
from .others.duels import captains_terms
from .others.persons import played_terms
from .scenarios import NINE_CARDS
from .voyage_state import DEFENDS, FightUnderWay, Voyage

#: A pack is proposed as if it stood so many places earlier in the order of the book.
_PACK_PLACES = 12
#: The largest hand under that squall.
_SQUALL_HAND = 9
#: So many cards of a proposed hand are tried to be left out for one of as many that stay behind.
_TRIED = 2


@dataclass(frozen=True, slots=True)
class AskedName:
    """A card that must be named with the hand: for the ``source``, one of ``cards`` (R16.20).

    A source is a relic ("harpoon") or a step of the captain ("mirel.1").
    """

    source: str
    cards: tuple[str, ...]


def hand_size(voyage: Voyage) -> tuple[int, int]:
    """Return how many cards a hand has at least and at most (R16.20)."""
    most = min(voyage.book.ranks[voyage.rank].hand, len(voyage.company))
    if NINE_CARDS in voyage.header.squalls:
        most = min(most, _SQUALL_HAND)
    return min(voyage.book.places.least_company, most), most


def names_asked(voyage: Voyage, hand: Iterable[str]) -> tuple[AskedName, ...]:
    """Return what must be named with this hand; sources that fit no card of it are left out."""
    cards = [voyage.kit[card] for card in hand]
    asked = []
    for source, _, naming in sources_in_force(voyage):
        if naming is not None:
            fitting = [
                card.id for card in cards if isinstance(card, Creature) and card.cost <= naming.cost
            ]
            if fitting:
                asked.append(AskedName(source, tuple(fitting)))
    return tuple(asked)


def dealt_card(
    voyage: Voyage, card: str, *, pack: bool | None = None, named: Mapping[str, str] | None = None
) -> Card:
    """Return a card as it would be dealt in a fight now: relics, specialty and omen work on it.

    It is few or a ``pack`` as in the company, if nothing else is said. ``named`` are cards by the
    source that they are named for.
    """
    changes, _ = changes_in_force(voyage, named or {})
    packs = (card,) if (card in voyage.packs if pack is None else pack) else ()
    terms = FightTerms((card,), packs, changes=changes)
    return ChangeTable(terms.in_force).dealt(PLAYER, voyage.kit[card])


def changed_by(voyage: Voyage, card: str, named: Mapping[str, str] | None = None) -> list[str]:
    """Return the sources of what changes a card in fights now, its being a pack apart."""
    printed = voyage.kit[card]
    changes, sources = changes_in_force(voyage, named or {})
    return [
        source
        for change, source in zip(changes, sources, strict=True)
        if isinstance(change, CardChange) and change.side == PLAYER and change.which.means(printed)
    ]


def usual_hand(voyage: Voyage) -> tuple[str, ...]:
    """Return the hand used last, filled up by what is proposed (R16.22)."""
    return _hand_of(voyage, [card for card in voyage.last_hand if card in voyage.cards])


def proposed_hand(voyage: Voyage) -> tuple[str, ...]:
    """Return the hand that the game proposes at once: the best by the book's order (R16.20)."""
    return _hand_of(voyage, ())


def compared_hands(voyage: Voyage) -> tuple[tuple[str, ...], ...]:
    """Return hands of which the outlook may choose the best: the proposed one is the first.

    The others are the hand used last, the one with all packs, and those in which a card that
    stays behind takes the place of one of the least.
    """
    best = proposed_hand(voyage)
    behind = [card for card in _in_order(voyage) if card not in best][:_TRIED]
    swaps = [
        tuple([other if card == least else card for card in best])
        for least in best[-_TRIED:]
        for other in behind
    ]
    packs = [card for card in _in_order(voyage) if card in voyage.packs]
    hands = [best, usual_hand(voyage), _hand_of(voyage, packs), *swaps]
    return tuple([hand for n, hand in enumerate(hands) if not _is_among(hand, hands[:n])])


def _is_among(hand: tuple[str, ...], hands: Iterable[tuple[str, ...]]) -> bool:
    return any(set(hand) == set(other) for other in hands)


def _hand_of(voyage: Voyage, first: Iterable[str]) -> tuple[str, ...]:
    """Return the largest hand with these cards ``first``, then by the order of the book."""
    kept = tuple(first)
    others = [card for card in _in_order(voyage) if card not in kept]
    return (*kept, *others)[: hand_size(voyage)[1]]


def _in_order(voyage: Voyage) -> list[str]:
    order = voyage.book.proposed
    places = {card: place for place, card in enumerate(order)}

    def place_of(card: str) -> int:
        return places.get(card, len(order)) - _PACK_PLACES * (card in voyage.packs)

    return sorted(voyage.cards, key=place_of)


def proposed_names(voyage: Voyage, hand: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """Return a card for each name that is asked for, the most expensive that fits."""
    return tuple(
        [
            (asked.source, max(asked.cards, key=lambda card: voyage.kit[card].cost))
            for asked in names_asked(voyage, hand)
        ]
    )


def fight_under_way(voyage: Voyage) -> FightUnderWay:
    """Return the fight that is under way; raises ValueError for none."""
    if voyage.fight is None:
        raise ValueError("no fight waits")
    return voyage.fight


def fight_of(voyage: Voyage) -> FightTerms:
    """Return the terms of the fight that is under way; raises ValueError for none."""
    fight = fight_under_way(voyage)
    if voyage.meeting:
        terms = captains_terms(voyage, fight)
    else:
        terms = _terms(voyage, fight, stream(voyage.header.seed, "guard", *fight.field))
    there = voyage.chart.fields[fight.field]
    return replace(terms, place=there.goal or there.place)


def own_sides(voyage: Voyage) -> tuple[int, ...]:
    """Return the own sides in the fight that waits: who attacks is the first (R16.91)."""
    if voyage.ally is not None:
        return SEATS
    return (1,) if voyage.meeting == DEFENDS else (PLAYER,)


def fight_seed(voyage: Voyage) -> int:
    """Return the seed of that fight's match: the same for the same attempt (R16.1, R16.27)."""
    fight = fight_under_way(voyage)
    return stream(voyage.header.seed, "fight", voyage.day, *fight.field, fight.attempt)


def sample_fight(
    voyage: Voyage, field: Hex, hand: Iterable[str], number: int
) -> tuple[FightTerms, int]:
    """Return a fight with the guard of a field as the outlook plays it, and its seed (R16.22).

    It is as strong as the real one and has other luck: it tells nothing that is hidden. Raises
    ValueError for a field without a guard that is seen.
    """
    if guard_of(voyage, field) is None:
        raise ValueError("there is no guard")
    hand = tuple(hand)
    luck = stream(voyage.header.seed, "sample", *field, number)
    fight = _sampled(voyage, field, hand, number)
    terms = captains_terms(voyage, fight) if voyage.meeting else _terms(voyage, fight, luck)
    return terms, stream(luck)


def _sampled(voyage: Voyage, field: Hex, hand: tuple[str, ...], number: int) -> FightUnderWay:
    """Return the fight of an outlook; an ally fights with the hand used last."""
    names = proposed_names(voyage, hand)
    beside = other_captain(voyage)
    if beside is None:
        return FightUnderWay(field, number, hand, names)
    other = usual_hand(beside)
    return FightUnderWay(field, number, hand, names, other, proposed_names(beside, other))


def _terms(voyage: Voyage, fight: FightUnderWay, luck: int) -> FightTerms:
    guard = guard_of(voyage, fight.field)
    assert guard is not None
    if voyage.ally is not None:
        return allied_terms(voyage, fight, guard, luck)
    if plays_guards(voyage):
        return played_terms(voyage, fight, guard, luck)
    # In whatever order it was chosen, the same hand is dealt the same way.
    hand = tuple(sorted(fight.hand))
    changes, sources = changes_in_force(voyage, dict(fight.named))
    return FightTerms(
        hand,
        tuple([card for card in hand if card in voyage.packs]),
        drawn_guard(voyage, fight.field, hand, luck, guard.cards),
        guard.settings,
        changes,
        sources,
    )
