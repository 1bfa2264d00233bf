"""The whole chart: what places give, what sinks, where the bell lies, what wins (R16.81)."""

from dataclasses import replace

import pytest

from game.kit import Command
from game.scenes import Services
from game.scenes.voyage.chart.chart_examples import (
    SampleOutlooks,
    find_field,
    sample_run,
    whole_run,
)
from game.scenes.voyage.chart.field_words import FieldWords
from game.scenes.voyage.chart.shown_chart import ShownChart
from game.scenes.voyage.chart_scene import ChartScene
from game.scenes.voyage.home.home_scene import HomeScene
from game.scenes.voyage.muster.muster_scene import MusterScene
from game.scenes.voyage.parts.voyage_words import goal_wins
from game.voyage import FLAG, SPENT, EndDay, Hex, Voyage, VoyageHeader, guard_of, hidden_fields

from ..table import Player

pytestmark = pytest.mark.settings(first_tips=False)
ALL = frozenset(range(7))


def voyage_of(services: Services, scenario: str = "crown", day: int = 1) -> Voyage:
    """Return a voyage with all waters turned up."""
    voyage = whole_run(services, scenario, day).voyage
    return replace(voyage, shown=ALL)


def words(services: Services, voyage: Voyage, field: Hex) -> FieldWords:
    return FieldWords(services, voyage, field)


def told(services: Services, voyage: Voyage, place: str) -> str:
    return words(services, voyage, find_field(voyage, place)).spoken


def test_all_fields_of_the_flower_can_be_pressed(player: Player) -> None:
    """Seven waters in the smallest window: each field is larger than a finger."""
    run = whole_run(player.services, "crown", 1)
    scene = player.show(ChartScene(player.services, run, outlooks=SampleOutlooks()), wait=0.1)
    assert len(scene.spots) == 49
    assert all(min(spot.rect.size) >= 44 for spot in scene.spots.values())


def test_a_rich_captain_with_many_sails_has_one_row_of_chips(player: Player) -> None:
    run = whole_run(player.services, "crown", 12)
    run.voyage.gold, run.voyage.stone, run.voyage.crystal, run.voyage.sails = 128, 12, 11, 7
    scene = player.show(ChartScene(player.services, run, outlooks=SampleOutlooks()), wait=0.1)
    row = [chip for chip in scene.bar.chips if chip not in scene.bar.relics]
    assert len(row) == 7
    assert len({chip.rect.y for chip in row}) == 1


def test_what_turns_pages_leads_home_and_to_muster(player: Player) -> None:
    run = whole_run(player.services, "crown", 7)
    scene = player.show(ChartScene(player.services, run, outlooks=SampleOutlooks()), wait=0.1)
    pages: list[type] = []
    for command in ("page_up", "page_down"):
        player.stack.handle(Command(command))
        pages.append(type(player.top))
        player.key("escape")
    assert pages == [HomeScene, MusterScene]
    assert {"page_up", "page_down"} <= set(scene.keys)


def test_five_relics_leave_the_bar_one_row_and_cover_no_field(player: Player) -> None:
    """R16.50: each says its name."""
    run = whole_run(player.services, "crown", 7)
    run.voyage.relics = tuple(
        {relic.kind: key for key, relic in run.voyage.book.relics.items()}.values()
    )
    scene = player.show(ChartScene(player.services, run, outlooks=SampleOutlooks()), wait=0.1)
    others = [chip for chip in scene.bar.chips if chip not in scene.bar.relics]
    assert len({chip.rect.y for chip in others}) == 1
    for chip in scene.bar.relics:
        assert chip.visible
        assert chip.rect.collidelist([spot.rect for spot in scene.spots.values()]) < 0
        assert chip.hint


@pytest.mark.settings(reduced_motion=True)
def test_an_omen_is_read_until_any_press(player: Player) -> None:
    """R16.12: it is spoken, and a press that puts it away does nothing else."""
    run = whole_run(player.services, "crown", 1)
    scene = player.show(ChartScene(player.services, run, outlooks=SampleOutlooks()), wait=0.1)
    scene.end_day()
    player.wait(10)
    omen = run.voyage.omen
    name = player.services.translate(f"voyage.omens.{omen}.name")
    assert scene.flow.story.held
    assert name in player.read()
    assert any(name in words for words in scene.spoken_news())
    player.command("undo")
    assert not scene.flow.story.held
    player.wait(10)
    assert run.voyage.day == 2
    assert not scene.flow.story.busy
    assert name in scene.bar.omen.hint


@pytest.mark.parametrize(
    ("place", "gives"),
    [
        ("mine", "3 gold, now and on every odd day"),
        ("chest", "5 gold, 2 stone or 1 crystal, once"),
        ("village", "2 gold or 1 stone, now and on every odd day"),
        ("ferry", "Asks 1 gold"),
        ("market", "A small relic: 3 gold"),
    ],
)
def test_a_place_tells_what_it_gives_and_asks(services: Services, place: str, gives: str) -> None:
    """R16.70."""
    for seed in range(1, 20):
        header = VoyageHeader("crown", "fair", "sanna", seed)
        voyage = replace(sample_run(services, 1, header).voyage, shown=ALL)
        if any(field.place == place for field in voyage.chart.fields.values()):
            assert gives in told(services, voyage, place)
            return
    raise AssertionError(f"no chart has a {place}")


