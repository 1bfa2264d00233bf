"""What the voice says of the signs in a text."""

import unicodedata

from game.kit.voice.page_reader import spoken


def test_the_dots_of_a_hebrew_letter_are_said_before_its_vowels() -> None:
    written = unicodedata.normalize("NFC", "\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd")
    said = spoken(written, str)
    assert said == "\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd"
    assert said != written
    assert unicodedata.normalize("NFC", said) == written
