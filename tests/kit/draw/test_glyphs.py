"""Letters that the face lacks never show as empty boxes."""

import pytest

from game.kit import TextField, TextTyped, WidgetGroup, can_write, writable


@pytest.mark.parametrize("text", ["Ann O'Neil-2", "Édouard", "Жанна", "שָׂרָה", "Ω…–“”"])
def test_what_the_face_has_is_kept(text: str) -> None:
    assert writable(text) == text


@pytest.mark.parametrize("letter", ["\U0001f600", "漢", "あ", "\ufe0f", "\u202e", "\ud83d", "\0"])
def test_what_it_lacks_is_dropped(letter: str) -> None:
    assert not can_write(letter)
    assert writable(f"A{letter}nn") == "Ann"


def test_a_field_takes_what_can_be_shown() -> None:
    group, field = WidgetGroup(), TextField("A\U0001f600", (0, 0, 200, 40), max_length=4)
    group.focus(group.add(field))
    group.handle(TextTyped("漢n\U0001f600n"))
    assert field.text == "Ann"
