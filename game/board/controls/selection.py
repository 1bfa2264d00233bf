"""The piece under the pointer or the keyboard's focus, and the card that is taken up.

The rules are asked for the legal plays once for each position.
"""

from game.kit import Point
from game.rules import (
    BOTTOM,
    NO_LANE,
    REFUSALS,
    TOP,
    CastIncantation,
    Creature,
    PlayCreature,
    Refusal,
    State,
    closed_to,
    reach_of,
    to_act,
    why_not_card,
)

from ..cards.highlight_marks import CLOSED, DEAR, FAR, PLAYABLE, SAFE, TARGET
from ..cards.highlight_marks import REFUSED as FORBIDDEN
from ..forecast.position_forecast import CastEffect, PositionForecast
from ..layout import Layout
from ..table import Table
from ..table_side import Piece
from ..view.line_marks import Pointing, aimed_at
from ..view.piece_view import Marks


def piece_at(table: Table, pos: Point, excluding: Piece | None = None) -> Piece | None:
    """Return the piece under a point, the highest first, ``excluding`` one."""
    for piece in reversed(table.pieces()):
        if piece.spot.holds(pos) and piece is not excluding:
            return piece
    return None


def creatures(table: Table) -> list[Piece]:
    """Return all creatures in play."""
    return [piece for side in table.sides for row in side.lanes for piece in row]


def likely_target(table: Table) -> Piece | None:
    """Return the creature an incantation is most likely meant for: an opposing front."""
    viewer = table.viewer
    facing = [table.sides[foe].lanes[lane] for foe, lane in table.field.across[viewer]]
    return next((row[0] for row in (*facing, *table.sides[viewer].lanes) if row), None)


def place_of(table: Table, piece: Piece) -> tuple[int, int, int]:
    """Return side, lane and position of a creature in play."""
    for number, side in enumerate(table.sides):
        for lane, row in enumerate(side.lanes):
            if piece in row:
                return number, lane, row.index(piece)
    raise ValueError("the piece is not in play")


Play = PlayCreature | CastIncantation
#: The lanes a creature may be played to (R3.3).
LANES = (TOP, BOTTOM)
_UNSEEN = Refusal("unseen_card", REFUSALS["unseen_card"])
#: How a card is seen that cannot be played, by the code of its refusal.
_HINDERED = {
    "out_of_reach": FAR,
    "too_expensive": DEAR,
    "assault_creature": CLOSED,
    "assault_incantation": CLOSED,
}


