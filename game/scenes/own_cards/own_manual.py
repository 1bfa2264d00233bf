"""How cards of one's own are written, in short, with lines that work."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from game.kit import Canvas, Colours, ScrollPage, Sizes, text_style
from game.rules import ABILITIES

_GAP, _EDGE = 10.0, 10.0
_TEXT = text_style.BODY.with_changes(size=15.5)
_CODE = text_style.BODY.with_changes(size=14.5, colour=Colours.gold, align="left")

#: Lines of files as they are written, shown below the paragraph of their key.
WRITTEN = {
    "card": (
        "fen_giant: {name: Fen Giant, cost: 6, attack: 5, health: 8}\n"
        "toad_knight: {name: Toad Knight, cost: 4, attack: 3, health: 3,\n"
        "    abilities: [protection]}\n"
        "bog_witch: {name: Bog Witch, cost: 4, attack: 2, health: 4,\n"
        "    aura: berserk}\n"
        "marsh_fire: {name: Marsh Fire, cost: 2,\n"
        "    effect: {damage: 1, splash: true}}"
    ),
    "deck": "fog: {name: Fog, cards: [will_o_wisp, zombie, brute, … ]}",
    "kit": (
        "moor: {name: The Moor, cards: [fen_giant, troll, … ],\n    fill: true, decks: [fog, peat]}"
    ),
}
_PARAGRAPHS = ("files", "card", "abilities", "picture", "deck", "kit", "play")


class OwnManual(ScrollPage):
    """The format in paragraphs, some with lines of an example."""

    def __init__(self, translate: Callable[..., str]) -> None:
        super().__init__()
        self.translate = translate

    def _paragraphs(self) -> Iterator[tuple[str, str]]:
        for key in _PARAGRAPHS:
            abilities = ", ".join(ABILITIES)
            words = self.translate(f"own_cards.how.{key}", abilities=abilities)
            yield words, WRITTEN.get(key, "")

    def lay_out(self, canvas: Canvas, *, paint: bool) -> float:
        """Go through the paragraphs, painting or not; return how high they are."""
        y, width = 0.0, self.content_width
        for words, code in self._paragraphs():
            high = canvas.text_size(words, _TEXT, width - 8)[1]
            if paint:
                canvas.text(words, (4, y, width - 8, high + 2), _TEXT)
            y += high + 6
            if code:
                inside = width - 2 * _EDGE
                high = canvas.text_size(code, _CODE, inside)[1]
                if paint:
                    box = (0, y, width, high + 14)
                    canvas.fill(box, Colours.well, radius=Sizes.radius, alpha=200)
                    place = pygame.FRect(_EDGE, y + 7, inside, high + 2)
                    with canvas.upright(place):
                        canvas.text(code, place, _CODE)
                y += high + 14
            y += _GAP
        return y
