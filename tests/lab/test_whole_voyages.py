"""The scenarios of the whole voyage, sailed in every way: none hangs."""

from typing import Any

import pytest

from game.lab.playing import kit
from game.lab.voyages import told_shares, voyage_playing
from game.lab.voyages.captain_at_sea import ScriptedCaptain
from game.lab.voyages.captain_ways import ways_from
from game.lab.voyages.planned_captain import captain_of
from game.lab.voyages.voyage_jobs import PLANS, VoyageJob, VoyageOutcome, voyage_jobs
from game.lab.voyages.voyage_jobs import VoyagePlan as Table
from game.lab.voyages.voyage_playing import sail_out
from game.lab.voyages.voyage_reports import voyage_figures, voyage_text
from game.voyage import Voyage, VoyageHeader, open_voyage
from tests.amounts import paired

SCENARIOS = tuple(name for name, each in kit().voyage.scenarios.items() if each.buildings)
DIFFICULTIES = tuple(kit().voyage.difficulties)


@pytest.fixture(autouse=True)
def cast_lots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let two fights of three be won, whoever fights: the voyage is what is tried here."""

    def fought(_voyage: object, _fight: object, seed: int, _strength: str) -> tuple[bool, int]:
        return bool(seed % 3), 9

    monkeypatch.setattr(told_shares, "SAMPLES", 3)
    for module in (told_shares, voyage_playing):
        monkeypatch.setattr(module, "fought", fought)


def sailed(number: int, **changed: Any) -> VoyageOutcome:
    return sail_out(job(number, **changed))


def job(number: int, scenario: str = "crown", plan: str = "plan") -> VoyageJob:
    captains = kit().voyage.scenarios[scenario].captains
    captain = captains[number % len(captains)]
    difficulty = DIFFICULTIES[number % len(DIFFICULTIES)]
    return VoyageJob(number, 1_000 + number, scenario, difficulty, captain, plan, "careless")


@pytest.mark.parametrize(("plan", "scenario"), paired(PLANS, SCENARIOS))
def test_every_scenario_is_sailed_to_its_end_in_every_way(scenario: str, plan: str) -> None:
    """R16.81, R16.82."""
    voyage = sailed(PLANS.index(plan), scenario=scenario, plan=plan)
    assert voyage.won == (voyage.goal in {g.id for g in goals(scenario)})
    assert set(voyage.worked) <= set(voyage.drawn)


def goals(scenario: str) -> tuple[Any, ...]:
    return kit().voyage.scenarios[scenario].goals


@pytest.mark.slow
@pytest.mark.parametrize("plan", PLANS)
@pytest.mark.parametrize("scenario", kit().voyage.scenarios)
def test_no_voyage_of_many_hangs(scenario: str, plan: str) -> None:
    for number in range(17):
        sailed(number, scenario=scenario, plan=plan)


@pytest.fixture(scope="module")
def first_day() -> Voyage:
    header = VoyageHeader("crown", "fair", "sanna", 5)
    return open_voyage(header, kit().voyage, kit().cards.values())[0]


@pytest.mark.parametrize(
    ("plan", "building"),
    [("plan", "drill_yard"), ("cards", "barracks"), ("straight", "drill_yard")],
)
def test_ways_differ_in_what_they_build_first(plan: str, building: str) -> None:
    """R16.60: of the building that a way wants, there is at least one voyage that begins so."""
    assert any(sailed(number, plan=plan).built[:1] == (building,) for number in range(3))


def test_a_captain_reckons_a_way_of_sails_from_the_harbour(first_day: Voyage) -> None:
    captain: ScriptedCaptain = captain_of(job(0))
    (goal,) = captain.goals(first_day)
    ways = ways_from(first_day, first_day.fleet)
    assert first_day.chart.fields[goal].goal == "crown"
    assert ways[goal][0] >= 4


def test_figures_name_what_differs_and_tell_what_was_drawn() -> None:
    table = Table(2, 3, ("crown", "overlord"), ("fair",))
    jobs = list(voyage_jobs(lambda _: ("odo", "peg"), ("straight",), ("careless",), table))
    figures = voyage_figures([(each, sail_out(each)) for each in jobs])
    rows = [row["row"] for row in figures["voyages"]]
    assert rows == ["crown straight careless", "overlord straight careless"]
    assert {row["row"].split(": ")[-1] for row in figures["drawn"]} >= {"mine", "chest"}
    for row in figures["drawn"]:
        assert 0 <= row["won"] <= row["games"]
    assert "worked" in voyage_text(figures)
