"""The gallery: all cards in a table to sort, with what the player has done with each of them."""

from collections.abc import Sequence
from functools import partial

import pygame

from game.board import CARD_SHAPE, ShownCard, card_face, draw_card_art
from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    CycleChoice,
    Drawn,
    Item,
    Panel,
    Row,
    ScrollList,
    Sizes,
    Space,
    Viewport,
    box_at,
    grown,
    shared_size,
    text_size,
    text_style,
)
from game.play import SORTS, CardPerformance, sorted_cards

from ..common import BANNER_WIDE, almanac_lines, day_words, draw_card, draw_large_figure, headed
from ..services import Services
from .statistics_pane import STACKED, Filling, StatisticsPane
from .tally_list import draw_share, share_figure, tally_words

#: The height of a row, the width of its picture for a height of one, and the height of the heads.
_ROW, _ART, _HEADS = 52.0, 1.5, 26.0
_GAP, _INSET = 14.0, 14.0
#: The width of the order; how much wider a name is in larger texts, and how many rows are seen.
_SORT, _WIDER_NAME, _ROWS = 380.0, 1.15, 5
_NAME_SHARE, _FIGURE = 0.31, 92.0
#: The lines about the selected card: three of the player's own, two of the almanac.
_LINES = 5
#: The heads of the columns.
_KEYS = ("card_head", "card_held", "card_played")
#: How high the selected card is on the banner at most, and its shares below it.
_CARD_HIGH, _SHARES = 292.0, 70.0
#: The room of what is said of it in jest: two lines.
_FLAVOUR = 46.0
_NAME = text_style.STRONG.with_changes(size=16, fit=True, floor=10)
_NUMBER = text_style.STRONG.with_changes(size=14, align="right", fit=True, floor=10)
_HEAD = text_style.STRONG.with_changes(size=14, colour=Colours.gold, fit=True, floor=10)
_SAYING = text_style.BODY.with_changes(
    size=16, align="center", valign="middle", wrap=True, fit=True, floor=10
)
_WORDS = text_style.BODY.with_changes(size=15, valign="middle", wrap=True, fit=True, floor=10)


def row_height() -> float:
    """Return how high a row is: a card goes on the lowest."""
    return max(_ROW, grown(_ROW) * 0.7)


class CardTable(ScrollList):
    """Cards with their shares: one for the decks that they were in, one for being played."""

    def __init__(self, services: Services) -> None:
        super().__init__(0, self._paint, row_height=row_height())
        self._services = services
        self.cards: Sequence[CardPerformance] = ()

    def show(self, cards: Sequence[CardPerformance]) -> None:
        """Show cards in another order; the selected one stays selected."""
        chosen = self.chosen.card if self.chosen is not None else None
        self.cards = cards
        self.row_height = row_height()
        self.set_count(len(cards))
        places = {each.card: number for number, each in enumerate(cards)}
        self.selected = places.get(chosen or "", 0 if cards else None)
        if self.selected:
            self.show_row(self.selected)

    @property
    def chosen(self) -> CardPerformance | None:
        """The selected card."""
        if self.selected is None or self.selected >= len(self.cards):
            return None
        return self.cards[self.selected]

    def columns(self, row: pygame.FRect) -> tuple[pygame.FRect, pygame.FRect, pygame.FRect]:
        """Return where a row has its name, and both shares."""
        box = row.inflate(-16, 0)
        name = pygame.FRect(box.x, box.y, box.width * _NAME_SHARE, box.height)
        if grown(1.0) > STACKED:
            name.width *= _WIDER_NAME
        wide = (box.right - name.right) / 2
        held = pygame.FRect(name.right, box.y, wide - 26, box.height)
        return name, held, held.move(wide, 0)

    def _paint(self, canvas: Canvas, rect: pygame.FRect, index: int) -> None:
        entry = self.cards[index]
        card = self._services.content.cards[entry.card]
        name, held, played = self.columns(rect)
        high = self.row_height - 10
        art = pygame.FRect(name.x, name.centery - high / 2, _ART * high, high)
        draw_card_art(canvas, card_face(card), art, radius=6)
        canvas.frame(art, Colours.brass_dark, width=1.6, radius=6)
        canvas.add_hit_region(art, ShownCard(card))
        words = pygame.FRect(art.right + 12, name.y, 0, name.height)
        words.width = name.right - 8 - words.x
        style, figure = _NAME, grown(_FIGURE)
        if grown(1.0) > 1.0:
            names = (self._services.content.cards[each.card].name for each in self.cards)
            style = shared_size(canvas.view, names, _NAME, *words.size)
        canvas.text(card.name, words, style)
        for box, tally in ((held, entry.held), (played, entry.played)):
            bar = pygame.FRect(box.x, box.centery - 8, box.width - figure, 16)
            draw_share(canvas, bar, tally, pointed=index == self.selected)
            number = (bar.right + 6, box.y, figure - 6, box.height)
            canvas.text(share_figure(self._services, tally), number, _NUMBER)


