"""Every match of this process, followed: mirror and state, forecast and outcome, record."""

import logging
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any
from weakref import WeakKeyDictionary

from game.board import Forecast
from game.board.forecast.assault_forecast import forecast_assault
from game.content import Content
from game.play import Match, RecordError, check, read_record
from game.rules import (
    DRAW,
    NOBODY,
    UNDECIDED,
    AnyAction,
    Attack,
    ChooseOrder,
    EndTurn,
    Event,
    Place,
    State,
    events,
)

from ..rules.mirror import Mirror, differences
from ..rules.mirror import Piece as Mirrored


class ForecastWatch:
    """The forecast of a turn that now ends, and who stands where it was told of them.

    It reads the outcome from a mirror, which knows only events: the forecast and what is
    compared with it have nothing but the position at the beginning in common.
    """

    def __init__(self, state: State, mirror: Mirror) -> None:
        self.state = state
        self.told: Forecast = forecast_assault(state)
        #: Who has been asked for an order since.
        self.asked: set[int] = set()
        self._mirror = mirror
        self._pieces: dict[Place, Mirrored] = {
            (number, lane, position): piece
            for number, area in enumerate(mirror.areas)
            for lane, row in enumerate(area.lanes)
            for position, piece in enumerate(row)
        }

    def differences(self) -> list[str]:
        """Return what has come otherwise than it was told, as the mirror stands now."""
        found = [*self._creatures(), *self._strongholds()]
        winner = self._mirror.winner
        if self.told.choosers != self.asked:
            found.append(f"orders of {set(self.told.choosers)} were told, {self.asked} was asked")
        # That the turns are over is nobody's attack: it is not told (R7.2).
        if self.told.winner not in (winner, DRAW):
            found.append(f"the winner {self.told.winner} was told, it is {winner}")
        return found

    def _creatures(self) -> list[str]:
        standing = {id(piece) for area in self._mirror.areas for row in area.lanes for piece in row}
        found = []
        for place, piece in self._pieces.items():
            fate = self.told.creature_outcomes.get(place)
            told = None if fate is None or fate.falls or fate.gone else fate.health
            real = piece.card.health - piece.damage if id(piece) in standing else None  # type: ignore[union-attr]
            if fate is None or told != real:
                found.append(f"{piece.card.name} at {place}: {told} was told, it is {real}")
        return found

    def _strongholds(self) -> list[str]:
        found = []
        for number, area in enumerate(self._mirror.areas):
            told = self.told.stronghold_outcomes[number]
            deck = area.piles.deck if area.piles is not None else told.life
            if (told.place, told.fort, told.life) != (area.stronghold, area.fort, deck):
                real = area.stronghold, area.fort, deck
                found.append(f"the stronghold of {number}: {told} was told, it is {real}")
        return found


def may_be_foretold(state: State) -> bool:
    """Whether a person or a computer may now end the turn of its side."""
    free = state.winner == UNDECIDED and state.pending_side == NOBODY
    return free and state.sides[state.active].horde is None


class Broken(AssertionError):
    """Something that must always hold does not."""


class LogWatch(logging.Handler):
    """Raises for each line that the game logs: it goes on then, but something was wrong."""

    def emit(self, record: logging.LogRecord) -> None:
        raise Broken(f"the game has logged: {record.getMessage()}")


class Follower:
    """A match in progress, told by events alone."""

    def __init__(self, state: State) -> None:
        self.mirror = Mirror(state)
        self.foretold: ForecastWatch | None = None

    def expect(self, state: State, action: AnyAction) -> None:
        """Have the turn foretold when its assault begins or goes on, until another play is made."""
        if isinstance(action, ChooseOrder):
            return
        if not isinstance(action, Attack | EndTurn):
            self.foretold = None
        elif self.foretold is None and may_be_foretold(state):
            self.foretold = ForecastWatch(state, self.mirror)

    def hear(self, happened: list[Event]) -> bool:
        """Move the mirror; return whether a forecast was compared with its outcome."""
        compared = False
        for event in happened:
            # After that nobody is hurt any more (R3.8).
            compared |= isinstance(event, events.TurnEnded) and self._compare()
            self.mirror.tell(event)
            if isinstance(event, events.OrderAsked) and self.foretold is not None:
                self.foretold.asked.add(event.side)
        return compared or (self.mirror.winner != UNDECIDED and self._compare())

    def _compare(self) -> bool:
        foretold, self.foretold = self.foretold, None
        if foretold is None:
            return False
        wrong = foretold.differences()
        if wrong:
            raise Broken("the forecast is not what happened: " + "; ".join(wrong))
        return True


