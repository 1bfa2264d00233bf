"""What has happened since one's last turn is told turn by turn, and can be shown again."""

import pygame

from game.play import SPEED_INSTANT, EventTotals
from game.rules import RINGS, Card, EndTurn, Event, events
from game.scenes import Services
from game.scenes.match.helpers.turn_recap import turns_of

from .ring_desk import RingDesk, ring_state


def turned_round(services: Services, mode: str = "pairs") -> RingDesk:
    """Return a table after one round, before the first seat's second turn."""
    services.settings = services.settings.at_speed(SPEED_INSTANT)
    seed = next(n for n in range(1, 99) if ring_state(services, mode, n).active == 0)
    at = RingDesk(services, ring_state(services, mode, seed))
    at.rest()
    at.ring.flow.submit(EndTurn())
    at.rest()
    return at


def passed(at: RingDesk) -> list[Card]:
    """Return what the partner has passed on since the last turn of the first seat."""
    happened = [event for done in at.played.history for event in done.events]
    return [event.card for event in happened if isinstance(event, events.CardRelieved)]


def test_the_account_has_every_turn_since_the_own_one(services: Services) -> None:
    at = turned_round(services)
    assert at.ring.state.turn == 5
    names = at.ring.view.names
    told = " ".join(row.words for row in at.ring.recap.account.rows)
    assert all(names[side] in told for side in (1, 2, 3))
    played: list[Card] = [
        event.card
        for done in at.played.history
        for event in done.events
        if isinstance(event, events.CreatureSummoned | events.IncantationCast)
    ]
    shown = [card for row in at.ring.recap.account.rows for card in row.cards]
    assert [card for card in played if card not in shown] == []


def test_the_account_is_said_with_who_did_what_to_whom(services: Services) -> None:
    at = turned_round(services)
    at.ring.flow.submit(EndTurn())
    at.rest()
    at.key(pygame.K_i)
    said, names = at.ring.recap.spoken, at.ring.view.names
    assert f"{names[2]} passes {passed(at)[-1].name} to you" in said
    assert all(f"{names[side]} plays " in said for side in (1, 2, 3)), said


def test_it_unfolds_by_key_and_shows_all_again(services: Services) -> None:
    at = turned_round(services)
    recap, view = at.ring.recap, at.ring.view
    assert recap.visible
    assert not recap.unfolded
    at.key(pygame.K_i)
    assert recap.unfolded
    assert recap.again.visible
    lines = list(view.log.lines)
    recap.again.on_click()
    assert view.retelling
    assert view.busy
    at.rest()
    assert not view.retelling
    assert view.table.differences(at.ring.state) is None
    assert view.log.lines == lines


def test_the_table_after_a_press_during_the_repetition_is_the_present_one(
    services: Services,
) -> None:
    at = turned_round(services)
    at.ring.recap.again.on_click()
    at.click((640, 330))
    at.rest()
    assert at.ring.view.table.differences(at.ring.state) is None


def test_an_account_names_who_lost_what() -> None:
    happened: list[Event] = [
        events.TurnBegan(1, 2, 6),
        events.StrongholdStruck(0, 3, 1, 3),
        events.TurnEnded(1, 2),
        events.TurnBegan(2, 3, 6),
        events.StrongholdStruck(3, 2, 0, 2),
    ]
    first, second = turns_of(happened)
    assert (first.side, second.side) == (1, 2)
    pushed = [
        [side.pushed for side in EventTotals(turn.events, field=RINGS["pairs"]).sides]
        for turn in (first, second)
    ]
    assert pushed == [[2, 0, 0, 0], [0, 0, 0, 2]]
