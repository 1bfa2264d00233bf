"""Who plays alone is "you" wherever a match is told of."""

import pytest

from game.content import load_strings
from game.play import Match, Seat
from game.rules import LEFT, Attack, EndTurn, PlayCreature
from game.scenes import MatchScene, ResultsScene, Services
from game.scenes.common import player_heads, player_names
from tests.rules.pictures import duel

COMPUTER = Seat("", "computer")
ME = (Seat(), COMPUTER)


def played(services: Services) -> MatchScene:
    """Return a match in which all kinds of lines about the person were told."""
    state = duel("* 1/1 x | top: 3/5", "** a b c d", mana=5)
    scene = MatchScene(services, Match.from_position(state, ME))
    scene.flow.seats.seen = LEFT
    for action in (PlayCreature(0, 0), Attack(), EndTurn(), EndTurn(), EndTurn()):
        scene.view.play(scene.match.submit(action))
        scene.view.skip()
    return scene


def test_the_log_speaks_of_you(services: Services) -> None:
    told = [line.text for line in played(services).view.log.lines]
    assert "You summon 1/1 to the top lane." in told
    assert "Toll-keeper plays no card." in told
    assert "You win!" in told
    assert any(": You, " in line for line in told)
    assert not [line for line in told if "Player" in line or "You’s" in line or "You plays" in line]


def test_a_hit_on_you_is_a_hit_on_yours(services: Services) -> None:
    state = duel("* a b | top: 1/9", "* x y | bottom: 2/9", active=1)
    scene = MatchScene(services, Match.from_position(state, ME))
    scene.view.play(scene.match.submit(EndTurn()))
    scene.view.skip()
    hits = [line.text for line in scene.view.log.lines if "hits" in line.text]
    assert hits == ["2/9 hits your Bastion for 2 (2 → 0)."]


def test_an_attack_without_a_card_is_no_pass(services: Services) -> None:
    """A line says that no card is played only where nothing was done at all."""
    state = duel("* a b | top: 1/9", "* x y z", mana=0)
    scene = MatchScene(services, Match.from_position(state, ME))
    scene.view.play(scene.match.submit(EndTurn()))
    scene.view.skip()
    assert not [line for line in scene.view.log.lines if line.kind == "pass"]


def test_the_results_speak_of_you(services: Services) -> None:
    scene = played(services)
    assert ResultsScene(services, scene.match).ending.names == ("You", "Toll-keeper")
    assert player_heads(services, ME)[LEFT].name == "You"


def test_you_concede(services: Services) -> None:
    match = Match.from_position(duel("* a b", "* x y"), ME)
    match.concede(LEFT)
    assert ResultsScene(services, match).ending.how == "You conceded"


def test_what_is_shared_names_the_sides(services: Services) -> None:
    named = (Seat("Ada"), COMPUTER)
    assert player_names(services, ME, shared=True) == ("Player", "Toll-keeper")
    assert player_names(services, named, shared=True) == ("Ada", "Toll-keeper")
    assert player_names(services, named) == ("You", "Toll-keeper")
    assert player_names(services, (Seat(), Seat())) == ("Player one", "Player two")


@pytest.mark.parametrize("language", ["eo", "fr", "he", "ru", "uk"])
def test_every_language_has_its_form(services: Services, language: str) -> None:
    services.speak(load_strings(language))
    told = [line.text for line in played(services).view.log.lines]
    lane = services.translate("lanes.top")
    assert services.translate("log.summoned_you", card="1/1", lane=lane) in told
    assert services.translate("log.won_you") in told
