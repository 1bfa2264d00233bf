"""A whole ring from its first choice to its results, by real events: seats are left, games kept.

Persons choose and play by mouse or keys; now and then one of them gives up, at whatever moment, and
now and then the match is left for later and gone on with from the saved games.
"""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pygame

from game.kit import Scene
from game.play import SPEED_INSTANT, Match, Seat, match_id
from game.rules import NOBODY, State, Terms, to_act
from game.scenes import HandOverScene, ResultsScene, Services
from game.scenes.common import ConfirmDialog
from game.scenes.constructed.ban_scene import BanScene
from game.scenes.difficulty.difficulty_scene import DifficultyScene
from game.scenes.match.dialogs.order_dialog import OrderDialog
from game.scenes.match.dialogs.pause_dialog import PauseDialog
from game.scenes.menu.menu_scene import MenuScene
from game.scenes.printed_decks.ring_decks_scene import RingDecksScene
from game.scenes.ring.ring_scene import RingScene
from game.scenes.saved_games.saved_games_scene import SavedGamesScene
from game.scenes.setup.lot_scene import LotScene
from game.scenes.setup.setup_step import SetupStep
from tests.play.games import record_of

from ..desktop import Desktop
from ..ways import MouseGuide
from .ring_desk import RingHands, RingKeys, RingMouse, Wild, seats_of

#: So many steps no match takes.
_MOST = 6000
#: How likely, at a step at the table, somebody gives up, and the match is kept for later.
GIVES_UP, KEEPS = 0.012, 0.012
#: How much likelier that is while an order is asked for.
_ORDER_ASKED = 10


class RingEvening:
    """Plays one ring; ``done`` counts what was done besides."""

    def __init__(self, services: Services, terms: Terms, persons: tuple[int, ...], seed: int):
        services.settings = replace(services.settings, end_warning=False).at_speed(SPEED_INSTANT)
        self.services, self.rng = services, Random(seed)
        self.done: Counter[str] = Counter()
        self._seed = seed
        services.routes.ring_match = self._table  # type: ignore[method-assign]
        seats = seats_of(terms.ring, persons, Seat("", "computer", strength="first_steps"))
        match = self.match = Match.new(services.content, terms, seats, seed, services.store)
        #: The id by which the profile knows the match.
        self.counted = match_id(record_of(match).header)
        self.desktop = Desktop(services, services.routes.next_scene(match))
        self.hands: RingHands = (RingMouse, RingKeys)[seed % 2](self.desktop, self.rng)

    def _table(self, match: Match) -> Scene:
        self.match = match
        scene = RingScene(self.services, match)
        scene.flow.computer.thinker = Wild(match, self._seed)
        return scene

    def play(self) -> ResultsScene:
        for _ in range(_MOST):
            self._settle()
            top = self.desktop.top
            if isinstance(top, ResultsScene):
                return top
            self._step(top)
        raise AssertionError(f"the match does not end: {type(self.desktop.top).__name__}")

    def _settle(self) -> None:
        """Wait until nothing moves; a step of the setup waits for its computers, too."""
        top = self.desktop.top
        if isinstance(top, SetupStep | LotScene):
            for _ in range(30):
                self.desktop.turn()
                if self.desktop.top is not top or self._person_chooses(top):
                    break
        self.desktop.rest()

    def _person_chooses(self, top: SetupStep[Any] | LotScene) -> bool:
        if isinstance(top, DifficultyScene):
            # Whoever is at the screen sets up the Horde.
            return True
        side = to_act(top.match.position)
        return side != NOBODY and top.match.seats[side].is_person

    def _step(self, top: Scene) -> None:
        at_table = isinstance(top, RingScene | OrderDialog | HandOverScene)
        persons = any(seat.is_person for seat in self.match.seats)
        chance = 1.0
        if at_table and persons and isinstance(self.match.position, State):
            chance = self.rng.random() / (_ORDER_ASKED if isinstance(top, OrderDialog) else 1)
        if chance < GIVES_UP:
            self._give_up(top)
        elif chance < GIVES_UP + KEEPS:
            self._keep(top)
        elif isinstance(top, SetupStep | LotScene):
            self._choose(top)
        else:
            self.hands._one(top)

    # The setup

    def _choose(self, top: SetupStep[Any] | LotScene) -> None:
        if isinstance(top, LotScene):
            self.desktop.wait(1.0)
            self.desktop.click(top.go_button.rect.center)
        elif not self._person_chooses(top):
            self.desktop.wait(0.1)
        elif isinstance(top, RingDecksScene):
            self.desktop.key(pygame.K_1 + self.rng.randrange(4))
            self.desktop.click(top.take_button.rect.center)
        elif isinstance(top, BanScene) and not any(deck.open for deck in top.decks):
            self.desktop.wait(0.1)
        else:
            MouseGuide(self.desktop, self.rng).step(top)

    # Out of the match

    def _pause(self) -> PauseDialog | None:
        """Open the pause, as a player does; None where the match ended before it came."""
        while not isinstance(self.desktop.top, PauseDialog):
            if isinstance(self.desktop.top, ResultsScene):
                return None
            self.desktop.key(pygame.K_p)
            self.desktop.turn()
        self.desktop.wait(1.0)
        return self.desktop.at(PauseDialog)

    def _give_up(self, top: Scene) -> None:
        """Let whoever is asked leave the seat to the computer (R13.10)."""
        count = len(self.match.gave_up)
        pause = self._pause()
        if pause is None:
            return
        words = pause.translate("pause.hand_over")
        if all(each.label != words for each in pause.buttons):
            # Nobody is spoken to behind a curtain.
            self.desktop.key(pygame.K_ESCAPE)
            self.done["nobody to leave"] += 1
            return
        self.desktop.press_button(words)
        self.desktop.wait(1.0)
        self.desktop.click(self.desktop.at(ConfirmDialog).buttons[1].rect.center)
        self.desktop.wait(1.0)
        assert len(self.match.gave_up) == count + 1
        self.done[f"gave up at {type(top).__name__}"] += 1

    def _keep(self, top: Scene) -> None:
        before, seats = self.match.position, self.match.seats
        pause = self._pause()
        if pause is None:
            return
        self.desktop.choose(pause.translate("pause.quit"))
        self.desktop.at(MenuScene)
        scene = SavedGamesScene(self.services)
        self.desktop.app.stack.push(scene)
        self.desktop.wait(1.0)
        (row,) = scene.rows
        self.desktop.keys(pygame.K_RETURN)
        assert self.desktop.app.stack.top is not scene, scene.message
        assert self.match.seats == seats
        assert str(self.match.position) == str(before) or self.match.history
        assert not getattr(row, "problem", "")
        self.done[f"kept at {type(top).__name__}"] += 1
