"""The card that is read in a match, on the table or beside it, and the words on it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import chain

import pygame

from game.board import Box, LogLine, Piece, Selection, ShownCard, shown_lines
from game.kit import Point
from game.rules import ASSAULT, BOTTOM, TOP, Creature, State

from ..common import STRONGHOLD, card_rule
from ..services import Services
from .match_messages import ReadingWords
from .match_view import MatchView
from .table_part import TablePart

_HORDE, _ASSAULT = "R9.3", "R5"


class MatchReading:
    """Shows cards of the log, of the account and of a pile large, as those on the table."""

    def __init__(
        self,
        services: Services,
        view: MatchView,
        selection: Selection,
        changed: Callable[[], None],
    ) -> None:
        self._services = services
        self._view = view
        self.selection = selection
        self._changed = changed
        #: The card beside the table that is read.
        self._beside: Piece | None = None
        #: The line of the log that the pointer is on.
        self.line: LogLine | None = None

    @property
    def looked_at(self) -> Piece | None:
        """The piece that is read, or will be in a moment."""
        return self._beside or self.selection.looked_at

    def show(self, shown: ShownCard | None, near: pygame.FRect, *, at_once: bool) -> bool:
        """Read a card beside the table, in the box ``near``, or none; True when that is new."""
        before = self._beside
        self._beside = None if shown is None else self._view.piece_of(shown, near)
        self._view.reading.look_at(self.looked_at, at_once=at_once)
        return self._beside is not before

    def follow(self, pos: Point) -> None:
        """Mark on the table the subject of the line of the log at ``pos``."""
        before = self.line
        rows = shown_lines(self._view.layout.log, self._view.log.lines)
        self.line = next((line for row, line in rows if row.collidepoint(pos)), None)
        if self.line is not before:
            self._changed()

    def hold(self) -> bool:
        """Read the card on the table on which a press is held; False without one."""
        piece = self.selection.hovered
        if piece is None or piece.turned < 0.5:
            return False
        self._view.reading.look_at(piece, at_once=True)
        return True

    def toggle(self) -> bool:
        """Show or hide the card that is looked at; False without one."""
        if self._view.reading.piece is None:
            return False
        self._view.reading.toggle()
        self._changed()
        return True

    def words(self, parts: Iterable[TablePart]) -> ReadingWords | None:
        """Return the words beside the card that is read; None while another card is aimed.

        The ``parts`` of the table have notes on it, and places that it must not hide.
        """
        parts = tuple(parts)
        piece, held = self._view.reading.piece, self.selection.held
        if self.selection.dragging or held not in (None, piece):
            return None
        clear = (*chain.from_iterable(part.kept_clear for part in parts), *self._lanes_to_press())
        note = next(filter(None, (part.note(piece) for part in parts)), "")
        return ReadingWords(note, clear, self._cast_words(piece))

    def _lanes_to_press(self) -> list[Box]:
        """Return the own lanes while a creature is held, which goes to the one that is pressed."""
        held, side = self.selection.held, self._view.table.viewer
        if held is None or not isinstance(held.card, Creature):
            return []
        return [self._view.layout.lane(side, lane) for lane in (TOP, BOTTOM)]

    def _cast_words(self, piece: Piece | None) -> tuple[str, ...]:
        """Return sentences on an incantation's targets: any one falls, suffers, or does not.

        One's own are named as such, after the others.
        """
        told: dict[str, list[str]] = {"destroys": [], "damages": [], "nothing": []}
        translate, table = self._services.translate, self._view.table
        mine = set(chain.from_iterable(table.sides[table.viewer].lanes))
        effects = self.selection.effects_of(piece).items()
        for target, effect in sorted(effects, key=lambda each: each[0] in mine):
            kind = "destroys" if effect.destroys else "damages" if effect.hurts else "nothing"
            if target.card is not None:
                name = target.card.name
                own = translate("present.cast_own", card=name)
                told[kind].append(own if target in mine else name)
        return tuple(
            translate(f"present.cast_{kind}", count=len(names), cards=", ".join(names))
            for kind, names in told.items()
            if names
        )


def rule_in_match(view: MatchView, selection: Selection, state: State, hinted: str) -> str:
    """Return the number of the rule that matters most now, "" for none.

    The refusal comes first, then ``hinted``, the rule that the board explains at the pointer, then
    the piece that is looked at, then the Horde or the assault.
    """
    refusal = view.message.refusal
    if refusal is not None and refusal.rule:
        return refusal.rule
    if hinted:
        return hinted
    piece = selection.focused or selection.hovered
    if piece is not None and not view.busy:
        if piece.card is None:
            return STRONGHOLD
        return card_rule(piece.card, in_play=piece.unit is not None)
    if view.table.sides[view.table.active].horde:
        return _HORDE
    return _ASSAULT if state.phase == ASSAULT else ""
