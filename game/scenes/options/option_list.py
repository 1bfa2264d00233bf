"""All options, by pages: a page is a line of ``PAGES``, an option a line of its page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.kit import ScrollArea
from game.play import (
    AUTOMATIC,
    PALETTE_NAMES,
    SCALES,
    SCREEN_MODES,
    SPEED_INSTANT,
    SPEEDS,
    TEXT_SIZES,
)

from ..services import Services
from .help_page import HelpPage
from .key_list import KeyList
from .option_kinds import (
    LanguageOption,
    OneOf,
    Option,
    Scale,
    Switch,
    Translate,
    VoiceLevel,
    VoiceSwitch,
    Volume,
)

#: The sound that is played once a volume is set, so that it can be judged; music plays anyway.
SAMPLE = "strike_medium"


@dataclass(frozen=True, slots=True)
class OptionPage:
    """A page: its picture, and its options from top to bottom, or one area that fills it.

    Its name is ``options.page_<key>``.
    """

    icon: str
    options: tuple[Option, ...] = ()
    area: Callable[[Services], ScrollArea] | None = None


def speed_words(translate: Translate, speed: float) -> str:
    """Return the words for a speed of animation."""
    if speed == SPEED_INSTANT:
        return translate("options.instant")
    return translate("options.times", factor=f"{speed:g}")


def screen_words(translate: Translate, mode: str) -> str:
    """Return the name of a way to fill the screen."""
    return translate(f"options.screens.{mode}")


def palette_words(translate: Translate, name: str) -> str:
    """Return the name of a palette."""
    return translate(f"options.palettes.{name}")


def percent_words(translate: Translate, percent: int) -> str:
    """Return a part of a hundred in words."""
    return translate("options.percent", value=percent)


def scale_words(translate: Translate, percent: int) -> str:
    """Return the words for a scale of the interface."""
    if percent == AUTOMATIC:
        return translate("options.automatic")
    return translate("options.percent", value=percent)


PLAY, PACE, PICTURE, SOUND = "play", "pace", "picture", "sound"
KEYS, PAD, HELP = "keys", "pad", "help"
LANGUAGE = "language"
WARNINGS, ACCESS = "warnings", "access"
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
        ),
    ),
    WARNINGS: OptionPage(
        "icons/horn",
        (
            Switch("loss_warning", "icons/tower"),
            Switch("end_warning", "icons/step"),
            Switch("play_warning", "icons/helm"),
        ),
    ),
    PACE: OptionPage(
        "icons/run",
        (
            OneOf("speed", "icons/run", SPEEDS, speed_words),
            OneOf("opponent_speed", "icons/duel", SPEEDS, speed_words),
            OneOf("horde_speed", "icons/helm", SPEEDS, speed_words),
            Switch("reduced_motion", "icons/hourglass"),
        ),
    ),
    PICTURE: OptionPage(
        "icons/fullscreen",
        (
            OneOf("screen", "icons/fullscreen", SCREEN_MODES, screen_words),
            Scale("scale", "icons/pile", SCALES, scale_words),
            OneOf("text_size", "icons/book", TEXT_SIZES, percent_words),
            Switch("large_cards", "icons/cards"),
        ),
    ),
    ACCESS: OptionPage(
        "icons/eye",
        (
            OneOf("palette", "icons/tag", PALETTE_NAMES, palette_words),
            Switch("high_contrast", "icons/bars"),
            VoiceSwitch("voice", "icons/horn"),
            VoiceLevel("voice_rate", "icons/run"),
            VoiceLevel("voice_volume", "icons/sound"),
        ),
    ),
    SOUND: OptionPage(
        "icons/sound",
        (
            Switch("muted", "icons/mute"),
            Volume("music", "icons/music"),
            Volume("effects", "icons/sword", lambda services: services.sound.effect(SAMPLE)),
            Volume("interface", "icons/gear", lambda services: services.sound.interface("click")),
        ),
    ),
    KEYS: OptionPage("icons/edit", area=lambda services: KeyList(services, "keys")),
    PAD: OptionPage("icons/gamepad", area=lambda services: KeyList(services, "pad")),
    HELP: OptionPage("icons/help", area=lambda services: HelpPage(services.content.strings)),
}
#: The options that a reset sets back; nothing else in the settings changes.
OPTIONS = tuple(option.name for page in PAGES.values() for option in page.options)
