"""Under sail: ways, turning up, visits on the way, before a guard (R16.13, R16.15, R16.25)."""

from game.voyage import (
    ChoiceLaid,
    EndDay,
    FleetSailed,
    GoodsChanged,
    Hex,
    Sail,
    TurnBack,
    TurnedBack,
    TurnUp,
    VisitAgain,
    WatersTurnedUp,
    way,
    why_not,
    worst_on_the_way,
)
from game.voyage.voyage_events import GuardMet, GuardYielded

from ..play.games import sure
from .pictures import HOME, E, H, Scene, after, at_sea, follow, played, set_out, told

#: The shortest way from the harbour to the middle of the waters in the east is 3 sails.
OPEN = f"{HOME} / . . . . . . ."


def test_a_way_of_several_fields_is_sailed_by_one_press() -> None:
    """R16.13: a sail each."""
    voyage, events = follow(at_sea(OPEN), Sail(E[0]))
    assert (voyage.fleet, voyage.sails) == (E[0], 1)
    (sailed,) = told(events, FleetSailed)
    assert len(sailed.path) == 4
    assert sailed.path[0] == H[0]
    assert (sailed.path[-1], sailed.sails) == (E[0], 1)
    # What is left is lost with the day.
    voyage = after(at_sea(OPEN, sails=3), EndDay())
    assert (voyage.sails, voyage.count.sails_lost) == (4, 3)


_REEF = at_sea("harbour reef . . . . . / . . . . . . .", shown=frozenset({0}))
_SHUT = at_sea("harbour mine2 reef . . . reef / . . . . . . .")


_GUARD = at_sea("harbour mine2 . . . . .")
_HIDDEN = at_sea(OPEN, shown=frozenset({0}))

PLAYED: dict[str, Scene] = {
    "R16.13: no fleet sails onto a reef": (_REEF, [], {Sail(H[1]): "reef"}),
    "R16.13: nor to what is hidden": (_REEF, [], {Sail(E[0]): "hidden_field"}),
    "R16.13: nor off the chart": (
        _REEF, [], {Sail(Hex(9, 9)): "no_such_field", TurnUp(2): "no_such_waters"},
    ),
    "R16.13: nor to where it lies": (_REEF, [], {Sail(H[0]): "already_there"}),
    "R16.13: nor further than its sails": (at_sea(OPEN, sails=2), [], {Sail(E[0]): "too_far"}),
    "R16.15: a guard is no field to pass": (_SHUT, [], {Sail(E[0]): "no_way"}),
    "R16.13: nobody is challenged on open water": (
        at_sea("harbour mine1 . . . . .", rank=2), [],
        {Sail(H[2], challenge=True): "nothing_to_challenge"},
    ),
    "R16.15: before a guard the fleet stops": (
        _GUARD, [Sail(H[1])],
        {GuardMet: [GuardMet(H[1])], "fleet": H[1], "before_guard": True, "sails": 3,
         EndDay(): "before_guard"},
    ),
    "R16.15: who turns back does not get the sail again": (
        _GUARD, [Sail(H[1]), TurnBack()],
        {TurnedBack: [TurnedBack(H[1], H[0])], "fleet": H[0], "before_guard": False, "sails": 3},
    ),
    "R16.25, case 21: a guard below the rank yields for half its gold, no card and no rank": (
        at_sea("harbour chest1 . . . . .", rank=2), [Sail(H[1])],
        {GuardYielded: [GuardYielded(H[1])], ChoiceLaid: [], "rank": 2, "gold": 8 + 1 + 5,
         GoodsChanged: [GoodsChanged("yield", 1, 9, H[1]), GoodsChanged("chest", 5, 14, H[1])]},
    ),
    "R16.15, R16.25: a guard that yields is passed and its place visited": (
        at_sea("harbour mine1 reef . . . reef / . . . . . . .", rank=2), [Sail(E[4])],
        {"fleet": E[4], "done": {H[1]: "captured"}, "gold": 8 + 1 + 3},
    ),
    "R16.25: one of depth I yields to rank 5": (
        at_sea("harbour mine1 . . . . .", rank=5), [Sail(H[1])], {"before_guard": False},
    ),
    "R16.12, case 28: and has to be fought in fog": (
        at_sea("harbour mine1 . . . . .", rank=5, omen="fog"), [Sail(H[1])],
        {"before_guard": True},
    ),
    "R16.25, question 1: one that would yield may be fought for its card": (
        at_sea("harbour mine1 . . . . .", rank=2), [Sail(H[1], challenge=True)],
        {"before_guard": True},
    ),
    "R16.25: a goal never yields": (
        at_sea(f"{HOME} / . . . . @strong . .", rank=7, sails=6), [Sail(E[4])],
        {"before_guard": True},
    ),
    "R16.13: nor without a sail": (
        at_sea(OPEN, shown=frozenset({0}), fleet=H[1], sails=0), [], {TurnUp(1): "no_sails"},
    ),
    "R16.13: hidden waters are not turned up from afar": (_HIDDEN, [], {TurnUp(1): "waters_far"}),
    "R16.13: but from a neighbouring field, for one sail": (
        _HIDDEN, [Sail(H[1]), TurnUp(1)],
        {WatersTurnedUp: [WatersTurnedUp(1, "sail", 2)], "shown": {0, 1},
         TurnUp(1): "turned_up_already"},
    ),
    "R16.41: the second step of the ferrywoman earns gold by it": (
        at_sea(OPEN, "sanna", shown=frozenset({0}), rank=4), [Sail(H[1]), TurnUp(1)], {"gold": 9},
    ),
    "R16.2: on a new voyage home alone is seen": (set_out(), [], {"shown": {0}}),
}  # fmt: skip

test_what_is_done_and_what_holds_then = played(PLAYED)


def test_a_way_is_shown_with_its_sails_and_who_stops_it() -> None:
    """R16.13, R16.15."""
    assert sure(why_not(at_sea(OPEN, sails=2), Sail(E[0]))).values == (("needed", 3), ("sails", 2))
    shown = sure(way(at_sea(OPEN, sails=2), E[0]))
    assert (shown.sails, shown.today, shown.met) == (3, 2, False)
    assert sure(way(at_sea("harbour mine2 . . . . ."), H[1])).met
    assert way(_SHUT, E[0]) is None
    # The worst guard of the way, as the field's own may be weak.
    assert worst_on_the_way(_SHUT, E[0]) == H[1]
    assert worst_on_the_way(_REEF, E[0]) is None
    assert worst_on_the_way(_GUARD, H[1]) is None


def test_of_ways_as_short_the_one_that_brings_something_is_shown() -> None:
    """R16.13: from the harbour two ways of two sails lead between two fields of the rim."""
    between = Hex(1, 1)
    for number in (1, 2):
        names = ["."] * 6
        names[number - 1] = "chest"
        shown = sure(way(at_sea(f"harbour {' '.join(names)} / . . . . . . ."), between))
        assert shown.fields == (H[number], between)


def test_a_teacher_asks_only_where_the_fleet_stops() -> None:
    """R16.15: passed, it is not visited; for a sail it is visited again."""
    line = "harbour teacher2 reef . . . reef / . . . . . . ."
    voyage = after(at_sea(line, rank=3), Sail(E[4]))
    assert voyage.choices == ()
    voyage = after(voyage, EndDay(), Sail(H[1]))
    # Above its depth: nothing to learn any more.
    assert voyage.choices == ()
    voyage.rank = 2
    voyage = after(voyage, VisitAgain())
    assert voyage.choices[0].what == "teacher"
