"""Only the visible rim of a shadow around a thing is kept and drawn."""

import pygame
import pytest

from game.kit import Assets, Canvas, Colours, Viewport
from game.kit.context.paint_stores import SurfaceCache
from game.kit.draw.shape_masks import Rim, halo, rim_strips

CARD = Rim((120, 160), 8, 12, 5, 255)


@pytest.fixture
def cache() -> SurfaceCache:
    return SurfaceCache(1 << 24)


def joined(cache: SurfaceCache, rim: Rim) -> pygame.Surface:
    picture = pygame.Surface(rim.full_size, pygame.SRCALPHA)
    for strip, place in rim_strips(cache, rim):
        picture.blit(strip, place)
    return picture


def test_around_the_thing_it_looks_like_the_whole_shadow(cache: SurfaceCache) -> None:
    seen, whole = joined(cache, CARD), halo((120, 160), 8, 12, Colours.shadow, filled=True)
    thing = pygame.Rect(12, 12 - 5, 120, 160)
    for x in range(CARD.full_size[0]):
        for y in range(CARD.full_size[1]):
            if not thing.collidepoint(x, y):
                assert seen.get_at((x, y)).a == whole.get_at((x, y)).a
    assert seen.get_at(thing.center).a == 0


@pytest.mark.parametrize("pixels", [(1280, 720), (1920, 1080)])
def test_a_corner_of_a_painted_panel_shows_no_gap_in_its_shadow(pixels: tuple[int, int]) -> None:
    pygame.display.init()
    pygame.font.init()
    window, box, pictures = pygame.display.set_mode(pixels), (40, 40, 200, 120), []
    canvas = Canvas(window, Viewport.of(pixels), Assets())
    for covered in (True, False):
        window.fill((200, 200, 255))
        canvas.shadow(box, covered=covered)
        canvas.nine_patch("ui/panel_dark", box)
        pictures.append(pygame.image.tobytes(window, "RGB"))
    assert pictures[0] == pictures[1]


def test_a_strip_does_not_lie_over_another(cache: SurfaceCache) -> None:
    boxes = [strip.get_rect(topleft=place) for strip, place in rim_strips(cache, CARD)]
    assert all(box.collidelistall(boxes) == [at] for at, box in enumerate(boxes))


def test_it_is_painted_once(cache: SurfaceCache) -> None:
    first, again = (list(rim_strips(cache, CARD)) for _ in range(2))
    assert [strip for strip, _ in first] == [strip for strip, _ in again]


def test_the_shadow_of_what_is_small_is_whole(cache: SurfaceCache) -> None:
    ((strip, place),) = rim_strips(cache, Rim((6, 6), 8, 12, 5, 110))
    assert (strip.get_size(), place) == ((30, 30), (0, 0))


def test_below_what_is_not_opaque_it_is_whole_and_as_strong(cache: SurfaceCache) -> None:
    ((strip, place),) = rim_strips(cache, CARD._replace(strength=100, whole=True))
    whole = halo((120, 160), 8, 12, Colours.shadow, filled=True)
    assert (strip.get_size(), place) == (whole.get_size(), (0, 0))
    for x in range(0, strip.get_width(), 3):
        for y in range(0, strip.get_height(), 3):
            assert strip.get_at((x, y)).a == pytest.approx(
                whole.get_at((x, y)).a * 100 / 255, abs=1
            )
