"""``python -m game simulate``: play what is still to be played, then tell what came of it."""

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, TextIO

from game.content import ContentError

from .executors import Hands, cluster, played, processes
from .jobs import AnyJob, LabError, PlayJob
from .ledger import Ledger
from .plots import draw, look_ahead
from .reports import Row, thinking
from .runs import LabRun, Progress
from .tables import thinking_text

_OK, _REFUSED, _INTERRUPTED = 0, 2, 130


def simulate(wanted: Callable[[Namespace], LabRun], options: Namespace) -> int:
    """Carry out the run that the options ask for; return the exit status."""
    try:
        run = wanted(options)
        if options.plot is not None:
            look_ahead(options.plot)
        ledger = Ledger(run.settings, options.out, run.read)
    except (ContentError, LabError) as error:
        return _told(str(error), _REFUSED)
    try:
        games = play_out(run.jobs, ledger, options, run.play)
    except (KeyboardInterrupt, BrokenProcessPool, LabError) as error:
        return stopped_by(error, run.jobs, ledger)
    finally:
        ledger.close()
    try:
        figures = run.figures(games)
    except LabError as error:
        return _told(f"{error}; {_how_to_go_on(ledger)}", _REFUSED)
    _tell(run, figures, thinking(games) if run.thinks else (), options.json)
    if run.data is not None and options.data is not None:
        return _written(run.data(figures), options.data)
    return _OK if options.plot is None else _draw(run, figures, options.plot)


def play_out(
    jobs: Sequence[Any], ledger: Ledger, options: Namespace, how: PlayJob | None = None
) -> list[tuple[Any, Any]]:
    """Play the jobs whose games are not kept yet; return the games of all."""
    left = [job for job in jobs if job.key not in ledger.outcomes]
    if left:
        with _hands(options, len(left)) as hands:
            _play(left, len(jobs), ledger, hands, how, None if options.quiet else sys.stderr)
    return [(job, ledger.outcomes[job.key]) for job in jobs]


def _play(
    left: Sequence[AnyJob],
    total: int,
    ledger: Ledger,
    hands: Hands,
    how: PlayJob | None,
    told: TextIO | None,
) -> None:
    progress = Progress(total, total - len(left), told)
    try:
        for job, outcome in played(left, hands, how):
            ledger.add(job, outcome)
            progress.step()
    finally:
        progress.end()


def stopped_by(error: BaseException, jobs: Sequence[AnyJob], ledger: Ledger) -> int:
    """Tell why not all games were played; return the exit status."""
    if isinstance(error, KeyboardInterrupt):
        done = sum(job.key in ledger.outcomes for job in jobs)
        line = f"stopped after {done} of {len(jobs)} games; {_how_to_go_on(ledger)}"
        return _told(line, _INTERRUPTED)
    if isinstance(error, BrokenProcessPool):
        return _told(f"a process that played has died; {_how_to_go_on(ledger)}", _REFUSED)
    return _told(str(error), _REFUSED)


def _hands(options: Namespace, games: int) -> AbstractContextManager[Hands]:
    if options.cluster is None:
        return processes(min(options.jobs, games))
    return cluster(options.cluster)


def _how_to_go_on(ledger: Ledger) -> str:
    if ledger.path is None:
        return "nothing was kept: --out FILE does, and goes on from there"
    return f"the same command goes on from {ledger.path}"


def _told(line: str, status: int) -> int:
    print(line, file=sys.stderr)
    return status


def _tell(run: LabRun, figures: Row, thoughts: Sequence[Row], as_json: bool) -> None:
    """Print the figures; all but ``thinking`` are the same on any machine."""
    if as_json:
        whole: Row = {"settings": run.settings, **figures, "thinking": thoughts}
        print(json.dumps(whole, indent=1))
    else:
        print("\n\n".join(filter(None, (run.text(figures), thinking_text(thoughts)))))


def _written(text: str, path: Path) -> int:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        return _told(f"{path}: {reason}; name a file that can be written", _REFUSED)
    return _OK


def _draw(run: LabRun, figures: Row, path: Path) -> int:
    try:
        draw(run.picture, figures, run.settings, path)
    except LabError as error:
        return _told(str(error), _REFUSED)
    return _OK
