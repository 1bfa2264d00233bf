"""Where the window lies, as it was left and within reach; and how it waits."""

import time

import pygame
import pytest

from game.kit import Device, Viewport, WindowPlace
from game.kit.input.pads import Pads
from game.kit.window import Window, fills, first_size, mended

LEAST = (1024, 640)
ONE, TWO = [(1920, 1080)], [(1920, 1080), (1280, 1024)]
#: The second screen beside the first, and above it.
ALONE, BESIDE, ABOVE = (
    [pygame.Rect((x, y), size) for (x, y), size in zip(corners, TWO, strict=False)]
    for corners in ([(0, 0)], [(0, 0), (1920, 0)], [(0, 0), (100, -1024)])
)
PLACE = WindowPlace(200, 120, 1280, 720)


@pytest.mark.parametrize("screens", [ALONE, BESIDE, ABOVE])
def test_a_window_comes_where_it_was(screens: list[pygame.Rect]) -> None:
    then = [screen.size for screen in screens]
    assert mended(PLACE, screens, then, LEAST) == PLACE
    assert mended(PLACE._replace(y=0), screens, then, LEAST) == PLACE._replace(y=0)


@pytest.mark.parametrize(
    ("place", "on"),
    [(WindowPlace(2000, 100, 1100, 700), BESIDE), (WindowPlace(200, -900, 1100, 700), ABOVE)],
)
def test_a_place_on_a_second_screen_is_kept_while_that_lies_there(
    place: WindowPlace, on: list[pygame.Rect]
) -> None:
    assert mended(place, on, TWO, LEAST) == place
    for screens in (ALONE, ABOVE if on is BESIDE else BESIDE):
        x, y, width, height = mended(place, screens, TWO, LEAST)
        assert (width, height) == (1100, 700)
        assert 0 <= x <= 1920 - width
        assert 40 <= y <= 1080 - height


@pytest.mark.parametrize(
    ("screen", "size"),
    [
        ((1366, 768), (1280, 720)),
        ((1920, 1080), (1600, 900)),
        ((2560, 1080), (1600, 900)),
        ((3840, 2160), (3200, 1800)),
        ((1024, 600), (1024, 576)),
        ((3000, 500), (889, 500)),
    ],
)
def test_the_first_window_has_most_of_the_screen(
    screen: tuple[int, int], size: tuple[int, int]
) -> None:
    assert first_size(screen, (1280, 720)) == size


@pytest.mark.parametrize(
    "place",
    [
        WindowPlace(99999, 10, 1280, 720),
        WindowPlace(10, 99999, 1280, 720),
        WindowPlace(-5000, 10, 1280, 720),
        WindowPlace(-1279, 10, 1280, 720),
        WindowPlace(100, -650, 1280, 720),
        WindowPlace(100, -1, 1280, 720),
        WindowPlace(0, 0, 9000, 9000),
    ],
)
def test_a_window_that_nobody_could_reach_comes_back(place: WindowPlace) -> None:
    x, y, width, height = mended(place, ALONE, [(800, 600)], LEAST)
    assert 0 <= x <= 1920 - width
    assert 0 <= y <= 1080 - height
    if place.width == 1280:
        assert mended(place, ALONE, ONE, LEAST)[:2] == (x, y)


def test_a_window_is_never_too_small() -> None:
    assert mended(WindowPlace(0, 40, 10, 10), ALONE, ONE, LEAST)[2:] == LEAST


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


class Silent(Pads):
    def listen(self) -> list[pygame.event.Event]:
        return []


def naps(monkeypatch: pytest.MonkeyPatch, seconds: float, driver: str) -> list[float]:
    """Return the pauses between looks while nothing happens for so long, and a pad lies there."""
    taken: list[float] = []
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    monkeypatch.setattr(time, "sleep", taken.append)
    pads = Silent()
    pads.keep(Device("pad", 0))
    Window.wait(Window.__new__(Window), seconds, pads)
    return taken


@pytest.mark.parametrize("driver", ["x11", "wayland", "windows"])
def test_it_hears_at_once_at_first_and_looks_seldom_later_but_never_too_late(
    monkeypatch: pytest.MonkeyPatch, driver: str
) -> None:
    first = naps(monkeypatch, 1.0, driver)
    assert first[0] <= 0.004
    assert max(first) <= 0.04
    long = naps(monkeypatch, 60.0, driver)
    assert sum(long) == pytest.approx(60.0)
    assert len(long) < 60 * 16
    assert max(long) <= 0.08


@pytest.mark.parametrize(
    ("screen", "filled"), [((1280, 720), True), ((1366, 768), True), ((1920, 1080), False)]
)
def test_the_first_window_fills_a_desktop_without_room_for_its_frame(
    screen: tuple[int, int], filled: bool
) -> None:
    assert fills(first_size(screen, (1280, 720)), screen) is filled
