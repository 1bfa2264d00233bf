"""The page of the options that lists every key and pad button, by what they are for."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.kit import Canvas, Colours, InputMap, ScrollArea, Sizes, text_style

from ..key_words import key_caps, words_of

#: The groups from top to bottom, with their commands; the first that a command is bound to is
#: named first. Each command has a text ``options.keys.<command>``.
KEY_GROUPS = {
    "play": ("digits", "arrows", "accept", "back", "undo", "redo", "next", "run_on"),
    "look": ("forecast", "foresee", "hint", "why", "inspect", "log"),
    "game": ("pause", "help", "faster", "slower", "mute", "fullscreen", "picture"),
}
_ROW, _HEADING, _GAP = 38.0, 40.0, 14.0
_CAP_HEIGHT, _CAP_EDGE = 28.0, 9.0
_MOST_CAPS = 2
_PAD_COLUMN = 96.0
_HEAD = text_style.STRONG.with_changes(size=18, colour=Colours.gold)
_WORDS = text_style.BODY.with_changes(size=16, valign="middle", wrap=False, fit=True)
_CAP = text_style.STRONG.with_changes(size=15, align="center")


class KeyList(ScrollArea):
    """All commands of ``KEY_GROUPS`` with their keys and, at the right, their pad buttons."""

    def __init__(self, translate: Callable[..., str], inputs: InputMap) -> None:
        rows = sum(len(commands) for commands in KEY_GROUPS.values())
        height = rows * _ROW + len(KEY_GROUPS) * (_HEADING + _GAP)
        super().__init__(content_height=height)
        self._translate = translate
        self._inputs = inputs

    def paint_content(self, canvas: Canvas) -> None:
        """Draw the groups one below the other."""
        y, width = 0.0, self.content_width
        for group, commands in KEY_GROUPS.items():
            heading = (4, y, width, _HEADING - 6)
            canvas.text(self._translate(f"options.key_groups.{group}"), heading, _HEAD)
            y += _HEADING
            for number, command in enumerate(commands):
                row = pygame.FRect(0, y, width, _ROW - 3)
                canvas.fill(
                    row, Colours.well, radius=Sizes.radius_small, alpha=130 - number % 2 * 50
                )
                self._paint_row(canvas, row, command)
                y += _ROW
            y += _GAP

    def _paint_row(self, canvas: Canvas, row: pygame.FRect, command: str) -> None:
        x = row.right - _PAD_COLUMN + 10
        for words in self._pad_names(command):
            x = _draw_cap(canvas, words, x, row.centery, round_=True)
        caps = key_names(self._translate, self._inputs, command)
        x = row.right - _PAD_COLUMN - sum(_cap_width(canvas, cap) + 6 for cap in caps)
        words_box = (row.x + 14, row.y, x - row.x - 26, row.height)
        canvas.text(self._translate(f"options.keys.{command}"), words_box, _WORDS)
        for cap in caps:
            x = _draw_cap(canvas, cap, x, row.centery, round_=False)

    def _pad_names(self, command: str) -> list[str]:
        """Return the names of the pad buttons of a command."""
        if command == "arrows":
            return [self._translate("key_names.dpad")]
        triggers = self._inputs.actions.triggers("pad", command)[:1]
        return [words_of(self._translate, self._inputs, "pad", trigger) for trigger in triggers]


def key_names(translate: Callable[..., str], inputs: InputMap, command: str) -> list[str]:
    """Return the names of the keys of a command, as they stand on a keyboard."""
    if command == "digits":
        return ["1", "…", "9"]
    if command == "arrows":
        return ["↑", "↓", "←", "→"]
    triggers = inputs.actions.triggers("keys", command)[:_MOST_CAPS]
    return [" + ".join(key_caps(translate, trigger)) for trigger in triggers]


def _cap_width(canvas: Canvas, words: str) -> float:
    return max(_CAP_HEIGHT, canvas.text_size(words, _CAP)[0] + 2 * _CAP_EDGE)


def _draw_cap(canvas: Canvas, words: str, x: float, middle: float, *, round_: bool) -> float:
    """Draw a key, or a button of a pad; return where the next begins."""
    width = _cap_width(canvas, words)
    box = pygame.FRect(x, middle - _CAP_HEIGHT / 2, width, _CAP_HEIGHT)
    radius = _CAP_HEIGHT / 2 if round_ else 6.0
    canvas.fill(box.move(0, 2), Colours.ink_shadow, radius=radius)
    canvas.box(box, Colours.panel, Colours.bronze, radius=radius)
    canvas.text(words, box, _CAP)
    return box.right + 6
