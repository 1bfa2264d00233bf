"""Every screen at 130, 150 and 200 %: nothing shrinks, nothing is cut, nothing lies over another.

In English and Russian always, in a window of 1280 by 720; in all languages behind the slow marker.
"""

from pathlib import Path

import pytest

from game.content import Content, languages, load_content
from game.kit import Assets, Viewport, active_context
from game.scenes import SCENE_MODULES

from .text_sizes import COVERING, faults, written

SIZES = (130, 150, 200)
#: The language with the longest words beside that in which the texts were first written.
OFTEN = ("en", "ru")
SMALL, LARGE = Viewport.of((1280, 720)), Viewport.of((1920, 1080))


@pytest.fixture(scope="module", params=OFTEN)
def words(request: pytest.FixtureRequest) -> Content:
    return load_content(request.param)


def _found(
    name: str, words: Content, view: Viewport, assets: Assets, home: Path, sizes: tuple[int, ...]
) -> list[str]:
    """Return the faults of a screen in a language, a line each."""
    usual = written(name, words, view, 100, assets, home / "usual")
    found = [f"cut off at 100 %: {each.string!r}" for each in usual.texts if each.is_cut]
    for percent in sizes:
        now = written(name, words, view, percent, assets, home / f"{percent}")
        lines = faults(usual, now, covering=name in COVERING)
        found += [f"{words.strings.language} {percent} %: {line}" for line in lines]
    return found


@pytest.mark.parametrize("name", sorted(SCENE_MODULES))
def test_a_screen_has_room_for_large_texts(
    name: str, words: Content, assets: Assets, tmp_path: Path
) -> None:
    assert _found(name, words, SMALL, assets, tmp_path, (130, 200)) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(SCENE_MODULES))
def test_a_screen_has_room_for_large_texts_in_every_language(
    name: str, assets: Assets, tmp_path: Path
) -> None:
    found = []
    for language in languages():
        content = load_content(language)
        for number, view in enumerate((SMALL, LARGE)):
            home = tmp_path / f"{language}{number}"
            found += _found(name, content, view, assets, home, SIZES)
        active_context().forget()
    assert found == []
