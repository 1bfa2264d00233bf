"""One banner a turn: whose it is, and in small what the turn before it has not brought."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.kit import Wait
from game.rules import NOBODY, Event, events

if TYPE_CHECKING:
    from game.play import Match

    from .match_view import MatchView

#: What is done in a turn; one without it is told as a pass.
DEEDS = (
    events.CreatureSummoned,
    events.IncantationCast,
    events.CreatureAttacked,
    events.HordeCardRevealed,
)
#: Seconds in which it is read whose turn it is, before something is done in it.
_HEED = 0.5


class TurnBanners:
    """Announces turns on ``view``.

    The turn of the other side is announced with what is first done in it. One in which nothing is
    done has no banner: the next turn's tells it, but not who plays ``alone`` of an own turn.
    """

    def __init__(self, view: MatchView, alone: Iterable[int]) -> None:
        self._view = view
        self._alone = tuple(alone)
        #: Whether nothing was done in the turn so far, and who has passed one lately.
        self._idle, self._passed = True, NOBODY
        #: Whose turn is still to be announced.
        self.due = NOBODY

    def recall(self, match: Match) -> None:
        """Note what was done in the turn before the match came on the screen."""
        for done in match.history:
            for event in done.events:
                self.hear(event)
        self._passed = self.due = NOBODY

    def hear(self, event: Event) -> None:
        """Follow what happens: who begins a turn, and who ends one without having done anything."""
        if isinstance(event, events.TurnBegan):
            self._idle = True
        elif isinstance(event, DEEDS):
            self._idle = False
        elif isinstance(event, events.TurnEnded) and self._idle and event.side not in self._alone:
            self._passed = event.side

    def turn_began(self, side: int) -> None:
        """Announce the turn of the one person at the screen; keep the other side's for later."""
        self._view.title = self._view.hud.turn_words(side)
        if side in self._alone:
            self.announce(side)
        else:
            self.due = side

    def before(self, happened: Iterable[Event]) -> None:
        """Announce the turn in which ``happened`` is the first deed, and let that be heeded."""
        side, self.due = self.due, NOBODY
        told = tuple(happened)
        if any(isinstance(event, events.HordeLastTurnBegan) for event in told):
            # It has a banner of its own.
            return
        if any(isinstance(event, DEEDS) and event.side == side for event in told):
            self.announce(side)
            self._view.animator.run(Wait(_HEED))

    def announce(self, side: int) -> None:
        """Show large whose turn it is, and in small that the one before was passed."""
        view, note = self._view, ""
        self.due = NOBODY
        if self._passed not in (NOBODY, side):
            note = view.translate("match.plays_nothing", name=view.names[self._passed])
        self._passed = NOBODY
        words = view.title = view.hud.turn_words(side)
        view.show_banner(side, words, note=note)
