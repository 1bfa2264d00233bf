"""The board of a replay, set to any moment or moved by events, and the playhead that moves it."""

from collections.abc import Callable
from dataclasses import replace

import pygame

from game.board import Marks, add_piece_regions, go_back
from game.kit import Canvas, Sound, Viewport
from game.play import Moment, Playback
from game.rules import LEFT, Event, events

from ..common import BoardLook, TableView, ground_of_fight, sight_of
from ..services import Services


class ReplayBoard(TableView):
    """Shows one moment of a match, or the way from one to the next.

    ``told`` counts the events of the last way that have been seen. The hands that lie open are
    those of one side, as it saw the match, or all where it is seen by None. A ``turning`` table
    shows the bridges of the seat that acts, in a ring. ``sound`` is what the events are heard by,
    if not that of the game.
    """

    def __init__(
        self,
        services: Services,
        playback: Playback,
        seen_by: int | None = None,
        sound: Sound | None = None,
        *,
        shared: bool = False,
        turning: bool = False,
    ) -> None:
        first, header = playback.moments[0], playback.header
        super().__init__(
            services,
            header.seats,
            first.position,
            LEFT if seen_by is None else seen_by,
            first.events,
            look=BoardLook.of(services, header.seed, ground_of_fight(header.house)),
            shared=shared,
        )
        self.table.fight = sight_of(services.content, header.house)
        if sound is not None:
            self.listen_to(sound)
        self.speed = 1.0
        self.told = 0
        self.move_at(self.speed)
        self.look_from(seen_by, turning=turning)

    # The moment shown

    def show(self, moment: Moment) -> None:
        """Show a moment at once, whatever was seen before."""
        self._forget()
        self._turn_to(_acting(moment))
        self._set(moment)
        self.table.arrange(self.layout)
        self.hud.finish()

    def play(self, moment: Moment) -> None:
        """Animate how the moment came about from the one before it."""
        self.move_at(self.speed)
        self.told = 0
        self._turn_to(_acting(moment))
        if self.horde_plays:
            self.heed_banner()
        self.animator.play(moment.events)

    def go_back(self, moment: Moment) -> None:
        """Animate how the cards go back to an earlier moment."""
        self._forget()
        self._turn_to(_acting(moment))
        go_back(self.animator, moment.position)
        # The events that led here have been told.
        self.told = len(moment.events)
        self.table.concealed = False
        self.table.mana_total = moment.mana

    def finish(self, moment: Moment) -> None:
        """See the end of what moves, which is ``moment``."""
        self.animator.skip()
        self.hud.finish()
        self.table.changes = moment.position.changes
        if self.differences(moment) is not None:
            self._set(moment)
            self.table.arrange(self.layout)

    def look_from(self, seen_by: int | None, *, turning: bool = False) -> None:
        """Look at the match as a side saw it, or with all hands open; turn as the turns go."""
        # The duel's table lies as it lies: both rows are in sight of either side.
        self.turning = turning and self.table.field.is_ring
        self.table.open_hands = seen_by is None
        self.table.concealed = False
        if seen_by is not None:
            self.table.viewer = seen_by
        elif turning:
            self._turn_to(self.table.active)
        self.resize(replace(self.layout, viewer=self.table.viewer))

    def fit(self, view: Viewport) -> None:
        """Lay everything at its place in a new window."""
        self.resize(self.table.laid_out(view.width, view.height))

    def differences(self, moment: Moment) -> str | None:
        """Return how the table differs from a moment, or None."""
        return self.table.differences(moment.position)

    def _turn_to(self, side: int) -> None:
        """Let ``side`` play from below, where the table turns; a wing has no place there."""
        table = self.table
        if self.turning and side != table.viewer and side in table.field.hands:
            table.viewer = side
            self.resize(replace(self.layout, viewer=side))

    def _set(self, moment: Moment) -> None:
        self.table.rebuild(moment.position)
        self.table.concealed = False
        self.table.mana_total = moment.mana

    def _forget(self) -> None:
        """Drop the events that were still to be told: they will not be shown."""
        self.animator = self._new_animator()
        self.move_at(self.speed)
        self.told = 0

    def hear(self, event: Event) -> None:
        """Show, sound and announce an event whose turn to be seen has come, and count it."""
        self.told += 1
        super().hear(event)
        if isinstance(event, events.TurnBegan):
            self.show_banner(event.side, self.hud.turn_words(event.side))

    # Time and picture

    def advance(self, dt: float) -> bool:
        """Move on by ``dt`` seconds; True while anything moves."""
        return super().advance(dt) | self.sound(dt)

    def draw(self, canvas: Canvas) -> None:
        """Draw table, panels and what happens over them, and note where the cards are."""
        self.draw_table(canvas, Marks())
        box = pygame.FRect(0, 0, self.layout.width, self.layout.height)
        strings = self._services.content.strings
        add_piece_regions(canvas, strings, self.table, box, self.layout.width)
        self.draw_effects(canvas)


