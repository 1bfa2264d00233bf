"""What to do next, by what was done so far: the one place that decides it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.play import STRENGTHS

#: What may be proposed; also what may just have been done.
LESSON, DUEL, RIVAL = "lesson", "duel", "rival"
CAMPAIGN, PUZZLE, VOYAGE, RING = "campaign", "puzzle", "voyage", "ring"
#: The strength up to which stronger rivals go before what is new at sea and in the ring.
_USED_TO_DUELS = STRENGTHS.index("careless")


class Deeds(NamedTuple):
    """What was done so far.

    ``basics`` and ``lessons`` are how many of these lessons are left; ``best`` is the place of the
    strongest rival who was beaten among ``STRENGTHS``, or -1; ``islands`` of the campaign are won,
    of which ``island_left`` tells whether any is not; the others count what was done of a kind.
    """

    basics: int = 0
    lessons: int = 0
    best: int = -1
    islands: int = 0
    island_left: bool = True
    puzzles: int = 0
    voyages: int = 0
    rings: int = 0


def next_step(deeds: Deeds, after: str = "") -> str:
    """Return what to do next, ``after`` that was done just now ("" for nothing).

    Where that goes on by itself, as the ladder of puzzles does, something else is proposed; the
    lessons go on to their end once they are begun, with a duel after the basics.
    """
    goes_on = {CAMPAIGN, PUZZLE, VOYAGE, RING} & {after}
    return next(step for step in _steps(deeds, after) if step not in goes_on)


def _steps(deeds: Deeds, after: str) -> Iterator[str]:
    """Yield all that is open, the best first."""
    won = deeds.best >= 0
    if deeds.basics and (not won or after == LESSON):
        yield LESSON
    if not won and after != DUEL:
        yield DUEL
    if deeds.lessons and after == LESSON:
        yield LESSON
    if won and not deeds.islands:
        yield CAMPAIGN
    if deeds.lessons:
        yield LESSON
    if not deeds.puzzles:
        yield PUZZLE
    if won and deeds.best < _USED_TO_DUELS:
        yield RIVAL
    if not deeds.voyages:
        yield VOYAGE
    if not deeds.rings:
        yield RING
    if deeds.island_left:
        yield CAMPAIGN
    if won and deeds.best < len(STRENGTHS) - 1:
        yield RIVAL
    yield PUZZLE
    yield VOYAGE
