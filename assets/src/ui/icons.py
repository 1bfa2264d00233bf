"""The icons of the buttons: embossed in cream and gold, told apart by their outlines."""

from . import icons_play, icons_ring, icons_tools, icons_ways
from .cutout import Piece

PIECES: dict[str, Piece] = {
    **icons_ways.ICONS,
    **icons_play.ICONS,
    **icons_tools.ICONS,
    **icons_ring.ICONS,
}
