#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL 2.32.10 with its SDL_mixer, CPython 3.11, Linux): mixer.music of files in which
# a loop is marked, by the "smpl" chunk of a WAV or by the tags LOOPSTART and LOOPLENGTH.
#
# Guessed: music plays a file from its beginning to its end, as often as it is told; its help says
# nothing of marks, and a Sound of the same files leaves them alone. Seen: a WAV stays in its loop as
# often as the mark says whatever play() was told, for ever where the mark says 0 (which in that format
# is for ever); FLAC and Vorbis go through the loop instead of the whole from the second time on.
#
# A sample taken from an instrument has such a mark: played as music it never ends.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
    pygame-ce==2.5.8 soundfile==0.14.0 numpy==2.4.6 mutagen==1.48.1
cat >"$folder/marks.py" <<'PYTHON'
import os
import struct
import sys
import time

heard = os.path.join(sys.argv[1], "heard")
os.environ.update(SDL_AUDIODRIVER="disk", SDL_DISKAUDIOFILE=heard, PYGAME_HIDE_SUPPORT_PROMPT="1")
import mutagen
import numpy
import pygame.mixer
import soundfile

RATE = 48000
LENGTH = RATE // 2
LOOP = (LENGTH // 2, LENGTH * 3 // 4)


def marked_wave(rounds):
    path = os.path.join(sys.argv[1], "marked.wav")
    soundfile.write(path, numpy.full(LENGTH, 0.5), RATE)
    sampler = struct.pack("<9I", 0, 0, 10**9 // RATE, 60, 0, 0, 0, 1, 0)
    loop = struct.pack("<6I", 0, 0, LOOP[0], LOOP[1] - 1, 0, rounds)
    with open(path, "rb") as file:
        whole = file.read()
    before, data = whole[12:].split(b"data", 1)
    body = b"WAVE" + before + b"smpl" + struct.pack("<I", 60) + sampler + loop + b"data" + data
    with open(path, "wb") as file:
        file.write(b"RIFF" + struct.pack("<I", len(body)) + body)
    return path


def tagged(kind):
    path = os.path.join(sys.argv[1], f"tagged.{kind}")
    soundfile.write(path, numpy.full(LENGTH, 0.5), RATE)
    tags = mutagen.File(path)
    tags["LOOPSTART"], tags["LOOPLENGTH"] = str(LOOP[0]), str(LOOP[1] - LOOP[0])
    tags.save()
    return path


def music(path, loops):
    pygame.mixer.music.load(path)
    pygame.mixer.music.play(loops)
    return pygame.mixer.music.get_busy


def sound(path, loops):
    return pygame.mixer.Sound(path).play(loops).get_busy


def lengths(start, path, loops=0):
    """Return how long it was heard, in lengths of the file; four seconds are for ever."""
    pygame.mixer.init(RATE, -16, 1, 512, allowedchanges=0)
    busy, end = start(path, loops), time.monotonic() + 4
    while busy() and time.monotonic() < end:
        time.sleep(0.01)
    ended = not busy()
    pygame.mixer.quit()
    return numpy.count_nonzero(numpy.fromfile(heard, "<i2")) / LENGTH if ended else "for ever"


for rounds in (0, 1, 2, 4):
    path = marked_wave(rounds)
    print(f"WAV with {rounds}: music {lengths(music, path)}, sound {lengths(sound, path)}")
for kind in ("flac", "ogg"):
    path = tagged(kind)
    once, thrice = lengths(music, path), lengths(music, path, 3)
    print(f"{kind}: music once {once}, thrice {thrice}, sound thrice {lengths(sound, path, 2)}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/marks.py" "$folder" 2> >(grep -v '^CRITICAL' >&2))
echo "$seen"
expected="WAV with 0: music for ever, sound 1.0
WAV with 1: music 1.0, sound 1.0
WAV with 2: music 1.25, sound 1.0
WAV with 4: music 1.75, sound 1.0
flac: music once 1.0, thrice 1.5, sound thrice 3.0
ogg: music once 1.0, thrice 1.5, sound thrice 3.0"
if [ "$seen" != "$expected" ]; then
    echo "pygame-music-obeys-loop-marks: not what was seen with 2.5.8" >&2
    exit 1
fi
