"""A duel of two persons in the real window, by a real mouse and keyboard."""

from pathlib import Path

from game.play import Match, check
from game.rules import TakeDeck
from game.start import make_services

from ..play.games import sure
from .desktop import desktop, program, until
from .journey import DECKS, Journey
from .ways import SIZE, check_results, concede

#: The match is conceded in this turn.
TURN = 4


def test_a_duel_from_the_menu_to_the_results(home: Path, tmp_path: Path, painter: None) -> None:
    services = make_services()
    with desktop(tmp_path, SIZE) as seen, program(seen, home) as game:
        journey = Journey(game, services, tmp_path / "shots")
        players = journey.walk("friend")
        players.rest()
        players.take_seat(players.state())
        journey.shoot("match")
        while players.rest().turn < TURN or players.state().pending:
            players.play()
        players.play_on(0)
        concede(game, services)
        until("the end of the match", lambda: players.result is not None)
        record = players.record
        assert check(record, services.content).agrees
        assert sure(record.result).rule == "conceded"
        # Each dragged a card or typed it, and has the deck that was clicked.
        assert players.dragged
        assert players.typed
        taken = [each.action for each in record.entries]
        assert taken[: len(DECKS)] == [TakeDeck(deck) for deck in DECKS]
        check_results(game, services, Match.resume(services.content, record))
        journey.shoot("results")
        assert game.process.poll() is None
    assert services.problems == []
