"""Where parts of a text stand that is broken into lines, in both directions."""

import re

import pygame
import pytest

from game.kit import (
    Assets,
    Canvas,
    KitContext,
    Look,
    Viewport,
    active_context,
    text_size,
    text_spans,
    text_style,
)
from game.kit.draw.text import text

VIEW = Viewport.of((1280, 720))
STYLE = text_style.BODY.with_changes(size=18, colour=(255, 255, 255))
CITATION = re.compile(r"R\d+(?:\.\d+)?")
WIDE = 300.0


def inked(surface: pygame.Surface, box: pygame.FRect) -> int:
    """Return how many pixels of a box have letters on them."""
    part = surface.subsurface(pygame.Rect(box).clip(surface.get_rect()))
    return pygame.mask.from_threshold(part, (255, 255, 255), (128, 128, 128, 255)).count()


def without(text: str, width: float, *, flipped: bool = False) -> list[pygame.FRect]:
    """Return the spans of a text; leaving them out of its picture must take their letters away."""
    spans = text_spans(VIEW, text, STYLE, width, CITATION)
    place = pygame.FRect(10, 10, width, text_size(VIEW, text, STYLE, width)[1])

    def drawn(words: str) -> pygame.Surface:
        canvas = Canvas(pygame.Surface((1280, 720)), VIEW, Assets())
        if flipped:
            with canvas.flipped(VIEW.rect):
                canvas.text(words, place, STYLE)
        else:
            canvas.text(words, place, STYLE)
        return canvas.surface

    whole = drawn(text)
    boxes = []
    for span in spans:
        box = span.rect.move(place.topleft)
        if flipped:
            box.x = 1280 - box.right
        boxes.append(box)
        # All its letters are inside: there is ink, and none just beside it but brackets.
        assert inked(whole, box) > 20
        for edge in (box.left - 2, box.right + 1):
            assert inked(whole, pygame.FRect(edge, box.y + 2, 1, box.height - 4)) == 0
    return boxes


def test_every_match_is_found_on_its_line() -> None:
    text = "See R5.6 and then, after many more words that take some room, R8 . And R12.3 at the end"
    spans = text_spans(VIEW, text, STYLE, WIDE, CITATION)
    assert [span.text for span in spans] == ["R5.6", "R8", "R12.3"]
    assert spans[0].rect.y < spans[1].rect.y <= spans[2].rect.y
    without(text, WIDE)


def test_a_text_that_reads_from_the_right_has_them_where_they_are_drawn() -> None:
    active_context().set_direction(True)
    text = "כאשר יצור מושמד הוא חוזר R5.4 ליד של בעליו ושאר היצורים נעים R8.3 קדימה"
    spans = text_spans(VIEW, text, STYLE, WIDE, CITATION)
    assert [span.text for span in spans] == ["R5.4", "R8.3"]
    without(text, WIDE, flipped=True)
    # Latin letters in a window that is turned round.
    without("See R5.6 and then, after many words that take some room, R8 .", WIDE, flipped=True)


def test_a_word_in_the_letters_of_a_language_from_the_right() -> None:
    active_context().set_direction(True)
    text = "כאשר יצור מושמד הוא חוזר"
    (span,) = text_spans(VIEW, text, STYLE, 600.0, re.compile("מושמד"))
    (whole,) = text_spans(VIEW, text, STYLE, 600.0, re.compile(".+"))
    assert whole.rect.left < span.rect.left
    assert span.rect.right < whole.rect.right


def test_larger_letters_move_them_apart() -> None:
    text = "See R5.6 and R8"
    small = text_spans(VIEW, text, STYLE, 600.0, CITATION)
    large = text_spans(VIEW, text, STYLE.with_changes(size=30), 600.0, CITATION)
    assert large[1].rect.x > small[1].rect.x * 1.5


WORDS = ("Attack", "Your turn", "шкода 3", "המבצר נפגע", "Fort 5 → 2")


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


def test_a_carved_text_with_a_letter_that_cannot_be_carved_is_measured_as_it_is_written() -> None:
    carved = STYLE.with_changes(bold=True, carved=True)
    words = "\u0416\u6c34 in R5.1"
    (span,) = text_spans(VIEW, words, carved, 900.0, CITATION)
    (plain,) = text_spans(VIEW, words, STYLE.with_changes(bold=True), 900.0, CITATION)
    assert span == plain
