"""The way to ask "Why?" beside a line that tells of a refusal, and the lamp of the setup."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import pygame

from game.kit import Button, Canvas, Sizes, TextStyle, button_height, grown
from game.rules import Refusal

#: The size of "Why?", which is as wide as high where room is short, and that of the lamp.
_WIDE, _HIGH, _LAMP = 122.0, 38.0, 48.0
_WORDS, _APART = 16.0, 10.0
#: Its words need more of the width as they grow, as the edges stay.
_WORDS_GROWTH = 1.2
#: Below this width of its line the button is its picture alone, in units.
_NARROW = 330.0


def why_width() -> float:
    """Return how wide "Why?" is with its words, in logical units."""
    return _WIDE + _WORDS_GROWTH * (grown(_WIDE) - _WIDE)


class WhyButton(Button):
    """Stands behind the line that tells of a ``refusal``, as long as there is one.

    The keyboard stays where it is, and has a key for the same.
    """

    focusable: ClassVar[bool] = False

    def __init__(
        self, translate: Callable[[str], str], ask: Callable[[], None], hint: str = "why.ask_hint"
    ) -> None:
        super().__init__("", ask, icon="icons/help", size=_WORDS, hint=translate(hint))
        self.refusal: Refusal | None = None
        self.visible = False
        self._words = translate("why.ask")

    def show(self, refusal: Refusal | None) -> None:
        """Be there to ask about a refusal, or go."""
        self.refusal = refusal
        self.visible = refusal is not None

    def make_room(
        self, canvas: Canvas, line: str, box: pygame.FRect, look: TextStyle
    ) -> pygame.FRect:
        """Lie behind ``line`` in its ``box``; return the room that is left for the line."""
        if not self.visible:
            return box
        high = min(button_height(_HIGH), box.height)
        self.label = "" if box.width < grown(_NARROW) else self._words
        own = why_width() if self.label else high
        room = box.width - own - _APART
        wide = min(canvas.text_size(line, look.with_changes(wrap=False))[0] + 2, room)
        x = box.x + (room - wide) / 2 if look.align == "center" else box.x
        self.place((x + wide + _APART, box.centery - high / 2, own, high))
        return pygame.FRect(x, box.y, wide, box.height)


class LampButton(Button):
    """Asks what the master would choose before a match; a key does the same."""

    focusable: ClassVar[bool] = False

    def __init__(self, translate: Callable[[str], str], act: Callable[[], None]) -> None:
        super().__init__("", act, icon="icons/hint", hint=translate("hint.help_hint"))

    def place_beside(self, button: Button, back: Button) -> None:
        """Lie at the left of the button that goes on, and not too near the one that leads back."""
        box = pygame.FRect(0, 0, _LAMP, _LAMP)
        apart = min(Sizes.gap, (button.rect.left - back.rect.right - _LAMP) / 2)
        box.midright = button.rect.left - apart, button.rect.centery
        self.place(box)
