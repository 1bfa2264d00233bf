"""Even decks: all cards of the kit dealt into decks that have a like chance, and are worth playing.

A *deal* is four decks by the ids of their cards. Each deck has a theme, an ability that half of
its cards have to do with, and a curve of costs; so no deal is all of one kind.
"""

from collections.abc import Iterator
from hashlib import blake2b
from itertools import combinations
from random import Random

from game.lab.jobs import Job, seed_of
from game.lab.playing import kit
from game.rules import (
    HAND_SIZE,
    PERFORATION,
    PROTECTION,
    RAGE,
    SPLASH,
    SPRINT,
    Card,
    Creature,
    Terms,
)

#: A deck by the ids of its cards, and the decks of a deal.
DeckIds = tuple[str, ...]
Deal = tuple[DeckIds, ...]

#: The theme of each deck, by the id of the deck: abilities that its cards have
#: or give, and others that they must not have.
THEMES = {
    "swift": (SPRINT, 0),
    "shield": (PROTECTION, 0),
    "fury": (RAGE, SPRINT),
    "storm": (SPLASH | PERFORATION, RAGE | SPRINT),
}
#: The least cards of a deck that belong to its theme; its cheap, dear ones and incantations.
_THEMED = 4
_CHEAP, _DEAR = 2, 5
_LEAST_CHEAP, _DEAR_ONES, _INCANTATIONS = 1, (1, 3), (1, 2)
#: How far the sum of a deck's costs may be from that of the others.
_COST_SPREAD = 5


def deal_jobs(deal: Deal, strength: str, numbers: range, seed: int) -> Iterator[Job]:
    """Yield the games of these numbers of every two decks of a deal."""
    for one, other in pairs_of(deal):
        # No two pairs, and no two deals, have the same shuffles.
        group = f"{strength}/{one}-{other}/{deal_name(deal)}"
        for number in numbers:
            stream = seed_of(seed, number // 2, group)
            yield _job(group, number, stream, strength, (deal[one], deal[other]))


def pairs_of(deal: Deal) -> list[tuple[int, int]]:
    """Return the numbers of every two decks of a deal."""
    return list(combinations(range(len(deal)), 2))


def deal_name(deal: Deal) -> str:
    """Return the name of a deal, which its cards alone decide."""
    text = "/".join(",".join(deck) for deck in deal)
    return blake2b(text.encode(), digest_size=6).hexdigest()


def _job(group: str, number: int, seed: int, strength: str, hands: tuple[DeckIds, DeckIds]) -> Job:
    players = (strength, strength)
    return Job(group, number, seed, Terms(), players, swapped=bool(number % 2), hands=hands)


def random_deal(rng: Random) -> Deal:
    """Return a deal of decks that are worth playing."""
    cards = kit().cards
    while True:
        left = list(cards)
        rng.shuffle(left)
        decks = []
        for have, lack in THEMES.values():
            decks.append([card for card in left if _serves(cards[card], have, lack)][:_THEMED])
            left = [card for card in left if card not in decks[-1]]
        for deck in decks:
            while len(deck) < HAND_SIZE:
                deck.append(left.pop())
        deal = tuple(tuple(sorted(deck)) for deck in decks)
        if is_pleasant(deal):
            return deal


def is_pleasant(deal: Deal) -> bool:
    """Tell whether each deck has its theme, something cheap, something dear, an incantation."""
    costs = []
    for ids, (have, lack) in zip(deal, THEMES.values(), strict=True):
        deck = [kit().cards[card] for card in ids]
        dear = sum(card.cost >= _DEAR for card in deck)
        spells = sum(not isinstance(card, Creature) for card in deck)
        if (
            sum(_serves(card, have, lack) for card in deck) < _THEMED
            or sum(card.cost <= _CHEAP for card in deck) < _LEAST_CHEAP
            or not _DEAR_ONES[0] <= dear <= _DEAR_ONES[1]
            or not _INCANTATIONS[0] <= spells <= _INCANTATIONS[1]
        ):
            return False
        costs.append(sum(card.cost for card in deck))
    return max(costs) - min(costs) <= _COST_SPREAD


def _serves(card: Card, have: int, lack: int) -> bool:
    bits = card.abilities | (card.aura if isinstance(card, Creature) else 0)
    return bool(bits & have) and not bits & lack


def swaps(deal: Deal) -> Iterator[Deal]:
    """Yield every deal worth playing in which two decks have exchanged a card."""
    for one, other in pairs_of(deal):
        for mine in deal[one]:
            for yours in deal[other]:
                decks = list(deal)
                decks[one] = tuple(sorted({*deal[one], yours} - {mine}))
                decks[other] = tuple(sorted({*deal[other], mine} - {yours}))
                new = tuple(decks)
                if is_pleasant(new):
                    yield new
