"""The climb: eight persons on the way to the Warden's bridge, each beaten in a duel or not yet."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ..seats import CHARACTERS, FIRST_RIVAL, STRENGTHS


class ClimbStep(NamedTuple):
    """A person of the climb: ``number`` from 1 up, how often it was tried, and how often won.

    ``open``: who plays may ask for a match.
    """

    character: str
    number: int
    strength: str
    tries: int
    wins: int
    open: bool


def climb_of(duels: Iterable[tuple[str, bool]]) -> tuple[ClimbStep, ...]:
    """Return the steps, the lowest first, after ``duels``: a strength each, and if it was beaten.

    Open is who was beaten, and whoever stands no higher than one above the highest of these; at the
    beginning, up to the first rival who is proposed.
    """
    tries, wins = dict.fromkeys(STRENGTHS, 0), dict.fromkeys(STRENGTHS, 0)
    for rival, won in duels:
        if rival in tries:
            tries[rival] += 1
            wins[rival] += won
    best = max((place for place, name in enumerate(STRENGTHS) if wins[name]), default=-1)
    reach = max(best + 1, STRENGTHS.index(FIRST_RIVAL))
    return tuple(
        [
            ClimbStep(character, place + 1, name, tries[name], wins[name], place <= reach)
            for place, (character, name) in enumerate(zip(CHARACTERS, STRENGTHS, strict=True))
        ]
    )


def passed(steps: Iterable[ClimbStep]) -> int:
    """Return the number of the highest step that is won, 0 for none: those below are passed."""
    return max((step.number for step in steps if step.wins), default=0)


def next_of(steps: Sequence[ClimbStep]) -> ClimbStep | None:
    """Return the step above those that are passed, or else one that is not won; None at the end."""
    above = steps[passed(steps) :]
    return next((step for step in (*above, *steps) if not step.wins), None)
