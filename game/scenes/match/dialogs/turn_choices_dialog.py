"""The choices of a turn: playable cards and attacks, then those that are refused and why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pygame

from game.board import MatchLog, new_log
from game.kit import (
    Canvas,
    Colour,
    Colours,
    Sizes,
    Viewport,
    button_height,
    draw_head,
    draw_panel,
    grown,
    head_height,
    text_size,
    text_style,
)
from game.play import CardChoice, TurnChoices
from game.rules import Card, Creature, State

from ...common import AnswerScreen, draw_card, in_words, sentence
from ...services import Services

#: How wide the panel is, and at most as its words grow.
_WIDTH, _WIDEST, _HEAD = 620.0, 1000.0, 54.0
#: The size of a card, how much it grows at most, and what is beside it.
_CARD, _CARD_GROWTH, _BESIDE = (44.0, 62.0), 1.6, 14.0
#: The room below a card, and below one that is refused; the height of a caption.
_UNDER, _UNDER_REFUSED, _CAPTION = 8.0, 0.0, 32.0
#: The heights above, between and below the two texts of a row.
_ABOVE, _TITLE_HIGH, _BELOW = 3.0, 22.0, 4.0
#: How wide the button is that closes the panel, and the picture of a row without a card.
_BUTTON, _ICON = 190.0, 26.0
_GROUP = text_style.STRONG.with_changes(size=17, fit=True)
_TITLE = text_style.STRONG.with_changes(size=17, colour=Colours.light, fit=True, wrap=True)
_WORDS = text_style.BODY.with_changes(size=15, valign="top", fit=True)


class _Row(NamedTuple):
    """A line of the list: a caption if it has no ``text``, else words and perhaps a card."""

    title: str
    text: str = ""
    card: Card | None = None
    possible: bool = True


class TurnChoicesDialog(AnswerScreen):
    """Lists the possible choices of a turn, and after them the impossible ones."""

    def __init__(self, services: Services, choices: TurnChoices, log: MatchLog) -> None:
        super().__init__(services)
        self._log = log
        #: The width of what is on the panel, and the height of its head.
        self._inside, self._head = 0.0, _HEAD
        self.rows = [*self._possible(choices), *self._impossible(choices)]

    # Words

    def _possible(self, choices: TurnChoices) -> Iterator[_Row]:
        yield _Row(self.translate("choices.can"))
        for each in choices.playable:
            title = self.translate("choices.card", card=each.card.name, count=each.card.cost)
            yield _Row(title, self._where(each), each.card)
        if choices.no_attack is None:
            names = self._log.listed([card.name for card in choices.attackers])
            text = self.translate("choices.assault_text", cards=names)
            yield _Row(self.translate("choices.assault"), text)
        yield _Row(self.translate("choices.end"), self.translate("choices.end_text"))

    def _where(self, choice: CardChoice) -> str:
        """Return where a card can be played: to which lanes, or on which creatures."""
        if isinstance(choice.card, Creature):
            return self.translate("choices.lanes")
        parts = [
            self.translate(f"choices.{key}", cards=self._log.listed([card.name for card in cards]))
            for key, cards in (("theirs", choice.theirs), ("own", choice.own))
            if cards
        ]
        return " ".join(parts) or self.translate("choices.no_effect")

    def _impossible(self, choices: TurnChoices) -> Iterator[_Row]:
        strings = self.services.content.strings
        rows = [
            _Row(each.card.name, in_words(strings, each.refusal).now, each.card, possible=False)
            for each in choices.hindered
            if each.refusal is not None
        ]
        if choices.no_attack is not None:
            told = in_words(strings, choices.no_attack)
            text = f"{sentence(told.now)} {told.expect}"
            rows.append(_Row(self.translate("choices.assault"), text, possible=False))
        if rows:
            yield _Row(self.translate("choices.cannot"), possible=False)
            yield from rows

    # Drawing

    def page_height(self, view: Viewport) -> float:
        """Return the window's height, or more where the rows need it."""
        return max(view.height, self._measure(view)[1] + 2 * Sizes.gap)

    def _measure(self, view: Viewport) -> tuple[float, float]:
        """Return the size of a panel on which all rows have room."""
        width = min(grown(_WIDTH), _WIDEST)
        self._inside = width - 3 * Sizes.padding
        self._head = head_height(view, self.translate("why.title_turn"), self._inside, _HEAD)
        tall = sum(self._height(view, row) for row in self.rows)
        return width, self._head + tall + button_height() + 2 * Sizes.gap + 2 * Sizes.padding

    def resize(self, view: Viewport) -> None:
        """Make the panel as high as its rows."""
        self._box = view.centered(self._measure(view))
        foot = self._box.bottom - Sizes.padding
        width, height = grown(_BUTTON), button_height()
        self.close.place((self._box.centerx - width / 2, foot - height, width, height))

    def _height(self, view: Viewport, row: _Row) -> float:
        if not row.text:
            return grown(_CAPTION)
        tall = _ABOVE + self._title_height(view, row) + _BELOW
        tall += text_size(view, row.text, _WORDS, self._words_width)[1]
        if row.card is None:
            return tall
        return max(tall, _card()[1] + (_UNDER if row.possible else _UNDER_REFUSED))

    def _title_height(self, view: Viewport, row: _Row) -> float:
        return max(_TITLE_HIGH, text_size(view, row.title, _TITLE, self._words_width)[1])

    @property
    def _words_width(self) -> float:
        """The width of the words in a row."""
        return self._inside - _card()[0] - _BESIDE

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel and its rows."""
        canvas.dim()
        draw_panel(canvas, self._box)
        x, y = self._box.x + 1.5 * Sizes.padding, self._box.y + Sizes.padding
        head = (x, y, self._inside, self._head)
        draw_head(canvas, head, self.translate("why.title_turn"))
        y += self._head
        for row in self.rows:
            height = self._height(canvas.view, row)
            self._draw_row(canvas, row, pygame.FRect(x, y, head[2], height))
            y += height
        self.widgets.draw(canvas)

    def _draw_row(self, canvas: Canvas, row: _Row, box: pygame.FRect) -> None:
        colour: Colour = Colours.positive if row.possible else Colours.attention
        if not row.text:
            canvas.text(row.title, box, _GROUP, colour=colour)
            canvas.fill((box.x, box.bottom - 3, box.width, 1), Colours.bronze, alpha=130)
            return
        size = _card()
        left = box.x + size[0] + _BESIDE
        if row.card is not None:
            draw_card(canvas, row.card, (box.x, box.y + 3, *size), dim=not row.possible)
        else:
            side = _ICON * size[0] / _CARD[0]
            icon = "icons/tick" if row.possible else "icons/cross"
            canvas.image(icon, (box.x + (size[0] - side) / 2, box.y + 6, side, side), tint=colour)
        title = pygame.FRect(left, box.y + _ABOVE, self._words_width, 0)
        title.height = self._title_height(canvas.view, row)
        canvas.text(row.title, title, _TITLE)
        words = (left, title.bottom, title.width, box.bottom - title.bottom)
        canvas.text(row.text, words, _WORDS)


def _card() -> tuple[float, float]:
    """Return the size of a card in a row."""
    growth = min(grown(1.0), _CARD_GROWTH)
    return _CARD[0] * growth, _CARD[1] * growth


def example(services: Services) -> TurnChoicesDialog:
    """Return the choices of a turn in the middle of a match."""
    from game.play import turn_choices  # noqa: PLC0415

    from ...examples import middle_duel  # noqa: PLC0415

    match = middle_duel(services)
    state = match.position
    assert isinstance(state, State)
    choices = turn_choices(state, state.active)
    assert choices is not None
    return TurnChoicesDialog(services, choices, new_log(services.content.strings, ("Ada", "Bo")))
