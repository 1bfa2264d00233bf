"""The campaign: islands unlocked one by one, attempts at them, and the lasting reward (R10.4)."""

from pathlib import Path

import pytest

from game.content import Content
from game.kit import Assets, Look, Viewport
from game.play import Match, ProfileError, match_id
from game.play.profile.campaign import Campaign
from game.rules import (
    LEFT,
    LEVELS,
    ChooseDifficulty,
    CustomSolo,
    Draft,
    PickCard,
    Preconstructed,
    TakeDeck,
    difficulties,
)
from game.scenes import MatchScene, MenuScene, ResultsScene, Services
from game.scenes.campaign.campaign_attempts import begin_attempt, level_of, story_line
from game.scenes.campaign.campaign_scene import CampaignScene
from game.scenes.campaign.crown_drawing import settings_words
from game.scenes.common import (
    ConfirmDialog,
    campaign_level,
    hardness_words,
    island_name,
    mode_words,
)
from game.scenes.difficulty.difficulty_scene import DifficultyScene
from game.scenes.draft.draft_scene import DraftScene
from game.scenes.match.dialogs.pause_dialog import PauseDialog
from game.scenes.new_match.new_match_scene import NewMatchScene
from game.scenes.printed_decks.printed_decks_scene import PrintedDecksScene

from ...play.games import record_of
from ..table import Player
from ..text_sizes import faults, laid_anew, opened


def chart(player: Player, wait: float = 0.0) -> CampaignScene:
    return player.show(CampaignScene(player.services), wait)


def win(services: Services, level: int, turns: int = 11, combination: int = 0) -> None:
    name = f"won {level} {turns} {combination}"
    choice = difficulties(level)[combination]
    services.profile.campaign.begin_attempt(level, "draft", choice, name)
    services.profile.campaign.finish_attempt(name, won=True, turns=turns)


def dealt(services: Services, level: int) -> Match:
    """Return an attempt at a level whose settings are still to be chosen."""
    match = begin_attempt(services, level, "preconstructed")
    match.submit(TakeDeck(0))
    assert isinstance(match.position, CustomSolo)
    return match


def test_at_first_only_the_first_island_can_be_sailed_to(player: Player) -> None:
    scene = chart(player)
    assert [points for points, mark in scene.marks.items() if mark.progress.unlocked] == [1]
    assert not scene.crown_hint.visible
    assert (scene.marks[1].step, scene.marks[1].hint) == (0, "")
    assert not [words for words in player.read() if "Hardest win" in words]
    scene.choose(2)
    assert not scene.sail.enabled
    player.click(scene.sail)
    assert player.top is scene


def test_a_win_unlocks_the_next_island_and_is_shown(player: Player) -> None:
    win(player.services, 1, turns=13)
    win(player.services, 1, turns=9, combination=4)
    scene = chart(player)
    assert scene.chosen == 2
    assert scene.sail.enabled
    first = scene.levels[1]
    assert (first.attempts, first.wins, first.best_turns, len(first.beaten)) == (2, 2, 9, 2)


@pytest.mark.parametrize(
    ("form", "step", "position"),
    [("preconstructed", PrintedDecksScene, Preconstructed), ("draft", DraftScene, Draft)],
)
def test_setting_sail_leads_to_the_cards(
    player: Player, form: str, step: type[PrintedDecksScene | DraftScene], position: type
) -> None:
    scene = chart(player)
    scene.forms.index = ["preconstructed", "draft"].index(form)
    player.key("enter")
    match = player.at(step).match
    assert isinstance(match.position, position)
    assert level_of(player.services, match) == 1


def test_the_choice_of_a_horde_is_a_step_after_the_deck(player: Player) -> None:
    decks = player.show(
        PrintedDecksScene(player.services, begin_attempt(player.services, 1, "preconstructed"))
    )
    decks.take(LEFT, 0)
    player.press("Next")
    assert isinstance(player.top, DifficultyScene)
    assert player.top.title == "Millbrook"
    assert player.top.begin_button.label == "Start match"


