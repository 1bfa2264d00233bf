"""The rating's picture after few and many duels: how far it reaches, and what is said of it."""

import pygame
import pytest

from game.kit import PointerMoved
from game.play import RatedDuel
from game.play.statistics.ladder_ratings import rating_course
from game.scenes.common import file_year
from game.scenes.statistics.rating_chart import RatingChart
from game.scenes.statistics.rating_pane import RatingPane, sureness_of
from game.scenes.statistics.statistics_scene import StatisticsScene

from ..table import Player

NARROWS = "The band narrows with every duel."


def chart_of(player: Player, count: int) -> RatingChart:
    duels = [RatedDuel("forgetful", ("won", "lost")[number % 2]) for number in range(count)]
    chart = RatingChart(player.services)
    chart.place(pygame.FRect(0, 0, 850, 440))
    chart.show(rating_course(duels), duels)
    return chart


@pytest.mark.parametrize("count", [1, 3, 30])
def test_the_picture_shows_each_duel_where_it_is_pointed_at(player: Player, count: int) -> None:
    """A few leave most of it free, many fill it; what is likely stays within the rungs."""
    chart = chart_of(player, count)
    if count == 30:
        assert chart.across_of(count) == pytest.approx(chart.plot.right)
    else:
        assert chart.across_of(count) - chart.plot.x <= 0.1 * count * chart.plot.width + 1
    for end in (end for rating in chart.course for end in (rating.low, rating.high)):
        assert chart.plot.top <= chart.height_of(end) <= chart.plot.bottom
    places = [(chart.across_of(number), number) for number in range(count + 1)]
    # Right of them is the last.
    for x, number in (*places, (chart.plot.right, count)):
        chart.follow((x, chart.plot.centery))
        assert chart.pointed_index == number


def test_how_well_a_rating_is_known_is_said_in_words(player: Player) -> None:
    known = [sureness_of(chart_of(player, count).course[-1]) for count in (1, 3, 10, 30)]
    assert known == ["hardly", "hardly", "roughly", "well"]


@pytest.mark.parametrize(("count", "words"), [(1, "Still very uncertain"), (140, "Well known")])
def test_the_page_says_it_below_the_figure(player: Player, count: int, words: str) -> None:
    file_year(player.services, count)
    scene = player.show(StatisticsScene(player.services, "rating"))
    player.wait(1)
    read = player.read()
    assert words in read
    assert (NARROWS in read) == (count == 1)
    assert isinstance(scene.pane, RatingPane)
    plot, duels = scene.pane.chart.plot, len(scene.data.duels)
    player.stack.handle(PointerMoved((plot.right, plot.centery)))
    assert scene.foot_words.startswith(f"Duel {duels} of {duels}")
