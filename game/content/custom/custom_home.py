"""Where the player's own cards, decks and kits are, and the painted figures cards choose from."""

import os
from pathlib import Path

from game import paths

#: Cards first: decks are made of cards, kits of both.
CUSTOM_FOLDERS = ("cards", "decks", "kits")
#: The figures, by the words that a file names them with.
FIGURES = (
    "archer", "bird", "construct", "dragon", "ghost", "giant", "golem", "knight", "serpent",
    "sprite", "witch", "wolf",
)  # fmt: skip
#: Their folder among the built pictures.
FIGURES_FOLDER = "stock"


def custom_folder() -> Path:
    """Return the folder in which those of the player's own cards, decks and kits lie."""
    return paths.user_data_dir()


def has_custom() -> bool:
    """Tell whether there is a folder in which the player may have made something."""
    return any(os.path.lexists(custom_folder() / name) for name in CUSTOM_FOLDERS)


def figure_file(figure: str) -> Path:
    """Return the file of a figure."""
    return paths.assets_dir() / FIGURES_FOLDER / f"{figure}.webp"


def named_figure(identity: str) -> str:
    """Return the figure that a word of a card's id names, or nothing: a fen_giant is a giant."""
    return next((word for word in identity.split("_") if word in FIGURES), "")
