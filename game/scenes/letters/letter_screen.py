"""The look of the screens of letters: a desk of wood, and a place that is seen over it."""

from typing import ClassVar

import pygame

from game.kit import Button, Canvas, Colour, Colours, draw_fade

from ..common import Foot, Screen, draw_sight_ground, sight_picture

#: Where the desk begins, as a share of the window's height and at most of its width, how far it
#: reaches beyond the window, and how much darker it is at its foot and its sides.
_DESK, _BEYOND, _SHADE, _SIDES = (0.53, 0.3), 40.0, 150, (0.3, 110)
#: The rim of the desk: its height, how far its shadow falls on what is behind and on the wood
#: before it, how far apart the lozenges that are carved in it lie, and how high they are.
_RIM, _CAST, _APART, _LOZENGE = 22.0, (46.0, 34.0), 84.0, 4.5
#: The light of the sky that falls on the wood, how strong, and how far down.
_LIGHT: Colour = (255, 214, 150)
_LIT, _REACH = 96, 0.9


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
            _draw_desk(canvas, pygame.FRect(0, top, view.width, view.height - top))


def _draw_desk(canvas: Canvas, desk: pygame.FRect) -> None:
    """Draw the wood of a desk, lit from above, dark at its sides, and its carved rim."""
    x, y, wide, high = desk
    behind, before = _CAST
    canvas.sheet("wood", desk.inflate(2 * _BEYOND, 2 * _BEYOND).move(0, _BEYOND))
    draw_fade(canvas, (x, y - behind, wide, behind), Colours.night, (0, 200))
    draw_fade(canvas, (x, y, wide, _REACH * high), _LIGHT, (_LIT, 0))
    draw_fade(canvas, desk, Colours.ink_shadow, (0, _SHADE))
    share, dark = _SIDES
    draw_fade(canvas, (x, y, share * wide, high), Colours.ink_shadow, (dark, 0), across=True)
    right = (x + (1 - share) * wide, y, share * wide, high)
    draw_fade(canvas, right, Colours.ink_shadow, (0, dark), across=True)
    draw_fade(canvas, (x, y + _RIM, wide, before), Colours.ink_shadow, (200, 0))
    # The rim is round: it has its light above, and its own shadow below.
    draw_fade(canvas, (x, y, wide, _RIM), Colours.brass, (110, 10))
    for down, colour, width, alpha in (
        (0.0, Colours.brass_light, 2.0, 200),
        (_RIM, Colours.night, 3.0, 230),
        (0.3 * _RIM, Colours.brass_dark, 1.5, 200),
        (0.3 * _RIM + 1.5, Colours.brass, 1.0, 120),
        (0.78 * _RIM, Colours.brass_dark, 1.5, 200),
        (0.78 * _RIM + 1.5, Colours.brass, 1.0, 120),
    ):
        canvas.fill((x, y + down - width / 2, wide, width), colour, alpha=alpha)
    middle, count = y + 0.54 * _RIM, int(wide / 2 / _APART) + 1
    for number in range(-count, count + 1):
        at = x + wide / 2 + number * _APART
        points = [(at - 2 * _LOZENGE, middle), (at, middle - _LOZENGE)]
        points += [(at + 2 * _LOZENGE, middle), (at, middle + _LOZENGE)]
        canvas.polygon(points, Colours.brass, alpha=210)
