"""The actions done and taken back in a match since a reader last looked."""

from __future__ import annotations

from typing import NamedTuple

from game.play import Done, Match
from game.rules import Event


class News(NamedTuple):
    """How many actions were ``taken_back``, and those ``done`` since."""

    taken_back: int
    done: list[Done]

    @property
    def events(self) -> list[Event]:
        """The events of all actions done."""
        return [event for done in self.done for event in done.events]


class MatchNews:
    """Remembers how far a reader has followed a match: up to now if ``told``, else not at all."""

    def __init__(self, match: Match, *, told: bool = True) -> None:
        self._match = match
        self._changes = match.changes if told else -1
        self._told = match.history[:] if told else []

    @property
    def any(self) -> bool:
        """Whether something was done or taken back since the last reading."""
        return self._match.changes != self._changes

    def read(self) -> News:
        """Return the news since the last reading."""
        history, told = self._match.history, self._told
        same = 0
        while same < min(len(told), len(history)) and told[same] is history[same]:
            same += 1
        self._changes, self._told = self._match.changes, history[:]
        return News(len(told) - same, history[same:])
