#!/usr/bin/env bash
# soxr (python-soxr) 1.1.0 (CPython 3.11, Linux): resample of sound in whole numbers of 16 bits.
#
# Guessed: silence stays silence, both sides of a stereo sound that are the same stay the same, and asked
# for the rate that it has, a sound comes back as it was; the help says of the type only that it is kept.
# Seen: so it is with 32 bits, whole or floating. With 16 bits noise is added in every case, also where
# the rate does not change: almost a quarter of the samples of silence are 1 or -1, other ones left than
# right. It is the same noise each time, so no second run shows it, and FLAC needs eighty times the
# space for it.
#
# What is cut at silence, or looked over for it, has none any more, and loops no longer end on zero. Ask
# for floats, and round the result.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check soxr==1.1.0 numpy==2.4.6 soundfile==0.14.0
cat >"$folder/silence.py" <<'PYTHON'
import io

import numpy
import soundfile
import soxr


def told(name, sound):
    packed = io.BytesIO()
    soundfile.write(packed, sound.astype(numpy.float64) / 32768, 48000, "PCM_16", format="FLAC")
    lively = (sound != sound[0, 0]).mean()
    apart = (sound[:, 0] != sound[:, 1]).mean()
    size = len(packed.getvalue()) / 1000
    print(f"{name}: {lively:.0%} not as the first, {apart:.0%} differ left and right, {size:.0f} kB")


for kind in ("float32", "float64", "int32", "int16"):
    silence = numpy.zeros((441000, 2), kind)
    told(f"silence of {kind}", soxr.resample(silence, 44100, 48000))
level = numpy.full((480000, 2), 100, "int16")
told("a level in its own rate, float32", soxr.resample(level.astype("float32"), 48000, 48000))
told("a level in its own rate, int16", soxr.resample(level, 48000, 48000))
again = [soxr.resample(silence, 44100, 48000) for _ in range(2)]
print("the same noise twice:", numpy.array_equal(*again))
PYTHON
seen=$("$folder/venv/bin/python" "$folder/silence.py")
echo "$seen"
expected="silence of float32: 0% not as the first, 0% differ left and right, 2 kB
silence of float64: 0% not as the first, 0% differ left and right, 2 kB
silence of int32: 0% not as the first, 0% differ left and right, 2 kB
silence of int16: 23% not as the first, 39% differ left and right, 164 kB
a level in its own rate, float32: 0% not as the first, 0% differ left and right, 2 kB
a level in its own rate, int16: 23% not as the first, 39% differ left and right, 189 kB
the same noise twice: True"
if [ "$seen" != "$expected" ]; then
    echo "soxr-silence-becomes-noise: not what was seen with 1.1.0" >&2
    exit 1
fi
