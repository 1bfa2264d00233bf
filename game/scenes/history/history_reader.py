"""Reads the finished matches of the profile, a portion at a time: there may be thousands."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from game.play import BY_THE_RULES, FiledMatch

from ..services import Services
from .history_filter import HistoryEntry

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
        #: What thousands of matches have in common is kept once: so the collector of garbage,
        #: which comes while they are read, has less to look through.
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
        over = [match for match in filed if match.result is not None]
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
