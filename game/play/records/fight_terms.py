"""The terms of a fight as plain values for a record's first line, and back (R16.29).

Complaints are ``FieldError``s.
"""

from collections.abc import Callable
from dataclasses import fields
from typing import Any

from game.content import FieldError, checks
from game.rules import (
    ABILITIES,
    ALLY,
    LANE_NAMES,
    MOST_GUARD,
    MOST_GUARD_OF_ALLIES,
    MOST_HAND,
    NO_LANE,
    PRESSES,
    SEAT_NAMES,
    SIDE_NAMES,
    BlowChange,
    CardChange,
    Change,
    FightTerms,
    FullFirstMana,
    GroundChange,
    HandChange,
    LaneChange,
    ManaChange,
    PressChange,
    ReachChange,
    RestChange,
    StepChange,
    Which,
    ability_names,
)

from .codec import Part, read_difficulty, write_difficulty
from .json_checks import flag, items, keyed, name, one_of, shown, word

#: No change is by more, and no fight has more of them.
_MOST_AMOUNT, _MOST_CHANGES = 99, 40
_NONE = "none"
_KINDS = ("", "creature", "incantation")


def _amount(value: object, what: str) -> int:
    if type(value) is not int or abs(value) > _MOST_AMOUNT:
        hint = f"write a whole number, at most {_MOST_AMOUNT}"
        raise FieldError((), f"{what} is {shown(value)}", hint)
    return value


def _pair(value: object, what: str) -> tuple[int, int]:
    found = [_amount(each, what) for each in items(value, what)]
    if len(found) != 2:
        raise FieldError((), f"{what} is {shown(value)}", "write two numbers in [ ]")
    return found[0], found[1]


def _bit(value: object, what: str) -> int:
    return ABILITIES.get(one_of(value, what, (_NONE, *ABILITIES)), 0)


def _lane(value: object, what: str) -> int:
    found = one_of(value, what, (_NONE, *LANE_NAMES))
    return NO_LANE if found == _NONE else LANE_NAMES.index(found)


def _ids(value: object, what: str) -> tuple[str, ...]:
    return tuple(checks.card_id(word(each, what), ()) for each in items(value, what))


_AMOUNT, _FLAG = Part(int, _amount), Part(bool, flag)
_PAIR, _IDS = Part(list, _pair), Part(list, _ids)
#: The sides of changes: the ally of the first captain is the third (R16.94).
_SIDES = (*SIDE_NAMES, SEAT_NAMES[ALLY])
_SIDE = Part(
    lambda side: _SIDES[side], lambda value, what: _SIDES.index(one_of(value, what, _SIDES))
)
_LANE = Part(lambda lane: _NONE if lane == NO_LANE else LANE_NAMES[lane], _lane)
_ABILITY = Part(lambda bit: ability_names(bit)[0] if bit else _NONE, _bit)
_KIND = Part(str, lambda value, what: one_of(value, what, _KINDS))
_PRESS = Part(str, lambda value, what: one_of(value, what, PRESSES))

_WHICH_PARTS = {
    **{"ids": _IDS, "kind": _KIND, "cost": _PAIR, "attack": _PAIR, "health": _PAIR},
    "aura": _FLAG,
}


def _read_which(value: object, what: str) -> Which:
    read: dict[str, Any] = _read_parts(value, what, _WHICH_PARTS)
    return Which(**read)


_WHICH = Part(lambda which: _written(which, _WHICH_PARTS), _read_which)

#: Every change: its word, its class, and the parts of its fields.
_SHAPES: dict[str, tuple[type[Change], dict[str, Part]]] = {
    "card": (
        CardChange,
        {
            **{"which": _WHICH, "cost": _AMOUNT, "attack": _AMOUNT, "health": _AMOUNT},
            **{"damage": _AMOUNT, "ability": _ABILITY, "side": _SIDE},
        },
    ),
    "mana": (ManaChange, {"side": _SIDE, "first": _AMOUNT, "last": _AMOUNT, "amount": _AMOUNT}),
    "full_mana": (FullFirstMana, {"side": _SIDE}),
    "reach": (ReachChange, {"side": _SIDE, "reach": _AMOUNT}),
    "blow": (BlowChange, {"side": _SIDE, "amount": _AMOUNT, "stronghold": _FLAG}),
    "step": (
        StepChange,
        {"side": _SIDE, "first_blow": _FLAG, "most": _AMOUNT, "grace": _PAIR, "spared": _FLAG},
    ),
    "hand": (HandChange, {"swaps": _AMOUNT, "neighbours": _FLAG, "side": _SIDE}),
    "lane": (LaneChange, {"side": _SIDE, "turns": _AMOUNT, "lane": _LANE, "first_card": _FLAG}),
    "rest": (RestChange, {"side": _SIDE, "turns": _AMOUNT, "lane": _LANE, "ability": _ABILITY}),
    "ground": (GroundChange, {"side": _SIDE, "lane": _LANE, "health": _AMOUNT}),
    "press": (PressChange, {"what": _PRESS, "amount": _AMOUNT, "side": _SIDE}),
}
_WORD_OF = {kind: word for word, (kind, _) in _SHAPES.items()}
_KEYS = ("hand", "packs", "guard", "difficulty", "changes")
#: Where it is fought: games before that have not written it.
_PLACE = "place"
#: Those of a second captain.
_OTHER = ("other", "other_packs")


