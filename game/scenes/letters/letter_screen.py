"""The look of the screens of letters: a desk by a window, and the place that is seen through it."""

from functools import partial
from typing import ClassVar

from game.kit import AmbientLayer, Button, Canvas, grown

from ..common import (
    DEFEAT,
    EVENING,
    Foot,
    Screen,
    dawn,
    draw_landscape,
    ending_land,
    evening,
    ruin,
)
from .desk import DeskLook, desk

#: The growth of texts from which on a sheet hides what stands beside it.
_LARGE = 1.1
#: How much darker the landscape of an end is.
_DIM = 40


class LetterScreen(Screen):
    """A screen of letters, which looks at the place that ``sight`` names from a desk like ``look``.

    Its foot has the buttons ``go`` and ``back``, and says what has the key ``hint``.
    """

    sight: str = "bridge"
    look: DeskLook = DeskLook()
    hint: ClassVar[str] = ""
    go: Button
    back: Button

    def remake(self) -> None:
        """Make everything anew, and the desk before the place of now."""
        super().remake()
        self.ambient = self.make_ground()

    def make_ground(self) -> AmbientLayer:
        """Return what the screen lies on: the desk, bare where sheets take all of its width."""
        size = self.look.size if grown(1.0) <= _LARGE else 0.0
        return desk(self.look._replace(sight=self.sight, size=size))

    def go_back(self) -> None:
        """Return to the list."""
        self.stack.clear_to(self.services.routes.letters.all())

    def make_foot(self) -> Foot:
        """Return the ways back and on."""
        hint = self.translate(self.hint) if self.hint else " "
        return Foot(self.go, self.back, hint=hint, message=self.message)

    def draw_ground(self, canvas: Canvas) -> None:
        """Draw the desk, with what moves on it."""
        if self.ambient is not None:
            self.ambient.draw(canvas)


def living_end(winner: int, *, lost: bool) -> AmbientLayer:
    """Return the landscape of a match's end, with what moves on it."""
    land = ending_land(winner, lost=lost)
    living = {DEFEAT: ruin, EVENING: evening}.get(land, dawn)
    return living(("letter", land), partial(draw_landscape, name=land, dim=_DIM))
