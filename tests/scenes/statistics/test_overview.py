"""The parts of the statistics: overviews, the rating’s picture, and the medals of practice."""

from collections.abc import Iterable

import pygame
import pytest

from game import paths
from game.kit import PointerMoved
from game.play import (
    COUNTED,
    CountedRecord,
    Match,
    MatchFigures,
    RatedDuel,
    load_achievements,
    only_person,
)
from game.play.statistics.ladder_ratings import rating_course
from game.puzzles import KINDS, Puzzle
from game.scenes import ResultsScene, Services
from game.scenes.common import file_year
from game.scenes.examples import played_ring
from game.scenes.history.history_entry import DuelEntry
from game.scenes.history.history_examples import example_voyage, file_examples
from game.scenes.history.history_scene import HistoryScene
from game.scenes.puzzles.puzzle_progress import puzzle_book
from game.scenes.statistics.medals_pane import MedalsPane
from game.scenes.statistics.rating_chart import RatingChart
from game.scenes.statistics.rating_pane import RatingPane, sureness_of
from game.scenes.statistics.statistics_data import earned_by_practice, progress_by_practice
from game.scenes.statistics.statistics_examples import example_first, example_voyages
from game.scenes.statistics.statistics_scene import TABS, StatisticsScene
from game.scenes.statistics.tally_pane import TallyPane
from game.scenes.tutorial.lesson_dialog import keep_done
from game.scenes.tutorial.lesson_file import LESSONS
from tests.certain import sure_of

from ..table import Player


def shown(player: Player, scene: StatisticsScene | None = None) -> StatisticsScene:
    return player.show(scene or StatisticsScene(player.services), wait=2)


def pane_of(scene: StatisticsScene) -> TallyPane:
    return sure_of(TallyPane, scene.pane)


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
    names = {
        name: [row.name for row in rows if row.tally.games] for name, rows in pane.panels.items()
    }
    none: list[str] = []
    played = {
        "modes": ["Draft"],
        "opponents": ["Goodwife Marl\N{NO-BREAK SPACE}· level\N{NO-BREAK SPACE}2"],
    }
    assert names == dict.fromkeys(("forecast", "decks", "rings"), none) | played
    assert {"Modes", "Opponents"} <= set(words)
    assert not {"–", "-", "Decks", "The forecast"} & set(words)
    assert [each.name for each in pane.grid.plates if each.done] == ["Goodwife Marl"]
    assert [each.name for each in pane.grid.plates if each.next] == ["Pip Nettle"]
    assert {each.note for each in pane.grid.plates} == {"0 of 1", "Still to try", ""}
    assert [tile.key for tile in pane.tiles] == ["won", "now", "best", "longest"]
    assert scene.foot_words == "More will appear here as you play: Decks, The forecast"
    file_year(lost.services, 20)
    scene._read()
    pane.choice.on_change(pane.filled.index("decks"))
    assert "Hammer and Hearth" in [each.name for each in pane.grid.plates]
    assert scene.foot_words == "A crown: you have won more than half."


def filed(services: Services, mode: str, seed: int, persons: tuple[int, ...] = (0,)) -> Match:
    match = played_ring(services, mode, persons, seed, saved=True)
    match.close()
    services.file(match)
    return match


def test_each_mode_that_was_played_has_its_share_and_relief_its_row(player: Player) -> None:
    """R13.8: three rings of two against two, and one for themselves."""
    matches = [filed(player.services, "pairs", seed) for seed in range(3)]
    filed(player.services, "three", 1)
    rows = pane_of(shown(player)).panels["rings"]
    games = {row.name: row.tally.games for row in rows if row.tally.games}
    assert games == {"Three for themselves": 1, "Two against two": 3, "Relief used": 3}
    assert "Four for themselves" in [row.name for row in rows]
    won = sum(0 in match.result.places[0] for match in matches if match.result is not None)
    assert next(row.tally.won for row in rows if row.name == "Two against two") == won
    assert "Spoils" not in " ".join(row.words for row in rows)
    assert "spoil" in rows[0].words


