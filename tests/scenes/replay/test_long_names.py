"""A long name on the smaller table of a replay."""

from game.kit import Assets
from game.play import Match, Seat
from game.rules import Terms
from game.scenes import Services
from game.scenes.examples import finished_duel

from ..table import Player
from .watching import replay_of

NAMES = "Wilhelmina Bartholomea von Hohenstaufen", "Maximiliane Christophora Aldobrandini-Le"


def test_a_name_of_forty_letters_is_whole_on_the_table_of_a_replay(
    services: Services, assets: Assets, cut: list[str]
) -> None:
    duel = finished_duel(services)
    assert duel.record is not None
    seats = Seat(NAMES[0]), Seat(NAMES[1])
    match = Match.new(services.content, Terms(), seats, duel.record.header.seed)
    for done in duel.history:
        match.submit(done.action)
    player = Player(services, assets)
    player.stack.push(replay_of(services, match))
    player.wait(1)
    words = f"{NAMES[1]}’s turn"
    player.draw()
    assert services.translate("match.turn_of", name=NAMES[1]) == words
    assert words not in cut
