"""Duels of captains and fights of allies at the table (R16.91, R16.93, R16.94)."""

from dataclasses import replace
from random import Random

import pygame
import pytest

from game.kit import Command, Scene
from game.play import Match, Seat, salvage
from game.rules import (
    ALLY,
    BOTTOM,
    GUARD,
    LEFT,
    PLAYER,
    RIGHT,
    TOP,
    HandChange,
    PlayCreature,
    Press,
    PressChange,
    State,
    match_actions,
)
from game.scenes import MatchScene, Services
from game.scenes.match.captains_examples import (
    OWN,
    PERSONS,
    STAKES,
    THEIRS,
    captains_match,
    captains_terms,
)
from game.scenes.match.dialogs.hand_over_scene import HERE, HandOverScene
from game.scenes.match.dialogs.match_dialogs import MatchWays
from game.scenes.replay.replay_scene import ReplayScene
from game.scenes.results.results_scene import ResultsScene
from game.scenes.ring.ring_examples import example_allies
from game.scenes.ring.ring_scene import RingScene
from game.scenes.voyage.fights.hand_laying_scene import HandLayingScene, fight_table
from tests.play.games import sure

from ..desktop import Desktop
from .test_fight import agree

BEA = PERSONS[RIGHT]


class Met(Desktop):
    """Two persons at the table of a duel of captains, the first of whom sits there."""

    def __init__(self, services: Services, rival: Seat = BEA) -> None:
        services.settings = replace(services.settings.at_speed(0), hand_over=False)
        match = captains_match(services, seats=(Seat(), rival))
        scene = MatchScene(services, match, stakes=STAKES)
        scene.remove(scene.tips)
        super().__init__(services, scene, rested=True)
        self.presses = scene.presses

    @property
    def shown(self) -> list[str]:
        """The sources of the buttons that are seen."""
        return [button.source for button in self.presses.buttons if button.visible]


@pytest.fixture
def met(services: Services) -> Met:
    return Met(services)


def test_each_captain_has_the_own_reach_and_the_own_presses(met: Met) -> None:
    """R16.51, R16.52: the table turns, and with it what can be pressed and reached."""
    view = met.match.view
    assert (view.table.viewer, view.table.reach, met.shown) == (LEFT, 5, ["signal_fire"])
    met.match.flow.end_turn()
    met.rest()
    assert (view.table.viewer, view.table.reach, met.shown) == (RIGHT, 4, ["recall_horn"])
    assert (view.layout.reach, view.layout.presses) == (4, 1)


def test_the_key_uses_the_press_of_whoever_sits_there(met: Met) -> None:
    """R16.52."""
    met.key(pygame.K_o)
    fire = next(n for n, (source, _) in enumerate(OWN) if source == "signal_fire")
    assert [done.action for done in met.match.match.history] == [Press(fire)]


def test_a_pack_is_one_captains_own(met: Met) -> None:
    """R16.31: the ogre and the machine are packs on the right side, and few on the left."""
    table = met.match.view.table
    packs = [set[str](), set[str]()]
    for number, side in enumerate(table.sides):
        for card in (piece.card for piece in side.hand):
            if card is not None and table.fight.face(card, number).pack:
                packs[number].add(card.id)
    assert packs == [{"baron", "gnome", "zombie"}, {"ogre", "machine"}]


def test_every_relic_of_both_is_seen_and_told_whose_it_is(met: Met) -> None:
    """R16.51, R16.91: hints tell of the other captain's that they are."""
    hud, layout = met.match.view.hud, met.match.view.layout
    strings = met.match.services.content.strings
    signs = hud.changes.signs()
    assert {sign.source for sign in signs} >= {"whetstone", "rapids", "grapnel", "oak_planks"}
    rival = strings.text("fight.whose.rival")
    told = {words.split("\n")[0]: rival in words for _, words in hud.changes.hints(layout)}
    names = {name: strings.text(f"voyage.relics.{name}.name") for name in ("rapids", "oak_planks")}
    assert (told[names["rapids"]], told[names["oak_planks"]]) == (False, True)
    listed = [each.whose == "rival" for each in hud.changes.listed()]
    assert listed == sorted(listed)
    assert sum(listed) == len({source for source, _ in THEIRS})


