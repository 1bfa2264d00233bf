"""Words about puzzles: times, days, and the outcome of a try."""

from __future__ import annotations

from datetime import date, datetime

from game.play import PuzzleRecord

from ..common import Told
from ..services import Services
from .puzzle_run import PuzzleRun
from .referee import SHOWN


def today() -> date:
    """Return the day it is for the player."""
    return datetime.now().astimezone().date()


def time_words(seconds: float) -> str:
    """Return a time as minutes and seconds, such as 1:07."""
    minutes, left = divmod(round(seconds), 60)
    return f"{minutes}:{left:02}"


def status_words(services: Services, record: PuzzleRecord) -> str:
    """Return the words for the player's results with a puzzle."""
    if record.solved is not None and record.seconds is not None:
        return services.translate("puzzles.status.solved_in", time=time_words(record.seconds))
    if record.solved is not None:
        return services.translate("puzzles.status.solved")
    if record.tries:
        return services.translate("puzzles.status.tried", count=record.tries)
    return services.translate("puzzles.status.open")


def outcome_told(services: Services, run: PuzzleRun, code: str) -> Told:
    """Return the words on the plate at the end of a try."""
    translate, kind = services.translate, run.puzzle.kind
    if code == SHOWN:
        return Told(
            translate("puzzles.shown_title"), (translate(f"puzzles.shown.{kind}"),), good=True
        )
    if code != "solved":
        return Told(translate("puzzles.failed_title"), (translate(f"puzzles.outcomes.{code}"),))
    lines = [translate("puzzles.tries", count=run.tries)]
    record, gain = run.record, run.gain
    if record is not None and not record.shown:
        lines.insert(0, translate("puzzles.time", time=time_words(run.watch.seconds)))
    if gain is not None and gain.best:
        lines.append(translate("puzzles.best"))
    if gain is not None and gain.day:
        lines.append(translate("puzzles.streak", count=run.streak.current))
    return Told(translate("puzzles.solved_title"), tuple(lines), good=True)
