"""Voyages of two captains through the screens: a rival, allies, two persons against each other."""

import random
from pathlib import Path

import pytest

from game.play import SPEED_INSTANT, VoyageRun
from game.play.statistics.ring_counts import counts_as_ring
from game.play.voyages import outlook
from game.scenes import MatchScene, ResultsScene
from game.scenes.match.dialogs.hand_over_scene import HandOverScene
from game.scenes.match.dialogs.pause_dialog import PauseChoice
from game.scenes.ring.ring_scene import RingScene
from game.scenes.voyage.before_fight.before_fight_scene import BeforeFightScene
from game.scenes.voyage.chart_scene import ChartScene
from game.scenes.voyage.choices.voyage_choice_dialog import VoyageChoiceDialog
from game.scenes.voyage.fights.fight_ways import fight_news
from game.scenes.voyage.parts.two_examples import example_before_fight_persons
from game.scenes.voyage.parts.voyage_examples import run_until
from game.voyage import (
    DEFENDS,
    RIVAL,
    Choose,
    FightWon,
    Hex,
    RivalBeaten,
    Sail,
    VoyageEvent,
    VoyageHeader,
    guard_of,
    legal_deeds,
    voyage_digest,
)

from ..table import Player
from .sailing import Sailor, concede_for_the_guard

pytestmark = pytest.mark.settings(speed=SPEED_INSTANT)


@pytest.fixture(autouse=True)
def quick_outlooks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Count fights for the outlook as won without playing them."""
    monkeypatch.setattr(outlook, "play_fights", lambda fights, *_, **__: [True for _ in fights])


SAILED = {
    "a rival": (VoyageHeader("two_captains", "fair", "odo", 1), {"MatchScene"}),
    "allies": (VoyageHeader("crown", "fair", "mirel", 3, ally="tavi"), {"RingScene"}),
    "against": (
        VoyageHeader("two_captains", "fair", "odo", 2, against="peg"),
        {"MatchScene", "HandOverScene"},
    ),
    "hordes": (
        VoyageHeader("two_captains", "fair", "odo", 2, against="peg", hordes=True),
        {"MatchScene", "HandOverScene"},
    ),
}


def sail(player: Player, header: VoyageHeader) -> VoyageRun:
    """Set out on a voyage kept in the player's store."""
    run = VoyageRun.new(player.services.content, header, player.services.voyages)
    player.show(player.services.routes.voyage(run, run.opening))
    player.wait(0.5)
    return run


@pytest.mark.slow
@pytest.mark.parametrize("name", SAILED)
def test_a_voyage_of_two_captains_is_sailed_to_its_end(player: Player, name: str) -> None:
    """R16.90 to R16.94: every fight is played at the table, and leads back to the chart."""
    header, met = SAILED[name]
    run = sail(player, header)
    sailor = Sailor(player, random.Random(name))
    sailor.sail()
    assert run.voyage.end == ("lost" if header.ally else "won")
    assert sailor.met >= {"BeforeFightScene", "ResultsScene", *met}
    again = VoyageRun.watch(player.services.content, run.record.path or Path())
    assert voyage_digest(again.voyage) == voyage_digest(run.voyage)


def test_allies_choose_one_after_the_other_and_come_back_to_the_chart(player: Player) -> None:
    """R16.94, R16.29: the fight is one of the ring; it counts for the voyage alone."""
    run = sail(player, SAILED["allies"][0])
    sailor = Sailor(player, random.Random(5))
    while not isinstance(player.top, BeforeFightScene):
        sailor._press()
        player.wait(0.3)
    scene = player.top
    assert "Mirel" in scene.title
    player.key("enter")
    assert "Tavi" in scene.title
    ally = run.voyage.ally
    assert ally
    assert scene.hand.voyage.company == ally.company
    player.key("escape")
    assert "Mirel" in scene.title
    player.key("enter", "enter")
    ring = player.at(RingScene)
    assert [seat.is_person for seat in ring.match.seats] == [True, False, True, False]
    assert run.why_not_undo == "fought"
    ring.leave_by(PauseChoice.CONCEDE)
    player.wait(2.0)
    assert ring.match.record
    assert not counts_as_ring(ring.match.record)
    results = player.at(ResultsScene)
    assert "sails back" in results.story
    player.wait(2.0)
    player.key("enter")
    # A pack of either company becomes few.
    assert run.voyage.sails == 0
    assert isinstance(player.top, ChartScene | VoyageChoiceDialog)


