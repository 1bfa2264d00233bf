"""Everything that the player can set, a line each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace

from game.rules import EDITION_NAMES, LEVELS, MODES, Difficulty

from ..records.json_checks import one_of
from ..seats import FIRST_RIVAL, PORTRAITS, SeatKind
from .setting_kinds import (
    AUTOMATIC,
    BINDINGS,
    DIFFICULTY,
    FLAG,
    LANGUAGE,
    PORTRAIT_IDS,
    RING_PORTRAIT_IDS,
    RING_SEAT_KINDS,
    RING_STRENGTH_IDS,
    RING_TEXTS,
    SCALE,
    SCREEN_SIZES,
    SEAT_KINDS,
    SPEED,
    STRENGTH_IDS,
    TEXT,
    TEXTS,
    VOLUME,
    WINDOW_PLACE,
    Bindings,
    SettingKind,
    known,
    number_of,
    setting,
)

#: A window, the whole screen, or a window without a frame that is as large.
SCREEN_MODES = ("window", "fullscreen", "borderless")
#: Percent of the usual size of texts.
TEXT_SIZES = (90, 100, 115, 130, 150, 200)
#: The colours of sides and marks: the usual ones, and those for eyes that see red and green,
#: or blue and yellow, alike.
PALETTE_NAMES = ("standard", "red_green", "blue_yellow")
#: Milliseconds after a press in which no other counts.
PRESS_DELAYS = (0, 250, 500, 1000)
#: The sets of options, by number: one player's, another's, or one for the couch.
OPTION_SETS = (1, 2, 3)
DUEL, SOLO, RING = "duel", "solo", "ring"
#: How decks come about (R2.2 to R2.5); there is no constructed solo game.
DUEL_FORMS = ("preconstructed", "draft", "constructed")
SOLO_FORMS = DUEL_FORMS[:2]
#: Which decks a preconstructed duel offers: those of the kit, or the even ones of the house.
PRINTED, EVEN = DECK_SETS = ("printed", "even")
#: In a duel with a computer, the printed ones and the own deck of whom it plays as, which it takes.
RIVALS_OWN = "rival"
#: All sets of options share these: language and window, the last game, and who played it.
SHARED = frozenset(
    (
        *("language", "option_set", "screen", "scale", "window", "screens"),
        *("names", "portraits", "card_back", "portrait_frame", "season"),
        *("decks", "quick_deck", "mode", "form", "deck_set"),
        *("odds_with_computer", "odds_between_persons", "kit", "solo_form", "custom", "edition"),
        *("seats", "strengths", "level", "difficulty"),
        *("ring", "ring_form", "ring_lot", "ring_seats", "ring_strengths"),
        *("ring_names", "ring_portraits", "campaign_partner"),
    )
)
#: Who sits in a ring until the player chooses: one person, whose partner is a computer.
_RING_SEATS: tuple[SeatKind, ...] = ("person", "computer", "computer", "computer")
#: An empty one: not chosen yet.
_MODE = SettingKind(lambda value, what: value and one_of(value, what, (DUEL, SOLO, RING)))


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting: its value before the player chooses, and its kind.

    The three speeds of animation are each one of ``SPEEDS``, 0 is instant: ``speed`` for the
    player's own turns and for all but matches, the others for those of an opponent and of the
    Horde. ``names``, ``portraits`` and ``decks`` (by id) are those last used, the left side's
    first; empty: none yet; ``quick_deck`` is the even deck of the last quick match. ``card_back``,
    ``portrait_frame`` and ``season`` are what was earned and is worn, by id; empty: the usual look.
    ``never_ask`` silences the three warnings, and leaves them as they are; with ``end_by_key`` no
    turn of a person ends by itself; ``open_everything`` opens all of the voyage (R16.86), and all
    that can be earned, with ``guard_lines`` those who are fought on it speak, with ``rival_lines``
    those whom computers play as. ``camera_moves``: blows push the whole table, or bring it close,
    where motion is not reduced. ``press_delay`` is one of ``PRESS_DELAYS``. ``mono`` has everything
    heard alike in both ears, ``captions`` writes down what is heard. ``music``, ``effects`` and
    ``interface`` are volumes, 0 (silent) to 100; ``muted`` silences all of them and leaves them as
    they are. ``voice`` tells whether the game speaks, ``voice_rate`` how fast (50: as the system
    does), and ``voice_volume`` how loud, both 0 to 100. ``scale`` is percent, pixels of the screen
    for a hundred logical units, or AUTOMATIC. ``window`` is where the window lay and how large it
    was (x, y, width, height in pixels), ``screens`` are the screens that there were then.
    ``option_set`` is which of ``OPTION_SETS`` these options are. ``keys`` and ``pad`` are what
    differs from the default of the action map. From ``mode`` on they are the choices of the start
    screen, as last used: ``mode`` is DUEL, SOLO, RING or, before the first match, empty; ``form``
    belongs to duels, ``deck_set`` to preconstructed ones, the two after it to those with printed
    decks: whether even odds are given (R2.8); ``kit`` are the cards: the id of one of the player's
    own kits, PRINTED_KIT or ALL_CARDS; ``strengths`` are those that computers play with. ``level``
    and ``difficulty`` are those of the last custom solo game. ``ring`` is the mode of a match of
    three or four (R13), ``ring_form`` belongs to those without the Horde, ``ring_lot`` gives the
    seats out by lot (R13.7), and what begins so besides is by seat; a first name or portrait that
    is empty is the left side's. ``campaign_partner`` tells whether the campaign was last played
    with a partner.
    """

    language: str = setting("en", LANGUAGE)
    hand_over: bool = setting(True, FLAG)
    open_hands: bool = setting(False, FLAG)
    forecast: bool = setting(True, FLAG)
    loss_warning: bool = setting(True, FLAG)
    end_warning: bool = setting(True, FLAG)
    play_warning: bool = setting(True, FLAG)
    day_warning: bool = setting(True, FLAG)
    never_ask: bool = setting(False, FLAG)
    end_by_key: bool = setting(False, FLAG)
    open_everything: bool = setting(False, FLAG)
    guard_lines: bool = setting(True, FLAG)
    rival_lines: bool = setting(True, FLAG)
    press_delay: int = setting(0, number_of(*PRESS_DELAYS))
    first_tips: bool = setting(True, FLAG)
    speed: float = setting(1.0, SPEED)
    opponent_speed: float = setting(1.0, SPEED)
    horde_speed: float = setting(1.0, SPEED)
    screen: str = setting("window", known(*SCREEN_MODES))
    scale: int = setting(AUTOMATIC, SCALE)
    text_size: int = setting(100, number_of(*TEXT_SIZES))
    wide_letters: bool = setting(False, FLAG)
    large_cards: bool = setting(False, FLAG)
    high_contrast: bool = setting(False, FLAG)
    palette: str = setting(PALETTE_NAMES[0], known(*PALETTE_NAMES))
    reduced_motion: bool = setting(False, FLAG)
    camera_moves: bool = setting(True, FLAG)
    muted: bool = setting(False, FLAG)
    mono: bool = setting(False, FLAG)
    captions: bool = setting(False, FLAG)
    music: int = setting(60, VOLUME)
    effects: int = setting(80, VOLUME)
    interface: int = setting(80, VOLUME)
    voice: bool = setting(False, FLAG)
    voice_rate: int = setting(50, VOLUME)
    voice_volume: int = setting(100, VOLUME)
    option_set: int = setting(1, number_of(*OPTION_SETS))
    keys: Bindings = field(default_factory=dict, metadata={"kind": BINDINGS})
    pad: Bindings = field(default_factory=dict, metadata={"kind": BINDINGS})
    names: tuple[str, str] = setting(("", ""), TEXTS)
    portraits: tuple[str, str] = setting(("", ""), PORTRAIT_IDS)
    decks: tuple[str, str] = setting(("", ""), TEXTS)
    quick_deck: str = setting("", TEXT)
    card_back: str = setting("", TEXT)
    portrait_frame: str = setting("", TEXT)
    season: str = setting("", TEXT)
    mode: str = setting("", _MODE)
    form: str = setting(DUEL_FORMS[0], known(*DUEL_FORMS))
    deck_set: str = setting(PRINTED, known(*DECK_SETS, RIVALS_OWN))
    odds_with_computer: bool = setting(True, FLAG)
    odds_between_persons: bool = setting(False, FLAG)
    kit: str = setting("", TEXT)
    solo_form: str = setting(SOLO_FORMS[0], known(*SOLO_FORMS))
    custom: bool = setting(False, FLAG)
    edition: str = setting(EDITION_NAMES[0], known(*EDITION_NAMES))
    seats: tuple[SeatKind, SeatKind] = setting(("person", "computer"), SEAT_KINDS)
    strengths: tuple[str, str] = setting((FIRST_RIVAL, FIRST_RIVAL), STRENGTH_IDS)
    ring: str = setting("pairs", known(*MODES))
    ring_form: str = setting(DUEL_FORMS[0], known(*DUEL_FORMS))
    ring_lot: bool = setting(True, FLAG)
    ring_seats: tuple[SeatKind, ...] = setting(_RING_SEATS, RING_SEAT_KINDS)
    ring_strengths: tuple[str, ...] = setting(
        (FIRST_RIVAL, "beginner", FIRST_RIVAL, "careless"), RING_STRENGTH_IDS
    )
    ring_names: tuple[str, ...] = setting(("",) * 4, RING_TEXTS)
    ring_portraits: tuple[str, ...] = setting(("",) * 4, RING_PORTRAIT_IDS)
    campaign_partner: bool = setting(False, FLAG)
    level: str = setting(next(iter(LEVELS)), known(*LEVELS))
    window: tuple[int, ...] = setting((), WINDOW_PLACE)
    screens: tuple[str, ...] = setting((), SCREEN_SIZES)
    difficulty: Difficulty = field(default_factory=Difficulty, metadata={"kind": DIFFICULTY})
    others: Mapping[str, object] = field(default_factory=dict)

    @property
    def own_side(self) -> int:
        """The side of who owns the profile: the left one, unless a person is alone right."""
        return int(self.seats == ("computer", "person"))

    @property
    def own_portraits(self) -> frozenset[str]:
        """The portraits of who owns the profile: the left one, and that of a person alone right."""
        shown = [chosen or PORTRAITS[side] for side, chosen in enumerate(self.portraits)]
        return frozenset(shown[: 1 if "person" in self.seats[:1] else 2])

    def with_options_of(self, other: Settings) -> Settings:
        """Return these settings with all that belongs to a set of options as in ``other``."""
        own = (each.name for each in fields(self) if each.name not in SHARED)
        return replace(self, **{name: getattr(other, name) for name in own})

    def asks(self, warning: str) -> bool:
        """Whether a warning is given: one of the fields that end in ``_warning``."""
        return bool(getattr(self, warning)) and not self.never_ask

    def at_speed(self, speed: float) -> Settings:
        """Return these settings with the turns of all sides at one speed."""
        return replace(self, speed=speed, opponent_speed=speed, horde_speed=speed)
