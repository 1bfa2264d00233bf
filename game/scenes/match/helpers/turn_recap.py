"""A short account of the turns of others: folded to a line, or open below it."""

from abc import abstractmethod
from collections.abc import Callable, Iterable
from typing import ClassVar, NamedTuple

import pygame

from game.kit import Canvas, Intent, Point, PointerMoved, PointerPressed
from game.play import SPEED_INSTANT, EventTotals, SideTotals
from game.rules import Event, State, events

from ...common import turn_speed
from ..match_buttons import KeptButton
from ..table_part import MatchNews, Offered, TablePart, TableTools
from .recap_panel import RecapPanel, RecapRow, RecapSign

#: A point at which nothing lies.
#: How dark the table is while the account is open.
_DUSK = 150
_NOWHERE: Point = (-10_000.0, -10_000.0)
#: How far the button that shows it again is from the line.
_AWAY = 5.0


class Account(NamedTuple):
    """The words of an account; ``said`` is what the voice says of it."""

    title: str = ""
    rows: tuple[RecapRow, ...] = ()
    signs: tuple[RecapSign, ...] = ()
    said: str = ""


class ToldTurns(TablePart):
    """Follows the match, and puts the turns of others in words."""

    #: The keys that leave the open account as it is.
    passed_keys: ClassVar[frozenset[str]] = frozenset()
    #: Opens what tells all of it, if the open account leads there.
    on_open: Callable[[], None] | None = None

    @abstractmethod
    def look(self) -> Account | None:
        """Return a new account, the player free to act; None while the last one stands."""

    @property
    def can_show_again(self) -> bool:
        """Whether the turns can be shown once more."""
        return False

    def show_again(self) -> None:
        """Show the turns once more."""

    def quiet_row(self, name: str, attacks: int) -> RecapRow:
        """Return the row of a turn in which no card was played."""
        if attacks:
            return RecapRow(self._view.translate("recap.attacked", name=name, count=attacks))
        return RecapRow(self._view.translate("match.plays_nothing", name=name))


class TurnRecap(TablePart):
    """Tells the ``turns`` of others since the person's last one, until the next one.

    It is one line until it is pointed at, pressed or opened by "inspect". A further "inspect" calls
    ``on_read``, which begins to read its cards. It is not shown while it is ``hidden``, as
    something else is read there.
    """

    def __init__(
        self, tools: TableTools, turns: ToldTurns, on_read: Callable[[], object], hidden: Offered
    ) -> None:
        super().__init__(tools)
        self._turns, self._read, self._hidden = turns, on_read, hidden
        self.account = Account()
        self.panel = RecapPanel()
        self.again = tools.widgets.add(KeptButton("", self._show_again, icon="icons/again"))
        self.again.hint = self._view.translate("ring_table.again_hint")
        self.again.visible = False
        self._pointed = self._kept_open = False
        #: Whether it was folded or unfolded since the last frame.
        self._turned = False
        self._shown = 0.0

    @property
    def visible(self) -> bool:
        """Whether there is an account on the screen."""
        return bool(self.account.rows) and self._flow.free and not self._hidden()

    @property
    def unfolded(self) -> bool:
        """Whether all of it is shown, and not only its line."""
        return self.visible and (self._pointed or self._kept_open)

    @property
    def covered(self) -> tuple[pygame.FRect, ...]:
        """The places of the line and of the open account, as far as they are visible."""
        if not self.visible:
            return ()
        opened = self.panel.card, self.again.rect
        return (self.panel.line, *opened) if self.unfolded else (self.panel.line,)

    def update(self, dt: float) -> bool:
        """Look at what is new; True while the account fades in, folds or unfolds."""
        turned, self._turned = self._turned, False
        account = self._turns.look() if self._flow.free else None
        if account is not None:
            self.account, self._shown = account, 0.0
            self._pointed = self._kept_open = False
        self.again.visible = self.unfolded and self._turns.can_show_again
        if not self.visible or self._shown == 1.0:
            return turned
        self._shown = self._further(self._shown, dt)
        return True

    def _show_again(self) -> None:
        if self._flow.free:
            self.fold()
            self._pointed = False
            self._turns.show_again()

    # Input

    def _is_at(self, pos: Point) -> bool:
        return any(box.collidepoint(pos) for box in self.covered)

    def withhold(self, intent: Intent) -> Intent:
        """Unfold under the pointer, and keep the pointer from the pieces that lie below."""
        if not isinstance(intent, PointerMoved):
            return intent
        before, self._pointed = self._pointed, self._is_at(intent.pos)
        self._turned |= before != self._pointed
        return PointerMoved(_NOWHERE, device=intent.device) if self._pointed else intent

    def toggle(self) -> None:
        """Unfold until the next key or press, or fold again."""
        self._kept_open = not self._kept_open
        self._turned = True
        self._pointed = self._pointed and self._kept_open

    def press(self, press: PointerPressed) -> bool:
        """Answer a press on the account; fold on any other press."""
        if self._is_at(press.pos):
            return self._tools.opener.press(press.pos, self._opener_at)
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
        if name in self._turns.passed_keys:
            return False
        if name != "inspect":
            return self.fold() and name == "back"
        if self._view.reading.piece is not None or not self.visible:
            return False
        if self.unfolded:
            self._read()
        else:
            self.toggle()
        return True

    def _opener_at(self, pos: Point) -> Callable[[], None] | None:
        """Return the action of a press: the line unfolds, the open account may lead further."""
        if self.visible and self.panel.line.collidepoint(pos):
            return self.toggle
        return self._open if self._turns.on_open is not None and self._is_at(pos) else None

    def _open(self) -> None:
        self.account = Account()
        assert self._turns.on_open is not None
        self._turns.on_open()

    # Words and picture

    @property
    def spoken(self) -> str:
        """The account in words, while it is open."""
        return self.account.said if self._kept_open and self.visible else ""

    def draw(self, canvas: Canvas) -> None:
        """Draw the line of the account, below the buttons."""
        if not self.unfolded:
            self._draw(canvas)

    def draw_over(self, canvas: Canvas) -> None:
        """Draw the open account over all else, which is dark meanwhile."""
        if self.unfolded:
            self._draw(canvas)
            self.again.draw(canvas)

    def _draw(self, canvas: Canvas) -> None:
        if not self.visible or not self._shown:
            return
        title, rows, signs, _ = self.account
        self.panel.place(canvas.view, self._view.layout, title, signs, rows)
        line = self.panel.line
        self.again.place((line.right + _AWAY, line.y, line.height, line.height))
        with canvas.shifted(alpha=round(255 * self._shown)):
            if self.unfolded:
                canvas.dim(alpha=_DUSK)
                self.panel.draw_card(canvas)
            self.panel.draw_line(canvas, title, signs, lit=self.unfolded)


