"""The parts of a screen with a table: everything around the cards, and what such parts share."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple, Protocol, runtime_checkable

from pygame.typing import RectLike

from game.board import Foretold, HandController, Layout, Marks, Piece, Play, Selection
from game.kit import Canvas, Intent, Place, Point, PointerPressed, Times, Viewport, WidgetGroup
from game.play import Done, Match
from game.rules import Event

from ..services import Services
from .dialogs.match_dialogs import MatchDialogs
from .match_view import MatchView
from .press_guard import PressGuard, PressOpener
from .turn_flow import TurnFlow

#: Returns whether a part is offered to the player now.
Offered = Callable[[], bool]
#: Returns what is looked at as if it were done already, for the forecast.
Intended = Callable[[], tuple[Foretold, ...]]


@dataclass(frozen=True)
class TableTools:
    """The things of a table with which its parts are made.

    ``play`` plays a card, ``changed`` asks for the picture to be drawn again, and ``covered``
    returns the places in which no forecast can be shown.
    """

    services: Services
    flow: TurnFlow
    view: MatchView
    dialogs: MatchDialogs
    hands: HandController
    guard: PressGuard
    opener: PressOpener
    widgets: WidgetGroup
    play: Callable[[Play], None]
    changed: Callable[[], None]
    covered: Callable[[], tuple[RectLike, ...]]

    @property
    def selection(self) -> Selection:
        """The cards that the player holds and looks at."""
        return self.hands.selection


class TablePart:
    """Takes part in whatever a ``TableScreen`` does; a part overrides only what it needs.

    The screen asks its parts in the order of its list, in every frame and for every intent.
    """

    def __init__(self, tools: TableTools) -> None:
        self._tools = tools
        self._services, self._flow, self._view = tools.services, tools.flow, tools.view

    def _further(self, share: float, dt: float, seconds: float = Times.appear) -> float:
        """Return how far a motion from 0 to 1 is ``dt`` on; at its end if motion is reduced."""
        if self._services.settings.reduced_motion:
            return 1.0
        return min(1.0, share + dt / seconds)

    # Input

    def intercept(self, _intent: Intent) -> bool:
        """Answer an intent before the table does; True when the table is not to hear it."""
        return False

    def command(self, _name: str) -> bool:
        """Answer a key; True when no other part is to hear it."""
        return False

    def pointed(self, _intent: Intent) -> bool:
        """Answer the pointer over the buttons; True when it meant something that covers them."""
        return False

    def press(self, _press: PointerPressed) -> bool:
        """Answer a press that met no button; True when no other part is to hear it."""
        return False

    def opens(self, _pos: Point) -> Callable[[], object] | None:
        """Return what a press and release at a place opens, as accept does there by keys."""
        return None

    def withhold(self, intent: Intent) -> Intent:
        """Return the motion or release that the hand is to hear in place of ``intent``."""
        return intent

    def skip(self) -> None:
        """React to the player skipping the rest of the motion."""

    # Time

    def rest(self) -> bool:
        """Look at the match while nothing moves; True when it must not go on by itself."""
        return False

    def update(self, _dt: float) -> bool:
        """Move on by some seconds; True while something moves."""
        return False

    def close(self) -> None:
        """Stop waiting for anything: the table is left, or written again."""

    # Words and places

    @property
    def covered(self) -> tuple[RectLike, ...]:
        """The places in which no forecast can be shown, because the part lies there."""
        return ()

    @property
    def kept_clear(self) -> tuple[RectLike, ...]:
        """The places that a card which is read must not hide."""
        return ()

    @property
    def takes_tab(self) -> bool:
        """Whether Tab goes round its own buttons, and not over the table."""
        return False

    @property
    def is_tip(self) -> bool:
        """Whether it shows a tip, beside which neither prompts nor the land's hints show."""
        return False

    @property
    def darkens(self) -> bool:
        """Whether the board is darkened, so that no hint on it is shown."""
        return False

    @property
    def fills_middle(self) -> bool:
        """Whether messages give way to the part, which lies where they usually are."""
        return False

    @property
    def keys_for(self) -> Place:
        """What shared keys and pad buttons are meant for, as far as this part is concerned."""
        return "match"

    @property
    def spoken(self) -> str:
        """The words that the part shows now, for the voice; "" for none."""
        return ""

    def standing(self, words: str) -> str:
        """Return the prompt while there is no message; ``words`` is that of the parts before."""
        return words

    def note(self, _piece: Piece | None) -> str:
        """Return the note beside a card that is read, or ""."""
        return ""

    # Picture

    def place(self, _view: Viewport, _layout: Layout) -> None:
        """Lay the part out in the window."""

    def mark(self, _marks: Marks) -> None:
        """Add the part's marks on the table."""

    def draw(self, _canvas: Canvas) -> None:
        """Draw the part, below the buttons."""

    def draw_over(self, _canvas: Canvas) -> None:
        """Draw anything that lies over the buttons."""


@runtime_checkable
class BringsParts(Protocol):
    """Ways out of a match that bring parts of the table along."""

    def parts(self, tools: TableTools) -> list[TablePart]:
        """Return these parts."""


def parts_of(ways: object, tools: TableTools) -> list[TablePart]:
    """Return the parts that the ways out of a match bring along, none as a rule."""
    return ways.parts(tools) if isinstance(ways, BringsParts) else []


def always() -> bool:
    """Return True: the part is offered whenever the match allows it."""
    return True


def keys_meant_for(parts: Iterable[TablePart]) -> Place:
    """Return what shared keys and pad buttons mean now: pages before relief, else the match."""
    wanted = {part.keys_for for part in parts}
    places: tuple[Place, ...] = ("setup", "relief")
    return next((place for place in places if place in wanted), "match")


class News(NamedTuple):
    """How many actions were ``taken_back``, and those ``done`` since."""

    taken_back: int
    done: list[Done]

    @property
    def events(self) -> list[Event]:
        """The events of all actions done."""
        return [event for done in self.done for event in done.events]


class MatchNews:
    """Remembers how far a reader has followed a match: up to now if ``told``, else not at all."""

    def __init__(self, match: Match, *, told: bool = True) -> None:
        self._match = match
        self._changes = match.changes if told else -1
        self._told = match.history[:] if told else []

    @property
    def any(self) -> bool:
        """Whether something was done or taken back since the last reading."""
        return self._match.changes != self._changes

    def read(self) -> News:
        """Return the news since the last reading."""
        history, told = self._match.history, self._told
        same = 0
        while same < min(len(told), len(history)) and told[same] is history[same]:
            same += 1
        self._changes, self._told = self._match.changes, history[:]
        return News(len(told) - same, history[same:])