def _acting(moment: Moment) -> int:
    """Return the side that did what led to a moment: whose turn it is, or was before it ended."""
    ended = (event.side for event in moment.events if isinstance(event, events.TurnEnded))
    return next(ended, moment.position.active)


#: How much faster than normal a replay can go.
REPLAY_SPEEDS = (0.5, 1.0, 2.0, 4.0)
#: How long a moment is shown before the next one is played, in seconds at normal speed.
_SHOWN_FOR = 0.45


class Playhead:
    """Takes the board of a replay from moment to moment.

    ``number`` is the moment that is shown, or will be when what moves has come to rest;
    ``on_change`` hears that there is another.
    """

    def __init__(
        self, playback: Playback, board: ReplayBoard, on_change: Callable[[], None]
    ) -> None:
        self.playback = playback
        self.board = board
        self.number = 0
        self.playing = False
        self._on_change = on_change
        self._waits = 0.0
        board.show(playback.moments[0])

    @property
    def at_end(self) -> bool:
        """Whether the end of the match is shown."""
        return self.number == self.playback.last

    @property
    def speed(self) -> float:
        """How much faster than normal it goes."""
        return self.board.speed

    def set_speed(self, speed: float) -> None:
        """Go as fast from the next motion on."""
        self.board.speed = self.board.animator.speed = speed
        self._on_change()

    def change_speed(self, steps: int) -> None:
        """Go faster or slower by some steps, within the speeds that there are."""
        place = REPLAY_SPEEDS.index(self.speed) + steps
        self.set_speed(REPLAY_SPEEDS[min(max(0, place), len(REPLAY_SPEEDS) - 1)])

    # Moving

    def toggle(self) -> None:
        """Play, or pause; at the end, play from the deal."""
        self.playing = not self.playing
        if self.playing and self.at_end:
            self._show(0)
        self._waits = 0.0
        self._on_change()

    def pause(self) -> None:
        """Play no further."""
        self.playing = False
        self._on_change()

    def look_from(self, seen_by: int | None, *, turning: bool = False) -> None:
        """Look at the match as a side saw it, or with all hands open; turn as the turns go."""
        self.board.look_from(seen_by, turning=turning)
        self._on_change()

    def step(self, way: int) -> None:
        """Go an action forward (1) or back (-1), with its animation."""
        self.playing = False
        if way > 0 and not self.at_end:
            self._play_next()
        elif way < 0 and self.number:
            self.number -= 1
            self.board.go_back(self.playback.moments[self.number])
        self._on_change()

    def step_turn(self, way: int) -> None:
        """Go to where the next turn begins (1), or this one, or the one before (-1)."""
        playback = self.playback
        self.go_to((playback.turn_after if way > 0 else playback.turn_before)(self.number))

    def go_to(self, number: int) -> None:
        """Show a moment at once; what plays goes on from there."""
        self._show(min(max(0, number), self.playback.last))
        self._waits = _SHOWN_FOR
        self._on_change()

    def finish(self) -> None:
        """See the end of what moves at once."""
        self.board.finish(self.playback.moments[self.number])

    def update(self, dt: float) -> bool:
        """Let ``dt`` seconds pass; True while anything moves or will."""
        moving = self.board.advance(dt)
        if not self.playing or self.board.busy:
            return moving or self.playing
        self._waits -= dt * self.speed
        if self._waits <= 0.0:
            if self.at_end:
                self.playing = False
            else:
                self._play_next()
            self._on_change()
        return True

    def _play_next(self) -> None:
        if self.board.busy:
            self.finish()
        self.number += 1
        self._waits = _SHOWN_FOR
        self.board.play(self.playback.moments[self.number])

    def _show(self, number: int) -> None:
        self.number = number
        self.board.show(self.playback.moments[number])
