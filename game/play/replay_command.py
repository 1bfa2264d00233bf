"""``python -m game replay FILE [--check]``: what a record holds, and whether it still holds."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TextIO

from game.content import ContentError, load_content
from game.rules import EDITION_NAMES, SIDE_NAMES, WINNER_NAMES

from .record import Record, Result, read_record
from .replay import Difference, check

OK, DIFFERS, BROKEN = 0, 1, 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the subcommand."""
    parser.add_argument("file", type=Path, help="the record of a match")
    parser.add_argument(
        "--check", action="store_true", help="play it again and compare every position"
    )


def run(args: argparse.Namespace, out: TextIO, err: TextIO) -> int:
    """Print one line about the record; with ``--check`` compare it with its replay.

    Returns 0; 1 when the record and its replay differ; 2 when the file is broken
    or cannot be replayed by this game.
    """
    try:
        record = read_record(args.file)
        if not args.check:
            print(_summary(record, record.result), file=out)
            return OK
        report = check(record, load_content())
    except ContentError as error:
        print(error, file=err)
        return BROKEN
    if report.agrees:
        print(f"{_summary(record, report.result, report.turns)}, digests agree", file=out)
        return OK
    print(_summary(record, report.result), file=out)
    print(report.problem, file=err)
    return DIFFERS if isinstance(report.problem, Difference) else BROKEN


def _summary(record: Record, result: Result | None, turns: int | None = None) -> str:
    header = record.header
    names = (seat.name or side for seat, side in zip(header.seats, SIDE_NAMES, strict=True))
    parts = [
        " against ".join(names),
        f"{header.terms.form} {'solo' if header.terms.solo else 'duel'}",
        f"{EDITION_NAMES[header.terms.edition]} edition",
        f"begun {header.began:%Y-%m-%d %H:%M}",
        f"{len(record.entries)} actions",
    ]
    if turns is None and result is not None:
        turns = result.turns
    if turns is not None:
        parts.append(f"{turns} turns")
    parts.append(_outcome(record, result))
    return ", ".join(parts)


def _outcome(record: Record, result: Result | None) -> str:
    if result is None:
        return "given up" if record.abandoned else "not finished"
    winner = WINNER_NAMES[result.winner]
    return f"{winner if winner == 'draw' else f'{winner} wins'} ({result.rule})"
