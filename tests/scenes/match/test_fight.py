"""A fight of a voyage at the table (R16.20, R16.31, R16.52): presses, signs, what is at stake."""

import itertools
from random import Random

import pygame
import pytest

from game.board import Animator, Inspected, Table, animate_events, explained, new_log
from game.content import load_strings
from game.kit import Command, Viewport
from game.play import Match
from game.rules import (
    BOTTOM,
    IN_FORCE,
    LEFT,
    RIGHT,
    TOP,
    USED,
    BlowChange,
    Change,
    EndTurn,
    ManaChange,
    PlayCreature,
    Press,
    PressChange,
    RunHordeTurn,
    StepChange,
    change_state,
    match_actions,
    to_act,
)
from game.rules.fights.presses import OVER
from game.scenes import MatchScene, Services
from game.scenes.match.match_examples import OTHERS, RELICS, fight_match, fight_scene
from tests.play.games import sure

from ..desktop import Desktop

Changes = tuple[tuple[str, Change], ...]
#: The presses, and the grace of a captain, that no picture shows.
MORE: Changes = (
    ("kelm.3", StepChange(LEFT, grace=(1, 1))),
    ("ambush", PressChange("rage")),
    ("low_tide", PressChange("stronghold")),
    ("recall_horn", PressChange("recall")),
    ("white_squall", PressChange("squall")),
    ("whetstone", BlowChange(LEFT, 1)),
)


class Fight(Desktop):
    def __init__(self, services: Services, changes: Changes = RELICS) -> None:
        services.settings = services.settings.at_speed(0)
        super().__init__(services, fight_scene(services, changes), rested=True)
        self.presses = self.match.presses

    @property
    def done(self) -> list[object]:
        return [each.action for each in self.match.match.history]


@pytest.fixture
def at(services: Services) -> Fight:
    return Fight(services)


@pytest.fixture
def other(services: Services) -> Fight:
    return Fight(services, OTHERS)


def press_of(changes: Changes, source: str) -> int:
    return next(n for n, (name, _) in enumerate(changes) if name == source)


def test_a_creature_is_recalled_by_keys_alone(at: Fight) -> None:
    """R16.52, 24: press, choose one of two with an arrow, and do it; it can be taken back."""
    horn, scene = press_of(RELICS, "recall_horn"), at.match
    for lane in (TOP, BOTTOM):
        at.do(PlayCreature(2, lane))
    low = scene.state.sides[LEFT].lanes[BOTTOM][0].card
    for key, lane in ((pygame.K_o, TOP), (pygame.K_DOWN, BOTTOM)):
        at.keys(key)
        assert at.presses.intended == (Press(horn, lane, 0),)
    at.keys(pygame.K_RETURN)
    assert at.done[2:] == [Press(horn, BOTTOM, 0)]
    assert scene.view.table.sides[LEFT].hand[-1].card == low
    assert at.presses.buttons[0].used
    at.keys(pygame.K_u)
    assert at.done[1:] == [PlayCreature(2, BOTTOM)]
    assert not at.presses.buttons[0].used


def test_a_press_without_a_target_says_why_and_another_is_put_back_by_escape(at: Fight) -> None:
    """R16.52: at first there is no creature that the horn could call back."""
    at.key(pygame.K_o)
    assert sure(at.match.view.message.refusal).code in ("press_idle", "press_target")
    at.do(PlayCreature(2, TOP))
    at.keys(pygame.K_o)
    assert at.presses.chosen is not None
    at.keys(pygame.K_ESCAPE)
    assert at.presses.chosen is None
    assert at.top is at.match
    assert at.done == [PlayCreature(2, TOP)]


def test_mana_comes_by_a_click_and_a_squall_is_aimed_at_a_lane(other: Fight) -> None:
    """R16.52, 21, 25: by a press on the button, and one on the lane."""
    table = other.match.view.table
    before = table.mana
    other.tap(other.presses.buttons[1].rect.center)
    assert other.done == [Press(press_of(OTHERS, "signal_fire"))]
    assert table.mana == before + 2
    assert table.differences(other.match.state) is None
    squall = Press(press_of(OTHERS, "white_squall"), TOP)
    other.do(PlayCreature(3, TOP))
    other.click(other.presses.buttons[0].rect.center)
    assert other.presses.chosen == squall
    box = other.match.view.layout.lane(LEFT, TOP)
    other.tap((box.x + 40, box.y + box.height / 2))
    assert squall in other.done


def test_the_fifth_card_is_in_reach_by_its_number(at: Fight, services: Services) -> None:
    """R16 (24): with Long Arm the fifth card is taken up by its key."""
    assert at.match.view.table.reach == 5
    for fight, taken in ((at, 4), (Fight(services, OTHERS), None)):
        fight.keys(pygame.K_5)
        assert fight.match.selection.taken == taken


def test_each_change_has_its_sign_or_its_card_or_its_button(services: Services) -> None:
    """R16.51: every relic is seen somewhere, and what is seen has words."""
    for changes in (RELICS, OTHERS):
        at = Fight(services, changes)
        signs = at.match.view.hud.changes
        shown = {sign.source for sign in signs.signs()} | {b.source for b in at.presses.buttons}
        assert {source for source, _ in changes} <= shown | {"tavi.1", "red_axe"}, "but on cards"
        assert all(len(words.split("\n")) > 1 for _, words in signs.hints(at.match.view.layout))


