"""Tips for the first time: each at its moment, one at a time, and never again in a profile."""

from unittest.mock import Mock

import pygame
import pytest

from game.board import announcing
from game.play import Match, Profile, ProfileError, Seat
from game.rules import (
    BOTTOM,
    LANE_NAMES,
    LEFT,
    RIGHT,
    EndTurn,
    PlayCreature,
    State,
    TakeDeck,
    Terms,
)
from game.scenes import MatchScene, Services
from game.scenes.common.dialogs.ways_dialog import ConfirmDialog
from game.scenes.common.table.tips import KNOWN
from game.scenes.match.helpers.first_tips import FIRST_TIPS
from game.scenes.match.helpers.tip_teller import VETERAN
from game.scenes.options.options_scene import OptionsScene
from tests.play.games import sure
from tests.rules.pictures import duel, solo

from ..desktop import Desktop
from .sitting import Sitting, before, middle

FIELD = ("* 1/1 1/2 x y", "* a b")
ALL = {tip.key for tip in FIRST_TIPS}

pytestmark = before(duel(*FIELD))


def known(services: Services) -> list[str]:
    return services.profile.preference(KNOWN, list[str]())


def play(at: Sitting) -> str:
    at.pull(middle(at.hand(0)), at.lane(0))
    return at.tip


@pytest.mark.parametrize("begins", [LEFT, RIGHT])
def test_how_to_play_is_told_in_the_first_own_turn_once_its_banner_has_gone(
    services: Services, begins: int
) -> None:
    at = Desktop(services, MatchScene(services, first_match(services, begins)))
    tips, animator = at.match.tips, at.match.view.animator
    at.until(lambda: announcing(animator))
    at.until(lambda: tips.visible)
    assert not announcing(animator)
    assert sure(tips.current).key == "how_to_play"
    assert at.match.state.active == LEFT


def first_match(services: Services, begins: int) -> Match:
    seats = Seat("Ada"), Seat("Rival", "computer", strength="beginner")
    for seed in range(50):
        match = Match.new(services.content, Terms(), seats, seed=seed)
        for deck in (0, 1):
            match.submit(TakeDeck(deck))
        if sure(match.state).active == begins:
            return match
    raise AssertionError("the coin falls on one side alone")