class CardsPane(StatisticsPane):
    """Tells with which cards the player wins."""

    key = "cards"

    def make(self) -> None:
        """Make the choice of an order, and the table."""
        self.sort, self._counted = SORTS[0], False
        names = [self.scene.translate(f"statistics.sort.{sort}") for sort in SORTS]
        self.order = self.add(CycleChoice("", names, 0, self._choose))
        self.table = self.add(CardTable(self.scene.services))

    def refresh(self) -> None:
        """Take over what is known now; once matches are known, the first card is selected."""
        if bool(self.data.matches) != self._counted:
            self._counted = bool(self.data.matches)
            self.table.selected = None
        names = {key: card.name for key, card in self.scene.services.content.cards.items()}
        self.table.show(sorted_cards(self.data.gallery, self.sort, names))

    def _choose(self, index: int) -> None:
        self.sort = SORTS[index]
        self.refresh()
        self.scene.invalidate()

    def make_body(self) -> Block:
        """Return the selected card on a banner beside the table, or over it in larger texts."""
        order = Item(self.order, grown(Sizes.field_height), grown(_SORT))
        large = grown(1.0) > STACKED
        table = Panel(
            Row(order, tight=True, align="start"),
            Space(2.0),
            Drawn(self._draw_heads, grown(_HEADS)),
            Space(2.0),
            Item(self.table, _ROWS * row_height() if large else 0.0, spring=1),
            Space(6.0),
            *(
                Drawn(partial(self._draw_words, n), partial(self._words_height, n))
                for n in range(_LINES)
            ),
            edge=_INSET,
            gap=0.0,
            spring=1,
        )
        card = Drawn(self._draw_card, _CARD_HIGH, spring=1.0)
        flavour = Drawn(self._draw_flavour, grown(_FLAVOUR))
        banner = headed("crimson", card, flavour, Drawn(self._draw_shares, grown(_SHARES)))
        if large:
            return Column(*([banner] if self.table.chosen else []), table, gap=_GAP)
        return Row(Filling(banner), table, gap=_GAP, shares=_shares)

    def _words_height(self, number: int, view: Viewport, width: float) -> float:
        lines = [self._words(entry)[number:] for entry in self.table.cards]
        words = [each[0] for each in lines if each]
        return max((text_size(view, each, _WORDS, width)[1] for each in words), default=0.0)

    def _draw_heads(self, canvas: Canvas, area: pygame.FRect) -> None:
        heads = pygame.FRect(area.x, area.y, self.table.content_width, area.height)
        columns = self.table.columns(heads)
        names = [self.scene.translate(f"statistics.{key}") for key in _KEYS]
        style = _HEAD
        if grown(1.0) > 1.0:
            style = shared_size(canvas.view, names, _HEAD, *columns[0].size)
        for box, name in zip(columns, names, strict=True):
            canvas.text(name, box, style)

    def _draw_card(self, canvas: Canvas, area: pygame.FRect) -> None:
        entry = self.table.chosen
        if entry is None:
            canvas.image("icons/cards", box_at(area.center, 120))
            return
        wide = min(area.width - 16, (area.height - 8) / CARD_SHAPE)
        card = box_at(area.center, wide, wide * CARD_SHAPE)
        canvas.shadow(card)
        draw_card(canvas, self.scene.services.content.cards[entry.card], card)

    def _draw_flavour(self, canvas: Canvas, area: pygame.FRect) -> None:
        if self.table.chosen is not None:
            words = self.scene.translate(f"card_flavour.{self.table.chosen.card}")
            canvas.text(words, area.inflate(-_INSET, 0), _SAYING)

    def _draw_shares(self, canvas: Canvas, area: pygame.FRect) -> None:
        entry = self.table.chosen
        if entry is None:
            return
        half = area.width / 2
        for number, tally in enumerate((entry.held, entry.played)):
            box = pygame.FRect(area.x + number * half, area.y, half, area.height)
            caption = self.scene.translate(f"statistics.{_KEYS[number + 1]}")
            percent = self.scene.translate("options.percent", value=round(100 * tally.share))
            draw_large_figure(canvas, box, percent if tally.games else "–", caption)

    def _draw_words(self, number: int, canvas: Canvas, area: pygame.FRect) -> None:
        lines = [] if self.table.chosen is None else self._words(self.table.chosen)
        for line in lines[number : number + 1]:
            canvas.text(line, area, _WORDS)

    def _words(self, entry: CardPerformance) -> list[str]:
        """Return what the player has done with a card, and what the almanac tells of it."""
        say, services = self.scene.translate, self.scene.services
        held = tally_words(services, say("statistics.card_held"), entry.held)
        played = tally_words(services, say("statistics.card_played"), entry.played)
        own = [self._met(entry.card), held]
        own += [played if entry.played.games else say("statistics.card_never")]
        if not entry.held.games:
            own = own[:1]
        return [*own, *almanac_lines(services, entry.card)]

    def _met(self, card: str) -> str:
        """Return when the player first had a card and whom it destroyed, or that it is to come."""
        day = self.data.first_met.get(card)
        if day is None:
            return self.scene.translate("statistics.card_unmet")
        date = day_words(self.scene.services, day)
        met = self.scene.translate("statistics.card_met", date=date)
        felled = self.data.felled.get(card, 0)
        return f"{met} {self.scene.translate('statistics.card_felled', count=felled)}"


def _shares(width: float) -> tuple[float, float]:
    return BANNER_WIDE, width - BANNER_WIDE - _GAP
