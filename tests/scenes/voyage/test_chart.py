"""The chart of a voyage: sailing by one press, what is told of fields, undo, the end of a day."""

import re
from dataclasses import replace
from typing import get_args
from unittest.mock import Mock

import pygame
import pytest

from game.kit import TOUCH, Canvas, Command
from game.kit.context.paint_stores import OutOfTime
from game.kit.input.intents import KEYBOARD
from game.play import VoyageRun
from game.play.voyages import outlook
from game.rules import Creature
from game.scenes import Services
from game.scenes.common import ConfirmDialog
from game.scenes.rulebook.rulebook_scene import RulebookScene
from game.scenes.voyage.before_fight.before_fight_scene import BeforeFightScene
from game.scenes.voyage.chart import field_words, shown_chart
from game.scenes.voyage.chart.chart_examples import SampleOutlooks, sample_run
from game.scenes.voyage.chart.event_tellers import TELLERS
from game.scenes.voyage.chart.field_words import FieldWords, way_to
from game.scenes.voyage.chart.voyage_pause import RankDialog, VoyagePause, YieldDialog
from game.scenes.voyage.chart_scene import ChartScene
from game.scenes.voyage.muster.muster_scene import MusterScene
from game.voyage import (
    Choose,
    Engage,
    FightEnded,
    Hex,
    RankRisen,
    Sail,
    VoyageEvent,
    VoyageHeader,
    dealt_card,
    distance,
    guard_of,
    neighbours,
    proposed_names,
    usual_hand,
)
from tests.certain import sure

from ..table import Player

HEADER = VoyageHeader("out_of_the_harbour", "fair", "kelm", 5)


def begun(services: Services) -> VoyageRun:
    """Return a voyage on its first day, with its gift taken, one sail out of the harbour."""
    run = sample_run(services, 1, HEADER)
    run.submit(Sail(free_field(run, 1)))
    return run


@pytest.fixture
def scene(player: Player) -> ChartScene:
    services = player.services
    return player.show(ChartScene(services, begun(services), outlooks=SampleOutlooks()), wait=0.1)


def told(player: Player, scene: ChartScene) -> None:
    """Let everything be told that has happened, and put an omen away."""
    while player.top is scene and scene.flow.story.busy:
        if scene.flow.story.held:
            player.key("enter")
        player.stack.update(1 / 60)


def free_field(run: VoyageRun, steps: int) -> Hex:
    """Return a field with a way of so many sails, at whose end is no guard."""
    ways = {field: way_to(run.voyage, field) for field in run.voyage.chart.fields}
    return next(field for field, way in ways.items() if way and way.sails == steps and not way.met)


def test_one_press_sails_the_shown_way(player: Player, scene: ChartScene) -> None:
    goal = free_field(scene.run, 2)
    player.click(scene.spots[goal])
    assert scene.run.voyage.fleet == goal
    assert scene.run.voyage.sails == 1
    assert scene.shown.fleet.at != goal
    told(player, scene)
    assert scene.shown.fleet.at == goal
    assert scene.shown.sails == 1


def test_a_press_on_a_field_while_the_fleet_sails_is_taken_when_it_has_arrived(
    player: Player, scene: ChartScene
) -> None:
    goal = free_field(scene.run, 2)
    player.click(scene.spots[goal])
    player.wait(0.1)
    assert scene.shown.fleet.step is not None
    # A second press on where it was sent only lets it arrive.
    player.click(scene.spots[goal])
    assert (scene.run.voyage.fleet, scene.run.voyage.sails) == (goal, 1)
    told(player, scene)
    scene.undo()
    player.click(scene.spots[goal])
    player.wait(0.1)
    player.click(scene.spots[free_field(scene.run, 1)])
    assert scene.run.voyage.sails == 0


