#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL 2.32.10 with its SDL_mixer, CPython 3.11, Linux): FLAC of 8, 16 and 24 bits,
# written by soundfile 0.14.0.
#
# Guessed: each is heard, as it is with WAV, or refused. Seen: FLAC of 8 bits makes a Sound of no length,
# without an error; as music it is loaded as well, and refused by play, for a seek that nobody asked for
# ("libFLAC seek failed"). WAV of 8 bits and FLAC of 16 and 24 are heard; soundfile reads all of them.
#
# Old effects of 8 bits, made smaller with FLAC, fall silent. Look at get_length after loading.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
    pygame-ce==2.5.8 soundfile==0.14.0 numpy==2.4.6
cat >"$folder/bits.py" <<'PYTHON'
import io
import os

os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
import numpy
import pygame
import soundfile

pygame.mixer.init(48000, -16, 1, 512, allowedchanges=0)
tone = 0.5 * numpy.sin(numpy.arange(48000) / 20)
for kind, bits in (("WAV", "PCM_U8"), ("FLAC", "PCM_S8"), ("FLAC", "PCM_16"), ("FLAC", "PCM_24")):
    file = io.BytesIO()
    soundfile.write(file, tone, 48000, format=kind, subtype=bits)
    data = file.getvalue()
    read = len(soundfile.read(io.BytesIO(data))[0]) / 48000
    sound = pygame.mixer.Sound(io.BytesIO(data)).get_length()
    pygame.mixer.music.load(io.BytesIO(data), kind.lower())
    try:
        pygame.mixer.music.play()
        music = "plays"
    except pygame.error as error:
        music = f"error: {error}"
    print(f"{kind} {bits}: soundfile {read:.1f} s, Sound {sound:.1f} s, music {music}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/bits.py")
echo "$seen"
expected="WAV PCM_U8: soundfile 1.0 s, Sound 1.0 s, music plays
FLAC PCM_S8: soundfile 1.0 s, Sound 0.0 s, music error: Seeking of FLAC stream failed: libFLAC seek failed.
FLAC PCM_16: soundfile 1.0 s, Sound 1.0 s, music plays
FLAC PCM_24: soundfile 1.0 s, Sound 1.0 s, music plays"
if [ "$seen" != "$expected" ]; then
    echo "pygame-flac-of-eight-bits-is-empty: not what was seen with 2.5.8" >&2
    exit 1
fi
