"""A program that is played without rest, and says what it has kept: one to be killed.

``python -m tests.scenes.restless SEED``, with the player's folder in the environment. It
is the whole application without a picture on any screen; what it says are JSON lists.
"""

import json
import sys
from collections.abc import Callable, Iterable
from dataclasses import asdict, replace
from functools import wraps
from random import Random
from typing import Any

import pygame

from game.kit import KitContext
from game.play import (
    ALL_CARDS,
    PRINTED_KIT,
    Campaign,
    CountedRecord,
    DeckStore,
    FiguresStore,
    Match,
    Profile,
    PuzzleStore,
    Record,
    SavedDeck,
    Settings,
    SolvedGain,
    match_id,
)
from game.rules import ChooseOrder, Difficulty, EndTurn, MatchAction
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
from game.scenes.puzzles.puzzle_scene import PuzzleScene
from game.scenes.puzzles.puzzles_scene import PuzzlesScene
from game.scenes.review.review_scene import ReviewScene
from game.scenes.statistics.statistics_scene import StatisticsScene
from game.scenes.tutorial.lesson_dialog import LessonDialog
from game.scenes.tutorial.lesson_scene import LessonScene
from game.start import make_services

from .desktop import Desktop
from .playing import Hands, Keys, Mouse
from .ways import MODES, SETUP, Guide, KeysGuide, Mode, MouseGuide

#: With more, no deck that the game suggests would be among the first four that are shown: those of
#: the player may have own cards, with which not every match is played.
FEW_DECKS = 3


def say(*words: object) -> None:
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


def say_action(_: object, match: Match, *_action: object, **_how: object) -> None:
    """Say the last line of a record that is saved: an action, or that some were taken back."""
    if match.record is not None and match.record.path is not None:
        causes = match.record.causes
        say("act", match.record.path.name, len(causes), causes[-1].digest)


def say_deck(deck: SavedDeck, *_: object) -> None:
    say("deck", deck.id, deck.name, list(deck.cards))


def say_attempt(
    _: object,
    _campaign: Campaign,
    level: int,
    _form: str,
    choice: Difficulty | None,
    match: str,
    *,
    partner: bool = False,
) -> None:
    say("attempt", match, level, choice is not None)


def say_filed(_: bool, _profile: Profile, record: Record, text: bytes | None = None) -> None:
    say("filed", match_id(record.header), (text or record.text()).decode())


def say_puzzle(gain: SolvedGain | None, store: PuzzleStore, puzzle: str, *_: object) -> None:
    say("puzzle", puzzle, store.get(puzzle).tries, gain is not None)


def say_counted(_: object, _store: FiguresStore, counted: Iterable[CountedRecord]) -> None:
    for match, state, *_figures in counted:
        say("counted", match, state)


def say_settings(_: object, services: Services, settings: Settings) -> None:
    assert services.problems == []
    say("settings", asdict(settings))


def listen() -> None:
    """Say whatever the program keeps, as soon as it is kept."""
    after(Match, "submit", say_action)
    after(Match, "undo", say_action)
    after(PuzzleStore, "note_failed", say_puzzle)
    after(PuzzleStore, "note_solved", say_puzzle)
    after(FiguresStore, "add", say_counted)
    after(DeckStore, "save", say_deck)
    after(Campaign, "begin_attempt", say_attempt)
    after(Profile, "file_match", say_filed)
    remember = Services.remember

    def remembering(services: Services, settings: Settings) -> None:
        say("remembering", asdict(settings))
        remember(services, settings)

    Services.remember = remembering  # type: ignore[method-assign, assignment]
    after(Services, "remember", say_settings)


