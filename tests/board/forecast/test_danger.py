"""Dangers, open lanes and pairings: what creatures in play do next, by the rules (R5)."""

from dataclasses import replace

import pygame
import pytest

from game.board import Danger, ForecastView, Layout, PositionForecast, Table, pairing_of
from game.board.forecast import open_lanes
from game.board.forecast.assault_forecast import Blow, forecast_assault
from game.board.forecast.danger_sign import Pairing, danger_box
from game.board.forecast.open_lanes import LaneWay, lane_ways, way_points
from game.kit import Assets, Canvas, Colour, Colours, Viewport
from game.rules import ASSAULT, BOTTOM, LEFT, RIGHT, TOP, Place, PlayCreature, State
from tests.rules.pictures import duel, solo


def danger(state: State, side: int = LEFT, *plays: PlayCreature) -> Danger:
    found = PositionForecast(state).danger(side, plays)
    assert found is not None
    return found


_OPEN = duel("* a b c d", "* x | top: 3/2", mana=6)
#: A position, what is held over lanes, whose stronghold is in danger, and by how much.
DANGERS: dict[str, tuple[State, tuple[PlayCreature, ...], Danger]] = {
    "a creature before an open lane": (_OPEN, (), Danger(LEFT, 3)),
    "one that stands in the way keeps it off": (
        duel("* a b c d | top: 0/9", "* x | top: 3/2"), (), Danger(LEFT, 0),
    ),
    "one that the own assault destroys is none; the other lane is looked at as well": (
        duel("* a b c d | top: 2/9", "* x | top: 3/2 | bottom: 1/1"), (), Danger(LEFT, 1),
    ),
    "each side has its own": (
        duel("* a b c | top: 1/2", "* x y z | bottom: 2/2"), (), Danger(LEFT, 2),
    ),
    "and the other too": (
        duel("* a b c | top: 1/2", "* x y z | bottom: 2/2"), (), Danger(RIGHT, 1),
    ),
    "in the other's turn it is the assault ahead: who has just come does not attack": (
        duel("* a b c d", "* x | top: 2/2 | bottom: 3/2:s", active=RIGHT), (), Danger(LEFT, 2),
    ),
    "during an assault it is what is left of it": (
        duel("* a b c d", "* x | top: 2/2:a | bottom: 1/2", active=RIGHT, phase=ASSAULT), (),
        Danger(LEFT, 1),
    ),
    "a Bastion that would be destroyed, and hits on the Fort in its place": (
        duel("a * b c", "* x | top: 3/2 | bottom: 1/1"), (), Danger(LEFT, 4, bastion_falls=True),
    ),
    "a Fort that would be destroyed": (
        duel("a ** b c", "* x | top: 2/2"), (), Danger(LEFT, 2, fort_falls=True),
    ),
    # It is lost without a hit, and the match with it; that is told elsewhere.
    "R4.6: a Fort that the own play gives up is in none": (
        duel("a b ** c", "* x | top: 3/2", mana=9), (PlayCreature(2, TOP),), Danger(LEFT, 0),
    ),
    "it follows the creature that is held over a lane": (
        _OPEN, (PlayCreature(0, TOP),), Danger(LEFT, 0),
    ),
    "over no lane yet it stays as it is": (
        _OPEN, (PlayCreature(0, TOP), PlayCreature(0, BOTTOM)), Danger(LEFT, 3),
    ),
    "R9: the deck is one by its creatures alone": (
        solo("* a b c d", "* e f g | top: 2/2"), (), Danger(LEFT, 2),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", DANGERS)
def test_the_danger_is_as_many_hits_as_will_be_made(name: str) -> None:
    state, plays, wanted = DANGERS[name]
    assert replace(danger(state, wanted.side, *plays), blows=()) == wanted


def test_a_deck_is_in_no_danger() -> None:
    assert PositionForecast(solo("* a b c d", "* e f g | top: 2/2")).danger(RIGHT) is None


def test_hidden_cards_say_nothing() -> None:
    state = duel("* a b c d", "* Troll Baron | top: 1/1", mana=0)
    assert danger(state) == danger(duel("* a b c d", "* Zombie Ogre | top: 1/1", mana=0))


def test_its_sign_is_at_the_stronghold() -> None:
    layout, table = Layout(1280, 720), Table(duel("a * b", "* x | top: 1/1"))
    table.arrange(layout)
    stronghold = table.sides[LEFT].stronghold
    box = danger_box(table, danger(duel("a * b", "* x | top: 1/1")))
    assert box.centerx == pytest.approx(stronghold.x, abs=0.01)


OPEN = duel("* a b | top: 2/3 1/1 | bottom: 1/1", "* x y z w | bottom: 0/9")
CLEARED = duel("* a b | top: 2/3 2/3", "** x y z w | top: 0/2")


@pytest.mark.parametrize(
    ("state", "wanted"),
    [
        (OPEN, [LaneWay(TOP, 3, "bastion", is_open=True, victim=RIGHT)]),
        (CLEARED, [LaneWay(TOP, 2, "fort", is_open=False, victim=RIGHT)]),
        (
            solo("* a b | bottom: 2/3", "* x y z w"),
            [LaneWay(BOTTOM, 2, "deck", is_open=True, victim=RIGHT)],
        ),
        # No attacker, no way.
        (duel("* a b | top: 2/3:s", "* x y z w"), []),
        # R9.8: one attack takes what is left of the Fort's deck, and the others nothing.
        (
            solo("* a b | top: 3/3 1/1 | bottom: 2/3", "** x y"),
            [LaneWay(TOP, 2, "deck", is_open=True, victim=RIGHT)],
        ),
    ],
)
def test_an_open_lane_leads_to_the_stronghold_with_all_its_hits(
    state: State, wanted: list[LaneWay]
) -> None:
    assert lane_ways(Table(state), forecast_assault(state), LEFT) == wanted


def test_those_of_the_next_turn_lead_to_the_own_one() -> None:
    state = duel("* a b c | top: 2/3", "* x y z w | bottom: 1/1")
    told = forecast_assault(state, turns=1)
    assert lane_ways(Table(state), told, RIGHT) == [
        LaneWay(BOTTOM, 1, "bastion", is_open=True, victim=LEFT)
    ]


@pytest.mark.parametrize("viewer", [LEFT, RIGHT])
@pytest.mark.parametrize("lane", [TOP, BOTTOM])
@pytest.mark.parametrize("victim", [LEFT, RIGHT])
def test_a_way_leads_to_the_row_and_over_no_creature(viewer: int, lane: int, victim: int) -> None:
    layout, table = Layout(1280, 720), Table(duel("* a b c", "* x y z"), viewer)
    table.arrange(layout)
    points = way_points(layout, table, victim, lane, 240.0)
    stronghold = table.sides[victim].stronghold.goal
    assert points[-1][0] == pytest.approx(stronghold.x)
    upwards = stronghold.y < layout.height / 2
    assert (points[-1][1] < points[0][1]) == upwards
    for side in (LEFT, RIGHT):
        for other in (TOP, BOTTOM):
            assert not any(layout.token(side, other, 0, 1).holds(point) for point in points)


def test_its_label_is_left_out_where_others_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    state = duel("* a b | top: 3/3 | bottom: 1/1", "* c d e f g h")
    told, layout = forecast_assault(state), Layout(1280, 720)
    labels: list[str] = []
    monkeypatch.setattr(open_lanes, "draw_label", lambda _canvas, words, *_: labels.append(words))
    canvas = Canvas(pygame.Surface((1280, 720)), Viewport.of((1280, 720)), Assets())
    below = pygame.FRect(500, layout.lane_middle(TOP) + 10, 280, 60)
    view = ForecastView(told, told, lambda key, **_: key, covered=(below,))
    open_lanes.draw_lane_ways(canvas, layout, Table(state), view)
    assert labels == ["forecast.open_lane.bastion"]


FRONT: Place = (RIGHT, TOP, 0)


def paired(state: State, side: int, lane: int, position: int = 0) -> Pairing | None:
    table, told = Table(state), forecast_assault(state)
    view = ForecastView(told, told, str)
    piece = table.sides[side].lanes[lane][position]
    return pairing_of(table, piece, view, PositionForecast(state).danger(LEFT))


OWN: Place = (LEFT, TOP, 0)


@pytest.mark.parametrize(
    ("state", "side", "blow", "colour"),
    [
        # An own creature and its target, and the stronghold where the lane is open.
        (duel("* a b | top: 1/3", "* x y | top: 0/9"), LEFT, Blow(OWN, FRONT, 1), Colours.strike),
        (duel("* a b | top: 1/3", "* x y"), LEFT, Blow(OWN, None, 1), Colours.strike),
        # A creature of the opponent and its target next turn.
        (
            duel("* a b | top: 0/9:s", "* x y | top: 2/9"),
            RIGHT, Blow(FRONT, OWN, 2), Colours.danger,
        ),
        # It is destroyed before its turn comes: the one that attacks it is shown.
        (duel("* a b | top: 3/3", "* x y | top: 2/2"), RIGHT, Blow(OWN, FRONT, 3), Colours.strike),
        # An assault that wins the match is no danger.
        (
            duel("* a b | top: 1/3 | bottom: 9/3", "** x y | top: 0/9"),
            RIGHT, Blow(OWN, FRONT, 1), Colours.strike,
        ),
    ],
)  # fmt: skip
def test_a_blow_pairs_two_creatures(state: State, side: int, blow: Blow, colour: Colour) -> None:
    found = paired(state, side, TOP)
    assert found is not None
    assert (found.blows, found.colour) == ((blow,), colour)


def test_one_that_attacks_again_has_an_arrow_to_each_target() -> None:
    found = paired(duel("* a b | top: 1/3+berserk 1/3", "* x y | top: 0/1 0/1"), LEFT, TOP)
    assert found is not None
    assert [blow.target for blow in found.blows] == [(RIGHT, TOP, 1), None]


def test_nobody_is_paired_with_one_that_is_left_alone() -> None:
    assert paired(duel("* a b | bottom: 0/9:s", "* x y"), LEFT, BOTTOM) is None
