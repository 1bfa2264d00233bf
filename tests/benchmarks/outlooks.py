"""The outlook of a fight beside the share that is really won (R16.22).

``python -m tests.benchmarks outlooks`` sails voyages at random. On one morning of each, every guard
that is seen has its outlook told, and is fought as in ten voyages of other seeds, with the hand and
by the strength that it was told for, until 8,000 fights are over (``python -m
tests.benchmarks.outlooks 1000 greedy``: so many, at that strength). For each band the mean share
told is printed beside the share won. It is no row of the table: the fights of a guard are alike,
and few guards say little.
"""

import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from random import Random

from game.content import load_content
from game.play import BANDS, Outlook, Outlooks, TaskRunner
from game.play.voyages.outlook import fight_is_won
from game.voyage import (
    Deed,
    EndDay,
    Engage,
    FightEnded,
    FightUnderWay,
    GiveUp,
    Voyage,
    VoyageHeader,
    apply,
    fight_of,
    fight_seed,
    legal_deeds,
    open_voyage,
    proposed_names,
    usual_hand,
)

FIGHTS, STRENGTH = 8000, "careless"
#: So many times each guard is fought, with another draw of its cards and another shuffle.
_TIMES = 10
_HEADER = VoyageHeader("out_of_the_harbour", "fair", "", 0)


def fought(strength: str) -> Iterator[tuple[Outlook, bool]]:
    """Sail without end; yield what was told of each fight, and whether it was won."""
    content = load_content()
    kit = tuple(content.cards.values())
    captains = content.voyage.scenarios[_HEADER.scenario].captains
    seed = 0
    while True:
        seed += 1
        header = replace(_HEADER, captain=captains[seed % len(captains)], seed=seed)
        voyage = open_voyage(header, content.voyage, kit)[0]
        yield from _sailed(voyage, strength, Random(seed))


def _sailed(voyage: Voyage, strength: str, rng: Random) -> Iterator[tuple[Outlook, bool]]:
    """Sail a voyage to a morning, and fight each guard that is seen then."""
    outlooks = Outlooks(TaskRunner(), strength)
    morning = rng.randint(2, voyage.days)
    while voyage.end is None:
        if voyage.fight is not None:
            won = fight_is_won(fight_of(voyage), fight_seed(voyage), strength)
            deed: Deed = FightEnded("won" if won else "lost")
        else:
            deeds = [each for each in legal_deeds(voyage) if not isinstance(each, GiveUp)]
            deed = rng.choice([each for each in deeds if isinstance(each, Engage)] or deeds)
        voyage = apply(voyage, deed)[0]
        if isinstance(deed, EndDay) and voyage.day == morning and voyage.end is None:
            yield from _beside(voyage, outlooks)
            return


def _beside(voyage: Voyage, outlooks: Outlooks) -> Iterator[tuple[Outlook, bool]]:
    hand = usual_hand(voyage)
    for place in voyage.chart.fields:
        told = outlooks.of(voyage, place)
        if told is not None:
            named = proposed_names(voyage, hand)
            attempt = 1 + voyage.attempts.get(place, 0)
            for number in range(_TIMES):
                other = voyage.copied()
                other.header = replace(voyage.header, seed=voyage.header.seed + number)
                other.fight = FightUnderWay(place, attempt, hand, named)
                yield told, fight_is_won(fight_of(other), fight_seed(other), outlooks.strength)


def main(words: list[str]) -> int:
    """Print each band."""
    number = int(words[0]) if words else FIGHTS
    strength = words[1] if len(words) > 1 else STRENGTH
    found: defaultdict[str, list[tuple[float, bool]]] = defaultdict(list)
    start = time.perf_counter()
    fights = fought(strength)
    for _ in range(number):
        told, won = next(fights)
        found[told.band].append((told.share, won))
    seconds = (time.perf_counter() - start) / number
    print(f"{number} fights by {strength}, {seconds:.2f} s each with the outlooks")
    for band in BANDS:
        each = found[band]
        if each:
            shares, wins = zip(*each, strict=True)
            told_share, won_share = sum(shares) / len(each), sum(wins) / len(each)
            apart = 100 * (won_share - told_share)
            print(
                f"{band:10} {len(each):5}  told {100 * told_share:5.1f} %  won"
                f" {100 * won_share:5.1f} %  {apart:+5.1f}"
            )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
