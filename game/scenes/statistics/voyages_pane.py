"""The figures of all voyages."""

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from game.kit import Block, Canvas, Column, Point, box_at
from game.play import WinTally
from game.voyage import KINDS

from ..common import Cloth, empty_page, medal_block, name_line
from ..voyage.parts.voyage_pictures import CAPTAINS, GOALS, GUARDS, draw_face
from .overview_panes import PORTRAIT
from .tally_pane import FigureTile, TallyPane
from .tally_plate import TallyRow

#: The weather that stands for each difficulty of a voyage.
_WEATHER = {
    "calm": "voyage/omens/dead_calm",
    "fair": "voyage/omens/fair_wind",
    "rough": "voyage/omens/spring_tide",
    "storm": "voyage/relics/white_squall",
}


class VoyagesPane(TallyPane):
    """Tells at a glance how the voyages go."""

    key = "voyages"
    heads: ClassVar[tuple[str, ...]] = ("sailed", "captains", "guards")
    cloth: ClassVar[Cloth] = "azure"

    def tiles_now(self) -> list[FigureTile]:
        """Return the figures of all voyages that have ended, and of all fights."""
        found, say = self.data.voyages, self.scene.translate
        if not found.filled:
            return []
        won, fights = found.total, found.fights
        return [
            FigureTile("voyages_won", "ui/crown", str(won.won)),
            FigureTile("voyages", "icons/ship", str(won.games)),
            FigureTile("best_score", "ui/star", "" if found.best is None else str(found.best)),
            FigureTile(
                "fights_won",
                "icons/sword",
                say("statistics.of_few", won=fights.won, games=fights.games),
            ),
        ]

    def hero(self) -> Block:
        """Return the captain who has won the most."""
        captains, book = self.data.voyages.captains, self.scene.services.content.voyage.captains
        known = [captain for captain in book if captain in captains]
        best = max(known, key=lambda name: (captains[name].won, captains[name].games), default="")

        def paint(canvas: Canvas, center: Point, radius: float) -> None:
            if best:
                draw_face(canvas, f"{CAPTAINS}/{best}", center, radius)
            else:
                canvas.image("icons/ship", box_at(center, 1.6 * radius))

        self._captain = best
        return medal_block(paint, PORTRAIT)

    def hero_words(self) -> Sequence[Block]:
        """Return the captain's name."""
        if not self._captain:
            return []
        return [name_line(self.scene.translate(f"voyage.captains.{self._captain}.name"))]

    def rows_of(self, panel: str) -> Sequence[TallyRow]:
        """Return the rows of a panel; nothing is named that this game has no words for."""
        found, book = self.data.voyages, self.scene.services.content.voyage
        if panel == "captains":
            words = "voyage.captains.{}.name"
            return self._rows(words, book.captains, found.captains, CAPTAINS + "/{}")
        if panel == "guards":
            kinds = self._rows("voyage.kinds.{}.name", KINDS, found.kinds, GUARDS + "/{}")
            goals = [goal.id for each in book.scenarios.values() for goal in each.goals]
            words = "voyage.goals.{}.name"
            return [*self._rows(words, goals, found.goals, GOALS + "/{}"), *kinds]
        say = self.scene.translate
        levels = self._rows(
            "setting_out.difficulties.{}", book.difficulties, found.difficulties, ""
        )
        seas = self._rows("voyage.scenarios.{}.name", book.scenarios, found.scenarios, "")
        return [
            *(
                row._replace(picture=f"{GOALS}/{each.goals[0].id}")
                for row, each in zip(seas, book.scenarios.values(), strict=True)
            ),
            *(
                row._replace(
                    name=say("statistics.voyages.difficulty", name=row.name),
                    picture=_WEATHER.get(level, "icons/helm"),
                )
                for row, level in zip(levels, book.difficulties, strict=True)
            ),
        ]

    def _rows(
        self, words: str, names: Iterable[str], tallies: Mapping[str, WinTally], picture: str
    ) -> list[TallyRow]:
        say = self.scene.translate
        return [
            TallyRow(say(words.format(name)), tallies.get(name, WinTally()), picture.format(name))
            for name in names
        ]

    @property
    def standing(self) -> str:
        """How many voyages are left out of all this, and how many of two persons have ended."""
        counts = {"of_two": self.data.voyages_of_two, "left_out": self.data.voyages_left_out}
        words = (
            self.scene.translate(f"statistics.voyages.{key}", count=count)
            for key, count in counts.items()
            if count
        )
        return " · ".join(words) or self.crown_words

    def make_body(self, tabs: Block) -> Block:
        """Return banner and plates, or what will be here once a voyage was sailed."""
        if self.tiles:
            return super().make_body(tabs)
        words = (self.scene.translate(f"statistics.voyages.empty_{n}") for n in ("title", "text"))
        return Column(tabs, empty_page("shore", "icons/ship", *words))
