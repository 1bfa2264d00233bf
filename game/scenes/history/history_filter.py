"""Which of the finished matches are shown, what they come to, and how they are read."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple

from game.play import BY_THE_RULES, EndedVoyage, FiledMatch, ended_voyages

from ..services import Services
from .history_entry import CLIMB, CUP, FIGHT, HistoryEntry, entry_of
from .voyage_entry import VOYAGE, voyage_entry

#: The choices of every filter; the first lets everything pass.
FILTERS = {
    "mode": (
        *("all", "preconstructed", "draft", "constructed", "campaign", CLIMB, CUP),
        *("ring", VOYAGE, FIGHT),
    ),
    "opponent": ("all", "computer", "horde", "person", "letter"),
    "outcome": ("all", "won", "lost", "draw", "couch"),
}


@dataclass(slots=True)
class HistoryFilter:
    """The filters; ``search`` are words that all must be in a match's own."""

    mode: str = "all"
    opponent: str = "all"
    outcome: str = "all"
    search: str = ""

    def passes(self, entry: HistoryEntry) -> bool:
        """Tell whether a match is asked for."""
        asked = (
            (self.mode, entry.kind),
            (self.opponent, entry.opponent),
            (self.outcome, entry.outcome),
        )
        if any(wish not in ("all", found) for wish, found in asked):
            return False
        return all(word in entry.words for word in self.search.casefold().split())


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


def _began(ended: EndedVoyage) -> datetime:
    return ended.header.began


#: So many matches are read in a frame.
PORTION = 250


class HistoryReader:
    """The finished matches and voyages, the latest first; ``more``: any may be left to read."""

    def __init__(self, services: Services) -> None:
        self.more = True
        self._services = services
        self._read, self._last = 0, ""
        #: The voyages that are not among the entries yet, the latest last.
        self._voyages = sorted(ended_voyages(services.voyages), key=_began)
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
        entries = [self._entry(match) for match in over]
        return self._with_voyages(entries, filed[-1].began if self.more else None)

    def _with_voyages(
        self, matches: list[HistoryEntry], until: datetime | None
    ) -> list[HistoryEntry]:
        """Return the entries with the voyages begun ``until`` then, or all, in their order."""
        voyages: list[HistoryEntry] = []
        while self._voyages and (until is None or _began(self._voyages[-1]) >= until):
            voyages.append(voyage_entry(self._services, self._voyages.pop()))
        if not voyages:
            return matches
        return sorted([*matches, *voyages], key=lambda each: each.filed.began, reverse=True)

    def _entry(self, match: FiledMatch) -> HistoryEntry:
        keep = self._common.setdefault
        seats, terms, result = match.seats, match.terms, match.result
        match = match._replace(
            seats=keep(seats, seats),
            terms=keep(terms, terms),
            result=keep(result, result),
            house=BY_THE_RULES if match.house == BY_THE_RULES else match.house,
        )
        entry = entry_of(self._services, match, self._returns.get(match.id))
        entry.heads = keep(entry.heads, entry.heads)
        return entry
