"""Setting out for the whole voyage: scenarios, captains, squalls, and the voyage of the day."""

from datetime import date

import pytest

from game.kit import Viewport
from game.play import VoyageRun, day_voyage
from game.scenes.statistics.statistics_data import StatisticsData
from game.scenes.voyage.chart.chart_examples import next_deed
from game.scenes.voyage.chart_scene import ChartScene
from game.scenes.voyage.ending.voyage_log_scene import VoyageLogScene
from game.scenes.voyage.parts.past_voyages import best_score, medals_had, past_voyages
from game.scenes.voyage.setting_out.scenario_scene import DAY, ScenarioScene
from game.scenes.voyage.setting_out.second_captain import SecondCaptainDialog
from game.scenes.voyage.setting_out.setting_out_scene import SettingOutScene, example_whole
from game.scenes.voyage.setting_out.squalls_dialog import SquallsDialog
from game.voyage import GiveUp, VoyageHeader

from ..table import Player

everything = pytest.mark.settings(open_everything=True)


def lost(player: Player, number: int) -> None:
    """Give so many voyages up."""
    services = player.services
    for seed in range(1, number + 1):
        header = VoyageHeader("out_of_the_harbour", "fair", "mirel", seed)
        run = VoyageRun.new(services.content, header, services.voyages)
        run.submit(GiveUp())
        run.close()


def scenarios(player: Player) -> ScenarioScene:
    scene = player.show(SettingOutScene(player.services))
    player.click(scene.scenario_button)
    return player.at(ScenarioScene)


@pytest.mark.parametrize(
    "told", [True, pytest.param(False, marks=pytest.mark.settings(open_everything=True))]
)
def test_what_opens_a_voyage_is_told_while_one_is_shut(player: Player, told: bool) -> None:
    foot = scenarios(player).make_foot()
    assert ("opens another" in foot.hint) == told


def test_a_scenario_that_is_not_open_says_what_opens_it(player: Player) -> None:
    """R16.86: one more with each voyage that ends, won or lost."""
    scene = scenarios(player)
    scene.list.select(1)
    scene._look(1)
    assert any("1 more voyage" in words for words in scene.spoken_opening())
    player.click(scene.take_button)
    assert "1 more voyage" in scene.message
    assert player.top is scene


def test_a_voyage_that_ended_opens_the_crown_and_a_captain(player: Player) -> None:
    lost(player, 1)
    scene = scenarios(player)
    scene._look(1)
    player.click(scene.take_button)
    start = player.at(SettingOutScene)
    assert start.header.scenario == "crown"
    assert len(start.captains) == 10
    locked = [captain for captain, card in start.captains.items() if card.locked]
    assert "odo" not in locked
    assert len(locked) == 5
    start.choose_captain("odo")
    start.choose_captain("varg")
    assert start.header.captain == "odo"
    assert "5 more voyages" in start.message
    player.click(start.begin_button)
    voyage = player.at(ChartScene).run.voyage
    assert (voyage.header.scenario, voyage.header.captain) == ("crown", "odo")


@everything
def test_squalls_are_added_one_by_one(player: Player) -> None:
    """R16.83: 15 % more score for each."""
    start = player.show(SettingOutScene(player.services))
    days = start.awaits.spoken
    player.click(start.squalls_button)
    dialog = player.at(SquallsDialog)
    player.click(dialog.toggles["fewer_days"])
    player.click(dialog.toggles["guards_begin"])
    assert "30%" in dialog._sum
    player.key("escape")
    assert start.header.squalls == ("guards_begin", "fewer_days")
    assert start.squalls_button.label == "2 squalls"
    assert start.awaits.spoken != days
    player.click(start.begin_button)
    assert player.at(ChartScene).run.voyage.days == 3


def test_squalls_that_are_not_open_say_why(player: Player) -> None:
    start = player.show(SettingOutScene(player.services))
    player.click(start.squalls_button)
    dialog = player.at(SquallsDialog)
    assert "Fair" in dialog.text
    assert not any(toggle.enabled for toggle in dialog.toggles.values())
    player.key("escape")
    assert start.header.squalls == ()


