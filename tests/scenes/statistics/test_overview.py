"""The overviews of matches, rings and voyages: what there is, and what is not there yet."""

import pytest

from game import paths
from game.play import COUNTED, CountedRecord, Match, MatchFigures, only_person
from game.scenes import ResultsScene, Services
from game.scenes.common import file_year
from game.scenes.examples import played_ring
from game.scenes.history.history_examples import example_voyage, file_examples
from game.scenes.history.history_scene import HistoryScene
from game.scenes.statistics.statistics_examples import example_voyages
from game.scenes.statistics.statistics_scene import TABS, StatisticsScene
from game.scenes.statistics.tally_pane import TallyPane

from ..table import Player


def shown(player: Player, scene: StatisticsScene | None = None) -> StatisticsScene:
    scene = player.show(scene or StatisticsScene(player.services))
    player.wait(2)
    return scene


def pane_of(scene: StatisticsScene) -> TallyPane:
    assert isinstance(scene.pane, TallyPane)
    return scene.pane


@pytest.fixture
def lost(player: Player) -> Player:
    file_year(player.services, 1)
    (match,) = player.services.profile.figures.matches()
    found = MatchFigures("lost", "draft", "beginner", 0, 9, "", ("troll",), ("troll",), {})
    player.services.profile.figures.add([CountedRecord(match.id, COUNTED, found)])
    with player.services.profile.figures._database.writing():
        player.services.profile.figures._database.run("DELETE FROM forecast_use")
    return player


def test_after_a_match_there_is_what_was_played_and_the_rest_is_named(lost: Player) -> None:
    scene = shown(lost)
    pane, words = pane_of(scene), lost.read()
    names = {name: [row.name for row in each.listed.rows] for name, each in pane.panels.items()}
    none: list[str] = []
    played = {"modes": ["Draft"], "opponents": ["Beginner"]}
    assert names == dict.fromkeys(("forecast", "decks", "rings"), none) | played
    rest = "Starter decks, Even decks, Custom decks, The Horde, Fight of a voyage"
    assert {f"Still to try: {rest}", "Modes", "Opponents"} <= set(words)
    assert not {"–", "-", "Decks", "The forecast"} & set(words)
    assert [tile.key for tile in pane.tiles] == ["matches", "won", "now", "best", "longest"]
    assert scene.foot_words == "More will appear here as you play: The forecast, Decks"
    visible = [name for name, each in pane.panels.items() if each.listed.visible]
    assert visible == ["modes", "opponents"]
    file_year(lost.services, 20)
    scene._read()
    assert pane.panels["decks"].listed.visible
    assert scene.foot_words == ""


def filed(services: Services, mode: str, seed: int, persons: tuple[int, ...] = (0,)) -> Match:
    match = played_ring(services, mode, persons, seed, saved=True)
    match.close()
    services.file(match)
    return match


def test_each_mode_that_was_played_has_its_share_and_relief_its_row(player: Player) -> None:
    """R13.8: three rings of two against two, and one for themselves."""
    matches = [filed(player.services, "pairs", seed) for seed in range(3)]
    filed(player.services, "three", 1)
    panel = pane_of(shown(player)).panels["rings"]
    rows = {row.name: row.tally.games for row in panel.listed.rows}
    assert rows == {"Three for themselves": 1, "Two against two": 3, "Relief used": 3}
    assert "Four for themselves" in panel.rest
    won = sum(0 in match.result.places[0] for match in matches if match.result is not None)
    assert next(r.tally.won for r in panel.listed.rows if r.name == "Two against two") == won
    assert "Spoils" not in " ".join(row.words for row in panel.listed.rows)
    assert "spoil" in panel.listed.rows[0].words


def test_rings_are_saved_as_a_table_and_leave_a_duel_s_figures_what_they_are(
    player: Player,
) -> None:
    file_year(player.services, 30)
    before = pane_of(shown(player))
    assert not before.panels["rings"].filled
    assert "Three and four" not in before.standing
    for seed in range(2):
        filed(player.services, "pairs", seed)
    scene = shown(player)
    assert [tile.figure for tile in pane_of(scene).tiles] == [tile.figure for tile in before.tiles]
    scene.save_tables()
    (file,) = paths.user_shared_dir().glob("statistics-*-rings.csv")
    assert file.name in scene.message
    assert len(file.read_text(encoding="utf-8-sig").splitlines()) == 3


def test_what_a_ring_has_earned_is_told_with_its_result(player: Player) -> None:
    for seed in range(40):
        match = filed(player.services, "pairs", seed)
        scene = ResultsScene(player.services, match)
        if scene.ending.won:
            break
    assert only_person(match.seats) == 0
    player.show(scene)
    player.wait(3)
    assert "Achievement: Across the table" in [sign.words for sign in scene.ending.gains]
    assert [medal.visible for medal in scene.medals.values()] == [True] * len(scene.ending.gains)


def test_voyages_and_their_fights_have_a_page_of_their_own(player: Player) -> None:
    scene = shown(player, example_voyages(player.services))
    assert not scene.empty
    words = " ".join(player.read())
    for part in ("Voyages ended", "Best score", "Sanna Reed", "Runners", "The Tollmaster"):
        assert part in words
    panel = pane_of(scene).panels["captains"].listed
    panel.selected = 0
    scene.widgets.focus(panel)
    assert "Sanna Reed" in scene.foot_words
    scene.choose(TABS.index("overview"))
    overview = pane_of(scene)
    assert [row.name for row in overview.panels["modes"].listed.rows] == ["Fight of a voyage"]
    assert [tile.figure for tile in overview.tiles if tile.key == "matches"] == ["0"]


def test_a_fight_of_a_voyage_is_none_of_the_matches_in_the_history(player: Player) -> None:
    """R16.29."""
    history = player.show(example_voyage(player.services))
    player.wait(1)
    (entry,) = history.entries
    assert [head.name for head in entry.heads] == ["Mirel", "The runners\u2019 guard"]
    assert entry.mode == "Fight of a voyage"
    words = " ".join(player.read())
    assert "Mirel" in words
    assert "The Horde" not in words
    assert history._line == "1 fight of a voyage · 1 won, 0 lost (100%)"
    file_examples(player.services, 2)
    both = player.show(HistoryScene(player.services))
    player.wait(1)
    matches, fights = both._line.split("%) · ")
    assert matches.startswith("2 matches")
    assert fights.startswith("1 fight of a voyage")
    both.filter.mode = "fight"
    both.narrow()
    assert len(both.shown) == 1
