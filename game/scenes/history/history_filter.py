"""The finished matches as they are read, which of them are shown, and what they come to."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.play import BY_THE_RULES, FiledMatch, RingEnding, only_person, seats_of_persons
from game.rules import DRAW, RINGS

from ..common import (
    PlayerHead,
    campaign_level,
    match_score,
    mode_words,
    moment_words,
    player_heads,
    score_text,
)
from ..services import Services

#: The form of a match that was fought on a voyage.
FIGHT = "fight"
#: The choices of every filter; the first lets everything pass.
MODES = ("all", "preconstructed", "draft", "constructed", "campaign", "ring", FIGHT)
OPPONENTS = ("all", "computer", "horde", "person")
OUTCOMES = ("all", "won", "lost", "draw", "couch")


class HistoryEntry(NamedTuple):
    """A finished match in words. ``outcome`` is that of the one person who played, if so.

    In a ring it is that of all persons where they sat in one team; ``ending`` tells the rest.
    """

    filed: FiledMatch
    heads: tuple[PlayerHead, ...]
    mode: str
    campaign: bool
    when: str
    outcome: str
    words: str
    ending: RingEnding | None = None

    @classmethod
    def of(
        cls, services: Services, filed: FiledMatch, after: FiledMatch | None = None
    ) -> HistoryEntry:
        """Return the entry of a match that has a result; ``after`` is the return match of it.

        Of one of which nothing can be told, it is empty.
        """
        if filed.problem:
            return cls(filed, (), "", False, "", "", "")
        heads = player_heads(services, filed.seats)
        level = campaign_level(services, filed.terms, filed.id)
        # The line of when it was has more room for a first game or a return match.
        house = filed.house._replace(first=None)
        custom = filed.has_custom_cards
        mode = mode_words(services, filed.terms, level, house, custom=custom)
        when = moment_words(services, filed.began)
        score = _score(services, filed, after)
        if score:
            key = "returned" if after is None else "first_game"
            when = services.translate(f"history.{key}", when=when, score=score)
        spoken = [part for head in heads for part in (head.name, head.rank)]
        # Who plays alone is called "you", and still found by the name they gave.
        spoken += [seat.name for seat in filed.seats]
        words = " ".join((*spoken, mode, when)).casefold()
        ending = ending_of(filed)
        outcome = outcome_of(filed) if ending is None else ring_outcome_of(ending)
        return cls(filed, heads, mode, level is not None, when, outcome, words, ending)

    @property
    def is_fight(self) -> bool:
        """Whether it was fought on a voyage."""
        return self.filed.terms.form == FIGHT

    @property
    def opponent(self) -> str:
        """The kind of opponent: another person where two sat at the screen."""
        seats = self.filed.seats
        if any(seat.is_horde for seat in seats):
            return "horde"
        return "computer" if any(seat.is_computer for seat in seats) else "person"


def _score(services: Services, filed: FiledMatch, after: FiledMatch | None) -> str:
    """Return the score of a match of two games that this is one of, "" for any other match."""
    second = after or filed
    first = second.house.first
    if first is None or second.result is None:
        return ""
    points = match_score(first, second.result)
    # Players change places between both games; in older records they kept them.
    changed = after is not None and after.seats != filed.seats
    return score_text(services, points[::-1] if changed else points)


def outcome_of(filed: FiledMatch) -> str:
    """Return "won", "lost" or "draw", and "couch" where nobody or two may have won."""
    assert filed.result is not None
    if filed.result.winner == DRAW:
        return "draw"
    person = only_person(filed.seats)
    if person is None:
        return "couch"
    return "won" if filed.result.winner == person else "lost"


def ending_of(filed: FiledMatch) -> RingEnding | None:
    """Return how a ring came out for those at the screen, None for a match of two."""
    if not filed.terms.ring or filed.result is None:
        return None
    persons, result = seats_of_persons(filed.seats), filed.result
    field = RINGS[filed.terms.ring]
    return RingEnding.of(field, result.winner, result.places, persons, filed.gave_up)


def ring_outcome_of(ending: RingEnding) -> str:
    """Return "won", "lost" or "draw" for persons in one team; "couch" for several, or nobody.

    Who plays for themselves has lost where another has won.
    """
    if not ending.home:
        return "couch"
    if ending.drawn and not ending.given_up:
        return "draw"
    return "won" if ending.won else "lost"


@dataclass(slots=True)
class HistoryFilter:
    """The filters; ``search`` are words that all must be in a match's own."""

    mode: str = "all"
    opponent: str = "all"
    outcome: str = "all"
    search: str = ""

    def passes(self, entry: HistoryEntry) -> bool:
        """Tell whether a match is asked for."""
        if self.mode not in ("all", _mode(entry)):
            return False
        if self.opponent not in ("all", entry.opponent):
            return False
        if self.outcome not in ("all", entry.outcome):
            return False
        return all(word in entry.words for word in self.search.casefold().split())


def _mode(entry: HistoryEntry) -> str:
    if entry.campaign:
        return "campaign"
    return "ring" if entry.filed.terms.ring else entry.filed.terms.form


class HistoryTotals(NamedTuple):
    """The sums over some matches."""

    matches: int
    won: int
    lost: int

    @classmethod
    def of(cls, entries: Sequence[HistoryEntry]) -> HistoryTotals:
        """Return the totals of some matches."""
        outcomes = [entry.outcome for entry in entries]
        return cls(len(entries), outcomes.count("won"), outcomes.count("lost"))

    @property
    def share(self) -> int | None:
        """The share of wins among those that one person won or lost, in percent."""
        decided = self.won + self.lost
        return round(100 * self.won / decided) if decided else None


#: So many matches are read in a frame.
PORTION = 250


class HistoryReader:
    """The finished matches, the latest first; ``more`` tells whether any may be left to read."""

    def __init__(self, services: Services) -> None:
        self.more = True
        self._services = services
        self._read, self._last = 0, ""
        #: The return matches that were read, by the first games of them.
        self._returns: dict[str, FiledMatch] = {}
        #: Values that thousands of matches share are kept once: the garbage collector, which runs
        #: while they are read, has less to look through.
        self._common: dict[Hashable, Any] = {}

    def next(self) -> list[HistoryEntry]:
        """Return the next portion, nothing after the last; raises ``ProfileError``."""
        # Where the profile cannot be read, it is not asked again.
        self.more = False
        filed = self._services.profile.history.matches(PORTION, self._read)
        self._read += len(filed)
        self.more = len(filed) == PORTION
        ids = [match.id for match in filed]
        if self._last in ids:
            # Another copy of the game has filed some meanwhile, which moved all others on.
            filed = filed[ids.index(self._last) + 1 :]
        self._last = ids[-1] if ids else self._last
        over = [match for match in filed if match.result is not None or match.problem]
        for match in over:
            if match.house.first is not None:
                self._returns[match.house.first.match] = match
        return [self._entry(match) for match in over]

    def _entry(self, match: FiledMatch) -> HistoryEntry:
        keep = self._common.setdefault
        seats, terms, result = match.seats, match.terms, match.result
        house = BY_THE_RULES if match.house == BY_THE_RULES else match.house
        match = match._replace(
            seats=keep(seats, seats),
            terms=keep(terms, terms),
            result=keep(result, result),
            house=house,
        )
        entry = HistoryEntry.of(self._services, match, self._returns.get(match.id))
        return entry._replace(heads=keep(entry.heads, entry.heads))
