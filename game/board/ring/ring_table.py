"""A table composed of its ground and its panels: those of a duel, or those of a ring."""

from collections.abc import Hashable
from functools import partial

import pygame

from game.content import Strings
from game.kit import AmbientLayer, Canvas, Colours, Point, Viewport

from ..hud.hud import Hud, Panels, Part, Seated
from ..hud.player_panel import PlayerPanel
from ..hud.seat_cloth import draw_seat_ground
from ..hud.turn_panel import draw_ring_banner
from ..layout import SMALL_BELOW, Layout
from ..stronghold_place import land_of
from ..table import Table
from ..view.board_ambient import DAY, SEASONS
from ..view.board_view import BoardView
from ..view.ground import Ground
from ..view.piece_view import Marks
from .ring_land import ring_land_layer
from .ring_map import draw_map_ground, ruins_of
from .seat_plaque import SeatPlaque, WingPlaque, draw_own_portrait, draw_own_signs, waiting_words

#: How much larger than its row a mark in the map is.
_MARK_AROUND = 3


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


class RingGround(Ground):
    """Draws the ground of a ring, as its viewer sees it."""

    shaded_from = SMALL_BELOW

    def __init__(self, table: Table, mood: str) -> None:
        super().__init__(table, mood)
        self._seen_by = table.viewer

    def _land(self) -> AmbientLayer:
        field, viewer = self.table.field, self.table.viewer
        seats = viewer, field.next_side[viewer], field.previous_side[viewer]
        lands = {seat: land_of(field, seat) for seat in seats}
        return ring_land_layer(self.mood, *lands.values(), standing=self.stand(lands))

    def follow(self, view: Viewport, layout: Layout) -> AmbientLayer:
        """Return the lands of who looks now and of both neighbours."""
        if self._seen_by != self.table.viewer:
            self._seen_by, above = self.table.viewer, self.ambient.above
            self.ambient = self.settled()
            self.ambient.above = above
        return super().follow(view, layout)

    def key(self, layout: Layout) -> Hashable:
        """Return what the trays and the map follow from."""
        table = self.table
        lanes = tuple(len(row) for side in table.sides for row in side.lanes)
        return super().key(layout), table.active, lanes, ruins_of(table)

    def draw(self, canvas: Canvas, layout: Layout) -> None:
        """Draw the own tray, the panels of the seats, and the map."""
        self.draw_tray(canvas, layout, self.table.viewer, layout.tray)
        for side in layout.ring.others:
            if side not in self.table.field.wings:
                draw_seat_ground(canvas, layout.ring.seat_panel(side), side)
                _draw_groove(canvas, layout, side)
        for wing in self.table.field.wings[:1]:
            draw_seat_ground(canvas, layout.ring.horde_box, wing)
            self.draw_piles(canvas, layout, self.table.sides[wing])
        draw_map_ground(canvas, layout, self.table, self.mood)

    def mark(self, canvas: Canvas, layout: Layout, marks: Marks) -> None:
        """Mark the rows of the map to which creatures are going to come."""
        for side, lane in marks.lanes:
            if layout.is_in_sight(side, lane):
                continue
            row = pygame.FRect(layout.lane(side, lane)).inflate(_MARK_AROUND, _MARK_AROUND)
            canvas.glow(row, Colours.target, strength=190, spread=6, radius=6, filled=False)
            canvas.fill(row, Colours.target, radius=6, alpha=70)
            canvas.frame(row, Colours.target, width=2, radius=6)


def _draw_groove(canvas: Canvas, layout: Layout, side: int) -> None:
    box, hand = layout.ring.seat_panel(side), layout.ring.hand(side)
    groove = pygame.FRect(hand.x - 4, hand.y - 1, hand.width + 8, box.y + box.height - 6 - hand.y)
    canvas.fill(groove, Colours.well, radius=6, alpha=150)


def board_of(table: Table, names: tuple[str, str], mood: str) -> BoardView:
    """Return what draws a table; ``names`` are the words for Bastion and Fort.

    The lands of a ring have seasons of their own.
    """
    if not table.field.is_ring:
        return BoardView(table, names, mood, Ground)
    return BoardView(table, names, DAY if mood in SEASONS else mood, RingGround)


def hud_of(
    strings: Strings, names: tuple[str, ...], portraits: tuple[str, ...], table: Table
) -> Hud:
    """Return the panels around a table; names and portraits are by side."""
    kind = RingPanels if table.field.is_ring else Panels
    return Hud(strings, names, portraits, table, kind)
