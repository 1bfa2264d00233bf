"""Screens before and after a change, side by side.

``python -m tests.art.compare REVISION FOLDER [SCENE ...]`` takes pictures of the scenes at the git
revision and as they are now, and writes FOLDER/SCENE-1280x800.png and so on: before at the left,
after at the right. A scene that one of the two does not know leaves its half empty.
"""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

import pygame

from game.scenes import SCENE_MODULES
from tests.benchmarks.rows import ROOT, unpacked

SIZES = ((1280, 800), (1920, 1080))


def main() -> int:
    """Read the command line, take the pictures and join them."""
    parser = argparse.ArgumentParser(prog="tests.art.compare", description=__doc__)
    parser.add_argument("revision", help="the commit before the change")
    parser.add_argument("folder", type=Path, help="where the pictures go; made if it is not there")
    parser.add_argument("scenes", nargs="*", choices=[*SCENE_MODULES, []], help="not all of them")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as empty:
        before = unpacked(options.revision, Path(empty) / "before")
        for scene in options.scenes or SCENE_MODULES:
            for size in SIZES:
                print(_compare(before, scene, size, options.folder))
    return 0


def _compare(before: Path, scene: str, size: tuple[int, int], folder: Path) -> Path:
    pair = pygame.Surface((size[0] * 2, size[1]))
    with tempfile.TemporaryDirectory() as halves:
        for half, house in enumerate((before, ROOT)):
            picture = Path(halves) / f"{half}.png"
            if _shot(house, scene, size, picture):
                pair.blit(pygame.image.load(picture), (half * size[0], 0))
    file = folder / f"{scene}-{size[0]}x{size[1]}.png"
    pygame.image.save(pair, file)
    return file


def _shot(house: Path, scene: str, size: tuple[int, int], out: Path) -> bool:
    """Take a picture with the program in the folder ``house``; False where it has no such scene."""
    size_text = f"{size[0]}x{size[1]}"
    words = [sys.executable, "-m", "game", "shot", scene, str(out), "--size", size_text]
    return subprocess.run(words, cwd=house, check=False, stderr=subprocess.DEVNULL).returncode == 0


if __name__ == "__main__":
    sys.exit(main())
