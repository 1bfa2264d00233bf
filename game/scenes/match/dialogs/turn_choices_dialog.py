"""The choices of a turn: playable cards and attacks, then those that are refused and why."""

from collections.abc import Iterator
from itertools import groupby
from typing import ClassVar, NamedTuple

import pygame

from game.board import MatchLog, new_log
from game.kit import (
    Block,
    Canvas,
    Colour,
    Colours,
    Column,
    Drawn,
    Grid,
    Item,
    Panel,
    PanelHead,
    Row,
    Sizes,
    Space,
    Viewport,
    Words,
    grown,
    text_style,
)
from game.play import CardChoice, TurnChoices, turn_choices
from game.rules import Card, Creature, State

from ...common import AnswerScreen, Dialog, Plate, draw_card, draw_medallion, in_words, sentence
from ...services import Services

#: The size of a card, how much it grows at most, and what is beside it.
_CARD, _CARD_GROWTH, _BESIDE = (128.0, 179.0), 1.1, 16.0
#: The room below a card that can be played; the height of a caption.
_UNDER, _CAPTION = 4.0, 40.0
#: The heights above, between and below the two texts of a row.
_ABOVE, _TITLE_HIGH, _BELOW = 3.0, 22.0, 4.0
#: How wide the button is that closes the panel, and the picture of a row without a card.
_BUTTON, _ICON = 240.0, 52.0
#: The pictures of what is done without a card.
_ASSAULT, _END, _BARRED = "icons/sword", "icons/step", "icons/cross"
#: How many choices stand side by side, in larger texts, and below one another from this growth on.
_ABREAST, _LARGE_ABREAST, _STACKED = 3, 2, 1.25
_GROUP = text_style.NAME.with_changes(size=21, fit=True)
_TITLE = text_style.NAME.with_changes(size=19, colour=Colours.light, wrap=True, fit=False)
_WORDS = text_style.BODY.with_changes(size=16, valign="top", fit=False)


class _Row(NamedTuple):
    """A line of the list: a caption if it has no ``text``, else words and perhaps a card."""

    title: str
    text: str = ""
    card: Card | None = None
    possible: bool = True
    icon: str = ""

    @property
    def colour(self) -> Colour:
        """The colour of its caption or sign."""
        return Colours.positive if self.possible else Colours.attention


class TurnChoicesDialog(Dialog, AnswerScreen):
    """Lists the possible choices of a turn, and after them the impossible ones."""

    sight = "lookout"
    paper = "parchment"
    #: How wide the panel is, and at most as its words grow.
    wide = 1120.0
    widest: ClassVar[float] = 1160.0
    edges: ClassVar[tuple[float, float, float]] = (
        1.5 * Sizes.padding,
        Sizes.padding,
        Sizes.padding,
    )

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
            yield _Row(self.translate("choices.assault"), text, icon=_ASSAULT)
        yield _Row(self.translate("choices.end"), self.translate("choices.end_text"), icon=_END)

    def _where(self, choice: CardChoice) -> str:
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
            barred = _Row(self.translate("choices.assault"), text, possible=False, icon=_BARRED)
            rows.append(barred)
        if rows:
            yield _Row(self.translate("choices.cannot"), possible=False)
            yield from rows

    # The panel

    def make_panel(self) -> Panel:
        """Return the panel with a row for each choice, and the button that closes it."""
        return Panel(
            PanelHead(self.translate("why.title_turn")),
            Space(),
            Column(*self._blocks(), gap=Sizes.gap_small),
            Space(2 * Sizes.gap),
            Item(self.close, wide=grown(_BUTTON)),
            edge=self.edges[0],
            tall=self.edges[1:],
        )

    def _blocks(self) -> Iterator[Block]:
        """Yield each caption, and below it the choices side by side."""
        across = _ABREAST if grown(1.0) == 1.0 else _LARGE_ABREAST
        if grown(1.0) > _STACKED:
            across = 1
        for caption, rows in groupby(self.rows, lambda row: not row.text):
            if caption:
                yield from (self._caption(row) for row in rows)
            else:
                yield Grid([Plate(self._choice(row)) for row in rows], across)

    def inside(self, _view: Viewport, _panel: Panel) -> float:
        """Return how wide the panel is inside: its words wrap."""
        return min(grown(self.wide), self.widest) - 2 * self.edges[0]

    def _caption(self, row: _Row) -> Block:
        def paint(canvas: Canvas, box: pygame.FRect) -> None:
            canvas.text(row.title, box, _GROUP, colour=row.colour)
            canvas.fill((box.x, box.bottom - 3, box.width, 1), Colours.bronze, alpha=130)

        return Drawn(paint, grown(_CAPTION))

    def _choice(self, row: _Row) -> Block:
        growth = min(grown(1.0), _CARD_GROWTH)
        wide, high = _CARD[0] * growth, _CARD[1] * growth

        def paint(canvas: Canvas, box: pygame.FRect) -> None:
            if row.card is not None:
                draw_card(canvas, row.card, (box.x, box.y + 3, wide, high), dim=not row.possible)
                return
            draw_medallion(canvas, row.icon, (box.x + wide / 2, box.centery), _ICON * growth)

        words = Words(row.title, _TITLE, _TITLE_HIGH), Words(row.text, _WORDS)
        return Row(
            Drawn(paint, high + _UNDER if row.card is not None else 2 * _ICON * growth + 8),
            Column(Space(_ABOVE, spring=1), *words, Space(_BELOW, spring=1), gap=0.0),
            gap=_BESIDE,
            shares=lambda room: (wide, room - wide - _BESIDE),
        )


def example(services: Services) -> TurnChoicesDialog:
    """Return the choices of a turn in the middle of a match."""
    from ...examples import middle_duel  # noqa: PLC0415

    match = middle_duel(services)
    state = match.position
    assert isinstance(state, State)
    choices = turn_choices(state, state.active)
    assert choices is not None
    return TurnChoicesDialog(services, choices, new_log(services.content.strings, ("Ada", "Bo")))
