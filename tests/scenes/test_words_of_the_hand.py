"""What is written on a screen follows the device used last, at once; so do the pictures of it."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pygame
import pytest

from game.kit import Canvas, name_keys
from game.paths import assets_dir
from game.scenes import Services, load_scene

from .desktop import Desktop

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
    services: Services, written: list[str], scene: str, mouse: str, touch: str, keys: str, pad: str
) -> None:
    services.furnish()
    desktop = Desktop(services, load_scene(scene)(services), painted=True, rested=True)

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


SMALL = 24
#: The largest share that two icons may have in common of the points that either covers.
ALIKE = 0.9


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
