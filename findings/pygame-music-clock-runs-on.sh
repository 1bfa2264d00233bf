#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL 2.32.10 with its SDL_mixer, CPython 3.11, Linux): mixer.music.get_pos when nothing
# plays.
#
# Guessed: the milliseconds for which the music has played, so that they stand still when it has ended or
# is stopped, and -1 where none has begun, as the help says. Seen: after the end, after stop, fadeout and
# unload the clock runs on as if the music did, and a piece that is loaded next and not yet played has
# that time too. Only pause holds it, and play begins it anew. -1 comes before the first play alone.
#
# A progress bar, captions or a place to go on from run past the end of the piece: ask get_busy first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pygame-ce==2.5.8
cat >"$folder/clock.py" <<'PYTHON'
import io
import os
import time
import wave

os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
import pygame

pygame.mixer.init(48000, -16, 1, 512)
music = pygame.mixer.music


def load():
    file = io.BytesIO()
    with wave.open(file, "wb") as piece:
        piece.setparams((1, 2, 48000, 0, "NONE", ""))
        piece.writeframes(bytes(48000))
    music.load(io.BytesIO(file.getvalue()), "wav")


def tell(name):
    first = music.get_pos()
    time.sleep(0.3)
    gone = music.get_pos() - first
    clock = "-1" if first < 0 else "runs" if gone > 200 else "stands"
    print(f"{name}: {'plays' if music.get_busy() else 'silent'}, clock {clock}")


load()
tell("loaded")
music.play(-1)
tell("played")
music.pause()
tell("paused")
music.unpause()
music.stop()
tell("stopped")
music.play()
time.sleep(0.8)
tell("at its end")
music.play(-1)
music.fadeout(50)
time.sleep(0.2)
tell("faded out")
music.unload()
tell("unloaded")
load()
tell("the next one loaded")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/clock.py")
echo "$seen"
expected="loaded: silent, clock -1
played: plays, clock runs
paused: silent, clock stands
stopped: silent, clock runs
at its end: silent, clock runs
faded out: silent, clock runs
unloaded: silent, clock runs
the next one loaded: silent, clock runs"
if [ "$seen" != "$expected" ]; then
    echo "pygame-music-clock-runs-on: not what was seen with 2.5.8" >&2
    exit 1
fi
