"""What a character says in a duel: seldom, and no line twice; at a Fort that is about to fall."""

from dataclasses import replace
from functools import partial

import pygame
import pytest

from game.content import load_character_lines
from game.kit import Viewport
from game.play import Seat, as_characters
from game.rules import LEFT, NOBODY, RIGHT
from game.rules import events as ev
from game.scenes import MatchScene, Services
from game.scenes.examples import sample_duel
from game.scenes.match.fight.guard_speech import HARD, GuardSpeech
from game.scenes.match.match_examples import example as example_of
from game.start import make_services
from tests.amounts import paired

from .test_guard_speech import at_table as at_table_of
from .test_guard_speech import longest_plate, with_large_words

LINES = load_character_lines()["venn"]
SEATS = as_characters((Seat(), Seat("", "computer", strength="deep")))


def duel_with(services: Services, seats: tuple[Seat, ...] = SEATS) -> MatchScene:
    return example_of(services, partial(sample_duel, seats=seats))


def at_table(services: Services) -> tuple[MatchScene, GuardSpeech]:
    """Return a duel with Lady Venn that has just come to rest, and what is said in it."""
    return at_table_of(services, duel_with)


def strike(speech: GuardSpeech, side: int, amount: int = HARD, turn: int | None = None) -> str:
    """Return what is said when the stronghold of a side takes damage in a turn."""
    if turn is not None:
        speech._flow.state.turn = turn
    speech.words = ""
    speech.hear(ev.StrongholdStruck(side, amount, 3, 3 + amount))
    return speech.words


def test_it_greets_and_then_is_silent_for_three_turns(services: Services) -> None:
    _, speech = at_table(services)
    assert speech.words in LINES.said["begin"]
    assert speech.spoken == f"Lady Isaura Venn: {speech.words}"
    said = [turn for turn in range(1, 14) if strike(speech, LEFT, turn=turn)]
    assert said == [4, 8, 12]


@pytest.mark.parametrize(
    ("side", "life", "moment"),
    [(LEFT, 5, "blow"), (RIGHT, 5, "struck"), (LEFT, 2, "near"), (RIGHT, 2, "close")],
)
def test_it_speaks_of_blows_and_of_a_fort_about_to_fall(
    services: Services, side: int, life: int, moment: str
) -> None:
    scene, speech = at_table(services)
    own = scene.state.sides[side]
    own.fort, own.stronghold = True, len(own.hand) - life
    light = 1 if life == 2 else HARD
    assert strike(speech, side, light, turn=9) in LINES.said[moment]


def test_no_line_is_said_twice_in_a_match(services: Services) -> None:
    _, speech = at_table(services)
    said = [strike(speech, LEFT, turn=turn) for turn in range(10, 60)]
    heard = [line for line in said if line]
    assert sorted(heard) == sorted(LINES.said["blow"])


def test_a_match_that_is_gone_on_with_has_other_lines_next(services: Services) -> None:
    (_, one), (_, later) = at_table(services), at_table(make_services())
    assert strike(one, LEFT, turn=8) != strike(later, LEFT, turn=12)
    assert strike(later, LEFT, turn=20) != strike(at_table(make_services())[1], LEFT, turn=8)


@pytest.mark.parametrize(("winner", "moment"), [(RIGHT, "won"), (LEFT, "lost")])
def test_the_last_word(services: Services, winner: int, moment: str) -> None:
    _, speech = at_table(services)
    speech.hear(ev.MatchEnded(winner, "R4.4"))
    assert speech.words in LINES.said[moment]


def test_the_option_silences_it_and_so_do_two_computers(services: Services) -> None:
    two = as_characters([Seat("", "computer", strength=each) for each in ("deep", "greedy")])
    assert duel_with(services, two).speeches == []
    services.settings = replace(services.settings, rival_lines=False)
    assert duel_with(services).speeches == []


def test_a_computer_without_a_character_says_nothing(services: Services) -> None:
    assert duel_with(services, (Seat(), Seat("", "computer"))).speeches == []


@pytest.mark.parametrize(("percent", "language"), paired([200, 100], ["en", "he", "ru"]))
def test_the_plate_lies_over_nothing_that_is_read(language: str, percent: int) -> None:
    services = with_large_words(make_services(language), percent)
    scene, speech = at_table(services)
    view = Viewport.of((1280, 720))
    scene.resize(view)
    layout = scene.view.layout
    box = longest_plate(speech, view, load_character_lines(language)["venn"].said.values())
    read = [layout.panel(RIGHT), layout.eye]
    assert box.collidelist([pygame.FRect(each) for each in read]) == NOBODY
    assert pygame.FRect(0, 0, layout.width, layout.height).contains(box)
