"""Every screen at several sizes and in the long language: nothing overlaps, nothing is cut."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Unpack

import pygame
import pytest
from pygame.typing import RectLike

from game.content import Content, load_content
from game.kit import (
    Assets,
    Point,
    ReadingCanvas,
    Scene,
    SceneStack,
    ScrollArea,
    TextStyle,
    Viewport,
    Widget,
    WidgetScene,
    active_context,
    text_style,
)
from game.kit.draw.text.text_style import StyleChanges
from game.play import Match, Seat
from game.rules import CHOICES, LEVELS, TakeDeck, Terms
from game.scenes import (
    DifficultyScene,
    MenuScene,
    NewMatchScene,
    PrintedDecksScene,
    Services,
    load_scene,
)
from game.scenes.common import RIVALS

from .matches import new_duel, new_match, services_of

SCENES = (
    "campaign", "credits", "log", "confirm", "printed_decks", "difficulty", "end_warning", "error",
    "first_tip", "hand_over", "hint", "history", "leave_setup", "lesson", "lesson_done",
    "lesson_goal", "lesson_read", "lesson_wrong", "lessons", "loss_warning", "match", "menu",
    "next_turn", "options", "options_access", "options_display", "order", "pause", "pause_curtain",
    "setup_hint", "discard", "portraits", "recap", "results", "review", "rulebook",
    "rulebook_abilities", "rulebook_example", "rulebook_glossary", "rulebook_search",
    "saved_games", "new_match", "coin_toss", "turn_choices", "why",
    "replay", "replay_one_side", "replay_play_on", "replay_share", "replay_unplayable",
    "replay_unplayable_code", "replay_ring", "replay_ring_play_on", "replay_unplayable_ring",
)  # fmt: skip
SIZES = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1080))
LANGUAGES = ("en", "pseudo")
_TOLERANCE = 2.0


class Reader(ReadingCanvas):
    """A canvas that notes every text that leaves its rectangle or is cut off."""

    complaints: list[str]

    def text(
        self,
        string: str,
        where: RectLike | Point,
        style: TextStyle = text_style.BODY,
        **changes: Unpack[StyleChanges],
    ) -> pygame.FRect:
        place = super().text(string, where, style, **changes)
        look = style.with_changes(**changes)
        if isinstance(where, tuple) and len(where) == 2:
            box = self.view.rect
        else:
            box = pygame.FRect(where)
        room = box.inflate(2 * _TOLERANCE + 2 * look.outline, 2 * _TOLERANCE + 12)
        if not room.contains(place):
            self.complaints.append(f"{string!r} at {place} leaves {box}")
        if look.fit and not look.wrap:
            floor = int(look.floor * self.view.scale) / self.view.scale
            least = look.with_changes(size=floor, fit=False, outline=0)
            if self.text_size(string, least)[0] > box.width + _TOLERANCE:
                self.complaints.append(f"{string!r} is cut off in {box}")
        return place


@pytest.fixture(scope="module", params=LANGUAGES)
def loaded(request: pytest.FixtureRequest) -> Content:
    return load_content(request.param)


@pytest.fixture
def words(loaded: Content) -> Content:
    # As at the start of the game: else every text is read in its own direction.
    active_context().set_direction(loaded.strings.rtl)
    return loaded


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", SCENES)
def test_all_words_are_inside_and_no_widgets_overlap(
    name: str, size: tuple[int, int], words: Content, assets: Assets, tmp_path: Path
) -> None:
    services = services_of(words, tmp_path, names=("Wilhelmina", "Bartholomew"))
    scene: Scene = load_scene(name)(services)
    check(scene, size, assets)


@pytest.mark.parametrize("size", SIZES[:2], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_menu_has_room_for_a_match_and_notices(
    size: tuple[int, int], words: Content, assets: Assets, tmp_path: Path
) -> None:
    names = ("Wilhelmina", "Bartholomew the Elder")
    services = services_of(words, tmp_path, names=names, mode="duel")
    services.problems += [f"problem {n} " * 20 for n in range(2)]
    new_duel(services, names, (0, 1)).close()
    check(MenuScene(services), size, assets)


def custom_solo(services: Services) -> Match:
    match = new_match(services, Terms(solo=True, custom=True), "Wilhelmina")
    match.submit(TakeDeck(1))
    return match


def ways_in(services: Services) -> Iterator[Scene]:
    """Yield the start screen, the choice of decks and the board of settings in many states."""
    watched = {"form": "draft", "seats": ("computer", "computer")}
    start = NewMatchScene(services)
    start.choose(**watched, edition="later")
    yield start
    for rival in RIVALS:
        yield NewMatchScene(services, rival)
        start = NewMatchScene(services, rival)
        start.rare.bar.activate()
        yield start
    start = NewMatchScene(services)
    start.rare.bar.activate()
    start.choose(**watched)
    yield start
    for kind in ("person", "computer", "ai-deck"):
        seats = Seat("Wilhelmina"), Seat("", kind)
        terms = Terms(solo=kind == "ai-deck")
        choice = PrintedDecksScene(services, Match.new(services.content, terms, seats, seed=1))
        yield choice
        choice.take(1, 0)
        yield choice
    for level in LEVELS.values():
        board = DifficultyScene(services, custom_solo(services), level if level == 4 else None)
        board.choose_level(level)
        board.choose("ability", list(CHOICES["ability"])[level])
        board.choose("fixed_mana", 9)
        yield board


@pytest.mark.parametrize("size", SIZES[:2], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_ways_into_a_match_fit_whatever_is_chosen(
    size: tuple[int, int], words: Content, assets: Assets, tmp_path: Path
) -> None:
    services = services_of(words, tmp_path, names=("Wilhelmina", "Bartholomew the 2nd"))
    for scene in ways_in(services):
        check(scene, size, assets)


def check(scene: Scene, size: tuple[int, int], assets: Assets) -> None:
    """Draw a scene and complain of what does not fit."""
    stack = SceneStack(Viewport.of(size))
    stack.push(scene)
    stack.update(0.5)
    reader = Reader(pygame.Surface(size), stack.view, assets)
    reader.complaints = []
    stack.draw(reader)
    assert reader.complaints == []
    assert isinstance(scene, WidgetScene)
    assert not overlapping(scene, scene.page_scroll.view)


def overlapping(scene: WidgetScene, view: Viewport) -> list[str]:
    # A hint's area lies under what is pressed there.
    shown = [widget for widget in scene.widgets.widgets if widget.visible and not widget.passive]
    outside = [
        repr(widget.rect)
        for widget in shown
        if widget.within is None and not view.rect.contains(widget.rect)
    ]
    pairs = combinations(shown, 2)
    return outside + [
        f"{a.rect} {b.rect}" for a, b in pairs if a.rect.colliderect(b.rect) and not _holds(a, b)
    ]


def _holds(one: Widget, other: Widget) -> bool:
    """Whether one of the two lies in the other, which scrolls."""
    pairs = (one, other), (other, one)
    return any(isinstance(a, ScrollArea) and b.within is not None for a, b in pairs)
