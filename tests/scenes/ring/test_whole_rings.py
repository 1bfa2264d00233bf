"""Who leaves hands the seat to the computer, at any moment, and nothing hangs (R13.10)."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random

import pygame
import pytest

from game.play import SPEED_INSTANT, ComputerPlayer, check
from game.rules import (
    ASSAULT,
    MODES,
    NOBODY,
    Attack,
    EndTurn,
    MatchAction,
    PlayCreature,
    Relieve,
    Terms,
)
from game.scenes import HandOverScene, Services
from game.scenes.common import ConfirmDialog
from game.scenes.match.dialogs.order_dialog import OrderDialog
from game.scenes.match.dialogs.pause_dialog import PauseDialog
from tests.play.games import record_of

from .ring_desk import (
    Ended,
    RingDesk,
    RingHands,
    RingKeys,
    RingMouse,
    RingPad,
    RingTouch,
    first_turn,
    ring_state,
)
from .ring_evening import RingEvening

#: Two partners before one screen, who see one another's hands.
PARTNERS = (0, 2)


def begun(
    services: Services, persons: tuple[int, ...] = PARTNERS, *, instant: bool = True, first: int = 1
) -> RingDesk:
    settings = replace(services.settings, end_warning=False, loss_warning=False)
    services.settings = settings.at_speed(SPEED_INSTANT) if instant else settings
    state, seed = first_turn(services, "pairs", first=first)
    made = RingDesk(services, state, persons, seed=seed)
    made.rest()
    return made


def in_the_own_turn(services: Services) -> RingDesk:
    made = begun(services)
    assert made.ring.flow.free
    return made


def with_a_card_in_the_hand(services: Services) -> RingDesk:
    """The rightmost card is being dragged to the partner."""
    made = in_the_own_turn(services)
    card = made.ring.selection.hand[-1]
    made.carry((card.x, card.y), (card.x, card.y - 200))
    return made


def while_the_picture_moves(services: Services, action: type[MatchAction]) -> RingDesk:
    made = begun(services, instant=False)
    flow = made.ring.flow
    flow.submit(next(each for each in flow.legal if isinstance(each, action)))
    made.turn()
    assert made.ring.view.busy
    return made


while_a_creature_comes = partial(while_the_picture_moves, action=PlayCreature)
while_a_card_is_passed = partial(while_the_picture_moves, action=Relieve)


def in_a_computers_turn(services: Services) -> RingDesk:
    made = begun(services, instant=False)
    made.ring.flow.submit(EndTurn())
    made.until(lambda: made.ring.state.active == 1 and not made.ring.view.busy)
    return made


def in_the_assault(services: Services) -> RingDesk:
    made = begun(services)
    flow = made.ring.flow
    while not (Attack() in flow.legal and flow.free):
        made.do(next((a for a in flow.legal if isinstance(a, PlayCreature)), EndTurn()))
    services.settings = services.settings.at_speed(1.0)
    flow.attack()
    made.turn()
    assert made.ring.state.phase == ASSAULT or made.ring.view.busy
    return made


def while_an_order_is_asked(services: Services) -> RingDesk:
    """The owner of the fallen is asked in another's turn (R13.6)."""
    for seed in range(1, 60):
        made = begun(services, (0, 1, 2, 3), first=seed)
        while made.played.result is None:
            state, legal = made.ring.state, made.ring.flow.legal
            if isinstance(made.top, OrderDialog) and state.pending_side != state.active:
                return made
            if isinstance(made.top, OrderDialog):
                made.keys(pygame.K_RETURN)
            else:
                made.do(legal[len(made.played.history) % 3 % len(legal)])
    raise AssertionError("no order is asked")


def behind_the_curtain(services: Services) -> RingDesk:
    """The screen has just been passed on: who sits down leaves at once."""
    made = begun(services, (0, 1))
    made.tap(made.at(HandOverScene).ready_button.rect.center)
    made.do(EndTurn())
    made.click(made.at(HandOverScene).ready_button.rect.center)
    made.turn()
    return made


def after_somebody_has_left(services: Services) -> RingDesk:
    """Nobody sits at the screen: the hands are hidden, and a computer acts."""
    made = begun(services, (0, 1, 3), instant=False)
    services.settings = replace(services.settings, hand_over=True)
    leave(made)
    return made


MOMENTS = [
    in_the_own_turn, with_a_card_in_the_hand, while_a_creature_comes, while_a_card_is_passed,
    in_a_computers_turn, in_the_assault, while_an_order_is_asked, behind_the_curtain,
    after_somebody_has_left,
]  # fmt: skip


def leave(at: RingDesk) -> None:
    while not isinstance(at.top, PauseDialog):
        at.key(pygame.K_p)
    at.wait(1.0)
    at.press_button(at.top.translate("pause.hand_over"))
    at.wait(1.0)
    at.click(at.at(ConfirmDialog).buttons[1].rect.center)


@pytest.mark.parametrize("moment", MOMENTS)
def test_at_any_moment_the_others_play_on_to_the_end(
    services: Services, moment: Callable[[Services], RingDesk]
) -> None:
    at = moment(services)
    before, persons = at.played.gave_up, list(at.ring.flow.seats.persons)
    leave(at)
    *others, left = at.played.gave_up
    assert tuple(others) == before
    assert left in persons
    assert at.played.seat(left).is_computer
    assert at.played.result is None
    services.settings = replace(services.settings, hand_over=False).at_speed(SPEED_INSTANT)
    assert RingKeys(at, Random(5)).ring_to_the_end().result is not None


