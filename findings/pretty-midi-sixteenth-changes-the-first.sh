#!/usr/bin/env bash
# pretty_midi 0.2.11.post0 (mido 1.3.3, numpy 2.4.6, CPython 3.11, Linux): a piece of more than fifteen instruments
# is written.
#
# Guessed: each sounds as what it was given, up to the fifteen channels that MIDI has beside the one of drums; with
# one more there is an error or a warning, or channels are shared by those that have the same program. Seen: the
# sixteenth gets the channel of the first, the seventeenth that of the second, and so on, without a word. A program
# belongs to the channel, and all of them are set at the start, so that the piano of the first track is the sixteenth's
# trumpet throughout. Drums, which have a channel of their own, are counted too, so that fifteen beside them
# share already, while a channel stays empty. And fifteen violins of one program take fifteen channels.
#
# Read again by the same package all is in order, for it keeps the programs of each track apart; only a player tells.
# Count the instruments, and join those of one program, before writing.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
    pretty_midi==0.2.11.post0 mido==1.3.3 numpy==2.4.6
cat >"$folder/seen.py" <<'PYTHON'
import io

import mido
import pretty_midi


def piece(programs, drums=()):
    music = pretty_midi.PrettyMIDI()
    for place, program in enumerate(programs):
        instrument = pretty_midi.Instrument(program, is_drum=place in drums)
        instrument.notes.append(pretty_midi.Note(velocity=100, pitch=60, start=place + 1, end=place + 2))
        music.instruments.append(instrument)
    return music


def told(name, programs, drums=()):
    file = io.BytesIO()
    piece(programs, drums).write(file)
    file.seek(0)
    again = [part.program for part in pretty_midi.PrettyMIDI(file).instruments]
    file.seek(0)
    playing, heard, used = {}, [], set()
    for message in mido.merge_tracks(mido.MidiFile(file=file).tracks):
        if message.type == "program_change":
            playing[message.channel] = message.program
        elif message.type == "note_on" and message.velocity:
            heard.append(playing[message.channel])
            used.add(message.channel)
    pairs = enumerate(zip(programs, heard, strict=True), 1)
    others = [f"{place}. {meant} as {sound}" for place, (meant, sound) in pairs if meant != sound]
    print(f"{name}: {len(used)} channels, heard otherwise:", ", ".join(others) or "none", end="; ")
    print("read again as written" if again == list(programs) else f"read again as {again}")


told("fifteen", range(1, 16))
told("sixteen", range(1, 17))
told("eighteen", range(1, 19))
told("fourteen and drums as the sixth", [*range(1, 6), 0, *range(7, 16)], drums={5})
told("fifteen and drums as the sixth", [*range(1, 6), 0, *range(7, 17)], drums={5})
told("sixteen, fifteen of one program", [40] * 15 + [56])
PYTHON
seen=$("$folder/venv/bin/python" -W ignore "$folder/seen.py")
echo "$seen"
expected="fifteen: 15 channels, heard otherwise: none; read again as written
sixteen: 15 channels, heard otherwise: 1. 1 as 16; read again as written
eighteen: 15 channels, heard otherwise: 1. 1 as 16, 2. 2 as 17, 3. 3 as 18; read again as written
fourteen and drums as the sixth: 15 channels, heard otherwise: none; read again as written
fifteen and drums as the sixth: 15 channels, heard otherwise: 1. 1 as 16; read again as written
sixteen, fifteen of one program: 15 channels, heard otherwise: 1. 40 as 56; read again as written"
if [ "$seen" != "$expected" ]; then
    echo "pretty-midi-sixteenth-changes-the-first: not what was seen with 0.2.11.post0" >&2
    exit 1
fi
