"""The tips of a first voyage: told once, where they are needed, put away by a press."""

import pytest

from game.content import load_strings
from game.kit import Look, active_context
from game.scenes.options.options_scene import OptionsScene
from game.scenes.voyage.before_fight.before_fight_scene import BeforeFightScene
from game.scenes.voyage.chart.chart_examples import SampleOutlooks, next_deed, whole_run
from game.scenes.voyage.chart.field_words import deed_at, way_to
from game.scenes.voyage.chart_scene import ChartScene
from game.scenes.voyage.muster.muster_scene import MusterScene
from game.scenes.voyage.parts.voyage_examples import new_run, run_until
from game.scenes.voyage.parts.voyage_tip import GUIDE, WHOLE_TIPS, tell_whole
from game.voyage import Choose, GiveUp, Sail, TurnBack, TurnUp, Voyage, apply, guard_of, legal_deeds

from ..table import Player

pytestmark = pytest.mark.settings(first_tips=True)


def free(voyage: Voyage) -> bool:
    return not voyage.choices and not voyage.before_guard and voyage.fight is None


def chart(player: Player) -> ChartScene:
    run = run_until(player.services, free)
    return player.show(ChartScene(player.services, run, outlooks=SampleOutlooks()), wait=0.5)


def first_day(player: Player, seed: int = 27) -> ChartScene:
    run = new_run(player.services, seed=seed)
    run.submit(Choose(0))
    return player.show(ChartScene(player.services, run, outlooks=SampleOutlooks()), wait=0.5)


def test_the_first_day_is_led_by_the_hand(player: Player) -> None:
    scene = first_day(player)
    assert scene.tip.key == "chart"
    assert scene.tip.words.startswith(f"1 of {len(GUIDE)} · ")
    assert scene.tip.words in player.read()
    player.tab_to(scene.tip)
    player.key("enter")
    assert (scene.tip.key, scene.tip.number) == ("sail", 2)
    # A step that is not due yet is passed over, and comes once it is.
    for deed, then in ((to_fog, "turn_up"), (lambda voyage: turning(voyage)[0], "take")):
        scene.flow.submit(deed(scene.run.voyage))
        player.wait(4)
        assert scene.tip.key == then


def to_fog(voyage: Voyage) -> Sail:
    """Return the way to a free field beside hidden waters."""
    sails = [deed for deed in legal_deeds(voyage) if isinstance(deed, Sail)]
    free = [deed for deed in sails if not guard_of(voyage, deed.field)]
    return next(deed for deed in free if turning(apply(voyage, deed)[0]))


def turning(voyage: Voyage) -> list[TurnUp]:
    return [deed for deed in legal_deeds(voyage) if isinstance(deed, TurnUp)]


def test_the_first_day_can_be_skipped_and_is_led_once(player: Player) -> None:
    scene = first_day(player)
    player.click(scene.skip)
    assert not scene.tip.visible
    assert not scene.skip.visible
    assert not chart(player).tip.visible


def test_nobody_who_has_sailed_before_is_led(player: Player) -> None:
    run = new_run(player.services, seed=5)
    run.submit(GiveUp())
    run.close()
    scene = first_day(player)
    assert (scene.tip.key, scene.tip.number) == ("chart", 0)
    player.tab_to(scene.tip)
    player.key("enter")
    assert not scene.tip.visible
    assert chart(player).tip.key != "chart"


def test_the_end_of_the_day_is_told_when_no_sails_are_left(player: Player) -> None:
    run = run_until(player.services, lambda voyage: free(voyage) and voyage.sails == 0)
    scene = player.show(ChartScene(player.services, run, outlooks=SampleOutlooks()), wait=0.5)
    assert scene.tip.key == "day"


@pytest.mark.parametrize("growth", [1.0, 2.0])
def test_the_tip_of_the_chart_covers_no_field_and_goes_with_the_first_sail(
    player: Player, growth: float
) -> None:
    active_context().look = Look(text=growth)
    scene = chart(player)
    fields = [spot.rect for spot in scene.spots.values()]
    assert scene.tip.visible
    assert scene.tip.rect.collidelist(fields) < 0
    sails = scene.run.voyage.sails
    ways = {field: way_to(scene.run.voyage, field) for field in scene.spots}
    scene.press_field(
        next(field for field, way in ways.items() if way and way.sails == 1 and not way.met)
    )
    player.wait(8.0)
    assert scene.run.voyage.sails < sails
    assert scene.tip.key != "chart"