@everything
def test_a_captain_of_another_scenario_gives_way(player: Player) -> None:
    start = player.show(SettingOutScene(player.services))
    start._take_scenario("crown")
    start.choose_captain("nessun")
    start._take_scenario("out_of_the_harbour")
    assert start.header.captain in start.captains


def test_the_voyage_of_the_day_counts_the_first_time(player: Player) -> None:
    """R16.84: seed, scenario and captain come from the date."""
    scene = scenarios(player)
    scene._look(scene.ids.index(DAY))
    assert any("first attempt" in words for words in scene.spoken_opening())
    player.click(scene.take_button)
    run = player.at(ChartScene).run
    assert run.voyage.header == day_voyage(date.today(), player.services.content.voyage)
    assert run.record.header.day == date.today()
    run.close()
    again = scenarios(player)
    again._look(again.ids.index(DAY))
    assert any("practice" in words for words in again.spoken_opening())


@everything
def test_an_ally_is_chosen_and_does_not_fit_a_scenario_with_a_rival(player: Player) -> None:
    """R16.93, R16.94: the scenario says whether two are allies or sail against each other."""
    scene = player.show(SettingOutScene(player.services))
    player.click(scene.second_button)
    dialog = player.at(SecondCaptainDialog)
    player.key("right")
    player.click(dialog.cards["tavi"])
    player.key("escape")
    assert (scene.header.ally, scene.header.against) == ("tavi", "")
    assert "Tavi" in scene.second_button.label
    scene.choose_captain("tavi")
    assert scene.header.ally not in ("", "tavi")
    scene._take_scenario("two_captains")
    assert not scene.header.second


@everything
def test_two_set_out_against_each_other(player: Player) -> None:
    scene = player.show(SettingOutScene(player.services))
    scene._take_scenario("two_captains")
    player.click(scene.second_button)
    dialog = player.at(SecondCaptainDialog)
    player.key("right")
    assert dialog.hordes.visible
    player.key("escape")
    second = scene.header.against
    player.click(scene.begin_button)
    run = player.at(ChartScene).run
    assert run.voyage.header.against == second != ""
    assert run.voyage.beside


def test_a_voyage_of_two_persons_counts_for_none_of_them(player: Player) -> None:
    """R16.93: statistics, medals and best scores are of who sails alone."""
    services = player.services
    header = VoyageHeader("two_captains", "fair", "odo", 1, against="peg")
    run = VoyageRun.new(services.content, header, services.voyages)
    while run.voyage.end is None:
        run.submit(next_deed(run.voyage))
    run.close()
    assert run.voyage.end == "won"
    services.count_voyage(run)
    assert not services.profile.figures.voyages.voyages()
    assert StatisticsData.read(services).voyages_of_two == 1
    ended = past_voyages(services)
    assert len(ended) == 1
    assert not medals_had(ended, "odo")
    assert best_score(ended, "odo") == 0
    assert player.show(VoyageLogScene(services))
    player.wait(0.2)
    assert any("Odo Mason against Peg Farthing" in words for words in player.read())


def test_the_voice_tells_from_which_rank_a_specialty_works(player: Player) -> None:
    """R16.40: on the panel, too, each step stands beside its rank."""
    said = " ".join(player.show(SettingOutScene(player.services)).spoken_state())
    assert "From rank 4" in said
    assert ".." not in said


@everything
def test_ten_captains_who_have_sailed_need_no_scrolling(player: Player) -> None:
    scene, view = example_whole(player.services), Viewport(1280, 720, 1)
    player.show(scene)
    for card in scene.captains.values():
        card.best = player.services.translate("setting_out.best", score=1083)
    for captain in scene.captains:
        scene.choose_captain(captain)
        assert scene.page_height(view) <= view.height, captain
