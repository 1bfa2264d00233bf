"""The first start in a real window: three presses of Enter lead to the table, and it asks once."""

from pathlib import Path

import pygame

from game.play import settings_path
from game.scenes import MenuScene
from game.start import make_services

from .desktop import Desktop, came_about, desktop, difference, program, until
from .ways import SIZE, needs_a_screen, picture_of

pytestmark = needs_a_screen

#: Seconds, long enough for an answer to be kept.
_A_WHILE = 5.0


def test_the_first_start_asks_for_the_language_once(
    home: Path, tmp_path: Path, painter: None
) -> None:
    settings_path().unlink()
    with desktop(tmp_path, SIZE) as seen:
        with program(seen, home, fresh=True) as game:
            game.wait_for_colours()
            seen.settle()
            question = seen.pixels()
            until(
                "an answer to the first question", lambda: _pressed(game.desktop, settings_path())
            )
            assert settings_path().read_text("utf-8").startswith("language: en")
            assert game.records == []
            until("the next question", lambda: seen.pixels() != question)
            seen.settle()
            # Past what makes the game easier to see and play, to the way below the lessons.
            seen.press("Return")
            seen.press("Down")
            seen.key("Return")
            until("a first match", lambda: len(game.records) == 1)
        with program(seen, home, fresh=True) as game:
            column = pygame.Rect(40, 250, 400, 400)
            menu = MenuScene(make_services())
            expected = picture_of(menu)
            assert menu.record is not None
            until("the menu", lambda: difference(seen.picture(), expected, column) < 1)


def _pressed(seen: Desktop, file: Path) -> bool:
    """Press Enter, and wait a while for what it does: a second press would be another answer."""
    seen.key("Return")
    return came_about(file.exists, _A_WHILE)
