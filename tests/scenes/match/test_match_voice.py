"""The voice and the keys at a table tell all that the pointer is told."""

import pygame
import pytest

from game.kit import Command, Point
from game.scenes import Services, load_scene
from game.scenes.match.table_part import TablePart
from game.scenes.match.table_screen import TableScreen
from game.scenes.match.table_sight import BoardHintArea
from game.scenes.match.voice.board_words import ForecastWords
from tests.play.games import sure
from tests.rules.pictures import duel

from ..desktop import Desktop
from ..test_voice import Listener
from .sitting import Sitting, before


@pytest.fixture
def listener(services: Services) -> Listener:
    listener = Listener(Desktop(services, load_scene("match")(services)))
    listener.press(pygame.K_F2)
    return listener


def test_a_card_and_the_own_stronghold_are_said_and_what_comes_of_a_card(
    listener: Listener,
) -> None:
    [said] = listener.press(pygame.K_RIGHT)
    assert said.startswith("Aberration, creature, cost 7, attack 2, health 4, Perforation")
    assert said.endswith("Press 1 to play it, 1 of 6.")
    full = " ".join(listener.press(pygame.K_i))
    assert "Sprint: Before attacking, moves to the front of its lane" in full
    [said] = listener.press(pygame.K_DOWN)
    assert said.startswith("Morwen: Fort, life 6, cards in hand 6. Fort.")
    [said] = listener.press(pygame.K_1)
    assert said.startswith("Aberration taken up, to the top lane. Destroyed: ")
    assert listener.press(pygame.K_DOWN)[-1].startswith("To the bottom lane. Destroyed: ")
    assert listener.press(pygame.K_ESCAPE)[0] == "Aberration put back."


def test_an_outcome_that_is_the_same_in_both_lanes_is_said_of_both(
    listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ForecastWords, "of_play", lambda *_: ["Destroyed: Shaman"])
    assert listener.press(pygame.K_1) == [
        "Aberration taken up, to the top lane. Destroyed: Shaman."
    ]
    assert listener.press(pygame.K_DOWN) == ["To the bottom lane. Destroyed: Shaman."]


@before(duel("* 2/2 x x", "* x y z", mana=6))
def test_a_lane_in_which_nothing_comes_of_a_card_says_so(at: Sitting) -> None:
    listener = Listener(at)
    listener.press(pygame.K_F2, pygame.K_1)
    assert listener.press(pygame.K_DOWN) == ["To the bottom lane. Nothing changes."]


def test_a_place_is_said_that_tab_comes_to_with_a_card_taken_up(listener: Listener) -> None:
    listener.press(pygame.K_1)
    walked = [*listener.press(pygame.K_TAB), *listener.press(pygame.K_TAB)]
    assert len({*walked}) == 2
    assert not [said for said in walked if "taken up" in said]


def test_a_play_is_told_and_taken_back_and_then_a_refusal(listener: Listener) -> None:
    listener.press(pygame.K_1, pygame.K_DOWN)
    told = " ".join(listener.press(pygame.K_RETURN))
    assert "Morwen summons Aberration to the bottom lane." in told
    assert "Taken back." in listener.press(pygame.K_u)[-1]
    listener.press(pygame.K_1, pygame.K_RETURN)
    assert listener.press(pygame.K_1)[0] == "Mutant costs 5, and you have 0 mana left."


def test_the_position_is_said_on_demand_and_whose_turn_it_is_where_the_player_comes_back(
    listener: Listener,
) -> None:
    [said] = listener.press(pygame.K_F5)
    assert "Your creatures attack, one after another (N). F6 says how the match stands" in said
    assert said.endswith("F1 lists all keys.")
    for key, words in (
        (pygame.K_F5, "1: Aberration, creature, cost 7"),
        (pygame.K_F6, "Mana left: 7 of 7. Morwen: Fort, life 6, cards in hand 6."),
        (pygame.K_F7, "Here stands your Fort; each card after it is one life. 1: Aberration"),
        (pygame.K_F8, "Top lane. Yours: nobody. Alaric, from the bridge: "),
        (pygame.K_F9, "the Fort falls, and the match ends"),
    ):
        [said] = listener.press(key)
        assert words in said
    listener.press(pygame.K_l)
    assert listener.press(pygame.K_ESCAPE) == ["Turn 7. Morwen’s turn. Summoning."]


def test_a_card_that_is_cast_is_not_put_back(listener: Listener) -> None:
    listener.press(pygame.K_4)
    told = listener.press(pygame.K_RETURN)
    assert "Morwen casts Cyclone" in " ".join(told)
    assert not [said for said in told if "put back" in said]


def test_an_assault_that_waits_says_so_below_a_tip_too(
    listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TablePart, "is_tip", True)
    listener.press(pygame.K_n)
    told = listener.press(pygame.K_TAB, pygame.K_RETURN)
    assert "Cast an incantation, or make the next attack." in " ".join(told)
    assert "N makes the next attack, R all of them." in listener.press(pygame.K_F5)[0]


def test_what_happened_last_is_told_before_what_comes_over_it(listener: Listener) -> None:
    listener.press(pygame.K_n)
    listener.press(pygame.K_TAB, pygame.K_RETURN)
    listener.press(pygame.K_n)
    assert listener.press(pygame.K_n)[:2] == [
        "Turn 8: Alaric, 7 mana.",
        "Pass to Alaric. I am Alaric, button.",
    ]


#: One screen of each kind with a table.
TABLES = ("match_odds", "next_turn", "lesson", "puzzle")
#: How far apart places are to which the pointer goes, and in shares of a mark, from its middle.
STEP = 20
ASIDE = [(dx / 8, dy / 8) for dx in (-3, 0, 3) for dy in (-3, 0, 3)]


def table(services: Services, name: str = "match") -> Desktop:
    at = Desktop(services, load_scene(name)(services), rested=True)
    at.table.view.hush()
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
    walk = table(services).table.walk
    walk.command("down")
    waiting = [sure(walk.here)]
    seen = {waiting[0].name}
    while waiting:
        here = waiting.pop()
        for way in ("left", "right", "up", "down"):
            walk._go(here)
            walk.command(way)
            found = sure(walk.here)
            if found.name not in seen:
                seen.add(found.name)
                waiting.append(found)
    places = [place for place in walk._places.all() if place.main]
    assert [place.words for place in places if place.name not in seen] == []


def test_from_the_hand_and_the_lanes_the_arrows_lead_to_the_strongholds(services: Services) -> None:
    screen = table(services).table
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


def test_enter_at_a_place_does_not_end_the_turn_and_escape_or_the_pointer_leave_it(
    services: Services,
) -> None:
    at = table(services)
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
