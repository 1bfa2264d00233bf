from dataclasses import replace

import pytest

from game.kit import Viewport, active_context
from game.play import DUEL, SOLO, Seat, Settings, as_characters, even_pair, load_settings
from game.rules import FIRST, LATER, LEFT, RIGHT, Terms
from game.scenes import MatchScene, MenuScene
from game.scenes.common import AGAINST_COMPUTER, AGAINST_FRIEND, AGAINST_HORDE, player_names
from game.scenes.new_match.new_match_scene import NewMatchScene
from game.scenes.new_match.rare_choices import SIDES
from game.scenes.printed_decks.printed_decks_scene import PrintedDecksScene
from game.scenes.setup.coin_toss_scene import CoinTossScene
from game.scenes.setup.setup_step import SetupStep
from tests.amounts import paired
from tests.certain import sure

from ..table import Player


@pytest.fixture
def start(player: Player) -> NewMatchScene:
    return player.show(NewMatchScene(player.services))


@pytest.fixture
def couch(player: Player, start: NewMatchScene) -> NewMatchScene:
    """The same, with a friend at the screen."""
    scene = NewMatchScene(player.services, AGAINST_FRIEND)
    player.stack.replace(scene)
    return scene


def planned(player: Player) -> tuple[Terms, tuple[Seat, Seat]]:
    """Return terms and seats of the match that has begun."""
    match = player.stack.scenes[0].match  # type: ignore[attr-defined]
    return match.record.header.terms, match.seats


def test_from_the_menu_to_the_first_turn_with_the_keyboard_alone(player: Player) -> None:
    player.stack.push(MenuScene(player.services))
    player.key("down", "enter", "down", "enter")
    scene = player.at(NewMatchScene)
    player.tab_to(scene.seats.players[LEFT].field)
    player.type("Ada")
    player.tab_to(scene.seats.players[RIGHT].field)
    player.type("Bo B")
    player.key("backspace", "backspace")
    player.tab_to(scene.rare.bar)
    player.key("space")
    player.tab_to(scene.rare.editions["later"])
    player.key("space")
    player.tab_to(scene.begin_button)
    player.key("enter")
    assert isinstance(player.top, PrintedDecksScene)
    assert planned(player) == (Terms(edition=LATER), (Seat("Ada"), Seat("Bo")))
    player.key("enter")
    assert isinstance(player.top, CoinTossScene)
    player.key("enter")
    player.wait(1)
    player.key("enter")
    assert player.at(MatchScene).view.names == ("Ada", "Bo")


@pytest.mark.parametrize("keys", [True, False])
def test_a_quick_solo_match_is_four_steps_away(player: Player, keys: bool) -> None:
    player.stack.push(MenuScene(player.services))
    if keys:
        player.key("down", "enter", *["down"] * 4, "enter", "enter", "enter")
    else:
        for words in ("New game", "Solo against the Horde", "Begin", "Start match"):
            player.press(words)
    assert isinstance(player.top, MatchScene)
    assert planned(player) == (Terms(solo=True), (Seat(), Seat("", "ai-deck")))
    assert player.top.state.solo


def test_the_computer_is_the_forgetful_one_at_first(start: NewMatchScene) -> None:
    assert start.rival == AGAINST_COMPUTER
    assert start.plan.seats == ("person", "computer")
    assert start.plan.strengths[RIGHT] == "forgetful"


def test_every_step_of_strength_has_its_name_on_it_and_is_large_enough(
    start: NewMatchScene,
) -> None:
    ladder = start.seats.players[RIGHT].strength
    assert ladder.visible
    assert len(ladder.options) == 8
    for index in range(8):
        step = ladder._segment(index)
        assert step.width >= 80
        assert step.height >= 44


def test_what_is_rare_is_folded_away_and_told(player: Player, start: NewMatchScene) -> None:
    rare = start.rare
    assert not rare.sides.visible
    assert not any(card.visible for card in rare.editions.values())
    assert rare.bar.values == "First edition · you play on the left"
    player.click(rare.bar)
    player.click(rare.editions["later"])
    player.tab_to(rare.sides)
    player.key("right")
    player.draw()
    player.click(rare.bar)
    assert rare.bar.values == "Later edition · you play on the right"
    assert not rare.sides.visible
    player.draw()


@pytest.mark.parametrize(
    ("form", "edition"), paired(["preconstructed", "draft", "constructed"], ["first", "later"])
)
def test_every_duel_can_be_planned(
    player: Player, couch: NewMatchScene, form: str, edition: str
) -> None:
    player.click(couch.forms[form])
    player.click(couch.rare.bar)
    player.click(couch.rare.editions[edition])
    player.draw()
    player.press("Begin")
    terms = Terms(form, edition=FIRST if edition == "first" else LATER)
    assert planned(player) == (terms, (Seat(), Seat()))
    player.draw()


