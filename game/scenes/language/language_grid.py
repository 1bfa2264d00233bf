"""A button for every language, each with its name in its own tongue."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import pygame

from game.content import ContentError, load_strings
from game.kit import Button, WidgetGroup, grown

from ..services import Services

BUTTON, GAP = (252.0, 56.0), 14.0
#: So many are below one another before there is another column.
_IN_COLUMN = 4


class LanguageGrid:
    """The buttons, laid in columns; ``choose`` hears the code of the one that is pressed."""

    def __init__(
        self, names: Mapping[str, str], widgets: WidgetGroup, choose: Callable[[str], None]
    ) -> None:
        self.buttons = {
            code: widgets.add(Button(name, partial(choose, code))) for code, name in names.items()
        }

    @property
    def columns(self) -> int:
        """How many columns there are."""
        return min(4, -(-len(self.buttons) // _IN_COLUMN))

    @property
    def size(self) -> tuple[float, float]:
        """The room that the buttons ask for."""
        rows = -(-len(self.buttons) // self.columns)
        wide, high = BUTTON[0] + 0.5 * (grown(BUTTON[0]) - BUTTON[0]), grown(BUTTON[1])
        return self.columns * (wide + GAP) - GAP, rows * (high + GAP) - GAP

    def place(self, area: pygame.FRect) -> None:
        """Lay the buttons in rows, lower where there are too many for the height."""
        rows = -(-len(self.buttons) // self.columns)
        width = (area.width + GAP) / self.columns - GAP
        height = min(grown(BUTTON[1]), (area.height + GAP) / rows - GAP)
        for number, button in enumerate(self.buttons.values()):
            row, column = divmod(number, self.columns)
            x, y = area.x + column * (width + GAP), area.y + row * (height + GAP)
            button.place((x, y, width, height))


def spoken(services: Services, language: str) -> str:
    """Speak a language from now on; return the line about a file that is broken, else nothing."""
    try:
        strings = load_strings(language)
    except ContentError as error:
        return services.say(error)
    services.speak(strings)
    return ""
