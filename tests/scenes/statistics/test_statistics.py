"""The statistics on the screen: read by pointer, keys and pad, and counted meanwhile."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import paths
from game.content import load_strings
from game.kit import Assets, PointerMoved, Viewport, active_context, text_size
from game.play import ForecastUse, Match, Seat, match_id
from game.rules import LEFT, RIGHT
from game.scenes import MenuScene, Services
from game.scenes.common import file_year
from game.scenes.new_match.new_match_scene import NewMatchScene
from game.scenes.results.results_scene import ResultsScene
from game.scenes.setup.coin_toss_scene import CoinTossScene
from game.scenes.statistics import statistics_scene
from game.scenes.statistics.cards_pane import CardsPane
from game.scenes.statistics.medals_pane import MedalsPane
from game.scenes.statistics.overview_panes import OverviewPane
from game.scenes.statistics.plate_grid import PlateGrid
from game.scenes.statistics.rating_pane import RatingPane
from game.scenes.statistics.statistics_scene import StatisticsScene
from tests.certain import sure_of
from tests.play.games import record_of, sure

from ..matches import behind_its_back, given_up
from ..table import Player, Reading

ADA, MASTER = Seat("Ada"), Seat("", "computer", strength="master")


def show(player: Player, tab: str = "overview") -> StatisticsScene:
    return player.show(StatisticsScene(player.services, tab), wait=1)


@pytest.fixture
def year(player: Player) -> Player:
    file_year(player.services, 60)
    return player


def conceded(services: Services, loser: int, other: Seat = MASTER) -> Match:
    match = given_up(services, (ADA, other), 1, loser)
    services.file(match)
    return match


def test_a_newcomer_reads_how_it_all_comes_here_and_a_match_is_counted_while_the_screen_is_open(
    player: Player,
) -> None:
    scene = show(player)
    assert scene.empty
    assert "Nothing to count yet" in player.read()
    assert not scene.tabs.visible
    player.key("escape")
    assert isinstance(player.top, MenuScene)
    match = given_up(player.services, (ADA, MASTER), 1, LEFT)
    player.services.profile.file_match(record_of(match))
    scene = show(player)
    assert [match.outcome for match in scene.data.matches] == ["lost"]
    assert scene.data.waiting == 0


def test_from_empty_statistics_a_match_is_one_press_away(player: Player) -> None:
    scene = show(player)
    assert scene.widgets.focused is scene.play
    player.key("enter")
    assert isinstance(player.top, CoinTossScene)


def test_a_match_counts_as_soon_as_it_has_ended_and_its_results_tell_what_it_earned(
    player: Player,
) -> None:
    ended = conceded(player.services, RIGHT)
    scene = show(player)
    (match,) = scene.data.matches
    assert (match.outcome, match.rival, match.deck) == ("won", "master", "1")
    assert {"first_win", "master"} <= scene.data.earned.keys()
    gains = [sign.words for sign in ResultsScene(player.services, ended).ending.gains]
    earned = [words for words in gains if words.startswith("Achievement")]
    # The rarest first.
    assert earned[0] == "Achievement: Master beaten"
    assert len(earned) == 2


def test_matches_of_two_at_one_screen_are_told_at_the_foot(player: Player) -> None:
    conceded(player.services, LEFT, Seat("Bo"))
    scene = show(player)
    assert scene.foot_words.startswith("1 match, two-player matches among them: 1 · ")
    assert scene.foot_words.endswith(": Opponents, Modes, Decks, The forecast")


def test_a_bar_tells_its_figures_to_pointer_and_keyboard_and_the_tabs_lead_to_every_part(
    year: Player,
) -> None:
    scene = show(year)
    assert not scene.update(0.1), "nothing moves once all is there"
    plates = scene.panes[0].widgets[0]
    year.tab_to(plates)
    by_key = scene.foot_words
    assert by_key.startswith("Pip Nettle")
    year.tab_to(scene.back)
    year.stack.handle(PointerMoved((plates.rect.x + 30, plates.rect.y + 30)))
    assert scene.foot_words == by_key
    year.tab_to(scene.tabs)
    for move, kind in ((None, OverviewPane), ("right", RatingPane)):
        if move:
            year.key(move)
        assert isinstance(scene.pane, kind)
    year.click_at((scene.tabs.rect.right - 40, scene.tabs.rect.centery))
    medals(scene)
    visible = [each for each in scene.widgets.widgets if each.visible and each.focusable]
    assert scene.panes[0].widgets[0] not in visible


def rating(scene: StatisticsScene) -> RatingPane:
    return sure_of(RatingPane, scene.pane)


def test_each_duel_of_the_curve_tells_its_figures_and_the_proposed_opponent_is_played(
    year: Player,
) -> None:
    scene = show(year, "rating")
    chart, last = rating(scene).chart, len(scene.data.duels)
    year.tab_to(chart)
    assert scene.foot_words.startswith(f"Duel {last} of {last} against ")
    year.key("left")
    assert scene.foot_words.startswith(f"Duel {last - 1} of {last}")
    year.stack.handle(PointerMoved((chart.plot.x + 1, chart.plot.centery)))
    assert scene.foot_words.startswith("You begin at 1060")
    # The proposed opponent is played at a press.
    year.click(rating(scene).play)
    year.wait(1)
    match = year.at(CoinTossScene).match
    assert sure(scene.data.proposal).strength in {seat.strength for seat in match.seats}
    match.close()


def test_the_gallery_has_all_cards_those_that_were_never_held_at_its_end(player: Player) -> None:
    services = player.services
    conceded(services, LEFT)
    pane = sure_of(CardsPane, show(player, "cards").pane)
    listed = pane.cards
    assert {each.card for each in listed} == set(services.content.cards)
    held = [each.held.games > 0 for each in listed]
    assert held == sorted(held, reverse=True)
    assert pane.grid.index == 0
    assert any(line.startswith("First in your deck on ") for line in player.read())
    pane.grid.index = len(listed) - 1
    assert "You have not had this card in a deck yet." in player.read()


def test_cards_are_sorted_anew_and_the_selected_one_stays(year: Player) -> None:
    pane = sure_of(CardsPane, show(year, "cards").pane)
    year.tab_to(pane.grid)
    year.key("down")
    chosen, before = pane.chosen, [each.card for each in pane.cards]
    year.click(pane.order)
    assert [each.card for each in pane.cards] != before
    assert pane.chosen is chosen


def medals(scene: StatisticsScene) -> PlateGrid:
    return sure_of(MedalsPane, scene.pane).grid


def test_a_hidden_medal_keeps_its_secret_until_it_is_earned_and_a_damaged_profile_is_told(
    year: Player,
) -> None:
    grid = medals(show(year, "achievements"))
    words = year.read()
    assert any(word.startswith("First victory") for word in words)
    for step in range(1, 9):
        grid.scroll_to(step / 8 * grid.furthest, at_once=True)
        words += year.read()
    assert "Hidden" in words
    assert not {"Peace at the bridge", "Gentle hand"} & set(words)
    behind_its_back(year.services, "UPDATE achievement SET earned = 'x'")
    assert "It holds what this game can’t read." in show(year, "achievements").message


class Sizes(Reading):
    """Notes of each text how large it is written, and how high it and its place are."""

    def text(self, string: str, *place: Any, **look: Any) -> pygame.FRect:
        box, style = pygame.FRect(place[0]), place[1]
        needed = text_size(self.view, string, style, box.width if style.wrap else None)
        whole = needed[1] <= box.height and needed[0] <= box.width + 1
        self.found.append((string, style.size, whole))
        return super().text(string, *place, **look)

    found: list[tuple[str, float, bool]]


@pytest.mark.parametrize("language", ["en", "pseudo"])
@pytest.mark.parametrize("text_size", [100, 130])
def test_all_medals_are_told_in_one_size_and_whole(
    year: Player, language: str, text_size: int
) -> None:
    services = year.services
    services.settings = replace(services.settings, text_size=text_size)
    services.speak(load_strings(language))
    canvas = Sizes(pygame.Surface(year.size), year.stack.view, year.assets)
    canvas.found = []
    active_context().set_look(services.look)
    grid = medals(show(year, "achievements"))
    grid.paint_content(canvas)
    names = {plate.name for plate in grid.plates}
    found = [(size, whole) for string, size, whole in canvas.found if string in names]
    assert len(found) >= 5
    assert len({size for size, _ in found}) == 1
    assert [each for each in canvas.found if each[0] in names and not each[2]] == []


def test_the_medal_that_is_looked_at_tells_what_it_wins_for_the_wardrobe(year: Player) -> None:
    grid = medals(show(year, "achievements"))
    told = {plate.key: plate.told for plate in grid.plates}
    assert told["cup_won"] == "The cup! · Win a cup. In the wardrobe: Sun."
    assert "wardrobe" not in told["cup_clean"]


def test_more_medals_than_there_is_room_for_are_scrolled_to(year: Player) -> None:
    grid = medals(show(year, "achievements"))
    assert grid.offset == 0 < grid.furthest
    year.tab_to(grid)
    year.key(*["down"] * 15)
    year.wait(2)
    assert grid.offset == grid.furthest


def test_all_medals_are_to_be_seen_at_once_where_there_is_room(
    services: Services, assets: Assets
) -> None:
    player = Player(services, assets, (2560, 1440))
    services.settings = replace(services.settings, scale=75)
    player.stack.view = Viewport.of(player.size, 0.75)
    file_year(services, 3)
    grid = medals(show(player, "achievements"))
    assert grid.furthest == 0


def test_the_tables_are_saved_and_the_place_is_told(
    year: Player, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = show(year)
    year.click(scene.export)
    stem = f"statistics-{datetime.now():%Y-%m-%d}"
    both = f"{stem}-matches.csv, {stem}-cards.csv"
    assert scene.foot_words == f"Saved in {paths.user_shared_dir()}: {both}"
    files = sorted(path.name for path in paths.user_shared_dir().glob("*.csv"))
    assert [name.rsplit("-", 1)[1] for name in files] == ["cards.csv", "matches.csv"]
    monkeypatch.setattr(paths, "user_shared_dir", lambda: tmp_path / "nowhere")
    year.click(scene.export)
    assert scene.foot_words.startswith("The tables could not be saved: ")


def test_the_new_match_suggests_an_opponent_only_once_there_is_a_rating(
    player: Player, sit_down: Callable[..., Player]
) -> None:
    assert not player.show(NewMatchScene(player.services)).suggestion.button.visible
    file_year(player.services, 60)
    rated = NewMatchScene(player.services)
    other = sit_down()
    other.stack.push(rated)
    suggestion = rated.suggestion
    assert suggestion.words.startswith("Suggested by your rating")
    other.click(suggestion.button)
    assert rated.plan.strengths[RIGHT] == sure(suggestion.proposal).strength
    assert not suggestion.button.visible


def test_the_forecasts_use_of_matches_that_count_is_shown(player: Player) -> None:
    own = match_id(record_of(conceded(player.services, RIGHT)).header)
    player.services.profile.figures.note_forecast(own, ForecastUse(20, 20, 5, 4, 3))
    rows = sure_of(OverviewPane, show(player).pane).panels["forecast"]
    assert [(row.tally.won, row.tally.games) for row in rows] == [(20, 20), (5, 20), (3, 4)]


@pytest.fixture
def many(player: Player, monkeypatch: pytest.MonkeyPatch) -> StatisticsScene:
    monkeypatch.setattr(statistics_scene, "MANY", 60)
    file_year(player.services, 60)
    return player.show(StatisticsScene(player.services))


@pytest.mark.parametrize("tab", [0, 2])
def test_the_screen_is_there_before_the_figures_and_another_part_may_be_chosen_meanwhile(
    player: Player, many: StatisticsScene, tab: int
) -> None:
    assert (many.reading, many.export.enabled) == (True, False)
    many.choose(tab)
    player.draw()
    assert "Nothing to count yet" not in player.read()
    player.wait(0.5)
    assert (many.reading, many.export.enabled) == (False, True)
    assert len(many.data.matches) == 60
    assert [pane for pane in many.panes if pane.widgets[0].visible] == [many.panes[tab]]
