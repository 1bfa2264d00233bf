"""Icons of the workshop: what is done to decks and codes, and the settings of the game."""

import math

from ..curves import ellipse, mirror, place, ring, smooth, taper
from .cutout import Piece
from .icons_parts import (
    BLUE,
    CREAM,
    DARK,
    GOLD,
    GREEN,
    RED,
    STEEL,
    WOOD,
    arc,
    bar,
    icon,
    part,
    soft,
    stroke,
)

SHEET = "-25,-33 25,-33 25,33 -25,33"
CORNER = "-44,-44 -8,-44 -8,-26 -26,-26 -26,-8 -44,-8"
SPEAKER = "4,36 22,36 46,14 46,86 22,64 4,64"
JIGSAW = (
    "6,30! 32,30! 28,20 30,8 42,3 54,8 56,20 52,30! 75,30! 75,52! 85,48 96,51 99,63 95,75 84,78 "
    "75,74! 75,97! 52,97! 56,87 53,78 42,74 31,78 28,87 32,97! 6,97! 6,75! 15,79 25,75 29,64 "
    "25,53 15,49 6,52!"
)


def _decks() -> dict[str, Piece]:
    feather = "94,4! 96,34 80,60 52,74! 34,74! 32,52 50,24"
    lines = tuple(part(bar(46, y, 34, 7, 3), WOOD, 2, 0) for y in (46, 60, 74))
    return {
        "edit": icon(
            (part(smooth(feather), CREAM, 7), part(taper("6,95 30,70 76,24", [6, 9, 3]), GOLD, 3)),
        ),
        "tag": icon(
            (part(soft("8,10 48,6 94,52 54,94 6,48", 7) + _round_hole(27, 28, 8), GOLD, 7),
             part(stroke("44,44 66,66", 8), WOOD, 3, 0)),
        ),
        "copy": icon(
            (part(soft(place(SHEET, 36, 42), 6), GOLD, 5),),
            (part(soft(place(SHEET, 64, 60), 6), CREAM, 5), *lines),
        ),
        "paste": icon(
            (part(bar(12, 12, 76, 82, 8), WOOD, 6), part(bar(22, 24, 56, 60, 3), CREAM, 4)),
            (part(soft("34,22 34,12 42,4 58,4 66,12 66,22", 4), GOLD, 4),
             part(soft("42,34 58,34 58,52 72,52 50,78 28,52 42,52", 3), GREEN, 4)),
        ),
        "bin": icon(
            (part(soft("18,32 82,32 75,94 25,94", 6), STEEL, 8),
             *(part(stroke(f"{x},46 {50 + (x - 50) * 0.8:.0f},82", 7), DARK, 2, 0)
               for x in (34, 50, 66))),
            (part(bar(38, 4, 24, 18, 5), STEEL, 4), part(bar(8, 15, 84, 15, 6), RED, 6)),
        ),
        "clear": icon(
            (part(stroke("88,8 52,48", 12), WOOD, 5),),
            (part(smooth("38,42! 62,62! 58,82 44,96! 22,88 5,66! 22,56"), GOLD, 7),
             part(stroke("34,40 64,66", 13), RED, 5),
             *(part(stroke(line, 5), WOOD, 2, 0) for line in ("38,60 20,76", "46,68 34,88"))),
        ),
    }  # fmt: skip


def _stores() -> dict[str, Piece]:
    lid = "8,44! 8,26 20,14 50,12 80,14 92,26 92,44!"
    return {
        "save": icon(
            (part(bar(8, 42, 84, 46, 5), WOOD, 6), part(smooth(lid), WOOD, 9),
             part(bar(6, 40, 88, 9, 3), GOLD, 3),
             *(part(bar(x, 16, 11, 70, 3), GOLD, 4) for x in (17, 72))),
            (part(soft("38,34 62,34 62,54 50,66 38,54", 4), CREAM, 5),
             part(ellipse(50, 46, 5), DARK, 2, 0)),
        ),
        "custom": icon(
            (part(stroke("70,40 97,5", 9), WOOD, 4),),
            (part(smooth("46,14 78,24 94,50 86,70 66,66 58,76 62,92 40,97 14,84 4,54 16,26")
                  + _round_hole(32, 72, 8), CREAM, 8),
             *(part(ellipse(x, y, 8), colour, 3, 0) for x, y, colour in (
                 (26, 46, RED), (46, 32, GOLD), (68, 42, GREEN), (53, 56, BLUE)))),
        ),
        "folder": icon(
            (part(soft("6,16 36,16 46,28 92,28 92,84 6,84", 6), WOOD, 6),),
            (part(soft("2,42 98,42 90,88 10,88", 6), GOLD, 7),),
        ),
        "build": icon(
            (part(stroke("50,46 18,88", 15), WOOD, 6),),
            (part(soft(place("-40,-17 40,-17 40,17 -40,17", 57, 36, 1, 38), 6), STEEL, 8),
             *(part(soft(place(f"{x},-18 {x + 10},-18 {x + 10},18 {x},18", 57, 36, 1, 38), 2), GOLD,
                    3) for x in (-30, 20))),
        ),
    }  # fmt: skip


