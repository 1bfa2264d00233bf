#!/usr/bin/env bash
# soundfile 0.14.0 (libsndfile 1.2.2 of its wheel, CPython 3.11, Linux): the title of a sound.
#
# Guessed: a title in Ukrainian or Hebrew comes back as it was set, in each format that keeps titles.
# Seen: WAV, FLAC, Vorbis and Opus keep it; in an MP3 its UTF-8 is put down as Latin-1, so that other
# readers (mutagen is asked) show two strange letters for each. soundfile itself still shows a short
# title rightly, which it finds in the old tag at the end of the file, but not one of more than 30
# bytes. What another program wrote into the MP3 is read rightly.
#
# Let another library write the tags of an MP3.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check soundfile==0.14.0 numpy==2.4.6 mutagen==1.48.1
cat >"$folder/titles.py" <<'PYTHON'
import os
import sys

import mutagen.id3
import numpy
import soundfile

TITLES = {"short": "\u0422\u0438\u0448\u0430", "long": "\u05e9\u05e7\u05d8 " * 8}
KINDS = {
    "wav": ("WAV", "PCM_16"),
    "flac": ("FLAC", "PCM_16"),
    "vorbis": ("OGG", "VORBIS"),
    "opus": ("OGG", "OPUS"),
    "mp3": ("MP3", "MPEG_LAYER_III"),
}


def told(found, title):
    return "as it was set" if found.strip() == title.strip() else f"{ascii(found)[:24]}..."


def read(path, title):
    with soundfile.SoundFile(path) as file:
        return told(file.title, title)


for length, title in TITLES.items():
    for name, (container, codec) in KINDS.items():
        path = os.path.join(sys.argv[1], name)
        with soundfile.SoundFile(path, "w", 48000, 1, codec, format=container) as file:
            file.title = title
            file.write(numpy.zeros(48000))
        print(f"{length}, {name}: {read(path, title)}")
    tags = mutagen.id3.ID3(path)
    print(f"{length}, mp3 read by mutagen:", told(tags["TIT2"].text[0], title))
    tags["TIT2"] = mutagen.id3.TIT2(encoding=3, text=[title])
    tags.save()
    print(f"{length}, mp3 written by mutagen:", read(path, title))
PYTHON
seen=$("$folder/venv/bin/python" "$folder/titles.py" "$folder")
echo "$seen"
expected="short, wav: as it was set
short, flac: as it was set
short, vorbis: as it was set
short, opus: as it was set
short, mp3: as it was set
short, mp3 read by mutagen: '\\xd0\\xa2\\xd0\\xb8\\xd1\\x8...
short, mp3 written by mutagen: as it was set
long, wav: as it was set
long, flac: as it was set
long, vorbis: as it was set
long, opus: as it was set
long, mp3: '\\xd7\\xa9\\xd7\\xa7\\xd7\\x9...
long, mp3 read by mutagen: '\\xd7\\xa9\\xd7\\xa7\\xd7\\x9...
long, mp3 written by mutagen: as it was set"
if [ "$seen" != "$expected" ]; then
    echo "soundfile-mp3-titles-garbled: not what was seen with 0.14.0" >&2
    exit 1
fi
