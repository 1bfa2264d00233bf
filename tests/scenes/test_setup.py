from dataclasses import replace

import pytest

from game.kit import PointerMoved
from game.play import load_settings
from game.rules import LEFT, RIGHT, SIDE_NAMES, State
from game.scenes import MenuScene, SetupScene, TossScene
from game.scenes.card_preview import explained
from game.scenes.deck_row import FREE, OWN, TAKEN

from .table import Player


@pytest.fixture
def setup(player: Player) -> SetupScene:
    scene = SetupScene(player.desk)
    player.stage.push(scene)
    return scene


def tab_to(player: Player, scene: SetupScene, widget: object) -> None:
    for _ in range(len(scene.widgets.widgets)):
        if scene.widgets.focused is widget:
            return
        player.key("tab")
    raise AssertionError("the widget is out of the keyboard's reach")


def test_from_the_menu_to_the_toss_with_the_keyboard_alone(player: Player) -> None:
    player.stage.push(MenuScene(player.desk))
    player.key("enter")
    scene = player.top
    assert isinstance(scene, SetupScene)
    tab_to(player, scene, scene.names[LEFT])
    player.type("Ada")
    tab_to(player, scene, scene.names[RIGHT])
    player.type("Bo B")
    player.key("backspace", "backspace")
    tab_to(player, scene, scene.plates[2][LEFT])
    player.key("space")
    tab_to(player, scene, scene.plates[0][RIGHT])
    player.key("enter")
    tab_to(player, scene, scene.begin_button)
    player.key("enter")
    assert isinstance(player.top, TossScene)
    assert player.top.names == ("Ada", "Bo")
    settings, problem = load_settings()
    assert problem is None
    assert settings.names == ("Ada", "Bo")
    assert settings.decks == ("3", "1")


def test_every_widget_is_in_reach_of_the_arrow_keys(player: Player, setup: SetupScene) -> None:
    seen = {id(setup.widgets.focused)}
    frontier = [setup.widgets.focused]
    while frontier:
        here = frontier.pop()
        for way in ("up", "down", "left", "right"):
            setup.widgets.focus(here)
            for _ in range(9):
                player.key(way)
                if setup.widgets.focused is not here:
                    break
            if id(setup.widgets.focused) not in seen:
                seen.add(id(setup.widgets.focused))
                frontier.append(setup.widgets.focused)
    assert seen == {id(widget) for widget in setup.widgets.widgets}


def test_the_hands_hold_the_decks_that_were_taken(player: Player, setup: SetupScene) -> None:
    player.click(setup.plates[3][LEFT])
    player.press("To the bridges")
    assert isinstance(player.top, TossScene)
    state = player.top.match.state
    assert isinstance(state, State)
    for side, deck in ((LEFT, 3), (RIGHT, 1)):
        cards = {card.id for card in player.desk.content.decks[deck].cards}
        assert {card.id for card in state.sides[side].hand} == cards


def test_a_deck_taken_is_shown_and_refused_to_the_other(player: Player, setup: SetupScene) -> None:
    assert setup.taken == [0, 1]
    assert setup.plates[0][LEFT].state == OWN
    assert setup.plates[0][RIGHT].state == TAKEN
    assert setup.plates[2][RIGHT].state == FREE
    player.click(setup.plates[0][RIGHT])
    assert setup.taken == [0, 1]
    assert setup.message == (
        "Player one holds Hammer and Hearth. Take another deck, or let Player one choose anew."
    )
    player.click(setup.plates[2][LEFT])
    assert setup.message == ""
    player.click(setup.plates[0][RIGHT])
    assert setup.taken == [2, 0]


def test_two_players_of_one_name_are_asked_to_change_it(player: Player, setup: SetupScene) -> None:
    for field in setup.names:
        player.click(field)
        player.type("Ada")
    player.click(setup.begin_button)
    assert player.top is setup
    assert "one name" in setup.message


def test_names_and_decks_of_last_time_are_there_again(player: Player) -> None:
    settings = replace(player.desk.settings, names=("Ada", "Bo"), decks=("4", "2"))
    player.desk.settings = settings
    scene = SetupScene(player.desk)
    assert scene.taken == [3, 1]
    assert [field.text for field in scene.names] == ["Ada", "Bo"]


@pytest.mark.parametrize("decks", [("", ""), ("4", "4"), ("1", "gone")])
def test_decks_that_do_not_go_together_give_way(player: Player, decks: tuple[str, str]) -> None:
    player.desk.settings = replace(player.desk.settings, decks=decks)
    assert SetupScene(player.desk).taken == [0, 1]


def test_an_empty_name_is_the_side_s_own(player: Player, setup: SetupScene) -> None:
    player.click(setup.names[LEFT])
    player.type("   ")
    player.click(setup.begin_button)
    assert isinstance(player.top, TossScene)
    assert player.top.match.seats[LEFT].name == player.desk.say(f"setup.player_{SIDE_NAMES[LEFT]}")


def test_a_card_pointed_at_is_shown_large(player: Player, setup: SetupScene) -> None:
    row = setup.rows[2]
    row.index = 4
    player.stage.handle(PointerMoved(row.shown_rect.center))
    assert setup.preview.card is row.cards[4]
    assert row.lit
    player.stage.handle(PointerMoved(setup.back_button.rect.center))
    assert setup.preview.card is None
    assert not row.lit


def test_the_keyboard_goes_from_card_to_card(player: Player, setup: SetupScene) -> None:
    row = setup.rows[1]
    tab_to(player, setup, row)
    player.key("right", "right")
    assert setup.preview.card is row.cards[2]


def test_an_aura_is_explained_with_what_it_lends(player: Player) -> None:
    content = player.desk.content
    text = explained(content.strings, content.cards["machine"])
    paragraphs = text.split("\n\n")
    starts = [paragraph.split(":")[0] for paragraph in paragraphs]
    assert starts == ["Indestructible", "Aura", "Protection"]


def test_a_match_that_cannot_be_saved_is_not_begun(player: Player, setup: SetupScene) -> None:
    player.desk.store.folder.write_text("a file where the folder should be")
    player.click(setup.begin_button)
    assert player.top is setup
    assert "cannot be saved" in setup.message
