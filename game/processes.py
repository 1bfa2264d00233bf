"""Other processes, known by their numbers alone."""

import os


def has_ended(number: str) -> bool | None:
    """Tell whether a process is there no more, None where the system cannot be asked."""
    if os.name != "posix":
        # Asking by ``os.kill`` ends the process on Windows.
        return None
    try:
        os.kill(int(number), 0)
    except (ProcessLookupError, OverflowError, ValueError):
        return True
    except PermissionError:
        # The process belongs to another user.
        return False
    return False
