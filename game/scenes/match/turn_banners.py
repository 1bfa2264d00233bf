"""One banner a turn: whose it is, and in small letters that the turn before was passed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.kit import Wait
from game.rules import NOBODY, Event, events

if TYPE_CHECKING:
    from game.play import Match

    from .match_view import MatchView

#: The events that count as an action; a turn without one is announced as a pass.
DEEDS = (
    events.CreatureSummoned,
    events.IncantationCast,
    events.CreatureAttacked,
    events.HordeCardRevealed,
)
#: Seconds in which the banner is read before the first action of the turn is shown.
_HEED = 0.5


class TurnBanners:
    """Announces turns on ``view``.

    The turn of the other side is announced with its first action. A turn without an action has no
    banner: that of the next turn tells it, except to a person who plays ``alone`` and passed.
    """

    def __init__(self, view: MatchView, alone: Iterable[int]) -> None:
        self._view = view
        self._alone = tuple(alone)
        #: Whether the turn has had no action so far, and the side that has passed lately.
        self._idle, self._passed = True, NOBODY
        #: The side whose turn is still to be announced.
        self.due = NOBODY

    def recall(self, match: Match) -> None:
        """Note the actions from before the match came on the screen."""
        for done in match.history:
            for event in done.events:
                self.hear(event)
        self._passed = self.due = NOBODY

    def hear(self, event: Event) -> None:
        """Note an event: the beginning of a turn, an action, or the end of a turn without one."""
        if isinstance(event, events.TurnBegan):
            self._idle = True
        elif isinstance(event, DEEDS):
            self._idle = False
        elif isinstance(event, events.TurnEnded) and self._idle and event.side not in self._alone:
            self._passed = event.side

    def turn_began(self, side: int) -> None:
        """Announce the turn of the only person at the screen; keep the other side's for later."""
        self._view.title = self._view.hud.turn_words(side)
        if side in self._alone:
            self.announce(side)
        else:
            self.due = side

    def before(self, happened: Iterable[Event]) -> None:
        """Announce a turn before the events of its first action, and wait so that it is read."""
        side, self.due = self.due, NOBODY
        told = tuple(happened)
        if any(isinstance(event, events.HordeLastTurnBegan) for event in told):
            # That turn has a banner of its own.
            return
        if any(isinstance(event, DEEDS) and event.side == side for event in told):
            self.announce(side)
            self._view.animator.run(Wait(_HEED))

    def announce(self, side: int) -> None:
        """Show whose turn it is, and in small letters that the one before was passed."""
        view, note = self._view, ""
        self.due = NOBODY
        if self._passed not in (NOBODY, side):
            note = view.translate("match.plays_nothing", name=view.names[self._passed])
        self._passed = NOBODY
        words = view.title = view.hud.turn_words(side)
        view.show_banner(side, words, note=note)
