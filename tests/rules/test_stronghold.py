"""R4 and R1: the stronghold, and the creatures in play."""

from collections.abc import Callable
from itertools import product
from random import Random

import pytest

from game.rules import (
    LEFT,
    RIGHT,
    TOP,
    UNDECIDED,
    CastIncantation,
    Creature,
    Incantation,
    PlayCreature,
    State,
    Unit,
    apply,
    events,
    loses_fort,
    match_actions,
)
from game.rules.unit import summoned_unit, whole_unit

from .fights import random_changed
from .matches import random_start, steps
from .pictures import Scene, duel, happened, played, run, show, solo, told
from .ring.ring_pictures import random_ring

_CLOSER = duel("a b * c d", "* x")
_WAITS = duel("** !1+splash | top: a | bottom: b", "* x")

PLAYED: dict[str, Scene] = {
    "R4.5, R6.3: an incantation from the left of the stronghold heals": (
        duel("a !1 * b", "* x | top: 0/9"), ["play !1 right top 0"], {LEFT: "a * b !1"},
    ),
    **{
        f"R4.1, R4.3: damage of {attack} moves the stronghold right, at most to the far right": (
            duel(f"* x | top: {attack}/1", "* a b c d"), ["attack"], {RIGHT: hand},
        )
        for attack, hand in [
            (1, "a * b c d"), (2, "a b * c d"), (3, "a b c * d"),
            (4, "** a b c d"), (9, "** a b c d"),
        ]
    },
    "R4.4: a Fort one place before the far right stands": (
        duel("* x | top: 2/1", "a ** b c d"), ["attack"],
        {"winner": UNDECIDED, RIGHT: "a b c ** d"},
    ),
    "R4.4: at the far right it is destroyed, and loses at once": (
        duel("* x | top: 1/1", "a b c ** d"), ["attack"], {"winner": LEFT},
    ),
    "R4.4: on the left as well": (
        duel("** d", "* x | top: 1/1", active=RIGHT), ["attack"], {"winner": RIGHT},
    ),
    "R4.5: a card played from its left brings it closer": (
        _CLOSER, ["play a top"], {LEFT: "b * c d | top: a"},
    ),
    "R4.5: one place for each card": (
        _CLOSER, ["play a top", "play b top"], {LEFT: "* c d | top: a b"},
    ),
    "R4.5: a card right of it moves nothing": (
        _CLOSER, ["play c top"], {LEFT: "a b * d | top: c"},
    ),
    "R4.3: an attack of 2 destroys the Bastion of two cards": (
        duel("* x | top: 2/9 2/9", "* a | top: b"), ["attack", "attack"], {RIGHT: "** a b"},
    ),
    "R4.5: a card that returned puts one more to the right, and it stands": (
        duel("* x | top: 2/9 2/9", "* a c | top: b"), ["attack", "attack"], {RIGHT: "a c * b"},
    ),
    "R4.6: the turned Bastion goes on with its owner's turn": (
        duel("a b * c", "* x", mana=9), ["play c top", "play a top"],
        {LEFT: "** b | top: c a", "winner": UNDECIDED},
    ),
    "R4.7: an incantation counts as a card of the hand while it is played, beside the Fort": (
        duel("a b ** !1", "* x | top: 0/9"), ["play !1 right top 0"],
        {LEFT: "a b ** !1", "winner": UNDECIDED},
    ),
    "R4.7: and beside the Bastion": (
        duel("a b * !1", "* x | top: 0/9"), ["play !1 right top 0"], {LEFT: "a b * !1"},
    ),
    "R4.7, R5.6: one that waits for an order still counts": (
        _WAITS, ["play !1+splash left top 0"], {LEFT: "** !1+splash", "winner": UNDECIDED},
    ),
    "R4.7, R5.6: and when the order is chosen": (
        _WAITS, ["play !1+splash left top 0", "order b a"], {LEFT: "** b a !1+splash"},
    ),
}  # fmt: skip

test_what_is_played_and_what_holds_then = played(PLAYED)


def test_the_event_tells_from_where_to_where() -> None:
    """R4.1, R4.3, R4.5: the amount is the whole damage, the places what came of it."""
    state = duel("* x | top: 5/1", "a * b c")
    assert told(state, "attack")[1][2:] == [
        events.StrongholdStruck(RIGHT, 5, 1, 3),
        events.BastionDestroyed(RIGHT),
    ]
    (summoned,) = happened(_CLOSER, events.CreatureSummoned, "play a top")
    assert summoned.stronghold == 1


def test_without_a_card_in_hand_bastion_and_fort_fall_together() -> None:
    """R4.2 to R4.4: the Fort that has turned up is the rightmost card, too."""
    after, told_events = told(duel("* x | top: 1/1", "*"), "attack")
    assert after.winner == LEFT
    assert told_events[-3:] == [
        events.BastionDestroyed(RIGHT),
        events.FortDestroyed(RIGHT),
        events.MatchEnded(LEFT, "R4.4"),
    ]
    assert run(duel("* a", "* x"), "end").winner == UNDECIDED


def test_playing_the_last_card_to_the_right_is_legal() -> None:
    """R4.6: the Bastion turns, the Fort is lost."""
    assert show(run(duel("a b * c", "* x"), "play c top"), LEFT) == "** a b | top: c"
    lost, told_events = told(duel("a b ** c", "* x"), "play c top")
    assert lost.winner == RIGHT
    assert told_events[-2:] == [events.FortDestroyed(LEFT), events.MatchEnded(RIGHT, "R4.4")]


