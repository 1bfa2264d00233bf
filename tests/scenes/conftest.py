"""Services with an empty store, and a player who uses them."""

from collections import ChainMap
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pygame
import pytest

from game.content import Content, load_content
from game.kit import Assets, KitContext, write_clipboard
from game.kit.context.paint_stores import SurfaceCache, may_wait
from game.kit.draw.text import text
from game.play import Match
from game.scenes import Services
from tests.certain import failing, sure
from tests.kit.input.virtual_pad import unplug_all

from .matches import services_of, texts_of
from .table import Player


@pytest.fixture(scope="session")
def content() -> Content:
    return load_content()


@pytest.fixture(scope="session")
def assets() -> Assets:
    return Assets()


@pytest.fixture(autouse=True, scope="package")
def no_pixel_behind_the_last() -> Iterator[None]:
    """Check that pygame enlarges no picture that is a single pixel wide or high."""
    scale = pygame.transform.smoothscale

    def watched(
        picture: pygame.Surface, size: tuple[int, int], *target: pygame.Surface
    ) -> pygame.Surface:
        sides = zip(picture.get_size(), size, strict=True)
        assert not any(now == 1 < then for now, then in sides), "use scaled_smoothly"
        return scale(picture, size, *target)

    with patch.object(pygame.transform, "smoothscale", watched):
        yield


_load, _scaled, _sized = pygame.image.load, Assets._scaled, SurfaceCache(256 << 20)


@lru_cache(maxsize=512)
def decoded(path: Path, _changed: int) -> pygame.Surface:
    return _load(path)


def forget_pictures() -> None:
    """Keep none of the pictures that were read."""
    decoded.cache_clear()
    _sized.clear()


@pytest.fixture(autouse=True, scope="package")
def pictures_read_once() -> Iterator[None]:
    """Read a file once in each process, and bring it to each size once.

    Every desktop of the tests has its own pictures, and none is painted on.
    """

    def read(file: Any, *name: str) -> pygame.Surface:
        if name or not isinstance(file, Path):
            return _load(file, *name)
        return decoded(file, file.stat().st_mtime_ns).copy()

    def brought_to_size(assets: Assets, name: str, *size: Any) -> pygame.Surface:
        path = assets._find(name)
        if path is None or may_wait():
            return _scaled(assets, name, *size)
        key = path, path.stat().st_mtime_ns, *size
        return _sized.get(key, lambda: _scaled(assets, name, *size))

    with patch.object(pygame.image, "load", read), patch.object(Assets, "_scaled", brought_to_size):
        yield


@pytest.fixture(autouse=True, scope="package")
def texts_measured_once() -> Iterator[None]:
    """Measure a text once in each process: that follows from the look and the direction alone."""
    kept: dict[object, Callable[..., Any]] = {}

    def remembering(context: KitContext, function: Callable[..., Any], most: int) -> Any:
        key = function, context.look, context.rtl
        if key not in kept:
            kept[key] = lru_cache(4 * most)(function)
        return kept[key]

    with patch.object(KitContext, "remembering", remembering):
        yield


@pytest.fixture(autouse=True)
def window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("BRIDGES_OF_ERRET_HOME", str(tmp_path / "home"))
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((640, 360))
    yield
    unplug_all()


@pytest.fixture
def services(
    request: pytest.FixtureRequest, content: Content, tmp_path: Path
) -> Iterator[Services]:
    """Services with the ``settings`` with which a test or its file is marked."""
    marked = [mark.kwargs for mark in request.node.iter_markers("settings")]
    # Most tests end turns with plays left, and without a question.
    settings = ChainMap(*marked, {"end_warning": False})
    services = services_of(content, tmp_path / "matches", **settings)
    yield services
    # None leaves a code on the clipboard to the next, nor, as all read the same texts, a language.
    write_clipboard("")
    if content.strings.language != "en":
        services.speak(texts_of("en"))


@pytest.fixture
def sit_down(services: Services, assets: Assets) -> Callable[..., Player]:
    def sit(size: tuple[int, int] = (1280, 720)) -> Player:
        return Player(services, assets, size)

    return sit


@pytest.fixture
def player(sit_down: Callable[..., Player]) -> Player:
    return sit_down()


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> Callable[[Match], None]:
    """Let nothing more be written of a match."""

    def fill(match: Match) -> None:
        full = failing(OSError(28, "No space left on device"))
        monkeypatch.setattr(type(sure(match._journal)), "append", full)

    return fill


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts of which the end was left out."""
    found: list[str] = []
    clip = text.clip

    def noted(string: str, px: float, width: float, **how: Any) -> str:
        clipped = clip(string, px, width, **how)
        if clipped != string:
            found.append(string)
        return clipped

    monkeypatch.setattr(text, "clip", noted)
    return found
