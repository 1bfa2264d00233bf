"""The walk of arrows and Tab over a table: its cards, its panels, its marks, and its buttons."""

from collections.abc import Sequence

import pygame

from game.kit import (
    DIRECTIONS,
    Canvas,
    Command,
    Intent,
    PointerMoved,
    PointerPressed,
    Times,
    draw_focus_ring,
    draw_tooltip,
    give_feedback,
    nearest,
)

from .table_part import Offered, TablePart, TableTools
from .table_places import TablePlace, TablePlaces
from .table_sight import MatchReading

_TAB = {"forward": 1, "backward": -1}
#: The keys that go round all places; a pad pushes its right stick up and down.
_ROUND = _TAB | {"scroll_down": 1, "scroll_up": -1}


class TableWalk(TablePart):
    """Lets the keyboard and the pad come to every place at which the pointer is told something.

    ``here`` is where they are: it has the words that are shown, or spoken. Arrows go from card to
    card first, so that a card is played as quickly as ever; beyond the cards they lead to what lies
    there. A card that is looked at is the ``selection``'s. While another part has Tab
    (``without_tab``), a pad's right stick alone goes round.
    """

    def __init__(
        self, tools: TableTools, places: TablePlaces, reading: MatchReading, without_tab: Offered
    ) -> None:
        super().__init__(tools)
        self._places, self._reading, self._without_tab = places, reading, without_tab
        self._selection = tools.selection
        #: A place that is no card; and whether something has happened since it was found.
        self._aside: TablePlace | None = None
        self._stale = False
        self._rest = 0.0

    @property
    def here(self) -> TablePlace | None:
        """The place that keyboard or pad have come to, or None."""
        piece = self._selection.focused
        if self._aside is not None or piece is None:
            return self._aside
        return self._places.of(piece)

    @property
    def rule(self) -> str:
        """The number of the rule of the place that was come to, "" for none."""
        return "" if self._aside is None else self._aside.rule

    def leave(self) -> None:
        """Be nowhere any more."""
        if self._aside is not None:
            self._aside = None
            self._tools.changed()

    # Input

    def intercept(self, intent: Intent) -> bool:
        """Leave the place when the pointer takes over; anything else may change it."""
        self._stale = True
        if isinstance(intent, PointerMoved | PointerPressed):
            self.leave()
        return False

    def command(self, name: str) -> bool:
        """Go where a key leads, or do what is done at the place."""
        if name in _TAB and self._without_tab():
            self.leave()
            return False
        if name in _ROUND:
            return self._go(self._along(_ROUND[name]))
        if self._selection.held is not None:
            self.leave()
            return False
        if name in DIRECTIONS:
            self._go(self._towards(name))
            return True
        if self._aside is None:
            return False
        if name == "accept":
            # A player who reads a place does not mean the button of the turn.
            if self._aside.act is not None:
                self._aside.act()
            return True
        if name == "back" or name.isdigit():
            self.leave()
        return name == "back"

    def _go(self, place: TablePlace | None) -> bool:
        if place is None:
            return self.here is not None
        give_feedback("move")
        self._selection.hovered = None
        is_card = place.name is place.piece
        # While a card is held, what is focused is its target.
        if is_card or self._selection.held is None:
            self._selection.focused = place.piece if is_card else None
        self._aside = None if is_card else place
        self._rest = 0.0
        self._reading.follow(place.rect.center)
        self._tools.changed()
        return True

    def _along(self, step: int) -> TablePlace | None:
        places, at = self._places.all(), self.here
        if self._selection.held is not None:
            places = [place for place in places if place.name is not place.piece]
        index = next((i for i, each in enumerate(places) if at and each.name == at.name), None)
        if index is None:
            return self._first(places) if step > 0 else places[-1] if places else None
        return places[(index + step) % len(places)]

    def _first(self, places: Sequence[TablePlace]) -> TablePlace | None:
        first = next(iter(self._places.cards), None)
        return next((each for each in places if each.name is first), next(iter(places), None))

    def _towards(self, name: str) -> TablePlace | None:
        places, here = [place for place in self._places.all() if place.main], self.here
        if here is None:
            return self._first(places)
        cards = self._places.cards
        others = [place for place in places if place.name != here.name]
        near = [place for place in others if place.piece in cards]
        if here.piece not in cards or here.name is not here.piece:
            return _nearest(here, others, name)
        own = self._view.table.sides[self._view.table.viewer]
        if name == "down" and here.piece in own.hand:
            # Between two cards the stronghold is passed over, so it is reached from all of them.
            return next((place for place in places if place.name is own.stronghold), None)
        if name in ("up", "down"):
            return _nearest(here, near, name) or _nearest(here, others, name)
        beside, row = _in_row(here, near), _in_row(here, others)
        ways = (beside, row, near, others)
        return next(filter(None, (_nearest(here, way, name) for way in ways)), None)

    # Time

    def update(self, dt: float) -> bool:
        """Find the place again once something has happened; True until its words are shown."""
        if self._aside is None:
            return False
        if self._stale and not self._view.busy:
            self._stale = False
            name = self._aside.name
            self._aside = next((each for each in self._places.all() if each.name == name), None)
            self._tools.changed()
        waits = self._rest < Times.tooltip + Times.tooltip_fade
        self._rest += dt
        return waits

    def close(self) -> None:
        """Be nowhere: the table is left, or written again."""
        self._aside = None

    # Picture

    def draw_over(self, canvas: Canvas) -> None:
        """Draw the ring around the place, and after a moment its words."""
        place = self._aside
        if place is None or self._view.busy:
            return
        draw_focus_ring(canvas, place.rect)
        shown = min(1.0, (self._rest - Times.tooltip) / Times.tooltip_fade)
        if shown > 0 and place.words:
            draw_tooltip(canvas, place.words, place.rect, shown=shown)


def _nearest(here: TablePlace, places: Sequence[TablePlace], name: str) -> TablePlace | None:
    found = nearest(here.rect, [place.rect for place in places], name)
    return None if found is None else places[found]


def _in_row(here: TablePlace, places: Sequence[TablePlace]) -> list[TablePlace]:
    def beside(rect: pygame.FRect) -> bool:
        return abs(rect.centery - here.rect.centery) < (rect.height + here.rect.height) / 2

    return [place for place in places if beside(place.rect)]


class TableHand(TablePart):
    """Has the hand answer keys and presses in the present position of the match."""

    def watch(self) -> None:
        """Let the hand work on the position, while the player may play."""
        forecast = self._flow.forecast if self._flow.free else None
        table = self._view.table
        self._tools.hands.watch(forecast, table, self._view.layout)
        own = table.sides[table.viewer]
        self._tools.guard.watch((*own.hand, own.place), moving=self._view.busy)

    def command(self, name: str) -> bool:
        """Let the hand answer a key."""
        return self._tools.hands.handle(Command(name))

    def press(self, press: PointerPressed) -> bool:
        """Let the hand answer a press on a card or on the table."""
        return self._tools.hands.handle(press)
