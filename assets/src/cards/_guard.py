"""The guard whom incantations befall: stout, red-coated, with a moustache."""

from ..actors import eyeball, grooves, strands
from ..curves import ellipse, smooth, taper
from ..figures import plate
from ..props import rivets
from ..scene import Shape
from ..svg import fill, line, lines

SKIN = "#f4b890"


def head() -> list[Shape]:
    """Paint his head, its hair on end, his eyes on what is above him."""
    hair = [f"{x},236 {x - 6 + k * 3},214 {x - 10 + k * 7},{190 + abs(k - 2) * 5}"
        for k, x in enumerate((188, 204, 220, 236, 252))]  # fmt: skip
    teeth = grooves(["212,292 212,306", "226,292 227,306"], "#b8a090", 1.6)
    return [
        *strands(hair, ("#8a4a20", "#b8682e"), 17),
        Shape(ellipse(172, 276, 11, 14), SKIN, round=9, skin=0.4),
        Shape(ellipse(268, 272, 13, 16), SKIN, round=9, skin=0.4,
            detail=grooves(["266,264 272,272 266,280"], "#b05c48", 3)),
        Shape(smooth("176,250 194,228 222,222 250,232 264,258 262,296 246,330 218,340 188,330 "
            "176,296"), SKIN, round=44, skin=0.5,
            detail=grooves(["206,236 220,233 236,236"], "#b8684c", 2.4)),
        Shape(smooth("188,300 202,290 220,294 238,288 252,298 248,328 222,344 196,330"), "#5a1420",
            round=5, flat=0.5, rim=0, contact=0.2),
        Shape(smooth("200,324 214,316 226,320 240,318 234,336 210,338"), "#f0706c", round=8,
            ink=0.4, shine=0.4),
        Shape(smooth("199,294 220,298 242,292 240,303 221,307 202,304"), "#fff6e0", round=4,
            ink=0.4, detail=teeth),
        *eyeball((201, 264), 18, "#5a9a3a", (6, -6)),
        *eyeball((241, 261), 19, "#5a9a3a", (6, -6)),
        Shape(taper("180,240 196,229 214,240", [5, 10, 4]), "#7a3c18", round=4, bump=0.5),
        Shape(taper("228,236 246,225 262,238", [4, 10, 5]), "#7a3c18", round=4, bump=0.5),
        Shape(ellipse(216, 280, 15, 12), "#f0907c", round=13, skin=0.4, shine=0.4, contact=0.7),
        Shape(smooth("217,291 202,286 180,296 166,312 186,308 208,303 218,297 234,302 256,302 "
            "274,312 262,290 236,284"), "#94502a", round=8, bump=0.5, contact=0.8,
            detail=grooves(["210,294 190,298 176,308", "226,293 248,296 264,306"], "#5c2c14", 2)),
    ]  # fmt: skip


def helmet() -> list[Shape]:
    """Paint his helmet about the origin, its hollow to the viewer below: bands of bright steel."""
    pot = "-46,8! -44,-20 -26,-42 0,-48 26,-42 44,-20 46,8! 0,16"
    shine = fill(smooth("-34,0! -34,-20 -22,-36 -10,-40! -20,-26 -25,-12 -25,2!"), "#ffffff", 0.95)
    shine += line("31,4 32,-16 24,-30", "#ffffff", 4, 0.85) + line("-14,8 -15,-14 -8,-34",
        "#2c3860", 7, 0.45)  # fmt: skip
    return [
        Shape(ellipse(0, 14, 60, 15), "#5c6c94", round=5, shine=0.8),
        Shape(ellipse(0, 17, 46, 9), "#221c30", round=4, flat=0.5, rim=0,
            detail=lines(["-40,18 0,24 40,18"], "#8c5c3c", 4, 0.8)),
        plate(pot, "url(#steel)", round=30, shine=1.0, gloss=24, detail=shine),
        Shape(smooth("-60,12 -46,4 0,12 46,4 60,12 44,14 0,19 -44,14"), "#dfe9f8", round=5,
            shine=1.0, gloss=16, contact=0.7),
        Shape(taper("0,-56 2,-30 1,12", [9, 11, 10]), "#e8c05a", round=5, shine=0.9),
        Shape(ellipse(0, -54, 6.5), "#f4d070", round=6, shine=1.0),
        *rivets([(x, 4 + abs(x) * -0.09) for x in (-36, -19, 19, 36)], 3.6, "#f4f8ff"),
    ]  # fmt: skip
