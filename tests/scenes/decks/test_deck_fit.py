"""The screens about decks at several sizes and in the long language."""

from pathlib import Path

import pygame
import pytest

from game.content import Content, load_content
from game.kit import Assets, Command, PointerMoved, Scene, Viewport, WindowStack
from game.play import missing, of_deck
from game.scenes import Services, load_scene
from game.scenes.common import Screen
from game.scenes.decks.deck_builder import DeckBuilderScene
from game.scenes.decks.deck_library import DeckLibraryScene
from game.scenes.decks.saved_decks import shelf, suggested_decks

from ..matches import services_of
from ..text_sizes import TextReader, overlapping

SCENES = ("text_prompt", "bans", "choose_deck", "deck_builder", "deck_library")
SIZES = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1080))


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


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", SCENES)
def test_all_words_are_inside_and_no_widgets_overlap(
    name: str, size: tuple[int, int], worded: Services, assets: Assets
) -> None:
    scene = load_scene(name)(worded)
    assert read(scene, size, assets).written.complaints == []
    assert isinstance(scene, Scene)
    assert not overlapping(scene, Viewport.of(size).rect)


@pytest.mark.parametrize("scene_type", [DeckBuilderScene, DeckLibraryScene])
def test_empty_screens_fit_too(scene_type: type[Screen], worded: Services, assets: Assets) -> None:
    scene = scene_type(worded)
    assert read(scene, (1280, 720), assets).written.complaints == []


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("decks", [0, 1, 2, 3])
def test_a_small_library_fits_with_the_decks_that_are_suggested(
    decks: int, size: tuple[int, int], worded: Services, assets: Assets
) -> None:
    for deck in suggested_decks(worded)[:decks]:
        shelf(worded).save(deck.name, deck.ids)
    scene = DeckLibraryScene(worded)
    assert read(scene, size, assets).written.complaints == []
    assert not overlapping(scene, Viewport.of(size).rect)


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
