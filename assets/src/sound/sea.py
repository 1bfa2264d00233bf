"""The music of the sea: a slow shanty in G mixolydian, rocked in six, for an hour under way.

The whistle begins with the motif of all pieces, up a fifth and one step over the top; in the verse
one calls and all answer, and in the middle, in E minor, fog lies on the water.
"""

from .bells import CELESTA, drum, shaker
from .lines import STRINGS, VIOLA
from .piece import Piece, Place
from .pluck import BASS, HARP
from .reeds import CITTERN, CONCERTINA, WHISTLE
from .score import arched, at_weight, basses, chords, figure, harmony, lowered, strokes, tune
from .tone import Wave

STEPS = 6
PACE = 0.335
BARS = 72

#: The bars at which the parts begin.
OPENING, SONG, VERSE, FOG, RETURN, CLOSE = 0, 4, 20, 36, 52, 68

OPENING_CHORDS = "G G F G"
SONG_CHORDS = "G G F G  C G/B Am Dm  G G F C  Em C D G"
VERSE_CHORDS = "C G F C  C G Dm G  Am Em F C  Am D C G"
FOG_CHORDS = "Em Bm C G  Am Em F Dm  Em Bm C G  Am C Dsus D"
CLOSE_CHORDS = "G F C G"

SONG_TUNE = """
G4 - - D5 - -        | E5 - D5 B4 - A4     | A4 - C5 F5 - E5     | D5 - - - - .
E5 - - G5 - E5       | D5 - B4 G4 - A4     | C5>B4 - C5 E5 - C5  | D5 - - - - .
G4 - - D5 - -        | E5 - G5 D5 - B4     | C5 - - F5 - E5      | E5 - D5 C5 - -
B4 - - E5 - G5       | E5 - - C5 - E5      | D5 - F#5 A5 - F#5   | G5 - - - - .
"""
#: One calls for two bars, all answer for two.
CALL = """
E5 - E5 G5 - E5 | D5 - - B4 - .   | . . . . . .       | . . . . . .
E5 - F5 G5 - A5 | G5 - D5 B4 - .  | . . . . . .       | . . . . . .
C5 - C5 E5 - C5 | B4 - - G4 - .   | . . . . . .       | . . . . . .
E5 - - C5 - E5  | F#5 - E5 D5 - . | . . . . . .       | . . . . . .
"""
ANSWER = """
. . . . . .     | . . . . . .     | A4 - A4 C5 - A4   | G4 - - - - .
. . . . . .     | . . . . . .     | A4 - A4 D5 - C5   | B4 - - G4 - .
. . . . . .     | . . . . . .     | A4 - C5 F5 - C5   | E5 - - - - .
. . . . . .     | . . . . . .     | E5 - D5 C5 - A4   | B4 - - G4 - .
"""
#: The second voice of the answer, below it.
BELOW = """
. . . . . .     | . . . . . .     | F4 - F4 A4 - F4   | E4 - - - - .
. . . . . .     | . . . . . .     | F4 - F4 A4 - A4   | G4 - - D4 - .
. . . . . .     | . . . . . .     | F4 - A4 C5 - A4   | G4 - - - - .
. . . . . .     | . . . . . .     | G4 - G4 E4 - E4   | G4 - - D4 - .
"""
FOG_TUNE = """
E5 - - B4 - -   | D5 - - - - B4   | C5 - - E5 - G5    | D5 - - - - .
C5 - - A4 - C5  | B4 - - G4 - -   | A4 - - C5 - F5    | D5 - - A4 - .
E5 - - G5 - -   | F#5 - - D5 - B4 | E5 - - C5 - E5    | D5 - - B4 - .
C5 - - E5 - A5  | G5 - - E5 - C5  | D5 - - G5 - -     | F#5 - - A4 - .
"""
#: A bell-buoy, far off, where the tune holds still.
BUOY = """
. . . . . .     | . . . . . F#6   | . . . . . .       | . . . B5 - -
. . . . . .     | . . . E6 - -    | . . . . . .       | . . . D6 - -
. . . . . .     | . . . . . .     | . . . G6 - -      | . . . B5 - -
. . . . . .     | . . . . . .     | . . . . . .       | . . . A5 - -
"""
UNDER_RETURN = """
B3 - - G4 - -   | G4 - - D4 - -   | F4 - - A4 - C5    | B4 - A4 G4 - -
G4 - - E4 - G4  | G4 - - D4 - -   | E4 - - A4 - -     | F4 - - A4 - -
B3 - - G4 - -   | G4 - - B4 - G4  | A4 - - C5 - -     | G4 - F4 E4 - -
G4 - - B4 - -   | G4 - - E4 - G4  | F#4 - A4 D5 - A4  | B4 - - - - .
"""
OPENING_TUNE = """
. . . . . .     | . . . . . .     | C4 - - A4 - -     | B4 - A4 G4 - -
"""
CLOSE_TUNE = """
G4 - - D5 - -   | C5 - - A4 - F4  | E4 - - G4 - -     | D4 - B3 G3 - -
"""
ROCKING = "b . 1 2 . 1 | b . 2 1 . 2 | b . 1 3 . 2 | b . 2 1 - -"
HAULING = "b 1 2 b 2 1 | b 2 1 b 1 2"
RIPPLES = "b 1 2 3 2 1 | b 2 3 4 3 2 | b 1 3 4 3 1 | b 2 4 3 2 1"
TIDE = "1 - - 5 - - | 1 - - 1 - 5"
LONG = "1 - - - - -"
TREAD = """
D . . t . . | D . . t . t
"""
HAUL = """
D . t T . . | D . . T . t
"""
WASH = "S . . . s . | . . s . . ."
KIT = {
    "D": lambda: drum(78, 0.5, 0.1),
    "T": lambda: drum(168, 0.2, 0.4),
    "S": lambda: shaker(0.34),
}


