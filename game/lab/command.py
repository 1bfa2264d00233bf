"""``python -m game simulate``: play what is still to be played, then tell what came of it."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool

from .executors import played, processes
from .ledger import Ledger, LedgerError
from .progress import Progress
from .reports import Game, Row, thinking
from .runs import Run
from .tables import thinking_text

_OK, _REFUSED, _INTERRUPTED = 0, 2, 130


def simulate(run: Run, options: Namespace) -> int:
    """Carry out a run as the options say; return the exit status."""
    try:
        ledger = Ledger(run.settings, options.out)
    except LedgerError as error:
        return _told(str(error), _REFUSED)
    try:
        _play(run, ledger, options)
    except KeyboardInterrupt:
        return _told(_stopped(run, ledger), _INTERRUPTED)
    except BrokenProcessPool:
        return _told(f"a process that played has died; {_how_to_go_on(ledger)}", _REFUSED)
    finally:
        ledger.close()
    games = [(job, ledger.outcomes[job.key]) for job in run.jobs]
    rows = run.rows(games)
    print(_as_json(run, rows, games) if options.json else _as_text(run, rows, games))
    return _OK


def _play(run: Run, ledger: Ledger, options: Namespace) -> None:
    left = [job for job in run.jobs if job.key not in ledger.outcomes]
    if not left:
        return
    total = len(run.jobs)
    progress = Progress(total, total - len(left), None if options.quiet else sys.stderr)
    try:
        with processes(min(options.jobs, len(left))) as hands:
            for job, outcome in played(left, hands):
                ledger.add(job, outcome)
                progress.step()
    finally:
        progress.end()


def _stopped(run: Run, ledger: Ledger) -> str:
    done = sum(job.key in ledger.outcomes for job in run.jobs)
    return f"stopped after {done} of {len(run.jobs)} games; {_how_to_go_on(ledger)}"


def _how_to_go_on(ledger: Ledger) -> str:
    if ledger.path is None:
        return "nothing was kept: --out FILE does, and goes on from there"
    return f"the same command goes on from {ledger.path}"


def _told(line: str, status: int) -> int:
    print(line, file=sys.stderr)
    return status


def _as_json(run: Run, rows: Sequence[Row], games: Sequence[Game]) -> str:
    """Return all figures; everything but ``thinking`` is the same on any machine."""
    whole = {"settings": run.settings, "rows": rows, "thinking": thinking(games)}
    return json.dumps(whole, indent=1)


def _as_text(run: Run, rows: Sequence[Row], games: Sequence[Game]) -> str:
    return f"{run.text(rows)}\n\n{thinking_text(thinking(games))}"