def test_no_sign_lies_outside_the_window(met: Met) -> None:
    """R16.51: whoever sits below."""
    for _ in range(2):
        layout = met.match.view.layout
        window = pygame.FRect(0, 0, layout.width, layout.height)
        for box, words in met.match.view.hud.changes.hints(layout):
            assert window.contains(pygame.FRect(box)), words
        met.match.flow.end_turn()
        met.rest()


def test_a_closed_lane_is_neither_offered_nor_played_to(met: Met) -> None:
    """R16.51: Narrow Stair of the other captain, by keys and by the pointer."""
    scene = met.match
    met.keys(pygame.K_1)
    assert [play.lane for play in scene.selection.intended_plays] == [BOTTOM]
    assert scene.selection.marks().lanes == ((LEFT, BOTTOM),)
    met.key(pygame.K_UP)
    assert sure(scene.view.message.refusal).code == "closed_lane"
    met.keys(pygame.K_RETURN)
    assert scene.match.history[-1].action == PlayCreature(0, BOTTOM)
    box = scene.view.layout.lane(LEFT, TOP)
    spot = scene.view.table.sides[LEFT].hand[1].spot
    met.drag((spot.x, spot.y), (box.x + 40, box.y + 40))
    assert len(scene.match.history) == 1
    assert scene.selection.held is None


def test_a_computer_plays_the_other_captain(services: Services) -> None:
    """R16.91: and the person sits there again."""
    met = Met(services, Seat("", "computer", strength="careless"))
    met.match.flow.end_turn()
    for _ in range(400):
        if met.match.state.turn > 2 or met.match.match.result:
            break
        met.rest()
    assert met.match.state.turn >= 3
    assert met.match.view.table.viewer == LEFT


def test_who_is_attacked_sits_on_the_right(services: Services) -> None:
    """R16.91: the computer attacks and begins, and the person below has the own relics."""
    services.settings = services.settings.at_speed(0)
    match = captains_match(services, seats=(Seat("", "computer", strength="careless"), BEA))
    at = Desktop(services, fight_table(services, match, MatchWays(services, match), STAKES))
    for _ in range(400):
        if sure(match.state).active == RIGHT:
            break
        at.rest()
    view = at.match.view
    assert (sure(match.state).turn, view.table.viewer, view.table.reach) == (2, RIGHT, 4)
    assert [b.source for b in at.match.presses.buttons if b.visible] == ["recall_horn"]


class Ways(MatchWays):
    """Ways of whoever has opened the duel."""

    ended = False

    def ending(self) -> Scene:
        self.ended = True
        return super().ending()


def test_the_result_goes_back_to_whoever_opened_it(services: Services) -> None:
    """R16.91: as in the fights of voyages."""
    services.settings = replace(services.settings.at_speed(0), hand_over=False)
    match = captains_match(services, seats=PERSONS)
    ways = Ways(services, match)
    scene = fight_table(services, match, ways, STAKES)
    assert isinstance(scene, MatchScene)
    at = Desktop(services, scene, rested=True)
    at.key(pygame.K_ESCAPE)
    at.choose("Concede")
    at.keys(pygame.K_RIGHT, pygame.K_RETURN)
    assert match.result is not None
    assert ways.ended, at.top


def laid(services: Services, rival: Seat) -> Match:
    terms = captains_terms(
        (*OWN, ("red_thread", HandChange())), (*THEIRS, ("readers_lens", HandChange(-1)))
    )
    return captains_match(services, terms, seats=(Seat(), rival))


@pytest.mark.parametrize("hidden", [False, True])
def test_captains_lay_their_hands_one_after_the_other(services: Services, hidden: bool) -> None:
    """R16.51, R16.91: two persons, who may not see each other's, and then the table."""
    services.settings = replace(services.settings.at_speed(0), hand_over=hidden)
    match = laid(services, BEA)
    at = Desktop(services, fight_table(services, match, MatchWays(services, match), STAKES))
    hands = []
    while not isinstance(match.position, State):
        if hidden:
            curtain = at.at(HandOverScene)
            below = at.app.stack.scenes[-2]
            assert isinstance(below, HandLayingScene)
            assert not below.cards
            curtain.stack.pop(HERE)
            at.rest()
        laying = at.at(HandLayingScene)
        assert len(laying.cards) == len(laying.position.hand)
        hands.append(laying.position.to_act())
        at.keys(pygame.K_RETURN)
    assert hands == [LEFT, RIGHT]
    assert isinstance(at.app.stack.scenes[0], MatchScene)


