"""R8.6 to R8.9: Berserk, Sprint, auras, and what a card forgets."""

import pytest

from game.rules import (
    ABILITIES,
    LEFT,
    RAGE,
    RIGHT,
    SPLASH,
    TOP,
    Creature,
    State,
    abilities_at,
    events,
)

from .pictures import Scene, duel, happened, played, row, run


def attacks(state: State, *moves: str) -> list[tuple[str, int, bool]]:
    return [
        (e.card.name, e.attack, e.repeated)
        for e in happened(state, events.CreatureAttacked, *moves)
    ]


_FAR = "B=1/9+berserk+splash+perforation"
_FELLED = duel(f"* x | top: {_FAR}", "* x | top: b c 0/9 | bottom: d")
_CLOSED = duel("* !9 x | top: p:a B=2/9+berserk k:a Vortex:a", "* x | top: b=0/2 c=0/9")

#: The attacks that follow when the turn is ended, after some moves; ``again`` are repeated ones.
ATTACKS: dict[str, tuple[State, list[str], str]] = {
    "R8.6: Berserk attacks again before any other of its lane": (
        duel("* x | top: a B=2/9+berserk", "* x | top: b=0/2 c=0/2 d=0/9"), [],
        "B 2, B 2 again, B 2 again, a 1",
    ),
    "R8.6: only where it destroys": (
        duel("* x | top: a:s | bottom: B=2/9+berserk z", "* x | bottom: b"), [], "z 1, B 2",
    ),
    "R8.6: not where the target survives": (
        duel("* x | top: B=2/9+berserk", "* x | top: 0/3"), [], "B 2",
    ),
    "R8.6: nor where it is protected": (
        duel("* x | top: B=2/9+berserk", "* x | top: 0/2+protection"), [], "B 2",
    ),
    "R8.6 [ruling]: by Splash alone": (
        duel(f"* x | top: {_FAR}", "* x | top: 0/9 | bottom: b"), [], "B 1, B 1 again",
    ),
    "R8.6 [ruling]: by Perforation alone": (
        duel(f"* x | top: {_FAR}", "* x | top: 0/9 b"), [], "B 1, B 1 again",
    ),
    "R8.6 [ruling]: once, however many fell": (
        _FELLED, ["attack", "order b c d"], "B 1 again",
    ),
    # The top lane's creature gains Rage only now, so that both would be next.
    "R8.6: a repeat of the bottom lane comes before an attacker of the top lane that came late": (
        duel(
            "* x | top: n=1/1+rage:s | bottom: B=2/9+berserk:ar",
            "* x | top: 0/9 | bottom: 0/9", phase=1,
        ),
        [], "B 2 again, n 1",
    ),
    "R8.6, R6.2: one taken away by an own incantation repeats nothing; nobody inherits it": (
        duel("* !9 x | top: B=2/9+berserk a", "* x | top: b=0/3 c=0/9"),
        ["attack", "attack", "play !9 left top 0"], "",
    ),
    "R8.6, R8.3: on its Rage turn it does not strike the stronghold of an emptied lane": (
        duel("* !9 x | top: B=2/9+berserk+rage:s", "* x y | top: b=0/2 c=0/9"),
        ["attack", "play !9 right top 0"], "",
    ),
    "R8.6, R8.8: Berserk of an aura is asked after the Sprint move": (
        duel("* x | top: p:a L=0/9~berserk:a S=1/9+sprint", "* x | top: b=0/3 c=0/9"), [], "S 3",
    ),
    "R8.6, R8.8: once due, the repeat needs it no more": (
        duel("* !9 x | top: a L=0/1~berserk:a", "* x | top: b c=0/9"),
        ["attack", "play !9 left top 1"], "a 1 again",
    ),
    "R8.6, R8.7 [ruling]: where the row has closed up to a Vortex, a repeat sprints": (
        _CLOSED, ["attack", "play !9 left top 2"], "B 3 again",
    ),
    "R8.7, R5.2: two sprinters pass each other": (
        duel("* x | top: p=0/1 S=1/9+sprint T=1/9+sprint", "* x | top: 0/20"), [],
        "T 3, S 3, p 0",
    ),
    "R8.9: Sprint of two auras and one's own is Sprint once": (
        duel("* x | top: L=0/9~sprint:a S=1/9+sprint M=0/9~sprint:a", "* x | top: 0/20"), [],
        "S 2",
    ),
    "R8.9: so is Berserk": (
        duel("* x | top: L=0/9~berserk:a B=2/9+berserk", "* x | top: b=0/2 0/20"), [],
        "B 2, B 2 again",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", ATTACKS)
def test_who_attacks_how_hard_when_the_turn_is_ended(name: str) -> None:
    """R5.2, R6.2, R8.3, R8.6 to R8.9."""
    state, moves, wanted = ATTACKS[name]
    made = attacks(run(state, *moves), "end")
    told = [f"{who} {value}{' again' * repeated}" for who, value, repeated in made]
    assert ", ".join(told) == wanted


PLAYED: dict[str, Scene] = {
    "R8.7: a sprinter leaves the aura that made it one": (
        duel("* x | top: p:a L=0/9~sprint:a B=2/9+berserk", "* x | top: b=0/4 0/20"),
        ["attack"],
        {LEFT: "* x | top: B p L"},
    ),
    "R8.6: the creature destroyed came home, and the stronghold was not struck": (
        duel("* !9 x | top: B=2/9+berserk+rage:s", "* x y | top: b=0/2 c=0/9"),
        ["attack", "play !9 right top 0", "end"],
        {RIGHT: "* x y b c"},
    ),
    "R8.7: two sprinters end in front of each other": (
        duel("* x | top: p=0/1 S=1/9+sprint T=1/9+sprint", "* x | top: 0/20"),
        ["attack", "attack"],
        {LEFT: "* x | top: S T p"},
    ),
    "R8.8: a sprinter that comes to stand beside a holder has its Splash": (
        duel("* x | top: L=0/9~splash:a p:a S=1/9+sprint", "* x | top: 0/9 | bottom: 0/9"),
        ["attack"],
        {RIGHT: "* x | top: 0/9:d3 | bottom: 0/9:d3"},
    ),
    "R8.8: beside a Vortex it sprints, though it will have left the aura": (
        duel("* x | top: p:a L=0/9~sprint:a b=1/9", "* x | top: 0/9"),
        ["attack"],
        {LEFT: "* x | top: b p L"},
    ),
}

test_what_is_played_and_what_holds_then = played(PLAYED)


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
        assert after.sides[LEFT].lanes[TOP][0].attack == expected[1]


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
        assert [abilities_at(state.sides[LEFT], TOP, n) for n in range(2)] == [0, bit]


def test_an_aura_ends_when_they_are_no_longer_neighbours() -> None:
    """R8.8: the holder falls, either moves, or rows close up and make other neighbours."""
    state = duel("* !9 x | top: a p L=0/9~splash q", "* x", mana=9)
    closed = run(state, "play !9 left top 1")
    # One is now a neighbour, the other still is.
    assert [abilities_at(closed.sides[LEFT], TOP, n) for n in (0, 2)] == [SPLASH, SPLASH]
    fallen = run(state, "play !9 left top 2")
    assert [abilities_at(fallen.sides[LEFT], TOP, n) for n in range(3)] == [0, 0, 0]


def test_a_card_that_leaves_play_forgets() -> None:
    """R8.9: damage, growth, Protection's use and having attacked."""
    state = duel("* !9 x | bottom: R=1/9+rage+protection:d3g2ap", "* x | top: 0/9")
    again = run(state, "play !9 left bottom 0", "play R top")
    unit = again.sides[LEFT].lanes[TOP][0]
    assert (unit.damage, unit.growth, unit.attacked, unit.suffered) == (0, 0, False, False)
    assert unit.summoned
    assert isinstance(unit.card, Creature)
    assert attacks(again, "end") == [("R", 1, False)]
