"""Every screen in English by pad and pointer, and some of each module in another language by voice.

All is reached, told, readable, large enough for a finger, answered, and has room as texts grow. The
other screens by voice, and all languages, windows and looks, are behind the slow marker.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

import pygame
import pytest

from game.app_voice import AppVoice
from game.board.cards import card_art
from game.content import languages, load_content
from game.kit import (
    Assets,
    Button,
    Canvas,
    Command,
    Look,
    PointerMoved,
    Scene,
    ScrollArea,
    Size,
    Viewport,
    Widget,
    WidgetGroup,
    WindowStack,
)
from game.kit.draw.text import text
from game.kit.voice.page_reader import ReadingCanvas
from game.scenes import SCENE_MODULES, Services, load_scene
from game.scenes.common import KeyCard, Screen
from game.scenes.match.match_buttons import StepButton
from game.scenes.match.table_screen import TableScreen
from tests.kit.voice.recorded import RecordedVoice

from .desktop import Desktop
from .matches import texts_of
from .table import Player
from .text_sizes import COVERING, TextReader, faults, laid_anew, opened, read_page

#: The least that a finger hits, in logical units, and the least height of letters, in pixels.
LEAST, LEAST_LETTERS = 32.0, 9
#: A handheld of seven inches, or a television seen from a couch.
HANDHELD = (1280, 800)
#: In how many rows and columns the pointer is laid on a widget.
TRIED = 7
WAYS = ("left", "right", "up", "down")
#: Screens with a table have a walk and a test of their own.
TABLES = ("match.match_examples", "tutorial.lesson_scene", "puzzles.puzzle_scene")
#: These are answered with yes or no, and have no more keys than that.
QUESTIONS = {
    "confirm",
    "draw_offer",
    "draw_offered",
    "error",
    "leave_setup",
    "loss_warning",
    "end_warning",
    "voyage_day_end",
}
#: There any press is taken before the focus moves.
TAKE_ANY = {"binding_waiting", "voyage_chart_omen"}
#: They lie over another screen already, or wait for a key to bind.
WITHOUT_CARD = QUESTIONS | {"key_card", "key_card_pad", "text_prompt"} | TAKE_ANY

#: Their buttons have no icon: of answers to guess, of bindings, of languages, and of what must do
#: without any picture.
PLAIN = {
    "almanac_guess",
    "binding",
    "binding_clash",
    "binding_waiting",
    "error",
    "language",
    "welcome",
}

#: Who plays alone is "you" there, and has no name beside it: that which settings give to the left.
ALONE = (
    *("campaign", "coin_toss", "confirm", "history", "log", "loss_warning", "match", "menu"),
    *("next_turn", "order", "pause", "recap_unfolded", "replay", "replay_play_on", "results"),
    *("results_conceded", "results_island", "review", "saved_games", "undo"),
)
NAME = "Wilhelmina"

#: The letters of each language; a screen is heard, and grows, in one of them.
LETTERS = {
    "en": "[A-Za-z]",
    "uk": "[А-Яа-яіїєґ]",
    "ru": "[А-Яа-яё]",
    "fr": "[A-Za-zéèàç]",
    "eo": "[A-Za-zĉĝĵŝŭ]",
    "he": "[א-ת]",
    "pseudo": "[A-Za-zÀ-ž]",
}
#: Any of these may be pressed on any screen; so may keys that mean nothing.
PRESSED = (
    *(*range(pygame.K_a, pygame.K_z), *range(pygame.K_1, pygame.K_9), pygame.K_RETURN),
    *(pygame.K_ESCAPE, pygame.K_DELETE, pygame.K_PAGEDOWN, pygame.K_F7, pygame.K_F8),
)
#: How many steps are walked by Tab, how many of the keys are pressed, and the seconds in which a
#: press is answered.
WALKED, SAMPLED, LONGEST = 5, 3, 8.0
#: The name of a text that is missing, a place for a value that has none, and a mark of a key.
WRONG = re.compile(
    r"\b(voice|match|options|hint|log)\.[a-z_]+|\{(name|card|count|key_\w+)\}|[\ue000-\uf8ff\u200e\u200f]"
)
USUAL, CONTRAST = Look(), Look(contrast=True, large=True)
#: As large as texts may be in the long language, which stands for those to come, and in the others.
LARGEST = {"pseudo": 1.3}
#: Windows with room for large texts, and others; one of each is opened, by the screen's name.
ROOMY = (Viewport.of((1280, 720)), Viewport.of((1920, 1080)))
OTHERS = (
    *(Viewport.of(size) for size in ((1024, 640), (2560, 1080))),
    *(Viewport.of((1920, 1080), scale) for scale in (1.0, 0.75)),
)


class Magnifier(TextReader):
    """Reads inside kept pictures, too, and notes the names there that nobody could read."""

    def __init__(self, surface: pygame.Surface, view: Viewport, assets: Assets) -> None:
        super().__init__(surface, view, assets)
        self.names: set[tuple[str, float]] = set()

    def sprite(self, key: object, size: Size, *paint: Any, **way: Any) -> pygame.Surface:
        return ReadingCanvas.sprite(self, key, size, *paint, **way)

    def image(self, name: str, rect: Any, **_look: Any) -> None:
        if is_low_name(self, name, rect):
            self.names.add((name, pygame.FRect(rect).height))

    def blank(self, pixels: tuple[int, int]) -> Magnifier:
        part = super().blank(pixels)
        canvas = Magnifier(part.surface, part.view, self.assets)
        canvas.written, canvas.names = self.written, self.names
        return canvas

    @property
    def small(self) -> set[tuple[str, float]]:
        """What is written lower than ``LEAST_LETTERS`` pixels."""
        low = {(each.string, each.px) for each in self.written.texts if each.px < LEAST_LETTERS}
        return low | self.names


@pytest.fixture
def painted_small(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float]]:
    """What is painted in spite of that and is too low: digits of badges, words of small boards."""
    found: list[tuple[str, float]] = []
    sized, image, render = Assets.sized, Canvas.image, text._render

    def look_at_part(assets: Assets, name: str, size: tuple[int, int], *area: Any) -> Any:
        # A digit is not quite as high as its cell, which is a whole number of pixels.
        if name == card_art.DIGITS and size[1] * 94 / 120 < LEAST_LETTERS - 0.9:
            found.append((name, size[1]))
        return sized(assets, name, size, *area)

    def look_at_name(canvas: Canvas, name: str, rect: Any, **how: Any) -> None:
        if is_low_name(canvas, name, rect):
            found.append((name, pygame.FRect(rect).height))
        image(canvas, name, rect, **how)

    def look_at_line(line: text.TextLine, px: int, *how: Any) -> Any:
        if line.text.strip() and px < LEAST_LETTERS:
            found.append((line.text, px))
        return render(line, px, *how)

    monkeypatch.setattr(Assets, "sized", look_at_part)
    monkeypatch.setattr(Canvas, "image", look_at_name)
    monkeypatch.setattr(text, "_render", look_at_line)
    return found


def is_low_name(canvas: Canvas, name: str, rect: Any) -> bool:
    """Whether a picture is the name of a card that nobody could read."""
    height = pygame.FRect(rect).height * canvas.view.scale
    return name.startswith("names/") and height < LEAST_LETTERS - 0.1


@pytest.mark.parametrize("name", SCENE_MODULES)
def test_a_screen_is_read_reached_and_told(
    name: str,
    sit_down: Callable[..., Player],
    painted_small: list[tuple[str, float]],
    cut: list[str],
) -> None:
    player = sit_down(HANDHELD)
    screen = player.show(load_scene(name)(player.services))
    player.wait(3)
    scene = player.at(Scene)
    small = [*read_small(player), *painted_small]
    room = grown(player.stack, player.stack.view, (Look(text=2.0),), player.assets, cut, name)
    faults = {
        "no room": list(room),
        "too small to be read": small,
        "too small for a finger": list(small_for_fingers(scene)),
        "without an icon": list(without_icon(scene, player.assets, name)),
        "told to the pointer alone": [],
        "out of the arrows' reach": [],
    }
    if name not in TAKE_ANY:
        faults["out of the arrows' reach"] = out_of_reach(player, name)
    if SCENE_MODULES[name].partition(":")[0] not in TABLES and not isinstance(scene, TableScreen):
        faults["told to the pointer alone"] = sorted(told_to_pointer_alone(scene.widgets))
    assert {fault: found for fault, found in faults.items() if found} == {}
    if name not in WITHOUT_CARD:
        look_at_key_card(player, screen)


def read_small(player: Player) -> set[tuple[str, float]]:
    """Draw the screen, and return what is written too small to be read from a couch."""
    canvas = Magnifier(pygame.Surface(player.size), player.stack.view, player.assets)
    player.stack.draw(canvas)
    return canvas.small


def small_for_fingers(scene: Scene) -> Iterator[tuple[str, int, int]]:
    for widget in scene.widgets.widgets:
        pressed = widget.visible and not widget.passive and not isinstance(widget, ScrollArea)
        if pressed and widget.rect.width and min(widget.rect.size) < LEAST:
            yield type(widget).__name__, round(widget.rect.width), round(widget.rect.height)


def without_icon(scene: Scene, assets: Assets, name: str) -> Iterator[str]:
    shown = [each for each in scene.widgets.widgets if isinstance(each, Button) and each.visible]
    for button in shown if name not in PLAIN else ():
        if button.label and not (button.icon and assets.exists(button.icon)):
            yield button.label


def told_to_pointer_alone(group: WidgetGroup) -> set[str]:
    """Return the hints, above the fold and below it, to which no keys lead."""
    at_first = group.focused
    told = told_to_pointer(group)
    assert group.focused is at_first
    return told - told_to_keys(group)


def told_to_pointer(group: WidgetGroup) -> set[str]:
    """Return the hints of the page, above the fold and below it, as the pointer comes to them."""
    told = set()
    for widget in [each for each in group.widgets if each.visible]:
        for pos in laid_on(widget):
            group.handle(PointerMoved(pos))
            told |= {each.hint for each in group.widgets if each.hovered}
    group.handle(PointerMoved((-1, -1)))
    return told - {""}


def laid_on(widget: Widget) -> list[tuple[float, float]]:
    """Return where the pointer is laid on a widget."""
    steps = [(place + 0.5) / TRIED for place in range(TRIED)]
    box: pygame.FRect = widget.rect
    return [(box.x + box.w * across, box.y + box.h * down) for down in steps for across in steps]


def told_to_keys(group: WidgetGroup) -> set[str]:
    """Return the hints on the way round by Tab, and by arrows among those of one stop."""
    told, seen = set(), set()
    for _ in group.widgets:
        group.handle(Command("forward"))
        stop = None if group.focused is None else group.focused.stop
        first = group.focused
        waiting = [first]
        while waiting:
            here = waiting.pop()
            if here is None or here in seen:
                continue
            seen.add(here)
            told.add(here.hint if group.ring_shown else "")
            for way in WAYS if here.stop is not None else ():
                group.focus(here, show=True)
                group.handle(Command(way))
                found = group.focused
                if found is not None and found.stop is here.stop:
                    waiting.append(found)
        if stop is not None and group.focused is not None:
            if group.focused.stop is stop:
                # Tab leaves the stop from anywhere in it.
                assert group.focused in seen
            else:
                # An arrow has led out of it: what Tab comes to next is not passed over.
                group.focus(first, show=True)
    return told - {""}


def out_of_reach(player: Player, name: str) -> list[tuple[str, str]]:
    """Return the widgets that the arrows do not lead to."""
    group = player.at(Scene).widgets
    reachable = [widget for widget in group.widgets if widget.reachable]
    if len(reachable) < 2:
        return []
    if group.focused is None:
        group.focus(reachable[0])
    reached = player.reached_by_arrows()
    if name == "history":
        # Its filters are in a row, and the ways to the sides change them: Tab, or a pad's trigger.
        group.focus(None)
        for _ in reachable:
            pull(player, 30_000)
            pull(player, 0)
            reached.add(id(group.focused))
    if name == "lesson_read":
        # A lesson lets the arrows lead to what it points at, and N does what the button does.
        reachable = [widget for widget in reachable if not isinstance(widget, StepButton)]
    # Widgets that depend on a choice made on the way may have gone.
    here = [widget for widget in reachable if widget in group.widgets and widget.reachable]
    lost = [widget for widget in here if id(widget) not in reached]
    return [(type(widget).__name__, getattr(widget, "label", "")) for widget in lost]


def pull(player: Player, value: int) -> None:
    """Pull the right trigger of a pad, or let it go."""
    axis = pygame.CONTROLLER_AXIS_TRIGGERRIGHT
    event = pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=value)
    intent = player.services.inputs.translate(event, player.stack.view, player.stack.hearing)
    if intent is not None:
        player.stack.handle(intent)


def look_at_key_card(player: Player, scene: Scene) -> None:
    """Open the card of keys, which names all keys of the screen, and come back."""
    while player.stack.top is not scene:
        player.stack.pop()
    player.key("f1")
    card = player.at(KeyCard)
    below: object = card.below
    assert below is scene
    told = " ".join(player.read())
    refusal = getattr(scene, "refusal", None)
    # Where nothing is refused there is nothing to explain.
    unlisted = {"why"} if refusal is not None and refusal() is None else set()
    keys, acts = (scene.keys, scene.acts) if isinstance(scene, Screen) else ({}, {})
    assert acts.keys() <= keys.keys()
    for act in acts.values():
        assert callable(getattr(scene, act))
    for action in keys.keys() - unlisted:
        words = keys[action] or f"options.keys.{action}"
        assert player.services.translate(words) in told
    player.key("escape")
    assert player.stack.top is scene


@pytest.fixture
def voice(services: Services, monkeypatch: pytest.MonkeyPatch) -> RecordedVoice:
    recorded = RecordedVoice()
    monkeypatch.setattr(AppVoice, "_open_system", lambda _self: recorded)
    names = (NAME, "Bartholomew")
    services.remember(replace(services.settings, voice=True, names=names))
    return recorded


def some_of_each_module() -> Iterator[Any]:
    """Yield every screen, slow but for the first three of those that one module makes."""
    made: Counter[str] = Counter()
    for name, place in SCENE_MODULES.items():
        module = place.partition(":")[0]
        made[module] += 1
        yield pytest.param(name, marks=[pytest.mark.slow] * (made[module] > 3))


@pytest.mark.parametrize("name", some_of_each_module())
def test_a_screen_speaks_and_has_room(
    name: str, services: Services, voice: RecordedVoice, cut: list[str], tmp_path: Path
) -> None:
    lot = crc32(name.encode())
    language = [*LETTERS][lot % len(LETTERS)]
    services.speak(texts_of(language))
    desktop = Desktop(services, load_scene(name)(services))
    desktop.wait(0.5)
    opening = " ".join(voice.taken()[1:])
    assert re.search(LETTERS[language], opening), f"nothing is said: {opening!r}"
    stack, assets, view = desktop.app.stack, desktop.app.assets, desktop.app.stack.view
    looks = (Look(text=1.3), Look(text=LARGEST.get(language, 2.0)), CONTRAST)
    found = list(grown(stack, ROOMY[lot % len(ROOMY)], looks, assets, cut, name))
    found += list(grown(stack, OTHERS[lot % len(OTHERS)], (), assets, cut, name))
    assert found == []
    stack.resize(view)
    said = [opening, *heard(desktop, voice)]
    assert not [words for words in said if not words.strip(" .,")]
    assert not [words for words in said if WRONG.search(words)]
    scene = desktop.at(Scene)
    reachable = any(widget.reachable for widget in scene.widgets.widgets)
    assert len(said) > 1 or not reachable or scene.wants_trigger
    assert [*unsaid(scene, view, assets)] == []
    for key in Random(name).sample(PRESSED, SAMPLED):
        voice.taken()
        desktop.key(key)
        desktop.wait(LONGEST)
        told = voice.taken()
        assert told or desktop.app.stack.top is None, f"{pygame.key.name(key)} is not answered"
    # Whatever language was heard, the words of the long one stay where they belong.
    services.speak(texts_of("pseudo"))
    long = read_page(opened(name, services.content, ROOMY[0], tmp_path), assets)
    assert [each.string for each in long.texts if each.leaves] == []


def grown(
    stack: WindowStack,
    view: Viewport,
    looks: tuple[Look, ...],
    assets: Assets,
    cut: list[str],
    name: str,
) -> Iterator[str]:
    """Lay a screen out as usual and in these looks; yield what is wrong then, a line each."""
    stack.resize(view)
    usual = laid_anew(stack, USUAL, assets)
    named = [each.string for each in usual.texts if NAME in each.string]
    yield from (f"a name beside you: {words!r}" for words in named if name in ALONE)
    before = set(cut)
    for look in (USUAL, *looks):
        now = usual if look == USUAL else laid_anew(stack, look, assets)
        if name == "voyage_chart_new":
            # Its tip lies over fields of the chart.
            now.overlapping.clear()
        lines = faults(usual, now, covering=name in COVERING)
        if look.text < 1:
            lines = [line for line in lines if not line.startswith("shrinks")]
        if look.text <= LARGEST["pseudo"]:
            # Where a single letter has no room, the words are set in another way.
            lines += [f"cut: {words!r}" for words in set(cut) - before if len(words) > 1]
        yield from (f"{look}: {line}" for line in lines)
    laid_anew(stack, USUAL, assets)


def heard(desktop: Desktop, voice: RecordedVoice) -> Iterator[str]:
    """Walk over a screen; yield what is said at each step."""
    for key in (pygame.K_RIGHT, *(pygame.K_TAB,) * WALKED):
        voice.taken()
        desktop.key(key)
        yield from voice.taken()


def unsaid(scene: Scene, view: Viewport, assets: Assets) -> Iterator[str]:
    """Yield what is written on the buttons of a screen and not said of them."""
    for button in scene.widgets.widgets:
        if isinstance(button, Button) and button.reachable:
            canvas = ReadingCanvas.of(view, assets)
            button.draw(canvas)
            said = " ".join((button.spoken.name, button.spoken.value, button.spoken.hint))
            yield from (each.text for each in canvas.read if each.text not in said)


@pytest.mark.slow
@pytest.mark.parametrize("name", SCENE_MODULES)
def test_a_screen_has_room_in_every_language_window_and_look(
    name: str, assets: Assets, tmp_path: Path, cut: list[str]
) -> None:
    found = []
    for language in (*languages(), "pseudo"):
        largest = LARGEST.get(language, 2.0)
        sizes = [size for size in (0.9, 1.15, 1.3, 1.5, 2.0) if size <= largest]
        looks = (*(Look(text=size) for size in sizes), CONTRAST)
        stack = opened(name, load_content(language), ROOMY[0], tmp_path / language)
        for view in (*ROOMY, *OTHERS):
            lines = grown(stack, view, looks if view in ROOMY else (), assets, cut, name)
            found += [f"{language}, {view}: {line}" for line in lines]
    assert found == []
