"""The log beside the board: the last lines as rows of small cards, with the whole sentence."""

import pygame
import pytest

from game.board import Box, MatchLog
from game.board.hud.log_panel import log_rows, shown_lines
from game.board.hud.log_row import _LEAST_WORDS, draw_log_pictures, turn_room
from game.content import languages, load_content
from game.kit import Assets, Canvas, Viewport, line_width
from game.rules import RIGHT
from game.rules.events import TurnBegan, TurnEnded
from game.scenes import Services
from game.scenes.match.dialogs.log_screen import LogScreen
from tests.rules.pictures import duel

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
    assert line_width(view, line.short, _LEAST_WORDS) <= turn_room(row).width


@pytest.mark.parametrize("language", languages())
def test_that_no_card_was_played_is_not_cut(language: str) -> None:
    log = MatchLog(load_content(language).strings, ("Ada", "Bo"))
    log.hear(TurnBegan(RIGHT, 12, 7))
    log.hear(TurnEnded(RIGHT, 12))
    line, view = log.lines[-1], Viewport.of((1280, 720))
    canvas = Canvas(pygame.Surface((1280, 720)), view, Assets())
    row = log_rows(Box(1086, 644, 186, 148))[0]
    room = row.right - draw_log_pictures(canvas, line, row) - 4
    assert line_width(view, line.short, _LEAST_WORDS) <= room


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
