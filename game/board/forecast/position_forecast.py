"""Everything foretold of one position, and what an incantation would do to its target."""

from dataclasses import dataclass
from functools import cached_property

from game.rules import (
    DRAW,
    INDESTRUCTIBLE,
    UNDECIDED,
    CastIncantation,
    Event,
    State,
    ability_names,
    apply,
    events,
)

from .assault_forecast import Blow, Forecast, Foretold, either, forecast_assault


@dataclass(frozen=True, slots=True)
class CastEffect:
    """The outcome for a target: ``stopped_by`` names the ability that keeps it whole, or "".

    ``idle`` tells that nothing happens to anyone: the mana would be spent for nothing.
    ``hurts`` tells whether the target is damaged, ``destroys`` whether it falls by it.
    """

    hurts: bool = True
    idle: bool = False
    stopped_by: str = ""
    destroys: bool = False


def cast_effect(state: State, cast: CastIncantation) -> CastEffect:
    """Return what a legal play of an incantation does to its target (R6.3, R8.4, R8.5)."""
    _, happened = apply(state, cast)
    target = cast.side, cast.lane, cast.position
    hits = [each for each in happened if isinstance(each, events.CreatureDamaged)]
    stops = [each for each in happened if isinstance(each, events.DamagePrevented)]
    # To use up a Protection is something; an Indestructible creature is left as it was.
    idle = not hits and all(each.by == INDESTRUCTIBLE for each in stops)
    names = [ability_names(each.by) for each in stops if _place(each) == target]
    hurts = any(_place(each) == target for each in hits)
    falls = any(
        each.side == cast.side
        and any((fallen.lane, fallen.position) == target[1:] for fallen in each.fallen)
        for each in happened
        if isinstance(each, events.CreaturesDestroyed)
    )
    return CastEffect(hurts, idle, names[0][0] if names else "", falls)


def _place(event: Event) -> tuple[int, int, int]:
    assert isinstance(event, events.CreatureDamaged | events.DamagePrevented)
    return event.side, event.lane, event.position


@dataclass(frozen=True, slots=True)
class Danger:
    """The hits that the stronghold of ``side`` would suffer, and what would fall by them.

    ``blows`` are all attacks of the opponent in that assault, on creatures too.
    """

    side: int
    hits: int
    bastion_falls: bool = False
    fort_falls: bool = False
    blows: tuple[Blow, ...] = ()

    @property
    def is_grave(self) -> bool:
        """Whether Bastion or Fort would fall."""
        return self.bastion_falls or self.fort_falls


class PositionForecast:
    """The forecasts of ``state``; each answer is worked out once, when it is asked for.

    It is kept together with its position, so that all users share the answers.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self._answers: dict[tuple[tuple[Foretold, ...], int], Forecast] = {}
        self._effects: dict[CastIncantation, CastEffect] = {}

    def ask(self, plays: tuple[Foretold, ...] = (), *, ahead: int = 0) -> Forecast:
        """Return what follows from ending the turn, or first from one of ``plays``.

        For several plays (a card's, one for each lane) it is what they have in common. ``ahead``
        is how many turns after this one is asked for: 1 for that of whose turn comes next.
        """
        if (plays, ahead) not in self._answers:
            found = [forecast_assault(self.state, play, ahead) for play in plays or (None,)]
            self._answers[plays, ahead] = found[0] if len(found) == 1 else either(*found)
        return self._answers[plays, ahead]

    def turns_until(self, side: int) -> int:
        """Return how many turns from now ``side`` has its next one, 0 while it has its turn."""
        field, turns, active = self.state.field, 0, self.state.active
        while active != side:
            active, turns = field.next_side[active], turns + 1
        return turns

    @cached_property
    def wins(self) -> bool:
        """Whether the attacks that are left in the turn win the match for whose turn it is."""
        winner, teams = self.ask().winner, self.state.field.teams
        return winner not in (UNDECIDED, DRAW) and teams[winner] == teams[self.state.active]

    def effect(self, cast: CastIncantation) -> CastEffect:
        """Return what an incantation does to its target."""
        if cast not in self._effects:
            self._effects[cast] = cast_effect(self.state, cast)
        return self._effects[cast]

    def danger(self, side: int, plays: tuple[Foretold, ...] = ()) -> Danger | None:
        """Return what creatures in play would do to the stronghold of ``side`` when they attack.

        In the turn of ``side`` that is in the turns of the others before its next one, after one
        of ``plays``; otherwise it is in the assault ahead and in the turns until its own. None
        where nothing can be said: the match is over, or the side is the Horde.
        """
        state = self.state
        if state.winner != UNDECIDED or state.sides[side].horde is not None:
            return None
        own_turn = state.active == side
        turns = range(1, len(state.sides)) if own_turn else range(self.turns_until(side))
        danger = Danger(side, 0)
        for ahead in turns:
            forecast = self.ask(plays, ahead=ahead)
            if forecast.stronghold_outcomes[side].open:
                # It depends on the lane of the play.
                forecast = self.ask(ahead=ahead)
            danger = _with_turn(danger, forecast)
            if forecast.winner != UNDECIDED:
                break
        return danger


def _with_turn(danger: Danger, forecast: Forecast) -> Danger:
    side = danger.side
    outcome = forecast.stronghold_outcomes[side]
    hits = forecast.hits(side)
    # Where the own assault ends the match, the forecast is of that assault.
    blows = tuple(blow for blow in forecast.blows if blow.attacker[0] != side)
    return Danger(
        side,
        danger.hits + hits,
        # Without a hit it falls by the own play, which is told elsewhere.
        danger.bastion_falls or (outcome.bastion_falls and hits > 0),
        danger.fort_falls or (outcome.fort_falls and hits > 0),
        danger.blows + blows,
    )
