"""Voyages of two captains through the screens: a rival, allies, two persons against each other."""

import random
from pathlib import Path

import pytest

from game.play import SPEED_INSTANT, VoyageRun
from game.play.voyages import outlook
from game.scenes.voyage.chart_scene import ChartScene
from game.voyage import VoyageHeader, voyage_digest

from ..table import Player
from .sailing import Sailor

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


def sail(player: Player, header: VoyageHeader) -> ChartScene:
    """Set out on a voyage kept in the player's store."""
    run = VoyageRun.new(player.services.content, header, player.services.voyages)
    player.show(player.services.routes.voyage(run, run.opening))
    player.wait(0.5)
    return player.at(ChartScene)


@pytest.mark.slow
@pytest.mark.parametrize("name", SAILED)
def test_a_voyage_of_two_captains_is_sailed_to_its_end(player: Player, name: str) -> None:
    """R16.90 to R16.94: every fight is played at the table, and leads back to the chart."""
    header, met = SAILED[name]
    run = sail(player, header).run
    sailor = Sailor(player, random.Random(name))
    sailor.sail()
    assert run.voyage.end == ("lost" if header.ally else "won")
    assert sailor.met >= {"BeforeFightScene", "ResultsScene", *met}
    again = VoyageRun.watch(player.services.content, run.record.path or Path())
    assert voyage_digest(again.voyage) == voyage_digest(run.voyage)