def test_a_match_of_the_campaign_is_called_by_its_island(services: Services) -> None:
    match = begin_attempt(services, 1, "draft")
    header = record_of(match).header
    level = campaign_level(services, header.terms, match_id(header))
    assert mode_words(services, header.terms, level) == "Campaign: Millbrook · Draft"
    assert PauseDialog(services, "Ada", match).about.startswith("Campaign: Millbrook · Draft")
    match.close()


def test_after_the_deal_the_level_is_fixed_and_the_settings_are_kept(player: Player) -> None:
    win(player.services, 1)
    match = dealt(player.services, 2)
    scene = player.show(DifficultyScene(player.services, match, level_of(player.services, match)))
    scene.choose_level(5)
    assert scene.level == 2
    scene.take(difficulties(2)[3])
    player.click(scene.begin_button)
    assert isinstance(player.top, MatchScene)
    progress = player.services.profile.campaign.levels()[2]
    assert progress.last == ("preconstructed", difficulties(2)[3])
    assert progress.attempts == 1


def test_a_match_killed_before_its_settings_were_kept_still_counts(services: Services) -> None:
    match = dealt(services, 1)
    match.submit(ChooseDifficulty(1, difficulties(1)[7]))
    match.concede(LEFT)
    services.file(match)
    progress = services.profile.campaign.levels()[1]
    assert progress.attempts == 1
    assert progress.last == ("preconstructed", difficulties(1)[7])


def test_a_lost_attempt_offers_to_try_again_and_the_chart(player: Player) -> None:
    match = dealt(player.services, 1)
    match.submit(ChooseDifficulty(1, difficulties(1)[0]))
    match.concede(LEFT)
    player.services.file(match)
    player.stack.push(ResultsScene(player.services, match))
    player.press("Back to map")
    assert isinstance(player.top, CampaignScene)
    player.stack.push(ResultsScene(player.services, match))
    player.press("Try again")
    again = player.at(PrintedDecksScene).match
    assert level_of(player.services, again) == 1
    assert match_id(record_of(again).header) != match_id(record_of(match).header)


def locked(*_: object, **_named: object) -> None:
    raise ProfileError("profile", "it is locked", "close the other program")


