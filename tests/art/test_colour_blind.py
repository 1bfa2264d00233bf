"""What must be seen is seen by eyes that tell fewer colours apart, by measured contrast."""

import pygame
import pytest

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
