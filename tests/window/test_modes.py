"""Every mode and a voyage’s first day in the real window, by a real mouse and keyboard."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.content import Content
from game.play import Match, VoyageRun, check, match_id, read_record
from game.rules import LEFT, State
from game.scenes import ResultsScene, Services
from game.scenes.campaign.campaign_scene import CampaignScene
from game.scenes.voyage.chart.chart_examples import SampleOutlooks
from game.scenes.voyage.chart_scene import ChartScene
from game.start import make_services
from game.voyage import Hex, Sail, Voyage, guard_of, legal_deeds

from ..scenes.ways import MODES, Mode
from .desktop import SECONDS_PER_TRY, Program, came_about, desktop, difference, program, until
from .journey import Journey, kinds_of
from .player import Players, press_on
from .ways import SIZE, check_results, concede, entry_of, laid_out, picture_of, place_of

#: These are played to their real end.
TO_THE_END = {"campaign"}
#: The others are conceded in the first turn after two full rounds.
TURN = 5
BY_DEFAULT = {"solo"}


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
    assert record.result is not None
    assert (record.result.rule != "conceded") or mode.name not in TO_THE_END
    match = Match.resume(services.content, record)
    assert isinstance(match.position, State)
    assert match.turns >= TURN or record.result.rule != "conceded"
    return match


def check_chart(players: Players, services: Services, shots: Journey) -> None:
    """From the results to the chart, which shows the attempt and how it ended."""
    game, match = players.program, Match.resume(services.content, players.record)
    assert match.record is not None
    assert match.result is not None
    identity = match_id(match.record.header)
    won = match.result.winner == LEFT
    attempt = services.profile.campaign.attempt(identity)
    assert attempt is not None
    assert (attempt.level, attempt.won, attempt.turns) == (1, won, match.result.turns)
    progress = services.profile.campaign.levels()[1]
    assert (progress.attempts, progress.wins) == (1, int(won))
    match.record.path = players.path
    game.desktop.click(place_of(ResultsScene(services, match), "results.chart", services))
    game.wait_for(services.translate("campaign.title"))
    game.desktop.leave()
    chart = CampaignScene(services)
    laid_out(chart)
    panel = pygame.Rect(chart.panel).clip((0, 0, *SIZE)).inflate(-20, -20)
    expected = picture_of(chart)
    until(
        "the attempt on the chart",
        lambda: difference(game.desktop.picture(), expected, panel) < 1,
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
        check_results(game, services, match)
        journey.shoot("results")
        if mode.campaign:
            check_chart(players, services, journey)
        assert game.process.poll() is None
    assert services.problems == []


#: So many presses end a fight or bring the fleet before a guard.
MOST = 60


def the_file(home: Path) -> Path:
    """Return the file of the only voyage, once there is one."""
    until("the file of a voyage", lambda: bool(list((home / "data" / "voyages").glob("*.jsonl"))))
    return next((home / "data" / "voyages").glob("*.jsonl"))


def voyage_in(content: Content, path: Path) -> Voyage:
    """Return where the voyage in a file stands."""
    return VoyageRun.watch(content, path).voyage


def guarded(voyage: Voyage) -> Hex:
    """Return a field with a guard that can be sailed to, the shallowest."""
    sails = [deed.field for deed in legal_deeds(voyage) if isinstance(deed, Sail)]
    depths = {field: guard.depth for field in sails if (guard := guard_of(voyage, field))}
    return min(depths, key=lambda field: depths[field])


def take_choices(game: Program, content: Content, path: Path) -> None:
    """Take the first option of every choice that waits."""
    for _ in range(MOST):
        if not voyage_in(content, path).choices:
            return
        game.desktop.key("1")
        came_about(lambda: not voyage_in(content, path).choices, 1.0)


def set_out(game: Program, services: Services, home: Path) -> Path:
    """Set out from the menu, take what is given, and return the file of the voyage."""
    game.wait_for_colours()
    game.desktop.click(entry_of(services, "voyage"))
    game.wait_for(services.translate("setting_out.title"))
    press_on(game, services.translate("setting_out.title"))
    path = the_file(home)
    take_choices(game, services.content, path)
    return path


def sail_to_a_guard(game: Program, services: Services, path: Path) -> None:
    """Press the field of a guard on the chart until the fleet stands before it."""
    content = services.content
    run = VoyageRun.watch(content, path)
    chart = ChartScene(services, run, outlooks=SampleOutlooks())
    laid_out(chart)
    place = chart.spots[guarded(run.voyage)].rect.center
    for _ in range(MOST):
        game.desktop.click(place)
        if came_about(lambda: voyage_in(content, path).before_guard, SECONDS_PER_TRY):
            return


@pytest.mark.slow
def test_the_first_day_of_a_voyage_with_a_fight(home: Path, tmp_path: Path, painter: None) -> None:
    services = make_services()
    content = services.content
    with desktop(tmp_path, SIZE) as seen, program(seen, home) as game:
        path = set_out(game, services, home)
        sail_to_a_guard(game, services, path)
        game.wait_for(services.translate("before_fight.title"))
        seen.key("Return")
        fights = path.parent / "fights"
        until("the record of a fight", lambda: bool(list(fights.glob("*.jsonl"))))
        (record,) = fights.glob("*.jsonl")
        until("a fight", lambda: voyage_in(content, path).fight is not None)
        for _ in range(MOST):
            # Turns are ended without a play: the guard wins sooner or later.
            seen.key("n")
            if came_about(lambda: read_record(record).result is not None, 0.5):
                break
        until("the fight told", lambda: voyage_in(content, path).fight is None)
        seen.leave()
    after = voyage_in(content, path)
    assert after.sails == 0
    assert after.attempts
