"""A bridge has one name for its reader: as it lies on the screen, or by the seats that it joins."""

from random import Random

import pytest

from game.board import Table, bridge_name, new_log
from game.board.ring.seat_plaque import WingPlaque
from game.content import Strings, You, languages, load_strings
from game.rules import BOTTOM, DUEL, MODES, RINGS, TOP, Creature, Field
from game.rules import events as ev

from .ring.rings import random_ring

NAMES = ("Ada", "Bo", "Cy", "Di")


def names(field: Field, viewer: int, strings: Strings | None = None) -> dict[tuple[int, int], str]:
    """Return what the bridge at the end of each lane is called."""
    strings = strings or load_strings("en")
    rows = [(side, lane) for side in field.sides for lane in (TOP, BOTTOM)]
    return {row: bridge_name(strings, NAMES, field, viewer, row) for row in rows}


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("language", languages())
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
