#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL 2.32.10 with its SDL_image, CPython 3.11, Linux): image.load of pictures for
# print, written by Pillow 13.0.0.
#
# Guessed: the colours are those that other viewers show (Pillow is asked beside it), or the file is
# refused. Seen, with no error:
# - a JPEG of four inks (CMYK) is taken for red, green, blue and alpha: an orange comes out as a blue
#   that one sees through, and black ink as nothing at all. The same picture as TIFF is right;
# - a TIFF with plain alpha comes out with its colours multiplied by the alpha, so that an ordinary
#   blit darkens it a second time, and what is wholly clear has lost its colour. The same picture as
#   PNG is right.
#
# Card pictures made for a printer are of both kinds; turn them into PNG or WebP first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pygame-ce==2.5.8 pillow==13.0.0
cat >"$folder/print.py" <<'PYTHON'
import io
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame
from PIL import Image


def loaded(picture, kind, **options):
    file = io.BytesIO()
    picture.save(file, kind, **options)
    file.seek(0)
    return tuple(pygame.image.load(file, f"a.{kind}").get_at((0, 0)))


for inks in ((0, 0, 0, 0), (0, 155, 205, 55), (0, 0, 0, 255)):
    picture = Image.new("CMYK", (8, 8), inks)
    jpeg = loaded(picture, "jpeg", quality=100)
    print("inks", inks, "Pillow", picture.convert("RGB").getpixel((0, 0)))
    print("  JPEG", jpeg, "TIFF", loaded(picture, "tiff"))
for colour in ((200, 100, 50, 255), (200, 100, 50, 128), (200, 100, 50, 0)):
    picture = Image.new("RGBA", (8, 8), colour)
    print("with alpha", colour)
    print("  PNG", loaded(picture, "png"), "TIFF", loaded(picture, "tiff"))
PYTHON
seen=$("$folder/venv/bin/python" "$folder/print.py")
echo "$seen"
expected="inks (0, 0, 0, 0) Pillow (255, 255, 255)
  JPEG (255, 255, 255, 255) TIFF (255, 255, 255, 255)
inks (0, 155, 205, 55) Pillow (200, 78, 39)
  JPEG (50, 100, 255, 200) TIFF (200, 78, 39, 255)
inks (0, 0, 0, 255) Pillow (0, 0, 0)
  JPEG (255, 255, 255, 0) TIFF (0, 0, 0, 255)
with alpha (200, 100, 50, 255)
  PNG (200, 100, 50, 255) TIFF (200, 100, 50, 255)
with alpha (200, 100, 50, 128)
  PNG (200, 100, 50, 128) TIFF (100, 50, 25, 128)
with alpha (200, 100, 50, 0)
  PNG (200, 100, 50, 0) TIFF (0, 0, 0, 0)"
if [ "$seen" != "$expected" ]; then
    echo "pygame-cmyk-and-tiff-colours: not what was seen with 2.5.8" >&2
    exit 1
fi
