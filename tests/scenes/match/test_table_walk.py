"""Arrows and Tab come to all that the pointer is told on a table, and play as quickly as ever."""

import pygame
import pytest

from game.kit import Command, Point
from game.scenes import Services, load_scene
from game.scenes.match.table_screen import TableScreen
from game.scenes.match.table_sight import BoardHintArea
from tests.play.games import sure
from tests.rules.pictures import duel

from ..desktop import Desktop
from .sitting import Sitting, before

#: One screen of each kind with a table.
TABLES = ("match_odds", "next_turn", "lesson", "puzzle")
WAYS = ("left", "right", "up", "down")
#: How far apart places are to which the pointer goes, and in shares of a mark, from its middle.
STEP = 20
ASIDE = [(dx / 8, dy / 8) for dx in (-3, 0, 3) for dy in (-3, 0, 3)]


def table(services: Services, name: str) -> Desktop:
    at = Desktop(services, load_scene(name)(services))
    at.rest()
    at.table.view.hush()
    assert not at.table.view.busy
    return at


def swept(screen: TableScreen) -> set[str]:
    width, height = map(int, (screen.view.layout.width, screen.view.layout.height))
    boxes = [pygame.FRect(hint.area) for hint in screen.marks.hints()]
    boxes += [widget.rect for widget in screen.widgets.widgets if widget.visible]
    points: list[Point] = [(x, y) for y in range(1, height, STEP) for x in range(1, width, STEP)]
    points += [box.move(dx * box.w, dy * box.h).center for box in boxes for dx, dy in ASIDE]
    found = map(screen.widgets.widget_at, points)
    return {widget.hint for widget in found if widget is not None and widget.hint}


def walked(screen: TableScreen) -> set[str]:
    told: dict[object, str] = {}
    for _ in range(400):
        screen.walk.command("forward")
        here = sure(screen.walk.here)
        if here.name in told:
            break
        told[here.name] = "" if here.name is here.piece else here.words
    return set(told.values()) - {""}


@pytest.mark.parametrize("name", TABLES)
def test_the_keys_are_told_all_that_the_pointer_is_told(services: Services, name: str) -> None:
    screen = table(services, name).table
    told = swept(screen)
    assert len(told) > 6
    labels = {getattr(each, "label", "") for each in screen.widgets.widgets if not each.hint}
    assert walked(screen) - labels == told


def test_arrows_alone_come_to_every_place_that_is_no_mark(services: Services) -> None:
    walk = table(services, "match").table.walk
    walk.command("down")
    assert walk.here is not None
    seen, waiting = {walk.here.name}, [walk.here]
    while waiting:
        here = waiting.pop()
        for way in WAYS:
            walk._go(here)
            walk.command(way)
            found = sure(walk.here)
            if found.name not in seen:
                seen.add(found.name)
                waiting.append(found)
    places = [place for place in walk._places.all() if place.main]
    assert [place.words for place in places if place.name not in seen] == []


def test_from_the_hand_and_the_lanes_the_arrows_lead_to_the_strongholds(
    services: Services,
) -> None:
    screen = table(services, "match").table
    own = screen.view.table.sides[screen.view.table.viewer]
    for way, piece in (("left", own.hand[0]), ("down", own.stronghold)):
        screen.walk.command(way)
        assert screen.selection.focused is piece


@before(duel("a=1/1 b=1/1 * c=1/1 d=1/1", "* a b c"))
def test_no_card_of_the_hand_takes_more_presses_than_there_are_cards_between(at: Sitting) -> None:
    screen = at.table
    own = screen.view.table.sides[screen.view.table.viewer]
    # The stronghold stands between the cards, and is passed over.
    assert 0 < own.place < len(own.hand)
    for card in own.hand:
        screen.walk.command("right")
        assert screen.selection.focused is card


def test_enter_at_a_place_does_not_end_the_turn_and_escape_leaves_it(services: Services) -> None:
    at = table(services, "match")
    screen = at.table
    before = screen.state
    screen.handle(Command("forward"))
    while screen.walk.here is None or screen.walk.here.act is not None or screen.walk.here.piece:
        screen.handle(Command("forward"))
    screen.handle(Command("accept"))
    assert screen.state is before
    screen.handle(Command("back"))
    assert screen.walk.here is None
    assert at.top is screen


def test_the_pointer_takes_over(services: Services) -> None:
    at = table(services, "match")
    at.key(pygame.K_RIGHT)
    while at.table.walk.here is None or at.table.walk.here.piece is not None:
        at.key(pygame.K_TAB)
    at.move((640, 300))
    assert at.table.walk.here is None
    assert any(isinstance(each, BoardHintArea) for each in at.table.widgets.widgets)


def test_tab_goes_round_the_buttons_of_a_hint_while_it_is_open(services: Services) -> None:
    at = table(services, "hint")
    screen = at.match
    assert screen.hint.visible
    at.key(pygame.K_TAB)
    assert screen.walk.here is None
    assert screen.hint.panel.widgets.focused is not None
    at.key(pygame.K_ESCAPE, pygame.K_TAB)
    assert screen.walk.here is not None
