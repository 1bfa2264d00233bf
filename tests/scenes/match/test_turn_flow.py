"""How the assault goes on: by itself, or step by step where a spell fits in (R5.8, R6.2)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.kit import PointerMoved, Sizes, Times, Viewport
from game.play import Match, RecordError, Seat, Task, TaskRunner
from game.rules import LATER, LEFT, RIGHT, Attack, CastIncantation, EndTurn, State, next_attacker
from game.scenes import ResultsScene, Services
from game.scenes.match.dialogs.order_dialog import OrderDialog
from tests.rules.pictures import duel, solo

from .sitting import Sitting, middle

TWO_ATTACKERS = "* Bolt=!1@1 x y | top: 1/5 | bottom: 2/5"
COMPUTER = Seat("", "computer", strength="beginner")
WALLS = "* a b | top: 0/9 | bottom: 0/9"


@pytest.mark.parametrize(
    "state",
    [
        duel("* x y | top: 1/5 | bottom: 2/5", WALLS),
        duel(TWO_ATTACKERS, WALLS, mana=1, edition=LATER),
    ],
    ids=["no spell", "later edition"],
)
def test_without_a_spell_to_play_the_assault_runs_to_the_end_of_the_turn(
    services: Services, state: State
) -> None:
    """R5.8; R12.1: in the later edition nothing waits."""
    at = Sitting(services, state)
    at.choose("Assault")
    assert at.did(Attack(), Attack(), EndTurn())
    assert at.state.active == RIGHT


def test_with_a_spell_to_play_it_waits_before_each_attack_and_after_the_last(
    services: Services,
) -> None:
    """R6.2"""
    at = Sitting(services, duel(TWO_ATTACKERS, WALLS, mana=1))
    at.choose("Assault")
    assert at.did(Attack())
    foe = at.creature(RIGHT, 1)
    assert at.match.marks._fight_to_come() == {at.creature(LEFT, 1): "attacker", foe: "victim"}
    assert at.offers == ["Next attack", "All attacks"]
    at.choose("Next attack")
    assert at.did(Attack(), Attack())
    assert at.offers == ["End turn"]
    at.choose("End turn")
    assert at.state.active == RIGHT


def test_while_it_waits_a_spell_can_be_cast_and_then_it_runs(services: Services) -> None:
    """R6.2: the mana is spent, so nothing is left to wait for."""
    at = Sitting(services, duel(TWO_ATTACKERS, WALLS, mana=1))
    at.choose("Assault")
    at.pull(middle(at.hand(0)), middle(at.creature(RIGHT, 1)))
    assert at.did(Attack(), CastIncantation(0, RIGHT, 1, 0), Attack(), EndTurn())


def test_it_waits_before_the_repeated_attack_of_a_berserk_creature(services: Services) -> None:
    """R6.2, R8.6"""
    state = duel("* Bolt=!1@1 x | top: 3/5+berserk", "* a b | top: 0/1 0/9", mana=1)
    at = Sitting(services, state)
    at.choose("Assault")
    assert at.did(Attack())
    assert at.state.sides[LEFT].lanes[0][0].again
    assert at.offers == ["Next attack", "All attacks"]


def test_run_on_makes_the_attacks_that_are_left(services: Services) -> None:
    at = Sitting(services, duel("* Bolt=!1@1 x | top: 1/5 1/6 1/7", WALLS, mana=1))
    at.choose("Assault")
    at.keys(pygame.K_r)
    assert at.did(Attack(), Attack(), Attack())
    assert at.offers == ["End turn"], "the spell could still be cast"


def test_skip_shows_nothing_of_the_rest(services: Services) -> None:
    at = Sitting(services, duel("* x y | top: 1/5 1/6 1/7", WALLS))
    at.press_button("Assault")
    assert at.offers == ["Skip"]
    at.wait(Times.rest + 0.2)
    at.press_button("Skip")
    for _ in range(6):
        at.turn()
    assert at.did(Attack(), Attack(), Attack(), EndTurn())


def test_skip_shows_nothing_of_the_rest_of_the_computers_assault(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that may cast between its attacks makes them one by one (R6.2)."""
    at = Sitting(services, duel("* a b c d e f g", "* | top: 1/5 1/6 1/7"), rival=COMPUTER)

    def one_by_one(_: object) -> object:
        return Attack() if next_attacker(at.state) else EndTurn()

    monkeypatch.setattr("game.play.ComputerPlayer.next_action", one_by_one)
    at.press_button("End turn")
    for _ in range(400):
        at.turn()
        if at.offers == ["Skip"] and Attack() in at.actions:
            break
    at.wait(Times.rest + 0.2)
    assert at.did(EndTurn(), Attack())
    at.press_button("Skip")
    for _ in range(6):
        at.turn()
    assert at.did(EndTurn(), Attack(), Attack(), Attack(), EndTurn())


