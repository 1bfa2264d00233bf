#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL 2.32.10, CPython 3.11, Linux): transform.average_color of pictures of one colour.
#
# Guessed: the average of a picture of one colour is that colour, whatever its size, and consider_alpha changes
# nothing where all is opaque. Seen: with consider_alpha an orange of 257 by 257 is right, of 258 by 258 its red
# of 255 is 1: the sums take more than 32 bits and begin anew, so that larger pictures get any colour, mostly a
# dark one. And a surface without alphas, which get_at calls opaque, is told to be transparent: its average
# has alpha 0, with consider_alpha it is black as well. Without consider_alpha the colours are right.
#
# A game that tints a frame by the painting within gets mud for most cards and nothing at all for others:
# average without consider_alpha and set the alpha oneself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pygame-ce==2.5.8
cat >"$folder/seen.py" <<'PYTHON'
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame

for name, flags in (("with alphas", pygame.SRCALPHA), ("without", 0)):
    for size in ((20, 20), (257, 257), (258, 258), (400, 600), (1920, 1080)):
        picture = pygame.Surface(size, flags, 32)
        picture.fill((255, 200, 100))
        plain = pygame.transform.average_color(picture)
        weighed = pygame.transform.average_color(picture, picture.get_rect(), consider_alpha=True)
        print(f"{name}, {size}: {tuple(picture.get_at((0, 0)))}, average {plain}, weighed {weighed}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="with alphas, (20, 20): (255, 200, 100, 255), average (255, 200, 100, 255), weighed (255, 200, 100, 255)
with alphas, (257, 257): (255, 200, 100, 255), average (255, 200, 100, 255), weighed (255, 200, 100, 255)
with alphas, (258, 258): (255, 200, 100, 255), average (255, 200, 100, 255), weighed (1, 200, 100, 255)
with alphas, (400, 600): (255, 200, 100, 255), average (255, 200, 100, 255), weighed (44, 59, 29, 255)
with alphas, (1920, 1080): (255, 200, 100, 255), average (255, 200, 100, 255), weighed (3, 5, 2, 255)
without, (20, 20): (255, 200, 100, 255), average (255, 200, 100, 0), weighed (0, 0, 0, 0)
without, (257, 257): (255, 200, 100, 255), average (255, 200, 100, 0), weighed (0, 0, 0, 0)
without, (258, 258): (255, 200, 100, 255), average (255, 200, 100, 0), weighed (0, 0, 0, 0)
without, (400, 600): (255, 200, 100, 255), average (255, 200, 100, 0), weighed (0, 0, 0, 0)
without, (1920, 1080): (255, 200, 100, 255), average (255, 200, 100, 0), weighed (0, 0, 0, 0)"
if [ "$seen" != "$expected" ]; then
    echo "pygame-average-colour-overflows: not what was seen with 2.5.8" >&2
    exit 1
fi
