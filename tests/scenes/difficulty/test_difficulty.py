import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import product

import pytest
from pygame.typing import RectLike

from game.kit import Look, Widget, active_context
from game.play import Match, ProfileError, load_settings
from game.play.profile.campaign import Campaign
from game.rules import (
    BERSERK,
    CHOICES,
    LEVELS,
    RAGE,
    ChooseDifficulty,
    Difficulty,
    TakeDeck,
    Terms,
    difficulties,
)
from game.scenes import MatchScene
from game.scenes.common import hardness_words
from game.scenes.common.drawings.hardness_gauge import hardness_step
from game.scenes.difficulty import difficulty_scene
from game.scenes.difficulty.difficulty_scene import DifficultyScene
from tests.certain import failing

from ..matches import new_match
from ..table import Player

#: How many settings sum to each level: the coefficients of (1 + x²)² (1 + x)(1 + 1/x)(1 + 5x)
#: (1 + x + x² + x³ + x⁴), which is the table of R10.2.
NUMBERS = {1: 21, 2: 40, 3: 63, 4: 79, 5: 83}


def dealt(player: Player) -> Match:
    match = new_match(player.services, Terms(solo=True, custom=True), "Ada", seed=8)
    match.submit(TakeDeck(1))
    return match


@pytest.fixture
def board(player: Player) -> DifficultyScene:
    return player.show(DifficultyScene(player.services, dealt(player)))


def choose_all(scene: DifficultyScene, difficulty: Difficulty) -> None:
    for name in CHOICES:
        scene.choose(name, getattr(difficulty, name))


def test_every_combination_can_be_chosen_and_starts_at_its_level_alone(player: Player) -> None:
    board = DifficultyScene(player.services, dealt(player))
    combinations = [*product(*CHOICES.values())]
    points_of = {
        each: sum(CHOICES[name][value] for name, value in zip(CHOICES, each, strict=True))
        for each in combinations
    }
    found = Counter(points for points in points_of.values() if points in NUMBERS)
    assert dict(found) == NUMBERS
    assert {level: len(difficulties(level)) for level in NUMBERS} == NUMBERS
    for combination in random.Random(5).sample(combinations, 40):
        for name, value in zip(CHOICES, combination, strict=True):
            board.choose(name, value)
        points = points_of[combination]
        assert board.points == points
        for level in LEVELS.values():
            board.choose_level(level)
            assert board.exact == board.begin_button.enabled == (points == level)


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_chosen_is_what_is_played(player: Player, level: str) -> None:
    points = LEVELS[level]
    for difficulty in random.Random(points).sample(difficulties(points), 2):
        scene = DifficultyScene(player.services, dealt(player))
        player.stack.clear_to(scene)
        scene.choose_level(points)
        choose_all(scene, difficulty)
        player.draw()
        player.click(scene.begin_button)
        assert player.at(MatchScene).match.history[-1].action == ChooseDifficulty(
            points, difficulty
        )
        settings, _ = load_settings()
        assert (settings.level, settings.difficulty) == (level, difficulty)


@pytest.mark.parametrize("level", LEVELS.values())
def test_the_campaign_opens_balanced_whatever_was_played_last(player: Player, level: int) -> None:
    own = Difficulty(bastion=False, fixed_mana=9, ability=BERSERK)
    player.services.remember(replace(player.services.settings, level="hard", difficulty=own))
    scene = DifficultyScene(player.services, dealt(player), level)
    assert scene.difficulty == player.services.content.presets[level][0].difficulty
    player.stack.push(scene)
    player.key("enter")
    assert isinstance(player.top, MatchScene)


def test_a_preset_that_is_beaten_has_a_star_and_the_next_is_proposed(player: Player) -> None:
    first, second, *_ = player.services.content.presets[1]
    campaign = player.services.profile.campaign
    campaign.begin_attempt(1, "draft", first.difficulty, "a match")
    campaign.finish_attempt("a match", won=True, turns=9)
    scene = DifficultyScene(player.services, dealt(player), 1)
    assert [card.beaten for card in scene.preset_cards.cards] == [True, False, False]
    assert scene.difficulty == second.difficulty


