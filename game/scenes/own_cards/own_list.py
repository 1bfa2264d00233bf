"""The two pages of the player's own cards: what there is, and how more is written."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pygame

from game.board import CARD_SHAPE
from game.content import FIGURES, FIGURES_FOLDER, CustomContent
from game.kit import (
    Block,
    BlockPage,
    Canvas,
    Colours,
    Column,
    Drawn,
    Grid,
    Line,
    Row,
    Space,
    Viewport,
    Words,
    grown,
    text_style,
)
from game.rules import ABILITIES, HAND_SIZE, Card

from ..common import Plate, by_cost, put_card
from ..services import Services

#: The width of a card on its own, and of one in a deck or a kit.
_CARD, _SMALL, _GAP = 92.0, 54.0, 9.0
_HEAD, _NAME = 34.0, 26.0
#: From this growth of the texts on what a deck is for stands below its name.
_STACKED = 1.2
_HEADING = text_style.STRONG.with_changes(carved=True, size=19, colour=Colours.gold)
_FAULTY = _HEADING.with_changes(colour=Colours.attention, wrap=True)
_NAMED = text_style.STRONG.with_changes(size=17, fit=True)
_LINE = text_style.CAPTION.with_changes(size=14.5, fit=True, colour=Colours.text)
_FAULT = text_style.BODY.with_changes(size=15.5)
_TEXT = text_style.BODY.with_changes(size=15.5)
_WORD = text_style.CAPTION.with_changes(size=13.5, fit=True, colour=Colours.gold, align="center")
#: A figure of the gallery: how wide, and how many stand in a row, with larger words fewer.
_FIGURE, _IN_A_ROW, _IN_A_ROW_LARGE = 68.0, 6, 3
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


class CardRows(Block):
    """Cards as ``wide`` as they are given, in as many rows as they need."""

    def __init__(self, cards: Sequence[Card], wide: float) -> None:
        super().__init__()
        self.cards, self.wide = cards, wide

    def _across(self, width: float) -> int:
        return max(1, int((width + _GAP) // (self.wide + _GAP)))

    def height(self, view: Viewport, width: float) -> float:
        """Return the height of the rows."""
        del view
        rows = -(-len(self.cards) // self._across(width))
        return rows * (self.wide * CARD_SHAPE + _GAP) - _GAP

    def draw(self, canvas: Canvas) -> None:
        """Draw the cards."""
        for number, card in enumerate(self.cards):
            row, column = divmod(number, self._across(self.area.width))
            x = self.area.x + column * (self.wide + _GAP)
            y = self.area.y + row * (self.wide * CARD_SHAPE + _GAP)
            put_card(canvas, card, (x, y), self.wide)


class OwnList(BlockPage):
    """The player's own mistakes, cards, decks and kits, one below the other."""

    def __init__(self, services: Services) -> None:
        super().__init__(Block())
        self.services = services
        self._shown: CustomContent | None = None

    def draw(self, canvas: Canvas) -> None:
        """Draw what shows, made anew once it was read again."""
        if self._shown is not self.services.own:
            self._shown = self.services.own
            self.show(Column(*self._parts(self._shown), gap=_GAP))
        super().draw(canvas)

    def _parts(self, own: CustomContent) -> Iterator[Block]:
        say = self.services.translate
        if own.faults:
            title = Words(say("own_cards.faults_title", count=len(own.faults)), _FAULTY)
            faults = (Words(self.services.say(fault), _FAULT) for fault in own.faults)
            yield Plate(title, *faults, tall=9, alpha=190, colour=Colours.attention)
        if own.cards:
            yield self._head("cards_title", len(own.cards))
            yield CardRows(by_cost(own.cards.values()), _CARD)
        if own.decks:
            yield self._head("decks_title", len(own.decks))
        for deck in own.decks:
            key = "deck_eight" if len(deck.cards) == HAND_SIZE else "deck_ten"
            yield _named(deck.name, say(f"own_cards.{key}"), deck.cards)
        if own.kits:
            yield self._head("kits_title", len(own.kits))
        for kit in own.kits:
            key = "kit_filled" if kit.fill else "kit_alone"
            yield _named(kit.name, say(f"own_cards.{key}", count=len(kit.cards)), kit.cards)

    def _head(self, key: str, count: int) -> Block:
        return Line(self.services.translate(f"own_cards.{key}", count=count), _HEADING, _HEAD - 8)


def _named(name: str, about: str, cards: Sequence[Card]) -> Plate:
    """Return a deck or a kit: its name, what it is for, its cards."""
    what = _LINE.with_changes(wrap=True)
    if grown(1.0) <= _STACKED:
        what = _LINE.with_changes(align="right", valign="middle")
    head = Row(
        Line(name, _NAMED, grown(_NAME)), Words(about, what), shares=(0.44, 0.56), stack=_STACKED
    )
    return Plate(head, CardRows(by_cost(cards), _SMALL))


class OwnManual(BlockPage):
    """How cards of one's own are written, in paragraphs, some with lines of an example."""

    def __init__(self, translate: Callable[..., str]) -> None:
        abilities = ", ".join(ABILITIES)
        blocks: list[Block] = []
        for key in ("files", "card", "abilities", "picture", "deck", "kit", "play"):
            words = translate(f"own_cards.how.{key}", abilities=abilities)
            blocks += [Words(words, _TEXT), Space(6 if key in WRITTEN else 16)]
            if key == "picture":
                blocks += [_figures(translate), Space(16)]
            if key in WRITTEN:
                blocks += [Plate(_code(WRITTEN[key]), tall=7, alpha=200), Space(10)]
        super().__init__(Column(*blocks))


def _code(lines: str) -> Block:
    """Return lines that read from the left in every language."""

    def draw(canvas: Canvas, area: pygame.FRect) -> None:
        with canvas.upright(area):
            canvas.text(lines, area, _CODE)

    return Drawn(draw, Words(lines, _CODE).height)


def _figures(translate: Callable[..., str]) -> Block:
    """Return the painted figures, each above its word in a file and what it is."""
    columns = _IN_A_ROW if grown(1.0) <= _STACKED else _IN_A_ROW_LARGE
    return Grid((_figure(word, translate) for word in FIGURES), columns, gap=_GAP)


def _figure(word: str, translate: Callable[..., str]) -> Block:
    name = translate(f"own_cards.figures.{word}")

    def paint(canvas: Canvas, area: pygame.FRect) -> None:
        box = pygame.FRect(0, 0, _FIGURE, _FIGURE * CARD_SHAPE)
        box.center = area.center
        canvas.image(f"{FIGURES_FOLDER}/{word}", box)

    shown = Drawn(paint, _FIGURE * CARD_SHAPE)
    known = [] if name.casefold() == word else [Line(name, _WORD.with_changes(colour=Colours.text))]
    return Column(shown, Line(word, _WORD), *known, gap=2)
