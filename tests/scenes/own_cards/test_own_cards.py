"""The page of the player's own cards, and a match with them from the first screen to the last."""

import shutil
from dataclasses import replace
from random import Random
from unittest.mock import Mock

import pygame
import pytest

from game import paths
from game.board import card_face, explanations, hand_card, own_card_note
from game.board.cards.card_art import custom_art
from game.board.cards.emblem import SIZE, emblem
from game.content import load_custom, write_example
from game.kit import Canvas, Command
from game.play import SPEED_INSTANT, read_record
from game.play.records.replay_check import check
from game.rules import Draft
from game.scenes import MenuScene, ResultsScene, Services
from game.scenes.decks.deck_library import DeckLibraryScene
from game.scenes.decks.pool_filters import PoolFilter, chosen
from game.scenes.draft.draft_scene import DraftScene
from game.scenes.new_match.kit_picker import KitPicker, card_sources
from game.scenes.new_match.new_match_scene import NewMatchScene
from game.scenes.own_cards import own_guide
from game.scenes.own_cards.own_cards_scene import OwnCardsScene
from game.scenes.own_cards.own_guide import OwnGuide
from tests.certain import sure_of
from tests.play.games import path_of, record_of

from ..desktop import Desktop
from ..playing import Keys
from ..table import Player
from ..ways import KeysGuide, Mode


def page(player: Player) -> OwnCardsScene:
    return player.show(OwnCardsScene(player.services))


def made(services: Services) -> None:
    write_example()
    services.read_own_again()


def bad_card() -> None:
    (paths.user_data_dir() / "cards" / "bad.yaml").write_text(
        "imp: {name: Imp}\n", encoding="utf-8"
    )


def test_the_example_is_written_and_left_alone_and_a_changed_file_read_without_a_new_start(
    player: Player,
) -> None:
    scene = page(player)
    assert not scene.list.visible
    player.press("Write example")
    assert scene.message == "3 files were written and read."
    assert len(player.services.own.cards) == 10
    assert scene.list.visible
    player.press("How to make cards")
    player.press("Write example")
    told = player.at(OwnGuide).message
    assert told == "The example is there already. Nothing was changed."
    player.press("Back")
    bad_card()
    player.press("Read again")
    (fault,) = player.services.own.faults
    assert fault.startswith("cards/bad.yaml:1: missing key")
    assert len(player.services.own.cards) == 10
    assert player.services.say(fault) in player.read()
    assert scene.message == "All files have been read again."


