#!/usr/bin/env bash
# music21 10.5.1 (mido 1.3.3 reads, CPython 3.11, Linux): a melody with a grace note is written as MIDI.
#
# Guessed: a grace note, which has no length of its own, is short, or left out; each note that begins also ends, as
# the format asks for. Seen: the end of the grace note is written before its beginning, both at the same tick, for
# ends go before beginnings; so it begins and is never ended. A player holds it from there on, to the end of the
# piece with an organ or strings, under all that follows. Grace notes that come from MusicXML do the same, and so
# does a chord of them. Where the same pitch is played later, that note's end ends both.
#
# Nothing warns. Give grace notes a length before writing, or take them out of the melody.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check --no-deps --no-compile \
    music21==10.5.1 mido==1.3.3 \
    chardet==7.7.0 joblib==1.6.0 jsonpickle==4.1.4 more-itertools==11.2.1 numpy==2.4.6 packaging==26.4 \
    requests==2.34.2 urllib3==2.8.0 certifi idna charset-normalizer webcolors==25.10.0
cat >"$folder/seen.py" <<'PYTHON'
import sys

import mido
from music21 import chord, converter, note, stream

FOLDER = sys.argv[1]


def told(name, music):
    music.write("midi", f"{FOLDER}/music.mid")
    file = mido.MidiFile(f"{FOLDER}/music.mid")
    sounding, at, story = set(), 0, []
    for message in mido.merge_tracks(file.tracks):
        at += message.time
        if message.type not in {"note_on", "note_off"}:
            continue
        begins = message.type == "note_on" and message.velocity > 0
        (sounding.add if begins else sounding.discard)(message.note)
        story.append(f"{message.note} {'on' if begins else 'off'} at {at / file.ticks_per_beat:g}")
    print(f"{name}: {', '.join(story)}")
    print("  still sounding at the end:", ", ".join(map(str, sorted(sounding))) or "none")


def melody(*middle):
    part = stream.Part()
    part.append([note.Note("C4"), *middle, note.Note("E4"), note.Note("F4")])
    return part


told("without grace", melody())
told("with grace", melody(note.Note("G4").getGrace()))
told("with a chord of grace", melody(chord.Chord(["G4", "B4"]).getGrace()))
told("with grace of a later pitch", melody(note.Note("F4").getGrace()))
melody(note.Note("G4").getGrace()).write("musicxml", f"{FOLDER}/music.musicxml")
told("by MusicXML", converter.parse(f"{FOLDER}/music.musicxml"))
PYTHON
seen=$(HOME=$folder "$folder/venv/bin/python" -W ignore "$folder/seen.py" "$folder" 2>/dev/null)
echo "$seen"
expected="without grace: 60 on at 0, 60 off at 1, 64 on at 1, 64 off at 2, 65 on at 2, 65 off at 3
  still sounding at the end: none
with grace: 60 on at 0, 60 off at 1, 67 off at 1, 67 on at 1, 64 on at 1, 64 off at 2, 65 on at 2, 65 off at 3
  still sounding at the end: 67
with a chord of grace: 60 on at 0, 60 off at 1, 67 off at 1, 71 off at 1, 67 on at 1, 71 on at 1, 64 on at 1, 64 off at 2, 65 on at 2, 65 off at 3
  still sounding at the end: 67, 71
with grace of a later pitch: 60 on at 0, 60 off at 1, 65 off at 1, 65 on at 1, 64 on at 1, 64 off at 2, 65 on at 2, 65 off at 3
  still sounding at the end: none
by MusicXML: 60 on at 0, 60 off at 1, 67 off at 1, 67 on at 1, 64 on at 1, 64 off at 2, 65 on at 2, 65 off at 3
  still sounding at the end: 67"
if [ "$seen" != "$expected" ]; then
    echo "music21-grace-notes-never-end: not what was seen with 10.5.1" >&2
    exit 1
fi
