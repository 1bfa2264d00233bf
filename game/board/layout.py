"""Where everything on the match screen lies: pure geometry in logical units.

A ``Spot`` is the middle, the width and the height of a card. The board's
picture is made for 1280×720 and covers larger or other shapes; lanes and
bridges follow the picture, panels and hands the edges of the window, or those of
the console in a very wide one. A player's panel and hand lie on their own land.
"""

from dataclasses import dataclass, field
from functools import cached_property

from game.kit import Point, current_look, grown
from game.rules import DUEL, Field

from .map_layout import MapLayout
from .spots import CARD_SHAPE, EDGE, LARGE_WORDS, TOKEN_WIDTH, TRAY_AWAY, TRAY_RIM, Box, Spot
from .top_layout import DuelTop, RingTop, Top, TopRoom

BOARD = (1280.0, 720.0)
LANE_MIDDLES = (228.0, 438.0)
BRIDGE_HALF = 180.0
#: Beyond this the bridges would push the lanes out of the window, or into the panels.
MOST_COVER = 1.35

#: A creature that is lower stands in the map of a ring.
SMALL_BELOW = 90.0
HAND_WIDTH = 100.0

#: The narrowest panels at the foot; the row of buttons.
SIDE_PANEL = 186.0
BUTTONS = 254.0
#: Two buttons side by side, each with words of its own, where no hand ends beside them.
TWO_BUTTONS = 322.0
#: The button that looks at the next turn, and what it gains with words of twice the size.
_EYE, _EYE_MORE = (164.0, 33.0), (116.0, 9.0)
#: How large a small button is at most.
_HELPER = 43.0
#: How many small buttons there are beside them.
HELPERS = 4
#: The places of a usual row: eight cards and the stronghold.
PLACES = 9
#: Between the cards of the own row.
_GAP = 3.0
#: A card let go lower than this above the own tray, or higher than this, is not played.
_ABOVE_TRAY, _OTHER_ROW = 24.0, 104.0
#: From the upper edge of the own tray to the ruler.
_TRAY_HIGH = 106.0
#: Larger cards: how much wider creatures are, and how much more of the board's edges is cut off, so
#: that its lanes lie farther apart and higher.
_LARGE_TOKEN, _LARGE_COVER = 1.3, 1.05
#: Larger cards: how much wider the first of the own row are: the cards in reach, and the stronghold
#: among them. No other becomes narrower for it than the second number.
_LARGE_HAND, _LEAST_HAND = 1.2, 72.0
#: How near large cards may come to what lies above and below the lanes.
_NEAR = 3.0
#: A row longer than usual is so wide in a very wide window: the small buttons lie above it.
_LOW_HAND = 86.0
#: Panels and hands keep together in a window that is wider than the board's picture can be.
WIDEST_CONSOLE = BOARD[0] * MOST_COVER
#: How far the feet of the own cards are from the window's: below them lies a ruler.
RULER_FOOT = 22.0


