#!/usr/bin/env bash
# music21 10.5.1 (mido 1.3.3 reads, CPython 3.11, Linux): notes with a sign how they are to be played, as MIDI.
#
# Guessed: staccato is short, as the word has it; its class knows by how much (lengthShift, 0.7), as it knows by how
# much the note is stronger (volumeShift), and the latter is heard in the MIDI. Seen: every note keeps its full
# length, whatever stands on it; staccatissimo, which is half a note by its own class, is told from staccato by
# nothing at all. What is left of both is that they are louder than a plain note: the dots of a light passage make
# it heavier. Tenuto, to be held, is softer. The shift is read nowhere in the package.
#
# The printed score is right, and so is MusicXML. Shorten the notes by their lengthShift before writing MIDI.
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
from music21 import articulations, note, stream

FOLDER = sys.argv[1]
for name in (None, "Staccato", "Staccatissimo", "Spiccato", "Tenuto", "DetachedLegato", "Accent"):
    first, second = note.Note("C4"), note.Note("D4")
    sign = getattr(articulations, name)() if name else None
    if sign:
        first.articulations.append(sign)
    part = stream.Part()
    part.append([first, second])
    part.write("midi", f"{FOLDER}/music.mid")
    file = mido.MidiFile(f"{FOLDER}/music.mid")
    at, begun = 0, {}
    for message in mido.merge_tracks(file.tracks):
        at += message.time
        if message.type == "note_on" and message.velocity:
            begun[message.note] = (at, message.velocity)
        elif message.type in {"note_on", "note_off"} and message.note == first.pitch.midi:
            start, velocity = begun[message.note]
            length = (at - start) / file.ticks_per_beat
    meant = f"lengthShift {sign.lengthShift}" if sign else "no sign"
    print(f"{name or 'plain'}: {meant}, heard for {length:g} of a beat, velocity {velocity}")
PYTHON
seen=$(HOME=$folder "$folder/venv/bin/python" -W ignore "$folder/seen.py" "$folder" 2>/dev/null)
echo "$seen"
expected="plain: no sign, heard for 1 of a beat, velocity 90
Staccato: lengthShift 0.7, heard for 1 of a beat, velocity 96
Staccatissimo: lengthShift 0.5, heard for 1 of a beat, velocity 96
Spiccato: lengthShift 0.7, heard for 1 of a beat, velocity 103
Tenuto: lengthShift 1.1, heard for 1 of a beat, velocity 84
DetachedLegato: lengthShift 0.9, heard for 1 of a beat, velocity 90
Accent: lengthShift 1.0, heard for 1 of a beat, velocity 103"
if [ "$seen" != "$expected" ]; then
    echo "music21-staccato-is-only-louder: not what was seen with 10.5.1" >&2
    exit 1
fi
