"""Every screen of the menu can be found by arrows and Enter alone."""

from datetime import timedelta
from unittest.mock import Mock

import pytest

from game.kit import Pressable
from game.puzzles import daily_puzzle
from game.rules import LEFT
from game.scenes import MenuScene, Services
from game.scenes.almanac.almanac_scene import AlmanacScene
from game.scenes.campaign.campaign_scene import CampaignScene
from game.scenes.common.matches.match_plan import RIVALS
from game.scenes.contests.story_scene import StoryTeller
from game.scenes.credits.credits_scene import CreditsScene
from game.scenes.decks.deck_library import DeckLibraryScene
from game.scenes.examples import sail_so_far
from game.scenes.history.history_scene import HistoryScene
from game.scenes.letters.letters_screen import LettersScreen
from game.scenes.menu.menu_column import GROUPS, group_of
from game.scenes.menu.menu_news import TeaserNews
from game.scenes.new_match.new_match_scene import NewMatchScene
from game.scenes.new_match.new_ring_scene import NewRingScene
from game.scenes.options.options_scene import OptionsScene
from game.scenes.own_cards.own_cards_scene import OwnCardsScene
from game.scenes.puzzles.puzzle_progress import progress_of, puzzle_book
from game.scenes.puzzles.puzzles_scene import PuzzlesScene
from game.scenes.rulebook.rulebook_scene import RulebookScene
from game.scenes.saved_games.saved_games_scene import SavedGamesScene
from game.scenes.statistics.statistics_scene import StatisticsScene
from game.scenes.tutorial.lessons_scene import LessonsScene
from game.scenes.voyage.saga.saga_start_scene import SagaStartScene
from game.scenes.voyage.setting_out.setting_out_scene import SettingOutScene
from game.scenes.wardrobe.wardrobe_scene import WardrobeScene
from tests.amounts import paired
from tests.play.games import sure

from ..desktop import Desktop
from ..matches import new_duel
from ..table import Player

#: Every screen behind the menu, by the entry or the choice that leads there.
SCREENS = {
    "computer": NewMatchScene,
    "friend": NewMatchScene,
    "letters": LettersScreen,
    "ring": NewRingScene,
    "horde": NewMatchScene,
    "new_voyage": SettingOutScene,
    "saga": SagaStartScene,
    # Its story begins over it at the first visit.
    "climb": StoryTeller,
    "campaign": CampaignScene,
    "voyage": SettingOutScene,
    "puzzles": PuzzlesScene,
    "decks": DeckLibraryScene,
    "own_cards": OwnCardsScene,
    "wardrobe": WardrobeScene,
    "statistics": StatisticsScene,
    "history": HistoryScene,
    "saved_games": SavedGamesScene,
    "lessons": LessonsScene,
    "brief": OptionsScene,
    "rulebook": RulebookScene,
    "almanac": AlmanacScene,
    "options": OptionsScene,
    "credits": CreditsScene,
}


def walk_to(player: Player, goal: str) -> None:
    menu = player.at(MenuScene)
    ways: dict[int, tuple[str, ...]] = {id(menu.widgets.focused): ()}
    waiting = [menu.widgets.focused]
    while waiting:
        here = waiting.pop(0)
        if here is menu.entries[goal]:
            break
        for way in ("up", "down", "left", "right"):
            menu.widgets.focus(here, show=True)
            player.key(way)
            found = menu.widgets.focused
            if id(found) not in ways:
                ways[id(found)] = (*ways[id(here)], way)
                waiting.append(found)
    assert menu.widgets.focused is menu.entries[goal] or id(menu.entries[goal]) in ways, goal
    menu.widgets.focus(menu.entries[goal], show=True)


def go(player: Player, key: str) -> None:
    for each in filter(None, (group_of(key), key)):
        walk_to(player, each)
        player.key("enter")


@pytest.mark.parametrize(("waits", "key"), paired([False, True], SCREENS))
def test_every_screen_is_found_by_arrows_and_enter_and_left_where_one_came_from(
    player: Player, key: str, waits: bool
) -> None:
    if waits:
        new_duel(player.services, ("Ada", "Bo"), (0, 3), seed=5).close()
    player.show(MenuScene(player.services), wait=0.2)
    go(player, key)
    found = player.top
    assert isinstance(found, SCREENS[key])
    if isinstance(found, NewMatchScene):
        assert found.rival == key
    for _ in range(3):
        if not isinstance(player.top, MenuScene):
            player.key("escape")
    back = player.at(MenuScene)
    assert len(player.stack) == 1
    assert back.group == group_of(key)
    assert back.widgets.focused is back.entries[key]
    if back.group:
        player.key("escape")
        assert not back.group
        assert back.widgets.focused is back.entries[group_of(key)]
    player.key("escape", "enter")
    assert player.stack.top is None


@pytest.mark.parametrize("group", GROUPS)
def test_a_choice_is_made_with_the_pointer_and_taken_back(player: Player, group: str) -> None:
    menu = player.show(MenuScene(player.services))
    player.click(menu.entries[group])
    assert menu.group == group
    player.wait(0.5)
    for key in (*GROUPS[group], "back"):
        assert menu.column.frame.panel.contains(menu.entries[key].rect)
    assert not menu.widgets.ring_shown
    player.draw()
    player.click(menu.entries["back"])
    assert not menu.group
    assert menu.widgets.focused is menu.entries[group]


