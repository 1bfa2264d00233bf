"""A piece of the table drawn: its card, its shadow, and the mark that the scene gives it."""

from collections.abc import Hashable
from dataclasses import dataclass, field

import pygame

from game.content import Strings
from game.kit import Canvas, Colour, Colours, draw_ring, paint_oval

from ..card_faces import CardFace
from ..cards import card_view
from ..cards.card_pictures import map_coin
from ..cards.highlight_marks import (
    ATTACKER,
    FAR,
    FOCUS,
    PLAYABLE,
    SAFE,
    TARGET,
    TOLD,
    VICTIM,
    draw_hindrance,
    draw_mark_shape,
    out_of_reach,
)
from ..cards.inspector import Inspected, ShownCard, explained, shown_stronghold
from ..forecast.danger_sign import DangerView, Pairing
from ..forecast.forecast_view import ForecastView
from ..layout import HAND_WIDTH, SMALL_BELOW
from ..spots import CARD_SHAPE, Spot
from ..table import Table
from ..table_side import Piece
from .breath import Breath
from .line_marks import LineMarks, Pointing


@dataclass
class Marks:
    """All that is to be pointed out on the table.

    ``cards`` maps pieces of the hand to PLAYABLE or why they are not; ``pieces``
    maps pieces to the marks around them, ``safe`` those that an incantation leaves whole to
    the ability that does it; ``lanes`` are the lanes a creature may
    go to, ``lane`` the one it would go to now. ``raised`` is held up from the
    hand, ``aim`` where it points, ``said`` what is written over a piece;
    ``forecast_view`` is what is foretold, ``danger`` what threatens the viewer,
    ``pairing`` whom the creature that is looked at attacks; ``named`` is that creature.
    ``logged`` is what the line of the log that is looked at speaks of;
    ``reach`` is written where the cards in reach end; ``framed`` is a place that is told of, and
    how clear the frame around it is.
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
    framed: tuple[pygame.FRect, int] | None = None
    forecast_view: ForecastView | None = None
    danger: DangerView | None = None
    pairing: Pairing | None = None
    logged: LineMarks | None = None

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
    def forecasts(self) -> tuple[ForecastView | None, DangerView | None]:
        """The forecast and the danger."""
        return self.forecast_view, self.danger


#: That of what stays whole; and of each mark.
SAFE_COLOUR: Colour = (196, 198, 210)
_COLOURS: dict[str, Colour] = {
    PLAYABLE: Colours.playable,
    TARGET: Colours.target,
    ATTACKER: Colours.attacker,
    VICTIM: Colours.victim,
    SAFE: SAFE_COLOUR,
    FOCUS: Colours.focus,
    TOLD: Colours.foretold,
}
#: How bright the light around a card that can be played is, and around one that is held up.
_LIT, _LIT_RAISED = 70, 210
#: A creature that is brought to a lane: its size, and how clear it is.
_HELD, _HELD_ALPHA = 0.84, 205
#: The shadow at the foot of a creature: how much wider than it, its height, and how dark.
_CONTACT, _CONTACT_CLEAR = (1.3, 13.0), 200


class PieceView:
    """Draws the pieces of a table. ``names`` are the words for Bastion and Fort.

    Pieces lower than ``shaded_from`` cast no shadow; ``breath`` raises some creatures.
    """

    def __init__(
        self, table: Table, names: tuple[str, str], shaded_from: float, breath: Breath
    ) -> None:
        self._table = table
        self._names = names
        self._shaded_from = shaded_from
        self._breath = breath

    def draw(
        self, canvas: Canvas, piece: Piece, faces: dict[Piece, CardFace], marks: Marks
    ) -> None:
        """Draw a piece with what is pointed out of it; ``faces`` are those of creatures in play."""
        if piece.alpha <= 0 or piece.width <= 0:
            return
        key = self._key(piece, faces.get(piece), marks)
        canvas.part(piece, key, lambda canvas: self._draw(canvas, piece, faces, marks))

    def _key(self, piece: Piece, face: CardFace | None, marks: Marks) -> Hashable:
        state = marks.cards.get(piece)
        return (
            *(piece.card, face, self._table.face(piece, self._names)),
            *(piece.spot, piece.goal[2:], piece.alpha, piece.turned, piece.angle),
            *(marks.held is piece and (True, marks.lane), marks.raised is piece),
            *(marks.focused is piece, marks.pieces.get(piece), state),
            self._breath.raised(piece),
            marks.logged is not None and piece in marks.logged.pieces,
            None if state in (None, PLAYABLE) else self._table.left,
        )

    def _draw(
        self, canvas: Canvas, piece: Piece, faces: dict[Piece, CardFace], marks: Marks
    ) -> None:
        spot, held = piece.spot, marks.held is piece
        alpha = round(piece.alpha)
        if held and marks.lane is not None:
            # Small and clear: the land that it is brought to stays to be seen.
            spot = Spot(spot.x, spot.y, spot.width * _HELD, spot.height * _HELD)
            alpha = alpha * _HELD_ALPHA // 255
        elif marks.raised is piece and not held:
            spot = spot.raised
        face = faces.get(piece)
        squeeze = abs(2 * piece.turned - 1)
        state = marks.cards.get(piece)
        # What is in hand has its colours, wherever it may be played.
        far = state == FAR and not held
        surface = self._surface(canvas, piece, face, spot, still=marks.raised is piece, far=far)
        if alpha > 200 and spot.height >= self._shaded_from:
            shade = pygame.FRect(spot.rect)
            if squeeze < 0.98:
                shade.inflate_ip(shade.width * (squeeze - 1), 0)
            covered = squeeze >= 0.98 and alpha == 255 and not piece.angle
            if piece.unit is not None:
                _draw_contact(canvas, spot)
            canvas.shadow(_stepped(shade), spread=9, drop=5, strength=135, covered=covered)
        self._halo(canvas, piece, spot, marks, state)
        if squeeze < 0.98:
            width = max(1, round(surface.get_width() * squeeze))
            surface = pygame.transform.scale(surface, (width, surface.get_height()))
        if piece.angle:
            surface = canvas.turned(surface, (face or id(piece.card), squeeze), piece.angle)
        canvas.blit(surface, (spot.x, spot.y), alpha=alpha, centered=True)
        if state not in (None, PLAYABLE) and piece.card is not None and not held:
            missing = piece.card.cost - self._table.left
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
            small = goal.height < SMALL_BELOW
            if height < SMALL_BELOW:
                coin = map_coin(canvas, face, width if still or not small else goal.width)
                side = canvas.view.length_px(min(width, height))
                return coin if still else pygame.transform.smoothscale(coin, (side, side))
            if small:
                width, height = HAND_WIDTH, HAND_WIDTH * CARD_SHAPE
            elif not still:
                # One that comes from far is whole until it is nearly as narrow as its place.
                whole = max(goal.width, goal.height / CARD_SHAPE)
                near = spot.width < (goal.width + whole) / 2
                width, height = goal.width if near else whole, goal.height
            raised = self._breath.raised(piece)
            surface = card_view.token(canvas, face, width, height, raised)
        else:
            width = spot.width if still else max(goal.width, HAND_WIDTH)
            paint = out_of_reach if far else card_view.hand_card
            surface = paint(canvas, self._table.face(piece, self._names), width)
        size = canvas.view.size_px((spot.width, spot.height))
        if still or surface.get_size() == size:
            return surface
        return pygame.transform.smoothscale(surface, size)

    def _halo(
        self, canvas: Canvas, piece: Piece, spot: Spot, marks: Marks, state: str | None
    ) -> None:
        logged = marks.logged is not None and piece in marks.logged.pieces
        mark = TOLD if logged else marks.pieces.get(piece)
        if mark is not None:
            colour = _COLOURS[mark]
            canvas.glow(spot.rect, colour, strength=230, spread=15)
            canvas.frame(pygame.FRect(spot.rect).inflate(6, 6), colour, width=3, radius=11)
            draw_mark_shape(canvas, mark, spot, colour)
        elif state == PLAYABLE:
            raised = piece is marks.raised
            colour = Colours.attention if raised else Colours.playable
            canvas.glow(spot.rect, colour, strength=_LIT_RAISED if raised else _LIT, spread=10)
            edge = pygame.FRect(spot.rect).inflate(5, 5)
            canvas.frame(edge.inflate(2, 2), Colours.night, width=4.4, radius=10)
            canvas.frame(edge, colour, width=2.4, radius=9)
        elif piece is self._table.sides[self._table.viewer].stronghold:
            # What is to be defended: gilded, whoever's turn it is.
            canvas.frame(pygame.FRect(spot.rect).inflate(5, 5), Colours.gold, width=2.5, radius=10)
        if piece is marks.focused:
            draw_ring(canvas, pygame.FRect(spot.rect).inflate(10, 10), width=3, radius=12)


def _draw_contact(canvas: Canvas, spot: Spot) -> None:
    """Draw the shadow with which a creature stands on the ground."""
    width = round(spot.width * _CONTACT[0] / 4) * 4
    shade = canvas.sprite("contact", (width, _CONTACT[1]), _paint_contact)
    # What is below the creature is not seen.
    canvas.blit(shade, (spot.x - width / 2 + 4, spot.y + spot.height / 2 - 1))


def _paint_contact(canvas: Canvas) -> None:
    """Paint the lower half of an oval, which alone is seen."""
    width, height = canvas.surface.get_size()
    whole = canvas.blank((width, 2 * height))
    paint_oval(whole, Colours.shadow)
    whole.surface.fill((255, 255, 255, _CONTACT_CLEAR), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.surface.blit(whole.surface, (0, -height))


def _stepped(rect: pygame.FRect) -> pygame.FRect:
    """Return a rectangle in steps of size: a soft shadow needs no more, and each is painted."""
    size = round(rect.width / 4) * 4, round(rect.height / 4) * 4
    return pygame.FRect(rect.centerx - size[0] / 2, rect.centery - size[1] / 2, *size)


def add_piece_regions(
    canvas: Canvas, strings: Strings, table: Table, box: pygame.FRect, width: float
) -> None:
    """Note every card that lies face up on a table of ``width``, drawn small in ``box``."""
    scale = box.width / width
    faces = table.faces()
    for piece in table.pieces():
        if piece.turned >= 0.5 and piece.width:
            spot = pygame.FRect(piece.spot.rect)
            rect = pygame.FRect(*(length * scale for length in spot)).move(box.topleft)
            canvas.add_hit_region(rect, _shown(strings, table, piece, faces.get(piece)))


def _shown(strings: Strings, table: Table, piece: Piece, face: CardFace | None) -> ShownCard:
    if piece.card is None:
        side = next(side for side in table.sides if side.stronghold is piece)
        return shown_stronghold(strings, fort=side.fort, life=side.life, horde=side.horde)
    if face is None:
        return ShownCard(piece.card)
    return ShownCard(piece.card, face, explained(strings, table, Inspected(piece, face)))
