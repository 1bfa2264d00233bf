"""All options, by pages: a page is a line of ``PAGES``, an option a line of its page."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from game.kit import KEY_LAYOUTS, CycleChoice, ScrollArea, Viewport
from game.play import (
    AUTOMATIC,
    OPTION_SETS,
    PALETTE_NAMES,
    PRESS_DELAYS,
    SCALES,
    SCREEN_MODES,
    SPEED_INSTANT,
    SPEEDS,
    TEXT_SIZES,
)

from ..services import Services
from .option_kinds import (
    OWN,
    CarryOption,
    KeyLayout,
    LanguageOption,
    OneOf,
    Option,
    OptionSet,
    Switch,
    Translate,
    VoiceSwitch,
    Volume,
    WarningSwitch,
)
from .page_areas import HelpPage, KeyList

#: The sound that is played once a volume is set, so that it can be judged; music plays anyway.
SAMPLE = "strike_medium"


@dataclass(frozen=True, slots=True)
class OptionPage:
    """A page: its picture, and its options from top to bottom, or one area that fills it.

    Its name is ``options.page_<key>``. ``groups`` are the options with which a group begins, by
    name, and the group: ``options.groups.<group>`` stands over it.
    """

    icon: str
    options: tuple[Option, ...] = ()
    area: Callable[[Services], ScrollArea] | None = None
    groups: Mapping[str, str] = field(default_factory=dict)


def speed_words(translate: Translate, speed: float) -> str:
    """Return the words for a speed of animation."""
    if speed == SPEED_INSTANT:
        return translate("options.instant")
    return translate("options.times", factor=f"{speed:g}")


def percent_words(translate: Translate, percent: int) -> str:
    """Return a part of a hundred in words, or that the game chooses it."""
    if percent == AUTOMATIC:
        return translate("options.automatic")
    return translate("options.percent", value=percent)


def held_scale(services: Services, view: Viewport) -> str:
    """Return at what the scale is held where the window is too small for what is wished."""
    wanted, held = services.settings.scale, round(100 * view.largest)
    if wanted == AUTOMATIC:
        return services.translate("options.scale_automatic", held=held)
    if wanted <= held:
        return ""
    return services.translate("options.scale_held", wanted=wanted, held=held)


def pause_words(translate: Translate, milliseconds: int) -> str:
    """Return the words for the rest after a press."""
    if not milliseconds:
        return translate("options.no_delay")
    return translate("options.seconds", value=f"{milliseconds / 1000:g}")


PLAY, PACE, PICTURE, SOUND = "play", "pace", "picture", "sound"
KEYS, PAD, PROFILE, HELP = "keys", "pad", "profile", "help"
LANGUAGE = "language"
WARNINGS, ACCESS = "warnings", "access"
#: The options that lie on two pages: where they are looked for, and on that of accessibility, which
#: has all that makes the game easier to see, hear and play. Both rows show the one setting.
_TEXT_SIZE = OneOf("text_size", "icons/book", TEXT_SIZES, percent_words)
_LARGE_CARDS = Switch("large_cards", "icons/cards")
_SPEEDS = (
    OneOf("speed", "icons/run", SPEEDS, speed_words),
    OneOf("opponent_speed", "icons/duel", SPEEDS, speed_words),
    OneOf("horde_speed", "icons/helm", SPEEDS, speed_words),
)
_REDUCED_MOTION = Switch("reduced_motion", "icons/hourglass")
_CAMERA = Switch("camera_moves", "icons/fullscreen")
_CAPTIONS, _MONO = Switch("captions", "icons/edit"), Switch("mono", "icons/music")
_CONTRAST = Switch("high_contrast", "icons/bars")
_PALETTE = OneOf(
    "palette", "icons/tag", PALETTE_NAMES, lambda say, name: say(f"options.palettes.{name}")
)
_VOICE = VoiceSwitch("voice", "icons/horn")
_VOICE_LEVELS = (
    Volume("voice_rate", "icons/run", rests=lambda settings: not settings.voice, scale=True),
    Volume("voice_volume", "icons/sound", rests=lambda settings: not settings.voice, scale=True),
)
#: Those that are offered at the first start, before anything was read or played.
FIRST_ACCESS = (
    *(_TEXT_SIZE, _PALETTE, _CONTRAST, _LARGE_CARDS),
    *(_REDUCED_MOTION, _VOICE, _CAPTIONS),
)
_NEVER_ASK = Switch("never_ask", "icons/mute")
#: The pages from top to bottom.
PAGES = {
    PLAY: OptionPage(
        "icons/duel",
        (
            LanguageOption(LANGUAGE, "icons/language"),
            Switch("hand_over", "icons/swap"),
            Switch("open_hands", "icons/cards"),
            Switch("forecast", "icons/eye"),
            Switch("first_tips", "icons/hint"),
            Switch("open_everything", "icons/ship"),
            Switch("guard_lines", "icons/horn"),
            Switch("rival_lines", "icons/duel"),
        ),
    ),
    ACCESS: OptionPage(
        "icons/eye",
        (
            *(
                _TEXT_SIZE,
                Switch("wide_letters", "icons/scroll"),
                _LARGE_CARDS,
                _CONTRAST,
                _PALETTE,
                _VOICE,
            ),
            *_VOICE_LEVELS,
            *(_CAPTIONS, _MONO),
            *(_REDUCED_MOTION, _CAMERA, *_SPEEDS),
            *(Switch("end_by_key", "icons/step"), _NEVER_ASK),
            KeyLayout(
                "key_layout",
                "icons/gamepad",
                (*KEY_LAYOUTS, OWN),
                lambda say, layout: say(f"options.key_layouts.{layout}"),
            ),
            OneOf("press_delay", "icons/hourglass", PRESS_DELAYS, pause_words),
            OptionSet(
                "option_set",
                "icons/pile",
                OPTION_SETS,
                lambda say, number: say("options.option_set_name", number=number),
            ),
        ),
        groups={
            "text_size": "seeing",
            "voice": "hearing",
            "reduced_motion": "motion",
            "end_by_key": "playing",
            "option_set": "sets",
        },
    ),
    WARNINGS: OptionPage(
        "icons/horn",
        (
            WarningSwitch("loss_warning", "icons/tower"),
            WarningSwitch("end_warning", "icons/step"),
            WarningSwitch("play_warning", "icons/helm"),
            WarningSwitch("day_warning", "icons/hourglass"),
            _NEVER_ASK,
        ),
    ),
    PACE: OptionPage("icons/run", (*_SPEEDS, _REDUCED_MOTION, _CAMERA)),
    PICTURE: OptionPage(
        "icons/fullscreen",
        (
            OneOf(
                "screen",
                "icons/fullscreen",
                SCREEN_MODES,
                lambda say, mode: say(f"options.screens.{mode}"),
            ),
            OneOf(
                "scale", "icons/pile", SCALES, percent_words, CycleChoice, held_scale, width=300.0
            ),
            *(_TEXT_SIZE, _LARGE_CARDS),
        ),
    ),
    SOUND: OptionPage(
        "icons/sound",
        (
            Switch("muted", "icons/mute"),
            Volume("music", "icons/music"),
            Volume("effects", "icons/sword", lambda services: services.sound.effect(SAMPLE)),
            Volume("interface", "icons/gear", lambda services: services.sound.interface("click")),
            *(_CAPTIONS, _MONO),
        ),
    ),
    KEYS: OptionPage("icons/edit", area=lambda services: KeyList(services, "keys")),
    PAD: OptionPage("icons/gamepad", area=lambda services: KeyList(services, "pad")),
    PROFILE: OptionPage(
        "icons/save",
        (CarryOption("carry_out", "icons/save"), CarryOption("carry_in", "icons/pile")),
    ),
    HELP: OptionPage("icons/help", area=lambda services: HelpPage(services.content.strings)),
}
#: The options that a reset sets back; nothing else in the settings changes.
OPTIONS = tuple(
    dict.fromkeys(
        option.name for page in PAGES.values() for option in page.options if option.resets
    )
)
