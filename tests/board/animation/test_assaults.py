"""Motion of attacks, incantations, mana and strongholds: what is seen, and when it ends."""

from collections import Counter
from itertools import groupby

import pytest

from game.board import BoardView, Marks, Piece, announce, deal
from game.board.animation.lunge import DASH, DRAW_BACK
from game.board.effects.shatter import Shatter
from game.kit import INSTANT, Canvas
from game.rules import LEFT, RIGHT, TOP, Event, State, events
from tests.amounts import paired
from tests.board.telling import LAYOUT, Showing, canvas_of, check_rest
from tests.rules.pictures import duel, solo, told

FRAME = 1 / 120
MIDDLE, HALF = LAYOUT.width / 2, LAYOUT.bridge_half


def until(showing: Showing, kind: type[Event]) -> None:
    """Show all that comes before an event of this kind, and its first moment."""
    while not any(isinstance(event, kind) for event in showing.heard):
        assert showing.animator.advance(FRAME)


def front(showing: Showing, side: int) -> Piece:
    return showing.table.sides[side].lanes[TOP][0]


@pytest.mark.parametrize("defence", ["3/2", "3/9", "3/9+protection"])
def test_two_creatures_meet_in_the_middle_of_the_bridge(defence: str) -> None:
    showing = Showing(duel("* x | top: 3/3", f"* y | top: {defence}"), "attack")
    attacker, target = front(showing, LEFT), front(showing, 1)
    until(showing, events.DamagePrevented if "protection" in defence else events.CreatureDamaged)
    assert MIDDLE - HALF < attacker.x < MIDDLE < target.x < MIDDLE + HALF
    assert target.x - attacker.x <= (attacker.goal.width + target.goal.width) / 2 + 30
    showing.rest()


def test_who_is_attacked_from_the_rear_comes_out_all_the_same() -> None:
    showing = Showing(duel("* x | top: 3/3 2/9", "* y | top: 1/9 1/9"), "attack")
    target, behind = showing.table.sides[1].lanes[TOP]
    home = behind.x
    until(showing, events.CreatureDamaged)
    assert target.x < MIDDLE + HALF
    assert behind.x == home


def test_an_open_lane_is_run_through_to_the_far_end_of_the_bridge() -> None:
    showing = Showing(duel("* x | top: 3/3", "a * b c d e"), "attack")
    attacker = front(showing, LEFT)
    ways = [(attacker.x, attacker.y) for _ in showing.frames(FRAME)]
    xs, heights = zip(*ways, strict=True)
    assert MIDDLE + HALF / 2 < max(xs) < MIDDLE + HALF
    assert max(heights) - min(heights) < LAYOUT.token(0, 0, 0, 1).height / 2, "off the bridge"
    check_rest(showing, showing.after)


def test_nobody_walks_where_motion_is_reduced() -> None:
    showing = Showing(duel("* x | top: 3/3", "* y | top: 3/9"), "attack", reduced=True)
    pieces = front(showing, LEFT), front(showing, 1)
    homes = [piece.spot for piece in pieces]
    for _ in showing.frames(FRAME):
        assert [piece.spot for piece in pieces] == homes
    check_rest(showing, showing.after)


def test_a_blow_takes_as_long_as_ever() -> None:
    showing = Showing(duel("* x | top: 3/3", "* y | top: 3/9"), "attack")
    until(showing, events.CreatureAttacked)
    seconds = 0.0
    while not any(isinstance(event, events.CreatureDamaged) for event in showing.heard):
        showing.animator.advance(FRAME)
        seconds += FRAME
    assert seconds == pytest.approx(0.33, rel=0.1)
    assert pytest.approx(0.33) == DRAW_BACK + DASH


COARSE = 1 / 60
#: The longest from the play to the blow, in seconds at normal speed.
LONGEST = 1.6
FIGHT = "* x y | top: 2/3 2/9 | bottom: 2/9 1/1"
SPELLS = ("Boom!", "Combustion", "Meteorite", "Cyclone", "Annihilation")
DAMAGE = (events.CreatureDamaged, events.DamagePrevented)


def cast(spell: str, at: str = "right top 0", *, reduced: bool = False) -> Showing:
    state = duel(f"* {spell} x y | top: 3/3", FIGHT, mana=9)
    return Showing(state, f"play {spell} {at}", reduced=reduced)


