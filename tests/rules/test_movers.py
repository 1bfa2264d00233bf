"""R8.6 to R8.9: Berserk, Sprint, auras, and what a card forgets."""

from game.rules import (
    ABILITIES,
    BERSERK,
    LEFT,
    RAGE,
    RIGHT,
    SPLASH,
    SPRINT,
    TOP,
    Creature,
    State,
    abilities_at,
    attack_value,
    events,
    next_attacker,
)

from .pictures import duel, happened, refused, row, run, show


def attacks(state: State, *moves: str) -> list[tuple[str, int, bool]]:
    return [
        (e.card.name, e.attack, e.repeated)
        for e in happened(state, events.CreatureAttacked, *moves)
    ]


def test_berserk_attacks_again_before_any_other() -> None:
    """R8.6: the others of its lane and of the top lane come after."""
    state = duel("* x | top: a B=2/9+berserk", "* x | top: b=0/2 c=0/2 d=0/9")
    assert attacks(state, "end") == [
        ("B", 2, False),
        ("B", 2, True),
        ("B", 2, True),
        ("a", 1, False),
    ]
    state = duel("* x | top: a:s | bottom: B=2/9+berserk z", "* x | bottom: b")
    assert attacks(state, "end") == [("z", 1, False), ("B", 2, False)]


def test_berserk_after_destroying_nothing() -> None:
    """R8.6: a target that survives, or is protected, gives no repeat."""
    for target in ("0/3", "0/2+protection"):
        state = duel("* x | top: B=2/9+berserk", f"* x | top: {target}")
        assert refused(run(state, "attack"), "attack") == "no_attack"


def test_berserk_by_splash_or_perforation_alone() -> None:
    """R8.6 [ruling]: and once, however many fell."""
    for right in ("top: 0/9 | bottom: b", "top: 0/9 b"):
        state = duel("* x | top: B=1/9+berserk+splash+perforation", f"* x | {right}")
        assert attacks(state, "end") == [("B", 1, False), ("B", 1, True)]
    three = duel("* x | top: B=1/9+berserk+splash+perforation", "* x | top: b c 0/9 | bottom: d")
    asked = run(three, "attack")
    assert attacks(asked, "order b c d", "attack") == [("B", 1, True)]
    assert refused(run(asked, "order b c d", "attack"), "attack") == "no_attack"


def test_berserk_from_the_bottom_lane_comes_before_the_top_lane() -> None:
    """R8.6: an attacker of the top lane that came late waits."""
    # The top lane's creature gains Rage only now, so that both would be next.
    left = "* x | top: n=1/1+rage:s | bottom: B=2/9+berserk:ar"
    state = duel(left, "* x | top: 0/9 | bottom: 0/9", phase=1)
    assert attacks(state, "end") == [("B", 2, True), ("n", 1, False)]


def test_berserk_that_left_play_does_not_repeat() -> None:
    """R8.6, R6.2: an own incantation may take it away; another creature does not inherit it."""
    state = duel("* !9 x | top: B=2/9+berserk a", "* x | top: b=0/3 c=0/9")
    after = run(state, "attack", "attack")
    assert next_attacker(after) == (TOP, 0)
    gone = run(after, "play !9 left top 0")
    assert show(gone, LEFT) == "* x B !9 | top: a"
    assert refused(gone, "attack") == "no_attack"


def test_berserk_on_its_rage_turn_does_not_strike_the_stronghold() -> None:
    """R8.6, R8.3: nor where an incantation has emptied the lane for its repeat."""
    emptied = duel("* !9 x | top: B=2/9+berserk+rage:s", "* x y | top: b=0/2 c=0/9")
    after = run(emptied, "attack", "play !9 right top 0")
    assert refused(after, "attack") == "no_attack"
    assert show(run(after, "end"), RIGHT) == "* x y b c"


