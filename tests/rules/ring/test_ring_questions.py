"""The questions at the end of the ring's rules, each a test (R13 to R15)."""

from game.opponents.knowledge import seen_match
from game.rules import (
    BOTTOM,
    DRAW,
    RINGS,
    TOP,
    UNDECIDED,
    PlayCreature,
    apply,
    events,
    has_won,
    match_actions,
)
from tests.rules.pictures import Scene, happened, played, refused, row, run, show

from .ring_pictures import piles, ring


def test_no_card_is_played_into_a_partner_s_lane() -> None:
    """R13, R14.1: a play names one of one's own two lanes, and there is no third."""
    state = ring("pairs", "* Wall=0/4 x", "* y", "* z", "* w")
    plays = [action for action in match_actions(state) if isinstance(action, PlayCreature)]
    assert {action.lane for action in plays} == {0, 1}
    assert refused(state, PlayCreature(0, 2)) == "no_such_lane"
    assert [side.creatures for side in run(state, "play Wall top").sides] == [1, 0, 0, 0]


def test_no_incantation_beyond_one_s_own_bridges_though_splash_reaches_further() -> None:
    """R13, R13.5, R13.4: the aim is near, the Splash where it falls."""
    state = ring(
        "pairs", "* !1+splash x", "* y | top: 0/4 | bottom: 0/4", "* z | bottom: 0/4", "* w"
    )
    assert refused(state, "play !1+splash second top 0") == "no_target"
    assert refused(state, "play !1+splash third bottom 0") == "no_target"
    after = run(state, "play !1+splash second bottom 0")
    assert show(after, 1) == "* y | top: 0/4:d1 | bottom: 0/4:d1"
    assert row(after, 2, BOTTOM) == "0/4"


def test_relief_is_refused_to_the_opponent() -> None:
    """R13, R13.8: there is no such action; for who plays alone there is none at all."""
    pairs = ring("pairs", "* x y z w", "* a", "* b", "* c")
    (told,) = happened(pairs, events.CardRelieved, "relieve")
    assert (told.side, told.place, told.partner, told.position) == (0, 3, 2, 1)
    assert refused(ring("four", "* x y z", "* a", "* b", "* c"), "relieve") == "no_partner"
    assert refused(ring("three", "* x y z", "* a", "* b"), "relieve") == "no_partner"


def test_nobody_has_won_a_match_that_goes_on_or_is_drawn() -> None:
    """R4.4, R13.9: not the last seat either, nor its partner."""
    for mode, *sides in (
        ("four", "* x", "* y", "* z", "* w"),
        ("pairs", "* x", "* y", "* z", "* w"),
    ):
        state = ring(mode, *sides)
        for winner in (UNDECIDED, DRAW):
            state.winner = winner
            assert not any(has_won(state, seat) for seat in state.field.sides)


def test_the_bastion_of_the_horde_turns_while_a_wing_summons() -> None:
    """R13, R9.7, R13.22: of both wings, and summoning goes on."""
    state = run(ring("horde", "* x", "* f=0/3@5 | discard: g=0/3@5", "* y", "", active=1), "ai")
    assert [side.fort for side in state.sides] == [False, True, False, True]
    assert [row(state, 1, lane) for lane in (0, 1)] == ["f", "g"]
    assert piles(state).deck == []
    assert not piles(state).last_turn


def test_the_deck_is_emptied_in_a_wing_s_own_turn() -> None:
    """R13, R13.25: the next turn of each wing to begin is its last, and this one has begun."""
    state = ring("horde", "* x", "** f=0/3@9", "* y", "", active=1)
    lasts = ["ai", "end", "ai", "end"]
    assert [each.side for each in happened(state, events.HordeLastTurnBegan, *lasts)] == [3, 1]
    state = run(state, *lasts)
    assert state.winner == -1
    assert run(state, "ai").winner == 0


_FAR = ring("four", "* !1 x", "* y | top: 0/4", "* z | bottom: 0/4", "* w")
_BATTLE = ring("pairs", "* x y z | top: 1/2", "* a b", "* b", "* c")
_DECK = ring("horde", "* x | top: 2/2 | bottom: 3/3", "* a b c d e", "* y", "", resistance=1)
_ROUSED = "* !9 x | top: f=2/3+berserk", "* y z | bottom: 0/1 0/1", "* w"

_HOME = "* x y !1", "* a | bottom: 0/4", "* b", "* c | bottom: 0/4"
_PASSED_ON = ["play !1 second bottom 0", "relieve", "end", "end"]
_COUNTED = "* x | top: p q | bottom: r", "* a b c d", "* y | top: s t u | bottom: v", ""
_EMPTIED = "* f=2/3+rage+berserk !9 x", "* y | bottom: 0/1 0/1", "* z"
_CLOSED_UP = _EMPTIED[0], "* y | bottom: 0/1 0/1 0/4", "* z"
_STRIKE = ["play f top", "attack", "play !9 second bottom 0"]
_GUARDED = "* y | top: 0/4 0/3~protection | bottom: 0/4"

