"""A recorded match watched: the board, the log beside it, and the time line below."""

from collections.abc import Callable
from functools import partial
from typing import ClassVar

from game.kit import Assets, Canvas, Column, Command, Intent, Item, Row, Space, Viewport, grown
from game.play import Match, Playback, Record
from game.rules import NOBODY, RIGHT, to_act

from ..common import EVENING, Screen, draw_landscape
from ..services import Services
from .points_sheet import ShareDialog
from .replay_board import Playhead, ReplayBoard
from .replay_log import LoggedMoments
from .replay_parts import Aside, BoardPart, Course, ReplayPart
from .transport import Transport

#: These keys go through the match whatever widget has the keyboard.
_ANYWHERE = ("page_up", "page_down", "home", "end", "faster", "slower", "pause", "next")


#: Around the parts, between the log and the others, and between what is below the board.
_MARGIN, _BETWEEN, _GAP = 12.0, 12.0, 8.0
#: How wide the log is, how much of what its words grow it does, and the choice of the hands below.
_LOG_WIDE, _WIDER, _HANDS = 268.0, 0.65, 46.0


class ReplayScene(Screen):
    """Plays a record forward and back; ``problem`` says why it goes no further, if it does not.

    In one that was ``shared`` nobody is "you": it may be somebody else's match.
    """

    depth = 6
    # The board is the same in every language, and time goes one way.
    flips = False
    keys: ClassVar[dict[str, str]] = {
        "page_up": "replay.keys.page_up",
        "page_down": "replay.keys.page_down",
        "pause": "replay.keys.pause",
        "faster": "replay.keys.faster",
        "slower": "replay.keys.slower",
    }

    def __init__(
        self,
        services: Services,
        record: Record,
        playback: Playback,
        problem: str = "",
        *,
        shared: bool = False,
    ) -> None:
        super().__init__(services)
        self.record, self.playback = record, playback
        self.problem, self.shared = problem, shared
        #: The source of the game's pictures, once the scene was drawn.
        self.assets: Assets | None = None
        self._make()

    def _make(self) -> None:
        services, playback, say = self.services, self.playback, self.translate
        self.title = say("replay.title")
        self.parts: tuple[ReplayPart, ...] = ()
        self.board = ReplayBoard(services, playback, shared=self.shared)
        self.playhead = Playhead(playback, self.board, self._refresh)
        logged = LoggedMoments(services.content.strings, self.board.names, playback.moments)
        self.transport = Transport(say, self.playhead)
        self.course = Course(services, self.playhead, logged, self.problem, self.transport.command)
        self.aside = Aside(say, self.playhead, logged)
        self.board_part = BoardPart(self.playhead)
        self.parts = (self.board_part, self.course, self.transport, self.aside)
        self.widgets.clear()
        for part in self.parts:
            self.widgets.extend(part.widgets)
        self.play_on = self.add_button(
            "replay.play_on",
            self.ask_to_play_on,
            "sword",
            kind="primary",
            hint="replay.play_on_hint",
        )
        self.share = self.add_button("replay.share", self.show_share, "copy", kind="quiet")
        self.leave_button = self.add_button("replay.back", self.go_back, "back")
        self.aside.ways = (self.play_on, self.share, self.leave_button)
        self.widgets.focus(self.course.line)
        self._refresh()

    def retext(self) -> None:
        """Write everything anew, where the replay is."""
        number, speed, view = self.playhead.number, self.playhead.speed, self.transport.view.index
        self._make()
        self.playhead.set_speed(speed)
        self.transport.see_as(view)
        self.playhead.go_to(number)

    # The player's input

    def handle(self, intent: Intent) -> None:
        """Let the keys that go through the match do so, whatever has the keyboard."""
        if isinstance(intent, Command):
            if self.widgets.focused is None:
                self.widgets.focus(self.course.line)
            if intent.name in _ANYWHERE and any(part.command(intent.name) for part in self.parts):
                return
        super().handle(intent)

    def ask_to_play_on(self) -> None:
        """Ask against whom the match is to be played on from here."""
        self.playhead.pause()
        moment = self.playback.moments[self.playhead.number]
        if to_act(moment.position) != NOBODY:
            seats = self.playback.header.seats
            self.stack.push(self.services.routes.replays.play_on(moment.position, seats))

    def show_share(self) -> None:
        """Show how the match can be passed on."""
        self.playhead.pause()
        self.stack.push(ShareDialog(self.services, self))

    @property
    def seen_by(self) -> int | None:
        """The side that the match is seen as, or None where all hands lie open."""
        return self.transport.seen_by

    # Time and picture

    def _refresh(self) -> None:
        for part in self.parts:
            part.refresh()
        self.invalidate()

    def update(self, dt: float) -> bool:
        """Let the replay go on, and the widgets."""
        before = self.board.busy, self.board.told
        moving = super().update(dt)
        for part in self.parts:
            moving |= part.update(dt)
        if before != (self.board.busy, self.board.told):
            self._refresh()
        self.music = self.board.audio.music
        return moving

    def resize(self, view: Viewport) -> None:
        """Lay the log at the right, and the time line and its buttons below the board."""
        log = _LOG_WIDE + _WIDER * (grown(_LOG_WIDE) - _LOG_WIDE)
        board, course, transport, aside = [part.block() for part in self.parts]
        left = Column(board, Space(4.0), course, Space(_GAP), transport, gap=0.0)
        hands = [Item(self.transport.view, grown(_HANDS))] if self.transport.is_beside else []
        self.body = Row(
            *(left, Column(aside, *hands, gap=_GAP)),
            gap=_BETWEEN,
            shares=lambda width: (width - log - _BETWEEN, log),
        )
        self.body.place(view, view.rect.inflate(-2 * _MARGIN, -2 * _MARGIN))
        self.board_part.fit(view)
        self._refresh()

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the landscape; the parts follow."""
        self.assets = canvas.assets
        draw_landscape(canvas, EVENING, dim=170)


def _watched(services: Services, match: Match) -> ReplayScene:
    assert match.record is not None
    playback = Playback.of(services.content, match.record)
    scene = ReplayScene(services, match.record, playback)
    scene.playhead.go_to(playback.last * 3 // 5)
    return scene


def example(services: Services) -> ReplayScene:
    """Return a duel."""
    from ..examples import finished_duel  # noqa: PLC0415

    return _watched(services, finished_duel(services))


def example_playing(services: Services) -> ReplayScene:
    """Return a duel that is being played."""
    scene = example(services)
    scene.playhead.go_to(scene.playback.turn_starts[5])
    scene.playhead.toggle()
    return scene


def example_ring(services: Services, mode: str = "pairs") -> ReplayScene:
    """Return a ring, of two against two if no other mode is asked for."""
    from ..examples import finished_ring  # noqa: PLC0415

    return _watched(services, finished_ring(services, mode))


def _seen(begun: Callable[[Services], ReplayScene], services: Services) -> ReplayScene:
    scene = begun(services)
    scene.transport.see_as(RIGHT)
    return scene


#: A duel as its right side saw it, three who play for themselves as the second of them saw it, and
#: two partners against the Horde.
example_one_side = partial(_seen, example)
example_ring_three = partial(_seen, partial(example_ring, mode="three"))
example_ring_horde = partial(example_ring, mode="horde")


def example_share(services: Services) -> ShareDialog:
    """Return the ways to pass on a duel."""
    return ShareDialog(services, example(services))