def test_a_computer_lays_its_hand_unseen(services: Services) -> None:
    """R16.51: nothing waits for it."""
    match = laid(services, Seat("", "computer", strength="greedy"))
    scene = fight_table(services, match, MatchWays(services, match), STAKES)
    assert isinstance(scene, HandLayingScene)
    at = Desktop(services, scene, rested=True)
    scene.begin()
    at.rest()
    assert isinstance(at.top, MatchScene)
    assert isinstance(match.position, State)


@pytest.mark.parametrize("seed", range(6))
def test_the_table_agrees_with_every_position(services: Services, seed: int) -> None:
    """R16.91: seen by either captain."""
    match = captains_match(services, seats=PERSONS, seed=seed)
    agree(services, match, Random(seed), seed % 2)


def test_allies_sit_at_the_table_of_a_ring_with_their_relics(services: Services) -> None:
    """R16.94: presses, plaque and signs are those of fights."""
    services.settings = services.settings.at_speed(0)
    scene = example_allies(services)
    at = Desktop(services, scene, rested=True)
    assert [b.source for b in scene.presses.buttons if b.visible] == ["signal_fire"]
    assert scene.view.table.reach == 5
    at.key(pygame.K_o)
    assert [type(done.action) for done in scene.match.history] == [Press]
    assert any(each.whose == "ally" for each in scene.view.hud.changes.listed())
    plaque = sure(scene.plaque)
    plaque.toggle()
    assert plaque.unfolded
    at.app.stack.handle(Command("back"))
    assert not plaque.unfolded


@pytest.mark.parametrize("allied", [False, True])
def test_what_is_over_is_seen_in_results_replay_and_history(
    services: Services, allied: bool
) -> None:
    """R16.29, R16.91, R16.94: as other matches are."""
    match = example_allies(services).match if allied else captains_match(services, seats=PERSONS)
    rng = Random(4)
    while match.result is None:
        match.submit(rng.choice(list(match_actions(sure(match.state)))))
    at = Desktop(services, services.routes.results(match), rested=True)
    at.at(ResultsScene)
    text = sure(match.record).text()
    at.app.stack.push(services.routes.replays.of(salvage(text, "a.jsonl")))
    at.key(pygame.K_RIGHT, pygame.K_END, pygame.K_LEFT)
    at.at(ReplayScene)
    at.app.stack.push(services.routes.history())
    at.rest()


def test_the_second_ally_sees_the_own_signs_on_the_own_land(services: Services) -> None:
    """R16.94: what is the wings' stands across the bridges, whoever sits below."""
    scene = example_allies(services)
    for viewer in (PLAYER, ALLY):
        scene.view.turn_to(viewer)
        signs, layout = scene.view.hud.changes, scene.view.layout
        for sign, (box, _) in zip(signs.signs(), signs.hints(layout), strict=True):
            if sign.where == "lanes":
                assert (box.x > layout.width / 2) == (sign.side == GUARD), sign
        assert any(sign.side == viewer for sign in signs.signs())


def test_allies_withdraw_together(services: Services) -> None:
    """R16.27, R16.94: the fight ends, whoever of both says so."""
    services.settings = services.settings.at_speed(0)
    scene = example_allies(services)
    Desktop(services, scene, rested=True)
    scene._withdraw()
    result = sure(scene.match.result)
    assert (result.rule, result.winner) == ("conceded", 1)


def test_a_fight_of_allies_opens_the_table_of_a_ring(services: Services) -> None:
    """R16.94."""
    match = example_allies(services).match
    assert isinstance(fight_table(services, match, MatchWays(services, match), STAKES), RingScene)


def test_presses_are_of_one_captain_each() -> None:
    """The examples prove what they are for: both captains have an event."""
    for relics in (OWN, THEIRS):
        assert sum(isinstance(change, PressChange) for _, change in relics) == 1
