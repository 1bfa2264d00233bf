"""The card that is taken up: which it is, where it may go, and how it is played.

What may be done is asked of the rules alone.
"""

from __future__ import annotations

from collections.abc import Callable

from game.kit import Point
from game.rules import (
    REACH,
    CastIncantation,
    Creature,
    PlayCreature,
    Refusal,
    State,
    to_act,
    why_not,
    why_not_card,
)

from ..audio.event_sounds import LIFTED, PUT_BACK, REFUSED
from ..cards.highlight_marks import FAR, PLAYABLE, TARGET
from ..cards.highlight_marks import REFUSED as FORBIDDEN
from ..layout import Layout
from ..table import Piece, Table
from ..view.board_view import Marks
from .hit_test import creatures, likely_target, piece_at, place_of

Play = PlayCreature | CastIncantation


class Grip:
    """The player's hold on the cards of the table of ``state``.

    ``on_play`` hears a legal action, ``on_refusal`` why there is none,
    ``on_change`` that something must be drawn anew, and ``on_sound`` the name
    of an effect.
    """

    def __init__(
        self,
        on_play: Callable[[Play], None],
        on_refusal: Callable[[Refusal], None],
        on_change: Callable[[], None],
        on_sound: Callable[[str], None] = lambda _name: None,
    ) -> None:
        self.on_play = on_play
        self.on_refusal = on_refusal
        self.on_change = on_change
        self.on_sound = on_sound
        self.state: State | None = None
        self.table: Table | None = None
        self.layout = Layout(1280, 720)
        self.hovered: Piece | None = None
        self.focused: Piece | None = None
        self.taken: int | None = None
        self.lane: int | None = None
        self.dragging = False
        self._pressed: Point | None = None
        self._was_taken = False

    def watch(self, state: State | None, table: Table, layout: Layout) -> None:
        """Work on this state and table; None while nothing may be played."""
        if state is not self.state or table is not self.table:
            self.let_go()
            self.focused = None
        self.state, self.table, self.layout = state, table, layout

    def let_go(self) -> None:
        """Put the card that was taken up down again."""
        piece = self.held
        if piece is not None and self.dragging:
            piece.put(piece.goal)
            piece.depth = 0
        self.taken = self.lane = self._pressed = None
        self.dragging = False

    def put_back(self) -> None:
        """Let the player put down the card that was taken up."""
        if self.held is not None:
            self.on_sound(PUT_BACK)
        self.let_go()

    @property
    def mine(self) -> bool:
        """Whether the player whose hand is below may play a card now."""
        state, table = self.state, self.table
        return state is not None and table is not None and to_act(state) == table.viewer

    @property
    def held(self) -> Piece | None:
        """The card that is taken up."""
        hand = self._hand()
        return hand[self.taken] if self.taken is not None and self.taken < len(hand) else None

    def marks(self) -> Marks:
        """Return what is to be pointed out."""
        marks = Marks(focused=self.focused, held=self.held if self.dragging else None)
        if not self.mine or self.state is None:
            return marks
        for place, piece in enumerate(self._hand()):
            refusal = why_not_card(self.state, place)
            far = place >= REACH
            marks.cards[piece] = PLAYABLE if refusal is None else FAR if far else FORBIDDEN
        held = self.held
        marks.raised = held if held is not None else self._hovered_card()
        if held is not None:
            self._mark_targets(marks, held)
        return marks

    @property
    def meant(self) -> tuple[Play, ...]:
        """The legal plays that the player may mean now: that of the card taken up, or looked at.

        They are several for a creature that no lane has been chosen for: one a lane.
        """
        if not self.mine or self.state is None:
            return ()
        place, state = self._meant_place(), self.state
        card = None if place is None else state.sides[state.active].hand[place]
        if card is None or place is None:
            return ()
        plays: list[Play] = []
        if isinstance(card, Creature):
            lanes = (0, 1) if self.held is None or self.lane is None else (self.lane,)
            plays += [PlayCreature(place, lane) for lane in lanes]
        elif self.held is not None:
            targets = [piece for piece in (self.focused, self.hovered) if self._stands(piece)]
            plays += [CastIncantation(place, *self._where(piece)) for piece in targets[:1] if piece]
        return tuple(play for play in plays if why_not(state, play) is None)

    def _meant_place(self) -> int | None:
        """Return the place of the card that is taken up, or looked at, in the own hand."""
        if self.held is not None:
            return self.taken
        piece, hand = self.focused or self._hovered_card(), self._hand()
        return hand.index(piece) if piece in hand else None

    def _stands(self, piece: Piece | None) -> bool:
        return piece is not None and piece in self._creatures()

    def _mark_targets(self, marks: Marks, held: Piece) -> None:
        assert self.state is not None
        if isinstance(held.card, Creature):
            marks.lanes = tuple((self.state.active, lane) for lane in (0, 1))
            if self.lane is not None:
                marks.lane = (self.state.active, self.lane)
        else:
            marks.pieces = dict.fromkeys(self._creatures(), TARGET)

    def _take(self, place: int) -> bool:
        """Take a card up, or say why it cannot be played."""
        assert self.state is not None
        refusal = why_not_card(self.state, place)
        if refusal is not None:
            self._refuse(refusal)
        elif self.taken != place:
            self.let_go_but_press()
            self.taken = place
            self.on_sound(LIFTED)
        self.on_change()
        return True

    def _refuse(self, refusal: Refusal) -> None:
        self.let_go()
        self.on_sound(REFUSED)
        self.on_refusal(refusal)

    def let_go_but_press(self) -> None:
        """Put a card down while the button stays pressed on another."""
        pressed = self._pressed
        self.let_go()
        self._pressed = pressed

    def _submit(self, action: Play) -> None:
        assert self.state is not None
        refusal = why_not(self.state, action)
        if refusal is not None:
            self._refuse(refusal)
            return
        # The card flies from where it was let go, so it is not put back first.
        self.taken = self.lane = self._pressed = None
        self.dragging = False
        self.focused = None
        self.on_play(action)

    def piece_at(self, pos: Point) -> Piece | None:
        """Return the piece under a point, the card that is dragged not counted."""
        if self.table is None:
            return None
        return piece_at(self.table, pos, but=self.held if self.dragging else None)

    def _hovered_card(self) -> Piece | None:
        return self.hovered if self.hovered in self._hand() else None

    def _hand(self) -> list[Piece]:
        return [] if self.table is None else self.table.sides[self.table.viewer].hand

    def _creatures(self) -> list[Piece]:
        assert self.table is not None
        return creatures(self.table)

    def _first_target(self) -> Piece | None:
        assert self.table is not None
        return likely_target(self.table)

    def _where(self, piece: Piece) -> tuple[int, int, int]:
        assert self.table is not None
        return place_of(self.table, piece)
