"""The benchmark table: every row has an aim, and is measured beside another thing in the same run.

``python -m tests.benchmarks`` prints it, ``python -m tests.benchmarks NAME ...`` the rows of some
modules, ``--list`` their names. Each module is measured in a process of its own, because what one
has loaded would speed the next. The exit status is 1 when an aim is missed. ``compiled`` is no part
of the table: it compiles the game, and compares all it plays.
"""

import json
import subprocess
import sys
from dataclasses import asdict
from importlib import import_module

from .rows import Row

#: The modules with rows, in the order of the table.
MODULES = (
    "engine_speed",
    "frame_times",
    "window_frames",
    "start_up",
    "first_pictures",
    "voyage_times",
    "memory",
)


def main(names: list[str]) -> int:
    """Print the table, or the rows of the modules that are named."""
    if "--list" in names:
        print("\n".join((*MODULES, "compiled")))
        return 0
    if names[:1] == ["compiled"]:
        command = [sys.executable, "-m", "tests.benchmarks.compiled", *names[1:]]
        return subprocess.run(command, check=False).returncode
    if names[:1] == ["rows"]:
        return tell_rows(names[1])
    if unknown := [name for name in names if name not in MODULES]:
        print(f"no measurement is called {unknown[0]}: choose of {', '.join(MODULES)}, compiled")
        return 2
    title = ("what is measured", "measured", "aim")
    print(f"{title[0]:62} {title[1]:>9}  {title[2]:>9}", flush=True)
    reached = [row.reached for name in names or MODULES for row in measured(name)]
    print(f"{len(reached)} rows, {reached.count(False)} of them missed")
    return int(not all(reached))


def tell_rows(name: str) -> int:
    """Print the rows of a module, a line of JSON each, as soon as each is there; return 0."""
    from game.kit import KitContext  # noqa: PLC0415 # some rows measure a start without it

    with KitContext():
        for row in import_module(f"tests.benchmarks.{name}").rows():
            print(json.dumps(asdict(row)), flush=True)
    return 0


def measured(name: str) -> list[Row]:
    """Print the rows of a module as they come, and return them; one row more where it fails."""
    command = [sys.executable, "-m", "tests.benchmarks", "rows", name]
    found = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8") as process:
        assert process.stdout is not None
        for line in process.stdout:
            # Other lines are no rows: pygame prints a greeting, for example.
            if line.startswith("{"):
                found.append(Row(**json.loads(line)))
                print(found[-1].line(), flush=True)
    if process.returncode or not found:
        found.append(Row(f"{name}: rows", "", None, 0, figures=f"it ended {process.returncode}"))
        print(found[-1].line(), flush=True)
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
