"""Creatures that breathe while nobody plays: one of each party at a time, by a pixel or two."""

import math
from collections.abc import Iterator, Sequence

import pygame

from game.kit import Canvas

from ..card_faces import CardFace
from ..cards import card_view
from ..layout import SMALL_BELOW
from ..table import Table
from ..table_side import Piece

#: Seconds of a breath, and how far a creature rises: logical units, and pixels at the least.
SECONDS, RISE, LEAST = 3.2, 1.4, 2


class Breath:
    """Lets creatures rise and sink in their pictures, in step with the life of the board.

    Those of the side whose turn it is take turns, and all others do, half a breath later. One that
    something lies over, or that is not at its place, holds its breath: what is drawn anew is
    nothing but its token, where the window shows all of that.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._time = 0.0
        self._moved = False
        #: How many pixels creatures are raised in the window, where it is any.
        self._raised: dict[Piece, int] = {}

    def raised(self, piece: Piece) -> int:
        """Return by how many pixels the creature of a piece is raised now."""
        return self._raised.get(piece, 0)

    def advance(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""
        self._time += dt
        self._moved = True

    def settle(self) -> None:
        """Stay as all are shown by a whole frame, until more time has passed."""
        self._moved = False

    def refresh(self, canvas: Canvas) -> list[pygame.Rect]:
        """Draw who rises or sinks by a pixel now; return the pixels that have changed."""
        moved, self._moved = self._moved, False
        if not moved:
            return []
        aims = dict.fromkeys(self._raised, 0) | dict(self._breathing(canvas.view.scale))
        changed = {piece: aim for piece, aim in aims.items() if aim != self.raised(piece)}
        if not changed:
            return []
        faces = self._table.faces()
        boxes: list[pygame.Rect] = []
        for piece, aim in changed.items():
            face = faces.get(piece)
            if face is None:
                self._raised.pop(piece, None)
            elif _is_at_rest(piece):
                boxes += self._step(canvas, piece, face, aim)
        return boxes

    def _breathing(self, scale: float) -> Iterator[tuple[Piece, int]]:
        """Yield whose turn it is to breathe, and how many pixels each is to be raised."""
        most = max(LEAST, round(RISE * scale))
        for number, pieces in enumerate(self._parties()):
            if pieces:
                breath, t = divmod(self._time / SECONDS + number / 2, 1.0)
                turn = pieces[int(breath) % len(pieces)]
                yield turn, round(most * (0.5 - 0.5 * math.cos(math.tau * t)))

    def _parties(self) -> Iterator[Sequence[Piece]]:
        active = self._table.active
        for acts in (True, False):
            sides = [side for number, side in enumerate(self._table.sides)
                     if (number == active) is acts]  # fmt: skip
            yield [piece for side in sides for lane in side.lanes for piece in lane]

    def _step(
        self, canvas: Canvas, piece: Piece, face: CardFace, aim: int
    ) -> Sequence[pygame.Rect]:
        before = self.raised(piece)
        # Never two pixels at once, whatever it has missed meanwhile.
        now = before + (1 if aim > before else -1)
        spot = piece.spot
        old = card_view.token(canvas, face, spot.width, spot.height, before)
        x, y = canvas.view.point_px((spot.x, spot.y))
        corner = x - old.get_width() // 2, y - old.get_height() // 2
        parts = card_view.moving_parts(old, canvas.view.scale)
        boxes = [part.move(corner) for part in parts]
        window = canvas.surface
        if not all(map(window.get_rect().contains, boxes)) or not all(
            _pixels(window, box) == _pixels(old, part)
            for box, part in zip(boxes, parts, strict=True)
        ):
            return ()
        new = card_view.token(canvas, face, spot.width, spot.height, now)
        for box, part in zip(boxes, parts, strict=True):
            window.blit(new, box, part)
        self._raised[piece] = now
        if not now:
            del self._raised[piece]
        return boxes


def _is_at_rest(piece: Piece) -> bool:
    whole = piece.turned == 1.0 and piece.alpha == 255.0 and not piece.angle
    return whole and piece.spot == piece.goal and piece.height >= SMALL_BELOW


def _pixels(surface: pygame.Surface, box: pygame.Rect) -> bytes:
    return pygame.image.tobytes(surface.subsurface(box), "RGB")
