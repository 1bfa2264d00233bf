"""A table that is told what happened, and what must be true of it when it has come to rest."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pygame
import pytest

from game.board import Animator, Layout, Piece, Table, animate_events
from game.kit import INSTANT, Assets, Canvas, Viewport
from game.rules import Card, Event, Incantation, State
from game.rules.events import FortDestroyed
from tests.rules.pictures import told

LAYOUT = Layout(1280, 720, large=False, growth=1.0)


def canvas_of(width: int = 1280, height: int = 720) -> Canvas:
    """Return a canvas over a window of this size."""
    pygame.display.init()
    pygame.font.init()
    size = (width, height)
    return Canvas(pygame.display.set_mode(size), Viewport.of(size), Assets())


class Showing:
    """A table of ``state`` and the animator that has begun to tell it the moves.

    ``after`` is the state behind the moves, ``heard`` all that was told.
    """

    def __init__(
        self, state: State, *moves: str, speed: float = 1.0, reduced: bool = False
    ) -> None:
        persons = [number for number, side in enumerate(state.sides) if side.horde is None]
        viewer = state.active if state.active in persons and not state.solo else persons[0]
        self.table = Table(state, viewer)
        ring = state.field.is_ring
        self.layout = self.table.laid_out(LAYOUT.width, LAYOUT.height) if ring else LAYOUT
        self.table.arrange(self.layout)
        self.heard: list[Event] = []
        self.animator = Animator(self.table, self.layout, self.heard.append, animate_events)
        self.animator.speed = speed
        # A Fort that has fallen lies where it fell.
        self.fallen_fort: Piece | None = None
        self.animator.reduced = reduced
        self.after, happened = told(state, *moves)
        self.play(happened)

    def play(self, events: list[Event]) -> None:
        self.animator.play(events)
        for event in events:
            if isinstance(event, FortDestroyed):
                self.fallen_fort = self.table.sides[event.side].stronghold

    def frames(self, seconds: float = 1 / 60) -> Iterator[Animator]:
        """Show all of it, frame by frame."""
        while self.animator.advance(seconds):
            yield self.animator

    def rest(self) -> None:
        """Show all that is left, and check what lies there then."""
        for _ in self.frames():
            pass
        check_rest(self, self.after)


Way = Callable[[Showing, Random], None]


def skipped(showing: Showing, rng: Random) -> None:
    """See the end at once."""
    showing.animator.skip()


def in_frames(showing: Showing, rng: Random) -> None:
    """See all of it, in frames of any length, and let what runs beside come to its end."""
    longest = rng.choice((0.02, 0.1, 0.7))
    for _ in range(100_000):
        if not showing.animator.advance(rng.uniform(0, longest)):
            return
        check_pieces(showing.table)
    pytest.fail("the animation does not end")


def cut_short(showing: Showing, rng: Random) -> None:
    """See some frames, then the end at once."""
    for _ in range(rng.randrange(1, 40)):
        showing.animator.advance(rng.uniform(0, 0.1))
        check_pieces(showing.table)
    showing.animator.skip()


def at_once(showing: Showing, rng: Random) -> None:
    """See nothing of it: the speed is "instant"."""
    assert showing.animator.speed == INSTANT
    assert not showing.animator.busy


WAYS: tuple[Way, ...] = (skipped, in_frames, cut_short)


def check_pieces(table: Table) -> None:
    """No piece is in two places of the table."""
    pieces = table.pieces()
    assert len({id(piece) for piece in pieces}) == len(pieces)


def cards_in_sight(state: State) -> Counter[Card]:
    """Return every card that is a piece: all but those in the Horde's piles."""
    found: Counter[Card] = Counter(state.pending)
    for number, side in enumerate(state.sides):
        found.update(side.hand)
        found.update(unit.card for row in side.lanes for unit in row)
        # The wings of a ring share the card that is revealed.
        once = number not in state.field.wings[1:]
        if once and side.horde is not None and isinstance(side.horde.revealed, Incantation):
            found[side.horde.revealed] += 1
    return found


def check_rest(showing: Showing, state: State) -> None:
    """The table equals the state, and every piece lies where it belongs, as it belongs."""
    table = showing.table
    assert table.differences(state) is None
    check_pieces(table)
    assert Counter(p.card for p in table.pieces() if p.card is not None) == cards_in_sight(state)
    assert Counter(piece.card for piece in table.fallen) == Counter(state.pending)
    for piece, (spot, turned) in table.targets(showing.layout).items():
        if piece is showing.fallen_fort:
            continue
        if piece is not table.casting:
            assert piece.spot == pytest.approx(spot), piece.card
            assert (piece.turned, piece.depth) == (turned, 0)
        assert piece.goal == spot or piece is table.casting
        assert (piece.angle, piece.alpha) == (0, 255)