class Failing(TaskRunner):
    """Has no answer to anything."""

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
        for _ in range(400):
            at.turn()
            if at.state.active == LEFT:
                break
        at.rest()
        assert told.count(failed) == turns


def test_a_turn_whose_end_cannot_be_saved_is_ended_by_hand(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = Sitting(services, duel("* x y | top: 1/5", WALLS))
    at.press_button("Assault")
    for _ in range(400):
        at.turn()
        if at.match.flow.closing:
            break

    def refuse(*_: object, **_how: object) -> None:
        raise RecordError("duel.jsonl", 0, "the disk is full", "make room, and try again")

    with monkeypatch.context() as disk:
        disk.setattr(Match, "submit", refuse)
        at.rest()
        assert at.match.flow.held
        assert at.offers == ["End turn"]
        assert not at.app.stack.animating()
    at.choose("End turn")
    assert at.did(Attack(), EndTurn())


def test_without_attackers_the_turn_is_ended_by_hand(services: Services) -> None:
    """R3.4: a turn never ends by itself while a card could be summoned."""
    at = Sitting(services, duel("* x y", WALLS))
    assert at.offers == ["End turn"]
    assert at.did()


def test_a_quick_player_need_not_wait_for_the_end_of_an_attack(services: Services) -> None:
    at = Sitting(services, duel(TWO_ATTACKERS, WALLS, mana=1))
    at.key(pygame.K_n)
    at.wait(Times.double_click)
    assert at.match.view.animator.busy
    at.key(pygame.K_n)
    assert at.did(Attack(), Attack())
    assert at.offers == ["Skip"]
    at.rest()
    assert at.offers == ["End turn"]


def test_a_key_is_heard_while_the_table_turns_to_the_next_player(services: Services) -> None:
    at = Sitting(services, duel("* x y", "* 1/1 b", mana=0))
    at.key(pygame.K_n)
    for _ in range(200):
        if at.match.view.table.viewer == RIGHT:
            break
        at.turn()
    assert at.match.view.animator.busy
    at.key(pygame.K_1)
    assert at.match.selection.held is at.hand(0)


def test_who_only_looks_on_cannot_hurry_what_is_shown(services: Services) -> None:
    """R9.10: the turn of the other side is there to be seen."""
    at = Sitting(services, duel("* x y | top: 1/5 1/6", WALLS))
    at.press_button("Assault")
    assert at.state.active == LEFT
    at.match.flow.seats.seen = RIGHT
    at.key(pygame.K_1, pygame.K_n)
    assert at.match.view.animator.busy
    assert at.did(Attack())


@pytest.mark.parametrize("speed", [0.0, 4.0])
def test_a_wait_is_a_wait_at_every_speed(services: Services, speed: float) -> None:
    at = Sitting(services, duel(TWO_ATTACKERS, WALLS, mana=1), speed=speed)
    at.keys(pygame.K_n)
    assert at.did(Attack())


def test_keys_change_the_speed(services: Services) -> None:
    at = Sitting(services, duel(TWO_ATTACKERS, WALLS))
    at.key(pygame.K_PLUS)
    assert at.match.view.animator.speed == 2.0
    at.key(pygame.K_MINUS, pygame.K_MINUS)
    assert at.match.view.animator.speed == 0.5
    assert services.settings.speed == 0.5


def test_skipping_the_hordes_assault_says_nothing_about_the_players_next(
    services: Services,
) -> None:
    """R9.10: what is skipped is that turn's assault."""
    state = solo(
        "* Bolt=!1@1 x y | top: 2/1 1/5 2/9 | bottom: 2/1",
        "* 1/1 a b c d | top: 3/9+splash",
        active=RIGHT,
        phase=1,
        mana=0,
    )
    at = Sitting(services, state, seated=False)
    at.match.flow.rush()
    at.rest()
    assert isinstance(at.top, OrderDialog)
    at.keys(pygame.K_1, pygame.K_RETURN)
    assert at.state.active == LEFT
    before = len(at.actions)
    at.choose("Assault")
    assert at.actions[before:] == [Attack()]


@pytest.mark.parametrize("concedes", [False, True])
def test_a_fort_that_falls_ends_it_with_the_results(services: Services, concedes: bool) -> None:
    """R7.1: a match that is over cannot be conceded while its end is shown."""
    at = Sitting(services, duel("* x y | top: 3/5", "** a b"))
    at.press_button("Assault")
    assert at.winner == LEFT
    if concedes:
        at.key(pygame.K_ESCAPE)
        at.press_button("Concede")
        at.key(pygame.K_RIGHT, pygame.K_RETURN)
    at.rest()
    assert "Ada" in at.at(ResultsScene).title
    assert at.winner == LEFT


def standing(at: Sitting) -> str:
    return at.match.view.message.standing


def test_while_it_waits_a_line_says_what_for(services: Services) -> None:
    """R6.2"""
    services.remember(replace(services.settings, first_tips=False))
    at = Sitting(services, duel(TWO_ATTACKERS, WALLS, mana=1))
    assert not standing(at)
    at.key(pygame.K_n)
    assert not standing(at), "it is not seen yet that it waits"
    at.rest()
    assert standing(at) == "Cast an incantation, or make the next attack."
    at.keys(pygame.K_r)
    assert standing(at) == "Cast an incantation, or end the turn."
    at.keys(pygame.K_n)
    assert not standing(at)


FIELD = duel("* a b c", "* x y z")
RIVAL = Seat("", "computer", strength="beginner")


def speeds(services: Services) -> tuple[float, float, float]:
    mine = services.settings
    return mine.speed, mine.opponent_speed, mine.horde_speed


def seen_at(at: Sitting) -> float:
    return at.match.view.animator.speed


def test_the_own_turn_is_seen_at_its_own_speed(services: Services) -> None:
    at = Sitting(services, FIELD)
    services.settings = replace(services.settings, speed=4.0, opponent_speed=0.5)
    at.match.view.set_pace()
    assert seen_at(at) == 4.0
    at.match.view.table.active = 1
    at.match.view.set_pace()
    assert seen_at(at) == 4.0, "both players sit here"


@pytest.mark.parametrize(
    ("state", "rival", "name"),
    [(FIELD, RIVAL, "opponent_speed"), (solo("* a b", "* x y z"), Seat(), "horde_speed")],
    ids=["opponent", "horde"],
)
def test_the_other_turn_is_seen_at_its_speed_and_keys_set_it(
    services: Services, state: object, rival: Seat, name: str
) -> None:
    at = Sitting(services, state, rival=rival)  # type: ignore[arg-type]
    at.match.view.table.active = 1
    services.settings = replace(services.settings, **{name: 0.5})  # type: ignore[arg-type]
    at.match.view.set_pace()
    assert seen_at(at) == 0.5
    at.key(pygame.K_PLUS)
    assert getattr(services.settings, name) == 1.0
    assert services.settings.speed == 1.0
    at.key(pygame.K_PLUS)
    assert seen_at(at) == 2.0
    assert sorted(speeds(services)) == [1.0, 1.0, 2.0]


STEP_FIELD = ("* x y | top: 1/5", "* a b | top: 0/9")


@pytest.mark.parametrize("mana", [0, 1])
def test_it_is_urgent_once_no_card_can_be_played(services: Services, mana: int) -> None:
    at = Sitting(services, duel(*STEP_FIELD, mana=mana))
    assert at.match.buttons.first.urgent == (mana == 0)


def test_its_light_flares_up_and_comes_to_rest(services: Services) -> None:
    at = Sitting(services, duel(*STEP_FIELD, mana=0))
    step = at.match.buttons.first
    assert not step.update(0.1)
    step.age = 0.0
    assert step.update(Times.float_up)
    step.update(2 * Times.float_up)
    assert not step.update(0.1)


def test_a_panel_says_what_its_numbers_mean(services: Services) -> None:
    at = Sitting(services, duel(*STEP_FIELD))
    panel = at.match.view.layout.own_panel
    at.match.handle(PointerMoved((panel.x + panel.width / 2, panel.y + panel.height / 2)))
    hints = [area.hint for area in at.match.buttons.hints if area.hovered]
    life, cards, mana = hints[0].split("\n")
    assert (life, cards) == ("Bastion: 2 life. At 0 it becomes the Fort.", "2 cards in hand")
    assert mana.startswith("Each turn gives 1 mana for each card in your hand")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_two_buttons_have_room_for_their_words(services: Services, size: tuple[int, int]) -> None:
    """The words of both are written as large as is meant, and none is cut."""
    at = Sitting(services, duel("* Bolt=!1 x | top: 1/5 1/5", "* a b | top: 0/9", mana=9))
    at.choose("Assault")
    view = Viewport.of(size)
    at.match.resize(view)
    buttons = at.match.buttons.first, at.match.buttons.second
    assert [button.label for button in buttons] == ["Next attack", "All attacks"]
    for button in buttons:
        edge = 0.8 * Sizes.padding
        assert button.wanted_width(view) - edge <= button.rect.width
