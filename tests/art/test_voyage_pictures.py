"""R16: every thing of a voyage has a picture of its own, told apart by shape and not by colour."""

from collections.abc import Iterable
from itertools import combinations, pairwise
from pathlib import Path

import pygame
import pytest

from game.content import load_content
from game.paths import assets_dir
from game.voyage import KINDS

VOYAGE = assets_dir() / "voyage"
BOOK = load_content("en").voyage

#: Everything that the whole voyage has (R16.60, R16.70, R16.81), also what no scenario lists yet.
GOODS = ("gold", "stone", "crystal")
PLACES = (
    "harbour", "reef", "mine", "stone_mine", "crystal_mine", "village", "chest", "wreck", "vault",
    "teacher", "forge", "market", "ferry", "lookout", "shrine", "prison", "buoy", "rival_harbour",
)  # fmt: skip
GOALS = ("tollmaster", "wrecker", "crown", "bell", "overlord", "high_isle", "rival")
OMENS = (
    "fair_wind", "dead_calm", "fog", "spring_tide", "trading_fleet", "toll", "deserters",
    "volunteers", "lights_below", "restless_deep", "tired_deep", "singing_bridges", "drill_song",
    "broken_piers", "two_moons",
)  # fmt: skip
FLEETS = ("e", "ne", "nw", "w", "sw", "se", "rest")

SMALL = 24
#: In pixels: how large a sign is in the bar; how far two of them differ at least, of 255.
SIGN, LEAST_DIFFERENCE = 40, 10.0
#: In pixels: how large a place is at 1280x720, at least.
SEEN = 48
#: The largest share that two outlines may have in common of the points that either covers.
ALIKE = 0.9
BANDS = ("desperate", "risky", "even", "likely", "safe")


def outline(path: Path, size: int) -> pygame.mask.Mask:
    """Return what a picture covers at a size in pixels."""
    return pygame.mask.from_surface(
        pygame.transform.smoothscale(pygame.image.load(path), (size, size))
    )


def share(one: pygame.mask.Mask, other: pygame.mask.Mask) -> float:
    both = one.overlap_area(other, (0, 0))
    return both / (one.count() + other.count() - both)


def light(surface: pygame.Surface, x: float, y: float) -> float:
    """Return how bright a picture is about a point, which is given in shares of it."""
    wide, high = surface.get_size()
    box = pygame.Rect(0, 0, wide // 6, high // 6)
    box.center = (round(wide * x), round(high * y))
    red, green, blue, *_ = pygame.transform.average_color(surface, box)
    return 0.3 * red + 0.59 * green + 0.11 * blue


def test_every_thing_of_a_voyage_has_a_picture() -> None:
    """A goal has a place and a medal; faces are looked at by themselves (test_voyage_faces)."""
    goals = [goal.id for scenario in BOOK.scenarios.values() for goal in scenario.goals]
    names = [f"{kind}{goal}" for goal in goals for kind in ("places/", "icons/medal_")]
    names += [f"kinds/{kind}" for kind in KINDS]
    names += [f"relics/{relic}" for relic in BOOK.relics] + [f"omens/{omen}" for omen in BOOK.omens]
    assert [name for name in names if not (VOYAGE / f"{name}.webp").is_file()] == []


def test_the_whole_voyage_has_its_pictures() -> None:
    """R16.60 to R16.81: goods, places, goals with a medal each, omens, both fleets and flags."""
    names = [f"icons/{good}" for good in GOODS] + [f"places/{place}" for place in PLACES]
    names += [f"{kind}{goal}" for goal in GOALS for kind in ("places/", "icons/medal_")]
    names += [f"omens/{omen}" for omen in OMENS] + ["places/sunken", "flag", "flag_rival"]
    names += [f"{fleet}/{side}" for fleet in ("fleet", "fleet_rival") for side in FLEETS]
    assert [name for name in names if not (VOYAGE / f"{name}.webp").is_file()] == []


def difference(one: Path, other: Path) -> float:
    """Return how far two pictures differ at the size of a sign, on average, of 255."""
    grounds = []
    for path in (one, other):
        ground = pygame.Surface((SIGN, SIGN))
        ground.fill("white")
        ground.blit(pygame.transform.smoothscale(pygame.image.load(path), (SIGN, SIGN)), (0, 0))
        grounds.append(ground)
    pixels = zip(*(pygame.image.tobytes(ground, "RGB") for ground in grounds), strict=True)
    total: int = sum(abs(a - b) for a, b in pixels)
    return total / (3 * SIGN * SIGN)


@pytest.mark.parametrize("folder", ["omens", "relics", "places"])
def test_no_two_signs_are_alike(folder: str) -> None:
    """At 40 pixels, as the bar of the chart shows them."""
    nearest = min(
        (difference(one, other), one.stem, other.stem)
        for one, other in combinations(sorted((VOYAGE / folder).iterdir()), 2)
    )
    assert nearest[0] > LEAST_DIFFERENCE, nearest


def are_told_apart(paths: Iterable[Path], size: int) -> bool:
    outlines = [outline(path, size) for path in paths]
    return all(share(one, other) < ALIKE for one, other in combinations(outlines, 2))


def test_places_and_the_bands_of_an_outlook_are_told_by_their_outlines() -> None:
    for size in (SMALL, SEEN):
        assert are_told_apart((VOYAGE / "places").iterdir(), size)
    assert are_told_apart((VOYAGE / "icons" / f"{band}.webp" for band in BANDS), SMALL)


def test_deeper_water_is_darker_also_without_its_colour() -> None:
    """R16.2: the middle of a field grows darker with every depth."""
    waters = [pygame.image.load(VOYAGE / "sea" / f"depth_{depth}.webp") for depth in range(1, 8)]
    middles = [light(water, 0.5, 0.5) for water in waters]
    assert all(shallow > deep + 4 for shallow, deep in pairwise(middles)), middles


def test_a_field_is_a_hexagon_that_fills_its_box() -> None:
    """Neighbours meet without a gap: the corners are empty, the middles of the sides are not."""
    field = pygame.image.load(VOYAGE / "sea" / "depth_1.webp")
    wide, high = field.get_size()
    assert wide / high == pytest.approx(3**0.5 / 1.64, abs=0.01)
    mask = pygame.mask.from_surface(field)
    assert mask.get_at((wide // 2, 2))
    assert mask.get_at((2, high // 2))
    assert not mask.get_at((2, 2))


@pytest.mark.parametrize("name", [f"fog_{number}" for number in range(1, 6)])
def test_fog_hides_a_field_and_thins_out(name: str) -> None:
    fog = pygame.image.load(VOYAGE / "sea" / f"{name}.webp")
    wide, high = fog.get_size()
    middle = [fog.get_at((wide // 2 + dx, high // 2)).a for dx in range(-wide // 5, wide // 5, 9)]
    assert min(middle) > 235
    assert all(fog.get_at((x, 2)).a < 40 for x in range(0, wide, 9))
