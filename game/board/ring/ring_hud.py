"""The panels around the table of a ring: the turn, all seats, and the viewer's own signs."""

from functools import partial

from game.content import Strings
from game.kit import Canvas, Point

from ..hud.hud import Panels, Part, Seated
from ..hud.player_panel import PlayerPanel
from ..hud.turn_panel import draw_ring_banner
from ..layout import Layout
from ..table import Table
from .seat_plaque import SeatPlaque, WingPlaque, draw_own_portrait, draw_own_signs, waiting_words


class RingPanels(Panels):
    """Draws the panels of a ring's seats."""

    def __init__(self, strings: Strings, table: Table) -> None:
        super().__init__(strings, table)
        seat, wing = SeatPlaque(strings, table), WingPlaque(strings, table)
        self._plaques: dict[int, SeatPlaque | WingPlaque] = {
            side: wing if side in table.field.wings else seat for side in table.field.sides
        }

    def player(self, side: int) -> PlayerPanel:
        """Return what keeps the panel of a seat."""
        return PlayerPanel(side, portrait=draw_own_portrait, waits=waiting_words)

    def draw_turn(self, canvas: Canvas, layout: Layout, words: str) -> None:
        """Draw the plaque of the turn."""
        draw_ring_banner(canvas, layout, self.strings, self.table, words)

    def part(self, layout: Layout, seated: Seated) -> Part:
        """Return what paints the panel of a seat: the viewer's own at the foot, else a plaque."""
        side, table = seated.player.side, self.table
        if side == table.viewer:
            own = seated.player.key(table), tuple(table.spoils), seated.names
            return own, partial(self._draw_own, layout=layout, seated=seated)
        plaque = self._plaques[side]
        key = plaque.key(seated), table.active, table.viewer
        return key, partial(plaque.draw, layout=layout, seated=seated)

    def _draw_own(self, canvas: Canvas, layout: Layout, seated: Seated) -> None:
        self.draw_player(canvas, layout, seated)
        draw_own_signs(canvas, layout, self.table)

    def dots_middle(self, layout: Layout, player: PlayerPanel) -> Point:
        """Return where the dots are of a seat that thinks."""
        if player.side == self.table.viewer:
            return super().dots_middle(layout, player)
        box = layout.panel(player.side)
        return box.x + box.width - 38, box.y + 41
