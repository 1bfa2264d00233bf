"""The library: saved decks, and what can be done with them."""

from datetime import date, datetime
from pathlib import Path
from unittest.mock import Mock

import pygame
import pytest

from game.content import Content, load_content, load_strings
from game.kit import Assets, Command, PointerMoved, Scene, Viewport, WindowStack, read_clipboard
from game.play import ProfileError, deck_code, missing, of_deck
from game.scenes import Services
from game.scenes.common import TextPrompt, day_words, moment_words
from game.scenes.common.dialogs.ways_dialog import ConfirmDialog
from game.scenes.decks.deck_builder import DeckBuilderScene
from game.scenes.decks.deck_library import DeckLibraryScene
from game.scenes.decks.saved_decks import shelf, suggested_decks
from tests.amounts import paired

from ..matches import services_of
from ..table import Player
from ..text_sizes import TextReader, overlapping
from .test_deck_builder import TEN


@pytest.fixture
def library(player: Player) -> DeckLibraryScene:
    decks = player.services.profile.decks
    decks.save("Alder", TEN)
    decks.save("Birch", (*TEN[:9], "martyr"))
    player.stack.push(DeckLibraryScene(player.services))
    return player.show(DeckLibraryScene(player.services))


def names(scene: DeckLibraryScene) -> list[str]:
    return [deck.name for deck in scene.list.decks]


@pytest.mark.parametrize(("language", "day"), [("en", "2026-03-05"), ("fr", "05/03/2026")])
def test_a_day_is_written_as_the_language_writes_it(
    player: Player, language: str, day: str
) -> None:
    player.services.speak(load_strings(language))
    assert day_words(player.services, date(2026, 3, 5)) == day
    assert day in moment_words(player.services, datetime(2026, 3, 5, 18, 0))


def say_yes(player: Player) -> None:
    player.at(ConfirmDialog)
    player.key("tab", "enter")


@pytest.fixture
def empty(player: Player) -> DeckLibraryScene:
    player.stack.push(DeckLibraryScene(player.services))
    return player.show(DeckLibraryScene(player.services))


def offered(scene: DeckLibraryScene) -> list[str]:
    return [plate.deck.name for plate in scene.shelf.shown if plate.deck]


def visible(scene: DeckLibraryScene) -> set[str]:
    return {key for key, button in scene.buttons.items() if button.visible}


def test_an_empty_library_invites_to_a_first_deck(player: Player, empty: DeckLibraryScene) -> None:
    player.draw()
    assert not empty.list.visible
    assert visible(empty) == {"back", "new", "paste"}
    assert empty.buttons["new"].kind == "primary"
    player.key("enter")
    player.at(DeckBuilderScene)


def test_a_suggested_deck_is_added_and_selected_by_a_press(
    player: Player, empty: DeckLibraryScene
) -> None:
    suggested = offered(empty)
    assert len(suggested) == 4
    words = {"Suggested decks", "Add to my decks", empty.translate("library.suggested.storm.text")}
    assert {*suggested, *words} <= set(player.read())
    player.click(empty.shelf.plates[2])
    assert names(empty) == [suggested[2]]
    assert empty.list.selected == 0
    assert offered(empty) == suggested[:2] + suggested[3:]
    assert suggested[2] in empty.message
    assert visible(empty) == set(empty.buttons)
    # A second press of the same finger is not meant for the deck that has moved there.
    player.click(empty.shelf.plates[2])
    assert names(empty) == [suggested[2]]
    player.wait(1)
    player.click(empty.shelf.plates[2])
    assert len(names(empty)) == 2


def test_suggested_decks_are_added_by_the_keyboard_alone(
    player: Player, empty: DeckLibraryScene
) -> None:
    for number in range(1, 3):
        player.tab_to(empty.shelf.plates[0])
        player.key("enter")
        assert len(names(empty)) == number
        player.wait(1)
    player.key("down", "down")
    assert empty.widgets.focused in empty.shelf.shown


def test_a_deck_that_the_player_has_under_another_name_is_not_suggested(
    player: Player, empty: DeckLibraryScene
) -> None:
    deck = player.services.content.suggested[0]
    name = empty.translate(f"library.suggested.{deck.id}.name")
    assert name in offered(empty)
    player.services.profile.decks.save("Mine", [card.id for card in reversed(deck.cards)])
    empty._load()
    assert name not in offered(empty)


def test_a_card_of_a_suggested_deck_is_shown_large_until_its_deck_is_added(
    player: Player, empty: DeckLibraryScene
) -> None:
    plate = empty.shelf.plates[1]
    pos = plate.card_rect(3).center
    for place, card in ((pos, plate.cards[3]), (empty.buttons["back"].rect.center, None)):
        player.stack.handle(PointerMoved(place))
        assert empty.preview.card is card
    player.stack.handle(PointerMoved(pos))
    player.wait(1.0)
    player.click_at(pos)
    assert len(names(empty)) == 1
    assert empty.preview.card is None


