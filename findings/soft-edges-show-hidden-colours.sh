#!/usr/bin/env bash
# Pillow 13.0.0 and pygame-ce 2.5.8 (SDL 2.32.10, CPython 3.11, Linux): what softens the edge of a white
# shape on a clear ground, whose clear pixels are black underneath, as nearly all are.
#
# Guessed: the pixels between come out half clear and white; the alpha does the fading. So does Pillow
# with resize, reduce, rotate and thumbnail. Seen: Pillow's filters (BoxBlur, GaussianBlur, SMOOTH) mix
# the hidden black in, and so do all of pygame: smoothscale, box_blur, gaussian_blur. The edge is then
# grey and half clear, and drawn by an ordinary blit it is a quarter of white instead of a half: a dark
# rim round every glow. No help of either says it of these and not of those.
#
# Premultiply first (convert("RGBa"), premul_alpha), or give the clear pixels the colour of the shape.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pillow==13.0.0 pygame-ce==2.5.8
cat >"$folder/edges.py" <<'PYTHON'
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame
from PIL import Image, ImageFilter
from pygame import transform

SIDE, EDGE = 24, 9
picture = Image.new("RGBA", (SIDE, SIDE))
picture.paste((255, 255, 255, 255), (EDGE, 0, SIDE, SIDE))
small = picture.copy()
small.thumbnail((10, 10))
surface = pygame.image.frombytes(picture.tobytes(), picture.size, "RGBA")


def edge(softened):
    if isinstance(softened, pygame.Surface):
        softened = Image.frombytes(
            "RGBA", softened.get_size(), pygame.image.tobytes(softened, "RGBA")
        )
    row = [softened.getpixel((x, softened.height // 2)) for x in range(softened.width)]
    greys = [red for red, _, _, alpha in row if 0 < alpha < 255]
    return "white" if min(greys) == 255 else "mixed with black"


for name, softened in {
    "Pillow resize": picture.resize((10, 10)),
    "Pillow reduce": picture.reduce(2),
    "Pillow rotate": picture.rotate(10, Image.Resampling.BICUBIC),
    "Pillow thumbnail": small,
    "Pillow BoxBlur": picture.filter(ImageFilter.BoxBlur(2)),
    "Pillow GaussianBlur": picture.filter(ImageFilter.GaussianBlur(2)),
    "Pillow SMOOTH": picture.filter(ImageFilter.SMOOTH),
    "pygame smoothscale": transform.smoothscale(surface, (10, 10)),
    "pygame box_blur": transform.box_blur(surface, 2),
    "pygame gaussian_blur": transform.gaussian_blur(surface, 2),
}.items():
    print(f"{name}: {edge(softened)}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/edges.py")
echo "$seen"
expected="Pillow resize: white
Pillow reduce: white
Pillow rotate: white
Pillow thumbnail: white
Pillow BoxBlur: mixed with black
Pillow GaussianBlur: mixed with black
Pillow SMOOTH: mixed with black
pygame smoothscale: mixed with black
pygame box_blur: mixed with black
pygame gaussian_blur: mixed with black"
if [ "$seen" != "$expected" ]; then
    echo "soft-edges-show-hidden-colours: not what was seen with these versions" >&2
    exit 1
fi
