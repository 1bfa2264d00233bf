"""The benchmark table: every row that has an aim, measured beside something in the same run.

``python -m tests.benchmarks table [NAME ...]`` prints the rows of all modules that have any, or of
those that are named. The exit status is 1 unless every row reaches its aim.
"""

from __future__ import annotations

import subprocess
import sys

from .rows import Row, read_row

#: The modules with rows, in the order of the table.
WITH_ROWS = (
    "engine_speed",
    "resolve_speed",
    "frame_times",
    "window_frames",
    "start_up",
    "first_pictures",
    "many_matches",
    "memory",
    "rest_load",
    "package_size",
)


def main(names: list[str]) -> int:
    """Measure and print; a process of its own for each module, one after the other."""
    unknown = [name for name in names if name not in WITH_ROWS]
    if unknown:
        print(f"{unknown[0]} has no rows: choose of {', '.join(WITH_ROWS)}")
        return 2
    title = ("what is measured", "measured", "aim")
    print(f"{title[0]:62} {title[1]:>9}  {title[2]:>9}", flush=True)
    reached = [row.reached for name in names or WITH_ROWS for row in measured(name)]
    print(f"{len(reached)} rows, {reached.count(False)} of them missed")
    return int(not all(reached))


def measured(name: str) -> list[Row]:
    """Print the rows of a module as they come, and return them; one row more where it fails."""
    command = [sys.executable, "-m", f"tests.benchmarks.{name}", "rows"]
    found = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8") as process:
        assert process.stdout is not None
        for line in process.stdout:
            # What else is printed on the way is none: pygame greets, for example.
            if line.startswith("{"):
                found.append(read_row(line))
                print(found[-1].line(), flush=True)
    if process.returncode or not found:
        found.append(Row(f"{name}: rows", "", None, 0, figures=f"it ended {process.returncode}"))
        print(found[-1].line(), flush=True)
    return found