def compose() -> Piece:
    """Write the piece out."""
    piece = Piece("sea", BARS, STEPS, PACE, (VERSE, FOG, RETURN, CLOSE, BARS))
    _strings(piece)
    _song(piece)
    _verse(piece)
    _fog(piece)
    _return(piece)
    return piece


def music() -> Wave:
    """Play it."""
    return compose().finish()


def _strings(piece: Piece) -> None:
    """Rock: the cittern wherever there is no fog, and a plucked bass below."""
    for bar, text, pattern, weight in (
        (OPENING, OPENING_CHORDS, ROCKING, 0.5),
        (SONG, SONG_CHORDS, ROCKING, 0.52),
        (VERSE, VERSE_CHORDS, HAULING, 0.5),
        (RETURN, SONG_CHORDS, HAULING, 0.55),
        (CLOSE, CLOSE_CHORDS, ROCKING, 0.48),
    ):
        notes = at_weight(figure(chords(text, STEPS, bar), pattern, 55), weight)
        piece.pluck(CITTERN, arched(notes, STEPS * 4), Place(0.4, -0.35, 0.3), f"cittern {bar}")
    edges = tune(OPENING_TUNE, STEPS, OPENING) + tune(CLOSE_TUNE, STEPS, CLOSE)
    piece.pluck(CITTERN, at_weight(edges, 0.75), Place(0.5, -0.1, 0.36), "cittern tune")
    low = chords(f"{SONG_CHORDS} {VERSE_CHORDS}", STEPS, SONG) + chords(SONG_CHORDS, STEPS, RETURN)
    piece.pluck(BASS, at_weight(basses(low, 36, TIDE), 0.8), Place(0.24, 0.05, 0.12), "bass")
    deep = chords(FOG_CHORDS, STEPS, FOG) + chords(CLOSE_CHORDS, STEPS, CLOSE)
    piece.pluck(BASS, at_weight(basses(deep, 36, LONG), 0.65), Place(0.22, 0.05, 0.2), "bass fog")


