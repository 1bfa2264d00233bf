"""Voyages by the dozen through the screens: no exception, no lost save, flat memory."""

import gc
from collections import Counter
from itertools import product

import pytest

from game.kit import active_context, give_back_memory
from game.lab.voyages import told_shares
from game.lab.voyages.voyage_jobs import PLAN, PLANS, STRAIGHT
from game.play import SPEED_INSTANT, SagaRun, SagaStore, VoyageRun, ended_voyages
from game.play.voyages import outlook
from game.scenes import MenuScene
from game.scenes.voyage.chart_scene import ChartScene
from game.scenes.voyage.choices.voyage_choice_dialog import VoyageChoiceDialog
from game.scenes.voyage.saga.saga_keep_scene import SagaKeepScene
from game.scenes.voyage.saga.saga_scene import SagaScene
from game.scenes.voyage.setting_out.scenario_scene import ScenarioScene
from game.scenes.voyage.setting_out.setting_out_scene import SettingOutScene
from game.voyage import SQUALLS, SagaHeader, VoyageHeader, voyage_digest
from tests.play.games import CONTENT, sure
from tests.soak.ledger import resident_kb

from ..conftest import forget_pictures
from ..table import Player
from .captain_sailor import CaptainSailor, by_lots
from .sailing import concede_for_the_guard

DIFFICULTIES = tuple(CONTENT.voyage.difficulties)
#: Of so many pressed deeds one has its picture painted; after so many the game is begun anew.
_PAINTED, _LEFT = 12, 40
#: The most kilobytes that memory grows by in a voyage, when the first ones are over.
_MOST_KB, _FIRST = 500, 3
#: No saga has more voyages.
_VOYAGES = 12


def header(number: int) -> VoyageHeader:
    """Return a voyage of a row: all scenarios and difficulties, squalls, an ally, two persons."""
    scenarios = CONTENT.voyage.scenarios
    name, difficulty = [*product(scenarios, DIFFICULTIES)][number % (4 * len(scenarios))]
    captains = scenarios[name].captains
    captain, other = (captains[(number + more) % len(captains)] for more in (0, 1))
    whole = bool(scenarios[name].buildings)
    squalls = tuple(SQUALLS[: number % (len(SQUALLS) + 1)]) if whole else ()
    ally = other if whole and name != "two_captains" and number % 5 == 4 else ""
    against = other if name == "two_captains" and number % 2 else ""
    return VoyageHeader(name, difficulty, captain, number, squalls, ally=ally, against=against)


