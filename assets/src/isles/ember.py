"""The fourth island: a mountain of fire, and a black keep behind a bridge in chains."""

from ..curves import Knot, place, polygon, rectangle, smooth, taper
from ..props import battlement
from ..scene import Light, Scene, Shape
from ..svg import bricks, disc, fill, line, oval, radial, specks, spots
from .ground import Isle, Rock, cloud, coast, land, surf
from .masonry import Arch, chain, curtain, plank_bridge, turret

GLOW = Light(
    (-0.5, -0.62, 0.56), "#ffd0a4", "#4e3a5c", (0.7, -0.5), "#ff8a4a", 0.8, "#7a2a1c", "#160a18"
)
ASH = Rock("#50384a", "#5e4850", "#ff7a2a", 0.12, 3)
BASALT = Rock("#3a2c44", "#54424e", "#1a1022", 0.12, 3)
BLACK, SPIRE, IRON = "#463c56", "#6a2434", "#8a8494"
SMOKE = ("#6a4858", "#583a50", "#7c5258", "#4a3048")
STREAMS = (
    "-36,-84! -32,-70 -40,-54 -30,-36 -38,-18 -28,0 -36,20 -34,40 -38,54 -44,66 -40,72 -26,76 "
    "-12,72 -8,66 -14,54 -18,40 -12,18 -16,-4 "
    "-18,-24 -16,-42 -22,-58 -18,-72 -22,-84!",
    "-48,-82! -54,-64 -64,-48 -66,-30 -84,-6! -74,-10 -58,-28 -56,-46 -46,-62 -40,-82!",
    "-14,-80! -6,-64 0,-44 12,-30 20,-14! 8,-24 -8,-40 -14,-58 -20,-80!",
)


def gradients() -> str:
    """Define the colours of lava."""
    return radial("lava", (552, 205), 120, (0, "#fff2a0"), (0.35, "#ffb83a"), (1, "#f2501e"))


def volcano(scene: Scene, x: float, y: float) -> None:
    """Paint the mountain, the fire, the bridge and the keep."""
    isle = Isle(scene, x, y)
    scene.shade(oval(x - 6, y + 20, 128, 84, "#5a3a54", 0.7), 28)
    scene.glow(oval(x - 14, y + 34, 104, 52, "#ff5a2a", 0.34), 26)
    main = coast(isle.at(-40, 14), 64, 40, 18, 0.12)
    stack = coast(isle.at(84, 30), 29, 18, 25, 0.14)
    surf(scene, coast(isle.at(-40, 24), 64, 40, 18, 0.12), "#c86a4a", "#ffd0a0", "#3a1420")
    surf(scene, coast(isle.at(84, 54), 29, 18, 25, 0.14), "#a8604a", "#ffd0a0", "#3a1420")
    cinders = spots(4, 30, (x - 100, y - 20, x + 30, y + 55), "#3c2a3a", (5, 14), 0.5)
    land(scene, main, 20, ASH, 4, GLOW, cinders)
    land(scene, stack, 36, BASALT, 8, GLOW)
    _smoke(isle)
    _mountain(isle)
    _keep(isle)
    _bridge(isle)
    _fire(isle)


def _smoke(isle: Isle) -> None:
    """Let smoke rise from the crater and drift off with the wind."""
    for dx, dy, wide, seed in ((34, -124, 92, 5), (2, -112, 66, 9), (-22, -98, 40, 3)):
        puffs = cloud(*isle.at(dx, dy), wide, seed, SMOKE, 0.1)
        isle.scene.group(*puffs, light=GLOW, shadow=0.2, shadow_offset=(5, 8), shadow_blur=8,
                         form=0.4, outline=0.6)  # fmt: skip
    isle.scene.glow(oval(*isle.at(-22, -100), 34, 18, "#ff7a2a", 0.6), 9)


def _mountain(isle: Isle) -> None:
    """Raise the cone with its ribs, and let the lava down."""
    cone = (
        "-102,14! -92,0 -80,-28 -66,-56 -54,-86! -42,-82 -30,-85 -18,-81 -6,-86! 2,-60 "
        "10,-36 20,-12 30,4! 20,14 8,22! 2,16 -10,32! -22,20 -38,36! -48,22 -60,32! -72,20 "
        "-84,28! -90,18"
    )
    ribs = "".join(
        line(isle.moved(rib), "#2a1a2c", 3, 0.6)
        for rib in ("-46,-80 -56,-50 -76,-12 -82,16", "-26,-78 -40,-40 -46,0 -52,26",
                    "-14,-80 0,-44 6,-14 12,18", "-30,-60 -6,-20 -2,20")
    )  # fmt: skip
    mountain = Shape(isle.soft(cone), "#6a4a5a", round=26, bump=2.4, bump_size=16, ink=0.7,
                     detail=ribs)  # fmt: skip
    isle.scene.group(mountain, light=GLOW, shadow=0.5, shadow_offset=(12, 4), shadow_blur=7,
                     form=0.3, roundness=50, outline=0.9)  # fmt: skip
    mouth = Shape(isle.soft("-54,-86! -42,-92 -30,-93 -18,-92 -6,-86! -18,-79 -30,-78 -42,-79"),
                  "#ffd060", round=6, glow=1, ink=0)  # fmt: skip
    streams = [
        Shape(isle.soft(stream), "url(#lava)", round=5, glow=0.9, ink=0) for stream in STREAMS
    ]
    isle.scene.group(mouth, *streams, light=GLOW, shadow=0, outline=1.6, form=0)


