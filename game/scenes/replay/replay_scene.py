"""A recorded match watched: the board, the log beside it, and the time line below."""

from __future__ import annotations

from typing import ClassVar

import pygame

from game.kit import (
    Assets,
    Button,
    Canvas,
    Colours,
    Command,
    CycleChoice,
    Intent,
    Point,
    Sizes,
    Viewport,
    Widget,
    draw_inset,
    inset_view,
    text_style,
)
from game.play import Playback, Record
from game.rules import NOBODY, RIGHT, to_act

from ..common.matches.match_words import end_words
from ..common.screen import EVENING, Screen, draw_landscape
from ..common.table.table_view import framed_board
from ..services import Services
from .playhead import REPLAY_SPEEDS, Playhead
from .replay_board import ReplayBoard
from .replay_log import LoggedMoments, ReplayLog, moment_label
from .share_dialog import ShareDialog
from .time_line import TimeLine
from .transport import Sign, TransportButton

MARGIN, GAP = 12.0, 8.0
LOG_WIDE, BUTTON_HIGH = 268.0, 44.0
#: From the foot: the buttons, the time line, and the words over it.
ROW, LINE, WORDS = 46.0, 56.0, 26.0
_STEP, _PLAY = 48.0, 74.0
_SPEED, _VIEW = 138.0, 300.0
_AT = text_style.STRONG.with_changes(size=17, outline=1.4, fit=True, valign="middle")
_NOTE = text_style.BODY.with_changes(size=15, outline=1.2, fit=True, valign="middle", wrap=True)
#: What goes through the match whatever has the keyboard.
_ANYWHERE = ("page_up", "page_down", "home", "end", "faster", "slower", "pause", "next")


class BoardArea(Widget):
    """The board: a press on it plays or pauses."""

    def __init__(self, on_click: Playhead) -> None:
        super().__init__()
        self._playhead = on_click

    def click(self, pos: Point) -> None:
        """Play, or pause."""
        del pos
        self._playhead.toggle()


