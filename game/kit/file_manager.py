"""A folder shown by the system's own file manager."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from game.paths import APP_NAME

#: Where libraries are looked for; the packed game puts its own there, and notes beside it what
#: was there before.
_LIBRARIES = ("LD_LIBRARY_PATH", "LIBPATH")
_BEFORE = "_ORIG"
#: Other variables that the packed game sets for the processes of its own work.
_PACKED = ("_PYI_", "_MEIPASS")


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
            env=environment_of_others(os.environ),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    except OSError:
        return False
    return True


def environment_of_others(environment: Mapping[str, str]) -> dict[str, str]:
    """Return the environment for a program that is none of the game's own.

    It shall not load the libraries that are packed with the game, nor bear the name of its window.
    """
    packed = getattr(sys, "frozen", False)
    given = {
        name: value
        for name, value in environment.items()
        if not (name.endswith("_WMCLASS") and value == APP_NAME)
        and not (packed and name.startswith(_PACKED))
    }
    for name in _LIBRARIES if packed else ():
        given.pop(name, None)
        before = given.pop(name + _BEFORE, None)
        if before is not None:
            given[name] = before
    return given
