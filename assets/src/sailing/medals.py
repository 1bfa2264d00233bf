"""Signs on a medal: the grounds of omens and of guards, and the kinds of guards."""

from functools import partial

from ..curves import ellipse, mirror, place, polygon, smooth, star, taper
from ..scene import Scene, Shape
from ..svg import disc, line, linear, lines, radial
from ..ui.cutout import BADGE_LIGHT, Piece
from ..ui.icons_parts import bar, soft, stroke
from .relic_parts import part, stuffs

DARK = "#20161c"


def _medal(ground: tuple[str, str], rim: tuple[str, str, str], edge: str,
           *groups: tuple[Shape, ...]) -> Piece:  # fmt: skip
    return Piece(partial(_struck, ground, rim, edge, groups), 2)


def _struck(
    ground: tuple[str, str],
    rim: tuple[str, str, str],
    edge: str,
    groups: tuple[tuple[Shape, ...], ...],
) -> Scene:
    colours = stuffs() + radial("ground", (40, 32), 66, (0, ground[0]), (1, ground[1]))
    colours += linear("rim", (20, 4), (80, 96), (0, rim[0]), (0.5, rim[1]), (1, rim[2]))
    scene = Scene(colours, BADGE_LIGHT, 4, (100, 100))
    inner = smooth(place([(p.x - 50, p.y - 50) for p in star(50, 50, 39, 39, 16)], 50, 50))
    scene.group(
        Shape(edge, "url(#rim)", round=6, shine=0.6, gloss=9, ink=0.7),
        Shape(inner, "url(#ground)", round=7, contact=0.7, ink=0.7),
        shadow=0.5, shadow_offset=(0, 3), shadow_blur=2.5, form=0.2, outline=2,
    )  # fmt: skip
    for shapes in groups:
        scene.group(*shapes, shadow=0.6, shadow_offset=(0, 3), shadow_blur=3, form=0.15,
                    outline=2.6)  # fmt: skip
    return scene


_SILVER = ("#ffffff", "#b8c6d8", "#5e6c84")
_IRON = ("#d8a070", "#7a4c34", "#38201c")
_MOON = smooth([(p.x, p.y) for p in star(50, 50, 48, 44, 12)])
#: A guard's ground has eight flat sides, like the head of a bolt.
_BOLT = soft([(30, 4), (70, 4), (96, 30), (96, 70), (70, 96), (30, 96), (4, 70), (4, 30)], 5)


def omen(*groups: tuple[Shape, ...], sky: tuple[str, str] = ("#4a5cae", "#12123c")) -> Piece:
    """Lay groups of shapes on a round ground: the sky of a night, light and dark."""
    return _medal(sky, _SILVER, _MOON, *groups)


def _kind(light: str, dark: str, *groups: tuple[Shape, ...]) -> Piece:
    return _medal((light, dark), _IRON, _BOLT, *groups)


