"""What events tell of what happens: who, where, by what, and how much."""

import pytest

from game.rules import (
    BERSERK,
    INDESTRUCTIBLE,
    LEFT,
    PROTECTION,
    RIGHT,
    SPRINT,
    TOP,
    Event,
    State,
    events,
)

from .pictures import duel, happened, solo

#: A position, what is done, a kind of event, the names of fields, and what each such event has.
Telling = tuple[State, list[str], type[Event], str, list[tuple[object, ...]]]

_STRUCK = duel("* x | top: 2/2+splash+perforation", "* x | top: b=0/9 c=0/9 | bottom: d=0/9")
_KEPT = duel("* !3 x | top: 2/9", "* x | top: p=0/9+protection+indestructible")
_SPRINTER = duel("* x | top: S=1/9+sprint", "* x | top: 0/20")
_ASSAULT = duel("* a | top: c d", "* x y z u")
_WON = duel("* a | top: 1/1 3/1 1/1", "** x y")
_LOST = solo("** x", "* 0/9@9 b | top: 1/9 1/9 | bottom: 1/9", active=RIGHT)
_LANE = solo("* x | top: a=0/9 | bottom: b=0/9", "* c=0/9@1 !2@9 d", active=RIGHT)
_DISCARDED = solo("* x | top: 2/9+splash", "* a b | discard: z | top: c | bottom: d")
_MANA = solo("* x | top: a=0/1 a | bottom: c=0/9", "* !9@1 0/9@4 0/9@4 0/9@4 z")
_ORDERED = solo(
    "* x y | top: p=0/1 | bottom: q=0/1",
    "* 0/9@9 z | top: 1/9 1/9+splash+berserk | bottom: 0/9",
    active=RIGHT,
)
_RAVAGER = "1/9+splash+berserk"

