"""R9: the quick solo game, and the running out of the Horde's deck."""

from collections import Counter

from game.rules import LEFT, NOBODY, RIGHT, UNDECIDED, State, events

from .pictures import Scene, duel, horde_of, played, row, run, show, solo, told


def horde_turn(left: str, right: str, ability: str = "") -> State:
    return solo(left, right, active=RIGHT, ability=ability)


def test_it_can_be_asked_which_side_is_the_horde() -> None:
    assert solo("* a", "* b").horde_side == RIGHT
    assert duel("* a", "* b").horde_side == NOBODY


_INTERRUPTED = horde_turn("* x | top: p=0/1 | bottom: q=0/1", "* !1+splash@2 a=0/9@2 b=0/9@4 c d")
_EMPTIED = horde_turn("* x y z", "** a=0/9@1 b=0/9@1 | discard: c d | top: e=1/9")
_LAST_ORDER = solo("* x | top: p=0/1 | bottom: q=0/1", "** | top: 1/9+splash")

_MANA = solo("* x | top: a=0/1 a | bottom: c=0/9", "* !9@1 0/9@4 0/9@4 0/9@4 z")
_ORDERED = horde_turn(
    "* x y | top: p=0/1 | bottom: q=0/1", "* 0/9@9 z | top: 1/9 1/9+splash+berserk | bottom: 0/9"
)

