"""Every text of a screen, and how large it is written: ``python -m tests.scenes.text_sizes``.

The command draws screens in a size of texts, and lists what is cut off, what is smaller than at
100 %, what lies over another text, and with ``--growth`` what has not grown as much as was asked.
"""

import argparse
import os
import sys
import tempfile
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.content import Content, languages, load_content
from game.kit import (
    Assets,
    KitContext,
    Look,
    Scene,
    ScrollArea,
    Size,
    Viewport,
    WindowStack,
    active_context,
    text_style,
)
from game.kit.context.kit_context import name_keys
from game.kit.draw.text import text, text_block
from game.kit.draw.text.text_style import text_box
from game.kit.voice.page_reader import ReadingCanvas
from game.scenes import SCENE_MODULES, load_scene
from tests.certain import sure

from .matches import services_of

#: An overlap that does not count: letters are lower than their line.
_AIR = 0.3
#: By how many logical units letters may leave their place, and by how many pixels shrink.
_OUTSIDE, _ROUNDING = 4.0, 1
#: Scenes with a panel that covers words of the board, or of the chart.
COVERING = frozenset(
    {"captains_force", "fight_press", "fight_stakes", "hint", "hint_ahead", "voyage_chart_omen"}
)


@dataclass(frozen=True, slots=True)
class WrittenText:
    """A text as it was written: ``px`` is the size of its letters, ``usual`` that of its style."""

    string: str
    place: pygame.FRect
    px: int
    usual: float
    is_cut: bool
    leaves: bool


@dataclass(slots=True)
class WrittenScreen:
    """All texts of a screen, and the widgets that lie over each other or outside."""

    texts: list[WrittenText] = field(default_factory=list)
    overlapping: list[str] = field(default_factory=list)

    @property
    def complaints(self) -> list[str]:
        """The texts that are cut off or leave their place, and the widgets that overlap."""
        return [
            *(f"cut off: {each.string!r}" for each in self.texts if each.is_cut),
            *(f"leaves its place: {each.string!r}" for each in self.texts if each.leaves),
            *(f"widgets overlap: {each}" for each in self.overlapping),
        ]

    def smallest(self) -> dict[str, int]:
        """Return how large each text is, in pixels; one that is there twice by the smaller."""
        found: dict[str, int] = {}
        for each in self.texts:
            found[each.string] = min(each.px, found.get(each.string, each.px))
        return found

    def collisions(self) -> set[tuple[str, str]]:
        """Return the texts that lie over each other."""
        pairs = combinations(self.texts, 2)
        return {
            (a.string, b.string)
            for a, b in pairs
            if a.string != b.string and a.place.height > 1 and a.place.colliderect(b.place)
        }


class TextReader(ReadingCanvas):
    """A canvas that notes every text and how it is written."""

    def __init__(self, surface: pygame.Surface, view: Viewport, assets: Assets) -> None:
        super().__init__(surface, view, assets)
        self.written = WrittenScreen()

    def sprite(self, key: object, size: Size, *_paint: Any, **_way: Any) -> pygame.Surface:
        """Return nothing of that size: words in kept pictures, such as cards, are not read."""
        pixels = self.view.size_px(size)
        return self.context.sprites.get(("unread", pixels), lambda: pygame.Surface(pixels))

    def text(self, string: str, where: Any, *style: Any, **changes: Any) -> pygame.FRect:
        """Write, and note the text where it is seen."""
        place = super().text(string, where, *style, **changes)
        look = (style[0] if style else text_style.BODY).with_changes(**changes)
        box, bounded = text_box(where)
        scale = self.view.scale
        limits = (box.width * scale, box.height * scale) if bounded else None
        named = name_keys(string)
        lines, px = text_block._set(named, text_block._readable(named, look), scale, limits)
        # A line may end at an ellipsis of the text's own.
        cut = any(each.text.endswith(text.ELLIPSIS) and each.text not in named for each in lines)
        room = (box if bounded else self.view.rect).inflate(
            2 * (_OUTSIDE + look.outline), 2 * _OUTSIDE + 8
        )
        tall = place.inflate(0, -_AIR * place.height)
        corner = self._place(tall.topleft)
        across = tall.width if self._way > 0 else -tall.width
        seen = pygame.FRect(corner[0] / scale, corner[1] / scale, abs(across), tall.height)
        if self._way < 0:
            seen.x -= tall.width
        seen = seen.clip(pygame.FRect([side / scale for side in self.surface.get_clip()]))
        if string.strip():
            self.written.texts.append(
                WrittenText(
                    string,
                    seen,
                    px,
                    look.size * scale,
                    cut and not string.rstrip().endswith(text.ELLIPSIS),
                    bounded and look.alpha > 0 and not room.contains(place),
                )
            )
        return place


def opened(name: str, content: Content, view: Viewport, home: Path) -> WindowStack:
    """Open a scene for two players with long names, in a language."""
    services = services_of(content, home / name, names=("Wilhelmina", "Bartholomew"))
    services.furnish()
    services.context.set_direction(content.strings.rtl)
    stack = WindowStack(view)
    stack.push(load_scene(name)(services))
    stack.update(0.5)
    return stack


