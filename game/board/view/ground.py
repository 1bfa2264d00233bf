"""The ground of a table: its land in the light of the hour, the trays, the piles of the Horde."""

from collections.abc import Hashable, Mapping
from functools import partial

import pygame

from game.kit import (
    Alphas,
    AmbientLayer,
    AmbientSprite,
    Canvas,
    Colour,
    Colours,
    Viewport,
    lay_light,
    paint_oval,
)
from game.rules import GUARD

from ..card_faces import BACK_FACE
from ..cards import card_view
from ..cards.highlight_marks import draw_count
from ..cards.inspector import ShownCard
from ..layout import BOARD, Layout
from ..spots import Box, Spot
from ..table import Table
from ..table_side import TableSide
from .board_ambient import DUSK, board_ambient_layer, board_frame
from .bridge_decks import DECKS, Traces, draw_decks
from .flags import LAMPS
from .piece_view import Marks
from .place_grounds import GROUNDS, is_dusky, place_ambient_layer
from .strongholds import Camp, Stronghold, draw_camps, fires_of, life_of_camps, life_upon

#: How much of the light falls on the land, in hundredths: from left to right, and downwards.
_ACROSS = (
    *(40, 56, 70, 80, 88, 94, 98, 100, 100, 100, 98, 82, 76, 76, 76, 76),
    *(76, 76, 76, 76, 80, 94, 96, 94, 90, 84, 78, 70, 61, 51, 41, 30),
)
_DOWN = (50, 66, 82, 94, 100, 100, 100, 100, 98, 96, 94, 92, 86, 76, 62, 46, 32, 20)
#: What is left of the colours in the shade, by day and at dusk; and of all of them at dusk.
_SHADE: dict[bool, Colour] = {False: (120, 124, 150), True: (112, 120, 168)}
_LIGHT: dict[bool, Colour] = {False: (246, 240, 220), True: (214, 208, 216)}
#: What a fire or a lamp adds at dusk, and how far, in units of the board.
_POOL: Colour = (66, 44, 16)
_POOL_SIZE = (200.0, 150.0)
#: What the sun adds in the middle of each bridge, or the lamps at both its ends, and how far.
_SUN: Colour = (34, 30, 18)
_LAMPLIGHT: Colour = (58, 42, 22)
_SUN_SIZE = (280.0, 104.0)

#: How dark the places are on a tray that no card lies on.
_HOLLOW = 44


def light_hour(canvas: Canvas, camps: tuple[Camp, ...], *, dusk: bool) -> None:
    """Lay the light of an hour on all that is painted so far."""
    shade = pygame.Color(_SHADE[dusk])
    view, frame = canvas.view, board_frame(canvas.view)
    across = _seen(_ACROSS, -frame.x / frame.cover / BOARD[0], view.width / frame.cover / BOARD[0])
    down = _seen(_DOWN, -frame.y / frame.cover / BOARD[1], view.height / frame.cover / BOARD[1])
    lay_light(canvas.surface, [shade.lerp(_LIGHT[dusk], part / 100) for part in across])
    lay_light(canvas.surface, [shade.lerp("white", part / 100) for part in down], down=True)
    fires = (*LAMPS, *(fire for _, fire in fires_of(camps)))
    lights = [(_POOL, _POOL_SIZE, fires), (_LAMPLIGHT, _SUN_SIZE, DECKS)]
    for light, size, places in lights if dusk else [(_SUN, _SUN_SIZE, DECKS)]:
        pool = pygame.Surface(view.size_px((size[0] * frame.cover, size[1] * frame.cover)))
        paint_oval(Canvas(pool, view, canvas.assets), light)
        for x, y in places:
            canvas.shine(pool, (frame.x + x * frame.cover, frame.y + y * frame.cover))


def _seen(light: tuple[int, ...], start: float, length: float) -> list[float]:
    """Return the light on what a window shows of the board, which its place is told as shares of.

    What lies beyond the board has the light of its edge.
    """
    last = len(light) - 1
    places = [min(max(start + length * step / last, 0.0), 1.0) * last for step in range(last + 1)]
    before = [min(int(place), last - 1) for place in places]
    return [
        light[at] + (light[at + 1] - light[at]) * (place - at)
        for at, place in zip(before, places, strict=True)
    ]