class ReplayScene(Screen):
    """Plays a record forward and back; ``problem`` says why it goes no further, if it does not."""

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
        self.record = record
        self.playback = playback
        self.problem = problem
        #: Whether it may be somebody else's match.
        self.shared = shared
        #: What the pictures of the game are read by, once it was drawn.
        self.assets: Assets | None = None
        self._make()

    def _make(self) -> None:
        """Make the board and all around it, in the player's language, at the deal."""
        services, playback = self.services, self.playback
        self.title = self.translate("replay.title")
        self.widgets.clear()
        self.board = ReplayBoard(services, playback, shared=self.shared)
        self.playhead = Playhead(playback, self.board, self._moved)
        self.logged = LoggedMoments(services.content.strings, self.board.names, playback.moments)
        self.time_line = self.widgets.add(
            TimeLine(playback, self.playhead.go_to, self._along, self.label)
        )
        self.area = self.widgets.add(BoardArea(self.playhead))
        self._make_buttons()
        self.log = self.widgets.add(
            ReplayLog(self.logged, self.translate("replay.log"), self._go_to_line)
        )
        self._make_further()
        self.widgets.focus(self.time_line)
        self._told = -1
        self._moved()

    def retext(self) -> None:
        """Write everything anew, where the replay is."""
        number, speed, seen_by = self.playhead.number, self.playhead.speed, self.view.index
        self._make()
        self.playhead.set_speed(speed)
        self.speed.index = REPLAY_SPEEDS.index(speed)
        self.view.index = seen_by
        self._look_from()
        self.playhead.go_to(number)

    # Buttons

    def _make_buttons(self) -> None:
        head = self.playhead
        last = self.playback.last
        self.first = self._sign("|<", lambda: head.go_to(0), "first")
        self.turn_back = self._sign("<<", lambda: head.step_turn(-1), "turn_back")
        self.back_one = self._sign("<", lambda: head.step(-1), "back_one")
        self.play = self._sign("play", head.toggle, "play")
        self.on_one = self._sign(">", lambda: head.step(1), "on_one")
        self.turn_on = self._sign(">>", lambda: head.step_turn(1), "turn_on")
        self.to_end = self._sign(">|", lambda: head.go_to(last), "to_end")
        self.transport = (
            self.first, self.turn_back, self.back_one, self.play, self.on_one, self.turn_on,
            self.to_end,
        )  # fmt: skip
        speeds = [f"{speed:g}×" for speed in REPLAY_SPEEDS]
        self.speed = self.widgets.add(
            CycleChoice(
                "",
                speeds,
                REPLAY_SPEEDS.index(head.speed),
                lambda index: head.set_speed(REPLAY_SPEEDS[index]),
                hint=self.translate("replay.speed_hint"),
            )
        )
        views = [self.translate("replay.seen_by", name=name) for name in self.board.names]
        self.view = self.widgets.add(
            CycleChoice(
                "",
                (*views, self.translate("replay.both_hands")),
                len(views),
                lambda _index: self._look_from(),
                hint=self.translate("replay.view_hint"),
            )
        )
        # The Horde has no hand to look at.
        self.view.visible = not self.playback.moments[0].position.solo

    def _sign(self, sign: Sign, act: object, hint: str) -> TransportButton:
        assert callable(act)
        button = TransportButton(sign, act, self.translate(f"replay.hints.{hint}"))
        return self.widgets.add(button)

    def _make_further(self) -> None:
        """Make the buttons below the log."""
        say = self.translate
        self.play_on = Button(
            say("replay.play_on"),
            self.ask_to_play_on,
            kind="primary",
            icon="icons/sword",
            hint=say("replay.play_on_hint"),
        )
        self.share = Button(say("replay.share"), self.show_share, icon="icons/copy")
        self.leave_button = Button(say("replay.back"), self._leave, icon="icons/back")
        self.widgets.extend((self.play_on, self.share, self.leave_button))

    # What the player does

    def handle(self, intent: Intent) -> None:
        """Let what goes through the match do so, whatever has the keyboard."""
        if isinstance(intent, Command):
            if self.widgets.focused is None:
                self.widgets.focus(self.time_line)
            if intent.name in _ANYWHERE and self._along(intent.name):
                return
        super().handle(intent)

    def _along(self, name: str) -> bool:
        """Go through the match by the name of a command; False for one that does not."""
        head = self.playhead
        match name:
            case "left" | "right":
                head.step(1 if name == "right" else -1)
            case "page_up" | "page_down":
                head.step_turn(1 if name == "page_down" else -1)
            case "home" | "end":
                head.go_to(0 if name == "home" else self.playback.last)
            case "accept" | "pause" | "next":
                head.toggle()
            case "faster" | "slower":
                head.change_speed(1 if name == "faster" else -1)
                self.speed.index = REPLAY_SPEEDS.index(head.speed)
            case _:
                return False
        return True

    @property
    def seen_by(self) -> int | None:
        """The side that the match is seen as, or None where all hands lie open."""
        return self.view.index if self.view.index < len(self.board.names) else None

    def _look_from(self) -> None:
        self.board.look_from(self.seen_by)
        self.invalidate()

    def _go_to_line(self, line: int) -> None:
        self.playhead.go_to(self.logged.moment_of(line))

    def ask_to_play_on(self) -> None:
        """Ask against whom the match is to be played on from here."""
        self.playhead.playing = False
        self._refresh()
        moment = self.playback.moments[self.playhead.number]
        if to_act(moment.position) != NOBODY:
            seats = self.playback.header.seats
            self.stack.push(self.services.routes.play_on(moment.position, seats))

    def show_share(self) -> None:
        """Show how the match can be passed on."""
        self.playhead.playing = False
        self._refresh()
        self.stack.push(ShareDialog(self.services, self))

    def _leave(self) -> None:
        self.stack.pop()

    # Time

    def _moved(self) -> None:
        self._told = -1
        self._refresh()

    def _refresh(self) -> None:
        """Show at the buttons, the time line and the log where the replay is."""
        head, board = self.playhead, self.board
        self.time_line.number = head.number
        self.log.show(self.logged.seen(head.number, board.told if board.busy else None))
        self.play.sign = "pause" if head.playing else "play"
        hint = "pause" if head.playing else "play"
        self.play.hint = self.translate(f"replay.hints.{hint}")
        for button in (self.first, self.turn_back, self.back_one):
            button.enabled = head.number > 0
        for button in (self.on_one, self.turn_on, self.to_end):
            button.enabled = not head.at_end
        over = to_act(self.playback.moments[head.number].position) == NOBODY
        self.play_on.enabled = not over
        self._told = board.told
        self.invalidate()

    def update(self, dt: float) -> bool:
        """Let the replay go on, and the widgets."""
        busy = self.board.busy
        moving = self.playhead.update(dt) | super().update(dt)
        if self.board.told != self._told or busy != self.board.busy:
            self._refresh()
        self.music = self.board.audio.music
        return moving

    # The picture

    def resize(self, view: Viewport) -> None:
        """Lay the log and what leads on at the right, the time line and its buttons below."""
        right = pygame.FRect(view.width - MARGIN - LOG_WIDE, MARGIN, LOG_WIDE, 0)
        right.height = view.height - 2 * MARGIN
        buttons = (self.play_on, self.share, self.leave_button)
        y = right.bottom - len(buttons) * (BUTTON_HIGH + GAP) + GAP
        self.log.place_panel(pygame.FRect(right.x, right.y, right.width, y - GAP - right.y))
        for button in buttons:
            button.place((right.x, y, right.width, BUTTON_HIGH))
            y += BUTTON_HIGH + GAP
        wide = right.x - MARGIN - 1.5 * GAP
        foot = pygame.FRect(MARGIN, view.height - MARGIN - ROW, wide, ROW)
        self.time_line.place((foot.x, foot.y - GAP - LINE, wide, LINE))
        top = self.time_line.rect.y - WORDS
        self._words = pygame.FRect(foot.x, top, wide, WORDS)
        self._place_row(foot)
        self.area.place((MARGIN, MARGIN, wide, top - MARGIN - 4))
        self.board.fit(inset_view(view, self.area.rect))
        self._refresh()

    def _place_row(self, foot: pygame.FRect) -> None:
        """Lay the buttons below the time line: how it goes in the middle, by what at the ends."""
        widths = [_PLAY if button is self.play else _STEP for button in self.transport]
        row = sum(widths) + Sizes.gap_small * (len(widths) - 1)
        self.speed.place((foot.x, foot.y, _SPEED, foot.height))
        view = min(_VIEW, foot.width - row - _SPEED - 4 * Sizes.gap)
        self.view.place((foot.right - view, foot.y, view, foot.height))
        x = foot.x + _SPEED + (foot.width - _SPEED - view - row) / 2
        for button, width in zip(self.transport, widths, strict=True):
            button.place((x, foot.y, width, foot.height))
            x += width + Sizes.gap_small

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the landscape, the board and the words."""
        self.assets = canvas.assets
        draw_landscape(canvas, EVENING, dim=170)
        box = self.area.rect
        with framed_board(canvas, box):
            draw_inset(canvas, box, self.board.draw)
        at = self.at_words()
        wide = min(canvas.text_size(at, _AT)[0] + 24, 0.6 * self._words.width)
        canvas.text(at, (self._words.x, self._words.y, wide, WORDS), _AT)
        if self.problem:
            room = pygame.FRect(self._words.x + wide, self._words.y, 0, WORDS)
            room.width = self._words.right - room.x
            canvas.text(self.problem, room, _NOTE, colour=Colours.attention, align="right")

    def at_words(self) -> str:
        """Return where the replay is: the turn, and how the match ended once it has."""
        number = self.playhead.number
        moment = self.playback.moments[number]
        result = self.playback.result
        count = self.playback.moments[-1].turn
        name = self.board.names[moment.position.active]
        told = self.translate("replay.at", turn=moment.turn, count=count, name=name)
        if number == self.playback.last and result is not None and not self.problem:
            end = end_words(self.services, self.board.names, result)
            return self.translate("replay.at_end", at=told, end=end)
        return told

    def label(self, number: int) -> str:
        """Return what is said of a moment when the pointer is on it."""
        moment = self.playback.moments[number]
        if moment.taken_back:
            return self.translate("replay.taken_back", count=moment.taken_back, turn=moment.turn)
        return moment_label(self.services, self.board.names, self.logged, self.playback, number)


def example(services: Services) -> ReplayScene:
    """Return a duel somewhere in its middle."""
    from ..examples import finished_duel  # noqa: PLC0415

    match = finished_duel(services)
    assert match.record is not None
    playback = Playback.of(services.content, match.record)
    scene = ReplayScene(services, match.record, playback)
    scene.playhead.go_to(playback.last * 3 // 5)
    return scene


def example_playing(services: Services) -> ReplayScene:
    """Return a duel that is being played."""
    scene = example(services)
    scene.playhead.go_to(scene.playback.turn_starts[5])
    scene.playhead.toggle()
    return scene


def example_one_side(services: Services) -> ReplayScene:
    """Return a duel as its right side saw it."""
    scene = example(services)
    scene.view.index = RIGHT
    scene._look_from()
    return scene


def example_share(services: Services) -> ShareDialog:
    """Return the ways to pass on a duel."""
    return ShareDialog(services, example(services))
