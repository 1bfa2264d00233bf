"""A replay of a match in memory, and a desktop on which one is watched."""

from collections.abc import Callable
from random import Random
from typing import Any

import pygame

from game.kit import INSTANT
from game.play import Match, Playback, Salvaged
from game.rules import digest
from game.scenes import Services
from game.scenes.examples import finished_duel, finished_ring
from game.scenes.match.dialogs.pause_dialog import PauseDialog
from game.scenes.replay.open_record import opened
from game.scenes.replay.play_on import PlayOnDialog
from game.scenes.replay.replay_board import ReplayBoard
from game.scenes.replay.replay_scene import ReplayScene
from tests.certain import sure_of
from tests.play.games import CONTENT, record_of

from ..desktop import Desktop


def replay_of(
    services: Services, match: Match | None = None, first: int | None = None
) -> ReplayScene:
    """Return the replay of a match, or of a duel; of all its moments, or the ``first`` alone."""
    scene = sure_of(
        ReplayScene, opened(services, Salvaged(record_of(match or finished_duel(services))))
    )
    if first is not None:
        del scene.playback.moments[first:]
        scene.playback.turn_starts = [n for n in scene.playback.turn_starts if n < first]
    return scene


class Watching(Desktop):
    def __init__(self, services: Services, mode: str = "", match: Match | None = None) -> None:
        self.scene = replay_of(services, finished_ring(services, mode) if mode else match)
        super().__init__(services, self.scene)

    @property
    def number(self) -> int:
        """Wait until nothing moves; return the moment that table and time line show."""
        self.rest()
        scene, number = self.scene, self.scene.playhead.number
        assert scene.board.differences(scene.playback.moments[number]) is None
        assert scene.course.line.number == number
        return number

    def numbers(self, *keys: int) -> list[int]:
        found = []
        for key in keys:
            self.key(key)
            found.append(self.number)
        return found

    def see_as(self, view: int) -> None:
        self.scene.transport.view.index = view
        self.scene.transport.view.on_change(view)
        self.rest()

    @property
    def open_hands(self) -> list[int]:
        sides = enumerate(self.scene.board.table.sides)
        return [n for n, side in sides if side.hand and all(piece.turned for piece in side.hand)]

    def play_on(self, number: int, choose: Callable[[Any], object] = lambda _: None) -> Match:
        """Play on from a moment, once it was chosen who sits where; return the match."""
        self.scene.playhead.go_to(number)
        self.click(self.scene.play_on.rect.center)
        dialog = self.at(PlayOnDialog)
        choose(dialog.asked)
        self.click(dialog.begin.rect.center)
        return self.table.match

    def leave_what_if(self) -> None:
        self.table.pause()
        self.rest()
        self.at(PauseDialog)
        self.press_button(self.scene.translate("pause.leave_what_if"))
        assert self.top is self.scene


def go_through(services: Services, match: Match, rng: Random) -> None:
    """Go through a match forward, back, and to anywhere; compare mirror and digest every time."""
    record = record_of(match)
    playback = Playback.of(CONTENT, record)
    assert playback.problem is None
    moments = playback.moments
    kept = [entry.digest for entry in record.entries][-len(moments) :]
    board = ReplayBoard(services, playback)
    board.speed = INSTANT

    last = len(moments) - 1
    ways = [
        (board.show, [0]),
        (board.play, [*range(1, last + 1)]),
        (board.go_back, [*reversed(range(last))]),
    ]
    for number in (rng.randrange(len(moments)) for _ in range(12)):
        ways += [(board.show, [number]), (board.play, [number + 1] if number < last else [])]
    for go, numbers in ways:
        for number in numbers:
            go(moments[number])
            assert board.differences(moments[number]) is None
            assert digest(moments[number].position) == kept[number]


#: The keys by which a replay is gone through.
ON, BACK = pygame.K_RIGHT, pygame.K_LEFT
TURN_ON, TURN_BACK = pygame.K_PAGEDOWN, pygame.K_PAGEUP
