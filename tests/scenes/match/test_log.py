"""The log beside its board: what a line speaks of is pointed out, and what it says is copied."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.board import Box, LogLine, line_marks, new_log
from game.board.hud.log_panel import (
    _SQUEEZE,
    _WORDS,
    draw_log_row,
    log_rows,
    rows_of_words,
    shown_lines,
    turn_room,
)
from game.content import languages, load_content
from game.kit import Assets, Canvas, Command, Look, Viewport, active_context, line_width
from game.rules import LEFT, RIGHT, RINGS, TOP, Creature
from game.rules.events import CardRelieved, TurnBegan, TurnEnded
from game.scenes import MatchScene, Services
from game.scenes.match.dialogs import log_screen
from game.scenes.match.dialogs.discard_screen import DiscardScreen
from game.scenes.match.dialogs.log_screen import LogScreen
from tests.rules.pictures import duel, solo

from ..text_sizes import TextReader
from .sitting import Sitting


@pytest.fixture
def at(services: Services) -> Sitting:
    """Ada's Pawn has destroyed an Ox, and her Elk has struck the stronghold."""
    left = "* x=1/1@9 y=1/1@9 z=1/1@9 | top: Pawn=3/1 | bottom: Elk=1/1"
    state = duel(left, "* a b c d | top: Ox=0/3 Cow=0/9", mana=0)
    sitting = Sitting(services, state)
    sitting.keys(pygame.K_n)
    return sitting


def open_log(at: Sitting) -> LogScreen:
    at.keys(pygame.K_l)
    return at.at(LogScreen)


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
    at.keys(pygame.K_ESCAPE)
    assert at.app.stack.title == before


@pytest.fixture
def piles(services: Services) -> Sitting:
    return Sitting(services, solo("* x y", "* a b c | discard: d e f"))


@pytest.mark.parametrize("close", [pygame.K_ESCAPE, pygame.K_l, pygame.K_RETURN])
def test_the_log_by_keys(piles: Sitting, close: int) -> None:
    piles.key(pygame.K_l)
    assert isinstance(piles.top, LogScreen)
    piles.key(pygame.K_UP, close)
    assert isinstance(piles.top, MatchScene)


def test_the_log_by_the_pointer(piles: Sitting) -> None:
    log = piles.match.view.layout.log
    piles.click((log.x + log.width / 2, log.y + log.height / 2))
    scene = piles.at(LogScreen)
    piles.click(scene.close.rect.center)
    assert isinstance(piles.top, MatchScene)


@pytest.mark.parametrize("close", [pygame.K_ESCAPE, pygame.K_i, pygame.K_RETURN])
def test_the_pile_by_keys(piles: Sitting, close: int) -> None:
    piles.key(pygame.K_i)
    scene = piles.at(DiscardScreen)
    assert [card.name for card in scene.cards] == ["f", "e", "d"]
    piles.key(pygame.K_RIGHT, pygame.K_RIGHT)
    assert scene.index == 1
    piles.key(close)
    assert isinstance(piles.top, MatchScene)


def test_the_pile_by_the_pointer(piles: Sitting) -> None:
    spot = piles.match.view.layout.horde_discard
    piles.click((spot.x, spot.y))
    scene = piles.at(DiscardScreen)
    piles.move(scene.spot(2).center)
    assert scene.index == 2
    piles.click(scene.close.rect.center)
    assert isinstance(piles.top, MatchScene)


@pytest.fixture
def logged(services: Services) -> Sitting:
    return Sitting(services, duel("* x=1/1@1 y z | top: Pawn=3/1", "* a b c | top: Ox=0/3"))


@pytest.mark.parametrize("box", [(1026, 564, 246, 148), (1086, 644, 186, 148), (0, 0, 254, 116)])
def test_at_least_four_lines_have_room(box: tuple[float, float, float, float]) -> None:
    rows = log_rows(Box(*box))
    assert len(rows) >= 4
    assert all(pygame.FRect(box).contains(row) for row in rows)


@pytest.mark.parametrize("name", ["Player two", "Toll-keeper", "Ferryman", "The Horde"])
def test_the_heading_of_a_turn_is_not_cut(services: Services, name: str) -> None:
    log = new_log(services.content.strings, ("Ada", name))
    log.hear(TurnBegan(RIGHT, 12, 7))
    line, view = log.lines[-1], Viewport.of((1280, 720))
    assert (line.short, line.amount) == (f"Turn 12 · {name}", 7)
    row = log_rows(Box(1086, 644, 186, 148))[0]
    assert line_width(view, line.short, _WORDS) * _SQUEEZE <= turn_room(row).width


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("language", languages())
def test_that_no_card_was_played_is_told_in_full_in_as_many_rows_as_that_needs(
    language: str, text: float
) -> None:
    active_context().set_look(Look(text=text))
    log = new_log(load_content(language).strings, ("Bartholomew", "Wilhelmina"))
    log.hear(TurnBegan(RIGHT, 12, 7))
    log.hear(TurnEnded(RIGHT, 12))
    box = Box(1086, 564, 186, 148)
    *_, (place, line) = shown_lines(box, log.lines)
    assert line is log.lines[-1]
    canvas = TextReader(pygame.Surface((1280, 720)), Viewport.of((1280, 720)), Assets())
    draw_log_row(canvas, line, place, log_rows(box)[0].height)
    (written,) = canvas.written.texts
    assert not written.is_cut
    assert written.px >= 13
    assert written.px >= 24 or text == 1.0


def test_a_card_that_passes_on_bears_the_sign_of_relief_and_not_of_an_attack() -> None:
    """R13.8"""
    log = new_log(load_content("en").strings, ("Ada", "Bo", "Cy", "Di"), RINGS["pairs"])
    log.hear(CardRelieved(0, Creature("x", "Ox", 1, 1, 1), 0, 2, 0))
    drawn: list[str] = []

    class Pictured(Canvas):
        def image(self, name: str, *_: object, **__: object) -> None:
            drawn.append(name)

    canvas = Pictured(pygame.Surface((200, 40)), Viewport.of((1280, 720)), Assets())
    draw_log_row(canvas, log.lines[-1], pygame.FRect(0, 0, 180, 26), 26)
    assert "icons/relief" in drawn
    assert "ui/attack" not in drawn


def test_a_line_of_words_takes_as_many_rows_as_it_needs() -> None:
    row = log_rows(Box(1086, 564, 186, 148))[0]
    assert rows_of_words(LogLine("Ada goes first.", RIGHT), row) == 1
    assert rows_of_words(LogLine("Wilhelmina played nothing.", RIGHT), row) == 2


def test_the_newest_line_is_at_the_foot_and_its_sentence_is_a_hint(logged: Sitting) -> None:
    logged.keys(pygame.K_n)
    view = logged.match.view
    *_, (row, line) = shown_lines(view.layout.log, view.log.lines)
    assert line is view.log.lines[-1]
    hints = {area.hint for area in logged.match.buttons.hints if area.rect.collidepoint(row.center)}
    assert line.text in hints


def test_a_card_of_the_log_is_read_when_pointed_at(services: Services) -> None:
    logged = Sitting(
        services, duel("* x=1/1@1 y z | top: Pawn=3/1", "* a b c | top: Ox=0/3"), painted=True
    )
    logged.keys(pygame.K_n)
    logged.keys(pygame.K_l)
    scene = logged.at(LogScreen)
    for name in ("Pawn", "Ox"):
        places = [each for each in scene.reader.cards if name in str(each.thing)]
        logged.move(places[0].rect.center)
        assert scene.preview.card is not None
        assert scene.preview.card.name == name
