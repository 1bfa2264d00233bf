"""The menu's music: a barcarolle at dusk, in D dorian, with a darker middle in D minor.

Its flute begins with the motif of all three pieces, the arch of a bridge: up a fifth, one step
over the top, and down again.
"""

from .bells import CELESTA, drum, shaker
from .lines import FLUTE, STRINGS, VIOLA
from .piece import Piece, Place
from .pluck import BASS, HARP, LUTE
from .score import arched, at_weight, basses, chords, figure, harmony, strokes, tune
from .tone import Wave

STEPS = 6
PACE = 0.385
BARS = 56

#: The bars at which the parts begin.
OPENING, SONG, SECOND, MIDDLE, RETURN, CLOSE = 0, 4, 12, 20, 36, 52

SONG_CHORDS = "Dm G Dm Am  F C G Am"
SECOND_CHORDS = "Dm G Dm Am  F G Am Dm"
MIDDLE_CHORDS = "Bb C Am Dm  Bb C F F  Bb C Am Dm  Gm Bb Asus A"

SONG_TUNE = """
D5 - - A5 - - | B5 - A5 G5 - -  | F5 - G5 A5 - F5 | E5 - - - - .
F5 - - C6 - - | D6 - C6 G5 - -  | C6>B5 - A5 G5 - D5 | E5 - - - - .
"""
SECOND_TUNE = """
D5 - - A5 - - | C6>B5 - A5 G5 - - | F5 - G5 A5 - C6 | C6 - B5 A5 - -
A5 - G5 F5 - -  | A5>G5 - F5 D5 - E5 | C5 - D5 E5 - C5 | D5 - - - - .
"""
MIDDLE_TUNE = """
D5 - - - C5 Bb4 | C5 - - G4 - -   | E5 - - - D5 C5  | D5 - - A4 - -
D5 - - - E5 F5  | G5 - - E5 - C5  | A5 - - - G5 F5  | C5 - - - - .
F5 - - - E5 D5  | E5 - - C5 - -   | E5 - - - D5 C5  | F5 - - D5 - A4
Bb4 - C5 D5 - - | F5 - - - - D5   | D5 - - E5 - D5  | C#5 - - - - .
"""
#: Bells that answer where the viola holds still.
ANSWERS = """
. . . F6 - D6   | . . . E6 - C6   | . . . A5 - C6   | . . . F6 - -
. . . D6 - -    | . . . G6 - E6   | . . . C6 - -    | A5 - C6 F6 - C6
. . . D6 - -    | . . . G6 - E6   | . . . C6 - -    | . . . A6 - F6
. . . D6 - G5   | . . . F6 - -    | . . . A5 - -    | E6 - - A5 - -
"""
UNDER_SONG = """
F4 - - - - E4   | D4 - - G4 - -   | A4 - - - - A4   | C5 - B4 A4 - G4
A4 - - - - F4   | E4 - - G4 - E4  | G4 - - D4 - G4  | C5 - B4 A4 - G4
F4 - - - - A4   | G4 - - B4 - -   | A4 - - F4 - A4  | E4 - - - - G4
A4 - - - - C5   | B4 - - G4 - -   | A4 - G4 E4 - A4 | F4 - - - - -
"""
OPENING_TUNE = """
D4 - - A4 - - | B4 - - - - - | . . . . . . | . . . . . .
"""
CLOSE_TUNE = """
. . . . . .   | . . . . . .  | D4 - - A4 - - | E4 - C4 A3 - -
"""
LAPPING = "b 1 2 3 2 1 | b 1 2 4 3 2 | b 2 1 3 2 1 | b 1 3 2 - 1"
SWELLING = "b 1 2 3 4 2 | b 2 3 2 4 3 | b 1 3 2 4 2 | b 2 4 3 2 1"
RIPPLES = "b 1 2 3 4 3 | b 2 3 4 5 4 | b 1 3 2 4 3 | b 2 4 3 5 2"
TIDE = "1 - - 5 - - | 1 - - 5 - -"
PULSE = """
D . . . . t | . . . t . .
"""
OARS = "S . . s . s"
KIT = {
    "D": lambda: drum(82, 0.5, 0.12),
    "T": lambda: drum(215, 0.16, 0.5),
    "S": lambda: shaker(0.17),
}