def test_a_result_is_shown_without_a_profile_that_can_be_read(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = dealt(player.services, 1)
    match.submit(ChooseDifficulty(1, difficulties(1)[0]))
    match.concede(LEFT)
    monkeypatch.setattr(Campaign, "attempt", locked)
    assert player.show(ResultsScene(player.services, match)).ending.level is None
    player.press("Another Horde")
    assert isinstance(player.top, NewMatchScene)


def test_a_campaign_that_cannot_be_reset_tells_why(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    win(player.services, 1)
    scene = chart(player)
    monkeypatch.setattr(Campaign, "reset_campaign", locked)
    scene.ask_to_reset()
    player.press("Reset progress")
    assert player.top is scene
    assert "it is locked" in scene.message
    assert scene.levels[1].wins == 1


def test_a_reset_asks_first_and_leaves_the_crown(player: Player) -> None:
    for level in LEVELS.values():
        win(player.services, level)
    scene = chart(player)
    assert scene.crown_plate.visible
    player.click(scene.reset)
    assert isinstance(player.top, ConfirmDialog)
    player.key("escape")
    assert scene.levels[4].wins == 1
    player.click(scene.reset)
    player.draw()
    player.key("right", "enter")
    assert scene.levels[1].wins == 0
    assert not scene.levels[2].unlocked
    assert CampaignScene(player.services).crown_plate.visible
    # It is worn in the menu for good.
    menu = player.show(MenuScene(player.services))
    player.draw()
    player.wait(0.1)
    assert menu.crowned


def test_digits_choose_an_island_and_escape_leads_back(player: Player) -> None:
    scene = chart(player)
    player.command("3")
    assert scene.chosen == 3
    player.key("escape")
    assert isinstance(player.top, MenuScene)


def test_a_draft_of_the_campaign_ends_in_the_settings_of_its_level(player: Player) -> None:
    match = begin_attempt(player.services, 1, "draft")
    while isinstance(match.position, Draft):
        match.submit(PickCard(0))
    assert isinstance(match.position, CustomSolo)
    assert level_of(player.services, match) == 1


def test_the_story_goes_on_from_win_to_win(services: Services) -> None:
    lines = [story_line(services, 1, won=False)]
    for level in LEVELS.values():
        lines.append(story_line(services, level, won=True))
        if level + 1 in LEVELS.values():
            lines.append(story_line(services, level + 1, won=False))
    assert len(set(lines)) == 2 * len(LEVELS)
    assert len({island_name(services, level) for level in LEVELS.values()}) == len(LEVELS)


def test_an_island_lists_its_hordes_and_which_are_beaten(player: Player) -> None:
    first = player.services.content.presets[1][0].difficulty
    win(player.services, 1, combination=difficulties(1).index(first))
    scene = chart(player)
    scene.choose(1)
    player.wait(1)
    told = player.read()
    assert "Hordes beaten: 1 of 3" in told
    assert story_line(player.services, 1, won=True) in told
    settings, _, hardness = scene.horde_hints[0].hint.partition(". ")
    assert settings == settings_words(player.services, first)
    assert hardness == hardness_words(player.services, first).both


def gentlest_and_hardest(services: Services, level: int) -> tuple[int, int]:
    """Return the numbers of the settings of a level that are won against most and least often."""
    wins = [services.content.hardness.wins(settings) for settings in difficulties(level)]
    return wins.index(max(wins)), wins.index(min(wins))


def test_an_island_tells_of_the_hardest_win_there(player: Player) -> None:
    gentle, hard = gentlest_and_hardest(player.services, 1)
    win(player.services, 1, combination=hard)
    win(player.services, 1, turns=7, combination=gentle)
    scene = chart(player)
    scene.choose(1)
    player.wait(1)
    hardest = difficulties(1)[hard]
    words = hardness_words(player.services, hardest)
    assert f"Hardest win: {words.name}" in player.read()
    mark = scene.marks[1]
    assert mark.step == words.step
    told = f"Hardest win: {settings_words(player.services, hardest)}. {words.both}"
    assert mark.hint == scene.crown_hint.hint == told


def test_the_crown_tells_of_the_hardest_horde_ever_beaten_with_it(player: Player) -> None:
    gentle, hard = gentlest_and_hardest(player.services, 5)
    for level in range(1, 5):
        win(player.services, level)
    win(player.services, 5, combination=hard)
    player.services.profile.campaign.reset_campaign()
    for level in range(1, 5):
        win(player.services, level, turns=12)
    win(player.services, 5, combination=gentle)
    scene = chart(player, wait=1)
    told = player.read()
    assert "Keeper of both bridges" in told
    assert hardness_words(player.services, difficulties(5)[hard]).both in told
    assert settings_words(player.services, difficulties(5)[hard]) in scene.crown_plate.hint
    # Since the reset, the island knows the gentler one alone.
    assert settings_words(player.services, difficulties(5)[gentle]) in scene.marks[5].hint


def test_a_crown_whose_settings_were_not_kept_says_so(player: Player) -> None:
    for level in range(1, 5):
        win(player.services, level)
    player.services.profile.campaign.begin_attempt(5, "draft", None, "killed")
    player.services.profile.campaign.finish_attempt("killed", won=True, turns=9)
    scene = chart(player, wait=1)
    assert "Settings not recorded" in player.read()
    assert scene.crown_plate.hint == ""


def test_a_chart_that_cannot_be_read_tells_why(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    win(player.services, 1)
    monkeypatch.setattr(Campaign, "levels", locked)
    scene = chart(player, wait=1)
    assert scene.message == "profile: it is locked: close the other program"
    assert scene.message in player.read()
    assert [points for points, level in scene.levels.items() if level.unlocked] == [1]


def test_a_menu_whose_profile_cannot_be_read_tells_why(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Campaign, "crown", locked)
    menu = player.show(MenuScene(player.services))
    player.draw()
    player.wait(0.1)
    assert not menu.crowned
    assert [notice.text for notice in menu.notices.shown] == [
        "profile: it is locked: close the other program"
    ]


def test_texts_that_are_a_little_larger_have_room(
    content: Content, assets: Assets, tmp_path: Path
) -> None:
    stack = opened("campaign_crowned", content, Viewport.of((1280, 720)), tmp_path)
    usual = laid_anew(stack, Look(), assets)
    assert faults(usual, laid_anew(stack, Look(text=1.15), assets)) == []