def test_customize_shows_the_settings_and_presets_again(
    player: Player, board: DifficultyScene
) -> None:
    player.click(board.scales.customize_button)
    assert all(row.visible for row in board.rows.values())
    assert not any(card.visible for card in board.preset_cards.cards)
    player.draw()
    board.choose("fixed_mana", 10)
    player.click(board.scales.customize_button)
    assert board.exact
    assert not any(row.visible for row in board.rows.values())


def test_without_the_exact_sum_nothing_begins(player: Player, board: DifficultyScene) -> None:
    board.reset()
    assert board.verdict == "1 point to go. Make the Horde stronger."
    player.click(board.begin_button)
    player.command("accept")
    board.begin()
    assert player.top is board
    board.choose("fixed_mana", 9)
    assert board.verdict == "2 points over. Lower a setting."
    player.draw()
    board.choose("fixed_mana", 7)
    assert board.verdict.startswith("The points match")


@pytest.mark.parametrize("level", LEVELS.values())
def test_surprises_are_legal_and_differ(board: DifficultyScene, level: int) -> None:
    board.choose_level(level)
    seen = set()
    for _ in range(30):
        before = board.difficulty
        board.scales.surprise_button.activate()
        assert board.exact
        assert board.difficulty != before
        seen.add(board.difficulty)
    assert len(seen) > 5


@pytest.mark.parametrize("level", LEVELS.values())
def test_ready_made_settings_begin_at_once(
    player: Player, board: DifficultyScene, level: int
) -> None:
    board.choose_level(level)
    assert board.begin_button.enabled
    for card, preset in zip(
        board.preset_cards.cards, player.services.content.presets[level], strict=True
    ):
        player.click(card)
        assert board.difficulty == preset.difficulty
        assert board.exact
        assert card.chosen
        player.draw()


def test_by_the_pointer_alone(player: Player, board: DifficultyScene) -> None:
    def click(rect: RectLike) -> None:
        player.click(Widget(rect))

    click(board.banners.banner(2))
    assert board.level == 3
    click(board.scales.customize_button.rect)
    click(board.scales.reset_button.rect)
    for name, index in (("variable_mana", 1), ("ability", 5), ("ai_begins", 1), ("bastion", 0)):
        click(board.rows[name].tile(index))
    expected = Difficulty(variable_mana=2, ai_begins=True, bastion=False, ability=BERSERK)
    assert board.difficulty == expected
    player.click(board.begin_button)
    assert isinstance(player.top, MatchScene)


def test_by_the_keyboard_alone(player: Player, board: DifficultyScene) -> None:
    for widget, keys in (
        (board.banners, ["right"] * 3),
        (board.scales.customize_button, ["enter"]),
        (board.scales.reset_button, ["enter"]),
        (board.rows["ability"], ["right"] * 3),
        (board.rows["fixed_mana"], ["right"] * 3),
        (board.begin_button, ["enter"]),
    ):
        player.tab_to(widget)
        player.key(*keys)
    assert isinstance(player.top, MatchScene)
    assert board.difficulty == Difficulty(fixed_mana=9, ability=RAGE)


def test_the_campaign_fixes_the_level(player: Player) -> None:
    scene = player.show(DifficultyScene(player.services, dealt(player), level=3))
    scene.choose_level(1)
    player.command("5")
    assert scene.level == 3
    assert not scene.banners.reachable
    player.draw()
    scene.take(difficulties(3)[0])
    player.click(scene.begin_button)
    assert isinstance(player.top, MatchScene)
    assert player.services.settings.level == "easy"


def test_the_settings_of_last_time_are_there_again(player: Player) -> None:
    scene = player.show(DifficultyScene(player.services, dealt(player)))
    scene.choose_level(5)
    scene.surprise()
    player.click(scene.begin_button)
    again = DifficultyScene(player.services, dealt(player))
    assert (again.level, again.difficulty) == (5, scene.difficulty)
    player.stack.clear_to(again)
    player.key("enter")
    assert isinstance(player.top, MatchScene)


