"""All small signs of the voyage: relics, omens, kinds of guards, goods and counters."""

from ..ui.cutout import Piece
from . import icons_goods, icons_rank, icons_saga, medals, omens, relics_hand, relics_land

#: Every sign by its file below `assets/built`.
PIECES: dict[str, Piece] = {
    f"voyage/{folder}/{name}": piece
    for folder, pieces in (
        ("relics", relics_hand.pictures() | relics_land.pictures()),
        ("omens", omens.pictures()),
        ("kinds", medals.kinds()),
        ("icons", icons_goods.pictures() | icons_rank.pictures() | icons_saga.pictures()),
    )
    for name, piece in pieces.items()
}
