"""The kinds of options: with which control each is set, and how that follows the settings."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, ClassVar, Protocol

from game.content import language_names
from game.kit import (
    CycleChoice,
    PickedValue,
    Segments,
    Slider,
    Toggle,
    ValueWidget,
    Viewport,
    key_layout,
)
from game.play import LOUDEST, Settings

from ..services import Services

Translate = Callable[..., str]

VOLUME_STEP = 5
#: The layout of a keyboard whose keys the player has chosen.
OWN = "own"


class OptionHost(Protocol):
    """The scene that shows options."""

    services: Services

    def change(self, **values: Any) -> None:
        """Set and remember."""

    def ask_for_language(self) -> None:
        """Let the player choose a language."""

    def carry(self, way: str) -> None:
        """Write the player's home to a file, or take one in: "carry_out" or "carry_in"."""

    def choose_keys(self, layout: str) -> None:
        """Lay the keyboard out, by a name of ``KEY_LAYOUTS``."""


@dataclass(frozen=True, slots=True)
class Option(ABC):
    """One setting of ``Settings`` by its name; its words are ``options.<name>`` and ``…_text``.

    ``width`` is that of its control, in logical units.
    """

    name: str
    icon: str
    width: float = field(default=60.0, kw_only=True)
    #: Whether it is a line of ``Settings``, which a reset of all options sets back.
    resets: ClassVar[bool] = True

    @abstractmethod
    def control(self, host: OptionHost) -> ValueWidget:
        """Return what it is set with."""

    @abstractmethod
    def follow(self, control: Any, settings: Settings) -> None:
        """Let its control show what is set, which may have been changed elsewhere."""

    def note(self, services: Services, view: Viewport) -> str:
        """Return what is to be said in place of its sentence in this window, or nothing."""
        del services, view
        return ""


@dataclass(frozen=True, slots=True)
class Switch(Option):
    """An option that is on or off."""

    def control(self, host: OptionHost) -> Toggle:
        """Return a switch."""
        value = getattr(host.services.settings, self.name)
        return Toggle("", value, lambda on: host.change(**{self.name: on}), share=0)

    def follow(self, control: Toggle, settings: Settings) -> None:
        """Be on or off."""
        control.value = getattr(settings, self.name)


@dataclass(frozen=True, slots=True)
class VoiceSwitch(Switch):
    """The voice: where it cannot be heard, it says why."""

    def note(self, services: Services, view: Viewport) -> str:
        """Return what keeps the voice from being heard."""
        del view
        fault = services.voice_fault
        return services.translate(f"voice.faults.{fault}") if fault else ""


@dataclass(frozen=True, slots=True)
class WarningSwitch(Switch):
    """A warning, which one switch silences with the others."""

    def follow(self, control: Toggle, settings: Settings) -> None:
        """Be on or off, and rest where nothing is asked."""
        control.value = getattr(settings, self.name)
        control.enabled = not settings.never_ask


@dataclass(frozen=True, slots=True)
class OneOf(Option):
    """One of several values; ``words`` names one of them, ``notes`` what is to be said of it.

    All of them are to be seen, or one at a time where the ``widget`` is a ``CycleChoice``.
    """

    values: tuple[Any, ...]
    words: Callable[[Translate, Any], str]
    widget: type[CycleChoice] = Segments
    notes: Callable[[Services, Viewport], str] = lambda _services, _view: ""
    width: float = field(default=400.0, kw_only=True)

    def control(self, host: OptionHost) -> CycleChoice:
        """Return the values side by side."""

        def choose(index: int) -> None:
            self.take(host, self.values[index])

        words = [self.words(host.services.translate, value) for value in self.values]
        index = self.values.index(self.value(host.services.settings))
        return self.widget("", words, index, choose, share=0)

    def value(self, settings: Settings) -> Any:
        """Return the value that is set."""
        return getattr(settings, self.name)

    def take(self, host: OptionHost, value: Any) -> None:
        """Set a value."""
        host.change(**{self.name: value})

    def follow(self, control: CycleChoice, settings: Settings) -> None:
        """Show the value that is set."""
        control.index = self.values.index(self.value(settings))

    def note(self, services: Services, view: Viewport) -> str:
        """Return what is to be said of the value in this window."""
        return self.notes(services, view)