def test_a_picture_that_could_not_be_read_is_there_once_the_files_are_read_again(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that is being written just then, as by a program that paints."""
    scene = page(player)
    player.press("Write example")
    scene.choose([card.id for card in scene.cards].index("marsh_fire"))
    scene.change_figure("dragon")
    face = card_face(player.services.own.cards["reed_spears"])
    area = (0.0, 0.0, 1.0, 1.0)
    figure = custom_art(face, (30, 42), area).get_buffer().raw
    player.services.read_own_again()
    with monkeypatch.context() as broken:
        broken.setattr(pygame.image, "load", Mock(side_effect=pygame.error("half a file")))
        assert custom_art(face, (30, 42), area).get_buffer().raw != figure
    player.press("Read again")
    assert custom_art(face, (30, 42), area).get_buffer().raw == figure


def test_the_folder_is_opened_by_the_system(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    refuse = Mock(return_value=False)
    monkeypatch.setattr(own_guide, "open_folder", refuse)
    page(player)
    player.press("How to make cards")
    player.press("Open folder")
    refuse.assert_called_once_with(paths.user_data_dir())
    assert player.at(OwnGuide).message.startswith("The folder could not be opened.")


def test_the_page_lies_behind_the_decks(player: Player) -> None:
    player.stack.push(DeckLibraryScene(player.services))
    player.press("Your own cards")
    player.press("Write example")
    player.key("escape")
    assert player.at(DeckLibraryScene).shelf.decks[0].name == "Moorland"


def test_own_cards_are_found_and_explained_and_mistakes_do_not_keep_the_game_from_starting(
    services: Services,
) -> None:
    made(services)
    found = chosen(services.all_cards.values(), PoolFilter(own=True))
    assert {card.id for card in found} == set(services.own.cards)
    strings = services.content.strings
    assert own_card_note(strings, found[0])[0].title == "Player-made card"
    troll = services.content.cards["troll"]
    assert own_card_note(strings, troll) == []
    assert explanations(strings, troll)
    bad_card()
    again = replace(services)
    assert len(again.own.cards) == 10
    assert again.problems[-1].startswith("There is 1 mistake in your own cards.")


def test_an_emblem_is_the_same_in_play(services: Services) -> None:
    write_example()
    own = load_custom(services.content.cards)
    face = card_face(own.cards["mire_hound"])
    hurt = replace(face, health=1, attack=9, wounded=True)
    painted = emblem(face)
    assert painted.get_size() == SIZE
    assert painted.get_buffer().raw == emblem(hurt).get_buffer().raw
    assert painted.get_buffer().raw != emblem(card_face(own.cards["fen_giant"])).get_buffer().raw


def test_a_picture_is_in_the_frame_until_it_is_gone(player: Player) -> None:
    page(player)
    folder = paths.user_data_dir() / "cards"
    folder.mkdir(parents=True)
    line = "owl: {name: Owl, cost: 2, attack: 2, health: 1, picture: owl.png}\n"
    (folder / "owl.yaml").write_text(line, encoding="utf-8")
    wide = pygame.Surface((400, 100))
    wide.fill((10, 200, 30))
    pygame.image.save(wide, folder / "owl.png")

    def middle() -> tuple[int, ...]:
        canvas = Canvas(pygame.Surface((640, 360)), player.stack.view, player.assets)
        card = player.services.own.cards["owl"]
        return tuple(hand_card(canvas, card_face(card), 110).get_at((55, 60)))[:3]

    player.press("Read again")
    assert player.services.own.faults == ()
    assert middle() == (10, 200, 30)
    (folder / "owl.png").unlink()
    player.press("Read again")
    assert len(player.services.own.faults) == 1
    assert middle() != (10, 200, 30)


def new_match(player: Player, **settings: object) -> NewMatchScene:
    player.services.settings = replace(player.services.settings, **settings)  # type: ignore[arg-type]
    return player.show(NewMatchScene(player.services))


@pytest.mark.parametrize("by_keys", [True, False])
def test_a_kit_is_chosen_by_keys_or_a_click_and_remembered(player: Player, by_keys: bool) -> None:
    # Who has made nothing is not asked.
    assert not new_match(player).kit_button.visible
    player.stack.pop()
    made(player.services)
    scene = new_match(player, form="draft")
    player.click(scene.kit_button)
    picker = player.at(KitPicker)
    assert [source.key for source in card_sources(player.services)] == ["", "*", "moor"]
    if by_keys:
        player.key("down", "down", "enter")
    else:
        row = picker.list.cursor_rect
        player.click_at((row.centerx, row.centery + 2 * row.height))
    assert player.stack.scenes == (scene,)
    assert scene.kit_button.label == "Cards: The Moor"
    scene.begin()
    setup = sure_of(Draft, player.at(DraftScene).match.position)
    assert player.services.settings.kit == "moor"
    assert set(player.services.own.cards) < {card.id for card in setup.cards}


def test_a_kit_that_has_gone_gives_way_to_the_printed_cards(player: Player) -> None:
    scene = new_match(player, kit="moor", form="draft")
    assert scene.message.startswith("The kit “moor” is not in your folder anymore.")
    scene.begin()
    assert not record_of(player.at(DraftScene).match).header.has_custom_cards


def test_a_kit_that_is_too_small_says_how_many_it_lacks(player: Player) -> None:
    write_example()
    kit = paths.user_data_dir() / "kits" / "moor.yaml"
    text = kit.read_text(encoding="utf-8")
    text = text.replace("fill: true\n", "fill: false\n").replace("  decks: [fog, peat]\n", "")
    kit.write_text(text, encoding="utf-8")
    player.services.read_own_again()
    scene = new_match(player, kit="moor", form="draft")
    scene.begin()
    assert scene.message.startswith("“The Moor” needs 6 more cards for this match.")
    scene.choose(form="preconstructed")
    scene.handle(Command("accept"))
    assert scene.message.startswith("“The Moor” has no decks of eight cards.")
    assert player.top is scene


def test_a_kit_of_ten_cards_is_drafted_and_played_to_the_end(services: Services) -> None:
    made(services)
    services.settings = replace(services.settings, kit="moor").at_speed(SPEED_INSTANT)
    desktop = Desktop(services, MenuScene(services))
    guide = KeysGuide(desktop, Random(3))
    guide.walk_to_the_table(Mode("draft", "draft"))
    assert DraftScene in guide.seen
    match = Keys(desktop, Random(3)).match_to_the_end()
    desktop.at(ResultsScene)
    assert {card.id for card in record_of(match).header.custom} == set(services.own.cards)
    (filed,) = services.profile.history.matches()
    assert filed.has_custom_cards
    for folder in ("cards", "decks", "kits"):
        shutil.rmtree(paths.user_data_dir() / folder)
    services.read_own_again()
    assert services.own.empty
    assert check(read_record(path_of(match)), services.content).agrees
