"""Every mode in the real window, by a real mouse and keyboard."""

from pathlib import Path

import pygame
import pytest

from game.play import Match, check, match_id
from game.rules import LEFT, State, TakeDeck
from game.scenes import ResultsScene, Services
from game.scenes.campaign.campaign_scene import CampaignScene
from game.start import make_services

from ..play.games import record_of, sure
from ..scenes.ways import MODES, Mode
from .desktop import desktop, difference, program, until
from .journey import DECKS, Journey, kinds_of
from .player import Players
from .ways import SIZE, check_results, concede, laid_out, picture_of, place_of

#: These are played to their real end.
TO_THE_END = {"campaign"}
#: The others are conceded in this turn.
TURN = 4
BY_DEFAULT = {"duel"}


def play(players: Players, services: Services, mode: Mode) -> None:
    """Play to the end, or as long as it takes to see that the mode is played."""
    to_the_end = mode.name in TO_THE_END
    while players.result is None:
        state = players.rest()
        if players.result is not None:
            return
        if state.turn >= TURN and not to_the_end and not state.pending:
            players.play_on(0)
            if players.result is None:
                concede(players.program, services)
            until("the end of the match", lambda: players.result is not None)
            return
        players.play()


def finished(players: Players, services: Services, mode: Mode) -> Match:
    """Return the match that was played, as its record tells it; it is one of this mode."""
    record = players.record
    assert check(record, services.content).agrees
    terms = record.header.terms
    assert (terms.form, terms.solo, terms.custom) == (mode.form, mode.solo, mode.custom)
    assert [seat.kind for seat in record.header.seats] == kinds_of(mode)
    rule = sure(record.result).rule
    assert rule != "conceded" or mode.name not in TO_THE_END
    match = Match.resume(services.content, record)
    assert isinstance(match.position, State)
    assert match.turns >= TURN or rule != "conceded"
    return match


def check_chart(players: Players, services: Services, shots: Journey) -> None:
    """From the results to the chart, which shows the attempt and how it ended."""
    game, match = players.program, Match.resume(services.content, players.record)
    record, result = record_of(match), sure(match.result)
    won = result.winner == LEFT
    attempt = sure(services.profile.campaign.attempt(match_id(record.header)))
    assert (attempt.level, attempt.won, attempt.turns) == (1, won, result.turns)
    progress = services.profile.campaign.levels()[1]
    assert (progress.attempts, progress.wins) == (1, int(won))
    record.path = players.path
    game.desktop.click(place_of(ResultsScene(services, match), "results.chart", services))
    game.wait_for(services.translate("campaign.title"))
    game.desktop.leave()
    chart = CampaignScene(services)
    laid_out(chart)
    panel = pygame.Rect(chart.panel).clip((0, 0, *SIZE)).inflate(-20, -20)
    expected = picture_of(chart)
    until(
        "the attempt on the chart", lambda: difference(game.desktop.picture(), expected, panel) < 1
    )
    shots.shoot("chart afterwards")


def marked(mode: Mode) -> object:
    marks = [] if mode.name in BY_DEFAULT else [pytest.mark.slow]
    return pytest.param(mode, marks=marks, id=mode.name)


@pytest.mark.parametrize("mode", [marked(mode) for mode in MODES])
def test_a_mode_from_the_menu_to_the_results(
    mode: Mode, home: Path, tmp_path: Path, painter: None
) -> None:
    services = make_services()
    with desktop(tmp_path, SIZE) as seen, program(seen, home) as game:
        journey = Journey(game, services, tmp_path / "shots")
        players = journey.walk(mode)
        players.rest()
        if len(players.persons) == 2:
            players.take_seat(players.state())
        journey.shoot("match")
        play(players, services, mode)
        match = finished(players, services, mode)
        if mode.name == "duel":
            # Each dragged a card or typed it, and has the deck that was clicked.
            assert players.dragged
            assert players.typed
            taken = [each.action for each in players.record.entries]
            assert taken[: len(DECKS)] == [TakeDeck(deck) for deck in DECKS]
        check_results(game, services, match)
        journey.shoot("results")
        if mode.campaign:
            check_chart(players, services, journey)
        assert game.process.poll() is None
    assert services.problems == []
