"""The painted figures that cards of the player's own choose from."""

from pathlib import Path

from game import paths

#: By the words that a file names them with.
FIGURES = (
    "archer", "bird", "construct", "dragon", "ghost", "giant", "golem", "knight", "serpent",
    "sprite", "witch", "wolf",
)  # fmt: skip
#: Their folder among the built pictures.
FIGURES_FOLDER = "stock"


def figure_file(figure: str) -> Path:
    """Return the file of a figure."""
    return paths.assets_dir() / FIGURES_FOLDER / f"{figure}.webp"


def named_figure(identity: str) -> str:
    """Return the figure that a word of a card's id names, or nothing: a fen_giant is a giant."""
    return next((word for word in identity.split("_") if word in FIGURES), "")
