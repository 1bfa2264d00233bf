"""The grid of the screens around the match, in texts of any size."""

from __future__ import annotations

import pytest

from game.kit import Look, Viewport, active_context
from game.scenes.common import Page

VIEW = Viewport.of((1280, 720))
LONG = "What can be done here is told in a sentence that is long enough for two lines."


@pytest.mark.parametrize(
    ("size", "words", "own"), [(1, LONG, False), (2, LONG, True), (2, "", False)]
)
def test_words_stand_over_the_foot_where_beside_the_button_they_would_be_smaller(
    size: float, words: str, own: bool
) -> None:
    active_context().set_look(Look(text=size))
    page = Page.of(VIEW).with_note(VIEW, words)
    assert bool(page.note_row) == own
    assert page.body.bottom <= page.note.top < page.area.bottom
    assert (page.note.bottom <= page.primary.top) == own
    assert page.needs(page.body.height) == pytest.approx(VIEW.height)