def _keep(isle: Isle) -> None:
    """Build the black keep: tall, narrow, horned."""
    x, y = isle.at(88, 36)
    parts = [
        *turret(x + 2, y - 14, 19, 74, BLACK, SPIRE),
        *turret(x - 14, y - 6, 12, 48, BLACK, SPIRE),
        *turret(x + 18, y - 6, 12, 54, BLACK, SPIRE),
        curtain(x - 22, y - 20, 44, 24, BLACK, 9),
        Shape(smooth([Knot(x - 6, y + 4, True), Knot(x - 6, y - 8), Knot(x, y - 15),
                      Knot(x + 6, y - 8), Knot(x + 6, y + 4, True)]), "#ff7a2a", round=2, glow=0.9,
              ink=0.6),
    ]  # fmt: skip
    for side in (-1, 1):
        horn = smooth(place(f"0,0! {side * 7},-6 {side * 9},-16! {side * 3},-10 {-side * 4},0!",
                            x + side * 10, y - 86))  # fmt: skip
        parts.insert(0, Shape(horn, "#2a2036", round=3, ink=0.5))
    isle.scene.group(*parts, light=GLOW, shadow=0.5, shadow_offset=(8, 4), shadow_blur=5,
                     form=0.15, outline=1.4)  # fmt: skip
    panes = ((2, -66, 2), (2, -48, 2), (-14, -38, 1.6), (18, -42, 1.6), (-14, -26, 1.6))
    lights = "".join(oval(x + dx, y + dy, size, size * 2, "#ff6a3a") for dx, dy, size in panes)
    isle.scene.sharp(lights)
    isle.scene.afterglow(lights + disc(x, y - 5, 8, "#ff7a2a", 0.8), 4)


def _bridge(isle: Isle) -> None:
    """Hang the bridge from chains between four iron posts."""
    start, end = isle.at(4, 40), isle.at(68, 40)
    road = Arch(start, end, -4, 8, 1, 10)
    posts = []
    for lift in (10, 0):
        for at_x, at_y in (start, end):
            foot = at_y - lift
            joints = bricks((at_x - 4, foot - 30, at_x + 4, foot + 4), (6, 5), 3)
            posts.append((lift, [
                Shape(rectangle(at_x - 4, foot - 28, 8, 33), "#5a4a5c", round=4, detail=joints,
                      ink=0.6),
                Shape(battlement(at_x - 6, foot - 31, 12, 5, 2, 3), "#6a586a", round=2, ink=0.6),
            ]))  # fmt: skip
    back = [shape for lift, pair in posts if lift for shape in pair]
    front = [shape for lift, pair in posts if not lift for shape in pair]
    hung = [*chain((start[0], start[1] - 38), (end[0], end[1] - 38), 22, 3.4, IRON)]
    near = [*chain((start[0], start[1] - 28), (end[0], end[1] - 28), 22, 4, IRON)]
    for lift in (-1, 1):
        at_x = start[0] + 12 if lift < 0 else end[0] - 12
        near.append(Shape(taper([(at_x, start[1] - 16), (at_x, start[1])], [1.6, 1.6]), IRON,
                          round=1, ink=0.4))  # fmt: skip
    planks = plank_bridge(road, "#8a5a48", "#3a2228")
    isle.scene.group(*back, *hung, *planks, *front, *near, light=GLOW, shadow=0.4,
                     shadow_offset=(3, 6), shadow_blur=4, form=0, outline=1.2)  # fmt: skip


def _fire(isle: Isle) -> None:
    """Light the crater and the streams; let sparks fly."""
    scene = isle.scene
    glow = fill("".join(isle.soft(stream) for stream in STREAMS), "#ff6a1e")
    scene.afterglow(glow, 5, 0.75)
    scene.afterglow(disc(*isle.at(-30, -90), 26, "#ff8a2a", 0.9), 12)
    scene.afterglow(oval(*isle.at(-26, 74), 24, 7, "#ff8a3a", 0.9), 6)
    for dx, dy, wide, seed in ((-50, 84, 36, 4), (-6, 85, 34, 7), (-28, 88, 30, 2)):
        steam = cloud(*isle.at(dx, dy), wide, seed, ("#f0d8d0", "#e0c4c4", "#fae8dc"), 0.2)
        scene.group(*steam, light=GLOW, shadow=0.15, shadow_offset=(3, 4), shadow_blur=4,
                    form=0.3, outline=0.4)  # fmt: skip
    box = (isle.x - 100, isle.y - 140, isle.x + 90, isle.y - 10)
    scene.afterglow(specks(9, 40, box, "#ffc070", (0.6, 1.5)), 0.4)
    bombs = ((-58, -112, 200), (-6, -122, 150), (-42, -128, 185))
    for dx, dy, turn in bombs:
        at = isle.at(dx, dy)
        tail = polygon(place("0,-2.4 9,0 0,2.4 -2,0", *at, 1, turn - 90))
        scene.sharp(fill(tail, "#ff9a4a", 0.9) + disc(*at, 2.6, "#fff0b0"))
        scene.afterglow(disc(*at, 6, "#ff7a2a", 0.8), 3)
