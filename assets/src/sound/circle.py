"""The music of a ring: a round in G dorian, danced over drums, with a council in its middle.

It is a round indeed: four voices enter one after the other with the same sixteen bars, as three or
four sit about one land. The round's first phrase is the motif of all pieces.
"""

from .bells import BELL, drum, ring, shaker
from .lines import FLUTE, HORN, STRINGS, VIOLA
from .piece import Piece, Place
from .pluck import BASS, HARP, LUTE
from .reeds import CITTERN, CONCERTINA, JINGLE
from .score import (
    Note,
    arched,
    at_weight,
    basses,
    chords,
    figure,
    harmony,
    lowered,
    strokes,
    tune,
)
from .tone import Wave

STEPS = 8
PACE = 0.262
BARS = 68
#: How many bars one voice of the round is behind the last.
BEHIND = 4

#: The bars at which the parts begin; from `FULL` on all four voices are in.
OPENING, ROUND, FULL, COUNCIL, RETURN, CLOSE = 0, 4, 16, 32, 48, 64

GROUND = "Gm C Bb Dm"
COUNCIL_CHORDS = "Bb F Gm Dm  Eb Bb C Dm  Bb F Gm Dm  Eb F Dsus D"

#: Every four bars fit on every other four.
ROUND_TUNE = """
G4 - - D5 - - E5 -   | E5 - - D5 - - C5 -  | D5 - - Bb4 - C5 D5 - | A4 - - - - - . .
G5 - F5 G5 - D5 - -  | E5 - G5 E5 - C5 - - | F5 - D5 F5 - Bb5 - - | A5 - F5 D5 - A4 - -
Bb4 - - - - - A4 G4  | G4 - - - C5 - - -   | F4 - - - - - G4 Bb4  | A4 - - - F4 - . .
. . D5 - . Bb4 D5 -  | . . E5 - . C5 E5 -  | . . D5 - . F5 D5 -   | . . F5 - . D5 A4 -
"""
COUNCIL_TUNE = """
D5 - - - F5 - - -    | C5 - - - A4 - C5 -  | D5 - - - Bb4 - - -   | A4 - - - - - . .
G4 - - - Bb4 - Eb5 - | D5 - - - Bb4 - - -  | C5 - - - E5 - G5 -   | F5 - - - D5 - . .
F5 - - - D5 - Bb4 -  | C5 - - - F5 - - -   | D5 - - - G5 - - -    | F5 - - - A4 - - -
G5 - - - Eb5 - Bb4 - | C5 - - - F5 - A5 -  | G5 - - - D5 - - -    | F#5 - - - - - . .
"""
UNDER_COUNCIL = """
Bb3 - - - D4 - - -   | F4 - - - C4 - - -   | Bb3 - - - D4 - - -   | F4 - - - D4 - . .
Eb4 - - - G4 - - -   | F4 - - - D4 - - -   | E4 - - - G4 - C4 -   | A3 - - - D4 - . .
D4 - - - F4 - - -    | A3 - - - C4 - - -   | Bb3 - - - D4 - - -   | D4 - - - F4 - - -
Eb4 - - - G4 - - -   | F4 - - - C4 - - -   | D4 - - - A3 - - -    | A3 - - - - - . .
"""
#: The council's bell asks for quiet at each beginning.
BELLS = """
Bb4 - - - - - - -    | . . . . . . . .     | G4 - - - - - - -     | . . . . . . . .
Eb5 - - - - - - -    | . . . . . . . .     | C5 - - - - - - -     | . . . . . . . .
Bb4 - - - - - - -    | . . . . . . . .     | G4 - - - - - - -     | . . . . . . . .
Eb5 - - - - - - -    | . . . . . . . .     | D5 - - - - - - -     | . . . . . . . .
"""
LAST_TUNE = """
G4 - - D5 - - E5 -   | E5 - - C5 - - - -   | D5 - - Bb4 - - - -   | A4 - - - - - . .
"""
STRUMMED = "b 1 . 2 1 . 2 1 | b 1 . 2 3 . 2 1"
STEPPING = "b . 1 . 2 . 1 3 | b . 2 . 1 . 3 2"
FLOATING = "b . 1 2 3 . 2 1 | b . 2 3 4 . 3 2"
ROOTS = "1 - - 1 - - 5 - | 1 - - 1 - 5 1 -"
LONG = "1 - - - 5 - - -"
#: The dance is in 3+3+2; the drums answer each other from the left, the middle and the right.
DANCE = """
L . . m . . h . | L . m h . . m h
L . . m . . h . | L . m h m . h h
"""
GATHER = """
L . . . . . h . | L . . . . . m h
L . . m . . h . | L . m h m h m h
"""
HEART = "L . . . . . l . | . . . . . . l ."
LOW = {"L": lambda: drum(60, 0.75, 0.08)}
MIDDLE = {"M": lambda: drum(118, 0.36, 0.25)}
UPPER = {"H": lambda: drum(205, 0.18, 0.5)}
RATTLE = {
    "S": lambda: shaker(0.1),
    "J": lambda: ring(JINGLE, 107, 0.6),
}
SEEDS = "s . s J s . J ."


def compose() -> Piece:
    """Write the piece out."""
    piece = Piece("circle", BARS, STEPS, PACE, (COUNCIL, RETURN, BARS))
    _ground(piece)
    _drums(piece)
    _round(piece)
    _council(piece)
    _return(piece)
    return piece


def music() -> Wave:
    """Play it."""
    return compose().finish()


