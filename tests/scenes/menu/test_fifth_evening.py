"""The first screen on the fifth evening: what is new, near and next, without scrolling."""

from dataclasses import replace

import pytest

from game.play import Goal
from game.scenes import MenuScene
from game.scenes.menu.menu_examples import five_evenings
from game.scenes.new_match.new_match_scene import NewMatchScene
from game.scenes.puzzles.puzzles_scene import PuzzlesScene
from game.scenes.statistics.goals_panel import GoalRow, goal_way
from game.scenes.statistics.statistics_scene import StatisticsScene
from game.scenes.wardrobe.thing_card import ThingCard
from game.scenes.wardrobe.wardrobe_scene import WardrobeScene
from tests.certain import sure_of

from ..table import Player


@pytest.fixture
def evening(player: Player) -> Player:
    five_evenings(player.services)
    return player


def shown(player: Player) -> MenuScene:
    return player.show(MenuScene(player.services), wait=0.5)


def test_all_of_it_is_seen_at_once(evening: Player) -> None:
    scene = shown(evening)
    read = evening.read()
    for words in ("New: Spark", "Near: Oak", "Next: The climb · Up to the Warden"):
        assert words in read
    assert any(line.startswith("Today ") for line in read)
    assert scene.page_height(scene.page_scroll.view) == scene.page_scroll.view.height
    places = [bar.rect for bar in scene.bars.entries.values()]
    assert all(scene.page_scroll.view.rect.contains(place) for place in places)
    assert not any(one.colliderect(other) for one in places for other in places if one is not other)


def test_what_is_new_leads_to_the_wardrobe_and_is_not_new_any_more(evening: Player) -> None:
    scene = shown(evening)
    evening.click(scene.bars.news["new"])
    evening.at(WardrobeScene)
    evening.command("back")
    assert evening.at(MenuScene) is scene
    assert not scene.bars.news["new"].visible
    near = scene.bars.news["near"]
    assert near.rect.right == pytest.approx(scene.bars.next_up.rect.right)


def test_the_ring_is_seen_where_what_was_new_is_gone(evening: Player) -> None:
    scene = shown(evening)
    evening.tab_to(scene.bars.news["new"])
    evening.command("accept")
    evening.at(WardrobeScene)
    evening.command("back")
    assert scene.widgets.ring_shown
    assert scene.widgets.focused is scene.bars.next_up


@pytest.mark.parametrize(("bar", "name"), [("near", "Oak"), ("new", "Spark")])
def test_the_thing_that_was_told_of_is_lit_in_the_wardrobe(
    evening: Player, bar: str, name: str
) -> None:
    evening.click(shown(evening).bars.news[bar])
    lit = evening.at(WardrobeScene).widgets
    assert sure_of(ThingCard, lit.focused).words.name == name
    assert lit.ring_shown


def test_the_goals_lead_to_where_all_of_them_are_and_each_to_where_it_is_met(
    evening: Player,
) -> None:
    evening.click(shown(evening).bars.news["goals"])
    scene = evening.at(StatisticsScene)
    assert "Goals of the week" in evening.read()
    lit = sure_of(GoalRow, scene.widgets.focused)
    assert lit.words == "Solve the puzzle of the day"
    evening.command("accept")
    evening.at(PuzzlesScene)


@pytest.mark.parametrize(
    ("goal", "form"), [(Goal("draft"), "draft"), (Goal("deck", deck="2"), "preconstructed")]
)
def test_a_goal_that_asks_for_cards_has_them_chosen(player: Player, goal: Goal, form: str) -> None:
    scene = sure_of(NewMatchScene, goal_way(player.services, goal))
    assert scene.plan.form == form


def test_what_is_left_of_a_list_is_named(evening: Player) -> None:
    near = shown(evening).bars.news["near"]
    assert near.lines[-1] == "Still to try: Hammer and Hearth · 3 / 4"
    evening.click(near)
    assert evening.at(WardrobeScene).message.endswith("Still to try: Hammer and Hearth")


def test_a_newcomer_is_told_what_is_next_and_nothing_else(player: Player) -> None:
    scene = shown(player)
    assert [key for key, bar in scene.bars.all.items() if bar.visible] == ["next_up"]


def test_it_all_stays_reachable_in_the_largest_texts(evening: Player) -> None:
    services = evening.services
    services.remember(replace(services.settings, text_size=200))
    services.context.set_look(services.look)
    scene = shown(evening)
    for bar in scene.bars.entries.values():
        evening.tab_to(bar)
        assert scene.widgets.focused is bar
