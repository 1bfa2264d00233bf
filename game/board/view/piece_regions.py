"""Where the cards of a small picture of a table are, so that they can be read there."""

from __future__ import annotations

import pygame

from game.content import Strings
from game.kit import Canvas

from ..card_faces import CardFace
from ..cards.inspector import Inspected, explained
from ..cards.shown_card import ShownCard, shown_stronghold
from ..table import Piece, Table


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
