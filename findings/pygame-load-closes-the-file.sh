#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL 2.32.10, CPython 3.11, Linux): pictures, sounds and fonts loaded from files that
# the program has open already.
#
# Guessed: what the program opened stays open until the program closes it, as with Pillow, wave and
# image.save; at most its place has moved. Seen: image.load and mixer.Sound close it, before they return,
# music.load keeps it until unload and a Font until nobody holds the font any more; both close it then.
# No help of theirs says so.
#
# A picture that is kept in memory, or a second one in the same file, cannot be read again ("I/O operation
# on closed file"), and a font's file serves one font only. Hand a new BytesIO over each time.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
    pygame-ce==2.5.8 pymupdf-fonts==1.0.5 pillow==13.0.0
cat >"$folder/files.py" <<'PYTHON'
import gc
import io
import os
import wave

os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
import pygame
import pymupdf_fonts
from PIL import Image

pygame.font.init()
pygame.mixer.init(44100, -16, 1)
music = pygame.mixer.music
picture, sound = io.BytesIO(), io.BytesIO()
pygame.image.save(pygame.Surface((4, 4)), picture, "picture.png")
with wave.open(sound, "wb") as file:
    file.setparams((1, 2, 44100, 0, "NONE", ""))
    file.writeframes(bytes(8820))
font = io.BytesIO(pymupdf_fonts.myfont("figo"))


def state(file):
    return "closed" if file.closed else "open"


def told(name, source, load, *rest):
    """Load from a copy; then let everything go."""
    file = io.BytesIO(source.getvalue())
    held = load(file, *rest)
    after = state(file)
    del held
    gc.collect()
    print(f"{name}: {after}, let go {state(file)}")
    return file


print("image.save:", state(picture))
told("Pillow", picture, lambda file: Image.open(file).copy())
told("wave", sound, lambda file: wave.open(file).readframes(9))
told("image.load", picture, pygame.image.load)
told("mixer.Sound", sound, pygame.mixer.Sound)
told("font.Font", font, pygame.font.Font, 20)
kept = told("music.load", sound, music.load, "wav")
music.unload()
print("music.unload:", state(kept))
PYTHON
seen=$("$folder/venv/bin/python" "$folder/files.py")
echo "$seen"
expected="image.save: open
Pillow: open, let go open
wave: open, let go open
image.load: closed, let go closed
mixer.Sound: closed, let go closed
font.Font: open, let go closed
music.load: open, let go open
music.unload: closed"
if [ "$seen" != "$expected" ]; then
    echo "pygame-load-closes-the-file: not what was seen with 2.5.8" >&2
    exit 1
fi
