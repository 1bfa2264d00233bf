"""Palettes: the colours by role that differ from those of the theme.

A role that a palette does not name keeps the theme's colour. Sides are told apart by portraits,
names and places as well, marks by their shapes: a palette only makes that easier to see.
"""

from typing import TypeAlias

from .theme import Colour

#: One colour, or that of each seat: the left side's, the right side's, then those of a ring.
RoleColour: TypeAlias = Colour | tuple[Colour, ...]

#: For eyes that see red and green alike: blue against orange, and light against dark.
RED_GREEN: dict[str, RoleColour] = {
    "sides": ((122, 190, 255), (255, 186, 84), (238, 242, 252), (190, 152, 180)),
    "sides_deep": ((12, 38, 84), (82, 46, 8), (44, 50, 62), (46, 24, 52)),
    "sides_ink": ((16, 70, 150), (150, 72, 0), (88, 94, 106), (66, 12, 78)),
    "sides_cloth": ((38, 108, 214), (232, 132, 20), (206, 218, 236), (108, 62, 122)),
    "playable": (80, 156, 255),
    "target": (250, 252, 255),
    "attacker": (255, 220, 64),
    "victim": (255, 122, 8),
    "wounded": (255, 162, 30),
    "positive": (132, 202, 255),
    "negative": (255, 152, 48),
    "negative_deep": (84, 40, 6),
    "refused": (255, 146, 40),
    "danger": (255, 96, 24),
    "danger_deep": (92, 30, 4),
}
#: For eyes that see blue and yellow as green and pink: teal against red.
BLUE_YELLOW: dict[str, RoleColour] = {
    "sides": ((98, 228, 218), (255, 138, 138), (240, 244, 250), (196, 160, 206)),
    "sides_deep": ((6, 58, 62), (88, 18, 30), (46, 50, 60), (50, 22, 62)),
    "sides_ink": ((0, 92, 96), (168, 20, 44), (86, 92, 102), (76, 14, 88)),
    "sides_cloth": ((18, 148, 152), (216, 48, 62), (208, 216, 228), (112, 58, 132)),
    "target": (250, 252, 255),
    "attacker": (255, 226, 206),
    "foretold": (196, 214, 222),
    "foretold_deep": (22, 38, 46),
    "positive": (104, 232, 206),
    "negative": (255, 112, 116),
}
#: By the name that the settings know.
PALETTES: dict[str, dict[str, RoleColour]] = {
    "standard": {},
    "red_green": RED_GREEN,
    "blue_yellow": BLUE_YELLOW,
}
#: Laid over the palette for high contrast: brighter words and edges, plain dark grounds.
CONTRAST: dict[str, RoleColour] = {
    "text": (254, 254, 254),
    "light": (255, 255, 252),
    "muted": (226, 230, 244),
    "disabled": (196, 196, 204),
    "ink": (22, 10, 4),
    "ink_soft": (48, 24, 6),
    "panel": (8, 9, 20),
    "well": (2, 2, 6),
    "night": (0, 0, 2),
    "bronze": (240, 200, 116),
    "gold": (255, 222, 124),
    "focus": (255, 255, 214),
}
