"""R8.1 to R8.5: Splash, Perforation, Rage, Protection, Indestructible."""

import pytest

from game.rules import (
    BOTTOM,
    INDESTRUCTIBLE,
    LATER,
    LEFT,
    PROTECTION,
    RIGHT,
    TOP,
    events,
    next_attacker,
)

from .pictures import duel, happened, refused, row, run, show


@pytest.mark.parametrize(
    ("abilities", "top", "bottom"),
    [
        ("", "0/9:d2 0/9 0/9", "0/9 0/9"),
        ("+splash", "0/9:d2 0/9 0/9", "0/9:d2 0/9"),
        ("+perforation", "0/9:d2 0/9:d2 0/9", "0/9 0/9"),
        ("+splash+perforation", "0/9:d2 0/9:d2 0/9", "0/9:d2 0/9"),
    ],
)
@pytest.mark.parametrize("lane", [TOP, BOTTOM])
def test_whom_an_attack_strikes(abilities: str, top: str, bottom: str, lane: int) -> None:
    """R8.1, R8.2: Splash beside, Perforation behind, both three and not four."""
    own, other = ("top", "bottom") if lane == TOP else ("bottom", "top")
    state = duel(
        f"* x | {own}: 2/2{abilities} 0/9 | {other}: 0/9",
        f"* x | {own}: 0/9 0/9 0/9 | {other}: 0/9 0/9",
    )
    top_row, bottom_row = state.sides[LEFT].lanes
    if lane == TOP:
        top_row[1] = top_row[1].spent()
    else:
        top_row[0], bottom_row[1] = top_row[0].spent(), bottom_row[1].spent()
    after = run(state, "attack")
    assert (row(after, RIGHT, lane), row(after, RIGHT, 1 - lane)) == (top, bottom)
    assert "d" not in row(after, LEFT, TOP) + row(after, LEFT, BOTTOM), "own creatures are safe"


def test_means_tell_what_struck_whom() -> None:
    """R8.1, R8.2: the target by the attack, the others by the ability; all at once."""
    state = duel("* x | top: 2/2+splash+perforation", "* x | top: b=0/9 c=0/9 | bottom: d=0/9")
    damaged = happened(state, events.CreatureDamaged, "attack")
    assert [(e.card.name, e.means, e.amount, e.health) for e in damaged] == [
        ("b", "attack", 2, 7),
        ("c", "perforation", 2, 7),
        ("d", "splash", 2, 7),
    ]


def test_perforation_strikes_through_a_fallen_target_at_the_same_time() -> None:
    """R8.2: one attack, both fall together, and the third moves up whole."""
    state = duel("* x | top: 3/1+perforation", "** x | top: b=0/3 c=0/3 d=0/3")
    asked = run(state, "attack")
    assert [card.name for card in asked.pending] == ["b", "c"]
    assert show(asked, RIGHT) == "** x | top: d"


def test_rage_attacks_creatures_in_the_turn_it_comes() -> None:
    """R8.3: never the stronghold, whatever stands in the other lane; nor does it move."""
    rage = "* R=2/2+rage+sprint x | top: z"
    after = run(duel(rage, "* x y | top: b=0/9"), "play R top", "attack")
    assert (row(after, LEFT, TOP), row(after, RIGHT, TOP)) == ("R z", "b:d3")
    alone = run(duel(rage, "* x y | bottom: b=0/9"), "play R top", "end")
    assert (row(alone, LEFT, TOP), show(alone, RIGHT)) == ("z R", "x * y | bottom: b")


def test_rage_is_asked_when_the_attacker_is_chosen() -> None:
    """R8.3: a sprinter that leaves the aura that gave it Rage attacks all the same, and repeats."""
    left = "* x | top: p:a L=0/9~rage:a S=2/9+sprint+berserk:s"
    after = run(duel(left, "* x | top: b=0/4 c=0/9"), "attack")
    assert row(after, LEFT, TOP) == "S p L"
    assert show(after, RIGHT) == "* x b | top: c"
    assert row(run(after, "attack"), RIGHT, TOP) == "c:d4"


def test_rage_gained_in_the_assault_counts() -> None:
    """R8.3, R5.2: the next attacker is looked up anew, and with it who has Rage."""
    state = duel("* x | top: n:s p L=1/9+sprint~rage", "* x | top: 0/30")
    names = [e.card.name for e in happened(state, events.CreatureAttacked, "end")]
    assert names == ["L", "p", "n"]
    alone = duel("* x | top: n:s p L=1/9~rage", "* x | top: 0/30")
    assert [e.card.name for e in happened(alone, events.CreatureAttacked, "end")] == ["L", "p"]


def test_rage_waits_for_a_creature_of_its_own_lane() -> None:
    """R8.3: another attacker may empty the lane first; then it does not attack."""
    state = duel("* x | top: R=2/2+rage:s a=3/3", "* x y z | top: b=0/3")
    after = run(state, "attack")
    assert next_attacker(after) is None
    assert refused(after, "attack") == "no_attack"
    assert show(run(state, "end"), RIGHT) == "* x y z b"


def test_what_was_prevented_is_told() -> None:
    """R8.4, R8.5: by which ability, and how much."""
    state = duel("* !3 x | top: 2/9", "* x | top: p=0/9+protection+indestructible")
    (kept,) = happened(state, events.DamagePrevented, "attack")
    assert (kept.amount, kept.by, kept.means) == (2, PROTECTION, "attack")
    (kept,) = happened(state, events.DamagePrevented, "play !3 right top 0")
    assert (kept.amount, kept.by, kept.means) == (3, INDESTRUCTIBLE, "incantation")


