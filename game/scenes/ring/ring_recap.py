"""What has happened since one's last turn: told turn by turn, and shown again on request."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.content import You
from game.kit import Canvas, Intent, Point, PointerMoved, PointerPressed, Times
from game.play import Done
from game.rules import Card, Event, State, events

from ..match.helpers.recap_panel import LOST, PLAYED, PUSHED, RecapPanel, RecapRow, RecapSign
from ..match.helpers.table_helpers import TableTools
from ..match.match_buttons import PointerButton
from ..match.table_hand import PressOpener
from ..match.table_part import TablePart
from .ring_view import RingView
from .turn_account import TurnAccount, accounts_of

#: A point at which nothing lies.
_NOWHERE: Point = (-10_000.0, -10_000.0)
#: How far the button that shows it again is from the line.
_AWAY = 5.0


class RingRecap(TablePart):
    """Tells the turns of the others since the last turn of the seat below, until its end.

    It is one line until it is pointed at, pressed or opened by "inspect". Beside the open account
    a button shows it all again. ``on_read`` begins to read its cards. It is not shown while it is
    ``hidden``, as something else is read there.
    """

    def __init__(
        self,
        tools: TableTools,
        view: RingView,
        opener: PressOpener,
        on_read: Callable[[], object],
        hidden: Callable[[], bool],
    ) -> None:
        self._flow, self._view = tools.flow, view
        self._services = tools.services
        self._opener, self._read, self._hidden = opener, on_read, hidden
        self.rows: tuple[RecapRow, ...] = ()
        self.signs: tuple[RecapSign, ...] = ()
        self.panel = RecapPanel()
        self.again = tools.widgets.add(PointerButton("", self.show_again, icon="icons/again"))
        self.again.hint = view.translate("ring_table.again_hint")
        self.again.visible = False
        #: The position at the end of each seat's last turn, with the number of actions before it.
        self._ends: dict[int, tuple[State, int]] = {}
        self._last: State | None = None
        self._told: tuple[int, int] | None = None
        self._pointed = self._kept_open = False
        self._turned = False
        self._shown = 0.0
        self._side = 0

    # Following the match

    def rest(self) -> bool:
        """Note the position at the end of each turn; hear events as usual once all was shown."""
        state, last = self._flow.state, self._last
        if last is not None and state.turn != last.turn:
            self._ends[last.active] = state, len(self._flow.match.history)
        self._last = state
        self._view.end_again()
        return False

    @property
    def visible(self) -> bool:
        """Whether there is an account on the screen."""
        return bool(self.rows) and self._flow.free and not self._hidden()

    @property
    def unfolded(self) -> bool:
        """Whether all of it is shown, and not only its line."""
        return self.visible and (self._pointed or self._kept_open)

    @property
    def covered(self) -> tuple[pygame.FRect, ...]:
        """The places of the line and of the open account, as far as they are visible."""
        if not self.visible:
            return ()
        open_parts = (self.panel.card, self.again.rect) if self.unfolded else ()
        return (self.panel.line, *open_parts)

    def update(self, dt: float) -> bool:
        """Look at a new turn; True while the account fades in, folds or unfolds."""
        flow, turned = self._flow, self._turned
        self._turned = False
        if flow.free and self._told != (flow.seen, flow.state.turn):
            self._told = flow.seen, flow.state.turn
            self._look(flow.seen)
        self.again.visible = self.unfolded and self._can_show_again
        if not self.visible or self._shown == 1.0:
            return turned
        reduced = self._services.settings.reduced_motion
        self._shown = 1.0 if reduced else min(1.0, self._shown + dt / Times.appear)
        return True

    def _look(self, me: int) -> None:
        """Make the account of the turns since the last one of ``me``."""
        self.rows, self.signs, self._shown = (), (), 0.0
        self._pointed = self._kept_open = False
        turns = [turn for turn in accounts_of(self._since(me)) if turn.side != me]
        if not turns:
            return
        self._side = turns[-1].side
        self.rows = tuple(self._rows(turns))
        played = sum(len(turn.played) for turn in turns)
        lost = sum(len(turn.lost.get(me, ())) for turn in turns)
        pushed = self._pushed(turns, me)
        counts = (PLAYED, "{}", played), (LOST, "{}", lost), (PUSHED, "−{}", pushed)
        self.signs = tuple(RecapSign(icon, say.format(n)) for icon, say, n in counts if n)

    def _since(self, me: int) -> list[Event]:
        """Return the events since the last turn of ``me`` ended."""
        history, found = self._flow.match.history, []
        for done in reversed(history):
            found.append(_after_turn(done, me))
            if len(found[-1]) < len(done.events):
                break
        else:
            found.append(list(self._flow.match.opening))
        return [event for part in reversed(found) for event in part]

    def _rows(self, turns: list[TurnAccount]) -> list[RecapRow]:
        translate, names, listed = self._view.translate, self._view.names, self._view.log.listed
        rows = []

        def told(key: str, side: int, cards: tuple[Card, ...]) -> str:
            cards_told = listed([card.name for card in cards])
            return translate(f"ring_table.told_{key}", name=names[side], cards=cards_told)

        for turn in turns:
            name = names[turn.side]
            if turn.played:
                played = tuple(turn.played)
                rows.append(RecapRow(name, played, told("played", turn.side, played)))
            elif turn.attacks:
                rows.append(RecapRow(translate("recap.attacked", name=name, count=turn.attacks)))
            else:
                rows.append(RecapRow(translate("match.plays_nothing", name=name)))
            if turn.passed is not None:
                words = translate("ring_table.passed", name=name)
                rows.append(RecapRow(words, (turn.passed,), self._passed(turn.side, turn.passed)))
        for side in self._flow.state.field.sides:
            lost = tuple(card for turn in turns for card in turn.lost.get(side, ()))
            if lost:
                words = translate("ring_table.lost", name=names[side])
                rows.append(RecapRow(words, lost, told("lost", side, lost)))
        pushed = [self._pushed(turns, side) for side in self._flow.state.field.sides]
        moved = [f"{name} {places}" for name, places in zip(names, pushed, strict=True) if places]
        if moved:
            rows.append(RecapRow(translate("ring_table.pushed", list=listed(moved))))
        return rows

    def _passed(self, side: int, card: Card) -> str:
        """Return who has passed a card to whom, as the log tells it."""
        names = self._view.names
        partner = self._flow.state.field.partner(side)
        assert partner is not None
        key = "log.relieved_here" if isinstance(names[partner], You) else "log.relieved"
        values = {"card": card.name, "partner": names[partner]}
        return self._view.translate(key, name=names[side], **values).rstrip(".")

    @staticmethod
    def _pushed(turns: list[TurnAccount], side: int) -> int:
        return sum(turn.pushed.get(side, 0) for turn in turns)

    # Showing it again

    @property
    def _can_show_again(self) -> bool:
        end = self._ends.get(self._flow.seen)
        return end is not None and end[1] < len(self._flow.match.history)

    def show_again(self) -> None:
        """Show all that has happened since the last turn once more."""
        end = self._ends.get(self._flow.seen)
        if end is None or not self._flow.free:
            return
        state, count = end
        self.fold()
        self._pointed = False
        happened = [event for done in self._flow.match.history[count:] for event in done.events]
        self._view.tell_again(state, happened)

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

    def fold(self) -> bool:
        """Fold the account if it was kept open; True when it was."""
        kept, self._kept_open = self._kept_open and self.visible, False
        self._turned |= kept
        return kept

    def press(self, press: PointerPressed) -> bool:
        """Answer a press on the account; fold on any other press."""
        if self.is_at(press.pos):
            return self._opener.press(press.pos, self._opener_at)
        self.fold()
        return False

    def _opener_at(self, pos: Point) -> Callable[[], None] | None:
        return self.toggle if self.visible and self.panel.line.collidepoint(pos) else None

    def command(self, name: str) -> bool:
        """Unfold on "inspect", then read its cards; keys that go round leave it open."""
        if name in ("forward", "backward", "scroll_up", "scroll_down", "accept"):
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

    # Picture

    @property
    def title(self) -> str:
        """The words of the line, with the key that opens it."""
        words = self._view.translate("ring_table.since")
        return self._view.translate("recap.line", words=words)

    @property
    def spoken(self) -> str:
        """The account in words, while it is open."""
        if not self._kept_open or not self.visible:
            return ""
        return ". ".join(row.said or row.words for row in self.rows)

    def draw(self, canvas: Canvas) -> None:
        """Draw the account while it is visible."""
        if not self.visible or not self._shown:
            return
        panel = self.panel
        panel.place(canvas.view, self._view.layout, self.title, self.signs, self.rows)
        line = panel.line
        self.again.place((line.right + _AWAY, line.y, line.height, line.height))
        with canvas.shifted(alpha=round(255 * self._shown)):
            if self.unfolded:
                panel.draw_card(canvas, self.rows, self._side)
            panel.draw_line(canvas, self.title, self.signs, self._side, lit=self.unfolded)


def _after_turn(done: Done, side: int) -> list[Event]:
    """Return the events of an action after the end of a turn of ``side``; all where none ends."""
    for index, event in enumerate(done.events):
        if isinstance(event, events.TurnEnded) and event.side == side:
            return done.events[index + 1 :]
    return done.events
