"""The map of the ring, large: every bridge with the creatures at both of its ends."""

from __future__ import annotations

from typing import ClassVar

import pygame

from game.board import CARD_SHAPE, CardFace, Piece, ShownCard, draw_emblem, token
from game.kit import (
    Button,
    Canvas,
    Colours,
    Command,
    Intent,
    Sizes,
    Viewport,
    button_height,
    draw_head,
    draw_panel,
    grown,
    head_height,
    text_style,
)

from ..common.screen import Screen
from ..match.match_view import MatchView
from ..services import Services

#: The panel at most, how far off the window's edge it stays, and what is around the bridges.
_MOST, _EDGE, _MARGIN = (1240.0, 860.0), 10.0, 22.0
_TITLE, _CLOSE, _HEAD_AWAY = 48.0, 190.0, 8.0
#: The column of a seat's emblem and name, the bridge between two rows, and between two cards.
_SEAT, _BRIDGE, _GAP = 148.0, 74.0, 4.0
_EMBLEM, _LARGEST = 19.0, 84.0
_APART, _INSET = 8.0, 8.0
_NAME = text_style.STRONG.with_changes(size=16, align="center", valign="top", fit=True, floor=11)
_LIFE = text_style.CAPTION.with_changes(size=14, align="center", valign="top", fit=True, floor=11)
_EMPTY = text_style.CAPTION.with_changes(size=15, align="center", valign="middle", fit=True)


class RingMapScreen(Screen):
    """Shows all bridges of the ring over the match, from the viewer's top lane on (R13.2)."""

    rule: ClassVar[str] = "R13.2"
    transparent: ClassVar[bool] = True
    place = "match"
    keys: ClassVar[dict[str, str]] = {"map": ""}

    def __init__(self, services: Services, view: MatchView) -> None:
        super().__init__(services)
        self._table, self._names, self._words = view.table, view.names, view.board.names
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
        """Lay out panel, bridges and button."""
        width = min(_MOST[0], view.width - 2 * _EDGE)
        height = min(_MOST[1], view.height - 2 * _EDGE)
        self._box = view.centered((width, height))
        inside = width - 2 * _MARGIN
        self._head = head_height(view, self.title, inside, _TITLE)
        high, wide = button_height(), grown(_CLOSE)
        foot = self._box.bottom - Sizes.padding
        self.close.place((self._box.centerx - wide / 2, foot - high, wide, high))
        top = self._box.y + 12 + self._head + _HEAD_AWAY
        room = foot - high - Sizes.gap - top
        self._strip = room / len(self.seats)
        self._top = top

    def strip(self, number: int) -> pygame.FRect:
        """Return the place of a bridge with both its rows."""
        return pygame.FRect(
            self._box.x + _MARGIN,
            self._top + number * self._strip,
            self._box.width - 2 * _MARGIN,
            self._strip - _APART,
        )

    # Picture

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the panel and the bridges."""
        canvas.dim()
        draw_panel(canvas, self._box)
        title = (self._box.x + _MARGIN, self._box.y + 12, self._box.width - 2 * _MARGIN, self._head)
        draw_head(canvas, title, self.title)
        faces = self._table.faces()
        for number, seat in enumerate(self.seats):
            self._draw_strip(canvas, self.strip(number), seat, faces)

    def _draw_strip(
        self, canvas: Canvas, box: pygame.FRect, seat: int, faces: dict[Piece, CardFace]
    ) -> None:
        other = self._table.field.next_side[seat]
        canvas.fill(box, Colours.well, radius=Sizes.radius, alpha=150)
        bridge = pygame.FRect(0, 0, _BRIDGE, 12)
        bridge.center = box.center
        canvas.box(bridge, Colours.bronze, Colours.night, width=2, radius=5)
        seat_wide = grown(_SEAT)
        self._draw_seat(canvas, pygame.FRect(box.x, box.y, seat_wide, box.height), seat)
        right = pygame.FRect(box.right - seat_wide, box.y, seat_wide, box.height)
        self._draw_seat(canvas, right, other)
        room = (box.width - _BRIDGE) / 2 - seat_wide - _INSET
        left_row = pygame.FRect(bridge.left - room - 4, box.y, room, box.height)
        right_row = pygame.FRect(bridge.right + 4, box.y, room, box.height)
        self._draw_row(canvas, left_row, (seat, 0), faces, towards=-1)
        self._draw_row(canvas, right_row, (other, 1), faces, towards=1)

    def _draw_seat(self, canvas: Canvas, box: pygame.FRect, seat: int) -> None:
        table, colour = self._table, Colours.sides[seat]
        edge = box.inflate(-6, -6)
        canvas.fill(edge, Colours.sides_deep[seat], radius=Sizes.radius, alpha=170)
        lit = table.active == seat
        canvas.frame(edge, Colours.gold if lit else colour, width=2.4 if lit else 1.2,
                     radius=Sizes.radius)  # fmt: skip
        line, small = grown(21.0), grown(18.0)
        top = edge.centery - (2 * _EMBLEM + line + small) / 2
        draw_emblem(canvas, seat, (edge.centerx, top + _EMBLEM), _EMBLEM)
        y = top + 2 * _EMBLEM + 2
        canvas.text(self._names[seat], (edge.x + 4, y, edge.width - 8, line), _NAME)
        side = table.sides[seat]
        words = f"{self._words[side.fort]} {side.life}"
        canvas.text(words, (edge.x + 4, y + line, edge.width - 8, small), _LIFE)

    def _draw_row(
        self,
        canvas: Canvas,
        box: pygame.FRect,
        row: tuple[int, int],
        faces: dict[Piece, CardFace],
        *,
        towards: int,
    ) -> None:
        """Draw a row from the bridge outwards; ``towards`` is −1 to the left, 1 to the right."""
        side, lane = row
        pieces = self._table.sides[side].lanes[lane]
        if not pieces:
            canvas.text(self.translate("ring_table.nobody"), box, _EMPTY)
            return
        high = box.height - 2 * _INSET
        most = (box.width + _GAP) / len(pieces) - _GAP
        width = min(_LARGEST, high / CARD_SHAPE, most)
        height = min(high, _LARGEST * CARD_SHAPE)
        for number, piece in enumerate(pieces):
            away = number * (width + _GAP)
            left = box.x + away if towards > 0 else box.right - width - away
            spot = pygame.FRect(left, box.centery - height / 2, width, height)
            canvas.shadow(spot, spread=6, drop=3)
            canvas.blit(token(canvas, faces[piece], width, height), spot.topleft)
            if piece.card is not None:
                canvas.add_hit_region(spot, ShownCard(piece.card, faces[piece], side=side))
