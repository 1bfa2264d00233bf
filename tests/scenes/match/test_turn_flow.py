"""How the assault goes on: by itself, or step by step where a spell fits in (R5.8, R6.2)."""

from dataclasses import replace
from typing import Any
from unittest.mock import Mock

import pygame
import pytest

from game.kit import PointerMoved, Sizes, Times, Viewport
from game.play import Match, RecordError, Seat, Task, TaskRunner
from game.rules import (
    LATER,
    LEFT,
    RIGHT,
    Attack,
    CastIncantation,
    EndTurn,
    MatchAction,
    State,
    next_attacker,
)
from game.scenes import ResultsScene, Services
from game.scenes.match.dialogs.order_dialog import OrderDialog
from tests.rules.pictures import duel, solo

from .sitting import Sitting, before, middle

TWO_ATTACKERS = "* Bolt=!1@1 x y | top: 1/5 | bottom: 2/5"
COMPUTER = Seat("", "computer", strength="beginner")
WALLS = "* a b | top: 0/9 | bottom: 0/9"


SPELL = duel(TWO_ATTACKERS, WALLS, mana=1)
#: What is offered between attacks, after the last one, and to Bo.
STEPS, LAST, BOS = ["Next attack", "All attacks"], ["End turn"], ["Assault"]
A, END = Attack(), EndTurn()

pytestmark = before(SPELL)


@pytest.mark.parametrize(
    ("state", "keys", "done", "offers"),
    [
        (duel("* x y | top: 1/5 | bottom: 2/5", WALLS), "n", [A, A, END], BOS),
        # R12.1: in the later edition nothing waits.
        (duel(TWO_ATTACKERS, WALLS, mana=1, edition=LATER), "n", [A, A, END], BOS),
        # R6.2: with a spell to play it waits before each attack, and after the last.
        (SPELL, "n", [A], STEPS),
        (SPELL, "nn", [A, A], LAST),
        (SPELL, "nnn", [A, A, END], BOS),
        (duel("* Bolt=!1@1 x | top: 1/5 1/6 1/7", WALLS, mana=1), "nr", [A, A, A], LAST),
        # R8.6: also before the repeated attack of a berserk creature.
        (duel("* Bolt=!1@1 x | top: 3/5+berserk", "* a b | top: 0/1 0/9", mana=1), "n", [A], STEPS),
        # R3.4: a turn never ends by itself while a card could be summoned.
        (duel("* x y", WALLS), "", [], LAST),
    ],
)
def test_the_assault_runs_to_the_end_of_the_turn_or_waits_for_a_spell(
    services: Services, state: State, keys: str, done: list[MatchAction], offers: list[str]
) -> None:
    """R5.8"""
    at = Sitting(services, state)
    for key in keys:
        at.keys(ord(key))
    assert at.did(*done)
    assert at.offers == offers
    assert at.state.active == (RIGHT if END in done else LEFT)


def test_while_it_waits_the_next_fight_is_marked_and_a_spell_can_be_cast_then_it_runs(
    at: Sitting,
) -> None:
    """R6.2: the mana is spent, so nothing is left to wait for."""
    at.choose("Assault")
    next_to = {at.creature(LEFT, 1): "attacker", at.creature(RIGHT, 1): "victim"}
    assert at.match.marks._fight_to_come() == next_to
    at.pull(middle(at.hand(0)), middle(at.creature(RIGHT, 1)))
    assert at.did(Attack(), CastIncantation(0, RIGHT, 1, 0), Attack(), EndTurn())


@before(duel("* x y | top: 1/5 1/6 1/7", WALLS))
def test_skip_shows_nothing_of_the_rest(at: Sitting) -> None:
    at.press_button("Assault")
    assert at.offers == ["Skip"]
    at.wait(Times.rest + 0.2)
    at.press_button("Skip")
    at.wait(0.3)
    assert at.did(Attack(), Attack(), Attack(), EndTurn())


