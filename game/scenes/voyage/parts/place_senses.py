"""What is seen and heard of what lies on a field: its sight, the board of a fight, its sound."""

from game.board import ground_of
from game.voyage import Hex, Voyage

from ...common import sight_picture

#: The music under way, whatever is looked at meanwhile.
SEA_MUSIC = "music_sea"
#: The sounds of places, each with those where it is heard; at goals that are not told, a castle.
PLACE_SOUNDS = {
    "place_castle": ("castle", "prison", "shrine"),
    "place_forge": ("forge",),
    "place_harbour": ("harbour", "rival_harbour", "rival", "market"),
    "place_mine": ("mine", "stone_mine", "crystal_mine", "vault"),
    "place_shore": ("open", "reef", "buoy", "ferry", "lookout", "chest", "bell"),
    "place_village": ("village", "teacher"),
    "place_wreck": ("wreck",),
}
_OF_PLACE = {place: sound for sound, places in PLACE_SOUNDS.items() for place in places}
HARBOUR_SOUND = "place_harbour"


def place_of_field(voyage: Voyage, field: Hex) -> str:
    """Return what lies on a field of the chart: a goal, or a place."""
    there = voyage.chart.fields[field]
    return there.goal or there.place


def sight_of_field(voyage: Voyage, field: Hex) -> str:
    """Return the wide painting of what lies on a field of the chart."""
    return sight_picture(place_of_field(voyage, field))


def ground_of_field(voyage: Voyage, field: Hex) -> str:
    """Return the board on which the guard of a field is fought."""
    return ground_of(place_of_field(voyage, field))


def place_sound(place: str) -> str:
    """Return what is heard of a place, or of a goal."""
    return _OF_PLACE.get(place, "place_castle")


def sound_of_field(voyage: Voyage, field: Hex) -> str:
    """Return what is heard of what lies on a field of the chart."""
    return place_sound(place_of_field(voyage, field))