def test_berserk_repeats_from_where_it_then_stands() -> None:
    """R8.6: the row may have closed up meanwhile."""
    state = duel("* !9 x | top: z:a y:a B=2/9+berserk", "* x | top: b=0/2 c=0/9")
    after = run(state, "attack", "play !9 left top 0")
    (attack,) = happened(after, events.CreatureAttacked, "attack")
    assert (attack.position, attack.repeated) == (1, True)


def test_berserk_given_by_an_aura() -> None:
    """R8.6, R8.8: asked after the Sprint move; once due, the repeat needs it no more."""
    aside = duel("* x | top: p:a L=0/9~berserk:a S=1/9+sprint", "* x | top: b=0/3 c=0/9")
    assert attacks(aside, "end") == [("S", 3, False)], "it has left the aura"
    beside = duel("* !9 x | top: a L=0/1~berserk:a", "* x | top: b c=0/9")
    assert attacks(run(beside, "attack", "play !9 left top 1"), "end") == [("a", 1, True)]


def test_sprint_moves_to_the_front_and_grows() -> None:
    """R8.7: 1 for each creature passed; none when it is already there."""
    for left, expected in (
        ("S=1/9+sprint p:a", ("S p", 1)),
        ("p:a S=1/9+sprint q:a", ("S p q", 2)),
        ("p:a q:a r:a S=1/9+sprint", ("S p q r", 4)),
    ):
        after = run(duel(f"* x | top: {left}", "* x | top: 0/20"), "attack")
        assert row(after, LEFT, TOP) == expected[0]
        assert row(after, RIGHT, TOP) == f"0/20:d{expected[1]}"
        assert attack_value(after.sides[LEFT], TOP, 0) == expected[1]


def test_sprint_is_told_before_the_attack() -> None:
    """R8.7: from where, and how strong it has become; nothing when it stood in front."""
    state = duel("* x | top: p:a q:a S=1/9+sprint", "* x | top: 0/20")
    (sprinted,) = happened(state, events.CreatureSprinted, "attack")
    assert (sprinted.lane, sprinted.position, sprinted.attack) == (TOP, 2, 3)
    front = duel("* x | top: S=1/9+sprint", "* x | top: 0/20")
    assert happened(front, events.CreatureSprinted, "attack") == []


def test_sprint_from_an_aura_it_has_left_keeps_its_growth() -> None:
    """R8.7: a repeated attack too."""
    state = duel("* x | top: p:a L=0/9~sprint:a B=2/9+berserk", "* x | top: b=0/4 0/20")
    after = run(state, "attack")
    assert row(after, LEFT, TOP) == "B p L"
    assert attacks(after, "attack") == [("B", 4, True)]


def test_sprint_gained_before_a_repeat_is_used_for_it() -> None:
    """R8.6, R8.7 [ruling]: where the row has closed up to a Vortex, it sprints now."""
    state = duel("* !9 x | top: p:a B=2/9+berserk k:a Vortex:a", "* x | top: b=0/2 c=0/9")
    after = run(state, "attack", "play !9 left top 2")
    assert attacks(after, "attack") == [("B", 3, True)]
    assert row(run(after, "attack"), LEFT, TOP).startswith("B")


def test_two_sprinters_pass_each_other() -> None:
    """R8.7, R5.2: the rearmost that has not attacked, looked up anew."""
    state = duel("* x | top: p=0/1 S=1/9+sprint T=1/9+sprint", "* x | top: 0/20")
    assert attacks(state, "end") == [("T", 3, False), ("S", 3, False), ("p", 0, False)]
    assert row(run(state, "attack", "attack"), LEFT, TOP) == "S T p"


def test_an_aura_serves_both_neighbours_of_its_lane_and_not_itself() -> None:
    """R8.8: nor the other lane, nor the other side, nor two places away."""
    state = duel("* x | top: a b L=1/9~splash c d | bottom: e f g", "* x | top: h i j")
    has = [
        [bool(abilities_at(side, lane, n) & SPLASH) for n in range(len(side.lanes[lane]))]
        for side in state.sides
        for lane in (0, 1)
    ]
    assert has == [[False, True, False, True, False], [False] * 3, [False] * 3, []]


