"""What has happened since one's last turn: told turn by turn, and shown again on request."""

from collections.abc import Sequence
from typing import ClassVar

from game.content import You
from game.play import Done, EventTotals, SideTotals
from game.rules import Card, Event, State, events

from ..match.helpers.recap_panel import RecapRow
from ..match.helpers.turn_recap import Account, ToldTurns, signs_of, turns_of
from ..match.table_part import TableTools

#: The totals of each side in a turn, after whose turn it was.
Told = tuple[int, tuple[SideTotals, ...]]


class RingTurns(ToldTurns):
    """Tells the turns of the others since the last turn of the seat below, until its end."""

    passed_keys: ClassVar[frozenset[str]] = frozenset(
        ("forward", "backward", "scroll_up", "scroll_down", "accept")
    )

    def __init__(self, tools: TableTools) -> None:
        super().__init__(tools)
        #: The position at the end of each seat's last turn, with the number of actions before it.
        self._ends: dict[int, tuple[State, int]] = {}
        self._last: State | None = None
        self._told: tuple[int, int] | None = None

    def rest(self) -> bool:
        """Note the position at the end of each turn; hear events as usual once all was shown."""
        state, last = self._flow.state, self._last
        if last is not None and state.turn != last.turn:
            self._ends[last.active] = state, len(self._flow.match.history)
        self._last = state
        self._view.end_again()
        return False

    # The account

    def look(self) -> Account | None:
        """Return the account of the turns since the last one of the seat below."""
        state, me = self._flow.state, self._flow.seats.seen
        if self._told == (me, state.turn):
            return None
        self._told = me, state.turn
        turns = [
            (turn.side, EventTotals(turn.events, field=state.field).sides)
            for turn in turns_of(self._since(me))
            if turn.side != me
        ]
        if not turns:
            return Account()
        played = sum(len(totals[side].played) for side, totals in turns)
        mine = [totals[me] for _, totals in turns]
        signs = signs_of(
            played, sum(len(each.lost) for each in mine), sum(each.pushed for each in mine)
        )
        translate, rows = self._view.translate, tuple(self._rows(turns))
        title = translate("recap.line", words=translate("ring_table.since"))
        said = ". ".join(row.said or row.words for row in rows)
        return Account(title, rows, signs, said)

    def _since(self, me: int) -> list[Event]:
        found: list[Event] = []
        for done in reversed(self._flow.match.history):
            after = _after_turn(done, me)
            found = [*after, *found]
            if len(after) < len(done.events):
                return found
        return [*self._flow.match.opening, *found]

    def _rows(self, turns: Sequence[Told]) -> list[RecapRow]:
        translate, names, listed = self._view.translate, self._view.names, self._view.log.listed
        rows = []

        def told(key: str, side: int, words: str, cards: Sequence[Card]) -> RecapRow:
            named = listed([card.name for card in cards])
            said = translate(f"ring_table.told_{key}", name=names[side], cards=named)
            return RecapRow(words, tuple(cards), said, (self._view.hud.portraits[side], side))

        for side, totals in turns:
            name, own = names[side], totals[side]
            if own.played:
                rows.append(told("played", side, name, own.played))
            else:
                rows.append(self.quiet_row(name, len(own.attackers)))
            for card in own.passed:
                words = translate("ring_table.passed", name=name)
                shown = () if side in self._view.table.closed else (card,)
                rows.append(RecapRow(words, shown, self._passed(side, card)))
        sides = self._flow.state.field.sides
        for side in sides:
            lost = [card for _, totals in turns for card in totals[side].lost]
            if lost:
                words = translate("ring_table.lost", name=names[side])
                rows.append(told("lost", side, words, lost))
        pushed = [(side, sum(totals[side].pushed for _, totals in turns)) for side in sides]
        moved = [f"{names[side]} {places}" for side, places in pushed if places]
        if moved:
            rows.append(RecapRow(translate("ring_table.pushed", list=listed(moved))))
        return rows

    def _passed(self, side: int, card: Card) -> str:
        mate = self._flow.state.field.partner(side)
        assert mate is not None
        name = self._view.names[mate]
        key = "log.relieved_here" if isinstance(name, You) else "log.relieved"
        if side in self._view.table.closed:
            key = "log.relieved_closed"
        values = {"card": card.name, "partner": name}
        return self._view.translate(key, name=self._view.names[side], **values).rstrip(".")

    # Showing it again

    @property
    def can_show_again(self) -> bool:
        """Whether the turns can be shown once more."""
        end = self._ends.get(self._flow.seats.seen)
        return end is not None and end[1] < len(self._flow.match.history)

    def show_again(self) -> None:
        """Show all that has happened since the last turn once more."""
        end = self._ends.get(self._flow.seats.seen)
        if end is not None:
            state, count = end
            done = self._flow.match.history[count:]
            self._view.tell_again(state, [event for each in done for event in each.events])


def _after_turn(done: Done, side: int) -> list[Event]:
    """Return the events of an action after the end of a turn of ``side``; all where none ends."""
    for index, event in enumerate(done.events):
        if isinstance(event, events.TurnEnded) and event.side == side:
            return done.events[index + 1 :]
    return done.events