class MatchWatch:
    """Follows all matches while it is ``installed``; ``figures`` tell what it has seen."""

    def __init__(self, content: Callable[[], Content]) -> None:
        self.figures: Counter[str] = Counter()
        #: Hears of each kept match that has come to its end.
        self.on_end: Callable[[Match], None] = lambda _match: None
        self._content = content
        self._followers: WeakKeyDictionary[Match, Follower] = WeakKeyDictionary()

    @contextmanager
    def installed(self) -> Iterator[None]:
        """Have every match tell what is done in it, and the log what went wrong."""
        kept = {name: getattr(Match, name) for name in ("submit", "undo", "concede", "agree_draw")}
        watch = self

        def submit(match: Match, action: AnyAction, *, bulb: bool = False) -> list[Event]:
            return watch._submit(match, action, partial(kept["submit"], bulb=bulb))

        def undo(match: Match) -> Any:
            return watch._undo(match, kept["undo"])

        def concede(match: Match, side: int) -> None:
            kept["concede"](match, side)
            watch._ended(match, "conceded")

        def agree_draw(match: Match) -> None:
            kept["agree_draw"](match)
            watch._ended(match, "agreed draws")

        replaced = {"submit": submit, "undo": undo, "concede": concede, "agree_draw": agree_draw}
        for name, function in replaced.items():
            setattr(Match, name, function)
        log, game = LogWatch(logging.WARNING), logging.getLogger("game")
        game.addHandler(log)
        try:
            yield
        finally:
            game.removeHandler(log)
            for name, function in kept.items():
                setattr(Match, name, function)

    def _submit(
        self, match: Match, action: AnyAction, submit: Callable[[Match, AnyAction], list[Event]]
    ) -> list[Event]:
        before = match.position
        follower = self._follower(match, before) if isinstance(before, State) else None
        if follower is not None and isinstance(before, State):
            follower.expect(before, action)
        happened = submit(match, action)
        self.figures["actions"] += 1
        after = match.position
        if follower is not None:
            assert isinstance(after, State)
            self.figures["forecasts"] += follower.hear(happened)
            self._agree(follower.mirror, after, action)
        if match.result is not None:
            self._ended(match, "played out")
        return happened

    def _undo(self, match: Match, undo: Callable[[Match], Any]) -> Any:
        gone = undo(match)
        self.figures["undone"] += 1
        if isinstance(match.position, State):
            self._followers[match] = Follower(match.position)
        return gone

    def _follower(self, match: Match, state: State) -> Follower:
        if match not in self._followers:
            self._followers[match] = Follower(state)
        return self._followers[match]

    def _agree(self, mirror: Mirror, state: State, action: AnyAction) -> None:
        wrong = differences(mirror, state)
        if wrong:
            raise Broken(f"the mirror is not the state after {action}: {wrong}")
        self.figures["mirrors"] += 1

    def _ended(self, match: Match, how: str) -> None:
        self._followers.pop(match, None)
        record = match.record
        if record is None or record.path is None:
            self.figures["matches apart (lessons, puzzles, played on)"] += 1
            return
        try:
            kept = read_record(record.path)
        except RecordError as problem:
            # The game would take it for a disk that is full.
            raise Broken(f"the record of a match that has ended: {problem}") from problem
        if kept.result != match.result or kept.entries != record.entries:
            raise Broken(f"the record is not the match: {record.path}")
        report = check(kept, self._content())
        if not report.agrees:
            raise Broken(f"the record does not lead to the same positions: {report}")
        self.figures["matches"] += 1
        self.figures[f"matches {how}"] += 1
        self.on_end(match)
