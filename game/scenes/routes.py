"""The ways from scene to scene.

Scenes lead to one another in circles (menu, setup, match, results, menu), so
nobody imports a sibling to go to: each way is looked up here when it is taken.
So the menu also loads nothing of what lies behind it.
"""
# ruff: noqa: PLC0415

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.kit import Scene, SceneStack

from .services import Services

if TYPE_CHECKING:
    from pathlib import Path

    from game.board import MatchLog
    from game.kit import Board
    from game.play import Match, Review, Salvaged, Seat, Settings, TurnChoices
    from game.rules import Card, Refusal, State

    from .common.screen import Screen
    from .match.small_board import SmallBoard
    from .puzzles.puzzle_run import PuzzleRun
    from .replay.replay_scene import ReplayScene


def menu(services: Services, at: str = "") -> Scene:
    """Return the menu; ``at`` is the entry or choice of it that one comes back from."""
    from .menu.menu_scene import MenuScene

    return MenuScene(services, at)


def new_match(services: Services, rival: str) -> Scene:
    """Return the choice of decks, rules and players for a match against ``rival``."""
    from .new_match.new_match_scene import NewMatchScene

    return NewMatchScene(services, rival)


def campaign(services: Services) -> Scene:
    """Return the campaign's chart."""
    from .campaign.campaign_scene import CampaignScene

    return CampaignScene(services)


def saved_games(services: Services) -> Scene:
    """Return the list of all matches that wait to be gone on with."""
    from .saved_games.saved_games_scene import SavedGamesScene

    return SavedGamesScene(services)


def history(services: Services) -> Scene:
    """Return all finished matches."""
    from .history.history_scene import HistoryScene

    return HistoryScene(services)


def statistics(services: Services) -> Scene:
    """Return the statistics, the rating and the achievements."""
    from .statistics.statistics_scene import StatisticsScene

    return StatisticsScene(services)


def achievement(services: Services, medal: str) -> Scene:
    """Return the achievements with one of them pointed out, over the scene that tells of it."""
    from .statistics.statistics_scene import StatisticsScene

    return StatisticsScene(services, "achievements", medal)


def portrait_picker(services: Services, plan: Settings, side: int) -> Scene:
    """Return the choice of a portrait for a side of a planned match."""
    from .new_match.portrait_picker import PortraitPicker

    return PortraitPicker(services, plan, side)


def kit_picker(services: Services, chosen: str) -> Scene:
    """Return the choice of the cards for a planned match, which leaves how it is kept."""
    from .new_match.kit_picker import KitPicker

    return KitPicker(services, chosen)


def plan_again(services: Services, match: Match) -> Scene:
    """Return the screen on which a match like ``match`` is planned."""
    from .campaign.campaign_attempts import level_of
    from .common.match_plan import rival_of

    if level_of(services, match) is not None:
        return campaign(services)
    return new_match(services, rival_of(match))


def coin_toss(services: Services, match: Match) -> Scene:
    """Return the coin toss before a match."""
    from .setup.coin_toss_scene import CoinTossScene

    return CoinTossScene(services, match)


def match_scene(services: Services, match: Match) -> Scene:
    """Return the table of a match, new or begun."""
    from .match.match_scene import MatchScene

    return MatchScene(services, match)


def next_scene(services: Services, match: Match) -> Scene:
    """Return the scene that a match is at: a step of its setup, or the table.

    Every scene of a setup submits its actions to the match and, when the kind
    of the match's position has changed, gives way to what this returns.
    """
    from game.rules import Constructed, CustomSolo, Draft, MatchAction, Preconstructed

    position = match.position
    if isinstance(position, Draft):
        from .draft.draft_scene import DraftScene

        return DraftScene(services, match)
    if isinstance(position, Constructed):
        from .constructed.choose_deck_scene import ChooseDeckScene

        return ChooseDeckScene(services, match)
    if isinstance(position, Preconstructed):
        from .printed_decks.printed_decks_scene import PrintedDecksScene

        return PrintedDecksScene(services, match)
    if isinstance(position, CustomSolo):
        from .campaign.campaign_attempts import level_of
        from .difficulty.difficulty_scene import DifficultyScene

        return DifficultyScene(services, match, level_of(services, match))
    begins = not any(isinstance(done.action, MatchAction) for done in match.history)
    solo = match.state is not None and match.state.solo
    return coin_toss(services, match) if begins and not solo else match_scene(services, match)


