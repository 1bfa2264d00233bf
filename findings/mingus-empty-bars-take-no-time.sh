#!/usr/bin/env bash
# mingus 0.6.1 (mido 1.3.3 reads, CPython 3.11, Linux): tracks with a bar in which nothing is played, as MIDI.
#
# Guessed: a bar of four beats takes four beats, whatever is in it; Bar() is one of 4/4, its length is 1.0, and the
# tracks of a Composition, which add_track puts beside each other, stay together. Seen: a bar without an entry takes
# no time in the file, and one that is half full takes half of it, so that the track goes on too early, two beats or
# four ahead of the others, from there to the end. Nothing warns: add_bar takes such a bar, and is_full says what it
# lacks only if asked.
#
# A voice that waits for its turn comes in at once: fill each bar with place_rest before adding it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check mingus==0.6.1 mido==1.3.3
cat >"$folder/seen.py" <<'PYTHON'
import sys

import mido
from mingus.containers import Bar, Composition, Track
from mingus.midi import midi_file_out


def bar(note, count, rests=0):
    made = Bar("C", (4, 4))
    for _ in range(count):
        made.place_notes(note, 4)
    for _ in range(rests):
        made.place_rest(4)
    return made


def track(*bars):
    made = Track()
    for each in bars:
        made.add_bar(each)
    return made


def told(name, middle):
    music = Composition()
    music.add_track(track(bar("C-5", 4), bar("C-5", 4), bar("C-5", 4)))
    music.add_track(track(bar("E-3", 4), middle, bar("G-3", 4)))
    path = f"{sys.argv[1]}/music.mid"
    midi_file_out.write_Composition(path, music)
    file = mido.MidiFile(path)
    starts = []
    for part in file.tracks:
        at, begun = 0, []
        for message in part:
            at += message.time
            if message.type == "note_on" and message.velocity:
                begun.append(at / file.ticks_per_beat)
        starts.append(begun[-4])
    print(f"{name}: third bar at beat {starts[0]:g} above, {starts[1]:g} below")


told("four notes", bar("F-3", 4))
told("four rests", bar("F-3", 0, rests=4))
told("empty", bar("F-3", 0))
told("two notes", bar("F-3", 2))
PYTHON
seen=$("$folder/venv/bin/python" -W ignore "$folder/seen.py" "$folder")
echo "$seen"
expected="four notes: third bar at beat 8 above, 8 below
four rests: third bar at beat 8 above, 8 below
empty: third bar at beat 8 above, 4 below
two notes: third bar at beat 8 above, 6 below"
if [ "$seen" != "$expected" ]; then
    echo "mingus-empty-bars-take-no-time: not what was seen with 0.6.1" >&2
    exit 1
fi