TELLINGS: dict[str, Telling] = {
    "R3.3: a creature that is summoned arrives at the rear": (
        duel("a * b | top: c d", "* x"), ["play b top"],
        events.CreatureSummoned, "place lane position", [(1, 0, 2)],
    ),
    "R3.6: the first attack begins the assault once": (
        _ASSAULT, ["attack", "attack"], events.AssaultBegan, "side", [(LEFT,)],
    ),
    "R3.6: also where the turn is ended in it": (
        _ASSAULT, ["attack", "end"], events.AssaultBegan, "side", [(LEFT,)],
    ),
    "R3.6: and where it is ended at once": (
        _ASSAULT, ["end"], events.AssaultBegan, "side", [(LEFT,)],
    ),
    "R4.5, R6.3: an incantation from the left of the stronghold goes to the far right": (
        duel("a !1 * b", "* x | top: 0/9"), ["play !1 right top 0"],
        events.IncantationReturned, "place to_place stronghold", [(1, 2, 1)],
    ),
    "R5.4: who falls has no health left, and the others what is left": (
        duel("* x | top: 4/1+splash", "* x | top: b=0/3 | bottom: c=0/9"), ["attack"],
        events.CreatureDamaged, "card health", [("b", 0), ("c", 5)],
    ),
    "R6.1: an incantation names its place in the hand, then its target": (
        duel("* a b Bolt=!1", "* x | bottom: c=0/9 d=0/9", mana=4), ["play Bolt right bottom 1"],
        events.IncantationCast, "side place target_side lane position card target mana",
        [(LEFT, 2, RIGHT, 1, 1, "Bolt", "d", 3)],
    ),
    "R6.2, R8.6: a repeated attack is a new one, and still due after an incantation": (
        duel("* !9 x | top: z B=2/9+berserk", "* x | top: b=0/2 c=0/9 d=0/9"),
        ["attack", "play !9 right top 0", "attack"],
        events.CreatureAttacked, "card repeated", [("B", False), ("B", True)],
    ),
    "R7.1: of three attacks the second wins, and the third is not made": (
        _WON, ["end"], events.CreatureAttacked, "side", [(LEFT,), (LEFT,)],
    ),
    "R7.1: nor does the turn end": (_WON, ["end"], events.TurnEnded, "side", []),
    "R8.1, R8.2: the target is struck by the attack, the others by the ability": (
        _STRUCK, ["attack"], events.CreatureDamaged, "card means amount health",
        [("b", "attack", 2, 7), ("c", "perforation", 2, 7), ("d", "splash", 2, 7)],
    ),
    "R8.3, R5.2: the next attacker is looked up anew, and with it who has Rage": (
        duel("* x | top: n:s p L=1/9+sprint~rage", "* x | top: 0/30"), ["end"],
        events.CreatureAttacked, "card", [("L",), ("p",), ("n",)],
    ),
    "R8.3: without it who was summoned does not attack": (
        duel("* x | top: n:s p L=1/9~rage", "* x | top: 0/30"), ["end"],
        events.CreatureAttacked, "card", [("L",), ("p",)],
    ),
    "R8.4: what Protection prevents is told": (
        _KEPT, ["attack"],
        events.DamagePrevented, "amount by means", [(2, PROTECTION, "attack")],
    ),
    "R8.5: and what Indestructible does": (
        _KEPT, ["play !3 right top 0"],
        events.DamagePrevented, "amount by means", [(3, INDESTRUCTIBLE, "incantation")],
    ),
    "R8.6: Berserk repeats from where it then stands": (
        duel("* !9 x | top: z:a y:a B=2/9+berserk", "* x | top: b=0/2 c=0/9"),
        ["attack", "play !9 left top 0", "attack"],
        events.CreatureAttacked, "position repeated", [(2, False), (1, True)],
    ),
    "R8.7: a sprint is told from where, and how strong it makes": (
        duel("* x | top: p:a q:a S=1/9+sprint", "* x | top: 0/20"), ["attack"],
        events.CreatureSprinted, "lane position attack", [(TOP, 2, 3)],
    ),
    "R8.7: nothing is told of who stood in front": (
        _SPRINTER, ["attack"], events.CreatureSprinted, "lane", [],
    ),
    "R8.7: a sprint from an aura it has left keeps its growth, in a repeated attack too": (
        duel("* x | top: p:a L=0/9~sprint:a B=2/9+berserk", "* x | top: b=0/4 0/20"),
        ["attack", "attack"],
        events.CreatureAttacked, "card attack repeated", [("B", 4, False), ("B", 4, True)],
    ),
    "R8.8: an attack has the abilities after the move": (
        duel("* x | top: p:a L=0/9~sprint:a B=1/9+berserk", "* x | top: 0/9"), ["attack"],
        events.CreatureAttacked, "abilities", [(BERSERK,)],
    ),
    "R8.8: with those of its own": (
        _SPRINTER, ["attack"], events.CreatureAttacked, "abilities", [(SPRINT,)],
    ),
    "R9.1, R9.5: the discard pile grows at its end": (
        _DISCARDED, ["attack"], events.CardDiscarded, "pile", [(2,), (3,)],
    ),
    "R9.5: of several fallen no order is asked": (
        _DISCARDED, ["attack"], events.OrderAsked, "side", [],
    ),
    # 1 for the incantation, then 4 and 4: nine are spent, and no fourth comes.
    "R9.2: mana is counted once, when the Horde's turn begins": (
        _MANA, ["end", "ai"], events.HordeCreatureArrived, "spent", [(5,), (9,)],
    ),
    "R9.3: a creature of the Horde arrives at the rear": (
        solo("* x", "* a=0/9@2 b=0/9@2 c=0/9@9 d | top: t=0/9 u=0/9", active=RIGHT), ["ai"],
        events.HordeCreatureArrived, "lane position", [(0, 2), (1, 0), (0, 3)],
    ),
    "R9.4: an incantation strikes in the lane whose turn it is": (
        _LANE, ["ai"], events.HordeIncantationCast, "lane target", [(1, "b")],
    ),
    "R9.4: its front creature": (
        _LANE, ["ai"], events.CreatureDamaged, "lane position card", [(1, 0, "b")],
    ),
    "R9.4: not that of the other lane, even where this one has none": (
        solo("* x | top: a=0/9", "* c=0/9@1 !2@1 d=0/9@9", active=RIGHT), ["ai"],
        events.CreatureDamaged, "card", [],
    ),
    "R9.4: it is told as that of an incantation": (
        solo("* x | top: a=0/9 b=0/9", "* !2@4 c=0/9@4 d", active=RIGHT), ["ai"],
        events.CreatureDamaged, "card amount means", [("a", 2, "incantation")],
    ),
    "R9.4, R6.6: its Splash and Perforation are counted from the front of the player's side": (
        solo(
            "* x | top: a=0/9 b=0/9 c=0/9 | bottom: d=0/9",
            "* !2+splash+perforation@9 z | top: y=0/9", active=RIGHT,
        ),
        ["ai"], events.CreatureDamaged, "card side", [("a", LEFT), ("b", LEFT), ("d", LEFT)],
    ),
    "R9.4: without a target its cost is not counted": (
        solo("* x | bottom: a=0/9", "* !2@9 c=0/9@7 d", active=RIGHT), ["ai"],
        events.HordeIncantationCast, "target spent", [(None, 0)],
    ),
    "R9.5, R5.1: what arrives does not attack, but what stood does": (
        solo("* a b c d", "* 9/9@9 z | top: 1/9 2/9", active=RIGHT), ["ai"],
        events.CreatureAttacked, "attack", [(2,), (1,)],
    ),
    "R9.6: damage discards from the top of the deck": (
        solo("* x | top: 2/9", "* a b c d | discard: z"), ["attack"],
        events.HordeDeckStruck, "side amount cards deck", [(RIGHT, 2, ("a", "b"), 2)],
    ),
    "R9.8: a deck that is struck when it is empty runs out once": (
        solo("* x | top: 1/9 1/9", "** a"), ["attack", "attack"],
        events.HordeDeckRanOut, "side", [(RIGHT,)],
    ),
    "R9.9, R7.1: a match that ends in the Horde's turn has no further attack": (
        _LOST, ["ai"], events.CreatureAttacked, "side", [(RIGHT,)],
    ),
    "R9.10: after the player's order the attacks that are left follow": (
        _ORDERED, ["ai", "order q p"], events.CreatureAttacked, "card repeated",
        [(_RAVAGER, False), (_RAVAGER, True), ("1/9", False), ("0/9", False)],
    ),
    "R10.2: resistance takes one from each attack on the deck, not below 0": (
        solo("* x | top: 1/9 0/9 3/9", "* a b c d", resistance=1), ["attack"] * 3,
        events.HordeDeckStruck, "amount cards deck", [(2, ("a", "b"), 2), (0, (), 2)],
    ),
    **{
        f"R10.2: of every creature of the Horde the permanent ability is {ability}": (
            solo(left, "* 0/9@99 z | top: 1/9", active=RIGHT, ability=ability), ["ai"],
            events.CreatureDamaged, "card amount", [(name, 1) for name in struck],
        )
        for ability, left, struck in [
            ("splash", "* x | top: p=0/9 | bottom: q=0/9", "pq"),
            ("perforation", "* x | top: p=0/9 q=0/9", "pq"),
            ("berserk", "* x | top: p=0/1 q=0/9", "pq"),
            ("", "* x | top: p=0/9 q=0/9 | bottom: r=0/9", "p"),
        ]
    },
    "R10.2, R8.3: with permanent Rage what arrives attacks creatures at once": (
        solo("* x | top: p=0/9", "* 1/9@3 2/9@9 z", active=RIGHT, ability="rage"), ["ai"],
        events.CreatureAttacked, "attack", [(1,)],
    ),
}  # fmt: skip


def named(value: object) -> object:
    """Return a card by its name, and anything else as it is."""
    return tuple(map(named, value)) if type(value) is tuple else getattr(value, "name", value)


@pytest.mark.parametrize("name", TELLINGS)
def test_what_is_told(name: str) -> None:
    state, moves, kind, fields, wanted = TELLINGS[name]
    told = happened(state, kind, *moves)
    assert [
        tuple(named(getattr(event, field)) for field in fields.split()) for event in told
    ] == wanted
