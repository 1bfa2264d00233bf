"""The routes from scene to scene, which the services hand to every scene.

Scenes lead to one another in circles (menu, setup, match, results, menu). No scene imports this
module, but for the type in ``services``: ``game.start`` hands it to them. Each scene is imported
when a way to it is taken, so the menu loads nothing of what lies behind it.
"""
# ruff: noqa: PLC0415

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.kit import Scene, SceneStack

from .services import Services

if TYPE_CHECKING:
    from datetime import date
    from pathlib import Path

    from game.board import MatchLog
    from game.play import Match, Review, Seat, Settings, TurnChoices, VoyageRun
    from game.rules import Card, Refusal
    from game.voyage import VoyageEvent, VoyageHeader

    from .contests.contest_routes import ContestRoutes
    from .letters.letter_routes import LetterRoutes
    from .replay.open_record import ReplayRoutes
    from .routes import KeyedScreen, WaysOut
    from .voyage.saga.saga_routes import SagaRoutes
    from .wardrobe.news_routes import NewsRoutes


class SceneRoutes:
    """Gives the scene that each way of the game leads to, new and ready to be shown."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def menu(self, at: str = "") -> Scene:
        """Return the menu; ``at`` is the entry or choice that the player comes back from."""
        from .menu.menu_scene import MenuScene

        return MenuScene(self._services, at)

    def new_match(self, rival: str, form: str = "") -> Scene:
        """Return the plan of a match against ``rival``, by its entry of the menu.

        ``form`` is that of the decks to begin with, "" for the one played last.
        """
        from .common import RING_TABLE

        if rival == RING_TABLE:
            return self.new_ring()
        from .new_match.new_match_scene import NewMatchScene

        return NewMatchScene(self._services, rival, form)

    def new_ring(self, mode: str = "") -> Scene:
        """Return the plan of a match of three or four, of the ``mode`` played last if "" (R13)."""
        from .new_match.new_ring_scene import NewRingScene

        return NewRingScene(self._services, mode)

    def campaign(self) -> Scene:
        """Return the campaign's chart."""
        from .campaign.campaign_scene import CampaignScene

        return CampaignScene(self._services)

    @property
    def contests(self) -> ContestRoutes:
        """The ways to and between the screens of the climb, its story and the cup."""
        from .contests.contest_routes import ContestRoutes

        return ContestRoutes(self._services)

    def voyage_start(self, again: VoyageHeader | None = None, back: str = "voyage") -> Scene:
        """Return what is chosen before a voyage; ``again`` is one to be set out for once more.

        ``back`` is the entry of the menu that the way back leads to.
        """
        from .voyage.setting_out.setting_out_scene import SettingOutScene

        return SettingOutScene(self._services, again, back)

    def voyage_or_start(self) -> Scene:
        """Return the voyage that waits, the saga under way, or what is chosen before a voyage."""
        from .voyage.parts.past_voyages import waiting_voyage
        from .voyage.saga.saga_files import waiting_saga

        waiting = waiting_voyage(self._services)
        if waiting is not None:
            return self.voyage_waiting(waiting.path)
        begun = waiting_saga(self._services) is not None
        return self.saga.begun_or_start() if begun else self.voyage_start()

    @property
    def saga(self) -> SagaRoutes:
        """The ways to and between the screens of a saga."""
        from .voyage.saga.saga_routes import SagaRoutes

        return SagaRoutes(self._services)

    def voyage_waiting(self, path: Path) -> Scene:
        """Return the voyage in a file of the store, or the menu, which says why it cannot be."""
        from game.play import VoyageFileError, VoyageRun

        from .voyage.parts.two_captains import whose_day

        services = self._services
        try:
            run = VoyageRun.resume(services.content, path, services.voyages)
        except VoyageFileError as problem:
            services.problems.append(str(problem))
            return self.menu("voyage")
        if run.fight_problem:
            services.problems.append(run.fight_problem)
        return self.voyage(run, run.opening or whose_day(run.voyage))

    def voyage(self, run: VoyageRun, events: Sequence[VoyageEvent] = ()) -> Scene:
        """Return the chart of a voyage, on which ``events`` are told first."""
        from .voyage.chart_scene import ChartScene

        return ChartScene(self._services, run, events)

    def voyage_before_fight(self, run: VoyageRun) -> Scene:
        """Return the choice of the hand before a guard.

        It leaves the events of what was done, or None for the look at the chart; a fight that
        begins takes the place of all scenes.
        """
        from .voyage.before_fight.before_fight_scene import BeforeFightScene

        return BeforeFightScene(self._services, run)

    def voyage_fight(self, run: VoyageRun) -> Scene:
        """Return the fight of a voyage that waits; where it cannot be, the menu, which says why."""
        from .voyage.fights.fight_ways import fight_scene

        return fight_scene(self._services, run)

    def voyage_choice(self, run: VoyageRun) -> Scene:
        """Return the first choice of a voyage, over the chart; it leaves its events, or None."""
        from .voyage.choices.voyage_choice_dialog import VoyageChoiceDialog

        return VoyageChoiceDialog(self._services, run)

    def voyage_muster(self, run: VoyageRun) -> Scene:
        """Return the muster of a voyage; it leaves the events of what was done there."""
        from .voyage.muster.muster_scene import MusterScene

        return MusterScene(self._services, run)

    def voyage_log(self) -> Scene:
        """Return the voyages that are over."""
        from .voyage.ending.voyage_log_scene import VoyageLogScene

        return VoyageLogScene(self._services)

    def shared_voyage(self, text: str) -> Scene:
        """Return the voyage of a code; raises ``VoyageCodeError`` and ``VoyageFileError``."""
        from .voyage.ending.past_voyage_scene import shared_voyage

        return shared_voyage(self._services, text)

    def voyage_end(self, run: VoyageRun) -> Scene:
        """Return the end of a voyage."""
        from .voyage.ending.voyage_end_scene import VoyageEndScene

        return VoyageEndScene(self._services, run)

    def saved_games(self) -> Scene:
        """Return the list of all matches that wait to be gone on with."""
        from .saved_games.saved_games_scene import SavedGamesScene

        return SavedGamesScene(self._services)

    def history(self) -> Scene:
        """Return all finished matches."""
        from .history.history_scene import HistoryScene

        return HistoryScene(self._services)

    def statistics(self, medal: str = "") -> Scene:
        """Return the statistics; with a ``medal``, the achievements over what tells of that one."""
        from .statistics.statistics_scene import StatisticsScene

        return StatisticsScene(self._services, "achievements" if medal else "overview", medal)

    def portrait_picker(self, plan: Settings, side: int) -> Scene:
        """Return the choice of a portrait for a side of a planned match."""
        from .new_match.portrait_picker import PortraitPicker

        return PortraitPicker(self._services, plan, side)

    def kit_picker(self, chosen: str) -> Scene:
        """Return the choice of the cards for a planned match, which leaves how it is kept."""
        from .new_match.kit_picker import KitPicker

        return KitPicker(self._services, chosen)

    def plan_again(self, match: Match) -> Scene:
        """Return the screen on which a match like ``match`` is planned."""
        from .campaign.campaign_attempts import level_of
        from .common import rival_of

        if level_of(self._services, match) is not None:
            return self.campaign()
        return self.contests.planned(match) or self.new_match(rival_of(match))

    def lot(self, match: Match) -> Scene:
        """Return the coin toss before a match, or the wheel before one of three or four."""
        from .setup.wheel_scene import lot_of

        return lot_of(self._services, match)

    @property
    def letters(self) -> LetterRoutes:
        """The ways to and between the screens of matches by letter."""
        from .letters.letter_routes import LetterRoutes

        return LetterRoutes(self._services)

    def ring_match(self, match: Match) -> Scene:
        """Return the table of a match of three or four seats, new or begun."""
        from .ring.ring_scene import RingScene

        return RingScene(self._services, match, ways=self.letters.ways(match))

    def match_scene(self, match: Match) -> Scene:
        """Return the table of a match, new or begun."""
        if match.field.is_ring:
            return self.ring_match(match)
        from .match.match_scene import MatchScene

        return MatchScene(self._services, match, ways=self.letters.ways(match))

    def next_scene(self, match: Match) -> Scene:
        """Return the scene that a match is at: a step of its setup, or the table.

        A scene of a setup gives way to it when the kind of the position has changed.
        """
        from game.rules import Constructed, CustomSolo, Draft, MatchAction, Preconstructed

        position, letter = match.position, match.by_letter
        # While lots are still to be drawn, nobody begins, and no hand can be shown.
        if letter is not None and letter.is_done and not (match.state and letter.is_drawn):
            return self.letters.step(match)
        if isinstance(position, Draft):
            from .draft.draft_scene import DraftScene

            return DraftScene(self._services, match)
        if isinstance(position, Constructed):
            from .constructed.choose_deck_scene import ChooseDeckScene

            return ChooseDeckScene(self._services, match)
        if isinstance(position, Preconstructed):
            from .printed_decks.ring_decks_scene import decks_scene

            return decks_scene(self._services, match)
        if isinstance(position, CustomSolo):
            from .campaign.campaign_attempts import level_of
            from .difficulty.difficulty_scene import DifficultyScene

            return DifficultyScene(self._services, match, level_of(self._services, match))
        begun = any(isinstance(done.action, MatchAction) for done in match.history)
        # Against the Horde nobody asks who begins (R9.1, R13.26).
        asked = not begun and not any(seat.is_horde for seat in match.seats)
        return self.lot(match) if asked else self.match_scene(match)

    def resumed(self, match: Match) -> Scene:
        """Return where a saved match goes on; one that was left at the table tosses no coin."""
        return self.match_scene(match) if match.state is not None else self.next_scene(match)

    def deck_library(self) -> Scene:
        """Return the saved decks, to lie over any other scene."""
        from .decks.deck_library import DeckLibraryScene

        return DeckLibraryScene(self._services)

    def own_cards(self) -> Scene:
        """Return the player's own cards, decks and kits, to lie over any other scene."""
        from .own_cards.own_cards_scene import OwnCardsScene

        return OwnCardsScene(self._services)

    def options(self, page: str = "play") -> Scene:
        """Return the options at a page of ``PAGES``, to lie over any other scene."""
        from .options.options_scene import OptionsScene

        return OptionsScene(self._services, page)

    def lessons(self, left: str = "") -> Scene:
        """Return the list of all lessons, at the one that was ``left``, or else at the next."""
        from .tutorial.lessons_scene import LessonsScene

        return LessonsScene(self._services, left)

    def lesson(self, key: str = "") -> Scene:
        """Return a lesson, the first if "", or the menu, which says why there is none."""
        from game.content import ContentError

        from .tutorial.lesson_file import LESSONS, load_lesson
        from .tutorial.lesson_scene import LessonScene

        try:
            return LessonScene(
                self._services, load_lesson(key or LESSONS[0], self._services.content.cards)
            )
        except ContentError as problem:
            self._services.problems.append(str(problem))
            return self.menu()

    def go_to_first_duel(self, stack: SceneStack) -> None:
        """Go to a duel with the next rival, or to the menu, which says why it cannot be saved."""
        from .common import next_rival

        # The coin has fallen, and the table tells whose turn it is.
        self.go_to_quick_match(stack, next_rival(self._services), self.match_scene)

    def go_to_quick_match(
        self, stack: SceneStack, strength: str, way: Callable[[Match], Scene] | None = None
    ) -> None:
        """Go to a duel with even decks and a rival of this strength, or to the menu likewise.

        ``way`` is that from the match to its scene: ``next_scene`` if None.
        """
        from game.play import RecordError

        from .common import begin_quick_match

        try:
            match = begin_quick_match(self._services, strength)
        except RecordError as problem:
            self._services.problems.append(str(problem))
            stack.clear_to(self.menu())
        else:
            stack.clear_to((way or self.next_scene)(match))

    @property
    def news(self) -> NewsRoutes:
        """What is next, near and new for the player, and the way to what was earned."""
        from .wardrobe.news_routes import NewsRoutes

        return NewsRoutes(self._services)

    def puzzles(self, left: str | date = "") -> Scene:
        """Return the puzzle of the day and the ladder, or the menu, which says what is wrong.

        The keyboard is on the puzzle that was ``left``, named by its id or by its day.
        """
        from game.content import ContentError

        from .puzzles.puzzles_scene import PuzzlesScene

        try:
            return PuzzlesScene(self._services, left=left)
        except ContentError as problem:
            self._services.problems.append(str(problem))
            return self.menu()

    def go_to_next_puzzle(self, stack: SceneStack) -> None:
        """Go to the next puzzle of the ladder, or to all of them when none is left."""
        from .puzzles.puzzle_progress import next_run
        from .puzzles.puzzle_scene import PuzzleScene

        run = next_run(self._services)
        stack.clear_to(self.puzzles() if run is None else PuzzleScene(self._services, run))

    def language(self) -> Scene:
        """Return the choice of a language, which leaves its code."""
        from .language.language_scene import LanguageScene

        return LanguageScene(self._services)

    def access(self) -> Scene:
        """Return the offer of what makes the game easier to see and hear, at the first start."""
        from .options.access_scene import AccessScene

        return AccessScene(self._services)

    def key_card(self, below: KeyedScreen) -> Scene:
        """Return the card of what can be pressed on the screen below."""
        from .common import KeyCard

        return KeyCard(self._services, below)

    def pad_seats(self, match: Match) -> Scene:
        """Return the choice of who holds which pad."""
        from .common import PadSeatsScene

        return PadSeatsScene(self._services, match)

    def pause(
        self,
        name: str,
        match: Match,
        *,
        may_offer: bool = False,
        notice: str = "",
        curtained: bool = False,
        ways: WaysOut | None = None,
    ) -> Scene:
        """Return the pause over ``match``, in which ``name`` is to act and may offer a draw.

        ``notice`` is why the match pauses by itself; ``curtained`` tells that nothing is to be seen
        of it. The ``ways`` out of it are the usual ones if None.
        """
        from .match.dialogs.pause_dialog import PauseDialog

        return PauseDialog(
            *(self._services, name, match),
            may_offer=may_offer,
            notice=notice,
            curtained=curtained,
            ways=ways,
        )

    def order(self, match: Match, ways: WaysOut | None = None) -> Scene:
        """Return the question for the order of fallen cards, in a match with these ``ways`` out."""
        from .match.dialogs.order_dialog import OrderDialog

        return OrderDialog(self._services, match, ways)

    def hand_over(
        self, seats: tuple[Seat, ...], side: int, pause: Callable[[str], None], why: str = ""
    ) -> Scene:
        """Return the screen between turns: ``pause`` opens ways out, ``why`` is a line's key."""
        from .match.dialogs.hand_over_scene import HandOverScene

        return HandOverScene(self._services, seats, side, pause, why)

    def results(self, match: Match) -> Scene:
        """Return the results of a finished match."""
        from .results.results_scene import ResultsScene

        return self.contests.results(match) or ResultsScene(self._services, match)

    def review(self, match: Match, review: Review) -> Scene:
        """Return the look back at a finished match."""
        from .review.review_scene import ReviewScene

        return ReviewScene(self._services, match, review)

    def credits_page(self) -> Scene:
        """Return the credits and licences, to lie over any other scene."""
        from .credits.credits_scene import CreditsScene

        return CreditsScene(self._services)

    def almanac(self, key: str = "") -> Scene:
        """Return the almanac at a page, to lie over any other scene."""
        from .almanac.almanac_scene import AlmanacScene

        return AlmanacScene(self._services, key)

    def rulebook(self, number: str = "") -> Scene:
        """Return the rulebook at a rule or chapter, in the edition of the match."""
        from .rulebook.rulebook_scene import RulebookScene

        return RulebookScene(self._services, number)

    @property
    def replays(self) -> ReplayRoutes:
        """The ways to replays, and to a match that is played on from one."""
        from .replay.open_record import ReplayRoutes

        return ReplayRoutes(self._services)

    def discard_pile(self, cards: Sequence[Card], edition: int) -> Scene:
        """Return the Horde's discard pile, laid open."""
        from .match.dialogs.discard_screen import DiscardScreen

        return DiscardScreen(self._services, cards, edition)

    def setup_hint(self, match: Match) -> Scene | None:
        """Return what the master would choose before a match, or None where it has no advice."""
        from .setup.setup_hint import setup_hint_scene as found

        return found(self._services, match)

    def what_can_be_done(self, choices: TurnChoices, log: MatchLog) -> Scene:
        """Return the list of what can be done in a turn, and of what cannot."""
        from .match.dialogs.turn_choices_dialog import TurnChoicesDialog

        return TurnChoicesDialog(self._services, choices, log)

    def why(self, title: str, refusals: Sequence[Refusal], card: Card | None = None) -> Scene:
        """Return the reasons why something is not possible, the first of them about ``card``."""
        from .common import WhyDialog

        return WhyDialog(self._services, title, refusals, card)
