"""Music as text: tunes, strokes and chords, bar by bar, and the figures made from chords.

A bar is a row of steps. A step is a note (`F#4`), a stroke's letter or a chord tone's number;
`-` holds what sounds, `.` is silence, `C6>B5` is a short C6 before a B5. Bars stand between `|`
or on lines of their own.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from .tone import degree, pitch_of

#: A chord's tones, in semitones above its root.
QUALITIES = {
    "": (0, 4, 7),
    "m": (0, 3, 7),
    "7": (0, 4, 7, 10),
    "m7": (0, 3, 7, 10),
    "maj7": (0, 4, 7, 11),
    "sus": (0, 5, 7),
    "add9": (0, 2, 4, 7),
    "m9": (0, 2, 3, 7),
    "5": (0, 7),
}

#: How many steps a grace note takes.
GRACE = 0.28


class Note(NamedTuple):
    """A written note: its first step counted from the piece's beginning, and its length."""

    at: float
    steps: float
    pitch: int
    weight: float = 1.0


class Stroke(NamedTuple):
    """A written stroke on a drum."""

    at: float
    letter: str


class Chord(NamedTuple):
    """A chord over the steps of a bar, its tones and its bass as semitones above C."""

    at: float
    steps: int
    tones: tuple[int, ...]
    bass: int

    def stacked(self, floor: int, count: int) -> list[int]:
        """Return the lowest tones of the chord that are not below a pitch."""
        fitting = [p for p in range(floor, floor + 12 * count) if p % 12 in self.tones]
        return fitting[:count]


def tune(text: str, steps: int, bar: int = 0) -> list[Note]:
    """Read a melody of bars with that many steps, the first of them at a bar of the piece."""
    notes = []
    for at, long, token in _read(text, steps, bar):
        *before, name = token.split(">")
        notes += [Note(at, GRACE, pitch_of(grace)) for grace in before]
        grace = GRACE * len(before)
        notes.append(Note(at + grace, long - grace, pitch_of(name)))
    return notes


def strokes(text: str, steps: int, bar: int = 0, times: int = 1) -> list[Stroke]:
    """Read a rhythm, and repeat it."""
    read = list(_read(text, steps, bar))
    length = len(_bars(text)) * steps
    return [Stroke(at + n * length, letter) for n in range(times) for at, _, letter in read]


def chords(text: str, steps: int, bar: int = 0) -> list[Chord]:
    """Read a row of chords, each for a bar: `Am`, `C/E`, `Esus`."""
    return [_chord((bar + n) * steps, steps, name) for n, name in enumerate(text.split())]


def _chord(at: int, steps: int, name: str) -> Chord:
    found = re.fullmatch(r"([A-G][#b]?)(\w*)(?:/([A-G][#b]?))?", name)
    if found is None or found[2] not in QUALITIES:
        raise ValueError(f"{name!r} is not a chord: write one like Am, G, C/E or {list(QUALITIES)}")
    root = degree(found[1])
    tones = tuple(sorted((root + tone) % 12 for tone in QUALITIES[found[2]]))
    return Chord(at, steps, tones, degree(found[3]) if found[3] else root)


def figure(row: list[Chord], pattern: str, floor: int, ring: bool = True) -> list[Note]:
    """Break chords into a figure: `b` is the bass below, a number the chord's tone above `floor`.

    Tones ring on to the end of their bar, as strings do that nobody damps.
    """
    notes = []
    for index, chord in enumerate(row):
        bars = _bars(pattern)
        for at, long, token in _read(bars[index % len(bars)], chord.steps, 0):
            low = _below(chord.bass, floor)
            pitch = low if token == "b" else chord.stacked(floor, 8)[int(token)]
            notes.append(Note(chord.at + at, chord.steps - at if ring else long, pitch))
    return notes


def basses(row: list[Chord], floor: int, rhythm: str) -> list[Note]:
    """Play the basses above a floor: `1` the bass itself, `5` the fifth on it, `8` the octave."""
    notes = []
    for index, chord in enumerate(row):
        bars = _bars(rhythm)
        bass = floor + (chord.bass - floor) % 12
        above = {"1": 0, "5": _fifth(chord), "8": 12}
        for at, long, token in _read(bars[index % len(bars)], chord.steps, 0):
            notes.append(Note(chord.at + at, long, bass + above[token]))
    return notes


def _fifth(chord: Chord) -> int:
    """Return the step from the bass to the chord's own tone nearest to a fifth above."""
    return min(((tone - chord.bass) % 12 for tone in chord.tones), key=lambda up: abs(up - 7))


def _below(degree_: int, floor: int) -> int:
    return floor - 1 - (floor - 1 - degree_) % 12


def harmony(row: list[Chord], centre: int, count: int = 3) -> list[list[Note]]:
    """Spread chords over sustained voices that move as little as they can, lowest voice first."""
    voices: list[list[Note]] = [[] for _ in range(count)]
    before: list[int] | None = None
    for chord in row:
        choices = [chord.stacked(floor, count) for floor in range(centre - 12, centre + 3)]
        goal = before or [centre] * count
        # A pull towards the centre keeps the voices from wandering off with the roots.
        best = min(choices, key=lambda c: _distance(c, goal) + 0.4 * abs(sum(c) / count - centre))
        for voice, pitch in zip(voices, best, strict=True):
            _hold(voice, Note(chord.at, chord.steps, pitch))
        before = best
    return voices


def _distance(one: list[int], other: list[int]) -> int:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True))


def _hold(voice: list[Note], note: Note) -> None:
    """Add a note, or lengthen the last one when it is the same."""
    last = voice[-1] if voice else None
    if last and last.pitch == note.pitch and last.at + last.steps == note.at and last.steps < 16:
        voice[-1] = last._replace(steps=last.steps + note.steps)
    else:
        voice.append(note)


def arched(notes: list[Note], steps: int, depth: float = 0.22) -> list[Note]:
    """Let each phrase of that many steps grow to its middle and fall back."""
    return [
        note._replace(
            weight=note.weight * (1 - depth * abs(2 * ((note.at % steps) / steps) - 1) ** 2)
        )
        for note in notes
    ]


def at_weight(notes: list[Note], weight: float) -> list[Note]:
    """Give every note the same weight."""
    return [note._replace(weight=weight) for note in notes]


def lowered(notes: list[Note], semitones: int) -> list[Note]:
    """Play the same notes lower."""
    return [note._replace(pitch=note.pitch - semitones) for note in notes]


def _bars(text: str) -> list[str]:
    return [bar for bar in re.split(r"[|\n]", text) if bar.strip()]


def _read(text: str, steps: int, bar: int) -> Iterator[tuple[float, float, str]]:
    """Yield each token that sounds with its step and its length."""
    waiting: tuple[int, str] | None = None
    for number, words in enumerate(_bars(text)):
        tokens = words.split()
        if len(tokens) != steps:
            raise ValueError(
                f"bar {number + 1} of {steps} steps has {len(tokens)}: {words.strip()}"
            )
        for step, token in enumerate(tokens, (bar + number) * steps):
            if token == "-":
                continue
            if waiting:
                yield waiting[0], step - waiting[0], waiting[1]
            waiting = None if token == "." else (step, token)
    if waiting:
        end = (bar + len(_bars(text))) * steps
        yield waiting[0], end - waiting[0], waiting[1]
