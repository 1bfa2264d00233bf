"""The gains of a won match over those before it: first wins, streaks, new bests."""

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import NamedTuple

from game.rules import DUEL

from ..seats import only_person
from ..statistics.match_figures import rival_kind
from .history import FiledMatch

#: From how many wins in a row one speaks of a streak.
STREAK = 2


class MatchGain(NamedTuple):
    """One thing gained: "first_win", "streak" or "best", and the number that belongs to it.

    ``bulb``: with cards played as the hint said. ``again``: what was gained with them before is
    gained without.
    """

    kind: str
    number: int = 0
    bulb: bool = False
    again: bool = False


class PastMatch(NamedTuple):
    """A match of one person that counts. ``rival`` is what ``rival_kind`` says.

    ``bulb``: a card was played in it as the hint said.
    """

    won: bool
    rival: str
    turns: int
    bulb: bool = False


def past_matches(filed: Iterable[FiledMatch]) -> list[PastMatch]:
    """Return those of some matches that count: neither given up nor of two persons, or own cards.

    ``FiguresStore.past`` returns the same of all matches without a look at their records.
    """
    return [past for past in map(_past, filed) if past is not None]


def gains_of(match: FiledMatch, before: Sequence[PastMatch]) -> list[MatchGain]:
    """Return what one person gained by a win, in the light of the matches before, newest first.

    Nothing for another result, and for matches that do not count. A win without the hint's plays is
    compared with such wins alone, so that what was gained with them can be gained again.
    """
    now = _past(match)
    if now is None or not now.won:
        return []
    wins = [each for each in before if each.rival == now.rival and each.won]
    equals = [each.turns for each in wins if now.bulb or not each.bulb]
    gains = []
    if not equals:
        gains.append(MatchGain("first_win", bulb=now.bulb, again=bool(wins)))
    elif now.turns < min(equals):
        again = now.turns >= min(each.turns for each in wins)
        gains.append(MatchGain("best", now.turns, now.bulb, again))
    row = [now, *takewhile(lambda each: each.won, before)]
    if len(row) >= STREAK:
        gains.append(MatchGain("streak", len(row), any(each.bulb for each in row)))
    return gains


def _past(match: FiledMatch) -> PastMatch | None:
    if match.terms.ring:
        # Rings have tallies of their own, and are no part of a streak.
        return None
    person = only_person(match.seats)
    if match.result is None or person is None or match.has_custom_cards:
        return None
    rival = rival_kind(match.seats[DUEL.rival(person)])
    return PastMatch(match.result.winner == person, rival, match.result.turns, match.bulb)
