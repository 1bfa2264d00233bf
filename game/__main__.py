"""The command line: what the game does when it is started, and its tools.

Every command imports what it needs when it runs, so that none waits for
another's libraries; for the window alone, not even the command line is parsed.
"""
# ruff: noqa: PLC0415

from __future__ import annotations

import gc
import io
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game import __version__

if TYPE_CHECKING:
    import argparse

_PIPE_CLOSED = 1
_UNWRITTEN = 2
_INTERRUPTED = 130
#: Limits of a picture: pixels either way, frames of a strip, seconds from one to the next.
_LARGEST, _MOST_FRAMES, _LONGEST = 8192, 60, 10


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command that ``argv`` names and return its exit status."""
    if getattr(sys, "frozen", False):
        # A process that the packed game starts for its work begins here as well.
        from multiprocessing import freeze_support

        freeze_support()
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    for stream in (sys.stdout, sys.stderr):
        # A letter that the terminal's encoding lacks is written as its number.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    words = sys.argv[1:] if argv is None else argv
    run: Callable[[], int] = _window
    try:
        if words:
            run = _command(words)
        status = run()
        # Windows gives the packed game no terminal.
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        _drop_output()
        return _PIPE_CLOSED
    except OSError as error:
        if getattr(run, "func", run) is _window:
            raise
        _drop_output()
        print(_unwritten(error), file=sys.stderr)
        return _UNWRITTEN
    except KeyboardInterrupt:
        return _INTERRUPTED
    return status


def _unwritten(error: OSError) -> str:
    from game import paths

    reason = (error.strerror or str(error)).lower()
    return paths.too_long() or f"the output cannot be written ({reason}): make room for it"


def _drop_output() -> None:
    """Keep Python from complaining at its last flush, when nobody reads the rest."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _command(words: Sequence[str]) -> Callable[[], int]:
    options = _parser(words).parse_args(_with_replay(words))
    run: Callable[[argparse.Namespace], int] | None = options.run
    if run is None:
        return partial(_window, options.lang, options.replay)
    return partial(run, options)


def _with_replay(words: Sequence[str]) -> list[str]:
    last = words[-1]
    # Commands are words of letters, whatever is called the same in the folder.
    is_record = last.endswith(".jsonl") or (not last.isalpha() and _is_file(last))
    alone = len(words) == 1 or (len(words) == 3 and words[0] == "--lang")
    return [*words[:-1], "--replay", last] if is_record and alone else list(words)


def _is_file(word: str) -> bool:
    """Tell whether a word is the name of a file; a position may be too long for one."""
    try:
        return Path(word).is_file()
    except OSError:
        return False


def _parser(words: Sequence[str]) -> argparse.ArgumentParser:
    import argparse

    parser = argparse.ArgumentParser(prog="game", description="Bridges of Erret, a card duel.")
    version = f"Bridges of Erret {__version__}"
    if words[0] == "--version" and _compiled():
        version += " (rules and opponents compiled)"
    _add_options(parser, version)
    parser.set_defaults(run=None)
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
    rule = commands.add_parser("rule", help="print what the rules say under a number")
    rule.add_argument("numbers", nargs="+", metavar="NUMBER", help="such as R5.6, or R5")
    _add_language(rule)
    rule.set_defaults(run=_rule)
    strings = commands.add_parser(
        "strings", help="print every text for translators, and what lacks"
    )
    _add_language(strings)
    strings.add_argument("--brief", action="store_true", help="only what is missing or left over")
    strings.set_defaults(run=_strings)
    _add_shot(commands.add_parser("shot", help="take a picture of a scene, without a window"))
    simulate = commands.add_parser("simulate", help="let computer players play, and count")
    puzzles = commands.add_parser("puzzles", help="find puzzles, and prove those of the game")
    _add_measures(words[0], simulate, puzzles)
    return parser


def _add_options(parser: argparse.ArgumentParser, version: str) -> None:
    parser.add_argument("--version", action="version", version=version)
    parser.add_argument("--lang", metavar="LANGUAGE", help="such as en, whatever the options say")
    parser.add_argument(
        "--replay", type=Path, metavar="FILE", help="watch the match of a file; a file alone does"
    )
    parser.add_argument(
        *("--self-test",),
        action="store_const",
        dest="run",
        const=_self_test,
        help="load and play everything once, without a window",
    )


def _add_measures(
    word: str, simulate: argparse.ArgumentParser, puzzles: argparse.ArgumentParser
) -> None:
    if word == "simulate":
        from game.lab import add_simulate

        add_simulate(simulate)
    elif word == "puzzles":
        from game.puzzles import add_puzzles

        add_puzzles(puzzles)


