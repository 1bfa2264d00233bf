"""The real window, minimised and restored again and again while effects end, goes on.

Its music ends while it is away, and goes on where it was.
"""

import shutil
from pathlib import Path

import pytest

from .desktop import Program, came_about, desktop, program, until
from .noisy import NOTES
from .ways import SIZE, needs_a_screen

#: How often the window manager is asked, and how long the program may take to follow.
TRIES, SECONDS_PER_TRY = 20, 3.0

pytestmark = [needs_a_screen, pytest.mark.slow]


@pytest.mark.parametrize("times", [5, 1000])
def test_minimising_while_effects_end(home: Path, tmp_path: Path, times: int) -> None:
    if shutil.which("openbox") is None:
        pytest.skip("not installed: openbox")
    with (
        desktop(tmp_path, SIZE, manager="openbox") as seen,
        program(seen, home, "tests.window.noisy") as game,
    ):
        until("the music", lambda: heard(game) == 1)
        window = game.window
        for number in range(1, times + 1):
            ask_until(game, "windowminimize", window, 2 * number)
            ask_until(game, "windowmap", window, 2 * number + 1)
        seen.do("windowfocus", "--sync", window)
        # Escape goes to Quit, and Enter presses it.
        seen.key("Escape", "Return")
        until("the end", lambda: game.process.poll() is not None)
        assert game.process.returncode == 0


def ask_until(game: Program, what: str, window: str, count: int) -> None:
    """Ask the window manager for something, until the music has followed it."""
    for _ in range(TRIES):
        # One that is still at work on the last wish may miss the next.
        game.desktop.do(what, window)
        if came_about(lambda: heard(game) == count, SECONDS_PER_TRY):
            return
    raise AssertionError(f"in vain: {what}, as number {count}")


def heard(game: Program) -> int:
    """Return how often the music was hushed or came back."""
    assert game.process.poll() is None, "the program has ended"
    notes = game.home / NOTES
    words = notes.read_text(encoding="ascii").split() if notes.exists() else []
    return int(words[0]) if words else 0
