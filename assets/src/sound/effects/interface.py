"""The interface: soft, dry and short, for ears that hear it a thousand times."""

from ..bells import CELESTA, WOOD, ring
from ..pluck import LUTE
from ..room import near
from ..tone import Wave, joined
from .matter import chime, paper, tone, whoosh


def hover() -> Wave:
    """Tell that the pointer has come upon something."""
    return near(ring(WOOD, 88, 0.3))


def click() -> Wave:
    """Press a button."""
    return near(joined((0, ring(WOOD, 72, 0.7)), (0.018, ring(WOOD, 79, 0.4) * 0.5)))


def back() -> Wave:
    """Go one step back."""
    return near(joined((0, ring(WOOD, 74, 0.6) * 0.7), (0.06, ring(WOOD, 67, 0.6))))


def toggle() -> Wave:
    """Turn a switch, or move a value."""
    return near(joined((0, ring(WOOD, 76, 0.5) * 0.7), (0.045, ring(WOOD, 83, 0.6))))


def opened() -> Wave:
    """Open a page or a panel."""
    air = whoosh(0.24, "open", (0, 700), (0.2, 3600), (0.24, 2500), peak=0.7)
    page = joined((0, paper(0.2, "open") * 0.7), (0, air * 0.3))
    return near(joined((0, page), (0.09, tone(LUTE, "A4", 1) * 0.7)))


def closed() -> Wave:
    """Close a page or a panel."""
    air = whoosh(0.22, "close", (0, 3200), (0.22, 600), peak=0.25)
    page = joined((0, paper(0.16, "close", 900, 3600) * 0.7), (0, air * 0.3))
    return near(joined((0, page), (0.08, ring(WOOD, 62, 0.5) * 0.4)))


def error() -> Wave:
    """Tell that something cannot be done."""
    low = joined((0, tone(LUTE, "E3", 2, 0.25)), (0.11, tone(LUTE, "D#3", 2, 0.3)))
    return near(joined((0, low), (0, ring(WOOD, 50, 0.5) * 0.4)))


def tick() -> Wave:
    """Count one more of many: a step of a slider, a second of a clock."""
    return near(ring(WOOD, 84, 0.4))


def notice() -> Wave:
    """Tell of a message."""
    return near(joined((0, chime(CELESTA, "E6", 0.4)), (0.11, chime(CELESTA, "B5", 0.4))))
