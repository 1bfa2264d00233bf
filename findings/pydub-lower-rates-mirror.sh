#!/usr/bin/env bash
# pydub 0.25.1 (numpy 2.4.6 beside it, CPython 3.11, Linux): AudioSegment.set_frame_rate downwards.
#
# Guessed: what the lower rate cannot hold is left out, as by every tool that is made for it (sox,
# soxr), or the help warns. Seen: nothing is left out, and the help is silent. What lies above half the
# new rate is mirrored down, as loud as it was: a tone of 15,000 Hz, all but unheard, is a plain one of
# 7,050 Hz at 22,050 samples a second, and one of 20,000 Hz becomes a tone of 2,050 Hz. In a cymbal or a
# hiss it is a harsh ring that was not there.
#
# Sounds made smaller for a package need a filter first, or another tool (soxr).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pydub==0.25.1 numpy==2.4.6
cat >"$folder/seen.py" <<'PYTHON'
import numpy
from pydub import AudioSegment
from pydub.generators import Sine


def pitch(sound):
    samples = numpy.array(sound.get_array_of_samples(), dtype=float)
    heights = abs(numpy.fft.rfft(samples * numpy.hanning(len(samples))))
    return round(heights.argmax() * sound.frame_rate / len(samples))


for height in (440, 15_000, 20_000):
    tone = Sine(height, sample_rate=44_100).to_audio_segment(1000)
    for rate in (22_050, 11_025):
        lower = tone.set_frame_rate(rate)
        print(f"{height} Hz at {rate}: {pitch(lower)} Hz, {lower.dBFS - tone.dBFS:.1f} dB")
PYTHON
seen=$("$folder/venv/bin/python" -W ignore "$folder/seen.py")
echo "$seen"
expected="440 Hz at 22050: 440 Hz, 0.0 dB
440 Hz at 11025: 440 Hz, 0.0 dB
15000 Hz at 22050: 7050 Hz, 0.0 dB
15000 Hz at 11025: 3975 Hz, 0.0 dB
20000 Hz at 22050: 2050 Hz, 0.0 dB
20000 Hz at 11025: 2050 Hz, 0.0 dB"
if [ "$seen" != "$expected" ]; then
    echo "pydub-lower-rates-mirror: not what was seen with 0.25.1" >&2
    exit 1
fi
