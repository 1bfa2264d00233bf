"""The names of the chart's pictures, and how large each is beside a field."""

from game.kit import Canvas, Point
from game.voyage import Hex

from .hex_layout import STEPS

GROUND = "voyage/chart"
RIM = "voyage/sea/rim"
FLAG, RIVAL_FLAG = "voyage/flag", "voyage/flag_rival"
SPENT = "voyage/places/stone"
#: What is left of a field whose waters have gone down.
SUNKEN = "voyage/places/sunken"
FOG_ICON = "voyage/sea/fog_1"
WAKE = "voyage/fleet/wake"
_OUR_FLEET, _RIVAL_FLEET = "voyage/fleet", "voyage/fleet_rival"
#: The box of a waters' shore, in sides of a field.
RIM_SIZE = (5.9, 4.8)
#: How much larger than a field's box a bank of fog is.
FOG_SHARE = 1.62
#: The width of what stands on a field, in sides of the field, and where its foot is in the picture.
PLACE_SIZE, PLACE_FOOT = 1.42, 0.85
FLEET_SIZE, FLEET_FOOT = 0.95, 0.80
FLAG_SIZE, FLAG_FOOT = 0.62, 0.95
_FOGS = 5
_OPENS = 4
#: Which way the fleet looks for each of the six steps to a neighbour.
_HEADINGS = dict(zip(STEPS, ("e", "ne", "nw", "w", "sw", "se"), strict=True))


def sea_picture(depth: int) -> str:
    """Return the picture of a field's water; depth 0 is open water."""
    return f"voyage/sea/depth_{depth}"


def fog_picture(field: Hex) -> str:
    """Return the bank of fog of a field: neighbours have others."""
    return f"voyage/sea/fog_{1 + (field.q + 3 * field.r) % _FOGS}"


def open_picture(field: Hex) -> str:
    """Return the small things that drift on a field of open water."""
    return f"voyage/places/open_{1 + (field.q - field.r) % _OPENS}"


def place_picture(place: str) -> str:
    """Return the picture of what lies on a field."""
    return f"voyage/places/{place}"


def fleet_picture(step: Hex | None, *, rival: bool = False) -> str:
    """Return the fleet under sail to a neighbour, or at anchor; ours, or a rival captain's."""
    folder = _RIVAL_FLEET if rival else _OUR_FLEET
    return f"{folder}/{'rest' if step is None else _HEADINGS[step]}"


def draw_standing(canvas: Canvas, name: str, foot: Point, size: float, low: float) -> None:
    """Draw a square picture of a size that stands at ``foot``, ``low`` down in the picture."""
    canvas.image(name, (foot[0] - size / 2, foot[1] - low * size, size, size))
