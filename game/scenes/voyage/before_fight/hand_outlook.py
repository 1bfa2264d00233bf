"""The outlook of a fight with the hand that is chosen, worked out in the background (R16.22)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from game.play import Outlook, Outlooks, outlook_strength
from game.voyage import Hex, Voyage

from ...services import Services
from ..parts.outlook_gauge import OutlookGauge
from .hand_choice import HandChoice
from .hand_proposal import HandProposal


class HandOutlooks(Protocol):
    """Gives outlooks for hands, as ``Outlooks`` does."""

    def of(self, voyage: Voyage, field: Hex, hand: tuple[str, ...]) -> Outlook | None:
        """Return the outlook of the fight on a field; None while it is worked out."""

    def forget(self) -> None:
        """Wait for no outlook."""


class HandOutlook:
    """Shows on a gauge how likely the fight is won with the hand as it is chosen.

    Without a ``source`` it is worked out at the player's own strength. ``changed`` is called when
    the gauge has something else to show.
    """

    def __init__(
        self, services: Services, changed: Callable[[], None], source: HandOutlooks | None = None
    ) -> None:
        self._services = services
        self._changed = changed
        self._source = source or self._worked_out()
        #: The hand that was asked for last, and whether an answer has come since.
        self._asked: tuple[object, ...] = ()
        self._heard = False

    def _worked_out(self) -> Outlooks:
        strength = outlook_strength(self._services.profile.figures.duels())
        return Outlooks(self._services.tasks, strength, self._hear)

    def _hear(self) -> None:
        self._heard = True
        self._changed()

    def update(
        self, voyage: Voyage, choice: HandChoice, gauge: OutlookGauge, proposal: HandProposal
    ) -> bool:
        """Ask for the outlook of a hand that has changed; True when there is another to be shown.

        Those of the ``proposal`` are asked for as well.
        """
        asked = (voyage, choice.hand)
        if self._asked == asked and not self._heard:
            return False
        self._asked, self._heard = asked, False
        before = gauge.band, gauge.strength, len(proposal.unknown)
        # What is asked for last is worked out first.
        for hand in reversed(proposal.unknown):
            proposal.hear(hand, self._source.of(voyage, voyage.fleet, hand))
        found = self._source.of(voyage, voyage.fleet, choice.hand) if choice.complete else None
        proposal.hear(choice.hand, found)
        gauge.band = found.band if found is not None else ""
        gauge.strength = found.strength if found is not None else ""
        return before != (gauge.band, gauge.strength, len(proposal.unknown))

    def forget(self) -> None:
        """Stop asking, as the screen is left."""
        self._source.forget()
