"""The table of a ring in words: who stands across where, whose turn comes when, and relief."""

from dataclasses import replace

import pytest

from game.play import SPEED_INSTANT, LineStep
from game.rules import BOTTOM, RINGS, TOP, CastIncantation, Creature, Side, State, Unit
from game.scenes import Services

from .ring_desk import RingDesk

NAMES = ("Gnome", "Troll", "Baron", "Ogre")


def desk(services: Services, mode: str, viewer: int = 0) -> RingDesk:
    """Return a ring in which each seat has one creature, in its top lane."""
    services.settings = replace(services.settings, voice=True).at_speed(SPEED_INSTANT)
    cards = list(services.content.cards.values())
    creatures = {card.name: card for card in cards if isinstance(card, Creature)}
    field = RINGS[mode]
    sides = [
        Side.of(cards[6 * seat :][:6], lanes=[[Unit(creatures[NAMES[seat]])], []], stronghold=1)
        for seat in field.sides
    ]
    state = State.of(sides, viewer, field=field)
    state.turn, state.mana = 9, 6
    made = RingDesk(services, state, (viewer,))
    made.rest()
    return made


def test_each_lane_is_told_with_the_row_across(services: Services) -> None:
    """R13.2: the top lane leads to the next seat, the bottom lane to the previous one."""
    told = desk(services, "four").ring.spoken_answer("say_board")
    assert told is not None
    top, bottom, *beyond = told
    assert "Gnome" in top
    assert "Troll" not in top
    assert "Ogre" in bottom
    assert [[name for name in NAMES if name in each] for each in beyond] == [["Troll"], ["Baron"]]


@pytest.mark.parametrize(("target", "where"), [((1, BOTTOM), "top"), ((3, TOP), "bottom")])
def test_a_hint_and_the_voice_name_the_bridge_that_is_seen(
    services: Services, target: tuple[int, int], where: str
) -> None:
    """R13.2: a target across stands in its owner's other lane."""
    ring = desk(services, "four").ring
    card = ring.state.sides[0].hand[0]
    aimed = card, (*target, 0)
    step = LineStep("cast", (CastIncantation(0, *target, 0),), (), card, aimed=aimed)
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
def test_how_everything_stands_tells_where_each_seat_is(
    services: Services, mode: str, words: list[str]
) -> None:
    ring = desk(services, mode).ring
    told = [each for each in ring.spoken_state() if "life" in each]
    assert len(told) == len(words)
    assert all(part in each for part, each in zip(words, told, strict=True))
    assert all(("spoils" in each) == (mode != "pairs") for each in told)


@pytest.mark.parametrize(("mode", "offered"), [("pairs", True), ("four", False)])
def test_relief_is_among_what_can_be_done(services: Services, mode: str, offered: bool) -> None:
    """R13.8."""
    ways = desk(services, mode).ring.spoken_ways()
    assert any("passes your rightmost card" in each for each in ways) == offered
