#!/usr/bin/env bash
# imageio 2.38.1 (Pillow 13.0.0, numpy 2.4.6, CPython 3.11, Linux): imread of pictures with a clear ground.
#
# Guessed: what is clear stays clear. A palette "is applied", says the help, and that of a PNG or GIF has clear
# colours; Pillow, by which the file is read, makes alpha of them with convert("RGBA"). Seen: three numbers
# a pixel and no alpha, with no error, for a PNG that was made small by a palette, clear or half clear, for
# a coloured PNG of which one colour is clear, and for a GIF. What was hidden on the clear ground is
# shown. A PNG with alpha of its own is read with it; mode="RGBA" reads it from all of them.
#
# Sprites that a packer has made smaller stand in boxes: ask for mode="RGBA" always.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check imageio==2.38.1 pillow==13.0.0 numpy==2.4.6
cat >"$folder/seen.py" <<'PYTHON'
from io import BytesIO

import imageio.v3 as imageio
from PIL import Image

CLEAR, HALF, WHOLE = (255, 0, 255, 0), (0, 200, 0, 128), (0, 0, 200, 255)


def saved(image, kind="png", **options):
    file = BytesIO()
    image.save(file, kind, **options)
    return file.getvalue()


painted = Image.new("RGBA", (12, 12), CLEAR)
painted.paste(HALF, (4, 0, 8, 12))
painted.paste(WHOLE, (8, 0, 12, 12))
plain = Image.new("RGB", (12, 12), CLEAR[:3])
plain.paste(WHOLE[:3], (8, 0, 12, 12))
FILES = {
    "PNG with alpha": saved(painted),
    "PNG with a palette": saved(painted.quantize(8)),
    "PNG with one clear colour": saved(plain, transparency=CLEAR[:3]),
    "GIF": saved(plain.quantize(8), "gif", transparency=plain.quantize(8).getpixel((0, 0))),
}


def told(pixels):
    return " ".join(str(tuple(pixels[..., 6, x, :].flatten().tolist())) for x in (1, 5, 10))


for name, data in FILES.items():
    by_pillow = Image.open(BytesIO(data)).convert("RGBA")
    print(f"{name}, Pillow:", *(by_pillow.getpixel((x, 6)) for x in (1, 5, 10)))
    print("  imread:", told(imageio.imread(data)))
    print("  imread, RGBA:", told(imageio.imread(data, mode="RGBA")))
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="PNG with alpha, Pillow: (255, 0, 255, 0) (0, 200, 0, 128) (0, 0, 200, 255)
  imread: (255, 0, 255, 0) (0, 200, 0, 128) (0, 0, 200, 255)
  imread, RGBA: (255, 0, 255, 0) (0, 200, 0, 128) (0, 0, 200, 255)
PNG with a palette, Pillow: (255, 0, 255, 0) (0, 200, 0, 128) (0, 0, 200, 255)
  imread: (255, 0, 255) (0, 200, 0) (0, 0, 200)
  imread, RGBA: (255, 0, 255, 0) (0, 200, 0, 128) (0, 0, 200, 255)
PNG with one clear colour, Pillow: (255, 0, 255, 0) (255, 0, 255, 0) (0, 0, 200, 255)
  imread: (255, 0, 255) (255, 0, 255) (0, 0, 200)
  imread, RGBA: (255, 0, 255, 0) (255, 0, 255, 0) (0, 0, 200, 255)
GIF, Pillow: (255, 0, 255, 0) (255, 0, 255, 0) (0, 0, 200, 255)
  imread: (255, 0, 255) (255, 0, 255) (0, 0, 200)
  imread, RGBA: (255, 0, 255, 0) (255, 0, 255, 0) (0, 0, 200, 255)"
if [ "$seen" != "$expected" ]; then
    echo "imageio-palettes-lose-their-clear-ground: not what was seen with 2.38.1" >&2
    exit 1
fi
