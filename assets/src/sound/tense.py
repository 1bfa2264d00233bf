"""The music of a tense end: the match's motif in A phrygian, faster, over drums and a low horn.

In its middle the drums hold their breath, and a flute is alone with a heartbeat.
"""

from .bells import BELL, drum, shaker
from .lines import CELLO, FLUTE, HORN, STRINGS, VIOLA
from .piece import Piece, Place
from .pluck import BASS, HARP, LUTE
from .score import arched, at_weight, basses, chords, figure, harmony, lowered, strokes, tune
from .tone import Wave

STEPS = 8
PACE = 0.26
BARS = 56

#: The bars at which the parts begin.
OPENING, SONG, SECOND, RISE, BREATH, RETURN, CLOSE = 0, 4, 12, 20, 28, 40, 48

OPENING_CHORDS = "Am Am Bb Am"
SONG_CHORDS = "Am Am Dm Am  F Gm Bb E"
SECOND_CHORDS = "Am Am Bb Am  F Dm E Am"
RISE_CHORDS = "Am Bb C Dm  F Gm E E"
BREATH_CHORDS = "Dm Am Bb F  Gm Dm Esus E  Dm Am Bb E"
CLOSE_CHORDS = "Am Bb Am Bb  F Dm Esus E"

SONG_TUNE = """
A4 - - E5 - - F5 -   | E5 - - - D5 - C5 -  | D5 - - - F5 - D5 -  | E5 - - - C5 - A4 -
C5 - - F5 - - G5 -   | G5 - - - F5 - D5 -  | D5 - - - F5 - D5 -  | E5 - - - G#4 - B4 -
"""
SECOND_TUNE = """
A4 - - E5 - - F5 -   | E5 - - - D5 - C5 -  | D5 - - - Bb4 - F5 - | E5 - - - - - C5 -
A5 - - - G5 - F5 -   | F5 - - - E5 - D5 -  | E5 - D5 - B4 - G#4 - | A4 - - - - - . .
"""
UNDER_SECOND = """
C4 - - - - - E4 -    | A3 - - - - - - -    | D4 - - - - - F4 -   | E4 - - - C4 - - -
C4 - - - - - A3 -    | D4 - - - F4 - - -   | E4 - - - B3 - - -   | C4 - - - A3 - . .
"""
RISE_TUNE = """
A4 - C5 - D5 - E5 -  | Bb4 - D5 - F5 - G5 - | C5 - E5 - G5 - A5 - | D5 - F5 - A5 - - -
F5 - - - G5 - A5 -   | G5 - - - A5 - Bb5 -  | B5 - - - - - - -    | G#5 - - - E5 - . .
"""
UNDER_RISE = """
E4 - - - - - - -     | D4 - - - - - - -     | E4 - - - C4 - - -   | D4 - - - - - - -
C4 - - - - - A3 -    | Bb3 - - - - - - -    | B3 - - - - - - -    | B3 - - - G#3 - . .
"""
BREATH_TUNE = """
D5 - - - A5 - - -    | Bb5>A5 - - - E5 - - -   | F5 - - - D5 - - -   | C5 - - - - - . .
G5 - - - Bb5 - - -   | Bb5>A5 - - - F5 - D5 -  | E5 - - - A5 - - -   | G#5 - - - - - . .
F5 - - - A5 - - -    | E5 - - - C5 - - -   | D5 - - - F5 - - -   | E5 - - - G#5 - B5 -
"""
CLOSE_TUNE = """
A4 - - E5 - - F5 -   | F5 - - D5 - - Bb4 - | A4 - - E5 - - G5 -  | F5 - - - D5 - - -
C5 - - - A4 - - -    | F5 - - - D5 - - -   | B4 - - - A4 - - -   | G#4 - - - - - . .
"""
TOLLING = """
A4 - - - - - - -     | . . . . . . . .     | A4 - - - - - - -    | . . . . . . . .
A4 - - - - - - -     | . . . . . . . .     | E4 - - - - - - -    | . . . . . . . .
"""
#: Under the tune the low strings run in 3+3+2.
RUNNING = "b . 1 b . 1 b 1 | b . 1 b . 2 1 0"
SPARKS = "0 1 2 3 2 1 3 2 | 1 2 3 1 2 3 2 1 | 0 2 1 3 2 3 1 2 | 3 2 1 2 3 1 2 0"
FLOATING = "b . 1 . 2 . 3 . | b . 2 . 3 . 2 ."
ROOTS = "1 - - 1 - - 1 - | 1 - - 1 - - 5 -"
MARCH = """
L . . t . . L . | l . . t . . t t
L . . t . . L . | l . t . . t l t
"""
WAITING = """
L . . . . . l . | . . . . . . l .
L . . . . . l . | . . t . . . l t
"""
HEART = "L . l . . . . ."
GATHERING = "l . l . l . l . | l . l . L . L . | l l l l L l L L"
SEEDS = "S s s S s s S s"
KIT = {
    "L": lambda: drum(56, 0.75, 0.08),
    "T": lambda: drum(180, 0.18, 0.45),
    "S": lambda: shaker(0.09),
}


def compose() -> Piece:
    """Write the piece out."""
    piece = Piece("tense", BARS, STEPS, PACE, (BREATH, RETURN))
    _running(piece)
    _drums(piece)
    _song(piece)
    _rise(piece)
    _breath(piece)
    _close(piece)
    return piece


def music() -> Wave:
    """Play it."""
    return compose().finish()