def test_rings_are_saved_as_a_table_and_leave_a_duel_s_figures_what_they_are(
    player: Player,
) -> None:
    file_year(player.services, 30)
    before = pane_of(shown(player))
    assert "rings" not in before.filled
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
    player.show(scene, wait=3)
    assert "Achievement: Across the table" in [sign.words for sign in scene.ending.gains]
    assert "New portrait frame: Bronze" in [sign.words for sign in scene.ending.gains]
    assert [medal.visible for medal in scene.medals.values()] == [True] * (
        len(scene.ending.gains) - 1
    )


def test_voyages_and_their_fights_have_a_page_of_their_own(player: Player) -> None:
    scene = shown(player, example_voyages(player.services))
    assert not scene.empty
    words = " ".join(player.read())
    for part in ("Voyages ended", "Best score", "Sanna Reed", "By captain", "Fights by guard"):
        assert part in words
    pane = pane_of(scene)
    player.tab_to(pane.choice)
    player.key("right", "right")
    assert {"Runners", "The Tollmaster"} <= set(player.read())
    player.key("left")
    scene.widgets.focus(pane.grid)
    assert "Sanna Reed" in scene.foot_words
    scene.choose(TABS.index("overview"))
    overview = pane_of(scene)
    played = [row.name for row in overview.panels["modes"] if row.tally.games]
    assert played == ["Fight of a voyage"]
    assert [tile.figure for tile in overview.tiles if tile.key == "matches"] == ["0"]


def test_a_fight_of_a_voyage_is_none_of_the_matches_in_the_history(player: Player) -> None:
    """R16.29."""
    history = player.show(example_voyage(player.services), wait=1)
    (entry,) = [each for each in history.entries if isinstance(each, DuelEntry)]
    assert [head.name for head in entry.heads] == ["Mirel", "The runners\u2019 guard"]
    assert entry.mode == "Fight of a voyage"
    words = " ".join(player.read())
    assert "Mirel" in words
    assert "The Horde" not in words
    line = history._line.replace("\N{NO-BREAK SPACE}", " ")
    assert "1 fight of a voyage · 1 won, 0 lost (100%)" in line
    file_examples(player.services, 2)
    both = player.show(HistoryScene(player.services), wait=1)
    assert both._line.startswith("2 matches")
    assert "1 fight of a voyage" in both._line
    both.filter.mode = "fight"
    both.narrow()
    assert len(both.shown) == 1


def chart_of(player: Player, count: int) -> RatingChart:
    duels = [RatedDuel("forgetful", ("won", "lost")[number % 2]) for number in range(count)]
    chart = RatingChart(player.services)
    chart.place(pygame.FRect(0, 0, 850, 440))
    chart.show(rating_course(duels), duels)
    return chart


@pytest.mark.parametrize("count", [1, 3, 30])
def test_the_picture_shows_each_duel_where_it_is_pointed_at(player: Player, count: int) -> None:
    """A few leave most of it free, many fill it; what is likely stays within the rungs."""
    chart = chart_of(player, count)
    if count == 30:
        assert chart.across_of(count) == pytest.approx(chart.plot.right)
    else:
        assert chart.across_of(count) - chart.plot.x <= 0.1 * count * chart.plot.width + 1
    for end in (end for rating in chart.course for end in (rating.low, rating.high)):
        assert chart.plot.top <= chart.height_of(end) <= chart.plot.bottom
    places = [(chart.across_of(number), number) for number in range(count + 1)]
    # Right of them is the last.
    for x, number in (*places, (chart.plot.right, count)):
        chart.follow((x, chart.plot.centery))
        assert chart.pointed_index == number


