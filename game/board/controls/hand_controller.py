"""From hover, drag, clicks and keys to a legal action, or to the reason why not.

A card is taken up by pressing it, or by its number or the keyboard's focus; it
is played by dropping it, by clicking where it should go, or with "accept".
What may be done is asked of the rules alone.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.kit import (
    LEFT_BUTTON,
    Command,
    Intent,
    Point,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    give_feedback,
    nearest,
)
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
from .hit_test import creatures, lane_at, likely_target, piece_at, place_of

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
        return piece_at(self.table, pos, excluding=self.held if self.dragging else None)

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


_DRAG_FROM = 9.0
_DIRECTIONS = ("left", "right", "up", "down")


class HandController(Grip):
    """What the player's hand is doing: mouse and keys."""

    def handle(self, intent: Intent) -> bool:
        """Answer an intent; True when it was meant for the table."""
        match intent:
            case PointerMoved(pos):
                return self._moved(pos)
            case PointerPressed(pos, button) if button == LEFT_BUTTON:
                return self._press(pos)
            case PointerPressed():
                return self._cancel()
            case PointerReleased(pos, button) if button == LEFT_BUTTON:
                return self._release(pos)
            case Command(name):
                return self._command(name)
            case _:
                return False

    def _moved(self, pos: Point) -> bool:
        held = self.held
        if held is not None and self._pressed is not None and not self.dragging:
            away = abs(pos[0] - self._pressed[0]) + abs(pos[1] - self._pressed[1])
            self.dragging = away > _DRAG_FROM
        if self.dragging and held is not None:
            held.x, held.y = pos
            held.depth = 30
        if held is not None:
            self.lane = self._lane_for(pos) if isinstance(held.card, Creature) else None
            self.on_change()
        hovered = self.piece_at(pos)
        if hovered is not self.hovered:
            # What the pointer comes to is read now, not what the keys were on.
            if held is None:
                self.focused = None
            elif self.focused is not None and self._stands(hovered):
                # Keys and pointer aim with one another, not at two creatures.
                self.focused = hovered
            self.hovered = hovered
            give_feedback("hover" if hovered in self._hand() else "")
            self.on_change()
        return False

    def _press(self, pos: Point) -> bool:
        self.focused = None
        piece = self.piece_at(pos)
        hand = self._hand()
        if self.mine and piece in hand:
            self._was_taken = hand.index(piece) == self.taken
            self._pressed = pos
            return self._take(hand.index(piece))
        if self.held is None:
            return False
        self._drop(pos)
        return True

    def _release(self, pos: Point) -> bool:
        if self._pressed is None:
            return False
        self._pressed = None
        if self.dragging:
            self._drop(pos)
        elif self._was_taken:
            self.put_back()
        self.on_change()
        return True

    def _drop(self, pos: Point) -> None:
        """Play the card that is held where it was let go, or put it back."""
        held, place = self.held, self.taken
        if held is None or place is None or self.state is None:
            return
        action: Play | None = None
        if isinstance(held.card, Creature):
            lane = self._lane_for(pos)
            action = PlayCreature(place, lane) if lane is not None else None
        else:
            target = self._target_at(pos, held)
            action = CastIncantation(place, *target) if target is not None else None
        if action is None:
            self.put_back()
            self.on_change()
        else:
            self._submit(action)

    def _cancel(self) -> bool:
        if self.taken is None and self.focused is None:
            return False
        self.focused = None
        self.put_back()
        self.on_change()
        return True

    # Keys

    def _command(self, name: str) -> bool:
        if name == "back":
            return self._cancel()
        if not self.mine:
            return name in _DIRECTIONS and self._walk(name)
        if name.isdigit() and 1 <= int(name) <= REACH:
            return self._take_by_key(int(name) - 1)
        if name in _DIRECTIONS:
            return self._aim(name) if self.held is not None else self._walk(name)
        if name == "accept":
            return self._accept()
        return False

    def _take_by_key(self, place: int) -> bool:
        self._take(place)
        held = self.held
        if held is None:
            return True
        if isinstance(held.card, Creature):
            self.lane = 0
        else:
            self.focused = self._first_target()
        return True

    def _aim(self, name: str) -> bool:
        held = self.held
        if held is not None and isinstance(held.card, Creature):
            self.lane = 0 if name in ("up", "left") else 1
        else:
            self._go(name, self._creatures())
        self.on_change()
        return True

    def _walk(self, name: str) -> bool:
        """Move the focus over the hand and the creatures in play."""
        everything = self._hand() + self._creatures()
        if self.focused is None and everything:
            self.focused = everything[0]
        else:
            self._go(name, everything)
        self.on_change()
        return True

    def _go(self, name: str, pieces: list[Piece]) -> None:
        if self.focused is None:
            self.focused = pieces[0] if pieces else None
            return
        others = [piece for piece in pieces if piece is not self.focused]
        rects = [pygame.FRect(piece.spot.rect) for piece in others]
        found = nearest(pygame.FRect(self.focused.spot.rect), rects, name)
        if found is not None:
            self.focused = others[found]

    def _accept(self) -> bool:
        held, place = self.held, self.taken
        if held is None or place is None:
            hand = self._hand()
            if self.focused in hand:
                return self._take_by_key(hand.index(self.focused))
            # Whoever reads a creature in play does not mean the first button.
            return self.focused is not None
        if isinstance(held.card, Creature):
            self._submit(PlayCreature(place, self.lane or 0))
        elif self.focused is not None:
            self._submit(CastIncantation(place, *self._where(self.focused)))
        return True

    # Where things are dropped

    def _lane_for(self, pos: Point) -> int | None:
        return lane_at(self.layout, pos)

    def _target_at(self, pos: Point, held: Piece) -> tuple[int, int, int] | None:
        found = [p for p in self._creatures() if p.spot.holds(pos) and p is not held]
        return self._where(found[-1]) if found else None