def _running(piece: Piece) -> None:
    """Drive: low strings, a plucked bass, and sparks of the lute where it grows dense."""
    for bar, text, weight in (
        (OPENING, OPENING_CHORDS, 0.5),
        (SONG, SONG_CHORDS, 0.62),
        (SECOND, SECOND_CHORDS, 0.7),
        (RISE, RISE_CHORDS, 0.8),
        (RETURN, SECOND_CHORDS, 0.78),
        (CLOSE, CLOSE_CHORDS, 0.58),
    ):
        row = chords(text, STEPS, bar)
        run = figure(row, RUNNING, 52, ring=False)
        piece.sing(
            CELLO, arched(at_weight(run, weight), STEPS * 4), Place(0.17, -0.2, 0.22), "cello"
        )
        low = at_weight(basses(row, 40, ROOTS), weight)
        piece.pluck(BASS, low, Place(0.26, 0.1, 0.12), "bass")
    for bar, text, weight in (
        (SECOND, SECOND_CHORDS, 0.45),
        (RISE, RISE_CHORDS, 0.6),
        (RETURN, SECOND_CHORDS, 0.6),
    ):
        sparks = figure(chords(text, STEPS, bar), SPARKS, 64)
        notes = arched(at_weight(sparks, weight), STEPS * 4)
        piece.pluck(LUTE, notes, Place(0.34, 0.45, 0.3), "lute")


def _drums(piece: Piece) -> None:
    for bar, rhythm, times, level in (
        (OPENING, WAITING, 1, 0.34),
        (SONG, WAITING, 2, 0.4),
        (SECOND, MARCH, 2, 0.4),
        (RISE, MARCH, 2, 0.46),
        (BREATH, HEART, 9, 0.26),
        (BREATH + 9, GATHERING, 1, 0.36),
        (RETURN, MARCH, 2, 0.46),
        (CLOSE, WAITING, 2, 0.34),
    ):
        beats = strokes(rhythm, STEPS, bar, times)
        piece.beat(beats, KIT, Place(level, 0.0, 0.25))
    for bar in (SECOND, RISE, RETURN):
        piece.beat(strokes(SEEDS, STEPS, bar, 8), KIT, Place(0.05, -0.5, 0.25))


def _song(piece: Piece) -> None:
    """State the theme: low horn, then viola over the horn, at last both in octaves."""
    horn, viola = Place(0.2, 0.3, 0.4), Place(0.17, -0.3, 0.38)
    first = lowered(tune(SONG_TUNE, STEPS, SONG), 12)
    piece.sing(HORN, arched(at_weight(first, 0.6), STEPS * 4), horn, "horn")
    second = tune(SECOND_TUNE, STEPS, SECOND)
    piece.sing(VIOLA, arched(at_weight(second, 0.72), STEPS * 4), viola, "viola")
    under = tune(UNDER_SECOND, STEPS, SECOND)
    piece.sing(HORN, arched(at_weight(under, 0.45), STEPS * 4), horn, "horn under")
    again = tune(SECOND_TUNE, STEPS, RETURN)
    piece.sing(VIOLA, arched(at_weight(again, 0.88), STEPS * 4), viola, "viola again")
    below = arched(at_weight(lowered(again, 12), 0.66), STEPS * 4)
    piece.sing(HORN, below, horn, "horn again")
    for bar, text in ((SONG, SONG_CHORDS), (SECOND, SECOND_CHORDS), (RETURN, SECOND_CHORDS)):
        lines = harmony(chords(text, STEPS, bar), 60)
        piece.choir(STRINGS, lines, Place(0.024, 0, 0.45), f"strings {bar}")


def _rise(piece: Piece) -> None:
    rise = arched(at_weight(tune(RISE_TUNE, STEPS, RISE), 0.85), STEPS * 8)
    piece.sing(VIOLA, rise, Place(0.17, -0.25, 0.38), "viola rise")
    under = arched(at_weight(tune(UNDER_RISE, STEPS, RISE), 0.6), STEPS * 8)
    piece.sing(HORN, under, Place(0.2, 0.3, 0.4), "horn rise")
    lines = harmony(chords(RISE_CHORDS, STEPS, RISE), 62)
    piece.choir(STRINGS, lines, Place(0.028, 0, 0.45), "strings rise")


def _breath(piece: Piece) -> None:
    row = chords(BREATH_CHORDS, STEPS, BREATH)
    flute = arched(at_weight(tune(BREATH_TUNE, STEPS, BREATH), 0.62), STEPS * 4)
    piece.sing(FLUTE, flute, Place(0.17, 0.15, 0.55), "flute")
    floating = arched(at_weight(figure(row, FLOATING, 57), 0.5), STEPS * 4)
    piece.pluck(HARP, floating, Place(0.32, 0.4, 0.45), "harp")
    piece.choir(STRINGS, harmony(row, 60), Place(0.022, 0, 0.55), "strings breath")


def _close(piece: Piece) -> None:
    viola = arched(at_weight(tune(CLOSE_TUNE, STEPS, CLOSE), 0.62), STEPS * 4)
    piece.sing(VIOLA, viola, Place(0.15, -0.3, 0.4), "viola close")
    bells = at_weight(tune(TOLLING, STEPS, CLOSE), 0.6)
    piece.ring(BELL, bells, Place(0.26, 0.5, 0.5), "bell")
    lines = harmony(chords(CLOSE_CHORDS, STEPS, CLOSE), 60)
    piece.choir(STRINGS, lines, Place(0.02, 0, 0.45), "strings close")
