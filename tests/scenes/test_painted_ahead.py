"""Screens look the same painted at once or bit by bit, and are shown without any picture."""

import shutil
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.app import App
from game.board import CardFace, card_picture
from game.board.card_faces import STRONGHOLD
from game.content import Content
from game.kit import AssetError, Assets, Canvas, Viewport, WindowStack, active_context
from game.kit.context.paint_stores import SurfaceCache
from game.kit.scene_stack.painting_ahead import PaintingAhead
from game.paths import assets_dir
from game.scenes import SCENE_MODULES, MatchScene, MenuScene, Services, load_scene, middle_duel

from .desktop import Desktop
from .matches import services_of

SIZE = (640, 360)
#: Those that are come to most; the others take their time.
OFTEN = (
    "campaign", "deck_library", "match", "menu_waiting", "new_match", "own_cards", "pause",
    "puzzles", "results", "rulebook", "statistics",
)  # fmt: skip
MOST_FRAMES = 2000


def shown(name: str, services: Services) -> WindowStack:
    """Return a scene of the table on a stack that has come to rest."""
    stack = WindowStack(Viewport.of(SIZE))
    scene = load_scene(name)(services)
    if scene.transparent:
        match = getattr(scene, "match", None) or middle_duel(services)
        stack.push(MatchScene(services, match))
    stack.push(scene)
    stack.update(0.0)
    return stack


def paint_in_slices(stack: WindowStack, target: pygame.Surface, canvas: Canvas) -> int:
    """Paint all scenes ahead, and leave that whenever a picture is there; return how often."""
    ahead, scenes = PaintingAhead(0.0), stack.scenes
    for times in range(MOST_FRAMES):
        if ahead.is_ready(target, canvas, scenes, 0, stack._paint):
            return times
    raise AssertionError("no end")


def picture_of(stack: WindowStack, canvas: Canvas) -> bytes:
    canvas.surface.fill((0, 0, 0))
    stack.draw(canvas)
    return pygame.image.tobytes(canvas.surface, "RGB")


@pytest.mark.parametrize(
    "name",
    [
        name if name in OFTEN else pytest.param(name, marks=pytest.mark.slow)
        for name in SCENE_MODULES
    ],
)
def test_a_screen_that_is_painted_in_slices_is_the_same(
    name: str, content: Content, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Pictures are made smaller from the same ones, in whichever order they are asked for.
    monkeypatch.setattr("game.kit.draw.assets._halved", lambda picture, _: picture)
    monkeypatch.setattr("tests.scenes.conftest._sized", SurfaceCache(0))
    home = tmp_path / "home"
    monkeypatch.setenv("BRIDGES_OF_ERRET_HOME", str(home))
    window = pygame.display.set_mode(SIZE)
    pictures = []
    for way in ("at once", "in slices"):
        shutil.rmtree(home, ignore_errors=True)
        active_context().forget()
        stack = shown(name, services_of(content, home / "matches"))
        canvas = Canvas(window, stack.view, Assets())
        if way == "in slices":
            assert paint_in_slices(stack, pygame.Surface(SIZE), canvas) > 3
        pictures.append(picture_of(stack, canvas))
    assert pictures[0] == pictures[1]


WHOLE = (0.0, 0.0, 1.0, 1.0)
PICTURES = shutil.ignore_patterns("*.webp", "*.png")


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The assets without any picture."""
    folder = tmp_path / "assets"
    shutil.copytree(assets_dir(), folder, ignore=PICTURES)
    monkeypatch.setattr("game.kit.draw.assets.assets_dir", lambda: folder)
    return folder


@pytest.fixture
def whole(bare: Path) -> Path:
    """The assets with all pictures, to take some away."""
    shutil.copytree(assets_dir(), bare, dirs_exist_ok=True)
    return bare


def told(desktop: Desktop) -> list[str]:
    """Return what the menu tells, which is shown anew."""
    menu = MenuScene(desktop.app.services)
    desktop.app.stack.clear_to(menu)
    desktop.wait(1)
    return [notice.text for notice in menu.notices.shown]


def test_without_any_picture_a_match_is_there_and_the_menu_tells_why_it_is_plain(
    services: Services, bare: Path
) -> None:
    scene = MatchScene(services, middle_duel(services))
    desktop = Desktop(services, scene, painted=True)
    desktop.wait(2)
    assert desktop.match is scene
    (line,) = told(desktop)
    assert line.startswith(str(bare))
    assert line.endswith(
        "is missing or damaged, and something plain is in its place. Install the game again."
    )
    assert told(desktop) == [], "it is told once"


def test_a_damaged_picture_is_named_and_only_that_is_replaced(
    services: Services, whole: Path, caplog: pytest.LogCaptureFixture
) -> None:
    button = whole / "ui" / "button.webp"
    button.write_bytes(b"RIFF no picture")
    menu = MenuScene(services)
    desktop = Desktop(services, menu, painted=True)
    desktop.wait(1)
    assert desktop.app.assets.missing == {"ui/button"}
    (notice,) = menu.notices.shown
    assert notice.text.startswith(f"{button} is missing or damaged")
    assert str(button) in caplog.text


def test_a_card_without_its_picture_has_an_emblem_and_a_stronghold_a_plate(
    services: Services, whole: Path
) -> None:
    for card in (whole / "cards").glob("*.webp"):
        card.write_bytes(b"")
    app = Desktop(services, MenuScene(services)).app
    canvas = Canvas(app.window.surface, app.stack.view, app.assets)
    troll = CardFace("creature", "troll", "Troll", 4, 3, 6)
    assert colours(card_picture(canvas, troll, (60, 84), WHOLE)) > 50
    bastion = replace(troll, kind=STRONGHOLD, id="bastion")
    assert card_picture(canvas, bastion, (60, 84), WHOLE).get_size() == (60, 84)
    assert app.assets.missing == {"cards/troll", "cards/bastion"}


def colours(picture: pygame.Surface) -> int:
    wide, high = picture.get_size()
    return len({tuple(picture.get_at((x, y))) for x in range(wide) for y in range(high)})


def test_tools_and_tests_still_hear_of_it(bare: Path) -> None:
    with pytest.raises(AssetError):
        Assets().master("ui/button")


@pytest.mark.slow
@pytest.mark.parametrize("name", SCENE_MODULES)
def test_every_scene_is_shown_without_any_picture(
    services: Services, bare: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    def fail(_: App) -> None:
        raise  # noqa: PLE0704 (what the loop has caught)

    monkeypatch.setattr(App, "_rescue", fail)
    desktop = Desktop(services, load_scene(name)(services), painted=True)
    desktop.wait(0.5)
