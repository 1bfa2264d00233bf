"""Cards in the hand and on the table, and the mana that pays for them."""

from ..bells import CELESTA, GLASS, WOOD, ring
from ..pluck import HARP
from ..room import in_room
from ..tone import Wave, joined
from .matter import blow, chime, paper, tone, whoosh


def lift() -> Wave:
    """Take a card up."""
    return in_room(paper(0.11, "lift", 1300, 4800), wet=0.12)


def drop() -> Wave:
    """Lay a card on the table, where it becomes a creature."""
    slap = blow(105, 0.2, "drop", 1600, 0.7)
    flat = paper(0.09, "drop", 900, 3600)
    return in_room(joined((0, flat * 0.7), (0.045, slap), (0.05, ring(WOOD, 57) * 0.3)), wet=0.16)


def draw() -> Wave:
    """Draw or deal a card."""
    return in_room(joined((0, paper(0.2, "draw")), (0.15, paper(0.06, "drawn") * 0.6)), wet=0.14)


def back_home() -> Wave:
    """Bring a fallen creature's card back to its owner's hand."""
    fall = joined((0, tone(HARP, "E5", 2) * 0.5), (0.11, tone(HARP, "A4", 2) * 0.5))
    return in_room(joined((0, paper(0.24, "home", 900, 3800)), (0.06, fall)), wet=0.25)


def refused() -> Wave:
    """Refuse a card: it knocks and stays."""
    knocks = joined((0, ring(WOOD, 55)), (0.1, ring(WOOD, 51) * 0.8))
    return in_room(joined((0, knocks), (0, blow(120, 0.14, "refused", 500) * 0.5)), wet=0.1)


def shuffle() -> Wave:
    """Shuffle a deck, or deal it out."""
    riffle = [(0.05 + n * 0.034, paper(0.07, f"riffle {n}") * (0.5 + n / 24)) for n in range(12)]
    square = (0.5, paper(0.16, "square", 900, 3400) * 0.9)
    return in_room(joined(*riffle, square, (0.6, ring(WOOD, 60) * 0.3)), wet=0.15)


def reveal() -> Wave:
    """Turn a card over."""
    flip = joined((0, paper(0.1, "flip")), (0.09, blow(150, 0.1, "flip", 2200) * 0.5))
    return in_room(joined((0, flip), (0.1, chime(CELESTA, "E6", 0.5) * 0.35)), wet=0.25)


def mana_gain() -> Wave:
    """Mana comes: crystals ring upwards."""
    rise = [(n * 0.065, chime(GLASS, name, 0.7)) for n, name in enumerate(("A5", "E6", "A6"))]
    return in_room(joined(*rise), wet=0.35)


def mana_spend() -> Wave:
    """Mana goes: a crystal dims."""
    fall = [(n * 0.06, chime(GLASS, name, 0.5, 0.5)) for n, name in enumerate(("E6", "A5"))]
    air = whoosh(0.25, "spend", (0, 2600), (0.25, 500), peak=0.2)
    return in_room(joined(*fall, (0, air * 0.35)), wet=0.25)
