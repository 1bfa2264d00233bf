"""Choices before the match: a deck, a pick, ten cards, a ban (R2.2 to R2.5), a laid hand."""

from collections.abc import Callable, Sequence
from math import log
from random import Random
from typing import NamedTuple

from game.rules import (
    DECK_SIZE,
    HAND_SIZE,
    AnyAction,
    BanCard,
    BeginFight,
    BuildDeck,
    Card,
    Constructed,
    Draft,
    FightSetup,
    LayHand,
    PickCard,
    Preconstructed,
    Setup,
    SetupAction,
    State,
    SwapCards,
    TakeDeck,
    apply,
)

from .card_values import CHEAP, CROWDED, FEW_CHEAP, card_worth, is_learnt
from .evaluate import ODDS, value

#: So many pairs of cards change places at the most where a hand is laid in any order.
_EXCHANGES = 4


def laid_hand(setup: FightSetup, rng: Random, spread: int) -> SetupAction:
    """Return what lets the fight begin best for whose hand it is; chance moves it up to ``spread``.

    Only the own hand is looked at: whatever else lies there adds the same to every order.
    """
    if setup.free:
        return LayHand(_best_order(setup, rng, spread))
    swaps = [action for action in setup.legal_actions() if isinstance(action, SwapCards)]
    worths = {swap: _worth(setup, swap) + rng.randrange(spread) for swap in swaps}
    best = max(worths, key=worths.__getitem__, default=None)
    begin = _worth(setup, BeginFight()) + rng.randrange(spread)
    return best if best is not None and worths[best] > begin else BeginFight()


def _best_order(setup: FightSetup, rng: Random, spread: int) -> tuple[int, ...]:
    """Return the order to which exchanges of two cards lead that make it better and better."""
    order = tuple(range(len(setup.hand)))
    best = _worth(setup, LayHand(order)) + rng.randrange(spread)
    for _ in range(_EXCHANGES):
        tried = {other: _worth(setup, LayHand(other)) for other in _exchanged(order)}
        found = max(tried, key=tried.__getitem__, default=order)
        worth = tried.get(found, best) + rng.randrange(spread)
        if worth <= best:
            break
        order, best = found, worth
    return order


def _exchanged(order: Sequence[int]) -> list[tuple[int, ...]]:
    """Return the order with each two of its places exchanged."""
    found: list[tuple[int, ...]] = []
    for first in range(len(order)):
        for second in range(first + 1, len(order)):
            other = list(order)
            other[first], other[second] = other[second], other[first]
            found.append(tuple(other))
    return found


def _worth(setup: FightSetup, action: SetupAction) -> int:
    """Return what the first turn after an action is worth to whose hand it is."""
    side = setup.to_act()
    position, _ = apply(setup, action)
    while not isinstance(position, State):
        position, _ = apply(position, BeginFight())
    return value(position, side)


class MatchupTable(NamedTuple):
    """Decks by the ids of their cards, and the share of games that one wins against another.

    ``shares`` have for each two decks, by their names in ``decks``, what the first wins.
    """

    decks: dict[str, str]
    shares: dict[tuple[str, str], float]


PRINTED = MatchupTable(
    {
        "1": "annihilation baron boom brute carapace partisan revenant troll",
        "2": "abomination alpha combustion lieutenant microctopus ogre scribe shaman",
        "3": "brigand disciple gnome grrr martyr meteorite parasite vortex",
        "4": "aberration assassin carnivore cyclone machine mutant reptile zombie",
    },
    {
        ("1", "2"): 0.99,
        ("1", "3"): 0.98,
        ("1", "4"): 0.96,
        ("2", "3"): 0.34,
        ("2", "4"): 0.54,
        ("3", "4"): 0.87,
    },
)
#: The even decks of the house.
EVEN = MatchupTable(
    {
        "swift": "assassin brigand carapace carnivore combustion gnome mutant vortex",
        "shield": "alpha annihilation grrr lieutenant machine martyr reptile shaman",
        "fury": "aberration boom disciple microctopus ogre parasite partisan troll",
        "storm": "abomination baron brute cyclone meteorite revenant scribe zombie",
    },
    {
        ("swift", "shield"): 0.38,
        ("swift", "fury"): 0.49,
        ("swift", "storm"): 0.68,
        ("shield", "fury"): 0.47,
        ("shield", "storm"): 0.71,
        ("fury", "storm"): 0.61,
    },
)
TABLES = (PRINTED, EVEN)


def deck_share(deck: Sequence[Card], other: Sequence[Card]) -> float | None:
    """Return the share of games that ``deck`` wins against ``other``; None if it is not known."""
    # No table tells how a card with other figures would do.
    if not all(map(is_learnt, (*deck, *other))):
        return None
    return _SHARES.get((_cards(deck), _cards(other)))


def _cards(deck: Sequence[Card]) -> frozenset[str]:
    return frozenset(card.id for card in deck)


def _joined() -> dict[tuple[frozenset[str], frozenset[str]], float]:
    """Return the shares of all tables by the cards of both decks, either way round."""
    both: dict[tuple[frozenset[str], frozenset[str]], float] = {}
    for table in TABLES:
        for (one, other), share in table.shares.items():
            first, second = (frozenset(table.decks[name].split()) for name in (one, other))
            both[first, second] = share
            both[second, first] = 1 - share
    return both


_SHARES = _joined()


class Chooser(NamedTuple):
    """A player's judgement of cards before a match.

    ``worth`` tells what a card is worth, and ``crowd`` how much less beside others in a hand of
    so many in the end. ``spread`` is how far chance may move that, so that matches differ; for a
    whole deck, as far as for ``DECK_SPREAD`` cards. ``measured``: decks that have been measured
    are known by how they did, and not by their cards.
    """

    worth: Callable[[Card], int]
    crowd: Callable[[Card, Sequence[Card], int], int]
    spread: int
    measured: bool = False


