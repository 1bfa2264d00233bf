"""The voyages: how many were sailed and won, with whom, and how their fights went (R16.29)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from game.kit import Canvas
from game.play import WinTally
from game.voyage import KINDS

from ..common import draw_empty
from .tally_list import TallyRow
from .tally_pane import Columns, FigureTile, TallyPane


class VoyagesPane(TallyPane):
    """Tells at a glance how the voyages go."""

    key = "voyages"
    plan: ClassVar[Columns] = (("sailed", "captains"), ("guards",))
    plan_large: ClassVar[Columns] = plan
    plan_one: ClassVar[Columns] = (("sailed", "captains", "guards"),)

    def tiles_now(self) -> list[FigureTile]:
        """Return the figures of all voyages that have ended, and of all fights."""
        found, say = self.data.voyages, self.scene.translate
        if not found.filled:
            return []
        won, fights = found.total, found.fights
        return [
            FigureTile("voyages", "icons/ship", str(won.games)),
            FigureTile("voyages_won", "ui/crown", str(won.won)),
            FigureTile("best_score", "ui/star", "" if found.best is None else str(found.best)),
            FigureTile(
                "fights_won",
                "icons/sword",
                say("statistics.of_few", won=fights.won, games=fights.games),
            ),
        ]

    def rows_of(self, panel: str) -> Sequence[TallyRow]:
        """Return the rows of a panel; nothing is named that this game has no words for."""
        found, book = self.data.voyages, self.scene.services.content.voyage
        if panel == "captains":
            return self._rows("voyage.captains.{}.name", book.captains, found.captains)
        if panel == "guards":
            kinds = self._rows("voyage.kinds.{}.name", KINDS, found.kinds)
            goals = [goal.id for each in book.scenarios.values() for goal in each.goals]
            return [*self._rows("voyage.goals.{}.name", goals, found.goals), *kinds]
        return [
            *self._rows("setting_out.scenarios.{}.name", book.scenarios, found.scenarios),
            *self._rows("setting_out.difficulties.{}", book.difficulties, found.difficulties),
        ]

    def _rows(
        self, words: str, names: Iterable[str], tallies: Mapping[str, WinTally]
    ) -> list[TallyRow]:
        say = self.scene.translate
        return [TallyRow(say(words.format(name)), tallies.get(name, WinTally())) for name in names]

    @property
    def standing(self) -> str:
        """How many voyages are left out of all this."""
        count = self.data.voyages_left_out
        return self.scene.translate("statistics.voyages.left_out", count=count) if count else ""

    def draw(self, canvas: Canvas) -> None:
        """Draw tiles and panels, or what will be here once a voyage was sailed."""
        super().draw(canvas)
        if not self.tiles:
            words = (
                self.scene.translate(f"statistics.voyages.empty_{n}") for n in ("title", "text")
            )
            draw_empty(canvas, "icons/ship", *words)
