"""The log beside its board: what a line speaks of is pointed out, and what it says is copied."""

from pathlib import Path
from unittest.mock import Mock, patch

import pygame
import pytest

from game.board import Box, LogLine, line_marks, log_box, new_log
from game.board.hud.log_panel import log_rows, shown_lines
from game.board.hud.log_rows import _SQUEEZE, _WORDS, draw_log_row, rows_of_words, turn_room
from game.content import languages, load_content
from game.kit import Assets, Canvas, Command, Look, Viewport, active_context, line_width
from game.rules import LEFT, RIGHT, RINGS, TOP, Creature
from game.rules.events import CardRelieved, TurnBegan, TurnEnded
from game.scenes import Services
from game.scenes.match.dialogs import log_screen
from game.scenes.match.dialogs.discard_screen import DiscardScreen
from game.scenes.match.dialogs.log_screen import LogScreen
from tests.amounts import paired
from tests.play.games import sure
from tests.rules.pictures import duel, solo

from ..text_sizes import TextReader
from .sitting import Sitting, before

pytestmark = before(
    duel(
        "* x=1/1@9 y=1/1@9 z=1/1@9 | top: Pawn=3/1 | bottom: Elk=1/1",
        "* a b c d | top: Ox=0/3 Cow=0/9",
        mana=0,
    )
)
piles = before(solo("* x y", "* a b c | discard: d e f"))


@pytest.fixture
def fought(at: Sitting) -> Sitting:
    """Ada's Pawn has destroyed an Ox, and her Elk has struck the stronghold."""
    at.keys(pygame.K_n)
    return at


@pytest.fixture
def log(fought: Sitting) -> LogScreen:
    fought.keys(pygame.K_l)
    return fought.at(LogScreen)


def test_the_line_of_the_panel_under_the_pointer_is_pointed_out_on_the_board(
    fought: Sitting,
) -> None:
    view, marks = fought.match.view, fought.match.marks
    shown = shown_lines(view.layout.log, view.log.lines)
    row, line = next((row, line) for row, line in shown if "Pawn" in line.text)
    fought.move(row.midright)
    fought.move((row.right - 2, row.centery))
    ox = view.table.sides[RIGHT].hand[-1]
    assert sure(marks.collect().logged).pieces == [fought.creature(LEFT, TOP), ox]
    assert line is fought.match.reading.line
    # Face down it is not told which card of the hand it is, only where it stood.
    view.conceal(True, at_once=True)
    hidden = line_marks(view.table, view.layout, line)
    assert ox not in hidden.pieces
    assert [card.name for card, _ in hidden.gone] == ["Ox"]
    fought.move((2, 2))
    assert marks.collect().logged is None


def test_a_stronghold_that_is_hit_is_pointed_out_and_the_newest_line_is_at_the_foot(
    fought: Sitting,
) -> None:
    view = fought.match.view
    line = next(line for line in view.log.lines if "Bastion" in line.text)
    assert view.table.sides[RIGHT].stronghold in line_marks(view.table, view.layout, line).pieces
    *_, (row, line) = shown_lines(view.layout.log, view.log.lines)
    assert line is view.log.lines[-1]
    areas = fought.match.buttons.hints
    assert line.text in {area.hint for area in areas if area.rect.collidepoint(row.center)}


def test_what_a_line_of_the_window_speaks_of_follows_the_keys(
    fought: Sitting, log: LogScreen
) -> None:
    assert log.line is log.lines[-1]
    fought.key(pygame.K_UP)
    assert log.line is log.lines[-2]


