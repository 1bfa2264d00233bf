"""What is written on a screen follows the device used last, at once; so do the pictures of it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.content import load_content
from game.kit import Assets, Button, Canvas, Scene, Viewport, WindowStack, name_keys
from game.paths import assets_dir
from game.scenes import Services, load_scene

from .desktop import Desktop
from .matches import services_of

CORNER = (3.0, 716.0)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is written on the canvas of the window."""
    words: list[str] = []
    text = Canvas.text

    def noting(canvas: Canvas, string: str, *place: Any, **look: Any) -> pygame.FRect:
        words.append(name_keys(string))
        return text(canvas, string, *place, **look)

    monkeypatch.setattr(Canvas, "text", noting)
    return words


@pytest.mark.parametrize(
    ("scene", "mouse", "touch", "keys", "pad"),
    [
        (
            "new_match",
            "Click a portrait",
            "Tap a portrait",
            "Enter on a portrait",
            "A on a portrait",
        ),
        (
            "order",
            "click the cards",
            "tap the cards",
            "the keys below the cards",
            "with the D-pad and A",
        ),
        (
            "deck_library",
            "Click a deck",
            "Tap a deck",
            "Enter opens a deck, I shows",
            "A opens a deck, X",
        ),
    ],
)
def test_the_words_change_with_the_device(
    services: Services,
    written: list[str],
    scene: str,
    mouse: str,
    touch: str,
    keys: str,
    pad: str,
) -> None:
    services.furnish()
    desktop = Desktop(services, load_scene(scene)(services), painted=True)
    desktop.rest()

    def by_finger() -> None:
        desktop.touching = True
        desktop.press(CORNER)
        desktop.release(CORNER)
        desktop.touching = False

    uses: list[tuple[Callable[[], None], str]] = [
        (lambda: desktop.click(CORNER), mouse),
        (by_finger, touch),
        (lambda: desktop.key(pygame.K_TAB), keys),
        (lambda: desktop.pad("dpad_down"), pad),
    ]
    for use, words in uses:
        written.clear()
        use()
        desktop.rest()
        assert words in "\n".join(written)


#: All scenes with buttons, but for the error's, which must do without any picture.
SCENES = (
    "text_prompt", "bans", "campaign", "log", "confirm", "choose_deck", "deck_builder",
    "printed_decks", "deck_library", "difficulty", "hand_over", "hint", "leave_setup", "match",
    "menu", "options", "order", "pause", "discard", "portraits", "results", "review", "new_match",
    "replay", "replay_play_on", "replay_share", "replay_unplayable", "saved_games",
    "history", "statistics", "statistics_rating", "coin_toss", "why",
)  # fmt: skip
SMALL = 24
#: The largest share that two icons may have in common of the points that either covers.
ALIKE = 0.9


@pytest.mark.parametrize("name", SCENES)
def test_every_button_has_an_icon(name: str, assets: Assets, tmp_path: Path) -> None:
    services = services_of(load_content("en"), tmp_path)
    scene = load_scene(name)(services)
    assert isinstance(scene, Scene)
    WindowStack(Viewport.of((1280, 720))).push(scene)
    scene.update(0.0)
    buttons = [each for each in scene.widgets.widgets if isinstance(each, Button) and each.visible]
    assert buttons
    for button in buttons:
        assert button.icon, button.label
        assert assets.exists(button.icon), button.icon


def test_no_two_icons_have_the_same_outline_when_small() -> None:
    outlines = {
        path.stem: pygame.mask.from_surface(
            pygame.transform.smoothscale(pygame.image.load(path), (SMALL, SMALL))
        )
        for path in (assets_dir() / "icons").iterdir()
    }
    for (one, first), (two, second) in combinations(sorted(outlines.items()), 2):
        both = first.overlap_area(second, (0, 0))
        either = first.count() + second.count() - both
        assert both / either < ALIKE, f"{one} and {two}"
