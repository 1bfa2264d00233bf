"""The deck builder: the pool and its filters, the deck, saving, and codes."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.content import load_content
from game.kit import (
    Assets,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    PointerScrolled,
    Viewport,
    name_keys,
    read_clipboard,
    write_clipboard,
)
from game.kit.input.intents import FocusLost
from game.play import deck_code
from game.rules import DECK_SIZE, Card, Creature
from game.scenes.common import TextPrompt, abilities_of
from game.scenes.common.dialogs.ways_dialog import ConfirmDialog
from game.scenes.decks.deck_builder import DeckBuilderScene
from game.scenes.decks.deck_pane import draw_figures
from game.scenes.decks.pool_filters import PoolFilter, chosen, filled
from tests.play.games import sure

from ..table import Player, Reading

TEN = ("baron", "brute", "carapace", "gnome", "grrr", "ogre", "scribe", "troll", "vortex", "zombie")


@pytest.fixture
def builder(player: Player) -> DeckBuilderScene:
    player.stack.push(DeckBuilderScene(player.services))
    return player.show(DeckBuilderScene(player.services))


def build(scene: DeckBuilderScene, ids: tuple[str, ...] = TEN) -> None:
    for card in ids:
        scene.toggle(scene.services.content.cards[card])


def shown(scene: DeckBuilderScene) -> set[str]:
    return {card.id for card in scene.grid.cards}


def click_card(player: Player, scene: DeckBuilderScene, card: str) -> None:
    player.click_at(scene.grid.rect_of([each.id for each in scene.grid.cards].index(card)).center)


def test_a_deck_by_the_keyboard_alone(player: Player, builder: DeckBuilderScene) -> None:
    player.key("enter", "right", "enter", "down", "enter", "left", "enter")
    first, *_ = builder.grid.cards
    assert len(builder.cards) == 4
    assert first in builder.cards
    player.tab_to(builder.side.buttons["fill"])
    player.key("enter")
    player.tab_to(builder.name_field)
    player.type("Ada's first")
    player.tab_to(builder.side.main)
    player.key("enter")
    (deck,) = player.services.profile.decks.all()
    assert (deck.name, deck.complete) == ("Ada's first", True)
    assert player.top is not builder


def test_a_deck_by_the_pointer_alone_has_no_eleventh_card(
    player: Player, builder: DeckBuilderScene
) -> None:
    for card in (*TEN, "martyr"):
        click_card(player, builder, card)
    assert set(builder.ids) == set(TEN)
    assert "(10 cards)" in builder.message
    click_card(player, builder, "troll")
    assert "troll" not in builder.ids
    player.click_at(builder.side.slots.rect_of(0).center)
    assert len(builder.ids) == DECK_SIZE - 2


def test_the_card_that_the_wheel_brings_below_the_pointer_is_shown_large(player: Player) -> None:
    pool = [*player.services.content.cards.values()] * 4
    scene = player.show(DeckBuilderScene(player.services, pool=pool))
    assert scene.grid.furthest > 0
    pos = scene.grid.rect_of(1).center
    player.stack.handle(PointerMoved(pos))
    player.wait(1.0)
    before = sure(scene.preview.shown).card
    player.stack.handle(PointerScrolled(pos, -2.0))
    player.wait(1.5)
    here = sure(scene.grid.place_at(pos))
    assert sure(scene.preview.shown).card == scene.grid.cards[here] != before
    assert scene.preview.near == scene.grid.rect_of(here)


def test_a_card_is_dragged_into_the_deck_and_out_unless_the_window_is_left(
    player: Player, builder: DeckBuilderScene
) -> None:
    card = builder.grid.cards[3]
    # A drag inside the pool chooses nothing.
    drag(player, builder.grid.rect_of(3).center, builder.grid.rect_of(12).center)
    assert not builder.cards
    drag(player, builder.grid.rect_of(3).center, builder.side.slots.rect.center)
    out = builder.side.slots.rect_of(0).center, builder.grid.rect.center
    for end, left in ((FocusLost(), (card,)), (None, ())):
        assert builder.cards == (card,)
        drag(player, *out, end)
        assert builder.cards == left
        assert not builder.carry.moving


def drag(
    player: Player,
    start: tuple[float, float],
    end: tuple[float, float],
    last: FocusLost | None = None,
) -> None:
    for intent in (PointerMoved(start), PointerPressed(start), PointerMoved(end)):
        player.stack.handle(intent)
    player.draw()
    player.stack.handle(last or PointerReleased(end))


@pytest.mark.parametrize("clicked", [False, True])
def test_typing_anywhere_looks_for_a_card(
    player: Player, builder: DeckBuilderScene, clicked: bool
) -> None:
    if clicked:
        player.click(builder.filters.search)
    player.type("tro")
    assert shown(builder) == {"troll"}
    player.key("enter")
    assert builder.ids == ("troll",)
    player.key("backspace", "backspace", "backspace")
    assert len(shown(builder)) == 32
    # What no card is like is said, and Enter shows all again.
    player.type("xyz")
    assert shown(builder) == set()
    assert builder.grid.nothing
    player.draw()
    player.key("enter")
    assert len(shown(builder)) == 32
    assert builder.filters.search.text == ""


def test_types_costs_and_abilities_narrow_the_pool(
    player: Player, builder: DeckBuilderScene
) -> None:
    cards = builder.services.content.cards
    player.click(builder.filters.costs[7])
    assert shown(builder) == {"martyr", "aberration"}
    player.click(builder.filters.costs[7])
    player.click(builder.filters.abilities["aura"])
    assert shown(builder) == {"shaman", "vortex", "machine"}
    player.click(builder.filters.abilities["indestructible"])
    assert shown(builder) == {"machine"}
    assert abilities_of(cards["machine"]) == ("indestructible", "aura")
    builder.filters.clear()
    builder.filters.types.command("right")
    assert shown(builder) == {card.id for card in cards.values() if isinstance(card, Creature)}
    builder.filters.types.command("right")
    assert shown(builder) == {"annihilation", "boom", "combustion", "meteorite", "cyclone"}


@pytest.mark.parametrize(
    ("sort", "shown"),
    {
        "name": lambda card: card.name,
        "cost": lambda card: card.cost,
        "attack": lambda card: -getattr(card, "attack", getattr(card, "damage", 0)),
        "health": lambda card: -getattr(card, "health", 0),
    }.items(),
)
def test_the_orders(builder: DeckBuilderScene, sort: str, shown: Callable[[Card], Any]) -> None:
    pool = tuple(builder.services.content.cards.values())
    cards = chosen(pool, PoolFilter(sort=sort))
    assert len(cards) == len(pool)
    assert [*map(shown, cards)] == sorted(map(shown, pool))


def test_a_filled_deck_keeps_what_was_chosen_and_every_button_says_what_it_is_for(
    builder: DeckBuilderScene,
) -> None:
    assert "mana curve" in builder.side.buttons["fill"].hint
    assert all(button.hint for button in builder.side.buttons.values())
    build(builder, TEN[:3])
    builder.fill()
    assert len(set(builder.ids)) == DECK_SIZE
    assert set(TEN[:3]) <= set(builder.ids)
    assert len(filled((), builder.pool)) == DECK_SIZE


def test_an_unfinished_deck_is_not_saved_and_says_beside_it_how_many_are_missing(
    player: Player, builder: DeckBuilderScene
) -> None:
    build(builder, TEN[:9])
    player.press("Save")
    assert "1 more card" in builder.message
    words = player.read()
    assert {"!", builder.message, name_keys(builder.translate("builder.hint"))} <= set(words)
    assert not builder.done
    assert builder.side.notice.contains(builder.why_button.rect)
    build(builder, TEN[7:9])
    player.press("Save")
    assert "3 more cards" in builder.message
    assert player.services.profile.decks.all() == []
    build(builder, TEN[7:])
    player.press("Save")
    assert player.services.profile.decks.all()[0].name == "Deck 1"


def test_a_saved_deck_is_changed_and_renamed(player: Player) -> None:
    deck = player.services.profile.decks.save("Old", TEN)
    player.stack.push(DeckBuilderScene(player.services))
    scene = player.show(DeckBuilderScene(player.services, deck))
    assert set(scene.ids) == set(TEN)
    assert not scene.changed
    build(scene, ("troll", "martyr"))
    scene.name_field.text = "New"
    player.press("Save")
    (kept,) = player.services.profile.decks.all()
    assert (kept.id, kept.name) == (deck.id, "New")
    assert "martyr" in kept.cards


def test_leaving_asks_only_where_something_would_be_lost(
    player: Player, builder: DeckBuilderScene
) -> None:
    build(builder, TEN[:2])
    player.key("escape")
    player.at(ConfirmDialog)
    player.key("enter")
    assert player.stack.top is builder
    build(builder, TEN[:2])
    player.key("escape")
    assert player.stack.top is not builder


def test_for_a_match_a_deck_is_played_without_being_saved(player: Player) -> None:
    player.stack.push(DeckBuilderScene(player.services))
    scene = player.show(DeckBuilderScene(player.services, choosing=True))
    player.press("Play this deck")
    assert player.top is scene
    build(scene)
    player.press("Save")
    assert player.top is scene
    assert len(player.services.profile.decks.all()) == 1
    player.press("Play this deck")
    assert player.top is not scene


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (2560, 1080)])
def test_the_whole_kit_is_there_and_shows_at_once_at_every_size(
    builder: DeckBuilderScene, size: tuple[int, int]
) -> None:
    builder.resize(Viewport.of(size))
    assert shown(builder) == set(builder.services.content.cards)
    assert not builder.grid.furthest
    assert all(builder.grid.rect.contains(builder.grid.rect_of(index)) for index in range(32))


def press_ctrl_z(player: Player) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        player._post(kind, key=pygame.K_z, mod=pygame.KMOD_CTRL, unicode="\x1a")


def clear(player: Player, builder: DeckBuilderScene) -> None:
    player.press("Clear")
    assert builder.cards == ()
    player.wait(1.0)


def test_what_is_cleared_comes_back_by_the_same_button_until_the_deck_is_changed_otherwise(
    player: Player, builder: DeckBuilderScene
) -> None:
    button = builder.side.buttons["clear"]
    assert not button.enabled
    build(builder, TEN[:4])
    player.press("Clear")
    player.click(button)
    assert builder.cards == (), "the second press of a double click undoes it"
    player.wait(1.0)
    player.press("Undo clear")
    assert set(builder.ids) == set(TEN[:4])
    assert button.label == "Clear"
    clear(player, builder)
    build(builder, TEN[5:6])
    assert button.label == "Clear"
    player.command("undo", "undo")
    assert set(builder.ids) == set(TEN[:4])


def test_the_keys_take_changes_back_but_not_while_a_name_is_written(
    player: Player, builder: DeckBuilderScene
) -> None:
    build(builder, TEN[:3])
    clear(player, builder)
    player.tab_to(builder.name_field)
    press_ctrl_z(player)
    assert builder.cards == ()
    player.tab_to(builder.grid)
    press_ctrl_z(player)
    assert set(builder.ids) == set(TEN[:3])
    press_ctrl_z(player)
    assert set(builder.ids) == set(TEN[:2])
    for _ in range(5):
        press_ctrl_z(player)
    assert builder.cards == ()


def test_enter_adds_the_first_that_is_like_what_is_typed_and_the_hint_names_it(
    player: Player, builder: DeckBuilderScene
) -> None:
    builder.grid.index = [card.id for card in builder.grid.cards].index("scribe")
    player.type("i")
    first = builder.grid.cards[0]
    assert first.id != "scribe"
    assert f"Press Enter to add “{first.name}”" in " ".join(player.read())
    player.key("enter")
    assert builder.cards == (first,)
    assert f"Press Enter to remove “{first.name}”" in " ".join(player.read())


def test_what_is_done_is_told_beside_the_deck(player: Player, builder: DeckBuilderScene) -> None:
    build(builder)
    builder.keep()
    assert builder.done
    assert builder.message in player.read()
    assert "!" not in player.read()


@pytest.mark.parametrize(("language", "average"), [("en", "2.5"), ("fr", "2,5"), ("pseudo", "2.5")])
def test_the_average_cost_has_the_mark_of_the_language(language: str, average: str) -> None:
    content = load_content(language)
    canvas = Reading(pygame.Surface((400, 200)), Viewport.of((1280, 720)), Assets())
    cards = [content.cards[card] for card in ("zombie", "brute")]
    draw_figures(canvas, content.strings.text, pygame.FRect(0, 0, 300, 80), cards)
    assert average in canvas.words


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
    assert player.at(TextPrompt).field.text == deck_code(TEN)
    player.key("escape")
    player.press("Clear")
    player.press("Paste code")
    player.type(deck_code(TEN).lower())
    player.key("enter")
    assert set(builder.ids) == set(TEN)
