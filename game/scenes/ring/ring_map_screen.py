"""The map of the ring, large: every bridge with the creatures at both of its ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import pygame

from game.board import (
    CARD_SHAPE,
    CardFace,
    Layout,
    Piece,
    ShownCard,
    draw_emblem,
    draw_map_land,
    draw_stone_bridge,
    draw_water,
    land_of,
    map_token,
    token,
)
from game.kit import (
    Button,
    Canvas,
    Colours,
    Command,
    HintArea,
    Intent,
    Point,
    Scene,
    Sizes,
    Viewport,
    button_height,
    draw_head,
    draw_panel,
    grown,
    head_height,
    text_style,
)
from game.rules import BOTTOM, TOP

from ..common import Screen
from ..match.match_view import MatchView
from ..match.table_part import TablePart, TableTools
from ..services import Services
from .map_places import MapPlaces, MapRow

#: The panel at most, how far it stays off the window's edge, and what is around the lands.
_MOST, _EDGE, _MARGIN = (1240.0, 860.0), 10.0, 18.0
_TITLE, _CLOSE, _HEAD_AWAY = 44.0, 190.0, 6.0
#: A seat's plate: how wide, its emblem's radius, its two lines, and between two cards of a row.
_PLATE, _EMBLEM, _LINES, _GAP = 190.0, 23.0, (22.0, 19.0), 4.0
_LARGEST, _INSET, _AT_BRIDGE = 84.0, 6.0, 26.0
#: A creature that is narrower is drawn as in the small map; how long a wave is.
_SMALL, _WAVE = 62.0, 15.0
_NAME = text_style.STRONG.with_changes(size=17, align="left", valign="middle", fit=True, floor=11)
_LIFE = text_style.CAPTION.with_changes(
    size=14.5, align="left", valign="middle", fit=True, floor=11
)


class RingMapScreen(Screen):
    """Shows all bridges of the ring over the match, from the viewer's top lane on (R13.2)."""

    rule: ClassVar[str] = "R13.2"
    transparent: ClassVar[bool] = True
    # The own land lies at the left at the table, in every language.
    flips = False
    place = "match"
    keys: ClassVar[dict[str, str]] = {"map": ""}

    def __init__(self, services: Services, view: MatchView) -> None:
        super().__init__(services)
        self._table, self._names, self._words = view.table, view.names, view.board.names
        self._mood = view.board.mood
        table = self._table
        #: The seats at whose top lanes the bridges begin, the viewer's first.
        self.seats = (*table.field.sides[table.viewer :], *table.field.sides[: table.viewer])
        self._head = _TITLE
        self._make()

    def _make(self) -> None:
        """Make title and button, in the player's language."""
        self.widgets.clear()
        self.title = self.translate("ring_table.map_title")
        self.close = self.widgets.add(
            Button(self.translate("ring_table.map_close"), self._leave, icon="icons/cross")
        )
        self.widgets.focus(self.close)

    def retext(self) -> None:
        """Write everything again in another language."""
        self._make()

    def _leave(self) -> None:
        self.stack.pop()

    def handle_rest(self, intent: Intent) -> None:
        """Leave on "back", and on the key that opened the map."""
        if intent in (Command("back"), Command("map"), Command("pause")):
            self._leave()

    def spoken_opening(self) -> list[str]:
        """Return who stands at each bridge."""
        return [self.title, *(self._told(seat) for seat in self.seats)]

    def _told(self, seat: int) -> str:
        """Return in words who stands at the bridge from the top lane of a seat."""
        other = self._table.field.next_side[seat]
        rows = (seat, 0), (other, 1)
        return self.translate(
            "ring_table.bridge",
            first=self._names[seat],
            second=self._names[other],
            left=self._creatures(*rows[0]),
            right=self._creatures(*rows[1]),
        )

    def _creatures(self, side: int, lane: int) -> str:
        faces = self._table.faces()
        told = [
            self.translate("ring_table.creature", name=face.name, attack=face.attack,
                           health=face.health)
            for face in (faces[piece] for piece in self._table.sides[side].lanes[lane])
        ]  # fmt: skip
        return ", ".join(told) or self.translate("ring_table.nobody")

    # Places

    def resize(self, view: Viewport) -> None:
        """Lay out panel, lands and button."""
        width = min(_MOST[0], view.width - 2 * _EDGE)
        height = min(_MOST[1], view.height - 2 * _EDGE)
        self._box = view.centered((width, height))
        inside = width - 2 * _MARGIN
        self._head = head_height(view, self.title, inside, _TITLE)
        high, wide = button_height(), grown(_CLOSE)
        foot = self._box.bottom - Sizes.padding
        self.close.place((self._box.centerx - wide / 2, foot - high, wide, high))
        top = self._box.y + 12 + self._head + _HEAD_AWAY
        water = pygame.FRect(self._box.x + _MARGIN, top, inside, foot - high - Sizes.gap - top)
        plate = grown(_PLATE), sum(map(grown, _LINES)) + 2 * _INSET
        self.places = MapPlaces(water, len(self.seats), plate)

    # Picture

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the panel, the lands in the river, and the bridges with their creatures."""
        canvas.dim()
        draw_panel(canvas, self._box)
        title = (self._box.x + _MARGIN, self._box.y + 12, self._box.width - 2 * _MARGIN, self._head)
        draw_head(canvas, title, self.title)
        draw_water(canvas, self.places.box, self._mood, _WAVE)
        for step, seat in enumerate(self.seats):
            land = self.places.land(step)
            draw_map_land(canvas, land, seat, self._table.field, self._mood, 1.0)
        for step in range(len(self.seats)):
            self._draw_bridge(canvas, step)
        faces = self._table.faces()
        for step, seat in enumerate(self.seats):
            self._draw_seat(canvas, self.places.plate_of(step), seat)
            for lane in (TOP, BOTTOM):
                self._draw_row(canvas, self.places.row(step, lane), (seat, lane), faces)

    def _draw_bridge(self, canvas: Canvas, step: int) -> None:
        ends = sorted((step, (step + 1) % len(self.seats)), key=self._from_upper_left)
        first, second = (land_of(self._table.field, self.seats[end]) for end in ends)
        draw_stone_bridge(canvas, self.places.bridge(step), (first, second), self._mood)

    def _from_upper_left(self, step: int) -> tuple[float, float]:
        land = self.places.land(step)
        return land.x, land.y

    def _draw_seat(self, canvas: Canvas, box: pygame.FRect, seat: int) -> None:
        table, lit = self._table, self._table.active == seat
        canvas.fill(box, Colours.night, radius=Sizes.radius, alpha=205)
        canvas.frame(
            box,
            Colours.gold if lit else Colours.sides[seat],
            width=2.6 if lit else 1.4,
            radius=Sizes.radius,
        )
        radius = min(_EMBLEM, box.height / 2 - _INSET)
        draw_emblem(canvas, seat, (box.x + _INSET + radius, box.centery), radius)
        left = box.x + 2 * _INSET + 2 * radius
        top, (name, life) = box.y + _INSET, map(grown, _LINES)
        room = box.right - _INSET - left
        canvas.text(self._names[seat], (left, top, room, name), _NAME, colour=Colours.sides[seat])
        side = table.sides[seat]
        words = f"{self._words[side.fort]} {side.life}"
        canvas.text(words, (left, top + name, room, life), _LIFE)

    def _draw_row(
        self, canvas: Canvas, row: MapRow, who: tuple[int, int], faces: dict[Piece, CardFace]
    ) -> None:
        """Draw a row from the bridge outwards."""
        side, lane = who
        pieces, box = self._table.sides[side].lanes[lane], row.box
        if not pieces:
            return
        room = box.width - _AT_BRIDGE
        most = (room + _GAP) / len(pieces) - _GAP
        width = min(_LARGEST, (box.height - 2 * _INSET) / CARD_SHAPE, most)
        small = width < _SMALL
        paint, high = (map_token, _LARGEST) if small else (token, width)
        height = min(box.height - 2 * _INSET, high * CARD_SHAPE)
        for number, piece in enumerate(pieces):
            away = _AT_BRIDGE + number * (width + _GAP)
            left = box.right - away - width if row.ahead > 0 else box.x + away
            spot = pygame.FRect(left, box.centery - height / 2, width, height)
            canvas.shadow(spot, spread=6, drop=3)
            canvas.blit(paint(canvas, faces[piece], width, height), spot.topleft)
            if piece.card is not None:
                canvas.add_hit_region(spot, ShownCard(piece.card, faces[piece], side=side))


#: The key that opens the map.
KEY = "map"


class MapOpener(TablePart):
    """Shows the map of the ring large over the match."""

    def __init__(self, tools: TableTools, push: Callable[[Scene], None]) -> None:
        super().__init__(tools)
        self._push = push
        self.area = tools.widgets.add(HintArea())
        self.area.hint = self._view.translate("ring_table.map_hint")

    def open(self) -> None:
        """Show the map large."""
        self._tools.hands.let_go()
        self._push(RingMapScreen(self._services, self._view))

    def command(self, name: str) -> bool:
        """Open the map on its key."""
        if name == KEY:
            self.open()
        return name == KEY

    def opens(self, pos: Point) -> Callable[[], None] | None:
        """Return what opens the map, where it lies."""
        layout = self._view.layout
        return self.open if layout.map.box.holds(pos) else None

    def place(self, _view: Viewport, layout: Layout) -> None:
        """Tell of the map where it lies."""
        self.area.place(layout.map.box)
