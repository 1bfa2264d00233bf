"""R6: incantations, and the interruption of one's own incantation (R5.6)."""

from game.rules import (
    ASSAULT,
    BOTTOM,
    LATER,
    LEFT,
    RIGHT,
    TOP,
    CastIncantation,
    events,
    match_actions,
    may_cast_between,
    to_act,
)

from .pictures import Scene, duel, played, refused, row, run, show, told


def test_every_creature_in_play_is_a_target() -> None:
    """R6.1: of either side, in either lane, at any position; and nothing else is."""
    state = duel("* !1 x | top: a b | bottom: c", "* x | bottom: d e f")
    targets = [action for action in match_actions(state) if isinstance(action, CastIncantation)]
    assert targets == [
        CastIncantation(0, LEFT, TOP, 0),
        CastIncantation(0, LEFT, TOP, 1),
        CastIncantation(0, LEFT, BOTTOM, 0),
        CastIncantation(0, RIGHT, BOTTOM, 0),
        CastIncantation(0, RIGHT, BOTTOM, 1),
        CastIncantation(0, RIGHT, BOTTOM, 2),
    ]
    for side, lane, position in ((0, 0, 2), (0, 0, -1), (1, 0, 0), (2, 0, 0), (-1, 1, 0)):
        assert refused(state, CastIncantation(0, side, lane, position)) == "no_target"
    assert refused(state, CastIncantation(0, RIGHT, 2, 0)) == "no_such_lane"


def test_it_can_be_played_before_each_attack_and_after_the_last() -> None:
    """R6.2: in summoning, in the assault, and before a Berserk's repeat."""
    state = duel("* !1 x | top: B=2/9+berserk", "* x | top: b=0/2 c=0/9", mana=9)
    spell = "play !1 right top 0"
    assert run(state, spell).phase == 0, "it does not begin the assault"
    between = run(state, "attack", spell, "attack", spell)
    assert row(between, RIGHT, TOP) == "c:d4"
    assert between.phase == ASSAULT


def test_whether_one_can_follow_an_attack_is_asked_of_the_reach() -> None:
    """R6.2, R12.1: it is in reach, paid, and the edition allows it."""
    state = duel("a b c !1@2 !1@1 * x", "* y", mana=2)
    assert may_cast_between(state)
    assert not may_cast_between(duel("a b c !1@2 * x", "* y", mana=1))
    assert not may_cast_between(duel("a b c d !1@1 * x", "* y", mana=2))
    assert not may_cast_between(duel("a b c !1@2 * x", "* y", mana=2, edition=LATER))


def test_it_happens_whole_then_it_moves_to_the_far_right() -> None:
    """R6.3: own fallen creatures come before it."""
    after, told_events = told(duel("!9 * x | top: a", "* x", mana=3), "play !9 left top 0")
    assert show(after, LEFT) == "* x a !9"
    assert after.mana == 2
    assert [type(event) for event in told_events] == [
        events.IncantationCast,
        events.CreatureDamaged,
        events.CreaturesDestroyed,
        events.CardReturned,
        events.IncantationReturned,
    ]


def test_the_opponent_orders_before_the_incantation_returns() -> None:
    """R6.3, R5.6: the incantation waits at its place, and nobody else may act."""
    state = duel("a * !9+splash b", "* y | top: c | bottom: d", mana=5)
    asked = run(state, "play !9+splash right top 0")
    assert (to_act(asked), asked.active, asked.casting) == (RIGHT, LEFT, 1)
    assert show(asked, LEFT) == "a * !9+splash b"
    assert refused(asked, "play !9+splash right top 0") == "order_pending"
    after = run(asked, "order d c")
    assert (show(after, LEFT), show(after, RIGHT)) == ("a * b !9+splash", "* y d c")
    assert (to_act(after), after.casting, after.mana) == (LEFT, -1, 4)


def test_the_caster_orders_own_creatures_before_the_incantation_returns() -> None:
    """R6.3, R5.6: the stronghold's place is right, whatever stood where."""
    state = duel("x !9+splash * y | top: c | bottom: d", "* z")
    asked = run(state, "play !9+splash left bottom 0")
    assert [card.name for card in asked.pending] == ["d", "c"]
    after, told_events = told(asked, "order c d")
    assert show(after, LEFT) == "x * y c d !9+splash"
    assert [type(event) for event in told_events] == [
        events.OrderChosen,
        events.CardReturned,
        events.CardReturned,
        events.IncantationReturned,
    ]


_BOLT, _BLAST = "play !1 right top 0", "!9+splash+perforation"
_HURT = duel("* !1 x | top: 2/2", "* x | top: b=0/3")
_GUARDED = duel("* !1 x | top: 2/2", "* x | top: 0/9+protection")
_FELLED = duel(f"* {_BLAST} x", "** x | top: b c d | bottom: e")

PLAYED: dict[str, Scene] = {
    "R6.2, R5.6: an order after it leaves the attacks where they were": (
        duel("* !9+splash x | top: a b", "* y z | top: c=0/5 | bottom: d"),
        ["attack", "play !9+splash right top 0", "order c d", "attack"],
        {"phase": ASSAULT, "attack": "no_attack", RIGHT: "y * z c d"},
    ),
    "R6.5, R5.4: its damage adds to that of an attack before": (
        _HURT, ["attack", _BOLT], {RIGHT: "* x b"},
    ),
    "R6.5, R5.4: and after": (_HURT, [_BOLT, "attack"], {RIGHT: "* x b"}),
    "R6.5, R8.4: Protection does not stop it": (
        _GUARDED, [_BOLT], {RIGHT: "* x | top: 0/9+protection:d1"},
    ),
    "R6.5, R8.4: nor is it used up": (
        _GUARDED, [_BOLT, "attack"], {RIGHT: "* x | top: 0/9+protection:d1"},
    ),
    "R6.5, R8.6: what it destroys gives Berserk no repeat": (
        duel("* !9 x | top: B=2/9+berserk", "* x | top: b=0/9 c=0/9"),
        ["attack", "play !9 right top 0"],
        {"attack": "no_attack"},
    ),
    "R6.6: at the rear there is nothing behind or beside": (
        duel("* !2+splash+perforation x", "** x | top: 0/9 0/9 | bottom: 0/9"),
        ["play !2+splash+perforation right top 1"],
        {RIGHT: "** x | top: 0/9 0/9:d2 | bottom: 0/9"},
    ),
    "R6.6, R5.6: three fall by one, and the owner orders them": (
        _FELLED, [f"play {_BLAST} right top 0", "order e b c"], {RIGHT: "** x e b c | top: d"},
    ),
    "R6.6: without damage it is played and paid, and returns": (
        duel("* !0 x", "* x | top: 0/9", mana=2),
        ["play !0 right top 0"],
        {LEFT: "* x !0", RIGHT: "* x | top: 0/9", "mana": 1},
    ),
}  # fmt: skip

test_what_is_played_and_what_holds_then = played(PLAYED)
