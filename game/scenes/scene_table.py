"""Every scene that gives a picture of itself: the name it is asked for by, and its module."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from game.kit import Scene

    from .services import Services

#: Name -> module below this package. Each module has a function ``example``, which returns its
#: scene ready for a picture; another function is named after a colon.
SCENE_MODULES = {
    "bans": "constructed.ban_scene",
    "binding": "options.binding_scene",
    "binding_clash": "options.binding_scene:example_clash",
    "binding_waiting": "options.binding_scene:example_waiting",
    "campaign": "campaign.campaign_scene",
    "campaign_crowned": "campaign.campaign_scene:example_crowned",
    "choose_deck": "constructed.choose_deck_scene",
    "coin_toss": "setup.coin_toss_scene",
    "confirm": "common.confirm_dialog",
    "credits": "credits.credits_scene",
    "credits_fonts": "credits.credits_scene:example_fonts",
    "deck_builder": "decks.deck_builder",
    "deck_builder_own": "decks.deck_builder:example_own",
    "deck_library": "decks.deck_library",
    "difficulty": "difficulty.difficulty_scene",
    "difficulty_custom": "difficulty.difficulty_scene:example_custom",
    "discard": "match.discard_screen",
    "draft": "draft.draft_scene",
    "draft_own": "draft.draft_scene:example_own",
    "draw_offer": "match.draw_offer",
    "draw_offered": "match.draw_offer:example_offered",
    "end_warning": "match.end_warning",
    "error": "error_scene",
    "first_tip": "match.tip_teller",
    "hand_over": "match.hand_over_scene",
    "hint": "match.hint",
    "hint_ahead": "match.hint:example_ahead",
    "history": "history.history_scene",
    "key_card": "common.key_card",
    "key_card_pad": "common.key_card:example_pad",
    "kits": "new_match.kit_picker",
    "language": "language.language_scene",
    "leave_setup": "setup.leave_setup_dialog",
    "log": "match.log_screen",
    "lesson": "tutorial.lesson_scene",
    "lesson_all_done": "tutorial.lesson_examples:example_all_done",
    "lesson_done": "tutorial.lesson_examples:example_done",
    "lesson_goal": "tutorial.lesson_examples:example_goal",
    "lesson_missed": "tutorial.lesson_examples:example_missed",
    "lesson_read": "tutorial.lesson_examples:example_read",
    "lesson_wrong": "tutorial.lesson_examples:example_wrong",
    "lessons": "tutorial.lessons_scene",
    "loss_warning": "match.loss_warning",
    "match": "match.match_examples",
    "match_day": "match.match_examples:example_by_day",
    "match_odds": "match.match_examples:example_odds",
    "match_odds_against": "match.match_examples:example_odds_against",
    "match_own": "match.match_examples:example_own",
    "menu": "menu.menu_scene",
    "menu_waiting": "menu.menu_scene:example_waiting",
    "new_match": "new_match.new_match_scene",
    "new_match_own": "new_match.new_match_scene:example_own",
    "new_match_suggested": "new_match.new_match_scene:example_suggested",
    "new_match_unfolded": "new_match.new_match_scene:example_unfolded",
    "next_turn": "match.forecast_toggle",
    "options": "options.options_scene",
    "options_access": "options.options_scene:example_access",
    "options_display": "options.options_scene:example_display",
    "options_keys": "options.options_scene:example_keys",
    "options_pad": "options.options_scene:example_pad",
    "order": "match.order_dialog",
    "own_cards": "own_cards.own_cards_scene",
    "own_cards_empty": "own_cards.own_cards_scene:example_empty",
    "pads": "common.pad_seats_scene",
    "pause": "match.pause_dialog",
    "pause_curtain": "match.pause_dialog:example_curtained",
    "pause_draw": "match.pause_dialog:example_may_offer",
    "portraits": "new_match.portrait_picker",
    "printed_decks": "printed_decks.printed_decks_scene",
    "printed_decks_even": "printed_decks.printed_decks_scene:example_even",
    "printed_decks_odds": "printed_decks.printed_decks_scene:example_odds",
    "printed_decks_own": "printed_decks.printed_decks_scene:example_own",
    "puzzle": "puzzles.puzzle_examples",
    "puzzle_earned": "puzzles.puzzle_examples:example_earned",
    "puzzle_failed": "puzzles.puzzle_examples:example_failed",
    "puzzle_hint": "puzzles.puzzle_examples:example_hint",
    "puzzle_solved": "puzzles.puzzle_examples:example_solved",
    "puzzles": "puzzles.puzzles_scene",
    "puzzles_about": "puzzles.puzzle_dialog",
    "puzzles_new": "puzzles.puzzles_scene:example_new",
    "recap": "match.turn_recap",
    "replay": "replay.replay_scene",
    "replay_one_side": "replay.replay_scene:example_one_side",
    "replay_playing": "replay.replay_scene:example_playing",
    "replay_play_on": "replay.play_on",
    "replay_share": "replay.share_dialog",
    "replay_unplayable": "replay.unplayable",
    "replay_unplayable_code": "replay.unplayable:example_cut",
    "results": "results.results_scene",
    "results_bulb": "results.results_scene:example_bulb",
    "results_earned": "results.results_scene:example_earned",
    "results_returned": "results.results_scene:example_returned",
    "review": "review.review_scene",
    "review_reading": "review.review_scene:example_reading",
    "rulebook": "rulebook.rulebook_scene",
    "rulebook_abilities": "rulebook.rulebook_scene:example_abilities",
    "rulebook_example": "rulebook.example_scene",
    "rulebook_glossary": "rulebook.rulebook_scene:example_glossary",
    "rulebook_search": "rulebook.rulebook_scene:example_search",
    "saved_games": "saved_games.saved_games_scene",
    "setup_hint": "setup.setup_hint",
    "statistics": "statistics.statistics_examples",
    "statistics_achievements": "statistics.statistics_examples:example_achievements",
    "statistics_cards": "statistics.statistics_examples:example_cards",
    "statistics_empty": "statistics.statistics_examples:example_empty",
    "statistics_rating": "statistics.statistics_examples:example_rating",
    "text_prompt": "common.text_prompt",
    "turn_choices": "match.turn_choices_dialog",
    "undo": "match.undo_buttons",
    "welcome": "language.welcome_scene",
    "welcome_begin": "language.welcome_scene:example_begin",
    "why": "common.why_dialog",
}


def load_scene(name: str) -> Callable[[Services], Scene]:
    """Load the module of the scene called ``name`` and return what gives an example of it.

    Raises ``KeyError`` for a name that is not in ``SCENE_MODULES``.
    """
    path, _, function = SCENE_MODULES[name].partition(":")
    module = import_module(f".{path}", __package__)
    return cast("Callable[[Services], Scene]", getattr(module, function or "example"))
