"""R5: the order of attack, damage, and the order of the fallen."""

from game.rules import (
    ASSAULT,
    BOTTOM,
    LEFT,
    RIGHT,
    TOP,
    Attack,
    ChooseOrder,
    EndTurn,
    PlayCreature,
    State,
    events,
    match_actions,
    next_attacker,
    to_act,
)

from .pictures import card, duel, happened, refused, row, run, show, told


def attackers(state: State, *moves: str) -> list[str]:
    return [event.card.name for event in happened(state, events.CreatureAttacked, *moves)]


def test_a_creature_summoned_attacks_in_its_owner_s_next_turn() -> None:
    """R5.1, R3.8: "this turn" ends with the turn."""
    state = run(duel("* n x", "* x y z"), "play n top", "end", "end")
    assert attackers(state, "end") == ["n"]


def test_top_lane_from_rear_to_front_then_bottom() -> None:
    """R5.2."""
    state = duel("* x | top: a b c | bottom: d e f", "* x | top: 0/30 | bottom: 0/30")
    assert attackers(state, "end") == ["c", "b", "a", "f", "e", "d"]
    assert next_attacker(state) == (TOP, 2)


def test_the_right_side_keeps_the_same_order() -> None:
    """R5.2: positions are counted from the bridge on both sides."""
    state = duel("* x | top: 0/30 | bottom: 0/30", "* x | top: a b | bottom: d e", active=RIGHT)
    assert attackers(state, "end") == ["b", "a", "e", "d"]


def test_a_creature_that_changed_its_place_still_attacks_once() -> None:
    """R5.2, R8.7: the sprinter from the rear is passed over, those it passed are not."""
    state = duel("* x | top: a b S=1/1+sprint", "* x | top: 0/30")
    assert attackers(state, "end") == ["S", "b", "a"]
    state = duel("* x | top: a S=1/1+sprint b", "* x | top: 0/30")
    assert attackers(state, "end") == ["b", "S", "a"]


def test_the_attackers_are_looked_up_anew() -> None:
    """R5.2: an own incantation between attacks takes an attacker away."""
    state = duel("* x !9 | top: a b c", "* x | top: 0/30")
    assert attackers(run(state, "attack", "play !9 left top 1"), "end") == ["a"]


def test_an_empty_lane_leads_to_the_stronghold() -> None:
    """R5.3: whatever stands in the other lane."""
    state = duel("* x | top: 2/2", "* x y z | bottom: 0/9")
    after, told_events = told(state, "attack")
    assert show(after, RIGHT) == "x y * z | bottom: 0/9"
    assert told_events[1] == events.CreatureAttacked(
        LEFT, TOP, 0, state.sides[LEFT].lanes[TOP][0].card, 2, None, 0, False
    )


SPLASHED = ("* x | top: 3/9+splash", "* x | top: b=0/3 | bottom: c=0/2")


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


def test_three_fallen_have_six_orders() -> None:
    """R5.6, R8.2: a hit fells three at most."""
    state = run(
        duel("* x | top: 3/9+splash+perforation", "* x | top: b=0/3 c=0/2 | bottom: d=0/1"),
        "attack",
    )
    assert len(match_actions(state)) == 6
    assert show(run(state, "order d b c"), RIGHT) == "* x d b c"
    assert show(run(state, "order c d b"), RIGHT) == "* x c d b"


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


def test_one_fallen_asks_nothing() -> None:
    """R5.6: fewer than two cards."""
    state, told_events = told(duel("* x | top: 2/9+splash", SPLASHED[1]), "attack")
    assert show(state, RIGHT) == "* x c | top: b:d2"
    assert not any(isinstance(event, events.OrderAsked) for event in told_events)


def test_two_cards_of_the_same_name_are_asked_for() -> None:
    """R5.6: as the case format says."""
    state = run(duel("* x | top: 3/9+splash", "* x | top: b | bottom: b"), "attack")
    assert len(match_actions(state)) == 2
    assert show(run(state, "order b b"), RIGHT) == "* x b b"


def test_a_step_by_step_assault_goes_on_after_the_order() -> None:
    """R5.6: the attacker's owner goes on where it was interrupted."""
    after = run(run(duel("* x | top: 1/9 3/9+splash", SPLASHED[1]), "attack"), "order c b")
    assert (after.active, after.phase, to_act(after)) == (LEFT, ASSAULT, LEFT)
    assert show(run(after, "attack"), RIGHT) == "x * c b"


def test_the_end_of_the_turn_stops_for_an_order_and_goes_on() -> None:
    """R5.6, R5.8: all attacks are made and the turn ends, without a further EndTurn."""
    state = duel("* x | top: 1/9 3/9+splash | bottom: 1/9", SPLASHED[1])
    asked = run(state, "end")
    assert asked.ending
    assert to_act(asked) == RIGHT
    after = run(asked, "order c b")
    assert not after.ending
    assert (after.active, after.turn) == (RIGHT, state.turn + 1)
    assert show(after, RIGHT) == "x c * b"


def test_the_end_of_the_turn_stops_as_often_as_it_must() -> None:
    """R5.6, R5.8: a Berserk with Splash asks, attacks again, and asks again."""
    right = "* x | top: b=0/3 c=0/2 | bottom: d=0/1 e=0/1"
    first = run(duel("* x | top: 3/9+splash+berserk", right), "end")
    assert [card.name for card in first.pending] == ["b", "d"]
    second = run(first, "order d b")
    assert [card.name for card in second.pending] == ["c", "e"]
    assert show(second, RIGHT) == "* x d b"
    after = run(second, "order e c")
    assert show(after, RIGHT) == "x d b * e c"
    assert after.active == RIGHT


def test_a_repeat_that_is_due_waits_for_the_order() -> None:
    """R5.6, R8.6: the same step by step."""
    right = "* x | top: b=0/3 c=0/9 | bottom: d=0/1"
    after = run(run(duel("* x | top: z 3/9+splash+berserk", right), "attack"), "order d b")
    assert attackers(after, "attack") == ["3/9+splash+berserk"]


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


def test_attacks_of_one_side_only() -> None:
    """R5.1: the other side's creatures do not strike back."""
    after = run(duel("* x | top: 1/1", "* x | top: 9/9"), "attack")
    assert show(after, LEFT) == "* x | top: 1/1"
