#!/usr/bin/env bash
# soundfile 0.14.0 (libsndfile 1.2.2 of its wheel, CPython 3.11, Linux): a part of an OGG Vorbis file.
#
# Guessed: read(file, start=n) gives the samples that stand at n when the whole file is read, or says
# that it cannot. Seen: so it does, but for what lies in the last page of the file, which may hold more
# than a second: from there come, with no error, samples up to 896 further on (19 ms), in most lengths.
# Lengths that fill their last block are right, and so are Opus and FLAC.
#
# Whoever looks whether a loop closes, or cuts the end off by parts, hears and measures another place.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check soundfile==0.14.0 numpy==2.4.6
cat >"$folder/parts.py" <<'PYTHON'
import os
import sys

import numpy
import soundfile

RATE, PART = 48000, 200
KINDS = {"vorbis": ("OGG", "VORBIS"), "opus": ("OGG", "OPUS"), "flac": ("FLAC", "PCM_16")}


def sweep(length):
    seconds = numpy.arange(length) / RATE
    return 0.4 * numpy.sin(2 * numpy.pi * (200 + 300 * seconds) * seconds)


def off(path, whole, start):
    """Return by how many samples the part lies elsewhere."""
    part, _ = soundfile.read(path, frames=PART, start=start)
    for shift in range(0, 1500):
        place = whole[start + shift : start + shift + PART]
        if len(place) == PART and numpy.abs(place - part).max() < 1e-4:
            return shift
    return "nowhere"


for length in (200000, 240000, 288000, 288448):
    for name, (container, codec) in KINDS.items():
        path = os.path.join(sys.argv[1], name)
        soundfile.write(path, sweep(length), RATE, codec, format=container)
        whole, _ = soundfile.read(path)
        found = [off(path, whole, start) for start in (0, length // 2, length - 3000)]
        print(f"{name} of {length}: off by {found[0]}, {found[1]} and, near the end, {found[2]}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/parts.py" "$folder")
echo "$seen"
expected="vorbis of 200000: off by 0, 0 and, near the end, 256
opus of 200000: off by 0, 0 and, near the end, 0
flac of 200000: off by 0, 0 and, near the end, 0
vorbis of 240000: off by 0, 0 and, near the end, 0
opus of 240000: off by 0, 0 and, near the end, 0
flac of 240000: off by 0, 0 and, near the end, 0
vorbis of 288000: off by 0, 0 and, near the end, 320
opus of 288000: off by 0, 0 and, near the end, 0
flac of 288000: off by 0, 0 and, near the end, 0
vorbis of 288448: off by 0, 0 and, near the end, 896
opus of 288448: off by 0, 0 and, near the end, 0
flac of 288448: off by 0, 0 and, near the end, 0"
if [ "$seen" != "$expected" ]; then
    echo "soundfile-vorbis-ends-out-of-place: not what was seen with 0.14.0" >&2
    exit 1
fi
