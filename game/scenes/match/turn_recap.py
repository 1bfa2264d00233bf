"""A short account of a turn of the other side that was not watched to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.board import CARD_SHAPE, Layout
from game.kit import (
    Canvas,
    Colours,
    Point,
    Sizes,
    Times,
    Viewport,
    text_size,
    text_style,
)
from game.play import SPEED_INSTANT, EventTotals, SideTotals
from game.rules import NOBODY, Card, Event, State, events

from ..common.mini_cards import put_card
from ..common.turn_speed import turn_speed
from ..services import Services
from .match_news import MatchNews
from .match_view import MatchView
from .turn_flow import TurnFlow

if TYPE_CHECKING:
    from .match_scene import MatchScene

_WIDEST, _MARGIN, _PADDING = 348.0, 8.0, 14.0
_HEAD, _LINE, _GAP = 26.0, 24.0, 6.0
_CARD = (46.0, 46.0 * CARD_SHAPE)
#: The share of the width that the words before cards have.
_CAPTION = 0.31
_TITLE = text_style.STRONG.with_changes(size=17)
_WORDS = text_style.BODY.with_changes(size=15, valign="middle")
_MORE = text_style.BADGE.with_changes(size=15, outline=0.8)


class RecapRow(NamedTuple):
    """A line of the account: words, and the cards that they tell of."""

    words: str
    cards: tuple[Card, ...] = ()

    def height(self, view: Viewport, width: float) -> float:
        """Return how high the line is drawn: its cards, or its words in this width."""
        words = text_size(view, self.words, _WORDS, width)[1]
        return _CARD[1] if self.cards else max(_LINE, words + 2)


class TurnRecap:
    """Tells what the other side did, from the person's last action on, until the next one.

    ``on_open`` is called when the account is pressed: the log has it in full.
    """

    def __init__(
        self,
        services: Services,
        flow: TurnFlow,
        view: MatchView,
        on_open: Callable[[], None],
        covered: Callable[[], bool],
    ) -> None:
        self._services = services
        self._flow = flow
        self._view = view
        self._open = on_open
        self._covered = covered
        self.side = NOBODY
        self.rows: tuple[RecapRow, ...] = ()
        self._skipped = False
        self._news = MatchNews(flow.match)
        self._before: State | None = None
        self._told_at = -1
        self._shown = 0.0
        self._box = pygame.FRect(0, 0, 0, 0)
        self._heights: list[float] = []

    def skip(self) -> None:
        """Note that not all of the other side's turn was watched."""
        self._skipped |= self._view.table.active != self._flow.seen

    @property
    def visible(self) -> bool:
        """Whether there is an account to be read."""
        return bool(self.rows) and self._flow.free and not self._covered()

    @property
    def covered(self) -> tuple[pygame.FRect, ...]:
        """What the account covers of the table."""
        return (self._box,) if self.visible else ()

    def update(self, dt: float) -> bool:
        """Follow the match; True while the account comes into sight."""
        flow = self._flow
        if not flow.free:
            return False
        if self._news.any or self._before is None:
            self._look(self._news.read().events)
            self._before = flow.state
        if not self.visible or self._shown == 1.0:
            return False
        reduced = self._services.settings.reduced_motion
        self._shown = 1.0 if reduced else min(1.0, self._shown + dt / Times.appear)
        return True

    def _look(self, happened: Sequence[Event]) -> None:
        """Tell of the other side's turn, if it ended without being watched, and of no other."""
        before, me = self._before, self._flow.seen
        speed = turn_speed(self._services.settings, self._flow.match, 1 - me)
        unwatched = self._skipped or speed == SPEED_INSTANT
        self.rows, self._shown, self._skipped = (), 0.0, False
        turn = _turn_of(1 - me, happened)
        if before is None or not unwatched or not turn or list(self._flow.persons) != [me]:
            return
        self.side = 1 - me
        self.rows = tuple(self._rows(EventTotals(turn).sides, before, me))

    def _rows(
        self, totals: tuple[SideTotals, SideTotals], before: State, me: int
    ) -> list[RecapRow]:
        translate = self._view.translate
        theirs, mine = totals[1 - me], totals[me]
        rows, left = [], _life(self._flow.state, me)
        if theirs.played:
            rows.append(RecapRow(translate("recap.played"), tuple(theirs.played)))
        if mine.lost:
            rows.append(RecapRow(translate("recap.lost"), tuple(mine.lost)))
        if mine.bastion_fell:
            rows.append(RecapRow(translate("recap.bastion_fell", count=left)))
        elif mine.pushed:
            key = "recap.damage_fort" if before.sides[me].fort else "recap.damage"
            rows.append(RecapRow(translate(key, count=mine.pushed, left=left)))
        return rows or [RecapRow(translate("match.plays_nothing", name=self._view.names[1 - me]))]

    def is_at(self, pos: Point) -> bool:
        """Whether the account is to be read at ``pos``."""
        return self.visible and bool(self._box.collidepoint(pos))

    def open(self) -> None:
        """Open the log, which tells it all."""
        self.rows = ()
        self._open()

    # Drawing

    def place(self, view: Viewport, layout: Layout) -> None:
        """Lay the account between the bridges."""
        width = min(2 * layout.bridge_half - 2 * _MARGIN, _WIDEST)
        self._heights = [row.height(view, width - 2 * _PADDING) for row in self.rows]
        tall = sum(height + _GAP for height in self._heights) - _GAP
        height = _HEAD + tall + 2 * _PADDING + 4
        middle = layout.message.y + layout.message.height / 2
        self._box = pygame.FRect((layout.width - width) / 2, middle - height / 2, width, height)

    def draw(self, canvas: Canvas) -> None:
        """Draw the account while it is there to be read."""
        if not self.visible or not self._shown:
            return
        self.place(canvas.view, self._view.layout)
        with canvas.shifted(alpha=round(255 * self._shown)), canvas.reading(self._box):
            self._draw(canvas)

    def _draw(self, canvas: Canvas) -> None:
        box, colour = self._box, Colours.sides[self.side]
        canvas.shadow(box, spread=10, drop=4, radius=Sizes.radius_large)
        canvas.box(box, Colours.panel, colour, width=2, radius=Sizes.radius_large)
        inside = box.inflate(-2 * _PADDING, -2 * _PADDING)
        canvas.image("icons/scroll", (inside.x, inside.y - 2, _HEAD, _HEAD))
        title = self._view.translate("match.turn_of", name=self._view.names[self.side])
        words = (inside.x + _HEAD + 8, inside.y - 2, inside.width - _HEAD - 8, _HEAD)
        canvas.text(title, words, _TITLE, colour=colour)
        y = inside.y + _HEAD + 4
        for row, height in zip(self.rows, self._heights, strict=True):
            self._draw_row(canvas, row, pygame.FRect(inside.x, y, inside.width, height))
            y += height + _GAP

    @staticmethod
    def _draw_row(canvas: Canvas, row: RecapRow, box: pygame.FRect) -> None:
        if not row.cards:
            canvas.text(row.words, box, _WORDS)
            return
        caption = box.width * _CAPTION
        canvas.text(row.words, (box.x, box.y, caption, box.height), _WORDS)
        fits = int((box.width - caption) // (_CARD[0] + 4))
        shown = row.cards if len(row.cards) <= fits else row.cards[: fits - 1]
        x = box.x + caption
        for card in shown:
            put_card(canvas, card, (x, box.y), _CARD[0])
            x += _CARD[0] + 4
        if len(shown) < len(row.cards):
            middle = (x + _CARD[0] / 2, box.centery)
            canvas.text(f"+{len(row.cards) - len(shown)}", middle, _MORE)


def _turn_of(side: int, happened: Sequence[Event]) -> list[Event]:
    """Return what happened in the last whole turn of a side; nothing without one."""
    found: list[Event] = []
    within = False
    for event in happened:
        if isinstance(event, events.TurnBegan):
            within = event.side == side
            found = [] if within else found
        if within:
            found.append(event)
    return found


def _life(state: State, side: int) -> int:
    return len(state.sides[side].hand) - state.sides[side].stronghold


def example(services: Services) -> MatchScene:
    """Return a match in which the Horde's turn is over at once."""
    from ..examples import middle_solo  # noqa: PLC0415
    from .match_scene import MatchScene  # noqa: PLC0415

    services.settings = services.settings.at_speed(SPEED_INSTANT)
    scene = MatchScene(services, middle_solo(services))
    scene.tips.muted = True
    scene.flow.seen = scene.state.active
    scene.recap.update(0.0)
    scene.flow.end_turn()
    return scene