def test_what_was_played_last_changes_no_other_way(player: Player) -> None:
    """The Horde played last, New game leads to the computer all the same, and the reverse."""
    seats = {"computer": ["computer", "person"], "friend": ["person", "person"]}
    for last in RIVALS:
        for key in RIVALS:
            player.stack.clear_to(NewMatchScene(player.services, last))
            player.press("Begin")
            player.stack.clear_to(MenuScene(player.services))
            go(player, key)
            scene = player.at(NewMatchScene)
            assert scene.plan.mode == ("solo" if key == "horde" else "duel")
            assert key not in seats or sorted(scene.plan.seats) == seats[key]


def test_every_way_of_the_menu_is_tried_here_and_lies_still_while_the_news_come(
    services: Services,
) -> None:
    menu = MenuScene(services)
    at = Desktop(services, menu)
    before = {key: each.rect.copy() for key, each in menu.entries.items()}
    assert [card.news for card in menu.cards.values()] == [None] * 3
    at.rest()
    assert None not in [card.news for card in menu.cards.values()]
    assert [card._shown for card in menu.cards.values()] == [1.0, 1.0, 1.0]
    assert {key: each.rect for key, each in menu.entries.items()} == before
    behind = {key for choices in GROUPS.values() for key in choices}
    alone = set(menu.entries) - set(GROUPS) - {"play", "next_up", "quit"}
    assert set(SCREENS) == behind | alone


def news_of(player: Player, key: str) -> TeaserNews:
    player.stack.clear_to(MenuScene(player.services))
    player.wait(0.2)
    return now(player, key)


def now(player: Player, key: str) -> TeaserNews:
    return sure(player.at(MenuScene).cards[key].news)


def test_the_next_island_its_level_and_the_crown_are_on_the_menu(player: Player) -> None:
    assert news_of(player, "campaign").lines == ("Next: Millbrook", "Easy · 0 of 5 islands won")
    cards = player.at(MenuScene).cards
    assert cards["campaign"].hint.endswith("\nDifficulty: Easy")
    assert "\nDifficulty: " in cards["puzzles"].hint
    assert "Difficulty" not in cards["voyage"].hint
    for home, lines in (
        (False, ("Next: Mount Ember", "Heroic · 3 of 5 islands won")),
        (True, ("All islands won: the crown is yours", "")),
    ):
        sail_so_far(player.services, home=home)
        assert news_of(player, "campaign").lines == lines


def test_today_s_puzzle_is_on_the_menu_and_whether_it_is_solved(player: Player) -> None:
    progress = progress_of(player.services)
    puzzle = progress.daily_run(progress.day).puzzle
    kind = player.services.translate(f"puzzles.kinds.{puzzle.kind}")
    first = news_of(player, "puzzles")
    assert first.lines == (f"Today: {kind}", "Easier: number 1 of the ladder")
    player.services.profile.puzzles.note_solved(puzzle.id, 67.0, progress.day)
    news = news_of(player, "puzzles")
    assert news.lines == (f"Today: {kind}", "Solved. Best time: 1:07 · Streak: 1 day")
    assert (first.done, news.done) == (False, True)


def test_a_menu_that_is_open_over_midnight_tells_of_the_new_day(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    news_of(player, "puzzles")
    here = progress_of(player.services).day
    days = [here + timedelta(days=more) for more in range(9)]
    kinds = [daily_puzzle(puzzle_book(), day).kind for day in days]
    day, kind = next((d, k) for d, k in zip(days, kinds, strict=True) if k != kinds[0])
    monkeypatch.setattr("game.scenes.puzzles.puzzle_progress.today", lambda: day)
    monkeypatch.setattr("game.scenes.menu.menu_scene.date", Mock(today=lambda: day))
    player.wait(0.2)
    told = player.services.translate(f"puzzles.kinds.{kind}")
    assert now(player, "puzzles").lines[0] == f"Today: {told}"


def test_a_choice_of_the_menu_survives_another_size_and_language(player: Player) -> None:
    menu = player.show(MenuScene(player.services, "history"))
    assert menu.widgets.focused is menu.entries["history"]
    menu.retext()
    player.stack.resize(player.stack.view)
    assert menu.group == "record"
    assert menu.widgets.focused is menu.entries["history"]
    assert isinstance(menu.entries["history"], Pressable)


def test_a_match_that_was_deleted_waits_no_more(player: Player) -> None:
    new_duel(player.services, ("Ada", "Bo"), (0, 3), seed=5).close()
    player.stack.push(MenuScene(player.services))
    go(player, "saved_games")
    saved = player.at(SavedGamesScene)
    saved.ask_to_delete()
    player.key("right", "enter")
    saved.go_back()
    assert "continue" not in player.at(MenuScene).entries
    player.key("escape")
    assert "continue" not in player.at(MenuScene).entries


@pytest.mark.settings(seats=("computer", "person"), strengths=("deep", "greedy"))
def test_the_side_and_the_strength_of_the_last_duel_stay_for_the_next(player: Player) -> None:
    player.show(NewMatchScene(player.services, "horde"))
    player.press("Begin")
    again = NewMatchScene(player.services, "computer")
    assert again.plan.seats[LEFT] == "computer"
    assert again.seats.players[LEFT].strength.visible
