"""The painting of the sea round the lands of a ring."""

import pygame
import pytest

from game.board import DAY, DUSK
from game.board.ring import painted_map
from tests.board.telling import canvas_of


@pytest.mark.parametrize("mood", [DAY, DUSK])
def test_a_light_wave_leaves_no_water_darker(mood: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Drawn on a clear surface, the edges of a wave would bring its black along."""
    aalines, light = pygame.draw.aalines, (255, 255, 255)

    def sea_of(waves: float) -> bytes:
        monkeypatch.setattr(painted_map, "_WAVES", waves)
        canvas = canvas_of(320, 180)
        painted_map._paint_sea(canvas, mood)
        return pygame.image.tobytes(canvas.surface, "RGB")

    monkeypatch.setattr(pygame.draw, "aalines", lambda on, _, *line: aalines(on, light, *line))
    still, moved = sea_of(1e9), sea_of(700.0)
    assert still != moved
    assert all(before <= after + 1 for before, after in zip(still, moved, strict=True))
