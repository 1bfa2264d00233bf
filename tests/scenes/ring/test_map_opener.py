"""The map of the ring opens large: pressed anywhere, by its key, and by accept on its place."""

import pygame
import pytest

from game.scenes import Services
from game.scenes.ring.ring_map_screen import RingMapScreen
from game.scenes.ring.ring_scene import RingScene

from .ring_desk import RingDesk, ring_state


@pytest.fixture
def desk(services: Services) -> RingDesk:
    seed = next(n for n in range(1, 99) if ring_state(services, "pairs", n).active == 0)
    made = RingDesk(services, ring_state(services, "pairs", seed), (0,))
    made.rest()
    return made


def small_map(desk: RingDesk) -> pygame.FRect:
    layout = desk.ring.view.layout
    return pygame.FRect(layout.map.box)


@pytest.mark.parametrize("touching", [False, True])
@pytest.mark.parametrize("at", [(0.08, 0.5), (0.5, 0.5), (0.8, 0.25)])
def test_a_press_on_the_map_opens_it(
    desk: RingDesk, at: tuple[float, float], *, touching: bool
) -> None:
    desk.touching = touching
    box = small_map(desk)
    desk.click((box.x + at[0] * box.width, box.y + at[1] * box.height))
    desk.rest()
    assert isinstance(desk.top, RingMapScreen)
    desk.key(pygame.K_ESCAPE)
    desk.rest()
    assert isinstance(desk.top, RingScene)


def test_a_press_that_is_drawn_off_the_map_opens_nothing(desk: RingDesk) -> None:
    box = small_map(desk)
    desk.drag(box.center, (box.x, box.bottom + 60))
    desk.rest()
    assert isinstance(desk.top, RingScene)


@pytest.mark.parametrize("device", ["keys", "pad"])
def test_its_key_or_button_opens_and_closes_it(desk: RingDesk, device: str) -> None:
    for scene in (RingMapScreen, RingScene):
        if device == "keys":
            desk.key(pygame.K_j)
        else:
            desk.pad("right_stick_right")
        desk.rest()
        assert isinstance(desk.top, scene)


@pytest.mark.parametrize("device", ["keys", "pad"])
def test_accept_on_its_place_opens_it(desk: RingDesk, device: str) -> None:
    """Tab goes round all places of the table, and so does the right stick of a pad."""
    box = small_map(desk)
    for _ in range(80):
        here = desk.ring.walk.here
        if here is not None and here.rect == box:
            break
        if device == "keys":
            desk.key(pygame.K_TAB)
        else:
            desk.pad("right_stick_down")
    else:
        raise AssertionError("nothing leads to the map")
    if device == "keys":
        desk.key(pygame.K_RETURN)
    else:
        desk.pad("a")
    desk.rest()
    assert isinstance(desk.top, RingMapScreen)
