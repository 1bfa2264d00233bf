"""How the player wants everything to look: size of texts, palette, contrast; one for all windows.

Whoever changes it lets all kept drawings be forgotten.
"""

from __future__ import annotations

from dataclasses import dataclass

from .palettes import CONTRAST, PALETTES, RoleColour
from .theme import Colour, Colours

#: Texts of up to so many logical units are there to be read, and grow with the size of texts.
LARGEST_READ = 21.0


@dataclass(frozen=True, slots=True)
class Look:
    """``text`` is the factor by which texts grow, ``palette`` a name in ``PALETTES``.

    ``large`` wishes for larger cards and figures, to be seen from afar.
    """

    text: float = 1.0
    palette: str = "standard"
    contrast: bool = False
    large: bool = False


_look = [Look()]
_shown: dict[Colour, Colour] = {}


def current_look() -> Look:
    """Return what was wished for last."""
    return _look[0]


def set_look(wanted: Look) -> bool:
    """Have everything look as ``wanted`` from the next picture on; tell whether that is new."""
    if wanted == _look[0]:
        return False
    _look[0] = wanted
    _shown.clear()
    roles = PALETTES[wanted.palette] | (CONTRAST if wanted.contrast else {})
    for role, colour in roles.items():
        _shown.update(zip(_pair(getattr(Colours, role)), _pair(colour), strict=True))
    return True


def shown(colour: Colour) -> Colour:
    """Return the colour in place of one of the theme's; any other one stays."""
    return _shown.get(colour, colour)


def read_size(size: float) -> float:
    """Return how large a text is to be that is ``size`` at the usual size of texts."""
    return size * _look[0].text if size <= LARGEST_READ else size


def _pair(colour: RoleColour) -> tuple[Colour, ...]:
    # One colour is three numbers, that of two sides two colours.
    return colour if isinstance(colour[0], tuple) else (colour,)
