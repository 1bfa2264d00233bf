"""The example of one's own cards, decks and kits; which cards are of the game."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from game import paths

from .source import read_text

#: The folder of the example below the data folder; in it are those of the player's folder.
FOLDER = "examples"
_FOLDERS = ("cards", "decks", "kits")


def custom_folder() -> Path:
    """Return the folder in which those of the player's own cards, decks and kits lie."""
    return paths.user_data_dir()


def example_files() -> list[Path]:
    """Return the files of the example, by their paths below its folder."""
    root = paths.data_dir() / FOLDER
    return sorted(
        path.relative_to(root)
        for folder in _FOLDERS
        for path in (root / folder).iterdir()
        if path.suffix in (".yaml", ".png")
    )


def write_example() -> list[Path]:
    """Copy the example into the player's folder; return the files that were written.

    A file that is there already is left as it is. Raises OSError where nothing can be written.
    """
    written = []
    for name in example_files():
        goal = custom_folder() / name
        goal.parent.mkdir(parents=True, exist_ok=True)
        text = (paths.data_dir() / FOLDER / name).read_bytes()
        try:
            with goal.open("xb") as file:
                written.append(goal)
                file.write(text)
        except FileExistsError:
            continue
        except OSError:
            # Half a file would be in the way of the whole one for ever.
            goal.unlink(missing_ok=True)
            raise
    return written


#: An id at the beginning of a line of the file of cards.
_ID = re.compile(r"^(\w+):", re.MULTILINE)


@cache
def _printed() -> frozenset[str]:
    """Return the ids of the game's own cards."""
    return frozenset(_ID.findall(read_text(paths.data_dir() / "cards.yaml", "data/cards.yaml")))


def is_custom(identity: str) -> bool:
    """Tell whether a card is not of the game: one of the player's own, or of a foreign record."""
    return identity not in _printed()
