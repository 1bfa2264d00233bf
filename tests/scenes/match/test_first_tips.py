"""Tips for the first time: each at its moment, one at a time, and never again in a profile."""

from dataclasses import replace

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
    TakeDeck,
    Terms,
)
from game.scenes import ConfirmDialog, MatchScene, OptionsScene, Services
from game.scenes.common import KNOWN
from game.scenes.match.helpers.first_tips import FIRST_TIPS
from game.scenes.match.helpers.tip_teller import VETERAN
from tests.rules.pictures import duel, solo

from ..desktop import Desktop
from .sitting import Sitting, middle

FIELD = ("* 1/1 1/2 x y", "* a b")


def told(at: Desktop) -> str:
    """Return the key of the tip that is there to be read, "" for none."""
    tips = at.match.tips
    return tips.current.key if tips.visible and tips.current is not None else ""


def known(services: Services, *keys: str) -> None:
    """Let the profile know these tips."""
    services.profile.set_preference(KNOWN, list(keys))


def all_but(services: Services, *keys: str) -> None:
    known(services, *(tip.key for tip in FIRST_TIPS if tip.key not in keys))


def test_how_to_play_is_told_in_the_first_own_turn_when_the_computer_begins(
    services: Services,
) -> None:
    match = first_match(services, begins=RIGHT)
    at = Desktop(services, MatchScene(services, match))
    for _ in range(400):
        if at.match.state.active == LEFT:
            break
        assert not told(at)
        at.turn()
    assert match.history
    at.rest()
    assert told(at) == "how_to_play"