def test_how_well_a_rating_is_known_is_said_in_words(player: Player) -> None:
    known = [sureness_of(chart_of(player, count).course[-1]) for count in (1, 3, 10, 30)]
    assert known == ["hardly", "hardly", "roughly", "well"]


@pytest.mark.parametrize(("count", "words"), [(1, "Still very uncertain"), (140, "Well known")])
def test_the_page_says_it_below_the_figure(player: Player, count: int, words: str) -> None:
    file_year(player.services, count)
    scene = player.show(StatisticsScene(player.services, "rating"), wait=1)
    read = player.read()
    assert words in read
    assert ("The band narrows with every duel." in read) == (count == 1)
    plot, duels = sure_of(RatingPane, scene.pane).chart.plot, len(scene.data.duels)
    player.stack.handle(PointerMoved((plot.right, plot.centery)))
    assert scene.foot_words.startswith(f"Duel {duels} of {duels}")


MEDALS = load_achievements()


def earned(services: Services) -> set[str]:
    return set(earned_by_practice(services, MEDALS))


def solve(services: Services, puzzles: Iterable[Puzzle]) -> None:
    for puzzle in puzzles:
        services.profile.puzzles.note_solved(puzzle.id, 9.0)


def test_the_last_of_the_lessons_earns_a_medal(services: Services) -> None:
    for lesson in LESSONS[1:]:
        keep_done(services, lesson)
    assert earned(services) == set()
    keep_done(services, LESSONS[0])
    assert earned(services) == {"pupil"}


def test_the_last_puzzle_of_a_grade_and_one_of_the_last_kind_earn_a_medal(
    services: Services,
) -> None:
    *others, last = (
        next(each for each in puzzle_book().ladder if each.kind == kind) for kind in KINDS
    )
    solve(services, others)
    services.profile.puzzles.note_failed(last.id)
    assert earned(services) == set()
    solve(services, [last])
    found = earned_by_practice(services, MEDALS)
    assert set(found) == {"three_keys"}
    assert found["three_keys"].when == services.profile.puzzles.get(last.id).solved
    solved = {each.id for each in (*others, last)}
    grade = [each for each in puzzle_book().ladder if each.grade == 1 and each.id not in solved]
    solve(services, grade[1:])
    assert "whole_grade" not in earned(services)
    solve(services, grade[:1])
    assert "whole_grade" in earned(services)


def test_what_is_done_of_lessons_and_puzzles_is_counted(services: Services) -> None:
    for lesson in LESSONS[:3]:
        keep_done(services, lesson)
    second = [each for each in puzzle_book().ladder if each.grade == 2]
    solve(services, [*second[:4], next(each for each in puzzle_book().ladder if each.grade == 1)])
    found = progress_by_practice(services, MEDALS)
    kinds = {each.kind for each in second[:4]} | {puzzle_book().ladder[0].kind}
    assert found["pupil"][:2] == (3, len(LESSONS))
    assert found["three_keys"][:2] == (len(kinds), len(KINDS))
    # The grade of which most is solved.
    assert found["whole_grade"][:2] == (4, len(second))


def test_the_statistics_show_them_among_the_others(player: Player) -> None:
    services = player.services
    file_year(services)
    for lesson in LESSONS:
        keep_done(services, lesson)
    solve(services, puzzle_book().ladder[:3])
    scene = player.show(StatisticsScene(services, "achievements"), wait=1)
    assert "School’s out" in player.read()
    plates = sure_of(MedalsPane, scene.pane).grid.plates
    (told,) = (plate.told for plate in plates if plate.key == "pupil")
    assert told == "School’s out · Finish all lessons. In the wardrobe: Heron."
    assert "pupil" in scene.data.earned


def test_of_who_is_still_to_be_tried_name_and_level_stand_on_lines_of_their_own(
    player: Player,
) -> None:
    player.show(example_first(player.services))
    words = player.read()
    assert {"Dagna Rook", "level\u00a04", "Horde", "Easy"} <= set(words)
