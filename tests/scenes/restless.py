"""A program that is played without rest, and says what it has kept: one to be killed.

``python -m tests.scenes.restless SEED``, with the player's folder in the environment. It
is the whole application without a picture on any screen; what it says are JSON lists.
"""

import json
import sys
from collections.abc import Callable, Iterable
from dataclasses import asdict
from functools import wraps
from random import Random
from typing import Any

from game.kit import KitContext
from game.play import (
    SPEED_INSTANT,
    CountedRecord,
    DeckStore,
    Match,
    Profile,
    Record,
    SavedDeck,
    Settings,
    SolvedGain,
    match_id,
)
from game.play.profile.campaign import Campaign
from game.play.profile.figures_store import FiguresStore
from game.play.profile.puzzle_store import PuzzleStore
from game.rules import Difficulty, EndTurn
from game.scenes import MenuScene, Services
from game.scenes.decks.deck_builder import DeckBuilderScene
from game.scenes.puzzles.puzzle_scene import PuzzleScene
from game.start import make_services

from ..soak.walker import Walker


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


class Restless(Walker):
    """Does one thing after the other; solves puzzles, and saves decks."""

    def __init__(self, services: Services, rng: Random) -> None:
        services.settings = services.settings.at_speed(SPEED_INSTANT)
        painted, menu = rng.random() < 0.5, MenuScene(services)
        super().__init__(services, menu, rng, painted=painted, purpose=0.9, disturbed=False)
        self._purposes |= {PuzzleScene: self._solve, DeckBuilderScene: self._save}

    def _solve(self, scene: PuzzleScene) -> None:
        """Do the next action of the solution; when it is over, go the next way."""
        if scene.talk.plate.buttons:
            self._press_one(scene, [*scene.talk.plate.buttons])
            return
        left = scene.run.puzzle.solution[len(scene.match.history) :]
        self.hands.play(next(iter(left), EndTurn()), self.rng.choice(("mouse", "keys")))

    def _save(self, scene: DeckBuilderScene) -> None:
        self.desktop.press_button(scene.translate("builder.fill"))
        self.desktop.press_button(scene.translate("builder.save"))

    def go_on(self) -> None:
        """Do the next thing; who has left the game begins it anew."""
        self.step()
        if self.desktop.left:
            self.desktop.app.stack.push(MenuScene(self.services))


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
