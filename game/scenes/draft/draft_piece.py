"""A card of a draft as it is drawn: revealed and large, on its way, or picked and small."""

from __future__ import annotations

import pygame

from game.board import BACK_FACE, Piece, Spot, card_face, hand_card, large_card
from game.content import Strings
from game.kit import Canvas, Colours, Sizes

#: How much a card grows and rises that is pointed at.
GROWN, RISEN = 1.05, 6.0


def draw_piece(
    canvas: Canvas, strings: Strings, piece: Piece, full: float, *, revealed: bool, lit: float
) -> None:
    """Draw a card.

    ``full`` is the width of a revealed one, ``lit`` how far it has grown, pointed at, 0 to 1.
    """
    assert piece.card is not None
    spot = piece.spot
    if lit:
        grown = 1 + (GROWN - 1) * lit
        spot = Spot(spot.x, spot.y - RISEN * lit, spot.width * grown, spot.height * grown)
        canvas.glow(spot.rect, Colours.playable, strength=round(200 * lit), spread=16)
    canvas.shadow(spot.rect, strength=120)
    squeeze = abs(2 * piece.turned - 1)
    # On its way a card is painted large, once, and scaled down, so that it stays sharp.
    width = (full if piece.depth else piece.goal.width) * (GROWN if lit else 1.0)
    if revealed or piece.depth:
        # Also while its back is up: then it is painted before it turns, and the turn is smooth.
        surface = large_card(canvas, strings, piece.card, width)
    else:
        surface = hand_card(canvas, card_face(piece.card), width)
    if piece.turned < 0.5:
        surface = hand_card(canvas, BACK_FACE, width)
    pixels = canvas.view.size_px((spot.width * max(squeeze, 0.02), spot.height))
    if surface.get_size() != pixels:
        surface = pygame.transform.smoothscale(surface, pixels)
    canvas.blit(surface, (spot.x, spot.y), centered=True)


def draw_place(canvas: Canvas, spot: Spot) -> None:
    """Draw where a card will lie that is not picked yet."""
    box = pygame.FRect(spot.rect).inflate(-4, -4)
    canvas.box(box, Colours.well, Colours.bronze, radius=Sizes.radius_small, alpha=110)
