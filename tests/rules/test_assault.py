"""R5: the order of attack, damage, and the order of the fallen."""

import pytest

from game.rules import (
    ASSAULT,
    BOTTOM,
    LEFT,
    NOBODY,
    RIGHT,
    TOP,
    Attack,
    ChooseOrder,
    EndTurn,
    PlayCreature,
    State,
    events,
    match_actions,
    to_act,
)

from .pictures import Scene, card, duel, happened, played, refused, row, run, show, told


def attackers(state: State, *moves: str) -> list[str]:
    return [event.card.name for event in happened(state, events.CreatureAttacked, *moves)]


#: Who attacks when the turn is ended, after some moves.
ATTACKERS: dict[str, tuple[State, list[str], str]] = {
    "R5.1, R3.8: a creature summoned attacks in its owner's next turn": (
        duel("* n x", "* x y z"), ["play n top", "end", "end"], "n",
    ),
    "R5.2: the top lane from rear to front, then the bottom lane": (
        duel("* x | top: a b c | bottom: d e f", "* x | top: 0/30 | bottom: 0/30"), [],
        "c b a f e d",
    ),
    "R5.2: positions are counted from the bridge on the right side, too": (
        duel("* x | top: 0/30 | bottom: 0/30", "* x | top: a b | bottom: d e", active=RIGHT), [],
        "b a e d",
    ),
    "R5.2, R8.7: the sprinter from the rear is passed over": (
        duel("* x | top: a b S=1/1+sprint", "* x | top: 0/30"), [], "S b a",
    ),
    "R5.2, R8.7: those it passed are not": (
        duel("* x | top: a S=1/1+sprint b", "* x | top: 0/30"), [], "b S a",
    ),
    "R5.2, R8.6, R8.7: nor are they after its repeated attack": (
        duel("* x | top: a b S=3/1+sprint+berserk | bottom: c", "* x | top: 0/3 0/30"), [],
        "S S b a c",
    ),
    "R5.2, R8.8: a Rage that a sprinter lends counts from then on": (
        duel("* x | top: n:s a S=1/1+sprint~rage", "* x | top: 0/30"), [], "S a n",
    ),
    "R5.2: an own incantation between attacks takes an attacker away": (
        duel("* x !9 | top: a b c", "* x | top: 0/30"), ["attack", "play !9 left top 1"], "a",
    ),
    "R5.8: the end of the turn makes the attacks that are left": (
        duel("* x | top: a b | bottom: c", "* x y z u | bottom: 0/9"), ["attack"], "a c",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", ATTACKERS)
def test_who_attacks_when_the_turn_is_ended(name: str) -> None:
    """R3.8, R5.1, R5.2, R5.8, R8.7."""
    state, moves, wanted = ATTACKERS[name]
    assert " ".join(attackers(run(state, *moves), "end")) == wanted


SPLASHED = ("* x | top: 3/9+splash", "* x | top: b=0/3 | bottom: c=0/2")
_THREE = duel("* x | top: 3/9+splash+perforation", "* x | top: b=0/3 c=0/2 | bottom: d=0/1")
_STOPPED = duel("* x | top: 1/9 3/9+splash | bottom: 1/9", SPLASHED[1])
_TWICE = duel("* x | top: 3/9+splash+berserk", "* x | top: b=0/3 c=0/2 | bottom: d=0/1 e=0/1")

PLAYED: dict[str, Scene] = {
    "R5.1: the other side's creatures do not strike back": (
        duel("* x | top: 1/1", "* x | top: 9/9"), ["attack"], {LEFT: "* x | top: 1/1"},
    ),
    "R5.6: one fallen asks nothing": (
        duel("* x | top: 2/9+splash", SPLASHED[1]), ["attack"],
        {RIGHT: "* x c | top: b:d2", "pending_side": NOBODY},
    ),
    "R5.6: of two cards of the same name it is asked": (
        duel("* x | top: 3/9+splash", "* x | top: b | bottom: b"), ["attack"],
        {"pending_side": RIGHT},
    ),
    "R5.6, R8.2: three fallen come home in any order": (
        _THREE, ["attack", "order d b c"], {RIGHT: "* x d b c"},
    ),
    "R5.6, R8.2: and in any other": (_THREE, ["attack", "order c d b"], {RIGHT: "* x c d b"}),
    "R5.6: the attacker's owner goes on where it was interrupted": (
        duel("* x | top: 1/9 3/9+splash", SPLASHED[1]), ["attack", "order c b"],
        {"active": LEFT, "phase": ASSAULT, "pending_side": NOBODY},
    ),
    "R5.6: with the attacks that are left": (
        duel("* x | top: 1/9 3/9+splash", SPLASHED[1]), ["attack", "order c b", "attack"],
        {RIGHT: "x * c b"},
    ),
    "R5.6, R5.8: the end of the turn stops for an order": (
        _STOPPED, ["end"], {"ending": True, "pending_side": RIGHT},
    ),
    "R5.6, R5.8: and goes on": (
        _STOPPED, ["end", "order c b"],
        {"ending": False, "active": RIGHT, "turn": 4, RIGHT: "x c * b"},
    ),
    "R5.6, R5.8: a Berserk with Splash asks, attacks again, and asks again": (
        _TWICE, ["end", "order d b"], {RIGHT: "* x d b", "pending_side": RIGHT},
    ),
    "R5.6, R5.8: as often as it must": (
        _TWICE, ["end", "order d b", "order e c"], {RIGHT: "x d b * e c", "active": RIGHT},
    ),
    "R5.6, R8.6: a repeat that is due waits for the order": (
        duel("* x | top: z 3/9+splash+berserk", "* x | top: b=0/3 c=0/9 | bottom: d=0/1"),
        ["attack", "order d b", "attack"],
        {RIGHT: "* x d b | top: c:d3"},
    ),
}  # fmt: skip

test_what_is_played_and_what_holds_then = played(PLAYED)


def test_an_empty_lane_leads_to_the_stronghold() -> None:
    """R5.3: whatever stands in the other lane."""
    state = duel("* x | top: 2/2", "* x y z | bottom: 0/9")
    after, told_events = told(state, "attack")
    assert show(after, RIGHT) == "x y * z | bottom: 0/9"
    assert told_events[1] == events.CreatureAttacked(
        LEFT, TOP, 0, state.sides[LEFT].lanes[TOP][0].card, 2, None, 0, False
    )


def test_the_owner_orders_the_fallen() -> None:
    """R5.6: all leave together; then the owner alone may act, and only that."""
    state, told_events = told(duel(*SPLASHED), "attack")
    assert show(state, RIGHT) == "* x"
    assert to_act(state) == RIGHT
    assert [card.name for card in state.pending] == ["b", "c"]
    destroyed, asked = told_events[-2:]
    assert isinstance(destroyed, events.CreaturesDestroyed)
    assert [(f.lane, f.position, f.card.name) for f in destroyed.fallen] == [
        (TOP, 0, "b"),
        (BOTTOM, 0, "c"),
    ]
    assert asked == events.OrderAsked(RIGHT, tuple(state.pending))
    assert match_actions(state) == [ChooseOrder((0, 1)), ChooseOrder((1, 0))]
    for action in (Attack(), EndTurn(), PlayCreature(0, TOP)):
        assert refused(state, action) == "order_pending"


def test_either_order_is_the_order_in_the_hand() -> None:
    """R5.6: each card returns by an event of its own."""
    state = run(duel(*SPLASHED), "attack")
    assert show(run(state, "order b c"), RIGHT) == "* x b c"
    after, told_events = told(state, "order c b")
    assert show(after, RIGHT) == "* x c b"
    b, c = state.pending
    assert told_events == [
        events.OrderChosen(RIGHT, (c, b)),
        events.CardReturned(RIGHT, c, 1),
        events.CardReturned(RIGHT, b, 2),
    ]
    assert to_act(after) == LEFT


def test_orders_that_are_none() -> None:
    """R5.6: every pending card once, no other; and none when nothing is pending."""
    state = run(duel(*SPLASHED), "attack")
    for order in ((), (0,), (0, 0), (1, 1), (0, 2), (-1, 0), (0, 1, 2), (0, 1, 1)):
        assert refused(state, ChooseOrder(order)) == "wrong_order"
    for order in ((), (0,), (0, 1)):
        assert refused(duel(*SPLASHED), ChooseOrder(order)) == "no_order_pending"


def test_four_that_wait_have_twenty_four_orders() -> None:
    """R5.6: no hit fells so many, but a position may be written so."""
    state = duel("* x", "* x")
    state.pending_side = RIGHT
    state.pending = tuple(card(name) for name in "bcde")
    orders = match_actions(state)
    assert orders[0] == ChooseOrder((0, 1, 2, 3))
    assert len(orders) == len(set(orders)) == 24
    assert match_actions(state) == orders
    assert {refused(state, order) for order in orders} == {None}
    assert show(run(state, "order e b d c"), RIGHT) == "* x e b d c"
    for order in ((0, 1, 2), (0, 1, 2, 2), (0, 1, 2, 4), (0, 1, 2, 3, 4)):
        assert refused(state, ChooseOrder(order)) == "wrong_order"


def test_an_attack_of_nothing_is_made_without_damage() -> None:
    """R5.7: an event tells of it; the target does not suffer, nor does the stronghold."""
    after, told_events = told(duel("* x | top: 0/1", "* x | top: 0/9"), "attack")
    assert row(after, RIGHT, TOP) == "0/9"
    assert len(told_events) == 2
    assert isinstance(told_events[1], events.CreatureAttacked)
    assert refused(after, "attack") == "no_attack"
    assert show(run(duel("* x | top: 0/1", "** x"), "attack"), RIGHT) == "** x"


def test_the_turn_ends_only_when_it_is_ended() -> None:
    """R5.8: with no attack left it is still the active player's; the end makes those left."""
    state = duel("* x | top: a b | bottom: c", "* x y z u | bottom: 0/9")
    after = run(state, "attack", "attack", "attack")
    assert (after.active, after.phase) == (LEFT, ASSAULT)
    assert refused(after, "attack") == "no_attack"
    assert match_actions(after) == [EndTurn()]
    assert attackers(state, "attack", "end") == ["b", "a", "c"]
