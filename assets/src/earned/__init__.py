"""What players earn to look at: backs of the cards, and frames of the portrait."""

from ..ui.cutout import Piece
from . import gate, heron, leaf, moon, rims

PIECES: dict[str, Piece] = {
    "back_heron": Piece(heron.back, 2),
    "back_gate": Piece(gate.back, 2),
    "back_moon": Piece(moon.back, 2),
    "back_leaf": Piece(leaf.back, 2),
    **rims.PIECES,
}