@pytest.mark.parametrize("form", ["preconstructed", "draft"])
@pytest.mark.parametrize("horde", ["quick", "custom"])
def test_every_solo_match_can_be_planned(player: Player, form: str, horde: str) -> None:
    start = player.show(NewMatchScene(player.services, AGAINST_HORDE))
    player.click(start.forms[form])
    player.click(start.hordes[horde])
    player.draw()
    player.press("Begin")
    assert planned(player)[0] == Terms(form, solo=True, custom=horde == "custom")


@pytest.mark.parametrize("side", [LEFT, RIGHT])
def test_the_computer_may_sit_on_either_side(
    player: Player, start: NewMatchScene, side: int
) -> None:
    player.click(start.rare.bar)
    player.tab_to(start.rare.sides)
    player.key("right" if side == LEFT else "left")
    assert not start.seats.players[side].field.visible
    player.draw()
    player.press("Begin")
    _, seats = planned(player)
    assert seats[side] == Seat("", "computer", strength="forgetful", character="osk")
    assert seats[1 - side] == Seat()
    assert player.at(PrintedDecksScene).names[side] == "Brother Osk"


def test_an_empty_name_says_what_its_player_is_called(player: Player, start: NewMatchScene) -> None:
    assert start.seats.players[LEFT].field.placeholder == "You"
    start.choose(seats=("person", "person"))
    assert [field.placeholder for field in (seat.field for seat in start.seats.players)] == [
        "Player one",
        "Player two",
    ]


def test_a_computer_s_strength_is_climbed_to(player: Player, start: NewMatchScene) -> None:
    ladder = start.seats.players[RIGHT].strength
    player.tab_to(ladder)
    player.key("right", "right", "right")
    assert start.plan.strengths == ("forgetful", "two_turns")
    player.click_at(ladder._segment(4).center)
    assert start.plan.strengths[RIGHT] == "greedy"
    player.command("end", "right")
    assert start.plan.strengths[RIGHT] == "master"
    player.draw()
    player.press("Begin")
    assert planned(player)[1] == as_characters((Seat(), Seat("", "computer", strength="master")))
    assert player.services.settings.strengths == ("forgetful", "master")


def test_the_screen_is_called_by_its_rival_and_none_changes_the_computer_s_strength(
    player: Player,
) -> None:
    player.show(NewMatchScene(player.services)).choose_strength(RIGHT, "deep")
    for rival in (AGAINST_FRIEND, AGAINST_HORDE, AGAINST_COMPUTER):
        scene = NewMatchScene(player.services, rival)
        player.stack.replace(scene)
        assert scene.rival == rival
        assert scene.title == player.services.translate(f"menu.{rival}")
        shown = [seat.strength.visible for seat in scene.seats.players]
        assert shown == {AGAINST_HORDE: [False], AGAINST_FRIEND: [False, False]}.get(
            rival, [False, True]
        )
        player.draw()
    assert scene.plan.strengths[RIGHT] == "deep"


def test_everything_is_remembered(player: Player, start: NewMatchScene) -> None:
    start.choose(form="draft")
    start.choose_strength(RIGHT, "deep")
    start.choose(edition="later", names=("Ada", "Bo"))
    player.press("Begin")
    start = NewMatchScene(player.services, AGAINST_HORDE)
    player.stack.clear_to(start)
    start.choose(custom=True)
    start.choose(solo_form="draft")
    player.press("Begin")
    expected = Settings(
        end_warning=False,
        names=("Ada", "Bo"),
        mode=SOLO,
        form="draft",
        solo_form="draft",
        custom=True,
        edition="later",
        seats=("person", "computer"),
        strengths=("forgetful", "deep"),
    )
    assert load_settings() == (expected, None)
    assert player.services.settings == expected
    again = NewMatchScene(player.services)
    assert again.plan == replace(expected, mode=DUEL)
    assert [field.text for field in (seat.field for seat in again.seats.players)] == ["Ada", "Bo"]
    assert again.forms["draft"].chosen
    assert again.rare.editions["later"].chosen


def test_what_is_left_with_back_is_remembered(player: Player, couch: NewMatchScene) -> None:
    couch.choose(form="draft")
    player.key("escape")
    assert isinstance(player.top, MenuScene)
    settings, _ = load_settings()
    assert (settings.form, settings.seats) == ("draft", ("person", "person"))
    assert NewMatchScene(player.services).forms["draft"].chosen


def test_options_changed_meanwhile_are_kept(player: Player, start: NewMatchScene) -> None:
    player.services.settings = replace(player.services.settings, screen="fullscreen")
    player.press("Begin")
    assert player.services.settings.screen == "fullscreen"