@pytest.fixture(autouse=True)
def lots_are_cast(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play no fights for outlooks and for what a captain is told."""
    monkeypatch.setattr(outlook, "play_fights", lambda fights, *_, **__: [True for _ in fights])
    monkeypatch.setattr(told_shares, "SAMPLES", 3)
    monkeypatch.setattr(told_shares, "fought", by_lots)


class Soak:
    """A player who sails one voyage after the other in one game."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.deeds = 0
        self.met: Counter[str] = Counter()
        self.pressed: Counter[str] = Counter()

    def sail(self, run: VoyageRun, number: int) -> str:
        """Sail a voyage to its end, which is kept; tell how it ended."""
        player = self.player
        player.stack.clear_to(player.services.routes.voyage(run, run.opening))
        player.wait(0.5)
        plan = PLANS[number % len(PLANS)]
        sailor = CaptainSailor(player, run.voyage.header, plan, self._look)
        end = sailor.sail()
        player.draw()
        path = end.run.record.path
        assert path is not None
        again = VoyageRun.watch(player.services.content, path)
        assert voyage_digest(again.voyage) == voyage_digest(end.run.voyage)
        assert path in {each.path for each in ended_voyages(player.services.voyages)}
        self.met.update(sailor.met)
        self.pressed.update(sailor.pressed)
        assert end.run.voyage.end
        return end.run.voyage.end

    def _look(self) -> None:
        self.deeds += 1
        if not self.deeds % _PAINTED:
            self.player.draw()
        top = self.player.top
        if not self.deeds % _LEFT and isinstance(top, ChartScene) and not top.run.voyage.end:
            self._begin_anew(top.run)

    def _begin_anew(self, run: VoyageRun) -> None:
        """End the game where it stands, without a word to any scene, and go on with the voyage."""
        digest, player = voyage_digest(run.voyage), self.player
        run.close()
        player.stack.clear_to(player.services.routes.voyage_or_start())
        chart = player.at(ChartScene)
        assert voyage_digest(chart.run.voyage) == digest


def held(player: Player) -> int:
    """Return the kilobytes that are held besides what is kept within bounds, which is let go.

    Pictures and texts are kept until so many bytes are full, those of the tests apart from the
    game's: what grows beside them is never let go.
    """
    active_context().forget()
    player.assets.forget()
    forget_pictures()
    gc.collect()
    give_back_memory()
    return resident_kb()


def soaked(player: Player, numbers: range) -> Soak:
    """Sail these voyages; memory does not grow when the first ones are over."""
    soak, memory, ends = Soak(player), [], Counter[str]()
    for number in numbers:
        run = VoyageRun.new(CONTENT, header(number), player.services.voyages)
        ends[soak.sail(run, number)] += 1
        memory.append(held(player))
    print(dict(ends), dict(soak.pressed), dict(soak.met), memory, sep="\n")
    if len(memory) > 3 * _FIRST:
        half = memory[len(memory) // 2 :]
        assert (half[-1] - half[0]) / len(half) < _MOST_KB
    return soak


@pytest.mark.settings(speed=SPEED_INSTANT, open_everything=True)
@pytest.mark.parametrize(
    "numbers", [range(8, 9), pytest.param(range(50), marks=pytest.mark.slow)], ids=len
)
def test_voyages_are_sailed_by_captains_through_the_screens(player: Player, numbers: range) -> None:
    """R16.81: nothing that is kept differs from what was sailed."""
    soak = soaked(player, numbers)
    assert soak.met["ChartScene"] == len(numbers)


@pytest.mark.slow
@pytest.mark.settings(speed=SPEED_INSTANT, open_everything=True)
def test_a_saga_is_sailed_through_the_screens_to_its_end(player: Player) -> None:
    """R16.100 to R16.114: each voyage straight for its goal, with what the game proposes."""
    soak, store = Soak(player), SagaStore(player.services.voyages)
    saga = SagaRun.new(CONTENT, SagaHeader("calm", "sanna", 7), store)
    # After each voyage it is chosen what sails on.
    for _ in range(2 * _VOYAGES):
        player.stack.clear_to(SagaScene(player.services, saga))
        player.wait(0.5)
        player.click(player.at(SagaScene).main_button)
        player.wait(0.5)
        top = player.top
        if isinstance(top, SagaKeepScene):
            player.click(top.done_button)
        else:
            assert isinstance(top, ChartScene | VoyageChoiceDialog)
            soak.sail(top.run, PLANS.index(STRAIGHT))
        saga.close()
        saga = SagaRun.resume(CONTENT, sure(saga.record.path), store)
        if saga.saga.end:
            break
    assert saga.saga.end
    assert soak.met["ChartScene"] >= 3


@pytest.mark.slow
@pytest.mark.settings(speed=SPEED_INSTANT, open_everything=True)
@pytest.mark.parametrize("scenario", ["crown", "drowned_bell", "overlord", "sinking_isles"])
def test_a_whole_chart_is_sailed_to_its_end_by_its_screens(player: Player, scenario: str) -> None:
    """R16.81: every scenario, with its home and its choices, from setting out to its end."""
    player.show(MenuScene(player.services)).go("voyage")
    player.click(player.at(SettingOutScene).scenario_button)
    choice = player.at(ScenarioScene)
    choice._look(choice.ids.index(scenario))
    player.click(choice.take_button)
    start = player.at(SettingOutScene)
    start.choose_captain("peg")
    start.seed.field.text = "3"
    player.key("enter")
    player.wait(0.5)
    sailor = CaptainSailor(player, start.header, PLAN, fight=concede_for_the_guard)
    end = sailor.sail()
    met = {"HomeScene", "MatchScene", "VoyageChoiceDialog", "BeforeFightScene"}
    assert met <= sailor.met
    assert end.won
    (ended,) = ended_voyages(player.services.voyages)
    assert ended.header.voyage.scenario == scenario