def write_fight_terms(fight: FightTerms) -> dict[str, object]:
    """Return the value of the header's key "fight"."""
    sources = fight.sources or ("",) * len(fight.changes)
    return {
        "hand": list(fight.hand),
        "packs": list(fight.packs),
        "guard": list(fight.guard),
        "difficulty": write_difficulty(fight.difficulty),
        "changes": [
            {"change": _WORD_OF[type(change)], "source": source}
            | _written(change, _SHAPES[_WORD_OF[type(change)]][1])
            for change, source in zip(fight.changes, sources, strict=True)
        ],
        # Without another hand the line is, to the letter, what games before that have written.
        **{key: list(getattr(fight, key)) for key in _OTHER if fight.other},
        **({_PLACE: fight.place} if fight.place else {}),
    }


def read_fight_terms(value: object) -> FightTerms:
    """Return the terms that ``write_fight_terms`` wrote; raises ``FieldError``."""
    entries = keyed(value, "'fight'", _KEYS, (*_OTHER, _PLACE))
    hand, packs = _hand(entries["hand"], entries["packs"], "hand", "packs")
    other: tuple[str, ...] = ()
    other_packs: tuple[str, ...] = ()
    if any(key in entries for key in _OTHER):
        keyed(value, "'fight'", (*_KEYS, *_OTHER), (_PLACE,))
        other, other_packs = _hand(entries["other"], entries["other_packs"], *_OTHER)
    guard = _guard(entries["guard"], alone=not other)
    difficulty = read_difficulty(entries["difficulty"], "'difficulty'")
    written = items(entries["changes"], "'changes'")
    if len(written) > _MOST_CHANGES:
        problem = f"'changes' has {len(written)}"
        raise FieldError((), problem, f"write at most {_MOST_CHANGES}")
    changes = [_read_change(each) for each in written]
    return FightTerms(
        *(hand, packs, guard, difficulty),
        changes=tuple(change for change, _ in changes),
        sources=tuple(source for _, source in changes),
        other=other,
        other_packs=other_packs,
        place=name(entries[_PLACE], "'place'") if _PLACE in entries else "",
    )


def _read_change(value: object) -> tuple[Change, str]:
    entries = keyed(value, "a change", ("change", "source"), None)
    source = name(entries["source"], "'source'")
    kind, parts = _SHAPES[one_of(entries["change"], "'change'", _SHAPES)]
    rest = {key: each for key, each in entries.items() if key not in ("change", "source")}
    make: Callable[..., Change] = kind
    return make(**_read_parts(rest, "a change", parts)), source


def _read_parts(value: object, what: str, parts: dict[str, Part]) -> dict[str, object]:
    entries = keyed(value, what, parts)
    return {key: part.read(entries[key], f"'{key}'") for key, part in parts.items()}


def _written(value: Any, parts: dict[str, Part]) -> dict[str, object]:
    assert [field.name for field in fields(value)] == list(parts)
    return {key: part.write(getattr(value, key)) for key, part in parts.items()}


def _hand(
    cards: object, packs: object, what: str, packed: str
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    hand, those = _ids(cards, what), _ids(packs, packed)
    if not 1 <= len(hand) <= MOST_HAND or len(set(hand)) != len(hand):
        hint = f"name 1 to {MOST_HAND} different ones"
        raise FieldError((), f"{what!r} has {len(hand)} cards", hint)
    if len(set(those)) != len(those) or not set(those) <= set(hand):
        raise FieldError((), f"{packed!r} are not of the hand", "name cards of the hand, once each")
    return hand, those


def _guard(value: object, *, alone: bool) -> tuple[str, ...]:
    """Return the cards of a guard: of one kit where it meets one captain, else of two."""
    cards = _ids(value, "guard")
    most = MOST_GUARD if alone else MOST_GUARD_OF_ALLIES
    if not alone <= len(cards) <= most or (alone and len(set(cards)) != len(cards)):
        hint = f"name 1 to {most} different ones" if alone else f"name at most {most}"
        raise FieldError((), f"'guard' has {len(cards)} cards", hint)
    return cards
