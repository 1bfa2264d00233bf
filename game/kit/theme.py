"""Colours, sizes and times by role, and the palettes that change some colours.

Lengths are logical units, times are seconds, colours are (red, green, blue).
"""

from typing import TypeAlias

Colour: TypeAlias = tuple[int, int, int]


class Colours:
    """Colours by role."""

    ink: Colour = (52, 32, 22)
    ink_soft: Colour = (110, 74, 40)
    ink_shadow: Colour = (16, 8, 12)
    #: What the others become where they are drawn on parchment, and those of its ground.
    ink_muted: Colour = (76, 52, 30)
    ink_disabled: Colour = (112, 92, 66)
    ink_gold: Colour = (100, 36, 8)
    ink_attention: Colour = (106, 32, 2)
    ink_line: Colour = (134, 98, 56)
    ink_positive: Colour = (20, 66, 24)
    ink_negative: Colour = (118, 14, 12)
    ink_foretold: Colour = (66, 38, 128)
    ink_playable: Colour = (4, 58, 90)
    paper: Colour = (228, 208, 164)
    paper_well: Colour = (204, 172, 118)
    paper_shade: Colour = (142, 96, 44)
    #: The same for carved wood.
    wood: Colour = (62, 40, 26)
    wood_well: Colour = (26, 16, 11)
    wood_muted: Colour = (220, 202, 172)
    wood_disabled: Colour = (158, 144, 128)
    light: Colour = (255, 246, 224)
    text: Colour = (236, 232, 222)
    muted: Colour = (166, 172, 196)
    disabled: Colour = (150, 148, 156)
    panel: Colour = (26, 30, 58)
    well: Colour = (14, 16, 34)
    night: Colour = (10, 10, 22)
    gold: Colour = (255, 206, 98)
    bronze: Colour = (176, 128, 66)
    brass: Colour = (206, 142, 58)
    brass_light: Colour = (255, 226, 142)
    brass_dark: Colour = (86, 48, 14)
    accent: Colour = (240, 128, 40)
    accent_light: Colour = (255, 186, 88)
    accent_deep: Colour = (84, 34, 8)
    pressed_tint: Colour = (200, 190, 190)
    disabled_tint: Colour = (120, 120, 132)
    playable: Colour = (112, 200, 240)
    refused: Colour = (255, 108, 92)
    target: Colour = (110, 240, 130)
    attacker: Colour = (255, 206, 84)
    victim: Colour = (255, 84, 70)
    wounded: Colour = (255, 150, 40)
    positive: Colour = (140, 226, 140)
    negative: Colour = (255, 122, 104)
    negative_deep: Colour = (86, 22, 24)
    attention: Colour = (255, 214, 110)
    #: Those of the two sides, the left one first, then those of a ring's third and fourth seat:
    #: on dark, as a ground, on parchment, as cloth.
    sides: tuple[Colour, ...] = ((150, 208, 112), (246, 168, 84), (176, 224, 255), (214, 164, 238))
    sides_deep: tuple[Colour, ...] = ((22, 58, 36), (74, 40, 18), (18, 46, 78), (52, 26, 72))
    sides_ink: tuple[Colour, ...] = ((22, 66, 24), (106, 36, 2), (14, 56, 102), (84, 26, 104))
    sides_cloth: tuple[Colour, ...] = ((58, 150, 66), (226, 96, 30), (98, 178, 232), (142, 72, 178))
    focus: Colour = (255, 240, 170)
    #: Forecasts: the rim of what is foretold, the ground it stands on, and what will fall.
    foretold: Colour = (186, 160, 255)
    foretold_deep: Colour = (34, 24, 66)
    doomed: Colour = (112, 20, 34)
    #: The way of the own assault to a stronghold, and what threatens the own one.
    strike: Colour = (255, 244, 214)
    danger: Colour = (255, 104, 84)
    danger_deep: Colour = (62, 8, 16)
    shadow: Colour = (0, 0, 8)


class Sizes:
    """Lengths by role, in logical units."""

    caption = 13.0
    small = 14.0
    body = 16.0
    strong = 18.0
    heading = 24.0
    title = 44.0
    badge = 20.0
    text_floor = 10.0
    line = 1.28
    radius = 8.0
    radius_small = 5.0
    radius_large = 14.0
    gap = 12.0
    gap_small = 6.0
    padding = 20.0
    margin = 16.0
    button_height = 46.0
    field_height = 42.0
    row_height = 38.0
    ring = 3.0
    #: The dark line at each side of the ring.
    ring_edge = 1.5
    glow = 14.0
    shadow = 12.0
    tooltip_width = 320.0
    tooltip_arrow = 8.0