def test_a_deck_is_edited_by_keyboard_and_a_new_one_is_selected_afterwards(
    player: Player, library: DeckLibraryScene
) -> None:
    assert names(library) == ["Alder", "Birch"]
    assert library.list.selected == 0
    player.key("down", "enter")
    builder = player.at(DeckBuilderScene)
    assert builder.name_field.text == "Birch"
    builder.toggle(player.services.content.cards["martyr"])
    builder.toggle(player.services.content.cards["cyclone"])
    player.press("Save")
    assert player.top is library
    assert "cyclone" in library.list.decks[1].ids
    assert library.list.selected == 1
    player.press("New deck")
    builder = player.at(DeckBuilderScene)
    builder.fill()
    builder.name_field.text = "Cedar"
    player.press("Save")
    assert names(library) == ["Alder", "Birch", "Cedar"]
    assert library.list.selected == 2


def test_a_deck_is_renamed(player: Player, library: DeckLibraryScene) -> None:
    player.press("Rename")
    scene = player.at(TextPrompt)
    player.key(*["backspace"] * 5, "enter")
    assert scene.complaint
    player.type("Zinnia")
    player.key("enter")
    assert names(library) == ["Birch", "Zinnia"]
    assert library.list.selected == 1
    player.press("Rename")
    player.key("escape")
    assert names(library) == ["Birch", "Zinnia"]


def test_a_deck_is_deleted_after_asking(player: Player, library: DeckLibraryScene) -> None:
    player.press("Delete")
    player.key("enter")
    assert len(names(library)) == 2
    player.command("erase_next")
    say_yes(player)
    assert names(library) == ["Birch"]
    assert "Alder" in library.message
    player.press("Delete")
    say_yes(player)
    assert names(library) == []
    assert library.widgets.focused is library.buttons["new"]


def test_codes_go_out_and_in(player: Player, library: DeckLibraryScene) -> None:
    player.press("Copy code")
    assert read_clipboard() == deck_code(TEN)
    player.press("Enter a code")
    assert names(library) == ["Alder", "Birch", "From a code"]
    assert library.list.selected == 2
    assert set(library.list.decks[2].ids) == set(TEN)
    # An unfinished deck has no code.
    player.services.profile.decks.save("Aaa", TEN[:3])
    library._load()
    library.list.select(0)
    player.press("Copy code")
    assert "ten different" in library.message


def test_what_the_profile_cannot_do_is_told(
    player: Player, library: DeckLibraryScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = ProfileError("profile", "the disk is full", "make room")
    monkeypatch.setattr(player.services.profile.decks, "delete", Mock(side_effect=full))
    player.press("Delete")
    say_yes(player)
    assert "the disk is full" in library.message
    assert len(names(library)) == 2


@pytest.fixture(scope="module", params=["en", "pseudo"])
def words(request: pytest.FixtureRequest) -> Content:
    return load_content(request.param)


@pytest.fixture
def worded(words: Content, tmp_path: Path) -> Services:
    return services_of(words, tmp_path, names=("Wilhelmina", "Bartholomew"))


def read(scene: Scene, size: tuple[int, int], assets: Assets) -> TextReader:
    stack = WindowStack(Viewport.of(size))
    stack.push(scene)
    for intent in (PointerMoved((200.0, 300.0)), Command("down")):
        scene.handle(intent)
        stack.update(0.5)
    reader = TextReader(pygame.Surface(size), stack.view, assets)
    stack.draw(reader)
    return reader


@pytest.mark.parametrize(
    ("size", "decks"), paired([(1024, 640), (1280, 720), (1920, 1080), (2560, 1080)], range(6))
)
def test_suggested_decks_lie_below_the_list_where_there_is_room(
    decks: int, size: tuple[int, int], worded: Services, assets: Assets
) -> None:
    for number, deck in enumerate((suggested_decks(worded) * 2)[:decks]):
        shelf(worded).save(f"{deck.name} {number}", deck.ids)
    scene = DeckLibraryScene(worded)
    assert read(scene, size, assets).written.complaints == []
    assert not overlapping(scene, Viewport.of(size).rect)
    assert decks == 3 or len(scene.shelf.shown) == (4 - decks if decks < 3 else 0)
    for plate in scene.shelf.shown:
        assert plate.rect.bottom <= scene.line.area.top
        assert all(plate.rect.contains(plate.card_rect(n)) for n in range(len(plate.cards)))


def test_every_message_fits(worded: Services, assets: Assets) -> None:
    scene = DeckBuilderScene(worded, choosing=True)
    stack = WindowStack(Viewport.of((1024, 640)))
    stack.push(scene)
    for line, refusal in (
        (worded.translate("builder.full", size=10), missing("deck_full")),
        (worded.translate("builder.needs", count=7), of_deck(3)),
        (worded.translate("builder.saved", name="W" * 20), None),
        (worded.translate("library.copied", code="AXXX-XXX-XX"), None),
        (worded.translate("library.no_clipboard"), None),
    ):
        scene.tell(line, refusal)
        reader = TextReader(pygame.Surface((1024, 640)), stack.view, assets)
        stack.draw(reader)
        assert reader.written.complaints == []
