#!/usr/bin/env bash
# apng 0.3.4 (Pillow 13.0.0 beside it, CPython 3.11, Linux): single PNG files put together to an animation.
#
# Guessed: each frame looks as its file does, or a file that does not fit the others is refused, since the
# format has one header, one palette and one transparent colour for all frames. Seen, with no error: the
# first file's count for all. Pictures with palettes of their own, as every tool makes them that makes PNG
# small, show the first one's colours: red, green and blue squares become three red ones. A frame of
# another kind is read with the first one's kind of pixels: grey first, and red is black, or the file ends
# too early for its reader. A transparent colour of the first is clear in all, one of another in none.
# Taken apart again by the same package, the files show the first one's colours as well.
#
# Frames that a packer made smaller one by one have to be made RGBA again before they are put together.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check apng==0.3.4 pillow==13.0.0
cat >"$folder/frames.py" <<'PYTHON'
import io

from apng import APNG, PNG
from PIL import Image

COLOURS = ("red", "lime", "blue")


def square(colour, mode="RGB"):
    image = Image.new("RGB", (8, 8), colour)
    image.putpixel((0, 0), (0, 0, 0))
    return image.quantize(2) if mode == "P" else image.convert(mode)


def told(image):
    try:
        return "{},{},{},{}".format(*image.convert("RGBA").getpixel((5, 5)))
    except OSError as error:
        return type(error).__name__


def shown(name, *images, **options):
    animation, frames = APNG(), []
    for image in images:
        file = io.BytesIO()
        image.save(file, "PNG", **(options if image is images[0] else {}))
        animation.append(PNG.from_bytes(file.getvalue()), delay=100)
    file = Image.open(io.BytesIO(animation.to_bytes()))
    for index in range(len(images)):
        file.seek(index)
        frames.append(told(file))
    print(f"{name}:", *frames)
    return animation.to_bytes()


shown("as RGB", *map(square, COLOURS))
data = shown("as P", *(square(colour, "P") for colour in COLOURS))
parts = [Image.open(io.BytesIO(png.to_bytes())) for png, _ in APNG.from_bytes(data).frames]
print("as P, taken apart again:", *map(told, parts))
shown("grey, then RGB", square("white", "L"), square("red"))
shown("RGBA, then RGB", square("white", "RGBA"), square("red"))
shown("RGB, lime is clear in the first", square("red"), square("lime"), transparency=(0, 255, 0))
PYTHON
seen=$("$folder/venv/bin/python" "$folder/frames.py")
echo "$seen"
expected="as RGB: 255,0,0,255 0,255,0,255 0,0,255,255
as P: 255,0,0,255 255,0,0,255 255,0,0,255
as P, taken apart again: 255,0,0,255 255,0,0,255 255,0,0,255
grey, then RGB: 255,255,255,255 0,0,0,255
RGBA, then RGB: 255,255,255,255 OSError
RGB, lime is clear in the first: 255,0,0,255 0,255,0,0"
if [ "$seen" != "$expected" ]; then
    echo "apng-paints-with-the-first-palette: not what was seen with 0.3.4" >&2
    exit 1
fi