class Ground:
    """Draws what lies below the cards of a duel; ``mood`` is an hour of the day, or a place."""

    #: How high a card is that casts a shadow.
    shaded_from = 0.0

    def __init__(self, table: Table, mood: str) -> None:
        self.table = table
        self.mood = mood
        self.strongholds: list[Stronghold] = []
        self.camps: tuple[Camp, ...] = ()
        self.traces: list[Traces] = []
        self.ambient = self.settled()

    def settled(self) -> AmbientLayer:
        """Return the land with the camps in its lanes."""
        land = self._land()
        key = "camps", self.camps, self.is_dusk
        land.lay(key, partial(draw_camps, camps=self.camps, dusk=self.is_dusk))
        land.lay("decks", partial(draw_decks, camps=self.camps, dusk=self.is_dusk))
        land.lay("light", partial(light_hour, camps=self.camps, dusk=self.is_dusk))
        land.stand([*self.traces, *self.strongholds])
        return land

    @property
    def is_dusk(self) -> bool:
        """Whether the light of dusk lies on the land."""
        return self.mood == DUSK or is_dusky(self.mood)

    def _land(self) -> AmbientLayer:
        land = place_ambient_layer if self.mood in GROUNDS else board_ambient_layer
        return land(self.mood, self.stand({side: side for side in self.table.field.sides}))

    def stand(self, lands: Mapping[int, int]) -> list[AmbientSprite]:
        """Return the strongholds of sides, each in the look of a land, and all that lives there.

        The first side is at the left, the second and the last at the right, above each other.
        """
        dusk, looks = self.is_dusk, [*lands.values()]
        owners = (looks[0], False), (looks[0], False), (looks[1], True), (looks[-1], True)
        self.camps = tuple(Camp(n % 2, land, right) for n, (land, right) in enumerate(owners))
        self.traces = [Traces(self.table, bridge, dusk=dusk) for bridge in range(len(DECKS))]
        self.strongholds = [
            Stronghold(self.table, side, land, dusk=dusk) for side, land in lands.items()
        ]
        life: list[AmbientSprite] = []
        for building, land in zip(self.strongholds, lands.values(), strict=True):
            life += life_upon(building, land, dusk=dusk)
        return [*life_of_camps(self.camps, dusk=dusk), *life]

    def follow(self, view: Viewport, layout: Layout) -> AmbientLayer:
        """Return the land of who looks now, with its strongholds as they stand now."""
        frame = board_frame(view)
        # Not any(): all of them have to take their places.
        moved = sum(building.stand(layout, frame) for building in self.strongholds)
        if moved + sum(traces.stand() for traces in self.traces):
            self.ambient.stir()
        return self.ambient

    def draw(self, canvas: Canvas, layout: Layout) -> None:
        """Draw a tray for each hand, and the piles of the Horde."""
        for number in self.table.hands:
            own = number == self.table.viewer
            self.draw_tray(canvas, layout, number, layout.tray if own else layout.other_tray)
        for side in self.table.hordes:
            canvas.sheet("wood", layout.horde_tray)
            self.draw_piles(canvas, layout, side)

    def mark(self, canvas: Canvas, layout: Layout, marks: Marks) -> None:
        """Mark what lies in the trays, below the cards."""
        del canvas, layout, marks

    def key(self, layout: Layout) -> Hashable:
        """Return what the trays follow from."""
        sides = [
            (side.horde, len(side.hand), side.deck, len(side.keep.discard), *side.keep.discard[-1:])
            for side in self.table.sides
        ]
        return layout, self.table.viewer, *sides

    def draw_tray(self, canvas: Canvas, layout: Layout, number: int, box: Box) -> None:
        """Draw the tray of a hand, and the places on it that no card lies on."""
        canvas.sheet("wood", box)
        count = len(self.table.sides[number].hand) + 1
        for index in range(count, layout.places):
            spot = layout.row(number, index, count)
            # Where cards are large, fewer places are in the tray.
            if spot.x + spot.width / 2 <= box.x + box.width:
                self._draw_bare_place(canvas, spot, box)

    @staticmethod
    def _draw_bare_place(canvas: Canvas, spot: Spot, tray: Box) -> None:
        hollow = pygame.FRect(spot.rect).inflate(-8, -8)
        over = max(0.0, tray.y + 12 - hollow.y)
        hollow.y, hollow.height = hollow.y + over, hollow.height - over
        canvas.fill(hollow, Colours.shadow, radius=7, alpha=_HOLLOW)

    def draw_piles(self, canvas: Canvas, layout: Layout, side: TableSide) -> None:
        """Draw the Horde's deck and discard pile, as thick as they are, with their numbers."""
        pile = side.keep.discard
        top = pile[-1] if pile else None
        piles = (
            (layout.horde_deck, side.deck, BACK_FACE),
            (
                layout.horde_discard,
                len(side.keep.discard),
                self.table.fight.face(top, GUARD) if top else None,
            ),
        )
        for spot, count, face in piles:
            canvas.fill(spot.rect, Colours.shadow, radius=6, alpha=Alphas.shadow)
            if face is not None and count:
                picture = card_view.hand_card(canvas, face, spot.width)
                for layer in range(min(4, (count + 5) // 6) - 1, -1, -1):
                    place = (spot.x + layer * 2, spot.y - layer * 2)
                    canvas.blit(picture, place, centered=True)
            draw_count(canvas, (spot.x, spot.y + spot.height / 2 - 12), count)
        if top is not None:
            canvas.add_hit_region(layout.horde_discard.rect, ShownCard(top))
        x, y, width, _ = layout.horde_discard.rect
        canvas.image("icons/pile", (x + width - 16, y - 7, 24, 24))
