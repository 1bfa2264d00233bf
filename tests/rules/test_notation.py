"""A position is one line of text, and has one key: both say all of it."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from game.rules import (
    ASSAULT,
    LEFT,
    RIGHT,
    TOP,
    Card,
    Changes,
    Creature,
    Incantation,
    NotationError,
    Side,
    State,
    Unit,
    from_text,
    position_key,
    standing_key,
    to_text,
)
from tests.certain import sure

from ..amounts import examples
from .fights import random_fight
from .pictures import duel, horde_of, run, solo
from .test_properties import anatomy, told


def test_the_line_is_readable() -> None:
    state = duel("Baron * x | top: 0/9:d1g2sarp", "** y", mana=7)
    assert to_text(state) == (
        "first 3 left summoning 7 0 - - - - baron,*,x/0%2F9:d1g2sarp//0 **,y///0"
    )


@settings(max_examples=examples(150))
@given(st.text(st.characters(codec="utf-8"), min_size=1, max_size=6))
@example("-")
@example("**")
@example("@")
def test_any_id_can_be_written(name: str) -> None:
    """Custom cards may have blanks, stars, commas, colons and other scripts in their names."""
    creature = Creature(name, name, 1, 1, 9)
    spell = Incantation(name + "!", name, 1, 1)
    state = State.of([Side.of([creature, spell, creature], 1), Side.of([spell])])
    state.sides[1].lanes[0].append(Unit(creature, 3))
    state.pending, state.pending_side = (creature, creature), 0
    book: dict[str, Card] = {creature.id: creature, spell.id: spell}
    assert anatomy(from_text(to_text(state), book)) == anatomy(state)
    player = solo("* x", "* a | discard: b")
    horde = horde_of(player)
    horde.deck, horde.discard, horde.revealed = [creature, spell], [creature], creature
    player.sides[0].hand = [spell]
    assert anatomy(from_text(to_text(player), book)) == anatomy(player)


LINE = to_text(solo("* a | top: b:d1", "* c d | discard: e | bottom: f:s"))
DUEL = to_text(duel("* a | top: b:d1", "c ** d | bottom: f:s"))
LETTERS: dict[str, Card] = {
    **{name: Creature(name, name, 1, 1, 9) for name in "abcdef"},
    "bolt": Incantation("bolt", "Bolt", 1, 1),
}


@pytest.mark.parametrize(
    ("field", "text"),
    [
        (0, "second"),
        (1, "x"),
        (2, "middle"),
        (3, "night"),
        (4, "much"),
        (5, "xyz"),
        (6, "nobody"),
        (7, "here"),
        (8, "soon"),
        (9, "middle:a,b"),
        (9, "left:a,z"),
        (10, "*,a/b:d1//"),
        (10, "a/b//0"),
        (10, "*,*,a/b//0"),
        (10, "*,z/b//0"),
        (10, "*,a/b:x//0"),
        (10, "*,a/bolt//0"),
        (10, "*,a/b//x"),
        (10, "*,a/b/0"),
        (10, "*,a/b//0/"),
        (11, "@c/d"),
        (11, "@"),
        (11, "@c,d/e//f/0/*,6,1,0,0,top,-"),
        (11, "@c,d/e//f/0//*,6,1,0,0,top,-,-"),
        (11, "@c,d/e//f/0/*,six,1,0,0,top,-,-"),
        (11, "@c,d/e//f/0/*,6,1,0,0,middle,-,-"),
        (11, "@c,d/e//f/0/*,6,1,0,0,top,z,-"),
        (11, "@c,d/e//f/0/x,6,1,0,0,top,-,-"),
        (11, "@c,d/e//f/0/*,6,1,0,0,top,-,first"),
    ],
)
def test_a_line_that_is_no_position(field: int, text: str) -> None:
    """Every field is checked; what is wrong is told."""
    fields = LINE.split()
    assert to_text(from_text(" ".join(fields), LETTERS)) == LINE
    fields[field] = text
    with pytest.raises(NotationError):
        from_text(" ".join(fields), LETTERS)


@pytest.mark.parametrize(
    ("field", "text", "what"),
    [
        *[(0, "x", "edition"), (1, "x", "turn"), (2, "x", "active side"), (3, "x", "phase")],
        *[(4, "x", "mana"), (5, "x", "random stream"), (6, "x", "unknown winner")],
        *[(7, "x", "place of the incantation"), (8, "x", "ending")],
        *[(9, "x:", "owner of the order"), (10, "*/a//x", "permanent abilities")],
        (11, "@c,d/e//f/x/*,6,1,0,0,top,-,-", "permanent abilities"),
        (11, "@c,d/e//f/0/x,6,1,0,0,top,-,-", "stronghold"),
        (11, "@c,d/e//f/0/*,x,1,0,0,top,-,-", "fixed mana"),
        (11, "@c,d/e//f/0/*,6,x,0,0,top,-,-", "variable mana"),
        (11, "@c,d/e//f/0/*,6,1,x,0,top,-,-", "resistance"),
        (11, "@c,d/e//f/0/*,6,1,0,x,top,-,-", "mana spent"),
        (11, "@c,d/e//f/0/*,6,1,0,0,x,-,-", "lane"),
        (11, "@c,d/e//f/0/*,6,1,0,0,top,-,x", "last turn"),
    ],
)
def test_what_is_no_value_is_named(field: int, text: str, what: str) -> None:
    fields = LINE.split()
    fields[field] = text
    with pytest.raises(NotationError, match=f"^{what}[: ]"):
        from_text(" ".join(fields), LETTERS)


def test_who_waits_in_a_fight_is_written() -> None:
    line = f"{DUEL} changes=reach:reach=5@0@a,b"
    assert to_text(from_text(line, LETTERS)) == line


RING = (
    "ring=horde first 5 first summoning 2 0 - - - - *,a///0 @c,d//b//0/*,6,1,0,0,top,-,- "
    "*,e///0 @c,d//f//0/*,6,1,0,0,top,-,- first:0,0,0,0:-:0"
)


@pytest.mark.parametrize(
    ("part", "instead", "fault"),
    [
        ("ring=horde", "ring=five", "a ring is one of three, four"),
        ("first:0,0,0,0:-:0", "first:0,0,0,0:-", "a ring is like first:0,0,0,0:-:0"),
        ("first:0,0,0,0", "first:0,0,0", "spoils of 4 seats are needed"),
        (":-:0", ":yes:0", "relief: 'yes' is none of"),
        ("first:0,0,0,0:-:0", "x:0,0,0,0:-:0", "^seat that began: 'x'"),
        ("first:0,0,0,0:-:0", "first:x,0,0,0:-:0", "^spoils: 'x'"),
        (":-:0", ":-:x", "^last turns: 'x'"),
        ("*,a///0", "@c,d//b//0/*,6,1,0,0,top,-,-", "no wing, and has a hand"),
        ("@c,d//f//0/*,6,1,0,0,top,-,-", "*,a///0", "a wing, and has a deck"),
        ("@c,d//f", "@d,c//f", "share one deck and one stronghold"),
        ("f//0/*", "f//0/**", "share one deck and one stronghold"),
        (":-:0", ":-:0 changes=bow@0@", "'bow' is no change"),
        (":-:0", ":-:0 changes=reach:reach=5@0", "changes are like changes=reach"),
        (":-:0", ":-:0 changes=reach:reach=5@0@a", "nobody waits for an order"),
    ],
)
def test_a_line_that_is_no_ring(part: str, instead: str, fault: str) -> None:
    """R13.22, R16.94."""
    assert to_text(from_text(RING, LETTERS)) == RING
    with pytest.raises(NotationError, match=fault):
        from_text(RING.replace(part, instead), LETTERS)


def test_a_ring_of_hands_has_no_changes() -> None:
    """R16.94: but for allies against the Horde."""
    three = "ring=three first 4 first summoning 2 0 - - - - *,a///0 *,b///0 *,c///0 first:0,0,0:-:0"
    assert to_text(from_text(three, LETTERS)) == three
    with pytest.raises(NotationError, match="for allies against the Horde alone"):
        from_text(f"{three} changes=reach:reach=5@0@", LETTERS)


def test_lines_too_short_or_too_long() -> None:
    for line in ("", "first", DUEL + " -", DUEL.rpartition(" ")[0], DUEL + " " * 20_000):
        with pytest.raises(NotationError):
            from_text(line, LETTERS)


@settings(max_examples=examples(300))
@given(st.data())
def test_garbage_is_told_apart_from_positions(data: st.DataObject) -> None:
    """No line makes anything but a position or a NotationError."""
    line = list(data.draw(st.sampled_from([LINE, DUEL])))
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(line) - 1))
        line[at] = data.draw(st.sampled_from("*@/,:-0123abfdgsarp %xé"))
    try:
        state = from_text("".join(line), LETTERS)
    except NotationError:
        return
    assert to_text(from_text(to_text(state), LETTERS)) == to_text(state)


@pytest.mark.parametrize("number", ["²", "٣", "9" * 5000, "-1", "1_0", "''"])
def test_a_position_has_plain_figures(number: str) -> None:
    """Python takes more for a number than is written here: figures of other scripts, too."""
    fields = DUEL.split()
    fields[1] = number
    with pytest.raises(NotationError, match=r"^turn: .{1,24} is no number$"):
        from_text(" ".join(fields), LETTERS)


#: Each changes one thing of a position.
CHANGES: dict[str, Callable[[State], object]] = {
    "turn": lambda state: setattr(state, "turn", state.turn + 1),
    "active": lambda state: setattr(state, "active", LEFT),
    "phase": lambda state: setattr(state, "phase", ASSAULT),
    "mana": lambda state: setattr(state, "mana", state.mana + 1),
    "casting": lambda state: setattr(state, "casting", 0),
    "ending": lambda state: setattr(state, "ending", True),
    "winner": lambda state: setattr(state, "winner", LEFT),
    "pending side": lambda state: setattr(state, "pending_side", RIGHT),
    "pending": lambda state: setattr(state, "pending", state.pending[:-1]),
    "stronghold": lambda state: setattr(state.sides[LEFT], "stronghold", 0),
    "fort": lambda state: setattr(state.sides[RIGHT], "fort", True),
    "hand": lambda state: state.sides[LEFT].hand.reverse(),
    "lanes": lambda state: state.sides[LEFT].lanes.reverse(),
    "creature": lambda state: state.sides[RIGHT].lanes[TOP].pop(),
    "spent": lambda state: setattr(horde_of(state), "spent", 0),
    "lane": lambda state: setattr(horde_of(state), "lane", TOP),
    "last turn": lambda state: setattr(horde_of(state), "last_turn", True),
    "revealed": lambda state: setattr(horde_of(state), "revealed", None),
    "deck": lambda state: horde_of(state).deck.reverse(),
    "discard": lambda state: horde_of(state).discard.reverse(),
    "pile": lambda state: horde_of(state).discard.append(horde_of(state).deck.pop()),
}


@pytest.mark.parametrize("name", CHANGES)
def test_every_part_of_a_position_tells_it_from_others(name: str) -> None:
    """R9.10: also the Horde's turn under way, in which an order is awaited."""
    left = "a * x | top: p=0/1 t=0/3 | bottom: q=0/1"
    right = "* c=0/9@2 !1+splash@2 a b | discard: d e | top: u=1/2"
    state = run(solo(left, right, active=RIGHT), "ai")
    other = state.copy()
    assert position_key(other) == position_key(state)
    CHANGES[name](other)
    assert told(other) != told(state)
    assert position_key(other) != position_key(state)
    assert (standing_key(other) == standing_key(state)) == (name == "turn")


