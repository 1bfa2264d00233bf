"""A fight of a voyage at the table (R16.20, R16.31, R16.52): presses, signs, what is at stake."""

from __future__ import annotations

import itertools
from random import Random

import pygame
import pytest

from game.board import Animator, Inspected, Table, animate_events, explained, new_log
from game.board.hud.change_signs import ChangeSign
from game.kit import Command, Viewport
from game.rules import (
    BOTTOM,
    IN_FORCE,
    LEFT,
    OVER,
    TOP,
    USED,
    BlowChange,
    Change,
    EndTurn,
    MatchAction,
    PlayCreature,
    Press,
    PressChange,
    RunHordeTurn,
    State,
    StepChange,
    apply,
    change_state,
    match_actions,
    to_act,
)
from game.scenes import MatchScene, Services
from game.scenes.match.match_examples import OTHERS, RELICS, fight_match, fight_scene

from ..desktop import Desktop


class Fight(Desktop):
    """A fight in its first turn, and what is asked of it."""

    def __init__(self, services: Services, changes: tuple = RELICS) -> None:  # type: ignore[type-arg]
        services.settings = services.settings.at_speed(0)
        super().__init__(services, fight_scene(services, changes))
        self.rest()

    def key(self, *codes: int) -> None:
        for code in codes:
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                pygame.event.post(pygame.event.Event(kind, key=code, mod=0, unicode=""))
            self.rest()

    @property
    def done(self) -> list[object]:
        return [each.action for each in self.match.match.history]

    def signs(self) -> dict[str, ChangeSign]:
        return {sign.source: sign for sign in self.match.view.hud.changes.signs()}


def press_of(changes: tuple, source: str) -> int:  # type: ignore[type-arg]
    return next(n for n, (name, _) in enumerate(changes) if name == source)


def test_a_creature_is_recalled_by_keys_alone(services: Services) -> None:
    """R16.52, 24: press, choose one of two with an arrow, and do it; it can be taken back."""
    at = Fight(services)
    horn = press_of(RELICS, "recall_horn")
    scene = at.match
    scene.flow.submit(PlayCreature(2, TOP))
    scene.flow.submit(PlayCreature(2, BOTTOM))
    at.rest()
    low = scene.state.sides[LEFT].lanes[BOTTOM][0].card.id
    at.key(pygame.K_o)
    assert scene.presses.intended == (Press(horn, TOP, 0),)
    at.key(pygame.K_DOWN)
    assert scene.presses.intended == (Press(horn, BOTTOM, 0),)
    at.key(pygame.K_RETURN)
    assert at.done[2:] == [Press(horn, BOTTOM, 0)]
    assert scene.view.table.sides[LEFT].hand[-1].card.id == low  # type: ignore[union-attr]
    assert scene.presses.buttons[0].used
    at.key(pygame.K_u)
    assert at.done[1:] == [PlayCreature(2, BOTTOM)]
    at.turn()
    assert not scene.presses.buttons[0].used


def test_a_press_is_put_back_by_escape(services: Services) -> None:
    at = Fight(services)
    at.do(PlayCreature(2, TOP))
    at.key(pygame.K_o)
    assert at.match.presses.chosen is not None
    at.key(pygame.K_ESCAPE)
    assert at.match.presses.chosen is None
    assert isinstance(at.top, MatchScene)
    assert at.done == [PlayCreature(2, TOP)]


def test_a_press_without_a_target_says_why(services: Services) -> None:
    """R16.52: there is no creature that the horn could call back."""
    at = Fight(services)
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_o, mod=0, unicode="o"))
    at.turn()
    refusal = at.match.view.message.refusal
    assert refusal is not None
    assert refusal.code in ("press_idle", "press_target")
    assert at.done == []


def test_mana_comes_by_a_click_and_is_seen(services: Services) -> None:
    """R16.52, 21."""
    at = Fight(services, OTHERS)
    fire = press_of(OTHERS, "signal_fire")
    before = at.match.view.table.mana
    button = at.match.presses.buttons[1]
    at.tap(button.rect.center)
    assert at.done == [Press(fire)]
    assert at.match.view.table.mana == before + 2
    assert at.match.view.table.differences(at.match.state) is None


def test_a_squall_is_aimed_at_a_lane_by_the_pointer(services: Services) -> None:
    """R16.52, 25: by a press on the button, and one on the lane."""
    at = Fight(services, OTHERS)
    squall = press_of(OTHERS, "white_squall")
    at.do(PlayCreature(3, TOP))
    at.click(at.match.presses.buttons[0].rect.center)
    assert at.match.presses.chosen == Press(squall, TOP)
    box = at.match.view.layout.lane(LEFT, TOP)
    at.tap((box.x + 40, box.y + box.height / 2))
    assert Press(squall, TOP) in at.done


def test_the_fifth_card_is_in_reach_by_its_number(services: Services) -> None:
    """R16 (24): with Long Arm the fifth card is taken up by its key."""
    at = Fight(services)
    assert at.match.view.table.reach == 5
    at.key(pygame.K_5)
    assert at.match.selection.taken == 4
    plain = Fight(services, OTHERS)
    plain.key(pygame.K_5)
    assert plain.match.selection.taken is None


