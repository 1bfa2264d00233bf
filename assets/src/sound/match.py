"""The match's music: time to think, in A dorian, with bells in F and a thin third part.

The motif of the menu is here a question in 3+3+2, and most bars of the tune end in silence.
"""

from .bells import CELESTA, drum, shaker
from .lines import FLUTE, STRINGS, VIOLA
from .piece import Piece, Place
from .pluck import BASS, HARP, LUTE
from .score import Chord, arched, at_weight, basses, chords, figure, harmony, strokes, tune
from .tone import Wave

STEPS = 8
PACE = 0.335
BARS = 52

#: The bars at which the parts begin.
OPENING, SONG, SECOND, BELLS, THIN, RETURN = 0, 4, 12, 20, 36, 44

OPENING_CHORDS = "Am Am D Am"
SONG_CHORDS = "Am Am D Am  C G D Em"
SECOND_CHORDS = "Am Am D Am  F G Em Am"
BELLS_CHORDS = "F C/E Dm Bb  F Gm Bb C  Bb C Am Dm  Bb F Esus E"
THIN_CHORDS = "Am G/B C D  F G Em Em"

SONG_TUNE = """
A4 - - E5 - - F#5 -  | E5 - - - D5 - C5 -  | D5 - - - - - A4 -   | C5 - B4 - A4 - - .
C5 - - G5 - - A5 -   | A5>G5 - - - D5 - B4 - | D5 - - - F#5 - - -  | E5 - - - - - . .
"""
SECOND_TUNE = """
A4 - - E5 - - G5>F#5 - | E5 - - - D5 - C5 - | D5 - - - F#5 - A5 - | E5 - - - - - . .
F5 - - - - - C5 -    | E5>D5 - - - B4 - D5 -  | E5 - D5 - B4 - G4 - | A4 - - - - - . .
"""
BELLS_TUNE = """
C6 - - - A5 - - -    | G5 - - - - - E5 -   | F5 - - - A5 - - -   | D6 - - - - - C6 -
A5 - - - C6 - - -    | Bb5 - - - G5 - - -  | F5 - - - D5 - F5 -  | G5 - - - - - . .
D5 - - - F5 - - -    | E5 - - - G5 - - -   | C6 - - - A5 - - -   | D6 - - - A5 - F5 -
F5 - - - D5 - - -    | A5 - - - C6 - - -   | B5 - - - A5 - - -   | G#5 - - - - - . .
"""
UNDER_BELLS = """
A4 - - - - - C5 -    | C5 - - - G4 - - -   | A4 - - - - - F4 -   | F4 - - - - - D4 -
F4 - - - A4 - - -    | G4 - - - Bb4 - - -  | D5 - - - Bb4 - - -  | C5 - - - G4 - . .
F4 - - - Bb4 - - -   | C5 - - - G4 - - -   | A4 - - - E4 - - -   | F4 - - - A4 - - -
D5 - - - Bb4 - - -   | C5 - - - A4 - - -   | B4 - - - - - A4 -   | B4 - - - E4 - . .
"""
THIN_TUNE = """
. . . . . . . .      | . . . . D5 - E5 -   | G5 - - E5 - - C5 -  | D5 - - - A4 - - .
. . . . . . . .      | . . . . B4 - D5 -   | E5 - - B4 - - G4 -  | B4 - - - - - . .
"""
UNDER_RETURN = """
E4 - - - C4 - - -    | E4 - - - - - - -    | F#4 - - - A4 - - -  | A4 - - - E4 - C4 -
A4 - - - - - F4 -    | G4 - - - D4 - - -   | G4 - - - E4 - - -   | C4 - - - E4 - . .
"""
#: The figure seldom falls on the beat of the tune, and never twice alike in a row.
THOUGHT = "b . 1 2 . 3 2 1 | b . 2 1 . 3 . 2 | b . 1 3 . 2 1 . | b . 2 . 1 3 . 2"
SPARSE = "b . 2 . 3 . 2 . | b . 2 . 4 . 3 ."
WAVES = "b 1 2 3 4 3 2 1 | b 1 2 4 3 . 2 1 | b 2 1 3 2 4 3 . | b 1 3 2 4 . 3 2"
STEADY = "1 - - - - - 5 - | 1 - - - 5 - - -"
LONG = "1 - - - - - - -"
HEART = """
D . . t . . d . | . . . t . . t .
D . . t . . d . | . . t . . t . t
"""
SEEDS = "s . S . s . S ."
KIT = {
    "D": lambda: drum(74, 0.5, 0.1),
    "T": lambda: drum(196, 0.16, 0.4),
    "S": lambda: shaker(0.12),
}


def compose() -> Piece:
    """Write the piece out."""
    piece = Piece("match", BARS, STEPS, PACE, (BELLS, THIN, RETURN, BARS))
    _plucked(piece)
    _song(piece)
    _bells(piece)
    _thin(piece)
    return piece


