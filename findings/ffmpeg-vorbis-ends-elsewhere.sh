#!/usr/bin/env bash
# FFmpeg 9.0.2 (the program of imageio-ffmpeg 0.8.1, CPython 3.11, Linux): short Vorbis of soundfile 0.14.0.
#
# Guessed: as many samples come out as were written, as the last page's position says and as libvorbis has it.
# Seen: the beginning is right, the end is not where it was. Of tones up to a second, whose packets all fit into
# one page, 128 samples are missing (3 ms); of short noise, up to 112 are too many; some longer tones end
# nearly a thousand too late (23 ms). Sounds of many pages are right.
#
# A loop that FFmpeg has turned into another format clicks at its seam, and effects that were cut to each other
# no longer are: convert loops by a reader on libvorbis, or from the WAV.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
    imageio-ffmpeg==0.8.1 soundfile==0.14.0 numpy==2.4.6
cat >"$folder/seen.py" <<'PYTHON'
import subprocess
import sys

import imageio_ffmpeg
import numpy
import soundfile

PROGRAM, RATE = imageio_ffmpeg.get_ffmpeg_exe(), 44_100
KINDS = {
    "tone": lambda count: numpy.sin(numpy.arange(count) * 2 * numpy.pi * 440 / RATE) / 4,
    "noise": lambda count: numpy.random.default_rng(1).uniform(-0.25, 0.25, count),
}


def decoded(name):
    command = [PROGRAM, "-v", "error", "-i", name, "-f", "f32le", "-"]
    return numpy.frombuffer(subprocess.run(command, check=True, capture_output=True).stdout, "<f4")


print(subprocess.run([PROGRAM, "-version"], capture_output=True, text=True).stdout.split("-")[0])
name = f"{sys.argv[1]}/sound.ogg"
for kind, sound in KINDS.items():
    for count in (1_000, 4_410, 44_100, 60_000, 100_000, 441_000):
        soundfile.write(name, sound(count), RATE)
        right, other = soundfile.read(name, dtype="float32")[0], decoded(name)
        both = min(len(right), len(other))
        beginning = "the same" if abs(right[:both] - other[:both]).max() < 0.001 else "another"
        lengths = f"libvorbis {len(right) - count:+}, FFmpeg {len(other) - count:+}"
        print(f"{kind} of {count}: {lengths}, until then {beginning}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py" "$folder")
echo "$seen"
expected="ffmpeg version n9.0.2
tone of 1000: libvorbis +0, FFmpeg -128, until then the same
tone of 4410: libvorbis +0, FFmpeg -128, until then the same
tone of 44100: libvorbis +0, FFmpeg -128, until then the same
tone of 60000: libvorbis +0, FFmpeg +992, until then the same
tone of 100000: libvorbis +0, FFmpeg +928, until then the same
tone of 441000: libvorbis +0, FFmpeg +0, until then the same
noise of 1000: libvorbis +0, FFmpeg +24, until then the same
noise of 4410: libvorbis +0, FFmpeg +70, until then the same
noise of 44100: libvorbis +0, FFmpeg +0, until then the same
noise of 60000: libvorbis +0, FFmpeg +0, until then the same
noise of 100000: libvorbis +0, FFmpeg +0, until then the same
noise of 441000: libvorbis +0, FFmpeg +0, until then the same"
if [ "$seen" != "$expected" ]; then
    echo "ffmpeg-vorbis-ends-elsewhere: not what was seen with 9.0.2" >&2
    exit 1
fi
