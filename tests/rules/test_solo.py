"""R9: the quick solo game; the running out of the deck is in ``test_solo_deck``."""

from game.rules import (
    LEFT,
    NOBODY,
    RIGHT,
    Attack,
    EndTurn,
    PlayCreature,
    RunHordeTurn,
    State,
    events,
    match_actions,
    to_act,
)

from .pictures import duel, happened, refused, row, run, show, solo, told


def horde_turn(left: str, right: str) -> State:
    """Return a solo position before the Horde's turn."""
    return solo(left, right, active=RIGHT)


def test_it_can_be_asked_which_side_is_the_horde() -> None:
    assert solo("* a", "* b").horde_side == RIGHT
    assert duel("* a", "* b").horde_side == NOBODY


def test_the_horde_has_no_hand_and_one_action() -> None:
    """R9: its turn is one action, which nobody else has."""
    state = horde_turn("* a b", "* 0/9@9 b")
    assert match_actions(state) == [RunHordeTurn()]
    for action in (Attack(), EndTurn(), PlayCreature(0, 0)):
        assert refused(state, action) == "ai_turn"
    assert refused(solo("* a b", "* c"), "ai") == "not_ai_turn"
    assert refused(duel("* a b", "* c"), "ai") == "not_ai_turn"
    after = run(state, "ai")
    assert (after.active, after.mana, to_act(after)) == (LEFT, 3, LEFT)


def test_the_discard_pile_grows_at_its_end() -> None:
    """R9.1, R9.5: face up, the newest last; of several fallen no order is asked."""
    state = solo("* x | top: 2/9+splash", "* a b | discard: z | top: c | bottom: d")
    after, told_events = told(state, "attack")
    assert show(after, RIGHT) == "* a b | discard: z c d"
    assert [e.pile for e in told_events if isinstance(e, events.CardDiscarded)] == [2, 3]
    assert not any(isinstance(e, events.OrderAsked) for e in told_events)


def test_mana_is_fixed_and_variable_counted_once() -> None:
    """R9.2: when the Horde's turn begins, whatever its incantations destroy later."""
    state = solo("* x | top: a=0/1 a | bottom: c=0/9", "* !9@1 0/9@4 0/9@4 0/9@4 z")
    began = run(state, "end")
    assert began.mana == 9
    after = run(began, "ai")
    # 1 for the incantation, then 4 and 4: nine are spent, and no fourth comes.
    assert [event.spent for event in happened(began, events.HordeCreatureArrived, "ai")] == [5, 9]
    assert show(after, RIGHT) == "* 0/9@4 z | discard: !9@1 | top: 0/9@4 | bottom: 0/9@4"


def test_cards_come_top_bottom_top_at_the_rear() -> None:
    """R9.3: as long as their cost is below the mana; the last may overshoot it."""
    state = horde_turn("* x", "* a=0/9@2 b=0/9@2 c=0/9@1 d=0/9@7 e f | top: t=0/9 | bottom: u=0/9")
    assert show(run(state, "ai"), RIGHT) == "* e f | top: t a c | bottom: u b d"
    exact = horde_turn("* x", "* a=0/9@2 b=0/9@4 c=0/9@1 d")
    assert show(run(exact, "ai"), RIGHT) == "* c d | top: a | bottom: b"


def test_what_arrives_does_not_attack_but_what_stood_does() -> None:
    """R9.5, R5.1: as R5, from rear to front."""
    state = horde_turn("* a b c d", "* 9/9@9 z | top: 1/9 2/9")
    attacks = happened(state, events.CreatureAttacked, "ai")
    assert [event.attack for event in attacks] == [2, 1]
    assert show(run(state, "ai"), LEFT) == "a b c * d"


def test_an_incantation_strikes_the_player_s_front_creature() -> None:
    """R9.4: of the lane whose turn it is; it is paid and discarded."""
    state = horde_turn("* x | top: a=0/9 b=0/9", "* !2@4 c=0/9@4 d")
    after = run(state, "ai")
    assert row(run(state, "ai"), LEFT, 0) == "a b", "healed at the end of the turn"
    (damaged,) = happened(state, events.CreatureDamaged, "ai")
    assert (damaged.card.name, damaged.amount, damaged.means) == ("a", 2, "incantation")
    assert show(after, RIGHT) == "* d | discard: !2@4 | bottom: c"


def test_an_incantation_strikes_in_the_lane_whose_turn_it_is() -> None:
    """R9.4: the other lane's front creature is no target, even where this lane has none."""
    state = horde_turn("* x | top: a=0/9 | bottom: b=0/9", "* c=0/9@1 !2@9 d")
    (cast,) = happened(state, events.HordeIncantationCast, "ai")
    assert (cast.lane, cast.target.name) == (1, "b")
    (damaged,) = happened(state, events.CreatureDamaged, "ai")
    assert (damaged.lane, damaged.position, damaged.card.name) == (1, 0, "b")
    alone = horde_turn("* x | top: a=0/9", "* c=0/9@1 !2@1 d=0/9@9")
    assert happened(alone, events.CreatureDamaged, "ai") == []


