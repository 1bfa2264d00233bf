"""The overviews of matches and of voyages: a few large figures, and shares of wins.

What has nothing to show yet is named in one line at the foot.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import ClassVar

from game.kit import Block, Canvas, Item, Panel, PanelHead, Point, Words, box_at, text_style
from game.play import (
    CHARACTERS,
    HORDE_RIVAL,
    LETTER_RIVAL,
    STRENGTHS,
    WinTally,
)
from game.rules import LEVELS, RINGS

from ..common import Cloth, by_cost, medal_block, name_line, own_portrait, person_of
from ..voyage.parts.voyage_pictures import draw_face
from .statistics_data import OTHER_DECK, league_medal
from .statistics_pane import TALL, league_lines
from .tally_pane import FigureTile, TallyPane
from .tally_plate import RingSign, SightSign, TallyRow

#: The forms of a duel with the place and the icon of each, and those of the uses of the forecast.
_FORMS = {
    "preconstructed": SightSign("village", "icons/pile"),
    "even": SightSign("bridge", "icons/swap"),
    "draft": SightSign("market", "icons/cards"),
    "constructed": SightSign("forge", "icons/build"),
}
_FORECAST = {
    "shown": SightSign("shrine", "icons/eye"),
    "ahead": SightSign("lookout", "icons/next"),
    "heeded": SightSign("squall", "icons/hint"),
}
_HORDE, _FIGHT = SightSign("castle", "icons/horn"), SightSign("wreck", "icons/ship")
_CUP, _OWN = SightSign("vault", "icons/cup"), SightSign("forge", "icons/build")
_LETTER, _RELIEF = SightSign("shore", "icons/scroll"), SightSign("bridge", "icons/relief")
_INVITATION = text_style.BODY.with_changes(size=18, align="center", wrap=True)
#: The radius of the portrait, and that of the league's medal and how far out it lies, for one.
PORTRAIT, _LEAGUE, _LEAGUE_AWAY = 84.0, 0.36, 0.72


class OverviewPane(TallyPane):
    """Tells at a glance how all matches go."""

    key = "overview"
    heads: ClassVar[tuple[str, ...]] = ("opponents", "modes", "decks", "rings", "forecast")
    cloth: ClassVar[Cloth] = "crimson"
    bulb_tiles: ClassVar[tuple[str, ...]] = ("now", "best")

    def refresh(self) -> None:
        """Take over what is known now."""
        super().refresh()
        own = self.data.overview.own_streaks
        words = self.scene.translate("bulb.streaks", now=own.now, best=own.best)
        for tile in self.tiles:
            if tile.key in self.bulbs:
                self.bulbs[tile.key].hint = words if tile.bulb else ""

    def invitation(self) -> Block:
        """Return who waits for a first match, and what appears here after it."""
        title, text = (
            self.scene.translate(f"statistics.empty_{part}") for part in ("title", "text")
        )
        return Panel(
            PanelHead(title), Words(text, _INVITATION), Item(self.grid, spring=1.0), tall=TALL
        )

    def hero(self) -> Block:
        """Return the player's portrait, with the medal of their league at its foot."""
        portrait = own_portrait(self.scene.services)

        def paint(canvas: Canvas, center: Point, radius: float) -> None:
            draw_face(canvas, f"portraits/{portrait}", center, radius)
            if self.data.duels:
                away = radius * _LEAGUE_AWAY
                league = box_at((center[0] + away, center[1] + away), 2 * radius * _LEAGUE)
                canvas.image(league_medal(self.data.league), league)

        return medal_block(paint, PORTRAIT)

    def hero_words(self) -> Sequence[Block]:
        """Return the player's name, and the league that they are in."""
        say = self.scene.translate
        name = next(filter(None, self.scene.services.settings.names), say("match.you"))
        return [name_line(name), *league_lines(self.scene.services, self.data)]

    def rows_of(self, panel: str) -> Sequence[TallyRow]:
        """Return the rows of a panel."""
        rows: dict[str, Callable[[], Iterable[TallyRow]]] = {
            "modes": self._modes,
            "forecast": self._forecast,
            "opponents": self._opponents,
            "decks": self._decks,
            "rings": self._rings,
        }
        return [*rows[panel]()]

    @property
    def standing(self) -> str:
        """How many of the matches were played by two at one screen, and what is still empty."""
        found, say = self.data.overview, self.scene.translate
        words = []
        if found.couch:
            matches = say("history.matches", count=found.matches)
            words.append(say("statistics.matches_couch", matches=matches, couch=found.couch))
        # Rings are told of once there are any.
        bare = [name for name in self.heads if name not in (*self.filled, "rings")]
        empty = ", ".join(map(self.title_of, bare))
        if empty:
            words.append(say("statistics.to_come", names=empty))
        return " · ".join(words) or self.crown_words

    # The rows

    def tiles_now(self) -> list[FigureTile]:
        """Return the figures of all matches."""
        found, say = self.data.overview, self.scene.translate
        short, long = (
            "" if match is None else say("statistics.turns", count=match.turns)
            for match in (found.quickest, found.longest)
        )
        percent = say("options.percent", value=round(100 * found.total.share))
        of = say("history.matches", count=found.matches)
        first = (
            FigureTile("won", "ui/crown", percent, beside=of)
            if found.total.games
            else FigureTile("matches", "icons/duel", str(found.matches))
        )
        streaks, own = found.streaks, found.own_streaks
        return [
            first,
            FigureTile("now", "ui/flag", str(streaks.now), streaks.now > own.now),
            FigureTile("best", "ui/star", str(streaks.best), streaks.best > own.best),
            FigureTile("quickest", "icons/run", short),
            FigureTile("longest", "icons/hourglass", long),
        ]

    def _modes(self) -> list[TallyRow]:
        kinds, say = self.data.overview.kinds, self.scene.translate
        rows = [
            TallyRow(say(f"forms.{form}"), kinds.get(form, WinTally()), sight)
            for form, sight in _FORMS.items()
        ]
        horde = kinds.get(HORDE_RIVAL, WinTally())
        rows.append(TallyRow(say("history.opponents.horde"), horde, _HORDE))
        # Fights are a match of no other mode, and no tile counts them (R16.29).
        fights = TallyRow(say("forms.fight"), self.data.voyages.fights, _FIGHT)
        if self.data.cups.games:
            rows.append(TallyRow(say("cup.title"), self.data.cups, _CUP))
        return [*rows, fights]

    def _opponents(self) -> list[TallyRow]:
        found, say = self.data.overview, self.scene.translate
        rows = [
            TallyRow(
                person_of(self.scene.services, name),
                found.rivals.get(name, WinTally()),
                f"portraits/{CHARACTERS[place]}",
            )
            for place, name in enumerate(STRENGTHS)
        ]
        by_letter = found.rivals.get(LETTER_RIVAL)
        if by_letter is not None:
            name = say("history.opponents.letter")
            rows.append(TallyRow(name, by_letter, _LETTER))
        quick = say("statistics.horde_quick"), found.levels.get(0, WinTally())
        rows.append(TallyRow(*quick, _HORDE))
        content = self.scene.services.content
        for level, points in LEVELS.items():
            name = say("statistics.horde_level", level=say(f"levels.{level}"))
            leader = content.cards[content.presets[points][0].captain]
            tally = found.levels.get(points, WinTally())
            rows.append(TallyRow(name, tally, leader))
        return rows

    def _decks(self) -> list[TallyRow]:
        say, content = self.scene.translate, self.scene.services.content
        found = self.data.overview.decks
        listed = [*content.decks, *(deck for deck in content.even_decks if deck.id in found)]
        rows = [
            TallyRow(
                say(f"decks.{deck.id}.name"),
                found.get(deck.id, WinTally()),
                by_cost(deck.cards)[-1],
            )
            for deck in listed
        ]
        own = {
            name or say("statistics.other_decks"): tally
            for name, tally in self.data.own_decks.items()
        }
        others = self.data.own_decks.get(OTHER_DECK)
        rows += [
            TallyRow(name, own[name], _OWN)
            for name in sorted(own, key=lambda name: (own[name] is others, name.casefold()))
        ]
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
        tally = WinTally(count, turns - count)
        return TallyRow(
            say(f"statistics.forecast.{name}"), tally, _FORECAST[name], words, wins=False
        )

    def _rings(self) -> Iterator[TallyRow]:
        """Yield the modes of three and four once one was played, and how often relief was used."""
        found, say = self.data.rings, self.scene.translate
        for mode, field in RINGS.items() if found.modes else ():
            tally, name = found.modes.get(mode, WinTally()), say(f"new_ring.modes.{mode}.name")
            words = ""
            if field.spoils and tally.games:
                spoils = say("statistics.rings.spoils", count=found.spoils[mode])
                words = say("statistics.rings.own", name=name, won=tally.won, games=tally.games,
                            spoils=spoils)  # fmt: skip
            yield TallyRow(name, tally, RingSign(mode), words)
        if found.partnered:
            cards = say("statistics.rings.cards", count=found.reliefs)
            words = say("statistics.rings.relief_text", cards=cards, count=found.relieved,
                        matches=found.partnered)  # fmt: skip
            tally = WinTally(found.relieved, found.partnered - found.relieved)
            yield TallyRow(say("statistics.rings.relief"), tally, _RELIEF, words, wins=False)
