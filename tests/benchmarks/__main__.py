"""The benchmark table, or the measurements that are named.

``python -m tests.benchmarks`` prints the table: every row that has an aim, measured beside another
thing in the same run. ``python -m tests.benchmarks NAME ...`` runs single measurements, which tell
more, each in a process of its own, because what one has loaded would speed the next; ``table NAME
...`` prints the rows of these alone, ``--list`` names all. The exit status is 1 when an aim is
missed.
"""

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
MODULES = (*WITH_ROWS, "match_slope", "compiled", "outlooks", "ring_frames")


def main(names: list[str]) -> int:
    """Print the table, or run the measurements that are named."""
    if "--list" in names:
        print("\n".join(MODULES))
        return 0
    if names[:1] in ([], ["table"]):
        return print_table(names[1:])
    if not _are_known(names, MODULES, "no measurement is called {}"):
        return 2
    missed = 0
    for name in names:
        print(f"== {name}", flush=True)
        command = [sys.executable, "-m", f"tests.benchmarks.{name}"]
        missed += subprocess.run(command, check=False).returncode != 0
    return int(missed > 0)


def _are_known(names: list[str], known: tuple[str, ...], complaint: str) -> bool:
    """Return whether all names are known; print the complaint about one that is not."""
    unknown = [name for name in names if name not in known]
    if unknown:
        print(f"{complaint.format(unknown[0])}: choose of {', '.join(known)}")
    return not unknown


def print_table(names: list[str]) -> int:
    """Measure and print; a process of its own for each module, one after the other."""
    if not _are_known(names, WITH_ROWS, "{} has no rows"):
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
            # Other lines are no rows: pygame prints a greeting, for example.
            if line.startswith("{"):
                found.append(read_row(line))
                print(found[-1].line(), flush=True)
    if process.returncode or not found:
        found.append(Row(f"{name}: rows", "", None, 0, figures=f"it ended {process.returncode}"))
        print(found[-1].line(), flush=True)
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
