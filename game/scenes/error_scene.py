"""The last-resort error screen: it needs no picture, and no text that could be missing."""

import os
from pathlib import Path
from typing import ClassVar, NamedTuple

from game.content import ContentError
from game.kit import (
    Button,
    Canvas,
    Colours,
    Intent,
    Scene,
    SceneStack,
    Sizes,
    Viewport,
    draw_head,
    draw_well,
    give_feedback,
    grown,
    text_size,
    text_style,
)

from .services import Services

PANEL = (900.0, 470.0)
_LINE = 84
_WARM = 0.5
#: The margin inside the panel, and the heights of its words, of a label, and of a path's well.
_ASIDE, _WORDS, _LABEL, _WELL = 44.0, 48.0, 26.0, 60.0
_TITLE = text_style.HEADING.with_changes(size=30)
_BODY = text_style.BODY.with_changes(size=17, fit=True)
_PATH = text_style.BODY.with_changes(
    size=15, colour=Colours.attention, align="left", wrap=True, fit=True
)


class ErrorWords(NamedTuple):
    """The words of the screen: English, for when the texts themselves are what failed."""

    title: str = "Something went wrong"
    text: str = "The game hit an unexpected error and cannot go on from here."
    saved: str = "Your match is saved here:"
    report: str = "The details are saved here:"
    menu: str = "Main menu"
    leave: str = "Quit the game"


def error_words(services: Services | None) -> ErrorWords:
    """Return the words in the player's language, or the built-in ones."""
    if services is None:
        return ErrorWords()
    try:
        return ErrorWords(*(services.translate(f"error.{name}") for name in ErrorWords._fields))
    except ContentError:
        return ErrorWords()


class ErrorScene(Scene):
    """Says that the match is saved and where, and where the report is.

    Without services there is no way back to the menu. Without a path, nothing is said of that file.
    """

    tells: ClassVar[bool | None] = True
    transition_kind = "cut"

    def __init__(
        self, services: Services | None, report_path: Path | None, saved_path: Path | None
    ) -> None:
        super().__init__()
        self.services = services
        self.words = error_words(services)
        self.files = [
            (words, str(path))
            for words, path in ((self.words.saved, saved_path), (self.words.report, report_path))
            if path is not None
        ]
        ways = [(self.words.menu, self.go_to_menu), (self.words.leave, self.leave_game)]
        shown = ways[1:] if services is None else ways
        self.buttons = [self.widgets.add(Button(*way, kind="quiet")) for way in shown]
        self.widgets.focus(self.buttons[0], show=True)

    def enter(self, stack: SceneStack) -> None:
        """Sound as what is refused does."""
        super().enter(stack)
        give_feedback("error")

    def go_to_menu(self) -> None:
        """Begin anew with the menu."""
        assert self.services is not None
        self.stack.clear_to(self.services.routes.menu())

    def leave_game(self) -> None:
        """Take every scene off, which ends the game."""
        stack = self.stack
        # Alone first: a scene below, which may be the one that failed, must not hear of it.
        stack.clear_to(self)
        stack.pop()

    def handle_rest(self, intent: Intent) -> None:
        """Leave nothing to chance: only the buttons lead on."""

    def resize(self, view: Viewport) -> None:
        """Lay the buttons in a row."""
        self._box = view.centered(self._size(view))
        width, gap = 330.0, 24.0
        x = self._box.centerx - (len(self.buttons) * (width + gap) - gap) / 2
        for button in self.buttons:
            button.place((x, self._box.bottom - 84, width, 52))
            x += width + gap

    def _size(self, view: Viewport) -> tuple[float, float]:
        """Return how large the panel is: larger texts have it grow as far as the window allows."""
        wide = min(PANEL[0] * grown(1.0), view.width - 2 * Sizes.margin)
        self._words = max(_WORDS, text_size(view, self.words.text, _BODY, wide - 2 * _ASIDE)[1])
        self._label, self._well = grown(_LABEL), min(grown(_WELL), 1.4 * _WELL)
        more = self._label - _LABEL + self._well - _WELL
        return wide, PANEL[1] + self._words - _WORDS + len(self.files) * more

    def draw_background(self, canvas: Canvas) -> None:
        """Draw a plain panel and the words, with shapes and letters alone."""
        canvas.fill(canvas.view.rect, Colours.night)
        box = self._box
        canvas.box(box, Colours.panel, Colours.brass_dark, width=5, radius=Sizes.radius_large)
        canvas.frame(box.inflate(-3, -3), Colours.brass, width=2, radius=Sizes.radius_large - 1)
        x, width = box.x + _ASIDE, box.width - 2 * _ASIDE
        draw_head(canvas, (x, box.y + 20, width, 60), self.words.title, _TITLE)
        canvas.text(self.words.text, (x, box.y + 94, width, self._words), _BODY)
        y = box.y + 108 + self._words
        for words, path in self.files:
            canvas.text(words, (x, y, width, self._label), _BODY, bold=True)
            y += self._label + 4
            draw_well(canvas, (x, y, width, self._well), radius=Sizes.radius)
            place = (x + 14, y + 6, width - 28, self._well - 10)
            canvas.text(in_lines(path), place, _PATH, valign="middle")
            y += self._well + 18
        for button in self.buttons:
            draw_well(canvas, button.rect, radius=Sizes.radius, lit=button.warmth > _WARM)


def in_lines(path: str, longest: int = _LINE) -> str:
    """Return a path broken behind separators, for words are all that wrapping breaks at."""
    lines = [""]
    for part in path.replace(os.sep, os.sep + "\0").split("\0"):
        if lines[-1] and len(lines[-1]) + len(part) > longest:
            lines.append("")
        lines[-1] += part
    return "\n".join(lines)


def example(services: Services) -> ErrorScene:
    """Return the screen with both files."""
    folder = Path("saves") / "bridges-of-erret"
    return ErrorScene(services, folder / "report.txt", folder / "matches" / "duel.jsonl")
