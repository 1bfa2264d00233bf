"""What the guard of a fight says at the table: when, which line, and where; it can be silent."""

from collections.abc import Callable, Iterable
from dataclasses import replace

import pygame
import pytest

from game import paths
from game.content import load_voyage_lines
from game.content.spoken_lines import MOMENTS
from game.kit import Look, Viewport, active_context
from game.play import Seat, figure_seat
from game.rules import LEFT, NOBODY, RIGHT
from game.rules import events as ev
from game.scenes import MatchScene, Services
from game.scenes.match.captains_examples import PERSONS, STAKES, captains_match, example_captains
from game.scenes.match.fight.guard_speech import HARD, GuardSpeech
from game.scenes.match.match_examples import example as example_of
from game.scenes.match.match_examples import fight_scene
from game.scenes.ring.ring_examples import example_allies
from game.start import make_services
from tests.amounts import paired

from ..desktop import Desktop

LINES = load_voyage_lines().kinds["spearmen"]


def at_table(
    services: Services, made: Callable[[Services], MatchScene] = fight_scene
) -> tuple[MatchScene, GuardSpeech]:
    """Return a fight with the spearmen that has just come to rest, and what is said in it."""
    services.settings = services.settings.at_speed(0)
    scene = made(services)
    speech = scene.speeches[0]
    speech.held = True
    Desktop(services, scene, rested=True)
    speech.held = False
    return scene, speech


def with_large_words(services: Services, percent: int) -> Services:
    services.settings = replace(services.settings, text_size=percent)
    active_context().look = Look(text=percent / 100)
    return services


def longest_plate(
    speech: GuardSpeech, view: Viewport, said: Iterable[Iterable[str]]
) -> pygame.FRect:
    """Return where the plate lies with the longest of these lines."""
    speech.words = max((line for lines in said for line in lines), key=len)
    return speech._plate(view).box


def strike(speech: GuardSpeech, side: int, amount: int) -> str:
    """Return what is said when the stronghold of a side takes damage."""
    speech.words = ""
    speech.hear(ev.StrongholdStruck(side, amount, 3, 3 + amount))
    return speech.words


def test_the_guard_greets_and_falls_silent_again(services: Services) -> None:
    scene, speech = at_table(services)
    assert speech.words in LINES.said["begin"]
    assert speech.spoken == f"{LINES.name}: {speech.words}"
    assert speech.update(speech.seconds)
    assert (speech.words, speech.spoken, speech.update(0.1)) == ("", "", False)
    speech.rest()
    assert speech.words == ""
    scene.leave()
    assert scene.view.hearers == []


@pytest.mark.parametrize(("side", "moment"), [(LEFT, "blow"), (RIGHT, "struck")])
def test_hard_blows_are_spoken_of_and_light_ones_not(
    services: Services, side: int, moment: str
) -> None:
    _, speech = at_table(services)
    assert strike(speech, side, HARD - 1) == ""
    assert strike(speech, side, HARD) in LINES.said[moment]
    # Not two lines in one turn.
    assert strike(speech, side, HARD) == ""


def test_no_line_comes_again_before_all_were_said(services: Services) -> None:
    _, speech = at_table(services)
    said = set()
    for _ in LINES.said["blow"]:
        speech._floor.quiet = 0
        said.add(strike(speech, LEFT, HARD))
    assert said == set(LINES.said["blow"])


@pytest.mark.parametrize(("winner", "moment"), [(RIGHT, "won"), (LEFT, "lost")])
def test_the_last_word(services: Services, winner: int, moment: str) -> None:
    _, speech = at_table(services)
    speech.hear(ev.MatchEnded(winner, "R4.4"))
    assert speech.words in LINES.said[moment]


def test_the_same_fight_has_the_same_lines(services: Services) -> None:
    (_, one), (_, other) = at_table(services), at_table(make_services())
    for moment in MOMENTS:
        said = [one.speaker.line(moment, n) for n in range(7)]
        assert said == [other.speaker.line(moment, n) for n in range(7)]


def test_the_option_silences_it(services: Services) -> None:
    services.settings = replace(services.settings, guard_lines=False)
    assert fight_scene(services).speeches == []


