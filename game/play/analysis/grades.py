"""The verdict on a turn in the review of a match."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from game.rules import Event, MatchAction, State


class Grade(IntEnum):
    """How much of the chance of winning a turn gave away, by the planks of a bridge."""

    SOUND = 0
    INACCURACY = 1
    MISTAKE = 2
    BLUNDER = 3


#: From which loss on a turn has which grade.
LOOSE, BROKEN, FALLEN = 0.10, 0.20, 0.35
#: A swing of the Horde's cards that is worth telling.
LUCK = 0.12


class Variation(NamedTuple):
    """A way to play a turn: what is done and happens in it, and where it ends.

    ``answer`` is what happens in the best answer to it; nothing against the Horde.
    """

    actions: tuple[MatchAction, ...]
    events: tuple[Event, ...]
    end: State
    answer: tuple[Event, ...] = ()


class Verdict(NamedTuple):
    """The verdict on a turn.

    ``lost`` is the part of the chance of winning that its player gave away
    against ``better``, which is None for a sound turn. ``missed_win``: the match
    could have been won in this turn. ``luck`` is what the Horde's cards of this
    turn did to left's chance. ``before`` is the player's chance at its beginning by
    the second look that a turn gets before it is called decisive; None without one.
    """

    lost: float = 0.0
    grade: Grade = Grade.SOUND
    better: Variation | None = None
    missed_win: bool = False
    luck: float = 0.0
    before: float | None = None

    @property
    def marked(self) -> bool:
        """Whether it is worth being pointed out."""
        return self.grade != Grade.SOUND or self.missed_win or abs(self.luck) >= LUCK


def grade_of(lost: float) -> Grade:
    """Return the grade of a turn that gave so much of the chance of winning away."""
    return Grade(sum(lost >= least for least in (LOOSE, BROKEN, FALLEN)))
