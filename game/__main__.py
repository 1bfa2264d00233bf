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
_UNWRITTEN = 2
_INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command that ``argv`` names and return its exit status."""
    multiprocessing.freeze_support()
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    options = _parser().parse_args(argv)
    run: Callable[[argparse.Namespace], int] = options.run
    try:
        status = run(options)
        sys.stdout.flush()
    except BrokenPipeError:
        _drop_output()
        return _PIPE_CLOSED
    except OSError as error:
        if run is _window:
            raise
        _drop_output()
        reason = (error.strerror or str(error)).lower()
        print(f"the output cannot be written ({reason}): make room for it", file=sys.stderr)
        return _UNWRITTEN
    except KeyboardInterrupt:
        return _INTERRUPTED
    return status


def _drop_output() -> None:
    """Spare Python the complaint at its own last flush, when nobody takes what is left."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="game", description="Bridges of Erret, a card duel.")
    parser.set_defaults(run=_window)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    resolve = commands.add_parser("resolve", help="work out case files and print what follows")
    resolve.add_argument("files", nargs="+", metavar="FILE")
    resolve.set_defaults(run=_resolve)
    replay = commands.add_parser("replay", help="tell what the record of a match holds")
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.add_argument(
        "--check", action="store_true", help="play it again and compare every position"
    )
    replay.set_defaults(run=_replay)
    _add_shot(commands.add_parser("shot", help="take a picture of a scene, without a window"))
    return parser


def _add_shot(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("scene", metavar="SCENE", help="a module of game/scenes, such as match")
    parser.add_argument("out", type=Path, metavar="OUT.png")
    parser.add_argument("--size", type=_size, default=(1280, 720), metavar="WIDTHxHEIGHT")
    parser.add_argument("--position", metavar="FILE-or-line", help="a case file or a position")
    parser.add_argument("--lang", metavar="LANGUAGE", help="such as en, or pseudo")
    parser.add_argument("--strip", type=int, default=0, metavar="N", help="N frames of the motion")
    parser.add_argument("--every", type=float, default=0.15, metavar="SECONDS", help="of a strip")
    parser.set_defaults(run=_shot)


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdigit() and height.isdigit() and int(width) and int(height)):
        raise argparse.ArgumentTypeError(f"{text!r} is no size: write one such as 1920x1080")
    return int(width), int(height)


def _window(_options: argparse.Namespace) -> int:
    from game.app import run_app  # noqa: PLC0415

    return run_app()


def _shot(options: argparse.Namespace) -> int:
    from game.shot import Wish, shot  # noqa: PLC0415

    wish = Wish(
        options.scene,
        options.out,
        options.size,
        options.position,
        options.lang,
        max(0, options.strip),
        options.every,
    )
    return shot(wish)


def _resolve(options: argparse.Namespace) -> int:
    from game.cases import resolve  # noqa: PLC0415

    return resolve(options.files, sys.stdout, sys.stderr)


def _replay(options: argparse.Namespace) -> int:
    from game.play import replay_command  # noqa: PLC0415

    return replay_command(options.file, options.check, sys.stdout, sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
