"""The ways from scene to scene.

Scenes lead to one another in circles (menu, setup, match, results, menu), so
nobody imports a sibling to go to: each way is looked up here when it is taken.
So the menu also loads nothing of what lies behind it.
"""
# ruff: noqa: PLC0415

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.kit import Scene

from .services import Desk

if TYPE_CHECKING:
    from game.board import Chronicle
    from game.play import Match, Review, Seat, Settings
    from game.rules import Card, Refusal


def menu(desk: Desk) -> Scene:
    """Return the menu."""
    from .menu.menu_scene import MenuScene

    return MenuScene(desk)


def start(desk: Desk, *, solo: bool = False) -> Scene:
    """Return the choice of what is played, by which rules and by whom."""
    from .new_match.new_match_scene import StartScene

    return StartScene(desk, solo)


def campaign(desk: Desk) -> Scene:
    """Return the campaign's chart."""
    from .campaign.campaign_scene import CampaignScene

    return CampaignScene(desk)


def portraits(desk: Desk, plan: Settings, side: int) -> Scene:
    """Return the choice of a portrait for a side of a planned match."""
    from .new_match.portrait_picker import PortraitsScene

    return PortraitsScene(desk, plan, side)


def planning(desk: Desk, match: Match) -> Scene:
    """Return the screen on which a match like ``match`` is planned."""
    from game.rules import RIGHT

    from .campaign.campaign_attempts import level_of

    if level_of(desk, match) is not None:
        return campaign(desk)
    return start(desk, solo=match.seats[RIGHT].kind == "ai-deck")


def toss(desk: Desk, match: Match) -> Scene:
    """Return the coin toss before a match."""
    from .setup.coin_toss_scene import TossScene

    return TossScene(desk, match)


def table(desk: Desk, match: Match) -> Scene:
    """Return the table of a match, new or begun."""
    from .match.match_scene import MatchScene

    return MatchScene(desk, match)


def going_on(desk: Desk, match: Match) -> Scene:
    """Return the scene that a match is at: a step of its setup, or the table.

    Every scene of a setup submits its actions to the match and, when the kind
    of the match's position has changed, gives way to what this returns.
    """
    from game.rules import Constructed, CustomSolo, Draft, MatchAction, Preconstructed

    position = match.position
    if isinstance(position, Draft):
        from .draft.draft_scene import DraftScene

        return DraftScene(desk, match)
    if isinstance(position, Constructed):
        from .constructed.choose_deck_scene import ConstructScene

        return ConstructScene(desk, match)
    if isinstance(position, Preconstructed):
        from .printed_decks.printed_decks_scene import DeckChoiceScene

        return DeckChoiceScene(desk, match)
    if isinstance(position, CustomSolo):
        from .campaign.campaign_attempts import level_of
        from .difficulty.difficulty_scene import DifficultyScene

        return DifficultyScene(desk, match, level_of(desk, match))
    begins = not any(isinstance(done.action, MatchAction) for done in match.history)
    solo = match.state is not None and match.state.solo
    return toss(desk, match) if begins and not solo else table(desk, match)


def library(desk: Desk) -> Scene:
    """Return the saved decks, to lie over any other scene."""
    from .decks.deck_library import DeckLibraryScene

    return DeckLibraryScene(desk)


def options(desk: Desk) -> Scene:
    """Return the options, to lie over any other scene."""
    from .options.options_scene import OptionsScene

    return OptionsScene(desk)


def pause(desk: Desk, name: str) -> Scene:
    """Return the pause over a match in which ``name`` is to act."""
    from .match.pause_dialog import PauseScene

    return PauseScene(desk, name)


def order(desk: Desk, match: Match) -> Scene:
    """Return the question for the order of fallen cards."""
    from .match.order_dialog import OrderScene

    return OrderScene(desk, match)


def chronicle(desk: Desk, chronicle: Chronicle) -> Scene:
    """Return the chronicle of a match."""
    from .match.log_screen import ChronicleScene

    return ChronicleScene(desk, chronicle)


def hand_over(desk: Desk, seats: tuple[Seat, Seat], side: int) -> Scene:
    """Return the screen between two turns."""
    from .match.hand_over_scene import HandOverScene

    return HandOverScene(desk, seats, side)


def results(desk: Desk, match: Match) -> Scene:
    """Return the results of a finished match."""
    from .results.results_scene import ResultsScene

    return ResultsScene(desk, match)


def review(desk: Desk, match: Match, review: Review) -> Scene:
    """Return the look back at a finished match."""
    from .review.review_scene import ReviewScene

    return ReviewScene(desk, match, review)


def pile(desk: Desk, cards: Sequence[Card], edition: int) -> Scene:
    """Return the AI's discard pile, laid open."""
    from .match.discard_screen import PileScene

    return PileScene(desk, cards, edition)


def pick_hint(desk: Desk, match: Match) -> Scene | None:
    """Return what the master would choose before a match, or None where it has no advice."""
    from .setup.setup_hint import pick_hint as found

    return found(desk, match)


def why(desk: Desk, title: str, refusals: Sequence[Refusal], card: Card | None = None) -> Scene:
    """Return the reasons why something is not possible, the first of them about ``card``."""
    from .common.why_dialog import WhyScene

    return WhyScene(desk, title, refusals, card)
