"""The hint of whatever on the board the pointer rests on: one area, which finds its words."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.board import BoardHint
from game.kit import HintArea, Point, Times

from ..common.rule_links import HINT_RULES

#: What is wider than this is explained at the pointer, whose size this is.
_LARGE, _POINTER = 130.0, 30.0


class BoardHintArea(HintArea):
    """Has the hint of what is at the pointer; ``find`` returns that, and ``say`` its words."""

    hint_delay = Times.board_tooltip

    def __init__(self, find: Callable[[Point], BoardHint | None], say: Callable[..., str]) -> None:
        super().__init__()
        self._find = find
        self._say = say
        self._changed = False
        #: The rule of what is at the pointer, "" for none.
        self.rule = ""

    def hit(self, pos: Point) -> bool:
        """Tell whether there is something at ``pos`` that can be explained."""
        found = self._find(pos)
        words = "" if found is None else self._say(f"board_hints.{found.key}", **found.values)
        self.rule = "" if found is None else HINT_RULES.get(found.key, "")
        if self.rule:
            words = self._say("rulebook.see", text=words, number=self.rule)
        if words != self.hint:
            # It stays where it first came up, however the pointer moves over the same thing.
            self._changed, self.hint = True, words
            if found is not None:
                self.rect = pygame.FRect(found.area)
                if self.rect.width > _LARGE:
                    self.rect = pygame.FRect(pos, (0, 0)).inflate(_POINTER, _POINTER)
        return found is not None

    def follow(self, pos: Point | None) -> bool:
        """Show other words as soon as the pointer comes from one thing to the next."""
        changed, self._changed = self._changed, False
        return changed and pos is not None
