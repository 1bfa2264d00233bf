"""From pointer and keys to an action, or to the reason why not.

A card is taken up by pressing it, or by its number or the keyboard's focus; it
is played by dropping it, by clicking where it should go, or with "accept".
"""

from collections.abc import Callable

import pygame

from game.kit import (
    DIRECTIONS,
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
from game.rules import Refusal, why_not

from ..audio.event_sounds import LIFTED, PUT_BACK, REFUSED
from ..forecast.position_forecast import PositionForecast
from ..layout import Layout
from ..stronghold_place import stronghold_at
from ..table import Table
from ..table_side import Piece
from .selection import Play, Selection, likely_target, piece_at

#: How far a pressed card is moved, in logical units, before it is dragged.
_DRAG_FROM = 9.0


class HandController:
    """The player's hand at the table.

    ``on_play`` hears a legal action, ``on_refusal`` why there is none, ``on_change`` that
    something must be drawn anew, and ``on_sound`` the name of a sound effect.
    """

    def __init__(
        self,
        on_play: Callable[[Play], None],
        on_refusal: Callable[[Refusal], None],
        on_change: Callable[[], None],
        on_sound: Callable[[str], None] = lambda _name: None,
    ) -> None:
        self.selection = Selection()
        self._play = on_play
        self._say_why = on_refusal
        self._changed = on_change
        self._sound = on_sound
        #: Where a card was pressed, until the button is let go.
        self._pressed: Point | None = None
        self._was_taken = False
        #: The viewer and the turn: when they change, nothing is hovered any more.
        self._seen: tuple[int, int, bool] | None = None

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

    def watch(self, forecast: PositionForecast | None, table: Table, layout: Layout) -> None:
        """Work on this position and table; None while nothing may be played."""
        chosen = self.selection
        chosen.layout = layout
        seen = table.viewer, table.turn, table.concealed
        if seen != self._seen:
            self._seen, chosen.hovered = seen, None
        if forecast is not chosen.forecast or table is not chosen.table:
            self._pressed = None
            chosen.work_on(forecast, table)

    def let_go(self) -> None:
        """Put down what is taken up, whoever holds the button."""
        self._pressed = None
        self.selection.let_go()

    def _put_back(self) -> None:
        if self.selection.held is not None:
            self._sound(PUT_BACK)
        self.let_go()

    # The pointer

    def _moved(self, pos: Point) -> bool:
        chosen = self.selection
        held = chosen.held
        chosen.pointer = pos
        if held is not None and self._pressed is not None and not chosen.dragging:
            away = abs(pos[0] - self._pressed[0]) + abs(pos[1] - self._pressed[1])
            chosen.dragging = away > _DRAG_FROM
        if chosen.dragging:
            chosen.drag_to(pos)
        if held is not None:
            chosen.lane = chosen.layout.lane_at(pos) if chosen.holds_creature else None
            self._changed()
        self._hover(self._piece_at(pos) or self._stronghold_at(pos))
        return False

    def _hover(self, piece: Piece | None) -> None:
        chosen = self.selection
        if piece is chosen.hovered:
            return
        # The pointer's piece is read now, not that of the keys.
        if chosen.held is None:
            chosen.focused = None
        elif chosen.focused is not None and chosen.is_creature(piece):
            # Keys and pointer aim with one another, not at two creatures.
            chosen.focused = piece
        chosen.hovered = piece
        give_feedback("hover" if piece in chosen.hand else "")
        self._changed()

    def _press(self, pos: Point) -> bool:
        chosen = self.selection
        chosen.focused = None
        piece, hand = self._piece_at(pos), chosen.hand
        if chosen.mine and piece in hand:
            place = hand.index(piece)
            self._was_taken = place == chosen.taken
            self._pressed = pos
            self._take(place)
            return True
        if chosen.held is None:
            return False
        self._drop(pos)
        return True

    def _release(self, pos: Point) -> bool:
        if self._pressed is None:
            return False
        self._pressed = None
        if self.selection.dragging:
            self._drop(pos)
        elif self._was_taken:
            self._put_back()
        self._changed()
        return True

    def _drop(self, pos: Point) -> None:
        chosen = self.selection
        if chosen.state is None:
            return
        lane = chosen.layout.lane_at(pos)
        play: Play | None = None if lane is None else chosen.summon_to(lane)
        refusal: Refusal | None = None
        if chosen.holds_creature and lane is not None and lane not in chosen.lanes:
            refusal, play = self._why_closed(lane), None
        elif not chosen.holds_creature:
            target = self._target_at(pos)
            if target in chosen.targets:
                assert target is not None
                play = chosen.cast_on(target)
            elif target is not None:
                # Beyond the own bridges nobody can be aimed at (R13.5).
                cast = chosen.cast_on(target)
                refusal, play = None if cast is None else why_not(chosen.state, cast), None
            elif play is not None:
                refusal, play = why_not(chosen.state, play), None
        if play is None:
            self._put_back()
            if refusal is not None:
                self._say_why(refusal)
            self._changed()
        else:
            self._submit(play)

    def _why_closed(self, lane: int) -> Refusal | None:
        """Return why the creature that is held cannot be played to a lane (H7 of R16.52)."""
        chosen = self.selection
        play = chosen.summon_to(lane)
        return None if chosen.state is None or play is None else why_not(chosen.state, play)

    def _piece_at(self, pos: Point) -> Piece | None:
        """Return the piece under a point, the card that is dragged not counted."""
        chosen = self.selection
        if chosen.table is None:
            return None
        return piece_at(chosen.table, pos, excluding=chosen.held if chosen.dragging else None)

    def _stronghold_at(self, pos: Point) -> Piece | None:
        """Return the card of the building under a point: it is read as the card is."""
        chosen = self.selection
        if chosen.table is None or chosen.held is not None:
            return None
        return stronghold_at(chosen.table, chosen.layout, pos)

    def _target_at(self, pos: Point) -> Piece | None:
        chosen = self.selection
        found = [p for p in chosen.creatures if p.spot.holds(pos) and p is not chosen.held]
        return found[-1] if found else None

    # Keys

    def _command(self, name: str) -> bool:
        chosen = self.selection
        chosen.pointer = None
        if name == "back":
            return self._cancel()
        if not chosen.mine:
            return False
        if name.isdigit() and 1 <= int(name) <= self.selection.layout.reach:
            return self._take_by_key(int(name) - 1)
        if name in DIRECTIONS and chosen.held is not None:
            return self._aim(name)
        return name == "accept" and self._accept()

    def _cancel(self) -> bool:
        chosen = self.selection
        if chosen.taken is None and chosen.focused is None:
            return False
        # The keys go on from the card that was taken up.
        chosen.focused = None if chosen.pointer is not None else chosen.held
        self._put_back()
        self._changed()
        return True

    def _take_by_key(self, place: int) -> bool:
        chosen = self.selection
        chosen.hovered = None
        chosen.focused = chosen.hand[place] if place < len(chosen.hand) else None
        self._take(place)
        if chosen.holds_creature:
            chosen.lane = chosen.lanes[0]
        elif chosen.held is not None and chosen.table is not None:
            chosen.focused = likely_target(chosen.table)
        return True

    def _aim(self, name: str) -> bool:
        chosen = self.selection
        if chosen.holds_creature:
            lane = 0 if name in ("up", "left") else 1
            refusal = self._why_closed(lane)
            if refusal is None:
                chosen.lane = lane
            else:
                self._say_why(refusal)
        else:
            self._go(name, chosen.targets)
        self._changed()
        return True

    def _go(self, name: str, pieces: list[Piece]) -> None:
        chosen = self.selection
        if chosen.focused is None:
            chosen.focused = pieces[0] if pieces else None
            return
        others = [piece for piece in pieces if piece is not chosen.focused]
        rects = [pygame.FRect(piece.spot.rect) for piece in others]
        found = nearest(pygame.FRect(chosen.focused.spot.rect), rects, name)
        if found is not None:
            chosen.focused = others[found]

    def _accept(self) -> bool:
        chosen = self.selection
        focused = chosen.focused
        if chosen.held is None:
            if focused in chosen.hand:
                return self._take_by_key(chosen.hand.index(focused))
            # A player who reads a creature in play does not mean the first button.
            return focused is not None
        play: Play | None = None
        if chosen.holds_creature:
            play = chosen.summon_to(chosen.lanes[0] if chosen.lane is None else chosen.lane)
        elif focused is not None:
            play = chosen.cast_on(focused)
        if play is not None:
            # Where it is not admitted, or taken back in a question, the keys go on from the card.
            self._submit(play, chosen.held)
        return True

    # Taking and playing

    def _take(self, place: int) -> None:
        chosen = self.selection
        refusal = chosen.refusal(place)
        if refusal is not None:
            self.let_go()
            self._sound(REFUSED)
            self._say_why(refusal)
        elif chosen.taken != place:
            chosen.take(place)
            self._sound(LIFTED)
        self._changed()

    def _submit(self, play: Play, focused: Piece | None = None) -> None:
        # The card flies from where it was let go, so it is not put back first.
        self._pressed = None
        self.selection.forget()
        self.selection.focused = focused
        self._play(play)
