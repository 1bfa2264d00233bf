"""What must be seen is seen by eyes that tell fewer colours apart, by measured contrast."""

import pygame
import pytest

from game.kit import Assets, Canvas, Paper, Viewport, draw_focus_ring, draw_panel
from game.kit.theme import PALETTES, Colours

from .colour_blind import EYES, contrast, picture_seen_by, seen_by

#: The orange of the default button at its top, middle and foot, wood, panels, and extremes.
GROUNDS = [
    *(Colours.accent_light, Colours.accent, Colours.accent_deep),
    *((70, 48, 32), Colours.well, (232, 210, 166), (0, 0, 0), (255, 255, 255)),
]


@pytest.mark.parametrize("ground", GROUNDS)
def test_one_line_of_the_ring_is_seen_on_every_ground(ground: tuple[int, int, int]) -> None:
    assert max(contrast(line, ground) for line in (Colours.focus, Colours.night)) >= 3
    assert contrast(Colours.focus, Colours.night) > 10


@pytest.mark.parametrize("ground", ["wood", "parchment", "board_day", "board_dusk", "map"])
def test_the_rope_stands_out_on_what_it_lies_on(ground: str) -> None:
    """Measured as painted: its rim or its gold against the ground, and one against the other."""
    surface = pygame.Surface((1280, 720))
    canvas = Canvas(surface, Viewport.of(surface.get_size()), Assets())
    papers: dict[str, Paper] = {"wood": "wood", "parchment": "parchment"}
    if ground in papers:
        draw_panel(canvas, (100, 100, 1000, 500), papers[ground])
    else:
        canvas.image(ground, (0, 0, 1280, 720))
    rows = [pygame.Rect(340, y, 120, 1) for y in range(294, 304)]
    below = pygame.transform.average_color(surface, rows[0].unionall(rows))[:3]
    draw_focus_ring(canvas, (300, 300, 200, 80))
    seen = [pygame.transform.average_color(surface, row)[:3] for row in rows]
    assert Colours.night in seen
    # Along the middle of the rope lies its light.
    for eyes in EYES:
        rope = [seen_by(eyes, colour) for colour in (Colours.night, seen[4])]
        assert contrast(*rope) >= 7
        assert max(contrast(each, seen_by(eyes, below)) for each in rope) >= 4.5


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("palette", PALETTES)
def test_the_rim_of_a_danger_stands_out(palette: str, eyes: str) -> None:
    roles = PALETTES[palette]
    rim, ground = (
        seen_by(eyes, roles.get(role, getattr(Colours, role))) for role in ("danger", "danger_deep")
    )
    assert contrast(rim, ground) >= 3.5
    assert contrast(rim, seen_by(eyes, (70, 48, 32))) >= 3


def test_a_picture_is_turned_pixel_by_pixel() -> None:
    """Greys are seen alike by all, and red turns dark for a protanope."""
    picture = pygame.Surface((2, 1))
    picture.fill((120, 120, 120))
    picture.set_at((1, 0), (255, 0, 0))
    for eyes in EYES:
        grey, red = (picture_seen_by(eyes, picture).get_at((x, 0))[:3] for x in range(2))
        assert all(abs(value - 120) <= 2 for value in grey)
        assert (max(red) < 130) == (eyes == "protanope")