def resumed(services: Services, match: Match) -> Scene:
    """Return where a saved match goes on; whoever left its table has seen the coin fall."""
    return match_scene(services, match) if match.state is not None else next_scene(services, match)


def deck_library(services: Services) -> Scene:
    """Return the saved decks, to lie over any other scene."""
    from .decks.deck_library import DeckLibraryScene

    return DeckLibraryScene(services)


def own_cards(services: Services) -> Scene:
    """Return the player's own cards, decks and kits, to lie over any other scene."""
    from .own_cards.own_cards_scene import OwnCardsScene

    return OwnCardsScene(services)


def options(services: Services) -> Scene:
    """Return the options, to lie over any other scene."""
    from .options.options_scene import OptionsScene

    return OptionsScene(services)


def lessons(services: Services) -> Scene:
    """Return the list of all lessons."""
    from .tutorial.lessons_scene import LessonsScene

    return LessonsScene(services)


def lesson(services: Services, key: str) -> Scene:
    """Return a lesson from its beginning, or the menu, which says what is wrong with its file."""
    from game.content import ContentError

    from .tutorial.lesson_file import load_lesson
    from .tutorial.lesson_scene import LessonScene

    try:
        return LessonScene(services, load_lesson(key, services.content.cards))
    except ContentError as problem:
        services.problems.append(str(problem))
        return menu(services)


def first_lesson(services: Services) -> Scene:
    """Return the lesson that somebody begins with who has never held the cards."""
    from .tutorial.lesson_file import LESSONS

    return lesson(services, LESSONS[0])


def go_to_first_duel(services: Services, stack: SceneStack) -> None:
    """Go to a duel against a gentle rival, or to the menu, which says why it cannot be saved."""
    from game.play import RecordError

    from .common.quick_match import begin_first_duel

    try:
        match = begin_first_duel(services)
    except RecordError as problem:
        services.problems.append(str(problem))
        stack.clear_to(menu(services))
        return
    stack.clear_to(match_scene(services, match))


def puzzles(services: Services) -> Scene:
    """Return the puzzle of the day and the ladder, or the menu, which says what is wrong."""
    from game.content import ContentError

    from .puzzles.puzzles_scene import PuzzlesScene

    try:
        return PuzzlesScene(services)
    except ContentError as problem:
        services.problems.append(str(problem))
        return menu(services)


def puzzle(services: Services, run: PuzzleRun) -> Scene:
    """Return the table at which a puzzle is solved."""
    from .puzzles.puzzle_scene import PuzzleScene

    return PuzzleScene(services, run)


def go_to_next_puzzle(services: Services, stack: SceneStack) -> None:
    """Go to the next puzzle of the ladder, or to all of them when none is left."""
    from .puzzles.puzzle_progress import next_run

    run = next_run(services)
    stack.clear_to(puzzles(services) if run is None else puzzle(services, run))


def language(services: Services) -> Scene:
    """Return the choice of a language, which leaves its code."""
    from .language.language_scene import LanguageScene

    return LanguageScene(services)


def help_page(services: Services) -> Scene:
    """Return the options where they say how the game is played, to lie over any other scene."""
    from .options.option_list import HELP
    from .options.options_scene import OptionsScene

    return OptionsScene(services, HELP)


def key_options(services: Services, board: Board) -> Scene:
    """Return the options where keys or pad buttons are changed, to lie over any other scene."""
    from .options.option_list import KEYS, PAD
    from .options.options_scene import OptionsScene

    return OptionsScene(services, KEYS if board == "keys" else PAD)


def key_card(services: Services, below: Screen) -> Scene:
    """Return the card of what can be pressed on the screen below."""
    from .common.key_card import KeyCard

    return KeyCard(services, below)


def pad_seats(services: Services, match: Match) -> Scene:
    """Return the choice of who holds which pad."""
    from .common.pad_seats_scene import PadSeatsScene

    return PadSeatsScene(services, match)


