"""From hover, drag, clicks and keys to a legal action, or to the reason why not.

A card is taken up by pressing it, or by its number or the keyboard's focus; it
is played by dropping it, by clicking where it should go, or with "accept".
What may be done is asked of the rules alone.
"""

from __future__ import annotations

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
from game.rules import REACH, CastIncantation, Creature, PlayCreature

from ..table import Piece
from .grip import Grip, Play
from .hit_test import lane_at

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
