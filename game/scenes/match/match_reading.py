"""Which card is read in a match, on the table or beside it, and what is said of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.board import LogLine, Piece, ShownCard, shown_lines
from game.kit import Point

from .cast_words import cast_words
from .match_messages import ReadingWords

if TYPE_CHECKING:
    from .match_scene import MatchScene


class MatchReading:
    """Has a card of the log, of the account or of a pile read as those on the table are."""

    def __init__(self, scene: MatchScene) -> None:
        self._scene = scene
        #: The card beside the table that is read.
        self._beside: Piece | None = None
        #: The line of the log that the pointer is on.
        self.line: LogLine | None = None

    @property
    def looked_at(self) -> Piece | None:
        """What is read now, or will be."""
        return self._beside or self._scene.selection.looked_at

    def show(self, shown: ShownCard | None, near: pygame.FRect, *, at_once: bool) -> bool:
        """Read a card that lies ``near`` beside the table, or none; True when that is a change."""
        before, view = self._beside, self._scene.view
        self._beside = None if shown is None else view.piece_of(shown, near)
        view.reading.look_at(self.looked_at, at_once=at_once)
        return self._beside is not before

    def follow(self, pos: Point) -> None:
        """Point out on the table what the line of the log at ``pos`` speaks of."""
        view, before = self._scene.view, self.line
        rows = shown_lines(view.layout.log, view.log.lines)
        self.line = next((line for row, line in rows if row.collidepoint(pos)), None)
        if self.line is not before:
            self._scene.invalidate()

    def hold(self) -> bool:
        """Read the card on the table that a press is held on; False for none."""
        piece = self._scene.selection.hovered
        if piece is None or piece.turned < 0.5:
            return False
        self._scene.view.reading.look_at(piece, at_once=True)
        return True

    def inspect(self) -> None:
        """Read what is looked at, or hide it; else the account, the pile or the log's cards."""
        scene, reading = self._scene, self._scene.view.reading
        if reading.piece is not None:
            reading.toggle()
            scene.invalidate()
        elif scene.recap.visible and not scene.recap.unfolded:
            scene.recap.toggle()
            scene.invalidate()
        elif scene.recap.unfolded or not scene.state.solo:
            scene.reader.begin()
        else:
            scene.open_discard()

    def words(self) -> ReadingWords | None:
        """Return what is said beside the card that is read; None while another is aimed."""
        scene = self._scene
        piece, held = scene.view.reading.piece, scene.selection.held
        if scene.selection.dragging or held not in (None, piece):
            return None
        covered = (*scene.hint.covered, *scene.tips.covered)
        note = scene.why.note(piece) or scene.danger.note(piece)
        effects = scene.selection.effects_of(piece)
        return ReadingWords(note, covered, cast_words(scene.services, scene.view.log, effects))
