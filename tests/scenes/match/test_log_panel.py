"""The log beside the board: the last lines as rows of small cards, with the whole sentence."""

import pygame
import pytest

from game.board import Box, LogLine, MatchLog
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
from game.kit import Assets, Canvas, Look, Viewport, active_context, line_width
from game.rules import RIGHT, RINGS, Creature
from game.rules.events import CardRelieved, TurnBegan, TurnEnded
from game.scenes import Services
from game.scenes.match.dialogs.log_screen import LogScreen
from tests.rules.pictures import duel

from ..text_sizes import TextReader
from .sitting import Sitting


@pytest.fixture
def at(services: Services) -> Sitting:
    return Sitting(services, duel("* x=1/1@1 y z | top: Pawn=3/1", "* a b c | top: Ox=0/3"))


@pytest.mark.parametrize("box", [(1026, 564, 246, 148), (1086, 644, 186, 148), (0, 0, 254, 116)])
def test_at_least_four_lines_have_room(box: tuple[float, float, float, float]) -> None:
    rows = log_rows(Box(*box))
    assert len(rows) >= 4
    assert all(pygame.FRect(box).contains(row) for row in rows)


@pytest.mark.parametrize("name", ["Player two", "Toll-keeper", "Ferryman", "The Horde"])
def test_the_heading_of_a_turn_is_not_cut(services: Services, name: str) -> None:
    log = MatchLog(services.content.strings, ("Ada", name))
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
    log = MatchLog(load_content(language).strings, ("Bartholomew", "Wilhelmina"))
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
    log = MatchLog(load_content("en").strings, ("Ada", "Bo", "Cy", "Di"), RINGS["pairs"])
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


def test_the_newest_line_is_at_the_foot_and_its_sentence_is_a_hint(at: Sitting) -> None:
    at.key(pygame.K_n)
    at.rest()
    view = at.match.view
    *_, (row, line) = shown_lines(view.layout.log, view.log.lines)
    assert line is view.log.lines[-1]
    hints = {area.hint for area in at.match.buttons.hints if area.rect.collidepoint(row.center)}
    assert line.text in hints


def test_a_card_of_the_log_is_read_when_pointed_at(services: Services) -> None:
    at = Sitting(
        services, duel("* x=1/1@1 y z | top: Pawn=3/1", "* a b c | top: Ox=0/3"), painted=True
    )
    at.key(pygame.K_n)
    at.rest()
    at.key(pygame.K_l)
    at.rest()
    scene = at.top
    assert isinstance(scene, LogScreen)
    for name in ("Pawn", "Ox"):
        places = [each for each in scene.reader.cards if name in str(each.thing)]
        at.move(places[0].rect.center)
        assert scene.preview.card is not None
        assert scene.preview.card.name == name
