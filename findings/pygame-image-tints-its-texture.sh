#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL 2.32.10, CPython 3.11, Linux): an Image and a Texture of pygame._sdl2.video are
# drawn from the same picture, in turns.
#
# Guessed: color and alpha belong to the Image they are set on, as its angle and its mirroring do, so
# two Images of one Texture do not touch each other, nor the Texture. Seen: Images leave each other alone,
# but whatever the last one was drawn with stays on the Texture: drawn by itself it is red and half clear
# from then on, where it had been white and full, and Texture.color and alpha were never set.
#
# A card that is drawn greyed out once is grey everywhere its Texture is drawn. Draw all by Images, or
# set color and alpha before each Texture.draw.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pygame-ce==2.5.8
cat >"$folder/tint.py" <<'PYTHON'
import os

os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
import pygame
from pygame._sdl2.video import Image, Renderer, Texture

pygame.display.init()
renderer = Renderer(pygame.Window("Cards", (80, 60)))
white = pygame.Surface((10, 10), pygame.SRCALPHA)
white.fill("white")
texture = Texture.from_surface(renderer, white)
plain, mirrored, red = Image(texture), Image(texture), Image(texture)
mirrored.flip_x, mirrored.angle = True, 90
red.color, red.alpha = (255, 0, 0, 255), 128


def seen(picture):
    renderer.draw_color = "black"
    renderer.clear()
    picture.draw(dstrect=(0, 0, 10, 10))
    return tuple(renderer.to_surface().get_at((5, 5)))[:3]


for name in ("texture", "red", "plain", "texture", "red", "texture", "mirrored", "texture"):
    print(name, seen(globals()[name]))
print("red's own", red.color[:3], red.alpha)
PYTHON
seen=$("$folder/venv/bin/python" "$folder/tint.py")
echo "$seen"
expected="texture (255, 255, 255)
red (128, 0, 0)
plain (255, 255, 255)
texture (255, 255, 255)
red (128, 0, 0)
texture (128, 0, 0)
mirrored (255, 255, 255)
texture (255, 255, 255)
red's own (255, 0, 0) 128.0"
if [ "$seen" != "$expected" ]; then
    echo "pygame-image-tints-its-texture: not what was seen with 2.5.8" >&2
    exit 1
fi
