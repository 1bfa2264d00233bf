#!/usr/bin/env bash
# samplerate 0.2.4 (libsamplerate of its wheel, CPython 3.11, Linux): Resampler.process with a sound that
# comes in pieces.
#
# Guessed: with end_of_input=True for the last piece all of the sound has come out, as it does where the
# sound is one piece, and as its help has it ("no more data is available"). Seen: what the filter still
# holds comes only as far as it fits into the last piece's own share: of a second in pieces of 1,000 the
# last 156 samples are missing (the better the filter, the more), and asking again with nothing gives
# nothing. A further piece of silence fetches it, if it comes before the end is told. The two simple
# filters, which hold nothing, lose nothing. (A correction was offered in 2024 and is not in this version.)
#
# A sound that is streamed stops before its end, and a loop jumps. Hand over a piece of silence first,
# and cut the whole to its length.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check samplerate==0.2.4 numpy==2.4.6
cat >"$folder/pieces.py" <<'PYTHON'
import numpy
import samplerate

RATIO = 48000 / 44100
SOUND = numpy.ones(44100, numpy.float32)
NOTHING = numpy.zeros(0, numpy.float32)
SILENCE = numpy.zeros(1000, numpy.float32)


def streamed(converter, size, silence=False):
    resampler = samplerate.Resampler(converter, channels=1)
    pieces = [SOUND[at : at + size] for at in range(0, len(SOUND), size)]
    if silence:
        pieces.append(SILENCE)
    last = len(pieces) - 1
    come = sum(len(resampler.process(piece, RATIO, at == last)) for at, piece in enumerate(pieces))
    return come, len(resampler.process(NOTHING, RATIO, True))


for converter in ("sinc_best", "sinc_medium", "sinc_fastest", "linear", "zero_order_hold"):
    print(f"{converter} at once:", len(samplerate.resample(SOUND, RATIO, converter)))
    print(f"{converter} as one piece: {streamed(converter, 44100)[0]}")
    print(f"{converter} in pieces of 1,000: {{}}, asked again {{}}".format(*streamed(converter, 1000)))
    print(f"{converter} in pieces and silence: {streamed(converter, 1000, silence=True)[0]}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/pieces.py")
echo "$seen"
expected="sinc_best at once: 48000
sinc_best as one piece: 48000
sinc_best in pieces of 1,000: 47844, asked again 0
sinc_best in pieces and silence: 48933
sinc_medium at once: 48000
sinc_medium as one piece: 48000
sinc_medium in pieces of 1,000: 47950, asked again 0
sinc_medium in pieces and silence: 49038
sinc_fastest at once: 48000
sinc_fastest as one piece: 48000
sinc_fastest in pieces of 1,000: 47979, asked again 0
sinc_fastest in pieces and silence: 49068
linear at once: 48000
linear as one piece: 48000
linear in pieces of 1,000: 48001, asked again 0
linear in pieces and silence: 49089
zero_order_hold at once: 48001
zero_order_hold as one piece: 48001
zero_order_hold in pieces of 1,000: 48001, asked again 0
zero_order_hold in pieces and silence: 49089"
if [ "$seen" != "$expected" ]; then
    echo "samplerate-loses-the-end-of-a-stream: not what was seen with 0.2.4" >&2
    exit 1
fi