def _helpers() -> dict[str, Piece]:
    page = "50,24! 34,12 8,14! 8,80! 34,78 50,90!"
    lines = tuple(
        part(bar(x, y, 22, 7, 3), WOOD, 2, 0) for x, y in ((18, 31), (18, 47), (60, 31), (60, 47))
    )
    return {
        "gear": icon((part(_gear() + _round_hole(50, 50, 15), GOLD, 7),)),
        "hint": icon(
            (part(bar(36, 70, 28, 24, 6), STEEL, 5),),
            (part(smooth("50,4 76,14 84,38 72,60 66,74! 34,74! 28,60 16,38 24,14"), CREAM, 14),
             part(stroke("42,72 40,46 50,54 60,46 58,72", 6), GOLD, 2, 0)),
        ),
        "help": icon(
            (part(stroke("25,36 27,20 42,9 60,10 74,22 72,40 56,51 50,60 50,69", 18), GOLD, 8),
             part(ellipse(50, 89, 10.5), GOLD, 8)),
        ),
        "book": icon(
            (part(soft("2,22 98,22 98,92 2,92", 4), RED, 5),),
            (part(smooth(page), CREAM, 7), part(smooth(mirror(page, 50)), CREAM, 7), *lines),
        ),
        "review": icon(
            (part(stroke("64,64 90,90", 17), WOOD, 6),),
            (part(ellipse(41, 41, 37), GOLD, 8), part(ellipse(41, 41, 26), BLUE, 5, 0),
             part(stroke("20,50 33,36 45,48 62,30", 7), CREAM, 2, 0)),
        ),
        "statistics": icon(
            (part(bar(8, 58, 19, 36, 4), BLUE, 6), part(bar(40, 40, 19, 54, 4), GREEN, 6),
             part(bar(72, 50, 19, 44, 4), RED, 6)),
            (part(stroke("12,42 44,18 62,28 88,8", 9), GOLD, 5),
             *(part(ellipse(x, y, 8), CREAM, 4) for x, y in ((12, 42), (44, 18), (88, 9)))),
        ),
        "language": icon(
            (part(ellipse(50, 50, 44), BLUE, 12),
             *(part(smooth(land), GREEN, 4, 0) for land in (
                 "20,24 36,14 48,22 44,38 52,48 40,58 34,76 22,60 12,46",
                 "62,18 78,26 88,44 74,48 62,36", "64,58 80,58 76,74 62,80"))),
        ),
        "puzzles": icon((part(smooth(JIGSAW), GREEN, 9),)),
        "gamepad": icon(
            (part(smooth("22,26! 36,26 50,32 64,26 78,26! 92,44 98,76 86,84 70,66 30,66 14,84 "
                         "2,76 8,44"), CREAM, 10),
             part(bar(20, 43, 22, 8, 3), DARK, 2, 0), part(bar(27, 36, 8, 22, 3), DARK, 2, 0),
             part(ellipse(66, 52, 5.5), RED, 3, 0), part(ellipse(77, 42, 5.5), GREEN, 3, 0)),
        ),
    }  # fmt: skip


def _sounds() -> dict[str, Piece]:
    waves = tuple(part(arc((44, 50), radius, -42, 42, 10), GOLD, 4, 0) for radius in (22, 42))
    cross = (stroke("62,36 90,64", 12), stroke("90,36 62,64", 12))
    note = (
        part(ellipse(24, 78, 17, 13, -20), CREAM, 7),
        part(ellipse(76, 68, 17, 13, -20), CREAM, 7),
        part(bar(32, 18, 10, 60, 3), CREAM, 4, 0),
        part(bar(84, 8, 10, 60, 3), CREAM, 4, 0),
        part(soft("32,16 94,4 94,26 32,38", 3), GOLD, 5, 0),
    )
    return {
        "sound": icon((part(soft(SPEAKER, 5), CREAM, 7), *waves)),
        "mute": icon(
            (part(soft(SPEAKER, 5), CREAM, 7), *(part(way, RED, 5, 0) for way in cross)),
        ),
        "music": icon(note),
        "fullscreen": icon(
            tuple(
                part(soft(place(CORNER, 50, 50, 1, turn), 4), CREAM, 6)
                for turn in (0, 90, 180, 270)
            ),
        ),
    }


def _round_hole(x: float, y: float, radius: float) -> str:
    """Cut a round hole, to be added to the outline around it."""
    return ring(x, y, radius + 1, 1).split("Z")[1] + "Z"


def _gear() -> str:
    points = []
    for tooth in range(8):
        for turn, radius in ((-14, 32), (-10, 45), (10, 45), (14, 32)):
            angle = math.radians(tooth * 45 + turn)
            points.append((50 + radius * math.cos(angle), 50 + radius * math.sin(angle)))
    return soft(points, 3)


ICONS = {**_decks(), **_stores(), **_helpers(), **_sounds()}