def test_the_scales_swing_and_come_to_rest(player: Player, board: DifficultyScene) -> None:
    board.reset()
    player.wait(3)
    board.choose("fixed_mana", 10)
    assert board.scales.balance.lean < 0
    player.wait(3)
    assert board.scales.balance.lean == board.scales.balance.goal > 0
    assert not board.update(1 / 60)


def test_a_choice_that_cannot_be_saved_is_told(
    player: Player, board: DifficultyScene, full_disk: Callable[[Match], None]
) -> None:
    full_disk(board.match)
    board.surprise()
    player.click(board.begin_button)
    assert player.top is board
    assert "can’t be saved" in board.message


def test_settings_that_cannot_be_filed_keep_nobody(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = ProfileError("profile", "the disk is full", "make room")
    scene = player.show(DifficultyScene(player.services, dealt(player), 2))
    scene.take(difficulties(2)[0])
    monkeypatch.setattr(difficulty_scene, "keep_settings", failing(full))
    player.click(scene.begin_button)
    assert player.top is scene
    assert "the disk is full" in scene.message
    # They stand in the record: no other card is taken for them any more.
    chosen = scene.difficulty
    player.click(scene.preset_cards.cards[1])
    assert scene.difficulty == chosen
    player.click(scene.begin_button)
    assert isinstance(player.top, MatchScene)
    assert player.services.problems == []


def test_how_hard_the_chosen_horde_is_follows_every_choice(
    player: Player, board: DifficultyScene
) -> None:
    hardness = player.services.content.hardness
    seen = set()
    for difficulty in difficulties(3)[::9]:
        board.take(difficulty)
        won = round(100 * hardness.wins(difficulty))
        name = player.services.translate(f"strengths.{hardness.player}.name")
        told = player.read()
        assert f"{name} wins {won}%" in told
        seen.add(
            next(word for word in ("Mild", "Fair", "Tough", "Fierce", "Brutal") if word in told)
        )
    assert len(seen) > 2


def test_settings_of_no_level_are_not_said_to_be_hard(
    player: Player, board: DifficultyScene
) -> None:
    board.customize()
    assert board.scales.hardness.visible
    # The quick game has no points, and all that is to be had has more than any level.
    board.reset()
    assert not board.scales.hardness.visible
    assert not [words for words in player.read() if " wins " in words]
    choose_all(board, Difficulty(2, 10, True, True, 1, RAGE))
    assert not board.scales.hardness.visible


def test_the_hint_ranks_a_horde_among_those_of_its_level(
    player: Player, board: DifficultyScene
) -> None:
    wins = player.services.content.hardness.wins
    ranked = sorted(difficulties(2), key=wins)
    board.take(ranked[0])
    assert "Harder than 39 of the other 39 Medium Hordes." in board.scales.hardness.hint
    board.take(ranked[-1])
    assert "Harder than 0 of the other 39 Medium Hordes." in board.scales.hardness.hint


def test_every_preset_says_how_hard_it_is(player: Player, board: DifficultyScene) -> None:
    board.choose_level(4)
    told = player.read()
    for preset in player.services.content.presets[4]:
        assert hardness_words(player.services, preset.difficulty).both in told


@pytest.mark.parametrize(
    ("won", "step"), [(1.0, 1), (0.8, 1), (0.79, 2), (0.5, 3), (0.2, 4), (0.19, 5), (0.0, 5)]
)
def test_each_step_is_a_fifth_of_all_shares(won: float, step: int) -> None:
    assert hardness_step(won) == step


def test_what_was_beaten_need_not_be_readable(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    locked = ProfileError("profile", "it is locked", "close the other program")
    monkeypatch.setattr(Campaign, "levels", failing(locked))
    scene = player.show(DifficultyScene(player.services, dealt(player), 1))
    assert scene.message == "profile: it is locked: close the other program"
    assert not any(card.beaten for card in scene.preset_cards.cards)


def test_larger_tiles_are_pressed_where_they_lie(player: Player) -> None:
    active_context().set_look(Look(text=2.0))
    scene = player.show(difficulty_scene.example_custom(player.services))
    for row in scene.rows.values():
        last = len(row.tiles) - 1
        row.click(row.tile(last).center)
        assert row.index == last
