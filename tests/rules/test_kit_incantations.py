"""The incantations of the kit: every target, what it does, what it leaves alone."""

from itertools import product

import pytest

from game.rules import (
    ASSAULT,
    LATER,
    LEFT,
    PERFORATION,
    RIGHT,
    SPLASH,
    CastIncantation,
    Incantation,
    match_actions,
)

from .kit import BY_NAME
from .kit_table import INCANTATIONS
from .pictures import duel, refused, run, show

#: Six creatures that survive anything, all different.
NAMES = (("0/40", "0/41", "0/42"), ("0/43", "0/44", "0/45"))
LANES = "top: 0/40 0/41 0/42 | bottom: 0/43 0/44 0/45"
TARGETS = list(product((LEFT, RIGHT), (0, 1), (0, 1, 2)))

incantations = pytest.mark.parametrize("name", INCANTATIONS)


@incantations
def test_values_are_those_printed(name: str) -> None:
    """R2.1."""
    cost, damage, letters = INCANTATIONS[name]
    found = BY_NAME[name]
    assert isinstance(found, Incantation)
    bits = SPLASH * ("L" in letters) | PERFORATION * ("P" in letters)
    assert (found.cost, found.damage, found.abilities) == (cost, damage, bits)


@incantations
@pytest.mark.parametrize(("side", "lane", "position"), TARGETS)
def test_on_every_target(name: str, side: int, lane: int, position: int) -> None:
    """R6.1, R6.3, R6.6: all that should suffer does, nobody else; the card goes far right."""
    cost, damage, letters = INCANTATIONS[name]
    state = duel(f"a * {name} b | {LANES}", f"c * d | {LANES}", mana=cost)
    assert refused(state, CastIncantation(1, side, lane, position)) is None
    words = f"{('left', 'right')[side]} {('top', 'bottom')[lane]} {position}"
    after = run(state, f"play {name} {words}")
    struck = {NAMES[lane][position]}
    if "P" in letters and position < 2:
        struck.add(NAMES[lane][position + 1])
    if "L" in letters:
        struck.add(NAMES[1 - lane][position])
    hurt = " ".join(f"{word}:d{damage}" if word in struck else word for word in LANES.split())
    boards = [LANES, LANES]
    boards[side] = hurt
    assert show(after, LEFT) == f"a * b {name} | {boards[LEFT]}"
    assert show(after, RIGHT) == f"c * d | {boards[RIGHT]}"
    assert after.mana == 0


@incantations
def test_it_destroys_what_has_as_much_health(name: str) -> None:
    """R5.4: and not what has one more."""
    cost, damage, _ = INCANTATIONS[name]
    spell = f"play {name} right top 0"
    fallen = duel(f"* {name} a", f"* c | top: b=0/{damage}", mana=cost)
    assert show(run(fallen, spell), RIGHT) == "* c b"
    stands = duel(f"* {name} a", f"* c | top: b=0/{damage + 1}", mana=cost)
    assert show(run(stands, spell), RIGHT) == f"* c | top: b:d{damage}"


@incantations
def test_it_is_not_played(name: str) -> None:
    """R3.2, R6.1, R12.1: too dear, out of reach, at nobody, or late in the later edition."""
    cost, _, _ = INCANTATIONS[name]
    right = f"* c | {LANES}"
    target = CastIncantation(0, RIGHT, 0, 0)
    assert refused(duel(f"* {name} a", right, mana=cost - 1), target) == "too_expensive"
    assert refused(duel(f"* {name} a", "* c", mana=cost), target) == "no_creatures"
    for side, lane, position in ((RIGHT, 0, 3), (RIGHT, 1, -1), (LEFT, 0, 0), (2, 0, 0)):
        beyond = CastIncantation(0, side, lane, position)
        assert refused(duel(f"* {name} a", right, mana=cost), beyond) == "no_target"
    far = duel(f"* a b c d {name}", right, mana=cost)
    assert refused(far, CastIncantation(4, RIGHT, 0, 0)) == "out_of_reach"
    late = duel(f"* {name} a", right, mana=cost, phase=ASSAULT, edition=LATER)
    assert refused(late, target) == "assault_incantation"
    assert not any(isinstance(action, CastIncantation) for action in match_actions(late))


@incantations
def test_it_is_played_in_the_assault_and_as_the_only_card(name: str) -> None:
    """R6.2, R4.7: in the first edition; it never leaves the hand."""
    cost, damage, _ = INCANTATIONS[name]
    state = duel(f"** {name}", "* c | top: 0/40", mana=cost, phase=ASSAULT)
    after = run(state, f"play {name} right top 0")
    assert show(after, LEFT) == f"** {name}"
    assert show(after, RIGHT) == f"* c | top: 0/40:d{damage}"


@incantations
def test_protection_and_indestructible(name: str) -> None:
    """R6.5, R8.5, R12.2: which of them stops it, in which edition."""
    cost, damage, _ = INCANTATIONS[name]
    spell = f"play {name} right top 0"
    for ability, edition, hurt in (
        ("protection", 0, damage),
        ("protection", LATER, 0),
        ("indestructible", 0, 0),
        ("indestructible", LATER, 0),
    ):
        state = duel(f"* {name} a", f"* c | top: b=0/40+{ability}", mana=cost, edition=edition)
        assert show(run(state, spell), RIGHT) == "* c | top: b" + (f":d{hurt}" if hurt else "")
