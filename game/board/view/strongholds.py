"""What stands on the land: camps in the lanes, and strongholds as buildings."""

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from game.kit import (
    AmbientSprite,
    Canvas,
    Colour,
    Frame,
    PulsingLight,
    Sprite,
    SpriteState,
    light_sprite,
)

from ..effects.crumbling import paint_stronghold
from ..layout import Layout
from ..spots import Box
from ..stronghold_place import (
    BREACHED,
    FORT,
    LAND_NAMES,
    LAST,
    RUIN,
    RUINS,
    SIZE,
    WHOLE,
    WORN,
    picture_of,
    ruin_of,
    stronghold_box,
)
from ..table import Table
from . import board_ambient, flags
from .flags import Place

_LAMP: Colour = (255, 190, 96)
_STANDS = frozenset((WHOLE, WORN, BREACHED, FORT))
#: The tips of the poles with what still flies a flag from them.
_POLES: tuple[tuple[Place, frozenset[str]], ...] = (
    ((95, 8), _STANDS),
    ((54, 45), _STANDS),
    ((136, 55), frozenset((WHOLE, WORN, BREACHED))),
    ((26, 89), _STANDS),
    ((164, 89), frozenset((WHOLE, WORN))),
)
#: From where smoke rises, the fires, and the windows that are lit, with what there is left then.
_SMOKE: tuple[tuple[Place, frozenset[str]], ...] = (
    ((142, 176), frozenset((BREACHED, FORT))),
    ((136, 132), frozenset((LAST,))),
    ((58, 160), frozenset((LAST, RUIN))),
    ((104, 204), frozenset((RUIN,))),
)
_FIRES: tuple[tuple[Place, frozenset[str]], ...] = (
    ((52, 168), frozenset((FORT, LAST))),
    ((138, 168), frozenset((FORT,))),
    ((104, 221), frozenset((RUIN,))),
    ((60, 219), frozenset((RUIN,))),
)
_LIGHTS: tuple[tuple[Place, frozenset[str]], ...] = (
    ((95, 224), _STANDS),
    ((95, 108), _STANDS | {LAST}),
)

_WIDTH = 1280.0
#: What the light leaves of the colours by day, and at dusk: the camps lie behind the cards.
_TINTS: dict[bool, Colour] = {False: (196, 200, 212), True: (160, 154, 186)}


class Stronghold:
    """The building of a side: an ambient sprite that shows what ``ruin`` there is now."""

    def __init__(self, table: Table, side: int, land: int, *, dusk: bool) -> None:
        self.ruin = RUINS[0]
        self._table, self._side = table, side
        self._land, self._dusk = land, dusk
        #: Where it stands in the landscape's own units, how large, and whether at the right.
        self._box: Box | None = None
        self._layout: Layout | None = None
        self._scale, self._right = 1.0, False
        self._sprites: dict[str, Sprite] = {}

    def stand(self, layout: Layout, frame: Frame) -> bool:
        """Take its place in a window, and look at what is left; return whether anything changed."""
        before, ruin = (self._box, self.ruin, self._right), ruin_of(self._table, self._side)
        if layout is self._layout and ruin == self.ruin:
            return False
        self._layout, self.ruin = layout, ruin
        box = stronghold_box(layout, self._side)
        self._right = layout.on_right(self._side)
        if box is not None:
            x, y = (box.x - frame.x) / frame.cover, (box.y - frame.y) / frame.cover
            box = Box(x, y, box.width / frame.cover, box.height / frame.cover)
            self._scale = box.width / SIZE[0]
        if before != (box, self.ruin, self._right):
            self._box = box
            self._sprites.clear()
            return True
        return False

    def place(self, x: float, y: float) -> Place | None:
        """Return where a place of its picture is in the landscape."""
        if self._box is None:
            return None
        across = SIZE[0] - x if self._right else x
        return self._box.x + across * self._scale, self._box.y + y * self._scale

    def state_at(self, time: float) -> SpriteState | None:
        """Return the building as it stands now."""
        del time
        box = self._box
        if box is None:
            return None
        if self.ruin not in self._sprites:
            name = picture_of(self._land, self.ruin)
            look = name, self._right, self._dusk, round(box.width, 2)
            paint = partial(paint_stronghold, name, self._right, self._dusk)
            self._sprites[self.ruin] = Sprite(look, (box.width, box.height), paint)
        return SpriteState(self._sprites[self.ruin], box.x + box.width / 2, box.y + box.height / 2)


class Upon(NamedTuple):
    """Something that moves at a ``place`` of a building while it is in one of some ``ruins``.

    ``sprite`` moves about the origin.
    """

    building: Stronghold
    place: Place
    ruins: frozenset[str]
    sprite: AmbientSprite

    def state_at(self, time: float) -> SpriteState | None:
        """Return it where the building is."""
        if self.building.ruin not in self.ruins:
            return None
        middle, state = self.building.place(*self.place), self.sprite.state_at(time)
        if middle is None or state is None:
            return None
        return state._replace(x=state.x + middle[0], y=state.y + middle[1])


def life_upon(building: Stronghold, land: int, *, dusk: bool) -> Iterator[AmbientSprite]:
    """Yield the flags, the smoke, the fires and the lights of a building."""
    for number, (place, ruins) in enumerate(_POLES):
        yield Upon(building, place, ruins, flags.streamer(land, number, dusk=dusk))
    for place, ruins in _SMOKE:
        for puff in board_ambient.smoke(dusk, ((0, 0),)):
            yield Upon(building, place, ruins, puff)
    for place, ruins in _FIRES:
        for light in board_ambient.fire((0, 0)):
            yield Upon(building, place, ruins, light)
    for number, (place, ruins) in enumerate(_LIGHTS if dusk else _LIGHTS[:1]):
        glow = light_sprite(_LAMP, 46, 40)
        light = PulsingLight(glow, (0, 0), 26, 110 if dusk else 70, 3.1 + 0.4 * number)
        yield Upon(building, place, ruins, light)


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
