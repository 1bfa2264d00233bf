"""The overviews of matches and of voyages: a few large figures, and shares of wins.

What has nothing to show yet is named in one line at the foot.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import ClassVar

from game.kit import Block
from game.play import HORDE_RIVAL, STRENGTHS, RingOverview, WinTally
from game.rules import LEVELS, RINGS
from game.voyage import KINDS

from ..common import empty_page
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


def ring_rows(say: Callable[..., str], found: RingOverview) -> list[TallyRow]:
    """Return the rows of the modes that were played, and of how often cards were passed on."""
    if not found.modes:
        return []
    return [*_modes(say, found), *_relief(say, found)]


def _modes(say: Callable[..., str], found: RingOverview) -> Iterator[TallyRow]:
    for mode, field in RINGS.items():
        tally, name = found.modes.get(mode, WinTally()), say(f"new_ring.modes.{mode}.name")
        words = ""
        if field.spoils and tally.games:
            spoils = say("statistics.rings.spoils", count=found.spoils[mode])
            words = say("statistics.rings.own", name=name, won=tally.won, games=tally.games,
                        spoils=spoils)  # fmt: skip
        yield TallyRow(name, tally, words)


def _relief(say: Callable[..., str], found: RingOverview) -> Iterator[TallyRow]:
    if not found.partnered:
        return
    cards = say("statistics.rings.cards", count=found.reliefs)
    words = say(
        "statistics.rings.relief_text", cards=cards, count=found.relieved, matches=found.partnered
    )
    tally = WinTally(found.relieved, found.partnered - found.relieved)
    yield TallyRow(say("statistics.rings.relief"), tally, words)


class VoyagesPane(TallyPane):
    """Tells at a glance how the voyages go."""

    key = "voyages"
    plan: ClassVar[Columns] = (("sailed",), ("captains",), ("guards",))
    plan_large: ClassVar[Columns] = (("sailed", "captains"), ("guards",))
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
        say = self.scene.translate
        levels = self._rows("setting_out.difficulties.{}", book.difficulties, found.difficulties)
        return [
            *self._rows("voyage.scenarios.{}.name", book.scenarios, found.scenarios),
            *(
                row._replace(name=say("statistics.voyages.difficulty", name=row.name))
                for row in levels
            ),
        ]

    def _rows(
        self, words: str, names: Iterable[str], tallies: Mapping[str, WinTally]
    ) -> list[TallyRow]:
        say = self.scene.translate
        return [TallyRow(say(words.format(name)), tallies.get(name, WinTally())) for name in names]

    @property
    def standing(self) -> str:
        """How many voyages are left out of all this, and how many of two persons have ended."""
        counts = {"of_two": self.data.voyages_of_two, "left_out": self.data.voyages_left_out}
        return " · ".join(
            self.scene.translate(f"statistics.voyages.{key}", count=count)
            for key, count in counts.items()
            if count
        )

    def make_body(self) -> Block:
        """Return tiles and panels, or what will be here once a voyage was sailed."""
        if self.tiles:
            return super().make_body()
        words = (self.scene.translate(f"statistics.voyages.empty_{n}") for n in ("title", "text"))
        return empty_page("icons/ship", *words)
