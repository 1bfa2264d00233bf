"""The small button that asks why, and the rules to which an answer leads."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

import pygame

from game.kit import Button, Canvas, Sizes, TextStyle, button_height, grown
from game.rules import Card, Creature, ability_names

if TYPE_CHECKING:
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

    def place_beside(self, button: pygame.FRect, back: pygame.FRect) -> None:
        """Lie at the left of the button that goes on, and not too near the one that leads back."""
        box = pygame.FRect(0, 0, _LAMP, _LAMP)
        apart = min(Sizes.gap, (button.left - back.right - _LAMP) / 2)
        box.midright = button.left - apart, button.centery
        self.place(box)


#: The rule of each ability.
ABILITY_RULES = {
    "splash": "R8.1",
    "perforation": "R8.2",
    "rage": "R8.3",
    "protection": "R8.4",
    "indestructible": "R8.5",
    "berserk": "R8.6",
    "sprint": "R8.7",
}
AURA_RULE = "R8.8"
#: The rules of incantations, of the attack of a creature, of a play, and of a stronghold.
INCANTATIONS, ATTACKING, PLAYING, STRONGHOLD = "R6", "R5.1", "R3.2", "R4"
#: The rule of what the board explains where the pointer rests, by the key of the hint.
HINT_RULES = {
    "attack": "R5.3",
    "attack_changed": "R8.7",
    "attacker": "R5.2",
    "bridge": "R1",
    "cost": "R3.2",
    "cost_dear": "R3.1",
    "deck": "R9.6",
    "discard": "R9.1",
    "health": "R5.4",
    "health_changed": "R5.4",
    "lane": "R3.3",
    "lane_other": "R3.3",
    "moon": "R5.1",
    "moon_other": "R5.1",
    "odds": "R2.8",
    "odds_always": "R2.8",
    "order": "R5.6",
    "rank": "R5.2",
    "reach": "R3.2",
    "ruler": "R4.1",
    "ruler_other": "R4.1",
    "victim": "R5.3",
}


def card_rules(card: Card) -> list[tuple[str, str]]:
    """Return what a card can do, each with its rule: abilities, or "" for an incantation."""
    found = [] if isinstance(card, Creature) else [("", INCANTATIONS)]
    found += [(name, ABILITY_RULES[name]) for name in ability_names(card.abilities)]
    if isinstance(card, Creature) and card.aura:
        lent = [(name, ABILITY_RULES[name]) for name in ability_names(card.aura)]
        found += [("aura", AURA_RULE), *(each for each in lent if each not in found)]
    return found


def card_rule(card: Card, *, in_play: bool) -> str:
    """Return the rule that matters most of a card: its first ability, or how it is played."""
    found = card_rules(card)
    return found[0][1] if found else (ATTACKING if in_play else PLAYING)