def test_a_changed_card_is_marked_and_tells_what_changes_it(at: Fight) -> None:
    """R16.31, H1: numbers that differ from the printed ones, the sign of a pack, and words."""
    table, strings = at.match.view.table, at.match.services.content.strings
    pieces = {piece.card.id: piece for piece in table.sides[LEFT].hand if piece.card}
    faces = {key: table.face(piece, ("", "")) for key, piece in pieces.items()}
    for key, pack, changed in (
        ("baron", True, (0, 1, 1)),
        ("ogre", False, (0, 0, 0)),
        ("meteorite", False, (-1, 0, 0)),
        ("grrr", False, (0, 2, 0)),
    ):
        assert (faces[key].pack, faces[key].changed) == (pack, changed)
    assert any(icon.lent and icon.name == "berserk" for icon in faces["grrr"].icons)
    told = explained(strings, table, Inspected(pieces["grrr"], faces["grrr"]))
    relic = strings.text("voyage.relics.red_axe.name")
    assert [bool(each.text) for each in told if each.title == relic] == [True]


@pytest.mark.parametrize("language", ["en", "he"])
def test_a_sign_at_the_horde_s_mana_lies_clear_of_its_words(
    services: Services, language: str
) -> None:
    """R16.51: at the end of the line, wherever that is."""
    services.speak(load_strings(language))
    at = Fight(services, (("rapids", ManaChange(RIGHT, amount=-1)),))
    layout = at.match.view.layout
    (place,) = at.match.view.hud.changes.places(layout)
    panel = layout.top.horde_next
    at_right = place.x + place.width / 2 > panel.x + panel.width / 2
    assert at_right == (language == "en")


def test_what_its_turns_are_over_for_is_seen_as_over(services: Services) -> None:
    """H7, H10: Narrow Stair works in the Horde's first turn alone, a fire burns once."""
    match = fight_match(services, OTHERS)
    stair, fire = press_of(OTHERS, "narrow_stair"), press_of(OTHERS, "signal_fire")

    def now(index: int) -> str:
        state = sure(match.state)
        return change_state(sure(state.changes), index, state.turn, state.active)

    assert now(stair) == IN_FORCE
    match.submit(Press(fire))
    assert now(fire) == USED
    while match.turns < 3:
        match.submit(EndTurn() if to_act(match.position) == LEFT else RunHordeTurn())
    assert now(stair) == OVER


@pytest.mark.parametrize("count", [7, 8, 9, 10])
def test_a_hand_of_any_size_lies_beside_the_panels(services: Services, count: int) -> None:
    """R16.20: no card lies under a panel or over another, at the smallest window."""
    hand = ("baron", "gnome", "zombie", "grrr", "ogre", "machine", "brute", "meteorite", "reptile")
    scene = MatchScene(services, fight_match(services, RELICS, (*hand, "shaman")[:count]))
    scene.flow.seats.seen = LEFT
    scene.resize(Viewport.of((1280, 720)))
    layout = scene.view.layout
    boxes = [pygame.FRect(layout.hand(n, count + 1).rect) for n in range(count + 1)]
    assert layout.places == count + 1
    assert all(one.right <= other.left + 0.01 for one, other in itertools.pairwise(boxes))
    panels = [pygame.FRect(layout.own_panel), pygame.FRect(layout.log)]
    assert all(box.collidelist(panels) < 0 for box in boxes)


def test_the_plaque_unfolds_and_folds(at: Fight) -> None:
    plaque = sure(at.match.plaque)
    assert not plaque.unfolded
    at.click(plaque.button.rect.center)
    assert plaque.unfolded
    (change, *_) = at.match.view.hud.changes.listed()
    assert all(told in plaque.spoken for told in ("4 gold", change.name, change.text))
    at.app.stack.handle(Command("back"))
    assert not plaque.unfolded
    assert at.top is at.match


def agree(services: Services, match: Match, rng: Random, viewer: int = 0) -> None:
    """Play to the end: the table tells of every position as it is."""
    table = Table(sure(match.state), viewer=viewer)
    layout = table.laid_out(1280, 720)
    table.arrange(layout)
    log = new_log(services.content.strings, ("Ada", "The other"))
    animator = Animator(table, layout, log.hear, animate_events)
    while match.result is None and len(match.history) < 300:
        animator.play(match.submit(rng.choice(list(match_actions(sure(match.state))))))
        animator.skip()
        assert table.differences(sure(match.state)) is None, match.history[-1].action
        table.changes = sure(match.state).changes
    assert len(log.lines) > 10


@pytest.mark.parametrize("seed", range(12))
def test_the_table_agrees_with_every_position_of_a_fight(services: Services, seed: int) -> None:
    relics = (RELICS, OTHERS, MORE)[seed % 3]
    agree(services, fight_match(services, relics, seed=seed), Random(seed))
