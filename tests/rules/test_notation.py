"""A position is one line of text, and the line is the position."""

from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from game.rules import (
    Card,
    Creature,
    Incantation,
    NotationError,
    Side,
    State,
    Unit,
    apply,
    digest,
    from_text,
    match_actions,
    to_text,
)
from tests.amounts import examples

from .matches import states
from .pictures import duel, horde_of, run, solo
from .test_properties import anatomy, cards_of


def book_of(state: State) -> dict[str, Card]:
    return {card.id: card for card in cards_of(state)}


def check_round_trip(seed: int) -> None:
    book: dict[str, Card] = {}
    for state in states(Random(seed)):
        book = book or book_of(state)
        line = to_text(state)
        again = from_text(line, book)
        assert to_text(again) == line
        assert anatomy(again) == anatomy(state)
        assert digest(again) == digest(state)


@settings(max_examples=examples(30))
@given(st.integers(0, 2**32 - 1))
def test_round_trip(seed: int) -> None:
    check_round_trip(seed)


@pytest.mark.slow
@settings(max_examples=examples(2000))
@given(st.integers(0, 2**32 - 1))
def test_round_trip_in_many_matches(seed: int) -> None:
    check_round_trip(seed)


def test_a_position_read_back_goes_on_alike() -> None:
    """Also in the middle of things: a pending order, a waiting spell, the Horde's summoning."""
    left = "x * !9+splash | top: p=0/1 | bottom: q=0/1"
    for state in (
        run(duel(left, "* y"), "play !9+splash left top 0"),
        run(duel("* x | top: 3/3+splash a", "* x | top: b | bottom: c"), "end"),
        run(solo(left, "* !1+splash@2 b c d", active=1), "ai"),
    ):
        book = {**book_of(state), "x": Creature("x", "x", 1, 1, 1)}
        twin = from_text(to_text(state), book)
        for action in match_actions(state):
            assert to_text(apply(state, action)[0]) == to_text(apply(twin, action)[0])  # type: ignore[arg-type]


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
LETTERS: dict[str, Card] = {name: Creature(name, name, 1, 1, 9) for name in "abcdef"}
LETTERS["bolt"] = Incantation("bolt", "Bolt", 1, 1)


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


def test_lines_too_short_or_too_long() -> None:
    for line in ("", "first", DUEL + " -", DUEL.rpartition(" ")[0]):
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
    state = duel("* n x", "* x y")
    fields = to_text(state).split()
    fields[1] = number
    with pytest.raises(NotationError, match=r"^turn: .{1,24} is no number$"):
        from_text(" ".join(fields), book_of(state))
