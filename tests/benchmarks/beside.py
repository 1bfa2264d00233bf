"""An older commit of the game, laid out so that a benchmark can run it beside this one."""

from __future__ import annotations

import subprocess
from pathlib import Path


def unpacked(commit: str, folder: Path) -> Path:
    """Lay the sources of a commit out in a new folder; return the folder."""
    folder.mkdir()
    archive = subprocess.run(["git", "archive", commit], check=True, capture_output=True).stdout
    subprocess.run(["tar", "-x", "-C", folder], input=archive, check=True)
    return folder