@pytest.mark.parametrize("moment", [in_the_own_turn, while_a_creature_comes, in_a_computers_turn])
def test_with_the_last_person_it_ends(
    services: Services, moment: Callable[[Services], RingDesk]
) -> None:
    at = moment(services)
    leave(at)
    leave(at)
    at.wait(3.0)
    assert at.played.result is not None
    assert sorted(at.played.gave_up) == list(PARTNERS)
    at.at(Ended)
    assert at.ring.flow.seats.persons == []
    assert at.ring.flow.seats.speaker != NOBODY


def instant(services: Services, mode: str, persons: tuple[int, ...], seed: int = 3) -> RingDesk:
    services.settings = replace(services.settings, end_warning=False).at_speed(SPEED_INSTANT)
    return RingDesk(services, ring_state(services, mode, seed), persons)


@pytest.mark.parametrize(("mode", "me"), [("pairs", 0), ("three", 1), ("horde", 2)])
def test_a_match_with_real_computers_comes_to_its_end(
    services: Services, mode: str, me: int
) -> None:
    desk = instant(services, mode, (me,), 4)
    thinker = desk.ring.flow.computer.thinker = ComputerPlayer(desk.played, services.tasks)
    assert RingMouse(desk, Random(2)).ring_to_the_end().result is not None
    assert not thinker.failure


#: The seats of persons, by mode; the first are played by default.
PERSONS = {
    "pairs": ((0, 2), (0,), (0, 1), (0, 1, 2, 3)),
    "three": ((0, 1, 2), (1,)),
    "four": ((0, 3), (2,)),
    "horde": ((0, 2), (2,), (0,)),
}
WHOLE = [
    pytest.param(hands, mode, persons, marks=[pytest.mark.slow] if number else [])
    for hands in (RingMouse, RingKeys)
    for mode, seats in PERSONS.items()
    for number, persons in enumerate(seats)
]


@pytest.mark.parametrize(("hands", "mode", "persons"), WHOLE)
def test_a_match_comes_to_its_end(
    services: Services, hands: type[RingHands], mode: str, persons: tuple[int, ...]
) -> None:
    """R13: nothing hangs, and the picture shows the position whenever it rests."""
    assert hands(instant(services, mode, persons), Random(5)).ring_to_the_end().result is not None


@pytest.mark.parametrize("hands", [RingPad, RingTouch])
@pytest.mark.parametrize(("mode", "persons"), [("pairs", (0, 2)), ("three", (1,)), ("horde", (0,))])
def test_a_match_by_pad_and_by_touch(
    services: Services, mode: str, persons: tuple[int, ...], hands: type[RingHands]
) -> None:
    """R13.8: each device comes to relief, where there is any."""
    player = hands(instant(services, mode, persons), Random(5))
    assert player.ring_to_the_end().result is not None
    assert (player.relieved > 0) == (mode != "three")


#: Who sits at the screen, in turn; the Horde's wings are nobody's.
SOAK_PERSONS = {
    "three": ((0,), (0, 1), (0, 1, 2), (2,), ()),
    "four": ((0,), (1, 2), (0, 1, 2, 3), (3,), ()),
    "pairs": ((0,), (0, 2), (0, 1), (0, 1, 2, 3), (1, 2, 3), ()),
    "horde": ((0,), (2,), (0, 2), ()),
}
FORMS = ("preconstructed", "draft", "constructed")


def evening(services: Services, mode: str, seed: int) -> Counter[str]:
    """Play a match of a mode, and see that it is kept as it went; return what was done in it."""
    persons = SOAK_PERSONS[mode][seed % len(SOAK_PERSONS[mode])]
    # Nobody builds a deck against the Horde (R13.21).
    forms = FORMS[:2] if mode == "horde" else FORMS
    form = forms[seed // len(SOAK_PERSONS[mode]) % len(forms)]
    custom = mode == "horde" and seed % 5 == 4
    played = RingEvening(services, Terms(form, custom=custom, ring=mode), persons, seed)
    results = played.play()
    match, record = results.match, record_of(results.match)
    assert match.result is not None, (mode, seed)
    assert len(results.ending.table.rows) == len(match.seats)
    assert record.gave_up == list(match.gave_up)
    report = check(record, services.content)
    assert report.agrees, (mode, seed, report.problem)
    profile = services.profile
    filed = next(each for each in profile.history.matches() if each.id == played.counted)
    assert (filed.result, filed.gave_up) == (match.result, match.gave_up)
    assert (played.counted in [ring.id for ring in profile.figures.rings.rings()]) == bool(persons)
    assert profile.figures.matches() == []
    match.close()
    return played.done


#: The first seeds of a part, and how many of them there are; two of each mode by default.
PARTS = [
    (0, 2),
    *(pytest.param(first, 20, marks=pytest.mark.slow) for first in range(0, 200, 20)),
]


@pytest.mark.parametrize(("first", "count"), PARTS)
@pytest.mark.parametrize("mode", MODES)
def test_rings_go_through_all_screens(
    services: Services, mode: str, first: int, count: int
) -> None:
    done: Counter[str] = Counter()
    for seed in range(first, first + count):
        done += evening(services, mode, seed)
    print(mode, first, dict(done))
