"""The benchmark table, or the measurements that are named.

``python -m tests.benchmarks`` prints the table (``table.py``): what has an aim, beside what it is
measured by. ``python -m tests.benchmarks NAME ...`` runs single measurements, which tell more, each
in a process of its own, because what one has loaded would speed the next; ``table NAME ...`` prints
the rows of these alone, ``--list`` names all. The exit status is 1 when an aim is missed.
"""

from __future__ import annotations

import subprocess
import sys

from . import table

MODULES = (
    "engine_speed",
    "resolve_speed",
    "frame_times",
    "window_frames",
    "start_up",
    "first_pictures",
    "memory",
    "match_slope",
    "rest_load",
    "package_size",
    "compiled",
    "many_matches",
)


def main(names: list[str]) -> int:
    """Print the table, or run the measurements that are named."""
    if "--list" in names:
        print("\n".join(MODULES))
        return 0
    if names[:1] in ([], ["table"]):
        return table.main(names[1:])
    unknown = [name for name in names if name not in MODULES]
    if unknown:
        print(f"no measurement is called {unknown[0]}: choose of {', '.join(MODULES)}")
        return 2
    missed = 0
    for name in names:
        print(f"== {name}", flush=True)
        command = [sys.executable, "-m", f"tests.benchmarks.{name}"]
        missed += subprocess.run(command, check=False).returncode != 0
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