class Times:
    """Lengths of motions by role, in seconds at normal speed."""

    hover = 0.10
    press = 0.07
    appear = 0.18
    vanish = 0.14
    move = 0.28
    travel = 0.42
    strike = 0.22
    linger = 0.55
    float_up = 0.70
    beat = 0.12
    pop = 0.36
    transition = 0.32
    fade = 0.15
    gate = 0.60
    dawn = 0.95
    tooltip = 0.45
    tooltip_fade = 0.12
    #: Hints on the land wait longer: the pointer is often on its way over it.
    board_tooltip = 0.6
    inspect = 0.45
    message = 4.2
    message_fade = 0.25
    caret = 0.53
    #: How long a button that does something else than before is at rest.
    rest = 0.4
    #: The longest time between the two presses of a double click.
    double_click = 0.5
    #: How long the pointer is held still until that is a long press.
    long_press = 0.5
    #: When what is held on a pad goes on, and how often then.
    repeat_after = 0.35
    repeat_every = 0.09
    #: How long a table that has just come, or moved, is looked at before it is pressed.
    settle = 0.45
    #: How long the result of a match cannot be pressed away.
    result = 0.9
    #: How long it is to be seen that a turn ends by itself.
    turn_end = 0.9


class Alphas:
    """Opacities by role, 0 to 255."""

    dim = 158
    #: At least so dark is what lies behind, where contrast is high.
    contrast_dim = 214
    shadow = 120
    disabled = 150
    hover_glow = 90
    selected = 44
    hovered_row = 20


#: One colour, or that of each seat: the left side's, the right side's, then those of a ring.
RoleColour: TypeAlias = Colour | tuple[Colour, ...]

#: For eyes that see red and green alike: blue against orange, and light against dark.
RED_GREEN: dict[str, RoleColour] = {
    "sides": ((122, 190, 255), (255, 186, 84), (238, 242, 252), (190, 152, 180)),
    "sides_deep": ((12, 38, 84), (82, 46, 8), (44, 50, 62), (46, 24, 52)),
    "sides_ink": ((11, 50, 107), (83, 40, 0), (50, 53, 60), (24, 4, 29)),
    "sides_cloth": ((38, 108, 214), (232, 132, 20), (206, 218, 236), (108, 62, 122)),
    "playable": (80, 156, 255),
    "target": (250, 252, 255),
    "attacker": (255, 220, 64),
    "victim": (255, 122, 8),
    "wounded": (255, 162, 30),
    "positive": (132, 202, 255),
    "negative": (255, 152, 48),
    "ink_positive": (10, 52, 114),
    "ink_negative": (98, 36, 0),
    "negative_deep": (84, 40, 6),
    "refused": (255, 146, 40),
    "danger": (255, 96, 24),
    "danger_deep": (92, 30, 4),
}
#: For eyes that see blue and yellow as green and pink: teal against red.
BLUE_YELLOW: dict[str, RoleColour] = {
    "sides": ((98, 228, 218), (255, 138, 138), (240, 244, 250), (196, 160, 206)),
    "sides_deep": ((6, 58, 62), (88, 18, 30), (46, 50, 60), (50, 22, 62)),
    "sides_ink": ((3, 50, 57), (104, 11, 29), (71, 50, 59), (39, 5, 28)),
    "sides_cloth": ((18, 148, 152), (216, 48, 62), (208, 216, 228), (112, 58, 132)),
    "target": (250, 252, 255),
    "attacker": (255, 226, 206),
    "foretold": (196, 214, 222),
    "foretold_deep": (22, 38, 46),
    "positive": (104, 232, 206),
    "negative": (255, 112, 116),
    "ink_positive": (0, 60, 64),
    "ink_negative": (114, 12, 34),
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
    "ink_muted": (44, 26, 10),
    "ink_disabled": (84, 68, 48),
    "ink_gold": (66, 20, 4),
    "ink_attention": (70, 18, 0),
    "ink_line": (88, 58, 26),
    "paper": (244, 230, 202),
    "paper_well": (232, 214, 178),
    "wood": (22, 14, 9),
    "wood_well": (8, 5, 3),
    "wood_muted": (240, 232, 218),
    "wood_disabled": (204, 194, 180),
    "panel": (8, 9, 20),
    "well": (2, 2, 6),
    "night": (0, 0, 2),
    "bronze": (240, 200, 116),
    "gold": (255, 222, 124),
    "focus": (255, 255, 214),
}
