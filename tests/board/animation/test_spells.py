"""The animation of incantations: in time, for every kind, and without touching the table."""

import pygame
import pytest

from game.board import BoardView, Marks
from game.kit import Assets, Canvas, Viewport
from game.rules import events
from tests.rules.pictures import duel

from ..telling import LAYOUT, Showing, check_rest

FRAME = 1 / 60
#: The longest from the play to the blow, in seconds at normal speed.
LONGEST = 1.6
FIGHT = "* x y | top: 2/3 2/9 | bottom: 2/9 1/1"
SPELLS = ("Boom!", "Combustion", "Meteorite", "Cyclone", "Annihilation")
DAMAGE = (events.CreatureDamaged, events.DamagePrevented)


def cast(spell: str, at: str = "right top 0", *, reduced: bool = False) -> Showing:
    state = duel(f"* {spell} x y | top: 3/3", FIGHT, mana=9)
    return Showing(state, f"play {spell} {at}", reduced=reduced)


@pytest.mark.parametrize("spell", SPELLS)
@pytest.mark.parametrize("at", ["right top 0", "right bottom 1", "left top 0"])
def test_a_spell_strikes_in_good_time_and_leaves_the_table_right(spell: str, at: str) -> None:
    showing = cast(spell, at)
    seconds = 0.0
    while not any(isinstance(event, DAMAGE) for event in showing.heard):
        showing.animator.advance(FRAME)
        seconds += FRAME
        assert seconds <= LONGEST
    while showing.animator.advance(FRAME):
        pass
    if not showing.after.pending:
        check_rest(showing, showing.after)
    assert showing.animator.effects == []


def test_each_kind_of_spell_shows_something_of_its_own() -> None:
    seen = {}
    for spell in SPELLS:
        showing, kinds = cast(spell), set()
        while showing.animator.advance(FRAME):
            kinds |= {(type(e).__name__, getattr(e, "kind", "")) for e in showing.animator.effects}
        seen[spell] = kinds
    assert ("Thrown", "bomb") in seen["Boom!"]
    assert {("Thrown", "flask"), ("Thrown", "fireball")} <= seen["Combustion"]
    assert ("Thrown", "rock") in seen["Meteorite"]
    assert ("Funnel", "") in seen["Cyclone"]
    assert ("Sphere", "") in seen["Annihilation"]


@pytest.mark.parametrize("spell", SPELLS)
def test_every_frame_of_a_spell_can_be_drawn(spell: str) -> None:
    pygame.display.init()
    pygame.font.init()
    canvas = Canvas(pygame.display.set_mode((640, 360)), Viewport.of((640, 360)), Assets())
    showing = cast(spell)
    view = BoardView(showing.table, ("Bastion", "Fort"))
    while showing.animator.advance(3 * FRAME):
        view.draw(canvas, LAYOUT, Marks())
        for effect in showing.animator.effects:
            effect.draw(canvas)


@pytest.mark.parametrize("spell", SPELLS)
def test_reduced_motion_throws_nothing(spell: str) -> None:
    showing = cast(spell, reduced=True)
    while showing.animator.advance(FRAME):
        assert all(effect.still for effect in showing.animator.effects)
    if not showing.after.pending:
        check_rest(showing, showing.after)


def test_what_a_whirlwind_lifts_comes_down_where_it_stood() -> None:
    showing = cast("Cyclone")
    pieces = [piece for row in showing.table.sides[1].lanes for piece in row]
    stood = {piece: (piece.x, piece.y) for piece in pieces}
    lifted = set()
    while not any(isinstance(event, DAMAGE) for event in showing.heard):
        lifted |= {piece for piece in pieces if piece.y < stood[piece][1] - 20}
        showing.animator.advance(FRAME)
    assert lifted == {pieces[0], pieces[1], pieces[2]}
    assert all(piece.y == pytest.approx(stood[piece][1], abs=1) for piece in pieces)
