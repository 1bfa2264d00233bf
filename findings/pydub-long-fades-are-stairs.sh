#!/usr/bin/env bash
# pydub 0.25.1 (numpy 2.4.6 beside it, CPython 3.11, Linux): fade_in and fade_out, short and long.
#
# Guessed: a longer fade is a smoother one. Seen: up to 100 ms each sample has a level of its own, as one
# expects. From 101 ms on the level is held for a millisecond and then jumps, so that a fade of 101 ms moves
# by steps thirty times as high as one of 100 ms, a thousand in a second. The help says nothing of it.
# It ends short of its aim as well: a fade out of 101 ms stops at a hundredth of the sound, which is
# then cut off, one of 100 ms at nothing.
#
# A fade that is to be clean is made of samples (numpy), or ends in a second one of 100 ms.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pydub==0.25.1 numpy==2.4.6
cat >"$folder/seen.py" <<'PYTHON'
import numpy
from pydub import AudioSegment

RATE = 44_100
ones = numpy.full(RATE, 10_000, dtype="<i2").tobytes()
steady = AudioSegment(ones, frame_rate=RATE, sample_width=2, channels=1)
for length in (50, 100, 101, 500):
    count = RATE * length // 1000
    up = numpy.array(steady.fade_in(length).get_array_of_samples(), dtype=int)[:count]
    down = numpy.array(steady.fade_out(length).get_array_of_samples(), dtype=int)[-count:]
    for name, fade in (("in", up), ("out", down)):
        steps = abs(numpy.diff(fade))
        print(
            f"fade {name} of {length} ms: {len(set(fade.tolist()))} levels,"
            f" steps of at most {steps.max()}, from {fade[0]} to {fade[-1]}"
        )
PYTHON
seen=$("$folder/venv/bin/python" -W ignore "$folder/seen.py")
echo "$seen"
expected="fade in of 50 ms: 2205 levels, steps of at most 5, from 0 to 9995
fade out of 50 ms: 2205 levels, steps of at most 5, from 10000 to 4
fade in of 100 ms: 4410 levels, steps of at most 3, from 0 to 9997
fade out of 100 ms: 4410 levels, steps of at most 3, from 10000 to 2
fade in of 101 ms: 101 levels, steps of at most 99, from 0 to 9900
fade out of 101 ms: 101 levels, steps of at most 100, from 10000 to 99
fade in of 500 ms: 500 levels, steps of at most 20, from 0 to 9980
fade out of 500 ms: 500 levels, steps of at most 20, from 10000 to 20"
if [ "$seen" != "$expected" ]; then
    echo "pydub-long-fades-are-stairs: not what was seen with 0.25.1" >&2
    exit 1
fi
