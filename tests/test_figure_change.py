"""A figure in the text of a file of cards: one word changes, all else stays."""

import pytest

from game.content import FigureKept, with_figure


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("a: {name: Ä, picture: 'ghost'} # x\n", "a: {name: Ä, picture: wolf} # x\n"),
        ("a: {name: A,\n  n: 1, # i\n}\n", "a: {name: A,\n  n: 1, picture: wolf, # i\n}\n"),
        ("a:\r\n  name: A\r\n", "a:\r\n  picture: wolf\r\n  name: A\r\n"),
        ("b: {picture: bird}\na: {name: A}\n", "b: {picture: bird}\na: {name: A, picture: wolf}\n"),
        ("a:\n  name: A\n  picture: a.png # mine\n", "a:\n  name: A\n  picture: wolf # mine\n"),
    ],
)
def test_only_the_figure_changes(before: str, after: str) -> None:
    assert with_figure(before, "a", "wolf") == after


@pytest.mark.parametrize(
    "text",
    [
        "b: {name: B}\n",
        "a: {}\n",
        "a: 3\n",
        "- a\n",
        "b: &b {name: B}\na: *b\n",
        "a: {name: A}\n---\na: {name: A}\n",
    ],
)
def test_what_would_change_more_is_left(text: str) -> None:
    with pytest.raises(FigureKept):
        with_figure(text, "a", "wolf")