class RivalTurn(ToldTurns):
    """Tells the other side's turn that the only person did not watch to its end."""

    def __init__(self, tools: TableTools, on_open: Callable[[], None]) -> None:
        super().__init__(tools)
        self.on_open = on_open
        self._skipped = False
        self._news = MatchNews(self._flow.match)
        self._before: State | None = None

    def skip(self) -> None:
        """Note that the other side's turn was not watched to its end."""
        self._skipped |= self._view.table.active != self._flow.seats.seen

    def look(self) -> Account | None:
        """Return the account of the other side's turn, empty if it was watched."""
        if not self._news.any and self._before is not None:
            return None
        state, me, before = self._flow.state, self._flow.seats.seen, self._before
        rival = state.field.rival(me)
        turns = [turn for turn in turns_of(self._news.read().events) if turn.side == rival]
        speed = turn_speed(self._services.settings, self._flow.match, rival)
        unwatched = self._skipped or speed == SPEED_INSTANT
        self._before, self._skipped = state, False
        if before is None or not unwatched or not turns or self._flow.seats.persons != [me]:
            return Account()
        totals = EventTotals(turns[-1].events).sides
        theirs, mine = totals[rival], totals[me]
        rows = tuple(self._rows(rival, theirs, mine, before.sides[me].fort))
        signs = signs_of(len(theirs.played), len(mine.lost), mine.pushed)
        words = self._view.names[rival] if signs else rows[0].words
        return Account(self._view.translate("recap.line", words=words), rows, signs)

    def _rows(
        self, rival: int, theirs: SideTotals, mine: SideTotals, was_fort: bool
    ) -> list[RecapRow]:
        translate, rows = self._view.translate, []
        left = self._flow.state.sides[self._flow.seats.seen].stronghold_life
        if theirs.played:
            rows.append(RecapRow(translate("recap.played"), tuple(theirs.played)))
        if mine.lost:
            rows.append(RecapRow(translate("recap.lost"), tuple(mine.lost)))
        if mine.bastion_fell:
            rows.append(RecapRow(translate("recap.bastion_fell", count=left)))
        elif mine.pushed:
            key = "recap.damage_fort" if was_fort else "recap.damage"
            rows.append(RecapRow(translate(key, count=mine.pushed, left=left)))
        name, attacks = self._view.names[rival], len(theirs.attackers)
        return rows or [self.quiet_row(name, attacks)]


def signs_of(played: int, lost: int, pushed: int) -> tuple[RecapSign, ...]:
    """Return the counts of an account that are not 0, with their pictures; "" is a skull."""
    counts = ("icons/cards", "{}", played), ("", "{}", lost), ("icons/tower", "−{}", pushed)
    return tuple(RecapSign(icon, say.format(count)) for icon, say, count in counts if count)


class ToldTurn(NamedTuple):
    """The events of a turn of ``side``."""

    side: int
    events: list[Event]


def turns_of(happened: Iterable[Event]) -> list[ToldTurn]:
    """Return each turn that begins among these events."""
    found: list[ToldTurn] = []
    for event in happened:
        if isinstance(event, events.TurnBegan):
            found.append(ToldTurn(event.side, []))
        if found:
            found[-1].events.append(event)
    return found