def test_two_players_of_one_name_are_asked_to_change_it(
    player: Player, couch: NewMatchScene
) -> None:
    for field in (seat.field for seat in couch.seats.players):
        player.click(field)
        player.type("Ada")
    player.click(couch.begin_button)
    assert player.top is couch
    assert " name" in couch.message
    player.draw()


def test_an_empty_name_is_the_side_s_own(player: Player, couch: NewMatchScene) -> None:
    player.click(couch.seats.players[LEFT].field)
    player.type("   ")
    player.click(couch.begin_button)
    assert player.at(PrintedDecksScene).names == ("Player one", "Player two")


def test_a_match_that_cannot_be_saved_is_not_begun(player: Player, start: NewMatchScene) -> None:
    player.services.store.folder.write_text("a file where the folder should be")
    player.click(start.begin_button)
    assert player.top is start
    assert "can’t be saved" in start.message


def test_an_edition_s_rule_for_drafts_stands_back_elsewhere(
    player: Player, start: NewMatchScene
) -> None:
    later = start.rare.editions["later"]
    assert later.idle == {2}
    player.click(start.forms["draft"])
    assert later.idle == set()
    assert NewMatchScene(player.services, AGAINST_HORDE).rare.editions["later"].idle == {2}


def test_a_step_that_is_left_lets_go_of_its_match(player: Player, start: NewMatchScene) -> None:
    player.press("Begin")
    player.at(SetupStep)
    player.stack.clear_to(MenuScene(player.services))
    assert player.at(MenuScene).record is not None


def test_names_are_told_without_letters_that_the_face_lacks(player: Player) -> None:
    seats = Seat("Ada \U0001f600"), Seat("\U0001f600")
    assert player_names(player.services, seats) == ("Ada", "Player two")


def test_the_even_decks_are_offered_where_they_are_chosen(
    player: Player, couch: NewMatchScene
) -> None:
    player.click(couch.rare.bar)
    player.tab_to(couch.rare.deck_sets)
    player.key("right")
    assert couch.rare.summary(couch.plan).endswith("even decks")
    player.click(couch.begin_button)
    scene = player.at(PrintedDecksScene)
    even = player.services.content.even_decks
    assert [row.words.name for row in scene.rows] == [
        player.services.translate(f"decks.{deck.id}.name") for deck in even
    ]
    settings, problem = load_settings()
    assert problem is None
    assert settings.deck_set == "even"
    player.click(scene.begin_button)
    state = sure(scene.match.state)
    hands = [{card.id for card in side.hand} for side in state.sides]
    assert hands == [{card.id for card in even[number].cards} for number in even_pair(even)]


def test_even_decks_are_a_matter_of_duels_with_starter_decks(
    player: Player, start: NewMatchScene
) -> None:
    start.choose(deck_set="even")
    player.click(start.rare.bar)
    assert start.rare.deck_sets.visible
    player.click(start.forms["draft"])
    assert not start.rare.deck_sets.visible
    assert "even decks" not in start.rare.summary(start.plan)
    solo = NewMatchScene(player.services, AGAINST_HORDE)
    player.stack.replace(solo)
    player.click(solo.rare.bar)
    assert not solo.rare.deck_sets.visible
    assert "even decks" not in solo.rare.summary(solo.plan)
    player.click(solo.begin_button)
    assert player.at(PrintedDecksScene).takers.decks == player.services.content.decks


@pytest.mark.parametrize("rtl", [False, True])
def test_the_left_side_is_offered_at_the_left_of_the_right_one(rtl: bool, player: Player) -> None:
    active_context().set_direction(rtl)
    start = player.show(NewMatchScene(player.services))
    start.rare.bar.activate()
    player.tab_to(start.rare.sides)
    assert start.plan.seats == SIDES["left"]
    # The keys go the way in which they point, whichever way one reads.
    player.key("right")
    assert start.plan.seats == SIDES["right"]
    assert start.rare.bar.values == "First edition · you play on the right"
    player.key("left")
    assert start.plan.seats == SIDES["left"]


@pytest.mark.parametrize(
    ("size", "scale"), paired([(1280, 720), (1280, 800), (1920, 1080)], [None, 0.75])
)
def test_title_and_buttons_stay_at_what_is_chosen_from(
    size: tuple[int, int], scale: float | None, start: NewMatchScene
) -> None:
    start.stack.resize(Viewport.of(size, scale))
    title = start._page.header
    assert title.y >= 0
    first, last = sure(start.body).boxes[0].area, start.rare.bar.rect
    assert abs(first.top - title.bottom) < 40
    assert 0 <= start.begin_button.rect.top - last.bottom < 60
    start.rare.bar.activate()
    assert not start.rare.bar.folded
    assert start._page.header == title
