#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL 2.32.10, CPython 3.11, Linux): what becomes of set_alpha and of the colour key when
# a surface is made from another.
#
# Guessed: both go along, as with the transforms, since convert() is said to change the format of the
# pixels, and a part to inherit from its whole. Seen: convert() and convert(32) drop set_alpha, and so
# does subsurface() where pixels have no alpha of their own; all three keep the colour key. Handed a surface
# to be like, convert keeps both. copy() keeps the alpha, but drops the key where pixels have an alpha.
#
# A picture that was made half clear and then converted for speed, as every guide has it, shows in full.
# Convert first, set the alpha afterwards, and for each part by itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pygame-ce==2.5.8
cat >"$folder/fades.py" <<'PYTHON'
import os

os.environ.update(SDL_VIDEODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
import pygame

pygame.display.init()
pygame.display.set_mode((40, 40))
for name, flags in {"plain": 0, "with pixel alpha": pygame.SRCALPHA}.items():
    first = pygame.Surface((10, 10), flags)
    first.set_alpha(100)
    first.set_colorkey("red")
    for how, made in {
        "copy()": first.copy(),
        "convert()": first.convert(),
        "convert(32)": first.convert(32),
        "convert(itself)": first.convert(first),
        "convert_alpha()": first.convert_alpha(),
        "subsurface()": first.subsurface(first.get_rect()),
        "flip()": pygame.transform.flip(first, True, False),
    }.items():
        key = "kept" if made.get_colorkey() else "gone"
        print(f"{name}, {how}: alpha {made.get_alpha()}, key {key}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/fades.py")
echo "$seen"
expected="plain, copy(): alpha 100, key kept
plain, convert(): alpha None, key kept
plain, convert(32): alpha None, key kept
plain, convert(itself): alpha 100, key kept
plain, convert_alpha(): alpha 100, key gone
plain, subsurface(): alpha None, key kept
plain, flip(): alpha 100, key kept
with pixel alpha, copy(): alpha 100, key gone
with pixel alpha, convert(): alpha None, key kept
with pixel alpha, convert(32): alpha None, key kept
with pixel alpha, convert(itself): alpha 100, key kept
with pixel alpha, convert_alpha(): alpha 100, key gone
with pixel alpha, subsurface(): alpha 100, key kept
with pixel alpha, flip(): alpha 100, key kept"
if [ "$seen" != "$expected" ]; then
    echo "pygame-fade-lost-by-convert: not what was seen with 2.5.8" >&2
    exit 1
fi
