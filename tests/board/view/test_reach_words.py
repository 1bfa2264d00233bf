"""The words "In reach" and the buttons of presses: neither lies over the other."""

from types import SimpleNamespace
from typing import Any

import pytest

from game.board.view.board_view import free_to

_BUTTON = SimpleNamespace(x=500, y=400, width=40, height=40)


def layout(presses: int) -> Any:
    return SimpleNamespace(presses=presses, press=lambda _: _BUTTON)


@pytest.mark.parametrize(
    ("presses", "right", "top", "free"),
    [
        (0, 520, 445, 520),
        (1, 520, 445, 496),
        # The button lies above the words, or beside where they end.
        (1, 520, 600, 520),
        (1, 560, 445, 560),
    ],
)
def test_the_words_end_before_a_button_that_reaches_down_to_them(
    presses: int, right: float, top: float, free: float
) -> None:
    assert free_to(layout(presses), right, top) == free
