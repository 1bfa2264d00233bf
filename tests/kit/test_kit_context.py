"""Two windows, or a window and a picture, in one process: none sees the look of the other."""

from pathlib import Path

import pygame
import pytest

from game.content import load_content
from game.kit import Assets, Canvas, KitContext, Look, SceneStack, Viewport, active_context
from game.kit.context.kit_context import BEGIN, END, name_keys
from game.play import MatchStore, Settings
from game.scenes import SceneRoutes, Services, load_scene

SIZE = (640, 360)
#: A language with the scale of its texts, palette and contrast.
WISHES = {"en": Settings(), "he": Settings(text_size=130, palette="red_green", high_contrast=True)}
SCENES = ("options", "rulebook", "new_match")


class Screen:
    """A context with scenes in a language, drawn one after the other."""

    def __init__(self, language: str, folder: Path) -> None:
        self.assets = Assets()
        with KitContext() as self.context:
            content = load_content(language)
            self.services = Services(
                content, WISHES[language], MatchStore(folder / language), SceneRoutes
            )
            self.services.furnish()
            self.context.set_direction(content.strings.rtl)
            self.context.set_look(self.services.look)

    def picture(self, name: str) -> bytes:
        with self.context:
            stack = SceneStack(Viewport.of(SIZE))
            stack.push(load_scene(name)(self.services))
            stack.update(0.1)
            surface = pygame.Surface(SIZE)
            stack.draw(Canvas(surface, stack.view, self.assets))
            return pygame.image.tobytes(surface, "RGB")


def test_two_contexts_in_turn_draw_what_each_draws_alone(tmp_path: Path) -> None:
    alone = {
        language: [screen.picture(name) for name in SCENES]
        for language in WISHES
        for screen in [Screen(language, tmp_path / "alone")]
    }
    screens = {language: Screen(language, tmp_path / "in turn") for language in WISHES}
    for number, name in enumerate(SCENES):
        for language, screen in screens.items():
            assert screen.picture(name) == alone[language][number], (language, name)


def test_what_one_context_keeps_is_not_in_the_other() -> None:
    first, second = KitContext(), KitContext()
    first.key_name = lambda action: f"<{action}>"
    first.set_look(Look(text=1.3))
    with first:
        assert name_keys(f"{BEGIN}log{END}") == "<log>"
        with second:
            assert name_keys(f"{BEGIN}log{END}") == "log"
            assert active_context().look == Look()
        assert active_context() is first


def test_none_is_active_that_was_not_entered() -> None:
    """No setter and no import leaves one behind: a thread begins without any."""
    from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415

    with ThreadPoolExecutor(1) as pool, pytest.raises(LookupError):
        pool.submit(active_context).result()
