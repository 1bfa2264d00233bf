"""The events of a match's setup in words, for the voice."""

from __future__ import annotations

from game.board import MatchLog
from game.content import Strings
from game.play import Match


class SetupLog:
    """Tells what is chosen in ``match`` from now on; the cards on offer are told first."""

    def __init__(self, strings: Strings, names: tuple[str, str], match: Match) -> None:
        self._log = MatchLog(strings, names)
        before = [*match.opening, *(event for done in match.history for event in done.events)]
        for event in before:
            self._log.hear(event)
        self._done = len(match.history)
        self._told = max(0, len(self._log.lines) - 1)

    def news(self, match: Match) -> list[str]:
        """Return the lines of what has happened since this was asked last."""
        for done in match.history[self._done :]:
            for event in done.events:
                self._log.hear(event)
        self._done = len(match.history)
        lines, self._told = self._log.lines[self._told :], len(self._log.lines)
        return [line.text for line in lines]
