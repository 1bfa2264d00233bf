"""The letters of headings: there for every language, in order, and plain ones where one lacks."""

import re
from pathlib import Path

import pygame
import pytest

from game.content import languages, load_strings
from game.kit.context.kit_context import Look, active_context
from game.kit.draw.text import carved, text, text_style
from game.kit.draw.text.text_block import block, line_width
from game.kit.theme import Colours
from game.kit.viewport import Viewport

HEADING = text_style.HEADING
VIEW = Viewport(1280, 720, 1.0)
WHITE = (255, 255, 255)
_VALUE = re.compile(r"\{[^}]*\}")


def ink(picture: pygame.Surface, share: pygame.FRect) -> int:
    """Count the pixels with a letter in a part of a picture."""
    width, height = picture.get_size()
    part = pygame.Rect(share.x * width, share.y * height, share.w * width, share.h * height)
    return pygame.mask.from_surface(picture.subsurface(part)).count()


@pytest.mark.parametrize("language", languages())
def test_every_text_of_a_language_can_be_a_heading(language: str) -> None:
    strings = load_strings(language)
    entries = [strings.entry(key) for key in strings]
    texts = {
        each
        for entry in entries
        for each in (entry.values() if isinstance(entry, dict) else [entry])
    }
    lacking = {
        letter
        for words in texts
        for letter in _VALUE.sub("", words)
        if not carved.can_carve(letter)
    }
    assert len(texts) > 1000
    assert not lacking


def test_every_letter_is_as_wide_as_it_needs_to_be() -> None:
    for letter in carved.letters():
        assert carved.size(letter, 100, rtl=False)[0] > 10, letter
        assert ink(carved.render(letter, 100, WHITE, rtl=False), pygame.FRect(0, 0, 1, 1)), letter


@pytest.mark.parametrize(
    ("words", "empty", "full"), [("אי", 0.0, 0.7), ("יא", 0.75, 0.1), ("אי 4", 0.4, 0.1)]
)
def test_hebrew_is_written_from_the_right(words: str, empty: float, full: float) -> None:
    """A yod hangs above the line, where an alef stands: below it nothing is."""
    picture = carved.render(words, 60, WHITE, rtl=True)
    assert not ink(picture, pygame.FRect(empty, 0.6, 0.2, 0.2))
    assert ink(picture, pygame.FRect(full, 0.6, 0.2, 0.2))


def test_brackets_are_turned_round_in_hebrew() -> None:
    picture = carved.render("(א)", 60, WHITE, rtl=True)
    turned = pygame.transform.flip(picture, True, False)
    edge = pygame.FRect(0, 0.3, 0.1, 0.4)
    assert abs(ink(picture, edge) - ink(turned, edge)) < 20


@pytest.mark.parametrize("pair", ["To", "AV", "Ly", "Та", "ТА", "Гд", "Р."])
def test_letters_that_leave_room_for_one_another_stand_closer(pair: str) -> None:
    apart = sum(carved.size(letter, 200, rtl=False)[0] for letter in pair)
    straight = sum(carved.size(letter, 200, rtl=False)[0] for letter in "HH")
    gap = carved.size("HH", 200, rtl=False)[0] - straight
    assert carved.size(pair, 200, rtl=False)[0] - apart < gap - 4


def test_a_heading_with_a_letter_that_lacks_is_plain_as_a_whole() -> None:
    bold = HEADING.with_changes(carved=False)
    words = "Troll \u4e2d"
    assert line_width(VIEW, words, HEADING) == line_width(VIEW, words, bold)
    assert block(words, HEADING, 1.0, None).get_size() == block(words, bold, 1.0, None).get_size()
    assert line_width(VIEW, "Troll", HEADING) != line_width(VIEW, "Troll", bold)


def test_whoever_wants_letters_apart_has_plain_headings() -> None:
    active_context().set_look(Look(apart=True))
    bold = HEADING.with_changes(carved=False)
    assert line_width(VIEW, "Troll", HEADING) == line_width(VIEW, "Troll", bold)


def test_headings_are_plain_where_the_file_is_missing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(carved, "assets_dir", lambda: tmp_path)
    carved.letters.cache_clear()
    try:
        assert not carved.can_carve("Troll")
    finally:
        carved.letters.cache_clear()


def test_large_golden_letters_are_gilded_and_small_ones_are_not() -> None:
    def shades(px: int) -> int:
        picture = text.render("Muster", px, Colours.gold, face="carved")
        opaque = {
            tuple(picture.get_at((x, y)))[:3]
            for x in range(picture.width)
            for y in range(picture.height)
            if picture.get_at((x, y)).a == 255
        }
        return len(opaque)

    assert shades(14) == 1
    assert shades(40) > 10


def test_an_edge_lies_around_the_letters_at_all_sides() -> None:
    plain = text.render("Muster", 30, WHITE, face="carved")
    edged = text.render("Muster", 30, WHITE, face="carved", outline=3)
    letters, around = (picture.get_bounding_rect() for picture in (plain, edged))
    assert abs(around.width - letters.width - 6) <= 1
    assert abs(around.height - letters.height - 6) <= 1
