"""The creatures of the kit: each works, does not, and leaves bystanders alone.

The expectations follow from the printed values in ``kit_table`` and by the
plain words of R8, not by the engine.
"""

from itertools import product

import pytest

from game.rules import (
    ABILITIES,
    LATER,
    LEFT,
    PERFORATION,
    RIGHT,
    SPLASH,
    TOP,
    CastIncantation,
    Creature,
    Incantation,
    events,
)
from tests.certain import sure_of

from .kit import BY_NAME, CREATURES, DECKS, INCANTATIONS, LETTERS, PRINTED
from .pictures import duel, happened, refused, row, run, show

#: A board on which everything would be seen.
LANES = "top: 0/40 0/41 0/42 | bottom: 0/43 0/44 0/45"

creatures = pytest.mark.parametrize("name", CREATURES)


def values(name: str) -> tuple[int, int, int, str, str]:
    cost, attack, health, *rest = CREATURES[name].split()
    own, _, aura = (rest[0] if rest else "").partition("~")
    return int(cost), int(attack), int(health), own, aura


def card(name: str) -> Creature:
    return sure_of(Creature, BY_NAME[name])


@creatures
def test_values_are_those_printed(name: str) -> None:
    """R2.1."""
    cost, attack, health, own, aura = values(name)
    own_bits = sum(ABILITIES[LETTERS[letter]] for letter in own)
    aura_bit = ABILITIES[LETTERS[aura]] if aura else 0
    found = card(name)
    assert (found.cost, found.attack, found.health) == (cost, attack, health)
    assert (found.abilities, found.aura) == (own_bits, aura_bit)


@creatures
def test_in_the_turn_it_comes_it_attacks_with_rage_alone(name: str) -> None:
    """R8.3: creatures only; the lane opposite decides."""
    cost, _, _, own, _ = values(name)
    faced = run(duel(f"* {name} b", f"* c | {LANES}", mana=cost), f"play {name} top")
    made = [event.card.name for event in happened(faced, events.CreatureAttacked, "end")]
    assert made == ([name] if "R" in own else [])
    empty = run(duel(f"* {name} b", "* c d e | bottom: 0/9", mana=cost), f"play {name} top")
    assert show(run(empty, "end"), RIGHT) == "* c d e | bottom: 0/9"


@creatures
def test_its_attack_strikes_whom_it_should(name: str) -> None:
    """R5.3, R8.1, R8.2, R8.7: from the rear of its lane, against a full board."""
    _, attack, _, own, _ = values(name)
    after = run(duel(f"* a | top: 0/46:a 0/47:a {name}", f"* c | {LANES}"), "attack")
    value = attack + 2 if "X" in own else attack
    hurt = f":d{value}" if value else ""
    front, behind = f"0/40{hurt}", f"0/41{hurt}" if "P" in own else "0/41"
    beside = f"0/43{hurt}" if "L" in own else "0/43"
    assert show(after, RIGHT) == f"* c | top: {front} {behind} 0/42 | bottom: {beside} 0/44 0/45"
    lane = f"{name} 0/46 0/47" if "X" in own else f"0/46 0/47 {name}"
    assert show(after, LEFT) == f"* a | top: {lane}"
    assert refused(after, "attack") == "no_attack"


@creatures
def test_its_attack_on_the_stronghold(name: str) -> None:
    """R5.3, R8.1, R8.2, R8.7: the other lane is not touched, whatever it has."""
    _, attack, _, own, _ = values(name)
    state = duel(f"* a | bottom: 0/46:a {name}", "* c d e f g h i | top: 0/40")
    value = attack + 1 if "X" in own else attack
    hand = ["c", "d", "e", "f", "g", "h", "i"]
    hand.insert(value, "*")
    assert show(run(state, "attack"), RIGHT) == f"{' '.join(hand)} | top: 0/40"


@creatures
def test_after_destroying_it_repeats_with_berserk_alone(name: str) -> None:
    """R8.6: once per attack that destroys."""
    _, attack, _, own, _ = values(name)
    made = happened(duel(f"* a | top: {name}", "* c | top: b 0/40"), events.CreatureAttacked, "end")
    repeats = "B" in own and attack > 0
    assert [event.repeated for event in made] == ([False, True] if repeats else [False])


@creatures
def test_attacks_on_it(name: str) -> None:
    """R5.4, R8.4: it falls by its health; with Protection not by the first attack."""
    health, own = values(name)[2:4]
    state = duel(f"* a | top: {health}/9 {health}/9", f"* c | top: {name} | bottom: 0/9")
    once = show(run(state, "attack"), RIGHT)
    fallen, whole = f"* c {name} | bottom: 0/9", f"* c | top: {name} | bottom: 0/9"
    assert once == (whole if "S" in own else fallen)
    if "S" in own:
        assert show(run(state, "attack", "attack"), RIGHT) == fallen
    scratch = duel(f"* a | top: {health - 1}/9", f"* c | top: {name} | bottom: 0/9")
    hurt = f":d{health - 1}" if health > 1 and "S" not in own else ""
    assert show(run(scratch, "attack"), RIGHT) == whole.replace(name, name + hurt)


@creatures
def test_incantations_on_it(name: str) -> None:
    """R6.1, R8.5: it may be the target; an Indestructible one does not suffer."""
    health, own = values(name)[2:4]
    state = duel(f"* !{health} a", f"* c | top: {name} | bottom: 0/9")
    spell = f"play !{health} right top 0"
    assert refused(state, spell) is None
    falls = "I" not in own
    expected = f"* c {name} | bottom: 0/9" if falls else f"* c | top: {name} | bottom: 0/9"
    assert show(run(state, spell), RIGHT) == expected


@creatures
def test_what_it_gives_its_neighbours(name: str) -> None:
    """R8.8: its aura to both, to none beyond, and nothing without one."""
    aura = values(name)[4]
    state = duel(f"* a | top: p:a n:s {name}:a m:s q:s", "* c | top: 0/40 | bottom: 0/41")
    made = [event.card.name for event in happened(state, events.CreatureAttacked, "end")]
    assert made == (["m", "n"] if aura == "R" else [])
    sprinted = duel(f"* a | top: p:a {name}:a n", "* c | top: 0/40")
    assert row(run(sprinted, "attack"), LEFT, TOP).startswith("n") == (aura == "X")
    struck = duel("* a | top: 1/9", f"* c | bottom: {name} | top: n=0/9")
    assert row(run(struck, "attack"), RIGHT, TOP) == "n:d1", "the other lane is no neighbour"
    beside = duel("* a | top: 1/9", f"* c | top: n=0/9 {name}")
    assert row(run(beside, "attack"), RIGHT, TOP).startswith("n:d1") == (aura != "S")


def test_the_kit_has_the_printed_cards_and_no_other() -> None:
    """R2.1."""
    assert (len(CREATURES), len(INCANTATIONS)) == (27, 5)
    assert set(BY_NAME) == {*CREATURES, *INCANTATIONS}


def test_the_decks_are_the_printed_ones() -> None:
    """R2.2."""
    assert [" ".join(card.name for card in deck) for deck in DECKS] == PRINTED


#: Six creatures that survive anything, all different.
NAMES = (("0/40", "0/41", "0/42"), ("0/43", "0/44", "0/45"))
TARGETS = list(product((LEFT, RIGHT), (0, 1), (0, 1, 2)))

incantations = pytest.mark.parametrize("name", INCANTATIONS)


@incantations
def test_values_of_incantations_are_those_printed(name: str) -> None:
    """R2.1."""
    cost, damage, letters = INCANTATIONS[name]
    found = sure_of(Incantation, BY_NAME[name])
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
