"""The match log: what happened, in sentences a player can follow, and bridges by name."""

from random import Random
from typing import get_args

import pytest

from game.board import MatchLog, Table, bridge_name, new_log
from game.board.match_log import _LINES, UNTOLD
from game.board.ring.seat_plaque import WingPlaque
from game.content import Strings, You, languages, load_content, load_strings
from game.play import Match, Seat
from game.rules import (
    BOTTOM,
    DUEL,
    LEFT,
    MODES,
    RIGHT,
    RINGS,
    TOP,
    AnyAction,
    Creature,
    Field,
    PickCard,
    State,
    TakeDeck,
    Terms,
)
from game.rules import events as ev
from tests.amounts import paired
from tests.rules.matches import random_ring
from tests.rules.pictures import duel, solo, told

STRINGS = load_strings("en")


def log_of(state: State, *moves: str, strings: Strings = STRINGS) -> MatchLog:
    """Return the log of the moves."""
    log = new_log(strings, ("Ada", "Bo"))
    log.begin_before([len(side.hand) for side in state.sides], [s.fort for s in state.sides], ())
    for event in told(state, *moves)[1]:
        log.hear(event)
    return log


def lines(state: State, *moves: str) -> list[str]:
    """Return what the log has of the moves."""
    return [line.text for line in log_of(state, *moves).lines]


_ATTACK, _BOLT = ["attack"], ["play Bolt right top 0"]
_AGAIN = "Pawn does not attack again: it was summoned this turn, and no enemy is left in its lane."


def attack(pawn: str, right: str) -> State:
    return duel(f"* x y | top: {pawn}", right)


