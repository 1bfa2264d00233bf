"""The moving picture in the README: an assault on the real screen, cut from strips.

``python -m tests.art.moving_picture OUT.webp`` (the ``art`` extra) plays the moves of the position
in the README one by one, and the attack after them.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import yaml
from PIL import Image, ImageChops

from game.shot import ShotRequest, shot

CASE = Path(__file__).parents[1] / "pictures" / "readme.yaml"
#: A frame's size in pixels and time in seconds, and how many one move has at most.
SIZE, SECONDS, MOST = (720, 405), 0.1, 18
#: How long the last frame stays, in milliseconds, before all begins anew.
_PAUSE = 2000
_COLUMNS = 3


def strip_of(moves: list[str], folder: Path) -> Iterator[Image.Image]:
    """Yield the frames of the last of some moves."""
    case = yaml.safe_load(CASE.read_text("utf-8")) | {"moves": moves}
    position, sheet = folder / "case.yaml", folder / "sheet.png"
    position.write_text(yaml.safe_dump(case), "utf-8")
    width, height = SIZE
    wish = ShotRequest(
        *("match", sheet, (2 * width, 2 * height), str(position)),
        strip=MOST,
        every=SECONDS,
        settings=("first_tips=false",),
    )
    if shot(wish):
        sys.exit(1)
    with Image.open(sheet) as whole:
        for number in range(MOST):
            left, top = number % _COLUMNS * width, number // _COLUMNS * height
            yield whole.convert("RGB").crop((left, top, left + width, top + height))


def moves_on(one: Image.Image, other: Image.Image) -> bool:
    """Tell whether more than banners and water moves from one frame to the next."""
    changed = ImageChops.difference(one, other).convert("L").point(lambda light: 255 * (light > 40))
    return sum(changed.histogram()[1:]) > SIZE[0] * SIZE[1] // 400


def main(out: str) -> None:
    moves = [*yaml.safe_load(CASE.read_text("utf-8"))["moves"], "attack"]
    frames: list[Image.Image] = []
    with TemporaryDirectory() as folder:
        for count in range(1, len(moves) + 1):
            strip = list(strip_of(moves[:count], Path(folder)))
            last = max(n for n in range(1, MOST) if n == 1 or moves_on(strip[n - 1], strip[n]))
            frames += strip[: last + 2]
    times = [round(1000 * SECONDS)] * (len(frames) - 1) + [_PAUSE]
    frames[0].save(
        out, save_all=True, append_images=frames[1:], duration=times, loop=0, quality=40, method=4
    )
    print(f"{out}: {len(frames)} frames, {Path(out).stat().st_size:,} bytes")


if __name__ == "__main__":
    main(*sys.argv[1:])
