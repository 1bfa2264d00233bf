"""How a player does with each card: when it was in the deck, and when it was played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from .match_figures import COUCH
from .tallies import CountedMatch, WinTally


@dataclass(slots=True)
class CardPerformance:
    """The matches with a card: ``held`` it was in the deck, ``played`` also played."""

    card: str
    held: WinTally = field(default_factory=WinTally)
    played: WinTally = field(default_factory=WinTally)


#: By what cards can be sorted.
SORTS = ("held_share", "played_share", "held_games", "played_games", "name")


def card_performance(matches: Iterable[CountedMatch]) -> dict[str, CardPerformance]:
    """Return what each card came to that was ever held, by its id."""
    # Cards are counted by how the match ended, all at once: there may be thousands of matches.
    held: dict[str, list[str]] = {}
    played: dict[str, list[str]] = {}
    for match in matches:
        if match.outcome != COUCH:
            held.setdefault(match.outcome, []).append(match.cards)
            played.setdefault(match.outcome, []).append(match.played)
    found: dict[str, CardPerformance] = {}
    for outcome, lists in held.items():
        for card, count in Counter(" ".join(lists).split()).items():
            found.setdefault(card, CardPerformance(card)).held.add(outcome, count)
    for outcome, lists in played.items():
        for card, count in Counter(" ".join(lists).split()).items():
            if card in found:
                found[card].played.add(outcome, count)
    return found


def sorted_cards(
    cards: Iterable[CardPerformance], sort: str, names: dict[str, str]
) -> list[CardPerformance]:
    """Return cards in one of the ``SORTS``: the highest first, names as they are read."""
    by_name = sorted(cards, key=lambda each: names.get(each.card, each.card).casefold())
    if sort == "name":
        return by_name
    which, _, what = sort.partition("_")

    def rank(each: CardPerformance) -> tuple[bool, float]:
        tally = each.held if which == "held" else each.played
        return not tally.games, -(tally.share if what == "share" else tally.games)

    return sorted(by_name, key=rank)
