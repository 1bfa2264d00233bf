"""Where a replay is, and how it moves: play and pause, an action or a turn forward or back."""

from __future__ import annotations

from collections.abc import Callable

from game.play import Playback

from .replay_board import ReplayBoard

#: How much faster than normal a replay can go.
REPLAY_SPEEDS = (0.5, 1.0, 2.0, 4.0)
#: How long a moment is shown before the next one is played, in seconds at normal speed.
_LOOK = 0.45


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
        self._waits = _LOOK
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
        self._waits = _LOOK
        self.board.play(self.playback.moments[self.number])

    def _show(self, number: int) -> None:
        self.number = number
        self.board.show(self.playback.moments[number])