def kinds() -> dict[str, Piece]:
    """Give the kinds of guards by their ids."""
    boot = "40,14! 58,16! 58,46 66,58 84,64 88,78! 34,78! 34,60 42,46!"
    wings = tuple(
        part(smooth(place(points, 0, 0)), "white", 4)
        for points in ("40,30! 22,20 6,24! 16,34 36,42!", "40,40! 24,34 10,40! 20,48 37,52!")
    )
    fist = part(smooth("26,40! 28,28 38,26 42,30 46,24 56,24 58,30 64,26 72,30 74,40 78,58 68,76 "
                       "40,78 26,66 20,54 26,46!"), "#e8a878", 10,
                detail=lines(["42,30 42,48", "58,30 57,48", "28,56 40,52 52,56 56,62"], "#6a3020",
                             2.6, 0.8))  # fmt: skip
    burst = part(polygon(star(50, 50, 46, 30, 9)), "fire", 3, glow=0.3)
    dome = part(
        smooth("14,66! 18,40 34,24 50,20 66,24 82,40 86,66! 68,72 32,72"),
        "#4f9a62",
        12,
        detail="".join(
            f'<path d="{polygon(place("0,-11 9,-5 9,5 0,11 -9,5 -9,-5", x, y))}"'
            ' fill="#9ad48a" stroke="#1e4a34" stroke-width="2"/>'
            for x, y in ((50, 38), (30, 54), (70, 54), (50, 62))
        ),
    )
    turtle = (
        part(smooth("80,58! 92,52 97,62 88,70!"), "#b8d88a", 5),
        part(ellipse(28, 76, 8, 6), "#b8d88a", 4),
        part(ellipse(72, 76, 8, 6), "#b8d88a", 4),
    )
    spears = tuple(
        shape
        for flip in (False, True)
        for shape in (
            part(taper(mirror("22,88 66,30", 50) if flip else "22,88 66,30", [6, 6]), "wood", 3),
            part(
                polygon(mirror("84,8 76,36 58,24", 50) if flip else "84,8 76,36 58,24"), "steel", 4
            ),
        )
    )
    spear = (
        part(taper("50,92 50,34", [7, 7]), "wood", 3),
        part(smooth("50,4! 60,24 56,36 50,40 44,36 40,24"), "steel", 5),
    )
    maul = (
        part(taper("28,90 60,36", [8, 8]), "wood", 4),
        part(soft(place("-26,-15 26,-15 26,15 -26,15", 63, 30, 1, 31), 4), "iron", 7),
    )
    chips = tuple(part(polygon(place("0,-8 7,0 2,8 -7,3", x, y, 1, turn)), "stone", 3)
                  for x, y, turn in ((22, 30, 10), (18, 52, 60), (34, 18, 130), (84, 66, 40),
                                     (70, 80, 90)))  # fmt: skip
    singer = (
        part(ellipse(50, 52, 27, 30), "#f0c098", 14),
        part(smooth("22,48! 20,26 36,14 50,12 64,14 80,26 78,48! 70,34 50,30 30,34"), "red", 6),
        part(ellipse(50, 66, 9, 12), DARK, 3, detail=disc(50, 75, 6, "#d84a50")),
        part(taper("34,48 40,45 46,48", [2, 4, 2]), DARK, 1),
        part(taper("54,48 60,45 66,48", [2, 4, 2]), DARK, 1),
    )
    tones = tuple(
        part(taper(points, [2, 5, 2]), "gold", 2)
        for points in ("14,60 9,68 12,78", "86,60 91,68 88,78")
    )
    giant = (part(smooth("14,88! 18,70 34,62 66,62 82,70 86,88!"), "#6a8a5a", 8),
             part(smooth("30,66! 26,40 32,20 50,14 68,20 74,40 70,66! 60,74 40,74"), "#98b878", 12,
                  detail=lines(["34,38 46,42", "66,38 54,42"], "#2e4428", 4, 0.9)
                  + disc(40, 45, 3.4, "#fff2a0") + disc(60, 45, 3.4, "#fff2a0")
                  + line("38,60 50,57 62,60", "#2e4428", 3, 0.9)),
             part(ellipse(50, 52, 7, 6), "#a8c888", 5),
             part(polygon("38,62 42,53 46,62"), "cream", 2), part(
                 polygon("54,62 58,53 62,62"), "cream", 2))  # fmt: skip
    fish = "-20,0! -8,-10 8,-9 16,-2! 26,-10! 24,0 26,10! 16,2! 8,9 -8,10"
    shoal = tuple(
        (
            part(
                smooth(place(fish, x, y, size)),
                fill,
                6,
                detail=disc(x - 11 * size, y - 2 * size, 2.4, DARK),
            ),
        )
        for x, y, size, fill in (
            (60, 26, 0.9, "#8fd4f0"),
            (34, 48, 1, "#ffd06a"),
            (66, 58, 0.95, "#f08a6a"),
            (42, 76, 0.95, "#8fe0a8"),
        )
    )
    return {
        "runners": _kind("#7aa84c", "#1e3c1c", wings, (part(smooth(boot), "leather", 8),
                         part(bar(32, 74, 57, 9, 3), DARK, 3), part(stroke("40,22 58,23", 7),
                                                                    "gold", 3))),
        "brawlers": _kind("#a8443c", "#3a0e18", (burst,), (fist,)),
        "shells": _kind("#3f7c8c", "#0e2a3c", turtle, (dome,)),
        "spearmen": _kind("#5a6488", "#1c2038", spears, spear),
        "breakers": _kind("#8a6a50", "#2e1a18", chips, maul),
        "choirs": _kind("#7a5ab0", "#261446", tones, singer),
        "giants": _kind("#4a6a5c", "#12241f", giant),
        "shoals": _kind("#2f6cae", "#0c1e4a", *shoal),
    }  # fmt: skip