@dataclass(frozen=True, slots=True)
class OptionSet(OneOf):
    """Which set of options is in use; another one is taken up whole."""

    resets: ClassVar[bool] = False

    def take(self, host: OptionHost, value: Any) -> None:
        """Take up another set."""
        if value != host.services.settings.option_set:
            host.services.take_option_set(value)


@dataclass(frozen=True, slots=True)
class KeyLayout(OneOf):
    """The layout of the keyboard: what keys do; ``OWN`` tells of keys of the player's own.

    A reset of the options leaves it: keys have one of their own.
    """

    resets: ClassVar[bool] = False

    def value(self, settings: Settings) -> str:
        """Return the layout that is in use, or that it is the player's own."""
        return key_layout(settings.keys) or OWN

    def take(self, host: OptionHost, value: Any) -> None:
        """Lay the keyboard out."""
        if value != OWN:
            host.choose_keys(value)

    def note(self, services: Services, view: Viewport) -> str:
        """Say that the player has keys of their own."""
        del view
        own = self.value(services.settings) == OWN
        return services.translate("options.key_layout_own") if own else ""


@dataclass(frozen=True, slots=True)
class Volume(Option):
    """A volume: heard at once, written down when it is let go.

    It ``rests`` where nothing is heard; of one with a ``scale`` a share of 0 is no silence.
    """

    sample: Callable[[Services], None] = lambda _services: None
    rests: Callable[[Settings], bool] = lambda settings: settings.muted
    scale: bool = False
    width: float = field(default=340.0, kw_only=True)

    def control(self, host: OptionHost) -> Slider:
        """Return a slider."""
        services = host.services

        def change(value: float) -> None:
            services.settings = replace(services.settings, **{self.name: round(value)})  # type: ignore[arg-type]
            services.tune()

        def rest() -> None:
            services.remember(services.settings)
            self.sample(services)

        value, bounds = getattr(services.settings, self.name), (0, LOUDEST)
        show = partial(self.words, services.translate)
        return Slider(
            "", value, change, share=0, bounds=bounds, step=VOLUME_STEP, show=show, on_rest=rest
        )

    def words(self, translate: Translate, volume: float) -> str:
        """Return the words for a volume."""
        if volume or self.scale:
            return translate("options.percent", value=round(volume))
        return translate("options.silent")

    def follow(self, control: Slider, settings: Settings) -> None:
        """Rest where nothing is heard."""
        control.enabled = not self.rests(settings)


@dataclass(frozen=True, slots=True)
class LanguageOption(Option):
    """The language, chosen from a list in which each is called by its own name."""

    width: float = field(default=300.0, kw_only=True)

    def control(self, host: OptionHost) -> PickedValue:
        """Return the name of the language, which opens the list."""
        strings = host.services.content.strings
        name = language_names().get(strings.language, strings.language)
        return PickedValue(name, host.ask_for_language)

    def follow(self, control: PickedValue, settings: Settings) -> None:
        """Stay: it changes by the list alone, and then all is written anew."""


@dataclass(frozen=True, slots=True)
class CarryOption(Option):
    """No setting, but a deed: the player's home is written to a file, or one is taken in."""

    width: float = field(default=220.0, kw_only=True)
    resets: ClassVar[bool] = False

    def control(self, host: OptionHost) -> PickedValue:
        """Return the word for the deed, which does it."""
        words = host.services.translate(f"carry.{self.name}")
        return PickedValue(words, partial(host.carry, self.name))

    def follow(self, control: PickedValue, settings: Settings) -> None:
        """Stay."""
