#!/usr/bin/env bash
# FFmpeg 9.0.2 (the program of imageio-ffmpeg 0.8.1, CPython 3.11, Linux; mutagen 1.48.1 reads): tags of music.
#
# Guessed: a title, and LOOPSTART as games use it, go from any format that knows them to any other: by default
# the tags of the whole are copied, and so are those of each stream, says the manual. Seen: from FLAC to Ogg
# all comes along. From Ogg to FLAC or MP3 nothing does, without a word: FFmpeg takes an Ogg's tags for those
# of its stream, and the others write only those of the whole.
#
# Music that went through Ogg has lost where it loops, and its beginning is played again: "-map_metadata 0:s:0"
# brings all.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check imageio-ffmpeg==0.8.1 mutagen==1.48.1
cat >"$folder/seen.py" <<'PYTHON'
import subprocess
import sys
import wave

import imageio_ffmpeg
import mutagen

PROGRAM = imageio_ffmpeg.get_ffmpeg_exe()


def convert(source, target, *options):
    command = [PROGRAM, "-v", "error", "-y", "-i", source, *options, target]
    subprocess.run(command, cwd=sys.argv[1], check=True)


def kept(name):
    tags = str(mutagen.File(f"{sys.argv[1]}/{name}").tags).lower()
    return " and ".join(word for word in ("river song", "loopstart") if word in tags) or "nothing"


print(subprocess.run([PROGRAM, "-version"], capture_output=True, text=True).stdout.split("-")[0])
with wave.open(f"{sys.argv[1]}/first.wav", "wb") as sound:
    sound.setparams((1, 2, 44100, 0, "NONE", ""))
    sound.writeframes(bytes(88200))
tags = ("-metadata", "title=River Song", "-metadata", "LOOPSTART=100")
convert("first.wav", "first.flac", *tags)
convert("first.flac", "second.ogg", "-c:a", "libvorbis")
for name in ("first.flac", "second.ogg"):
    print(f"{name}: {kept(name)}")
for name in ("third.opus", "third.ogg", "third.flac", "third.mp3"):
    convert("second.ogg", name)
    print(f"second.ogg to {name}: {kept(name)}")
    convert("second.ogg", name, "-map_metadata", "0:s:0")
    print(f"  with -map_metadata 0:s:0: {kept(name)}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py" "$folder")
echo "$seen"
expected="ffmpeg version n9.0.2
first.flac: river song and loopstart
second.ogg: river song and loopstart
second.ogg to third.opus: river song and loopstart
  with -map_metadata 0:s:0: river song and loopstart
second.ogg to third.ogg: river song and loopstart
  with -map_metadata 0:s:0: river song and loopstart
second.ogg to third.flac: nothing
  with -map_metadata 0:s:0: river song and loopstart
second.ogg to third.mp3: nothing
  with -map_metadata 0:s:0: river song and loopstart"
if [ "$seen" != "$expected" ]; then
    echo "ffmpeg-titles-stay-behind: not what was seen with 9.0.2" >&2
    exit 1
fi