def test_none_is_told_where_the_profile_cannot_be_read(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    def damaged(*_: object) -> None:
        raise ProfileError("profile", "it is damaged", "start anew")

    monkeypatch.setattr(Profile, "preference", damaged)
    at = Sitting(services, duel(*FIELD, mana=3))
    assert not told(at)
    at.choose("End turn")
    assert at.did(EndTurn())
    assert len(services.problems) == 1


def first_match(services: Services, begins: int) -> Match:
    """Return a match against the computer in which ``begins`` has the first turn."""
    seats = Seat("Ada"), Seat("Rival", "computer", strength="beginner")
    for seed in range(50):
        match = Match.new(services.content, Terms(), seats, seed=seed)
        for deck in (0, 1):
            match.submit(TakeDeck(deck))
        assert match.state is not None
        if match.state.active == begins:
            return match
    raise AssertionError("the coin falls on one side alone")


def test_it_waits_for_the_banner(services: Services) -> None:
    at = Desktop(services, MatchScene(services, first_match(services, begins=LEFT)))
    seen = 0
    for _ in range(400):
        assert not (told(at) and announcing(at.match.view.animator))
        seen += announcing(at.match.view.animator)
        at.turn()
        if told(at):
            break
    assert seen
    assert told(at) == "how_to_play"


def test_it_stays_until_a_card_has_been_played_and_is_known_from_then_on(
    services: Services,
) -> None:
    at = Sitting(services, duel(*FIELD))
    for _ in range(400):
        at.match.update(0.05)
    assert told(at) == "how_to_play"
    at.pull(middle(at.hand(0)), at.lane(0))
    assert told(at) != "how_to_play"
    assert "how_to_play" in services.profile.preference(KNOWN, [])
    assert told(Sitting(services, duel(*FIELD))) != "how_to_play"


def test_a_tip_is_put_away_by_a_press(services: Services) -> None:
    at = Sitting(services, duel(*FIELD))
    at.tap(at.match.tips.bubble.box.center)
    assert not told(at)
    assert "how_to_play" not in services.profile.preference(KNOWN, []), "nothing was played"


@pytest.mark.parametrize("veteran", [True, False])
def test_a_veteran_and_who_wants_no_tips_are_told_nothing(
    services: Services, monkeypatch: pytest.MonkeyPatch, veteran: bool
) -> None:
    if veteran:
        monkeypatch.setattr(type(services.profile.history), "count", lambda _: VETERAN)
    services.settings = replace(services.settings, first_tips=veteran)
    assert not told(Sitting(services, duel(*FIELD)))


def test_switched_off_in_a_match_they_are_gone_and_switched_on_told_anew(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(services.profile.history), "count", lambda _: VETERAN)
    known(services, "how_to_play")
    at = Sitting(services, duel(*FIELD))
    for wanted in (False, True):
        assert not told(at)
        at.key(pygame.K_ESCAPE)
        at.press_button("Options")
        assert isinstance(at.top, OptionsScene)
        at.click(at.top.controls["first_tips"].rect.center)
        at.key(pygame.K_ESCAPE)
        at.keys(pygame.K_ESCAPE)
        assert services.settings.first_tips == wanted
    assert told(at) == "how_to_play"


def test_the_first_play_tells_what_it_has_cost(services: Services) -> None:
    """R4.5: the card lay to the right of the stronghold."""
    all_but(services, "life_paid")
    at = Sitting(services, duel(*FIELD))
    assert not told(at)
    at.pull(middle(at.hand(0)), at.lane(0))
    assert told(at) == "life_paid"
    stronghold = middle(at.match.view.table.sides[LEFT].stronghold)
    assert at.match.tips.bubble.target.collidepoint(stronghold)


def test_a_card_from_the_left_of_the_stronghold_costs_no_life(services: Services) -> None:
    """R4.5"""
    all_but(services, "life_paid")
    at = Sitting(services, duel("1/1 * 1/2 x y", "* a b"))
    at.pull(middle(at.hand(0)), at.lane(0))
    assert not told(at)


def test_a_tip_that_is_passed_over_is_not_told_again(services: Services) -> None:
    """It is known from when it was seen, however soon the player goes on."""
    all_but(services, "life_paid")
    at = Sitting(services, duel("* 1/1 1/2 x y", "* a b", mana=5))
    at.key(pygame.K_1, pygame.K_RETURN)
    for _ in range(200):
        if told(at):
            break
        at.turn()
    assert told(at) == "life_paid"
    kept: list[str] = []
    assert "life_paid" in services.profile.preference(KNOWN, kept)
    again = Sitting(services, duel("* 1/1 1/2 x y", "* a b", mana=5))
    again.key(pygame.K_1, pygame.K_RETURN)
    again.rest()
    assert told(again) == ""


def test_a_tip_that_was_read_gives_way_to_the_next(services: Services) -> None:
    all_but(services, "life_paid", "sleeping")
    at = Sitting(services, duel(*FIELD))
    at.pull(middle(at.hand(0)), at.lane(0))
    assert told(at) == "life_paid"
    at.pull(middle(at.hand(0)), at.lane(0))
    assert told(at) == "sleeping"
    kept: list[str] = []
    assert services.profile.preference(KNOWN, kept).count("life_paid") == 1


@pytest.mark.parametrize(
    ("key", "own", "other", "phase"),
    [
        ("assault", "* x y | top: 1/1", "* a b | top: 1/9", 0),
        ("open_lane", "* x y | top: 1/1", "* a b | bottom: 1/9", 0),
        ("assault_stops", "* Bolt=!1@1 x | top: 1/1", "* a b | top: 1/9", 1),
    ],
)
def test_a_tip_is_due_in_its_position(
    services: Services, key: str, own: str, other: str, phase: int
) -> None:
    all_but(services, key)
    assert told(Sitting(services, duel(own, other, mana=1, phase=phase))) == key


def test_the_horde_has_a_deck_and_no_hand(services: Services) -> None:
    """R9.6"""
    all_but(services, "open_lane", "open_lane_horde")
    assert told(Sitting(services, solo("* x y | top: 1/1", "* a b"))) == "open_lane_horde"


def test_the_first_game_against_the_horde_has_an_introduction_of_its_own(
    services: Services,
) -> None:
    """R9.1: what was learnt in a duel does not tell it."""
    known(services, "how_to_play")
    at = Sitting(services, solo("* 1/1 1/2 x y", "* a b"))
    assert told(at) == "horde"
    at.pull(middle(at.hand(0)), at.lane(0))
    assert told(at) != "horde"
    assert "horde" in services.profile.preference(KNOWN, [])


@pytest.mark.parametrize("summons", [False, True])
def test_before_the_first_assault_one_is_told_to_summon_first_until_it_begins(
    services: Services, summons: bool
) -> None:
    """R5: it comes before what can be told later; who summons first has done what it says."""
    known(services, "how_to_play")
    at = Sitting(services, duel("* x y | top: 1/1", "* a b | bottom: 1/9", mana=1))
    if summons:
        at.do(PlayCreature(0, BOTTOM))
    else:
        for _ in range(400):
            at.match.update(0.05)
        assert told(at) == "assault"
    at.choose("Assault")
    assert told(at) != "assault"
    assert "assault" in services.profile.preference(KNOWN, [])


def test_after_the_last_attack_nothing_is_said_of_one_that_waits(services: Services) -> None:
    """R6.2: the turn waits for an incantation, and no attack does."""
    all_but(services, "assault_stops")
    at = Sitting(services, duel("* Bolt=!1@1 x | top: 0/1", "* a b | top: 1/9"))
    at.choose("Assault")
    assert at.match.flow._may_cast
    for _ in range(100):
        at.match.update(0.05)
    assert not told(at)


def test_where_nothing_can_be_summoned_the_assault_needs_no_tip(services: Services) -> None:
    all_but(services, "assault")
    at = Sitting(services, duel("* x=9/9@9 y=9/9@9 | top: 1/1", "* a b | top: 1/9", mana=1))
    assert not told(at)
    at.choose("Assault")
    assert "assault" not in services.profile.preference(KNOWN, [])


def test_that_damage_is_healed_is_told_of_a_survivor(services: Services) -> None:
    """R3.8"""
    all_but(services, "healed")
    field = duel("* x y | top: 1/9", "* a b | top: 2/9", active=RIGHT, phase=1)
    at = Sitting(services, field, rival=Seat("Rival", "computer", "beginner"))
    at.rest()
    for _ in range(400):
        if at.match.state.active == LEFT and at.match.flow.free:
            break
        at.turn()
    at.rest()
    assert told(at) == "healed"
    survivor = at.match.view.table.sides[LEFT].lanes[0][0]
    assert at.match.tips.bubble.target.collidepoint(middle(survivor))


def test_where_there_are_other_words_no_tip_is_told(services: Services) -> None:
    at = Sitting(services, duel(*FIELD))
    at.key(pygame.K_PLUS)
    assert at.match.view.message.words
    assert not told(at)
    at.rest()
    assert told(at) == "how_to_play"


def test_nothing_is_told_beside_a_banner_or_in_the_turn_of_the_other_side(
    services: Services,
) -> None:
    at = Sitting(services, duel(*FIELD))
    assert told(at) == "how_to_play"
    at.match.view.turns.announce(LEFT)
    at.turn()
    at.turn()
    assert announcing(at.match.view.animator)
    assert not told(at)
    at.rest()
    at.match.flow.submit(EndTurn())
    at.turn()
    assert not told(at)


@pytest.mark.parametrize(
    ("own", "words"),
    [("top: 1/1", "top lane"), ("bottom: 1/1", "bottom lane")],
)
def test_the_open_lane_is_named_and_its_bridge_pointed_at(
    services: Services, own: str, words: str
) -> None:
    """R5.3"""
    all_but(services, "open_lane")
    full = "bottom: 1/9" if "top" in words else "top: 1/9"
    at = Sitting(services, duel(f"* x y | {own}", f"* a b | {full}", mana=1))
    bubble, layout = at.match.tips.bubble, at.match.view.layout
    lane = LANE_NAMES.index(words.split(maxsplit=1)[0])
    assert words in bubble.words
    assert bubble.target.collidepoint(layout.width / 2, layout.lane_middle(lane))
    assert not bubble.box.colliderect(bubble.target)


def test_the_frame_around_the_hand_is_outside_all_of_its_cards(services: Services) -> None:
    all_but(services, "life_paid")
    at = Sitting(services, duel("* 1/1 b c d e f g h", "* a b"))
    at.pull(middle(at.hand(0)), at.lane(0))
    assert told(at) == "life_paid"
    place, alpha = at.match.marks.collect().framed or (None, 0)
    assert place is not None
    assert alpha == 255
    for piece in at.match.view.table.sides[LEFT].row:
        assert place.contains(piece.spot.rect)


def test_a_tip_is_gone_while_a_question_lies_over_it(services: Services) -> None:
    services.settings = replace(services.settings, end_warning=True)
    at = Sitting(services, duel(*FIELD))
    assert told(at) == "how_to_play"
    at.press_button("End turn")
    assert isinstance(at.top, ConfirmDialog)
    assert not at.match.tips.visible
    assert at.match.tips.covered == ()
    at.keys(pygame.K_ESCAPE)
    assert told(at) == "how_to_play"
