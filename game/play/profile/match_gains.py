"""What a won match adds to those before it: first wins, streaks, new bests."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ..seats import only_person, strength_of
from ..statistics.match_figures import HORDE_RIVAL
from .history import FiledMatch

#: From how many wins in a row one speaks of a streak.
STREAK = 2


class MatchGain(NamedTuple):
    """One thing gained: "first_win", "streak" or "best", and the number that belongs to it."""

    kind: str
    number: int = 0


class PastMatch(NamedTuple):
    """A match of one person that counts. ``rival`` is a strength, or HORDE_RIVAL."""

    won: bool
    rival: str
    turns: int


def past_matches(filed: Iterable[FiledMatch]) -> list[PastMatch]:
    """Return those of some matches that count: neither given up nor of two persons, or own cards.

    ``FiguresStore.past`` returns the same of all matches without a look at their records.
    """
    return [past for past in map(_past, filed) if past is not None]


def gains_of(match: FiledMatch, before: Sequence[PastMatch]) -> list[MatchGain]:
    """Return what one person gained by a win, in the light of the matches before, newest first.

    Nothing for another result, and for matches that do not count.
    """
    now = _past(match)
    if now is None or not now.won:
        return []
    wins = [each.turns for each in before if each.rival == now.rival and each.won]
    gains = []
    if not wins:
        gains.append(MatchGain("first_win"))
    elif now.turns < min(wins):
        gains.append(MatchGain("best", now.turns))
    streak = 1 + next((n for n, each in enumerate(before) if not each.won), len(before))
    if streak >= STREAK:
        gains.append(MatchGain("streak", streak))
    return gains


def _past(match: FiledMatch) -> PastMatch | None:
    person = only_person(match.seats)
    if match.result is None or person is None or match.has_custom_cards:
        return None
    rival = strength_of(match.seats[1 - person]) or HORDE_RIVAL
    return PastMatch(match.result.winner == person, rival, match.result.turns)
