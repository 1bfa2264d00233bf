"""How much memory this process has, and whether it grows."""

import mmap
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import linear_regression


def resident_kb() -> int:
    """Return the kilobytes of memory that this process holds now, or where that cannot be asked
    the most that it ever held.
    """
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        # Windows has no such module.
        import resource  # noqa: PLC0415

        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most // 1024 if sys.platform == "darwin" else most
    return pages * mmap.PAGESIZE // 1024


def slope(points: Sequence[tuple[float, float]]) -> float:
    """Return by how much the second of each pair grows with the first (least squares)."""
    if len({x for x, _ in points}) < 2:
        return 0.0
    return linear_regression(*zip(*points, strict=True)).slope
