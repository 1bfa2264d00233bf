"""Files that the player asked for: there in full, or not at all."""

from __future__ import annotations

import contextlib
from pathlib import Path


def write_whole(path: Path, data: bytes) -> None:
    """Write a new file; where that fails, nothing is left of it. Raises OSError."""
    unfinished = path.with_name(f"{path.name}.part")
    try:
        unfinished.write_bytes(data)
        unfinished.rename(path)
    except OSError:
        with contextlib.suppress(OSError):
            unfinished.unlink()
        raise
