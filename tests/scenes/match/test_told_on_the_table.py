"""Two things are never told in the same place between the bridges."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any
from unittest.mock import Mock

import pygame
import pytest

from game.board import announcing
from game.board.animation.turn_banner import Banner
from game.content import load_strings
from game.kit import Assets, Canvas
from game.play import Match, Seat
from game.rules import (
    LEFT,
    RIGHT,
    ChooseDifficulty,
    Difficulty,
    EndTurn,
    MatchAction,
    PlayCreature,
    State,
    TakeDeck,
    Terms,
)
from game.scenes import MatchScene, Services
from game.scenes.match import match_messages
from tests.play.games import sure
from tests.rules.pictures import duel

from ..desktop import Desktop
from ..matches import new_match
from ..playing import panel_hints
from .sitting import Sitting, before, middle

#: The last card is out of reach.
FIELD = duel("* a b c d e", "* x y", mana=3)

#: Returns the words that the message of a match puts into the picture, and whether aside.
Look = Callable[[Sitting], tuple[str, bool] | None]


pytestmark = before(FIELD)


@pytest.fixture
def look(monkeypatch: pytest.MonkeyPatch, assets: Assets) -> Look:
    drawn: list[tuple[str, bool]] = []

    def note(_canvas: object, _layout: object, words: str, **how: Any) -> None:
        drawn.append((words, how.get("aside", False)))

    monkeypatch.setattr(match_messages, "draw_message", note)

    def seen(at: Sitting) -> tuple[str, bool] | None:
        drawn.clear()
        canvas = Canvas(pygame.Surface((640, 360)), at.app.stack.view, assets)
        at.match.view.message.draw(canvas, at.match.view.layout)
        return drawn[-1] if drawn else None

    return seen


def announced(at: Sitting) -> None:
    at.match.view.turns.announce(LEFT)
    at.match.invalidate()
    at.wait(0.5)
    assert announcing(at.match.view.animator)


def test_what_stands_waits_until_the_banner_has_gone(at: Sitting, look: Look) -> None:
    at.match._tell_standing = lambda: None  # type: ignore[method-assign]
    at.match.view.message.standing = "Is that so?"
    announced(at)
    assert look(at) is None
    at.rest()
    assert look(at) == ("Is that so?", False)


def test_a_banner_gives_way_to_a_refusal(at: Sitting, look: Look) -> None:
    announced(at)
    at.click(middle(at.hand(-1)))
    words = at.message
    assert words
    assert not announcing(at.match.view.animator)
    at.wait(0.3)
    assert look(at) == (words, False)


def test_what_was_told_gives_way_to_a_banner_and_does_not_come_back(
    at: Sitting, look: Look
) -> None:
    at.match.view.tell("A long story of many words, which takes some seconds to be read")
    announced(at)
    shown = look(at)
    assert sure(shown)[1]
    at.wait(1.2)
    assert not announcing(at.match.view.animator)
    assert look(at) == shown


RIVAL = Seat("Rival", "computer", strength="beginner")


class Announced:
    def __init__(self, services: Services, state: State) -> None:
        self.scene = MatchScene(services, Match.from_position(state, (Seat("Ada"), RIVAL)))
        self.scene.flow.seats.seen = LEFT
        self.seen: dict[Banner, tuple[str, str]] = {}

    def play(self, *actions: MatchAction) -> list[tuple[str, str]]:
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


@pytest.mark.parametrize(
    ("foe", "acts", "told"),
    [
        # A turn without events is told in the banner of the next.
        ("* c d", [EndTurn()], [("Your turn", "Rival plays no card")]),
        ("* c d", [PlayCreature(0, 0), EndTurn()], [("Rival’s turn", ""), ("Your turn", "")]),
        # An attack alone is no pass.
        ("* c d e | top: 1/9", [EndTurn()], [("Rival’s turn", ""), ("Your turn", "")]),
    ],
    ids=["pass", "card", "attack"],
)
def test_a_turn_is_announced_with_what_is_done_in_it(
    services: Services, foe: str, acts: list[MatchAction], told: list[tuple[str, str]]
) -> None:
    assert Announced(services, duel("* a b", foe, mana=0)).play(EndTurn(), *acts) == told


def test_the_first_deed_waits_until_the_banner_can_be_read(services: Services) -> None:
    told = Announced(services, duel("* a b", "* c d", mana=0))
    view = told.scene.view
    view.play(told.scene.match.submit(EndTurn()))
    while view.busy:
        view.advance(0.05)
    view.play(told.scene.match.submit(PlayCreature(0, 0)))
    view.advance(0.3)
    assert view.table.sides[RIGHT].lanes[0] == []


@pytest.mark.parametrize(
    ("at", "acts", "note"),
    [
        (duel("* a b | top: 1/9", "* c d"), [EndTurn()], ""),
        (duel("* 1/1 b", "* c d"), [PlayCreature(0, 0), EndTurn()], ""),
        (duel("* a b", "* c d", mana=0), [EndTurn()], "Ada plays no card"),
    ],
    indirect=["at"],
    ids=["attack", "card", "pass"],
)
def test_two_at_a_screen_are_told_of_a_pass_alone(
    at: Sitting, acts: list[MatchAction], note: str
) -> None:
    seen: set[tuple[str, str]] = set()
    for action in acts:
        at.match.flow.submit(action)
        for _ in range(60):
            at.turn()
            found = at.match.view.animator.effects
            seen |= {(each.words, each.note) for each in found if isinstance(each, Banner)}
        at.rest()
    assert seen == {("Bo’s turn", note)}


@before(duel("* x=1/1@1 y z | top: Pawn=3/1", "* a b c | top: Ox=0/3"))
def test_nothing_is_worked_out_again_at_rest(at: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    hud = at.match.view.hud
    asked = Mock(side_effect=hud.all_hints)
    monkeypatch.setattr(hud, "all_hints", asked)
    for _ in range(3):
        at.match.buttons.update()
    asked.assert_not_called()
    at.keys(pygame.K_n)
    asked.assert_called()


def stir(desktop: Desktop) -> None:
    for across in (5, 6):
        desktop.move((across, 5))


def test_they_follow_the_language_and_the_size_of_letters(services: Services) -> None:
    """The settings of the Horde's game have chips, as wide as their words."""
    match = new_match(services, Terms(solo=True, custom=True), "Alaric", seed=1)
    match.submit(TakeDeck(0))
    match.submit(ChooseDifficulty(1, Difficulty(fixed_mana=8, bastion=False)))
    desktop = Desktop(services, MatchScene(services, match), rested=True)
    places = panel_hints(desktop.match)
    services.settings = replace(services.settings, text_size=130)
    stir(desktop)
    assert panel_hints(desktop.match) != places
    services.speak(load_strings("eo"))
    desktop.app.stack.retext()
    stir(desktop)
    assert any("kartoj en la mano" in words for _, words in panel_hints(desktop.match))


@pytest.mark.parametrize(
    ("turn", "words"),
    [
        (1, "First turn of the match: 6 mana."),
        (3, "Each turn gives 1 mana for each card in your hand"),
    ],
)
def test_the_panel_tells_why_there_is_so_much_mana(
    services: Services, turn: int, words: str
) -> None:
    """R2.7: whoever begins has 6 mana in the first turn; R3.1: later it is 1 for each card."""
    match = Sitting(services, duel("* a b c d e f g h", "* x y", mana=6, turn=turn)).match
    box = pygame.FRect(match.view.layout.own_panel)
    hints = [area.hint for area in match.buttons.hints if area.rect.center == box.center]
    assert words in hints[0]
