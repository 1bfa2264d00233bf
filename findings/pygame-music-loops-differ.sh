#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL 2.32.10 with its SDL_mixer, CPython 3.11, Linux): the loops of mixer.music.play.
#
# Guessed: loops tells how often a piece is repeated after it has played, as it does for Sound.play and
# as the help of music.queue says ("six times, not five" for 5). Seen: music plays as many times as the
# number says; 0 and 1 are the same, so music cannot be asked to repeat once but by 2. music.queue
# counts like music.play. A Sound plays once more than its number.
#
# A jingle moved from a Sound to music, or back, is heard once less or once more.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pygame-ce==2.5.8
cat >"$folder/loops.py" <<'PYTHON'
import array
import os
import sys
import time
import wave

RATE = 48000
LENGTH = RATE // 10
piece, heard = (os.path.join(sys.argv[1], name) for name in ("piece.wav", "heard"))
os.environ.update(SDL_AUDIODRIVER="disk", SDL_DISKAUDIOFILE=heard, PYGAME_HIDE_SUPPORT_PROMPT="1")
import pygame.mixer

with wave.open(piece, "wb") as file:
    file.setparams((1, 2, RATE, 0, "NONE", ""))
    file.writeframes(array.array("h", [9000] * LENGTH).tobytes())


def by_sound(loops):
    return pygame.mixer.Sound(piece).play(loops).get_busy


def by_music(loops):
    pygame.mixer.music.load(piece)
    pygame.mixer.music.play(loops)
    return pygame.mixer.music.get_busy


def plays(start, loops):
    pygame.mixer.init(RATE, -16, 1, 512, allowedchanges=0)
    busy = start(loops)
    while busy():
        time.sleep(0.01)
    pygame.mixer.quit()
    with open(heard, "rb") as file:
        samples = array.array("h", file.read())
    return sum(sample != 0 for sample in samples) / LENGTH


for loops in (0, 1, 2, 5):
    print(f"loops={loops}: music {plays(by_music, loops):.0f}, sound {plays(by_sound, loops):.0f}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/loops.py" "$folder" 2> >(grep -v '^CRITICAL' >&2))
echo "$seen"
expected="loops=0: music 1, sound 1
loops=1: music 1, sound 2
loops=2: music 2, sound 3
loops=5: music 5, sound 6"
if [ "$seen" != "$expected" ]; then
    echo "pygame-music-loops-differ: not what was seen with 2.5.8" >&2
    exit 1
fi
