"""Where the painted board has water, poles, stones and lamps, in units of its 1280 by 720.

The painters' own numbers: a test compares them with those in ``assets/src``.
"""

from __future__ import annotations

from typing import TypeAlias

Place: TypeAlias = tuple[float, float]
Area: TypeAlias = tuple[float, float, float, float]

#: The tips of the poles: left upper, left lower, right upper, right lower.
FLAGS: tuple[Place, ...] = ((476, 112), (476, 322), (804, 112), (804, 322))
#: How far below its tip a pole has its crossbar, from which the cloth hangs.
CROSSBAR = 5
#: Where the river lies open to the sky: left, top, right and bottom.
WATER: tuple[Area, ...] = ((572, 0, 706, 168), (572, 318, 706, 378), (572, 548, 706, 720))
#: Stones in the river, with their sizes.
BOULDERS: tuple[tuple[float, float, float], ...] = (
    (586, 130, 13), (602, 138, 8), (706, 142, 16), (690, 150, 9), (646, 116, 8), (576, 352, 13),
    (664, 350, 10), (708, 362, 15), (616, 342, 7), (604, 548, 14), (588, 556, 9), (694, 572, 13),
    (656, 546, 7), (610, 640, 15), (690, 668, 14), (706, 660, 9), (652, 34, 13), (584, 60, 12),
)  # fmt: skip
#: The step over which the river falls, and how deep.
CASCADE, FALL = 336, 17
#: Lights at dusk in both lands, and how far; and the lamps on the bridges.
LIGHTS: tuple[tuple[float, float, float], ...] = (
    (255, 319, 34), (981, 319, 34), (348, 124, 26), (381, 124, 26), (940, 122, 40),
    (884, 130, 30), (985, 126, 26), (1032, 132, 34), (199, 521, 34), (1051, 516, 30),
)  # fmt: skip
LAMPS: tuple[Place, ...] = ((476, 234), (476, 444), (804, 234), (804, 444))
#: The brook that comes from the mill, and the pond: its middle and half its size.
BROOK: tuple[Place, ...] = (
    (398, 134), (424, 141), (452, 136), (482, 141), (508, 136), (524, 143), (534, 174),
)  # fmt: skip
POND: Area = (344, 333, 40, 7)
#: Where the mill's wheel meets the brook.
WHEEL: Place = (411, 138)
#: From where smoke rises: the mill's chimney, the camp's fire.
SMOKE: tuple[Place, ...] = ((373, 52), (1032, 116))
#: The middle of the camp's fire.
FIRE: Place = (1032, 131)
#: Where fireflies are at home.
FIREFLIES: tuple[Place, ...] = (
    (60, 128), (180, 140), (330, 328), (450, 340), (100, 548), (214, 560), (640, 340), (600, 140),
    (1080, 130), (1230, 138), (830, 338), (1100, 336), (1180, 540), (660, 540),
)  # fmt: skip
