"""Captions: what is heard, written down for a moment, for who cannot hear it."""

from __future__ import annotations

from dataclasses import dataclass

from game.content import Strings
from game.kit import Canvas, Colours, Viewport, grown, text_size, text_style

from ..layout import TOKEN_WIDTH, Layout
from ..spots import Box
from .event_sounds import SoundCue

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
    "stronghold_hit": "captions.stronghold_hit",
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
    across = min(room.width - ends, _width(canvas.view, caption.words)) + ends
    box = (room.x + (room.width - across) / 2, room.y, across, room.height)
    canvas.box(box, Colours.night, Colours.bronze, width=1.4, radius=8)
    canvas.image(_NOTE, (box[0] + _PADDING, room.y + (room.height - side) / 2, side, side))
    words = (box[0] + ends / 2, room.y, across - ends, room.height)
    canvas.text(caption.words, words, _STYLE)
    if caption.way:
        _draw_way(canvas, box, caption.way)


def _draw_way(canvas: Canvas, box: tuple[float, float, float, float], way: int) -> None:
    """Draw an arrow at the end of a caption, which points to where the sound is."""
    x, y = box[0] + box[2] - _NOTE_SIDE / 2 - _PADDING, box[1] + box[3] / 2
    reach = _NOTE_SIDE * 0.32
    tip = x + way * reach
    canvas.polygon(
        [(tip, y), (x - way * reach, y - reach), (x - way * reach, y + reach)], Colours.gold
    )


def _width(view: Viewport, words: str) -> float:
    return text_size(view, words, _STYLE)[0] + 2
