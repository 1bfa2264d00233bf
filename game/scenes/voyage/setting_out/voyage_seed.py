"""The seed of a voyage: the number from which all its chance comes, shown, typed and copied."""

import random
from collections.abc import Callable

from game.kit import (
    Colours,
    Item,
    Row,
    Sizes,
    TextField,
    Words,
    button_height,
    grown,
    text_style,
    write_clipboard,
)

from ...common import Screen

#: The largest seed, and how many digits it has.
LARGEST, DIGITS = 999_999_999, 9
_FIELD, _LABEL = 168.0, 74.0
_GAPS = 3 * Sizes.gap_small
_NAME = text_style.NAME.with_changes(size=17, colour=Colours.gold)
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
        hint = say("setting_out.seed_hint")
        self.field = scene.widgets.add(TextField(str(seed), max_length=DIGITS, hint=hint))
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
        key = "seed_copied" if write_clipboard(self.field.text) else "seed_not_copied"
        self._told(self._scene.translate(f"setting_out.{key}", seed=self.field.text))

    def block(self) -> Row:
        """Return the label, the field and the buttons in a row."""
        high, label = button_height(Sizes.field_height), grown(_LABEL) - Sizes.gap_small

        def shares(width: float) -> tuple[float, ...]:
            return label, min(grown(_FIELD), width - label - 2 * high - _GAPS), high, high

        buttons = (Item(each, high) for each in (self.field, self.other, self.copier))
        return Row(
            *(Words(self.label, _NAME), *buttons), gap=Sizes.gap_small, shares=shares, align="start"
        )