def test_the_helm_is_handed_over_and_taken_back(player: Player) -> None:
    """R16.94, R16.85: the company of the other captain comes to the chart."""
    run = sail(player, SAILED["allies"][0])
    while run.voyage.choices:
        Sailor(player, random.Random(1))._press()
        player.wait(0.3)
    chart = player.at(ChartScene)
    player.click(chart.buttons.helm)
    player.wait(0.5)
    assert run.voyage.captain == chart.bar.captain.captain == "tavi"
    assert chart.shown.company == run.voyage.company
    assert "Mirel" in chart.buttons.helm.label
    chart.undo()
    assert chart.bar.captain.captain == "mirel"


def test_the_day_is_passed_on_behind_a_curtain_and_not_taken_back(player: Player) -> None:
    """R16.93: whose day it is is told before anything of it is seen."""
    run = sail(player, SAILED["against"][0])
    sailor = Sailor(player, random.Random(1))
    while run.voyage.choices:
        sailor._press()
        player.wait(0.3)
    chart = player.at(ChartScene)
    chart.end_day()
    player.wait(1.0)
    curtain = player.at(HandOverScene)
    assert "Peg" in curtain.title
    assert run.why_not_undo == "passed_on"
    player.key("enter")
    player.wait(1.0)
    assert run.voyage.captain == chart.bar.captain.captain == "peg"
    assert chart.shown.revealed == run.voyage.shown


def test_persons_who_meet_choose_their_hands_on_either_side_of_a_curtain(player: Player) -> None:
    """R16.91, R16.93: then they play the duel at one screen."""
    scene = example_before_fight_persons(player.services)
    scene.go_back()
    player.show(scene)
    first = scene.hand.voyage.captain
    player.key("enter")
    curtain = player.at(HandOverScene)
    assert curtain.portrait == f"captains/{scene.other.captain}" if scene.other else ""
    player.key("escape")
    assert scene.first is None
    player.key("enter", "enter")
    assert player.top is scene
    assert scene.hand.voyage.captain != first
    assert scene.guard.captain == first
    player.key("enter")
    match = player.at(MatchScene).match
    assert [seat.is_person for seat in match.seats] == [True, True]


def test_a_guard_is_passed_to_the_other_captain_who_plays_it(player: Player) -> None:
    """R16.93: whoever has sailed there sits at the screen, and is not asked for."""
    run = VoyageRun.new(player.services.content, SAILED["against"][0])
    run.submit(Choose(0))
    voyage = run.voyage
    guarded = [field for field in voyage.chart.fields if guard_of(voyage, field)]
    run.submit(next(sail for sail in map(Sail, guarded) if sail in legal_deeds(voyage)))
    player.show(player.services.routes.voyage_before_fight(run))
    player.key("enter")
    player.wait(2.0)
    player.at(MatchScene).flow.end_turn()
    player.wait(2.0)
    curtain = player.at(HandOverScene)
    assert curtain.portrait == "captains/peg"
    assert any("Peg Farthing plays the guard." in words for words in player.read())


@pytest.mark.parametrize("out", [False, True])
def test_a_voyage_is_called_won_only_when_it_is_over(player: Player, out: bool) -> None:
    """R16.92: a rival who is beaten for the first time sails on."""
    harbour = Hex(0, 0)
    events: list[VoyageEvent] = [FightWon(harbour, 1, RIVAL), RivalBeaten(harbour, out)]
    told = fight_news(player.services, events)
    assert told.startswith("The rival is beaten.")
    assert ("out of the voyage" in told) == out
    assert "The guard is beaten." in fight_news(player.services, [FightWon(harbour, 6, "bell")])


def test_a_rival_who_attacks_is_the_first_side_of_the_duel(player: Player) -> None:
    """R16.91: beaten off, it goes on on the chart with the next day."""
    run = run_until(
        player.services,
        lambda voyage: voyage.meeting == DEFENDS and not voyage.choices,
        captain="odo",
        scenario="two_captains",
    )
    player.show(player.services.routes.voyage_before_fight(run))
    day = run.voyage.day
    scene = player.at(BeforeFightScene)
    assert not scene.back_button.visible
    player.key("enter")
    table = player.at(MatchScene)
    assert [seat.is_person for seat in table.match.seats] == [False, True]
    concede_for_the_guard(table)
    player.wait(2.0)
    results = player.at(ResultsScene)
    assert results.ending.won
    player.wait(2.0)
    player.key("enter")
    assert run.voyage.meeting == ""
    assert run.voyage.end or run.voyage.day == day + 1


def test_a_voyage_of_two_persons_goes_on_with_whose_day_it_is(player: Player) -> None:
    """R16.93: the screen is passed on before the chart is played."""
    run = sail(player, SAILED["against"][0])
    while run.voyage.choices:
        Sailor(player, random.Random(1))._press()
        player.wait(0.3)
    player.at(ChartScene).end_day()
    run.close()
    assert run.record.path
    player.show(player.services.routes.voyage_waiting(run.record.path))
    player.wait(0.5)
    assert "Peg" in player.at(HandOverScene).title
