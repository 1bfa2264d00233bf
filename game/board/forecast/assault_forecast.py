"""The forecast of the assault, played out by the rules and followed by the events they tell.

Nothing here is estimated: ``forecast_assault`` ends the turn on a copy, ``forecast_next_turn``
the turns after it. No result depends on what a player does not see. Only the number of
cards counts in a hidden hand and in the Horde's piles, and so do cards that return in any order
(R5.6).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from game.rules import (
    DUEL,
    NOBODY,
    UNDECIDED,
    Arrival,
    CastIncantation,
    ChooseOrder,
    EndTurn,
    Event,
    Field,
    MatchAction,
    Place,
    PlayCreature,
    Press,
    Relieve,
    Rows,
    RunHordeTurn,
    State,
    Unit,
    apply,
    events,
    has_won,
)

#: The plays that may come before the assault that is foretold.
Foretold = PlayCreature | CastIncantation | Press | Relieve


@dataclass(frozen=True, slots=True)
class CreatureOutcome:
    """The outcome for a creature in play.

    ``health`` is what it has left at the end of the assault, before it recovers, ``before``
    what it begins with. ``falls`` tells that it is destroyed, ``gone`` that this happened
    before the assault that is shown; ``open`` that it hangs on the lane of the play.
    """

    health: int
    before: int
    falls: bool = False
    gone: bool = False
    open: bool = False

    @property
    def changes(self) -> bool:
        """Whether there is anything to tell."""
        return self.falls or self.gone or self.open or self.health != self.before


@dataclass(frozen=True, slots=True)
class StrongholdOutcome:
    """Where a stronghold will stand.

    ``place`` is the number of cards to its left, ``life`` the damage that would destroy it
    then. ``bastion_falls`` and ``fort_falls`` tell what happens on the way,
    ``deck_runs_out`` that the Horde's deck runs out behind its Fort (R9.8).
    """

    place: int
    life: int
    fort: bool
    bastion_falls: bool = False
    fort_falls: bool = False
    deck_runs_out: bool = False


@dataclass(frozen=True, slots=True)
class Blow:
    """An attack of the assault that is shown: by whom, where it stands now, and on what.

    ``target`` is the creature in front of it, None for the stronghold, which loses ``amount``:
    hits, or cards of the Horde's deck.
    """

    attacker: Place
    target: Place | None
    amount: int


@dataclass(frozen=True, slots=True)
class Forecast:
    """The end of an assault: every creature in play, and the stronghold of each side.

    A stronghold is None where it hangs on the lane of the play. ``order_side`` has still to choose
    an order (R5.6): all is shown as it stands then. ``creature_outcomes`` are by where a creature
    stands now; one to be summoned has the place it takes. ``played`` is the place in the active
    hand of the card that is played first, or −1. ``winner`` is that of the match. ``blows`` are
    the attacks in their order, over the bridges of ``field``.
    """

    creature_outcomes: dict[Place, CreatureOutcome]
    stronghold_outcomes: tuple[StrongholdOutcome | None, ...]
    order_side: int = NOBODY
    played: int = -1
    winner: int = UNDECIDED
    blows: tuple[Blow, ...] = ()
    field: Field = DUEL

    def hits(self, side: int) -> int:
        """Return what the stronghold of ``side`` loses in the assault, all blows together."""
        return sum(blow.amount for blow in self.strikes(side))

    def strikes(self, side: int) -> list[Blow]:
        """Return the blows that the stronghold of ``side`` suffers."""
        return [blow for blow in self.blows if blow.target is None and self.struck_by(blow) == side]

    def struck_by(self, blow: Blow) -> int:
        """Return the side that a blow strikes: who stands across from its attacker."""
        side, lane, _ = blow.attacker
        return self.field.across[side][lane][0]


def forecast_assault(state: State, play: Foretold | None = None) -> Forecast:
    """Return what follows if the turn ends now, or right after ``play``, which is legal.

    In the turn of the Horde it is what its creatures in play do, without new ones.
    """
    trail = _Trail(state)
    if play is not None:
        trail.go(play)
    if trail.goes_on:
        trail.go_to_the_end()
    return trail.forecast(play)


def forecast_next_turn(state: State, play: Foretold | None = None, turns: int = 1) -> Forecast:
    """Return what creatures do in the next turn, or ``turns`` from now, if nothing new comes.

    Orders that are open in the turns before change nothing of it; one in that turn ends it.
    """
    trail = _Trail(state)
    if play is not None:
        trail.go(play)
    for _ in range(turns):
        trail.go_through_turn()
        if trail.goes_on:
            trail.begin_anew()
    if trail.goes_on:
        trail.go_to_the_end()
    return trail.forecast(play)


def assault_wins(state: State) -> bool:
    """Whether the attacks that are left in the turn win the match for whose turn it is.

    An order that somebody has to choose meanwhile (R5.6) changes nothing of it.
    """
    trail = _Trail(state)
    trail.go_through_turn()
    return has_won(trail.state, state.active)


def either(one: Forecast, other: Forecast) -> Forecast:
    """Return what two forecasts have in common; the rest is open: it hangs on the play's lane."""
    creature_outcomes = {
        place: outcome
        if outcome == other.creature_outcomes[place]
        else CreatureOutcome(outcome.health, outcome.before, open=True)
        for place, outcome in one.creature_outcomes.items()
        if place in other.creature_outcomes
    }
    both = zip(one.stronghold_outcomes, other.stronghold_outcomes, strict=True)
    outcomes = tuple(mine if mine == theirs else None for mine, theirs in both)
    order_side = one.order_side if one.order_side == other.order_side else NOBODY
    winner = one.winner if one.winner == other.winner else UNDECIDED
    blows = tuple(blow for blow in one.blows if blow in other.blows)
    return Forecast(creature_outcomes, outcomes, order_side, one.played, winner, blows, one.field)


