"""The map of the ring, large: every bridge with the creatures at both of its ends."""

from collections.abc import Callable
from typing import ClassVar

import pygame

from game.board import (
    CardFace,
    Layout,
    Piece,
    Road,
    ShownCard,
    draw_coast_land,
    draw_emblem,
    draw_map_prop,
    draw_roads,
    draw_sea,
    draw_stone_bridge,
    draw_stronghold,
    land_of,
    map_token,
    token,
)
from game.kit import (
    Canvas,
    Colours,
    Drawn,
    HintArea,
    Item,
    Panel,
    PanelHead,
    Point,
    Scene,
    Sizes,
    Space,
    Viewport,
    box_at,
    grown,
    text_style,
)
from game.rules import BOTTOM, TOP

from ..common import Screen
from ..match.match_view import MatchView
from ..match.table_part import TablePart, TableTools
from ..services import Services
from .map_places import GAP, CardForm, MapPlaces, MapRow, Room, form_of

#: The panel at most, how far it stays off the window's edge, and what is around the lands.
_MOST, _EDGE, _MARGIN = (1240.0, 860.0), 10.0, 18.0
_TITLE, _CLOSE, _HEAD_AWAY = 44.0, 190.0, 6.0
#: A seat's plate: how wide, its emblem's radius, its two lines; how far a row is off its bridge.
_PLATE, _EMBLEM, _LINES, _AT_BRIDGE = 200.0, 28.0, (25.0, 20.0), 26.0
_INSET = 6.0
#: What stands at the two sides of a stronghold.
_CAMP = "tent", "cart"
_NAME = text_style.NAME.with_changes(
    size=20, align="left", valign="middle", fit=True, floor=11, outline=2.0
)
_LIFE = text_style.STRONG.with_changes(
    size=15.5, align="left", valign="middle", fit=True, floor=11, outline=1.6, colour=Colours.light
)


