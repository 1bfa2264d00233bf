"""Home on the screen: what stands, what it costs, why not, and taking it back (R16.60)."""

import pytest

from game.play import VoyageRun
from game.scenes import Services
from game.scenes.voyage.chart.chart_examples import SampleOutlooks, whole_run
from game.scenes.voyage.chart_scene import ChartScene
from game.scenes.voyage.choices.voyage_choice_dialog import VoyageChoiceDialog
from game.scenes.voyage.home.home_scene import HomeScene
from game.scenes.voyage.muster.muster_scene import MusterScene
from game.voyage import Build, legal_deeds, recruit_building, why_not
from game.voyage.voyage_events import BuildingRaised

from ..table import Player

pytestmark = pytest.mark.settings(first_tips=False)


def at_home(services: Services, day: int = 1) -> VoyageRun:
    return whole_run(services, "crown", day)


def free(run: VoyageRun) -> list[str]:
    return [deed.building for deed in legal_deeds(run.voyage) if isinstance(deed, Build)]


def test_a_building_is_raised_on_the_painting_by_pressing_it_twice(player: Player) -> None:
    """R16.60: for its price, at once."""
    run = at_home(player.services)
    left: list[object] = []
    scene = HomeScene(player.services, run)
    player.stack.push(scene, left.append)
    building = next(each for each in free(run) if each != scene.chosen)
    before = run.voyage.goods
    player.click(scene.painting.spots[building])
    assert scene.chosen == building
    assert run.voyage.goods == before
    player.click(scene.painting.spots[building])
    assert run.voyage.built[-1] == building
    assert sum(run.voyage.goods) < sum(before)
    player.key("escape")
    (events,) = left
    assert any(isinstance(event, BuildingRaised) for event in events)  # type: ignore[attr-defined]


def test_the_keyboard_builds_from_the_list_and_takes_it_back(player: Player) -> None:
    run = at_home(player.services)
    scene = player.show(HomeScene(player.services, run))
    chosen, before = scene.chosen, run.voyage.goods
    player.key("enter")
    assert chosen in run.voyage.built
    assert "Built" in player.read()
    player.command("undo")
    assert chosen not in run.voyage.built
    assert run.voyage.goods == before
    assert scene.events == []


def test_what_cannot_be_built_says_why(player: Player) -> None:
    """R16.60: the Great hall comes after the Barracks."""
    run = at_home(player.services)
    scene = player.show(HomeScene(player.services, run))
    refusal = why_not(run.voyage, Build("great_hall"))
    assert refusal is not None
    assert refusal.code == "not_built"
    player.click(scene.painting.spots["great_hall"])
    assert any("Barracks" in words for words in scene.spoken_opening())
    player.click(scene.build_button)
    assert "Barracks" in scene.message
    assert "great_hall" not in run.voyage.built


def test_the_list_and_the_refusal_name_all_that_is_lacking(player: Player) -> None:
    """R16.60: and what can be built now is marked."""
    run = at_home(player.services)
    run.voyage.gold, run.voyage.stone, run.voyage.crystal = 4, 2, 0
    scene = player.show(HomeScene(player.services, run))
    assert {"Built", "Can be built", "Needs: Barracks"} <= {row.value for row in scene.list.rows}
    assert "Lacks 1 gold, 1 stone, 2 crystal" in {row.value for row in scene.list.rows}
    assert scene.build_button.icon
    scene.press("relic_hall")
    assert not scene.build_button.icon
    player.click(scene.build_button)
    assert scene.message == "You lack 1 gold, 1 stone, 2 crystal."


def test_home_is_reached_from_the_chart_and_from_its_harbour(player: Player) -> None:
    run = at_home(player.services)
    chart = player.show(ChartScene(player.services, run, outlooks=SampleOutlooks()), 0.1)
    player.click(chart.buttons.home)
    player.at(HomeScene)
    player.key("escape")
    chart.press_field(run.voyage.chart.harbour)
    player.at(HomeScene)


def test_a_relic_of_the_hall_is_chosen_at_once(player: Player) -> None:
    """R16.60: one of three great relics, as soon as the hall stands."""
    run = at_home(player.services, 3)
    run.voyage.gold, run.voyage.stone, run.voyage.crystal = 20, 20, 20
    chart = player.show(ChartScene(player.services, run, outlooks=SampleOutlooks()), 0.1)
    player.click(chart.buttons.home)
    scene = player.at(HomeScene)
    scene.press("relic_hall")
    scene.build()
    player.wait(5.0)
    dialog = player.at(VoyageChoiceDialog)
    assert len(dialog.options) == 4
    assert "relic hall" in dialog.text


def test_the_muster_names_the_building_that_a_card_needs(player: Player) -> None:
    """R16.34, R16.35: incantations need the Tower, drilling the Drill yard."""
    run = at_home(player.services, 3)
    scene = player.show(MusterScene(player.services, run))
    needs = {card: recruit_building(run.voyage, card) for card in run.voyage.offers}
    assert "tower" in needs.values()
    for card, building in needs.items():
        said = scene.offers.cards[card].spoken.value
        assert ("Needs" in said) == bool(building)
    assert "Needs: Drill yard" in player.read()