class _Trail:
    """Follows creatures by their events from where they stand now (R5.4, R8.7)."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.whole: dict[Place, int] = {}
        self.before: dict[Place, int] = {}
        self.fallen: set[Place] = set()
        self.gone: set[Place] = set()
        #: Those who fell in the turns before the one that is shown.
        self.gone_before: set[Place] = set()
        #: Bastions and Forts that fall, and decks that run out behind a Fort, by their sides.
        self.lost: set[tuple[type, int]] = set()
        self.blows: list[Blow] = []
        #: For each creature in play the place where it stands now.
        self.rows: Rows[Place] = Rows.of(state.sides, self._begin)
        self.health = dict(self.before)

    @property
    def goes_on(self) -> bool:
        """Whether the rules need no one to go on: no order is open, and nobody has won."""
        return self.state.pending_side == NOBODY and self.state.winner == UNDECIDED

    def go(self, action: MatchAction) -> None:
        """Do what the rules do on ``action``."""
        after, happened = apply(self.state, action)
        assert isinstance(after, State)
        self.state = after
        self._follow(happened)

    def go_through_turn(self) -> None:
        """Play the turn to its end; who chooses an order (R5.6) leaves it as it is."""
        turn = self.state.turn
        while self.state.turn == turn and self.state.winner == UNDECIDED:
            count = len(self.state.pending)
            if count:
                self.go(ChooseOrder(tuple(range(count))))
            else:
                self.go_to_the_end()

    def go_to_the_end(self) -> None:
        """Let what stands there attack; the Horde pays for no card (R9.3)."""
        if self.state.sides[self.state.active].horde is None:
            self.go(EndTurn())
            return
        self.state = self.state.copy()
        self.state.mana = 0
        self.go(RunHordeTurn())

    def begin_anew(self) -> None:
        """Look at the next turn alone: all are whole (R3.8), and who has fallen is gone."""
        self.health = dict(self.whole)
        self.before = dict(self.whole)
        self.gone = self.gone_before | self.fallen
        self.gone_before = self.gone
        self.fallen = set()
        self.lost.clear()
        self.blows.clear()

    def forecast(self, play: Foretold | None) -> Forecast:
        """Return how it has come out."""
        creature_outcomes = {
            place: CreatureOutcome(
                health, self.before[place], place in self.fallen, place in self.gone
            )
            for place, health in self.health.items()
        }
        played = play.place if isinstance(play, PlayCreature | CastIncantation) else -1
        order_side, winner = self.state.pending_side, self.state.winner
        stands = tuple(self._stand(side) for side in self.state.field.sides)
        blows = tuple(self.blows)
        field = self.state.field
        return Forecast(creature_outcomes, stands, order_side, played, winner, blows, field)

    def _stand(self, number: int) -> StrongholdOutcome:
        side = self.state.sides[number]
        life = side.stronghold_life if side.horde is None else len(side.horde.deck)
        kinds = (events.BastionDestroyed, events.FortDestroyed, events.HordeDeckRanOut)
        return StrongholdOutcome(
            side.stronghold, life, side.fort, *((kind, number) in self.lost for kind in kinds)
        )

    def _follow(self, happened: Iterable[Event]) -> None:
        for event in happened:
            match event:
                case events.CreatureDamaged(side, lane, position):
                    self.health[self.rows.at(side, lane, position)] = event.health
                case events.CreatureAttacked():
                    self._begin_blow(event)
                case events.StrongholdStruck():
                    self.blows[-1] = replace(self.blows[-1], amount=event.amount)
                case events.HordeDeckStruck():
                    self.blows[-1] = replace(self.blows[-1], amount=len(event.cards))
                case events.BastionDestroyed() | events.FortDestroyed() | events.HordeDeckRanOut():
                    self.lost.add((type(event), event.side))
                case events.CreatureRecalled():
                    self.gone.add(self.rows.recall(event))
                case _:
                    self.fallen.update(self.rows.follow(event, self._arrive))

    def _begin_blow(self, event: events.CreatureAttacked) -> None:
        """Note who attacks whom; what a stronghold loses is told by the next event."""
        attacker = self.rows.at(event.side, event.lane, event.position)
        if event.target is None:
            self.blows.append(Blow(attacker, None, 0))
        else:
            target = self.rows.at(*self.state.field.across[event.side][event.lane], 0)
            self.blows.append(Blow(attacker, target, event.attack))

    def _begin(self, place: Place, unit: Unit) -> Place:
        self.whole[place] = health = unit.card.health
        self.before[place] = health - unit.damage
        return place

    def _arrive(self, event: Arrival) -> Place:
        place = event.side, event.lane, event.position
        self.whole[place] = self.before[place] = self.health[place] = event.card.health
        return place
