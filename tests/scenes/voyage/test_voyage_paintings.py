"""Home and the places of a voyage as paintings: each is there, at its place, like no other."""

from itertools import combinations

import pygame
import pytest

from game.kit import Assets, Canvas, Viewport
from game.paths import assets_dir
from game.scenes.common.drawings.sights import PAINTED, SHAPE, paint_sight, sight_picture
from game.scenes.voyage.parts.voyage_pictures import (
    FREE,
    HOME,
    HOME_SHAPE,
    SITES,
    building_box,
    building_picture,
)
from game.voyage.chart import PLACES

BUILDINGS = {
    "jetty", "barracks", "great_hall", "tower", "drill_yard", "counting_house", "shipyard",
    "chart_room", "sickbay", "relic_hall",
}  # fmt: skip
HOME_BOX = pygame.FRect(40, 100, 1200, 1200 / HOME_SHAPE)


def size_of(name: str) -> tuple[int, int]:
    return pygame.image.load(assets_dir() / f"{name}.webp").get_size()


def seen_part(building: str) -> pygame.FRect:
    """Return where something of a building is seen in the painting of home."""
    picture = pygame.image.load(assets_dir() / f"{building_picture(building)}.webp")
    seen, box = picture.get_bounding_rect(40), building_box(building, HOME_BOX)
    scale = box.width / picture.get_width()
    return pygame.FRect(
        box.x + seen.x * scale, box.y + seen.y * scale, seen.width * scale, seen.height * scale
    )


def test_every_building_has_a_picture_and_a_site_of_its_own() -> None:
    """R16.60: the ten buildings, and the plot on which none stands yet."""
    assert set(SITES) == BUILDINGS
    assert all(size_of(name) == size_of(FREE) for name in map(building_picture, SITES))
    boxes = {building: building_box(building, HOME_BOX) for building in SITES}
    assert all(HOME_BOX.contains(seen_part(building)) for building in SITES)
    for one, other in combinations(boxes.values(), 2):
        apart = pygame.Vector2(one.center).distance_to(other.center)
        assert apart > 0.5 * max(one.width, other.width)


def test_buildings_are_drawn_from_back_to_front() -> None:
    """The nearer one covers the farther, never the other way round."""
    feet = [site.foot for site in SITES.values()]
    rows = [feet[:4], feet[4:8], feet[8:]]
    assert max(rows[0]) < min(rows[1])
    assert max(rows[1]) < min(rows[2])


def test_paintings_have_the_shape_that_their_screens_give_them() -> None:
    wide, high = size_of(HOME)
    assert wide / high == pytest.approx(HOME_SHAPE, rel=0.002)
    for place in PAINTED:
        wide, high = size_of(sight_picture(place))
        assert wide / high == pytest.approx(SHAPE, rel=0.002)


def test_every_place_has_a_sight() -> None:
    """One of its own, or one of the like; what is a goal is seen as the castle."""
    names = [sight_picture(place) for place in (*PLACES, "vault", "prison", "overlord")]
    assert all((assets_dir() / f"{name}.webp").is_file() for name in names)
    assert sight_picture("forge") != sight_picture("mine") == sight_picture("stone_mine")
    assert sight_picture("overlord") == sight_picture("crown") == sight_picture("castle")
    assert sight_picture("bell") == sight_picture("vault") != sight_picture("chest")


@pytest.mark.parametrize("size", [(160, 130), (1200, 190), (500, 173)])
def test_what_a_painting_is_about_is_seen_where_it_is_cut(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas = Canvas(pygame.Surface(size), Viewport(*size, 1.0), Assets())
    painted: list[pygame.FRect] = []
    monkeypatch.setattr(canvas, "image", lambda _, box, **_look: painted.append(pygame.FRect(box)))
    for place, (across, down) in PAINTED.items():
        paint_sight(canvas, sight_picture(place))
        box = painted[-1]
        assert box.inflate(0.1, 0.1).contains(box.x, 0, min(box.width, size[0]), size[1])
        # Beside one that would be cut too low it is mirrored.
        assert box.width >= size[0] or size[1] / box.height < 0.77
        x, y = box.x + across * box.width, box.y + down * box.height
        assert abs(x / size[0] - 0.5) < 0.21
        assert abs(y / size[1] - 0.5) < 0.21
