"""A picture that cannot be read keeps nobody from playing."""

from dataclasses import replace
from unittest.mock import Mock

import pygame
import pytest

from game.board import CardFace, card_picture
from game.board.card_faces import STRONGHOLD
from game.kit import AssetError, Assets, Canvas, Viewport

TROLL = CardFace("creature", "troll", "Troll", 4, 3, 6)
WHOLE = (0.0, 0.0, 1.0, 1.0)


@pytest.fixture
def canvas(monkeypatch: pytest.MonkeyPatch) -> Canvas:
    pygame.display.init()
    pygame.font.init()
    surface = pygame.display.set_mode((640, 360))
    monkeypatch.setattr(Assets, "sized", Mock(side_effect=AssetError("troll.webp: damaged")))
    return Canvas(surface, Viewport.of((1280, 720)), Assets())


def test_a_damaged_picture_is_an_emblem(canvas: Canvas, caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(3):
        picture = card_picture(canvas, TROLL, (60, 84), WHOLE)
        assert picture.get_size() == (60, 84)
        assert len({tuple(picture.get_at((x, 42))) for x in range(60)}) > 1
    assert [line.getMessage() for line in caplog.records] == [
        "troll.webp: damaged: an emblem is in its place"
    ]


def test_what_no_emblem_can_stand_for_is_missed(canvas: Canvas) -> None:
    # The error screen, which needs no picture, names the file in its report.
    with pytest.raises(AssetError):
        card_picture(canvas, replace(TROLL, kind=STRONGHOLD), (60, 84), WHOLE)