def test_turns_begin_alike_when_nothing_else_has_changed() -> None:
    """R7.3: the turn and the random stream do not count; whose turn it is, and every hand, do."""
    state = duel("* a 2/2@1 | top: 0/1", "* c d | bottom: 0/1")
    again = run(state, "end", "end")
    again.rng += 1
    assert again.turn == state.turn + 2
    assert standing_key(again) == standing_key(state)
    assert standing_key(run(state, "end")) != standing_key(state)
    again.sides[LEFT].hand.reverse()
    assert standing_key(again) != standing_key(state)


def test_in_a_fight_the_turn_counts_and_who_waits() -> None:
    """R7.3, R16.52: its changes come and go by turns."""
    state = random_fight(Random(1))
    later, waiting = state.copy(), state.copy()
    later.turn += 2
    assert standing_key(state) == position_key(state) != standing_key(later)
    changes = sure(state.changes)
    waiting.changes = Changes(changes.table, changes.used, (LETTERS["a"],))
    assert position_key(waiting) != position_key(state)
    other = waiting.copy()
    other.changes = Changes(changes.table, changes.used, (LETTERS["b"],))
    assert position_key(waiting) != position_key(other)


def test_a_card_on_the_discard_pile_is_not_one_in_the_deck() -> None:
    deck, discard = solo("* x", "* a b"), solo("* x", "* a | discard: b")
    assert position_key(deck) != position_key(discard)
