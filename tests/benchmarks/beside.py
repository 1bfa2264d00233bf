"""An older commit of the game, to be run beside this one in turns."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]


def unpacked(commit: str, folder: Path) -> Path:
    """Lay the sources of a commit out in a new folder; return the folder."""
    folder.mkdir()
    command = ["git", "archive", commit]
    archive = subprocess.run(command, check=True, capture_output=True, cwd=ROOT).stdout
    subprocess.run(["tar", "-x", "-C", folder], input=archive, check=True)
    return folder
