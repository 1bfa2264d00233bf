"""The table of a ring drawn: three lands, the grounds of the panels, the map, and the cards."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

import pygame

from game.kit import AmbientLayer, Canvas, Colours, draw_panel

from ..card_faces import CardFace
from ..cards.map_token import map_token
from ..effects import Effect
from ..layout import SMALL_BELOW, Layout
from ..ring_layout import RingLayout
from ..table import Table
from ..view.board_ambient import DAY
from ..view.board_view import BoardView
from ..view.piece_view import Marks, PieceView
from .ring_land import land_of, ring_land_layer
from .ring_map import draw_map_ground

#: How much larger than its row a mark in the map is.
_MARK_AROUND = 3


class RingBoardView(BoardView):
    """Draws the table of a ring, as its viewer sees it."""

    table: Table

    def __init__(self, table: Table, names: tuple[str, str], mood: str = DAY) -> None:
        super().__init__(table, names, mood)
        self._seen_by = table.viewer
        self.ambient = self._land_of_viewer()

    def _piece_view(self, names: tuple[str, str]) -> PieceView:
        return RingPieceView(self.table, names)

    def _land_of_viewer(self) -> AmbientLayer:
        """Return the lands of the viewer and of both neighbours."""
        field, viewer = self.table.field, self.table.viewer
        seats = viewer, field.next_side[viewer], field.previous_side[viewer]
        return ring_land_layer(self.mood, *(land_of(field, seat) for seat in seats))

    def draw(
        self, canvas: Canvas, layout: Layout, marks: Marks, below: Iterable[Effect] = ()
    ) -> None:
        """Draw land, panels' grounds, map and cards, on the land of who looks now."""
        if self._seen_by != self.table.viewer:
            self._seen_by = self.table.viewer
            above = self.ambient.above
            self.ambient = self._land_of_viewer()
            self.ambient.above = above
        super().draw(canvas, layout, marks, below)

    def _trays_key(self, layout: Layout) -> Hashable:
        table = self.table
        lanes = tuple(len(row) for side in table.sides for row in side.lanes)
        return super()._trays_key(layout), table.active, lanes

    def _trays(self, canvas: Canvas, layout: Layout) -> None:
        assert isinstance(layout, RingLayout)
        canvas.nine_patch("ui/panel_wood", layout.tray, corner=20)
        own = self.table.sides[self.table.viewer]
        for index in range(len(own.hand) + 1, layout.places):
            spot = layout.hand(index, len(own.hand) + 1)
            if spot.x + spot.width / 2 <= layout.tray.x + layout.tray.width:
                self._bare_place(canvas, spot, layout.tray)
        for side in layout.others:
            if side not in layout.wings:
                draw_panel(canvas, layout.seat_panel(side))
                _draw_groove(canvas, layout, side)
        if layout.wings:
            draw_panel(canvas, layout.horde_box)
            self._draw_piles(canvas, layout, self.table.sides[layout.wings[0]])
        draw_map_ground(canvas, layout, self.table, self.mood)

    def _marked_trays(self, canvas: Canvas, layout: Layout, marks: Marks) -> None:
        """Mark the rows of the map to which creatures are going to come."""
        assert isinstance(layout, RingLayout)
        for side, lane in marks.lanes:
            if layout.is_in_sight(side, lane):
                continue
            row = pygame.FRect(layout.lane(side, lane)).inflate(_MARK_AROUND, _MARK_AROUND)
            canvas.glow(row, Colours.target, strength=190, spread=6, radius=6, filled=False)
            canvas.fill(row, Colours.target, radius=6, alpha=70)
            canvas.frame(row, Colours.target, width=2, radius=6)


class RingPieceView(PieceView):
    """Draws the pieces of a ring: those in map and panels are small."""

    def token(self, canvas: Canvas, face: CardFace, width: float, height: float) -> pygame.Surface:
        """Return a creature on the land or in the map."""
        if height < SMALL_BELOW:
            return map_token(canvas, face, width, height)
        return super().token(canvas, face, width, height)

    def _shade(self, canvas: Canvas, rect: pygame.FRect, *, covered: bool) -> None:
        if rect.height >= SMALL_BELOW:
            super()._shade(canvas, rect, covered=covered)


def _draw_groove(canvas: Canvas, layout: RingLayout, side: int) -> None:
    """Draw the hollow in which the row of a seat lies."""
    first = layout.row(side, 0, layout.places)
    box = layout.seat_panel(side)
    top = first.y - first.height / 2 - 3
    groove = pygame.FRect(box.x + 7, top, box.width - 14, box.y + box.height - 5 - top)
    canvas.fill(groove, Colours.well, radius=6, alpha=150)
