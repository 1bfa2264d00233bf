"""By what settings the Horde of a match plays."""

from __future__ import annotations

from collections.abc import Iterable

from game.play import Match
from game.rules import RIGHT, Difficulty, Event, State, events


def settings_of(match: Match) -> Difficulty:
    """Return the settings that were chosen for the Horde of a solo match (R10.2).

    Of a match that began with a position they are what that tells of them.
    """
    done = [event for step in match.history for event in step.events]
    assert match.state is not None
    return chosen_settings((*match.opening, *done), match.state)


def chosen_settings(happened: Iterable[Event], state: State) -> Difficulty:
    """Return the settings of the Horde by what ``happened``, or else by a position."""
    for event in happened:
        if isinstance(event, events.DifficultyChosen):
            return event.difficulty
    horde = state.sides[RIGHT]
    assert horde.ai is not None
    return Difficulty(
        variable_mana=horde.ai.variable_mana,
        fixed_mana=horde.ai.fixed_mana,
        resistance=horde.ai.resistance,
        ability=horde.permanent,
    )
