"""A text of the player's that has no clipboard to go to: kept in a file."""

from __future__ import annotations

import time
from pathlib import Path

from game import paths

from .whole_file import write_whole


def keep_text(text: str, stem: str) -> Path:
    """Write ``text`` to a new file in the player's folder and return it; raises OSError."""
    folder = paths.user_data_dir() / "texts"
    folder.mkdir(parents=True, exist_ok=True)
    name = time.strftime(f"{stem}-%Y%m%d-%H%M%S")
    path, number = folder / f"{name}.txt", 1
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}.txt"
    write_whole(path, f"{text}\n".encode())
    return path
