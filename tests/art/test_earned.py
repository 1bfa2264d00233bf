"""What players earn to look at fits where it will be shown."""

import math
from pathlib import Path

import pygame
import pytest

from assets.src import manifest
from assets.src.emblems import EMBLEMS
from assets.src.manifest import BUILT
from game.kit import Assets
from game.play import STRENGTHS, load_achievements

from .shades import likeness

EARNED = BUILT / "earned"
BACKS = sorted(EARNED.glob("back_*.webp"))
FRAMES = sorted(EARNED.glob("frame_*.webp"))
USUAL = BUILT / "ui" / "back.webp"
#: A frame is as large as its radius; the ring of a side, which it leaves to be seen, ends here.
RING = 0.84 * 0.885
#: How much its soft shadow may cover there, of 255.
SHADOW = 64


def seen(picture: pygame.Surface, share: float) -> set[int]:
    """Return how much covers a circle about the middle, at a share of the radius; 255 is all."""
    middle = picture.get_width() / 2
    turns = (math.tau * step / 60 for step in range(60))
    places = (
        (middle + middle * share * math.cos(turn), middle + middle * share * math.sin(turn))
        for turn in turns
    )
    return {picture.get_at((int(x), int(y))).a for x, y in places}


def test_four_backs_and_three_frames_are_there_to_be_earned() -> None:
    assert (len(BACKS), len(FRAMES)) == (4, 3)
    files = {f"built/earned/{path.name}" for path in (*BACKS, *FRAMES)}
    assert files == {*manifest.known()["earned"].files}


@pytest.mark.parametrize("back", BACKS, ids=lambda path: str(path.stem))
def test_a_back_has_the_shape_of_the_usual_one_and_another_picture(back: Path) -> None:
    picture = pygame.image.load(back)
    wide, high = pygame.image.load(USUAL).get_size()
    assert round(picture.get_width() * high / wide) == picture.get_height()
    assert picture.get_width() > 400
    assert picture.get_at(picture.get_rect().center).a == 255
    assert picture.get_at((0, 0)).a == 0
    assert all(likeness(back, other) < 0.8 for other in (USUAL, *BACKS) if other != back)


@pytest.mark.parametrize("frame", FRAMES, ids=lambda path: str(path.stem))
def test_a_frame_covers_the_golden_rim_and_leaves_the_ring_of_the_side(frame: Path) -> None:
    picture = pygame.image.load(frame)
    assert picture.get_width() == picture.get_height()
    assert max(seen(picture, RING - 0.04)) < SHADOW
    assert seen(picture, 0.79) == {255}


# Every achievement is struck in the metal that the data names, and every league has its medal


def test_each_medal_is_of_the_metal_that_its_achievement_is_worth() -> None:
    metals = {medal.id: medal.metal for medal in load_achievements()}
    assert {name: EMBLEMS[name].metal for name in metals} == metals


def test_no_two_medals_show_the_same() -> None:
    shown = [each._replace(metal="") for each in EMBLEMS.values()]
    assert len(set(shown)) == len(shown)


def test_each_strength_of_the_computer_is_a_league() -> None:
    assert all(Assets().exists(f"medals/league_{strength}") for strength in STRENGTHS)
