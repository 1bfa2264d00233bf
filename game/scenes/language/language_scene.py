"""The languages, a button each, and their choice over any other scene."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import ClassVar

import pygame

from game.content import ContentError, language_names, load_strings
from game.kit import (
    Alphas,
    Button,
    Canvas,
    Colours,
    Viewport,
    WidgetGroup,
    draw_head,
    draw_panel,
    grown,
    text_style,
)

from ..common import Screen
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


MARGIN, TITLE, FOOT = 36.0, 92.0, 76.0
#: The size of the button that leaves the choice as it is.
CLOSE = (180.0, 48.0)
#: The height of the line that tells why a language cannot be had.
_PROBLEM = 44.0
_TELLS = text_style.CAPTION.with_changes(
    colour=Colours.attention, align="center", wrap=True, fit=True
)


class LanguageScene(Screen):
    """All languages by their own names; leaves the code of the one that is spoken then, or None."""

    transparent: ClassVar[bool] = True
    # One who cannot read the words finds the places.
    flips = False

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.title = self.translate("options.language")
        self.grid = LanguageGrid(language_names(), self.widgets, self.choose)
        self.problem = ""
        self.close = self.add_button("language_choice.close", self.go_back, "cross")
        spoken = self.grid.buttons.get(services.content.strings.language)
        if spoken is not None:
            spoken.kind = "primary"
        self.widgets.focus(spoken or self.close)

    def choose(self, language: str) -> None:
        """Speak a language from now on; one whose file is broken is refused in a line."""
        self.problem = spoken(self.services, language)
        if self.problem:
            self.invalidate()
            return
        self.stack.pop(language)

    def go_back(self) -> None:
        """Change nothing."""
        self.stack.pop()

    def page_height(self, view: Viewport) -> float:
        """Return how high the window must be for all names."""
        return max(view.height, self._height + 24)

    @property
    def _height(self) -> float:
        """The height of the panel."""
        return TITLE + self.grid.size[1] + grown(_PROBLEM) + self._foot

    @property
    def _foot(self) -> float:
        return FOOT - CLOSE[1] + grown(CLOSE[1])

    def resize(self, view: Viewport) -> None:
        """Lay the names in a panel, the way back below them."""
        width = self.grid.size[0]
        self._box = box = view.centered((width + 2 * MARGIN, self._height))
        problem = grown(_PROBLEM)
        high = box.height - TITLE - self._foot - problem
        area = pygame.FRect(box.x + MARGIN, box.y + TITLE, width, high)
        self.grid.place(area)
        self._line = pygame.FRect(area.x, area.bottom + 4, width, problem - 8)
        wide = 0.5 * (grown(CLOSE[0]) + CLOSE[0])
        y = box.bottom - self._foot + 8
        self.close.place((box.centerx - wide / 2, y, wide, grown(CLOSE[1])))

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the panel, and what is wrong with a file."""
        canvas.dim(alpha=Alphas.dim)
        draw_panel(canvas, self._box)
        head = (self._box.x + MARGIN, self._box.y + 18, self._box.width - 2 * MARGIN, 58)
        draw_head(canvas, head, self.title, text_style.HEADING.with_changes(size=30))
        if self.problem:
            canvas.text(self.problem, self._line, _TELLS)


def example(services: Services) -> LanguageScene:
    """Return the choice of a language."""
    return LanguageScene(services)
