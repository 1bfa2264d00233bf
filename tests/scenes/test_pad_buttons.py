"""README.md's table of a pad's buttons, where no whole match by pad shows it."""

import pytest

from game.scenes import MatchScene, Services
from game.scenes.common import KeyCard, Screen
from game.scenes.decks import deck_builder
from game.scenes.decks.deck_builder import DeckBuilderScene
from game.scenes.match.dialogs.discard_screen import DiscardScreen
from game.scenes.match.dialogs.log_screen import LogScreen
from game.scenes.match.dialogs.pause_dialog import PauseDialog
from game.scenes.match.dialogs.turn_choices_dialog import TurnChoicesDialog
from game.scenes.printed_decks import printed_decks_scene
from game.scenes.results import results_examples
from game.scenes.review import review_scene
from game.scenes.review.review_scene import ReviewScene
from game.scenes.saved_games import saved_games_scene
from game.scenes.saved_games.saved_games_scene import SavedGamesScene
from tests.rules.pictures import duel, solo

from .desktop import Desktop
from .match.sitting import Sitting
from .match.test_hint import LINE, Told, sitting


@pytest.fixture
def at(services: Services) -> Sitting:
    return Sitting(services, duel("* x y", "* a b", mana=9))


def press(at: Desktop, *names: str) -> None:
    for name in names:
        at.pad(name)
        at.rest()


def test_a_card_is_read_on_the_way_to_it_and_put_back(at: Sitting) -> None:
    press(at, "dpad_right")
    at.wait(1)
    assert at.match.view.reading.piece is at.hand(0)
    press(at, "a")
    assert at.match.selection.held is at.hand(0)
    press(at, "b")
    assert at.match.selection.held is None
    assert isinstance(at.top, MatchScene)


def test_what_the_opponent_would_do_and_what_can_be_done(at: Sitting) -> None:
    press(at, "right_stick")
    assert at.match.forecast.ahead
    press(at, "right_stick")
    assert not at.match.forecast.ahead
    press(at, "view")
    assert isinstance(at.top, TurnChoicesDialog)
    press(at, "a")
    assert isinstance(at.top, MatchScene)


def test_the_log_and_the_pile(services: Services) -> None:
    at = Sitting(services, solo("* x y", "* a b c | discard: d e f"))
    for button, kind in (("left_shoulder", LogScreen), ("x", DiscardScreen)):
        press(at, button)
        assert isinstance(at.top, kind)
        press(at, "b")
        assert isinstance(at.top, MatchScene)


def test_what_can_be_pressed(at: Sitting) -> None:
    press(at, "menu")
    assert isinstance(at.top, PauseDialog)
    press(at, "b")
    at = Desktop(at.app.services, at.app.services.routes.options())  # type: ignore[assignment]
    press(at, "menu")
    assert isinstance(at.top, KeyCard)


def test_the_hint_is_walked_through_and_played(services: Services) -> None:
    at = sitting(services, Told(*LINE))
    press(at, "left_stick")
    hint = at.match.hint
    assert hint.visible
    first = hint.at
    press(at, "right_shoulder")
    assert hint.at != first
    press(at, "left_shoulder", "a")
    assert at.actions == [LINE[0]]


def test_a_match_is_looked_back_at(services: Services) -> None:
    at = Desktop(services, results_examples.example(services))
    press(at, "left_stick")
    assert isinstance(at.top, ReviewScene)
    at = Desktop(services, review_scene.example(services))
    scene = at.at(ReviewScene)
    start = scene.panel.index
    press(at, "dpad_right")
    assert scene.panel.index == start + 1
    press(at, "left_shoulder")
    assert scene.panel.index in scene.review.marked
    better = scene.panel.better
    assert scene.panel.best.visible
    press(at, "left_stick")
    assert scene.panel.better != better


def test_a_change_of_a_deck_and_a_deletion_are_taken_back(services: Services) -> None:
    at = Desktop(services, deck_builder.example(services))
    builder = at.at(DeckBuilderScene)
    cards = builder.cards
    at.press_button(services.translate("builder.clear"))
    assert builder.cards == ()
    at.wait(1)
    press(at, "left_trigger")
    assert builder.cards == cards
    at = Desktop(services, saved_games_scene.example(services))
    saved = at.at(SavedGamesScene)
    count = len(saved.rows)
    press(at, "y", "dpad_right", "a")
    assert len(saved.rows) == count - 1
    press(at, "left_trigger")
    assert len(saved.rows) == count


def test_x_reads_a_card_where_the_pad_does_not_lead_to_cards(services: Services) -> None:
    at = Desktop(services, printed_decks_scene.example(services), painted=True, rested=True)
    scene = at.at(Screen)
    press(at, "x")
    assert scene.reader.read is not None
    press(at, "x")
    assert scene.reader.read is None
