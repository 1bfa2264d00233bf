"""Every screen at three sizes, to look at after a change.

``python -m tests.art.screens FOLDER [--lang pseudo] [SCENE ...]`` writes FOLDER/SCENE-1280x720.png
and so on, and for each size one sheet with all of them. ``--size 1920x1080`` takes that size alone,
``--set scale=150`` takes them with that setting; both can be given more than once.
"""

import argparse
import sys
from pathlib import Path

from game.scenes import SCENE_MODULES
from game.shot import ShotRequest, shot

from .sheets import sheet_of

import pygame  # after game.shot, which chooses a display out of sight  # isort: skip

SIZES = ((1280, 720), (1920, 1080), (2560, 1440))
TILE = (640, 360)
COLUMNS = 4


def main() -> int:
    """Read the command line and take the pictures."""
    parser = argparse.ArgumentParser(prog="tests.art.screens", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the pictures go; made if it is not there")
    parser.add_argument("scenes", nargs="*", choices=[*SCENE_MODULES, []], help="not all of them")
    parser.add_argument("--lang", help="another language, as pseudo")
    parser.add_argument("--size", type=_size, action="append", help="not all three: WIDTHxHEIGHT")
    parser.add_argument("--set", action="append", default=[], help="a setting, as scale=150")
    options = parser.parse_intermixed_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    failed = 0
    for size in options.size or SIZES:
        tiles = []
        for scene in options.scenes or SCENE_MODULES:
            path = options.folder / f"{scene}-{size[0]}x{size[1]}.png"
            wish = ShotRequest(scene, path, size, language=options.lang, settings=(*options.set,))
            failed += shot(wish) != 0
            if path.exists():
                tiles.append(pygame.transform.smoothscale(pygame.image.load(path), TILE))
        sheet = options.folder / f"all-{size[0]}x{size[1]}.png"
        if tiles:
            pygame.image.save(sheet_of(tiles, COLUMNS), sheet)
        print(f"{sheet}: {len(tiles)} screens")
    return int(failed > 0)


def _size(text: str) -> tuple[int, int]:
    width, height = map(int, text.split("x"))
    return width, height


if __name__ == "__main__":
    sys.exit(main())