def cheap_crowd(card: Card, others: Sequence[Card], size: int) -> int:
    """Return what ``card`` loses beside others if it is one cheap card too many."""
    if card.cost > CHEAP:
        return 0
    # Two of ten cards are banned, in the same share from the cheap and the others.
    few = FEW_CHEAP * size // HAND_SIZE
    return CROWDED if sum(other.cost <= CHEAP for other in others) >= few else 0


#: The judgement of the game's own players.
CHOOSER = Chooser(card_worth, cheap_crowd, spread=100, measured=True)
DECK_SPREAD = 5
_LEAST_SHARE = 0.01


def choose_setup(
    setup: Setup, side: int, rng: Random, noise: int = 1, chooser: Chooser = CHOOSER
) -> AnyAction:
    """Return the choice of ``side``, which must be the one to act.

    It looks at what lies open alone: neither at the pile of a draft nor at a deck that has not been
    shown. Chance moves what it thinks of a card ``noise`` times as far as usual, or not at all.
    """
    # Anything below 1 is nothing.
    chooser = chooser._replace(spread=max(1, chooser.spread * noise))
    if isinstance(setup, Preconstructed):
        return _deck(setup, rng, chooser)
    if isinstance(setup, Draft):
        return _pick(setup, side, rng, chooser)
    if isinstance(setup, Constructed):
        return _built(setup, rng, chooser) if setup.building else _ban(setup, rng, chooser)
    if isinstance(setup, FightSetup):
        return laid_hand(setup, rng, chooser.spread)
    return rng.choice(setup.legal_actions())


def _deck(setup: Preconstructed, rng: Random, chooser: Chooser) -> TakeDeck:
    """Take the deck that does best against the one taken, or against the best answer to it."""
    worths = deck_worths(setup, chooser)
    wanted = {
        number: worth + rng.randrange(chooser.spread * DECK_SPREAD)
        for number, worth in worths.items()
    }
    return TakeDeck(max(wanted, key=wanted.__getitem__))


def deck_worths(setup: Preconstructed, chooser: Chooser = CHOOSER) -> dict[int, int]:
    """Return what each deck that is left is worth, in points, by its number.

    With even odds (R2.8) all are worth the same.

    It is how the deck does against the one that the other side has taken, or against the one
    that is its best answer; in solo, against all of the others, which the Horde gets (R2.2), and in
    a ring against all that opponents have taken or may take.
    """
    left = [number for number in range(len(setup.decks)) if number not in setup.taken]
    if setup.odds:
        return dict.fromkeys(left, 0)
    found: dict[int, int] = {}
    for number in left:
        others = _against(setup) or [other for other in left if other != number]
        edges = [_edge(setup.decks[number], setup.decks[other], chooser) for other in others]
        every = setup.terms.solo or setup.field.is_ring
        found[number] = sum(edges) // max(1, len(edges)) if every else min(edges, default=0)
    return found


def _against(setup: Preconstructed) -> list[int]:
    """Return the numbers of the decks that opponents of the side to choose have taken."""
    field, side = setup.field, setup.to_act()
    owners = zip(setup.order, setup.taken, strict=False)
    return [deck for owner, deck in owners if field.teams[owner] != field.teams[side]]


def _edge(deck: Sequence[Card], other: Sequence[Card], chooser: Chooser) -> int:
    """Return how much better a deck is than another, in points."""
    share = deck_share(deck, other) if chooser.measured else None
    if share is None:
        return sum(map(chooser.worth, deck)) - sum(map(chooser.worth, other))
    # Nothing is certain, however the games went that were played.
    share = min(max(share, _LEAST_SHARE), 1 - _LEAST_SHARE)
    return round(ODDS * log(share / (1 - share)))


def _pick(setup: Draft, side: int, rng: Random, chooser: Chooser) -> PickCard:
    """Pick the card that is best for the own hand and, in a duel, for the other to be without."""
    rivals = setup.field.foes[side] if setup.terms.between_two else ()
    wanted = [
        _fit(card, setup.picks[side], HAND_SIZE, rng, chooser)
        - sum([chooser.crowd(card, setup.picks[foe], HAND_SIZE) for foe in rivals])
        for card in setup.revealed
    ]
    return PickCard(wanted.index(max(wanted)))


def _built(setup: Constructed, rng: Random, chooser: Chooser) -> BuildDeck:
    """Pick the best card ten times, each time with an eye to those that are there."""
    left = list(setup.cards)
    deck: list[Card] = []
    while len(deck) < DECK_SIZE:
        wanted = [_fit(card, deck, DECK_SIZE, rng, chooser) for card in left]
        deck.append(left.pop(wanted.index(max(wanted))))
    return BuildDeck(tuple(card.id for card in deck))


def _ban(setup: Constructed, rng: Random, chooser: Chooser) -> BanCard:
    """Ban the best card that the opponent has."""
    deck = setup.decks[setup.banned_side]
    wanted = [
        _fit(card, [*deck[:place], *deck[place + 1 :]], DECK_SIZE, rng, chooser)
        for place, card in enumerate(deck)
    ]
    return BanCard(wanted.index(max(wanted)))


def _fit(card: Card, others: Sequence[Card], size: int, rng: Random, chooser: Chooser) -> int:
    """Return how much ``card`` is wanted beside the others, and some chance."""
    return chooser.worth(card) - chooser.crowd(card, others, size) + rng.randrange(chooser.spread)
