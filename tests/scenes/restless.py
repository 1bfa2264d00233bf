"""A program that is played without rest, and says what it has kept: one to be killed.

``python -m tests.scenes.restless SEED``, with the player's folder in the environment. It
is the whole application without a picture on any screen; what it says are JSON lists.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import asdict
from functools import wraps
from random import Random
from typing import Any

import pygame

from game.app import make_services
from game.play import Campaign, DeckStore, Match, Profile, Record, SavedDeck, Settings, match_id
from game.rules import Difficulty
from game.scenes import (
    ConfirmDialog,
    MatchScene,
    MenuScene,
    NewMatchScene,
    PauseDialog,
    ResultsScene,
    Services,
)
from game.scenes.campaign.campaign_scene import CampaignScene
from game.scenes.decks.deck_builder import DeckBuilderScene
from game.scenes.decks.deck_library import DeckLibraryScene
from game.scenes.review.review_scene import ReviewScene

from .desktop import Desktop
from .playing import Hands, Keys, Mouse
from .ways import MODES, SETUP, Guide, KeysGuide, MouseGuide


def translate(*words: object) -> None:
    print(json.dumps(words, default=str), flush=True)


def after(owner: type, name: str, tell: Callable[..., None]) -> None:
    """Have ``tell`` called whenever a method has returned: then its work is kept."""
    method = getattr(owner, name)

    @wraps(method)
    def told(*args: Any, **named: Any) -> Any:
        result = method(*args, **named)
        tell(result, *args, **named)
        return result

    setattr(owner, name, told)


def say_action(_: object, match: Match, _action: object) -> None:
    assert match.record is not None
    assert match.record.path is not None
    translate("act", match.record.path.name, len(match.history), match.record.entries[-1].digest)


def say_deck(deck: SavedDeck, *_: object) -> None:
    translate("deck", deck.id, deck.name, list(deck.cards))


def say_attempt(
    _: object, _campaign: Campaign, level: int, _form: str, choice: Difficulty | None, match: str
) -> None:
    translate("attempt", match, level, choice is not None)


def say_filed(_: bool, _profile: Profile, record: Record, text: bytes | None = None) -> None:
    translate("filed", match_id(record.header), (text or record.text()).decode())


def say_settings(_: object, services: Services, settings: Settings) -> None:
    assert services.problems == []
    translate("settings", asdict(settings))


def listen() -> None:
    """Say whatever the program keeps, as soon as it is kept."""
    after(Match, "submit", say_action)
    after(DeckStore, "save", say_deck)
    after(Campaign, "begin_attempt", say_attempt)
    after(Profile, "file_match", say_filed)
    remember = Services.remember

    def remembering(services: Services, settings: Settings) -> None:
        translate("remembering", asdict(settings))
        remember(services, settings)

    Services.remember = remembering  # type: ignore[method-assign, assignment]
    after(Services, "remember", say_settings)


class Restless:
    """Does one thing after the other at the screen, whatever it shows."""

    def __init__(self, services: Services, rng: Random) -> None:
        self.services, self.rng = services, rng
        services.settings = services.settings.at_speed(0.0)
        self.desktop = Desktop(services, MenuScene(services), painted=rng.random() < 0.5)
        by_mouse = rng.random() < 0.5
        self.guide: Guide = (MouseGuide if by_mouse else KeysGuide)(self.desktop, rng)
        self.hands: Hands = (Mouse if by_mouse else Keys)(self.desktop, rng)
        self.calm = 1.0

    def go_on(self) -> None:
        """Do the next thing."""
        top = self.guide.rest()
        if isinstance(top, MenuScene):
            self._leave_menu(top)
        elif isinstance(top, SETUP):
            self.guide.step(top)
        elif isinstance(top, ResultsScene):
            self.guide.press(self.rng.choice(top.buttons))
        elif isinstance(top, MatchScene) and self.rng.random() < 0.02:
            self._pause(top)
        elif isinstance(top, MatchScene) and self.rng.random() < 0.05:
            self.desktop.key(self.rng.choice((pygame.K_PLUS, pygame.K_MINUS)))
            self.services.settings = self.services.settings.at_speed(0.0)
        elif isinstance(top, CampaignScene):
            self.guide.press(top.sail)
        elif isinstance(top, NewMatchScene):
            self.guide.press(top.begin_button)
        elif isinstance(top, ReviewScene):
            self.desktop.key(pygame.K_ESCAPE)
        else:
            self.hands._one(top)

    def _leave_menu(self, menu: MenuScene) -> None:
        if menu.record is not None and self.rng.random() < self.calm:
            assert menu.record.path is not None
            translate("continuing", menu.record.path.name, len(menu.record.entries))
            self.guide.press(menu.buttons[0])
            assert not isinstance(self.guide.rest(), MenuScene)
        elif self.rng.random() < 0.2:
            self._save_deck(menu)
        else:
            self.guide.plan(self.rng.choice(MODES))
        # The first time it goes on with what was left; later it lets some matches lie.
        self.calm = 0.7

    def _save_deck(self, menu: MenuScene) -> None:
        words = self.services.translate("menu.decks")
        self.guide.press(next(button for button in menu.buttons if button.label == words))
        library = self.guide.rest()
        assert isinstance(library, DeckLibraryScene)
        self.guide.press(library.buttons["new"])
        assert isinstance(self.guide.rest(), DeckBuilderScene)
        for key in ("fill", "save"):
            self.guide.press(self.desktop.button(self.services.translate(f"builder.{key}")))
        assert self.guide.rest() is library
        self.guide.press(library.buttons["back"])

    def _pause(self, scene: MatchScene) -> None:
        """Concede, or leave for the menu."""
        if isinstance(self.guide, MouseGuide):
            self.guide.press(scene.buttons.menu)
        else:
            self.desktop.key(pygame.K_ESCAPE)
        assert isinstance(self.guide.rest(), PauseDialog)
        key = self.rng.choice(("concede", "quit"))
        self.guide.press(self.desktop.button(self.services.translate(f"pause.{key}")))
        question = self.guide.rest()
        if isinstance(question, ConfirmDialog):
            self.guide.press(question.buttons[1])


def main(seed: str) -> None:
    listen()
    services = make_services()
    restless = Restless(services, Random(int(seed)))
    assert services.problems == [], services.problems
    translate("open")
    while True:
        restless.go_on()


if __name__ == "__main__":
    main(sys.argv[1])
