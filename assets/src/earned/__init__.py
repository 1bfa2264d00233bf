"""What players earn to look at: backs of the cards, and frames of the portrait."""

from ..ui.cutout import Piece
from . import gate, heron, leaf, moon, rims

#: The pixels of a back for each of its units: in a hand it is 400 pixels wide at the most.
BACK = 1.1

PIECES: dict[str, Piece] = {
    "back_heron": Piece(heron.back, BACK),
    "back_gate": Piece(gate.back, BACK),
    "back_moon": Piece(moon.back, BACK),
    "back_leaf": Piece(leaf.back, BACK),
    **rims.PIECES,
}
