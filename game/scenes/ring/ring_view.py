"""The picture and sound of a ring's match, which can show again what was seen already."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules import Event, State

from ..common import TableView
from ..match.match_view import MatchView


class RingView(MatchView):
    """Shows a match of three or four seats.

    While it is ``retelling``, events are shown and sound once more, but neither log nor banners
    hear them again.
    """

    retelling = False

    def tell_again(self, start: State, happened: Sequence[Event]) -> None:
        """Show what ``happened`` from ``start`` to the present position once more."""
        self.message.hush()
        self.retelling = True
        self.table.rebuild(start)
        self.animator.rest(self.layout)
        # Whoever asks for it wants to see it, however fast turns are shown otherwise.
        self.move_at(self._services.settings.opponent_speed or 1.0)
        self.animator.play(happened)
        self._changed()

    def end_again(self) -> None:
        """Go on as usual once all was shown."""
        if self.retelling:
            self.retelling = False
            self.set_pace()

    def hear(self, event: Event) -> None:
        """Note an event as it comes to be shown."""
        if self.retelling:
            TableView.hear(self, event)
        else:
            super().hear(event)