#: A position, what is done there, and lines of the log that follow one another.
TOLD: dict[str, tuple[State, list[str], list[str]]] = {
    "an incantation names its target and its damage": (
        duel("* Bolt=!2 x", "* a b | top: Wall=0/9", mana=3), _BOLT,
        ["Ada casts Bolt on Wall for 2."],
    ),
    "so does one of the Horde": (
        solo("* a b | top: Wall=0/9", "* Bolt=!2@9 c d", active=1), ["ai"],
        ["Bo casts Bolt on Wall for 2."],
    ),
    "without a target its cost is not counted": (
        solo("* a b", "* Bolt=!2@9 c d e f g h i j k", active=1), ["ai"],
        ["Bolt has no target. Its cost is not counted."],
    ),
    "why nothing comes of one": (
        duel("* Bolt=!2 x", "* a b | top: Idol=0/9+indestructible", mana=3), _BOLT,
        ["Ada casts Bolt on Idol: no damage (Indestructible)."],
    ),
    "what spreads names its cause": (
        duel(
            "* Bolt=!2+splash+perforation x",
            "* a b | top: Ox=0/1 Elk=0/1 | bottom: Cow=0/9", mana=3,
        ),
        _BOLT,
        [
            "Ada casts Bolt on Ox for 2 and destroys it.",
            "Elk is destroyed (Perforation of Bolt).",
            "Cow takes 2 damage (Splash of Bolt).",
        ],
    ),
    "an attack and its damage are one line": (
        attack("Pawn=3/1", "* a b | top: Wall=0/9"), _ATTACK, ["Pawn attacks Wall for 3."],
    ),
    "an attack that destroys": (
        attack("Pawn=3/1", "* a b | top: Ox=0/3"), _ATTACK,
        ["Pawn attacks Ox for 3 and destroys it."],
    ),
    "an attack that Protection stops": (
        attack("Pawn=3/1", "* a b | top: Knight=0/9+protection"), _ATTACK,
        ["Pawn attacks Knight: no damage (Protection)."],
    ),
    "an attack of nothing on a creature": (
        attack("Pawn=0/1", "* a b | top: Wall=0/9"), _ATTACK, ["Pawn attacks Wall for no damage."],
    ),
    "an attack of nothing on a Bastion": (
        attack("Pawn=0/1", "* a b"), _ATTACK, ["Pawn attacks Bo’s Bastion for no damage."],
    ),
    "a Bastion is counted before and after": (
        attack("Pawn=1/1", "* a b"), _ATTACK, ["Pawn hits Bo’s Bastion for 1 (2 → 1)."],
    ),
    "a Bastion that breaks is one more line": (
        attack("Pawn=5/1", "* a b c"), _ATTACK,
        [
            "Pawn hits Bo’s Bastion for 5 (3 → 0).",
            "Bo’s Bastion is destroyed. The Fort takes its place.",
        ],
    ),
    "another attack of Berserk names its cause": (
        attack("Pawn=3/1+berserk", "* a b | top: Ox=0/3 Elk=0/9"), _ATTACK * 2,
        ["Pawn (Berserk) attacks Elk for 3."],
    ),
    "the Horde's deck is counted before and after": (
        solo("* x y | top: Pawn=2/1", "* a b c d e"), _ATTACK,
        ["Pawn hits Bo’s Bastion for 2 (5 → 3)."],
    ),
    "R10.2: what resistance stops does no damage": (
        solo("* x y | top: Pawn=1/1", "* a b c d e", resistance=1), _ATTACK,
        ["Pawn attacks Bo’s Bastion for no damage."],
    ),
    "R9.8: behind the bare Fort there is nothing to take": (
        solo("* x y | top: Ox=2/2 Pawn=1/1", "** a"), _ATTACK * 2,
        ["Ox attacks Bo’s Fort for no damage."],
    ),
    "R9.7: a new deck of the Horde": (
        solo("* x y | top: Pawn=2/1", "* a b | discard: c d"), _ATTACK,
        ["Bo’s discard pile becomes the new deck: 4 cards."],
    ),
    "R9.8: and its end": (
        solo("* x y | top: Pawn=2/1", "** a b"), _ATTACK,
        ["Bo’s deck is empty: the next turn is its last."],
    ),
    "the order of the fallen": (
        duel("* Bolt=!9+perforation x", "* a b | top: Ox=0/1 Elk=0/1", mana=3),
        [*_BOLT, "order Elk Ox"],
        ["Bo returns these cards to hand, in this order: Elk and Ox."],
    ),
    "a turn without a card": (duel("* a b", "* x y"), ["end"], ["Ada plays no card."]),
    "R8.3, R8.6: a Berserk creature of this turn strikes no stronghold": (
        duel("Pawn=3/1+rage+berserk * x y", "* a b | top: Ox=0/3", mana=9),
        ["play Pawn top", "end"],
        [_AGAIN],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", TOLD)
def test_what_happens_is_told(name: str) -> None:
    state, moves, wanted = TOLD[name]
    told = lines(state, *moves)
    start = told.index(wanted[0])
    assert told[start : start + len(wanted)] == wanted


@pytest.mark.parametrize("foes", ["Ox=0/3 Elk=0/9", "Elk=0/9"])
def test_of_a_berserk_creature_that_attacks_again_nothing_is_said(foes: str) -> None:
    state = duel("Pawn=3/1+rage+berserk * x y", f"* a b | top: {foes}", mana=9)
    assert not {_AGAIN, "Ada plays no card."} & set(lines(state, "play Pawn top", "end"))


@pytest.mark.parametrize(("attack", "told"), [(1, "1 dégât"), (3, "3 dégâts")])
def test_damage_is_counted_in_the_plural_forms_of_the_language(attack: int, told: str) -> None:
    french = load_strings("fr")
    state = duel(f"* x y | top: Pawn={attack}/1", "* a b | top: Wall=0/9")
    line = log_of(state, "attack", strings=french).lines[0].text
    assert line == f"Pawn attaque Wall\u00a0: {told}."
    state = duel(f"* x y | top: Pawn={attack}/1", "* a b c d")
    line = log_of(state, "attack", strings=french).lines[0].text
    assert line.startswith(f"Pawn inflige {told} à Bo (Bastion)")


def test_an_attack_says_nothing_of_its_damage_before_it_has_struck() -> None:
    """The line is shown while the attacker is on its way: it is right from its first frame."""
    log = new_log(STRINGS, ("Ada", "Bo"))
    happened = told(duel("* a b | top: Pawn=3/1", "* x y z w"), "attack")[1]
    log.hear(next(event for event in happened if isinstance(event, ev.CreatureAttacked)))
    line = log.lines[-1]
    assert line.text == "Pawn attacks Bo’s Bastion."
    assert (line.amount, line.short) == (None, "")


def test_a_line_shows_who_struck_whom() -> None:
    line = log_of(duel("* x y | top: Pawn=3/1", "* a b | top: Ox=0/3"), "attack").lines[0]
    assert line.actor is not None
    assert line.target is not None
    assert (line.actor.name, line.target.name) == ("Pawn", "Ox")
    assert (line.kind, line.amount, line.outcome) == ("attack", 3, "destroyed")


def test_a_log_may_begin_in_the_middle_of_a_match() -> None:
    """The life that is named is counted back from the hands as they are now."""
    state, events = told(duel("* x y z | top: Pawn=1/1", "* a b c"), "play x top", "attack")
    log = new_log(STRINGS, ("Ada", "Bo"))
    log.begin_before([len(s.hand) for s in state.sides], [s.fort for s in state.sides], events)
    for event in events:
        log.hear(event)
    assert "Pawn hits Bo’s Bastion for 1 (3 → 2)." in [line.text for line in log.lines]


def test_every_event_has_a_line_or_a_reason_for_none() -> None:
    assert set(get_args(ev.Event)) == set(_LINES) | set(UNTOLD)
    assert not set(_LINES) & set(UNTOLD)
    assert all(UNTOLD.values())


def whole_log(terms: Terms, seats: tuple[Seat, Seat], *actions: AnyAction) -> list[str]:
    """Return the log of a setup, and of what follows it."""
    match = Match.new(load_content(), terms, seats, 3)
    log = new_log(STRINGS, ("Ada", "Bo"))
    for action in actions:
        for event in match.submit(action):
            log.hear(event)
    return [line.text for line in log.lines]


def test_the_decks_that_are_taken_are_told_and_who_begins() -> None:
    told = whole_log(Terms(), (Seat("Ada"), Seat("Bo")), TakeDeck(0), TakeDeck(1))
    assert told[0].startswith("Ada takes this deck: ")
    assert told[1].startswith("Bo takes this deck: ")
    assert {"Ada goes first.", "Bo goes first."} & set(told)


def test_what_is_revealed_and_picked_in_a_draft_is_told() -> None:
    told = whole_log(Terms("draft"), (Seat("Ada"), Seat("Bo")), PickCard(0))
    assert any(" picks " in line for line in told)


def test_a_line_knows_what_it_speaks_of_on_the_board() -> None:
    first = log_of(duel("* x y | top: Pawn=3/1", "* a b | top: Ox=0/3"), "attack").lines[0].spots
    assert [(spot.side, spot.card and spot.card.name, spot.lane) for spot in first] == [
        (LEFT, "Pawn", TOP),
        (RIGHT, "Ox", TOP),
    ]
    hit = log_of(duel("* x y | bottom: Pawn=1/1", "* a b"), "attack").lines[0].spots
    assert [(spot.side, spot.card is None) for spot in hit] == [(LEFT, False), (RIGHT, True)]


NAMES = ("Ada", "Bo", "Cy", "Di")


def names(field: Field, viewer: int, strings: Strings | None = None) -> dict[tuple[int, int], str]:
    """Return what the bridge at the end of each lane is called."""
    strings = strings or load_strings("en")
    rows = [(side, lane) for side in field.sides for lane in (TOP, BOTTOM)]
    return {row: bridge_name(strings, NAMES, field, viewer, row) for row in rows}


@pytest.mark.parametrize(("mode", "language"), paired(MODES, languages()))
def test_a_bridge_has_one_name_from_both_its_ends(mode: str, language: str) -> None:
    """R13.2: the reader's own two are top and bottom, as they lie on the screen."""
    field, strings = RINGS[mode], load_strings(language)
    for viewer in field.sides:
        found = names(field, viewer, strings)
        assert all(name == found[field.across[side][lane]] for (side, lane), name in found.items())
        assert len(set(found.values())) == len(field.sides)
        assert found[viewer, TOP] == strings.text("lanes.top")
        assert found[viewer, BOTTOM] == strings.text("lanes.bottom")


def test_a_bridge_of_others_is_named_by_its_seats() -> None:
    assert names(RINGS["four"], 0)[2, TOP] == "Cy–Di bridge"
    assert names(RINGS["four"], 0)[2, BOTTOM] == "Bo–Cy bridge"
    called = ("Ada", You("You"), "Cy", "Di")
    strings = load_strings("en")
    assert bridge_name(strings, called, RINGS["four"], 3, (0, TOP)) == "bridge between you and Ada"


def test_a_duel_keeps_its_words() -> None:
    for viewer in DUEL.sides:
        assert set(names(DUEL, viewer).values()) == {"top lane", "bottom lane"}
        assert names(DUEL, viewer)[1 - viewer, TOP] == "top lane"


def test_the_log_tells_of_lanes_as_its_reader_sees_them() -> None:
    """R13.2: the top lane of the last seat is the bottom lane of the first."""
    log = new_log(load_strings("en"), NAMES, RINGS["four"], 0)
    card = Creature("x", "Vortex", 1, 1, 1)
    for side, lane in ((0, TOP), (3, TOP), (1, TOP)):
        log.hear(ev.CreatureSummoned(side, card, 0, lane, 0, 1, 1))
    assert [line.short for line in log.lines] == ["top lane", "bottom lane", "against Cy"]
    log.retell(NAMES, 2)
    assert [line.short for line in log.lines] == ["against Bo", "against Ada", "bottom lane"]
    assert log.lines[1].text == "Di summons Vortex to the Di–Ada bridge."


def test_a_wing_tells_its_next_bridge_as_its_reader_sees_it() -> None:
    """R13.23: each wing begins in its own top lane, wherever that lies on the screen."""
    table, strings = Table(random_ring(Random(1), "horde"), 0), load_strings("en")
    told = [WingPlaque(strings, table).told(side, NAMES)[0] for side in (1, 3)]
    assert told == ["Next card → Cy", "Next card: bottom lane"]
