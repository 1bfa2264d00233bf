"""The forecast of the assault, played out by the rules and followed by the events they tell.

Nothing here is estimated: ``forecast_assault`` ends the turn on a copy, and those after it
that are asked for. No result depends on what a player does not see: only the number of cards
counts in a hidden hand and in the Horde's piles. Nor does any depend on the order in which the
fallen return (R5.6): all of them go to the right of the stronghold, whichever is the first. So
the forecast goes on through every order that is chosen on the way, and tells who chooses one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from game.rules import (
    DUEL,
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
    ``deck_runs_out`` that the Horde's deck runs out behind its Fort (R9.8). Of one that is
    ``open`` only what falls is certain: the rest hangs on the lane of the play.
    """

    place: int
    life: int
    fort: bool
    bastion_falls: bool = False
    fort_falls: bool = False
    deck_runs_out: bool = False
    open: bool = False

    def shared(self, other: StrongholdOutcome) -> StrongholdOutcome:
        """Return what is certain whichever of the two comes to pass."""
        if self == other:
            return self
        return replace(
            self,
            bastion_falls=self.bastion_falls and other.bastion_falls,
            fort_falls=self.fort_falls and other.fort_falls,
            deck_runs_out=self.deck_runs_out and other.deck_runs_out,
            open=True,
        )


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

    ``choosers`` are the sides that choose an order of their fallen on the way (R5.6); whichever
    they choose, all that is told comes to pass. ``creature_outcomes`` are by where a creature
    stands now; one to be summoned has the place it takes. ``played`` is the place in the active
    hand of the card that is played first, or −1. ``winner`` is that of the match. ``blows`` are
    the attacks in their order, over the bridges of ``field``.
    """

    creature_outcomes: dict[Place, CreatureOutcome]
    stronghold_outcomes: tuple[StrongholdOutcome, ...]
    choosers: frozenset[int] = frozenset()
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


def forecast_assault(state: State, play: Foretold | None = None, turns: int = 0) -> Forecast:
    """Return what follows if the turn ends now, or right after ``play``, which is legal.

    In the turn of the Horde it is what its creatures in play do, without new ones. With
    ``turns`` it is the assault that many turns from now, if nothing new comes.
    """
    trail = _Trail(state)
    if play is not None:
        trail.go(play)
    trail.end_turn()
    for _ in range(turns):
        if trail.state.winner == UNDECIDED:
            trail.begin_anew()
            trail.end_turn()
    return trail.forecast(play)


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
    outcomes = tuple(mine.shared(theirs) for mine, theirs in both)
    choosers = one.choosers & other.choosers
    winner = one.winner if one.winner == other.winner else UNDECIDED
    blows = tuple(blow for blow in one.blows if blow in other.blows)
    return Forecast(creature_outcomes, outcomes, choosers, one.played, winner, blows, one.field)


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
        #: Who has chosen an order of the fallen (R5.6).
        self.choosers: set[int] = set()
        #: For each creature in play the place where it stands now.
        self.rows: Rows[Place] = Rows.of(state.sides, self._begin)
        self.health = dict(self.before)

    def go(self, action: MatchAction) -> None:
        after, happened = apply(self.state, action)
        assert isinstance(after, State)
        self.state = after
        self._follow(happened)

    def end_turn(self) -> None:
        """Let what stands there attack; who has to choose an order (R5.6) takes any."""
        turn = self.state.turn
        while self.state.turn == turn and self.state.winner == UNDECIDED:
            if self.state.pending:
                self.choosers.add(self.state.pending_side)
                self.go(ChooseOrder(tuple(range(len(self.state.pending)))))
            elif self.state.sides[self.state.active].horde is None:
                self.go(EndTurn())
            else:
                # It pays for no card (R9.3).
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
        self.choosers.clear()

    def forecast(self, play: Foretold | None) -> Forecast:
        creature_outcomes = {
            place: CreatureOutcome(
                health, self.before[place], place in self.fallen, place in self.gone
            )
            for place, health in self.health.items()
        }
        played = play.place if isinstance(play, PlayCreature | CastIncantation) else -1
        return Forecast(
            creature_outcomes,
            tuple(self._stand(side) for side in self.state.field.sides),
            frozenset(self.choosers),
            played,
            self.state.winner,
            tuple(self.blows),
            self.state.field,
        )

    def _stand(self, number: int) -> StrongholdOutcome:
        side = self.state.sides[number]
        kinds = (events.BastionDestroyed, events.FortDestroyed, events.HordeDeckRanOut)
        return StrongholdOutcome(
            side.stronghold, side.life, side.fort, *((kind, number) in self.lost for kind in kinds)
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
