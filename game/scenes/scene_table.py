"""Every scene that gives a picture of itself: the name it is asked for by, and its module."""

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import cast

from game.kit import Scene

from .services import Services

#: The examples of scenes: a module below this package, how their names begin, and how they end.
#: The function of an end is ``example_`` with it. The beginning is a name, too, of ``example``,
#: unless it ends with an underscore or is empty. Each returns its scene ready for a picture.
_EXAMPLES = (
    ("options.access_scene", "access", ""),
    ("almanac.almanac_scene", "almanac", "guess place"),
    ("constructed.ban_scene", "bans", ""),
    ("constructed.ban_scene", "", "ring_bans ring_bans_three"),
    ("options.binding_scene", "binding", "clash waiting"),
    ("campaign.campaign_scene", "campaign", "crowned partner"),
    ("match.captains_examples", "", "captains"),
    ("match.captains_examples", "captains_", "force guard met"),
    ("ring.ring_examples", "ring_pairs", ""),
    ("ring.ring_examples", "captains_", "allies"),
    (
        "ring.ring_examples",
        "ring_",
        "four full horde map map_full map_three plan recap relief says says_horde three tip",
    ),
    ("match.match_examples", "match", "captions day odds odds_against own"),
    (
        "match.match_examples",
        "",
        "character_says fight first_tip hint hint_ahead horde_says log next_turn recap "
        "recap_unfolded undo",
    ),
    ("match.match_examples", "fight_", "others press says stakes"),
    ("carry.carry_dialog", "carry", "fault out"),
    ("constructed.choose_deck_scene", "choose_deck", ""),
    ("contests.climb_scene", "climb", "new"),
    ("setup.coin_toss_scene", "coin_toss", ""),
    ("common.dialogs.ways_dialog", "confirm", ""),
    ("credits.credits_scene", "credits", "fonts"),
    ("contests.cup_scene", "cup", "new"),
    ("contests.contest_results", "cup_game", ""),
    ("contests.contest_results", "", "cup_final"),
    ("decks.deck_builder", "deck_builder", "own"),
    ("decks.deck_library", "deck_library", ""),
    ("difficulty.difficulty_scene", "difficulty", "custom"),
    ("difficulty.difficulty_scene", "", "ring_difficulty ring_difficulty_custom"),
    ("match.dialogs.discard_screen", "discard", ""),
    ("draft.draft_scene", "draft", "own"),
    ("draft.draft_scene", "", "ring_draft ring_draft_horde ring_draft_three"),
    ("match.helpers.draw_offer", "draw_offer", ""),
    ("match.helpers.draw_offer", "", "draw_offered"),
    ("match.helpers.warnings", "end_warning", ""),
    ("match.helpers.warnings", "", "loss_warning"),
    ("error_scene", "error", ""),
    ("match.dialogs.hand_over_scene", "hand_over", ""),
    ("history.history_examples", "history", "rings voyage"),
    ("common.dialogs.key_card", "key_card", "pad"),
    ("new_match.kit_picker", "kits", ""),
    ("language.language_scene", "language", ""),
    ("setup.setup_step", "leave_setup", ""),
    ("letters.letter_examples", "letters", "none over"),
    (
        "letters.letter_examples",
        "letter_",
        "deck draft help join new pairs pairs_sent read results ring sent sheet table waits won",
    ),
    ("letters.letter_examples", "", "menu_letter"),
    ("tutorial.lesson_scene", "lesson", "all_done done goal missed ring ring_map read wrong"),
    ("tutorial.lessons_scene", "lessons", ""),
    ("menu.menu_scene", "menu", "new_game record ring waiting"),
    ("menu.menu_examples", "menu_", "fifth_evening year"),
    ("new_match.new_match_scene", "new_match", "own suggested unfolded"),
    ("new_match.new_ring_scene", "new_ring", "partner three"),
    ("options.options_scene", "options", "access display keys profile pad"),
    ("match.dialogs.order_dialog", "order", ""),
    ("own_cards.own_cards_scene", "own_cards", "empty faults"),
    ("own_cards.own_guide", "own_cards_guide", ""),
    ("common.dialogs.pad_seats_scene", "pads", ""),
    ("match.dialogs.pause_dialog", "pause", "curtain draw"),
    ("new_match.portrait_picker", "portraits", ""),
    ("printed_decks.printed_decks_scene", "printed_decks", "even odds own rival"),
    ("puzzles.puzzle_scene", "puzzle", "earned failed hint solved"),
    ("puzzles.puzzles_scene", "puzzles", "about new"),
    ("replay.replay_scene", "replay", "one_side playing ring ring_horde ring_three share"),
    ("replay.play_on", "replay_play_on", ""),
    ("replay.play_on", "", "replay_ring_play_on"),
    ("replay.open_record", "replay_unplayable", "code ring"),
    (
        "results.results_examples",
        "results",
        "agreed bulb conceded earned island lost out_of_cards returned",
    ),
    (
        "results.results_examples",
        "",
        "ring_results ring_results_drawn ring_results_four ring_results_horde "
        "ring_results_horde_lost ring_results_left ring_results_lost ring_results_three",
    ),
    ("review.review_scene", "review", "reading"),
    ("printed_decks.ring_decks_scene", "ring_decks", "horde three"),
    ("rulebook.rulebook_scene", "rulebook", "abilities glossary voyage ring search"),
    ("rulebook.example_scene", "rulebook_example", ""),
    ("saved_games.saved_games_scene", "saved_games", "rings"),
    ("voyage.setting_out.second_captain", "second_captain", "apart"),
    ("setup.setup_hint", "setup_hint", ""),
    (
        "statistics.statistics_examples",
        "statistics",
        "achievements cards empty first rating rating_first rating_soon rings voyages",
    ),
    ("contests.story_scene", "story", "last"),
    ("contests.story_pages", "story_pages", ""),
    ("common.dialogs.text_prompt", "text_prompt", ""),
    ("match.dialogs.turn_choices_dialog", "turn_choices", ""),
    (
        "voyage.parts.two_examples",
        "",
        "before_fight_allies before_fight_captains before_fight_persons "
        "voyage_chart_allies voyage_chart_rival voyage_day_of voyage_end_apart "
        "voyage_fight_allies voyage_fight_captains",
    ),
    ("voyage.before_fight.before_fight_scene", "voyage_before_fight", ""),
    ("voyage.before_fight.before_fight_scene", "", "voyage_before_goal"),
    ("voyage.chart_scene", "voyage_chart", ""),
    ("voyage.chart.whole_charts", "voyage_chart_", "bell come new omen sunk whole"),
    ("voyage.choices.choice_examples", "voyage_choice_card", ""),
    (
        "voyage.choices.choice_examples",
        "voyage_choice_",
        "chest deserters ferry few forge lookout market prison relic shrine teacher "
        "village volunteers",
    ),
    ("voyage.chart.day_end", "voyage_day_end", ""),
    ("voyage.ending.voyage_end_scene", "voyage_end", "company crown lost score"),
    ("voyage.fights.hand_laying_scene", "voyage_fight_hand", ""),
    ("voyage.fights.fight_ways", "voyage_fight_won", ""),
    ("voyage.home.home_scene", "voyage_home", "new"),
    ("voyage.ending.voyage_log_scene", "voyage_log", "days"),
    ("voyage.muster.muster_scene", "voyage_muster", "whole"),
    ("voyage.ending.past_voyage_scene", "voyage_past", "other"),
    ("voyage.chart.voyage_pause", "voyage_pause", ""),
    ("voyage.chart.voyage_pause", "", "voyage_rank voyage_rank_step voyage_yield"),
    ("voyage.saga.saga_examples", "voyage_saga", "landed lost new won"),
    ("voyage.saga.saga_keep_scene", "voyage_saga_keep", "lost"),
    ("voyage.saga.past_sagas_scene", "voyage_saga_past", ""),
    ("voyage.saga.saga_start_scene", "voyage_saga_start", ""),
    ("voyage.ending.share_voyage_dialog", "voyage_share", ""),
    ("voyage.setting_out.scenario_scene", "voyage_scenario", "day"),
    ("voyage.setting_out.squalls_dialog", "voyage_squalls", "locked"),
    ("voyage.setting_out.setting_out_scene", "voyage_start", "whole"),
    ("wardrobe.wardrobe_scene", "wardrobe", "first"),
    ("language.welcome_scene", "welcome", "begin"),
    ("setup.wheel_scene", "wheel", "three"),
    ("common.dialogs.why_dialog", "why", ""),
)


def _examples() -> Iterator[tuple[str, str]]:
    for module, begins, ends in _EXAMPLES:
        if begins.rstrip("_") == begins != "":
            yield begins, f"{module}:example"
        for end in ends.split():
            yield f"{begins.rstrip('_')}_{end}".lstrip("_"), f"{module}:example_{end}"


#: Name -> module below this package, and the function in it that gives an example of the scene.
SCENE_MODULES = dict(_examples())


def load_scene(name: str) -> Callable[[Services], Scene]:
    """Load the module of the scene called ``name`` and return what gives an example of it.

    Raises ``KeyError`` for a name that is not in ``SCENE_MODULES``.
    """
    path, _, function = SCENE_MODULES[name].partition(":")
    module = import_module(f".{path}", __package__)
    return cast("Callable[[Services], Scene]", getattr(module, function))
