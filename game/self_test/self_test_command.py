"""``--self-test``: everything is loaded and played once, without a window and with nobody's files.

A fault is one line, and exit status 1. It is for a game that was just packed or installed: a
missing part shows only when it is used, and here every part is used.
"""

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TextIO

from game import __version__
from game.content import ContentError, one_line
from game.kit import AssetError, KitContext
from game.paths import HOME_VARIABLE

from . import asset_checks, match_checks, process_checks

_GOOD, _FAULTY = 0, 1
#: The checks, in this order. Each returns in a few words what it has seen.
CHECKS: dict[str, Callable[[], str]] = {
    "data": asset_checks.check_data,
    "languages": asset_checks.check_languages,
    "pictures": asset_checks.check_pictures,
    "sounds": asset_checks.check_sounds,
    "typefaces": asset_checks.check_typefaces,
    "a duel": match_checks.check_match,
    "a solo game": partial(match_checks.check_match, solo=True),
    "every scene": match_checks.check_scenes,
    "the process that thinks": process_checks.check_worker,
    "puzzles": process_checks.check_puzzles,
}


def self_test(out: TextIO | None, err: TextIO | None) -> int:
    """Make every check, and print a line for each with its seconds; return the exit status.

    The player's own files are neither read nor written. It ends at the first fault.
    """
    _tell(f"Bridges of Erret {__version__}, {_machine()}", out)
    began = time.monotonic()
    with _nobodys_files(), KitContext():
        for name, check in CHECKS.items():
            start = time.monotonic()
            try:
                seen = check()
            except Exception as error:
                _tell(f"self-test: {name}: {_fault(error)}", err)
                return _FAULTY
            _tell(f"{name}: {seen} ({time.monotonic() - start:.1f} s)", out)
    _tell(f"self-test passed ({time.monotonic() - began:.1f} s)", out)
    return _GOOD


def _tell(line: str, stream: TextIO | None) -> None:
    # Windows gives the packed game no terminal.
    if stream is not None:
        print(line, file=stream, flush=True)


def _machine() -> str:
    python = ".".join(map(str, sys.version_info[:3]))
    packed = "packed" if getattr(sys, "frozen", False) else "from its files"
    return f"{packed}, Python {python} on {sys.platform}"


def _fault(error: Exception) -> str:
    """Return what went wrong in one line; faults that nobody has foreseen begin with their kind."""
    if isinstance(error, ContentError | AssetError | asset_checks.SelfTestError):
        return one_line(str(error))
    return one_line(f"{type(error).__name__}: {error}")


@contextmanager
def _nobodys_files() -> Iterator[None]:
    before = dict(os.environ)
    # Windows does not delete open files, such as a database after a fault.
    with TemporaryDirectory(prefix="bridges-of-erret-", ignore_cleanup_errors=True) as folder:
        os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
        os.environ[HOME_VARIABLE] = str(Path(folder))
        # SDL would take being terminated for a wish to close the window, of which nobody hears.
        os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"
        ended = signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
        try:
            yield
        finally:
            signal.signal(signal.SIGTERM, ended)
            os.environ.clear()
            os.environ.update(before)
