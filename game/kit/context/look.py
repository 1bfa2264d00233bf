"""How the player wants everything to look: size of texts, palette, contrast."""

from __future__ import annotations

from dataclasses import dataclass

from ..palettes import CONTRAST, PALETTES, RoleColour
from ..theme import Colour, Colours


@dataclass(frozen=True, slots=True)
class Look:
    """``text`` is the factor by which texts grow, ``palette`` a name in ``PALETTES``.

    ``large`` wishes for larger cards and figures, to be seen from afar, ``apart`` for letters and
    words wider apart.
    """

    text: float = 1.0
    palette: str = "standard"
    contrast: bool = False
    large: bool = False
    apart: bool = False

    def exchanged_colours(self) -> dict[Colour, Colour]:
        """Return the colours of the theme that others are shown for, with those."""
        roles = PALETTES[self.palette] | (CONTRAST if self.contrast else {})
        exchanged: dict[Colour, Colour] = {}
        for role, colour in roles.items():
            exchanged.update(zip(_each(getattr(Colours, role)), _each(colour), strict=True))
        return exchanged


def _each(colour: RoleColour) -> tuple[Colour, ...]:
    # One colour is three numbers, those of the seats are colours.
    return colour if isinstance(colour[0], tuple) else (colour,)
