"""How a match ends: the motif of the music, won or lost."""

from ..bells import CELESTA, drum
from ..lines import FLUTE, HORN, STRINGS, VIOLA, Sounding, Sustained, sing
from ..pluck import HARP, LUTE, Plucked
from ..room import HALL, in_room
from ..score import tune
from ..tone import Wave, joined
from .matter import chime, tone

STEPS = 12
#: Seconds of a step.
WON, LOST = 0.24, 0.34

WON_HORN = "D4 A4 - B4 A4 G4 A4 D5 - - - -"
WON_FLUTE = "D5 A5 - B5 A5 G5 A5 F#5 - - - -"
WON_HARP = "D3 A3 D4 F#4 G3 B3 A3 D3 A3 D4 F#4 A4"
WON_DRUMS = (0, 3, 6, 7)
WON_BELLS = "D6 F#6 A6 D7"

LOST_VIOLA = "A4 F4 - E4 D4 - C#4 D4 - - . ."
LOST_HORN = "D3 - - A3 - - - D3 - - . ."
LOST_LUTE = "D3 A3 D4 A2 F3 A3 E3 D3 A3 . . ."


def victory() -> Wave:
    """Take the bridge: the motif in D major, and home."""
    home = WON_HORN.split().index("D5") * WON
    chord = [(home, _chord(name, 1.2)) for name in ("D4", "F#4", "A4")]
    bells = [
        (home + n * 0.1, chime(CELESTA, name, 0.6) * 0.3)
        for n, name in enumerate(WON_BELLS.split())
    ]
    parts = joined(
        (0, _sung(HORN, WON_HORN, WON, 0.75) * 0.5),
        (0, _sung(FLUTE, WON_FLUTE, WON, 0.6) * 0.2),
        *((step * WON, drum(74, 0.5, 0.12) * 0.8) for step in WON_DRUMS),
        *_plucked(HARP, WON_HARP, WON, 3),
        *chord,
        *bells,
    )
    return in_room(parts, HALL, 0.3)


def defeat() -> Wave:
    """Lose the bridge: the motif turned downwards, in D minor."""
    last = 7 * LOST
    parts = joined(
        (0, _sung(VIOLA, LOST_VIOLA, LOST, 0.65) * 0.4),
        (0, _sung(HORN, LOST_HORN, LOST, 0.4) * 0.25),
        (last, drum(62, 0.7, 0.05) * 0.5),
        *_plucked(LUTE, LOST_LUTE, LOST, 2),
        *((last, _chord(name, 0.9)) for name in ("A3", "D4", "F4")),
    )
    return in_room(parts, HALL, 0.34)


def _sung(voice: Sustained, text: str, pace: float, weight: float) -> Wave:
    notes = tune(text, STEPS)
    return sing(voice, [Sounding(n.at * pace, n.steps * pace, n.pitch, weight) for n in notes])


def _plucked(kind: Plucked, text: str, pace: float, layer: int) -> list[tuple[float, Wave]]:
    names = enumerate(text.split())
    return [(n * pace, tone(kind, name, layer) * 0.7) for n, name in names if name != "."]


def _chord(name: str, seconds: float) -> Wave:
    notes = tune(name, 1)
    return sing(STRINGS._replace(attack=0.2), [Sounding(0, seconds, notes[0].pitch, 0.6)]) * 0.11