def compose() -> Piece:
    """Write the piece out."""
    piece = Piece("menu", BARS, STEPS, PACE, (SONG, MIDDLE, RETURN, CLOSE, BARS))
    _lute(piece)
    _song(piece)
    _middle(piece)
    _return(piece)
    return piece


def music() -> Wave:
    """Play it."""
    return compose().finish()


def _lute(piece: Piece) -> None:
    """Accompany: the lute wherever the harp does not, the bass under all but the edges."""
    place = Place(0.54, -0.3, 0.28)
    for bar, text, pattern in (
        (OPENING, "Dm G Dm Am", LAPPING),
        (SONG, SONG_CHORDS, LAPPING),
        (SECOND, SECOND_CHORDS, LAPPING),
        (RETURN, SONG_CHORDS + " " + SECOND_CHORDS, SWELLING),
        (CLOSE, "Dm G Dm Am", LAPPING),
    ):
        row = chords(text, STEPS, bar)
        softly = at_weight(figure(row, pattern, 57), 0.62)
        piece.pluck(LUTE, arched(softly, STEPS * 4), place, "lute")
    melody = tune(OPENING_TUNE, STEPS, OPENING) + tune(CLOSE_TUNE, STEPS, CLOSE)
    melody = at_weight(melody, 0.8)
    piece.pluck(LUTE, melody, Place(0.64, -0.1, 0.35), "lute tune")
    low = chords(SECOND_CHORDS + " " + MIDDLE_CHORDS, STEPS, SECOND)
    low += chords(SONG_CHORDS + " " + SECOND_CHORDS, STEPS, RETURN)
    piece.pluck(BASS, basses(low, 38, TIDE), Place(0.25, 0.05, 0.12), "bass")


def _song(piece: Piece) -> None:
    flute = tune(SONG_TUNE, STEPS, SONG) + tune(SECOND_TUNE, STEPS, SECOND)
    flute = at_weight(flute, 0.8)
    piece.sing(FLUTE, arched(flute, STEPS * 4), Place(0.165, 0.22, 0.42), "flute")
    lines = harmony(chords(SECOND_CHORDS, STEPS, SECOND), 60)
    piece.choir(STRINGS, lines, Place(0.017, 0, 0.5), "strings")


def _middle(piece: Piece) -> None:
    row = chords(MIDDLE_CHORDS, STEPS, MIDDLE)
    viola = at_weight(tune(MIDDLE_TUNE, STEPS, MIDDLE), 0.8)
    piece.sing(VIOLA, arched(viola, STEPS * 4), Place(0.17, -0.2, 0.4), "viola")
    ripples = at_weight(figure(row, RIPPLES, 57), 0.58)
    piece.pluck(HARP, arched(ripples, STEPS * 4), Place(0.34, 0.4, 0.4), "harp")
    bells = at_weight(tune(ANSWERS, STEPS, MIDDLE), 0.5)
    piece.ring(CELESTA, bells, Place(0.22, 0.55, 0.6), "celesta")
    piece.choir(STRINGS, harmony(row, 60), Place(0.02, 0, 0.5), "strings")


def _return(piece: Piece) -> None:
    text = SONG_CHORDS + " " + SECOND_CHORDS
    row = chords(text, STEPS, RETURN)
    flute = tune(SONG_TUNE, STEPS, RETURN) + tune(SECOND_TUNE, STEPS, RETURN + 8)
    flute = at_weight(flute, 0.84)
    piece.sing(FLUTE, arched(flute, STEPS * 4), Place(0.165, 0.22, 0.42), "flute")
    viola = at_weight(tune(UNDER_SONG, STEPS, RETURN), 0.66)
    piece.sing(VIOLA, arched(viola, STEPS * 4), Place(0.12, -0.35, 0.42), "viola")
    piece.choir(STRINGS, harmony(row, 60), Place(0.024, 0, 0.5), "strings")
    ripples = at_weight(figure(row, "b . 2 . 4 3", 62), 0.4)
    piece.pluck(HARP, ripples, Place(0.3, 0.5, 0.45), "harp")
    piece.beat(strokes(PULSE, STEPS, RETURN, 8), KIT, Place(0.3, 0.1, 0.3))
    piece.beat(strokes(OARS, STEPS, RETURN, 16), KIT, Place(0.05, -0.4, 0.3))
