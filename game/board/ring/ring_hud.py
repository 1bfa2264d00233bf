"""The panels around the table of a ring: the turn, all seats, the map, and the log."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from game.content import Strings
from game.kit import Canvas
from game.rules import NOBODY

from ..hud.hud import Hud
from ..hud.log_panel import draw_log
from ..hud.player_panel import PlayerPanel
from ..hud.turn_panel import draw_ring_banner
from ..layout import Layout
from ..match_log import MatchLog
from ..ring_layout import RingLayout
from ..spots import Box
from ..table import Table
from .seat_plaque import RingPlayerPanel, Seated, SeatPlaque, WingPlaque, draw_own_signs


class RingHud(Hud):
    """Draws the panels of a ring. ``names`` and ``portraits`` are by seat."""

    player_kind = RingPlayerPanel

    def __init__(
        self, strings: Strings, names: tuple[str, ...], portraits: tuple[str, ...], table: Table
    ) -> None:
        super().__init__(strings, names, portraits, table)
        self.seat_plaque = SeatPlaque(strings, table)
        self.wing_plaque = WingPlaque(strings, table)

    def draw(self, canvas: Canvas, layout: Layout, match_log: MatchLog | None) -> None:
        """Draw all panels, that of the log where there is one."""
        assert isinstance(layout, RingLayout)
        table = self.table
        draw_ring_banner(canvas, layout, self.strings, table, self.turn_words(table.active))
        for player in self.players:
            player.still = self.reduced
            player.stands = self._stands(player.side)
            player.asked = self.asked == player.side
            self._draw_seat(canvas, layout, player)
        if self.thinking == NOBODY:
            self.thinking_dots.hide()
        else:
            self.thinking_dots.draw(canvas, self._dots_middle(layout, self.thinking))
        if match_log is not None:
            draw_log(canvas, layout, match_log.lines)

    def _draw_seat(self, canvas: Canvas, layout: RingLayout, player: PlayerPanel) -> None:
        side = player.side
        if side == self.table.viewer:
            paint = partial(self._draw_own, player=player, layout=layout)
            spoils = tuple(self.table.spoils)
            key: Hashable = player.key(self.table), spoils, layout, self.names, self.strings
        else:
            panel = self._panel_of(side)
            seated = Seated(player, self.names, self.portraits[side])
            paint = partial(panel.draw, layout=layout, seated=seated)
            key = panel.key(seated), self.table.active, self.table.viewer, layout, self.strings
        canvas.part(("player", side), key, paint)

    def _draw_own(self, canvas: Canvas, player: PlayerPanel, layout: RingLayout) -> None:
        self._draw_player(canvas, player, layout)
        draw_own_signs(canvas, layout, self.table)

    def _panel_of(self, side: int) -> SeatPlaque:
        return self.wing_plaque if side in self.table.field.wings else self.seat_plaque

    def _dots_middle(self, layout: RingLayout, side: int) -> tuple[float, float]:
        """Return where the dots of a seat that thinks are."""
        if side == self.table.viewer:
            return self.players[side].dots_middle(layout, self.table)
        box = layout.panel(side)
        return box.x + box.width - 38, box.y + 41

    def hints(self, layout: Layout) -> list[tuple[Box, str]]:
        """Return what the panels mean, each with its place."""
        found = [(layout.panel(side), self._hint(side)) for side in self.table.field.sides]
        phase = ("summoning_hint", "assault_hint")[self.table.phase]
        return [*found, (layout.banner, self.strings.text(f"phases.{phase}"))]

    def _hint(self, side: int) -> str:
        """Return what the panel of a seat means; of a wing, how the Horde is beaten as well."""
        told = super()._hint(side)
        if side not in self.table.field.wings:
            return told
        return f"{told}\n{self.strings.text('match.horde.wings_hint')}"
