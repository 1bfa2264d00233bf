"""The small bulb at what was won with the hint's plays, wherever it is listed, and how it goes."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from game.play import Match, Seat, match_id
from game.rules import LEFT, RIGHT, ChooseDifficulty, TakeDeck, Terms, difficulties
from game.scenes import ResultsScene, Services
from game.scenes.campaign.campaign_attempts import begin_attempt
from game.scenes.campaign.campaign_scene import CampaignScene
from game.scenes.common import AchievementSign
from game.scenes.history.history_scene import HistoryScene
from game.scenes.results.match_gains_row import gain_signs
from game.scenes.statistics.medals_pane import MedalsPane
from game.scenes.statistics.overview_panes import OverviewPane
from game.scenes.statistics.statistics_scene import StatisticsScene
from tests.play.games import record_of, sure
from tests.play.statistics.courses import won_by

from ...table import Player

ADA, PLANNER = Seat("Ada"), Seat("", "computer", strength="greedy")
WHY = "Cards were played as the light bulb said. Do it without, and the bulb goes."


def won(services: Services, seed: int, *, bulb: bool) -> Match:
    """File a duel that the computer gives up, with a card played as the hint said or without."""
    # Opened before there is a file that it would put back into the history.
    assert services.profile
    match = Match.new(services.content, Terms(), (ADA, PLANNER), seed, services.store)
    match.submit(TakeDeck(0))
    if bulb:
        match.note_hint()
    match.submit(TakeDeck(1), bulb=bulb)
    match.concede(RIGHT)
    match.close()
    record = record_of(match)
    record.header = replace(
        record.header, began=datetime(2026, 11, 22, 12, tzinfo=UTC) + timedelta(hours=seed)
    )
    services.file(match)
    return match


def signs(services: Services, match: Match) -> dict[str, bool]:
    return {sign.words: sign.bulb for sign in gain_signs(services, match, None)}


def shown(player: Player, tab: str) -> StatisticsScene:
    scene = player.show(StatisticsScene(player.services, tab), wait=0.1)
    player.draw()
    return scene


def test_what_a_win_with_the_hints_plays_brings_has_a_bulb_at_the_results(player: Player) -> None:
    match = won(player.services, 1, bulb=True)
    told = signs(player.services, match)
    # A look is won either way, and told without a bulb.
    assert not told.pop("New season of the board: Spring")
    assert told
    assert all(told.values())
    scene = player.show(ResultsScene(player.services, match), wait=5)
    player.draw()
    medals = [each for each in scene.medals.values() if isinstance(each, AchievementSign)]
    assert [(medal.bulb, medal.hint) for medal in medals] == [(True, WHY)] * len(medals)
    assert [area.hint for area in scene.bulbs.values()] == [WHY]


def test_a_win_without_them_is_told_anew_and_has_none(services: Services) -> None:
    won(services, 1, bulb=True)
    told = signs(services, won(services, 2, bulb=False))
    assert told["First win vs Planner, without the light bulb"] is False
    assert told["2 wins in a row"] is True
    assert not any(each.bulb for each in services.profile.figures.achievements().values())


def test_a_medal_tells_of_its_bulb_until_it_is_earned_without(player: Player) -> None:
    for number, bulb in enumerate((True, False)):
        won(player.services, number, bulb=bulb)
        scene = shown(player, "achievements")
        pane = next(each for each in scene.panes if isinstance(each, MedalsPane))
        (told,) = (plate.told for plate in pane.grid.plates if plate.key == "first_win")
        assert ("with the light bulb’s plays" in told) == bulb


def test_a_row_of_wins_tells_how_many_were_without(player: Player) -> None:
    for number, bulb in enumerate((False, False, True, False)):
        won(player.services, number, bulb=bulb)
    scene = shown(player, "overview")
    pane = next(each for each in scene.panes if isinstance(each, OverviewPane))
    figures = {tile.key: (tile.figure, tile.bulb) for tile in pane.tiles}
    assert (figures["now"], figures["best"]) == (("4", True), ("4", True))
    words = "Without the light bulb’s plays: 1 now, 2 at best."
    assert {area.hint for area in pane.bulbs.values()} == {words}


def test_the_history_says_how_many_cards_were_played_by_it(player: Player) -> None:
    services = player.services
    played = won_by(LEFT, (ADA, PLANNER))
    seed = record_of(played).header.seed
    match = Match.new(services.content, Terms(), (ADA, PLANNER), seed, services.store)
    for number, done in enumerate(played.history):
        match.submit(done.action, bulb=number == 5)
    match.close()
    services.file(match)
    assert player.show(HistoryScene(services), wait=0.1).entries[0].filed.bulb
    assert "1 card was played as the light bulb said." in player.read()


def test_an_island_has_its_bulb_until_it_is_won_without(player: Player) -> None:
    services = player.services
    for bulb in (True, False):
        match = begin_attempt(services, 1, "preconstructed")
        settings = difficulties(1)[0]
        match.submit(TakeDeck(0))
        match.submit(ChooseDifficulty(1, settings), bulb=bulb)
        own = match_id(record_of(match).header)
        services.profile.campaign.begin_attempt(1, "preconstructed", settings, own)
        match.concede(RIGHT)
        match.close()
        assert sure(match.result).winner == LEFT
        services.file(match)
        told = {sign.words: sign.bulb for sign in gain_signs(services, match, 1)}
        words = "Drumwood is open" if bulb else "Millbrook, without the light bulb"
        assert told[words] == bulb
        scene = player.show(CampaignScene(services))
        player.draw()
        assert scene.levels[1].bulb == bulb
        assert scene.marks[1].hint.endswith(WHY) == bulb