def test_its_splash_and_perforation_are_counted_from_the_front() -> None:
    """R9.4, R6.6: on the player's side alone."""
    state = horde_turn(
        "* x | top: a=0/9 b=0/9 c=0/9 | bottom: d=0/9",
        "* !2+splash+perforation@9 z | top: y=0/9",
    )
    damaged = happened(state, events.CreatureDamaged, "ai")
    assert [event.card.name for event in damaged] == ["a", "b", "d"]
    assert {event.side for event in damaged} == {LEFT}


def test_an_incantation_without_a_target_costs_nothing() -> None:
    """R9.4: discarded, its cost not counted, the next card to the other lane."""
    after, told_events = told(horde_turn("* x | bottom: a=0/9", "* !2@9 c=0/9@7 d"), "ai")
    assert show(after, RIGHT) == "* d | discard: !2@9 | bottom: c"
    (cast,) = [e for e in told_events if isinstance(e, events.HordeIncantationCast)]
    assert (cast.target, cast.spent) == (None, 0)


def test_an_incantation_that_is_not_suffered_is_paid() -> None:
    """R9.4, R8.5: an Indestructible target is a target."""
    state = horde_turn("* x | top: 0/9+indestructible", "* !2@7 c=0/9@1 d")
    assert show(run(state, "ai"), RIGHT) == "* c d | discard: !2@7"


def test_the_player_loses_by_the_fort_at_any_time() -> None:
    """R9.9: in the Horde's turn, its last one too, and by the player's own play."""
    assert run(horde_turn("** x", "* a=0/9@9 b | top: 1/9"), "ai").winner == RIGHT
    assert run(solo("** x", "** | top: 1/9"), "end", "ai").winner == RIGHT
    assert run(solo("a ** x", "* b"), "play x top").winner == RIGHT


def test_the_match_ends_in_the_middle_of_the_horde_s_turn() -> None:
    """R9.9, R7.1: no further attack, no end of the turn."""
    after, told_events = told(horde_turn("** x", "* 0/9@9 b | top: 1/9 1/9 | bottom: 1/9"), "ai")
    assert isinstance(told_events[-1], events.MatchEnded)
    assert sum(isinstance(e, events.CreatureAttacked) for e in told_events) == 1
    assert after.active == RIGHT


def test_the_player_orders_the_fallen_of_the_horde_s_incantation() -> None:
    """R9.10: in the middle of its summoning, which then goes on in the other lane."""
    left = "* x | top: p=0/1 | bottom: q=0/1"
    asked = run(horde_turn(left, "* !1+splash@2 a=0/9@2 b=0/9@4 c d"), "ai")
    assert to_act(asked) == LEFT
    assert asked.active == RIGHT
    assert refused(asked, "ai") == "order_pending"
    assert show(asked, RIGHT) == "* a b c d"
    after = run(asked, "order q p")
    assert show(after, LEFT) == "* x q p"
    # 8 mana: 2 players' creatures were counted when the turn began.
    assert show(after, RIGHT) == "* c d | discard: !1+splash@2 | top: b | bottom: a"
    assert after.active == LEFT


def test_the_player_orders_the_fallen_of_the_horde_s_attacks() -> None:
    """R9.10: the attacks that are left follow, then the turn ends."""
    state = horde_turn(
        "* x y | top: p=0/1 | bottom: q=0/1",
        "* 0/9@9 z | top: 1/9 1/9+splash+berserk | bottom: 0/9",
    )
    asked = run(state, "ai")
    assert to_act(asked) == LEFT
    assert row(asked, RIGHT, 0) == "1/9 1/9+splash+berserk 0/9@9"
    after, told_events = told(asked, "order q p")
    attacks = [e for e in told_events if isinstance(e, events.CreatureAttacked)]
    assert [(e.card.name, e.repeated) for e in attacks] == [
        ("1/9+splash+berserk", True),
        ("1/9", False),
        ("0/9", False),
    ]
    assert show(after, LEFT) == "x y * q p"
    assert after.active == LEFT


def test_the_player_orders_in_the_own_turn_too() -> None:
    """R9.10, R5.6: own creatures by an own incantation."""
    state = solo("* !9+splash x | top: p | bottom: q", "* a b")
    assert show(run(state, "play !9+splash left top 0", "order q p"), LEFT) == "* x q p !9+splash"


def test_the_player_s_incantation_on_the_horde_s_creatures() -> None:
    """R9.5, R6.3: they go to the discard pile, then the incantation returns."""
    state = solo("* !9+splash x", "* a b | top: p | bottom: q")
    after = run(state, "play !9+splash right top 0")
    assert (show(after, LEFT), show(after, RIGHT)) == ("* x !9+splash", "* a b | discard: p q")
