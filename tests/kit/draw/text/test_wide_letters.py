"""Letters farther apart: a text is wider, breaks at the same signs, and is drawn as measured."""

from collections.abc import Iterator

import pytest

from game.kit import KitContext, Look
from game.kit.draw.text import text

WORDS = ("Attack", "Your turn", "шкода 3", "המבצר נפגע", "Fort 5 → 2")


@pytest.fixture
def context() -> Iterator[KitContext]:
    with KitContext() as made:
        yield made


def widths(px: int = 20) -> list[int]:
    return [text.measure(words, px)[0] for words in WORDS]


def test_every_text_is_a_little_wider_and_goes_back(context: KitContext) -> None:
    usual = widths()
    context.set_look(Look(apart=True))
    wide = widths()
    assert all(1.05 * before < now < 1.4 * before for before, now in zip(usual, wide, strict=True))
    context.set_look(Look())
    assert widths() == usual


@pytest.mark.parametrize("words", WORDS)
def test_a_text_is_drawn_as_wide_as_it_is_measured(context: KitContext, words: str) -> None:
    context.set_look(Look(apart=True))
    drawn = text.render(words, 20, (255, 255, 255)).get_width()
    assert abs(drawn - text.measure(words, 20)[0]) <= 2


def test_lines_break_between_the_same_words(context: KitContext) -> None:
    context.set_look(Look(apart=True))
    lines = text.wrap("One two three four five six", 20, 140)
    assert len(lines) > 1
    assert " ".join(line.text for line in lines) == "One two three four five six"


def test_marks_stay_at_their_letters(context: KitContext) -> None:
    context.set_look(Look(apart=True))
    plain, marked = (text.measure(words, 40)[0] for words in ("שלום", "שָׁלוֹם"))
    assert abs(marked - plain) <= 3
