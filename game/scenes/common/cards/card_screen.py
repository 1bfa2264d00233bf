"""The base of the screens about cards: a large card beside the small one, and a line of words."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from game.kit import (
    Scene,
    give_feedback,
    grown,
)
from game.rules import FIRST, Refusal

from ...services import Services
from ..dialogs.why_button import WhyButton
from ..screen import Screen


class CardScreen(Screen):
    """A screen about cards, with a large card beside the one that is pointed at.

    It explains cards by the rules of an ``edition``, after a ``delay`` in seconds. ``notice`` is
    what is heard with a line that is told, "" for nothing.
    """

    notice: ClassVar[str] = "notice"

    def __init__(self, services: Services, edition: int = FIRST, *, delay: float = 0.0) -> None:
        super().__init__(services)
        self.message = ""
        self.preview.edition, self.preview.delay = edition, delay
        self.why = WhyButton(self)

    def tell(self, message: str, refusal: Refusal | None = None) -> None:
        """Show a line, or none; of a ``refusal`` the reason can be asked for."""
        if message:
            give_feedback(self.notice)
        changed = message != self.message
        self.message = message
        self.why.show(refusal)
        if changed and self.on_stack and grown(1.0) > 1.0:
            # Larger words may need more room than what was told before.
            self.lay_out_anew()
        self.invalidate()

    def refusal(self) -> Refusal | None:
        """Return what was refused last, as long as it is told."""
        return self.why.refusal

    def ask(self, scene: Scene, answer: Callable[[object], None] | None = None) -> None:
        """Push a scene whose result ``answer`` hears."""
        self.look_at(None)
        self.stack.push(scene, answer)
