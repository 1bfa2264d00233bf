"""The camps in the lanes: tents, carts, stores and ruts, a part of the land behind the creatures.

Each land has its own tents and shields. What is at the left of the board stands at the right as in
a mirror, but for the pictures themselves: the light falls on them from the same side.
"""

from collections.abc import Iterator
from typing import NamedTuple

from game.kit import AmbientSprite, Canvas, Colour, Frame

from ..stronghold_place import LAND_NAMES
from . import board_ambient, flags
from .flags import Place

_WIDTH = 1280.0
#: What the light leaves of the colours by day, and at dusk: the camps lie behind the cards.
_TINTS: dict[bool, Colour] = {False: (196, 200, 212), True: (160, 154, 186)}


class Prop(NamedTuple):
    """Something that stands in a lane: its picture, its size, where its foot is at the left."""

    name: str
    size: tuple[float, float]
    x: float
    y: float
    #: Whether there is a picture of it for each land.
    own: bool = False


#: How far the foot of a picture is above its lower edge; the ruts of each lane, and how clear.
_SOLE = 8.0
_RUTS, _RUTS_CLEAR = (400.0, 128.0), 170
_RUTS_AT = ((262.0, 288.0), (262.0, 500.0))
#: What stands in the lanes, the upper and the lower one, from back to front.
PROPS: tuple[tuple[Prop, ...], ...] = (
    (
        Prop("rack", (72, 78), 318, 208, own=True),
        Prop("tent", (112, 92), 238, 226, own=True),
        Prop("stores", (84, 62), 396, 290),
        Prop("fire", (84, 56), 300, 274),
        Prop("stump", (76, 52), 220, 290),
    ),
    (
        Prop("tent", (112, 92), 330, 434, own=True),
        Prop("cart", (136, 84), 234, 470),
        Prop("rack", (72, 78), 418, 428, own=True),
        Prop("fire", (84, 56), 384, 492),
        Prop("stores", (84, 62), 308, 504),
    ),
)
#: Where a fire burns in its picture, seen from its foot; and the tip of a tent's pole.
_FLAMES: Place = (0.0, -12.0)
_TIP: Place = (-4.0, -68.0)


class Camp(NamedTuple):
    """A lane with the camp of the land it belongs to: 0 is the upper lane."""

    lane: int
    land: int
    right: bool

    def across(self, x: float) -> float:
        """Return where something at ``x`` at the left is at this side."""
        return _WIDTH - x if self.right else x


def draw_camps(canvas: Canvas, camps: tuple[Camp, ...], *, dusk: bool) -> None:
    """Draw the camps on the land of a window."""
    frame = board_ambient.board_frame(canvas.view)
    tint = _TINTS[dusk]
    for camp in camps:
        x, y = _RUTS_AT[camp.lane]
        ruts = Prop("ruts", _RUTS, x, y)
        canvas.image("camps/ruts", _box(frame, camp, ruts), alpha=_RUTS_CLEAR, tint=tint)
        for prop in PROPS[camp.lane]:
            name = f"{prop.name}_{LAND_NAMES[camp.land]}" if prop.own else prop.name
            canvas.image(f"camps/{name}", _box(frame, camp, prop), tint=tint)


def _box(frame: Frame, camp: Camp, prop: Prop) -> tuple[float, float, float, float]:
    (width, height), cover = prop.size, frame.cover
    x, y = camp.across(prop.x) - width / 2, prop.y + _SOLE - height
    return frame.x + x * cover, frame.y + y * cover, width * cover, height * cover


def life_of_camps(camps: tuple[Camp, ...], *, dusk: bool) -> Iterator[AmbientSprite]:
    """Yield the fires, the smoke and the flags of camps."""
    for lane, place in fires_of(camps):
        yield from board_ambient.fire(place)
        if lane:
            yield from board_ambient.smoke(dusk, (place,))
    for camp in camps:
        for number, prop in enumerate(PROPS[camp.lane]):
            if prop.name == "tent":
                tip = camp.across(prop.x) + _TIP[0], prop.y + _TIP[1]
                yield flags.streamer(camp.land, number + camp.lane, dusk=dusk, tip=tip)


def fires_of(camps: tuple[Camp, ...]) -> Iterator[tuple[int, Place]]:
    """Yield the lane of each fire, and where it burns."""
    for camp in camps:
        for prop in PROPS[camp.lane]:
            if prop.name == "fire":
                yield camp.lane, (camp.across(prop.x) + _FLAMES[0], prop.y + _FLAMES[1])
