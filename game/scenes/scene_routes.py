"""The routes from scene to scene, as the game has them; ``Routes`` says what each gives.

Scenes lead to one another in circles (menu, setup, match, results, menu). No scene imports this
module: ``game.start`` hands it to the services. Each scene is imported when a way to it is taken,
so the menu loads nothing of what lies behind it.
"""
# ruff: noqa: D102, PLC0415

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.kit import Scene, SceneStack

from .services import Services

if TYPE_CHECKING:
    from datetime import date
    from pathlib import Path

    from game.board import MatchLog
    from game.kit import Board
    from game.play import Match, Review, Salvaged, Seat, Settings, TurnChoices, VoyageRun
    from game.rules import Card, Refusal, State
    from game.voyage import VoyageEvent, VoyageHeader

    from .routes import KeyedScreen, NextUp, WaysOut


class SceneRoutes:
    """Makes the scenes of the game with the services that they share."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def menu(self, at: str = "") -> Scene:
        from .menu.menu_scene import MenuScene

        return MenuScene(self._services, at)

    def new_match(self, rival: str) -> Scene:
        from .common import RING_TABLE

        if rival == RING_TABLE:
            return self.new_ring()
        from .new_match.new_match_scene import NewMatchScene

        return NewMatchScene(self._services, rival)

    def new_ring(self, mode: str = "") -> Scene:
        from .new_match.new_ring_scene import NewRingScene

        return NewRingScene(self._services, mode)

    def campaign(self) -> Scene:
        from .campaign.campaign_scene import CampaignScene

        return CampaignScene(self._services)

    def voyage_start(self, again: VoyageHeader | None = None, back: str = "voyage") -> Scene:
        from .voyage.setting_out.setting_out_scene import SettingOutScene

        return SettingOutScene(self._services, again, back)

    def voyage_or_start(self) -> Scene:
        from .voyage.parts.voyages_kept import waiting_voyage

        waiting = waiting_voyage(self._services)
        return self.voyage_start() if waiting is None else self.voyage_waiting(waiting.path)

    def voyage_waiting(self, path: Path) -> Scene:
        from game.play import VoyageFileError, VoyageRun

        services = self._services
        try:
            run = VoyageRun.resume(services.content, path, services.voyages)
        except VoyageFileError as problem:
            services.problems.append(str(problem))
            return self.menu("voyage")
        if run.fight_problem:
            services.problems.append(run.fight_problem)
        return self.voyage(run, run.opening)

    def voyage(self, run: VoyageRun, events: Sequence[VoyageEvent] = ()) -> Scene:
        from .voyage.chart_scene import ChartScene

        return ChartScene(self._services, run, events)

    def voyage_before_fight(self, run: VoyageRun) -> Scene:
        from .voyage.before_fight.before_fight_scene import BeforeFightScene

        return BeforeFightScene(self._services, run)

    def voyage_fight(self, run: VoyageRun) -> Scene:
        from .voyage.fights.fight_ways import fight_scene

        return fight_scene(self._services, run)

    def voyage_choice(self, run: VoyageRun) -> Scene:
        from .voyage.choices.voyage_choice_dialog import VoyageChoiceDialog

        return VoyageChoiceDialog(self._services, run)

    def voyage_muster(self, run: VoyageRun) -> Scene:
        from .voyage.muster.muster_scene import MusterScene

        return MusterScene(self._services, run)

    def voyage_log(self) -> Scene:
        from .voyage.ending.voyage_log_scene import VoyageLogScene

        return VoyageLogScene(self._services)

    def voyage_end(self, run: VoyageRun) -> Scene:
        from .voyage.ending.voyage_end_scene import VoyageEndScene

        return VoyageEndScene(self._services, run)

    def saved_games(self) -> Scene:
        from .saved_games.saved_games_scene import SavedGamesScene

        return SavedGamesScene(self._services)

    def history(self) -> Scene:
        from .history.history_scene import HistoryScene

        return HistoryScene(self._services)

    def statistics(self) -> Scene:
        from .statistics.statistics_scene import StatisticsScene

        return StatisticsScene(self._services)

    def achievement(self, medal: str) -> Scene:
        from .statistics.statistics_scene import StatisticsScene

        return StatisticsScene(self._services, "achievements", medal)

    def portrait_picker(self, plan: Settings, side: int) -> Scene:
        from .new_match.portrait_picker import PortraitPicker

        return PortraitPicker(self._services, plan, side)

    def kit_picker(self, chosen: str) -> Scene:
        from .new_match.kit_picker import KitPicker

        return KitPicker(self._services, chosen)

    def plan_again(self, match: Match) -> Scene:
        from .campaign.campaign_attempts import level_of
        from .common import rival_of

        if level_of(self._services, match) is not None:
            return self.campaign()
        return self.new_match(rival_of(match))

    def coin_toss(self, match: Match) -> Scene:
        from .setup.coin_toss_scene import CoinTossScene

        return CoinTossScene(self._services, match)

    def wheel(self, match: Match) -> Scene:
        from .setup.wheel_scene import WheelScene

        return WheelScene(self._services, match)

    def ring_match(self, match: Match) -> Scene:
        from .ring.ring_scene import RingScene

        return RingScene(self._services, match)

    def ring_results(self, match: Match) -> Scene:
        from .results.ring_results_scene import RingResultsScene

        return RingResultsScene(self._services, match)

    def match_scene(self, match: Match) -> Scene:
        state = match.state
        if state is not None and state.field.is_ring:
            return self.ring_match(match)
        from .match.match_scene import MatchScene

        return MatchScene(self._services, match)

    def next_scene(self, match: Match) -> Scene:
        from game.rules import Constructed, CustomSolo, Draft, MatchAction, Preconstructed

        position = match.position
        if isinstance(position, Draft):
            from .draft.draft_scene import DraftScene

            return DraftScene(self._services, match)
        if isinstance(position, Constructed):
            from .constructed.choose_deck_scene import ChooseDeckScene

            return ChooseDeckScene(self._services, match)
        if isinstance(position, Preconstructed) and position.field.is_ring:
            from .printed_decks.ring_decks_scene import RingDecksScene

            return RingDecksScene(self._services, match)
        if isinstance(position, Preconstructed):
            from .printed_decks.printed_decks_scene import PrintedDecksScene

            return PrintedDecksScene(self._services, match)
        if isinstance(position, CustomSolo):
            from .campaign.campaign_attempts import level_of
            from .difficulty.difficulty_scene import DifficultyScene

            return DifficultyScene(self._services, match, level_of(self._services, match))
        begun = any(isinstance(done.action, MatchAction) for done in match.history)
        # Against the Horde nobody asks who begins (R9.1, R13.26).
        if begun or (match.state is not None and (match.state.solo or match.state.field.wings)):
            return self.match_scene(match)
        ring = match.state is not None and match.state.field.is_ring
        return self.wheel(match) if ring else self.coin_toss(match)

    def resumed(self, match: Match) -> Scene:
        return self.match_scene(match) if match.state is not None else self.next_scene(match)

    def deck_library(self) -> Scene:
        from .decks.deck_library import DeckLibraryScene

        return DeckLibraryScene(self._services)

    def own_cards(self) -> Scene:
        from .own_cards.own_cards_scene import OwnCardsScene

        return OwnCardsScene(self._services)

    def options(self) -> Scene:
        from .options.options_scene import OptionsScene

        return OptionsScene(self._services)

    def lessons(self, left: str = "") -> Scene:
        from .tutorial.lessons_scene import LessonsScene

        return LessonsScene(self._services, left)

    def lesson(self, key: str) -> Scene:
        from game.content import ContentError

        from .tutorial.lesson_file import load_lesson
        from .tutorial.lesson_tables import lesson_scene

        try:
            return lesson_scene(self._services, load_lesson(key, self._services.content.cards))
        except ContentError as problem:
            self._services.problems.append(str(problem))
            return self.menu()

    def first_lesson(self) -> Scene:
        from .tutorial.lesson_file import LESSONS

        return self.lesson(LESSONS[0])

    def go_to_first_duel(self, stack: SceneStack) -> None:
        from .common import FIRST_DUEL_RIVAL

        # The coin has fallen, and the table tells whose turn it is.
        self._go_to_duel(stack, FIRST_DUEL_RIVAL, self.match_scene)

    def go_to_quick_match(self, stack: SceneStack, strength: str) -> None:
        self._go_to_duel(stack, strength, self.next_scene)

    def _go_to_duel(self, stack: SceneStack, strength: str, way: Callable[[Match], Scene]) -> None:
        from game.play import RecordError

        from .common import begin_quick_match

        try:
            match = begin_quick_match(self._services, strength)
        except RecordError as problem:
            self._services.problems.append(str(problem))
            stack.clear_to(self.menu())
            return
        stack.clear_to(way(match))

    def next_up(self, after: str = "") -> NextUp:
        from .next_up.proposal import next_up

        return next_up(self._services, after)

    def puzzles(self, left: str | date = "") -> Scene:
        from game.content import ContentError

        from .puzzles.puzzles_scene import PuzzlesScene

        try:
            return PuzzlesScene(self._services, left=left)
        except ContentError as problem:
            self._services.problems.append(str(problem))
            return self.menu()

    def go_to_next_puzzle(self, stack: SceneStack) -> None:
        from .puzzles.puzzle_progress import next_run
        from .puzzles.puzzle_scene import PuzzleScene

        run = next_run(self._services)
        stack.clear_to(self.puzzles() if run is None else PuzzleScene(self._services, run))

    def language(self) -> Scene:
        from .language.language_scene import LanguageScene

        return LanguageScene(self._services)

    def help_page(self) -> Scene:
        from .options.option_list import HELP
        from .options.options_scene import OptionsScene

        return OptionsScene(self._services, HELP)

    def access_options(self) -> Scene:
        from .options.option_list import ACCESS
        from .options.options_scene import OptionsScene

        return OptionsScene(self._services, ACCESS)

    def access(self) -> Scene:
        from .options.access_scene import AccessScene

        return AccessScene(self._services)

    def key_options(self, board: Board) -> Scene:
        from .options.option_list import KEYS, PAD
        from .options.options_scene import OptionsScene

        return OptionsScene(self._services, KEYS if board == "keys" else PAD)

    def key_card(self, below: KeyedScreen) -> Scene:
        from .common import KeyCard

        return KeyCard(self._services, below)

    def pad_seats(self, match: Match) -> Scene:
        from .common import PadSeatsScene

        return PadSeatsScene(self._services, match)

    def pause(
        self,
        name: str,
        match: Match | None = None,
        *,
        may_offer: bool = False,
        notice: str = "",
        curtained: bool = False,
        ways: WaysOut | None = None,
    ) -> Scene:
        from .match.dialogs.pause_dialog import PauseDialog

        return PauseDialog(
            *(self._services, name, match),
            may_offer=may_offer,
            notice=notice,
            curtained=curtained,
            ways=ways,
        )

    def order(self, match: Match, ways: WaysOut | None = None) -> Scene:
        from .match.dialogs.order_dialog import OrderDialog

        return OrderDialog(self._services, match, ways)

    def hand_over(
        self,
        seats: tuple[Seat, ...],
        side: int,
        pause: Callable[[str], None],
        why: str = "",
    ) -> Scene:
        from .match.dialogs.hand_over_scene import HandOverScene

        return HandOverScene(self._services, seats, side, pause, why)

    def results(self, match: Match) -> Scene:
        from .results.results_scene import ResultsScene

        return ResultsScene(self._services, match)

    def review(self, match: Match, review: Review) -> Scene:
        from .review.review_scene import ReviewScene

        return ReviewScene(self._services, match, review)

    def credits_page(self) -> Scene:
        from .credits.credits_scene import CreditsScene

        return CreditsScene(self._services)

    def rulebook(self, number: str = "", edition: int | None = None) -> Scene:
        from .rulebook.rulebook_scene import RulebookScene

        return RulebookScene(self._services, number, edition)

    def replay(self, found: Salvaged) -> Scene:
        from .replay.open_record import opened

        return opened(self._services, found)

    def replay_file(self, path: Path | None) -> Scene:
        from .replay.open_record import opened_file

        return opened_file(self._services, path)

    def replay_clipboard(self) -> Scene | None:
        from .replay.open_record import opened_clipboard

        return opened_clipboard(self._services)

    def play_on(self, position: State, seats: tuple[Seat, ...]) -> Scene:
        from .replay.play_on import PlayOnDialog

        return PlayOnDialog(self._services, position, seats)

    def discard_pile(self, cards: Sequence[Card], edition: int) -> Scene:
        from .match.dialogs.discard_screen import DiscardScreen

        return DiscardScreen(self._services, cards, edition)

    def setup_hint(self, match: Match) -> Scene | None:
        from .setup.setup_hint import setup_hint_scene as found

        return found(self._services, match)

    def what_can_be_done(self, choices: TurnChoices, log: MatchLog) -> Scene:
        from .match.dialogs.turn_choices_dialog import TurnChoicesDialog

        return TurnChoicesDialog(self._services, choices, log)

    def why(self, title: str, refusals: Sequence[Refusal], card: Card | None = None) -> Scene:
        from .common import WhyDialog

        return WhyDialog(self._services, title, refusals, card)
