"""Deck codes in the builder: copied, pasted, mistyped, and without a clipboard."""

import pytest

from game.kit import read_clipboard, write_clipboard
from game.play import deck_code
from game.scenes.common.dialogs.text_prompt import TextPrompt
from game.scenes.decks.deck_builder import DeckBuilderScene

from ..table import Player

TEN = ("baron", "brute", "carapace", "gnome", "grrr", "ogre", "scribe", "troll", "vortex", "zombie")


@pytest.fixture
def builder(player: Player) -> DeckBuilderScene:
    return player.show(DeckBuilderScene(player.services))


def build(scene: DeckBuilderScene, ids: tuple[str, ...] = TEN) -> None:
    for card in ids:
        scene.toggle(scene.services.content.cards[card])


def test_a_code_is_copied_and_pasted(player: Player, builder: DeckBuilderScene) -> None:
    build(builder, TEN[:4])
    player.press("Copy code")
    assert "6 more" in builder.message
    build(builder, TEN[4:])
    player.press("Copy code")
    assert read_clipboard() == deck_code(TEN)
    player.press("Clear")
    assert not builder.cards
    player.press("Paste code")
    assert set(builder.ids) == set(TEN)


def test_a_wrong_code_gets_a_clear_line_and_another_try(
    player: Player, builder: DeckBuilderScene
) -> None:
    right = deck_code(TEN)
    wrong = right[:-1] + ("2" if right[-1] != "2" else "3")
    assert write_clipboard(wrong)
    player.press("Paste code")
    scene = player.at(TextPrompt)
    assert "wrong character" in scene.complaint
    assert scene.field.text == wrong
    player.draw()
    player.key("backspace")
    assert scene.complaint == ""
    player.key("enter")
    assert "shorter" in scene.complaint
    player.type(right[-1])
    player.key("enter")
    assert player.stack.top is builder
    assert set(builder.ids) == set(TEN)


def test_without_a_clipboard_the_code_is_shown_and_typed(
    player: Player, builder: DeckBuilderScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.scenes.decks.saved_decks.write_clipboard", lambda _text: False)
    monkeypatch.setattr("game.scenes.decks.saved_decks.read_clipboard", lambda: None)
    build(builder)
    player.press("Copy code")
    scene = player.at(TextPrompt)
    assert scene.field.text == deck_code(TEN)
    player.key("escape")
    player.press("Clear")
    player.press("Paste code")
    player.type(deck_code(TEN).lower())
    player.key("enter")
    assert set(builder.ids) == set(TEN)
