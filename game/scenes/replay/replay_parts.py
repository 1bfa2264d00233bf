"""The parts around the board of a replay: each is a block and follows the playhead."""

from abc import abstractmethod
from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.kit import (
    Block,
    Button,
    Canvas,
    Colours,
    Column,
    Drawn,
    Item,
    Point,
    Viewport,
    Widget,
    button_height,
    draw_inset,
    grown,
    inset_view,
    text_style,
)
from game.rules import NOBODY, State, to_act

from ..common import end_words, framed_board
from ..services import Services
from .replay_board import Playhead
from .replay_log import LoggedMoments, ReplayLog, moment_label
from .time_line import BAND, TimeLine


class ReplayView(NamedTuple):
    """A choice: the side whose hand lies open, or None for all; ``turning`` as the turns go.

    Then the table shows the bridges of the seat whose turn it is.
    """

    label: str
    side: int | None
    turning: bool = False


def hands_of(state: State) -> list[int]:
    """Return the sides with a hand to look at, which the Horde has not."""
    return [side for side in state.field.sides if state.sides[side].horde is None]


def views_of(
    translate: Callable[..., str], names: tuple[str, ...], state: State
) -> list[ReplayView]:
    """Return the choices for a match: those of all hands come last."""
    seen_by = "replay.seen_by"
    views = [ReplayView(translate(seen_by, name=names[side]), side) for side in hands_of(state)]
    if not state.field.is_ring:
        return [*views, ReplayView(translate("replay.both_hands"), None)]
    return [
        *views,
        ReplayView(translate("replay.all_hands"), None),
        ReplayView(translate("replay.turning"), None, turning=True),
    ]


_GAP, _BUTTON_HIGH = 8.0, 44.0
#: From which growth of the texts on the words over the time line take two lines, and the choice of
#: the hands is below the log.
_TWO_LINES, BESIDE = 1.4, 1.2
#: From the foot: the buttons, the time line, and the words over it.
ROW, _LINE, _WORDS = 46.0, 56.0, 26.0
_AT = text_style.STRONG.with_changes(size=17, outline=1.4, fit=True, valign="middle")
_NOTE = text_style.BODY.with_changes(size=15, outline=1.2, fit=True, valign="middle", wrap=True)


class ReplayPart:
    """A part of a replay; its widgets are added to those of the screen."""

    widgets: tuple[Widget, ...] = ()

    @abstractmethod
    def block(self) -> Block:
        """Return how it is laid, for the size of texts of now."""

    def refresh(self) -> None:
        """Show where the replay is."""

    def command(self, _name: str) -> bool:
        """Answer a key; True when no other part is to hear it."""
        return False

    def update(self, _dt: float) -> bool:
        """Move on by some seconds; True while something moves."""
        return False


class BoardPart(ReplayPart):
    """The board itself: a press on it plays or pauses."""

    def __init__(self, playhead: Playhead) -> None:
        self._playhead = playhead
        self.area = BoardArea(playhead.toggle)
        self.widgets = (self.area,)

    def block(self) -> Block:
        """Return the board in its frame, in the room that the other parts leave."""
        return Block(Drawn(self._draw), Item(self.area, fills=True), spring=1.0)

    def fit(self, view: Viewport) -> None:
        """Lay out what is on the board where it lies now."""
        self._playhead.board.fit(inset_view(view, self.area.rect))

    def update(self, dt: float) -> bool:
        """Let the replay go on."""
        return self._playhead.update(dt)

    def _draw(self, canvas: Canvas, box: pygame.FRect) -> None:
        with framed_board(canvas, box):
            draw_inset(canvas, box, self._playhead.board.draw)


class BoardArea(Widget):
    """The place of the board, where a press is heard."""

    def __init__(self, on_click: Callable[[], None]) -> None:
        super().__init__()
        self._on_click = on_click

    def click(self, _pos: Point) -> None:
        """Play, or pause."""
        self._on_click()


class Course(ReplayPart):
    """The time line, and in words where the replay is; ``problem`` is why it goes no further."""

    def __init__(
        self,
        services: Services,
        playhead: Playhead,
        logged: LoggedMoments,
        problem: str,
        on_command: Callable[[str], bool],
    ) -> None:
        self._services, self._playhead, self._logged = services, playhead, logged
        self._problem = problem
        self.line = TimeLine(playhead.playback, playhead.go_to, on_command, self.label)
        self.widgets = (self.line,)

    def refresh(self) -> None:
        """Show where the replay is."""
        self.line.number = self._playhead.number

    def block(self) -> Block:
        """Return the words over the line; large ones may take two lines."""
        high = grown(_WORDS) * (2 if grown(1.0) > _TWO_LINES else 1)
        line = Item(self.line, _LINE + grown(BAND) - BAND)
        return Column(Drawn(self._draw, high), line, gap=0.0)

    def _draw(self, canvas: Canvas, place: pygame.FRect) -> None:
        at = self.words()
        share = 0.6 if self._problem else 1.0
        wide = min(canvas.text_size(at, _AT)[0] + 24, share * place.width)
        with canvas.reading(place):
            canvas.text(at, (place.x, place.y, wide, place.height), _AT, wrap=grown(1.0) > 1.0)
            if self._problem:
                room = pygame.FRect(place.x + wide, place.y, place.width - wide, place.height)
                canvas.text(self._problem, room, _NOTE, colour=Colours.attention, align="right")

    def words(self) -> str:
        """Return where the replay is: the turn, and how the match ended once it has."""
        playback, number = self._playhead.playback, self._playhead.number
        names, translate = self._playhead.board.names, self._services.translate
        moment, result = playback.moments[number], playback.result
        values = {"turn": moment.turn, "count": playback.moments[-1].turn}
        words = translate("replay.at", **values, name=names[moment.position.active])
        if number == playback.last and result is not None and not self._problem:
            end = end_words(self._services, names, result)
            return translate("replay.at_end", at=words, end=end)
        return words

    def label(self, number: int) -> str:
        """Return what is said of a moment when the pointer is on it."""
        playback, names = self._playhead.playback, self._playhead.board.names
        moment, say = playback.moments[number], self._services.translate
        if moment.taken_back:
            return say("replay.taken_back", count=moment.taken_back, turn=moment.turn)
        if moment.left:
            what = say("ring_table.handed_over", name=names[moment.left[-1]])
            return say("replay.label_line", turn=moment.turn, what=what)
        return moment_label(self._services, names, self._logged, playback, number)


class Aside(ReplayPart):
    """The log beside the board, and below it the ways on."""

    def __init__(
        self, translate: Callable[..., str], playhead: Playhead, logged: LoggedMoments
    ) -> None:
        self._playhead, self._logged = playhead, logged
        #: The buttons below the log; the first of them plays on from here.
        self.ways: tuple[Button, ...] = ()
        self.log = ReplayLog(
            logged, translate("replay.log"), lambda line: playhead.go_to(logged.moment_of(line))
        )
        self.widgets = (self.log,)

    def refresh(self) -> None:
        """Show the lines up to what is seen; a match that is over cannot be played on."""
        head, board = self._playhead, self._playhead.board
        self._logged.see_from(board.table.viewer)
        self.log.show(self._logged.seen(head.number, board.told if board.busy else None))
        over = to_act(head.playback.moments[head.number].position) == NOBODY
        for button in self.ways[:1]:
            button.enabled = not over

    def block(self) -> Block:
        """Return the ways on below the log."""
        high = button_height(_BUTTON_HIGH)
        ways = (Item(button, high) for button in self.ways)
        return Column(self.log.panel(), *ways, gap=_GAP, spring=1.0)
