"""By what settings the Horde of a match plays."""

from __future__ import annotations

from game.play import Match
from game.rules import RIGHT, Difficulty, events


def settings_of(match: Match) -> Difficulty:
    """Return the settings that were chosen for the Horde of a solo match (R10.2).

    Of a match that began with a position they are what that tells of them.
    """
    done = [event for step in match.history for event in step.events]
    for event in (*match.opening, *done):
        if isinstance(event, events.DifficultyChosen):
            return event.difficulty
    assert match.state is not None
    horde = match.state.sides[RIGHT]
    assert horde.ai is not None
    return Difficulty(
        variable_mana=horde.ai.variable_mana,
        fixed_mana=horde.ai.fixed_mana,
        resistance=horde.ai.resistance,
        ability=horde.permanent,
    )
