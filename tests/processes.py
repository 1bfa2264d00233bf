"""Whether processes have ended that somebody else has started."""

import os
import time
from contextlib import suppress
from pathlib import Path

#: No machine takes longer, in seconds.
LONGEST = 60.0


def gone(pid: int) -> bool:
    """Whether a process ends within a moment."""
    end = time.monotonic() + LONGEST
    while time.monotonic() < end:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        # Where nobody asks for its end it stays as a name, on Linux told by a letter.
        with suppress(OSError):
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        time.sleep(0.02)
    return False
