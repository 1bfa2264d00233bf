"""Pictures in pixels: stretched, scaled, masked, with soft rims; and the fonts for words."""

import io
from unittest.mock import patch

import pygame
import pytest

from game.kit import (
    Assets,
    Canvas,
    Colours,
    Viewport,
    lay_light,
    ramp,
    scaled_smoothly,
    stretch_over,
)
from game.kit.context.font_files import face
from game.kit.context.paint_stores import MOST_OPEN, FontPool, SurfaceCache
from game.kit.draw.shape_masks import Rim, halo, rim_strips, rounded
from tests.kit.hands import pixels


@pytest.mark.parametrize(("flags", "opacity"), [(pygame.SRCALPHA, 60), (0, 255)])
def test_a_picture_is_stretched_with_its_opacities_and_covers_all_without(
    flags: int, opacity: int
) -> None:
    veil = pygame.Surface((4, 4), flags)
    veil.fill((40, 80, 120, 60))
    target = pygame.Surface((9, 7), pygame.SRCALPHA)
    stretch_over(target, veil)
    seen = {tuple(target.get_at((x, y))) for x in range(9) for y in range(7)}
    assert seen == {(40, 80, 120, opacity)}


_SIZES = range(11, 11 + 3 * MOST_OPEN)


@pytest.mark.parametrize("bold", [False, True])
def test_a_font_brought_to_another_size_writes_as_one_opened_at_it(bold: bool) -> None:
    pool = FontPool()
    for px in (*_SIZES, *_SIZES):
        fresh = pygame.font.Font(io.BytesIO(face(bold)), px)
        kept = pool.font(px, bold=bold)
        for words in ("AVATA fi 012", "Привет", "שלום"):
            pictures = [each.render(words, True, (255, 255, 255)) for each in (kept, fresh)]
            assert pixels(pictures[0]) == pixels(pictures[1])
        assert kept.get_height() == fresh.get_height()


def test_no_more_fonts_are_open_than_are_to_be() -> None:
    pool = FontPool()
    opened = {id(pool.font(px, bold=bold)) for px in _SIZES for bold in (False, True)}
    assert len(opened) == len(pool._open) == 2 * MOST_OPEN


def test_the_sizes_used_last_stay() -> None:
    pool = FontPool()
    first = pool.font(_SIZES[0])
    for px in _SIZES[1:]:
        pool.font(px)
        assert pool.font(_SIZES[0]) is first
    assert first.point_size == _SIZES[0]


SIZES = [(wide, high) for wide in (1, 2, 3, 7) for high in (1, 2, 3, 7)]
LARGER = [(1, 1), (1, 9), (2, 2), (5, 1), (9, 40), (40, 3)]


def painted(size: tuple[int, int], depth: int) -> pygame.Surface:
    picture = pygame.Surface(size, pygame.SRCALPHA if depth == 32 else 0, depth)
    for x in range(size[0]):
        for y in range(size[1]):
            picture.set_at((x, y), (30 * x, 30 * y, 200, 255 - 20 * x))
    return picture


@pytest.mark.parametrize("depth", [24, 32])
@pytest.mark.parametrize("target", LARGER)
def test_the_picture_is_that_of_pygame(depth: int, target: tuple[int, int]) -> None:
    for size in SIZES:
        picture = painted(size, depth)
        expected = pygame.transform.smoothscale(picture, target)
        found = scaled_smoothly(picture, target)
        assert pixels(found) == pixels(expected), size
        assert found.get_masks() == expected.get_masks()
        over = pygame.Surface(target, expected.get_flags(), expected)
        scaled_smoothly(picture, target, over)
        assert pixels(over) == pixels(expected), size


@pytest.mark.parametrize("target", LARGER)
def test_pygame_is_never_given_a_single_pixel_to_enlarge(target: tuple[int, int]) -> None:
    with patch.object(pygame.transform, "smoothscale") as scale:
        for size in SIZES:
            scaled_smoothly(painted(size, 32), target)
    assert len(scale.call_args_list) == len(SIZES)
    for call in scale.call_args_list:
        picture, (wide, high) = call.args
        assert picture.get_width() > 1 or wide == 1
        assert picture.get_height() > 1 or high == 1


AMBER, SHADE = (200, 120, 40), (0, 0, 0)


