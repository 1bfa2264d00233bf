"""Compares the forecast of an assault with what its events then did to a mirror."""

from game.board import Forecast, forecast_assault
from game.rules import DRAW, NOBODY, UNDECIDED, Place, State
from tests.rules.mirror import Mirror
from tests.rules.mirror import Piece as Mirrored


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
