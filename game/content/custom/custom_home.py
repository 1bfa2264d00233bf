"""Where the player's own cards, decks and kits are; what is in them is read by others."""

import os
from pathlib import Path

from game import paths

#: Cards first: decks are made of cards, kits of both.
CUSTOM_FOLDERS = ("cards", "decks", "kits")


def custom_folder() -> Path:
    """Return the folder in which those of the player's own cards, decks and kits lie."""
    return paths.user_data_dir()


def has_custom() -> bool:
    """Tell whether there is a folder in which the player may have made something."""
    return any(os.path.lexists(custom_folder() / name) for name in CUSTOM_FOLDERS)
