"""What a captain takes when something is to be chosen, and what is bought (R16.26, R16.33)."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules import Card
from game.voyage import (
    Deed,
    Recruit,
    Reinforce,
    Voyage,
    VoyageChoice,
    hand_size,
    names_asked,
    why_not,
)

from .hand_worths import worth_of

#: What relics are worth in the points of a share won, as far as they were measured (R16.52).
RELICS = {
    **dict.fromkeys(("full_purse", "scale_coat", "harpoon"), 6),
    **dict.fromkeys(("spring_stone", "rapids", "double_gate"), 7),
    **dict.fromkeys(("red_thread", "narrow_stair", "low_sun", "whetstone"), 4),
    **dict.fromkeys(("oak_planks", "signal_fire", "padded_coats", "grapnel", "low_tide"), 5),
}
_RELIC = 5
#: The points of a card's worth that a pack adds, for each gold that it costs, to be bought.
_LEAST_GAIN = 40
#: A recruit must be worth so much more than the last card of the hand.
_LEAST_BETTER = 250


def members(voyage: Voyage) -> list[tuple[Card, bool]]:
    """Return the cards of the company, each with whether it is a pack."""
    return [(voyage.kit[member.card], member.pack) for member in voyage.company]


def chosen(voyage: Voyage, choice: VoyageChoice) -> int:
    """Return the option that a sensible captain takes."""
    options = choice.options
    if choice.what == "relic":
        return _best(options, [RELICS.get(option, _RELIC) for option in options], "none")
    if choice.what == "few":
        # The pack that is worth least becomes few.
        return _best(options, [-worth_of(voyage.kit[card], True) for card in options])
    if choice.what == "teacher":
        return options.index("pay") if choice.prices[options.index("pay")] <= voyage.gold else 1
    if choice.what == "card":
        return _best(options, [_joining(voyage, option) for option in options])
    return _best(options, [_reinforced(voyage, choice, option) for option in options])


def _best(options: Sequence[str], worths: Sequence[float], never: str = "") -> int:
    able = [place for place in range(len(options)) if options[place] != never] or [0]
    return max(able, key=worths.__getitem__)


def last_of_hand(voyage: Voyage) -> float:
    """Return the worth of the last card that is good enough for the hand."""
    worths = sorted((worth_of(*member) for member in members(voyage)), reverse=True)
    size = hand_size(voyage)[1]
    return worths[size - 1] if len(worths) >= size else -2000.0


def _joining(voyage: Voyage, option: str) -> float:
    """Return how much better a hand is with a card; gold in its place is a little."""
    if option == "gold":
        return 60.0
    if len(voyage.company) >= voyage.book.places.most_company:
        return 0.0
    return worth_of(voyage.kit[option], False) - last_of_hand(voyage)


def _reinforced(voyage: Voyage, choice: VoyageChoice, option: str) -> float:
    """Return what a pack for this price is worth to a captain, or an income in its place."""
    if option == "none":
        return 0.0
    if option == "gold":
        # A few gold on each odd day that is left.
        return 100.0 * max(0, voyage.days - voyage.day)
    place = choice.options.index(option)
    price = choice.prices[place] if choice.prices else 0
    if price > voyage.gold:
        return -1.0
    return _gain(voyage, option) - _LEAST_GAIN / 2 * price


def _gain(voyage: Voyage, card: str) -> float:
    """Return what a card gains as a pack, where it is good enough for the hand."""
    few, pack = worth_of(voyage.kit[card], False), worth_of(voyage.kit[card], True)
    return max(0.0, pack - max(few, last_of_hand(voyage)))


def bought(voyage: Voyage, kept: int) -> Deed | None:
    """Return the best that can be bought without going below ``kept`` gold, or None."""
    wishes: list[tuple[float, Deed]] = []
    for member in voyage.company:
        if not member.pack:
            price = voyage.kit[member.card].cost + voyage.book.places.reinforce_gold
            wishes.append((_gain(voyage, member.card) / price, Reinforce(member.card)))
    for card in voyage.offers:
        better = _joining(voyage, card) if card in voyage.kit else 0.0
        if better >= _LEAST_BETTER:
            price = voyage.kit[card].cost + voyage.book.places.recruit_gold
            wishes.append((better / price, Recruit(card)))
    for worth, deed in sorted(wishes, key=lambda wish: (-wish[0], str(wish[1]))):
        if worth >= _LEAST_GAIN and why_not(voyage, deed) is None and _left(voyage, deed) >= kept:
            return deed
    return None


def _left(voyage: Voyage, deed: Recruit | Reinforce | Deed) -> int:
    assert isinstance(deed, Recruit | Reinforce)
    places = voyage.book.places
    more = places.recruit_gold if isinstance(deed, Recruit) else places.reinforce_gold
    return voyage.gold - voyage.kit[deed.card].cost - more


def named(voyage: Voyage, hand: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Return the cards that are named with a hand: those of the most attack (R16.20)."""
    return tuple(
        (asked.source, max(asked.cards, key=lambda card: _attack(voyage.kit[card])))
        for asked in names_asked(voyage, hand)
    )


def _attack(card: Card) -> tuple[int, str]:
    return getattr(card, "attack", 0), card.id
