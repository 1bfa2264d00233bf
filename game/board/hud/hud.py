"""The panels around the table: turn and phase, both players, and the log."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from game.content import Strings
from game.kit import Canvas, Point
from game.rules import NOBODY, Event

from ..layout import Layout
from ..log_writer import MatchLog
from ..spots import Box
from ..stronghold_place import ruler_of
from ..table import Table
from .change_signs import ChangeSigns
from .horde_panel import HordePanel
from .log_panel import MOST_ROWS, draw_log, shown_lines
from .mana_gems import odds_hint
from .player_panel import PlayerPanel
from .reactions import ThinkingDots
from .turn_panel import draw_turn_panel

#: What paints a panel again when the key beside it has changed.
Part: TypeAlias = tuple[Hashable, Callable[[Canvas], None]]


@dataclass(frozen=True, slots=True)
class Seated:
    """What a panel is drawn from: whose it is, in which words, and what it shows besides."""

    player: PlayerPanel
    names: tuple[str, ...]
    portrait: str

    @property
    def name(self) -> str:
        """Its player's name."""
        return self.names[self.player.side]


class Panels:
    """Draws the panels of a table, as a duel has them: those of the turn and of its sides."""

    def __init__(self, strings: Strings, table: Table) -> None:
        self.strings = strings
        self.table = table

    def player(self, side: int) -> PlayerPanel:
        """Return what keeps the panel of a side."""
        return PlayerPanel(side)

    def draw_turn(self, canvas: Canvas, layout: Layout, words: str) -> None:
        """Draw the panel of the turn; ``words`` tell whose it is."""
        draw_turn_panel(canvas, layout, self.strings, self.table, words)

    def part(self, layout: Layout, seated: Seated) -> Part:
        """Return what paints the panel of a side."""
        key = seated.player.key(self.table), seated.names, seated.portrait
        return key, partial(self.draw_player, layout=layout, seated=seated)

    def dots_middle(self, layout: Layout, player: PlayerPanel) -> Point:
        """Return where the dots are of a side that thinks."""
        return player.dots_middle(layout, self.table)

    def draw_player(self, canvas: Canvas, layout: Layout, seated: Seated) -> None:
        """Draw the panel of a side of a duel, or the viewer's own."""
        player, table = seated.player, self.table
        player.draw(canvas, layout, table, seated.names, seated.portrait)
        player.draw_mana(canvas, layout, table, self.strings)


