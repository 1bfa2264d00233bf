"""Time runs from left to right in every language, in the pictures, by the keys and on the signs."""

import pygame
import pytest

from game.content import load_strings
from game.kit import Widget
from game.scenes import Services, load_scene
from game.scenes.campaign.campaign_scene import CampaignScene
from game.scenes.replay.replay_scene import ReplayScene
from game.scenes.review.review_scene import ReviewScene
from game.scenes.rulebook.example_scene import ExampleScene
from game.scenes.statistics.rating_chart import RatingChart
from game.scenes.statistics.statistics_scene import StatisticsScene

from .desktop import Desktop

LANGUAGES = pytest.mark.parametrize("language", ["en", "he"])


def shown(services: Services, scene: str, language: str) -> Desktop:
    services.speak(load_strings(language))
    services.furnish()
    return Desktop(services, load_scene(scene)(services), rested=True)


def seen_at(desktop: Desktop, x: float) -> float:
    """Return where in the window a place of the scene is seen."""
    return desktop.app.stack.view.width - x if desktop.top.is_flipped else x


def middle(desktop: Desktop, widget: Widget) -> float:
    return seen_at(desktop, widget.rect.centerx)


@LANGUAGES
def test_the_review(services: Services, language: str) -> None:
    desktop = shown(services, "review", language)
    scene = desktop.at(ReviewScene)
    scene.go_to(3)
    graph = scene.graph
    places = [seen_at(desktop, graph.column(n).centerx) for n in range(len(scene.review.turns))]
    assert places == sorted(places)
    assert middle(desktop, scene.earlier) < middle(desktop, scene.later)
    desktop.key(pygame.K_RIGHT)
    assert scene.panel.index == 4
    desktop.key(pygame.K_LEFT, pygame.K_LEFT)
    assert scene.panel.index == 2
    desktop.click((places[5], graph.plot.centery))
    assert scene.panel.index == 5


@LANGUAGES
def test_the_replay(services: Services, language: str) -> None:
    desktop = shown(services, "replay", language)
    scene = desktop.at(ReplayScene)
    signs = [middle(desktop, sign) for sign in scene.transport.signs]
    assert signs == sorted(signs)
    before = scene.playhead.number
    desktop.key(pygame.K_RIGHT)
    assert scene.playhead.number == before + 1
    desktop.key(pygame.K_LEFT, pygame.K_LEFT)
    assert scene.playhead.number == before - 1


@LANGUAGES
def test_the_rating(services: Services, language: str) -> None:
    desktop = shown(services, "statistics_rating", language)
    scene = desktop.at(StatisticsScene)
    chart = next(each for each in scene.widgets.widgets if isinstance(each, RatingChart))
    places = [seen_at(desktop, chart.across_of(n)) for n in range(len(chart.duels))]
    assert places == sorted(places)
    scene.widgets.focus(chart)
    desktop.key(pygame.K_LEFT)
    assert chart.index == len(chart.duels) - 1
    desktop.click((places[7], chart.plot.centery))
    assert chart.index == 7


@LANGUAGES
def test_an_example_of_the_rules(services: Services, language: str) -> None:
    desktop = shown(services, "rulebook_example", language)
    scene = desktop.at(ExampleScene)
    assert middle(desktop, scene.earlier) < middle(desktop, scene.further)


@LANGUAGES
def test_what_lies_on_the_map_of_the_campaign_begins_where_reading_does(
    services: Services, language: str
) -> None:
    desktop = shown(services, "campaign_crowned", language)
    scene = desktop.at(CampaignScene)
    chart = scene.panel.rect.x
    at_left = language == "en"
    assert (scene.portrait.rect.centerx < chart / 2) == at_left
    assert (scene.back.rect.centerx < chart / 2) == at_left
    assert (scene.crown_plate.rect.centerx > chart / 2) == at_left
    assert all(each.rect.left > 0 and each.rect.right < chart for each in (scene.portrait,))
