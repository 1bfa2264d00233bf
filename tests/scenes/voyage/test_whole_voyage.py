"""A voyage from the menu to its end, by keys; and that leaving it anywhere loses nothing."""

import random

import pytest

from game.play import SPEED_INSTANT, VoyageRun, ended_voyages, saved_voyages
from game.play.voyages import outlook
from game.scenes import MatchScene, MenuScene, ResultsScene, Services
from game.scenes.saved_games.saved_games_scene import SavedGamesScene
from game.scenes.voyage.before_fight.before_fight_scene import BeforeFightScene
from game.scenes.voyage.chart_scene import ChartScene
from game.scenes.voyage.ending.voyage_end_scene import VoyageEndScene
from game.scenes.voyage.parts.voyage_examples import run_until
from game.scenes.voyage.setting_out.setting_out_scene import SettingOutScene
from game.voyage import voyage_digest
from tests.certain import sure_of

from ..table import Player
from .sailing import Sailor, concede_for_the_guard, play_by_hints

at_once = pytest.mark.settings(speed=SPEED_INSTANT)


@pytest.fixture(autouse=True)
def quick_outlooks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Count fights for the outlook as won without playing them."""
    monkeypatch.setattr(outlook, "play_fights", lambda fights, *_, **__: [True for _ in fights])


def set_out(player: Player, captain: str = "mirel") -> ChartScene:
    """Set out from the menu with a captain."""
    player.show(MenuScene(player.services)).go("voyage")
    scene = player.at(SettingOutScene)
    scene.choose_captain(captain)
    scene.seed.field.text = "27"
    player.key("enter")
    return player.at(ChartScene)


@pytest.mark.parametrize(
    "captain",
    [
        "sanna",
        *(pytest.param(captain, marks=pytest.mark.slow) for captain in ("mirel", "tavi")),
        pytest.param("kelm", marks=pytest.mark.settings(speed=SPEED_INSTANT)),
    ],
)
def test_a_voyage_is_sailed_to_its_end_by_keys(player: Player, captain: str) -> None:
    chart = set_out(player, captain)
    player.wait(0.5)
    # At instant speed the chart comes to rest by itself.
    assert chart.flow.story.busy == (captain != "kelm")
    sailor = Sailor(player, random.Random(captain))
    end = sailor.sail()
    assert end.won
    met = {"BeforeFightScene", "MatchScene", "ResultsScene", "VoyageChoiceDialog"}
    assert met <= sailor.met
    (ended,) = ended_voyages(player.services.voyages)
    assert (ended.header.voyage.captain, ended.header.voyage.seed) == (captain, 27)
    assert ended.result.score == end.pages.told.result.score
    facts = [each.facts for each in end.pages.told.fights if each.won and each.facts]
    assert len(facts) == end.pages.told.result.fights_won
    assert all(each.turns > 0 for each in facts)
    (counted,) = player.services.profile.figures.voyages.voyages().values()
    assert (counted.outcome, counted.captain) == ("won", captain)
    assert len(counted.fights) == player.services.profile.history.count() > 0
    assert "sea_legs" in player.services.profile.figures.achievements()


@at_once
def test_fights_are_played_by_the_computers_hints(player: Player) -> None:
    run = run_until(player.services, lambda voyage: voyage.before_guard)
    player.show(player.services.routes.voyage_before_fight(run))
    player.key("enter")
    scene = player.at(MatchScene)
    sailor = Sailor(player, random.Random(1), play_by_hints)
    for _ in range(600):
        if not isinstance(player.top, MatchScene):
            break
        sailor._press()
    results = player.at(ResultsScene)
    assert scene.match.result is not None
    assert run.voyage.fight is None
    assert results.story
    player.wait(2.0)
    player.key("enter")
    assert isinstance(player.top, ChartScene | VoyageEndScene)


def test_a_fight_that_is_left_waits_on_the_chart_and_goes_on(player: Player) -> None:
    run = set_out(player).run
    while not isinstance(player.top, BeforeFightScene):
        Sailor(player, random.Random(3))._press()
        player.wait(0.3)
    player.key("enter")
    scene = player.at(MatchScene)
    player.wait(1.0)
    scene.flow.submit(scene.flow.legal[0])
    done = len(scene.match.history)
    player.stack.clear_to(scene.dialogs.ways.left())
    assert player.at(ChartScene).run is run
    player.wait(0.5)
    player.at(ChartScene).go_on()
    assert len(player.at(MatchScene).match.history) == done


def test_a_closed_window_loses_nothing(services: Services, player: Player) -> None:
    """The voyage goes on from the menu's card where it stood, without the scenes' help."""
    run = set_out(player).run
    for _ in range(12):
        Sailor(player, random.Random(5), concede_for_the_guard)._press()
        player.wait(0.3)
    digest = voyage_digest(run.voyage)
    # The process ends: nothing is told to any scene.
    run.close()
    (saved,) = saved_voyages(services.voyages, services.content)
    other = Player(services, player.assets)
    other.show(services.routes.voyage_or_start())
    assert voyage_digest(other.at(ChartScene).run.voyage) == digest
    assert VoyageRun.watch(services.content, saved.path).voyage.day == run.voyage.day


def test_a_saved_voyage_is_gone_on_with_deleted_and_put_back(player: Player) -> None:
    run = set_out(player).run
    run.close()
    player.stack.clear_to(player.services.routes.saved_games())
    saved = player.at(SavedGamesScene)
    player.wait(0.2)
    assert "Voyage of Mirel" in player.read()
    assert any("Day 1 of 5" in words for words in player.read())
    saved._delete()
    assert not saved.rows
    player.command("undo")
    assert len(saved.rows) == 1
    player.click(saved.buttons["go_on"])
    assert player.at(ChartScene).run.voyage.header == run.voyage.header


def test_withdrawing_is_a_lost_fight(player: Player) -> None:
    run = run_until(player.services, lambda voyage: voyage.fight is not None)
    scene = sure_of(MatchScene, player.show(player.services.routes.voyage_fight(run)))
    before = run.voyage
    player.wait(1.0)
    scene.flow.concede()
    player.wait(3.0)
    assert "sails back" in player.at(ResultsScene).story
    assert run.voyage.sails == 0
    assert run.voyage.fleet != before.fleet or before.fleet == before.chart.harbour
