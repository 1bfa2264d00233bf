"""The table drawn: land, trays, cards, and the marks of what can be done with them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

import pygame

from game.kit import Alphas, Canvas, Colour, Colours
from game.rules import LEFT, REACH, RIGHT, Card

from ..card_faces import BACK_FACE, CardFace, card_face
from ..cards import card_view
from ..cards.hand_marks import draw_hindrance, out_of_reach
from ..cards.highlight_marks import (
    ATTACKER,
    FAR,
    FOCUS,
    PLAYABLE,
    SAFE,
    TARGET,
    VICTIM,
    draw_count,
    draw_mark_shape,
    draw_pip,
    draw_reach_end,
    draw_safe,
)
from ..cards.name_plate import draw_name_plate
from ..effects import Effect
from ..forecast.creature_outcomes import draw_creature_outcomes, draw_veils
from ..forecast.danger_sign import DangerView, draw_danger
from ..forecast.forecast_icons import draw_label
from ..forecast.forecast_view import ForecastView, SignStyle
from ..forecast.open_lanes import draw_lane_ways
from ..forecast.pairings import Pairing, draw_pairing
from ..forecast.stronghold_outcomes import draw_stronghold_outcomes
from ..hud.message_band import draw_forecast_band
from ..layout import HAND_WIDTH, PLACES, TOKEN_WIDTH, Box, Layout, Spot
from ..table import Piece, Table, TableSide
from .aiming import Pointing, draw_aim
from .attack_numbers import draw_order
from .board_ambient import DAY, board_ambient_layer
from .stronghold_ruler import draw_rulers

_SAFE_COLOUR: Colour = (196, 198, 210)
_MARKS: dict[str, Colour] = {
    PLAYABLE: Colours.playable,
    TARGET: Colours.target,
    ATTACKER: Colours.attacker,
    VICTIM: Colours.victim,
    SAFE: _SAFE_COLOUR,
    FOCUS: Colours.focus,
}
#: How far the number of a card in reach is from its foot.
_PIP_AWAY = 10.0
#: A creature that is brought to a lane: its size, and how clear it is.
_HELD, _HELD_ALPHA = 0.84, 205
#: The ground of what is written over a piece, and how far that is from it, in either lane.
_SAID: Colour = (44, 44, 62)
_SAID_AWAY, _SAID_AWAY_LOWER = 20.0, 38.0


@dataclass
class Marks:
    """What is to be pointed out on the table.

    ``cards`` maps pieces of the hand to PLAYABLE or why they are not; ``pieces``
    maps pieces to the marks around them, ``safe`` those that an incantation leaves whole to
    the ability that does it; ``lanes`` are the lanes a creature may
    go to, ``lane`` the one it would go to now. ``raised`` is held up from the
    hand, ``aim`` where it points, ``said`` what is written over a piece;
    ``forecast_view`` is what is foretold, ``danger`` what threatens the viewer,
    ``pairing`` whom the creature that is looked at attacks; ``named`` is that creature.
    ``reach`` is written where the cards in reach end.
    """

    cards: dict[Piece, str] = field(default_factory=dict)
    pieces: dict[Piece, str] = field(default_factory=dict)
    safe: dict[Piece, str] = field(default_factory=dict)
    said: tuple[Piece, str] | None = None
    aim: Pointing | None = None
    lanes: tuple[tuple[int, int], ...] = ()
    lane: tuple[int, int] | None = None
    raised: Piece | None = None
    held: Piece | None = None
    focused: Piece | None = None
    named: Piece | None = None
    reach: str = ""
    forecast_view: ForecastView | None = None
    danger: DangerView | None = None
    pairing: Pairing | None = None

    @property
    def to_play(self) -> Piece | None:
        """The raised card, if it can be played."""
        piece = self.raised
        return piece if piece is not None and self.cards.get(piece) == PLAYABLE else None

    @property
    def looks_ahead(self) -> bool:
        """Whether the next turn is shown, which tells the danger at large."""
        return self.forecast_view is not None and self.forecast_view.ahead

    @property
    def told(self) -> tuple[ForecastView | None, DangerView | None]:
        """What is foretold, and what threatens."""
        return self.forecast_view, self.danger


class BoardView:
    """Draws a table. ``names`` are the words for Bastion and Fort."""

    def __init__(self, table: Table, names: tuple[str, str], mood: str = DAY) -> None:
        self.table = table
        self.names = names
        self.ambient = board_ambient_layer(mood)
        self._met: set[Card] = set()

    def draw(
        self, canvas: Canvas, layout: Layout, marks: Marks, below: Iterable[Effect] = ()
    ) -> None:
        """Draw land, trays and cards; the effects ``below`` under the cards that are lifted."""
        self.ambient.draw(canvas)
        if marks.forecast_view is not None and marks.forecast_view.ahead:
            draw_forecast_band(canvas, layout, marks.forecast_view)
        self._lanes(canvas, layout, marks)
        self._trays(canvas, layout)
        faces = self.table.unit_faces(LEFT) | self.table.unit_faces(RIGHT)
        late: list[Piece] = []
        for piece in self.table.pieces():
            if piece in (marks.raised, marks.held, marks.focused) or piece.depth:
                late.append(piece)
            else:
                self._piece(canvas, piece, faces, marks)
        draw_rulers(canvas, layout, self.table, marks.told, marks.to_play)
        draw_order(canvas, self.table.order)
        for effect in below:
            effect.draw(canvas)
        if marks.forecast_view is not None:
            # Over the creatures, and under the card that comes to them; but the outcomes over both.
            for piece in [piece for piece in late if piece.unit is not None]:
                late.remove(piece)
                self._piece(canvas, piece, faces, marks)
            draw_veils(canvas, layout, self.table, marks.forecast_view)
        for piece in late:
            self._piece(canvas, piece, faces, marks)
        self._foretold(canvas, layout, marks)
        self._aims(canvas, layout, marks)
        self._reach(canvas, marks)
        self._meet(canvas)

    def _foretold(self, canvas: Canvas, layout: Layout, marks: Marks) -> None:
        """Draw what is to come: who attacks whom, what threatens, and how it ends."""
        if marks.pairing is not None:
            draw_pairing(canvas, self.table, marks.pairing)
        if marks.danger is not None and not marks.looks_ahead:
            draw_danger(canvas, self.table, marks.danger)
        if marks.forecast_view is not None:
            draw_lane_ways(canvas, layout, self.table, marks.forecast_view)
            draw_creature_outcomes(canvas, layout, self.table, marks.forecast_view)
            draw_stronghold_outcomes(canvas, layout, self.table, marks.forecast_view)

    def _aims(self, canvas: Canvas, layout: Layout, marks: Marks) -> None:
        """Draw who is looked at, who stays whole and why, and where the held card points."""
        named = marks.named
        if named is not None and named.card is not None and named.unit is not None:
            draw_name_plate(canvas, named.card, named.spot)
        for piece, ability in marks.safe.items():
            draw_safe(canvas, piece.spot, ability)
        if marks.aim is not None:
            draw_aim(canvas, marks.aim)
        if marks.said is not None:
            piece, words = marks.said
            look = SignStyle(_SAFE_COLOUR, _SAID)
            draw_label(canvas, words, _above(layout, piece.spot), _ban_icon, look)

    def _meet(self, canvas: Canvas) -> None:
        """Paint one card of the hands ahead: all at once, when a hand is turned up, take long."""
        cards = (piece.card for side in self.table.sides for piece in side.hand)
        card = next((card for card in cards if card is not None and card not in self._met), None)
        if card is not None:
            self._met.add(card)
            card_view.hand_card(canvas, card_face(card), HAND_WIDTH)

    def _lanes(self, canvas: Canvas, layout: Layout, marks: Marks) -> None:
        for side, lane in marks.lanes:
            box = layout.lane(side, lane)
            chosen = (side, lane) == marks.lane
            inner = pygame.FRect(box).inflate(-8, 0)
            canvas.fill(inner, Colours.target, radius=12, alpha=70 if chosen else 30)
            width = 3.0 if chosen else 1.6
            canvas.frame(
                inner, Colours.target, width=width, radius=12, alpha=255 if chosen else 150
            )
            count = len(self.table.sides[side].lanes[lane])
            if chosen:
                self._slot(canvas, layout.token(side, lane, count, count + 1))

    def _slot(self, canvas: Canvas, spot: Spot) -> None:
        """Mark where a creature would stand: a frame with a chevron, not colour alone."""
        canvas.glow(spot.rect, Colours.target, strength=170, filled=False)
        canvas.frame(spot.rect, Colours.target, width=3, radius=10)
        x, y, r = spot.x, spot.y, min(18.0, spot.width / 3)
        canvas.polygon(
            [(x - r, y - r * 0.3), (x, y + r * 0.7), (x + r, y - r * 0.3),
             (x + r, y - r * 0.9), (x, y + r * 0.1), (x - r, y - r * 0.9)],
            Colours.target,
        )  # fmt: skip

    def _trays(self, canvas: Canvas, layout: Layout) -> None:
        for number, side in enumerate(self.table.sides):
            if side.ai:
                self._piles(canvas, layout, side)
                continue
            count = len(side.hand) + 1
            own = number == self.table.viewer
            box = layout.tray if own else layout.other_tray
            canvas.nine_patch("ui/panel_wood", box, corner=20)
            place = layout.hand if own else layout.other_row
            for index in range(count, PLACES):
                self._bare_place(canvas, place(index, count), box)

    @staticmethod
    def _bare_place(canvas: Canvas, spot: Spot, tray: Box) -> None:
        """Draw a place of a tray that no card lies on: a shallow hollow in its wood."""
        hollow = pygame.FRect(spot.rect).inflate(-8, -8)
        over = max(0.0, tray.y + 12 - hollow.y)
        hollow.y, hollow.height = hollow.y + over, hollow.height - over
        canvas.fill(hollow, Colours.shadow, radius=7, alpha=70)
        canvas.frame(hollow, Colours.bronze, width=1, radius=7, alpha=90)

    def _piles(self, canvas: Canvas, layout: Layout, side: TableSide) -> None:
        """Draw the AI's deck and discard pile, as thick as they are, with their numbers."""
        canvas.nine_patch("ui/panel_wood", layout.ai_tray, corner=20)
        top = side.discard[-1] if side.discard else None
        piles = (
            (layout.ai_deck, side.deck, BACK_FACE),
            (layout.ai_discard, len(side.discard), card_face(top) if top else None),
        )
        for spot, count, face in piles:
            canvas.fill(spot.rect, Colours.shadow, radius=6, alpha=Alphas.shadow)
            if face is not None and count:
                picture = card_view.hand_card(canvas, face, spot.width)
                for layer in range(min(4, (count + 5) // 6) - 1, -1, -1):
                    place = (spot.x + layer * 2, spot.y - layer * 2)
                    canvas.blit(picture, place, centered=True)
            draw_count(canvas, (spot.x, spot.y + spot.height / 2 - 12), count)
        x, y, width, _ = layout.ai_discard.rect
        canvas.image("icons/pile", (x + width - 16, y - 7, 24, 24))

    def _piece(
        self, canvas: Canvas, piece: Piece, faces: dict[Piece, CardFace], marks: Marks
    ) -> None:
        if piece.alpha <= 0 or piece.width <= 0:
            return
        spot = piece.spot
        alpha = round(piece.alpha)
        if marks.held is piece and marks.lane is not None:
            # Small and clear: the land that it is brought to stays to be seen.
            spot = Spot(spot.x, spot.y, spot.width * _HELD, spot.height * _HELD)
            alpha = alpha * _HELD_ALPHA // 255
        elif marks.raised is piece and marks.held is not piece:
            spot = spot.raised
        face = faces.get(piece)
        squeeze = abs(2 * piece.turned - 1)
        state = marks.cards.get(piece)
        far = state == FAR
        surface = self._surface(canvas, piece, face, spot, still=marks.raised is piece, far=far)
        if alpha > 200:
            shade = pygame.FRect(spot.rect)
            if squeeze < 0.98:
                shade.inflate_ip(shade.width * (squeeze - 1), 0)
            covered = squeeze >= 0.98 and alpha == 255 and not piece.angle
            canvas.shadow(_stepped(shade), spread=9, drop=5, strength=110, covered=covered)
        self._halo(canvas, piece, spot, marks, state)
        if squeeze < 0.98:
            width = max(1, round(surface.get_width() * squeeze))
            surface = pygame.transform.scale(surface, (width, surface.get_height()))
        if piece.angle:
            surface = canvas.turned(surface, (face or id(piece.card), squeeze), piece.angle)
        canvas.blit(surface, (spot.x, spot.y), alpha=alpha, centered=True)
        if state not in (None, PLAYABLE) and piece.card is not None:
            missing = piece.card.cost - self.table.left
            draw_hindrance(canvas, spot, state, piece.card.cost, missing)

    def _surface(
        self,
        canvas: Canvas,
        piece: Piece,
        face: CardFace | None,
        spot: Spot,
        *,
        still: bool,
        far: bool,
    ) -> pygame.Surface:
        """Return what a piece shows at its size now, one that is ``far`` without colours.

        While the size changes a picture of another size is scaled: painting takes much longer.
        """
        goal = piece.goal
        still = still or (spot.width, spot.height) == (goal.width, goal.height)
        if face is not None and piece.turned >= 0.5:
            width, height = spot.width, spot.height
            if not still:
                # One that comes from far is whole until it is nearly as narrow as its place.
                near = spot.width < (goal.width + TOKEN_WIDTH) / 2
                width, height = goal.width if near else TOKEN_WIDTH, goal.height
            surface = card_view.token(canvas, face, width, height)
        else:
            width = spot.width if still else max(goal.width, HAND_WIDTH)
            paint = out_of_reach if far else card_view.hand_card
            surface = paint(canvas, self.table.face(piece, self.names), width)
        size = canvas.view.size_px((spot.width, spot.height))
        if still or surface.get_size() == size:
            return surface
        return pygame.transform.smoothscale(surface, size)

    def _halo(
        self, canvas: Canvas, piece: Piece, spot: Spot, marks: Marks, state: str | None
    ) -> None:
        mark = marks.pieces.get(piece)
        if mark is not None:
            colour = _MARKS[mark]
            canvas.glow(spot.rect, colour, strength=230, spread=15)
            canvas.frame(pygame.FRect(spot.rect).inflate(6, 6), colour, width=3, radius=11)
            draw_mark_shape(canvas, mark, spot, colour)
        elif state == PLAYABLE:
            raised = piece is marks.raised
            colour = Colours.attention if raised else Colours.playable
            canvas.glow(spot.rect, colour, strength=210 if raised else 165, spread=12)
        if piece is marks.focused:
            canvas.frame(pygame.FRect(spot.rect).inflate(10, 10), Colours.focus, width=3, radius=12)

    def _reach(self, canvas: Canvas, marks: Marks) -> None:
        """Give the cards in reach their numbers (R1), and show where the reach ends."""
        side = self.table.sides[self.table.viewer]
        if side.ai or self.table.concealed or self.table.active != self.table.viewer:
            return
        for index, piece in enumerate(side.hand[:REACH]):
            if piece.depth or piece is marks.held:
                continue
            spot = piece.spot.raised if piece is marks.raised else piece.spot
            foot = spot.y + spot.height / 2 - _PIP_AWAY
            draw_pip(canvas, (spot.x, foot), str(index + 1), piece in marks.cards)
        if marks.reach and len(side.hand) > REACH:
            last, first = side.hand[REACH - 1].goal, side.hand[0].goal
            right = (last.x + side.hand[REACH].goal.x) / 2
            if side.place == REACH:
                # The stronghold stands between them, and is no card in reach.
                right = last.x + last.width / 2 + 2
            draw_reach_end(canvas, right, first.y - first.height / 2, first.height, marks.reach)


def _above(layout: Layout, spot: Spot) -> tuple[float, float]:
    """Return the middle of what is written over a creature, beside the signs of the forecast."""
    # Those of the lower lane may be at the heads.
    lower = spot.y > layout.height / 2
    return spot.x, spot.y - spot.height / 2 - (_SAID_AWAY_LOWER if lower else _SAID_AWAY)


def _ban_icon(canvas: Canvas, box: pygame.FRect) -> None:
    canvas.image("icons/ban", box)


def _stepped(rect: pygame.FRect) -> pygame.FRect:
    """Return a rectangle in steps of size: a soft shadow needs no more, and each is painted."""
    size = round(rect.width / 4) * 4, round(rect.height / 4) * 4
    return pygame.FRect(rect.centerx - size[0] / 2, rect.centery - size[1] / 2, *size)
