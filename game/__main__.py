"""The command line: what the game does when it is started, and its tools.

Every command imports what it needs when it runs, so that none waits for
another's libraries.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

_PIPE_CLOSED = 1
_INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command that ``argv`` names and return its exit status."""
    multiprocessing.freeze_support()
    options = _parser().parse_args(argv)
    run: Callable[[argparse.Namespace], int] = options.run
    try:
        status = run(options)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader has gone; spare Python the complaint at its own last flush.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _PIPE_CLOSED
    except KeyboardInterrupt:
        return _INTERRUPTED
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="game", description="Bridges of Erret, a card duel.")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    resolve = commands.add_parser("resolve", help="work out case files and print what follows")
    resolve.add_argument("files", nargs="+", metavar="FILE")
    resolve.set_defaults(run=_resolve)
    replay = commands.add_parser("replay", help="tell what the record of a match holds")
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.add_argument(
        "--check", action="store_true", help="play it again and compare every position"
    )
    replay.set_defaults(run=_replay)
    return parser


def _resolve(options: argparse.Namespace) -> int:
    from game.cases import resolve  # noqa: PLC0415

    return resolve(options.files, sys.stdout, sys.stderr)


def _replay(options: argparse.Namespace) -> int:
    from game.play import replay_command  # noqa: PLC0415

    return replay_command(options.file, options.check, sys.stdout, sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