def test_each_change_has_its_sign_or_its_card_or_its_button(services: Services) -> None:
    """R16.51: every relic is seen somewhere, and what is seen has words."""
    for changes in (RELICS, OTHERS):
        at = Fight(services, changes)
        shown = set(at.signs()) | {button.source for button in at.match.presses.buttons}
        on_cards = {"tavi.1", "red_axe"}
        assert {source for source, _ in changes} <= shown | on_cards
        hints = at.match.view.hud.changes.hints(at.match.view.layout)
        assert all(len(words.split("\n")) > 1 for _, words in hints)


def test_a_pack_and_a_cheaper_incantation_are_marked_on_their_cards(services: Services) -> None:
    """R16.31, H1: numbers that differ from the printed ones, and the sign of a pack."""
    at = Fight(services)
    table = at.match.view.table
    faces = {
        piece.card.id: table.face(piece, ("", "")) for piece in table.sides[LEFT].hand if piece.card
    }
    assert faces["baron"].pack
    assert faces["baron"].changed == (0, 1, 1)
    assert not faces["ogre"].pack
    assert faces["ogre"].changed == (0, 0, 0)
    assert faces["meteorite"].changed == (-1, 0, 0)
    assert faces["grrr"].changed == (0, 2, 0)
    assert any(icon.lent and icon.name == "berserk" for icon in faces["grrr"].icons)


def test_a_changed_card_tells_what_changes_it(services: Services) -> None:
    """H1: beside a card that is read stand the relic's name and its words."""
    table = Fight(services).match.view.table
    strings = services.content.strings
    read = next(p for p in table.sides[LEFT].hand if p.card and p.card.id == "grrr")
    words = explained(strings, table, Inspected(read, table.face(read, ("", ""))))
    told = {each.title: each.text for each in words}
    assert told[strings.text("voyage.relics.red_axe.name")]


def state_after(state: State, index: int) -> str:
    assert state.changes is not None
    return change_state(state.changes, index, state.turn, state.active)


def test_what_its_turns_are_over_for_is_seen_as_over(services: Services) -> None:
    """H7, H10: Narrow Stair works in the Horde's first turn alone, a fire burns once."""
    state = fight_match(services, OTHERS).state
    assert state is not None
    stair, fire = press_of(OTHERS, "narrow_stair"), press_of(OTHERS, "signal_fire")
    assert state_after(state, stair) == IN_FORCE
    state = done(state, Press(fire))
    assert state_after(state, fire) == USED
    while state.turn < 3:
        state = done(state, EndTurn() if to_act(state) == LEFT else RunHordeTurn())
    assert state_after(state, stair) == OVER


def done(state: State, action: MatchAction) -> State:
    after, _ = apply(state, action)
    assert isinstance(after, State)
    return after


@pytest.mark.parametrize("count", [7, 8, 9, 10])
def test_a_hand_of_any_size_lies_beside_the_panels(services: Services, count: int) -> None:
    """R16.20: no card lies under a panel or over another, at the smallest window."""
    hand = ("baron", "gnome", "zombie", "grrr", "ogre", "machine", "brute", "meteorite", "reptile")
    match = fight_match(services, RELICS, (*hand, "shaman")[:count])
    scene = MatchScene(services, match)
    scene.flow.seats.seen = LEFT
    scene.resize(Viewport.of((1280, 720)))
    layout = scene.view.layout
    boxes = [pygame.FRect(layout.hand(n, count + 1).rect) for n in range(count + 1)]
    assert layout.places == count + 1
    for one, other in itertools.pairwise(boxes):
        assert one.right <= other.left + 0.01
    panels = [pygame.FRect(layout.own_panel), pygame.FRect(layout.log)]
    assert all(box.collidelist(panels) < 0 for box in boxes)


def test_the_plaque_unfolds_and_folds(services: Services) -> None:
    at = Fight(services)
    plaque = at.match.plaque
    assert plaque is not None
    assert not plaque.unfolded
    at.click(plaque.button.rect.center)
    assert plaque.unfolded
    assert "4 gold" in plaque.spoken
    at.app.stack.handle(Command("back"))
    assert not plaque.unfolded
    assert isinstance(at.top, MatchScene)


#: The presses, and the grace of a captain, that no picture shows.
MORE: tuple[tuple[str, Change], ...] = (
    ("kelm.3", StepChange(LEFT, grace=(1, 1))),
    ("ambush", PressChange("rage")),
    ("low_tide", PressChange("stronghold")),
    ("recall_horn", PressChange("recall")),
    ("white_squall", PressChange("squall")),
    ("whetstone", BlowChange(LEFT, 1)),
)


@pytest.mark.parametrize("seed", range(12))
def test_the_table_agrees_with_every_position_of_a_fight(services: Services, seed: int) -> None:
    match, rng = fight_match(services, (RELICS, OTHERS, MORE)[seed % 3], seed=seed), Random(seed)
    assert match.state is not None
    table = Table(match.state)
    layout = table.laid_out(1280, 720)
    table.arrange(layout)
    log = new_log(services.content.strings, ("Ada", "The Horde"))
    animator = Animator(table, layout, log.hear, animate_events)
    for _ in range(300):
        if match.result is not None:
            break
        animator.play(match.submit(rng.choice(list(match_actions(match.state)))))
        animator.skip()
        assert table.differences(match.state) is None, match.history[-1].action
        table.changes = match.state.changes
    assert len(log.lines) > 10
