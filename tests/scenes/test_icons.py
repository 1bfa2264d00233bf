"""Every button has a picture, and the pictures are told apart by their outlines alone."""

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.content import load_content
from game.kit import Assets, Button, Scene, Viewport, WindowStack
from game.paths import assets_dir
from game.scenes import load_scene

from .matches import services_of

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
