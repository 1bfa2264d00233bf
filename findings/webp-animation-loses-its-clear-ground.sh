#!/usr/bin/env bash
# Pillow 13.0.0 and pyvips 3.2.0 (libwebp 1.6.0 of Pillow's wheel and libvips 8.18.7 of pyvips-binary,
# CPython 3.11, Linux): an animated WebP of opaque shapes on clear ground.
#
# Guessed: what is clear in every frame is clear when the file is read, as in GIF, APNG and AVIF, and as
# where the WebP is a single picture. Seen: Pillow shows a square that moves on black, with no alpha at
# all, whoever wrote the file, lossless or not; pyvips reads the same files with their clear ground. Only the
# rectangle that changes is kept of each frame, these rectangles are opaque, and so the file is marked as
# one without alpha, which Pillow takes for the whole, though there is nothing around them. A round shape,
# one that is half clear anywhere, or ground that is not wholly clear keeps it all.
#
# Square things that fly get a black ground, round ones do not. Write with kmax=1, which keeps frames whole,
# or give a pixel of one frame a faint alpha.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pillow==13.0.0 numpy==2.4.6 pyvips==3.2.0 pyvips-binary==8.18.7
cat >"$folder/frames.py" <<'PYTHON'
import io

import numpy
import pyvips
from PIL import Image, ImageDraw, ImageSequence

RED = (255, 0, 0, 255)


def frames(shape, ground=(0, 0, 0, 0), colour=RED):
    for step in range(3):
        frame = Image.new("RGBA", (32, 32), ground)
        at = 4 + 6 * step
        getattr(ImageDraw.Draw(frame), shape)((at, 8, at + 9, 17), fill=colour)
        yield frame


def pillow(made, kind, **options):
    file, (first, *others) = io.BytesIO(), made
    first.save(file, kind, save_all=bool(others), append_images=others, duration=100, **options)
    return file.getvalue()


def vips(made, suffix, **options):
    joined = pyvips.Image.new_from_array(numpy.concatenate([numpy.asarray(frame) for frame in made]))
    joined = joined.copy(interpretation="srgb")
    joined.set_type(pyvips.GValue.gint_type, "page-height", 32)
    return joined.write_to_buffer(suffix, **options)


def told(name, data):
    file = Image.open(io.BytesIO(data))
    corners = [frame.convert("RGBA").getpixel((31, 31))[3] for frame in ImageSequence.Iterator(file)]
    print(f"{name}: {file.mode}, alpha of a corner {corners}")
    if file.format == "WEBP":
        print(f"{name}, to pyvips:", pyvips.Image.new_from_buffer(data, "").getpoint(31, 31)[3:])


square = list(frames("rectangle"))
for kind in ("GIF", "PNG", "AVIF"):
    told(f"square as {kind}", pillow(square, kind))
told("square as WebP, one frame", pillow(square[:1], "WEBP"))
told("square as WebP", pillow(square, "WEBP"))
told("square as WebP, lossless", pillow(square, "WEBP", lossless=True))
told("square as WebP by pyvips", vips(square, ".webp"))
told("square as WebP, kmax=1", pillow(square, "WEBP", kmax=1))
told("circle as WebP", pillow(frames("ellipse"), "WEBP"))
told("half clear square as WebP", pillow(frames("rectangle", colour=(255, 0, 0, 128)), "WEBP"))
told("square on faint ground as WebP", pillow(frames("rectangle", ground=(0, 0, 0, 1)), "WEBP"))
PYTHON
seen=$("$folder/venv/bin/python" "$folder/frames.py")
echo "$seen"
expected="square as GIF: RGBA, alpha of a corner [0, 0, 0]
square as PNG: RGBA, alpha of a corner [0, 0, 0]
square as AVIF: RGBA, alpha of a corner [0, 0, 0]
square as WebP, one frame: RGBA, alpha of a corner [0]
square as WebP, one frame, to pyvips: [0.0]
square as WebP: RGB, alpha of a corner [255, 255, 255]
square as WebP, to pyvips: [0.0]
square as WebP, lossless: RGB, alpha of a corner [255, 255, 255]
square as WebP, lossless, to pyvips: [0.0]
square as WebP by pyvips: RGB, alpha of a corner [255, 255, 255]
square as WebP by pyvips, to pyvips: [0.0]
square as WebP, kmax=1: RGBA, alpha of a corner [0, 0, 0]
square as WebP, kmax=1, to pyvips: [0.0]
circle as WebP: RGBA, alpha of a corner [0, 0, 0]
circle as WebP, to pyvips: [0.0]
half clear square as WebP: RGBA, alpha of a corner [0, 0, 0]
half clear square as WebP, to pyvips: [0.0]
square on faint ground as WebP: RGBA, alpha of a corner [1, 1, 1]
square on faint ground as WebP, to pyvips: [1.0]"
if [ "$seen" != "$expected" ]; then
    echo "webp-animation-loses-its-clear-ground: not what was seen with 13.0.0 and 3.2.0" >&2
    exit 1
fi
