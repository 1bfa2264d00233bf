#!/usr/bin/env bash
# pedalboard 0.9.26 (numpy 2.4.6, CPython 3.11, Linux): plugins told to let the sound through as it is.
#
# Guessed: a Reverb with no wet part and dry_level=1.0 gives what went in, as Delay and Chorus do with
# mix=0, and a Convolution with a lone 1.0 does, as the mathematics has it and as its help, which speaks
# of an impulse response and of nothing more, leaves to be thought. Seen, with no word in the help of
# either: the first is twice as loud; 0.5 is the level that changes nothing, and the default of 0.4
# takes a fifth away. The second is an eighth as loud, whatever the height of the one sample: a response
# is made equally strong before it is used, so that a quiet room and a loud one sound alike, and two
# that were measured at one level are no longer to be compared.
#
# A reverb or a room laid over the game's sounds needs its level measured, not worked out.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pedalboard==0.9.26 numpy==2.4.6
cat >"$folder/seen.py" <<'PYTHON'
import numpy
import pedalboard

RATE = 44100
seconds = numpy.arange(RATE) / RATE
tone = (0.1 * numpy.sin(2 * numpy.pi * 440 * seconds)).astype(numpy.float32)


def told(name, plugin):
    out = plugin(tone, RATE)
    print(f"{name}: {float(numpy.sqrt((out**2).mean() / (tone**2).mean())):.3f}")


for dry in (1.0, 0.5, 0.4):
    told(f"Reverb, wet_level 0, dry_level {dry}", pedalboard.Reverb(wet_level=0, dry_level=dry))
for height in (1.0, 0.01):
    response = numpy.zeros(100, dtype=numpy.float32)
    response[0] = height
    told(f"Convolution with a lone {height}", pedalboard.Convolution(response, 1.0, RATE))
told("Delay, mix 0", pedalboard.Delay(delay_seconds=0.1, mix=0))
told("Chorus, mix 0", pedalboard.Chorus(mix=0))
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="Reverb, wet_level 0, dry_level 1.0: 2.000
Reverb, wet_level 0, dry_level 0.5: 1.000
Reverb, wet_level 0, dry_level 0.4: 0.800
Convolution with a lone 1.0: 0.125
Convolution with a lone 0.01: 0.125
Delay, mix 0: 1.000
Chorus, mix 0: 1.000"
if [ "$seen" != "$expected" ]; then
    echo "pedalboard-levels-by-themselves: not what was seen with 0.9.26" >&2
    exit 1
fi
