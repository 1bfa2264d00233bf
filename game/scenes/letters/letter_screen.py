"""The look of the screens of letters: a desk of wood, and a place that is seen over it."""

from typing import ClassVar

import pygame

from game.kit import Button, Canvas, Colours, draw_fade

from ..common import Foot, Screen, draw_sight_ground, sight_picture

#: Where the desk begins, as a share of the window's height and at most of its width, how far it
#: reaches beyond the window, and how much darker it is at its foot.
_DESK, _BEYOND, _SHADE = (0.53, 0.3), 40.0, 150


class LetterScreen(Screen):
    """A screen of letters, which looks at the place that ``sight`` names.

    Its foot has the buttons ``go`` and ``back``, and says what has the key ``hint``.
    """

    dim = 20
    sight: str = "bridge"
    hint: ClassVar[str] = ""
    go: Button
    back: Button

    def go_back(self) -> None:
        """Return to the list."""
        self.stack.clear_to(self.services.routes.letters.all())

    def make_foot(self) -> Foot:
        """Return the ways back and on."""
        hint = self.translate(self.hint) if self.hint else " "
        return Foot(self.go, self.back, hint=hint, message=self.message)

    def draw_ground(self, canvas: Canvas) -> None:
        """Draw the place, and the desk below it."""
        draw_sight_ground(canvas, sight_picture(self.sight), self.dim)
        with canvas.in_window():
            view = canvas.view
            top = min(_DESK[0] * view.height, _DESK[1] * view.width)
            desk = pygame.FRect(0, top, view.width, view.height - top)
            canvas.shadow(desk, spread=20, drop=-6)
            canvas.sheet("wood", desk.inflate(2 * _BEYOND, 2 * _BEYOND).move(0, _BEYOND))
            draw_fade(canvas, desk, Colours.night, (40, _SHADE))
