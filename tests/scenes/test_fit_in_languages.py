"""Every language: what is written fits, also where the screens are turned round.

A sample of the screens runs always; all of them, at every size, are behind the slow marker.
"""

from pathlib import Path

import pytest

from game.content import Content, languages, load_content
from game.kit import Assets, active_context
from game.scenes import SCENE_MODULES, load_scene

from .matches import services_of
from .test_fit import SIZES, check

OTHERS = tuple(language for language in languages() if language != "en")
SAMPLE = ("deck_library", "difficulty_custom", "history", "match", "menu", "new_match", "options")
SMALL = (1280, 720)


def _look_at(
    name: str, content: Content, size: tuple[int, int], assets: Assets, folder: Path
) -> list[str]:
    """Return what is wrong with a screen, as one line."""
    services = services_of(content, folder, names=("Wilhelmina", "Morwen"))
    try:
        check(load_scene(name)(services), size, assets)
    except AssertionError as complaint:
        where = f"{name} in {content.strings.language} at {size[0]}x{size[1]}"
        return [f"{where}: {str(complaint).splitlines()[0]}"]
    return []


def _speaking(language: str) -> Content:
    content = load_content(language)
    active_context().set_direction(content.strings.rtl)
    return content


@pytest.mark.parametrize("name", SAMPLE)
def test_the_long_language_fits_where_screens_are_turned_round(
    name: str, assets: Assets, tmp_path: Path
) -> None:
    content = load_content("pseudo")
    active_context().set_direction(True)
    assert _look_at(name, content, SMALL, assets, tmp_path) == []


def test_a_sample_of_the_screens_fits_in_every_language(assets: Assets, tmp_path: Path) -> None:
    complaints = []
    for language in OTHERS:
        content = _speaking(language)
        for name in SAMPLE:
            complaints += _look_at(name, content, SMALL, assets, tmp_path)
    assert complaints == []


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", sorted(SCENE_MODULES))
def test_every_screen_fits_in_every_language(
    name: str, size: tuple[int, int], assets: Assets, tmp_path: Path
) -> None:
    complaints = []
    for language in ("en", *OTHERS):
        complaints += _look_at(name, _speaking(language), size, assets, tmp_path)
        active_context().forget()
    assert complaints == []
