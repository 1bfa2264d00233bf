"""A short account of a turn of the other side that the player did not watch to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.kit import Canvas, Intent, Point, PointerMoved, PointerPressed, Times
from game.play import SPEED_INSTANT, EventTotals, SideTotals
from game.rules import NOBODY, Event, State, events

from ...common import turn_speed
from ...services import Services
from ..match_news import MatchNews
from ..match_view import MatchView
from ..table_hand import PressOpener
from ..table_part import TablePart
from ..turn_flow import TurnFlow
from .recap_panel import LOST, PLAYED, PUSHED, RecapPanel, RecapRow, RecapSign

#: A point at which nothing lies.
_NOWHERE: Point = (-10_000.0, -10_000.0)


class TurnRecap(TablePart):
    """Tells the other side's actions since the person's last one, until the next one.

    It is one line until it is pointed at, pressed or opened by "inspect". ``on_open`` is called
    when the open account is pressed, and shows the log, which has all of it. A further "inspect"
    calls ``on_read``, which begins to read its cards. It is not shown while it is ``hidden``, as
    something else is read there.
    """

    def __init__(
        self,
        services: Services,
        flow: TurnFlow,
        view: MatchView,
        opener: PressOpener,
        on_open: Callable[[], None],
        on_read: Callable[[], object],
        hidden: Callable[[], bool],
    ) -> None:
        self._services = services
        self._flow = flow
        self._view = view
        self._opener = opener
        self._open = on_open
        self._read = on_read
        self._hidden = hidden
        self.side = NOBODY
        self.rows: tuple[RecapRow, ...] = ()
        self.signs: tuple[RecapSign, ...] = ()
        self.panel = RecapPanel()
        self._pointed = self._kept_open = False
        #: Whether it was folded or unfolded since the last frame.
        self._turned = False
        self._skipped = False
        self._news = MatchNews(flow.match)
        self._before: State | None = None
        self._told_at = -1
        self._shown = 0.0

    def skip(self) -> None:
        """Note that the other side's turn was not watched to its end."""
        self._skipped |= self._view.table.active != self._flow.seen

    @property
    def visible(self) -> bool:
        """Whether there is an account on the screen."""
        return bool(self.rows) and self._flow.free and not self._hidden()

    @property
    def covered(self) -> tuple[pygame.FRect, ...]:
        """The places of the line and of the open account, as far as they are visible."""
        if not self.visible:
            return ()
        return (self.panel.line, self.panel.card) if self.unfolded else (self.panel.line,)

    @property
    def unfolded(self) -> bool:
        """Whether all of it is shown, and not only its line."""
        return self.visible and (self._pointed or self._kept_open)

    def update(self, dt: float) -> bool:
        """Follow the match; True while the account fades in, folds or unfolds."""
        flow, turned = self._flow, self._turned
        self._turned = False
        if not flow.free:
            return False
        if self._news.any or self._before is None:
            self._look(self._news.read().events)
            self._before = flow.state
        if not self.visible or self._shown == 1.0:
            return turned
        reduced = self._services.settings.reduced_motion
        self._shown = 1.0 if reduced else min(1.0, self._shown + dt / Times.appear)
        return True

    def _look(self, happened: Sequence[Event]) -> None:
        """Make the account of the other side's turn if it was not watched; drop an older one."""
        before, me = self._before, self._flow.seen
        rival = self._flow.state.field.rival(me)
        speed = turn_speed(self._services.settings, self._flow.match, rival)
        unwatched = self._skipped or speed == SPEED_INSTANT
        self.rows, self.signs, self._shown, self._skipped = (), (), 0.0, False
        self._pointed = self._kept_open = False
        turn = _turn_of(rival, happened)
        if before is None or not unwatched or not turn or list(self._flow.persons) != [me]:
            return
        self.side = rival
        totals = EventTotals(turn).sides
        self.rows = tuple(self._rows(totals, before, me))
        counts = (
            (PLAYED, "{}", len(totals[rival].played)),
            (LOST, "{}", len(totals[me].lost)),
            (PUSHED, "−{}", totals[me].pushed),
        )
        self.signs = tuple(RecapSign(icon, say.format(n)) for icon, say, n in counts if n)

    def _rows(self, totals: tuple[SideTotals, ...], before: State, me: int) -> list[RecapRow]:
        translate = self._view.translate
        theirs, mine = totals[self.side], totals[me]
        rows, left = [], self._flow.state.sides[me].stronghold_life
        if theirs.played:
            rows.append(RecapRow(translate("recap.played"), tuple(theirs.played)))
        if mine.lost:
            rows.append(RecapRow(translate("recap.lost"), tuple(mine.lost)))
        if mine.bastion_fell:
            rows.append(RecapRow(translate("recap.bastion_fell", count=left)))
        elif mine.pushed:
            key = "recap.damage_fort" if before.sides[me].fort else "recap.damage"
            rows.append(RecapRow(translate(key, count=mine.pushed, left=left)))
        if rows:
            return rows
        name, attacks = self._view.names[self.side], len(theirs.attackers)
        if attacks:
            return [RecapRow(translate("recap.attacked", name=name, count=attacks))]
        return [RecapRow(translate("match.plays_nothing", name=name))]

    # Input

    def is_at(self, pos: Point) -> bool:
        """Whether the account is at ``pos``."""
        return any(box.collidepoint(pos) for box in self.covered)

    def withhold(self, intent: Intent) -> Intent:
        """Unfold under the pointer, and keep the pointer from the pieces that lie below."""
        if not isinstance(intent, PointerMoved):
            return intent
        before, self._pointed = self._pointed, self.is_at(intent.pos)
        self._turned |= before != self._pointed
        return PointerMoved(_NOWHERE, device=intent.device) if self._pointed else intent

    def toggle(self) -> None:
        """Unfold until the next key or press, or fold again."""
        self._kept_open = not self._kept_open
        self._turned = True
        self._pointed = self._pointed and self._kept_open

    def press(self, press: PointerPressed) -> bool:
        """Answer a press on the account; fold on any other press."""
        if self.is_at(press.pos):
            return self._opener.press(press.pos, self.opener_at)
        self.fold()
        return False

    def fold(self) -> bool:
        """Fold the account if it was kept open; True when it was."""
        kept, self._kept_open = self._kept_open and self.visible, False
        self._turned |= kept
        return kept

    def command(self, name: str) -> bool:
        """Unfold on "inspect", then read its cards; fold on any other key, of which "back" is used.

        True when no other part is to hear the key.
        """
        if name != "inspect":
            return self.fold() and name == "back"
        if self._view.reading.piece is not None or not self.visible:
            return False
        if self.unfolded:
            self._read()
        else:
            self.toggle()
        return True

    def opener_at(self, pos: Point) -> Callable[[], None] | None:
        """Return the action of a press: the line unfolds, the open account leads to the log."""
        if not self.is_at(pos):
            return None
        return self.toggle if self.panel.line.collidepoint(pos) else self.open

    def open(self) -> None:
        """Open the log, which has all of it."""
        self.rows = ()
        self._open()

    # Drawing

    @property
    def title(self) -> str:
        """The words of the line: the player's name, or that nothing was done; and the key."""
        name = self._view.names[self.side]
        words = name if self.signs else self.rows[0].words
        return self._view.translate("recap.line", words=words)

    def draw(self, canvas: Canvas) -> None:
        """Draw the account while it is visible."""
        if not self.visible or not self._shown:
            return
        title, panel = self.title, self.panel
        panel.place(canvas.view, self._view.layout, title, self.signs, self.rows)
        with canvas.shifted(alpha=round(255 * self._shown)):
            if self.unfolded:
                panel.draw_card(canvas, self.rows, self.side)
            panel.draw_line(canvas, title, self.signs, self.side, lit=self.unfolded)


def _turn_of(side: int, happened: Sequence[Event]) -> list[Event]:
    """Return the events of the last turn of a side; [] without one."""
    found: list[Event] = []
    within = False
    for event in happened:
        if isinstance(event, events.TurnBegan):
            within = event.side == side
            found = [] if within else found
        if within:
            found.append(event)
    return found
