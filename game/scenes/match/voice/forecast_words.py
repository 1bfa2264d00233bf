"""The forecast in words: what the assault would do now, and the opponent's creatures next."""

from collections.abc import Iterator

from game.board import CastEffect, Forecast, Play, PositionForecast
from game.rules import UNDECIDED, Place, State

from .board_words import BoardWords


class ForecastWords:
    """Says what would follow from a position, by its forecast."""

    def __init__(self, board: BoardWords) -> None:
        self._board = board

    def of_turn(self, forecast: PositionForecast) -> list[str]:
        """Return what the attacks of this turn do, and those of each opponent's next turn."""
        state, text = forecast.state, self._board.text
        if forecast.wins:
            # The match ends in this turn: there is no next one.
            return [text("assault_now"), *self._outcomes(state, forecast.ask())]
        told = [text("assault_now"), *self._outcomes_or_nothing(state, forecast.ask())]
        side = state.active
        for ahead in range(1, len(state.sides)):
            side = state.field.next_side[side]
            if side in state.field.foes[state.active]:
                told.append(text("assault_next", name=self._board.called(side)))
                told += self._outcomes_or_nothing(state, forecast.ask(ahead=ahead))
        return told

    def _outcomes_or_nothing(self, state: State, forecast: Forecast) -> list[str]:
        return [*self._outcomes(state, forecast)] or [self._board.text("nothing_changes")]

    def of_play(self, forecast: PositionForecast, play: Play) -> list[str]:
        """Return what the attacks of this turn do after a play."""
        told = self._outcomes_or_nothing(forecast.state, forecast.ask((play,)))
        return [f"{each[:1].upper()}{each[1:]}" for each in told]

    def of_cast(self, effect: CastEffect) -> str:
        """Return what an incantation does to its target."""
        if effect.destroys:
            return self._board.text("cast_destroys")
        return self._board.text("cast_damages" if effect.hurts else "cast_nothing")

    def _outcomes(self, state: State, forecast: Forecast) -> Iterator[str]:
        text = self._board.text
        falls, hurt = [], []
        for place, outcome in sorted(forecast.creature_outcomes.items()):
            name = self._name(state, place)
            if name and outcome.falls:
                falls.append(name)
            elif name and outcome.health < outcome.before and not outcome.gone:
                hurt.append(text("health_left", card=name, health=outcome.health))
        if falls:
            yield text("fall", cards=", ".join(falls))
        if hurt:
            yield text("hurt", cards=", ".join(hurt))
        for number, stands in enumerate(forecast.stronghold_outcomes):
            name, lost = self._board.called(number), forecast.hits(number)
            if lost and stands.fort_falls:
                yield text("fort_falls", name=name)
            elif lost and stands.bastion_falls:
                yield text("bastion_falls", name=name, damage=lost)
            elif lost:
                # The cards that come home are told, so that the sum holds (R4.5).
                side, values = state.sides[number], {"damage": lost, "life": stands.life}
                home = 0 if side.horde else stands.life - (side.stronghold_life - lost)
                key = "stronghold_hit_home" if home > 0 else "stronghold_hit"
                yield text(key, name=name, count=home, **values)
        for number in sorted(forecast.choosers) if forecast.winner == UNDECIDED else ():
            yield text("order", name=self._board.called(number))

    def _name(self, state: State, place: Place) -> str:
        side, lane, position = place
        row = state.sides[side].lanes[lane]
        if position >= len(row):
            return ""
        return f"{row[position].card.name} ({self._board.owner(side)})"
