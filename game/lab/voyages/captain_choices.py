"""What a captain chooses and buys, who goes into a fight, and ways over the chart (R16.26)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from heapq import heappop, heappush

from game.opponents import CHEAP, CROWDED, card_worth, formula_worth
from game.rules import Card, Creature
from game.voyage import (
    Deed,
    Hex,
    Recruit,
    Reinforce,
    Voyage,
    VoyageChoice,
    guard_of,
    hand_size,
    names_asked,
    neighbours,
    why_not,
)

#: So many cheap cards of a hand are none too many (``opponents.card_values``).
_FEW_CHEAP = 3
#: So many cards of the proposed hand are tried to be left out for one that stays behind.
_TRIED_OUT = 2

#: Tells which part of some sample fights a hand wins.
Trial = Callable[[tuple[str, ...]], float]


def _as_pack(card: Card) -> Card:
    """Return a card as pack (R16.31)."""
    if isinstance(card, Creature):
        return replace(card, attack=card.attack + 1, health=card.health + 1)
    return replace(card, damage=card.damage + 1)


def worth_of(card: Card, pack: bool) -> int:
    """Return what a card is worth in a hand, as few or pack."""
    gained = formula_worth(_as_pack(card)) - formula_worth(card) if pack else 0
    return card_worth(card) + gained


def hand_by_worth(cards: Sequence[tuple[Card, bool]], size: int) -> tuple[str, ...]:
    """Return the best cards of a company, each with whether it is a pack, as far as they go."""
    left = sorted(cards, key=lambda member: (-worth_of(*member), member[0].id))
    hand: list[Card] = []
    while left and len(hand) < size:
        crowd = CROWDED if sum(card.cost <= CHEAP for card in hand) >= _FEW_CHEAP else 0
        best = max(left, key=lambda member: worth_of(*member) - crowd * (member[0].cost <= CHEAP))
        left.remove(best)
        hand.append(best[0])
    return tuple(card.id for card in hand)


def tried_hand(cards: Sequence[tuple[Card, bool]], size: int, trial: Trial) -> tuple[str, ...]:
    """Return the proposed hand, or one with another card in it that has done better in trials."""
    hand = hand_by_worth(cards, size)
    behind = [card.id for card, _ in cards if card.id not in hand]
    if not behind:
        return hand
    # The last of the proposed are the least worth.
    others = [
        (*hand[:place], stays, *hand[place + 1 :])
        for place in range(len(hand) - _TRIED_OUT, len(hand))
        for stays in behind[:2]
    ]
    return max((hand, *others), key=trial)


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


def _last_of_hand(voyage: Voyage) -> float:
    worths = sorted((worth_of(*member) for member in members(voyage)), reverse=True)
    size = hand_size(voyage)[1]
    return worths[size - 1] if len(worths) >= size else -2000.0


def _joining(voyage: Voyage, option: str) -> float:
    if option == "gold":
        return 60.0
    if len(voyage.company) >= voyage.book.places.most_company:
        return 0.0
    return worth_of(voyage.kit[option], False) - _last_of_hand(voyage)


def _reinforced(voyage: Voyage, choice: VoyageChoice, option: str) -> float:
    """Return what a pack for this price is worth to a captain, or an income in its place."""
    if option == "none":
        return 0.0
    if option == "gold":
        # A few gold on each odd day that is left.
        return 100.0 * max(0, voyage.days - voyage.day)
    place = choice.options.index(option)
    price = choice.prices[place] if choice.prices else 0
    return -1.0 if price > voyage.gold else _gain(voyage, option) - _LEAST_GAIN / 2 * price


def _gain(voyage: Voyage, card: str) -> float:
    few, pack = worth_of(voyage.kit[card], False), worth_of(voyage.kit[card], True)
    return max(0.0, pack - max(few, _last_of_hand(voyage)))


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


#: What a guard on the way is worth in sails, which is fought, and hidden waters, turned up first.
GUARDED, HIDDEN = 2, 1


def ways_from(voyage: Voyage, start: Hex, guarded: int = GUARDED) -> dict[Hex, tuple[int, Hex]]:
    """Return, for every field that can be reached, what the way costs, and the field before it."""
    known: dict[Hex, tuple[int, Hex]] = {start: (0, start)}
    guards = {place for place in voyage.chart.fields if is_guarded(voyage, place)}
    waiting = [(0, start)]
    while waiting:
        cost, here = heappop(waiting)
        if cost > known[here][0]:
            continue
        if here != start and here in guards:
            cost += guarded
        for there in neighbours(here):
            field = voyage.chart.fields.get(there)
            if field is None or (field.place == "reef" and voyage.is_shown(there)):
                continue
            total = cost + 1 + (0 if voyage.is_shown(there) or field.goal else HIDDEN)
            if there not in known or total < known[there][0]:
                known[there] = total, here
                heappush(waiting, (total, there))
    return known


def is_guarded(voyage: Voyage, field: Hex) -> bool:
    """Tell whether a guard stands on a field that does not yield."""
    guard = guard_of(voyage, field)
    return guard is not None and not guard.yields


def path_to(ways: dict[Hex, tuple[int, Hex]], target: Hex) -> list[Hex]:
    """Return the fields on a way, the first to enter first; [] for none."""
    path: list[Hex] = []
    here = target
    while here in ways and ways[here][1] != here:
        path.append(here)
        here = ways[here][1]
    return path[::-1]