def test_the_tip_of_the_muster_covers_no_button_in_large_texts(player: Player) -> None:
    active_context().look = Look(text=2.0)
    scene = player.show(MusterScene(player.services, new_run(player.services)), wait=0.1)
    others = [widget.rect for widget in scene.widgets.widgets if widget is not scene.tip]
    assert scene.tip.visible
    assert scene.tip.rect.collidelist(others) < 0
    high = scene.page_height(player.stack.view)
    scene.tip.put_away()
    assert scene.page_height(player.stack.view) < high


def test_a_first_whole_chart_tells_its_four_tips_once_each(player: Player) -> None:
    run = whole_run(player.services, "crown", 1)
    told: list[str] = []
    for _ in range(30):
        scene = player.show(ChartScene(player.services, run, outlooks=SampleOutlooks()), wait=0.1)
        if scene.tip.visible:
            told.append(scene.tip.key)
            fields = [spot.rect for spot in scene.spots.values()]
            assert scene.tip.rect.collidelist(fields) < 0
            player.click(scene.tip)
            assert not scene.tip.visible
        run.submit(next_deed(run.voyage))
    assert sorted(told) == sorted(tip.key for tip in WHOLE_TIPS)


def test_a_step_of_the_day_goes_as_soon_as_it_is_done(player: Player) -> None:
    """Not when the fleet has arrived: what is told meanwhile is no advice any more."""
    scene = first_day(player)
    assert scene.tip.key == "chart"
    scene.press_field(to_fog(scene.run.voyage).field)
    assert scene.flow.story.busy
    assert not scene.tip.visible
    player.wait(4)
    assert scene.tip.key == "turn_up"


def test_the_tip_about_hidden_waters_goes_once_some_are_turned_up(player: Player) -> None:
    run = whole_run(player.services, "crown", 1)
    while not turning(run.voyage):
        run.submit(next_deed(run.voyage))
    scene = player.show(ChartScene(player.services, run, outlooks=SampleOutlooks()), wait=0.1)
    scene.tip.learn(*(tip.key for tip in WHOLE_TIPS if tip.key != "whole_waters"))
    scene.tip.put_away()
    tell_whole(scene.tip, lambda: run.voyage)
    assert scene.tip.key == "whole_waters"
    turns = turning(run.voyage)
    scene.press_field(next(each for each in scene.spots if deed_at(run.voyage, each) in turns))
    assert not scene.tip.visible


@pytest.mark.settings(first_tips=False)
def test_nobody_is_told_who_wants_no_tips(player: Player) -> None:
    assert not chart(player).tip.visible


def test_tips_that_are_switched_on_anew_are_told_anew(player: Player) -> None:
    run = new_run(player.services)
    assert MusterScene(player.services, run).tip.key == "muster"
    assert not MusterScene(player.services, run).tip.key
    options = player.show(OptionsScene(player.services))
    options.change(first_tips=False)
    options.change(first_tips=True)
    assert MusterScene(player.services, run).tip.key == "muster"


@pytest.mark.parametrize("language", ["en", "uk", "ru", "fr", "eo", "he"])
def test_a_tip_beside_a_title_lies_in_the_window(player: Player, language: str) -> None:
    player.services.speak(load_strings(language))
    run = run_until(player.services, lambda voyage: voyage.before_guard)
    for scene in (BeforeFightScene(player.services, run), MusterScene(player.services, run)):
        player.show(scene)
        assert scene.tip.visible
        assert scene.tip.rect.y >= 0


@pytest.mark.parametrize("language", ["en", "uk", "ru", "fr", "eo", "he"])
def test_the_first_fight_s_button_is_in_the_window_below_the_tip(
    player: Player, language: str
) -> None:
    player.services.speak(load_strings(language))
    scene = first_day(player)
    run = scene.run
    run.submit(next(deed for deed in legal_deeds(run.voyage) if guarded(run.voyage, deed)))
    before = player.show(BeforeFightScene(player.services, run))
    assert before.tip.number
    assert before.begin_button.rect.bottom <= player.stack.view.height


def test_no_step_comes_again_when_the_fleet_turns_back(player: Player) -> None:
    run = first_day(player).run
    run.submit(next(deed for deed in legal_deeds(run.voyage) if guarded(run.voyage, deed)))
    before = player.show(BeforeFightScene(player.services, run)).tip.number
    run.submit(TurnBack())
    tip = player.show(ChartScene(player.services, run, outlooks=SampleOutlooks()), wait=0.5).tip
    assert tip.key not in ("chart", "sail", "take")
    assert not tip.visible or tip.number >= before


def guarded(voyage: Voyage, deed: object) -> bool:
    """Tell whether a deed sails to a guard."""
    return isinstance(deed, Sail) and guard_of(voyage, deed.field) is not None