def test_a_place_that_would_give_nothing_says_why(services: Services) -> None:
    """R16.30, R16.70: a ferry asks gold."""
    voyage = voyage_of(services)
    poor = replace(voyage, gold=0)
    assert "You lack" not in told(services, replace(voyage, gold=1), "ferry")
    assert "You lack" in told(services, poor, "ferry")


def test_waters_that_will_sink_are_marked_with_their_day_and_then_gone(services: Services) -> None:
    """R16.81: it is told two days before."""
    run = whole_run(services, "sinking_isles", 2)
    shown = ShownChart.of(run.voyage)
    days = {mark.sinks for mark in shown.marks.values()} - {0}
    assert days == {4}
    doomed = next(place for place, mark in shown.marks.items() if mark.sinks)
    assert "day 4" in words(services, run.voyage, doomed).spoken
    later = replace(run.voyage, sunk=frozenset({run.voyage.chart.waters_of[doomed]}), shown=ALL)
    shown.settle(later)
    assert shown.marks[doomed].sunk
    assert not shown.marks[doomed].guarded
    assert words(services, later, doomed).under == "Gone down"


def test_fields_of_the_bell_are_marked_once_a_buoy_is_read(services: Services) -> None:
    """R16.81: each buoy halves them."""
    voyage = voyage_of(services, "drowned_bell")
    assert not any(mark.asked for mark in ShownChart.of(voyage).marks.values())
    buoy = find_field(voyage, "buoy")
    read = replace(voyage, done={**voyage.done, buoy: SPENT})
    marked = {place for place, mark in ShownChart.of(read).marks.items() if mark.asked}
    assert marked == set(hidden_fields(read))
    assert len(marked) < len(hidden_fields(voyage))
    assert "The bell may lie here" in words(services, read, min(marked)).spoken


def test_the_bell_aboard_is_wanted_at_the_harbour(services: Services) -> None:
    """R16.81: bring it to the harbour."""
    voyage = replace(voyage_of(services, "drowned_bell"), found=True, aboard=True)
    assert "voyage is won" in words(services, voyage, voyage.chart.harbour).spoken


def test_the_overlord_stands_before_the_harbour_on_the_last_day(player: Player) -> None:
    """R16.81: there he has to be fought."""
    run = whole_run(player.services, "overlord", 0)
    scene = player.show(ChartScene(player.services, run, outlooks=SampleOutlooks()), wait=0.1)
    harbour = run.voyage.chart.harbour
    mark = scene.shown.marks[harbour]
    assert (mark.goal, mark.depth, mark.guarded) == ("overlord", 7, True)
    assert words(player.services, run.voyage, harbour).title == "The Overlord"
    scene.press_field(harbour)
    assert run.voyage.before_guard


@pytest.mark.parametrize(
    ("scenario", "flags", "wins"),
    [("crown", 0, "goal"), ("sinking_isles", 2, "flags"), ("sinking_isles", 3, "goal")],
)
def test_what_beating_a_goal_wins_is_told_for_each_scenario(
    services: Services, scenario: str, flags: int, wins: str
) -> None:
    """R16.81, R16.82: the isles ask for three flags as well."""
    voyage = voyage_of(services, scenario)
    mines = [place for place in voyage.chart.fields if place != voyage.chart.goals[0].hex][:flags]
    voyage = replace(voyage, done=dict.fromkeys(mines, FLAG))
    goal = voyage.chart.goals[0].hex
    guard = guard_of(voyage, goal)
    assert guard is not None
    assert goal_wins(voyage, guard)[0] == wins
    said = words(services, voyage, goal).spoken
    assert ("once 3 flags fly" in said) == (wins == "flags")


def test_the_days_chip_tells_the_goal(player: Player) -> None:
    run = whole_run(player.services, "overlord", 1)
    scene = player.show(ChartScene(player.services, run, outlooks=SampleOutlooks()), wait=0.1)
    assert "Overlord" in scene.bar.day.hint
    scene.handle(Command("next"))


def test_the_isles_that_rise_are_told_in_the_middle_of_the_chart(player: Player) -> None:
    """R16.81: with a banner, at the beginning of the day two days before."""
    run = whole_run(player.services, "sinking_isles", 1)
    scene = player.show(ChartScene(player.services, run, outlooks=SampleOutlooks()), wait=0.1)
    assert scene.flow.submit(EndDay())
    titles = set()
    for _ in range(600):
        player.stack.update(1 / 30)
        if scene.shown.banner is not None:
            titles.add(scene.shown.banner.title)
        if scene.flow.story.held:
            player.key("enter")
    assert "The sea rises" in titles
