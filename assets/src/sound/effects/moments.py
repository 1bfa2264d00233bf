"""The turns of a match: its beginnings, its questions, its ends."""

from ..bells import BELL, CELESTA, METAL, WOOD, drum, ring
from ..lines import HORN
from ..pluck import HARP, LUTE
from ..room import HALL, in_room
from ..tone import RATE, Wave, joined, sine, sweep
from .matter import blow, call, chime, paper, tone


def turn_begin() -> Wave:
    """Begin a turn: the motif's first step."""
    harp = joined((0, tone(HARP, "A4", 3)), (0.13, tone(HARP, "E5", 3)))
    return in_room(joined((0, harp), (0.13, chime(CELESTA, "E6", 0.4) * 0.2)), wet=0.35)


def turn_end() -> Wave:
    """End a turn: the step back."""
    return in_room(joined((0, tone(HARP, "E4", 2)), (0.12, tone(HARP, "A3", 3))), wet=0.3)


def assault_begin() -> Wave:
    """Begin the assault: drums, and a horn's fifth."""
    drums = [(at, drum(62, 0.5, 0.15) * much) for at, much in ((0, 0.7), (0.16, 0.6), (0.32, 1.0))]
    horn = call(HORN, (0, 0.16, "A3", 0.6), (0.16, 0.6, "E4", 0.8))
    return in_room(joined(*drums, (0.16, horn * 0.4)), HALL, 0.25)


def coin_toss() -> Wave:
    """Toss a coin until it comes to rest."""
    toss = ring(METAL, 91, 0.8, 0.8)
    spinning = 0.6 + 0.4 * sine(sweep(len(toss) / RATE, (0, 24), (0.6, 15)))
    bounces = [0.52, 0.68, 0.78, 0.845, 0.885, 0.91, 0.93]
    landing = [
        (at, joined((0, ring(METAL, 88, 0.6, 0.35)), (0, ring(WOOD, 70) * 0.5)) * 0.75**n)
        for n, at in enumerate(bounces)
    ]
    return in_room(joined((0, toss * spinning), *landing), wet=0.2)


def order_ask() -> Wave:
    """Ask for an answer: a question on two strings."""
    return in_room(joined((0, tone(LUTE, "B4", 3)), (0.14, tone(LUTE, "E5", 3))), wet=0.3)


def last_turn() -> Wave:
    """Announce the last turn: a bell tolls over the horn."""
    horn = call(HORN, (0, 0.7, "E3", 0.6), (0.7, 0.5, "F3", 0.5))
    return in_room(joined((0, chime(BELL, "A3", 0.7, 0.5)), (0.05, horn * 0.4)), HALL, 0.3)


def draft_pick() -> Wave:
    """Choose a card."""
    bell = joined((0, chime(CELESTA, "A5", 0.6)), (0.07, chime(CELESTA, "E6", 0.6)))
    return in_room(joined((0, paper(0.14, "pick") * 0.7), (0.07, bell * 0.5)), wet=0.28)


def ban() -> Wave:
    """Strike a card from the deck: a stamp."""
    stamp = joined((0, blow(85, 0.26, "ban", 1000, 0.9)), (0, ring(WOOD, 45) * 0.6))
    return in_room(joined((0, stamp), (0.02, ring(METAL, 58, 0.4, 0.4) * 0.15)), wet=0.2)


def star() -> Wave:
    """Win something for good: a star, a trophy, an island."""
    names = ("D6", "F#6", "A6", "D7")
    rise = [(n * 0.09, chime(CELESTA, name, 0.7)) for n, name in enumerate(names)]
    return in_room(joined(*rise, (0.27, chime(BELL, "D6", 0.4, 0.5) * 0.3)), HALL, 0.3)
