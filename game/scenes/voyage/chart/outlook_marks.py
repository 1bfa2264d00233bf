"""The outlooks against the guards in sight, worked out in the background (R16.22)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from game.play import Outlook, Outlooks, outlook_strength
from game.voyage import Hex, Voyage

from ...services import Services
from ..parts.outlook_gauge import OutlookGauge
from .shown_chart import ShownChart


class OutlookSource(Protocol):
    """Gives outlooks, as ``Outlooks`` does."""

    def of(self, voyage: Voyage, field: Hex) -> Outlook | None:
        """Return the outlook of the fight on a field; None while it is worked out."""

    def forget(self) -> None:
        """Wait for no outlook."""


class OutlookMarks:
    """Puts the outlook of every guard in sight on the chart, as soon as it is known.

    Without a ``source`` they are worked out in the background, at the player's own strength.
    """

    def __init__(
        self,
        services: Services,
        shown: ShownChart,
        changed: Callable[[], None],
        source: OutlookSource | None = None,
    ) -> None:
        self._services = services
        self._shown = shown
        self._changed = changed
        self._source = source or self._worked_out()
        #: The voyage that was asked for last, and whether an answer has come since.
        self._asked: Voyage | None = None
        self._heard = False

    def _worked_out(self) -> Outlooks:
        strength = outlook_strength(self._services.profile.figures.duels())
        return Outlooks(self._services.tasks, strength, self._hear)

    def _hear(self) -> None:
        self._heard = True
        self._changed()

    def update(self) -> bool:
        """Ask for the outlooks of a voyage that has changed, and take those that are known."""
        if self._asked is self._shown.voyage and not self._heard:
            return False
        self._asked, self._heard = self._shown.voyage, False
        for field, mark in self._shown.marks.items():
            outlook = self.of(field)
            mark.band = outlook.band if outlook is not None else ""
        return True

    def of(self, field: Hex) -> Outlook | None:
        """Return the outlook of a fight in sight, or None while it is worked out."""
        mark = self._shown.marks[field]
        if not mark.guarded or mark.yields or not self._shown.is_seen(field):
            return None
        return self._source.of(self._shown.voyage, field)

    def fill(self, gauge: OutlookGauge, field: Hex) -> None:
        """Show the outlook of a field on a gauge."""
        known = self.of(field)
        gauge.band = known.band if known is not None else ""
        gauge.strength = known.strength if known is not None else ""

    def words(self, field: Hex) -> str:
        """Return the outlook in words, "" where none is known."""
        mark = self._shown.marks[field]
        if not mark.band:
            return ""
        band = self._services.translate(f"voyage.outlook.{mark.band}")
        return self._services.translate("voyage.chart.outlook", band=band)

    def rest(self) -> None:
        """Ask no more while the chart is covered or left; update() asks again."""
        self._asked = None
        self._source.forget()