def test_the_whole_log_is_copied_with_its_turns(
    fought: Sitting, log: LogScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = Mock(return_value=True)
    monkeypatch.setattr(log_screen, "write_clipboard", copy)
    fought.app.stack.handle(Command("copy"))
    assert log.told == "Copied."
    copied = copy.call_args.args[0].split("\n")
    assert "  Pawn attacks Ox for 3 and destroys it." in copied
    assert any(line.startswith("Turn ") for line in copied)
    fought.press_button("Copy line")
    copy.assert_called_with(log.lines[-1].text)


@pytest.mark.parametrize("full", [False, True])
def test_without_a_clipboard_the_log_goes_to_a_file_that_is_named(
    fought: Sitting, log: LogScreen, monkeypatch: pytest.MonkeyPatch, full: bool
) -> None:
    monkeypatch.setattr(log_screen, "write_clipboard", lambda _text: False)
    if full:
        error = OSError(28, "No space left on device")
        monkeypatch.setattr(log_screen, "keep_text", Mock(side_effect=error))
    fought.press_button("Copy log")
    if full:
        assert log.told == "It could not be copied or saved: the disk is full"
    else:
        path = Path(log.told.removeprefix("There is no clipboard. Saved in "))
        assert "Pawn attacks Ox for 3 and destroys it." in path.read_text(encoding="utf-8")


def test_the_window_is_called_after_the_log_while_it_is_open(fought: Sitting) -> None:
    before = fought.app.stack.title
    fought.keys(pygame.K_l)
    assert fought.app.stack.title == fought.match.translate("log_screen.title") != before
    fought.keys(pygame.K_ESCAPE)
    assert fought.app.stack.title == before


@piles
def test_the_log_is_opened_and_closed_by_keys_and_by_the_pointer(at: Sitting) -> None:
    for close in (pygame.K_ESCAPE, pygame.K_l, pygame.K_RETURN):
        at.key(pygame.K_l)
        at.at(LogScreen)
        at.keys(pygame.K_UP, close)
        assert at.top is at.match
    # Nothing has happened yet: there is no more of it than its icon.
    layout = at.match.view.layout
    at.click(pygame.FRect(layout.log).center)
    assert at.top is at.match
    at.click(pygame.FRect(log_box(layout, at.match.view.log.lines)).center)
    at.click(at.at(LogScreen).close.rect.center)
    assert at.top is at.match


@piles
def test_the_pile_is_opened_and_closed_by_keys_and_by_the_pointer(at: Sitting) -> None:
    for close in (pygame.K_ESCAPE, pygame.K_i, pygame.K_RETURN):
        at.key(pygame.K_i)
        scene = at.at(DiscardScreen)
        assert [card.name for card in scene.cards] == ["f", "e", "d"]
        at.key(pygame.K_RIGHT, pygame.K_RIGHT)
        assert scene.index == 1
        at.keys(close)
        assert at.top is at.match
    spot = at.match.view.layout.horde_discard
    at.click((spot.x, spot.y))
    scene = at.at(DiscardScreen)
    at.move(scene.spot(2).center)
    assert scene.index == 2
    at.click(scene.close.rect.center)
    assert at.top is at.match


@before(duel("* x=1/1@1 y z | top: Pawn=3/1", "* a b c | top: Ox=0/3"), painted=True)
def test_a_card_of_the_log_is_read_when_pointed_at(log: LogScreen, fought: Sitting) -> None:
    for name in ("Pawn", "Ox"):
        fought.move(next(e for e in log.reader.cards if name in str(e.thing)).rect.center)
        assert log.preview.card is not None
        assert log.preview.card.name == name


# The rows of the panel


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


@pytest.mark.parametrize(("text", "language"), paired([1.0, 2.0], languages()))
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
    assert written.px >= (13 if text == 1.0 else 24)


def test_a_card_that_passes_on_bears_the_sign_of_relief_and_not_of_an_attack() -> None:
    """R13.8"""
    log = new_log(load_content("en").strings, ("Ada", "Bo", "Cy", "Di"), RINGS["pairs"])
    log.hear(CardRelieved(0, Creature("x", "Ox", 1, 1, 1), 0, 2, 0))
    canvas = Canvas(pygame.Surface((200, 40)), Viewport.of((1280, 720)), Assets())
    with patch.object(canvas, "image") as image:
        draw_log_row(canvas, log.lines[-1], pygame.FRect(0, 0, 180, 26), 26)
    drawn = {call.args[0] for call in image.call_args_list}
    assert drawn & {"icons/relief", "ui/attack"} == {"icons/relief"}


def test_a_line_of_words_takes_as_many_rows_as_it_needs() -> None:
    row = log_rows(Box(1086, 564, 186, 148))[0]
    assert rows_of_words(LogLine("Ada goes first.", RIGHT), row) == 1
    assert rows_of_words(LogLine("Wilhelmina played nothing.", RIGHT), row) == 2