@pytest.mark.parametrize(
    ("spell", "at"), paired(SPELLS, ["right top 0", "right bottom 1", "left top 0"])
)
def test_a_spell_strikes_in_good_time_and_leaves_the_table_right(spell: str, at: str) -> None:
    showing = cast(spell, at)
    seconds = 0.0
    while not any(isinstance(event, DAMAGE) for event in showing.heard):
        showing.animator.advance(COARSE)
        seconds += COARSE
        assert seconds <= LONGEST
    for _ in showing.frames():
        pass
    if not showing.after.pending:
        check_rest(showing, showing.after)
    assert showing.animator.effects == []


def test_each_kind_of_spell_shows_something_of_its_own() -> None:
    seen = {}
    for spell in SPELLS:
        frames = cast(spell).frames()
        seen[spell] = {
            (type(e).__name__, getattr(e, "kind", "")) for board in frames for e in board.effects
        }
    assert ("Thrown", "bomb") in seen["Boom!"]
    assert {("Thrown", "flask"), ("Thrown", "fireball")} <= seen["Combustion"]
    assert ("Thrown", "rock") in seen["Meteorite"]
    assert ("Funnel", "") in seen["Cyclone"]
    assert ("Sphere", "") in seen["Annihilation"]


@pytest.mark.parametrize("spell", SPELLS)
def test_every_frame_of_a_spell_can_be_drawn(spell: str) -> None:
    canvas, showing = canvas_of(640, 360), cast(spell)
    view = BoardView(showing.table, ("Bastion", "Fort"))
    for board in showing.frames(3 * COARSE):
        view.draw(canvas, LAYOUT, Marks())
        for effect in board.effects:
            effect.draw(canvas)


@pytest.mark.parametrize("spell", SPELLS)
def test_reduced_motion_throws_nothing(spell: str) -> None:
    showing = cast(spell, reduced=True)
    for board in showing.frames():
        assert all(effect.still for effect in board.effects)
    if not showing.after.pending:
        check_rest(showing, showing.after)


def test_what_a_whirlwind_lifts_comes_down_where_it_stood() -> None:
    showing = cast("Cyclone")
    pieces = [piece for row in showing.table.sides[1].lanes for piece in row]
    stood = {piece: (piece.x, piece.y) for piece in pieces}
    lifted = set()
    while not any(isinstance(event, DAMAGE) for event in showing.heard):
        lifted |= {piece for piece in pieces if piece.y < stood[piece][1] - 20}
        showing.animator.advance(COARSE)
    assert lifted == {pieces[0], pieces[1], pieces[2]}
    assert all(piece.y == pytest.approx(stood[piece][1], abs=1) for piece in pieces)


def test_crystals_fill_one_by_one_when_a_turn_begins() -> None:
    showing = Showing(duel("* x y", "* a b c d e"), "end")
    seen = [showing.table.lit for _ in showing.frames()]
    began = next(n for n, lit in enumerate(seen) if lit < 1)
    assert seen[began:] == sorted(seen[began:])
    assert {round(lit) for lit in seen[began:]} == {0, 1, 2, 3, 4, 5, 6}
    assert showing.table.lit == showing.table.left == 6


def test_crystals_fly_to_the_card_that_is_paid() -> None:
    before = duel("* Ogre x y", "* a b", mana=6)
    showing = Showing(before)
    piece = showing.table.sides[0].hand[0]
    showing.play(told(before, "play Ogre top")[1])
    effects = {effect for board in showing.frames() for effect in board.effects}
    flying = [effect for effect in effects if getattr(effect, "piece", None) is piece]
    assert sum(type(effect).__name__ == "Crystal" for effect in flying) == 4
    assert showing.table.lit == 2


def test_the_crystals_are_right_at_once_when_it_is_skipped_or_instant() -> None:
    for speed in (1.0, INSTANT):
        showing = Showing(duel("* Ogre x y", "* a b", mana=6), "play Ogre top", speed=speed)
        showing.animator.skip()
        assert (showing.table.lit, showing.animator.effects) == (2, [])


def test_the_horde_spends_its_mana_and_may_overshoot() -> None:
    before = solo("* x y | top: 0/9", "* Zombie Martyr a b c")
    _, happened = told(before, "end", "ai")
    showing = Showing(before)
    lowest = []
    for event in happened:
        showing.play([event])
        showing.animator.skip()
        if isinstance(event, events.HordeCreatureArrived):
            lowest.append(showing.table.left)
    assert lowest == [6, 0]


def places(showing: Showing, side: int) -> list[int]:
    """Show everything and return the places of a side's stronghold, each once."""
    shown = showing.table.sides[side]
    seen = [shown.place, *(shown.place for _ in showing.frames())]
    return [place for place, _ in groupby(seen)]


