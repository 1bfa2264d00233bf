"""The audio of a match: the sound cues of its events, and the choice of the music."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.kit import Sound
from game.rules import NOBODY, Event
from game.rules import events as ev

from ..table import Table
from .event_sounds import SOUND_CUES, SoundCue

MATCH_MUSIC, TENSE_MUSIC = "music_match", "music_tense"
#: A Fort that so little damage would destroy is in danger, until there is more than CALM.
DANGER, CALM = 3, 4
#: How crowded it may be for an effect of each weight to begin. Each makes it so by one, and so
#: many are forgotten in a second: at instant speed too, a turn is no bang of everything.
MOST_CROWDED = (2.0, 3.0, 5.0)
_FORGOTTEN = 9.0
#: In reduced motion nothing is longer under way.
_REDUCED = 0.7


class MatchAudio:
    """Takes the events as they are animated, and plays their sound cues.

    ``music`` is the piece that goes with the table; ``heard`` is told of every sound that is
    played, whether or not it is loud enough to be heard.

    Sounds that would begin in the same frame are played gravest first, up to ``MOST_CROWDED``.
    When events are skipped, only the last ones sound.
    """

    def __init__(self, sound: Sound, table: Table | None = None) -> None:
        self.music = MATCH_MUSIC
        self.heard: Callable[[SoundCue], None] = lambda _cue: None
        self._sound = sound
        self._table = table
        self._tension = Tension()
        self._crowding = 0.0
        self._due: list[tuple[float, SoundCue]] = []

    def hear(self, event: Event, speed: float = 1.0, *, reduced: bool = False) -> None:
        """Note what is heard of ``event`` at this ``speed`` of the motion, or of what is left."""
        make = SOUND_CUES[type(event)]
        for cue in make(_heard_from(self._table, event)) if make else ():
            after = min(cue.after, _REDUCED) if reduced else cue.after
            wait = after / speed - cue.lead
            self._due.append((max(0.0, wait), cue))
        if isinstance(event, ev.TurnEnded) and _hurt(self._table):
            self._due.append((0.0, SoundCue("heal")))

    def play(self, name: str, gain: float = 1.0) -> None:
        """Play an effect that belongs to no event."""
        self._play(SoundCue(name, gain=gain))

    def update(self, dt: float, *, at_rest: bool = False) -> bool:
        """Play what is due; True while something waits for its time."""
        if at_rest and self._table is not None:
            self.music = self._tension.look_at(self._table)
        due = [cue for wait, cue in self._due if wait <= 0.0]
        self._due = [(wait - dt, cue) for wait, cue in self._due if wait > 0.0]
        due.sort(key=lambda cue: cue.weight, reverse=True)
        self._crowding = max(0.0, self._crowding - _FORGOTTEN * dt)
        for cue in due:
            if self._crowding < MOST_CROWDED[cue.weight]:
                self._crowding += 1
                self._play(cue)
        return bool(self._due)

    def _play(self, cue: SoundCue) -> None:
        self._sound.effect(cue.name, pan=cue.pan, gain=cue.gain)
        self.heard(cue)


def _heard_from(table: Table | None, event: Event) -> Event:
    """Return an event of a ring as one of a duel, whose left side the viewer would be.

    All other seats are heard from the right, where their lanes are.
    """
    if table is None or not table.field.is_ring:
        return event
    sides: dict[str, Any] = {}
    for name in ("side", "target_side"):
        side = getattr(event, name, NOBODY)
        if side != NOBODY:
            sides[name] = int(side != table.viewer)
    return event._replace(**sides) if sides else event


def _hurt(table: Table | None) -> bool:
    """Whether a creature in play has taken damage, which the end of a turn heals (R3.8)."""
    rows = [row for side in table.sides for row in side.lanes] if table is not None else []
    return any(piece.unit is not None and piece.unit.damage for row in rows for piece in row)


@dataclass(slots=True)
class Tension:
    """Whether a Fort is in danger, so that the music grows tense.

    It has hysteresis: tense music goes on until there is clearly no danger.
    """

    tense: bool = False

    def look_at(self, table: Table) -> str:
        """Return the music for a table at rest."""
        limit = CALM if self.tense else DANGER
        self.tense = any(side.fort and side.life <= limit for side in table.sides)
        return TENSE_MUSIC if self.tense else MATCH_MUSIC
