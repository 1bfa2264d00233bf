"""The badges are on their islands, and all in sight, in windows of every shape."""

import pygame
import pytest

from game.kit import Viewport, WindowStack, text_size
from game.scenes import Services
from game.scenes.campaign.campaign_scene import CampaignScene
from game.scenes.campaign.map_marker import _NAME, ISLANDS, MARK, chart_frame

WINDOWS = ((1024, 640), (1280, 720), (1280, 800), (1024, 768), (1024, 1000), (1000, 1400),
           (2560, 1440), (3440, 1440), (5120, 1440))  # fmt: skip
#: How far names are from what is beside them, and where the first island begins on the chart.
CLEAR, SHORE = 8.0, 16.0
windows = pytest.mark.parametrize("window", WINDOWS)


@windows
def test_a_badge_is_on_its_island_and_beside_the_panel(
    services: Services, window: tuple[int, int]
) -> None:
    scene, view = CampaignScene(services), Viewport.of(window)
    WindowStack(view).push(scene)
    frame = chart_frame(view)
    sea = pygame.FRect(0, 0, scene.panel.rect.x, view.height)
    for points, (x, y) in ISLANDS.items():
        place = scene.marks[points].rect
        assert place.centerx == pytest.approx(frame.x + x * frame.cover, abs=0.5)
        assert place.centery == pytest.approx(frame.y + y * frame.cover, abs=0.5)
        assert sea.contains(pygame.FRect(0, 0, MARK, MARK).move(place.x, place.y))
        assert not place.colliderect(scene.back.rect)


@windows
def test_the_names_are_clear_of_edges_panel_and_back(
    services: Services, window: tuple[int, int]
) -> None:
    scene, view = CampaignScene(services), Viewport.of(window)
    WindowStack(view).push(scene)
    sea = pygame.FRect(0, 0, scene.panel.rect.x, view.height).inflate(-2 * CLEAR, -2 * CLEAR)
    for mark in scene.marks.values():
        wide, high = text_size(view, mark.name, _NAME)
        name = pygame.FRect(mark.rect.centerx - wide / 2, mark.rect.bottom + 4, wide, high)
        assert sea.contains(name)
        assert not name.inflate(2 * CLEAR, 2 * CLEAR).colliderect(scene.back.rect)


def test_the_first_island_is_seen_whole() -> None:
    """Its landscape begins far to the left of its badge."""
    frame = chart_frame(Viewport.of((1280, 800)))
    assert frame.x + SHORE * frame.cover >= 0


@windows
def test_the_chart_is_whole_or_covers_the_window(window: tuple[int, int]) -> None:
    view = Viewport.of(window)
    frame = chart_frame(view)
    for start, length, whole in (
        (frame.x, view.width, 1280 * frame.cover),
        (frame.y, view.height, 720 * frame.cover),
    ):
        inside = start >= -0.01 and start + whole <= length + 0.01
        covers = start <= 0.01 and start + whole >= length - 0.01
        assert inside or covers
