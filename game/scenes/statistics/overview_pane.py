"""The overview: a few large figures, and shares by mode, opponent, deck and the forecast's use.

What has nothing to show yet is named in one line at the foot.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from game.play import HORDE_RIVAL, STRENGTHS, WinTally
from game.rules import LEVELS

from .ring_panel import ring_rows
from .statistics_data import OTHER_DECK
from .tally_list import TallyRow
from .tally_pane import Columns, FigureTile, TallyPane

_FORMS = ("preconstructed", "even", "draft", "constructed")


class OverviewPane(TallyPane):
    """Tells at a glance how all matches go."""

    key = "overview"
    plan: ClassVar[Columns] = (("modes", "forecast"), ("opponents",), ("decks", "rings"))
    plan_large: ClassVar[Columns] = (("modes", "forecast", "decks"), ("opponents", "rings"))
    plan_one: ClassVar[Columns] = (("modes", "opponents", "decks", "rings", "forecast"),)
    bulb_tiles: ClassVar[tuple[str, ...]] = ("now", "best")

    def refresh(self) -> None:
        """Take over what is known now."""
        super().refresh()
        own = self.data.overview.own_streaks
        words = self.scene.translate("bulb.streaks", now=own.now, best=own.best)
        for tile in self.tiles:
            if tile.key in self.bulbs:
                self.bulbs[tile.key].hint = words if tile.bulb else ""

    def rows_of(self, panel: str) -> Sequence[TallyRow]:
        """Return the rows of a panel."""
        rows: dict[str, Callable[[], list[TallyRow]]] = {
            "modes": self._modes,
            "forecast": self._forecast,
            "opponents": self._opponents,
            "decks": self._decks,
            "rings": lambda: ring_rows(self.scene.translate, self.data.rings),
        }
        return rows[panel]()

    @property
    def standing(self) -> str:
        """How many of the matches were played by two at one screen, and what is still empty."""
        found, say = self.data.overview, self.scene.translate
        words = []
        if found.couch:
            matches = say("history.matches", count=found.matches)
            words.append(say("statistics.matches_couch", matches=matches, couch=found.couch))
        # Rings are told of once there are any.
        panels = [panel for name, panel in self.panels.items() if name != "rings"]
        empty = ", ".join(panel.title for panel in panels if not panel.filled)
        if empty:
            words.append(say("statistics.to_come", names=empty))
        return " · ".join(words)

    # The rows

    def tiles_now(self) -> list[FigureTile]:
        """Return the figures of all matches."""
        found, say = self.data.overview, self.scene.translate
        short, long = (
            "" if match is None else say("statistics.turns", count=match.turns)
            for match in (found.quickest, found.longest)
        )
        percent = say("options.percent", value=round(100 * found.total.share))
        share = percent if found.total.games else ""
        streaks, own = found.streaks, found.own_streaks
        return [
            FigureTile("matches", "icons/duel", str(found.matches)),
            FigureTile("won", "ui/crown", share),
            FigureTile("now", "ui/flag", str(streaks.now), streaks.now > own.now),
            FigureTile("best", "ui/star", str(streaks.best), streaks.best > own.best),
            FigureTile("quickest", "icons/run", short),
            FigureTile("longest", "icons/hourglass", long),
        ]

    def _modes(self) -> list[TallyRow]:
        kinds, say = self.data.overview.kinds, self.scene.translate
        rows = [TallyRow(say(f"forms.{form}"), kinds.get(form, WinTally())) for form in _FORMS]
        rows.append(TallyRow(say("history.opponents.horde"), kinds.get(HORDE_RIVAL, WinTally())))
        # Fights are a match of no other mode, and no tile counts them (R16.29).
        return [*rows, TallyRow(say("forms.fight"), self.data.voyages.fights)]

    def _opponents(self) -> list[TallyRow]:
        found, say = self.data.overview, self.scene.translate
        rows = [
            TallyRow(say(f"strengths.{name}.name"), found.rivals.get(name, WinTally()))
            for name in STRENGTHS
        ]
        rows.append(TallyRow(say("statistics.horde_quick"), found.levels.get(0, WinTally())))
        for level, points in LEVELS.items():
            name = say("statistics.horde_level", level=say(f"levels.{level}"))
            rows.append(TallyRow(name, found.levels.get(points, WinTally())))
        return rows

    def _decks(self) -> list[TallyRow]:
        say, content = self.scene.translate, self.scene.services.content
        found = self.data.overview.decks
        listed = [*content.decks, *(deck for deck in content.even_decks if deck.id in found)]
        rows = [
            TallyRow(say(f"decks.{deck.id}.name"), found.get(deck.id, WinTally()))
            for deck in listed
        ]
        own = self.data.own_decks
        rows += [TallyRow(name, own[name]) for name in sorted(own, key=str.casefold) if name]
        if OTHER_DECK in own:
            rows.append(TallyRow(say("statistics.other_decks"), own[OTHER_DECK]))
        return rows

    def _forecast(self) -> list[TallyRow]:
        use = self.data.forecast_use
        if not use.turns:
            return []
        of = {"shown": use.turns, "ahead": use.turns, "heeded": use.warned}
        return [self._forecast_row(name, getattr(use, name), turns) for name, turns in of.items()]

    def _forecast_row(self, name: str, count: int, turns: int) -> TallyRow:
        say = self.scene.translate
        words = say(f"statistics.forecast.{name}_text", count=count, turns=turns)
        return TallyRow(say(f"statistics.forecast.{name}"), WinTally(count, turns - count), words)
