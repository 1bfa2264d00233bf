"""What the creatures in play would do to a stronghold when their turn to attack comes next."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules import UNDECIDED, State

from .assault_forecast import Blow, Forecast, ForecastCache, Play


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


def danger_to(
    side: int, state: State, cache: ForecastCache, plays: tuple[Play, ...] = ()
) -> Danger | None:
    """Return the danger to the stronghold of ``side``, after one of ``plays`` in its own turn.

    In the turn of ``side`` it comes from the opponent's next turn, otherwise from the assault
    ahead. None where nothing can be said: a solo deck is in no such danger, the match is over.
    """
    if state.winner != UNDECIDED or state.sides[side].ai is not None:
        return None
    own_turn = state.active == side
    told = cache.ask(state, plays if own_turn else (), ahead=own_turn)
    if told.stronghold_outcomes[side] is None:
        # It hangs on the lane of the play.
        told = cache.ask(state, ahead=own_turn)
    return _danger(side, told)


def _danger(side: int, told: Forecast) -> Danger:
    stand = told.stronghold_outcomes[side]
    assert stand is not None
    hits = told.hits(side)
    # What falls without a hit falls by the own play, which is told elsewhere.
    falls = (stand.bastion_falls and hits > 0, stand.fort_falls and hits > 0)
    # Where the own assault ends the match, it is the last one that is foretold.
    blows = tuple(blow for blow in told.blows if blow.attacker[0] != side)
    return Danger(side, hits, *falls, blows)
