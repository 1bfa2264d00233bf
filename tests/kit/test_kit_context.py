"""Two windows, or a window and a picture, in one process: none sees the look of the other."""

import math
from collections.abc import Iterable
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.content import load_content
from game.kit import (
    Assets,
    Canvas,
    KitContext,
    Look,
    Viewport,
    WindowStack,
    active_context,
    read_size,
    shown,
)
from game.kit.context.kit_context import BEGIN, END, name_keys
from game.kit.theme import CONTRAST, PALETTES, Colour, Colours
from game.play import PALETTE_NAMES, MatchStore, Settings
from game.scenes import SceneRoutes, Services, load_scene
from tests.art.colour_blind import seen_by

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
            stack = WindowStack(Viewport.of(SIZE))
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


#: A palette, and the eyes for which it is made.
SAFE = (("red_green", "protanope"), ("red_green", "deuteranope"), ("blue_yellow", "tritanope"))
#: Colours that are at least so far apart are told from each other at a glance.
APART = 60.0


def distance(one: Colour, two: Colour, eyes: str) -> float:
    return math.dist(*(seen_by(eyes, each[:3]) for each in (one, two)))


def are_apart(colours: Iterable[Colour], eyes: str) -> bool:
    return all(distance(one, two, eyes) > APART for one, two in combinations(colours, 2))


def test_the_palettes_are_those_that_can_be_set() -> None:
    assert tuple(PALETTES) == PALETTE_NAMES


@pytest.mark.parametrize(("palette", "eyes"), SAFE)
@pytest.mark.parametrize("role", ["sides", "sides_ink", "sides_cloth"])
def test_sides_are_told_apart(palette: str, eyes: str, role: str) -> None:
    active_context().set_look(Look(palette=palette))
    seats = [shown(colour) for colour in getattr(Colours, role)]
    assert len(seats) == 4, "a ring has four seats"
    assert are_apart(seats, eyes)


@pytest.mark.parametrize(("palette", "eyes"), SAFE)
def test_good_and_bad_and_marks_are_told_apart(palette: str, eyes: str) -> None:
    active_context().set_look(Look(palette=palette))
    assert are_apart(map(shown, (Colours.positive, Colours.negative)), eyes)
    assert are_apart(map(shown, (Colours.target, Colours.victim, Colours.playable)), eyes)


@pytest.mark.parametrize("roles", [*PALETTES.values(), CONTRAST])
def test_a_palette_names_roles_of_the_theme(roles: dict[str, object]) -> None:
    assert [role for role in roles if not hasattr(Colours, role)] == []


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("contrast", [False, True])
def test_a_colour_is_exchanged_once(palette: str, contrast: bool) -> None:
    active_context().set_look(Look(palette=palette, contrast=contrast))
    for role in PALETTES[palette] | (CONTRAST if contrast else {}):
        here = getattr(Colours, role)
        for colour in here if isinstance(here[0], tuple) else (here,):
            assert shown(shown(colour)) == shown(colour), role


def test_what_is_drawn_has_the_colours_of_the_palette() -> None:
    surface = pygame.Surface((100, 60))
    for palette, red in (("standard", Colours.sides[0]), ("red_green", (122, 190, 255))):
        active_context().set_look(Look(palette=palette))
        Canvas(surface, Viewport.of((100, 60)), Assets()).fill((0, 0, 1280, 720), Colours.sides[0])
        assert tuple(surface.get_at((50, 30)))[:3] == red


def test_what_is_read_grows_and_what_is_large_stays() -> None:
    active_context().set_look(Look(text=1.3))
    assert read_size(16) == pytest.approx(20.8)
    assert read_size(44) == 44
