"""Plays a game of the almanac, and counts what happens in it."""

from random import Random

from game.opponents import WEIGHTS, Weights
from game.rules import NOBODY, AnyAction, Event, Position, State, digest, events, match_actions

from ..playing import DealtGame, kit
from .almanac_jobs import AlmanacJob, AlmanacOutcome, BySide, DealtHands
from .gifts import ANY_ORDER, CARD, give, parted

#: Parts the thoughts about a deal that is played again from those of the first time.
_OTHER_THOUGHTS = 0x5DEECE66D
_SIXTH_TURN = 6


def play_almanac(job: AlmanacJob) -> AlmanacOutcome:
    """Play the game of a job to its end."""
    game = _AlmanacGame(job)
    game.play_out()
    return game.counted()


def hits_left(state: State, side: int) -> int:
    """Return what both faces of a stronghold can still take, if nothing more falls."""
    own = state.sides[side]
    return own.stronghold_life + (0 if own.fort else len(own.hand))


class _AlmanacGame(DealtGame):
    def __init__(self, wanted: AlmanacJob) -> None:
        self.wanted = wanted
        self.tally = GameTally()
        self._begun = False
        super().__init__(wanted.job)

    def thought(
        self, side: int, seed: int, position: Position | None = None, weights: Weights = WEIGHTS
    ) -> tuple[AnyAction, ...]:
        """Think other thoughts where the deal is played again, and lay fallen cards in any order.

        ``ANY_ORDER`` is no thought: one of all orders is drawn.
        """
        now, wanted = self.position, self.wanted
        if not isinstance(now, State):
            return super().thought(side, seed, position, weights)
        if wanted.again:
            seed ^= _OTHER_THOUGHTS
        if wanted.gift == ANY_ORDER and side == wanted.favoured == now.pending_side:
            return (Random(seed).choice(match_actions(now)),)
        return super().thought(side, seed, position, weights)

    def changed(self) -> None:
        """Give what is given before the first turn."""
        super().changed()
        state = self.position
        if self._begun or not isinstance(state, State):
            return
        self._begun = True
        side = state.active if self.wanted.favoured == NOBODY else self.wanted.favoured
        held = {card.id for own in state.sides for card in own.hand}
        spare = [card for card in kit().cards.values() if card.id not in held]
        give(state, side, self.wanted.gift, Random(self.job.seed ^ self.job.number // 2), spare)
        self.tally.begin(state)

    def submit(self, side: int, action: AnyAction) -> list[Event]:
        dealing = not self._begun
        happened = super().submit(side, action)
        if dealing and self._begun and parted(self.wanted.gift)[0] == CARD:
            # The card came after the deal, and is as hidden as the others.
            state = self.end
            self._memory = self._memory._replace(unseen=tuple(len(s.hand) for s in state.sides))
        if isinstance(self.position, State):
            self.tally.hear(happened, self.position)
        return happened

    def counted(self) -> AlmanacOutcome:
        """Return what was counted of a game that is over."""
        return self.tally.outcome(self.end, self._beginner)


class GameTally:
    """What has happened in a game under way, counted from its events."""

    def __init__(self) -> None:
        self._hands: DealtHands = ()
        self._broken = NOBODY
        self._sixth: BySide = (-1, -1)
        self._stood: BySide = (0, 0)
        self._cast = [0, 0]
        self._before: BySide = (-1, -1)
        self._last = NOBODY
        self._lanes = [[0, 0], [0, 0]]
        self._lost, self._passed, self._idle = [0, 0], [0, 0], [0, 0]
        self._had, self._spent, self._met = [0, 0], [0, 0], [0, 0]
        #: Of the turn under way: its mana, what is spent of it, and whether anything was played.
        self._mana = self._gone = 0
        self._played = False

    def begin(self, state: State) -> None:
        """Note the hands and the first turn."""
        self._hands = tuple([tuple([card.id for card in side.hand]) for side in state.sides])
        self._turn(state, state.mana)

    def _turn(self, state: State, mana: int) -> None:
        self._before = tuple([hits_left(state, side) for side in state.field.sides])
        self._last = state.active
        if state.turn == _SIXTH_TURN:
            self._sixth = self._before
            self._stood = tuple([side.creatures for side in state.sides])
        self._mana, self._gone, self._played = mana, 0, False

    def hear(self, happened: list[Event], now: State) -> None:
        """Count events; ``now`` is the position after them."""
        for event in happened:
            match event:
                case events.CreatureSummoned():
                    self._lanes[event.lane][event.side] += 1
                    self._play(event.card.cost)
                case events.IncantationCast():
                    self._cast[event.side] += 1
                    self._play(event.card.cost)
                case events.CreatureAttacked() if event.attack:
                    self._met[event.target is None] += 1
                case events.CreaturesDestroyed():
                    self._lost[event.side] += len(event.fallen)
                case events.BastionDestroyed() if self._broken == NOBODY:
                    self._broken = event.side
                case events.TurnEnded():
                    self._end_turn(event.side)
                case events.TurnBegan() if event.turn > 1:
                    self._turn(now, event.mana)

    def _play(self, cost: int) -> None:
        self._played = True
        self._gone += cost

    def _end_turn(self, side: int) -> None:
        self._passed[side] += not self._played
        self._had[side] += self._mana
        self._spent[side] += self._gone

    def outcome(self, end: State, beginner: int) -> AlmanacOutcome:
        """Return all of it; ``end`` is the last position."""
        if end.winner == self._last and not self._played:
            self._idle[self._last] += 1
        top, bottom = map(tuple, self._lanes)
        return AlmanacOutcome(
            end.winner,
            beginner,
            end.turn,
            digest(end),
            self._hands,
            self._broken,
            self._sixth,
            self._before,
            self._last,
            top,
            bottom,
            tuple(self._lost),
            tuple(self._passed),
            tuple(self._idle),
            tuple(self._had),
            tuple(self._spent),
            tuple(self._met),
            self._stood,
            tuple(self._cast),
        )
