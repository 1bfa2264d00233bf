"""The list of what a player has made: mistakes, cards to choose from, decks and kits."""

import math
from collections.abc import Callable, Iterator, Sequence

import pygame

from game.board import CARD_SHAPE
from game.content import CustomContent
from game.kit import (
    Block,
    BlockPage,
    Canvas,
    Colours,
    Column,
    Line,
    Point,
    Row,
    Spoken,
    Viewport,
    Words,
    give_feedback,
    grown,
    text_style,
)
from game.rules import HAND_SIZE, Card

from ..common import Plate, by_cost, put_card
from ..services import Services

#: The width of a card on its own, and of one in a deck or a kit.
_CARD, _SMALL, _GAP = 124.0, 62.0, 10.0
#: So much of the list is seen at least.
_LEAST = 260.0
_HEAD, _NAME = 34.0, 26.0
#: From this growth of the texts on what a deck is for stands below its name.
_STACKED = 1.2
_HEADING = text_style.NAME.with_changes(size=19, colour=Colours.gold)
_FAULTY = _HEADING.with_changes(colour=Colours.attention, wrap=True)
_NAMED = text_style.NAME.with_changes(size=17, fit=True)
_LINE = text_style.CAPTION.with_changes(size=14.5, fit=True, colour=Colours.text)
_FAULT = text_style.BODY.with_changes(size=15.5)


class CardRows(Block):
    """Cards in as many rows as they need, each at most ``most`` wide; full rows leave no room."""

    def __init__(self, cards: Sequence[Card], most: float) -> None:
        super().__init__()
        self.cards, self._most = cards, most

    def _across(self, width: float) -> int:
        return max(1, math.ceil((width + _GAP) / (self._most + _GAP)))

    def _wide(self, width: float) -> float:
        return (width + _GAP) / self._across(width) - _GAP

    def height(self, view: Viewport, width: float) -> float:
        """Return the height of the rows."""
        del view
        rows = -(-len(self.cards) // self._across(width))
        return rows * (self._wide(width) * CARD_SHAPE + _GAP) - _GAP

    def box(self, number: int) -> pygame.FRect:
        """Return where a card lies."""
        row, column = divmod(number, self._across(self.area.width))
        wide = self._wide(self.area.width)
        high = wide * CARD_SHAPE
        x, y = self.area.x + column * (wide + _GAP), self.area.y + row * (high + _GAP)
        return pygame.FRect(x, y, wide, high)

    def beside(self, number: int, way: str) -> int | None:
        """Return the card that an arrow key leads to from another one, or None."""
        across = self._across(self.area.width)
        steps = {"left": -1, "right": 1, "up": -across, "down": across}
        to = number + steps[way]
        inside = 0 <= to < len(self.cards)
        same_row = way in ("up", "down") or to // across == number // across
        return to if inside and same_row else None

    def draw(self, canvas: Canvas) -> None:
        """Draw the cards."""
        for number, card in enumerate(self.cards):
            box = self.box(number)
            put_card(canvas, card, box.topleft, box.width)


class OwnList(BlockPage):
    """The player's own mistakes, cards, decks and kits, one below the other.

    One of the cards is ``chosen``; ``on_choose`` hears of another one.
    """

    def __init__(self, services: Services, chosen: int, on_choose: Callable[[int], None]) -> None:
        super().__init__(Block())
        self.services, self.chosen, self.on_choose = services, chosen, on_choose
        self._shown: CustomContent | None = None
        self._rows = CardRows((), _CARD)
        self._over: int | None = None

    def wanted_height(self, view: Viewport, width: float) -> float:
        """Return the height of a row of cards and what stands over it, at least."""
        del view, width
        return _LEAST

    # Choosing

    def choose(self, number: int) -> None:
        """Choose a card, and bring it into view."""
        self.chosen = number
        box = self._rows.box(number)
        self.reveal(0.0 if box.y <= self._rows.area.y else box.y - _GAP, box.bottom + _GAP)
        self.on_choose(number)

    def _at(self, pos: Point) -> int | None:
        inside = pos[0] - self.rect.x, pos[1] - self.rect.y + self.offset
        numbers = range(len(self._rows.cards))
        return next((each for each in numbers if self._rows.box(each).collidepoint(inside)), None)

    def follow(self, pos: Point | None) -> bool:
        """Light the card that a click would choose."""
        before, self._over = self._over, None if pos is None else self._at(pos)
        return self._over != before

    def pick(self, pos: Point) -> None:
        """Choose the card that was clicked."""
        number = self._at(pos)
        if number is not None:
            self.choose(number)

    def command(self, name: str) -> bool:
        """Go from card to card, and turn the pages beyond them."""
        if name not in ("left", "right", "up", "down") or not self._rows.cards:
            return super().command(name)
        to = self._rows.beside(self.chosen, name)
        if to is None or (name == "up" and self.offset > self._rows.area.bottom):
            return name in ("up", "down") and super().command(name)
        give_feedback("move")
        self.choose(to)
        return True

    @property
    def cursor_rect(self) -> pygame.FRect:
        """Where the chosen card is."""
        if not self._rows.cards:
            return self.rect
        box = self._rows.box(self.chosen).move(self.rect.x, self.rect.y - self.offset)
        return box if box.colliderect(self.rect) else self.rect

    @property
    def spoken(self) -> Spoken:
        """The chosen card, and which of how many it is; without cards, what is seen."""
        if not self._rows.cards:
            return super().spoken
        card = self._rows.cards[self.chosen]
        return Spoken(thing=card, place=(self.chosen + 1, len(self._rows.cards)))

    # Drawing

    def paint_content(self, canvas: Canvas) -> None:
        """Draw the page, and a frame round the chosen card."""
        super().paint_content(canvas)
        numbers = {self._over, self.chosen} - {None} if self._rows.cards else set()
        for number in numbers:
            assert number is not None
            lit = number == self.chosen
            box = self._rows.box(number)
            if lit:
                canvas.glow(box, Colours.gold, strength=200, spread=12, radius=9, filled=False)
            canvas.frame(box.inflate(2, 2), Colours.gold, width=3 if lit else 1.5, radius=8)

    def draw(self, canvas: Canvas) -> None:
        """Draw what shows, made anew once it was read again."""
        if self._shown is not self.services.own:
            self._shown = self.services.own
            self._rows = CardRows(by_cost(self._shown.cards.values()), _CARD)
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
            yield self._rows
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