def music() -> Wave:
    """Play it."""
    return compose().finish()


def _plucked(piece: Piece) -> None:
    """Keep the pulse: lute figures, harp in the middle, and a plucked bass."""
    for bar, text, pattern, weight in (
        (OPENING, OPENING_CHORDS, SPARSE, 0.6),
        (SONG, SONG_CHORDS, THOUGHT, 0.55),
        (SECOND, SECOND_CHORDS, THOUGHT, 0.6),
        (RETURN, SECOND_CHORDS, THOUGHT, 0.6),
    ):
        _broken(piece, chords(text, STEPS, bar), pattern, weight)
    harp = Place(0.3, 0.35, 0.4)
    waves = figure(chords(BELLS_CHORDS, STEPS, BELLS), WAVES, 57)
    piece.pluck(HARP, arched(at_weight(waves, 0.55), STEPS * 4), harp, "harp")
    slow = figure(chords(THIN_CHORDS, STEPS, THIN), SPARSE, 55)
    piece.pluck(HARP, arched(at_weight(slow, 0.5), STEPS * 4), harp, "harp thin")
    low = chords(SONG_CHORDS + " " + SECOND_CHORDS + " " + BELLS_CHORDS, STEPS, SONG)
    low += chords(SECOND_CHORDS, STEPS, RETURN)
    piece.pluck(BASS, basses(low, 36, STEADY), Place(0.25, 0.05, 0.12), "bass")
    deep = chords(OPENING_CHORDS, STEPS, OPENING) + chords(THIN_CHORDS, STEPS, THIN)
    soft = at_weight(basses(deep, 40, LONG), 0.7)
    piece.pluck(BASS, soft, Place(0.22, 0.05, 0.2), "bass thin")


def _broken(piece: Piece, row: list[Chord], pattern: str, weight: float) -> None:
    notes = arched(at_weight(figure(row, pattern, 57), weight), STEPS * 4)
    piece.pluck(LUTE, notes, Place(0.58, -0.4, 0.28), "lute")


def _song(piece: Piece) -> None:
    """Ask the question on a lute, then on a flute, with drums and strings below."""
    row = chords(SECOND_CHORDS, STEPS, SECOND)
    first = arched(at_weight(tune(SONG_TUNE, STEPS, SONG), 0.85), STEPS * 4)
    piece.pluck(LUTE, first, Place(0.6, 0.15, 0.35), "lute tune")
    flute = Place(0.185, 0.2, 0.42)
    second = arched(at_weight(tune(SECOND_TUNE, STEPS, SECOND), 0.72), STEPS * 4)
    piece.sing(FLUTE, second, flute, "flute")
    piece.choir(STRINGS, harmony(row, 59), Place(0.016, 0, 0.5), "strings")
    row = chords(SECOND_CHORDS, STEPS, RETURN)
    last = arched(at_weight(tune(SECOND_TUNE, STEPS, RETURN), 0.74), STEPS * 4)
    piece.sing(FLUTE, last, flute, "flute return")
    under = arched(at_weight(tune(UNDER_RETURN, STEPS, RETURN), 0.6), STEPS * 4)
    piece.sing(VIOLA, under, Place(0.12, -0.3, 0.42), "viola return")
    piece.choir(STRINGS, harmony(row, 59), Place(0.02, 0, 0.5), "strings return")
    for bar, times in ((SONG + 4, 1), (SECOND, 2), (RETURN, 2)):
        piece.beat(strokes(HEART, STEPS, bar, times), KIT, Place(0.3, 0.1, 0.25))
    for bar in (SECOND, RETURN):
        piece.beat(strokes(SEEDS, STEPS, bar, 8), KIT, Place(0.07, -0.5, 0.3))


def _bells(piece: Piece) -> None:
    bells = arched(at_weight(tune(BELLS_TUNE, STEPS, BELLS), 0.7), STEPS * 4)
    piece.ring(CELESTA, bells, Place(0.24, 0.25, 0.55), "celesta")
    viola = arched(at_weight(tune(UNDER_BELLS, STEPS, BELLS), 0.66), STEPS * 4)
    piece.sing(VIOLA, viola, Place(0.15, -0.3, 0.42), "viola")
    row = chords(BELLS_CHORDS, STEPS, BELLS)
    piece.choir(STRINGS, harmony(row, 59), Place(0.02, 0, 0.5), "strings bells")
    piece.beat(strokes(HEART, STEPS, BELLS + 8, 2), KIT, Place(0.2, 0.1, 0.25))


def _thin(piece: Piece) -> None:
    flute = arched(at_weight(tune(THIN_TUNE, STEPS, THIN), 0.5), STEPS * 4)
    piece.sing(FLUTE, flute, Place(0.17, 0.3, 0.55), "flute thin")
    lines = harmony(chords(THIN_CHORDS, STEPS, THIN), 62)
    piece.choir(STRINGS, lines, Place(0.016, 0, 0.6), "strings thin")
