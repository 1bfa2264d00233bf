"""Where the window lies: as it was left, and where it can be reached."""

import pytest

from game.kit import Viewport, WindowPlace
from game.kit.window_place import mended

LEAST = (1024, 640)
ONE, TWO = [(1920, 1080)], [(1920, 1080), (1280, 1024)]
PLACE = WindowPlace(200, 120, 1280, 720)


@pytest.mark.parametrize("screens", [ONE, TWO])
def test_a_window_comes_where_it_was(screens: list[tuple[int, int]]) -> None:
    assert mended(PLACE, screens, screens, LEAST) == PLACE


def test_a_place_on_a_second_screen_is_kept_while_there_is_one() -> None:
    place = WindowPlace(2000, 100, 1100, 700)
    assert mended(place, TWO, TWO, LEAST) == place
    x, y, width, height = mended(place, ONE, TWO, LEAST)
    assert (width, height) == (1100, 700)
    assert 0 <= x <= 1920 - width
    assert 0 <= y <= 1080 - height


@pytest.mark.parametrize(
    "place",
    [
        WindowPlace(99999, 10, 1280, 720),
        WindowPlace(10, 99999, 1280, 720),
        WindowPlace(-5000, 10, 1280, 720),
        WindowPlace(-1279, 10, 1280, 720),
        WindowPlace(0, 0, 9000, 9000),
    ],
)
def test_a_window_that_nobody_could_reach_comes_back(place: WindowPlace) -> None:
    x, y, width, height = mended(place, ONE, [(800, 600)], LEAST)
    assert 0 <= x <= 1920 - width
    assert 0 <= y <= 1080 - height
    if place.width == 1280:
        assert mended(place, ONE, ONE, LEAST)[:2] == (x, y)


def test_a_window_is_never_too_small() -> None:
    assert mended(WindowPlace(0, 40, 10, 10), ONE, ONE, LEAST)[2:] == LEAST


@pytest.mark.parametrize(
    ("pixels", "wanted", "scale"),
    [
        ((1920, 1080), None, 1.5),
        ((1920, 1080), 2.0, 1.5),
        ((1920, 1080), 1.0, 1.0),
        ((1920, 1080), 0.75, 0.75),
        ((1280, 720), 1.5, 1.0),
        ((3840, 2160), 2.0, 2.0),
    ],
)
def test_the_scale_is_held_to_what_the_window_can_show(
    pixels: tuple[int, int], wanted: float | None, scale: float
) -> None:
    view = Viewport.of(pixels, wanted)
    assert view.scale == pytest.approx(scale)
    assert (view.width, view.height) >= (1280, 720)
    assert view.largest == pytest.approx(Viewport.of(pixels).scale)