PLAYED: dict[str, Scene] = {
    "R13, R13.8: a card that has just come home is relieved, as it is the rightmost": (
        ring("pairs", "!4 * x y | bottom: p=0/4", "* a", "* b", "* c"),
        ["play !4 first bottom 0", "relieve", "end", "end"], {0: "* x y p", 2: "* b !4"},
    ),
    "R13, R13.8: relief is refused with one card to the right, however many are on the left": (
        ring("pairs", "x y z * p", "* a", "* b", "* c"), [], {"relieve": "relief_cards"},
    ),
    "R13, R13.8: relief is refused twice a turn": (
        ring("pairs", "* x y z p", "* a", "* b", "* c"), ["relieve"], {"relieve": "relief_used"},
    ),
    "R13.8: and used again in the next": (
        ring("pairs", "* x y z p", "* a", "* b", "* c"), ["relieve", "end", "end"],
        {"relieve": None},
    ),
    "R13, R13.23: the Horde counts the creatures across from the wing whose turn it is": (
        ring("horde", *_COUNTED, active=1), [], {"mana": 6 + 2 + 1},
    ),
    "R13.23: those of both partners, in one lane each": (
        ring("horde", *_COUNTED, active=3), [], {"mana": 6 + 1 + 3},
    ),
    "R13.23: with its settings": (
        ring("horde", *_COUNTED, active=3, variable_mana=2, fixed_mana=7), [], {"mana": 7 + 2 * 4},
    ),
    "R13, R13.6, R14.3: the first of two Forts ends the match before the other attack is made": (
        ring("pairs", "* x | top: 9/9 | bottom: 9/9", "** a", "* b", "** c"), ["end"],
        {"winner": 0, 3: "** c"},
    ),
    "R13, R13.8, R6.3: an incantation just played and come home may be passed on": (
        ring("pairs", *_HOME), _PASSED_ON, {2: "* b !1"},
    ),
    "R13.8, R6.3: and is the partner's to play": (
        ring("pairs", *_HOME), [*_PASSED_ON, "play !1 fourth bottom 0"],
        {3: "* c | bottom: 0/4:d1"},
    ),
    "R13, R8.3, R8.6, R13.3: no attack is repeated in the first turn where nobody is left across": (
        ring("three", *_EMPTIED, mana=9), _STRIKE, {"attack": "no_attack"},
    ),
    "R8.3, R8.6, R13.3: nor at its end": (
        ring("three", *_EMPTIED, mana=9), [*_STRIKE, "end"], {1: "* y 0/1 0/1"},
    ),
    "R13, R8.6, R13.3: a repeated attack meets who has closed up": (
        ring("three", *_CLOSED_UP, mana=9), [*_STRIKE, "attack"],
        {1: "* y 0/1 0/1 | bottom: 0/4:d2"},
    ),
    "R13, R8.8, R13.4: a Splash lent by a neighbour, kept off by one in somebody else's lane": (
        ring("four", "* x | top: 0/3~splash 2/3", _GUARDED, "* z | bottom: 0/4", "* w"),
        ["attack"], {1: f"{_GUARDED}:d2", 2: "* z | bottom: 0/4"},
    ),
    "R13.5: creatures elsewhere are no targets": (
        _FAR, [], {"play !1 second top 0": "no_creatures"},
    ),
    "R13.8: relief is refused in the assault": (
        _BATTLE, ["attack"], {"relieve": "relief_summoning"},
    ),
    "R13.8: and in a wing's turn": (
        ring("horde", "* x y z", "* a b c", "* b", "", active=1), [], {"relieve": "ai_turn"},
    ),
    "R8.6, R13.3: an older creature then strikes the stronghold of the seat across": (
        ring("three", *_ROUSED, mana=9), ["attack", "play !9 second bottom 0", "attack"],
        {1: "y z * 0/1 0/1"},
    ),
    "R13.24: damage at either wing goes to the one deck, with resistance for each attack": (
        _DECK, ["attack", "attack"], {1: "* d e | discard: a b c"},
    ),
    "R15.2, R15.3: only the first of two Forts counts, the match has ended": (
        ring("three", "* x | top: 9/9 | bottom: 9/9", "** a b", "** c d e"), ["end"],
        {"spoils": (5, 0, 0), "attack": "match_over"},
    ),
}  # fmt: skip

test_what_is_played_and_what_holds_then = played(PLAYED)


def test_partners_see_one_another_s_hands() -> None:
    """R13.11: and nobody else's order, as a computer in the seat is told."""
    state = ring("pairs", *["* a b c d e f g h"] * 4)
    seen = [seen_match(state, 0, seed) for seed in range(8)]
    for seat, changed in enumerate([False, True, False, True]):
        hands = [each.sides[seat].hand for each in seen]
        assert any(hand != state.sides[seat].hand for hand in hands) == changed


def test_a_hand_may_come_to_fifteen_cards() -> None:
    """R13.8: all of the partner's eight but one; a place names a card, not its name."""
    eight = " ".join("abcdefgh")
    state = ring("pairs", f"* {eight}", "* x", f"* {eight}", "* y")
    for _ in range(7):
        state = run(state, "relieve", "end", "end", "end", "end")
    assert len(state.sides[2].hand) == 15
    assert show(state, 2) == f"* {eight} h g f e d c b"
    assert refused(state, "relieve") == "relief_cards"
    mine = run(state, "end", "end")
    assert mine.mana == 16
    assert {action.place for action in match_actions(mine) if isinstance(action, PlayCreature)} == {
        0, 1, 2, 3,
    }  # fmt: skip


def test_what_a_seat_does_is_not_undone_for_others() -> None:
    """R13.6: an order of one owner waits for nobody else."""
    seats = "* x | top: 4/9+splash", "* y | top: 0/2 | bottom: 0/4", "* z", "* w"
    state = run(ring("four", *seats), "attack")
    assert state.pending_side == 1
    after, _ = apply(state, match_actions(state)[0])
    assert after.pending_side == -1  # type: ignore[union-attr]


def test_each_lane_faces_the_lane_that_faces_it() -> None:
    """R13.2: top meets bottom at every bridge, the wings' too (R13.20)."""
    for field in RINGS.values():
        count = len(field.sides)
        for seat in field.sides:
            assert field.across[seat] == (((seat + 1) % count, BOTTOM), ((seat - 1) % count, TOP))
