"""The events of a match's setup in words, for the voice."""

from __future__ import annotations

from collections.abc import Iterable

from game.board import MatchLog
from game.content import Strings
from game.play import Match
from game.rules import Event, events

_TOLD = (
    events.DeckTaken,
    events.DeckShown,
    events.CardsRevealed,
    events.CardPicked,
    events.CardBanned,
)


class SetupLog:
    """Tells what is chosen in ``match`` from now on; the cards on offer are told first."""

    def __init__(self, strings: Strings, names: tuple[str, ...], match: Match) -> None:
        self._log = MatchLog(strings, names)
        self._hear([*match.opening, *(each for done in match.history for each in done.events)])
        self._done = len(match.history)
        self._told = max(0, len(self._log.lines) - 1)

    def news(self, match: Match) -> list[str]:
        """Return the lines of what has happened since this was asked last."""
        self._hear(event for done in match.history[self._done :] for event in done.events)
        self._done = len(match.history)
        lines, self._told = self._log.lines[self._told :], len(self._log.lines)
        return [line.text for line in lines]

    def _hear(self, happened: Iterable[Event]) -> None:
        """Tell of the setup alone: who begins is told by the toss."""
        for event in happened:
            if isinstance(event, _TOLD):
                self._log.hear(event)