def test_holders_beside_each_other_serve_each_other() -> None:
    """R8.8 [ruling]: a neighbour's aura may give what its own does not."""
    side = duel("* x | top: L=1/9~splash M=1/9~splash N=1/9~rage", "* x").sides[LEFT]
    assert [abilities_at(side, TOP, n) for n in range(3)] == [SPLASH, SPLASH | RAGE, SPLASH]


def test_every_ability_can_be_an_aura() -> None:
    """R8.8: each gives its own bit."""
    for name, bit in ABILITIES.items():
        state = duel(f"* x | top: L=1/9~{name} a", "* x")
        assert abilities_at(state.sides[LEFT], TOP, 1) == bit
        assert abilities_at(state.sides[LEFT], TOP, 0) == 0


def test_an_aura_ends_when_they_are_no_longer_neighbours() -> None:
    """R8.8: the holder falls, either moves, or rows close up and make other neighbours."""
    state = duel("* !9 x | top: a p L=0/9~splash q", "* x", mana=9)
    closed = run(state, "play !9 left top 1")
    assert abilities_at(closed.sides[LEFT], TOP, 0) == SPLASH, "now a neighbour"
    assert abilities_at(closed.sides[LEFT], TOP, 2) == SPLASH, "still a neighbour"
    fallen = run(state, "play !9 left top 2")
    assert [abilities_at(fallen.sides[LEFT], TOP, n) for n in range(3)] == [0, 0, 0]


def test_sprint_is_asked_when_the_attack_begins_the_rest_after_the_move() -> None:
    """R8.8: a sprinter that comes to stand beside a holder has its Splash."""
    state = duel("* x | top: L=0/9~splash:a p:a S=1/9+sprint", "* x | top: 0/9 | bottom: 0/9")
    assert show(run(state, "attack"), RIGHT) == "* x | top: 0/9:d3 | bottom: 0/9:d3"
    # Vortex beside the attacker: it sprints, though it will have left the aura.
    state = duel("* x | top: p:a L=0/9~sprint:a b=1/9", "* x | top: 0/9")
    assert row(run(state, "attack"), LEFT, TOP) == "b p L"


def test_having_an_ability_twice_is_having_it_once() -> None:
    """R8.9: own and from two auras."""
    state = duel("* x | top: L=0/9~sprint S=1/9+sprint M=0/9~sprint:a", "* x | top: 0/20")
    assert attacks(state, "attack") == [("S", 2, False)]
    state = duel("* x | top: L=0/9~berserk:a B=2/9+berserk", "* x | top: b=0/2 0/20")
    assert attacks(state, "end") == [("B", 2, False), ("B", 2, True)]


def test_a_card_that_leaves_play_forgets() -> None:
    """R8.9: damage, growth, Protection's use and having attacked."""
    state = duel("* !9 x | bottom: R=1/9+rage+protection:d3g2ap", "* x | top: 0/9")
    again = run(state, "play !9 left bottom 0", "play R top")
    unit = again.sides[LEFT].lanes[TOP][0]
    assert (unit.damage, unit.growth, unit.attacked, unit.suffered) == (0, 0, False, False)
    assert unit.summoned
    assert isinstance(unit.card, Creature)
    assert attacks(again, "end") == [("R", 1, False)]


def test_berserk_and_sprint_bits_are_told_with_the_attack() -> None:
    """R8.8: the abilities the attacker had after its move."""
    state = duel("* x | top: p:a L=0/9~sprint:a B=1/9+berserk", "* x | top: 0/9")
    (attack,) = happened(state, events.CreatureAttacked, "attack")
    assert attack.abilities == BERSERK
    state = duel("* x | top: S=1/9+sprint", "* x | top: 0/9")
    assert happened(state, events.CreatureAttacked, "attack")[0].abilities == SPRINT
