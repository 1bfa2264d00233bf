"""What is counted of a ring for those at the screen, and how it ended for them."""

from collections.abc import Sequence

import pytest

from game.play import RingEnding
from game.play.statistics.ring_counts import RingDeedCounter
from game.rules import DRAW, HORDE_RING, PAIRS, Event, Field, events
from game.rules.field import RING_OF_FOUR, RING_OF_THREE

from ..games import CONTENT

CARDS = list(CONTENT.cards.values())
ME, PARTNER = 0, 2


def deal(side: int, count: int) -> Event:
    return events.HandDealt(side, tuple(CARDS[:count]))


def turn(side: int) -> Event:
    return events.TurnBegan(side, 1, 6)


def relief(side: int, partner: int) -> Event:
    return events.CardRelieved(side, CARDS[0], 0, partner, 0)


def strike(side: int, to_place: int) -> Event:
    return events.StrongholdStruck(side, to_place, 0, to_place)


FORT = [deal(ME, 5), deal(PARTNER, 3), events.BastionDestroyed(PARTNER)]
PASSED = [*FORT, turn(ME), relief(ME, PARTNER)]
HOME = events.CardReturned(PARTNER, CARDS[1], 4)
SPOILS: list[Event] = [
    events.SpoilsTaken(1, 2, 2, False),
    events.SpoilsTaken(0, 1, 1, False),
    events.SpoilsTaken(1, 5, 7, True),
]

DEEDS: dict[str, tuple[list[Event], Sequence[int], Field, dict[str, int]]] = {
    # Of four cards three stand to the left; without the fourth it would be gone.
    "R13.8, R4.2: a Fort is saved that stands by the card passed alone": (
        [*PASSED, turn(1), strike(PARTNER, 3)], [ME], PAIRS, {"reliefs": 1, "forts_saved": 1},
    ),
    "and none that stood anyhow": (
        [*PASSED, turn(1), strike(PARTNER, 2)], [ME], PAIRS, {"reliefs": 1},
    ),
    "and none that fell": ([*PASSED, turn(1), strike(PARTNER, 4)], [ME], PAIRS, {"reliefs": 1}),
    "and none whose owner has played since": (
        [*PASSED, turn(PARTNER), turn(3), strike(PARTNER, 3)], [ME], PAIRS, {"reliefs": 1},
    ),
    "and no Bastion": (
        [*FORT[:2], turn(ME), relief(ME, PARTNER), turn(1), strike(PARTNER, 3)], [ME], PAIRS,
        {"reliefs": 1},
    ),
    "R4.5: what came home stands to the right as well": (
        [*PASSED, turn(1), HOME, strike(PARTNER, 3)], [ME], PAIRS, {"reliefs": 1},
    ),
    "the computer's relief is not the player's": (
        [*FORT, turn(PARTNER), relief(PARTNER, ME), turn(3), strike(ME, 4)], [ME], PAIRS, {},
    ),
    "R15.2: a Fort brings three spoils more, and is counted as taken": (
        SPOILS, [1], RING_OF_THREE, {"spoils": 7, "forts_taken": 1},
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", DEEDS)
def test_what_is_counted(name: str) -> None:
    """R4.2, R4.5, R13.8, R15.2."""
    happened, seats, field, expected = DEEDS[name]
    counter = RingDeedCounter(field, seats)
    counter.follow(happened)
    assert {deed: count for deed, count in counter.counts.items() if count} == expected


TEAM_A, TEAM_B = ((0, 2), (1, 3)), ((1, 3), (0, 2))
ENDINGS: dict[str, tuple[RingEnding, dict[str, object]]] = {
    **{
        f"R14.3: a team wins together, which {persons} are of": (
            RingEnding.of(PAIRS, 0, TEAM_A, persons),
            {"winners": (0, 2), "won": won, "lost": lost},
        )
        for persons, won, lost in [
            ((0,), True, False), ((0, 2), True, False), ((3,), False, True),
            # In both teams they have neither won nor lost as one.
            ((0, 1), False, False),
        ]
    },
    "R13.25: the first Fort of a partner to fall loses it for both": (
        RingEnding.of(HORDE_RING, 1, TEAM_B, (2,)), {"winners": (1, 3), "lost": True},
    ),
    **{
        f"R15.3: for oneself the last alone has lost, and {person} comes to a place": (
            RingEnding.of(RING_OF_THREE, 2, ((2,), (0,), (1,)), (person,)),
            {"place": place, "won": place == 1, "lost": place == 3},
        )
        for person, place in [(2, 1), (0, 2), (1, 3)]
    },
    **{
        f"R13.9: in a draw nobody has won or lost, {field.name}": (
            RingEnding.of(field, DRAW, (field.sides,), (0,)),
            {"drawn": True, "won": False, "lost": False},
        )
        for field in (PAIRS, HORDE_RING)
    },
    "R13.10: who gives up has lost though the computer wins for the team": (
        RingEnding.of(PAIRS, 0, TEAM_A, (0, 2), gave_up=(0, 2)), {"won": False, "lost": True},
    ),
    "R13.10: a partner who stays wins for both": (
        RingEnding.of(PAIRS, 0, TEAM_A, (0, 2), gave_up=(2,)), {"won": True},
    ),
    "persons who play for themselves have no place in common": (
        RingEnding.of(RING_OF_FOUR, 3, ((3,), (0,), (1,), (2,)), (0, 3)), {"home": (), "place": 0},
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", ENDINGS)
def test_how_it_ended_for_those_at_the_screen(name: str) -> None:
    """R13.9, R13.10, R13.25, R14.3, R15.3."""
    ending, expected = ENDINGS[name]
    assert {key: getattr(ending, key) for key in expected} == expected
