#!/usr/bin/env bash
# mutagen 1.48.1 (sounds written by soundfile 0.14.0, numpy 2.4.6, CPython 3.11, Linux): the length of WAV files.
#
# Guessed: info.length is the "audio length, in seconds", in every kind of WAV, or the kind is refused. Seen: so it is
# where each moment has bytes of its own, for whole numbers, floating ones and both telephone laws. Where the
# samples are packed in blocks, as ADPCM does it, by which games have kept their sounds small, a second is told as a
# quarter of a millisecond, with no error: every block is counted as one moment, though the file says
# how many there are in it. The bit rate comes out well, but for GSM, where it is 0.
#
# A voice that waits for as long as its line is said speaks all of its lines at once: measure the samples.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check mutagen==1.48.1 soundfile==0.14.0 numpy==2.4.6
cat >"$folder/seen.py" <<'PYTHON'
from io import BytesIO

import mutagen
import numpy
import soundfile

RATE = 44_100
SOUND = numpy.sin(numpy.arange(RATE) * 0.06) / 2
KINDS = ("PCM_16", "PCM_U8", "FLOAT", "ULAW", "ALAW", "MS_ADPCM", "IMA_ADPCM", "GSM610", "G721_32")
for kind in KINDS:
    file = BytesIO()
    soundfile.write(file, SOUND, RATE, format="WAV", subtype=kind)
    real = len(file.getvalue()) * 8 / 1000
    file.seek(0)
    told = mutagen.File(file).info
    file.seek(0)
    print(f"{kind}: {soundfile.info(file).duration:.2f} s, about {real:.0f} kbit/s;", end=" ")
    print(f"told {told.length:.5f} s, {told.bitrate / 1000:.0f} kbit/s")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="PCM_16: 1.00 s, about 706 kbit/s; told 1.00000 s, 706 kbit/s
PCM_U8: 1.00 s, about 353 kbit/s; told 1.00000 s, 353 kbit/s
FLOAT: 1.00 s, about 1412 kbit/s; told 1.00000 s, 1411 kbit/s
ULAW: 1.00 s, about 353 kbit/s; told 1.00000 s, 353 kbit/s
ALAW: 1.00 s, about 353 kbit/s; told 1.00000 s, 353 kbit/s
MS_ADPCM: 1.02 s, about 181 kbit/s; told 0.00025 s, 176 kbit/s
IMA_ADPCM: 1.02 s, about 181 kbit/s; told 0.00025 s, 176 kbit/s
GSM610: 1.00 s, about 72 kbit/s; told 0.00313 s, 0 kbit/s
G721_32: 1.00 s, about 177 kbit/s; told 0.00782 s, 176 kbit/s"
if [ "$seen" != "$expected" ]; then
    echo "mutagen-packed-waves-have-no-length: not what was seen with 1.48.1" >&2
    exit 1
fi