def is_order(action: MatchAction) -> bool:
    return isinstance(action, ChooseOrder)


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
        #: How the puzzle at hand is being solved, or None where it is not.
        self.solution: list[MatchAction] | None = None

    def go_on(self) -> None:
        """Do the next thing."""
        top = self.guide.rest()
        if isinstance(top, MenuScene):
            self._leave_menu(top)
        elif isinstance(top, SETUP):
            self.guide.step(top)
        elif isinstance(top, ResultsScene):
            self.guide.press(self.rng.choice(top.buttons))
        elif isinstance(top, PuzzlesScene):
            self._choose_puzzle(top)
        elif isinstance(top, PuzzleScene):
            self._try_puzzle(top)
        elif isinstance(top, StatisticsScene):
            self.guide.press(top.back)
        elif isinstance(top, LessonScene | LessonDialog):
            self._leave_lesson()
        elif isinstance(top, MatchScene):
            self._play(top)
        elif isinstance(top, CampaignScene):
            self.guide.press(top.sail)
        elif isinstance(top, NewMatchScene):
            self.guide.press(top.begin_button)
        elif isinstance(top, ReviewScene):
            self.desktop.key(pygame.K_ESCAPE)
        else:
            self.hands._one(top)

    def _leave_lesson(self) -> None:
        """Go to the menu: a puzzle may propose a lesson, which takes what it asks for alone."""
        if isinstance(self.desktop.top, LessonScene):
            self.desktop.key(pygame.K_ESCAPE)
        dialog = self.guide.rest()
        assert isinstance(dialog, LessonDialog)
        self.guide.press(dialog.buttons[-1])

    def _play(self, scene: MatchScene) -> None:
        """Play on, most of the time."""
        chance = self.rng.random()
        if chance < 0.02:
            self._pause(scene)
        elif chance < 0.07:
            self.desktop.key(self.rng.choice((pygame.K_PLUS, pygame.K_MINUS)))
            self.services.settings = self.services.settings.at_speed(0.0)
        elif chance < 0.15 and scene.flow.why_not_undo is None:
            self.desktop.key(pygame.K_u)
        else:
            self.hands._one(scene)

    def _leave_menu(self, menu: MenuScene) -> None:
        if menu.record is not None and self.rng.random() < self.calm:
            assert menu.record.path is not None
            say("continuing", menu.record.path.name, len(menu.record.causes))
            # Back from the statistics, the menu shows the choices among which they are.
            self.guide.choose_in_menu("continue")
            assert not isinstance(self.guide.rest(), MenuScene)
        elif self.rng.random() < 0.2 and len(self.services.profile.decks.all()) < FEW_DECKS:
            self._save_deck(menu)
        elif self.rng.random() < 0.5:
            self._go_from(menu, self.rng.choice(("puzzles", "statistics")))
        else:
            self._begin(self.rng.choice(MODES))
        # The first time it goes on with what was left; later it lets some matches lie.
        self.calm = 0.7

    def _begin(self, mode: Mode) -> None:
        """Begin a match, at times with cards of the player's own: where no deck must be built."""
        kits = [PRINTED_KIT]
        if mode.form != "constructed":
            kits.append(ALL_CARDS)
        if mode.form == "draft":
            kits += [kit.id for kit in self.services.own.kits]
        self.services.settings = replace(self.services.settings, kit=self.rng.choice(kits))
        self.guide.plan(mode)

    def _go_from(self, menu: MenuScene, way: str) -> None:
        self.guide.choose_in_menu(way)

    def _choose_puzzle(self, page: PuzzlesScene) -> None:
        """Begin that of the day or an easy one, and mean to solve it; or go back."""
        self.solution = None
        ways = (page.back, page.daily.play, *page.steps[:8])
        self.guide.press(self.rng.choice(ways))

    def _try_puzzle(self, scene: PuzzleScene) -> None:
        """Do the next action of the solution, or another; when it is over, go the next way."""
        if scene.talk.plate.buttons:
            self.solution = None
            self.guide.press(scene.talk.plate.buttons[-1])
            return
        if self.solution is None:
            solution = list(scene.run.puzzle.solution)
            # Orders are answered where they are asked, by chance.
            solves = self.rng.random() < 0.6 and not any(map(is_order, solution))
            self.solution = solution if solves else [EndTurn()]
        action = self.solution.pop(0) if self.solution else EndTurn()
        if isinstance(action, EndTurn):
            self.hands.go_on()
        else:
            self.hands.act(action)

    def _save_deck(self, menu: MenuScene) -> None:
        self._go_from(menu, "decks")
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
    say("open")
    while True:
        restless.go_on()


if __name__ == "__main__":
    with KitContext():
        main(sys.argv[1])
