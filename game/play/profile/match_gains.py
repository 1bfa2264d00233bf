"""What a won match adds to those before it: first wins, streaks, new bests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..seats import only_person, strength_of
from .history import FiledMatch

#: From how many wins in a row one speaks of a streak.
STREAK = 2


class MatchGain(NamedTuple):
    """One thing gained: "first_win", "streak" or "best", and the number that belongs to it."""

    kind: str
    number: int = 0


def gains_of(match: FiledMatch, before: Sequence[FiledMatch]) -> list[MatchGain]:
    """Return what one person gained by a win, in the light of the matches before, newest first.

    Nothing for another result, and for matches that do not count: in which two persons or none
    have played, or cards of a player's own. Those before count no more.
    """
    if not _counts(match) or not _won(match):
        return []
    played = [each for each in before if each.result and _counts(each)]
    rivals = [each for each in played if _rival(each) == _rival(match)]
    wins = [each.result.turns for each in rivals if each.result and _won(each)]
    gains = []
    if not wins:
        gains.append(MatchGain("first_win"))
    elif match.result and match.result.turns < min(wins):
        gains.append(MatchGain("best", match.result.turns))
    streak = 1 + next((n for n, each in enumerate(played) if not _won(each)), len(played))
    if streak >= STREAK:
        gains.append(MatchGain("streak", streak))
    return gains


def _counts(match: FiledMatch) -> bool:
    return only_person(match.seats) is not None and not match.has_custom_cards


def _won(match: FiledMatch) -> bool:
    return match.result is not None and match.result.winner == only_person(match.seats)


def _rival(match: FiledMatch) -> tuple[str, str]:
    """Return whom the person played: what sort, and how strong a computer."""
    person = only_person(match.seats)
    assert person is not None
    rival = match.seats[1 - person]
    return rival.kind, strength_of(rival)
