"""Files that the player asked for: there in full, or not at all."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path


def unfinished_file(path: Path) -> Path:
    """Return where a file is written until it is whole: for each copy of the game another place."""
    return path.with_name(f"{path.name}.{os.getpid()}.part")


def write_whole(path: Path, data: bytes) -> None:
    """Write a new file; where that fails, nothing is left of it. Raises OSError."""
    unfinished = unfinished_file(path)
    try:
        unfinished.write_bytes(data)
        # Another copy of the game may have finished the same meanwhile.
        unfinished.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            unfinished.unlink()
        raise