class RingMapScreen(Screen):
    """Shows all bridges of the ring over the match, from the viewer's top lane on (R13.2)."""

    rule: ClassVar[str] = "R13.2"
    transparent: ClassVar[bool] = True
    # The own land lies at the left at the table, in every language.
    flips = False
    place = "match"
    keys: ClassVar[dict[str, str]] = {"map": ""}
    closing = ("back", "map", "pause")

    def __init__(self, services: Services, view: MatchView) -> None:
        super().__init__(services)
        self._table, self._names, self._words = view.table, view.names, view.board.names
        self._mood = view.board.mood
        table = self._table
        #: The seats at whose top lanes the bridges begin, the viewer's first.
        self.seats = (*table.field.sides[table.viewer :], *table.field.sides[: table.viewer])
        self.remake()

    def make(self) -> None:
        """Make title and button."""
        self.title = self.translate("ring_table.map_title")
        self.close = self.add_button("ring_table.map_close", self.go_back, "cross")

    def spoken_opening(self) -> list[str]:
        """Return who stands at each bridge."""
        return [self.title, *(self._told(seat) for seat in self.seats)]

    def _told(self, seat: int) -> str:
        other = self._table.field.next_side[seat]
        return self.translate(
            "ring_table.bridge",
            first=self._names[seat],
            second=self._names[other],
            left=self._creatures(seat, TOP),
            right=self._creatures(other, BOTTOM),
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
        lands = Drawn(self._draw_lands, spring=1.0)
        self.body = Panel(
            PanelHead(self.title, _TITLE),
            Space(_HEAD_AWAY),
            lands,
            Item(self.close, wide=grown(_CLOSE)),
            edge=_MARGIN,
            tall=(12.0, Sizes.padding),
        )
        size = min(_MOST[0], view.width - 2 * _EDGE), min(_MOST[1], view.height - 2 * _EDGE)
        self.body.place(view, view.centered(size))
        plate = grown(_PLATE), sum(map(grown, _LINES)) + 2 * _INSET
        self.places = MapPlaces(lands.area, len(self.seats), plate)

    # Picture

    def _draw_lands(self, canvas: Canvas, box: pygame.FRect) -> None:
        draw_sea(canvas, box, self._mood)
        with canvas.clip(box):
            for step, seat in enumerate(self.seats):
                draw_coast_land(canvas, self.places.land(step), seat, self._table.field, self._mood)
        draw_roads(canvas, self._roads(), self._mood)
        for step in range(len(self.seats)):
            self._draw_bridge(canvas, step)
        for step, seat in enumerate(self.seats):
            for name, foot in zip(_CAMP, self.places.camp_of(step), strict=True):
                draw_map_prop(canvas, name, foot, land_of(self._table.field, seat), self._mood)
        faces = self._table.faces()
        for step, seat in enumerate(self.seats):
            draw_stronghold(canvas, self._table, seat, self.places.building(step), self._mood)
        for step, seat in enumerate(self.seats):
            self._draw_seat(canvas, self.places.plate_of(step), seat)
            for lane in (TOP, BOTTOM):
                self._draw_row(canvas, self.places.row(step, lane), (seat, lane), faces)

    def _roads(self) -> tuple[Road, ...]:
        field = self._table.field
        return tuple(
            Road(land_of(field, seat), points)
            for step, seat in enumerate(self.seats)
            for points in self.places.roads_of(step)
        )

    @property
    def _form(self) -> CardForm:
        """Return the form of all creatures, which stand alike on every land."""
        sides = self._table.sides
        return form_of([
            (len(sides[seat].lanes[lane]), _room(self.places.row(step, lane)))
            for step, seat in enumerate(self.seats)
            for lane in (TOP, BOTTOM)
        ])  # fmt: skip

    def _draw_bridge(self, canvas: Canvas, step: int) -> None:
        ends = step, (step + 1) % len(self.seats)
        in_order = sorted(ends, key=lambda end: tuple(self.places.land(end).topleft))
        first, second = (land_of(self._table.field, self.seats[end]) for end in in_order)
        draw_stone_bridge(canvas, self.places.bridge(step), (first, second), self._mood)

    def _draw_seat(self, canvas: Canvas, box: pygame.FRect, seat: int) -> None:
        """Draw emblem, name and life over a shadow; the emblem of who plays shines."""
        side, lit = self._table.sides[seat], self._table.active == seat
        words = self._names[seat], f"{self._words[side.fort]} {side.life}"
        radius, (name, life) = min(_EMBLEM, box.height / 2), map(grown, _LINES)
        before = 2 * (radius + _INSET)
        wanted = max(
            canvas.text_size(line, style)[0]
            for line, style in zip(words, (_NAME, _LIFE), strict=True)
        )
        room = min(wanted + 4, box.width - before)
        left = box.centerx - (before + room) / 2
        behind = pygame.FRect(left + radius, box.y, room + before - radius, box.height)
        canvas.glow(behind.inflate(-14, -18), Colours.night, strength=215, spread=18, radius=16)
        middle = left + radius, box.centery
        if lit:
            light = box_at(middle, 2 * radius - 4)
            canvas.glow(light, Colours.gold, strength=255, spread=14, radius=radius)
            canvas.circle(middle, radius + 2.5, Colours.gold)
        draw_emblem(canvas, seat, middle, radius)
        colour = Colours.gold if lit else Colours.sides[seat]
        top = box.y + _INSET
        canvas.text(words[0], (left + before, top, room, name), _NAME, colour=colour)
        canvas.text(words[1], (left + before, top + name, room, life), _LIFE)

    def _draw_row(
        self, canvas: Canvas, row: MapRow, who: tuple[int, int], faces: dict[Piece, CardFace]
    ) -> None:
        side, lane = who
        pieces, form = self._table.sides[side].lanes[lane], self._form
        if not pieces:
            return
        ranks = form.ranks(len(pieces), _room(row))
        abreast = -(-len(pieces) // ranks)
        top = row.box.centery - (ranks * (form.height + GAP) - GAP) / 2
        paint = token if form.whole else map_token
        for number, piece in enumerate(pieces):
            rank, place = divmod(number, abreast)
            away = _AT_BRIDGE + place * (form.width + GAP)
            left = row.box.right - away - form.width if row.ahead > 0 else row.box.x + away
            spot = pygame.FRect(left, top + rank * (form.height + GAP), form.width, form.height)
            canvas.shadow(spot, spread=6, drop=3)
            canvas.blit(paint(canvas, faces[piece], form.width, form.height), spot.topleft)
            if piece.card is not None:
                canvas.add_hit_region(spot, ShownCard(piece.card, faces[piece], side=side))


def _room(row: MapRow) -> Room:
    """Return what a row has for its creatures, off its bridge and off the coast."""
    return row.box.width - _AT_BRIDGE, row.box.height - 2 * _INSET


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
        return self.open if self._view.layout.map.box.holds(pos) else None

    def place(self, _view: Viewport, layout: Layout) -> None:
        """Tell of the map where it lies."""
        self.area.place(layout.map.box)