def test_the_indestructible_needs_no_protection_against_an_incantation() -> None:
    """R8.5: not even where an attack has used it up in this turn."""
    state = duel("* Bolt=!3 x", "* x | top: p=0/9+protection+indestructible:p")
    assert state.sides[RIGHT].lanes[TOP][0].suffered
    assert row(run(state, "play Bolt right top 0"), RIGHT, TOP) == "p"


def test_who_falls_has_no_health_left_and_the_others_what_is_left() -> None:
    """R5.4: as the events tell it."""
    state = duel("* x | top: 4/1+splash", "* x | top: b=0/3 | bottom: c=0/9")
    damaged = happened(state, events.CreatureDamaged, "attack")
    assert [(event.card.name, event.health) for event in damaged] == [("b", 0), ("c", 5)]


@pytest.mark.parametrize("ability", ["splash", "perforation"])
def test_protection_is_used_up_by_splash_and_perforation(ability: str) -> None:
    """R8.4: they are part of an attack; others hit by it suffer as usual."""
    lanes = "top: 0/9 | bottom: p=0/9+protection"
    if ability == "perforation":
        lanes = "top: 0/9 p=0/9+protection"
    once = run(duel(f"* x | top: 2/9+{ability} 2/9+{ability}", f"* x | {lanes}"), "attack")
    assert show(once, RIGHT) == f"* x | {lanes}".replace("0/9", "0/9:d2", 1).partition("=")[0]
    assert show(run(once, "attack"), RIGHT).endswith("p:d2")


def test_protection_gained_too_late() -> None:
    """R8.4: who has suffered an attack this turn is not protected by an aura that comes near."""
    state = duel("* !2 x | top: 1/9 1/9", "* x | top: b=0/9 c=0/2 M=0/9~protection")
    struck = run(state, "attack", "play !2 right top 1")
    assert row(struck, RIGHT, TOP) == "b:d1 M"
    assert row(run(struck, "attack"), RIGHT, TOP) == "b:d2 M"
    assert row(run(state, "play !2 right top 1", "attack"), RIGHT, TOP) == "b M"


def test_all_damage_meets_the_board_as_it_stood() -> None:
    """R8.4: protected by a holder that falls in the same attack."""
    state = duel("* x | top: 2/9+perforation", "* x | top: M=0/1~protection b=0/9")
    assert show(run(state, "attack"), RIGHT) == "* x M | top: b"
    state = duel("* x | top: 2/9+perforation", "* x | top: b=0/9 M=0/1~protection")
    assert show(run(state, "attack"), RIGHT) == "* x M | top: b"


def test_an_incantation_does_nothing_to_the_indestructible() -> None:
    """R8.5: target or not; others suffer; it is cast, paid and returns."""
    right = "* x | top: i=0/1+indestructible b=0/9 | bottom: c=0/9"
    state = duel("* !3+splash+perforation x", right, mana=3)
    after = run(state, "play !3+splash+perforation right top 0")
    assert show(after, RIGHT) == "* x | top: i b:d3 | bottom: c:d3"
    assert (after.mana, show(after, LEFT)) == (2, "* x !3+splash+perforation")
    beside = run(state, "play !3+splash+perforation right bottom 0")
    assert show(beside, RIGHT) == "* x | top: i b | bottom: c:d3"


def test_an_aura_can_make_indestructible() -> None:
    """R8.5, R8.8: while its holder stands beside."""
    state = duel("* !2 x", "* x | top: b=0/9 A=0/9~indestructible c=0/9", mana=9)
    after = run(state, *(f"play !2 right top {n}" for n in (0, 1, 2)))
    assert row(after, RIGHT, TOP) == "b A:d2 c"


def test_later_protection_is_not_used_up_by_no_damage() -> None:
    """R12.2: an incantation of no damage."""
    nothing = duel("* !0 x | top: 2/9", "* x | top: p=0/9+protection", edition=LATER)
    assert row(run(nothing, "play !0 right top 0", "attack"), RIGHT, TOP) == "p"


def test_later_protection_gained_too_late() -> None:
    """R12.2, R8.4: who has suffered an incantation this turn is not protected afterwards."""
    right = "* x | top: b=0/9 c=0/2 M=0/9~protection"
    state = duel("* !2 x | top: 1/9", right, edition=LATER, mana=9)
    spells = (f"play !2 right top {n}" for n in (0, 1, 1))
    after = run(state, *spells)
    assert row(after, RIGHT, TOP) == "b:d2 M"
    assert row(run(after, "attack"), RIGHT, TOP) == "b:d3 M"


def test_later_splash_of_an_incantation_is_a_source() -> None:
    """R12.2: for each creature that it strikes."""
    right = "* x | top: 0/9 | bottom: p=0/9+protection"
    once = run(duel("* !2+splash x", right, edition=LATER), "play !2+splash right top 0")
    assert show(once, RIGHT) == "* x | top: 0/9:d2 | bottom: p"
    twice = run(once, "play !2+splash right top 0")
    assert show(twice, RIGHT) == "* x | top: 0/9:d4 | bottom: p:d2"