def test_which_plays_lose_the_own_fort_can_be_asked() -> None:
    """R4.6: the card right of the Fort alone; the Fort behind a Bastion stays."""
    state = duel("a b ** c", "* x")
    assert [loses_fort(state, PlayCreature(place, TOP)) for place in (0, 2)] == [False, True]
    assert not loses_fort(duel("a b * c", "* x"), PlayCreature(2, TOP))


def test_a_stronghold_with_nothing_left_to_lose() -> None:
    """R4.2: an attack of 0 destroys nothing, even beside the far right."""
    after, told_events = told(duel("* x | top: 0/1", "a b ** c"), "attack")
    assert show(after, RIGHT) == "a b ** c"
    assert not any(isinstance(event, events.StrongholdStruck) for event in told_events)


def test_stronghold_life_is_the_damage_that_destroys_it() -> None:
    """R4.2: the cards to its right."""
    state = duel("a b * c d e", "** x")
    for side, life in ((LEFT, 3), (RIGHT, 1)):
        assert state.sides[side].stronghold_life == state.sides[side].life == life
        assert state.sides[side].piles == ()


def test_the_life_of_the_horde_is_its_deck() -> None:
    """R9.6: it has two piles, and a hand of none."""
    horde = solo("* x", "* a b c | discard: d").sides[RIGHT]
    assert horde.life == 3
    assert ["".join(card.name for card in pile) for pile in horde.piles] == ["abc", "d"]


def creature(attack: int = 2) -> Creature:
    return Creature("axe", "Axe", cost=1, attack=attack, health=3)


def test_a_card_has_the_abilities_that_it_is_made_with() -> None:
    assert (creature().abilities, creature().aura) == (0, 0)
    assert Incantation("bolt", "Bolt", cost=1, damage=2).abilities == 0


def test_a_card_makes_its_units_once() -> None:
    card = creature()
    assert whole_unit(card) is whole_unit(card)
    assert summoned_unit(card) is summoned_unit(card)
    assert summoned_unit(card).whole is whole_unit(card)


def test_another_card_of_the_same_id_has_units_of_its_own() -> None:
    """Each case of a file may have an Axe of its own."""
    for attack in range(3):
        card = creature(attack)
        assert whole_unit(card).attack == summoned_unit(card).attack == attack


MARKS = list(product([False, True], repeat=4))


def test_units_that_differ_have_other_keys() -> None:
    card = creature()
    units = [
        Unit(card, damage, summoned, attacked, again, suffered, growth)
        for damage in (0, 2)
        for summoned, attacked, again, suffered in MARKS
        for growth in (0, 2)
    ]
    assert len({unit.key for unit in units}) == len(units)


def marks_of(unit: Unit) -> dict[str, int]:
    names = ("damage", "summoned", "attacked", "again", "suffered", "growth")
    return {name: getattr(unit, name) for name in names}


@pytest.mark.parametrize("marks", MARKS)
def test_what_happens_to_a_unit_changes_that_alone(marks: tuple[bool, bool, bool, bool]) -> None:
    """R5.4, R8.4, R8.6, R8.7."""
    summoned, attacked, again, suffered = marks
    unit = Unit(creature(), 1, summoned, attacked, again, suffered, 2)
    before = marks_of(unit)
    for after, changes in (
        (unit.spent(), {"attacked": True, "again": False}),
        (unit.roused(), {"again": True}),
        (unit.shaken(), {"suffered": True}),
        (unit.hurt(3), {"damage": 4}),
        (unit.struck(3), {"damage": 4, "suffered": True}),
        (unit.grown(3), {"growth": 5}),
    ):
        assert marks_of(after) == before | changes


def test_a_unit_that_has_only_grown_is_not_whole() -> None:
    card = creature()
    assert Unit(card, growth=2).whole is whole_unit(card)


class Lonely(str):
    """An id that counts how often it is compared with another."""

    compared = 0

    __hash__ = str.__hash__

    def __eq__(self, other: object) -> bool:
        Lonely.compared += 1
        return str.__eq__(self, other)


def test_a_summoning_asks_no_other_card_of_the_same_id() -> None:
    """A file may have thousands of cases with an Axe: looking one up must not ask them all."""
    for attack in range(100):
        summoned_unit(Creature(Lonely("axe"), "Axe", cost=1, attack=attack, health=3))
    assert Lonely.compared < 500


def at_the_edge(state: State) -> State:
    """Return the position with a Fort that one card alone keeps, if a hand is at turn."""
    edge = state.copy()
    side = edge.sides[edge.active]
    if side.horde is None and side.hand:
        side.fort, side.stronghold = True, len(side.hand) - 1
    return edge


@pytest.mark.parametrize("start", [random_start, random_changed, random_ring])
def test_whether_a_play_costs_the_fort_is_what_carrying_it_out_shows(
    start: Callable[[Random], State],
) -> None:
    """R4.3, R4.6, R15.4, R16.52: of every play in duels, solo games, fights and rings."""
    answers = set()
    for seed in range(6):
        rng = Random(seed)
        for before, *_ in steps(rng, start(rng)):
            for state in (before, at_the_edge(before)):
                for play in match_actions(state):
                    if isinstance(play, PlayCreature | CastIncantation):
                        fallen = [
                            e for e in apply(state, play)[1] if type(e) is events.FortDestroyed
                        ]
                        lost = (state.active,) in fallen
                        assert loses_fort(state, play) == lost, (seed, play)
                        answers.add(lost)
    assert answers == {False, True}