@dataclass(frozen=True)
class Layout:
    """The geometry of a window of ``width`` by ``height`` logical units.

    ``viewer`` is the side whose hand lies at the bottom: 0 is the left one. ``large`` has
    larger cards in the lanes, as the player wishes it. Each place is worked out once: a frame
    asks for them a thousand times.
    """

    width: float
    height: float
    viewer: int = 0
    large: bool = field(default_factory=lambda: current_look().large)
    #: How much larger than usual the words of the panels are.
    growth: float = field(default_factory=lambda: grown(1.0))
    #: The places of a row that are always there, the stronghold's among them.
    places: int = PLACES
    #: How many cards of the own row can be played.
    reach: int = 4
    #: The buttons beside the helpers, for the presses of a fight.
    presses: int = 0
    #: Who sits where.
    field: Field = DUEL

    @property
    def helpers(self) -> int:
        """How many small buttons there are beside the large ones."""
        return HELPERS + self.presses

    @property
    def at_right(self) -> bool:
        """Whether the viewer's own land is the right one."""
        return self.viewer == 1 and not self.field.is_ring

    def on_right(self, side: int) -> bool:
        """Whether the land of a side is at the right ends of the bridges."""
        return (side != self.viewer) != self.at_right

    @cached_property
    def _room(self) -> TopRoom:
        seen = self.viewer, self.at_right, self.field
        lane_top = self.lane_middle(0) - TOKEN_WIDTH * self.zoom * CARD_SHAPE / 2
        sizes = self.console, self.width, self.zoom, lane_top, self.growth
        return TopRoom(*sizes, self.places, self.reach, *seen)

    @cached_property
    def ring(self) -> RingTop:
        """The top of the table of a ring."""
        return RingTop(self._room)

    @cached_property
    def top(self) -> Top:
        """The top of this table."""
        return self.ring if self.field.is_ring else DuelTop(self._room)

    @cached_property
    def map(self) -> MapLayout:
        """The places in the map of a ring."""
        return MapLayout(self.ring.map_box, self.ring.map_zoom, self.viewer, self.field)

    @property
    def plain(self) -> bool:
        """Whether the panels leave their ornaments away, as their words need the room."""
        return self.growth > LARGE_WORDS

    @cached_property
    def zoom(self) -> float:
        """How much larger than usual cards are: the board fills the window at every scale."""
        return max(1.0, min(self.width / BOARD[0], self.height / BOARD[1]))

    @cached_property
    def token_width(self) -> float:
        """How wide a creature is in a lane that is not crowded."""
        usual = TOKEN_WIDTH * self.zoom
        if not self.large:
            return usual
        top, low = self.lane_middle(0), self.lane_middle(1)
        ceiling, floor = self.other_tray.y + self.other_tray.height, self.button(0, 1).y
        half = min(top - ceiling - _NEAR, floor - _NEAR - low, (low - top) / 2.1)
        return min(max(usual, 2 * half / CARD_SHAPE), usual * _LARGE_TOKEN)

    @cached_property
    def hand_width(self) -> float:
        """How wide a card of the own row is at most."""
        room = self.console.width - 2 * (BUTTONS + EDGE + TRAY_AWAY + TRAY_RIM)
        # Cards that are higher than usual must end beside the buttons, not below them.
        most = (room + _GAP) / self.places - _GAP
        if self._very_wide and self.places > PLACES:
            return max(_LEAST_HAND, min(_LOW_HAND * self.zoom, most))
        return max(HAND_WIDTH, min(HAND_WIDTH * self.zoom, most))

    @cached_property
    def _widest_tray(self) -> float:
        return self.places * (self.hand_width + _GAP) - _GAP + 2 * TRAY_RIM

    @cached_property
    def console(self) -> Box:
        """The strip of the window in which panels and hands lie."""
        width = min(self.width, WIDEST_CONSOLE * self.zoom)
        return Box((self.width - width) / 2, 0.0, width, self.height)

    @cached_property
    def cover(self) -> float:
        """How much the board's picture is enlarged, to cover a window of a usual shape."""
        usual, wanted = self._usual_cover, self._usual_cover * _LARGE_COVER
        return wanted if self.large and wanted <= MOST_COVER * self.zoom else usual

    @cached_property
    def _usual_cover(self) -> float:
        cover = max(self.width / BOARD[0], self.height / BOARD[1])
        return min(cover, MOST_COVER * self.zoom)

    @cached_property
    def covers(self) -> bool:
        """Whether the board's picture leaves nothing of the window bare."""
        board = self.board
        return board.width >= self.width - 0.5 and board.height >= self.height - 0.5

    @cached_property
    def board(self) -> Box:
        """Where the whole picture of the board lies; it may reach beyond the window."""
        width, height = BOARD[0] * self.cover, BOARD[1] * self.cover
        y = (self.height - height) / 2 - self._lift
        return Box((self.width - width) / 2, y, width, height)

    @cached_property
    def _lift(self) -> float:
        """How much higher a cropped board lies, so that the lower lane stays off the buttons."""
        cropped = max(0.0, (BOARD[1] * self.cover - self.height) / 2)
        # Large cards need the room below, so the panel is cut off there.
        more = BOARD[1] * (self.cover - self._usual_cover) / 2
        return min(cropped, 10 * (self._usual_cover - self.zoom) + more)

    def lane_at(self, pos: Point) -> int | None:
        """Return the lane a creature dropped here would go to: the nearer one, above the hand."""
        if not _OTHER_ROW <= pos[1] <= self.tray.y - _ABOVE_TRAY:
            return None
        return min((0, 1), key=lambda lane: abs(self.lane_middle(lane) - pos[1]))

    def lane_middle(self, lane: int) -> float:
        """Return the height of a lane's middle line."""
        away = (LANE_MIDDLES[lane] - BOARD[1] / 2) * self.cover
        return self.height / 2 + away - self._lift

    @cached_property
    def bridge_half(self) -> float:
        """Half of a bridge's length with its posts."""
        return BRIDGE_HALF * self.cover

    def lane(self, side: int, lane: int) -> Box:
        """Return the strip in which a row stands, on the land or in the map."""
        if not self.is_in_sight(side, lane):
            return self.map.row(side, lane)
        return self.strip(self.bridge_of(side, lane), right=self.on_right(side))

    def strip(self, bridge: int, *, right: bool) -> Box:
        """Return the strip of land at one end of a bridge; 0 is the upper bridge."""
        height = self.token_width * CARD_SHAPE + 16
        width = self.width / 2 - self.bridge_half
        x = self.width - width if right else 0.0
        return Box(x, self.lane_middle(bridge) - height / 2, width, height)

    def ahead(self, side: int, lane: int) -> int:
        """Return the way to the front of a row: 1 to the right, -1 to the left."""
        if not self.is_in_sight(side, lane):
            return 1 if self.map.leads_right(side) else -1
        return -1 if self.on_right(side) else 1

    def is_in_sight(self, side: int, lane: int) -> bool:
        """Whether a row stands on the land."""
        return (side, lane) in self.rows_in_sight

    @cached_property
    def rows_in_sight(self) -> tuple[tuple[int, int], ...]:
        """The rows that stand on the land, each by its side and lane: left, then right."""
        mine, theirs = ((self.viewer, 0), (self.viewer, 1)), self.field.across[self.viewer]
        return (*theirs, *mine) if self.at_right else (*mine, *theirs)

    def bridge_of(self, side: int, lane: int) -> int:
        """Return at which bridge of the viewer a row stands: 0 is the upper one."""
        across = self.field.across[self.viewer]
        return lane if side == self.viewer else across.index((side, lane))

    @cached_property
    def bridges(self) -> Box:
        """The land between the fronts, over which is fought."""
        top, low = self.strip(0, right=False), self.strip(1, right=False)
        half = self.bridge_half
        return Box(self.width / 2 - half, top.y, 2 * half, low.y + low.height - top.y)

    def token(self, side: int, lane: int, position: int, count: int) -> Spot:
        """Return a creature's place, on the land or, small, in the map of a ring.

        A crowded lane makes all its tokens narrower, and hides none.
        """
        if not self.is_in_sight(side, lane):
            return self.map.token(side, lane, position, count)
        bridge = self.bridge_of(side, lane)
        return self.standing(bridge, position, count, right=self.on_right(side))

    def standing(self, bridge: int, position: int, count: int, *, right: bool) -> Spot:
        """Return the place of a creature at one end of a bridge; 0 is the upper bridge."""
        gap = 8.0 if count <= 6 else 4.0
        room = self.width / 2 - self.bridge_half - 20
        width = min(self.token_width, (room - gap * (count - 1)) / max(count, 1))
        least = TOKEN_WIDTH * self.zoom * CARD_SHAPE
        height = max(least, min(self.token_width, width) * CARD_SHAPE)
        away = self.bridge_half + 10 + width / 2 + position * (width + gap)
        x = self.width / 2 + (away if right else -away)
        return Spot(x, self.lane_middle(bridge), width, height)

    def row(self, side: int, index: int, count: int) -> Spot:
        """Return a card's place in the row of a side, the stronghold counted, from the left."""
        own = side == self.viewer
        return self.hand(index, count) if own else self.top.row(side, index, count)

    def panel(self, side: int) -> Box:
        """Return the panel of a side."""
        return self.own_panel if side == self.viewer else self.top.panel(side)

    def hand(self, index: int, count: int) -> Spot:
        """Return a card's place in the own row, the stronghold counted, from the left.

        The places stay where they are, however many of them are taken.
        """
        places = max(count, self.places)
        room = self._tray_width - 2 * TRAY_RIM
        width = min(self.hand_width, (room - _GAP * (places - 1)) / places)
        first = self._first_width(width, room, count)
        if first <= width:
            pitch = (room - width) / (places - 1)
            x = width / 2 + index * pitch
        elif index < (self.reach + 1):
            width, x = first, first / 2 + index * (first + _GAP)
        else:
            begin = (self.reach + 1) * (first + _GAP)
            width = min(width, (room - begin + _GAP) / max(1, count - self.reach - 1) - _GAP)
            x = begin + width / 2 + (index - (self.reach + 1)) * (width + _GAP)
        height = width * CARD_SHAPE
        above = max(0.0, self.hand_width * CARD_SHAPE - height) / 5
        y = self.height - RULER_FOOT - above - height / 2
        return Spot(self.tray.x + TRAY_RIM + x, y, width, height)

    def _first_width(self, usual: float, room: float, count: int) -> float:
        """Return how wide the first of ``count`` cards are, where large cards are wished.

        These alone can be played. They are as wide as they can be beside the small buttons,
        below which the others stay, and as leaves those wide enough.
        """
        if not self.large:
            return usual
        first = self.button(0, 2)
        side = min(first.height, _HELPER)
        end = first.x - self.helpers * (side + 6.0)
        left = room + _GAP - max(0, count - self.reach - 1) * (_LEAST_HAND + _GAP)
        most = min(end - self.tray.x - TRAY_RIM, left) / (self.reach + 1) - _GAP
        return max(usual, min(most, usual * _LARGE_HAND))

    @cached_property
    def _tray_width(self) -> float:
        room = self.console.width - 2 * (EDGE + self._side_panel + TRAY_AWAY)
        return min(self._widest_tray, room)

    @cached_property
    def tray(self) -> Box:
        """The wooden tray under the own row, beside the own panel; many cards stand closer."""
        width, panel = self._tray_width, self.own_panel
        left, right = panel.x - TRAY_AWAY - width, panel.x + panel.width + TRAY_AWAY
        high = _TRAY_HIGH * self.hand_width / HAND_WIDTH + RULER_FOOT
        return Box(left if self.at_right else right, self.height - high, width, high + 22)

    @cached_property
    def other_tray(self) -> Box:
        """The tray under the opponent's row, or all panels of a ring: the land is free of it."""
        return self.top.other_tray

    def ruler(self, side: int) -> Box:
        """Return the strip below the row of a side in which the ruler of its stronghold lies."""
        if side == self.viewer:
            return Box(0, self.height - RULER_FOOT + 2, self.width, 15)
        return self.top.ruler(side)

    @cached_property
    def horde_stronghold(self) -> Spot:
        """The Horde's stronghold, between its deck and its discard pile."""
        return self.top.pile(0)

    @cached_property
    def horde_deck(self) -> Spot:
        """The Horde's deck, face down."""
        return self.top.pile(-104)

    @cached_property
    def horde_discard(self) -> Spot:
        """The Horde's discard pile, face up."""
        return self.top.pile(104)

    @cached_property
    def horde_tray(self) -> Box:
        """The tray under the Horde's piles."""
        return self.top.horde_tray

    @cached_property
    def stack(self) -> Spot:
        """Where a card is held up for all to see: an incantation, a card of the Horde."""
        middle = (self.lane_middle(0) + self.lane_middle(1)) / 2
        width = 132 * self.zoom
        return Spot(self.width / 2, middle, width, width * CARD_SHAPE)

    @cached_property
    def banner(self) -> Box:
        """The plaque with turn and phase."""
        return self.top.banner

    @cached_property
    def menu(self) -> Box:
        """The button that opens the pause, at the beginning of the banner."""
        return Box(self.banner.x + 11, self.banner.y + 9, 42, 36)

    @cached_property
    def other_panel(self) -> Box:
        """The opponent's panel; in a ring, the one farthest to the right."""
        return self.top.other_panel

    @property
    def relief(self) -> Box:
        """The button that passes a card to the partner, between the panels and the bridges."""
        eye = self.eye
        return Box((self.width - eye.width) / 2, eye.y, eye.width, eye.height)

    @property
    def team_sign(self) -> Point:
        """The middle of the badge of the own team."""
        x, y = self.spoils_sign(self.viewer)
        # Beside large words the badge has the room of no number.
        return (self.own_panel.x + self.own_panel.width - 20 if self.plain else x), y

    def spoils_sign(self, side: int) -> Point:
        """Return the middle of the sign of the spoils in the panel of a seat."""
        box = self.panel(side)
        if side == self.viewer:
            up, aside = (30, 54) if self.plain else (50, 46)
            return box.x + box.width - aside, box.y + box.height - up
        x, y = self.ring.spoils
        return box.x + x, box.y + y

    @cached_property
    def eye(self) -> Box:
        """The button below the banner of the turn that looks at the next one."""
        banner = self.banner
        more = min(1.0, self.growth - 1.0)
        size = _EYE[0] + _EYE_MORE[0] * more, _EYE[1] + _EYE_MORE[1] * more
        left = banner.x + 8
        if self.at_right:
            left = banner.x + banner.width - 8 - size[0]
        return Box(left, banner.y + banner.height + 4, *size)

    @cached_property
    def own_panel(self) -> Box:
        """The panel of the player whose hand is shown, at the foot of that player's land."""
        return self._at_foot(right=self.at_right)

    @cached_property
    def log(self) -> Box:
        """The panel of the last events, at the other end of the own row."""
        return self._at_foot(right=not self.at_right)

    def _at_foot(self, *, right: bool) -> Box:
        width, height = self._side_panel, 116.0 if self.is_wide else 148.0
        return Box(self._room.aside(width, right=right), self.height - EDGE - height, width, height)

    @cached_property
    def _side_panel(self) -> float:
        """How wide the panels beside the own row are: as the buttons, where there is room."""
        beside = (self.console.width - self._widest_tray) / 2 - EDGE - TRAY_AWAY
        return min(BUTTONS, max(SIDE_PANEL, beside))

    @property
    def _very_wide(self) -> bool:
        """Whether creatures stand as low as the buttons above a row are."""
        return self.width > 2 * self.height

    @cached_property
    def is_wide(self) -> bool:
        """Whether the row ends beside the buttons; else they stand above it, and are lower."""
        return self._side_panel == BUTTONS

    def button(self, index: int, count: int) -> Box:
        """Return a button's place at the right, below the lanes and above what is at the foot."""
        gap = 6.0
        shares = (1.0,) if count == 1 else (0.51, 0.49)
        # In a very wide window creatures stand there, too.
        small = self.is_wide or (count == 1 and self._very_wide)
        whole = BUTTONS if small else TWO_BUTTONS
        room = whole - gap * (count - 1)
        left = self._room.aside(whole, right=True)
        x = left + sum(shares[:index]) * room + index * gap
        height = 55.0 if self.is_wide else 43.0
        return Box(x, self.log.y - gap - height, shares[index] * room, height)

    def helper(self, index: int) -> Box:
        """Return a small button's place beside two large ones, from there to the left."""
        first, gap = self.button(0, 2), 6.0
        side = min(first.height, _HELPER)
        pitch = side + gap
        foot = self._at_foot(right=False)
        beyond = foot.x + foot.width + gap
        if self.is_wide and self.at_right and beyond + self.helpers * pitch <= self.tray.x:
            # The row ends at the large ones, and leaves room at its other end.
            return Box(beyond + (self.helpers - 1 - index) * pitch, first.y, side, side)
        hand = self.hand(0, 1)
        hand_top = hand.y - hand.height / 2
        over_tray = first.x - self.helpers * pitch < self.tray.x + self.tray.width and self.zoom > 1
        # Cards that are higher than usual reach up to where the buttons are.
        y = min(first.y, hand_top - side - gap) if over_tray else first.y
        return Box(first.x - (index + 1) * pitch, y, side, side)

    def press(self, index: int) -> Box:
        """Return the place of the button of a press, beyond all other small ones."""
        return self.helper(HELPERS + index)

    @cached_property
    def undo(self) -> Box:
        """The button that takes a play back, at the end of the small buttons."""
        return self.helper(3)

    @cached_property
    def redo(self) -> Box:
        """The button that does it again."""
        return self.helper(2)

    @cached_property
    def message(self) -> Box:
        """Where prompts and refusals are told: between the bridges."""
        middle = (self.lane_middle(0) + self.lane_middle(1)) / 2
        return Box(self.width / 2 - 250, middle - 23, 500, 46)
