"""R3, R7.2: the turn, and the end by time."""

from game.rules import (
    ASSAULT,
    BOTTOM,
    DRAW,
    LEFT,
    NOBODY,
    RIGHT,
    SUMMONING,
    TOP,
    UNDECIDED,
    CastIncantation,
    PlayCreature,
    events,
    legal_actions,
    match_actions,
    to_act,
)

from .pictures import Scene, duel, move, played, refused, run, show, solo, told

_PRICED = duel("* a=1/1@2 b=1/1@3 c d", "* x", mana=5)
_REACH: dict[int | str, object] = {
    **{f"play {name} top": None for name in "abcd"}, "play e top": "out_of_reach",
}  # fmt: skip
_SPELL = "play !1@2 right top 0"
_LEFT_OVER = duel("* a !1@2 | top: c", "* x y | top: 0/9", mana=4)

PLAYED: dict[str, Scene] = {
    "R7.1: the end comes in the middle of a turn": (
        duel("* a | top: 1/1 3/1 1/1", "** x y"), ["end"], {"winner": LEFT, "active": LEFT},
    ),
    **{
        f"R3.1: mana is the {mana} of {hand}, not what is in play, or was left over": (
            duel("* a", f"{hand} | top: z z | bottom: z", mana=7), ["end"],
            {"active": RIGHT, "mana": mana, "phase": SUMMONING},
        )
        for hand, mana in [("* a", 2), ("a * b c", 4), ("a b ** c d e f g h", 9)]
    },
    **{
        f"R3.2: reach is the four leftmost cards of {hand}": (duel(hand, "* x"), [], {**_REACH})
        for hand in ("* a b c d e", "a b * c d e", "a b c d * e")
    },
    "R3.2: mana goes down by the cost, and a card as dear as what is left is played": (
        _PRICED, ["play a top"], {"mana": 3, "play b top": None},
    ),
    "R3.2: in whichever order": (_PRICED, ["play b top"], {"play a top": None}),
    "R3.2: a dearer one is refused": (
        _PRICED, ["play a top", "play c top"], {"play b top": "too_expensive"},
    ),
    "R3.2: a cost of 0 is a cost": (
        duel("* a=1/1@0 b", "* x", mana=0), [],
        {"play a top": None, "play b top": "too_expensive"},
    ),
    "R3.5: one other card must stay beside the Bastion": (
        duel("* a", "* x", mana=9), [], {"play a top": "last_card"},
    ),
    "R3.5: and beside the Fort": (
        duel("a **", "* x", mana=9), [], {"play a top": "last_card"},
    ),
    "R3.5: of two one is played": (duel("* a b", "* x", mana=9), [], {"play a top": None}),
    "R3.5: an incantation never leaves the hand": (
        duel("* !1", "* x | top: z", mana=9), [], {"play !1 right top 0": None},
    ),
    "R3.7: what summoning left pays an incantation in the assault": (
        _LEFT_OVER, ["play a top", "attack", _SPELL], {"mana": 1},
    ),
    "R3.7: and is lost at the end": (
        _LEFT_OVER, ["play a top", "attack", _SPELL, "end", "end"], {"active": LEFT, "mana": 2},
    ),
    "R3.8: every turn heals, not only one's own": (
        duel("* x | top: 2/9", "* x | top: 2/9 ", active=RIGHT), ["attack", "end"],
        {LEFT: "* x | top: 2/9", RIGHT: "* x | top: 2/9"},
    ),
    "R7.1, R7.2: a Fort destroyed in the last turn is no draw": (
        duel("** a", "* a | top: 1/1", active=RIGHT, turn=200), ["end"], {"winner": RIGHT},
    ),
    "R7.2: a solo match ends by time with the Horde's hundredth turn": (
        solo("* a b", "* a=0/1@9 b c d", active=RIGHT, turn=200), ["ai"], {"winner": DRAW},
    ),
    "R7.2, R9.8: who outlives the Horde in the 200th turn has won": (
        solo("* a", "**", turn=199), ["end", "ai"], {"winner": LEFT},
    ),
}  # fmt: skip

