"""The choices of a turn: playable cards and attacks, then those that are refused and why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pygame

from game.board import MatchLog
from game.kit import (
    Canvas,
    Colour,
    Colours,
    Sizes,
    Viewport,
    draw_head,
    draw_panel,
    text_size,
    text_style,
)
from game.play import CardChoice, TurnChoices
from game.rules import Card, Creature, State

from ...common.cards.mini_cards import draw_card
from ...common.dialogs.why_dialog import AnswerScreen, in_words, sentence
from ...services import Services

_WIDTH, _HEAD = 620.0, 54.0
_CARD, _CARD_HIGH = 44.0, 62.0
_ROW, _LOW_ROW, _CAPTION = 70.0, 44.0, 32.0
_BUTTON = (190.0, 46.0)
_GROUP = text_style.STRONG.with_changes(size=17, fit=True)
_TITLE = text_style.STRONG.with_changes(size=17, colour=Colours.light, fit=True, floor=12)
_WORDS = text_style.BODY.with_changes(size=15, valign="top", fit=True, floor=11)


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

    def resize(self, view: Viewport) -> None:
        """Make the panel as high as its rows."""
        tall = sum(self._height(view, row) for row in self.rows)
        height = _HEAD + tall + _BUTTON[1] + 2 * Sizes.gap + 2 * Sizes.padding
        self._box = view.centered((_WIDTH, height))
        foot = self._box.bottom - Sizes.padding
        self.close.place((self._box.centerx - _BUTTON[0] / 2, foot - _BUTTON[1], *_BUTTON))

    def _height(self, view: Viewport, row: _Row) -> float:
        if not row.text:
            return _CAPTION
        if row.card is not None:
            return _ROW if row.possible else _ROW - 8
        return _LOW_ROW + text_size(view, row.text, _WORDS, self._width)[1] - _WORDS.size

    @property
    def _width(self) -> float:
        """The width of the words in a row."""
        return _WIDTH - 3 * Sizes.padding - _CARD - 14

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel and its rows."""
        canvas.dim()
        draw_panel(canvas, self._box)
        x, y = self._box.x + 1.5 * Sizes.padding, self._box.y + Sizes.padding
        head = (x, y, self._box.width - 3 * Sizes.padding, _HEAD)
        draw_head(canvas, head, self.translate("why.title_turn"))
        y += _HEAD
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
        left = box.x + _CARD + 14
        if row.card is not None:
            picture = (box.x, box.y + 3, _CARD, _CARD_HIGH)
            draw_card(canvas, row.card, picture, dim=not row.possible)
        else:
            side = 26.0
            icon = "icons/tick" if row.possible else "icons/cross"
            canvas.image(icon, (box.x + (_CARD - side) / 2, box.y + 6, side, side), tint=colour)
        canvas.text(row.title, (left, box.y + 3, self._width, 22), _TITLE)
        canvas.text(row.text, (left, box.y + 25, self._width, box.height - 25), _WORDS)


def example(services: Services) -> TurnChoicesDialog:
    """Return the choices of a turn in the middle of a match."""
    from game.play import turn_choices  # noqa: PLC0415

    from ...examples import middle_duel  # noqa: PLC0415

    match = middle_duel(services)
    state = match.position
    assert isinstance(state, State)
    choices = turn_choices(state, state.active)
    assert choices is not None
    return TurnChoicesDialog(services, choices, MatchLog(services.content.strings, ("Ada", "Bo")))
