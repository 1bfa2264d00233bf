"""A folder shown by the system's own file manager."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def open_folder(folder: Path) -> bool:
    """Have the system show ``folder``, which is made where it is missing; False if it cannot."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if sys.platform == "win32":
            os.startfile(folder)
            return True
        command = "open" if sys.platform == "darwin" else "xdg-open"
        # It must neither wait for the file manager nor end with the game.
        subprocess.Popen(
            [command, str(folder)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    except OSError:
        return False
    return True
