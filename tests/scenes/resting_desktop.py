"""The whole application whose rests pass at once: nothing is waited for, the clock tells it was."""

import pygame

from game.kit import Pads, Scene
from game.scenes import Services

from .desktop import FRAME_MS, Desktop


class RestingDesktop(Desktop):
    """``waits`` are the seconds that the loop would have waited, None without an end."""

    def __init__(self, services: Services, scene: Scene, *, painted: bool = False) -> None:
        super().__init__(services, scene, painted=painted)
        self.waits: list[float | None] = []
        self.app.window.wait = self._wait  # type: ignore[method-assign]

    def _wait(self, seconds: float | None, pads: Pads) -> list[pygame.event.Event]:
        self.waits.append(seconds)
        self._set_clock(round((seconds or 0) * 1000))
        return pads.listen()

    def turn(self) -> None:
        """Turn the loop once, where it would not wait for an event."""
        self._set_clock(FRAME_MS)
        super().turn()

    def come_to_rest(self, frames: int) -> None:
        """Turn the loop until it waits without an end, or for so many frames of motion."""
        self.waits.clear()
        while frames and self.waits[-1:] != [None]:
            frames -= self.app._moving
            if self.app._moving:
                self._set_clock(FRAME_MS)
            self.app._turn()

    def _set_clock(self, milliseconds: int) -> None:
        self.app.clock.milliseconds = milliseconds  # type: ignore[attr-defined]
