"""The clipboard: both ways, and where there is none."""

import pygame
import pytest

from game.kit import read_clipboard, write_clipboard


@pytest.fixture
def window() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))


@pytest.mark.usefixtures("window")
@pytest.mark.parametrize("text", ["AXXX-XXX-XX", "Grüße, Größe, שלום"])
def test_a_text_goes_out_and_in(text: str) -> None:
    assert write_clipboard(text)
    assert read_clipboard() == text


def test_where_there_is_no_clipboard_both_ways_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_values: object) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "get_text", fail)
    assert read_clipboard() is None
    monkeypatch.setattr(pygame.scrap, "put_text", fail)
    assert not write_clipboard("text")


def test_what_did_not_arrive_was_not_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.scrap, "put_text", lambda _text: None)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "something else")
    assert not write_clipboard("text")
