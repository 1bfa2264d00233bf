"""The ground of a ring: three lands, the grounds of the panels, and the map."""

from collections.abc import Hashable

import pygame

from game.kit import AmbientLayer, Canvas, Colours, Viewport

from ..hud.seat_cloth import draw_seat_ground
from ..layout import SMALL_BELOW, Layout
from ..stronghold_place import land_of
from ..table import Table
from ..view.ground import Ground
from ..view.piece_view import Marks
from .ring_land import ring_land_layer
from .ring_map import draw_map_ground, ruins_of

#: How much larger than its row a mark in the map is.
_MARK_AROUND = 3


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
