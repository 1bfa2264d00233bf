"""The map of a ring: four or three lands in a river, and the creatures out of sight on them."""

from itertools import pairwise

import pygame
import pytest

from game.board import Layout
from game.rules import MODES, RINGS

SIZES = [(1280, 720), (1920, 1080), (2560, 1440), (1280, 960), (2560, 1080)]


def laid_out(mode: str, size: tuple[int, int] = (1280, 720), viewer: int = 0) -> Layout:
    field = RINGS[mode]
    return Layout(*size, viewer=viewer, field=field)


def lands(layout: Layout) -> dict[int, pygame.FRect]:
    return {seat: pygame.FRect(layout.map.land(seat)) for seat in range(layout.map.seats)}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("mode", MODES)
def test_no_land_lies_on_another(mode: str, size: tuple[int, int]) -> None:
    layout = laid_out(mode, size)
    found = list(lands(layout).values())
    assert all(layout.map.water.contains(land) for land in found)
    assert [land.collidelistall(found) for land in found] == [[n] for n in range(len(found))]


@pytest.mark.parametrize("viewer", [0, 1, 2])
@pytest.mark.parametrize("mode", MODES)
def test_a_bridge_lies_on_the_lands_of_two_neighbours_alone(mode: str, viewer: int) -> None:
    """R13.1: between each two neighbours lies one bridge."""
    layout = laid_out(mode, viewer=viewer)
    found = lands(layout)
    for seat in found:
        other = (seat + 1) % layout.map.seats
        bridge = pygame.FRect(layout.map.bridge(seat, other))
        touched = {land for land in found if found[land].colliderect(bridge)}
        assert touched == {seat, other}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("mode", MODES)
def test_creatures_stand_on_their_own_land_and_hide_no_emblem(
    mode: str, size: tuple[int, int]
) -> None:
    layout = laid_out(mode, size)
    emblems = [
        pygame.FRect(spot.rect).inflate(-4, -4)
        for spot in map(layout.map.emblem, range(layout.map.seats))
    ]
    for side, lane in layout.map.rows:
        spots = [pygame.FRect(layout.token(side, lane, n, 6).rect) for n in range(6)]
        land = pygame.FRect(layout.map.land(side))
        assert all(land.contains(spot) for spot in spots)
        assert all(spot.collidelist(emblems) < 0 for spot in spots)
        ahead = layout.ahead(side, lane)
        assert all((one.x - two.x) * ahead > 0 for one, two in pairwise(spots))
