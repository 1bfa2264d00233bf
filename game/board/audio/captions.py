"""The audio of a match: the sound cues of its events, its music, and captions of what is heard."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.content import Strings
from game.kit import Canvas, Colours, Sound, grown, text_size, text_style
from game.rules import NOBODY, Event
from game.rules import events as ev

from ..layout import Layout
from ..spots import TOKEN_WIDTH, Box
from ..table import Table
from .event_sounds import SOUND_CUES, SoundCue

#: The words of every sound that tells something, by its name: the key of a text.
CAPTIONS: dict[str, str] = {
    "card_drop": "captions.played",
    "card_refused": "captions.refused",
    "card_return": "captions.returned",
    "card_reveal": "captions.revealed",
    "mana_gain": "captions.mana",
    "turn_begin": "captions.turn_begins",
    "turn_end": "captions.turn_ends",
    "assault_begin": "captions.assault",
    "strike_light": "captions.light_hit",
    "strike_medium": "captions.hit",
    "strike_heavy": "captions.heavy_hit",
    "stronghold_light": "captions.stronghold_hit",
    "stronghold_heavy": "captions.stronghold_hit",
    "creature_fall": "captions.destroyed",
    "wound": "captions.damage",
    "heal": "captions.healed",
    **dict.fromkeys(
        ("boom", "combustion", "cyclone", "meteorite", "annihilation"), "captions.incantation"
    ),
    "order_ask": "captions.order",
    "bastion_break": "captions.bastion",
    "fort_fall": "captions.fort",
    "last_turn": "captions.last_turn",
    **{
        name: f"abilities.{name}.name"
        for name in (
            *("protection", "splash", "perforation", "sprint", "rage", "berserk"),
            *("indestructible", "aura"),
        )
    },
}
#: Sounds without a caption: they only go with what the player's own hand does, or with another
#: sound that has one.
AMBIENCE = frozenset(
    ("card_lift", "card_draw", "card_shuffle", "mana_spend", "bridge", "draft_pick", "ban")
)
#: Seconds for which a caption is seen, and the last of them in which it fades.
SHOWN, FADING = 2.4, 0.3
#: How far to the side a sound must be for an arrow to point there.
_ASIDE = 0.1
#: Between the opponent's row and the caption, at the caption's sides, and around its words.
_AWAY, _INSET, _PADDING = 5.0, 40.0, 5.0
#: As many captions as are seen at once, where letters are not larger than this.
_MOST, _TWO_UP_TO = 2, 1.2
_NOTE, _NOTE_SIDE = "icons/sound", 20.0
_STYLE = text_style.BODY.with_changes(
    size=16,
    bold=True,
    colour=Colours.light,
    align="center",
    valign="middle",
    wrap=False,
    fit=True,
    floor=16,
)


@dataclass(slots=True)
class Caption:
    """A caption: its words, the side it is heard from (-1, 0, 1), and how long it has been seen."""

    words: str
    way: int
    weight: int
    age: float = 0.0


class Captions:
    """The captions of the sounds of a table; the latest is below.

    They lie between the opponent's row and the upper bridge, where there is nothing but water.
    """

    def __init__(self, strings: Strings) -> None:
        self._strings = strings
        self.shown: list[Caption] = []
        #: Whether they stay, for a picture of them.
        self.held = False

    def hear(self, cue: SoundCue) -> None:
        """Write down a sound that tells something; of too many, the lesser ones give way."""
        key = CAPTIONS.get(cue.name)
        if key is None:
            return
        way = 0 if abs(cue.pan) < _ASIDE else 1 if cue.pan > 0 else -1
        fresh = Caption(self._strings.text(key), way, cue.weight)
        self.shown = [each for each in self.shown if each.words != fresh.words]
        if len(self.shown) >= _most():
            least = min(self.shown, key=lambda each: (each.weight, -each.age))
            if least.weight > fresh.weight and least.age < SHOWN / 2:
                return
            self.shown.remove(least)
        self.shown.append(fresh)

    def update(self, dt: float) -> bool:
        """Let captions go that were seen long enough; True while any is seen."""
        if self.held:
            return False
        for each in self.shown:
            each.age += dt
        self.shown = [each for each in self.shown if each.age < SHOWN]
        return bool(self.shown)

    def draw(self, canvas: Canvas, layout: Layout) -> None:
        """Draw them, each on a plain dark ground."""
        place = caption_place(layout)
        high = min(grown(24.0), place.height)
        for number, each in enumerate(self.shown[-_most() :]):
            left = min(1.0, (SHOWN - each.age) / FADING)
            with canvas.shifted(alpha=round(255 * left)):
                _draw_one(
                    canvas, Box(place.x, place.y + number * (high + 2), place.width, high), each
                )


def caption_place(layout: Layout) -> Box:
    """Return where captions lie."""
    top = max(each.y + each.height for each in (layout.other_tray, layout.horde_tray)) + _AWAY
    lowest = layout.lane_middle(0) - TOKEN_WIDTH * layout.zoom * 0.7
    half = layout.bridge_half - _INSET
    return Box(layout.width / 2 - half, top, 2 * half, max(50.0, lowest - top))


def _most() -> int:
    return _MOST if grown(1.0) <= _TWO_UP_TO else 1


def _draw_one(canvas: Canvas, room: Box, caption: Caption) -> None:
    side = min(room.height - 6, _NOTE_SIDE)
    ends = 2 * (side + 2 * _PADDING)
    across = min(room.width - ends, text_size(canvas.view, caption.words, _STYLE)[0] + 2) + ends
    box = (room.x + (room.width - across) / 2, room.y, across, room.height)
    canvas.box(box, Colours.night, Colours.bronze, width=1.4, radius=8)
    canvas.image(_NOTE, (box[0] + _PADDING, room.y + (room.height - side) / 2, side, side))
    words = (box[0] + ends / 2, room.y, across - ends, room.height)
    canvas.text(caption.words, words, _STYLE)
    if caption.way:
        _draw_way(canvas, box, caption.way)


def _draw_way(canvas: Canvas, box: tuple[float, float, float, float], way: int) -> None:
    x, y = box[0] + box[2] - _NOTE_SIDE / 2 - _PADDING, box[1] + box[3] / 2
    reach = _NOTE_SIDE * 0.32
    tip = x + way * reach
    canvas.polygon(
        [(tip, y), (x - way * reach, y - reach), (x - way * reach, y + reach)], Colours.gold
    )


MATCH_MUSIC, RING_MUSIC, TENSE_MUSIC = "music_match", "music_ring", "music_tense"
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
        self.music = calm_music(table)
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
            self._due.append((max(0.0, after / speed - cue.lead), cue))
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
        return TENSE_MUSIC if self.tense else calm_music(table)


def calm_music(table: Table | None) -> str:
    """Return the music for a table where no Fort is in danger: of a duel, or of a ring."""
    return RING_MUSIC if table is not None and table.field.is_ring else MATCH_MUSIC
