"""The match board, 1280x720: two lands, a river gorge between them, two old stone bridges.

The lanes hold any number of creatures, so they are calm worn roads without marked places,
and nothing stands in them.
"""

from .bridge import LEFT, RIGHT, add_bridge, pole_tip
from .scene import Scene
from .svg import cover, linear, oval, radial
from .valley.gorge import LEFT_SHORE, RIGHT_SHORE, add_gorge, gradients, shore
from .valley.ground import LANES, add_land
from .valley.hours import HOURS, Hour
from .valley.places import add_lights, add_smoke, add_waters, cast, things

WIDTH, HEIGHT = 1280, 720
#: The tips of the banners' poles in design units: left upper, left lower, right upper, right
#: lower. Their crossbars lie 5 below and reach 13 to both sides; the cloth is drawn by the game.
FLAGS = tuple(pole_tip(x, lane) for x in (LEFT, RIGHT) for lane in LANES)
#: Where the river lies open to the sky: left, top, right and bottom in design units.
WATER = ((572, 0, 706, 168), (572, 318, 706, 378), (572, 548, 706, 720))


def scene(mood: str) -> Scene:
    """Lay out the board at one hour of the day."""
    hour = HOURS[mood]
    board = Scene(_gradients(hour), hour.mood.light, 15, (WIDTH, HEIGHT))
    shores = shore(LEFT_SHORE, 3, 1), shore(RIGHT_SHORE, 8, -1)
    add_gorge(board, shores, hour)
    for bank in shores:
        add_land(board, bank, hour)
    add_waters(board, hour)
    standing = things(hour)
    board.shade(cast(standing, hour), 3)
    for thing in standing:
        board.group(*thing.shapes, shadow=0.35, shadow_offset=(3, 3), shadow_blur=2.5,
                    outline=1.1, form=0.25)  # fmt: skip
    add_smoke(board)
    for lane in LANES:
        add_bridge(board, lane, hour)
    _weather(board, hour)
    return board


def _gradients(hour: Hour) -> str:
    look = hour.mood
    return (
        gradients(hour)
        + linear("left", (0, 0), (520, 0), *look.left.ground)
        + linear("right", (760, 0), (1280, 0), *look.right.ground)
        + radial("sun", (150, -60), 900, (0, look.sunlight + "90"), (1, look.sunlight + "00"))
    )


def _weather(board: Scene, hour: Hour) -> None:
    """Mist over the water, sunlight from the upper left, lamps, a little calm under the hand."""
    places = ((600, 160), (690, 372), (600, 366), (680, 560), (600, 640))
    board.veil("".join(oval(x, y, 70, 9, hour.mood.foam, 0.3) for x, y in places), 9)
    board.glow(cover("url(#sun)", WIDTH, HEIGHT), 0, 0.2)
    if hour.lit:
        add_lights(board)
    hand = f'<rect x="-40" y="620" width="{WIDTH + 80}" height="180" fill="#6a6a92" opacity=".5"/>'
    board.shade(hand, 30)
