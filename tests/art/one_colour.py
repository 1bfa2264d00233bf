"""How much of a screen is of one colour: what tells a program from a world.

``python -m tests.art.one_colour [SCENE ...]`` takes the scenes' pictures, all that ``game shot``
knows where none is named, and prints for each the commonest colour and its share, the highest
first. A picture is scaled to 480 by 270; what is within six levels of a colour in all three
channels counts as of that colour, and of the commonest ones that counts of which there is most.
Off the board no share may be over ``MOST``.
"""

import argparse
import sys
import tempfile
from collections import Counter
from pathlib import Path

import pygame

from game.scenes import SCENE_MODULES
from game.shot import ShotRequest, shot

MOST = 0.18
NEAR = 6
SMALL = (480, 270)
#: So many of the commonest colours are tried, out of boxes of so many levels a side.
_TRIED, _BOX = 40, 4
RGB = tuple[int, int, int]
#: The scenes whose pictures are of a board, with its panels.
_TABLES = (
    *("captains", "discard", "fight", "first_tip", "hint", "lesson_", "match", "next_turn"),
    *("order", "puzzle_", "recap", "replay", "ring_four", "ring_full", "ring_horde", "ring_map"),
    *("ring_pairs", "ring_plan", "ring_recap", "ring_relief", "ring_three", "ring_tip", "undo"),
    *("voyage_fight_allies", "voyage_fight_captains"),
)
#: A board that is hidden by what lies over it, for the most part.
_COVERED = ("captains_force",)
#: Plain on purpose: it must be seen when nothing else can be.
_PLAIN = ("error",)


def commonest(picture: pygame.Surface) -> tuple[RGB, float]:
    """Return the commonest colour of a picture, and the share of what looks like it."""
    small = pygame.transform.smoothscale(picture.convert(24), SMALL)
    pixels = pygame.image.tobytes(small, "RGB")
    counts = Counter(
        (pixels[at], pixels[at + 1], pixels[at + 2]) for at in range(0, len(pixels), 3)
    )
    boxes: Counter[RGB] = Counter()
    for (red, green, blue), count in counts.items():
        boxes[red // _BOX, green // _BOX, blue // _BOX] += count
    # The colours that are tried are spread over the picture, and not all of one flat corner.
    tried = (_middle(box) for box, _ in boxes.most_common(_TRIED))
    colour, alike = max(((one, _alike(one, counts)) for one in tried), key=lambda pair: pair[1])
    return colour, alike / (SMALL[0] * SMALL[1])


def _middle(box: RGB) -> RGB:
    red, green, blue = (side * _BOX + _BOX // 2 for side in box)
    return red, green, blue


def _alike(colour: RGB, counts: Counter[RGB]) -> int:
    red, green, blue = colour
    return sum(
        count
        for (r, g, b), count in counts.items()
        if abs(r - red) <= NEAR and abs(g - green) <= NEAR and abs(b - blue) <= NEAR
    )


def share_of(scene: str, settings: tuple[str, ...] = ()) -> tuple[RGB, float]:
    """Return the commonest colour of a scene's picture, and its share."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "shot.png"
        if shot(ShotRequest(scene, path, settings=settings)):
            raise SystemExit(f"{scene}: no picture could be taken: see the line above")
        return commonest(pygame.image.load(path))


def off_the_board() -> list[str]:
    """Return the names of all scenes that are no board."""
    tables = {"lesson", "puzzle", "match"}
    return [
        name
        for name in SCENE_MODULES
        if name in _COVERED
        or (name not in tables and name not in _PLAIN and not name.startswith(_TABLES))
    ]


def main(names: list[str]) -> int:
    """Print the table; status 1 where a scene off the board has too much of one colour."""
    parser = argparse.ArgumentParser(prog="tests.art.one_colour", description=__doc__)
    parser.add_argument("scenes", nargs="*", choices=[*SCENE_MODULES, []], help="not all of them")
    wanted = parser.parse_args(names).scenes or list(SCENE_MODULES)
    free = set(off_the_board())
    rows = [(*share_of(name), name) for name in wanted]
    for colour, share, name in sorted(rows, key=lambda row: -row[1]):
        sign = "too much" if name in free and share > MOST else ""
        print(f"{name:28} {100 * share:5.1f} %  {colour!s:16} {sign}".rstrip())
    return int(any(name in free and share > MOST for _, share, name in rows))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
