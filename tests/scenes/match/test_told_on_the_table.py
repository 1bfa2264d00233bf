"""Two things are never told in the same place between the bridges."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.board import Box, announcing
from game.board.animation.turn_banner import Banner
from game.content import load_strings
from game.kit import Assets, Canvas
from game.play import HORDE, Match, Seat
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
from tests.rules.pictures import duel

from ..desktop import Desktop
from ..matches import new_match
from ..playing import panel_hints
from .sitting import Sitting, middle

#: The last card is out of reach.
FIELD = duel("* a b c d e", "* x y", mana=3)

#: Returns the words that the message of a match puts into the picture, and whether aside.
Look = Callable[[Sitting], tuple[str, bool] | None]


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
    """Let a banner come into the middle of the table."""
    at.match.view.turns.announce(LEFT)
    at.match.invalidate()
    at.wait(0.5)
    assert announcing(at.match.view.animator)


def test_what_stands_waits_until_the_banner_has_gone(services: Services, look: Look) -> None:
    at = Sitting(services, FIELD)
    at.match._tell_standing = lambda: None  # type: ignore[method-assign]
    at.match.view.message.standing = "Is that so?"
    announced(at)
    assert look(at) is None
    at.rest()
    assert look(at) == ("Is that so?", False)


def test_a_banner_gives_way_to_a_refusal(services: Services, look: Look) -> None:
    at = Sitting(services, FIELD)
    announced(at)
    at.click(middle(at.hand(-1)))
    words = at.match.view.message.words
    assert words
    assert not announcing(at.match.view.animator)
    at.wait(0.3)
    assert look(at) == (words, False)


def test_what_was_told_gives_way_to_a_banner_and_does_not_come_back(
    services: Services, look: Look
) -> None:
    at = Sitting(services, FIELD)
    at.match.view.tell("A long story of many words, which takes some seconds to be read")
    announced(at)
    shown = look(at)
    assert shown is not None
    assert shown[1]
    at.wait(1.2)
    assert not announcing(at.match.view.animator)
    assert look(at) == shown


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


def test_nothing_is_worked_out_again_at_rest(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = Sitting(services, duel("* x=1/1@1 y z | top: Pawn=3/1", "* a b c | top: Ox=0/3"))
    buttons, asked = at.match.buttons, list[object]()
    hud = at.match.view.hud
    hints = hud.all_hints

    def all_hints(*told: Any) -> list[tuple[Box, str]]:
        asked.append(told)
        return hints(*told)

    monkeypatch.setattr(hud, "all_hints", all_hints)
    for _ in range(3):
        buttons.update()
    assert not asked
    at.keys(pygame.K_n)
    assert asked


def stir(desktop: Desktop) -> None:
    """Let what the settings have changed be noticed, and the match hear of it."""
    for across in (5, 6):
        desktop.move((across, 5))


def test_they_follow_the_language_and_the_size_of_letters(services: Services) -> None:
    """The settings of the Horde's game have chips, as wide as their words."""
    match = new_match(services, Terms(solo=True, custom=True), "Alaric", seed=1)
    match.submit(TakeDeck(0))
    match.submit(ChooseDifficulty(1, Difficulty(fixed_mana=8, bastion=False)))
    desktop = Desktop(services, MatchScene(services, match))
    desktop.rest()
    places = panel_hints(desktop.match)
    services.settings = replace(services.settings, text_size=130)
    stir(desktop)
    assert panel_hints(desktop.match) != places
    services.speak(load_strings("eo"))
    desktop.app.stack.retext()
    stir(desktop)
    assert any("kartoj en la mano" in words for _, words in panel_hints(desktop.match))


def own_hint(at: Sitting) -> str:
    """Return what is said of the panel of the player below."""
    box = pygame.FRect(at.match.view.layout.own_panel)
    return next(area.hint for area in at.match.buttons.hints if area.rect.center == box.center)


def test_the_panel_tells_why_there_is_so_much_mana(services: Services) -> None:
    """R2.7: whoever begins has 6 mana in the first turn; R3.1: later it is 1 for each card."""
    first = duel("* a b c d e f g h", "* x y", mana=6)
    first.turn = 1
    at = Sitting(services, first)
    assert "First turn of the match: 6 mana." in own_hint(at)
    first.turn = 3
    at = Sitting(services, first)
    assert "Each turn gives 1 mana for each card in your hand" in own_hint(at)