def _compiled() -> bool:
    from importlib.machinery import EXTENSION_SUFFIXES
    from importlib.util import find_spec

    spec = find_spec("game.rules.state")
    return spec is not None and (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES))


def _add_language(parser: argparse.ArgumentParser) -> None:
    # An option that is not set after the command may be set before it.
    from argparse import SUPPRESS

    parser.add_argument(
        "--lang", metavar="LANGUAGE", default=SUPPRESS, help="such as en, or pseudo"
    )


def _add_shot(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("scene", metavar="SCENE", help="such as match; a wrong name prints all")
    parser.add_argument("out", type=Path, metavar="OUT.png")
    parser.add_argument("--size", type=_size, default=(1280, 720), metavar="WIDTHxHEIGHT")
    parser.add_argument("--position", metavar="FILE-or-line", help="a case file or a position")
    _add_language(parser)
    parser.add_argument(
        "--set", action="append", default=[], metavar="SETTING=VALUE", help="such as text_size=130"
    )
    parser.add_argument(
        "--whole", action="store_true", help="all of a page that the window scrolls over"
    )
    parser.add_argument("--strip", type=_frames, default=0, metavar="N", help="frames of motion")
    parser.add_argument(
        "--every", type=_seconds, default=0.15, metavar="SECONDS", help="of a strip"
    )
    parser.set_defaults(run=_shot)


def _size(text: str) -> tuple[int, int]:
    width, height = (_whole(side) for side in text.partition("x")[::2])
    if not (0 < width <= _LARGEST and 0 < height <= _LARGEST):
        hint = f"write one such as 1920x1080, of at most {_LARGEST} either way"
        raise _refused(f"{text!r} is no size: {hint}")
    return width, height


def _frames(text: str) -> int:
    if not 0 <= _whole(text) <= _MOST_FRAMES:
        hint = f"write a whole number from 0 to {_MOST_FRAMES}"
        raise _refused(f"{text!r} is no number of frames: {hint}")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 < seconds <= _LONGEST:
        hint = f"write seconds such as 0.15, above 0 and at most {_LONGEST}"
        raise _refused(f"{text!r} is no time: {hint}")
    return seconds


def _whole(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else -1


def _refused(why: str) -> Exception:
    from argparse import ArgumentTypeError

    return ArgumentTypeError(why)


def _window(language: str | None = None, replay: Path | None = None) -> int:
    from contextlib import closing

    from game.crash_trace import CrashTrace
    from game.paths import too_long

    problem = too_long()
    if problem is not None:
        print(problem, file=sys.stderr)
        return _UNWRITTEN
    with closing(CrashTrace()) as trace:
        return _watched_window(language, replay, trace.earlier)


def _watched_window(language: str | None, replay: Path | None, crashed: Path | None) -> int:
    # All that is made up to the first picture stays: collecting garbage would find none.
    gc.disable()
    from game.kit import unpack_faces

    unpack_faces()
    from game.kit import Assets
    from game.scenes import FIRST_PICTURES

    assets = Assets()
    assets.read_ahead(dict.fromkeys(FIRST_PICTURES))
    from game.kit import KitContext
    from game.start import run_app

    with KitContext():
        return run_app(assets, language, replay, crashed)


def _self_test(_options: argparse.Namespace) -> int:
    from game.self_test import self_test

    return self_test(sys.stdout, sys.stderr)


def _shot(options: argparse.Namespace) -> int:
    from game.shot import ShotRequest, shot

    wish = ShotRequest(
        options.scene,
        options.out,
        options.size,
        options.position,
        options.lang,
        options.strip,
        options.every,
        tuple(options.set),
        options.whole,
    )
    return shot(wish)


def _resolve(options: argparse.Namespace) -> int:
    from game.cases import resolve

    return resolve(options.files, sys.stdout, sys.stderr)


def _replay(options: argparse.Namespace) -> int:
    from game.play import replay_command

    return replay_command(options.file, options.check, sys.stdout, sys.stderr)


def _rule(options: argparse.Namespace) -> int:
    from game.content import rule_command

    return rule_command(options.numbers, sys.stdout, sys.stderr, options.lang or "en")


def _strings(options: argparse.Namespace) -> int:
    from game.content import strings_command

    return strings_command(options.lang or "en", sys.stdout, sys.stderr, brief=options.brief)


if __name__ == "__main__":
    sys.exit(main())
