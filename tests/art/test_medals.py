"""Every achievement is struck in the metal that the data names, and every league has its medal."""

from assets.src.emblems import EMBLEMS
from game.kit import Assets
from game.play import STRENGTHS, load_achievements


def test_each_medal_is_of_the_metal_that_its_achievement_is_worth() -> None:
    metals = {medal.id: medal.metal for medal in load_achievements()}
    assert {name: EMBLEMS[name].metal for name in metals} == metals


def test_no_two_medals_show_the_same() -> None:
    shown = [each._replace(metal="") for each in EMBLEMS.values()]
    assert len(set(shown)) == len(shown)


def test_each_strength_of_the_computer_is_a_league() -> None:
    assert all(Assets().exists(f"medals/league_{strength}") for strength in STRENGTHS)
