"""A player without a plan, who still brings one match after the other to its end."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pygame

from game.board import PositionForecast
from game.kit import Scene, Widget
from game.play import SPEED_INSTANT, Match
from game.rules import Attack, CastIncantation, EndTurn, MatchAction, PlayCreature, match_actions
from game.scenes import MatchScene, MenuScene, ResultsScene, Services
from game.scenes.campaign.campaign_scene import CampaignScene
from game.scenes.common.dialogs.ways_dialog import ConfirmDialog
from game.scenes.constructed.ban_scene import BanScene
from game.scenes.constructed.choose_deck_scene import ChooseDeckScene
from game.scenes.contests.climb_scene import ClimbScene
from game.scenes.contests.cup_scene import CupScene
from game.scenes.difficulty.difficulty_scene import DifficultyScene
from game.scenes.draft.draft_scene import DraftScene
from game.scenes.letters.letters_screen import LettersScreen
from game.scenes.letters.new_letter_screen import NewLetterScreen
from game.scenes.match.dialogs.hand_over_scene import HandOverScene
from game.scenes.match.dialogs.order_dialog import OrderDialog
from game.scenes.match.dialogs.pause_dialog import PauseDialog
from game.scenes.match.helpers.forecast_toggle import ForecastToggle
from game.scenes.match.table_screen import TableScreen
from game.scenes.new_match.new_match_scene import NewMatchScene
from game.scenes.printed_decks.printed_decks_scene import PrintedDecksScene
from game.scenes.puzzles.puzzle_scene import PuzzleScene
from game.scenes.setup.coin_toss_scene import CoinTossScene
from game.scenes.tutorial.lesson_scene import LessonScene
from tests.board.telling import check_pieces

from .disturbances import Disturbances, is_sane
from .match_watch import Broken
from .random_acts import RandomActs, SoakHands
from .tracked_desktop import TrackedDesktop

#: After so many steps in which no match has moved the way out is pressed, and then taken.
_WANDERED, _LOST = 40, 300
#: How gladly what leads to a match is pressed in the menu, and what ends it; the rest is 2.
_EAGER = dict.fromkeys(("continue", "play", "computer", "friend", "horde", "new_game"), 8.0)
_EAGER |= {"climb": 5.0, "letters": 4.0, "quit": 0.4}
#: How likely each step goes back to instant speed, and to presses without a rest.
_HURRY = 0.15
#: The steps in a row that a puzzle or a lesson may take.
_ASIDE = 60


class Walker:
    """Does one step after the other; all that it does follows from ``rng``.

    ``purpose`` is the share of steps that lead a match on; it is ``disturbed`` from outside.
    """

    def __init__(
        self,
        services: Services,
        scene: Scene,
        rng: Random,
        *,
        painted: bool,
        purpose: float,
        disturbed: bool = True,
    ) -> None:
        self.services, self.rng, self.purpose = services, rng, purpose
        self.desktop = TrackedDesktop(services, scene, painted=painted)
        self.hands = SoakHands(self.desktop, rng)
        self.random = RandomActs(self.desktop, self.hands, rng)
        self.disturbances = Disturbances(self.desktop, services, rng)
        self._disturbed = disturbed
        self.seen: Counter[str] = Counter()
        self.done: Counter[str] = Counter()
        self._eagerness = rng.choice((0.3, 0.6, 0.9))
        self._moved = self._aside = 0
        self._place: tuple[int, int] = (0, 0)
        self._purposes = self._ways_on()

    def _ways_on(self) -> dict[type[Scene], Callable[[Any], None]]:
        """Return what leads on in each scene."""
        return {
            MenuScene: self._begin,
            NewMatchScene: self._plan,
            CampaignScene: self._sail,
            ClimbScene: self._climb,
            CupScene: self._press_named("go"),
            LettersScreen: self._write_letters,
            NewLetterScreen: self._press_named("go"),
            HandOverScene: self._press_named("ready_button"),
            CoinTossScene: self._press_named("go_button"),
            PrintedDecksScene: self._choose_printed,
            DraftScene: self._pick,
            ChooseDeckScene: self._choose_deck,
            BanScene: self._ban,
            DifficultyScene: self._settle,
            OrderDialog: self._order,
            ConfirmDialog: self._answer,
            ResultsScene: self._leave_results,
            MatchScene: self._play,
            PuzzleScene: self._play,
            LessonScene: self._play,
        }

    # One step

    def step(self) -> None:
        """Do one thing, let it be seen or not, and look whether all is well."""
        top = self.desktop.top
        name = type(top).__name__
        self.seen[name] += 1
        self._note_progress(top)
        self._hurry()
        purpose = self._purposes.get(type(top))
        chance = self.rng.random()
        if chance < 0.04 and self._disturbed:
            self.done[self.disturbances.act()] += 1
        elif self._moved > _LOST:
            self._give_up(top)
        elif self._moved > _WANDERED and self.rng.random() < 0.5:
            self.desktop.note(f"# out of {name}")
            self._go_out(top)
        elif purpose is not None and self.rng.random() < self.purpose:
            self.desktop.note(f"# on with {name}")
            self.done["purpose"] += 1
            purpose(top)
        else:
            self.done[self.random.act()] += 1
        self._settle_down()
        self._look()

    def _hurry(self) -> None:
        """Come back soon to where all is done at once, whatever was changed."""
        mine = self.services.settings
        slow = mine.speed, mine.opponent_speed, mine.horde_speed, mine.press_delay
        if any(slow) and self.rng.random() < _HURRY:
            self.services.settings = replace(mine.at_speed(SPEED_INSTANT), press_delay=0)

    def _settle_down(self) -> None:
        """Mostly wait until nothing moves; now and then go on in the middle of it."""
        if self.rng.random() < 0.85:
            self.desktop.calm()
        else:
            for _ in range(self.rng.randrange(4)):
                self.desktop.turn()

    def _note_progress(self, top: Scene) -> None:
        match: Match | None = getattr(top, "match", None)
        place = (id(match), match.changes) if isinstance(match, Match) else (0, 0)
        # Puzzles and lessons are looked into, but are no matches.
        if isinstance(top, PuzzleScene | LessonScene):
            self._aside += 1
        elif isinstance(top, TableScreen | MenuScene):
            self._aside = 0
        moved = place[0] and place != self._place and self._aside < _ASIDE
        self._moved = 0 if moved else self._moved + 1
        self._place = place if place[0] else self._place

    def _look(self) -> None:
        """See that the scenes are sane, and that a table at rest shows the state."""
        if self.desktop.left:
            return
        wrong = is_sane(self.desktop)
        if wrong:
            raise Broken(wrong)
        top = self.desktop.top
        if isinstance(top, TableScreen) and top.flow.open and not top.view.busy:
            difference = top.view.table.differences(top.state)
            if difference is not None:
                raise Broken(f"the table is not the state: {difference}")
            check_pieces(top.view.table)
            self._compare_forecast(top)

    def _compare_forecast(self, scene: TableScreen) -> None:
        """See that what is shown on the board is what the rules say now."""
        toggle = next((each for each in scene.parts if isinstance(each, ForecastToggle)), None)
        told = None if toggle is None else toggle.shown()
        if toggle is None or told is None or self.rng.random() < 0.7:
            return
        anew = PositionForecast(scene.state)
        if told.forecast != anew.ask(toggle._intended(), ahead=toggle.turns_ahead):
            raise Broken("the forecast that is shown is not of this position")
        self.done["forecasts on the board"] += 1

    # Ways out

    def _go_out(self, top: Scene) -> None:
        """Press the key that leads back, or on where it means a question."""
        if isinstance(top, TableScreen):
            self.desktop.key(pygame.K_ESCAPE, pygame.K_ESCAPE)
            self._play(self.desktop.top) if isinstance(self.desktop.top, TableScreen) else None
        elif isinstance(top, MenuScene):
            self._begin(top)
        elif isinstance(top, PauseDialog):
            # Escape leads back to the match.
            self.hands.press(self.rng.choice(top.buttons), middle=True)
        else:
            self.desktop.key(pygame.K_ESCAPE)

    def _give_up(self, top: Scene) -> None:
        """Go back to the menu from where neither chance nor Escape has led on; it is counted."""
        self.done[f"stranded in {type(top).__name__}"] += 1
        self._moved = 0
        if not isinstance(top, MenuScene):
            self.desktop.app.stack.clear_to(MenuScene(self.services))
        self.desktop.turn()

    # On with a match

    def _press_named(self, name: str) -> Callable[[Any], None]:
        def press(top: Any) -> None:
            self.hands.press(getattr(top, name), middle=True)

        return press

    def _begin(self, menu: MenuScene) -> None:
        """Go on with a match or begin one, or look at something else; leave rarely."""
        keys = list(menu.entries)
        weights = [_EAGER.get(key, 2.0) for key in keys]
        self.hands.press(menu.entries[self.rng.choices(keys, weights)[0]], middle=True)

    def _plan(self, scene: NewMatchScene) -> None:
        """Choose how decks come about, or leave it as it was last, and begin."""
        if self.rng.random() < 0.7:
            self._press_one(scene, [*scene.forms.values()])
            self._press_one(scene, list(scene.hordes.values()))
        self._press_one(scene, [scene.begin_button])

    def _sail(self, scene: CampaignScene) -> None:
        self._press_one(scene, list(scene.marks.values()))
        self._press_one(scene, [scene.forms])
        self._press_one(scene, [scene.sail])

    def _climb(self, scene: ClimbScene) -> None:
        """Challenge somebody, or go to the cup."""
        self._press_one(scene, [*scene.marks.values()])
        self._press_one(scene, [scene.challenge, scene.challenge, scene.cup])

    def _write_letters(self, scene: LettersScreen) -> None:
        self._press_one(scene, [scene.new, scene.go, scene.read])

    def _press_one(self, scene: Scene, widgets: list[Widget]) -> None:
        """Press one of those that are to be seen, as long as the scene is there."""
        found = [widget for widget in widgets if widget.visible]
        if found and self.desktop.app.stack.top is scene:
            self.hands.press(self.rng.choice(found))

    def _choose_printed(self, scene: PrintedDecksScene) -> None:
        for side in scene.takers.choosing:
            plate = self.rng.choice(scene.plates)
            self.hands.press(plate[side], middle=True)
        if self.desktop.app.stack.top is scene:
            self.hands.press(scene.begin_button, middle=True)

    def _pick(self, scene: DraftScene) -> None:
        if scene.table.revealed and self.rng.random() < 0.5:
            spot = self.rng.choice(scene.table.revealed).spot
            self.hands.take("mouse")
            self.desktop.click((spot.x, spot.y))
        else:
            self.desktop.key(pygame.K_1 + self.rng.randrange(4))

    def _choose_deck(self, scene: ChooseDeckScene) -> None:
        self.desktop.key(*[pygame.K_DOWN] * self.rng.randrange(6))
        if self.desktop.app.stack.top is scene:
            self.hands.press(scene.buttons["play"], middle=True)

    def _ban(self, scene: BanScene) -> None:
        for deck in scene.decks:
            left = [number for number, spot in enumerate(deck.lying) if not spot.out]
            if deck.open and left:
                self.hands.take("mouse")
                self.desktop.click(deck.rect_of(self.rng.choice(left)).center)
        if self.desktop.app.stack.top is scene:
            self.hands.press(scene.ban_button, middle=True)

    def _settle(self, scene: DifficultyScene) -> None:
        if not scene.fixed:
            self.desktop.key(pygame.K_0 + self.rng.randrange(10))
        if self.desktop.app.stack.top is scene:
            self.hands.press(scene.scales.surprise_button, middle=True)
        if self.desktop.app.stack.top is scene:
            self.hands.press(scene.begin_button, middle=True)

    def _order(self, dialog: OrderDialog) -> None:
        device = self.rng.choice(("mouse", "keys", "touch"))
        self.hands.take(device).order(dialog)

    def _answer(self, dialog: ConfirmDialog) -> None:
        self.hands.press(self.rng.choice((dialog.buttons[0], *dialog.buttons, dialog.buttons[1])))

    def _leave_results(self, results: ResultsScene) -> None:
        found = results.buttons
        self.hands.press(self.rng.choice((*found, found[-1])), middle=True)

    def _play(self, scene: TableScreen) -> None:
        """Do something legal, a play more often than the end of the turn."""
        if not scene.flow.free or scene.view.table.differences(scene.state) is not None:
            self.desktop.key(self.rng.choice((pygame.K_RETURN, pygame.K_r)))
            return
        actions = match_actions(scene.state)
        plays = [one for one in actions if isinstance(one, PlayCreature | CastIncantation)]
        if self.rng.random() < 0.04:
            self.desktop.key(pygame.K_u)
            return
        action: MatchAction = Attack() if Attack() in actions else EndTurn()
        if plays and self.rng.random() < self._eagerness:
            action = self.rng.choice(plays)
        self.hands.play(action, self.rng.choice(("mouse", "mouse", "keys", "keys", "pad", "touch")))
