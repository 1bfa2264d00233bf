"""A replay of a match in memory, and a desktop on which one is watched."""

from collections.abc import Iterator, Sequence
from random import Random

import pygame

from game.kit import INSTANT
from game.play import Match, Playback, Salvaged
from game.rules import digest
from game.scenes import Services
from game.scenes.examples import finished_duel, finished_ring
from game.scenes.replay.open_record import opened
from game.scenes.replay.replay_board import ReplayBoard
from game.scenes.replay.replay_scene import ReplayScene
from tests.play.games import CONTENT, record_of

from ..desktop import Desktop


def replay_of(services: Services, match: Match, *, first: int | None = None) -> ReplayScene:
    """Return the replay of a match, or of the ``first`` moments alone."""
    scene = opened(services, Salvaged(record_of(match)))
    assert isinstance(scene, ReplayScene)
    if first is not None:
        del scene.playback.moments[first:]
        scene.playback.turn_starts = [n for n in scene.playback.turn_starts if n < first]
    return scene


class Watching(Desktop):
    """Watches a duel, or a ring of a mode, on a desktop."""

    def __init__(self, services: Services, mode: str = "", match: Match | None = None) -> None:
        example = finished_ring(services, mode) if mode else finished_duel(services)
        self.scene = replay_of(services, match or example)
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
        """Return the moments to which some keys lead, one after the other."""
        return list(self._after(keys))

    def _after(self, keys: Sequence[int]) -> Iterator[int]:
        for key in keys:
            self.key(key)
            yield self.number

    def see_as(self, view: int) -> None:
        """Choose by whom the match is seen, as a press would."""
        self.scene.transport.view.index = view
        self.scene.transport.view.on_change(view)
        self.rest()

    @property
    def open_hands(self) -> list[int]:
        """The seats whose hands lie face up."""
        sides = enumerate(self.scene.board.table.sides)
        return [n for n, side in sides if side.hand and all(piece.turned for piece in side.hand)]

    def press_words(self, key: str) -> None:
        """Press the button with the words of ``key``, once nothing moves."""
        self.rest()
        self.press_button(self.scene.translate(key))


def go_through(services: Services, match: Match, rng: Random) -> None:
    """Go through a match forward, back, and to anywhere; compare mirror and digest every time."""
    record = record_of(match)
    playback = Playback.of(CONTENT, record)
    assert playback.problem is None
    moments = playback.moments
    kept = [entry.digest for entry in record.entries][-len(moments) :]
    board = ReplayBoard(services, playback)
    board.speed = INSTANT

    def agrees(number: int) -> None:
        assert board.differences(moments[number]) is None
        assert digest(moments[number].position) == kept[number]

    board.show(moments[0])
    agrees(0)
    for number in range(1, len(moments)):
        board.play(moments[number])
        agrees(number)
    for number in reversed(range(len(moments) - 1)):
        board.go_back(moments[number])
        agrees(number)
    for _ in range(12):
        number = rng.randrange(len(moments))
        board.show(moments[number])
        agrees(number)
        if number + 1 < len(moments):
            board.play(moments[number + 1])
            agrees(number + 1)


#: The keys by which a replay is gone through.
ON, BACK = pygame.K_RIGHT, pygame.K_LEFT
TURN_ON, TURN_BACK = pygame.K_PAGEDOWN, pygame.K_PAGEUP
