"""Whole rings: whoever leaves hands the seat to a computer, and nothing hangs (R13.10)."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pygame
import pytest

from game.kit import Scene
from game.play import SPEED_INSTANT, ComputerPlayer, Match, Seat, check, match_id
from game.rules import (
    ASSAULT,
    MODES,
    NOBODY,
    Attack,
    EndTurn,
    MatchAction,
    PlayCreature,
    Relieve,
    State,
    Terms,
    to_act,
)
from game.scenes import ResultsScene, Services
from game.scenes.common import ConfirmDialog
from game.scenes.constructed.ban_scene import BanScene
from game.scenes.difficulty.difficulty_scene import DifficultyScene
from game.scenes.match.dialogs.hand_over_scene import HandOverScene
from game.scenes.match.dialogs.order_dialog import OrderDialog
from game.scenes.match.dialogs.pause_dialog import PauseDialog
from game.scenes.menu.menu_scene import MenuScene
from game.scenes.printed_decks.ring_decks_scene import RingDecksScene
from game.scenes.ring.ring_scene import RingScene
from game.scenes.saved_games.saved_games_scene import SavedGamesScene
from game.scenes.setup.lot_scene import LotScene
from game.scenes.setup.setup_step import SetupStep
from tests.play.games import record_of

from ..desktop import Desktop
from ..ways import Guide
from .ring_desk import (
    Ended,
    RingDesk,
    RingHands,
    RingKeys,
    RingPad,
    RingTouch,
    Wild,
    first_turn,
    ring_state,
    seats_of,
)

#: So many steps no match takes.
_MOST = 6000
#: How likely, at a step at the table, somebody gives up, and the match is kept for later.
GIVES_UP, KEEPS = 0.012, 0.012
#: How much likelier that is while an order is asked for.
_ORDER_ASKED = 10


class RingEvening:
    def __init__(self, services: Services, terms: Terms, persons: tuple[int, ...], seed: int):
        services.settings = replace(services.settings, end_warning=False).at_speed(SPEED_INSTANT)
        self.services, self.rng = services, Random(seed)
        self._seed = seed
        services.routes.ring_match = self._table  # type: ignore[method-assign]
        seats = seats_of(terms.ring, persons, Seat("", "computer", strength="first_steps"))
        match = self.match = Match.new(services.content, terms, seats, seed, services.store)
        #: The id by which the profile knows the match.
        self.counted = match_id(record_of(match).header)
        self.desktop = Desktop(services, services.routes.next_scene(match))
        self.hands: RingHands = (RingHands, RingKeys)[seed % 2](self.desktop, self.rng)

    def _table(self, match: Match) -> Scene:
        self.match = match
        scene = RingScene(self.services, match)
        scene.flow.computer.thinker = Wild(match, self._seed)
        return scene

    def play(self) -> ResultsScene:
        for _ in range(_MOST):
            self._settle()
            top = self.desktop.top
            if isinstance(top, ResultsScene):
                return top
            self._step(top)
        raise AssertionError(f"the match does not end: {type(self.desktop.top).__name__}")

    def _settle(self) -> None:
        """Wait until nothing moves; a step of the setup waits for its computers, too."""
        top = self.desktop.top
        if isinstance(top, SetupStep | LotScene):
            for _ in range(30):
                self.desktop.turn()
                if self.desktop.top is not top or self._person_chooses(top):
                    break
        self.desktop.rest()

    def _person_chooses(self, top: SetupStep[Any] | LotScene) -> bool:
        if isinstance(top, DifficultyScene):
            # Whoever is at the screen sets up the Horde.
            return True
        side = to_act(top.match.position)
        return side != NOBODY and top.match.seats[side].is_person

    def _step(self, top: Scene) -> None:
        at_table = isinstance(top, RingScene | OrderDialog | HandOverScene)
        persons = any(seat.is_person for seat in self.match.seats)
        chance = 1.0
        if at_table and persons and isinstance(self.match.position, State):
            chance = self.rng.random() / (_ORDER_ASKED if isinstance(top, OrderDialog) else 1)
        if chance < GIVES_UP:
            self._give_up()
        elif chance < GIVES_UP + KEEPS:
            self._keep()
        elif isinstance(top, SetupStep | LotScene):
            self._choose(top)
        else:
            self.hands._one(top)

    # The setup

    def _choose(self, top: SetupStep[Any] | LotScene) -> None:
        if isinstance(top, LotScene):
            self.desktop.wait(1.0)
            self.desktop.click(top.go_button.rect.center)
        elif not self._person_chooses(top):
            self.desktop.wait(0.1)
        elif isinstance(top, RingDecksScene):
            self.desktop.key(pygame.K_1 + self.rng.randrange(4))
            self.desktop.click(top.take_button.rect.center)
        elif isinstance(top, BanScene) and not any(deck.open for deck in top.decks):
            self.desktop.wait(0.1)
        else:
            Guide(self.desktop, self.rng).step(top)

    # Out of the match

    def _pause(self) -> PauseDialog | None:
        """Open the pause, as a player does; None where the match ended before it came."""
        while not isinstance(self.desktop.top, PauseDialog):
            if isinstance(self.desktop.top, ResultsScene):
                return None
            self.desktop.key(pygame.K_p)
            self.desktop.turn()
        self.desktop.wait(1.0)
        return self.desktop.at(PauseDialog)

    def _give_up(self) -> None:
        """Let whoever is asked leave the seat to the computer (R13.10)."""
        count = len(self.match.gave_up)
        pause = self._pause()
        if pause is None:
            return
        words = pause.translate("pause.hand_over")
        if all(each.label != words for each in pause.buttons):
            # Nobody is spoken to behind a curtain.
            self.desktop.key(pygame.K_ESCAPE)
            return
        self.desktop.press_button(words)
        self.desktop.wait(1.0)
        self.desktop.click(self.desktop.at(ConfirmDialog).buttons[1].rect.center)
        self.desktop.wait(1.0)
        assert len(self.match.gave_up) == count + 1

    def _keep(self) -> None:
        before, seats = self.match.position, self.match.seats
        pause = self._pause()
        if pause is None:
            return
        self.desktop.choose(pause.translate("pause.quit"))
        self.desktop.at(MenuScene)
        scene = SavedGamesScene(self.services)
        self.desktop.app.stack.push(scene)
        self.desktop.wait(1.0)
        (row,) = scene.rows
        self.desktop.keys(pygame.K_RETURN)
        assert self.desktop.app.stack.top is not scene, scene.message
        assert self.match.seats == seats
        assert str(self.match.position) == str(before) or self.match.history
        assert not getattr(row, "problem", "")


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
def test_at_any_moment_the_others_play_on(
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
    hands, turn = RingKeys(at, Random(5)), at.ring.state.turn
    while at.played.result is None and at.ring.state.turn < turn + len(at.played.seats):
        at.rest()
        hands._one(at.top)


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
    assert RingHands(desk, Random(2)).match_to_the_end().result is not None
    assert not thinker.failure


#: The seats of persons, by mode; the first are played by default, in half of the modes by the mouse
#: and in the others by keys.
PERSONS = {
    "pairs": ((0, 2), (0,), (0, 1), (0, 1, 2, 3)),
    "three": ((0, 1, 2), (1,)),
    "four": ((0, 3), (2,)),
    "horde": ((0, 2), (2,), (0,)),
}
WHOLE = [
    pytest.param(hands, mode, persons, marks=[pytest.mark.slow] if number or mode in rare else [])
    for hands, rare in ((RingHands, ("three", "four")), (RingKeys, ("pairs", "horde")))
    for mode, seats in PERSONS.items()
    for number, persons in enumerate(seats)
]


@pytest.mark.parametrize(("hands", "mode", "persons"), WHOLE)
def test_a_match_comes_to_its_end(
    services: Services, hands: type[RingHands], mode: str, persons: tuple[int, ...]
) -> None:
    """R13: nothing hangs, and the picture shows the position whenever it rests."""
    assert hands(instant(services, mode, persons), Random(5)).match_to_the_end().result is not None


@pytest.mark.parametrize(
    ("mode", "persons", "hands"),
    [("pairs", (0, 2), RingTouch), ("three", (1,), RingPad), ("horde", (0,), RingPad)],
)
def test_a_match_by_pad_and_by_touch(
    services: Services, mode: str, persons: tuple[int, ...], hands: type[RingHands]
) -> None:
    """R13.8: each device comes to relief, where there is any."""
    player = hands(instant(services, mode, persons), Random(5))
    assert player.match_to_the_end().result is not None
    assert (player.relieved > 0) == (mode != "three")


#: Who sits at the screen, in turn; the Horde's wings are nobody's.
SOAK_PERSONS = {
    "three": ((0,), (0, 1), (0, 1, 2), (2,), ()),
    "four": ((0,), (1, 2), (0, 1, 2, 3), (3,), ()),
    "pairs": ((0,), (0, 2), (0, 1), (0, 1, 2, 3), (1, 2, 3), ()),
    "horde": ((0,), (2,), (0, 2), ()),
}
FORMS = ("preconstructed", "draft", "constructed")


def evening(services: Services, mode: str, seed: int) -> None:
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


#: The first seeds of a part, and how many of them there are; two of each mode by default.
PARTS = [(0, 2), *(pytest.param(first, 20, marks=pytest.mark.slow) for first in range(0, 200, 20))]


@pytest.mark.parametrize(("first", "count"), PARTS)
@pytest.mark.parametrize("mode", MODES)
def test_rings_go_through_all_screens(
    services: Services, mode: str, first: int, count: int
) -> None:
    for seed in range(first, first + count):
        evening(services, mode, seed)
