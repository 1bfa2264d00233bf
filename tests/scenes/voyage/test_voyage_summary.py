"""A voyage told at its end: its course, the fights that decided it, codes, films, past ones."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pygame
import pytest

from game.kit import Times
from game.play import (
    FightFacts,
    VoyageRun,
    day_voyage,
    ended_voyages,
    from_voyage_code,
    voyage_code,
)
from game.scenes import Services
from game.scenes.replay import open_record
from game.scenes.replay.open_record import UnplayableRecord, opened_voyage
from game.scenes.voyage.ending.ending_words import how_it_ended
from game.scenes.voyage.ending.past_voyage_scene import PastVoyageScene
from game.scenes.voyage.ending.sailed_chart import SailedChart
from game.scenes.voyage.ending.share_voyage_dialog import ShareVoyageDialog
from game.scenes.voyage.ending.summary_pages import COURSE
from game.scenes.voyage.ending.told_voyage import ToldVoyage, told_ended, told_run
from game.scenes.voyage.ending.voyage_end_scene import VoyageEndScene
from game.scenes.voyage.ending.voyage_log_scene import DAYS, VoyageLogScene
from game.scenes.voyage.parts.voyage_examples import SampleHandOutlooks, run_until, sailed_by_chance
from game.voyage import GiveUp, VoyageHeader
from tests.releases.freeze import RELEASES

from ..table import Player


def run_to(services: Services, end: str = "won") -> VoyageRun:
    run = run_until(services, lambda voyage: voyage.end == end, lost=end == "lost")
    run.close()
    return run


@pytest.fixture
def told(services: Services) -> ToldVoyage:
    return told_run(services, run_to(services))


def shown(player: Player, end: str = "won") -> VoyageEndScene:
    run = run_to(player.services, end)
    scene = VoyageEndScene(player.services, run, SampleHandOutlooks(31))
    return player.show(scene, wait=Times.result + 3)


def test_the_course_is_told_day_by_day(player: Player) -> None:
    scene = shown(player)
    story = scene.pages.told.story
    assert story is not None
    lines = [words for words in scene.spoken_state() if words.startswith("Day ")]
    assert len(lines) == story.days
    assert (
        sum(goal in words for words in lines for goal in ("Tollmaster beaten", "Wrecker beaten"))
        == 1
    )


def test_watching_sails_the_course_again(player: Player) -> None:
    scene = shown(player)
    chart = scene.pages.chart
    assert chart is not None
    assert chart.is_over
    scene.pages.turn_to(COURSE)
    player.click(scene.pages.watch)
    player.wait(0.5)
    assert scene.pages.watching
    assert 0 < chart.at < len(chart.steps)
    assert 1 <= chart.day < scene.voyage.day
    player.wait(60)
    assert chart.is_over
    assert not scene.pages.watching


def test_the_narrowest_fights_come_first_and_the_goal_before_them(told: ToldVoyage) -> None:
    """R16.83: the fights that decided it."""
    facts = [FightFacts(9, fort) for fort in (3, 1, 2, None)]
    fights = [replace(each, facts=fact) for each, fact in zip(told.fights, facts, strict=False)]
    deciding = replace(told, fights=fights).deciding
    assert deciding[0].fight.counted.goal == told.result.goal
    others = [each.facts.fort for each in deciding[1:] if each.facts]
    assert others == sorted(others, key=lambda fort: 99 if fort is None else fort)


def test_a_lost_voyage_shows_first_what_was_lost(services: Services) -> None:
    told = told_run(services, run_to(services, "lost"))
    assert not told.deciding[0].won


@pytest.mark.parametrize(
    ("why", "line"),
    [
        ("days", "The 5 days are over, and neither guard is beaten."),
        ("goals", "Both guards have sailed away."),
        ("harbour", "Your harbour was taken."),
        ("given_up", "You have given the voyage up."),
    ],
)
def test_it_is_told_why_a_voyage_was_lost(services: Services, why: str, line: str) -> None:
    told = told_run(services, run_to(services, "lost"))
    assert told.story is not None
    assert how_it_ended(services, replace(told, story=told.story._replace(why=why))) == line
    unknown = replace(told, story=None)
    assert how_it_ended(services, unknown) == "It ended on day 5, and the goal was not reached."


@pytest.mark.parametrize(
    ("scenario", "captain", "seed", "goal"),
    [("overlord", "kelm", 28, "overlord"), ("sinking_isles", "kelm", 47, "high_isle")],
)
def test_every_scenario_has_a_story(
    services: Services, scenario: str, captain: str, seed: int, goal: str
) -> None:
    """Waters may sink below the course, and goals may come to the harbour (R16.81)."""
    header = VoyageHeader(scenario, "fair", captain, seed)
    _, deeds = sailed_by_chance(services.content, header, lost=False)
    run = VoyageRun.new(services.content, header, services.voyages)
    for deed in deeds:
        run.submit(deed)
    told = told_run(services, run)
    assert told.story is not None
    assert len(list(told.story.ends_of_days())) == told.result.day
    if told.won:
        assert told.result.goal == goal
    code = voyage_code(services.content, run.record)
    assert from_voyage_code(services.content, code).record.result == told.result


def test_outlooks_are_shown_beside_the_fights(player: Player) -> None:
    shown(player).pages.turn_to("course")
    assert any("Outlook before it: Even" in words for words in player.read())


def test_the_company_and_the_relics_have_a_page(player: Player) -> None:
    scene = shown(player)
    voyage = scene.voyage
    scene.pages.turn_to("company")
    player.wait(0.1)
    words = player.read()
    assert "Relics aboard" in words
    assert [shown.card.id for shown in scene.pages.cards.shown if shown.card] == list(voyage.cards)


def test_a_code_shows_the_voyage_elsewhere(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    run = run_to(player.services)
    told = told_run(player.services, run)
    code = voyage_code(player.services.content, run.record, [FightFacts(9, 1)])
    monkeypatch.setattr(open_record, "read_clipboard", lambda: f" {code}\n")
    log = player.show(VoyageLogScene(player.services))
    player.click(log.paste_button)
    scene = player.at(PastVoyageScene)
    assert scene.told.result == told.result
    assert scene.told.fights[0].facts == FightFacts(9, 1)
    assert scene.pages.chart is not None


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("BoV1000abc", "This code is not complete."),
        ("BoV9000abc", "This code is from another version of the game."),
    ],
)
def test_a_bad_code_is_told_in_one_line(services: Services, text: str, line: str) -> None:
    scene = opened_voyage(services, text)
    assert isinstance(scene, UnplayableRecord)
    assert scene.problem.startswith(line)
    assert scene.title == "This voyage cannot be shown"


def test_what_is_no_code_is_refused_with_a_remedy(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_record, "read_clipboard", lambda: "hello")
    log = player.show(VoyageLogScene(player.services))
    player.click(log.paste_button)
    assert log.message.endswith("it begins with BoV.")


def test_a_voyage_of_another_version_shows_what_is_known(services: Services) -> None:
    """It keeps its header and its result, and the profile its cards and relics."""
    run = run_to(services)
    services.count_voyage(run)
    path = run.record.path
    assert path is not None
    path.write_bytes(path.read_bytes().replace(b'"version": 1', b'"version": 0', 1))
    (ended,) = ended_voyages(services.voyages)
    figures = services.profile.figures.voyages.voyages()[path.name]
    told = told_ended(services, ended, figures)
    assert told.story is None
    assert told.problem
    assert told.voyage is not None
    assert told.voyage.cards == run.voyage.cards
    scene = PastVoyageScene(services, told)
    assert scene.pages.pages == ["company", "score"]
    assert not ShareVoyageDialog(services, told).code.enabled


@pytest.mark.parametrize("release", ["0.18.0", "0.19.0", "0.21.0"])
def test_a_voyage_of_an_older_release_is_shown_whole(services: Services, release: str) -> None:
    """Its course, its fights and its code; what its fights' records told is lost with them."""
    data = (RELEASES / release / "ended.jsonl").read_bytes()
    services.voyages.folder.mkdir(parents=True, exist_ok=True)
    path = services.voyages.folder / "20260101-000000-000000-abcd.jsonl"
    path.write_bytes(data)
    (ended,) = ended_voyages(services.voyages)
    told = told_ended(services, ended, None)
    assert told.problem == ""
    assert told.story is not None
    assert told.story.course
    assert told.record is not None
    code = voyage_code(services.content, told.record, [each.facts for each in told.fights])
    assert from_voyage_code(services.content, code).record.result == ended.result
    assert PastVoyageScene(services, told).pages.pages == ["course", "company", "score"]
    assert path.read_bytes() == data


