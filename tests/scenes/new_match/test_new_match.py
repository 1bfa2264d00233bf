from dataclasses import replace

import pytest

from game.play import DUEL, SOLO, Seat, Settings, load_settings
from game.rules import FIRST, LATER, LEFT, RIGHT, Terms
from game.scenes import (
    CoinTossScene,
    MatchScene,
    MenuScene,
    NewMatchScene,
    PrintedDecksScene,
)
from game.scenes.common.player_names import player_names
from game.scenes.setup.setup_step import SetupStep

from ..table import Player


@pytest.fixture
def start(player: Player) -> NewMatchScene:
    scene = NewMatchScene(player.services)
    player.stack.push(scene)
    return scene


def planned(player: Player) -> tuple[Terms, tuple[Seat, Seat]]:
    """Return terms and seats of the match that has begun."""
    found = [getattr(scene, "match", None) for scene in player.stack.scenes]
    match = found[0]
    assert match is not None
    return match.record.header.terms, match.seats


def test_from_the_menu_to_the_first_turn_with_the_keyboard_alone(player: Player) -> None:
    player.stack.push(MenuScene(player.services))
    player.key("enter")
    scene = player.top
    assert isinstance(scene, NewMatchScene)
    player.tab_to(scene.seats.names[LEFT])
    player.type("Ada")
    player.tab_to(scene.seats.names[RIGHT])
    player.type("Bo B")
    player.key("backspace", "backspace")
    player.tab_to(scene.editions["later"])
    player.key("space")
    player.tab_to(scene.begin_button)
    player.key("enter")
    assert isinstance(player.top, PrintedDecksScene)
    assert planned(player) == (Terms(edition=LATER), (Seat("Ada"), Seat("Bo")))
    player.key("enter")
    assert isinstance(player.top, CoinTossScene)
    player.key("enter", "enter")
    assert isinstance(player.top, MatchScene)
    assert player.top.view.names == ("Ada", "Bo")


def test_from_the_menu_to_the_first_turn_with_the_pointer_alone(player: Player) -> None:
    player.stack.push(MenuScene(player.services))
    player.press("Duel")
    player.press("Begin")
    player.press("Start match")
    toss = player.top
    assert isinstance(toss, CoinTossScene)
    player.wait(2.5)
    player.press("Continue")
    assert isinstance(player.top, MatchScene)


@pytest.mark.parametrize("keys", [True, False])
def test_a_quick_solo_match_is_three_steps_away(player: Player, keys: bool) -> None:
    player.stack.push(MenuScene(player.services))
    if keys:
        player.key("right", "enter", "enter", "enter")
    else:
        for words in ("Solo", "Begin", "Start match"):
            player.press(words)
    assert isinstance(player.top, MatchScene)
    assert planned(player) == (Terms(solo=True), (Seat(), Seat("", "ai-deck")))
    assert player.top.state.solo


@pytest.mark.parametrize("solo", [False, True])
def test_every_widget_is_in_reach_of_the_arrow_keys(player: Player, solo: bool) -> None:
    scene = NewMatchScene(player.services, solo)
    player.stack.push(scene)
    shown = {id(widget) for widget in scene.widgets.widgets if widget.visible}
    # On the way seats become the computer's, and their strengths come into sight.
    ladders = {id(ladder) for ladder in scene.seats.strengths if not solo}
    assert player.reached_by_arrows() == shown | ladders


@pytest.mark.parametrize("form", ["preconstructed", "draft", "constructed"])
@pytest.mark.parametrize("edition", ["first", "later"])
def test_every_duel_can_be_planned(
    player: Player, start: NewMatchScene, form: str, edition: str
) -> None:
    player.click(start.forms[form])
    player.click(start.editions[edition])
    player.draw()
    player.press("Begin")
    terms = Terms(form, edition=FIRST if edition == "first" else LATER)
    assert planned(player) == (terms, (Seat(), Seat()))
    player.draw()


@pytest.mark.parametrize("form", ["preconstructed", "draft"])
@pytest.mark.parametrize("horde", ["quick", "custom"])
def test_every_solo_match_can_be_planned(
    player: Player, start: NewMatchScene, form: str, horde: str
) -> None:
    player.click(start.modes[SOLO])
    player.click(start.solo_forms[form])
    player.click(start.hordes[horde])
    player.draw()
    player.press("Begin")
    terms = Terms(form, solo=True, custom=horde == "custom")
    assert planned(player)[0] == terms


