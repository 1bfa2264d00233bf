"""R8.1 to R8.5: Splash, Perforation, Rage, Protection, Indestructible."""

import pytest

from game.rules import BOTTOM, LATER, LEFT, RIGHT, TOP

from .pictures import Scene, duel, played, row, run


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


_RAGE = "* R=2/2+rage+sprint x | top: z"
_WAITING = duel("* x | top: R=2/2+rage:s a=3/3", "* x y z | top: b=0/3")
_LATE = duel("* !2 x | top: 1/9 1/9", "* x | top: b=0/9 c=0/2 M=0/9~protection")
_LATER_LATE = duel(
    "* !2 x | top: 1/9", "* x | top: b=0/9 c=0/2 M=0/9~protection", edition=LATER, mana=9
)
_BLAST = duel(
    "* !3+splash+perforation x", "* x | top: i=0/1+indestructible b=0/9 | bottom: c=0/9", mana=3
)
_SPLASHED = duel("* !2+splash x", "* x | top: 0/9 | bottom: p=0/9+protection", edition=LATER)

PLAYED: dict[str, Scene] = {
    **{
        f"R8.4: Protection is used up by {times} attacks with {ability}": (
            duel(f"* x | top: 2/9+{ability} 2/9+{ability}", f"* x | {guarded}=0/9+protection"),
            ["attack"] * times,
            {RIGHT: f"* x | {struck}"},
        )
        for ability, guarded, times, struck in [
            ("splash", "top: 0/9 | bottom: p", 1, "top: 0/9:d2 | bottom: p"),
            ("splash", "top: 0/9 | bottom: p", 2, "top: 0/9:d4 | bottom: p:d2"),
            ("perforation", "top: 0/9 p", 1, "top: 0/9:d2 p"),
            ("perforation", "top: 0/9 p", 2, "top: 0/9:d4 p:d2"),
        ]
    },
    "R8.2: two in a row fall together, and the third moves up whole": (
        duel("* x | top: 3/1+perforation", "** x | top: b=0/3 c=0/3 d=0/3"),
        ["attack", "order c b"],
        {RIGHT: "** x c b | top: d"},
    ),
    "R8.3: with Rage it attacks a creature in the turn it comes": (
        duel(_RAGE, "* x y | top: b=0/9"),
        ["play R top", "attack"],
        {LEFT: "* x | top: R z", RIGHT: "* x y | top: b:d3"},
    ),
    "R8.3: never the stronghold, whatever stands in the other lane; nor does it move": (
        duel(_RAGE, "* x y | bottom: b=0/9"),
        ["play R top", "end"],
        {LEFT: "* x | top: z R", RIGHT: "x * y | bottom: b"},
    ),
    "R8.3: a sprinter that leaves the aura that gave it Rage attacks all the same": (
        duel("* x | top: p:a L=0/9~rage:a S=2/9+sprint+berserk:s", "* x | top: b=0/4 c=0/9"),
        ["attack"],
        {LEFT: "* x | top: S p L", RIGHT: "* x b | top: c"},
    ),
    "R8.3, R8.6: and repeats": (
        duel("* x | top: p:a L=0/9~rage:a S=2/9+sprint+berserk:s", "* x | top: b=0/4 c=0/9"),
        ["attack", "attack"],
        {RIGHT: "* x b | top: c:d4"},
    ),
    "R8.3: another attacker may empty the lane first": (
        _WAITING,
        ["attack"],
        {"attack": "no_attack"},
    ),
    "R8.3: then the one with Rage does not attack": (_WAITING, ["end"], {RIGHT: "* x y z b"}),
    "R8.5: it needs no Protection, not even one that an attack has used up": (
        duel("* Bolt=!3 x", "* x | top: p=0/9+protection+indestructible:p"),
        ["play Bolt right top 0"],
        {RIGHT: "* x | top: p"},
    ),
    "R8.4: who has suffered is not protected by an aura that comes near": (
        _LATE,
        ["attack", "play !2 right top 1", "attack"],
        {RIGHT: "* x c | top: b:d2 M"},
    ),
    "R8.4: who has not yet suffered is": (
        _LATE,
        ["play !2 right top 1", "attack"],
        {RIGHT: "* x c | top: b M"},
    ),
    "R8.4: protected by a holder in front that falls in the same attack": (
        duel("* x | top: 2/9+perforation", "* x | top: M=0/1~protection b=0/9"),
        ["attack"],
        {RIGHT: "* x M | top: b"},
    ),
    "R8.4: protected by a holder behind that falls in the same attack": (
        duel("* x | top: 2/9+perforation", "* x | top: b=0/9 M=0/1~protection"),
        ["attack"],
        {RIGHT: "* x M | top: b"},
    ),
    "R8.5: an Indestructible target is left as it is; the spell is paid and returns": (
        _BLAST,
        ["play !3+splash+perforation right top 0"],
        {LEFT: "* x !3+splash+perforation", RIGHT: "* x | top: i b:d3 | bottom: c:d3", "mana": 2},
    ),
    "R8.5: and beside a target": (
        _BLAST,
        ["play !3+splash+perforation right bottom 0"],
        {RIGHT: "* x | top: i b | bottom: c:d3"},
    ),
    "R8.5, R8.8: an aura makes indestructible while its holder stands beside": (
        duel("* !2 x", "* x | top: b=0/9 A=0/9~indestructible c=0/9", mana=9),
        [f"play !2 right top {n}" for n in (0, 1, 2)],
        {RIGHT: "* x | top: b A:d2 c"},
    ),
    "R12.2: an incantation of no damage does not use Protection up": (
        duel("* !0 x | top: 2/9", "* x | top: p=0/9+protection", edition=LATER),
        ["play !0 right top 0", "attack"],
        {RIGHT: "* x | top: p"},
    ),
    "R12.2, R8.4: who has suffered an incantation is not protected afterwards by another": (
        _LATER_LATE,
        [f"play !2 right top {n}" for n in (0, 1, 1)],
        {RIGHT: "* x c | top: b:d2 M"},
    ),
    "R12.2, R8.4: nor from an attack": (
        _LATER_LATE,
        [*(f"play !2 right top {n}" for n in (0, 1, 1)), "attack"],
        {RIGHT: "* x c | top: b:d3 M"},
    ),
    "R12.2: the Splash of an incantation is a source": (
        _SPLASHED,
        ["play !2+splash right top 0"],
        {RIGHT: "* x | top: 0/9:d2 | bottom: p"},
    ),
    "R12.2: for each creature that it strikes": (
        _SPLASHED,
        ["play !2+splash right top 0"] * 2,
        {RIGHT: "* x | top: 0/9:d4 | bottom: p:d2"},
    ),
}

test_what_is_played_and_what_holds_then = played(PLAYED)
