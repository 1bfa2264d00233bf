"""Frames, badges, panels, trophies, the icon: cut-out pictures that the screens are made of."""

from . import back, badges, frames, gamepad, icon, medallions, panels, trophies
from .cutout import Piece

PIECES: dict[str, Piece] = {
    **frames.PIECES,
    **badges.PIECES,
    **medallions.PIECES,
    **panels.PIECES,
    **back.PIECES,
    **trophies.PIECES,
    **icon.PIECES,
    **gamepad.PIECES,
}