def _song(piece: Piece) -> None:
    """Give the tune to the whistle, with the concertina's chords coming in half way."""
    whistle = arched(at_weight(tune(SONG_TUNE, STEPS, SONG), 0.7), STEPS * 4)
    piece.sing(WHISTLE, whistle, Place(0.17, 0.25, 0.45), "whistle")
    row = chords(SONG_CHORDS, STEPS, SONG)[8:]
    lines = [at_weight(line, 0.42) for line in harmony(row, 59)]
    piece.choir(CONCERTINA, lines, Place(0.018, 0, 0.4), "concertina")


def _verse(piece: Piece) -> None:
    """Let the concertina call, and let viola and whistle answer in thirds over the drum."""
    call = arched(at_weight(tune(CALL, STEPS, VERSE), 0.66), STEPS * 4)
    piece.choir(CONCERTINA, [call], Place(0.062, 0, 0.36), "call")
    answer = arched(at_weight(tune(ANSWER, STEPS, VERSE), 0.72), STEPS * 4)
    below = arched(at_weight(tune(BELOW, STEPS, VERSE), 0.62), STEPS * 4)
    piece.sing(WHISTLE, answer, Place(0.13, 0.3, 0.42), "answer")
    piece.sing(VIOLA, answer, Place(0.1, -0.3, 0.42), "answer viola")
    piece.sing(VIOLA, below, Place(0.12, -0.15, 0.42), "below")
    piece.sing(VIOLA, lowered(below, 12), Place(0.1, 0.2, 0.42), "hands")
    piece.beat(strokes(TREAD, STEPS, VERSE, 8), KIT, Place(0.24, 0.1, 0.28))


def _fog(piece: Piece) -> None:
    """Lie still: a viola over the harp's ripples, strings like haze, a bell-buoy far off."""
    row = chords(FOG_CHORDS, STEPS, FOG)
    viola = arched(at_weight(tune(FOG_TUNE, STEPS, FOG), 0.66), STEPS * 4)
    piece.sing(VIOLA, viola, Place(0.16, -0.2, 0.48), "viola")
    ripples = arched(at_weight(figure(row, RIPPLES, 57), 0.5), STEPS * 4)
    piece.pluck(HARP, ripples, Place(0.32, 0.4, 0.45), "harp")
    piece.choir(STRINGS, harmony(row, 60), Place(0.018, 0, 0.6), "strings")
    bell = at_weight(tune(BUOY, STEPS, FOG), 0.4)
    piece.ring(CELESTA, bell, Place(0.15, 0.65, 0.8), "buoy")
    piece.beat(strokes(WASH, STEPS, FOG, 8), KIT, Place(0.05, -0.5, 0.4))


def _return(piece: Piece) -> None:
    """Come home: whistle and concertina together, a second voice under them, and the drum."""
    melody = arched(at_weight(tune(SONG_TUNE, STEPS, RETURN), 0.74), STEPS * 4)
    piece.sing(WHISTLE, melody, Place(0.16, 0.25, 0.45), "whistle return")
    piece.choir(CONCERTINA, [lowered(melody, 12)], Place(0.04, 0, 0.4), "concertina return")
    under = arched(at_weight(tune(UNDER_RETURN, STEPS, RETURN), 0.6), STEPS * 4)
    piece.sing(VIOLA, under, Place(0.11, -0.35, 0.45), "viola return")
    row = chords(SONG_CHORDS, STEPS, RETURN)
    piece.choir(STRINGS, harmony(row, 60), Place(0.018, 0, 0.5), "strings return")
    piece.beat(strokes(HAUL, STEPS, RETURN, 8), KIT, Place(0.22, 0.1, 0.28))
    piece.beat(strokes(WASH, STEPS, RETURN, 8), KIT, Place(0.04, -0.4, 0.3))
    last = chords(CLOSE_CHORDS, STEPS, CLOSE)
    lines = [at_weight(line, 0.36) for line in harmony(last, 59)]
    piece.choir(CONCERTINA, lines, Place(0.016, 0, 0.45), "concertina close")