def test_a_broken_file_of_the_player_silences_it_and_is_told(services: Services) -> None:
    folder = paths.user_languages_dir() / "voyage_lines"
    folder.mkdir(parents=True)
    (folder / "en.yaml").write_text("kinds: [\n", "utf-8")
    assert fight_scene(services).speeches == []
    assert "voyage_lines/en.yaml" in services.problems[-1]


@pytest.mark.parametrize(("percent", "language"), paired([100, 130, 200], ["en", "he", "ru"]))
def test_the_rivals_plate_leaves_the_signs_of_his_changes_free(
    services: Services, language: str, percent: int
) -> None:
    """R16.91: they hang below his seat."""
    scene = example_captains(with_large_words(services, percent))
    speech, view = scene.speeches[0], Viewport.of((1280, 720))
    scene.resize(view)
    box = longest_plate(speech, view, load_voyage_lines(language).captains["tavi"].said.values())
    signs = [pygame.FRect(each) for each in scene.view.hud.changes.places(scene.view.layout)]
    assert signs
    assert box.collidelist(signs) == NOBODY


@pytest.mark.parametrize(("percent", "language"), paired([100, 130, 200], ["en", "he", "ru"]))
def test_the_plate_lies_over_nothing_that_is_read(language: str, percent: int) -> None:
    services = with_large_words(make_services(language), percent)
    scene, speech = at_table(services)
    view = Viewport.of((1280, 720))
    scene.resize(view)
    layout = scene.view.layout
    box = longest_plate(speech, view, load_voyage_lines(language).kinds["spearmen"].said.values())
    read = [layout.panel(RIGHT), layout.top.horde_next, layout.eye, layout.horde_tray]
    assert box.collidelist([pygame.FRect(each) for each in read]) == NOBODY
    assert pygame.FRect(0, 0, layout.width, layout.height).contains(box)
    spot = layout.standing(0, 0, 1, right=True)
    assert box.bottom <= spot.y - spot.height / 2 + 40


@pytest.mark.parametrize(("percent", "language"), paired([100, 130, 200], ["en", "he", "ru"]))
def test_against_allies_a_guard_speaks_for_both_wings(language: str, percent: int) -> None:
    """R16.94: below the map, and off the Horde's panel and the button that passes a card."""
    services = with_large_words(make_services(language), percent)
    scene = example_allies(services)
    speech, view = scene.speeches[0], Viewport.of((1280, 720))
    assert speech.speaker.sides == (1, 3)
    scene.resize(view)
    lines = load_voyage_lines(language).kinds["giants"]
    for side, moment in ((1, "struck"), (3, "struck"), (0, "blow"), (2, "blow")):
        speech._floor.quiet = 0
        assert strike(speech, side, HARD) in lines.said[moment]
    box = longest_plate(speech, view, lines.said.values())
    layout = scene.view.layout
    read = [layout.ring.map_box, layout.panel(1), layout.relief, layout.eye]
    assert box.collidelist([pygame.FRect(each) for each in read]) == NOBODY


def of_persons(services: Services, *, guard: bool) -> MatchScene:
    """Return a duel of two persons' captains, or with a guard that one of them plays."""
    match = captains_match(services, seats=PERSONS)
    if guard:
        match.seats = (match.seats[0], figure_seat(Seat(), "kinds", "spearmen"))
    return example_of(services, lambda _: match, STAKES)


def test_a_guard_that_a_person_plays_speaks_and_captains_who_meet_both_do(
    services: Services,
) -> None:
    """R16.91, R16.93: by the same option."""
    assert [each.speaker.figure for each in of_persons(services, guard=True).speeches] == [
        "kinds/spearmen"
    ]
    one, other = of_persons(services, guard=False).speeches
    assert (one.speaker.figure, other.speaker.figure) == ("captains/mirel", "captains/tavi")
    said = load_voyage_lines().captains
    assert strike(one, RIGHT, HARD) in said["mirel"].said["blow"]
    assert strike(other, RIGHT, HARD) in said["tavi"].said["struck"]
    services.settings = replace(services.settings, guard_lines=False)
    assert of_persons(services, guard=False).speeches == []