class Selection:
    """The card that is taken up from the hand below, and what it is aimed at.

    ``forecast`` is of the position; None while nothing may be played. ``taken`` is a place in the
    own hand, ``lane`` where a creature would go, ``hovered`` what the pointer is on and ``focused``
    what the keys are on. ``pointer`` is where an incantation is aimed without keys.
    """

    def __init__(self) -> None:
        self.forecast: PositionForecast | None = None
        self.table: Table | None = None
        self.layout = Layout(1280, 720)
        self.hovered: Piece | None = None
        self.focused: Piece | None = None
        self.taken: int | None = None
        self.lane: int | None = None
        self.dragging = False
        self.pointer: Point | None = None
        #: Why the card at each place of the own hand cannot be played, None for one that can.
        self._refusals: tuple[Refusal | None, ...] = ()

    def work_on(self, forecast: PositionForecast | None, table: Table) -> None:
        """Begin anew with this position and table; None while nothing may be played."""
        self.let_go()
        self.focused = None
        self.forecast, self.table = forecast, table
        self._refusals = ()
        state = self.state
        if state is not None and self.mine:
            places = range(max(reach_of(state, state.active), len(state.sides[state.active].hand)))
            unseen = {place for place, piece in enumerate(self.hand) if piece.veiled}
            self._refusals = tuple(
                _UNSEEN if place in unseen else why_not_card(state, place) for place in places
            )

    # Held and looked at

    @property
    def state(self) -> State | None:
        """The position that is played in; None while nothing may be played."""
        return None if self.forecast is None else self.forecast.state

    @property
    def mine(self) -> bool:
        """Whether the player whose hand is below may play a card now."""
        state, table = self.state, self.table
        return state is not None and table is not None and to_act(state) == table.viewer

    @property
    def hand(self) -> list[Piece]:
        """The cards of the hand below, the stronghold not counted."""
        return [] if self.table is None else self.table.sides[self.table.viewer].hand

    @property
    def creatures(self) -> list[Piece]:
        """All creatures in play."""
        return [] if self.table is None else creatures(self.table)

    @property
    def targets(self) -> list[Piece]:
        """The creatures at which the player may aim: in the own lanes and across (R13.5)."""
        state, table = self.state, self.table
        if state is None or table is None:
            return []
        rows = (table.sides[side].lanes[lane] for side, lane in state.field.aims[state.active])
        return [piece for row in rows for piece in row]

    @property
    def held(self) -> Piece | None:
        """The card that is taken up."""
        hand = self.hand
        return hand[self.taken] if self.taken is not None and self.taken < len(hand) else None

    @property
    def holds_creature(self) -> bool:
        """Whether the card that is taken up is to be played to a lane."""
        return self.held is not None and isinstance(self.held.card, Creature)

    @property
    def lanes(self) -> tuple[int, ...]:
        """The lanes to which a creature may be played: a fight can close one (H7 of R16.52)."""
        only = NO_LANE if self.state is None else closed_to(self.state)
        return LANES if only == NO_LANE else (only,)

    @property
    def looked_at(self) -> Piece | None:
        """The piece that the keys are on, or else the pointer."""
        return self.focused or self.hovered

    @property
    def hovered_card(self) -> Piece | None:
        """The card of the hand below that the pointer is on."""
        return self.hovered if self.hovered in self.hand else None

    def refusal(self, place: int) -> Refusal | None:
        """Return why the card at ``place`` of the own hand cannot be played, or None."""
        return self._refusals[place]

    def take(self, place: int) -> None:
        """Take a card up that can be played."""
        self.let_go()
        self.taken = place

    def let_go(self) -> None:
        """Put the card that was taken up down again."""
        piece = self.held
        if piece is not None and self.dragging:
            piece.put(piece.goal)
            piece.depth = 0
        self.forget()

    def forget(self) -> None:
        """Hold nothing any more, wherever the card lies: it may be on its way already."""
        self.taken = self.lane = None
        self.dragging = False

    def drag_to(self, pos: Point) -> None:
        """Move a creature that is held under the pointer; an incantation stays in its place."""
        piece = self.held
        if piece is not None and self.holds_creature:
            piece.x, piece.y = pos
            piece.depth = 30

    def is_creature(self, piece: Piece | None) -> bool:
        """Whether a piece is a creature in play."""
        return piece is not None and piece in self.creatures

    # Intended plays

    def cast_on(self, target: Piece) -> CastIncantation | None:
        """Return the play of the incantation that is held on a creature in play."""
        if self.taken is None or self.table is None:
            return None
        return CastIncantation(self.taken, *place_of(self.table, target))

    def summon_to(self, lane: int) -> PlayCreature | None:
        """Return the play of the creature that is held to a lane."""
        return None if self.taken is None else PlayCreature(self.taken, lane)

    @property
    def intended_plays(self) -> tuple[Play, ...]:
        """The legal plays that the player may mean now: that of the card taken up, or looked at.

        They are several for a creature that no lane has been chosen for: one a lane.
        """
        place = self._intended_place() if self.mine else None
        if place is None or self._refusals[place] is not None:
            return ()
        if isinstance(self.hand[place].card, Creature):
            lane = None if self.held is None else self.lane
            return tuple(PlayCreature(place, n) for n in self.lanes if lane in (None, n))
        aims = self.targets
        targets = [piece for piece in (self.focused, self.hovered) if piece in aims]
        casts = (self.cast_on(piece) for piece in targets[:1] if piece is not None)
        return tuple(cast for cast in casts if cast is not None)

    def _intended_place(self) -> int | None:
        if self.held is not None:
            return self.taken
        piece, hand = self.focused or self.hovered_card, self.hand
        return hand.index(piece) if piece in hand else None

    # Marks

    def effect(self, cast: CastIncantation) -> CastEffect:
        """Return what an incantation does to its target."""
        assert self.forecast is not None
        return self.forecast.effect(cast)

    def effects_of(self, piece: Piece | None) -> dict[Piece, CastEffect]:
        """Return what an incantation that can be played now does to each creature as its target."""
        if not self.mine or piece not in self.hand or self.table is None:
            return {}
        place = self.hand.index(piece)
        if self._refusals[place] is not None or isinstance(piece.card, Creature):
            return {}
        return {
            target: self.effect(CastIncantation(place, *place_of(self.table, target)))
            for target in self.targets
        }

    @property
    def aimed_cast(self) -> CastIncantation | None:
        """The play of the incantation that is held, on the creature that it is aimed at."""
        casts = self.intended_plays if self.held is not None else ()
        return next((cast for cast in casts if isinstance(cast, CastIncantation)), None)

    def marks(self) -> Marks:
        """Return what is to be pointed out on the table."""
        carried = self.held if self.dragging and self.holds_creature else None
        marks = Marks(focused=self.focused, held=carried)
        looked_at = self.focused or self.hovered
        marks.named = looked_at if self.is_creature(looked_at) else None
        if not self.mine:
            return marks
        for place, piece in enumerate(self.hand):
            refusal = self._refusals[place]
            hindered = FORBIDDEN if refusal is None else _HINDERED.get(refusal.code, FORBIDDEN)
            marks.cards[piece] = PLAYABLE if refusal is None else hindered
        marks.raised = self.held or self.hovered_card
        if self.holds_creature and self.state is not None:
            marks.lanes = tuple((self.state.active, lane) for lane in self.lanes)
            marks.lane = None if self.lane is None else (self.state.active, self.lane)
        else:
            self._mark_targets(marks)
        return marks

    def _mark_targets(self, marks: Marks) -> None:
        place = self._intended_place()
        effects = {} if place is None else self.effects_of(self.hand[place])
        if not effects:
            return
        for piece, effect in effects.items():
            if not effect.hurts:
                marks.safe[piece] = effect.stopped_by
            if self.held is not None:
                marks.pieces[piece] = TARGET if effect.hurts else SAFE
        marks.aim = self._aim()

    def _aim(self) -> Pointing | None:
        """Return where the incantation that is held points, once it is aimed away from the hand."""
        held, cast = self.held, self.aimed_cast
        if held is None:
            return None
        spot = held.spot.raised
        start = spot.x, spot.y - spot.height / 2
        if cast is not None and self.table is not None:
            target = self.table.sides[cast.side].lanes[cast.lane][cast.position].spot
            useful = self.effect(cast).hurts
            return Pointing(start, aimed_at(target, start), target, useful)
        if self.pointer is None or self.pointer[1] > start[1]:
            return None
        return Pointing(start, self.pointer)