def test_the_captains_chip_is_whole_after_painting_was_left(
    player: Player, scene: ChartScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas = Canvas(pygame.Surface(player.size), player.stack.view, player.assets)

    monkeypatch.setattr(canvas, "text", Mock(side_effect=OutOfTime))
    chip = scene.bar.captain
    whole = chip.rect.copy()
    with pytest.raises(OutOfTime):
        chip.draw(canvas)
    assert chip.rect == whole


def test_the_way_and_its_price_are_shown_before_it_is_sailed(
    player: Player, scene: ChartScene
) -> None:
    goal = free_field(scene.run, 2)
    player.stack.handle(Command("forward"))
    scene.widgets.focus(scene.spots[goal], show=True)
    player.wait(0.1)
    assert scene.pointed == goal
    assert {"2 sails", "2"} <= set(player.read())
    assert scene.run.voyage.fleet != goal


def test_a_field_that_cannot_be_sailed_to_tells_why_and_stays_unsailed(
    player: Player, scene: ChartScene
) -> None:
    voyage = scene.run.voyage
    hidden = max(field for field in voyage.chart.fields if not voyage.is_shown(field))
    player.click(scene.spots[hidden])
    assert scene.run.voyage is voyage
    assert "Then choose them: 1 sail turns them up." in " ".join(player.read())


def test_a_finger_points_first_and_sails_with_the_second_press(
    player: Player, scene: ChartScene
) -> None:
    player.services.inputs.device = TOUCH
    goal = free_field(scene.run, 1)
    player.click(scene.spots[goal])
    assert scene.run.voyage.fleet != goal
    assert scene.pointed == goal
    player.click(scene.spots[goal])
    assert scene.run.voyage.fleet == goal
    player.services.inputs.device = KEYBOARD


def test_hidden_waters_are_turned_up_and_the_fog_lifts(player: Player, scene: ChartScene) -> None:
    run = scene.run
    hidden = next(spot for spot in scene.spots if _is_within_a_sail_of_home(run, spot))
    beside = next(
        spot
        for spot in neighbours(hidden)
        if spot in scene.spots and (way := way_to(run.voyage, spot)) is not None and not way.met
    )
    player.click(scene.spots[beside])
    told(player, scene)
    before = scene.shown.marks[hidden].fog
    player.click(scene.spots[hidden])
    assert run.voyage.is_shown(hidden)
    for _ in range(30):
        player.stack.update(1 / 60)
    assert 0 < scene.shown.marks[hidden].fog < before
    told(player, scene)
    assert scene.shown.marks[hidden].fog == 0


def _is_within_a_sail_of_home(run: VoyageRun, spot: Hex) -> bool:
    """Tell whether a field is hidden, and beside one that can be sailed to unseen by guards."""
    if run.voyage.is_shown(spot):
        return False
    ways = [
        way_to(run.voyage, near) for near in neighbours(spot) if near in run.voyage.chart.fields
    ]
    return any(way is not None and not way.met and way.today == way.sails for way in ways)


@pytest.mark.settings(reduced_motion=True)
def test_reduced_motion_shows_the_fleet_where_it_is_at_once(
    player: Player, scene: ChartScene
) -> None:
    goal = free_field(scene.run, 2)
    player.click(scene.spots[goal])
    player.stack.update(1 / 60)
    assert scene.shown.fleet.at == goal


def test_the_end_of_a_day_is_asked_for_while_sails_are_left_until_that_is_never_wanted(
    player: Player, scene: ChartScene
) -> None:
    player.press("End the day")
    assert "3 sails" in player.at(ConfirmDialog).text
    player.press("Sail on")
    assert scene.run.voyage.day == 1
    player.press("End the day")
    player.press("End the day")
    assert scene.run.voyage.day == 2
    told(player, scene)
    assert scene.shown.day == 2
    player.press("End the day")
    player.click(sure(player.at(ConfirmDialog).never))
    player.press("End the day")
    assert not player.services.settings.day_warning
    told(player, scene)
    player.press("End the day")
    assert player.top is scene
    assert scene.run.voyage.day == 4


def test_a_day_by_keys_alone(player: Player, scene: ChartScene) -> None:
    goal = free_field(scene.run, 1)
    player.tab_to(scene.spots[scene.run.voyage.fleet])
    player.tab_to(scene.spots[goal])
    player.key("enter")
    told(player, scene)
    assert scene.run.voyage.fleet == goal
    player.type("u")
    assert scene.run.voyage.fleet != goal
    assert (scene.shown.fleet.at, scene.shown.sails) == (scene.run.voyage.fleet, 3)
    player.type("n")
    player.at(ConfirmDialog)
    player.key("tab", "enter")
    told(player, scene)
    assert scene.run.voyage.day == 2


def test_the_goals_show_their_guards_from_the_first_day(player: Player, scene: ChartScene) -> None:
    for goal in scene.run.voyage.chart.goals:
        scene.widgets.focus(scene.spots[goal.hex], show=True)
        player.wait(0.1)
        words = " ".join(player.read())
        guard = sure(guard_of(scene.run.voyage, goal.hex))
        assert f"{guard.cards} cards" in words
        assert scene.shown.is_seen(goal.hex)
        assert scene.shown.marks[goal.hex].band in words.lower()


def test_a_guard_that_yields_is_asked_about(player: Player) -> None:
    run = risen(player.services)
    scene = player.show(ChartScene(player.services, run, outlooks=SampleOutlooks()), wait=0.1)
    weak = next(
        field
        for field in scene.spots
        if scene.shown.marks[field].yields and (way := way_to(run.voyage, field)) and way.today
    )
    player.click(scene.spots[weak])
    player.at(YieldDialog)
    player.press("Stay here")
    assert run.voyage.fleet != weak
    player.click(scene.spots[weak])
    gold = run.voyage.gold
    player.press("Pass it")
    assert run.voyage.fleet == weak
    assert run.voyage.gold > gold


def risen(services: Services) -> VoyageRun:
    """Return a voyage whose captain has won a fight of depth I, and is of rank 2 (R16.26)."""
    run = sample_run(services, 1, HEADER)
    weak = [guard_of(run.voyage, field) for field in run.voyage.chart.fields]
    run.submit(Sail(next(guard.field for guard in weak if guard and guard.depth == 1)))
    hand = usual_hand(run.voyage)
    run.submit(Engage(hand, proposed_names(run.voyage, hand)))
    run.submit(FightEnded("won"))
    while run.voyage.choices:
        run.submit(Choose(0))
    return run


def test_back_opens_the_pause_which_leads_to_the_rules_and_the_menu(
    player: Player, scene: ChartScene
) -> None:
    player.key("escape")
    player.at(VoyagePause)
    player.press("Rules of the voyage")
    player.at(RulebookScene)
    player.key("escape")
    assert player.top is scene
    player.key("escape")
    player.press("Sail on")
    assert player.top is scene
    player.key("escape")
    player.press("Leave (saved)")
    assert type(player.top).__name__ == "MenuScene"


def test_every_event_of_a_voyage_is_animated_and_heard() -> None:
    assert set(TELLERS) == set(get_args(VoyageEvent))


def test_the_events_of_a_day_are_told_to_their_end_with_their_sounds(
    player: Player, scene: ChartScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(player.services.sound, "effect", lambda name, **_: heard.append(name))
    first = scene.flow.tale
    scene.end_day()
    told(player, scene)
    assert scene.flow.tale not in ("", first)
    assert scene.flow.tale in player.read()
    assert {"turn_end", "turn_begin"} <= set(heard)
    assert scene.shown.banner is None
    assert scene.shown.night == 0
    assert scene.flow.news[0] == "Day 2 begins. 4 sails."
    assert scene.shown.day == 2


def test_the_voice_says_what_a_field_is_and_what_happened(
    player: Player, scene: ChartScene
) -> None:
    chart, fleet = scene.run.voyage.chart, scene.run.voyage.fleet
    assert scene.spots[chart.harbour].spoken.name == "Harbour"
    goals = [
        words for words in scene.spoken_state() if re.match("The (Wrecker|Tollmaster): ", words)
    ]
    assert len(goals) == 2
    assert all(re.search(r"\d .+ of the fleet\. Depth ", words) for words in goals)
    fog = {
        field: scene.spots[field].spoken
        for field in chart.fields
        if FieldWords(scene.services, scene.run.voyage, field).hidden
    }
    assert len({said.value for said in fog.values()}) == len(fog) > 9
    field = max(fog, key=lambda each: distance(each, fleet))
    sails = f"of the fleet, {distance(field, fleet)} sails."
    assert (fog[field].name, fog[field].value[-len(sails) :]) == ("Hidden waters", sails)
    player.click(scene.spots[free_field(scene.run, 1)])
    told(player, scene)
    assert any("2 sails left" in words for words in scene.spoken_news())
    assert scene.spoken_news() == []


def test_ending_the_day_stands_out_only_when_nothing_is_left_to_sail_for(
    player: Player, scene: ChartScene
) -> None:
    kinds = [scene.buttons.main.kind]
    scene.run.voyage = replace(scene.run.voyage, sails=0)
    scene._show()
    assert [*kinds, scene.buttons.main.kind] == ["secondary", "primary"]


def test_a_new_rank_tells_what_it_brings_before_anything_is_chosen(
    player: Player, scene: ChartScene
) -> None:
    """R16.25, R16.40: the hand, the relic, the guards that give way, and what comes next."""
    voyage = scene.run.voyage
    for rank, brings in (
        (2, ["You choose one of two small relics.", "Guards of depth I let you pass"]),
        (3, ["Your hand grows: 7 → 8 cards.", "Guards of depth II let you pass"]),
        (4, ["In each fight the first step of your Bastion to the right is left out."]),
    ):
        scene.run.voyage = voyage = replace(voyage, rank=rank)
        scene.flow.tell([RankRisen(rank, "fight")])
        told(player, scene)
        dialog = player.at(RankDialog)
        words = " ".join(player.read())
        assert all(line in words for line in brings)
        assert f"Next, rank {rank + 1}: " in words
        player.click(dialog.button)
        player.wait(0.1)
        assert player.top is scene


def test_the_cards_beside_the_chart_have_the_numbers_that_they_fight_with(
    player: Player, scene: ChartScene
) -> None:
    """R16.31, R16.51: as pack, and by what relics change."""
    voyage = scene.run.voyage
    card = next(card for card in voyage.cards if isinstance(voyage.kit[card], Creature))
    drilled = tuple(replace(each, pack=each.card == card) for each in voyage.company)
    scene.run.voyage = replace(voyage, company=drilled, relics=("padded_coats",))
    scene.shown.settle(scene.run.voyage)
    scene._show()
    assert dealt_card(scene.run.voyage, card) != voyage.kit[card]
    for member, shown in zip(scene.company.members, scene.company.shown, strict=True):
        assert shown.card == dealt_card(scene.run.voyage, member.card)


def test_the_company_is_walked_by_arrows(player: Player, scene: ChartScene) -> None:
    player.tab_to(scene.company)
    first = scene.company.spoken.thing
    player.key("right")
    assert scene.company.spoken.thing != first


def test_a_press_on_a_button_skips_what_is_told_and_presses_nothing(
    player: Player, scene: ChartScene
) -> None:
    goal = free_field(scene.run, 2)
    player.click(scene.spots[goal])
    assert scene.flow.story.busy
    player.click(scene.buttons.main)
    assert player.top is scene
    assert not scene.flow.story.busy
    assert scene.shown.fleet.at == goal
    assert scene.run.voyage.day == 1


def test_the_fleet_stops_before_a_guard_and_turns_back(
    player: Player, scene: ChartScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outlook, "play_fights", lambda fights, *_, **__: [True for _ in fights])
    voyage = scene.run.voyage
    guarded = next(
        field
        for field in scene.spots
        if (guard := guard_of(voyage, field)) and (way := way_to(voyage, field))
        if way.today >= way.sails and not guard.goal
    )
    player.click(scene.spots[guarded])
    told(player, scene)
    player.at(BeforeFightScene)
    assert scene.run.voyage.before_guard
    player.press("Turn back")
    told(player, scene)
    assert player.top is scene
    assert scene.shown.fleet.at == scene.run.voyage.fleet != guarded


def test_a_goal_that_has_sailed_away_shows_no_face(
    player: Player, scene: ChartScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    goal = scene.run.voyage.chart.goals[0].hex
    monkeypatch.setattr(shown_chart, "guard_of", lambda *_: None)
    monkeypatch.setattr(field_words, "guard_of", lambda *_: None)
    scene.shown.settle(scene.run.voyage)
    scene.widgets.focus(scene.spots[goal], show=True)
    player.wait(0.1)
    assert scene.shown.marks[goal].gone
    assert "Sailed away" in player.read()


def test_a_press_on_the_harbour_that_the_fleet_lies_in_opens_the_muster(player: Player) -> None:
    run = sample_run(player.services, 1, HEADER)
    scene = player.show(ChartScene(player.services, run, outlooks=SampleOutlooks()), wait=0.1)
    player.click(scene.spots[run.voyage.chart.harbour])
    player.at(MusterScene)