PLAYED: dict[str, Scene] = {
    **{
        f"R10.2: with {fixed} and {variable} for each of three creatures the mana is {mana}": (
            solo(
                "* x | top: a b | bottom: c", "* 0/9@99 d", fixed_mana=fixed, variable_mana=variable
            ),
            ["end"], {"mana": mana},
        )
        for fixed, variable, mana in [(6, 1, 9), (10, 1, 13), (6, 2, 12), (10, 2, 16)]
    },
    "R10.2, R9.8: a Fort's deck runs out once": (
        solo("* x | top: 2/9", "** a b | discard: c"), ["attack"], {RIGHT: "** | discard: c a b"},
    ),
    "R10.2: creatures in play have no resistance": (
        solo("* x | top: 3/9", "* a b | top: t=0/9", resistance=1), ["attack"],
        {RIGHT: "* a b | top: t:d3"},
    ),
    "R10.2, R8.3: permanent Rage never strikes the stronghold": (
        horde_turn("* x | top: p=0/9", "* 1/9@3 2/9@9 z", ability="rage"), ["ai"],
        {LEFT: "* x | top: p"},
    ),
    "R9.1, R9.5: the discard pile lies face up, the newest last": (
        solo("* x | top: 2/9+splash", "* a b | discard: z | top: c | bottom: d"), ["attack"],
        {RIGHT: "* a b | discard: z c d"},
    ),
    "R9.2: mana is fixed, and variable with the player's creatures": (_MANA, ["end"], {"mana": 9}),
    "R9.2: counted once, whatever its incantations destroy later": (
        _MANA, ["end", "ai"],
        {RIGHT: "* 0/9@4 z | discard: !9@1 | top: 0/9@4 | bottom: 0/9@4"},
    ),
    "R9.5: what stood attacks, and the turn ends": (
        horde_turn("* a b c d", "* 9/9@9 z | top: 1/9 2/9"), ["ai"], {LEFT: "a b c * d"},
    ),
    "R9.4: an incantation is paid and discarded; whom it struck is healed when the turn ends": (
        horde_turn("* x | top: a=0/9 b=0/9", "* !2@4 c=0/9@4 d"), ["ai"],
        {LEFT: "* x | top: a b", RIGHT: "* d | discard: !2@4 | bottom: c"},
    ),
    "R9.4: without a target it costs nothing, and the next card comes to the other lane": (
        horde_turn("* x | bottom: a=0/9", "* !2@9 c=0/9@7 d"), ["ai"],
        {RIGHT: "* d | discard: !2@9 | bottom: c"},
    ),
    "R9.9, R7.1: the match ends in the middle of the Horde's turn": (
        horde_turn("** x", "* 0/9@9 b | top: 1/9 1/9 | bottom: 1/9"), ["ai"],
        {"winner": RIGHT, "active": RIGHT},
    ),
    "R9.10: the player orders the fallen of the Horde's attacks": (
        _ORDERED, ["ai"],
        {"pending_side": LEFT,
         RIGHT: "* z | top: 1/9 1/9+splash+berserk 0/9@9 | bottom: 0/9"},
    ),
    "R9.10: then the turn goes on and ends": (
        _ORDERED, ["ai", "order q p"], {LEFT: "x y * q p", "active": LEFT},
    ),
    "R9.6: damage to the deck goes by none of a hand's stronghold's rules": (
        solo("* x | top: 2/9", "* a b c d | discard: z"), ["attack"],
        {RIGHT: "* c d | discard: z a b"},
    ),
    "R9.8: of an empty deck nothing is left to lose; the last turn is played all the same": (
        solo("* x | top: 1/9 1/9", "** a"), ["attack", "attack"],
        {RIGHT: "** | discard: a", "winner": UNDECIDED},
    ),
    "R9: in its turn the Horde alone acts": (
        horde_turn("* a b", "* 0/9@9 b"), [],
        {"attack": "ai_turn", "end": "ai_turn", "ai": None},
    ),
    "R9: then it is the player's": (
        horde_turn("* a b", "* 0/9@9 b"), ["ai"], {"active": LEFT, "mana": 3, "ai": "not_ai_turn"},
    ),
    "R9: in a duel nobody is the Horde": (duel("* a b", "* c"), [], {"ai": "not_ai_turn"}),
    "R9.3: cards come top, bottom, top at the rear; the last may overshoot the mana": (
        horde_turn("* x", "* a=0/9@2 b=0/9@2 c=0/9@1 d=0/9@7 e f | top: t=0/9 | bottom: u=0/9"),
        ["ai"],
        {RIGHT: "* e f | top: t a c | bottom: u b d"},
    ),
    "R9.3: as long as their cost is below the mana": (
        horde_turn("* x", "* a=0/9@2 b=0/9@4 c=0/9@1 d"), ["ai"],
        {RIGHT: "* c d | top: a | bottom: b"},
    ),
    "R9.4, R8.5: an Indestructible target is a target, and is paid for": (
        horde_turn("* x | top: 0/9+indestructible", "* !2@7 c=0/9@1 d"), ["ai"],
        {RIGHT: "* c d | discard: !2@7"},
    ),
    "R9.5, R6.3: its fallen go to the discard pile, then the player's incantation returns": (
        solo("* !9+splash x", "* a b | top: p | bottom: q"), ["play !9+splash right top 0"],
        {LEFT: "* x !9+splash", RIGHT: "* a b | discard: p q"},
    ),
    "R9.8: behind the Fort there is no second shuffle; the turn under way goes on": (
        _EMPTIED, ["ai"],
        {LEFT: "x * y z", RIGHT: "** | discard: c d | top: e a | bottom: b"},
    ),
    "R9.8: and the next is the last": (
        _EMPTIED, ["ai", "end", "ai"], {LEFT: "x y * z", "winner": LEFT},
    ),
    "R9.8: the last turn brings no cards, its creatures attack, and who survives has won": (
        solo("* x y z | top: 1/9", "** b | discard: c | bottom: e=1/9"), ["end", "ai"],
        {LEFT: "x * y z | top: 1/9", RIGHT: "** | discard: c b | bottom: e", "winner": LEFT},
    ),
    "R9.8, R9.10: the last turn may stop for an order": (
        _LAST_ORDER, ["end", "ai"], {"winner": UNDECIDED, "pending_side": LEFT},
    ),
    "R9.8, R9.10: and still end the match": (
        _LAST_ORDER, ["end", "ai", "order q p"], {LEFT: "* x q p", "winner": LEFT},
    ),
    "R9.9: the player loses by the Fort in the Horde's turn": (
        horde_turn("** x", "* a=0/9@9 b | top: 1/9"), ["ai"], {"winner": RIGHT},
    ),
    "R9.9: in its last one too": (
        solo("** x", "** | top: 1/9"), ["end", "ai"], {"winner": RIGHT},
    ),
    "R9.9: and by the own play": (
        solo("a ** x", "* b"), ["play x top"], {"winner": RIGHT},
    ),
    "R9.10: the player orders the fallen of an incantation in the middle of its summoning": (
        _INTERRUPTED, ["ai"],
        {"pending_side": LEFT, "active": RIGHT, "ai": "order_pending", RIGHT: "* a b c d"},
    ),
    # 8 mana: 2 players' creatures were counted when the turn began.
    "R9.10: which then goes on in the other lane": (
        _INTERRUPTED, ["ai", "order q p"],
        {
            LEFT: "* x q p",
            RIGHT: "* c d | discard: !1+splash@2 | top: b | bottom: a",
            "active": LEFT,
        },
    ),
    "R9.10, R5.6: own creatures by an own incantation in the own turn": (
        solo("* !9+splash x | top: p | bottom: q", "* a b"),
        ["play !9+splash left top 0", "order q p"],
        {LEFT: "* x q p !9+splash"},
    ),
}  # fmt: skip

