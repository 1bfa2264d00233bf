"""The log beside its board: what a line speaks of is pointed out, and what it says is copied."""

from pathlib import Path

import pygame
import pytest

from game.board import line_marks
from game.board.hud.log_panel import shown_lines
from game.kit import Command
from game.rules import LEFT, RIGHT, TOP
from game.scenes import Services
from game.scenes.match.dialogs import log_screen
from game.scenes.match.dialogs.log_screen import LogScreen
from tests.rules.pictures import duel

from .sitting import Sitting


@pytest.fixture
def at(services: Services) -> Sitting:
    """Ada's Pawn has destroyed an Ox, and her Elk has struck the stronghold."""
    left = "* x=1/1@9 y=1/1@9 z=1/1@9 | top: Pawn=3/1 | bottom: Elk=1/1"
    state = duel(left, "* a b c d | top: Ox=0/3 Cow=0/9", mana=0)
    sitting = Sitting(services, state)
    sitting.key(pygame.K_n)
    sitting.rest()
    return sitting


def open_log(at: Sitting) -> LogScreen:
    at.key(pygame.K_l)
    at.rest()
    assert isinstance(at.top, LogScreen)
    return at.top


def test_the_line_of_the_panel_under_the_pointer_is_pointed_out_on_the_board(at: Sitting) -> None:
    view = at.match.view
    shown = shown_lines(view.layout.log, view.log.lines)
    row, line = next((row, line) for row, line in shown if "Pawn" in line.text)
    at.move(row.midright)
    at.move((row.right - 2, row.centery))
    marks = at.match.marks.collect().logged
    assert marks is not None
    assert marks.pieces[0] is at.creature(LEFT, TOP)
    ox = view.table.sides[RIGHT].hand[-1]
    assert marks.pieces[1:] == [ox]
    assert line is at.match.reading.line
    # Face down it is not told which card of the hand it is, only where it stood.
    view.conceal(True, at_once=True)
    hidden = line_marks(view.table, view.layout, line)
    assert ox not in hidden.pieces
    assert [card.name for card, _ in hidden.gone] == ["Ox"]
    at.move((2, 2))
    assert at.match.marks.collect().logged is None


def test_a_stronghold_that_is_hit_is_pointed_out(at: Sitting) -> None:
    view = at.match.view
    line = next(line for line in view.log.lines if "Bastion" in line.text)
    assert view.table.sides[RIGHT].stronghold in line_marks(view.table, view.layout, line).pieces


def test_what_a_line_of_the_window_speaks_of_follows_the_keys(at: Sitting) -> None:
    scene = open_log(at)
    assert scene.line is scene.lines[-1]
    at.key(pygame.K_UP)
    assert scene.line is scene.lines[-2]


def test_the_whole_log_is_copied_with_its_turns(
    at: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied: list[str] = []

    def keep(text: str) -> bool:
        copied.append(text)
        return True

    monkeypatch.setattr(log_screen, "write_clipboard", keep)
    scene = open_log(at)
    at.app.stack.handle(Command("copy"))
    assert scene.told == "Copied."
    assert "  Pawn attacks Ox for 3 and destroys it." in copied[0].split("\n")
    assert any(line.startswith("Turn ") for line in copied[0].split("\n"))
    at.press_button("Copy line")
    assert copied[1] == scene.lines[-1].text


def test_without_a_clipboard_the_log_goes_to_a_file_that_is_named(
    at: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log_screen, "write_clipboard", lambda _text: False)
    scene = open_log(at)
    at.press_button("Copy log")
    path = Path(scene.told.removeprefix("There is no clipboard. Saved in "))
    assert "Pawn attacks Ox for 3 and destroys it." in path.read_text(encoding="utf-8")


def test_that_no_file_can_be_written_is_told(at: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_text: str, _stem: str) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(log_screen, "write_clipboard", lambda _text: False)
    monkeypatch.setattr(log_screen, "keep_text", full)
    scene = open_log(at)
    at.press_button("Copy log")
    assert scene.told == "It could not be copied or saved: the disk is full"


def test_the_window_is_called_after_the_log_while_it_is_open(at: Sitting) -> None:
    before = at.app.stack.title
    scene = open_log(at)
    assert at.app.stack.title == scene.services.translate("log_screen.title") != before
    at.key(pygame.K_ESCAPE)
    at.rest()
    assert at.app.stack.title == before
