"""What has happened since one's last turn is told turn by turn, and can be shown again."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.play import SPEED_INSTANT, EventTotals, LineStep
from game.rules import (
    BOTTOM,
    RINGS,
    TOP,
    Card,
    CastIncantation,
    Creature,
    EndTurn,
    Event,
    Side,
    State,
    Unit,
    events,
)
from game.scenes import Services
from game.scenes.match.dialogs.hand_over_scene import HandOverScene
from game.scenes.match.dialogs.pause_dialog import PauseChoice
from game.scenes.match.helpers.turn_recap import turns_of
from game.scenes.ring.ring_scene import RingScene
from tests.play.games import sure

from .ring_desk import RingDesk, desk


@pytest.fixture
def at(services: Services) -> RingDesk:
    made = desk(services)
    made.do(EndTurn())
    return made


def cards_of(at: RingDesk, *kinds: type[Any]) -> list[Card]:
    told: Iterable[Any] = (event for done in at.played.history for event in done.events)
    return [event.card for event in told if isinstance(event, kinds)]


def test_the_account_has_every_turn_since_the_own_one_and_is_said_with_who_did_what_to_whom(
    at: RingDesk,
) -> None:
    assert at.ring.state.turn == 5
    rows = at.ring.recap.account.rows
    told = " ".join(row.words for row in rows)
    assert all(at.ring.view.names[side] in told for side in (1, 2, 3))
    shown = [card for row in rows for card in row.cards]
    played = cards_of(at, events.CreatureSummoned, events.IncantationCast)
    assert [card for card in played if card not in shown] == []
    at.do(EndTurn())
    at.key(pygame.K_i)
    said, names = at.ring.recap.spoken, at.ring.view.names
    passed = cards_of(at, events.CardRelieved)[-1].name
    assert f"{names[2]} passes {passed} to you" in said
    assert all(f"{names[side]} plays " in said for side in (1, 2, 3)), said


def test_it_unfolds_by_key_and_shows_all_again(at: RingDesk) -> None:
    recap, view = at.ring.recap, at.ring.view
    assert (recap.visible, recap.unfolded) == (True, False)
    at.key(pygame.K_i)
    assert (recap.unfolded, recap.again.visible) == (True, True)
    lines = list(view.log.lines)
    recap.again.on_click()
    assert (view.retelling, view.busy) == (True, True)
    at.rest()
    assert not view.retelling
    assert view.table.differences(at.ring.state) is None
    assert view.log.lines == lines
    # After a press during the repetition, too, the table is the present one.
    recap.again.on_click()
    at.tap((640, 330))
    assert at.ring.view.table.differences(at.ring.state) is None


def test_an_account_names_who_lost_what() -> None:
    told: list[Event] = [
        events.TurnBegan(1, 2, 6),
        events.StrongholdStruck(0, 3, 1, 3),
        events.TurnEnded(1, 2),
        events.TurnBegan(2, 3, 6),
        events.StrongholdStruck(3, 2, 0, 2),
    ]
    first, second = turns_of(told)
    assert (first.side, second.side) == (1, 2)
    pushed = [
        [side.pushed for side in EventTotals(turn.events, field=RINGS["pairs"]).sides]
        for turn in (first, second)
    ]
    assert pushed == [[2, 0, 0, 0], [0, 0, 0, 2]]


def shown(at: RingDesk) -> list[int]:
    sides = enumerate(at.ring.view.table.sides)
    return [n for n, side in sides if side.hand and all(piece.turned for piece in side.hand)]


def test_two_opponents_hide_their_hands_from_each_other(services: Services) -> None:
    at = desk(services, persons=(0, 1))
    for side, hands in ((0, [0, 2]), (1, [1, 3])):
        curtain = at.at(HandOverScene)
        assert curtain.side == side
        at.tap(curtain.ready_button.rect.center)
        assert (at.ring.view.table.viewer, shown(at)) == (side, hands)
        at.do(EndTurn())


def test_partners_at_one_screen_and_three_persons_need_no_curtain(services: Services) -> None:
    """R13.11: partners see one another's hands, three persons all but a computer's."""
    at = desk(services, persons=(0, 1, 2))
    assert at.top is at.ring
    assert shown(at) == [0, 1, 2]
    at = desk(services, persons=(0, 2))
    assert at.top is at.ring
    at.do(EndTurn())
    assert at.top is at.ring
    # Bridges are named for who sits before them now.
    assert at.ring.view.table.viewer == at.ring.view.log.viewer == 2
    assert shown(at) == [0, 2]


def test_who_gives_up_hands_the_seat_to_the_computer(services: Services) -> None:
    """R13.10: for the others the match goes on."""
    at = desk(services, persons=(0, 2))
    at.ring.leave_by(PauseChoice.CONCEDE)
    at.rest()
    assert (at.played.gave_up, at.played.result) == ((0,), None)
    assert at.played.seat(0).is_computer
    assert at.ring.view.table.viewer == at.ring.state.active == 2
    assert at.ring.flow.free


@pytest.mark.parametrize("mode", ["three", "four"])
def test_the_land_turns_with_the_table(services: Services, mode: str) -> None:
    at = desk(services, mode, (0, 1, 2))
    before = at.ring.ambient
    at.do(EndTurn())
    assert at.ring.view.table.viewer == 1
    assert before is not None
    assert at.ring.ambient is at.ring.view.board.ambient


NAMES = ("Gnome", "Troll", "Baron", "Ogre")


def heard(services: Services, mode: str) -> RingScene:
    services.settings = replace(services.settings, voice=True).at_speed(SPEED_INSTANT)
    cards = list(services.content.cards.values())
    creatures = {card.name: card for card in cards if isinstance(card, Creature)}
    field = RINGS[mode]
    sides = [
        Side.of(cards[6 * seat :][:6], lanes=[[Unit(creatures[NAMES[seat]])], []], stronghold=1)
        for seat in field.sides
    ]
    state = State.of(sides, 0, field=field)
    state.turn, state.mana = 9, 6
    return RingDesk(services, state, rested=True).ring


def test_each_lane_is_told_with_the_row_across(services: Services) -> None:
    """R13.2: the top lane leads to the next seat, the bottom lane to the previous one."""
    told = sure(heard(services, "four").spoken_answer("say_board"))
    named = [[name for name in NAMES if name in each] for each in told]
    assert named == [["Gnome"], ["Ogre"], ["Troll"], ["Baron"]]


@pytest.mark.parametrize(("target", "where"), [((1, BOTTOM), "top"), ((3, TOP), "bottom")])
def test_a_hint_and_the_voice_name_the_bridge_that_is_seen(
    services: Services, target: tuple[int, int], where: str
) -> None:
    """R13.2: a target across stands in its owner's other lane."""
    ring = heard(services, "four")
    card = ring.state.sides[0].hand[0]
    step = LineStep("cast", (CastIncantation(0, *target, 0),), (), card, aimed=(card, (*target, 0)))
    assert ring.hint.words.step(step, 0).endswith(f"(front of the {where} lane)")
    assert ring.voice.board.bridge(*target) == f"{where} lane"


@pytest.mark.parametrize(
    ("mode", "words"),
    [
        ("pairs", ["plays now", "across your top lane, plays next", "your partner, plays in 2",
                   "across your bottom lane, plays in 3"]),
        ("four", ["plays now", "across your top lane, plays next", "without a bridge",
                  "across your bottom lane, plays in 3"]),
        ("three", ["plays now", "across your top lane, plays next",
                   "across your bottom lane, plays in 2"]),
    ],
)  # fmt: skip
def test_how_everything_stands_tells_where_each_seat_is_and_partners_of_relief(
    services: Services, mode: str, words: list[str]
) -> None:
    """R13.8."""
    ring = heard(services, mode)
    told = [each for each in ring.spoken_state() if "life" in each]
    assert len(told) == len(words)
    assert all(part in each for part, each in zip(words, told, strict=True))
    assert all(("spoils" in each) == (mode != "pairs") for each in told)
    relief = [each for each in ring.spoken_ways() if "passes your rightmost card" in each]
    assert bool(relief) == (mode == "pairs")
