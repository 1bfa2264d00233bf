#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL 2.32.10 with its SDL_mixer, CPython 3.11, Linux): mixer.Sound of files whose
# rate is not the mixer's.
#
# Guessed: ten seconds stay ten seconds to the sample or two, as they do with WAV, whatever the format.
# Seen: what is decoded while it is read comes out too short, and not by its end: a sample or so is
# lost every few thousand, so that the sound runs ahead evenly. Vorbis of 44,100 loses 24 a second in
# a mixer of 48,000; Opus, which always decodes at 48,000, loses 57 a second in one of 44,100. In
# a mixer of the file's own rate nothing is missing.
#
# Two layers that begin together, one WAV and one Vorbis or Opus, drift apart by 30 to 77 ms a minute.
# mixer.init may take the device's rate unless allowedchanges is 0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
    pygame-ce==2.5.8 soundfile==0.13.1 numpy==2.4.6
cat >"$folder/lengths.py" <<'PYTHON'
import os
import sys

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["SDL_AUDIODRIVER"] = "dummy"
import numpy
import pygame
import soundfile

KINDS = (
    ("wav", 44100, "WAV", "PCM_16"),
    ("vorbis", 44100, "OGG", "VORBIS"),
    ("opus", 48000, "OGG", "OPUS"),
)


def missing(path, mixer, seconds):
    pygame.mixer.init(mixer, -16, 1, allowedchanges=0)
    samples = len(pygame.sndarray.array(pygame.mixer.Sound(path)))
    pygame.mixer.quit()
    return mixer * seconds - samples


for name, rate, container, codec in KINDS:
    for mixer in (44100, 48000):
        found = []
        for seconds in (1, 10):
            path = os.path.join(sys.argv[1], f"{name}{seconds}")
            wave = numpy.sin(2 * numpy.pi * 440 * numpy.arange(rate * seconds) / rate) / 2
            soundfile.write(path, wave, rate, codec, format=container)
            found.append(f"{missing(path, mixer, seconds)} in {seconds} s")
        print(f"{name} of {rate} at {mixer}: missing", ", ".join(found))
PYTHON
seen=$("$folder/venv/bin/python" "$folder/lengths.py" "$folder")
echo "$seen"
expected="wav of 44100 at 44100: missing 0 in 1 s, 0 in 10 s
wav of 44100 at 48000: missing 0 in 1 s, 0 in 10 s
vorbis of 44100 at 44100: missing 0 in 1 s, 0 in 10 s
vorbis of 44100 at 48000: missing 23 in 1 s, 239 in 10 s
opus of 48000 at 44100: missing 56 in 1 s, 569 in 10 s
opus of 48000 at 48000: missing 0 in 1 s, 0 in 10 s"
if [ "$seen" != "$expected" ]; then
    echo "pygame-sound-runs-fast: not what was seen with 2.5.8" >&2
    exit 1
fi