test_what_is_played_and_what_holds_then = played(PLAYED)


def shuffled(state: State) -> tuple[bool, list[str], list[str]]:
    """Return face, deck in any order, and discard pile of the Horde."""
    horde = horde_of(state)
    names = sorted(card.name for card in horde.deck)
    return state.sides[RIGHT].fort, names, [card.name for card in horde.discard]


def test_the_empty_deck_turns_the_bastion_and_takes_the_discard_pile() -> None:
    """R9.7: exactly empty is empty; damage left over is lost."""
    for attack in (2, 3, 9):
        state = solo(f"* x | top: {attack}/9", "* a b | discard: c")
        after, told_events = told(state, "attack")
        assert shuffled(after) == (True, ["a", "b", "c"], [])
        assert after.winner == UNDECIDED
        assert told_events[-2:] == [
            events.BastionDestroyed(RIGHT),
            events.HordeDeckShuffled(RIGHT, 3),
        ]
    assert shuffled(run(solo("* x | top: 1/9", "* a b"), "attack")) == (False, ["b"], ["a"])


def test_the_new_deck_is_shuffled_by_the_stream() -> None:
    """R9.7: the same stream the same order, other streams others; every order comes."""
    orders: Counter[str] = Counter()
    for stream in range(600):
        state = solo("* x | top: 3/9", "* a b c")
        state.rng = stream
        after = run(state, "attack")
        assert after.rng != stream
        orders["".join(card.name for card in horde_of(after).deck)] += 1
    assert len(orders) == 6
    assert min(orders.values()) > 60


def test_summoning_that_empties_the_deck_behind_the_bastion_goes_on() -> None:
    """R9.7: the card just revealed is dealt with first, an incantation already discarded."""
    state = horde_turn("* x | bottom: p=0/9", "* a=0/9@2 !1@2 | discard: b=0/9@2")
    after, told_events = told(state, "ai")
    assert shuffled(after)[0]
    assert row(after, RIGHT, 0).startswith("a")
    # The third card comes from the new deck of two, and goes to the top lane again.
    (shuffle,) = [e for e in told_events if isinstance(e, events.HordeDeckShuffled)]
    assert shuffle.deck == 2
    lanes = [e.lane for e in told_events if isinstance(e, events.HordeCardRevealed)]
    assert lanes[:3] == [0, 1, 0]


def test_the_bastion_turns_after_the_order_is_chosen() -> None:
    """R9.7, R9.10: a card just revealed is dealt with first, and with it what it destroyed."""
    left = "* x | top: p=0/1 | bottom: q=0/1"
    asked, before = told(horde_turn(left, "* !1+splash@2 | discard: b=0/9@9"), "ai")
    assert not any(isinstance(e, events.BastionDestroyed) for e in before)
    assert horde_of(asked).revealed is not None
    assert not asked.sides[RIGHT].fort
    after, told_events = told(asked, "order q p")
    kinds = [type(event) for event in told_events]
    assert kinds[3:6] == [events.CardDiscarded, events.BastionDestroyed, events.HordeDeckShuffled]
    assert show(after, LEFT) == "* x q p"


def test_no_card_in_the_discard_pile_bares_the_fort_at_once() -> None:
    """R9.7, R9.8: the next turn of the Horde to begin is its last."""
    after, told_events = told(horde_turn("* x y z", "* a=1/9@2 | bottom: c=0/9"), "ai")
    assert show(after, RIGHT) == "** | top: a | bottom: c"
    assert events.HordeDeckRanOut(RIGHT) in told_events
    assert not any(isinstance(e, events.HordeDeckShuffled) for e in told_events)
    assert after.winner == UNDECIDED, "the turn under way was not the last"
    _, told_events = told(after, "end", "ai")
    assert events.HordeLastTurnBegan(RIGHT) in told_events
    assert told_events[-1] == events.MatchEnded(LEFT, "R9.8")


def test_the_last_turn_is_that_of_a_bare_fort_alone() -> None:
    """R9.8: neither that of a Bastion nor that of a Fort with cards; nor is it the player's."""
    for right in ("* | top: 0/9", "** a=0/9@9 b | top: 0/9"):
        after, told_events = told(solo("* x y", right), "end", "ai")
        assert not any(isinstance(e, events.HordeLastTurnBegan) for e in told_events)
        assert (after.winner, after.active) == (UNDECIDED, LEFT)
    after, told_events = told(solo("* x y", "** | top: 0/9"), "end")
    assert told_events[-1] == events.HordeLastTurnBegan(RIGHT)
    assert after.winner == UNDECIDED
