"""Deeds as plain values for JSON, and back. Complaints are ``FieldError``s."""

from game.content import FieldError
from game.voyage import OUTCOMES, Deed, Hex, deeds

from ..records.codec import Part, Shapes
from ..records.json_checks import flag, items, name, number, one_of, shown

#: No chart has a field so far from its middle.
_FARTHEST = 100


def _read_hex(value: object, what: str) -> Hex:
    found = items(value, what)
    if len(found) != 2 or not all(
        type(each) is int and -_FARTHEST <= each <= _FARTHEST for each in found
    ):
        raise FieldError((), f"{what} is {shown(value)}", "write two whole numbers in [ ]")
    return Hex(*found)  # type: ignore[arg-type]


def _read_words(value: object, what: str) -> tuple[str, ...]:
    return tuple(name(each, what) for each in items(value, what))


def _read_pairs(value: object, what: str) -> tuple[tuple[str, str], ...]:
    pairs = [_read_words(each, what) for each in items(value, what)]
    if any(len(pair) != 2 for pair in pairs):
        raise FieldError((), f"{what} is {shown(value)}", "write pairs of two texts in [ ]")
    return tuple((source, card) for source, card in pairs)


_HEX = Part(list, _read_hex)
_NUMBER, _FLAG, _NAME = Part(int, number), Part(bool, flag), Part(str, name)
_NAMES = Part(list, _read_words)
_PAIRS = Part(lambda pairs: [list(pair) for pair in pairs], _read_pairs)
_OUTCOME = Part(str, lambda value, what: one_of(value, what, OUTCOMES))

#: Every deed: its word, its class, and its values, as in ``["sail", [1, 0], false]``.
DEED_SHAPES: Shapes[Deed] = Shapes(
    "deed",
    {
        "sail": (deeds.Sail, (_HEX, _FLAG)),
        "turn_up": (deeds.TurnUp, (_NUMBER,)),
        "visit": (deeds.VisitAgain, ()),
        "recruit": (deeds.Recruit, (_NAME,)),
        "reinforce": (deeds.Reinforce, (_NAME,)),
        "dismiss": (deeds.Dismiss, (_NAME,)),
        "build": (deeds.Build, (_NAME,)),
        "pilot": (deeds.HirePilot, ()),
        "engage": (deeds.Engage, (_NAMES, _PAIRS)),
        "engage_together": (deeds.EngageTogether, (_NAMES, _NAMES, _PAIRS, _PAIRS)),
        "hand_over": (deeds.HandOver, ()),
        "turn_back": (deeds.TurnBack, ()),
        "fight_ended": (deeds.FightEnded, (_OUTCOME, _NAME)),
        "choose": (deeds.Choose, (_NUMBER,)),
        "end_day": (deeds.EndDay, ()),
        "give_up": (deeds.GiveUp, ()),
    },
)