test_what_is_played_and_what_holds_then = played(PLAYED)


def test_a_place_without_a_card() -> None:
    """R3.2: nor does a place count from the right."""
    state = duel("* a b", "* x")
    for place in (-1, 2, 3, 4, 99):
        assert refused(state, PlayCreature(place, TOP)) == "no_such_card"
        assert refused(state, CastIncantation(place, LEFT, TOP, 0)) == "no_such_card"


def test_a_creature_comes_to_the_rear_of_the_lane_chosen() -> None:
    """R3.3: never between others, in neither lane, on one's own side alone."""
    state = duel("* a b | top: p q | bottom: r", "* x | top: z")
    after = run(state, "play a top")
    assert show(after, LEFT) == "* b | top: p q a | bottom: r"
    assert show(run(state, "play b bottom"), LEFT) == "* a | top: p q | bottom: r b"
    assert show(after, RIGHT) == "* x | top: z"
    for lane in (-1, 2):
        assert refused(state, PlayCreature(0, lane)) == "no_such_lane"


def test_the_new_creature_is_marked_as_summoned_this_turn() -> None:
    """R3.3, R3.8: until the turn ends."""
    after = run(duel("* a b", "* x"), "play a bottom")
    assert after.sides[LEFT].lanes[BOTTOM][0].summoned
    assert not run(after, "end").sides[LEFT].lanes[BOTTOM][0].summoned


def test_the_end_of_a_turn_heals_both_sides_and_ends_its_marks() -> None:
    """R3.8: damage, growth, having attacked, Protection's use, the summoning turn."""
    left = "* x | top: 0/9:d3g2ap | bottom: 0/9:d1s"
    after = run(duel(left, "* x | top: 0/9:d8p", phase=ASSAULT), "end")
    assert (show(after, LEFT), show(after, RIGHT)) == (
        "* x | top: 0/9 | bottom: 0/9",
        "* x | top: 0/9",
    )
    for side in after.sides:
        for lane in side.lanes:
            for unit in lane:
                assert repr(unit) == f"<{unit.card.name}>", "no marks are left"


def test_turns_alternate_and_are_counted() -> None:
    """R3.1: TurnEnded, then TurnBegan of the other side."""
    state, told_events = told(duel("* x", "* x y", turn=7), "end")
    assert told_events == [
        events.AssaultBegan(LEFT),
        events.TurnEnded(LEFT, 7),
        events.TurnBegan(RIGHT, 8, 3),
    ]
    assert to_act(state) == RIGHT


def test_a_fort_destroyed_ends_the_match() -> None:
    """R7.1: nothing more can be done, and nobody is to act."""
    state, told_events = told(duel("* a | top: 3/1 4/4", "** x"), "attack")
    assert state.winner == LEFT
    assert told_events[-2:] == [events.FortDestroyed(RIGHT), events.MatchEnded(LEFT, "R4.4")]
    assert to_act(state) == NOBODY
    assert list(legal_actions(state)) == []
    for text in ("attack", "end", "ai"):
        assert refused(state, text) == "match_over"
    assert refused(state, PlayCreature(0, TOP)) == "match_over"


def test_after_100_turns_of_each_side_the_match_is_a_draw() -> None:
    """R7.2: the 200th turn is still played."""
    after = run(duel("* a", "* a | top: 1/1", active=RIGHT, turn=199), "end")
    assert (after.winner, after.turn) == (UNDECIDED, 200)
    ended, told_events = told(after, "end")
    assert ended.winner == DRAW
    assert told_events[-1] == events.MatchEnded(DRAW, "R7.2")
    assert ended.turn == 200
    assert match_actions(ended) == []


def test_moves_that_are_no_play_of_this_card() -> None:
    """R3.3, R6.1: an incantation is not summoned, a creature not aimed."""
    state = duel("* a !1", "* x | top: z")
    assert refused(state, PlayCreature(1, TOP)) == "not_a_creature"
    assert refused(state, CastIncantation(0, RIGHT, TOP, 0)) == "not_an_incantation"
    assert move(state, "play a top") == PlayCreature(0, TOP)
