"""Play at random through the real scenes until so many matches have ended.

``python -m tests.soak FOLDER [--matches 1000] [--without-drawing] [--minutes N] [--seed S]``
goes on in the folder where it stopped. Mirror and state, forecast and outcome, record and replay
are compared all the while; a failure leaves a folder below ``FOLDER/failures``. The exit status
is 0 when all matches were played without one, and memory did not grow.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

from game.kit import KitContext

from .ledger import MOST_KB_A_MATCH, Ledger, SoakPlan

ROOT = Path(__file__).parents[2]
#: Seconds between two lines about how far it has come.
_TELL = 60.0
#: The same chance in every process: nothing hangs on an order of strings, a screen or a speaker.
_ENVIRONMENT = {
    "PYTHONHASHSEED": "0",
    # Where the interpreter itself comes down, it tells what it was doing.
    "PYTHONFAULTHANDLER": "1",
    "SDL_VIDEODRIVER": "dummy",
    "SDL_AUDIODRIVER": "dummy",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    # SDL would make an event of what is to end the process.
    "SDL_NO_SIGNAL_HANDLERS": "1",
}


def arguments(words: list[str]) -> argparse.Namespace:
    """Return what is asked for."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.soak",
        description="Play at random through the real scenes until so many matches have ended.",
    )
    parser.add_argument("folder", type=Path, help="what it found lies here; it goes on here")
    parser.add_argument("--matches", type=int, default=1000, help="how many are to end (1000)")
    parser.add_argument("--without-drawing", action="store_true", help="paint no picture")
    parser.add_argument("--minutes", type=float, default=1e6, help="stop then, to go on later")
    parser.add_argument("--seed", type=int, default=1, help="all chance comes from it (1)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--repeat", type=int, metavar="SITTING", help="play one sitting again")
    parser.add_argument("--from-step", type=int, default=1, help="tell each of its steps from here")
    parser.add_argument("--worker", type=int, help=argparse.SUPPRESS)
    return parser.parse_args(words)


def main(words: list[str]) -> int:
    """Run the soak, one of its workers, or one sitting again."""
    asked = arguments(words)
    if any(os.environ.get(name) != value for name, value in _ENVIRONMENT.items()):
        # Python reads the seed of its hashes when it starts.
        command = [sys.executable, "-m", "tests.soak", *words]
        return subprocess.run(command, env={**os.environ, **_ENVIRONMENT}, check=False).returncode
    folder = asked.folder.resolve()
    try:
        painted = not asked.without_drawing
        plan = SoakPlan.of(folder, asked.seed, painted=painted, matches=asked.matches)
    except (ValueError, OSError) as problem:
        print(problem, file=sys.stderr)
        return 2
    ledger = Ledger(plan)
    latest = time.monotonic() + 60 * asked.minutes
    if asked.repeat is not None:
        return repeat(ledger, asked.repeat, asked.from_step)
    if asked.worker is not None:
        work(ledger, asked, latest)
        return 0
    return oversee(ledger, asked, words, latest)


def repeat(ledger: Ledger, number: int, from_step: int) -> int:
    """Play one sitting again, and tell its steps."""
    from .sitting import Sitting  # noqa: PLC0415 (whoever oversees loads no game)

    result = Sitting(ledger.plan, number, show_from=from_step).play()
    print(json.dumps(result.line(), indent=1))
    return int(bool(result.failure))


def work(ledger: Ledger, asked: argparse.Namespace, latest: float) -> None:
    """Play the sittings of one process, until there are matches enough or the time is over."""
    from .sitting import Sitting  # noqa: PLC0415

    ended = {line["number"] for line in ledger.lines()}
    number, parent = asked.worker, os.getppid()
    while ledger.matches < asked.matches and time.monotonic() < latest:
        if os.getppid() != parent:
            # The overseer has been killed.
            return
        if number not in ended:
            ledger.add(Sitting(ledger.plan, number).play().line())
        number += asked.workers


def oversee(ledger: Ledger, asked: argparse.Namespace, words: list[str], latest: float) -> int:
    """Have the processes play, tell how far they are, and at the end what they found."""
    command = [sys.executable, "-m", "tests.soak", *words]
    workers = [
        subprocess.Popen([*command, "--worker", str(number)], cwd=ROOT)
        for number in range(asked.workers if ledger.matches < asked.matches else 0)
    ]
    told = time.monotonic()
    try:
        while any(worker.poll() is None for worker in workers):
            time.sleep(1)
            if time.monotonic() - told >= _TELL:
                told = time.monotonic()
                print(f"{ledger.matches} matches, {len(ledger.failures)} failures", flush=True)
    finally:
        for worker in workers:
            worker.terminate()
    died = deaths(workers)
    print("\n".join([ledger.report(), *died]))
    grew = any(kb > MOST_KB_A_MATCH for kb in ledger.growth().values())
    if ledger.matches < asked.matches:
        print(f"{ledger.matches} of {asked.matches} matches: run it once more to go on")
    return int(bool(died) or grew or bool(ledger.failures) or ledger.matches < asked.matches)


def deaths(workers: Iterable[subprocess.Popen[bytes]]) -> list[str]:
    """Return a line for each process that did not end by itself as it should."""
    return [
        f"DIED process {worker.pid}: exit status {worker.returncode}"
        for worker in workers
        if worker.returncode
    ]


if __name__ == "__main__":
    with KitContext():
        sys.exit(main(sys.argv[1:]))