def test_none_is_told_where_the_profile_cannot_be_read(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    damaged = ProfileError("profile", "it is damaged", "start anew")
    monkeypatch.setattr(Profile, "preference", Mock(side_effect=damaged))
    at = Sitting(services, duel(*FIELD, mana=3))
    assert not at.tip
    at.choose("End turn")
    assert at.did(EndTurn())
    assert len(services.problems) == 1


def test_it_stays_until_a_card_has_been_played_and_is_known_from_then_on(
    at: Sitting, services: Services
) -> None:
    at.match.update(20)
    assert at.tip == "how_to_play"
    assert play(at) != "how_to_play"
    assert "how_to_play" in known(services)
    assert Sitting(services, duel(*FIELD)).tip != "how_to_play"


def test_a_tip_is_put_away_by_a_press(at: Sitting, services: Services) -> None:
    at.tap(at.match.tips.bubble.box.center)
    assert not at.tip
    assert "how_to_play" not in known(services), "nothing was played"


@pytest.fixture
def veteran(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(services.profile.history), "count", lambda _: VETERAN)


def test_a_veteran_is_told_nothing(veteran: None, at: Sitting) -> None:
    assert not at.tip


@before(untold=ALL - {"how_to_play"})
def test_switched_off_in_a_match_they_are_gone_and_switched_on_told_anew(
    veteran: None, at: Sitting, services: Services
) -> None:
    for wanted in (False, True):
        assert not at.tip
        at.key(pygame.K_ESCAPE)
        at.press_button("Options")
        at.click(at.at(OptionsScene).controls["first_tips"].rect.center)
        at.key(pygame.K_ESCAPE)
        at.keys(pygame.K_ESCAPE)
        assert services.settings.first_tips == wanted
    assert at.tip == "how_to_play"


@before(untold=["life_paid"])
def test_the_first_play_tells_what_it_has_cost(at: Sitting) -> None:
    """R4.5: the card lay to the right of the stronghold."""
    assert not at.tip
    assert play(at) == "life_paid"
    stronghold = middle(at.match.view.table.sides[LEFT].stronghold)
    assert at.match.tips.bubble.target.collidepoint(stronghold)


@before(duel("1/1 * 1/2 x y", "* a b"), untold=["life_paid"])
def test_a_card_from_the_left_of_the_stronghold_costs_no_life(at: Sitting) -> None:
    """R4.5"""
    assert not play(at)


def test_a_tip_that_is_passed_over_is_not_told_again(services: Services) -> None:
    state = duel(*FIELD, mana=5)
    at = Sitting(services, state, untold=["life_paid"])
    at.key(pygame.K_1, pygame.K_RETURN)
    at.until(lambda: at.tip == "life_paid")
    assert "life_paid" in known(services)
    again = Sitting(services, state)
    again.keys(pygame.K_1, pygame.K_RETURN)
    assert again.tip == ""


@before(untold=["life_paid", "sleeping"])
def test_a_tip_that_was_read_gives_way_to_the_next(at: Sitting, services: Services) -> None:
    assert [play(at), play(at)] == ["life_paid", "sleeping"]
    assert known(services).count("life_paid") == 1


@pytest.mark.parametrize(
    ("key", "state"),
    [
        ("assault", duel("* x y | top: 1/1", "* a b | top: 1/9", mana=1)),
        ("open_lane", duel("* x y | top: 1/1", "* a b | bottom: 1/9", mana=1)),
        ("assault_stops", duel("* Bolt=!1@1 x | top: 1/1", "* a b | top: 1/9", mana=1, phase=1)),
        # R9.6: the Horde has a deck and no hand.
        ("open_lane_horde", solo("* x y | top: 1/1", "* a b")),
    ],
)
def test_a_tip_is_due_in_its_position(services: Services, key: str, state: State) -> None:
    untold = {key, key.removesuffix("_horde")}
    assert Sitting(services, state, untold=list(untold)).tip == key


@before(solo(*FIELD), untold=ALL - {"how_to_play"})
def test_the_first_game_against_the_horde_has_an_introduction_of_its_own(
    at: Sitting, services: Services
) -> None:
    """R9.1: what was learnt in a duel does not tell it."""
    assert at.tip == "horde"
    assert play(at) != "horde"
    assert "horde" in known(services)


@pytest.mark.parametrize("summons", [False, True])
@before(duel("* x y | top: 1/1", "* a b | bottom: 1/9", mana=1), untold=ALL - {"how_to_play"})
def test_before_the_first_assault_one_is_told_to_summon_first_until_it_begins(
    at: Sitting, services: Services, summons: bool
) -> None:
    """R5: it comes before what can be told later; who summons first has done what it says."""
    if summons:
        at.do(PlayCreature(0, BOTTOM))
    else:
        at.wait(20.0)
        assert at.tip == "assault"
    at.choose("Assault")
    assert at.tip != "assault"
    assert "assault" in known(services)


@before(duel("* Bolt=!1@1 x | top: 0/1", "* a b | top: 1/9"), untold=["assault_stops"])
def test_after_the_last_attack_nothing_is_said_of_one_that_waits(at: Sitting) -> None:
    """R6.2: the turn waits for an incantation, and no attack does."""
    at.choose("Assault")
    assert at.match.flow._may_cast
    for _ in range(100):
        at.match.update(0.05)
    assert not at.tip


@before(duel("* x=9/9@9 y=9/9@9 | top: 1/1", "* a b | top: 1/9", mana=1), untold=["assault"])
def test_where_nothing_can_be_summoned_the_assault_needs_no_tip(
    at: Sitting, services: Services
) -> None:
    assert not at.tip
    at.choose("Assault")
    assert "assault" not in known(services)


@before(
    duel("* x y | top: 1/9", "* a b | top: 2/9", active=RIGHT, phase=1),
    rival=Seat("Rival", "computer", "beginner"),
    untold=["healed"],
)
def test_that_damage_is_healed_is_told_of_a_survivor(at: Sitting) -> None:
    """R3.8"""
    at.until(lambda: at.match.state.active == LEFT and at.match.flow.free)
    at.rest()
    assert at.tip == "healed"
    assert at.match.tips.bubble.target.collidepoint(middle(at.creature(LEFT, 0)))


def test_nothing_is_told_beside_other_words_a_banner_or_in_the_turn_of_the_other_side(
    at: Sitting,
) -> None:
    at.key(pygame.K_PLUS)
    assert at.message
    assert not at.match.tips.visible
    at.rest()
    assert at.tip == "how_to_play"
    at.match.view.turns.announce(LEFT)
    at.turn()
    at.turn()
    assert announcing(at.match.view.animator)
    assert not at.tip
    at.rest()
    at.match.flow.submit(EndTurn())
    at.turn()
    assert not at.tip


@pytest.mark.parametrize(("own", "full"), [("top", "bottom"), ("bottom", "top")])
def test_the_open_lane_is_named_and_its_bridge_pointed_at(
    services: Services, own: str, full: str
) -> None:
    """R5.3"""
    state = duel(f"* x y | {own}: 1/1", f"* a b | {full}: 1/9", mana=1)
    at = Sitting(services, state, untold=["open_lane"])
    bubble, layout = at.match.tips.bubble, at.match.view.layout
    assert f"{own} lane" in bubble.words
    assert bubble.target.collidepoint((layout.width / 2, layout.lane_middle(LANE_NAMES.index(own))))
    assert not bubble.box.colliderect(bubble.target)


@before(duel("* 1/1 b c d e f g h", "* a b"), untold=["life_paid"])
def test_the_frame_around_the_hand_is_outside_all_of_its_cards(at: Sitting) -> None:
    assert play(at) == "life_paid"
    place, alpha = at.match.marks.collect().framed or (pygame.FRect(), 0)
    assert alpha == 255
    assert all(place.contains(piece.spot.rect) for piece in at.match.view.table.sides[LEFT].row)


@before(end_warning=True)
def test_a_tip_is_gone_while_a_question_lies_over_it(at: Sitting) -> None:
    assert at.tip == "how_to_play"
    at.press_button("End turn")
    at.at(ConfirmDialog)
    assert (at.match.tips.visible, at.match.tips.covered) == (False, ())
    at.keys(pygame.K_ESCAPE)
    assert at.tip == "how_to_play"
