"""What voyages that have ended have opened (R16.86).

It follows from them alone and is kept nowhere, so that no profile can lose it.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.voyage import WON, VoyageBook

from .voyage_history import EndedVoyage

#: So many captains are open from the beginning, the first of the book.
FIRST_CAPTAINS = 4
#: So many difficulties of a scenario are open from the beginning, the gentlest.
FIRST_DIFFICULTIES = 2
#: Squalls open when a scenario was won in this difficulty, or in a later one.
SQUALLS_FROM = "fair"


class Opened(NamedTuple):
    """What may be chosen for a voyage: ids in the order of the book.

    ``difficulties`` are those of each scenario of the book, open or not. ``squalls`` tells whether
    they may be chosen. ``wait`` has each captain and scenario that is not open, and how many more
    voyages must end until it is; a difficulty waits until its scenario is won in the one before it.
    """

    scenarios: tuple[str, ...]
    difficulties: Mapping[str, tuple[str, ...]]
    captains: tuple[str, ...]
    squalls: bool
    wait: Mapping[str, int]


class NewlyOpened(NamedTuple):
    """What was opened between two moments; difficulties with their scenarios.

    The difficulties that a new scenario begins with are not named.
    """

    scenarios: tuple[str, ...]
    difficulties: tuple[tuple[str, str], ...]
    captains: tuple[str, ...]
    squalls: bool


def opened(ended: Sequence[EndedVoyage], book: VoyageBook, everything: bool = False) -> Opened:
    """Return what may be chosen after these voyages, or ``everything``.

    The first scenario is open, and with each voyage ended one more, won or lost; so it is with the
    captains after the first four. A scenario won opens its next difficulty.
    """
    count = len(ended)
    scenarios, captains = tuple(book.scenarios), tuple(book.captains)
    late = captains[FIRST_CAPTAINS:]
    wait = {each: after - count for after, each in enumerate(scenarios)}
    wait |= {each: after - count for after, each in enumerate(late, 1)}
    wait = {} if everything else {each: left for each, left in wait.items() if left > 0}
    return Opened(
        tuple(each for each in scenarios if each not in wait),
        {each: _difficulties(ended, book, each, everything) for each in scenarios},
        tuple(each for each in captains if each not in wait),
        everything or _has_won_in(ended, book, SQUALLS_FROM),
        wait,
    )


def newly_opened(before: Opened, after: Opened) -> NewlyOpened:
    """Return what is open ``after`` and was not ``before``."""
    return NewlyOpened(
        tuple(each for each in after.scenarios if each not in before.scenarios),
        tuple(
            (scenario, each)
            for scenario in before.scenarios
            for each in after.difficulties.get(scenario, ())
            if each not in before.difficulties[scenario]
        ),
        tuple(each for each in after.captains if each not in before.captains),
        after.squalls and not before.squalls,
    )


def is_known(ended: EndedVoyage, book: VoyageBook) -> bool:
    """Tell whether this game knows a voyage's scenario, captain, difficulty and goal."""
    out, scenario = ended.header.voyage, book.scenarios.get(ended.header.voyage.scenario)
    if scenario is None or out.captain not in scenario.captains:
        return False
    goals = ("", *(goal.id for goal in scenario.goals))
    return out.difficulty in book.difficulties and ended.result.goal in goals


def can_sail_again(ended: EndedVoyage, now: Opened, book: VoyageBook) -> bool:
    """Tell whether this game knows a voyage, and all that it set out with is open ``now``."""
    out = ended.header.voyage
    return (
        is_known(ended, book)
        and out.scenario in now.scenarios
        and out.captain in now.captains
        and out.difficulty in now.difficulties[out.scenario]
    )


def _difficulties(
    ended: Sequence[EndedVoyage], book: VoyageBook, scenario: str, everything: bool
) -> tuple[str, ...]:
    every = tuple(book.difficulties)
    won = [
        every.index(each.header.voyage.difficulty)
        for each in _won(ended, book)
        if each.header.voyage.scenario == scenario
    ]
    most = max([FIRST_DIFFICULTIES, *(place + 2 for place in won)])
    return every if everything else every[:most]


def _has_won_in(ended: Sequence[EndedVoyage], book: VoyageBook, least: str) -> bool:
    every = tuple(book.difficulties)
    enough = every[every.index(least) :] if least in every else every
    return any(each.header.voyage.difficulty in enough for each in _won(ended, book))


def _won(ended: Sequence[EndedVoyage], book: VoyageBook) -> list[EndedVoyage]:
    """Return the voyages that were won alone, by a difficulty that this game knows."""
    return [
        each
        for each in ended
        if each.result.outcome == WON
        and not each.header.voyage.second
        and each.header.voyage.difficulty in book.difficulties
    ]