def laid_anew(stack: WindowStack, look: Look, assets: Assets) -> WrittenScreen:
    """Lay the scene on top out in a look, and return what is written on its whole page."""
    if active_context().set_look(look):
        stack.resize(stack.view)
        stack.update(0.5)
    return read_page(stack, assets)


def read_page(stack: WindowStack, assets: Assets) -> WrittenScreen:
    """Return what is written on the whole page of the scene on top, as in a window as high."""
    scene = sure(stack.top)
    page = scene.page_scroll.view
    reader = TextReader(pygame.Surface(page.size_px((page.width, page.height))), stack.view, assets)
    stack.draw(reader)
    if isinstance(scene, Scene):
        reader.written.overlapping = overlapping(scene, page.rect)
    return reader.written


def overlapping(scene: Scene, page: pygame.FRect) -> list[str]:
    """Return the widgets that lie outside a page, or over others of the page or of their panel."""
    # A hint's area lies under what is pressed there; places that touch are as near as rounding
    # leaves them.
    boxes = [
        (each.within, each.rect.inflate(-1, -1))
        for each in scene.widgets.widgets
        if each.visible
        and not each.passive
        and each.rect.width
        and not isinstance(each, ScrollArea)
    ]
    outside = [box for within, box in boxes if within is None and not page.contains(box)]
    over = [
        f"{one} and {other}"
        for (a, one), (b, other) in combinations(boxes, 2)
        if a is b and one.colliderect(other)
    ]
    return [f"outside: {box}" for box in outside] + over


def written(
    name: str, content: Content, view: Viewport, percent: int, assets: Assets, home: Path
) -> WrittenScreen:
    """Open a scene with texts of a size, and return what is written on its whole page."""
    active_context().set_look(Look(text=percent / 100))
    return read_page(opened(name, content, view, home), assets)


def faults(usual: WrittenScreen, grown: WrittenScreen, *, covering: bool = False) -> list[str]:
    """Return what is wrong with a screen whose texts have grown, a line each."""
    least = usual.smallest()
    found = grown.complaints
    for each in grown.texts:
        before = least.get(each.string)
        if before is not None and each.px < before - _ROUNDING:
            found.append(f"shrinks from {before} to {each.px} px: {each.string!r}")
    if not covering:
        new = grown.collisions() - usual.collisions()
        found += [f"over each other: {a!r} and {b!r}" for a, b in sorted(new)]
    return found


def left_behind(screen: WrittenScreen, percent: int) -> list[str]:
    """Return the texts that are smaller than was asked by a tenth or more, a line each."""
    return [
        f"{100 * each.px / each.usual:.0f} %: {each.string!r}"
        for each in screen.texts
        if each.usual <= 21 and each.px < 0.9 * each.usual * percent / 100
    ]


def main(arguments: list[str]) -> int:
    """List the faults of screens; 1 where there are any."""
    parser = argparse.ArgumentParser(prog="python -m tests.scenes.text_sizes")
    parser.add_argument("prefix", nargs="*", help="the beginnings of scenes' names; all")
    parser.add_argument("--lang", default=",".join(("en", "ru", "he")), help="or: all")
    parser.add_argument("--percent", default="200", help="such as 130,150,200")
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--growth", action="store_true", help="list what has not grown enough")
    wish = parser.parse_args(arguments)
    pygame.display.init()
    pygame.font.init()
    wide, high = (int(side) for side in wish.size.split("x"))
    pygame.display.set_mode((wide, high))
    names = [
        name for name in SCENE_MODULES if not wish.prefix or name.startswith(tuple(wish.prefix))
    ]
    bad = 0
    for language in languages() if wish.lang == "all" else wish.lang.split(","):
        bad += _look_over(language, names, Viewport.of((wide, high)), wish)
    return int(bad > 0)


def _look_over(language: str, names: list[str], view: Viewport, wish: argparse.Namespace) -> int:
    """List the faults of screens in a language; return how many there are."""
    bad = 0
    with KitContext(), tempfile.TemporaryDirectory() as folder:
        os.environ["BRIDGES_OF_ERRET_HOME"] = str(Path(folder) / "home")
        content, assets = load_content(language), Assets()
        for name in names:
            stack = opened(name, content, view, Path(folder))
            usual = laid_anew(stack, Look(), assets)
            for percent in map(int, wish.percent.split(",")):
                now = laid_anew(stack, Look(text=percent / 100), assets)
                found = faults(usual, now, covering=name in COVERING)
                bad += len(found)
                if wish.growth:
                    found += left_behind(now, percent)
                share = len(left_behind(now, percent)) / max(1, len(now.texts))
                print(
                    f"{name} {language} {percent} %: {len(found)} faults, "
                    f"{share:.0%} of the texts have not grown enough"
                )
                for line in found:
                    print("   ", line)
            active_context().set_look(Look())
    return bad


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
