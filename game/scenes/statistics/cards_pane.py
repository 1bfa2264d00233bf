"""The gallery: all cards in an order to choose, with what the player has done with each of them."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.board import CARD_SHAPE, ShownCard, card_face, draw_card_art
from game.kit import (
    Block,
    Canvas,
    Colours,
    CycleChoice,
    Drawn,
    Item,
    Panel,
    Row,
    Space,
    Viewport,
    box_at,
    grown,
    text_size,
    text_style,
)
from game.play import SORTS, CardPerformance, WinTally, sorted_cards
from game.rules import Card

from ..common import almanac_lines, day_words, draw_card, draw_large_figure, headed
from .picture_plate import PicturePlate, Tray
from .statistics_pane import STACKED, StatisticsPane
from .tally_plate import draw_share, leading, share_figure, tally_words

#: The least width of a plate and height of its picture, the height of the plates in larger texts,
#: the height and width of the order.
_PLATE, _LISTED, _ORDER, _SORT = (154.0, 62.0), 420.0, 38.0, 340.0
_INSET = 14.0
#: How wide a picture is at most for its height.
_WIDEST = 1.9
#: The lines about the selected card: three of the player's own, two of the almanac.
_LINES = 5
#: The shares of a card, and the icon of each.
_SHARES = {"held": "icons/pile", "played": "icons/play"}
#: How high the selected card is on the banner at most, and its shares below it.
_CARD_HIGH, _SHARES_HIGH = 292.0, 70.0
#: The room of what is said of it in jest: two lines.
_FLAVOUR = 46.0
_LEGEND = text_style.STRONG.with_changes(size=15, valign="middle", fit=True, floor=9)
_SAYING = text_style.BODY.with_changes(
    size=16, align="center", valign="middle", wrap=True, fit=True, floor=10
)
_WORDS = text_style.BODY.with_changes(size=15, valign="middle", wrap=True, fit=True, floor=10)


class ToldLine(NamedTuple):
    """A line about a card, with an icon of what it is about."""

    icon: str
    words: str


class CardsPane(StatisticsPane):
    """Tells with which cards the player wins."""

    key = "cards"

    def make(self) -> None:
        """Make the choice of an order, and the plates."""
        self.sort, self._counted = SORTS[0], False
        self.cards: Sequence[CardPerformance] = ()
        #: What is told of each of the cards.
        self.told: Sequence[Sequence[ToldLine]] = ()
        self.grid = self.add_plates(*_PLATE)
        self.grid.marks_one = True
        names = [self.scene.translate(f"statistics.sort.{sort}") for sort in SORTS]
        self.order = self.add(CycleChoice("", names, 0, self._choose))

    @property
    def chosen(self) -> CardPerformance | None:
        """The card on the banner: the one that is pointed out."""
        return self.cards[self.grid.marked_index or 0] if self.cards else None

    def refresh(self) -> None:
        """Take over what is known now; once matches are known, the first card is selected."""
        at = self.cards[self.grid.index].card if self._counted else ""
        self._counted = bool(self.data.matches)
        names = {key: card.name for key, card in self.scene.services.content.cards.items()}
        self.cards = sorted_cards(self.data.gallery, self.sort, names)
        self.told = [self._words(each) for each in self.cards]
        place = next((n for n, each in enumerate(self.cards) if each.card == at), 0)
        self.grid.show([self._plate(each) for each in self.cards], place)

    def _plate(self, entry: CardPerformance) -> PicturePlate:
        services = self.scene.services
        card = services.content.cards[entry.card]

        def tray(key: str, tally: WinTally) -> Tray:
            fill = partial(draw_share, tally=tally)
            return Tray(fill, share_figure(services, tally), _SHARES[key])

        return PicturePlate(
            card.id,
            card.name,
            partial(_draw_art, card=card),
            trays=[tray("held", entry.held), tray("played", entry.played)],
            rim=Colours.gold if leading(entry.held) else Colours.bronze,
            done=entry.held.games > 0,
            thing=ShownCard(card),
        )

    def _choose(self, index: int) -> None:
        self.sort = SORTS[index]
        self.refresh()
        self.scene.invalidate()

    def banner(self) -> Block:
        """Return the selected card with its shares."""
        card = Drawn(self._draw_card, _CARD_HIGH, spring=1.0)
        flavour = Drawn(self._draw_flavour, grown(_FLAVOUR))
        return headed("crimson", card, flavour, Drawn(self._draw_shares, grown(_SHARES_HIGH)))

    def sheet(self) -> Block:
        """Return the order and what the trays are, all cards, and words about the selected one."""
        line = grown(_ORDER)
        order = Item(self.order, line, grown(_SORT))
        legend = [Drawn(partial(self._draw_legend, key), line) for key in _SHARES]
        high = grown(_LISTED) if grown(1.0) > STACKED else 0.0
        return Panel(
            Row(order, *legend, shares=(2, 1, 1), stack=STACKED),
            Space(6.0),
            Item(self.grid, high, spring=1.0),
            Space(6.0),
            *map(self._told_line, range(_LINES)),
            edge=_INSET,
            gap=0.0,
        )

    def _draw_legend(self, key: str, canvas: Canvas, area: pygame.FRect) -> None:
        side = grown(_LEGEND.size) * 1.4
        canvas.image(_SHARES[key], (area.x, area.centery - side / 2, side, side))
        place = (area.x + side + 8, area.y, area.width - side - 8, area.height)
        canvas.text(self.scene.translate(f"statistics.card_{key}"), place, _LEGEND)

    def _told_line(self, number: int) -> Block:
        """Return a line about the selected card, as high as that of any card."""
        lines = [told[number].words for told in self.told if number < len(told)]
        side = grown(_WORDS.size)
        off = side + 10

        def high(view: Viewport, width: float) -> float:
            heights = (text_size(view, each, _WORDS, width - off)[1] for each in lines)
            return max(heights, default=0.0)

        def draw(canvas: Canvas, area: pygame.FRect) -> None:
            for line in self.told[self.grid.marked_index or 0][number : number + 1]:
                side = grown(_WORDS.size)
                canvas.image(line.icon, (area.x, area.centery - side / 2, side, side))
                canvas.text(
                    line.words, (area.x + off, area.y, area.width - off, area.height), _WORDS
                )

        return Drawn(draw, high)

    def _draw_card(self, canvas: Canvas, area: pygame.FRect) -> None:
        if self.chosen is None:
            canvas.image("icons/cards", box_at(area.center, 120))
            return
        wide = min(area.width - 16, (area.height - 8) / CARD_SHAPE)
        card = box_at(area.center, wide, wide * CARD_SHAPE)
        canvas.shadow(card)
        draw_card(canvas, self.scene.services.content.cards[self.chosen.card], card)

    def _draw_flavour(self, canvas: Canvas, area: pygame.FRect) -> None:
        if self.chosen is not None:
            words = self.scene.translate(f"card_flavour.{self.chosen.card}")
            canvas.text(words, area.inflate(-_INSET, 0), _SAYING)

    def _draw_shares(self, canvas: Canvas, area: pygame.FRect) -> None:
        if self.chosen is None:
            return
        half = area.width / 2
        for number, key in enumerate(_SHARES):
            tally: WinTally = getattr(self.chosen, key)
            box = pygame.FRect(area.x + number * half, area.y, half, area.height)
            caption = self.scene.translate(f"statistics.card_{key}")
            percent = self.scene.translate("options.percent", value=round(100 * tally.share))
            draw_large_figure(canvas, box, percent if tally.games else "–", caption)

    def _words(self, entry: CardPerformance) -> list[ToldLine]:
        """Return what the player has done with a card, and what the almanac tells of it."""
        say, services = self.scene.translate, self.scene.services
        lines = [ToldLine("icons/hourglass", self._met(entry.card))]
        if entry.held.games:
            held = tally_words(services, say("statistics.card_held"), entry.held)
            played = say("statistics.card_never")
            if entry.played.games:
                played = tally_words(services, say("statistics.card_played"), entry.played)
            lines += [ToldLine(_SHARES["held"], held), ToldLine(_SHARES["played"], played)]
        return [
            *lines,
            *(ToldLine("icons/book", each) for each in almanac_lines(services, entry.card)),
        ]

    def _met(self, card: str) -> str:
        """Return when the player first had a card and whom it destroyed, or that it is to come."""
        day = self.data.first_met.get(card)
        if day is None:
            return self.scene.translate("statistics.card_unmet")
        date = day_words(self.scene.services, day)
        met = self.scene.translate("statistics.card_met", date=date)
        felled = self.data.felled.get(card, 0)
        return f"{met} {self.scene.translate('statistics.card_felled', count=felled)}"


def _draw_art(canvas: Canvas, box: pygame.FRect, card: Card) -> None:
    art = box_at(box.center, min(box.width, _WIDEST * box.height), box.height)
    draw_card_art(canvas, card_face(card), art, radius=6)
    canvas.frame(art, Colours.brass, width=1.8, radius=6)
