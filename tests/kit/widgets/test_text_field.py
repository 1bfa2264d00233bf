"""What is typed or pasted into a field: one line of what can be written, and a note of the rest."""

import pygame
import pytest

from game.kit import Command, TextField, TextTyped, WidgetGroup, active_context, can_write


@pytest.fixture
def field(monkeypatch: pytest.MonkeyPatch) -> TextField:
    monkeypatch.setattr(active_context(), "say", str)
    return TextField("", (0, 0, 200, 40), max_length=8)


def after(field: TextField, *intents: object) -> tuple[str, str]:
    """Return the text and the note after a field with the keyboard has heard these."""
    group = WidgetGroup()
    group.focus(group.add(field))
    for intent in intents:
        group.handle(intent)  # type: ignore[arg-type]
    return field.text, field.remark


@pytest.mark.parametrize(
    ("held", "text", "note"),
    [
        ("Ann", "Ann", ""),
        ("  Ann\r\nof\tErret\x1b\0 ", "Ann of E", "no_room"),
        ("x" * 5_000_000, "xxxxxxxx", "no_room"),
        ("李A雷", "A", "not_written"),
        ("e\u0301\ud800", "é", ""),
        ("محمد 12", " 12", "not_written"),
        (" \n ", "", "empty_clipboard"),
        ("", "", "empty_clipboard"),
        (None, "", "no_clipboard"),
    ],
)
def test_a_clipboard_is_taken_as_one_line(
    field: TextField, monkeypatch: pytest.MonkeyPatch, held: str | None, text: str, note: str
) -> None:
    def read() -> str:
        if held is None:
            raise UnicodeDecodeError("utf-8", b"\xff", 0, 1, "no text")
        return held

    monkeypatch.setattr(pygame.scrap, "get_text", read)
    assert after(field, Command("paste")) == (text, note)
    after(field, Command("left"))
    assert not field.remark


def test_what_is_typed_and_not_taken_is_told(field: TextField) -> None:
    assert after(field, TextTyped("A李")) == ("A", "not_written")
    assert after(field, TextTyped("nn")) == ("Ann", "")
    assert after(field, TextTyped("abcdef")) == ("Annabcde", "no_room")


def test_a_letter_that_its_neighbours_change_cannot_be_written() -> None:
    assert [letter for letter in "اݓܐނहकக็ไကកᠠᄀﷺ𑀓" if can_write(letter)] == []