@pytest.mark.parametrize("side", [LEFT, RIGHT])
def test_the_computer_may_sit_on_either_side(
    player: Player, start: NewMatchScene, side: int
) -> None:
    switch = start.seats.switches[side]
    player.tab_to(switch)
    player.key("right")
    assert not start.seats.names[side].visible
    player.draw()
    player.press("Begin")
    _, seats = planned(player)
    assert seats[side] == Seat("", "computer", strength="careless")
    assert seats[1 - side] == Seat()
    assert isinstance(player.top, PrintedDecksScene)
    assert player.top.names[side] == ("Ferryman", "Toll-keeper")[side]


def test_a_computer_s_strength_is_climbed_to(player: Player, start: NewMatchScene) -> None:
    ladder = start.seats.strengths[RIGHT]
    assert not ladder.visible
    start.choose_seat(RIGHT, "computer")
    player.tab_to(ladder)
    player.key("right", "right")
    assert start.plan.strengths == ("careless", "two_turns")
    player.click(ladder)
    assert start.plan.strengths[RIGHT] == "greedy"
    player.command("end", "right")
    assert start.plan.strengths[RIGHT] == "master"
    player.draw()
    player.press("Begin")
    assert planned(player)[1] == (Seat(), Seat("", "computer", strength="master"))
    assert player.services.settings.strengths == ("careless", "master")


def test_everything_is_remembered(player: Player, start: NewMatchScene) -> None:
    start.choose(form="draft")
    start.choose_seat(RIGHT, "computer")
    start.choose_strength(RIGHT, "deep")
    start.choose(edition="later", names=("Ada", "Bo"))
    player.press("Begin")
    start = NewMatchScene(player.services, solo=True)
    player.stack.clear_to(start)
    start.choose(custom=True)
    start.choose(solo_form="draft")
    player.press("Begin")
    settings, problem = load_settings()
    assert problem is None
    assert settings == player.services.settings
    expected = Settings(
        names=("Ada", "Bo"),
        mode=SOLO,
        form="draft",
        solo_form="draft",
        custom=True,
        edition="later",
        seats=("person", "computer"),
        strengths=("careless", "deep"),
    )
    assert settings == expected
    again = NewMatchScene(player.services)
    assert again.plan == replace(expected, mode=DUEL)
    assert [field.text for field in again.seats.names] == ["Ada", "Bo"]
    assert again.forms["draft"].chosen
    assert again.editions["later"].chosen


def test_what_is_left_with_back_is_not_remembered(player: Player, start: NewMatchScene) -> None:
    start.choose(form="draft")
    player.key("escape")
    assert isinstance(player.top, MenuScene)
    assert player.services.settings == Settings()


def test_options_changed_meanwhile_are_kept(player: Player, start: NewMatchScene) -> None:
    player.services.settings = replace(player.services.settings, fullscreen=True)
    player.press("Begin")
    assert player.services.settings.fullscreen


def test_two_players_of_one_name_are_asked_to_change_it(
    player: Player, start: NewMatchScene
) -> None:
    for field in start.seats.names:
        player.click(field)
        player.type("Ada")
    player.click(start.begin_button)
    assert player.top is start
    assert "the same name" in start.message
    player.draw()


def test_an_empty_name_is_the_side_s_own(player: Player, start: NewMatchScene) -> None:
    player.click(start.seats.names[LEFT])
    player.type("   ")
    player.click(start.begin_button)
    assert isinstance(player.top, PrintedDecksScene)
    assert player.top.names == ("Player one", "Player two")


def test_a_match_that_cannot_be_saved_is_not_begun(player: Player, start: NewMatchScene) -> None:
    player.services.store.folder.write_text("a file where the folder should be")
    player.click(start.begin_button)
    assert player.top is start
    assert "cannot be saved" in start.message


def test_an_edition_s_rule_for_drafts_stands_back_elsewhere(
    player: Player, start: NewMatchScene
) -> None:
    later = start.editions["later"]
    assert later.idle == {2}
    player.click(start.forms["draft"])
    assert later.idle == set()
    player.click(start.modes[SOLO])
    assert later.idle == {2}


def test_a_step_that_is_left_lets_go_of_its_match(player: Player, start: NewMatchScene) -> None:
    player.press("Begin")
    scene = player.top
    assert isinstance(scene, SetupStep)
    player.stack.clear_to(MenuScene(player.services))
    assert isinstance(player.top, MenuScene)
    assert player.top.record is not None


def test_names_are_told_without_letters_that_the_face_lacks(player: Player) -> None:
    seats = Seat("Ada \U0001f600"), Seat("\U0001f600")
    assert player_names(player.services, seats) == ("Ada", "Player two")
