"""Something drawn in a window, frame after frame, each beside one that is drawn whole."""

from collections.abc import Callable

import pygame

from game.kit import Assets, Canvas, DisplayList, Viewport, WindowCanvas

SIZE = (640, 360)
VIEW = Viewport.of(SIZE)


class Frames:
    """A window of 1280 by 720 units in which ``draw`` draws on a plain ground."""

    def __init__(self, draw: Callable[[Canvas], None]) -> None:
        self._window = pygame.display.set_mode(SIZE)
        self._assets, self._picture = Assets(), DisplayList()
        self._draw = draw

    def next(self) -> bytes:
        """Show the next frame, which looks as if it had been drawn whole; return its pixels."""
        canvas = WindowCanvas(self._window, VIEW, self._assets, self._picture)
        whole = Canvas(pygame.Surface(SIZE), VIEW, self._assets)
        for each in (canvas, whole):
            each.fill(VIEW.rect, (30, 60, 40))
            self._draw(each)
        canvas.show()
        seen = pygame.image.tobytes(self._window, "RGB")
        assert seen == pygame.image.tobytes(whole.surface, "RGB")
        return seen
