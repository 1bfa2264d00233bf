"""The screens before a match in texts of twice the size: what stood beside stands below."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest

from game.kit import Look, Scene, active_context
from game.scenes import load_scene

from .table import Player

#: The scenes whose page is higher than the window, and from which size of texts on.
PAGES = {"bans": 1.3, "deck_builder": 1.3, "deck_library": 1.3, "draft": 1.3, "portraits": 2.0}


@pytest.mark.parametrize("name", [*PAGES, "choose_deck", "coin_toss", "kits", "own_cards"])
@pytest.mark.parametrize("size", [1.0, 1.3, 2.0])
def test_everything_that_is_pressed_lies_on_the_page_and_apart(
    name: str, size: float, player: Player
) -> None:
    active_context().set_look(Look(text=size))
    scene: Scene = player.show(example(name)(player.services))
    page = scene.page_scroll.view
    assert (page.height > player.stack.view.height) == (size >= PAGES.get(name, 9.0))
    shown = [each for each in scene.widgets.widgets if each.visible and not each.passive]
    assert shown
    assert all(page.rect.contains(each.rect) for each in shown)
    assert not any(a.rect.colliderect(b.rect) for a, b in combinations(shown, 2))


def example(name: str) -> Callable[..., Scene]:
    return load_scene(name)
