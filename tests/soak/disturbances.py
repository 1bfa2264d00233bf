"""Disturbances of a game from outside: its window, its pads, its settings, its language."""

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pygame

from game.content import ContentError, load_strings
from game.kit import Device
from game.kit.input.pads import Pads
from game.play import (
    ALL_CARDS,
    DECK_SETS,
    PALETTE_NAMES,
    PRINTED_KIT,
    SCALES,
    SPEED_INSTANT,
    SPEEDS,
    STRENGTHS,
    TEXT_SIZES,
)
from game.rules import EDITION_NAMES
from game.scenes import ErrorScene, Services
from game.scenes.match.table_screen import TableScreen

from .random_acts import Doer
from .tracked_desktop import TrackedDesktop

SIZES = ((1024, 640), (1280, 720), (1280, 800), (1366, 768), (1920, 1080), (1720, 720), (640, 400))
LANGUAGES = ("en", "fr", "eo", "he", "ru", "uk")
LOOKS = ("xbox", "playstation")
_SWITCHES = (
    *("high_contrast", "large_cards", "reduced_motion", "open_hands", "forecast", "hand_over"),
    *("loss_warning", "end_warning", "play_warning", "day_warning", "first_tips", "muted"),
)


class PluggedPads(Pads):
    """Pads that are plugged in by a word, as SDL has none here."""

    __slots__ = ()

    def add(self, index: int) -> Device | None:
        known = any(device.number == index for device in self.connected)
        device = self.keep(Device("pad", index, LOOKS[index % len(LOOKS)]))  # type: ignore[arg-type]
        return None if known else device


class Disturbances(Doer):
    """Does to a game what its surroundings may do at any moment."""

    def __init__(self, desktop: TrackedDesktop, services: Services, rng: Random) -> None:
        super().__init__(desktop, rng)
        self.services = services
        self._acts = {
            self.size: 1.0,
            self.full_screen: 1.0,
            self.language: 1.5,
            self.setting: 4.0,
            self.pad: 3.0,
            self.focus: 2.0,
            self.time: 2.0,
            self.file: 0.7,
            self.close: 0.3,
        }

    def size(self) -> None:
        """Make the window as large as any."""
        if self.desktop.app.window.display == "window":
            self.desktop.resize(self.rng.choice(SIZES))

    def full_screen(self) -> None:
        """Fill the screen and go back, maybe before the first picture is whole."""
        for _ in range(2):
            self.desktop.key(pygame.K_F11)
            for _ in range(self.rng.randrange(4)):
                self.desktop.turn()

    def language(self) -> None:
        """Switch the language, as the options do."""
        code = self.rng.choice(LANGUAGES)
        try:
            strings = load_strings(code)
        except ContentError as error:
            raise AssertionError(f"the language {code} cannot be read") from error
        self.services.speak(strings)
        self.services.remember(replace(self.services.settings, language=code))
        self.desktop.app.stack.retext()
        self.desktop.note(f"# now {code}")
        self.desktop.turn()

    def setting(self) -> None:
        """Change a setting, as if on another screen."""
        values: dict[str, Any] = {
            "scale": SCALES,
            "text_size": TEXT_SIZES,
            "palette": PALETTE_NAMES,
            "speed": (*SPEEDS, *[SPEED_INSTANT] * 6),
            "kit": (PRINTED_KIT, ALL_CARDS, *(kit.id for kit in self.services.own.kits)),
            "edition": EDITION_NAMES,
            "deck_set": DECK_SETS,
            **dict.fromkeys(_SWITCHES, (False, True)),
        }
        name = self.rng.choice(list(values))
        value = self.rng.choice(values[name])
        mine = self.services.settings
        changed = mine.at_speed(value) if name == "speed" else replace(mine, **{name: value})
        self.services.remember(replace(changed, strengths=self.rivals()))
        self.desktop.note(f"# {name} is {value}")

    def rivals(self) -> tuple[str, str]:
        """Return two strengths for the next matches."""
        return self.rng.choice(STRENGTHS), self.rng.choice(STRENGTHS)

    def pad(self) -> None:
        """Pull a pad or plug one in, which two players may hold."""
        number = self.rng.choice((0, 1))
        pads = self.services.inputs.pads
        if any(device.number == number for device in pads.connected):
            self.desktop.post(pygame.CONTROLLERDEVICEREMOVED, instance_id=number)
            return
        self.desktop.post(pygame.CONTROLLERDEVICEADDED, device_index=number)
        if self.rng.random() < 0.3:
            self.services.inputs.seats.take(pads.device(number), self.rng.choice((0, 1, None)))

    def focus(self) -> None:
        """Take the window's focus, or hide it, and mostly give it back."""
        away, back = self.rng.choice(
            (
                (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED),
                (pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED),
                (pygame.WINDOWEXPOSED, pygame.WINDOWEXPOSED),
            )
        )
        self.desktop.post(away)
        self.desktop.wait(self.rng.uniform(0, 1))
        self.desktop.post(back)

    def time(self) -> None:
        """Let time pass."""
        if self.rng.random() < 0.5:
            self.desktop.wait(self.rng.uniform(0, 4))
        else:
            self.desktop.beat(self.rng.uniform(0, 1))

    def close(self) -> None:
        """Close the window, maybe in the middle of a motion; the game is started anew after it."""
        self.desktop.post(pygame.QUIT)

    def file(self) -> None:
        """Drop a file on the window: a match, something else, or nothing at all."""
        matches = sorted(self.services.store.folder.glob("*.jsonl"))
        nothing = self.services.store.folder / "nothing.jsonl"
        path: Path = self.rng.choice((*matches, nothing, self.services.store.folder))
        self.desktop.post(pygame.DROPFILE, file=str(path))


def is_sane(desktop: TrackedDesktop) -> str:
    """Return what is wrong with the stack of scenes, or nothing."""
    scenes = desktop.app.stack.scenes
    for scene in scenes:
        if isinstance(scene, ErrorScene):
            return "the error screen is shown"
        if not scene.on_stack:
            return f"{type(scene).__name__} does not know that it is shown"
    tables = [scene for scene in scenes if isinstance(scene, TableScreen)]
    if len({id(table.match) for table in tables}) != len(tables):
        return "a match lies on two tables"
    return ""
