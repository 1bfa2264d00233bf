#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL 2.32.10 with its SDL_mixer, CPython 3.11, Linux): mixer.music.queue.
#
# Guessed: the next piece begins with the sample after the last one, as it does with Channel.queue and
# with loops. Seen: the rest of the mixer's buffer stays silent, up to the whole of it: after a tenth
# of a second at 48,000, 320 samples with a buffer of 512 and 3,392 with 4,096 (71 ms).
#
# An opening and the loop that follows it, cut from one piece, stumble where they meet; two Sounds on
# one channel do not.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pygame-ce==2.5.8
cat >"$folder/gap.py" <<'PYTHON'
import array
import os
import sys
import time
import wave

RATE = 48000
piece, heard = (os.path.join(sys.argv[1], name) for name in ("piece.wav", "heard"))
os.environ.update(SDL_AUDIODRIVER="disk", SDL_DISKAUDIOFILE=heard, PYGAME_HIDE_SUPPORT_PROMPT="1")
import pygame.mixer

with wave.open(piece, "wb") as file:
    file.setparams((1, 2, RATE, 0, "NONE", ""))
    file.writeframes(array.array("h", [9000] * (RATE // 10)).tobytes())


def music():
    pygame.mixer.music.load(piece)
    pygame.mixer.music.play()
    pygame.mixer.music.queue(piece)
    return pygame.mixer.music.get_busy


def channel():
    sound = pygame.mixer.Sound(piece)
    channel = sound.play()
    channel.queue(sound)
    return channel.get_busy


def gap(start, buffer):
    pygame.mixer.init(RATE, -16, 1, buffer, allowedchanges=0)
    busy = start()
    while busy():
        time.sleep(0.01)
    pygame.mixer.quit()
    with open(heard, "rb") as file:
        samples = array.array("h", file.read())
    loud = [place for place, sample in enumerate(samples) if sample]
    return loud[-1] - loud[0] + 1 - len(loud)


for buffer in (512, 4096):
    for start in (music, channel):
        print(f"buffer {buffer}, {start.__name__}: {gap(start, buffer)} samples of silence")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/gap.py" "$folder" 2> >(grep -v '^CRITICAL' >&2))
echo "$seen"
expected="buffer 512, music: 320 samples of silence
buffer 512, channel: 0 samples of silence
buffer 4096, music: 3392 samples of silence
buffer 4096, channel: 0 samples of silence"
if [ "$seen" != "$expected" ]; then
    echo "pygame-music-queue-leaves-a-gap: not what was seen with 2.5.8" >&2
    exit 1
fi