def _ground(piece: Piece) -> None:
    """Go round and round below it all: cittern, lute and a plucked bass."""
    turns = (COUNCIL - OPENING) // 4
    for bar, times, weight in ((OPENING, turns, 0.5), (RETURN, 4, 0.58), (CLOSE, 1, 0.46)):
        row = chords(" ".join([GROUND] * times), STEPS, bar)
        strummed = at_weight(figure(row, STRUMMED, 55), weight)
        place = Place(0.34, -0.5, 0.28)
        piece.pluck(CITTERN, arched(strummed, STEPS * 4), place, f"cittern {bar}")
        low = at_weight(basses(row, 38, ROOTS), weight + 0.2)
        piece.pluck(BASS, low, Place(0.26, 0.05, 0.12), f"bass {bar}")
    for bar, times in ((FULL, 4), (RETURN, 4)):
        row = chords(" ".join([GROUND] * times), STEPS, bar)
        stepping = arched(at_weight(figure(row, STEPPING, 62), 0.45), STEPS * 4)
        piece.pluck(HARP, stepping, Place(0.28, 0.5, 0.35), f"harp {bar}")


def _drums(piece: Piece) -> None:
    """Beat the dance on three skins, each where another of the ring sits."""
    for bar, rhythm, times, level in (
        (OPENING, GATHER, 1, 0.34),
        (ROUND, DANCE, 3, 0.34),
        (FULL, DANCE, 4, 0.4),
        (COUNCIL, HEART, 8, 0.22),
        (RETURN, DANCE, 4, 0.42),
        (CLOSE, GATHER, 1, 0.34),
    ):
        beats = strokes(rhythm, STEPS, bar, times)
        for kit, pan, much in ((LOW, 0.0, 1.0), (MIDDLE, -0.5, 0.7), (UPPER, 0.5, 0.55)):
            own = [stroke for stroke in beats if stroke.letter.upper() in kit]
            if own:
                piece.beat(own, kit, Place(level * much, pan, 0.25))
    for bar in (FULL, RETURN):
        piece.beat(strokes(SEEDS, STEPS, bar, 16), RATTLE, Place(0.07, 0.3, 0.3))


def _entered(bar: int, weight: float, bars: int = 16) -> list[Note]:
    """Return so many bars of the round, from a bar on, each phrase growing and falling back."""
    notes = [note for note in tune(ROUND_TUNE, STEPS, bar) if note.at < (bar + bars) * STEPS]
    return arched(at_weight(notes, weight), STEPS * 4)


def _round(piece: Piece) -> None:
    """Let four voices come in: lute, viola, flute and horn; the first begins anew in the end."""
    lute = _entered(ROUND, 0.82) + _entered(ROUND + 16, 0.82, 12)
    piece.pluck(LUTE, lute, Place(0.56, -0.3, 0.32), "lute")
    viola = _entered(ROUND + BEHIND, 0.68)
    viola += _entered(ROUND + BEHIND + 16, 0.68, 8)
    piece.sing(VIOLA, viola, Place(0.14, -0.6, 0.4), "viola")
    flute = _entered(ROUND + 2 * BEHIND, 0.7)
    flute += _entered(ROUND + 2 * BEHIND + 16, 0.7, 4)
    piece.sing(FLUTE, flute, Place(0.165, 0.3, 0.42), "flute")
    horn = lowered(_entered(ROUND + 3 * BEHIND, 0.6), 12)
    piece.sing(HORN, horn, Place(0.19, 0.6, 0.4), "horn")


def _council(piece: Piece) -> None:
    """Speak one after the other: horn, then viola above it, over strings, harp and a bell."""
    row = chords(COUNCIL_CHORDS, STEPS, COUNCIL)
    melody = tune(COUNCIL_TUNE, STEPS, COUNCIL)
    half = (COUNCIL + 8) * STEPS
    first = [note for note in melody if note.at < half]
    second = [note for note in melody if note.at >= half]
    horn = lowered(arched(at_weight(first, 0.66), STEPS * 4), 12)
    piece.sing(HORN, horn, Place(0.21, 0.25, 0.45), "speaker")
    viola = arched(at_weight(second, 0.74), STEPS * 4)
    piece.sing(VIOLA, viola, Place(0.17, -0.25, 0.42), "second speaker")
    under = arched(at_weight(tune(UNDER_COUNCIL, STEPS, COUNCIL), 0.52), STEPS * 4)
    piece.choir(CONCERTINA, [under], Place(0.026, 0, 0.45), "under council")
    piece.choir(STRINGS, harmony(row, 60), Place(0.024, 0, 0.5), "strings")
    floating = arched(at_weight(figure(row, FLOATING, 57), 0.48), STEPS * 4)
    piece.pluck(HARP, floating, Place(0.3, 0.4, 0.42), "harp council")
    bells = at_weight(tune(BELLS, STEPS, COUNCIL), 0.45)
    piece.ring(BELL, bells, Place(0.17, -0.5, 0.55), "bell")


def _return(piece: Piece) -> None:
    """Dance it again, all in: the round's phrases on flute and viola, the others against them."""
    melody = _entered(RETURN, 0.78)
    piece.sing(FLUTE, melody, Place(0.155, 0.25, 0.42), "flute return")
    piece.sing(VIOLA, melody, Place(0.12, -0.35, 0.4), "viola return")
    against = _entered(RETURN + BEHIND, 0.6, 12)
    piece.choir(CONCERTINA, [against], Place(0.036, 0, 0.38), "concertina return")
    row = chords(" ".join([GROUND] * 4), STEPS, RETURN)
    piece.choir(STRINGS, harmony(row, 60), Place(0.022, 0, 0.5), "strings return")
    last = arched(at_weight(tune(LAST_TUNE, STEPS, CLOSE), 0.72), STEPS * 4)
    piece.pluck(LUTE, last, Place(0.56, -0.2, 0.34), "lute close")
    piece.sing(HORN, lowered(at_weight(last, 0.5), 12), Place(0.16, 0.4, 0.45), "horn close")
