"""The voice of the application: switched on and off by the settings, and followed in every turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from game.kept_files import logger

if TYPE_CHECKING:
    from game.kit import Assets, Intent, Narrator, Voice, VoiceLook, WindowStack
    from game.scenes import Services

#: The command that switches the voice on and off.
SWITCH = "voice"


class AppVoice:
    """Speaks of what ``stack`` shows while the settings have the voice on.

    While it is off nothing of it is loaded. ``wake`` calls the main loop from another thread.
    """

    def __init__(
        self, services: Services, stack: WindowStack, assets: Assets, wake: Callable[[], None]
    ) -> None:
        self._services = services
        self._stack = stack
        self._assets = assets
        self._wake = wake
        #: Opens the voice that is heard; tests put another in its place.
        self.open: Callable[[], Voice] = self._open_system
        self._narrator: Narrator | None = None
        self._look: VoiceLook | None = None

    def hear(self, intent: Intent) -> None:
        """Note what the player did."""
        if self._narrator is not None:
            self._narrator.hear(intent, self._stack)

    def tell(self, words: str) -> None:
        """Say what a key has done that no scene hears of."""
        if self._narrator is not None:
            self._narrator.tell(words)

    def answer(self, name: str) -> bool:
        """Switch the voice, or answer a command about it; False for any other command."""
        if name == SWITCH:
            self._switch()
            return True
        return self._narrator is not None and self._narrator.answer(name, self._stack)

    def follow(self) -> None:
        """Say what is new; begin, or end, as the settings want."""
        if not self._services.settings.voice:
            if self._narrator is not None:
                self.close()
            return
        narrator = self._narrator or self._begin()
        self._tune(narrator)
        if self._narrator is None:
            # Only now: the first words are of the language, too.
            self._narrator = narrator
            narrator.tell(self._services.translate("voice.switched_on"))
        narrator.follow(self._stack)
        if narrator.voice.fault and not self._services.voice_fault:
            self._tell_fault(narrator.voice.fault)

    def close(self) -> None:
        """Say nothing more."""
        if self._narrator is not None:
            self._narrator.voice.close()
        self._narrator = self._look = None
        self._services.voice_fault = ""

    def _switch(self) -> None:
        mine = self._services.settings
        if mine.voice and self._narrator is not None:
            # Said to the end: the thread of the voice ends after it.
            self._narrator.voice.say(self._services.translate("voice.switched_off"), cut=True)
        self._services.remember(replace(mine, voice=not mine.voice))

    def _begin(self) -> Narrator:
        from game.kit import Narrator, Speech  # noqa: PLC0415 (with the voice)
        from game.scenes import spoken_thing  # noqa: PLC0415

        services = self._services
        speech = Speech(services.translate, lambda thing: spoken_thing(services, thing))
        return Narrator(self.open(), speech, self._assets)

    def _tune(self, narrator: Narrator) -> None:
        from game.kit import VoiceLook  # noqa: PLC0415

        mine = self._services.settings
        language = self._services.content.strings.language
        look = VoiceLook(language, mine.voice_rate, mine.voice_volume)
        if look != self._look:
            if self._look is not None and self._look.language != language:
                narrator.forget()
            self._look = look
            narrator.voice.tune(look)

    def _open_system(self) -> Voice:
        from game.kit import SystemVoice  # noqa: PLC0415

        return SystemVoice(self._wake)

    def _tell_fault(self, fault: str) -> None:
        self._services.voice_fault = fault
        line = self._services.translate(f"voice.faults.{fault}")
        logger().warning("%s", line)
        if line not in self._services.told:
            self._services.told.add(line)
            self._services.problems.append(line)
