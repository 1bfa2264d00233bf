#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL 2.32.10 with its SDL_mixer, CPython 3.11, Linux): music of WAV and AIFF that
# begins elsewhere, by mixer.music.play(start=...).
#
# Guessed: the place is told in seconds with a fraction, as for FLAC, or NotImplementedError says that
# it cannot be had, as the help has it. Seen: what follows the point is cut off without a word. 1.7
# begins at 1.0, and anything below a second at the beginning. In FLAC the same calls find the place
# to the sample.
#
# A game that goes on with its music where it left off hears up to a second again with every pause.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
    pygame-ce==2.5.8 soundfile==0.14.0 numpy==2.4.6
cat >"$folder/places.py" <<'PYTHON'
import os
import sys
import time

heard = os.path.join(sys.argv[1], "heard")
os.environ.update(SDL_AUDIODRIVER="disk", SDL_DISKAUDIOFILE=heard, PYGAME_HIDE_SUPPORT_PROMPT="1")
import numpy
import pygame.mixer
import soundfile

RATE = 48000
steps = numpy.repeat(numpy.arange(1, 21) / 21, RATE // 10)  # two seconds, a step every tenth


def begins(path, start):
    pygame.mixer.init(RATE, -16, 1, 512, allowedchanges=0)
    pygame.mixer.music.load(path)
    pygame.mixer.music.play(start=start)
    while pygame.mixer.music.get_busy():
        time.sleep(0.01)
    pygame.mixer.quit()
    return 2 - numpy.count_nonzero(numpy.fromfile(heard, "<i2")) / RATE


for kind in ("wav", "aiff", "flac"):
    path = os.path.join(sys.argv[1], f"steps.{kind}")
    soundfile.write(path, steps, RATE)
    print(kind, *(f"{asked}: {begins(path, asked):.1f}" for asked in (0.5, 1.0, 1.7)))
PYTHON
seen=$("$folder/venv/bin/python" "$folder/places.py" "$folder" 2> >(grep -v '^CRITICAL' >&2))
echo "$seen"
expected="wav 0.5: 0.0 1.0: 1.0 1.7: 1.0
aiff 0.5: 0.0 1.0: 1.0 1.7: 1.0
flac 0.5: 0.5 1.0: 1.0 1.7: 1.7"
if [ "$seen" != "$expected" ]; then
    echo "pygame-wav-music-whole-seconds: not what was seen with 2.5.8" >&2
    exit 1
fi
