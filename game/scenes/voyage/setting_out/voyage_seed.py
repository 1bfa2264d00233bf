"""The seed of a voyage: the number from which all its chance comes, shown, typed and copied."""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame

from game.kit import (
    Canvas,
    Colours,
    Sizes,
    TextField,
    Viewport,
    button_height,
    grown,
    text_style,
    write_clipboard,
)

from ...common import Screen

#: The largest seed, and how many digits it has.
LARGEST, DIGITS = 999_999_999, 9
_FIELD, _LABEL = 168.0, 74.0
_NAME = text_style.STRONG.with_changes(size=17)
_random = random.SystemRandom()


def new_seed() -> int:
    """Return a seed that nobody has chosen."""
    return _random.randint(1, LARGEST)


class SeedRow:
    """The field with the seed, a button for another and one that copies it.

    ``told`` hears a line about what was done.
    """

    def __init__(self, scene: Screen, seed: int, told: Callable[[str], None]) -> None:
        self._scene = scene
        self._told = told
        say = scene.translate
        self.label = say("setting_out.seed")
        self.field = scene.widgets.add(
            TextField(
                str(seed),
                max_length=DIGITS,
                hint=say("setting_out.seed_hint"),
            )
        )
        self.field.called = self.label
        self.field.keep = self._digits
        self.other = scene.add_button(
            "", self.draw_another, "dice", hint="setting_out.seed_another"
        )
        self.copier = scene.add_button("", self.copy, "copy", hint="setting_out.seed_copy")

    @property
    def seed(self) -> int:
        """The number in the field; 0 while there is none."""
        return int(self.field.text or 0)

    def _digits(self, text: str) -> str:
        """Return the digits, in whatever signs they are typed; say that there is more."""
        digits = "".join(str(int(sign)) for sign in text if sign.isdecimal())
        self._told("" if digits == text else self._scene.translate("setting_out.seed_digits"))
        return digits

    def draw_another(self) -> None:
        """Put another seed into the field."""
        self.field.text = str(new_seed())
        self.field.caret = len(self.field.text)
        self._told("")

    def copy(self) -> None:
        """Copy the seed, or say that there is no clipboard."""
        done = write_clipboard(self.field.text)
        key = "seed_copied" if done else "seed_not_copied"
        self._told(self._scene.translate(f"setting_out.{key}", seed=self.field.text))

    def place(self, view: Viewport, row: pygame.FRect) -> None:
        """Lay the label, the field and the buttons in a row."""
        del view
        high = button_height(Sizes.field_height)
        label = grown(_LABEL)
        self._name = pygame.FRect(row.x, row.y, label, high)
        wide = row.width - label - 2 * (high + Sizes.gap_small)
        field = pygame.FRect(row.x + label, row.y, min(grown(_FIELD), wide), high)
        self.field.place(field)
        self.other.place((field.right + Sizes.gap_small, row.y, high, high))
        self.copier.place((self.other.rect.right + Sizes.gap_small, row.y, high, high))

    @staticmethod
    def height() -> float:
        """Return how high the row is."""
        return button_height(Sizes.field_height)

    def draw(self, canvas: Canvas) -> None:
        """Draw the label; the widgets draw themselves."""
        canvas.text(self.label, self._name, _NAME, colour=Colours.gold)