class Hud:
    """Draws the panels of a match. ``names`` and ``portraits`` are the players', left first.

    ``shown`` are the names as they stand on the panels: those of characters with their numbers.
    Where motion is ``reduced``, what changes is lit, and does not swell. The side that
    is ``thinking`` has ``thinking_dots`` in its panel. ``ranks`` are the words for the
    strengths of computers, for the hints; the side ``asked`` chooses now, whoever's turn it is;
    ``hordes`` is what there is to know of the Horde in a solo game, else empty.
    """

    def __init__(
        self,
        strings: Strings,
        names: tuple[str, ...],
        portraits: tuple[str, ...],
        table: Table,
        kind: type[Panels] = Panels,
    ) -> None:
        self.strings = strings
        self.names = self.shown = names
        self.portraits = portraits
        self.table = table
        self.reduced = False
        self.speed = 1.0
        self.thinking = NOBODY
        self.asked = NOBODY
        self.thinking_dots = ThinkingDots()
        self.ranks: tuple[str, ...] = ("", "")
        self.hordes: tuple[HordePanel, ...] = ()
        self.changes = ChangeSigns(strings, table)
        self._panels = kind(strings, table)
        self.players = tuple(self._panels.player(side) for side in table.field.sides)
        self.finish()

    def update(self, dt: float) -> bool:
        """Follow the table; True while a light or a number in a panel moves."""
        moving = False
        for player in self.players:
            moving |= player.update(dt, self.table)
            moving |= player.reaction.update(dt * self.speed)
        return moving

    def hear(self, event: Event) -> None:
        """Let the portraits take an event whose turn to be seen has come."""
        for player in self.players:
            player.reaction.hear(event, player.side, self.table.field)

    def finish(self) -> None:
        """Show at once what is to be shown."""
        while self.update(1.0):
            pass

    def draw(self, canvas: Canvas, layout: Layout, match_log: MatchLog | None) -> None:
        """Draw all panels, that of the log where there is one."""
        self._panels.draw_turn(canvas, layout, self.turn_words(self.table.active))
        for player in self.players:
            player.still = self.reduced
            stands = "fort" if self.table.sides[player.side].fort else "bastion"
            player.stands = self.strings.text(f"card_types.{stands}")
            player.asked = self.asked == player.side
            seated = Seated(player, self.shown, self.portraits[player.side])
            key, paint = self._panels.part(layout, seated)
            canvas.part(("player", player.side), (key, layout, self.strings), paint)
        for horde in self.hordes:
            horde.draw(canvas, layout)
        self.changes.draw(canvas, layout)
        if self.thinking == NOBODY:
            self.thinking_dots.hide()
        else:
            dots = self._panels.dots_middle(layout, self.players[self.thinking])
            self.thinking_dots.draw(canvas, dots)
        if match_log is not None:
            lines = match_log.lines[-MOST_ROWS:]
            key = layout, self.strings, *lines
            canvas.part("log", key, partial(draw_log, layout=layout, lines=lines))

    def turn_words(self, side: int) -> str:
        """Return whose turn it is, in words."""
        return self.strings.text("match.turn_of", name=self.names[side])

    def all_hints(self, layout: Layout, match_log: MatchLog) -> list[tuple[Box, str]]:
        """Return what panels, rulers and the lines of the log mean, each with its place."""
        hints = self.hints(layout) + self.ruler_hints(layout)
        return [*hints, *self.log_hints(layout, match_log), *self.changes.hints(layout)]

    def hints_key(self, layout: Layout, match_log: MatchLog) -> Hashable:
        """Return what all hints follow from while language and look are the same."""
        table = self.table
        sides = [
            (
                *(side.horde, side.fort, side.place, side.life, len(side.hand), side.variable_mana),
                # A ruler begins at it, also while it is pushed.
                *(side.stronghold.x, side.stronghold.y),
            )
            for side in table.sides
        ]
        hint = odds_hint(table)
        odds = None if hint is None else (hint[0], *hint[1].values())
        turn = table.turn, table.active, table.mana_total
        rows = match_log.lines[-MOST_ROWS:]
        changes = self.changes.key(layout)
        return layout, table.viewer, table.phase, *turn, odds, *sides, *rows, changes

    def hints(self, layout: Layout) -> list[tuple[Box, str]]:
        """Return what the panels mean, each with its place."""
        sides = sorted(self.table.field.sides, key=lambda side: side == self.table.viewer)
        found = [(layout.panel(side), self._hint(side)) for side in sides]
        phase = ("summoning_hint", "assault_hint")[self.table.phase]
        found.append((layout.banner, self.strings.text(f"phases.{phase}")))
        return found + [hint for horde in self.hordes for hint in horde.hints(layout)]

    def ruler_hints(self, layout: Layout) -> list[tuple[Box, str]]:
        """Return what the rulers below the rows mean."""
        rulers = (ruler_of(self.table, layout, side) for side in self.table.field.sides)
        return [
            (
                ruler.box,
                self.strings.text(
                    f"match.ruler.{'fort' if ruler.fort else 'bastion'}", count=len(ruler.notches)
                ),
            )
            for ruler in rulers
            if ruler
        ]

    def log_hints(self, layout: Layout, match_log: MatchLog) -> list[tuple[Box, str]]:
        """Return the whole sentences of the rows in the log's panel; always ``MOST_ROWS``."""
        shown = shown_lines(layout.log, match_log.lines)
        found = [(Box(*row), line.text) for row, line in shown]
        return found + [(Box(0, 0, 0, 0), "")] * (MOST_ROWS - len(found))

    def _hint(self, side: int) -> str:
        piles = self.table.sides[side]
        whose = piles.holding.word
        stands = "fort" if piles.fort else "bastion"
        stronghold = self.strings.text(f"match.{stands}_life.{whose}", count=piles.life)
        cards = self.strings.text(f"match.cards_in.{whose}", count=piles.holding.count(piles))
        rank = self.ranks[side]
        who = self.strings.text("strengths.of", name=self.names[side], strength=rank)
        mana = [self._why_mana()] * (side == self.table.viewer)
        told = [stronghold, cards, *mana, *self._odds_hint(side)]
        if side in self.table.field.wings:
            told.append(self.strings.text("match.horde.wings_hint"))
        return "\n".join([who] * bool(rank) + told)

    def _why_mana(self) -> str:
        """Return why the viewer has so much mana: otherwise in the first turn of all (R2.7)."""
        table = self.table
        if table.turn == 1 and table.active == table.viewer:
            return self.strings.text("match.mana_why.first", mana=table.mana_total)
        return self.strings.text("match.mana_why.usual")

    def _odds_hint(self, side: int) -> list[str]:
        """Return what even odds still give to a side, if they do (R2.8)."""
        hint = odds_hint(self.table)
        if hint is None or self.table.odds is None or self.table.odds.side != side:
            return []
        key, values = hint
        words = self.strings.text(f"board_hints.{key}", **values)
        return [self.strings.text("rulebook.see_book", text=words, number="R2.8")]