def test_a_stronghold_is_pushed_place_by_place() -> None:
    showing = Showing(duel("* x | top: 3/3", "a * b c d e"), "attack")
    assert places(showing, 1) == [1, 2, 3, 4]
    check_rest(showing, showing.after)


def test_a_bastion_that_falls_is_pushed_to_the_end_and_turned_at_the_far_left() -> None:
    showing = Showing(duel("* x | top: 9/3", "a * b c d"), "attack")
    assert places(showing, 1) == [1, 2, 3, 4, 0]
    check_rest(showing, showing.after)
    assert showing.table.sides[1].fort


def test_a_falling_stronghold_is_shown_in_the_middle_of_the_table() -> None:
    for fort, kind in (("*", events.BastionDestroyed), ("**", events.FortDestroyed)):
        showing = Showing(duel("* x | top: 9/3", f"a {fort} b"), "attack")
        piece = showing.table.sides[1].stronghold
        until(showing, kind)
        assert max(piece.width for _ in showing.frames()) > showing.animator.layout.stack.width


def test_the_pieces_of_a_fort_are_painted_one_in_a_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    canvas = canvas_of(640, 360)
    frame, painted, paint = 0, Counter[int](), Shatter._paint

    def count(wreck: Shatter, offscreen: Canvas, cell: int) -> None:
        painted[frame] += 1
        paint(wreck, offscreen, cell)

    monkeypatch.setattr(Shatter, "_paint", count)
    showing = Showing(duel("* x | top: 9/3", "a ** b"), "attack")
    for frame, board in enumerate(showing.frames()):  # noqa: B007
        board.draw(canvas)
    assert set(painted.values()) == {1}


def test_the_deck_loses_its_cards_one_after_the_other() -> None:
    showing = Showing(solo("* x | top: 3/3", "* a b c d e"), "attack")
    horde = showing.table.sides[1]
    seen = [(horde.deck, len(horde.keep.discard)) for _ in showing.frames()]
    assert list(dict(seen)) == [5, 4, 3, 2]
    assert {deck + thrown for deck, thrown in seen} <= {4, 5}
    check_rest(showing, showing.after)


def shown(*, reduced: bool = False) -> Showing:
    return Showing(duel("* x y", "* a b c"), reduced=reduced)


def test_a_banner_comes_from_the_sides_own_edge_and_goes() -> None:
    showing = shown()
    board = showing.animator
    announce(board, "Alaric's turn", LEFT, "")
    xs = [getattr(effect, "x", 0.0) for _ in showing.frames() for effect in board.effects]
    assert xs == sorted(xs)
    assert xs[0] < board.layout.width / 4
    assert xs[-1] > board.layout.width * 3 / 4
    assert board.effects == []


def test_a_banner_stays_at_its_place_where_motion_is_reduced() -> None:
    showing = shown(reduced=True)
    announce(showing.animator, "Alaric's turn", LEFT, "")
    for board in showing.frames():
        assert {getattr(e, "x", 0.0) for e in board.effects} <= {board.layout.width / 2}


def test_a_banner_gives_way_to_the_next() -> None:
    board = shown().animator
    announce(board, "Alaric's turn", LEFT, "")
    board.advance(0.5)
    announce(board, "Bo's turn", RIGHT, "")
    board.advance(0.2)
    assert [effect.alpha > 0 for effect in board.effects] == [False, True]
    while board.advance(COARSE):
        pass
    assert board.effects == []


def test_the_hands_are_dealt_card_by_card() -> None:
    for reduced in (False, True):
        showing = Showing(duel("* x y z", "* a b c"), reduced=reduced)
        board = showing.animator
        board.run(deal(board))
        row = showing.table.sides[0].row
        if not reduced:
            assert all(piece.x < 0 for piece in row)
        showing.rest()


@pytest.mark.parametrize(
    ("before", "move", "number", "told"),
    [
        (duel("* x | top: 3/3", "a * b | top: 0/1"), "attack", "+1", True),
        (duel("* !1 x | top: 3/3", "* b | top: 0/9", mana=3), "play !1 right top 0", "+1", False),
        (duel("* a b", "* x", mana=3), "play a top", "−1", True),
        (duel("a * b", "* x", mana=3), "play a top", "−1", False),
    ],
    ids=["a fallen card comes home", "a spell from the right", "from the right", "from the left"],
)
def test_a_hit_more_or_less_is_told(before: State, move: str, number: str, told: bool) -> None:
    """R4.5: it heals, or costs a hit."""
    showing = Showing(before, move)
    words = {getattr(each, "text", "") for board in showing.frames() for each in board.effects}
    check_rest(showing, showing.after)
    assert (number in words) == told
