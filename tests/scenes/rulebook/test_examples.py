"""The positions and pictures of the rulebook: legal, with words, and as their words say."""

import pygame
import pytest

from game.cases import Case, check, read_cases
from game.content import examples_file, load_cards, load_rulebook, load_strings
from game.rules import RINGS, State, to_text, why_not
from game.scenes import Services
from game.scenes.common import ring_spots
from game.scenes.rulebook.book_pictures import CHART_VIEWS, RING_VIEWS, ExampleBook, lane_names
from game.scenes.rulebook.example_scene import ExampleScene
from game.scenes.rulebook.rulebook_scene import RulebookScene
from tests.play.games import sure

from ..table import Player

CASES = list(read_cases(examples_file(), load_cards()))
STRINGS = load_strings()
#: The rules that must at least be shown by a position.
SHOWN = ("R3.2", "R5.2", "R4.1", "R4.3", "R4.4", "R5.6", "R6.3", "R9.3", "R12.2",
         *(f"R8.{number}" for number in range(1, 9)))  # fmt: skip


def named(case: Case) -> str:
    return case.name


@pytest.mark.parametrize("case", CASES, ids=named)
def test_what_its_words_say_comes_out_and_every_moment_has_words(case: Case) -> None:
    assert case.then
    assert check(case) == []
    section = f"rulebook.examples.{case.name}."
    told = {key.removeprefix(section) for key in STRINGS if key.startswith(section)}
    assert told == {"title", "begin", *(f"move_{n + 1}" for n in range(len(case.moves)))}


def test_each_stands_below_a_rule_and_has_words_and_every_rule_that_needs_it_has_one() -> None:
    rules, names = load_rulebook().rules, {case.name for case in CASES}
    assert [case.name for case in CASES if case.rules[0] not in rules] == []
    assert set(SHOWN) <= {case.rules[0] for case in CASES}
    assert len(names) == len(CASES)
    assert {key.split(".")[2] for key in STRINGS if key.startswith("rulebook.examples.")} == names


def scene_of(services: Services, name: str) -> ExampleScene:
    return ExampleScene(services, ExampleBook.load(services), name)


def state_of(scene: ExampleScene) -> State:
    return sure(scene.player.match.state)


@pytest.mark.parametrize("case", CASES, ids=named)
def test_it_is_played_to_its_end_and_back_by_keys(case: Case, player: Player) -> None:
    scene = player.show(scene_of(player.services, case.name))
    start = to_text(state_of(scene))
    for number in range(1, len(case.moves) + 1):
        player.key("enter")
        player.wait(12)
        assert (scene.player.step, scene.player.view.busy) == (number, False)
        assert scene.player.view.table.differences(state_of(scene)) is None
    assert scene.widgets.focused is scene.close
    player.command("home")
    assert (scene.player.step, to_text(state_of(scene))) == (0, start)
    player.command("back")
    assert not scene.on_stack


def test_a_step_back_shows_what_was_before(player: Player) -> None:
    scene = player.show(scene_of(player.services, "assault_order"))
    player.press("Next")
    player.wait(5)
    player.press("Next")
    player.press("Step back")
    state = state_of(scene)
    assert [unit.damage for unit in state.sides[1].lanes[0]] == [3]
    assert scene.player.view.table.differences(state) is None
    assert not scene.player.view.busy
    assert STRINGS.text("rulebook.examples.assault_order.move_1") in player.read()


def test_a_move_that_is_refused_says_why_and_changes_nothing(player: Player) -> None:
    scene = player.show(scene_of(player.services, "stronghold_alone"))
    player.key("enter", "enter")
    state = state_of(scene)
    refusal = sure(why_not(state, scene.player.case.moves[-1](state)))
    assert scene.player.view.message.refusal == refusal
    assert [card.name for card in state.sides[0].hand] == ["Baron"]


def test_a_press_while_cards_move_shows_the_end_and_goes_on(player: Player) -> None:
    scene = player.show(scene_of(player.services, "assault_order"))
    player.key("enter")
    player.wait(0.1)
    assert scene.player.view.busy
    player.key("enter")
    assert scene.player.step == 2


BOX = pygame.FRect(0, 0, 560, 370)


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("R5", ""),
        ("R13.2", "A ring of three from above."),
        ("R14", ""),
        ("R16.13", "A way and its price in sails. The guard’s depth stands beside its place."),
    ],
)
def test_rules_have_their_pictures_below_their_words(player: Player, rule: str, words: str) -> None:
    """R16.2, R16.13 and those of the ring; no other chapter has one."""
    scene = player.show(RulebookScene(player.services, rule))
    player.wait(1)
    page, chapter = scene.page.set, rule.partition(".")[0]
    views = (*CHART_VIEWS, *RING_VIEWS)
    assert [rule for _, rule in page.charts] == [v for v in views if v.startswith(f"{chapter}.")]
    for box, view in page.charts:
        assert page.anchors[view].contains(box)
        assert not any(each.rect.colliderect(box) for each in page.texts)
    player.draw()
    assert any(words in line for line in player.read())


@pytest.mark.parametrize("mode", RINGS)
def test_each_bridge_has_a_top_lane_at_the_end_whose_next_seat_it_leads_to(mode: str) -> None:
    """R13.2: at the other end it is the bottom lane."""
    count = len(RINGS[mode].teams)
    spots = ring_spots(BOX, count)
    names = list(lane_names(BOX, count))
    assert len(names) == 2 * count
    for seat, (top, bottom) in enumerate(zip(names[::2], names[1::2], strict=True)):
        assert (top.is_top, bottom.is_top) == (True, False)
        for name, near in ((top, seat), (bottom, (seat + 1) % count)):
            distances = [pygame.Vector2(spot).distance_to(name.box.center) for spot in spots]
            assert distances.index(min(distances)) == near
