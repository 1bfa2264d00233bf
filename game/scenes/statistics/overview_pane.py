"""The overview: a few large figures, and shares by mode, opponent, deck and the forecast's use."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.kit import Canvas, Colours, HintArea, draw_panel, text_style
from game.play import HORDE_RIVAL, STRENGTHS, WinTally
from game.rules import LEVELS

from ..common.bulb_mark import draw_bulb
from .statistics_data import OTHER_DECK
from .statistics_pane import StatisticsPane, draw_titled, inside_titled
from .tally_list import ROW, TallyList, TallyRow

_TILES, _GAP = 82.0, 12.0
_ICON = 30.0
_FIGURE = text_style.STRONG.with_changes(size=25, floor=13, colour=Colours.light, fit=True)
_CAPTION = text_style.CAPTION.with_changes(size=14, fit=True, floor=10, colour=Colours.text)
_FORMS = ("preconstructed", "draft", "constructed")
_EMPTY = text_style.BODY.with_changes(
    size=15, align="center", valign="middle", colour=Colours.muted, fit=True
)


class FigureTile(NamedTuple):
    """A large figure: its name in the strings, its picture, and the figure.

    ``bulb``: it is so large by cards alone that were played as the hint said.
    """

    key: str
    icon: str
    figure: str
    bulb: bool = False


class OverviewPane(StatisticsPane):
    """Tells at a glance how it goes."""

    key = "overview"

    def make(self) -> None:
        """Make the lists."""
        services = self.scene.services
        self.lists = {
            name: self.add(TallyList(services))
            for name in ("modes", "forecast", "opponents", "decks")
        }
        self.bulbs = {key: self.add(HintArea()) for key in ("now", "best")}
        self.tiles: list[FigureTile] = []
        self.boxes: dict[str, pygame.FRect] = {}

    def refresh(self) -> None:
        """Take over what is known now."""
        self.tiles = self._tiles()
        own = self.data.overview.own_streaks
        words = self.scene.translate("bulb.streaks", now=own.now, best=own.best)
        for tile in self.tiles:
            if tile.key in self.bulbs:
                self.bulbs[tile.key].hint = words if tile.bulb else ""
        rows = {
            "modes": self._modes(),
            "forecast": self._forecast(),
            "opponents": self._opponents(),
            "decks": self._decks(),
        }
        for name, listed in self.lists.items():
            listed.show(rows[name])

    def place(self, body: pygame.FRect) -> None:
        """Lay the tiles over three columns."""
        width = (body.width + _GAP) / 6 - _GAP
        self._places = [
            pygame.FRect(body.x + n * (width + _GAP), body.y, width, _TILES) for n in range(6)
        ]
        top = body.y + _TILES + _GAP
        column = (body.width - 2 * _GAP) / 3
        tall = body.bottom - top
        # The forecast has three rows, and its panel no more height than they need.
        low = 3 * ROW + 70.0
        x = [body.x + n * (column + _GAP) for n in range(3)]
        self.boxes = {
            "modes": pygame.FRect(x[0], top, column, tall - low - _GAP),
            "forecast": pygame.FRect(x[0], body.bottom - low, column, low),
            "opponents": pygame.FRect(x[1], top, column, tall),
            "decks": pygame.FRect(x[2], top, column, tall),
        }
        for place, area in zip(self._places[2:], self.bulbs.values(), strict=False):
            area.place(place)
        for name, listed in self.lists.items():
            listed.place(inside_titled(self.boxes[name]).inflate(12, 0))

    def draw(self, canvas: Canvas) -> None:
        """Draw the tiles, and a panel behind each list."""
        say = self.scene.translate
        for tile, place in zip(self.tiles, self._places, strict=True):
            _draw_tile(canvas, place, tile, say(f"statistics.tiles.{tile.key}"))
        for name, box in self.boxes.items():
            draw_titled(canvas, box, say(f"statistics.heads.{name}"))
        if not self.lists["forecast"].rows:
            inside = inside_titled(self.boxes["forecast"])
            canvas.text(say("statistics.forecast.none"), inside, _EMPTY)

    @property
    def told(self) -> str:
        """What is said of the row that is pointed at."""
        return next((listed.told for listed in self.lists.values() if listed.told), "")

    @property
    def standing(self) -> str:
        """How many of the matches were played by two at one screen."""
        found, say = self.data.overview, self.scene.translate
        if not found.couch:
            return ""
        matches = say("history.matches", count=found.matches)
        return say("statistics.matches_couch", matches=matches, couch=found.couch)

    # What is shown

    def _tiles(self) -> list[FigureTile]:
        found, say = self.data.overview, self.scene.translate
        short, long = (
            "–" if match is None else say("statistics.turns", count=match.turns)
            for match in (found.quickest, found.longest)
        )
        percent = say("options.percent", value=round(100 * found.total.share))
        share = percent if found.total.games else "–"
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
        return [*rows, TallyRow(say("history.opponents.horde"), kinds.get(HORDE_RIVAL, WinTally()))]

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


def _draw_tile(canvas: Canvas, box: pygame.FRect, tile: FigureTile, caption: str) -> None:
    draw_panel(canvas, box)
    icon = pygame.FRect(box.x + 16, 0, _ICON, _ICON)
    icon.centery = box.centery
    canvas.image(tile.icon, icon)
    x = icon.right + 10
    upper = pygame.FRect(x, box.y + 12, box.right - 12 - x, 34)
    canvas.text(tile.figure, upper, _FIGURE)
    if tile.bulb:
        draw_bulb(canvas, (x + canvas.text_size(tile.figure, _FIGURE)[0] + 18, upper.centery))
    canvas.text(caption, (x, upper.bottom - 1, upper.width, 22), _CAPTION)