def files(making: Iterator[tuple[float, Path]]) -> Path:
    *_, (share, path) = making
    assert share == 1
    return path


def test_a_film_and_a_picture_are_saved(player: Player, told: ToldVoyage) -> None:
    dialog = player.show(ShareVoyageDialog(player.services, told))
    player.draw()
    dialog.save_picture()
    assert ".png" in dialog.message
    film = files(dialog.make_film())
    assert film.read_bytes()[:6] == b"GIF89a"
    assert film.suffix == ".gif"
    assert list(film.parent.glob(".*")) == []


def test_a_film_that_is_stopped_leaves_nothing(player: Player, told: ToldVoyage) -> None:
    dialog = player.show(ShareVoyageDialog(player.services, told))
    player.draw()
    making = dialog.make_film()
    for _ in range(4):
        _, path = next(making)
    making.close()  # type: ignore[attr-defined]
    assert not path.exists()
    assert list(path.parent.glob(".*")) == []


def test_the_course_is_drawn_as_far_as_it_is_sailed(services: Services, told: ToldVoyage) -> None:
    assert told.story is not None
    chart = SailedChart(told.story)
    chart.begin()
    assert (chart.at, chart.day, chart.is_over) == (0, 1, False)
    chart.sail_on(0.6, whole=True)
    # With reduced motion nothing glides from field to field.
    assert chart.at == int(chart.at)
    for _ in range(1000):
        chart.sail_on(0.1)
    assert (chart.is_over, chart.day) == (True, told.story.days)
    # What is said below it lies over no field.
    box = pygame.FRect(0, 0, 900, 300)
    chart.foot = 60.0
    layout = chart._layout(box)
    assert max(layout.middle(field)[1] for field in chart._seen) + layout.side < 240


def test_a_voyage_of_the_day_tells_its_place(player: Player) -> None:
    """R16.84: the first attempt counts, the next is practice."""
    day = date(2026, 1, 31)
    header = day_voyage(day, player.services.content.voyage)
    lines = []
    for _ in range(2):
        run = VoyageRun.new(player.services.content, header, player.services.voyages, day)
        run.submit(GiveUp())
        lines.append(VoyageEndScene(player.services, run, SampleHandOutlooks(3)).day_line)
    assert lines == [
        "Voyage of the day: your best of 1.",
        "Practice: of a day, the first attempt counts.",
    ]
    log = player.show(VoyageLogScene(player.services, DAYS), wait=1)
    assert len(log.ended) == 1
    assert any("place 1 of 1" in words for words in player.read())
