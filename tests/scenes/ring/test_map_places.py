"""The large map of a ring: rows, plates and bridges have their places on the lands."""

import pygame
import pytest

from game.scenes.ring.map_places import MapPlaces

BOXES = [(1204, 560), (1204, 460), (1204, 700)]
#: As wide and high as plates are with the words as they are, and twice as large.
PLATES = [(190.0, 53.0), (380.0, 94.0)]


def places(seats: int, box: tuple[int, int], plate: tuple[float, float]) -> MapPlaces:
    return MapPlaces(pygame.FRect(38, 72, *box), seats, plate)


@pytest.mark.parametrize("plate", PLATES)
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("seats", [3, 4])
def test_nothing_on_the_map_lies_on_anything_else(
    seats: int, box: tuple[int, int], plate: tuple[float, float]
) -> None:
    at = places(seats, box, plate)
    for step in range(seats):
        land = at.land(step)
        own = [at.row(step, 0).box, at.row(step, 1).box, at.plate_of(step)]
        assert at.box.contains(land)
        assert all(land.contains(each) for each in own)
        assert [each.collidelistall(own) for each in own] == [[0], [1], [2]]
    found = [at.land(step) for step in range(seats)]
    assert [land.collidelistall(found) for land in found] == [[n] for n in range(seats)]


@pytest.mark.parametrize("seats", [3, 4])
def test_a_bridge_lies_before_the_fronts_of_its_two_rows(seats: int) -> None:
    """R13.2: a seat's top lane is the bottom lane of the next one."""
    at = places(seats, BOXES[0], PLATES[0])
    for step in range(seats):
        then = (step + 1) % seats
        bridge = at.bridge(step)
        touched = [each for each in range(seats) if at.land(each).colliderect(bridge)]
        assert sorted(touched) == sorted((step, then))
        for row in (at.row(step, 0), at.row(then, 1)):
            front = row.box.right if row.ahead > 0 else row.box.left
            assert abs(front - bridge.centerx) < bridge.width