@before(duel("* a b c d e f g", "* | top: 1/5 1/6 1/7"), rival=COMPUTER)
def test_skip_shows_nothing_of_the_rest_of_the_computers_assault(
    at: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that may cast between its attacks makes them one by one (R6.2)."""

    def one_by_one(_: object) -> object:
        return Attack() if next_attacker(at.state) else EndTurn()

    monkeypatch.setattr("game.play.ComputerPlayer.next_action", one_by_one)
    at.press_button("End turn")
    at.until(lambda: at.offers == ["Skip"] and Attack() in at.actions)
    at.wait(Times.rest + 0.2)
    assert at.did(EndTurn(), Attack())
    at.press_button("Skip")
    at.wait(0.3)
    assert at.did(EndTurn(), Attack(), Attack(), Attack(), EndTurn())


class Failing(TaskRunner):
    def ask(self, *_: object, **named: Any) -> Task[Any]:
        thought = Task[Any](named["on_answer"], named["on_failure"])
        thought.fail("no more memory")
        return thought


def test_each_turn_that_the_computer_plays_with_less_thought_is_told_of(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    services.tasks = Failing()
    at = Sitting(services, duel("* a b c d e f g", "* h i j k l"), rival=COMPUTER)
    told: list[str] = []
    monkeypatch.setattr(at.match.view, "tell", lambda words, **_: told.append(words))
    failed = services.translate("match.thinking_failed")
    for turns in (1, 2):
        at.press_button("End turn")
        at.until(lambda: at.state.active == RIGHT)
        at.until(lambda: at.state.active == LEFT)
        at.rest()
        assert told.count(failed) == turns


@before(duel("* x y | top: 1/5", WALLS))
def test_a_turn_whose_end_cannot_be_saved_is_ended_by_hand(
    at: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    at.press_button("Assault")
    at.until(lambda: at.match.flow.closing)
    full = RecordError("duel.jsonl", 0, "the disk is full", "make room, and try again")
    with monkeypatch.context() as disk:
        disk.setattr(Match, "submit", Mock(side_effect=full))
        at.rest()
        assert at.match.flow.held
        assert at.offers == ["End turn"]
        assert not at.app.stack.animating()
    at.choose("End turn")
    assert at.did(Attack(), EndTurn())


def test_a_quick_player_need_not_wait_for_the_end_of_an_attack(at: Sitting) -> None:
    at.key(pygame.K_n)
    at.wait(Times.double_click)
    assert at.match.view.animator.busy
    at.key(pygame.K_n)
    assert at.did(Attack(), Attack())
    assert at.offers == ["Skip"]
    at.rest()
    assert at.offers == ["End turn"]


@before(duel("* x y", "* 1/1 b", mana=0))
def test_a_key_is_heard_while_the_table_turns_to_the_next_player(at: Sitting) -> None:
    at.key(pygame.K_n)
    at.until(lambda: at.match.view.table.viewer == RIGHT)
    assert at.match.view.animator.busy
    at.key(pygame.K_1)
    assert at.match.selection.held is at.hand(0)


@before(duel("* x y | top: 1/5 1/6", WALLS))
def test_who_only_looks_on_cannot_hurry_what_is_shown(at: Sitting) -> None:
    """R9.10: the turn of the other side is there to be seen."""
    at.press_button("Assault")
    assert at.state.active == LEFT
    at.match.flow.seats.seen = RIGHT
    at.key(pygame.K_1, pygame.K_n)
    assert at.match.view.animator.busy
    assert at.did(Attack())


@pytest.mark.parametrize("speed", [0.0, 4.0])
def test_a_wait_is_a_wait_at_every_speed(services: Services, speed: float) -> None:
    at = Sitting(services, SPELL, speed=speed)
    at.keys(pygame.K_n)
    assert at.did(Attack())


def test_keys_change_the_speed(at: Sitting, services: Services) -> None:
    for keys, speed in (((pygame.K_PLUS,), 2.0), ((pygame.K_MINUS, pygame.K_MINUS), 0.5)):
        at.key(*keys)
        assert at.match.view.animator.speed == services.settings.speed == speed


@before(
    solo(
        "* Bolt=!1@1 x y | top: 2/1 1/5 2/9 | bottom: 2/1",
        "* 1/1 a b c d | top: 3/9+splash",
        active=RIGHT,
        phase=1,
        mana=0,
    ),
    seated=False,
)
def test_skipping_the_hordes_assault_says_nothing_about_the_players_next(at: Sitting) -> None:
    """R9.10: what is skipped is that turn's assault."""
    at.match.flow.rush()
    at.rest()
    at.at(OrderDialog)
    at.keys(pygame.K_1, pygame.K_RETURN)
    assert at.state.active == LEFT
    done = at.actions
    at.choose("Assault")
    assert at.actions == [*done, Attack()]


@pytest.mark.parametrize("concedes", [False, True])
@before(duel("* x y | top: 3/5", "** a b"))
def test_a_fort_that_falls_ends_it_with_the_results(at: Sitting, concedes: bool) -> None:
    """R7.1: a match that is over cannot be conceded while its end is shown."""
    at.press_button("Assault")
    assert at.winner == LEFT
    if concedes:
        at.key(pygame.K_ESCAPE)
        at.press_button("Concede")
        at.key(pygame.K_RIGHT, pygame.K_RETURN)
    at.rest()
    assert "Ada" in at.at(ResultsScene).title
    assert at.winner == LEFT


@before(first_tips=False)
def test_while_it_waits_a_line_says_what_for(at: Sitting) -> None:
    """R6.2"""
    message = at.match.view.message
    assert not message.standing
    at.key(pygame.K_n)
    # It is not seen yet that it waits.
    assert not message.standing
    for keys, told in (
        ([], "Cast an incantation, or make the next attack."),
        ([pygame.K_r], "Cast an incantation, or end the turn."),
        ([pygame.K_n], ""),
    ):
        at.keys(*keys)
        assert message.standing == told


FIELD = duel("* a b c", "* x y z")


@before(FIELD)
def test_the_own_turn_is_seen_at_its_own_speed(at: Sitting, services: Services) -> None:
    services.settings = replace(services.settings, speed=4.0, opponent_speed=0.5)
    for side in (LEFT, RIGHT):
        at.match.view.table.active = side
        at.match.view.set_pace()
        assert at.match.view.animator.speed == 4.0, "both players sit here"


@pytest.mark.parametrize(
    ("state", "rival", "name"),
    [(FIELD, COMPUTER, "opponent_speed"), (solo("* a b", "* x y z"), Seat(), "horde_speed")],
    ids=["opponent", "horde"],
)
def test_the_other_turn_is_seen_at_its_speed_and_keys_set_it(
    services: Services, state: State, rival: Seat, name: str
) -> None:
    at = Sitting(services, state, rival=rival)
    at.match.view.table.active = 1
    services.settings = replace(services.settings, **{name: 0.5})  # type: ignore[arg-type]
    at.match.view.set_pace()
    assert at.match.view.animator.speed == 0.5
    at.key(pygame.K_PLUS)
    assert (getattr(services.settings, name), services.settings.speed) == (1.0, 1.0)
    at.key(pygame.K_PLUS)
    mine = services.settings
    assert at.match.view.animator.speed == 2.0
    assert sorted([mine.speed, mine.opponent_speed, mine.horde_speed]) == [1.0, 1.0, 2.0]


STEP_FIELD = ("* x y | top: 1/5", "* a b | top: 0/9")


@before(duel(*STEP_FIELD, mana=0))
def test_its_light_flares_up_and_comes_to_rest(at: Sitting) -> None:
    step = at.match.buttons.first
    assert (step.urgent, step.update(0.1)) == (True, False)
    step.age = 0.0
    assert step.update(Times.float_up)
    step.update(2 * Times.float_up)
    assert not step.update(0.1)


@before(duel(*STEP_FIELD))
def test_a_panel_says_what_its_numbers_mean(at: Sitting) -> None:
    at.match.handle(PointerMoved(pygame.FRect(at.match.view.layout.own_panel).center))
    hints = [area.hint for area in at.match.buttons.hints if area.hovered]
    life, cards, mana = hints[0].split("\n")
    assert (life, cards) == ("Bastion: 2 life. At 0 it becomes the Fort.", "2 cards in hand")
    assert mana.startswith("Each turn gives 1 mana for each card in your hand")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@before(duel("* Bolt=!1 x | top: 1/5 1/5", "* a b | top: 0/9", mana=9))
def test_two_buttons_have_room_for_their_words(at: Sitting, size: tuple[int, int]) -> None:
    at.choose("Assault")
    view = Viewport.of(size)
    at.match.resize(view)
    buttons = at.match.buttons.first, at.match.buttons.second
    assert [button.label for button in buttons] == ["Next attack", "All attacks"]
    edge = 0.8 * Sizes.padding
    assert all(button.wanted_width(view) - edge <= button.rect.width for button in buttons)
