"""The library: saved decks, and what can be done with them."""

from __future__ import annotations

import pytest

from game.kit import PointerMoved, read_clipboard, write_clipboard
from game.play import ProfileError, deck_code
from game.scenes import ConfirmDialog
from game.scenes.common.text_prompt import TextPrompt
from game.scenes.decks.deck_builder import DeckBuilderScene
from game.scenes.decks.deck_library import DeckLibraryScene

from ..table import Player

TEN = ("baron", "brute", "carapace", "gnome", "grrr", "ogre", "scribe", "troll", "vortex", "zombie")


@pytest.fixture
def library(player: Player) -> DeckLibraryScene:
    decks = player.services.profile.decks
    decks.save("Alder", TEN)
    decks.save("Birch", (*TEN[:9], "martyr"))
    player.stack.push(DeckLibraryScene(player.services))
    scene = DeckLibraryScene(player.services)
    player.stack.push(scene)
    return scene


def names(scene: DeckLibraryScene) -> list[str]:
    return [deck.name for deck in scene.list.decks]


def say_yes(player: Player) -> None:
    assert isinstance(player.top, ConfirmDialog)
    player.key("tab", "enter")


def test_an_empty_library_invites_to_a_first_deck(player: Player) -> None:
    scene = DeckLibraryScene(player.services)
    player.stack.push(scene)
    player.draw()
    assert not scene.list.visible
    assert not scene.buttons["edit"].enabled
    player.key("enter")
    assert isinstance(player.top, DeckBuilderScene)


def test_decks_are_shown_by_name(library: DeckLibraryScene) -> None:
    assert names(library) == ["Alder", "Birch"]
    assert library.list.selected == 0


def test_a_deck_is_edited_by_keyboard(player: Player, library: DeckLibraryScene) -> None:
    player.key("down", "enter")
    builder = player.top
    assert isinstance(builder, DeckBuilderScene)
    assert builder.name_field.text == "Birch"
    builder.toggle(player.services.content.cards["martyr"])
    builder.toggle(player.services.content.cards["cyclone"])
    player.press("Save")
    assert player.top is library
    assert "cyclone" in library.list.decks[1].ids
    assert library.list.selected == 1


def test_a_new_deck_is_selected_afterwards(player: Player, library: DeckLibraryScene) -> None:
    player.press("New deck")
    builder = player.top
    assert isinstance(builder, DeckBuilderScene)
    builder.fill()
    builder.name_field.text = "Cedar"
    player.press("Save")
    assert names(library) == ["Alder", "Birch", "Cedar"]
    assert library.list.selected == 2


def test_a_deck_is_renamed(player: Player, library: DeckLibraryScene) -> None:
    player.press("Rename")
    scene = player.top
    assert isinstance(scene, TextPrompt)
    player.key(*["backspace"] * 5)
    player.key("enter")
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
    assert isinstance(player.top, ConfirmDialog)
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
    player.press("Paste code")
    assert names(library) == ["Alder", "Birch", "From a code"]
    assert library.list.selected == 2
    assert set(library.list.decks[2].ids) == set(TEN)


def test_a_wrong_code_gets_a_clear_line(player: Player, library: DeckLibraryScene) -> None:
    assert write_clipboard("AAAA-AAA")
    player.press("Paste code")
    scene = player.top
    assert isinstance(scene, TextPrompt)
    assert "shorter" in scene.complaint
    player.key("escape")
    assert player.top is library
    assert len(names(library)) == 2


def test_an_unfinished_deck_has_no_code(player: Player, library: DeckLibraryScene) -> None:
    player.services.profile.decks.save("Aaa", TEN[:3])
    library._load()
    library.list.select(0)
    player.draw()
    player.press("Copy code")
    assert "ten different" in library.message


def test_a_card_under_the_pointer_is_shown_large(player: Player, library: DeckLibraryScene) -> None:
    player.stack.handle(PointerMoved(library.list.card_rect(1, 4).center))
    assert library.preview.card is library.list.decks[1].cards[4]
    player.key("down")
    assert library.preview.card is None


def test_what_the_profile_cannot_do_is_told(
    player: Player, library: DeckLibraryScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_values: object) -> None:
        raise ProfileError("profile", "the disk is full", "make room")

    monkeypatch.setattr(player.services.profile.decks, "delete", fail)
    player.press("Delete")
    say_yes(player)
    assert "the disk is full" in library.message
    assert len(names(library)) == 2


def test_escape_leaves(player: Player, library: DeckLibraryScene) -> None:
    player.key("escape")
    assert player.top is not library
