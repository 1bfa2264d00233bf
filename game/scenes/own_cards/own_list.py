"""The list of the player's own mistakes, cards, decks and kits, one below the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pygame

from game.board import CARD_SHAPE
from game.content import CustomContent
from game.kit import (
    Canvas,
    Colours,
    ScrollPage,
    Sizes,
    grown,
    text_room,
    text_style,
)
from game.rules import ABILITIES, HAND_SIZE, Card

from ..common import by_cost, put_card
from ..services import Services

_CARD, _SMALL, _GAP = 92.0, 54.0, 9.0
_HEAD, _APART, _EDGE, _NAME = 34.0, 16.0, 12.0, 26.0
_HEADING = text_style.STRONG.with_changes(size=19, colour=Colours.gold)
_NAMED = text_style.STRONG.with_changes(size=17, fit=True)
_LINE = text_style.CAPTION.with_changes(size=14.5, fit=True, colour=Colours.text)
_FAULT = text_style.BODY.with_changes(size=15.5)


class OwnList(ScrollPage):
    """A window on all of it."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self._shown: CustomContent | None = None

    @property
    def own(self) -> CustomContent:
        """The content that is shown."""
        return self.services.own

    def draw(self, canvas: Canvas) -> None:
        """Draw what shows, measured anew once it was read again."""
        if self._shown is not self.own:
            self._shown = self.own
            self.remeasure()
        super().draw(canvas)

    def lay_out(self, canvas: Canvas, *, paint: bool) -> float:
        """Go through all of it from the top, painting or not; return how high it is."""
        own, y = self.own, 0.0
        if own.faults:
            y = self._faults(canvas, y, paint=paint)
        if own.cards:
            y = self._head(canvas, y, "cards_title", len(own.cards), paint=paint)
            y = self._cards(canvas, by_cost(own.cards.values()), y, _CARD, paint=paint) + _APART
        if own.decks:
            y = self._head(canvas, y, "decks_title", len(own.decks), paint=paint)
            for deck in own.decks:
                key = "deck_eight" if len(deck.cards) == HAND_SIZE else "deck_ten"
                about = self.services.translate(f"own_cards.{key}")
                y = self._named(canvas, y, deck.name, about, by_cost(deck.cards), paint=paint)
            y += _APART - _GAP
        if own.kits:
            y = self._head(canvas, y, "kits_title", len(own.kits), paint=paint)
            for kit in own.kits:
                key = "kit_filled" if kit.fill else "kit_alone"
                about = self.services.translate(f"own_cards.{key}", count=len(kit.cards))
                y = self._named(canvas, y, kit.name, about, by_cost(kit.cards), paint=paint)
        return y

    def _head(self, canvas: Canvas, y: float, key: str, count: int, *, paint: bool) -> float:
        if paint:
            words = self.services.translate(f"own_cards.{key}", count=count)
            canvas.text(words, (4, y, self.content_width - 8, grown(_HEAD) - 8), _HEADING)
        return y + grown(_HEAD)

    def _faults(self, canvas: Canvas, y: float, *, paint: bool) -> float:
        """Draw the mistakes, each in lines of its own, on a ground that stands out."""
        translate, faults = self.services.translate, list(map(self.services.say, self.own.faults))
        width = self.content_width - 2 * _EDGE - 8
        heights = [canvas.text_size(fault, _FAULT, width)[1] for fault in faults]
        words = translate("own_cards.faults_title", count=len(faults))
        head = _HEAD
        if grown(1.0) > 1.0:
            head = max(grown(_HEAD), text_room(canvas.view, words, _HEADING, width) + 8)
        whole = head + sum(heights) + _GAP * len(faults) + _EDGE
        if paint:
            box = pygame.FRect(0, y, self.content_width, whole)
            canvas.box(box, Colours.well, Colours.attention, radius=Sizes.radius, alpha=190)
            title = (_EDGE, y + 6, width, head - 8)
            canvas.text(words, title, _HEADING, colour=Colours.attention, wrap=head > _HEAD)
            line = y + head + 2
            for fault, high in zip(faults, heights, strict=True):
                canvas.text(fault, (_EDGE, line, width, high + 2), _FAULT)
                line += high + _GAP
        return y + whole + _APART

    def _named(
        self,
        canvas: Canvas,
        y: float,
        name: str,
        about: str,
        cards: Sequence[Card],
        *,
        paint: bool,
    ) -> float:
        """Draw a deck or a kit: its name, what it is for, its cards."""
        inside = self.content_width - 2 * _EDGE
        large = grown(1.0) > 1.2
        name_high = grown(_NAME)
        about_high = text_room(canvas.view, about, _LINE, inside) if large else 0.0
        top = y + name_high + about_high + 12
        foot = self._cards(canvas, cards, top, _SMALL, paint=False, left=_EDGE, width=inside)
        if paint:
            box = (0, y, self.content_width, foot + 8 - y)
            canvas.fill(box, Colours.well, radius=Sizes.radius, alpha=130)
            wide = inside if large else inside * 0.42
            canvas.text(name, (_EDGE, y + 6, wide, name_high), _NAMED)
            if large:
                # Larger words stand below the name.
                below = (_EDGE, y + 6 + name_high, inside, about_high)
                canvas.text(about, below, _LINE, wrap=True)
            else:
                right = (_EDGE + inside * 0.44, y + 6, inside * 0.56, name_high)
                canvas.text(about, right, _LINE, align="right", valign="middle")
            self._cards(canvas, cards, top, _SMALL, paint=True, left=_EDGE, width=inside)
        return foot + 8 + _GAP

    def _cards(
        self,
        canvas: Canvas,
        cards: Sequence[Card],
        y: float,
        wide: float,
        *,
        paint: bool,
        left: float = 0.0,
        width: float | None = None,
    ) -> float:
        """Draw cards in rows; return where they end."""
        room = self.content_width if width is None else width
        across = max(1, int((room + _GAP) // (wide + _GAP)))
        high = wide * CARD_SHAPE
        rows = -(-len(cards) // across)
        if paint:
            for number, card in enumerate(cards):
                row, column = divmod(number, across)
                put_card(
                    canvas, card, (left + column * (wide + _GAP), y + row * (high + _GAP)), wide
                )
        return y + rows * (high + _GAP) - _GAP


_PARAGRAPH_GAP, _CODE_EDGE = 10.0, 10.0
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
                inside = width - 2 * _CODE_EDGE
                high = canvas.text_size(code, _CODE, inside)[1]
                if paint:
                    box = (0, y, width, high + 14)
                    canvas.fill(box, Colours.well, radius=Sizes.radius, alpha=200)
                    place = pygame.FRect(_CODE_EDGE, y + 7, inside, high + 2)
                    with canvas.upright(place):
                        canvas.text(code, place, _CODE)
                y += high + 14
            y += _PARAGRAPH_GAP
        return y