@pytest.mark.parametrize("size", [(40, 20), (300, 200)])
def test_a_light_is_as_it_was_after_a_shadow_was_made_of_it(size: tuple[int, int]) -> None:
    before = pixels(halo(size, 4, 9, SHADE, filled=True))
    list(rim_strips(SurfaceCache(1 << 20), Rim(size, 4, 9, 3, 120)))
    light = halo(size, 4, 9, SHADE, filled=True)
    assert pixels(light) == before
    light.fill(AMBER)
    assert pixels(halo(size, 4, 9, SHADE, filled=True)) == before


@pytest.mark.parametrize("reach", [9, 40, 90])
def test_the_corner_of_a_light_does_not_depend_on_its_length(reach: int) -> None:
    long, longer = (halo((wide, 900), 14, reach, AMBER, filled=True) for wide in (1600, 1800))
    corner = pygame.Rect(0, 0, 3 * reach, 3 * reach)
    assert pixels(long.subsurface(corner)) == pixels(longer.subsurface(corner))


def test_a_large_plate_is_clear_at_its_corner_and_full_within() -> None:
    plate = rounded((900, 700), 20, AMBER)
    assert plate.get_at((0, 0))[3] == 0
    for place in ((450, 350), (0, 350), (450, 699), (899, 350), (20, 20)):
        assert tuple(plate.get_at(place)) == (*AMBER, 255)


def test_a_large_frame_is_clear_within() -> None:
    frame = rounded((900, 700), 20, AMBER, 3)
    assert [frame.get_at((x, 350))[3] for x in (0, 2, 3, 450)] == [255, 255, 0, 0]


CARD = Rim((120, 160), 8, 12, 5, 255)


@pytest.fixture
def cache() -> SurfaceCache:
    return SurfaceCache(1 << 24)


def test_around_the_thing_it_looks_like_the_whole_shadow(cache: SurfaceCache) -> None:
    whole = halo((120, 160), 8, 12, Colours.shadow, filled=True)
    seen = pygame.Surface(CARD.full_size, pygame.SRCALPHA)
    for strip, place in rim_strips(cache, CARD):
        seen.blit(strip, place)
    thing = pygame.Rect(12, 12 - 5, 120, 160)
    for x in range(CARD.full_size[0]):
        for y in range(CARD.full_size[1]):
            if not thing.collidepoint(x, y):
                assert seen.get_at((x, y)).a == whole.get_at((x, y)).a
    assert seen.get_at(thing.center).a == 0


@pytest.mark.parametrize("pixels", [(1280, 720), (1920, 1080)])
def test_a_corner_of_a_painted_panel_shows_no_gap_in_its_shadow(pixels: tuple[int, int]) -> None:
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


@pytest.mark.parametrize("spread", [20, 48, 64])
@pytest.mark.parametrize("size", [(201, 121), (1200, 700)])
def test_a_light_leans_to_no_side(size: tuple[int, int], spread: int) -> None:
    light = halo(size, 12, spread, SHADE, filled=False)
    for turned in (
        pygame.transform.flip(light, flip_x=True, flip_y=False),
        pygame.transform.flip(light, flip_x=False, flip_y=True),
    ):
        assert pygame.image.tobytes(turned, "RGBA") == pygame.image.tobytes(light, "RGBA")


@pytest.mark.parametrize("down", [False, True])
def test_a_slope_goes_from_the_first_colour_to_the_last(down: bool) -> None:
    slope = ramp([(0, 0, 0), (200, 100, 0)], (9, 5), down=down)
    first, last, aside = slope.get_at((0, 0)), slope.get_at((8, 4)), slope.get_at((8, 0))
    assert tuple(first)[:3] < (60, 30, 1)
    assert tuple(last)[:3] > (140, 70, 0)
    assert aside == (first if down else last)


def test_light_leaves_of_what_is_painted_what_it_has_of_each_colour() -> None:
    land = pygame.Surface((8, 4))
    land.fill((200, 100, 50))
    lay_light(land, [(255, 255, 255), (0, 255, 255)])
    assert land.get_at((0, 0)) == land.get_at((0, 3)) != land.get_at((7, 0))
    assert land.get_at((7, 3))[0] < 60
    assert land.get_at((7, 3))[1:3] == (100, 50)
