"""Other processes, known by their numbers alone."""

from __future__ import annotations

import os


def has_ended(number: str) -> bool | None:
    """Tell whether a process is there no more, None where the system cannot be asked."""
    if os.name != "posix":
        # There, to ask for a process by its number is to end it.
        return None
    try:
        os.kill(int(number), 0)
    except (ProcessLookupError, OverflowError, ValueError):
        return True
    except PermissionError:
        # It is somebody else's.
        return False
    return False