def pause(
    services: Services,
    name: str,
    match: Match | None = None,
    *,
    may_offer: bool = False,
    notice: str = "",
    curtained: bool = False,
) -> Scene:
    """Return the pause over ``match``, in which ``name`` is to act and may offer a draw.

    ``notice`` is why the match pauses by itself; ``curtained`` tells that nothing is to be seen
    of it.
    """
    from .match.pause_dialog import PauseDialog

    return PauseDialog(
        services, name, match, may_offer=may_offer, notice=notice, curtained=curtained
    )


def order(services: Services, match: Match) -> Scene:
    """Return the question for the order of fallen cards."""
    from .match.order_dialog import OrderDialog

    return OrderDialog(services, match)


def log(services: Services, log: MatchLog, board: SmallBoard, edition: int) -> Scene:
    """Return the log of a match."""
    from .match.log_screen import LogScreen

    return LogScreen(services, log, board, edition)


def hand_over(
    services: Services,
    seats: tuple[Seat, Seat],
    side: int,
    pause: Callable[[str], None],
    why: str = "",
) -> Scene:
    """Return the screen between two turns; ``pause`` opens the ways out of it.

    ``why`` is the key of a line that tells why it is that player's turn.
    """
    from .match.hand_over_scene import HandOverScene

    return HandOverScene(services, seats, side, pause, why)


def results(services: Services, match: Match) -> Scene:
    """Return the results of a finished match."""
    from .results.results_scene import ResultsScene

    return ResultsScene(services, match)


def review(services: Services, match: Match, review: Review) -> Scene:
    """Return the look back at a finished match."""
    from .review.review_scene import ReviewScene

    return ReviewScene(services, match, review)


def credits_page(services: Services) -> Scene:
    """Return the credits and licences, to lie over any other scene."""
    from .credits.credits_scene import CreditsScene

    return CreditsScene(services)


def rulebook(services: Services, number: str = "", edition: int | None = None) -> Scene:
    """Return the rulebook at a rule or chapter, to lie over any other scene.

    Without an ``edition``, that of the match below goes first.
    """
    from .rulebook.rulebook_scene import RulebookScene

    return RulebookScene(services, number, edition)


def replay(services: Services, found: Salvaged) -> Scene:
    """Return the replay of what was read of a record, or why there is none."""
    from .replay.open_record import opened

    return opened(services, found)


def replay_file(services: Services, path: Path) -> Scene:
    """Return the replay of a file, or why there is none."""
    from .replay.open_record import opened_file

    return opened_file(services, path)


def replay_clipboard(services: Services) -> Scene | None:
    """Return the replay of the code or the path on the clipboard; None where it has neither."""
    from .replay.open_record import opened_clipboard

    return opened_clipboard(services)


def play_on(services: Services, position: State, seats: tuple[Seat, Seat]) -> Scene:
    """Return the question how a position of a replay is to be played on."""
    from .replay.play_on import PlayOnDialog

    return PlayOnDialog(services, position, seats)


def share(services: Services, replay: ReplayScene) -> Scene:
    """Return the ways to pass on the match of a replay."""
    from .replay.share_dialog import ShareDialog

    return ShareDialog(services, replay)


def discard_pile(services: Services, cards: Sequence[Card], edition: int) -> Scene:
    """Return the AI's discard pile, laid open."""
    from .match.discard_screen import DiscardScreen

    return DiscardScreen(services, cards, edition)


def setup_hint(services: Services, match: Match) -> Scene | None:
    """Return what the master would choose before a match, or None where it has no advice."""
    from .setup.setup_hint import setup_hint_scene as found

    return found(services, match)


def what_can_be_done(services: Services, choices: TurnChoices, log: MatchLog) -> Scene:
    """Return the list of what can be done in a turn, and of what cannot."""
    from .match.turn_choices_dialog import TurnChoicesDialog

    return TurnChoicesDialog(services, choices, log)


def why(
    services: Services, title: str, refusals: Sequence[Refusal], card: Card | None = None
) -> Scene:
    """Return the reasons why something is not possible, the first of them about ``card``."""
    from .common.why_dialog import WhyDialog

    return WhyDialog(services, title, refusals, card)
