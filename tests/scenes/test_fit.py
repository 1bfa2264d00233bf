"""Screens in many states, as long words fill them: nothing is cut, nothing overlaps."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.content import load_content
from game.kit import Assets, Scene, Viewport, WindowStack, active_context
from game.play import Match, Seat
from game.rules import CHOICES, LEVELS, TakeDeck, Terms
from game.scenes import MenuScene, Services
from game.scenes.common.matches.match_plan import RIVALS
from game.scenes.difficulty.difficulty_scene import DifficultyScene
from game.scenes.new_match.new_match_scene import NewMatchScene
from game.scenes.printed_decks.printed_decks_scene import PrintedDecksScene

from .matches import new_duel, new_match, services_of
from .text_sizes import read_page

NAMES = ("Wilhelmina", "Bartholomew the Elder")


@pytest.fixture(params=(("en", (1024, 640)), ("ru", (1280, 720))), ids=lambda param: param[0])
def fitting(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Services, tuple[int, int]]:
    language, size = request.param
    words = load_content(language)
    # As at the start of the game: else every text is read in its own direction.
    active_context().set_direction(words.strings.rtl)
    return services_of(words, tmp_path, names=NAMES, mode="duel"), size


def test_the_menu_has_room_for_a_match_and_notices(
    fitting: tuple[Services, tuple[int, int]], assets: Assets
) -> None:
    services, size = fitting
    services.problems += [f"problem {n} " * 20 for n in range(2)]
    new_duel(services, NAMES, (0, 1)).close()
    check(MenuScene(services), size, assets)


def custom_solo(services: Services) -> Match:
    match = new_match(services, Terms(solo=True, custom=True), "Wilhelmina")
    match.submit(TakeDeck(1))
    return match


def ways_in(services: Services) -> Iterator[Scene]:
    """Yield the start screen, the choice of decks and the board of settings in many states."""
    for rival in RIVALS:
        start = NewMatchScene(services, rival)
        yield start
        start.rare.bar.activate()
        yield start
    start = NewMatchScene(services)
    start.rare.bar.activate()
    start.choose(form="draft", seats=("computer", "computer"), edition="later")
    yield start
    for kind in ("person", "computer", "ai-deck"):
        seats = Seat("Wilhelmina"), Seat("", kind)
        terms = Terms(solo=kind == "ai-deck")
        choice = PrintedDecksScene(services, Match.new(services.content, terms, seats, seed=1))
        choice.take(1, 0)
        yield choice
    for level in LEVELS.values():
        board = DifficultyScene(services, custom_solo(services), level if level == 4 else None)
        board.choose_level(level)
        board.choose("ability", list(CHOICES["ability"])[level])
        board.choose("fixed_mana", 9)
        yield board


def test_the_ways_into_a_match_fit_whatever_is_chosen(
    fitting: tuple[Services, tuple[int, int]], assets: Assets
) -> None:
    services, size = fitting
    for scene in ways_in(services):
        check(scene, size, assets)


def check(scene: Scene, size: tuple[int, int], assets: Assets) -> None:
    """Complain of what does not fit on a scene in a window of that size."""
    stack = WindowStack(Viewport.of(size))
    stack.push(scene)
    stack.update(0.5)
    assert read_page(stack, assets).complaints == []
