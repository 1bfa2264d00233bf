"""Whose turn it is comes in one banner, and a turn without events has none of its own."""

import pytest

from game.board.animation.turn_banner import Banner
from game.play import HORDE, Match, Seat
from game.rules import LEFT, RIGHT, EndTurn, MatchAction, PlayCreature, State
from game.scenes import MatchScene, Services
from tests.rules.pictures import duel

from .sitting import Sitting

RIVAL = Seat("Rival", "computer", strength="beginner")


class Announced:
    """The banners that come over the table while actions are played, each once."""

    def __init__(self, services: Services, state: State, rival: Seat = RIVAL) -> None:
        seats = (Seat("Ada"), HORDE if state.solo else rival)
        self.scene = MatchScene(services, Match.from_position(state, seats))
        self.scene.flow.seats.seen = LEFT
        self.seen: dict[Banner, tuple[str, str]] = {}

    def play(self, *actions: MatchAction) -> list[tuple[str, str]]:
        """Return words and note of each banner, in their order, when the last has gone."""
        view = self.scene.view
        for action in actions:
            view.play(self.scene.match.submit(action))
            self._look()
            while view.busy:
                view.advance(0.05)
                self._look()
        while view.advance(0.05):
            self._look()
        return list(self.seen.values())

    def _look(self) -> None:
        for effect in self.scene.view.animator.effects:
            if isinstance(effect, Banner) and not effect.yields:
                self.seen[effect] = effect.words, effect.note


def test_a_turn_without_events_is_told_in_the_banner_of_the_next(services: Services) -> None:
    told = Announced(services, duel("* a b", "* c d", mana=0))
    assert told.play(EndTurn(), EndTurn()) == [("Your turn", "Rival plays no card")]


def test_a_turn_with_a_card_is_announced_with_it(services: Services) -> None:
    told = Announced(services, duel("* a b", "* c d", mana=0))
    banners = [("Rival’s turn", ""), ("Your turn", "")]
    assert told.play(EndTurn(), PlayCreature(0, 0), EndTurn()) == banners


def test_a_turn_with_an_attack_alone_is_no_pass(services: Services) -> None:
    told = Announced(services, duel("* a b", "* c d e | top: 1/9", mana=0))
    banners = [("Rival’s turn", ""), ("Your turn", "")]
    assert told.play(EndTurn(), EndTurn()) == banners


def test_the_first_deed_waits_until_the_banner_can_be_read(services: Services) -> None:
    told = Announced(services, duel("* a b", "* c d", mana=0))
    view = told.scene.view
    view.play(told.scene.match.submit(EndTurn()))
    while view.busy:
        view.advance(0.05)
    view.play(told.scene.match.submit(PlayCreature(0, 0)))
    view.advance(0.3)
    assert view.table.sides[RIGHT].lanes[0] == []


@pytest.mark.parametrize("own", ["* a b | top: 1/9", "* 1/1 b"])
def test_two_at_a_screen_are_told_of_a_pass_alone(services: Services, own: str) -> None:
    at = Sitting(services, duel(own, "* c d"))
    seen: set[tuple[str, str]] = set()

    def look() -> None:
        found = at.match.view.animator.effects
        seen.update((each.words, each.note) for each in found if isinstance(each, Banner))

    acts: list[MatchAction] = [] if "top" in own else [PlayCreature(0, 0)]
    for action in (*acts, EndTurn()):
        at.match.flow.submit(action)
        for _ in range(60):
            at.turn()
            look()
        at.rest()
    assert seen == {("Bo’s turn", "")}


def test_two_at_a_screen_are_told_of_a_pass(services: Services) -> None:
    at = Sitting(services, duel("* a b", "* c d", mana=0))
    at.match.flow.submit(EndTurn())
    seen = set()
    for _ in range(40):
        at.turn()
        found = at.match.view.animator.effects
        seen |= {(each.words, each.note) for each in found if isinstance(each, Banner)}
    assert seen == {("Bo’s turn", "Ada plays no card")}
